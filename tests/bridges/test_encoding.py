"""Moves and tables as numbers: what each number means, and that it goes on meaning it."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from cordee import testing
from cordee.bridges.encoding import encoding_of
from cordee.engine.errors import CordeeError
from cordee.engine.game import Game
from cordee.engine.position import Position
from cordee.games import REGISTER, load
from cordee.games.yeti.rules import KEEP_PHASE
from tests.bridges import derived

GOLDEN = Path(__file__).parent / "spaces.json"
ROOT = Path(__file__).parent.parent.parent


def numbers(game: str, position: Position) -> dict[str, int]:
    return {move.text: number for number, move in encoding_of(load(game)).moves(position).items()}


def played(game: str, *texts: str, players: int = 2) -> Position:
    position = load(game).new(players, seed=1)
    for text in texts:
        position.play(text)
    return position


def seen(position: Position, seat: int) -> dict[str, np.ndarray]:
    numbers = encoding_of(position.game)
    return numbers.named(numbers.observe(position, seat))


def test_numbers_of_yeti() -> None:
    asked = played("yeti", "roll snow:1 coin:1 print:3 tent:1")
    assert numbers("yeti", asked) == {
        "keep none": 0,
        "keep coin": 1,
        "keep print": 4,
        "keep tent": 8,
    }


def test_numbers_of_himalaya() -> None:
    asked = played("himalaya", "roll 1 2 2 5 6")
    found = numbers("himalaya", asked)
    assert found["1 sherpa 1 rope"] == 14 + (0 * 4 + 0) * 6 + 2
    assert found["2 sherpa 4"] == 14 + (1 * 4 + 3) * 6
    assert found["card 5 sherpa 2"] == 14 + ((6 + 4) * 4 + 1) * 6


def test_a_skip_has_the_number_of_its_die() -> None:
    """All sherpas on the base camp, and the yeti where the one die leads (H11, H12)."""
    begun = played("himalaya", "roll 1 1 1 1 3").to_dict()
    stuck = {"dice": [3], "yeti": 3, "sherpas": [[0, 0, 0, 0], [1, 2, 5, 6]]}
    cards = {"cards": [[], ["5/6"]], "used": [["5/6"], []], "deck": begun["deck"][1:]}
    position = load("himalaya").position({**begun, **stuck, **cards})
    assert numbers("himalaya", position) == {"reroll": 14 + 336, "skip 3": 14 + 336 + 1 + 2}


def test_of_several_sherpas_on_one_space_the_first_is_meant() -> None:
    begun = played("himalaya", "roll 1 2 2 5 6").to_dict()
    position = load("himalaya").position({**begun, "sherpas": [[2, 2, 3, 4], [1, 2, 3, 4]]})
    found = numbers("himalaya", position)
    assert found["1 sherpa 2 back"] == 14 + 1
    sherpas = [number for text, number in found.items() if "sherpa" in text]
    assert {(number - 14) // 6 % 4 for number in sherpas} == {0, 2, 3}


def test_numbers_of_matterhorn() -> None:
    setting_up = load("matterhorn").new(2, seed=1)
    assert numbers("matterhorn", setting_up)["pawn 12.4"] == 3
    asked = played(
        "matterhorn", "pawn 12.1", "pawn 12.2", "pawn 12.9", "pawn 12.10", "roll 1 1 5 5 6"
    )
    drops = numbers("matterhorn", asked)
    assert drops["drop none"] == 12
    assert drops["drop 5"] == 12 + 5
    assert drops["drop 1 5"] == 12 + 7 + 4
    asked.play("drop 5")
    tokens = numbers("matterhorn", asked)
    assert tokens["token 11.1"] == 12 + 210 + 12  # 5 + 6; row 11 begins after the 12 of row 12


def test_ways_of_matterhorn() -> None:
    """Aside and up from row 12, for one's own pawns and for another's."""
    asked = played(
        "matterhorn", "pawn 12.1", "pawn 12.2", "pawn 12.9", "pawn 12.10",
        "roll 1 2 3 3 6", "drop 1 2 3", "token 9.4", "stop",
    )  # fmt: skip
    found = numbers("matterhorn", asked)
    base = 12 + 210 + 3 * 96
    assert found["move 12.9 12.8"] == base + 8 * 7
    assert found["move 12.9 11.8"] == base + 8 * 7 + 2
    assert found["move 12.9 11.9"] == base + 8 * 7 + 3
    assert found["move 12.10 11.9"] == base + 9 * 7 + 2
    pushes = base + 96 * 7
    assert found["push 12.2 12.3"] == pushes + 1 * 4 + 1
    assert found["push 12.2 11.1"] == pushes + 1 * 4 + 2
    assert found["done"] == encoding_of(load("matterhorn")).actions - 1


def test_numbers_of_vertical() -> None:
    packing = load("vertical").new(2, seed=1)
    assert numbers("vertical", packing)["pack carabiner"] == 3
    asked = played("vertical", *["pack carabiner", "pack map"] * 4, "draw plain", "place 0,0")
    found = numbers("vertical", asked)
    assert found == {"equip carabiner 0,0": 6 + 122, "bare": 6 + 122 + 180}
    asked.play("bare")
    assert numbers("vertical", asked) == {"step 0,0": 309, "stay": 309 + 180}
    asked.play("step 0,0")
    asked.play("draw axe")
    assert numbers("vertical", asked) == {"place -1,0": 6, "place 1,0": 7, "place 0,1": 8}


def test_numbers_of_pig() -> None:
    assert numbers("pig", played("pig", "roll 4")) == {"again": 0, "hold": 1}


def test_seats_are_told_from_the_viewer_on() -> None:
    position = played("pig", "roll 4", "hold", "roll 6", "hold", "roll 5", players=3)
    assert seen(position, 0)["score"].tolist() == pytest.approx([0.04, 0.06, 0, 0, 0])
    assert seen(position, 1)["score"].tolist() == pytest.approx([0.06, 0, 0.04, 0, 0])
    assert seen(position, 2)["score"].tolist() == pytest.approx([0, 0.04, 0.06, 0, 0])
    assert [int(seen(position, seat)["turn"].argmax()) for seat in range(3)] == [2, 1, 0]
    assert seen(position, 0)["players"].tolist() == [0, 1, 0, 0]


ODD_ROWS = [[9, 0], [12, -2], [5, 2], [5, 0], [1, -1], [2, 1], [3, -1], [3, 0]]
BOXES: list[tuple[str, str | Path | dict[str, Any] | None]] = [
    *((name, None) for name in REGISTER),
    ("himalaya", ROOT / "examples" / "long_route.toml"),
    ("matterhorn", {"bottom": 12, "tokens": 60}),
    ("matterhorn", {"rows": ODD_ROWS}),
    ("vertical", {"tokens": 9}),
    ("vertical", {"tokens": {"carabiner": 9, "axe": 0}}),
    ("pig", {"goal": 7}),
]


@pytest.mark.parametrize(
    ("name", "components"),
    BOXES,
    ids=[f"{name}-{'other' if box else 'own'}" for name, box in BOXES],
)
def test_every_number_is_what_a_second_reading_makes_of_it(name: str, components: Any) -> None:
    """All moves and all that every seat sees, with every option and player count."""
    game = load(name, components)
    for setting in testing.settings(game, seeds=("second", "reading")):
        sampled = testing.sample(game, setting, each=12)
        for position in (*sampled.positions, *sampled.ends):
            data = position.to_dict()
            for number, move in encoding_of(game).moves(position).items():
                assert number == derived.NUMBER[name](move.text, data, game.box), move.text
            for viewer in range(setting.players):
                told = seen(position, viewer)
                wanted = derived.fields(game.box, data, viewer)
                assert told.keys() == wanted.keys()
                for field, figures in told.items():
                    assert figures.tolist() == np.array(wanted[field], np.float32).tolist(), field


def test_in_yeti_a_seat_is_told_where_it_sits() -> None:
    """Rounds end with the last seat: whether it is the last makes a difference (Y26)."""
    position = load("yeti").new(3, seed=1)
    assert [int(seen(position, seat)["seat"].argmax()) for seat in range(3)] == [0, 1, 2]


def test_numbers_beyond_1000_are_cut_off() -> None:
    begun = played("pig", "roll 4").to_dict()
    pig = load("pig", {"goal": 2})
    position = pig.position({**begun, "pot": 1998, "score": [0, 0]})
    assert seen(position, 0)["pot"].tolist() == [999]
    position = pig.position({**begun, "pot": 2002, "score": [0, 0]})
    assert seen(position, 0)["pot"].tolist() == [1000]


def test_what_yeti_shows() -> None:
    position = played("yeti", "roll snow:1 coin:1 print:3 tent:1")
    shown = seen(position, 0)
    assert shown["phase"].argmax() == KEEP_PHASE
    assert (shown["rolled"] * 7).round().tolist() == [1, 1, 0, 3, 1]
    assert shown["yeti"].tolist() == [1.0]
    assert (shown["held"] * 7).round().tolist() == [0, 1, 0, 0, 0]
    assert (seen(position, 1)["held"] * 7).round().tolist() == [1, 0, 0, 0, 0]
    assert not shown["owner"].any()


def test_what_himalaya_shows() -> None:
    position = played("himalaya", "roll 1 2 2 5 6", "1 sherpa 1")
    shown = seen(position, 0)
    assert (shown["sherpas"][:4] * 36).round().tolist() == [2, 2, 3, 4]
    spaces = shown["spaces"].reshape(101, 10)
    assert spaces[2].tolist() == [0, 0, 2 / 4, 1 / 16, 0, 0, 0, 0, 0, 0]
    assert spaces[0, :2].tolist() == [1, 1]
    assert np.flatnonzero(spaces[:, 5]).tolist() == [12, 24]
    assert np.flatnonzero(spaces[:, 6]).tolist() == [18]
    assert np.flatnonzero(spaces[:, 7]).tolist() == [9, 16, 21, 28, 31, 34]
    assert np.flatnonzero(spaces[:, 8]).tolist() == [11, 23, 30, 33, 35]
    assert np.flatnonzero(spaces[:, 9]).tolist() == [36]


def test_what_matterhorn_shows() -> None:
    position = played("matterhorn", "pawn 12.1", "pawn 12.2", "pawn 12.9")
    shown = seen(position, 0)
    circles = shown["circles"].reshape(96, 7)
    assert np.flatnonzero(circles[:, 3]).tolist() == [8]  # one's own
    assert np.flatnonzero(circles[:, 4]).tolist() == [0, 1]  # the next seat's
    assert circles[10:12, 0].tolist() == [1, 1]  # row 12 has ten
    assert circles[:, 0].sum() == 96 - 52
    assert shown["waiting"].tolist() == [0.5, 0, 0, 0]


def test_who_has_arrived_on_the_matterhorn() -> None:
    begun = played("matterhorn", "pawn 12.1", "pawn 12.2", "pawn 12.9", "pawn 12.10").to_dict()
    pawns = [["5.1", "summit"], ["12.1", "12.2"]]
    position = load("matterhorn").position({**begun, "pawns": pawns})
    assert seen(position, 0)["arrived"].tolist() == [0.5, 0, 0, 0]
    assert seen(position, 1)["arrived"].tolist() == [0, 0.5, 0, 0]
    assert not seen(position, 0)["waiting"].any()


def test_what_vertical_shows() -> None:
    packed = ["pack carabiner", "pack map"] * 4
    position = played(
        "vertical", *packed, "draw plain", "place 0,0", "equip carabiner 0,0", "step 0,0"
    )
    shown = seen(position, 1)
    tile = shown["tiles"].reshape(60, 17)[0]
    assert tile.tolist() == [1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    assert shown["climbers"].reshape(5, 3)[:2].tolist() == [[0, 0, 0], [1, 0, 0]]
    spots = shown["spots"].reshape(122, 3)
    assert (spots[:4] * 10).round().tolist() == [[10, -1, 0], [10, 1, 0], [10, 0, 1], [0, 0, 0]]


def digest(game: Game) -> str:
    """All that numbers mean along some random games."""
    heard = hashlib.sha256()
    numbered = encoding_of(game)
    for setting in testing.settings(game):
        position = game.new(setting.players, seed="space", **dict(setting.options))
        choose = Random(5)
        for _ in range(150):
            if position.actor is None:
                break
            if position.actor == "chance":
                position.roll()
                continue
            moves = numbered.moves(position)
            named = {number: move.text for number, move in moves.items()}
            heard.update(json.dumps(named).encode())
            for seat in range(setting.players):
                heard.update(numbered.observe(position, seat).round(3).tobytes())
            position.play(choose.choice(list(moves.values())))
    return heard.hexdigest()


@pytest.mark.parametrize("name", REGISTER)
def test_meanings_change_with_the_version_only(name: str) -> None:
    """If this fails on purpose: raise VERSION in the game's `encoding.py`, write the new digest."""
    golden = json.loads(GOLDEN.read_text())
    assert golden[name] == {
        "version": encoding_of(load(name)).version,
        "digest": digest(load(name)),
    }


