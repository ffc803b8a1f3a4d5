"""Faults planted in Pig, each caught by the check that is there for it."""

from __future__ import annotations

import copy
import re
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cordee
from cordee import testing
from cordee.bridges.encoding import encoding_of
from cordee.engine.account import Gain
from cordee.engine.event import Event
from cordee.engine.fields import AnyField, OwnField
from cordee.engine.game import Game
from cordee.engine.kernel import folder_of
from cordee.engine.position import Position
from cordee.games.pig.board import meanings
from cordee.games.pig.rules import PHASES
from cordee.ink.layout import Area
from cordee.ink.meaning import Meaning
from cordee.testing import encoding, play, presentation, sight, texts

PIG = "cordee.games.pig"
SETTING = testing.Setting(3, seed=5)


def pig(part: str = "", **changes: Any) -> Game:
    """A game of Pig in which some functions of one module are others."""
    game = Game("pig", PIG)
    if part:
        sound = getattr(game, part)
        vars(game)[part] = Changed(sound, changes)
    return game


class Changed:
    """A module in which some things are others."""

    def __init__(self, sound: Any, changes: dict[str, Any]) -> None:
        self.sound = sound
        vars(self).update(changes)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sound, name)


def with_bindings(**changes: Callable[..., Any]) -> Game:
    """A game of Pig in which some of the rule functions are others; each is given the sound one."""
    game = pig()
    game.bindings = copy.copy(game.bindings)
    for job, faulty in changes.items():
        sound = getattr(game.bindings, job)
        setattr(game.bindings, job, lambda *given, f=faulty, s=sound: f(s, *given))
    return game


BESIDE = Meaning("cup", ("P2",), areas=(Area(1190, 10, 20, 20),))


def explaining(
    change: Callable[[tuple[Meaning, ...]], tuple[Meaning, ...]],
) -> Callable[..., tuple[Meaning, ...]]:
    return lambda view, rec: change(meanings(view, rec))


def list_twice(moves: Any, table: Any, out: Any) -> int:
    n: int = moves(table, out)
    if n == 2:
        out[1] = out[0]
    return n


def list_at_the_end(moves: Any, table: Any, out: Any) -> int:
    out[0] = 1 << 24
    return int(moves(table, out)) or 1


def spoil_the_pot(play: Any, table: Any, code: int) -> None:
    play(table, code)
    if table[0].pot > 10:
        table[0].pot = 1


def odds_of(change: Callable[[Any, int], None]) -> Callable[..., int]:
    def faulty(odds: Any, table: Any, out: Any) -> int:
        n: int = odds(table, out)
        change(out, n)
        return n

    return faulty


def too_small(out: Any, n: int) -> None:
    out[:n] *= 0.9


def never_a_one(out: Any, _n: int) -> None:
    out[:2] = 0, 2 / 6


def only_high_rolls(sample: Any, table: Any, state: Any) -> int:
    return max(int(sample(table, state)), 3)


def no_such_roll(sample: Any, table: Any, state: Any) -> int:
    return int(sample(table, state)) + 1


def stain(sample: Any, table: Any, state: Any) -> int:
    table[0].pot += 2
    return int(sample(table, state))


def forgetful(calls: Iterator[int]) -> Callable[..., None]:
    def faulty(play: Any, table: Any, code: int) -> None:
        play(table, code)
        if next(calls) % 37 == 0:
            table[0].pot = 0

    return faulty


def all_win(result: Any, table: Any, out: Any) -> None:
    result(table, out)
    out[:] = 1


def fields_with(field: AnyField) -> tuple[AnyField, ...]:
    """Pig's fields, one of them another."""
    from cordee.games.pig import fields

    return tuple(field if field.name == each.name else each for each in fields.FIELDS)


def show_strange(rec: Any) -> Any:
    return tuple(rec.score[: rec.players].tolist())


def show_pot(rec: Any) -> int:
    return int(rec.pot)


def read_scores(rec: Any, value: Any) -> None:
    rec.score[: rec.players] = value


def show_scores(rec: Any) -> list[int]:
    return [int(score) for score in rec.score[: rec.players]]


def take_anything(rec: Any, _value: Any) -> None:
    rec.score[:] = 0


def lose_the_pot(rec: Any, _value: Any) -> None:
    rec.pot = 0


