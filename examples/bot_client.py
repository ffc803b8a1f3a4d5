"""A bot of your own at a server: `python examples/bot_client.py http://localhost:8765 yeti`

It opens a table against one of the server's bots; put your own thinking into `decide`. It needs the
package websockets, which comes with `pip install "cordee[web]"`.
"""

import hashlib
import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def decide(table: dict[str, Any]) -> str:
    """What to do; `table["position"]` has the fields of the game's rule sheet."""
    return str(random.choice(table["moves"]))


def contribute(table: dict[str, Any], bits: str) -> list[dict[str, Any]]:
    """What to say so that nobody can choose the dice: a digest of our bits, then the bits."""
    said = []
    for seat, told in enumerate(table["seats"]):
        if told["yours"] and table["dice"] == "open" and not told["pledge"]:
            digest = hashlib.sha256(bits.encode()).hexdigest()
            said.append({"do": "pledge", "seat": seat, "digest": digest})
        if told["yours"] and table["dice"] == "sealed" and not told["contribution"]:
            said.append({"do": "contribute", "seat": seat, "bits": bits})
    return said


def post(url: str, data: dict[str, Any], **headers: str) -> dict[str, Any]:
    """What the server answers; a refusal is an error."""
    body = json.dumps(data).encode()
    asked = Request(url, body, {"Content-Type": "application/json", **headers})  # noqa: S310
    with urlopen(asked) as answer:  # noqa: S310
        return dict(json.load(answer))


def play(server: str, game: str) -> list[float]:
    """Play a whole game; each seat's share of the win."""
    bits = secrets.token_hex(16)
    api = f"{server}/api/v1"
    token = post(f"{api}/people", {"name": "Example"})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
    opened = post(f"{api}/tables", wanted, **headers)["table"]
    url = f"{api.replace('http', 'ws', 1)}/tables/{opened}/socket"
    with connect(url, additional_headers=headers) as line:
        for message in line:
            table = json.loads(message)
            if table["is"] != "table":
                continue
            if table["stage"] == "over":
                return list(table["result"]["shares"])
            for said in contribute(table, bits):
                line.send(json.dumps(said))
            if table["moves"]:
                move = {"do": "move", "plies": table["plies"], "text": decide(table)}
                line.send(json.dumps(move))
    raise ConnectionError("the server has gone")


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
