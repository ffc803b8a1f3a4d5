"""Exploring, and playing on from there: what a server shows, thinks about, refuses and begins."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

import cordee
from cordee import bots, games
from cordee.bots.steps import Steps
from cordee.engine import reading
from cordee.engine.fair import FairDice
from cordee.games import load
from cordee.study.exploring import ROUNDS
from cordee.testing.serving import Server
from cordee.web.live import prospects, thinking
from cordee.web.live.exploring import LONGEST_LINE, Beginning, ExploreRoom
from cordee.web.live.snapshots import is_same, pack, unpack
from cordee.web.live.studies import version_of
from cordee.web.live.table import Table, fold
from cordee.web.live.table_setup import TableSetup
from cordee.web.live.tables import Tables
from cordee.web.live.thinking import Claim, Thinking
from cordee.web.live.view import Viewer
from cordee.web.server.limits import EXPLORING_FROM, Limits
from cordee.web.server.refusals import Refused
from cordee.web.store.migrate import migrate
from cordee.web.store.store import Store

from .conftest import Line, Somebody, serving
from .finished import finished, kept_in
from .programs import Program
from .test_store import with_store

People = Callable[..., Somebody]
PLAYED = [
    (name, players)
    for name in games.REGISTER
    for players in range(load(name).players[0], load(name).players[1] + 1)
]
NEARLY_WON = "pig/1 players=2 turn=0 phase=roll pot=6 score=(97,40)"


@pytest.fixture(scope="module")
def kept() -> dict[str, Table]:
    """Finished games, by where they are."""
    return {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, kept: dict[str, Table]) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("exploring")
    table, events = finished("yeti", players=3, seed=4)

    async def keep(store: Store) -> str:
        return await kept_in(store, table, events)

    kept[f"/t/{with_store(folder, keep)}"] = table
    running = serving(folder)
    yield running
    running.stop()


def looked(line: Line, known: int = 0) -> dict[str, Any]:
    line.say("think", known=known)
    return line.hear(**{"is": "prospects"})


def moved_on(line: Line, state: dict[str, Any], text: str) -> dict[str, Any]:
    line.say("move", plies=state["plies"], text=text)
    return line.hear(**{"is": "table"})


# What is shown


def test_any_number_of_players_has_a_page(people: People) -> None:
    ana = people()
    for game, players in PLAYED:
        page = ana.http.get(f"/explore/{game}?players={players}")
        assert page.status_code == 200
        assert page.text.count('name="seat-') == players


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, load(game).players[most]) for game in games.REGISTER for most in (0, 1)],
)
def test_every_game_is_explored_from_its_start(people: People, game: str, players: int) -> None:
    ana = people("fr" if players % 2 else "en")
    line = ana.join(f"/explore/{game}", query=f"players={players}")
    state = line.hear(**{"is": "table"})
    assert len(state["seats"]) == players
    assert state["title"].startswith(("Explore ·", "Explorer ·"))  # nobody is asked
    tried: list[str] = []
    kinds: set[bool] = set()
    while len(tried) < 4 or (len(kinds) < 2 and len(tried) < 20):
        told = looked(line)
        assert told["event"] == state["event"]
        assert len(told["here"]) == players
        assert sum(share for share, _ in told["here"]) == pytest.approx(1, abs=0.001)
        chance = state["explore"]["chance"]
        options: list[Any] = [(one["text"],) for one in state["moves"]]
        options = told["outcomes"] if chance else options
        assert len(told["options"]) == len(options) > 1
        kinds.add(chance)
        if chance:
            assert not state["mine"]
            assert sum(odds for _, _, odds in options) == pytest.approx(1)
            assert all(label for _, label, _ in options)
            assert "outcomes" not in looked(line, known=state["event"])
        tried.append(options[len(options) // 2][0])
        state = moved_on(line, state, tried[-1])
        assert [one["text"] for one in state["explore"]["line"]] == tried
        assert cordee.position(state["explore"]["position"]).players == players
    line.say("go", keep=2)
    state = line.hear(**{"is": "table"})
    assert state["whole"]
    assert [one["text"] for one in state["explore"]["line"]] == tried[:2]
    line.say("go", keep=1, texts=tried[1:])
    state = line.hear(**{"is": "table"})
    assert [one["text"] for one in state["explore"]["line"]] == tried
    assert all(one["told"] for one in state["explore"]["line"])


def test_a_moment_of_a_game_says_who_plays_and_what_was_played(
    people: People, kept: dict[str, Table]
) -> None:
    place, table = next(iter(kept.items()))
    assert table.position is not None
    ana, ply = people("fr"), 40
    texts = [one.move.text for one in table.position.plies]
    page = ana.http.get(f"{place}/explore?ply={ply}")
    assert page.status_code == 200
    assert f'href="{place}/replay?ply={ply}"' in page.text
    line = ana.join(f"{place}/explore", query=f"ply={ply}")
    state = line.hear(**{"is": "table"})
    assert [one["name"] for one in state["seats"]] == ["Ana", "Robot débutant", "Robot facile"]
    played = state["explore"]["played"]
    assert played == texts[state["plies"]]
    after = moved_on(line, state, played)
    assert after["explore"]["played"] == texts[after["plies"]]
    other = next(
        text
        for text, *_ in looked(line).get("outcomes") or [(one["text"],) for one in after["moves"]]
        if text != after["explore"]["played"]
    )
    assert moved_on(line, after, other)["explore"]["played"] is None
    assert state["explore"]["earlier"] < ply


def test_a_page_that_comes_again_brings_along_what_was_tried(people: People) -> None:
    ana = people()
    line = ana.join("/explore/pig")
    state = line.hear(**{"is": "table"})
    for text in ("roll 5", "again", "roll 3"):
        state = moved_on(line, state, text)
    tried = [one["text"] for one in state["explore"]["line"]]
    query = urlencode({"m": tried}, doseq=True)
    again = ana.join("/explore/pig", query=query).hear(**{"is": "table"})
    assert again["explore"]["position"] == state["explore"]["position"]
    assert again["explore"]["line"] == state["explore"]["line"]
    assert ana.http.get(f"/explore/pig?{query}").status_code == 200


def test_what_is_explored_gets_surer_and_is_done_in_the_end(people: People) -> None:
    line = people().join("/explore/pig", query=urlencode({"p": NEARLY_WON}))
    line.hear(**{"is": "table"})
    told = [looked(line) for _ in range(ROUNDS)]
    assert [one["done"] for one in told] == [False] * (ROUNDS - 1) + [True]
    errors = [one["here"][0][1] for one in told]
    assert errors[-1] < errors[0]
    won = dict(zip((text for text, *_ in told[0]["outcomes"]), told[-1]["options"], strict=True))
    assert won["roll 6"][0] > 0.97  # holding wins
    assert won["roll 1"][0] < won["roll 6"][0] - 0.03


def test_the_end_of_a_game_can_be_reached_and_left(people: People) -> None:
    line = people("fr").join("/explore/pig", query=urlencode({"p": NEARLY_WON}))
    state = line.hear(**{"is": "table"})
    state = moved_on(line, moved_on(line, state, "roll 2"), "hold")
    assert state["explore"]["over"]
    assert "gagne" in state["question"]
    told = looked(line)
    assert told["done"]
    assert told["here"] == [[1, 0], [0, 0]]
    line.say("go", keep=0)
    assert not line.hear(**{"is": "table"})["explore"]["over"]


# What is pasted


def test_a_position_is_pasted_as_a_line_or_as_data(people: People) -> None:
    ana = people()
    data = json.dumps(cordee.position(NEARLY_WON).to_dict(), indent=4)
    for text in (NEARLY_WON, f"\n  {NEARLY_WON}\n", data):
        answer = ana.http.post("/explore", data={"position": text})
        assert answer.status_code == 303
        there = urlsplit(answer.headers["location"])
        assert there.path == "/explore/pig"
        assert parse_qs(there.query) == {"p": [NEARLY_WON]}
        assert ana.http.get(answer.headers["location"]).status_code == 200


WRONG = {
    "": "Paste a position first",
    "hello": "is not a position",
    "chess/1 players=2": "must be one of",
    '{"game": "go"}': "must be one of",
    '{"game": ["pig"]}': "must be one of",
    "{": "Line 1 is not JSON",
    "[1, 2]": "is not JSON",
    "[" * 5000: "is not JSON",
    NEARLY_WON.replace("pot=6", "pot=-3"): "pot is -3",
    NEARLY_WON.replace("score=(97,40)", "score=(97)"): "score",
    NEARLY_WON.replace("players=2", "players=20"): "20",
    NEARLY_WON.replace("pig/1", "pig/9"): "version",
    "x" * 12_001: "at most",
    '{"game": "pig", "players": 1e999}': "player",
}


@pytest.mark.parametrize(("text", "why"), WRONG.items())
def test_what_is_no_position_is_refused_by_name(people: People, text: str, why: str) -> None:
    answer = people().http.post("/explore", data={"position": text})
    assert answer.status_code == 400
    assert why in answer.text
    assert "role=alert" in answer.text.replace('"', "")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/explore/chess", 404),
        ("/explore/pig?p=nonsense", 400),
        ("/explore/pig?players=9", 400),
        ("/explore/yeti?" + urlencode({"p": NEARLY_WON}), 400),
        ("/explore/pig?m=hold", 400),
        ("/explore/pig?m=%00", 400),
        ("/explore/pig?" + "m=x&" * (LONGEST_LINE + 1), 400),
        ("/t/nowhere/explore", 404),
        ("{place}/explore?ply=99999", 404),
        ("{place}/explore?ply=-1", 200),  # no number: from the start
        ("{place}/explore?ply=0&m=roll", 400),
    ],
)
def test_whatever_is_in_an_address_is_checked(
    people: People, kept: dict[str, Table], path: str, status: int
) -> None:
    ana, place = people(), next(iter(kept))
    answer = ana.http.get(path.format(place=place))
    assert answer.status_code == status, answer.text
    if status != 200:
        base, _, query = path.format(place=place).partition("?")
        with pytest.raises(Exception, match=r"440[34]"):
            ana.join(base, query=query).hear(**{"is": "table"})


def test_a_game_that_goes_on_is_not_explored(people: People) -> None:
    ana = people()
    place = ana.new("pig", **{"seat-1": "me", "seat-2": "free"})
    answer = ana.http.get(f"{place}/explore")
    assert answer.status_code == 409
    assert "once it is over" in answer.text


def test_only_moves_are_tried_and_only_where_one_explores(people: People) -> None:
    ana = people()
    line = ana.join("/explore/pig")
    state = line.hear(**{"is": "table"})
    assert not any(seat["may"] for seat in state["seats"])
    for do, more in (("say", {"text": "hi"}), ("undo", {}), ("resign", {"seat": 0}), ("close", {})):
        line.say(do, **more)
        assert line.refusal()["key"] == "explore-alone"
    line.say("move", plies=state["plies"], text="hold")
    assert line.refusal()["rule"]
    line.say("move", plies=state["plies"] + 5, text="roll 3")
    assert line.refusal()["key"] == "moved-on"
    line.say("go", keep=0, texts=["roll 3", "fly"])
    assert line.refusal()["why"]
    line.say("go", keep=0, texts=["roll 3", "again"] * LONGEST_LINE)
    assert line.refusal()["key"] == "explore-long"
    line.say("go", keep=5, texts=[])
    assert line.hear(**{"is": "table"})["plies"] == state["plies"]  # nothing has changed
    table = ana.join(ana.new("pig", **{"seat-1": "me", "seat-2": "free"}))
    for do, more in (("go", {"keep": 0}), ("think", {})):
        table.say(do, **more)
        assert table.refusal()["key"] == "frame-wrong"


# Whoever plays comes first


def explored(folder: Path, work: Callable[[Tables, ExploreRoom], Any]) -> Any:
    """Something done where Ana explores a position of Pig."""

    async def whole(store: Store) -> Any:
        tables = Tables(store)
        try:
            beginning = Beginning(cordee.position(NEARLY_WON), ["Ana", "Bo"])
            room = ExploreRoom(tables, beginning, "ana")
            return await work(tables, room)
        finally:
            await tables.close()

    return with_store(folder, whole)


class Watching:
    person = address = "ana"


def watched(room: ExploreRoom) -> None:
    room.watchers.add(Watching())  # type: ignore[arg-type]


def test_players_never_wait_for_those_who_explore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their rounds are thought as if nobody looked."""
    monkeypatch.setattr(thinking, "SLICE", 0.0)
    served: list[str] = []
    claims: list[Claim] = []

    def steps(name: str, count: int) -> Steps[None]:
        for _ in range(count):
            served.append(name)
            yield

    class Noting(Thinking):
        async def think(self, claim: Claim, steps: Steps[Any]) -> Any:
            claims.append(claim)
            return await super().think(claim, steps)

    async def work(tables: Tables, room: ExploreRoom) -> None:
        tables.thinking = threads = Noting(1)
        watched(room)
        await tables.explorations.look(room, Viewer("ana"), "near", Limits())
        await asyncio.gather(
            threads.think(claims[0], steps("explored", 50)),
            *(threads.think(Claim("near", "ana", f"t{n}"), steps("bot", 20)) for n in range(3)),
        )

    explored(tmp_path, work)
    first, last = served.index("bot"), len(served) - served[::-1].index("bot")
    assert served.count("explored") == 50
    assert served[first:last] == ["bot"] * 60