def read_anything(text: str) -> int | None:
    from cordee.games.pig import notation

    return notation.read(text) or 1 << 24


def confuse(text: str) -> int | None:
    from cordee.games.pig import notation

    return notation.read({"again": "hold", "hold": "again"}.get(text, text))


def unheard_of(_was: Any, _rec: Any, _code: int) -> Iterator[Event]:
    yield Event("unheard-of", 0, "P1")


def lawless(_was: Any, _rec: Any, _code: int) -> Iterator[Event]:
    yield Event("again", 0, "none", {"pot": 0})


def all_of_the_pot(was: Any, rec: Any, _code: int) -> Iterator[Gain]:
    seat = int(was.turn)
    yield Gain("held", seat, int(rec.score[seat]) - int(was.score[seat]))


def half_of_the_pot(was: Any, rec: Any, code: int) -> Iterator[Gain]:
    for gain in all_of_the_pot(was, rec, code):
        yield gain._replace(amount=gain.amount // 2)


def no_such_seat(actor: Any, table: Any) -> int:
    return 7 if actor(table) == 0 else int(actor(table))


def one_text_for_two(code: int) -> str:
    from cordee.games.pig import notation

    return notation.write(code).replace("hold", "again")


def meddle(was: Any, _rec: Any, _code: int) -> Iterator[Event]:
    was.pot += 2
    yield Event("again", 0, "P4", {"pot": 0})


def loosely(text: str) -> int | None:
    from cordee.games.pig import notation

    return notation.read(text.strip().lower())


def endless(play: Any, table: Any, code: int) -> None:
    play(table, code)
    table[0].score[:] = 0
    if table[0].phase == 2:
        table[0].phase = 0


def speechless(_rec: Any, _code: int) -> tuple[str, str, dict[str, Any]]:
    return "P4", "no-such-words", {}


FAULTS: dict[str, tuple[testing.Check, Callable[[], Game]]] = {
    "a move listed twice": (play.lists_are_sound, lambda: with_bindings(moves=list_twice)),
    "moves at the end": (play.lists_are_sound, lambda: with_bindings(moves=list_at_the_end)),
    "a pot nobody can have": (
        play.moves_lead_to_possible_positions,
        lambda: with_bindings(play=spoil_the_pot),
    ),
    "points out of nothing": (
        play.things_are_conserved,
        lambda: pig("fields", counted=lambda data: {"points": sum(data["score"])}),
    ),
    "odds below one": (play.odds_add_up, lambda: with_bindings(odds=odds_of(too_small))),
    "odds of zero": (play.odds_add_up, lambda: with_bindings(odds=odds_of(never_a_one))),
    "loaded dice": (
        play.samples_follow_the_odds,
        lambda: with_bindings(sample=only_high_rolls),
    ),
    "a roll of seven": (play.samples_follow_the_odds, lambda: with_bindings(sample=no_such_roll)),
    "a sample that leaves a stain": (
        play.samples_follow_the_odds,
        lambda: with_bindings(sample=stain),
    ),
    "rules that forget": (
        play.the_same_seed_gives_the_same_game,
        lambda: with_bindings(play=forgetful(count(1))),
    ),
    "everybody wins": (play.shares_add_up, lambda: with_bindings(result=all_win)),
    "fields that JSON changes": (
        texts.plain_data_is_taken_back,
        lambda: pig("fields", FIELDS=fields_with(OwnField("score", show_strange, read_scores))),
    ),
    "a field not read": (
        texts.plain_data_is_taken_back,
        lambda: pig("fields", FIELDS=fields_with(OwnField("pot", show_pot, lose_the_pot))),
    ),
    "texts confused": (texts.notation_is_read_back, lambda: pig("notation", read=confuse)),
    "any text a move": (
        texts.random_texts_are_no_moves,
        lambda: pig("notation", read=read_anything),
    ),
    "a record of another game": (
        texts.records_are_read_back,
        lambda: with_bindings(play=forgetful(count(1))),
    ),
    "refused by no rule": (
        texts.moves_of_other_positions_are_refused,
        lambda: pig("why", QUESTION_RULES={"roll": "", "choose": "", "over": ""}),
    ),
    "an actor that is no seat": (
        play.lists_are_sound,
        lambda: with_bindings(actor=no_such_seat),
    ),
    "two moves with one text": (
        play.lists_are_sound,
        lambda: pig("notation", write=one_text_for_two),
    ),
    "a list that leaves a stain": (
        play.lists_are_sound,
        lambda: with_bindings(moves=stain),
    ),
    "a story that leaves a stain": (
        presentation.everything_is_told,
        lambda: pig("story", tell=meddle),
    ),
    "anything taken for a position": (
        texts.broken_data_is_refused,
        lambda: pig("fields", FIELDS=fields_with(OwnField("score", show_scores, take_anything))),
    ),
    "more than one spelling": (
        texts.other_spellings_are_no_moves,
        lambda: pig("notation", read=loosely),
    ),
    "a rule that there is not": (
        texts.moves_of_other_positions_are_refused,
        lambda: pig("why", QUESTION_RULES={"roll": "P99", "choose": "P99", "over": "P99"}),
    ),
    "an event without words": (
        presentation.everything_is_told,
        lambda: pig("story", tell=unheard_of),
    ),
    "a thing that nobody explains": (
        presentation.everything_explains_itself,
        lambda: pig("board", meanings=explaining(lambda known: known[2:])),
    ),
    "a thing without words": (
        presentation.everything_explains_itself,
        lambda: pig("board", meanings=explaining(lambda known: (*known, Meaning("sty")))),
    ),
    "a thing behind which there is no rule": (
        presentation.everything_explains_itself,
        lambda: pig("board", meanings=explaining(lambda known: (*known, Meaning("cup", ("P99",))))),
    ),
    "a thing beside the picture": (
        presentation.everything_explains_itself,
        lambda: pig("board", meanings=explaining(lambda known: (*known, BESIDE))),
    ),
    "an account that does not add up": (
        presentation.accounts_add_up,
        lambda: pig("story", SOURCES=("held",), gains=half_of_the_pot),
    ),
    "a source without words": (
        presentation.accounts_add_up,
        lambda: pig("story", SOURCES=("held",), gains=all_of_the_pot),
    ),
    "an end without words": (
        presentation.accounts_add_up,
        lambda: pig("story", ending=lambda _rec: "unheard-of"),
    ),
    "a refusal without words": (
        texts.moves_of_other_positions_are_refused,
        lambda: pig("why", ASKED_IN=dict.fromkeys(range(3), PHASES), forbidden=speechless),
    ),
    "an event without a rule": (
        presentation.everything_is_told,
        lambda: pig("story", tell=lawless),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    check, plant = FAULTS[fault]
    check(testing.sample(pig(), SETTING))
    with pytest.raises(testing.Fault, match=r"pig, 3p-seed5, ply \d+: "):
        check(testing.sample(plant(), SETTING))


def test_a_game_without_an_end_is_caught() -> None:
    sample = testing.sample(with_bindings(play=endless), SETTING, longest=500)
    with pytest.raises(testing.Fault, match="the game is not over"):
        play.games_come_to_an_end(sample)


def test_a_copy_that_shares_its_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = testing.sample(pig(), SETTING)

    def shallow(position: Position) -> Position:
        twin = object.__new__(Position)
        vars(twin).update(vars(position))
        return twin

    monkeypatch.setattr(Position, "copy", shallow)
    with pytest.raises(testing.Fault, match="playing a copy changes the original"):
        play.copies_share_nothing(sample)


def test_an_undo_that_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = testing.sample(pig(), SETTING)
    monkeypatch.setattr(Position, "undo", lambda position: position.plies.pop().move)
    with pytest.raises(testing.Fault, match="undo after"):
        play.undo_restores_every_byte(sample)


def test_a_picture_with_an_id_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = testing.sample(pig(), SETTING)
    sound = Position.svg
    monkeypatch.setattr(
        Position,
        "svg",
        lambda *a, **k: sound(*a, **k).replace("</svg>", '<g id="pieces"></g></svg>'),
    )
    with pytest.raises(testing.Fault, match="'pieces' stands twice"):
        presentation.everything_is_drawn(sample)


def test_a_picture_that_is_no_xml_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = testing.sample(pig(), SETTING)
    monkeypatch.setattr(Position, "svg", lambda *_, **__: "<svg>")
    with pytest.raises(testing.Fault, match="not sound"):
        presentation.everything_is_drawn(sample)


def number_alike(_table: Any, _codes: Any, out: Any) -> None:
    out[:] = 0


def number_far_off(_table: Any, codes: Any, out: Any) -> None:
    out[:] = range(7, 7 + len(codes))


def see_too_much(_table: Any, _seat: int, out: Any) -> None:
    out[0] = 7.0


def write_beyond(_table: Any, _seat: int, out: Any) -> None:
    out.base[len(out)] = 0.0


def touch(table: Any, _seat: int, _out: Any) -> None:
    table[0].pot += 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"number_all": number_alike}, "two moves have one number"),
        ({"number_all": number_far_off}, r"numbers of moves are \[7, 8\]"),
        ({"see_table": see_too_much}, r"figure 0 of what seat 0 sees is 7\.0"),
        ({"see_table": write_beyond}, "an observation writes beyond its end"),
        ({"see_table": touch}, "looking at a table changes it"),
        ({"bound": lambda _players: 1}, "it has more than 1 decisions"),
        ({"actions": 5000}, "5000 actions are more than 4096"),
    ],
)
def test_numbers_that_mislead_are_caught(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], message: str
) -> None:
    sample = testing.sample(pig(), SETTING)
    encoding.numbers_are_sound(sample)
    faulty = copy.copy(encoding_of("pig"))
    vars(faulty).update(changes, kernel=SimpleNamespace(**{**vars(faulty.kernel), **changes}))
    monkeypatch.setattr(encoding, "encoding_of", lambda _game: faulty)
    with pytest.raises(testing.Fault, match=message):
        encoding.numbers_are_sound(sample)


