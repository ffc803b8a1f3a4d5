"""What a page is told of the plies it has not seen: one step each, in order, with its lines."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace
from typing import Any

import pytest

from cordee.engine.fair import FairDice
from cordee.web.live import decisions
from cordee.web.live import events as kinds
from cordee.web.live.commands import Undo
from cordee.web.live.events import TableEvent
from cordee.web.live.marks import last_turn, moved
from cordee.web.live.table import BOT, HERE, ME, Table
from cordee.web.live.view import LAYOUTS, MOST_STEPS, Painter, Seen, Viewer, seat_spoken_to

GAMES = ("yeti", "himalaya", "matterhorn", "vertical")
ANA = Viewer("ana")


AGAINST_A_BOT = {"kind": BOT, "name": "bot:easy", "person": None, "level": "easy"}
AT_ONE_SCREEN = {"kind": HERE, "name": "Bo", "person": "ana", "level": None}


def at_a_table(game: str, other: dict[str, Any] = AGAINST_A_BOT) -> tuple[Table, Painter]:
    """A game of Ana against a bot, or somebody else, just begun."""
    table = Table("t", FairDice.of_seed(5).secret)
    seats = [{"kind": ME, "name": "Ana", "person": "ana", "level": None}, other]
    opened = {"game": game, "options": {}, "seats": seats, "drawn": False, "hints": True,
              "listed": False, "host": "ana"}  # fmt: skip
    table.apply(TableEvent(0, kinds.OPEN, opened, 0.0))
    decisions.carry_out(table, decisions.begin(table), 0.0)
    room: Any = SimpleNamespace(
        table=table,
        is_here=lambda _: True,
        is_gone=lambda _: False,
        told_beside=lambda _: {},
    )
    return table, Painter(room)


def play_on(table: Table) -> None:
    """The first of the legal moves, whoever decides, and what follows."""
    assert table.position is not None
    move = table.position.moves()[0]
    decisions.carry_out(table, [decisions.moved(table, move.text)], 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_every_ply_is_a_step_with_its_lines_and_leads_to_the_state(game: str) -> None:
    table, painter = at_a_table(game)
    seen = Seen()
    first = painter.news(ANA, seen)
    assert first["whole"]
    assert first["steps"] == []
    known = len(table.moves)
    for _ in range(25):
        play_on(table)
        told = painter.news(ANA, seen)
        assert not told["whole"]
        plies = [step["plies"] for step in told["steps"]]
        assert plies == list(range(known + 1, told["plies"] + 1))
        assert all(step["lines"] for step in told["steps"])  # no ply without a line
        assert all("pieces" in step for step in told["steps"][:-1])
        assert "pieces" not in told["steps"][-1]  # that is the state's own
        assert not [line for line in told["log"] if "ply" in line]
        known = told["plies"]


def test_the_log_of_steps_is_the_whole_log() -> None:
    table, painter = at_a_table("yeti")
    seen, lines = Seen(), []
    for _ in range(20):
        told = painter.news(ANA, seen)
        lines += told["log"] + [line for step in told["steps"] for line in step["lines"]]
        play_on(table)
    told = painter.news(ANA, seen)
    lines += told["log"] + [line for step in told["steps"] for line in step["lines"]]
    assert lines == painter.news(ANA, Seen())["log"]


def test_what_was_taken_back_is_told_as_a_whole() -> None:
    table, painter = at_a_table("matterhorn")
    seen = Seen()
    painter.news(ANA, seen)
    while table.undoes(0) is None:
        play_on(table)
    painter.news(ANA, seen)
    asker = decisions.Asker("ana")
    decisions.carry_out(table, decisions.decide(table, asker, Undo()), 0.0)
    told = painter.news(ANA, seen)
    assert told["whole"]
    assert told["steps"] == []


def test_who_was_away_for_long_sees_the_last_steps_and_the_whole_log() -> None:
    table, painter = at_a_table("matterhorn")
    seen = Seen()
    painter.news(ANA, seen)
    while len(table.moves) < MOST_STEPS + 30:
        play_on(table)
    told = painter.news(ANA, seen)
    assert len(told["steps"]) == MOST_STEPS
    lines = told["log"] + [line for step in told["steps"] for line in step["lines"]]
    assert [line["ply"] for line in lines] == sorted(line["ply"] for line in lines)
    assert {line["ply"] for line in lines} >= set(range(1, len(table.moves)))


def test_since_ones_last_decision_a_few_lines_tell_what_the_others_did() -> None:
    table, painter = at_a_table("himalaya")
    while table.position is not None and table.position.actor != 1:
        play_on(table)
    play_on(table)
    told = painter.news(ANA, Seen())["news"]
    assert 1 <= len(told) <= 3
    assert all("Ana" not in line.split()[:1] for line in told)


def lines_about_ana(painter: Painter, viewer: Viewer) -> list[str]:
    """What a page is told of Ana's doing, at once and in the replay."""
    log = [line["text"] for line in painter.news(viewer, Seen())["log"] if line.get("seat") == 0]
    replayed = [text for moment in painter.moments(viewer) for text in moment["lines"]]
    assert set(log) <= set(replayed)
    return log