def test_what_nobody_looks_at_any_more_is_not_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "SLICE", 0.0)

    async def work(tables: Tables, room: ExploreRoom) -> None:
        asked = room, Viewer("ana"), "near", Limits()
        assert "here" not in await tables.explorations.look(*asked)  # nobody watches
        watched(room)
        look = asyncio.create_task(tables.explorations.look(*asked))
        await asyncio.sleep(0)
        room.take(["roll 3"])  # before it is done
        told = await look
        assert told["event"] < room.table.last
        assert "here" not in told
        assert "here" in await tables.explorations.look(*asked)

    explored(tmp_path, work)


def test_one_round_at_a_time_for_a_person_and_not_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prospects, "WAIT", 0.001)
    running: list[int] = []

    class Counting(Thinking):
        inside = 0

        async def think(self, claim: Claim, steps: Steps[Any]) -> Any:
            self.inside += 1
            running.append(self.inside)
            try:
                return await super().think(claim, steps)
            finally:
                self.inside -= 1

    async def work(tables: Tables, _room: ExploreRoom) -> None:
        tables.thinking = Counting()
        names = ["Ana", "Bo"]
        rooms = [
            ExploreRoom(tables, Beginning(cordee.position(NEARLY_WON), names), "ana")
            for _ in range(6)
        ]
        for one in rooms:
            watched(one)

        async def all_of(*people: str) -> int:
            running.clear()
            explorations = tables.explorations
            await asyncio.gather(
                *(
                    explorations.look(one, Viewer(person), "near", Limits())
                    for one, person in zip(rooms, people, strict=True)
                )
            )
            return max(running)

        assert await all_of(*["ana"] * 6) == 1
        assert await all_of(*"abcdef") == prospects.AT_ONCE
        limits = Limits()
        for _ in range(int(EXPLORING_FROM.burst)):
            limits.allow(EXPLORING_FROM, "near")
        viewer = Viewer("ana")
        waits = asyncio.create_task(tables.explorations.look(rooms[0], viewer, "near", limits))
        told = await tables.explorations.look(rooms[1], Viewer("bo"), "far", limits)
        assert "here" in told
        assert not waits.done()
        waits.cancel()

    explored(tmp_path, work)


