"""For programs: the API does what its description says, and nothing else."""

from __future__ import annotations

import random
import runpy
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import WebSocketException

import cordee
from cordee.engine import reading
from cordee.games import load
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

from .conftest import QUICK
from .programs import API, Program

ROOT = Path(cordee.__file__).parents[2]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for programs in a hurry."""
    url = sqlite(tmp_path_factory.mktemp("api") / "tables.sqlite")
    with Server(url, **QUICK | {"limits": False, "pause": 0.0}) as running:
        yield running


def test_every_answer_is_as_described(api: Server) -> None:
    known = Program(api)
    known.open("yeti", "me", "free", listed=True)
    chance = random.Random(5)
    described = schemathesis.openapi.from_url(f"{api.url}{API}/openapi.json")
    operations: list[Any] = [found.ok() for found in described.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) == 18
    for operation in operations:
        answered(operation, known, chance)


def answered(operation: Any, known: Program, chance: random.Random) -> None:
    """Random requests, for tables that there are and tokens that are ours, too."""

    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        if "table" in case.path_parameters and chance.random() < 0.7:
            own = [entry["table"] for entry in known.get("/tables?own=true")]
            own = own or [known.open("yeti", "me", "free", listed=True)]  # the last one was closed
            case.path_parameters["table"] = chance.choice(own)
        headers = {"Authorization": f"Bearer {known.token}"} if chance.random() < 0.7 else {}
        case.validate_response(
            case.call(headers=headers),
            checks=[
                schemathesis.checks.not_a_server_error,
                schemathesis.checks.status_code_conformance,
                schemathesis.checks.content_type_conformance,
                schemathesis.checks.response_schema_conformance,
            ],
        )

    check()


@pytest.mark.parametrize("game", ["yeti", "himalaya", "matterhorn", "vertical", "pig"])
def test_the_example_plays_a_whole_game(
    api: Server, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)  # which comes with our tests, not with Cordée
    example = runpy.run_path(str(ROOT / "examples" / "bot_client.py"))
    shares = example["play"](api.url, game)
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(1)


def test_a_game_by_requests_alone(api: Server, tmp_path: Path) -> None:
    ana, bo = Program(api, "Ana"), Program(api, "Bo")
    table = ana.open("pig", "me", "free", drawn=False)
    told = bo.post(f"/tables/{table}/seats/1/sit", name="Bo")
    chance = random.Random(4)
    while told["stage"] != "over":
        mover = (ana, bo)[told["turn"] or 0]
        told = mover.get(f"/tables/{table}")
        if told["moves"]:
            text = chance.choice(told["moves"])
            told = mover.post(f"/tables/{table}/moves", plies=told["plies"], text=text)
    assert told["secret"]
    file = tmp_path / "game.cordee"
    file.write_text(ana.ask("GET", f"/tables/{table}/record").text)
    record = reading.load(file, load)
    assert record.position().outcome is not None
    assert list(record.position().outcome.winners) == told["result"]["winners"]  # type: ignore[union-attr]
    again = {one.post(f"/tables/{table}/rematch")["table"] for one in (ana, bo)}
    assert len(again) == 1


def test_a_program_closes_its_table(api: Server) -> None:
    ana, bo = Program(api, "Ana"), Program(api, "Bo")
    seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "link"}]
    made = ana.post("/tables", game="yeti", seats=seats, listed=True)
    table, link = made["table"], made["links"][0]["link"]
    line = bo.line(table)
    line.hear(stage="open")
    assert bo.ask("POST", f"/tables/{table}/close").status_code == 403
    assert ana.post(f"/tables/{table}/close")["stage"] == "closed"
    line.hear(stage="closed")
    answer = bo.ask("POST", f"/invitations/{link}", json={"name": "Bo"})
    assert (answer.status_code, answer.json()["error"]) == (410, "table-closed")
    answer = bo.ask("POST", f"/tables/{table}/seats/1/sit", json={"name": "Bo"})
    assert (answer.status_code, answer.json()["error"]) == (409, "table-closed")
    for path in ("/tables", "/tables?own=true"):
        assert table not in [entry["table"] for entry in ana.get(path)]
    assert ana.ask("GET", f"/tables/{table}/record").status_code == 404


def test_nobody_is_told_who_somebody_is_before_or_after(api: Server) -> None:
    ana = Program(api, "Ana")
    table = ana.open("yeti", "me", "bot:easy")
    text = ana.ask("GET", f"/tables/{table}").text + ana.ask("GET", f"/tables/{table}/events").text
    person = ana.token.split(".")[0]
    assert "person" not in text
    assert person not in text
    assert ana.get(f"/tables/{table}")["secret"] is None


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("/tables/{table}/moves", {"plies": 10**5, "text": "keep none"}, 409, "moved-on"),
        ("/tables/{table}/seats/0/resign", {}, 403, "seat-other"),
        ("/tables/{table}/seats/9/sit", {"name": "Eve"}, 404, "seat-none"),
        ("/tables/{table}/seats/0/sit", {"name": "Eve"}, 409, "seat-taken"),
        ("/tables/{table}/undo", {}, 409, "undo-refused"),
        ("/tables/{table}/hint", {}, 409, "not-your-turn"),
        ("/tables/nowhere/undo", {}, 404, "no-such-page"),
        ("/invitations/guessed", {"name": "Eve"}, 410, "link-used"),
        ("/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400, "game-unknown"),
        ("/tables", {"game": "yeti", "seats": [{"kind": "throne"}]}, 422, "body-wrong"),
        ("/tables/{table}/talk", {"text": ""}, 422, "body-wrong"),
    ],
)
def test_what_cannot_be_done_is_said_in_words(
    api: Server, path: str, body: dict[str, Any], status: int, error: str
) -> None:
    ana, eve = Program(api, "Ana"), Program(api, "Eve")
    table = ana.open("yeti", "me", "bot:easy", drawn=False)
    ana.line(table).my_turn()
    answer = eve.ask("POST", path.format(table=table), json=body or None)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert len(answer.json()["message"]) > 10
    french = {"accept-language": "fr"}
    other = eve.ask("POST", path.format(table=table), json=body or None, headers=french).json()[
        "message"
    ]
    assert other != answer.json()["message"]


def test_an_illegal_move_names_its_rule(api: Server) -> None:
    ana = Program(api, "Ana")
    table = ana.open("matterhorn", "me", "bot:easy", drawn=False)
    told = ana.line(table).my_turn()
    for text, rule in (("hop 12.1", None), ("pawn 7.1", "M3")):
        wanted = {"plies": told["plies"], "text": text}
        answer = ana.ask("POST", f"/tables/{table}/moves", json=wanted)
        assert (answer.status_code, answer.json()["rule"]) == (400, rule)
    assert ana.get(f"/tables/{table}")["plies"] == told["plies"]


def test_a_cookie_is_no_token_and_a_token_no_cookie(api: Server) -> None:
    ana = Program(api, "Ana")
    with httpx.Client(base_url=api.url, cookies={"cordee": ana.token}) as browser:
        assert browser.get(f"{API}/tables?own=true").status_code == 401
        elsewhere = {"origin": "https://evil.example"}
        assert browser.post("/new/yeti", headers=elsewhere).status_code == 403
    for wrong in ("", "Bearer", "Bearer nonsense", f"Basic {ana.token}", f"Bearer {ana.token}x"):
        answer = ana.ask("GET", "/tables?own=true", headers={"authorization": wrong})
        assert answer.status_code == 401


def test_a_socket_without_a_token_or_a_table_is_closed(api: Server) -> None:
    ana = Program(api, "Ana")
    table = ana.open("yeti", "me", "bot:easy")
    real = ana.token
    for token, where, code in (("nonsense", table, "4403"), (real, "nowhere", "4404")):
        ana.token = token
        line = ana.line(where)
        with pytest.raises(WebSocketException, match=code):
            line.hear()


def test_who_plays_by_requests_is_not_gone(api: Server) -> None:
    ana, bo = Program(api, "Ana"), Program(api, "Bo")
    table = ana.open("yeti", "me", "free", drawn=False)
    bo.post(f"/tables/{table}/seats/1/sit", name="Bo")
    ana.line(table).until(lambda told: told["stage"] == "playing")
    time.sleep(2 * QUICK["gone"])
    bo.get(f"/tables/{table}")
    assert ana.ask("POST", f"/tables/{table}/seats/1/hand").status_code == 409
    time.sleep(2 * QUICK["gone"])
    assert ana.ask("POST", f"/tables/{table}/seats/1/hand").status_code == 200


def test_the_next_table_is_for_its_players(api: Server) -> None:
    ana, eve = Program(api, "Ana"), Program(api, "Eve")
    table = ana.open("yeti", "me", "bot:easy", drawn=False)
    ana.line(table).my_turn()
    ana.post(f"/tables/{table}/seats/0/resign")
    following = ana.post(f"/tables/{table}/rematch")["table"]
    for path in ("", "/events", "/record"):
        assert following not in eve.ask("GET", f"/tables/{table}{path}").text


def test_rematches_count_as_new_tables(server: Server) -> None:
    ana = Program(server, "Ana")
    table, codes = ana.open("pig", "me", "bot:easy", drawn=False), []
    for _ in range(14):
        ana.line(table).until(lambda told: told["stage"] == "playing")
        ana.ask("POST", f"/tables/{table}/seats/0/resign")
        answer = ana.ask("POST", f"/tables/{table}/rematch")
        codes.append(answer.status_code)
        if answer.status_code == 429:
            break
        table = answer.json()["table"]
    assert codes[-1] == 429


@pytest.mark.parametrize("path", ["/t/%00", f"{API}/tables/%00", f"{API}/tables/a%0Ab", "/t/a%2Fb"])
def test_a_name_that_no_table_has_is_not_found(api: Server, path: str) -> None:
    assert httpx.get(api.url + path).status_code == 404


def test_a_form_in_a_character_set_that_there_is_not(api: Server) -> None:
    headers = {"content-type": "multipart/form-data; boundary=X; charset=punycode"}
    body = b'--X\r\nContent-Disposition: form-data; name="name"\r\n\r\n\xff\xfe\r\n--X--\r\n'
    answer = httpx.post(f"{api.url}/new/pig", content=body, headers=headers | {"origin": api.url})
    assert answer.status_code < 500


def test_a_used_link_gives_nothing_to_who_replays_it(api: Server) -> None:
    ana, bo, eve = Program(api, "Ana"), Program(api, "Bo"), Program(api, "Eve")
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = ana.post("/tables", game="yeti", seats=seats)
    link = made["links"][0]["link"]
    assert bo.post(f"/invitations/{link}", name="Bo")["table"] == made["table"]
    assert eve.ask("POST", f"/invitations/{link}", json={"name": "Eve"}).status_code == 410


def test_too_much_is_refused_and_counted(server: Server) -> None:
    eve = Program(server, "Eve")
    codes = (eve.ask("GET", "/tables?own=true").status_code for _ in range(1000))
    assert 429 in codes  # it stops there: on a slow machine it comes later
    counted = httpx.get(f"{server.url}/metrics").text
    assert 'cordee_refusals_total{why="too-fast"}' in counted


def test_a_flood_is_refused_and_nobody_else_notices(server: Server) -> None:
    ana, eve = Program(server, "Ana"), Program(server, "Eve")
    table = ana.open("yeti", "me", "bot:easy", drawn=False)
    hers, evil = ana.line(table), eve.line(table)
    told = hers.my_turn()
    for nth in range(300):
        evil.say("move", plies=told["plies"], text=told["moves"][0], seat=nth % 10)
    evil.socket.send("garbage" * 100)
    evil.socket.send(b"\x00\xff")
    assert evil.hear(key="not-your-turn")
    assert evil.hear(key="too-fast")
    hers.decide(told, random.Random(1))
    hers.after(told["plies"])
    evil.socket.send("x" * 10_000)
    with pytest.raises(WebSocketException):
        evil.hear(never=True)
    assert hers.table["stage"] == "playing"


def test_metrics_count_tables_sockets_moves_and_thinking(api: Server) -> None:
    ana = Program(api, "Ana")
    line = ana.line(ana.open("yeti", "me", "bot:easy", drawn=False))
    told = line.my_turn()
    while told["turn"] == 0:
        line.decide(told, random.Random(1))
        told = line.after(told["plies"])
    line.my_turn(told["plies"])
    counted = httpx.get(f"{api.url}/metrics").text
    for one in (
        'cordee_sockets{of="program"} 1',
        'cordee_moves_total{by="person",game="yeti"}',
        'cordee_moves_total{by="bot",game="yeti"}',
        'cordee_thinking_seconds_count{game="yeti"}',
        'cordee_request_seconds_count{route="/api/v1/tables",status="201"}',
    ):
        assert one in counted, one
    assert "cordee_tables 0.0" not in counted


def test_metrics_are_for_the_allowed_only(tmp_path: Path) -> None:
    url = sqlite(tmp_path / "tables.sqlite")
    with Server(url, **QUICK, meters_from="10.0.0.0/8") as closed:
        assert httpx.get(f"{closed.url}/metrics").status_code == 404


def test_the_version_of_the_api_is_documented() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert API in text