def show_nothing(_table: Any, _out: Any) -> None:
    """A judge that is blind."""


def show_no_number(_table: Any, out: Any) -> None:
    out[1] = float("nan")


def show_much(_table: Any, out: Any) -> None:
    out[0] = -100.0


def show_beyond(_table: Any, out: Any) -> None:
    out.base[len(out)] = 0.0


def show_and_touch(table: Any, _out: Any) -> None:
    table[0].pot += 1


def show_everybody(_table: Any, out: Any) -> None:
    out[:] = 1.0


@pytest.mark.parametrize(
    ("see_at", "message"),
    [
        (show_nothing, "a judge sees the same after every move"),
        (show_no_number, "figure 1 of what a judge is shown is nan"),
        (show_much, r"figure 0 of what a judge is shown is -100\.0"),
        (show_beyond, "what a judge is shown goes on beyond its end"),
        (show_and_touch, "what a judge looks at changes"),
        (show_everybody, "a judge is shown a seat where nobody sits"),
    ],
)
def test_a_sight_that_misleads_is_caught(
    monkeypatch: pytest.MonkeyPatch, see_at: Callable[..., None], message: str
) -> None:
    sample = testing.sample(cordee.game("himalaya"), testing.Setting(3, seed=5))
    sight.sight_is_sound(sample)
    monkeypatch.setattr(sight, "bind", lambda *_: SimpleNamespace(see_at=see_at))
    if see_at is show_and_touch:
        sample = testing.sample(pig(), SETTING)
    with pytest.raises(testing.Fault, match=message):
        sight.sight_is_sound(sample)


def test_a_game_without_a_sight_shows_what_programs_see() -> None:
    sample = testing.sample(pig(), SETTING)
    sight.sight_is_sound(sample)
    onlooker = sight.Onlooker(sample.game)
    assert onlooker.is_plain
    for position in sample.positions:
        told = encoding_of("pig").observe(position, position.turn)
        assert onlooker.see(position)[: onlooker.width].tolist() == told.tolist()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("faulty", "message"),
    [
        # numbers of eight bits overflow interpreted, and not compiled
        ("value + rec.players * 64 // 64 - rec.players", "interpreted it plays another game"),
        # compiled code reads beyond the end of a list in silence
        ("value + 0 * rec.score[value + 3]", "bounds-checked it breaks off: IndexError"),
    ],
)
def test_modes_that_differ_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faulty: str, message: str
) -> None:
    name = f"sow{len(faulty)}"
    shutil.copytree(folder_of(PIG), tmp_path / name)
    for file in (tmp_path / name).rglob("*.py"):
        absolute = re.sub(r"from \.{3,4}(?=\w)", "from cordee.", file.read_text())
        file.write_text(absolute.replace("rec.pot += value", f"rec.pot += {faulty}"))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(testing.Fault, match=message):
        testing.check_modes(Game("pig", name))