def test_few_positions_are_held_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "MOST_KEPT", 2)

    async def work(tables: Tables, _room: ExploreRoom) -> None:
        names = ["Ana", "Bo"]
        rooms = [
            ExploreRoom(tables, Beginning(cordee.position(NEARLY_WON), names), "ana")
            for _ in range(4)
        ]
        for one in rooms:
            watched(one)
            await tables.explorations.look(one, Viewer("ana"), "near", Limits())
        assert [*tables.explorations._kept] == rooms[-2:]
        for _ in range(ROUNDS - 1):
            told = await tables.explorations.look(rooms[-1], Viewer("ana"), "near", Limits())
        assert told["done"]
        assert [*tables.explorations._kept] == rooms[-2:-1]

    explored(tmp_path, work)


# Playing on


def in_the_middle(game: str, players: int) -> str:
    """A position in which the dice have fallen and somebody decides."""
    position = load(game).new(players, seed=players)
    bot = bots.make("quick", 1)
    while len(position.plies) < 25 or not isinstance(position.actor, int):
        position.play(position.unasked() or bots.ask(bot, position))
    return position.text


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_a_game_from_a_position_is_recorded_verified_and_kept(game: str, players: int) -> None:
    start = in_the_middle(game, players)
    table, events = finished(game, players=players, start=start)
    assert table.position is not None
    assert table.position.start_text == start
    record = reading.read(str(table.record()), load)
    assert record.start == start
    verdict = record.verify()
    assert verdict.matches
    assert verdict.rolls == table.position.chances
    assert record.position() == table.position
    assert is_same(fold(table.id, table.secret, events), table)
    assert is_same(unpack(pack(table), table.id, table.secret), table)
    usual, _ = finished(game, players=players)
    assert version_of(table) != version_of(usual)