@pytest.mark.parametrize("game", GAMES)
def test_whoever_sits_alone_at_their_screen_is_spoken_to(game: str) -> None:
    table, painter = at_a_table(game)
    for _ in range(30):
        play_on(table)
    while not painter.state(ANA)["mine"]:
        play_on(table)
    spoken, watched = (lines_about_ana(painter, Viewer(person)) for person in ("ana", "bo"))
    for own, by_name in zip(spoken, watched, strict=True):
        assert ("Ana" in by_name) == bool(re.search(r"\b[Yy]our?\b", own)), own
        assert "Ana" not in own
    assert sum("Ana" in line for line in watched) > 5
    assert "Ana" not in painter.state(ANA)["question"]
    assert painter.state(Viewer("bo"))["question"] == "Waiting for Ana."
    assert lines_about_ana(painter, ANA) == spoken  # another's language or seat changes nothing


LETTERING = re.compile("<text[^>]*>([^<]*)")
SPOKEN = {
    "en": ("Your turn", "You win!", "You give up.", "You gave up.", "You: hello"),
    "fr": ("À vous de jouer", "Vous gagnez !", "Vous abandonnez.", "Vous avez abandonné.",
           "Vous : hello"),
}  # fmt: skip


def everything_told(painter: Painter, viewer: Viewer) -> str:
    """All that a page shows, on the board and beside it."""
    told = painter.news(viewer, Seen())
    drawn = told.pop("pieces")
    texts = [json.dumps(told, ensure_ascii=False), *LETTERING.findall(drawn)]
    return " · ".join(texts).replace("\u00a0", " ")


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", SPOKEN)
@pytest.mark.parametrize("game", GAMES)
def test_board_notes_strip_and_title_speak_to_whoever_sits_there(
    game: str, locale: str, layout: str
) -> None:
    turn, wins, give_up, gave_up, talk = SPOKEN[locale]
    for quitter in (0, 1):
        table, painter = at_a_table(game, {"kind": ME, "name": "Bo", "person": "bo", "level": None})
        while table.position is not None and table.position.actor != 0:
            play_on(table)
        own, watching = (Viewer(person, locale, layout) for person in ("ana", "eve"))
        said = {"name": "Ana", "text": "hello", "seat": 0, "person": "ana"}
        decisions.carry_out(table, [(kinds.SAY, said)], 0.0)
        told = everything_told(painter, own)
        assert turn in told
        assert talk in told
        assert "Ana" not in told
        decisions.carry_out(table, [(kinds.RESIGN, {"seat": quitter, "level": None})], 0.0)
        told = everything_told(painter, own)
        assert (wins in told) == (quitter == 1)
        assert (give_up in told) == (gave_up in told) == (quitter == 0)
        assert "Ana" not in told
        watched = everything_told(painter, watching)
        assert "Ana" in watched
        assert not any(words in watched for words in SPOKEN[locale])


