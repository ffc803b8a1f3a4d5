"""A bot of your own at a server: `python examples/bot_client.py http://localhost:8765 yeti`

It opens a table against one of the server's bots; put your own thinking into `decide`.
"""

import hashlib
import json
import random
import secrets
import sys
from typing import Any

import httpx
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


def play(server: str, game: str) -> list[float]:
    """Play a whole game; each seat's share of the win."""
    bits = secrets.token_hex(16)
    with httpx.Client(base_url=f"{server}/api/v1") as http:
        token = http.post("/people", json={"name": "Example"}).raise_for_status().json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
        answer = http.post("/tables", json=wanted, headers=headers).raise_for_status()
    url = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{answer.json()['table']}/socket"
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