def test_another_start_is_another_study() -> None:
    starts = [NEARLY_WON, NEARLY_WON.replace("97", "96")]
    tables = []
    for start in starts:
        table, _ = finished("pig", start=start)
        assert table.position is not None
        while table.position.plies:
            table.position.undo()
        tables.append(table)
    assert version_of(tables[0]) != version_of(tables[1])


def played_on(ana: Somebody, start: str = NEARLY_WON, **form: str) -> str:
    form = {"p": start, "seat-1": "me", "seat-2": "bot:novice", **form}
    answer = ana.http.post("/explore/pig/play", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def to_its_end(ana: Somebody, place: str) -> dict[str, Any]:
    line = ana.join(place)
    while True:
        state = line.hear(**{"is": "table"})
        if state["stage"] == "over":
            return state
        if state["mine"]:
            line.play(state, -1)  # hold
    raise AssertionError


def test_a_table_plays_on_from_a_position(people: People) -> None:
    ana = people()
    place = played_on(ana)
    line = ana.join(place)
    state = line.hear(stage="playing")
    assert [seat["name"] for seat in state["seats"]][1].startswith("Bot")
    to_its_end(ana, place)
    again = ana.join(place).hear(stage="over")
    assert "The game began from a given position." in [one.get("note") for one in again["log"]]
    record = reading.read(ana.http.get(f"{place}/record").text, load)
    assert record.start == NEARLY_WON
    assert record.verify().matches
    dice = ana.http.get(f"{place}/dice").json()
    assert len(dice["events"]) == record.verify().rolls
    assert FairDice(bytes.fromhex(dice["secret"])).commitment == dice["commitment"]
    for path in ("replay", "study", "plies", "plies/0", "explore?ply=0", "picture"):
        assert ana.http.get(f"{place}/{path}").status_code == 200, path
    first = ana.join(f"{place}/explore", query="ply=0").hear(**{"is": "table"})
    assert first["explore"]["position"] == NEARLY_WON
    following = ana.http.post(f"{place}/rematch").headers["location"]
    to_its_end(ana, following)
    assert f"start: {NEARLY_WON}" in ana.http.get(f"{following}/record").text


@pytest.mark.parametrize(
    ("form", "why"),
    [
        ({"p": ""}, "Paste a position first"),
        ({"p": "pig/1 nonsense"}, "nonsense"),
        ({"seat-3": "me"}, "2 play in this position, not 3"),
        ({"p": NEARLY_WON.replace("roll pot=6", "over pot=0").replace("97", "100")}, "is over"),
        ({"seat-2": "bot:genius"}, "genius"),
        ({"option-weather": "bad"}, "weather"),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    people: People, form: dict[str, str], why: str
) -> None:
    given = {"p": NEARLY_WON, "seat-1": "me", "seat-2": "bot:novice", **form}
    answer = people().http.post("/explore/pig/play", data=given)
    assert answer.status_code == 400
    assert why in answer.text


def test_options_come_with_the_position(tmp_path: Path) -> None:
    start = load("yeti").new(2, weather="bad", seed=1).text

    async def work(store: Store) -> None:
        await migrate(store)
        tables = Tables(store)
        try:
            seats = [("me", ""), ("bot", "novice")]
            plan = TableSetup("yeti", seats, start=start)
            room, _ = await tables.open("ana", "Ana", plan)
            assert room.table.options == {"weather": "bad"}
            assert not room.table.drawn
            other = TableSetup("yeti", seats, {"weather": "good"}, start=start)
            with pytest.raises(Refused, match="other options"):
                await tables.open("ana", "Ana", other)
        finally:
            await tables.close()

    with_store(tmp_path, work)


def test_programs_begin_where_they_like(server: Server) -> None:
    program = Program(server)
    table = program.open("pig", "me", "free", start=NEARLY_WON)
    assert program.get(f"/tables/{table}")["start"] == NEARLY_WON
    wrong = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "free"}], "start": "pig/1 pot"}
    answer = program.ask("POST", "/tables", json=wrong)
    assert answer.status_code == 400
    assert "pot" in answer.json()["message"]