@pytest.mark.parametrize("viewer", [ANA, Viewer("bo")], ids=["at the screen", "watching"])
def test_people_who_share_a_screen_are_called_by_name(viewer: Viewer) -> None:
    table, painter = at_a_table("yeti", AT_ONE_SCREEN)
    for _ in range(10):
        play_on(table)
    assert any(line.startswith("Ana ") for line in lines_about_ana(painter, viewer))
    state = painter.state(viewer)
    assert state["question"].startswith(("Ana, ", "Bo, ", "Waiting for "))


def test_programs_are_told_names_only() -> None:
    table, painter = at_a_table("yeti")
    for _ in range(10):
        play_on(table)
    program = Viewer("ana", by_name=True)
    assert seat_spoken_to(table, program) is None
    assert lines_about_ana(painter, program) == lines_about_ana(painter, Viewer("bo"))


def test_a_seat_that_a_bot_plays_for_is_still_ones_own() -> None:
    table, painter = at_a_table("yeti")
    while not painter.state(ANA)["mine"]:
        play_on(table)
    decisions.carry_out(table, [(kinds.HAND, {"seat": 0, "level": "easy"})], 0.0)
    assert painter.state(ANA)["question"] == "The bot is thinking for you …"
    assert painter.state(Viewer("bo"))["question"] == "Ana is thinking …"


FIGURE = re.compile(r'id="([^"]+)" class="ck-piece[^"]*" transform="translate\(([^)]+)\)')


def figures(drawing: str) -> dict[str, str]:
    """Where every piece is."""
    return {name: place for name, place in FIGURE.findall(drawing) if not name.startswith("die-")}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("game", GAMES)
def test_marks_lead_from_where_a_piece_was_at_ones_last_decision(game: str, layout: str) -> None:
    viewer, found = Viewer("ana", layout=layout), 0
    table, painter = at_a_table(game)
    assert table.position is not None
    before: dict[str, str] = {}
    for _ in range(60):
        if table.position.actor is None:
            break
        told = painter.news(viewer, Seen())  # as whoever loads the page again
        assert told["marks"] == painter.news(viewer, Seen())["marks"]
        now = figures(told["pieces"])
        for mark in told["marks"] if before else ():
            assert mark["id"] in now
            if "from" in mark:
                assert mark["to"] == tuple(map(float, now[mark["id"]].split(",")))
                if game != "vertical":  # whose view moves
                    assert mark["from"] == tuple(map(float, before[mark["id"]].split(",")))
                    found += 1
            else:
                assert mark["id"] not in before
        if told["mine"]:
            before = now
        play_on(table)
    assert found or game == "vertical"


def test_a_view_that_moved_marks_only_what_moved_on_it() -> None:
    def drawn(**places: tuple[int, int]) -> str:
        return "".join(
            f'<g id="{name}" class="ck-piece" transform="translate({x},{y})"></g>'
            for name, (x, y) in places.items()
        )

    cliff = {f"tile_{x}_0": (100 * x, 500) for x in range(4)}
    lower = {name: (x, y + 88) for name, (x, y) in cliff.items()}
    before = drawn(**cliff, climber=(100, 500), stock=(900, 40), idle=(0, 500))
    after = drawn(**lower, climber=(200, 588), stock=(900, 40), idle=(8, 588))
    assert moved(before, after) == [{"id": "climber", "from": (100, 588), "to": (200, 588)}]
    assert moved(before, before) == []
    assert moved(before, before + drawn(tile_9_9=(9, 9), result=(5, 5))) == [{"id": "tile_9_9"}]


def test_whoever_watches_sees_what_moved_in_the_last_turn() -> None:
    table, painter = at_a_table("himalaya")
    assert table.position is not None
    for _ in range(30):
        play_on(table)
        position, marks = table.position, painter.state(Viewer("eve"))["marks"]
        began = last_turn(position)
        assert began.plies == position.plies[: len(began.plies)]
        turns = {began.turn}
        back = position.copy()
        while len(back.plies) > len(began.plies):
            back.undo()
            turns.add(back.turn)
        assert turns == {back.turn}
        if not marks:
            continue
        assert all(mark["id"].startswith(("climber", "sherpa", "yeti", "card")) for mark in marks)