@pytest.mark.parametrize("name", REGISTER)
def test_the_manual_tells_every_number(name: str) -> None:
    manual = (ROOT / "docs" / "bridges.md").read_text(encoding="utf-8")
    assert str(encoding_of(load(name))) in manual


def printed(*names: str) -> subprocess.CompletedProcess[str]:
    ask = [sys.executable, "-m", "cordee.bridges.encoding", *names]
    return subprocess.run(ask, capture_output=True, text=True, check=False)


def test_the_numbers_can_be_printed() -> None:
    two = printed("pig", "yeti")
    assert (two.returncode, two.stderr) == (0, "")
    assert two.stdout == f"pig\n\n{encoding_of('pig')}\n\nyeti\n\n{encoding_of('yeti')}\n\n"
    assert printed().stdout.count("| actions | move |") == len(REGISTER)
    unknown = printed("chess")
    assert (unknown.returncode, unknown.stdout) == (1, "")
    assert "There is no game “chess”" in unknown.stderr
    assert "Traceback" not in unknown.stderr


def test_what_cannot_be_seen_is_refused() -> None:
    position = played("pig", "roll 4")
    for seat in (2, -1, "a", None):
        with pytest.raises(CordeeError, match="it must be a whole number from 0 to 1"):
            encoding_of("pig").observe(position, seat)  # type: ignore[arg-type]
    for ask in (
        encoding_of("yeti").moves,
        lambda position: encoding_of("yeti").observe(position, 0),
    ):
        with pytest.raises(CordeeError, match="This is a position of pig, not of yeti"):
            ask(position)
