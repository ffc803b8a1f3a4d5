"""Every rule of Vertical that does something, by its number."""

from __future__ import annotations

from collections import Counter

import pytest

import cordee
from cordee.engine.game import Game
from cordee.engine.kernel import rng
from cordee.engine.position import Position

from .drawing import GAME, KINDS, TOKENS, at, counts, hung, marked, places, play, seated, texts

PILES = [  # V1
    counts(KINDS, "plain:10 axe:2 crampons:2 ladder:2 cave:2 danger:1 fall:1"),
    counts(KINDS, "plain:8 axe:2 crampons:2 ladder:2 cave:2 danger:2 fall:2"),
    counts(KINDS, "plain:6 axe:3 crampons:3 ladder:1 cave:2 danger:2 fall:3"),
]
ORANGE = ("carabiner", "ladder", "zipline")


def with_piles(*piles: str) -> Game:
    """A game with these piles."""
    return cordee.game("vertical", components={"pile": [counts(KINDS, pile) for pile in piles]})


def packed(game: Game, players: int = 2) -> Position:
    """A new game in which all have packed, nothing to put on the cliff."""
    p = game.new(players, seed=1)
    while p.actor != "chance":
        p.play(p.moves()[0])
    return p


def odds(p: Position) -> dict[str, float | None]:
    return {move.text: move.probability for move in p.moves()}


def whose(p: Position) -> tuple[int, str]:
    """Whose turn it is, and for what."""
    fields = p.to_dict()
    return fields["turn"], fields["phase"]


# Components


def test_v1_sixty_tiles_in_three_piles_of_twenty() -> None:
    assert GAME.new(2).to_dict()["piles"] == PILES


def test_v2_five_tokens_of_each_of_six_kinds() -> None:
    assert GAME.new(2).to_dict()["stock"] == dict.fromkeys(TOKENS, 5)


@pytest.mark.parametrize(
    ("tile", "token", "way"),
    [("a", "axe", "step"), ("c", "crampons", "step"), ("o", "map", "cave")],
)
def test_v2_a_blue_token_is_never_used_up(tile: str, token: str, way: str) -> None:
    p = at(f"""
      {tile}   A{tile}   | A {token}
      .        .         | B
      0        1
    """)
    fields = play(p, f"{way} 0,1", "draw plain", "place 2,0", "bare", "stay")
    assert fields["bags"][0][token] == 1
    play(p, "draw plain", "place 3,0", "bare")
    assert f"{way} 1,1" in texts(p)


@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize(
    ("token", "place"), [("carabiner", "0,0"), ("ladder", "1,0"), ("zipline", "2,1")]
)
def test_v2_an_orange_token_stays_on_the_cliff_for_good(token: str, place: str, seat: str) -> None:
    picture = """
      -    -    .     | A carabiner ladder zipline axe
      A.   l    .     | B carabiner:2 ladder:2
    """
    p = at(seated(picture, seat), "equip", turn=seat)
    before = p.to_dict()["bags"]
    fields = play(p, f"equip {token} {place}")
    assert hung(fields, place) == [token]
    before["AB".index(seat)][token] -= 1
    assert fields["bags"] == before
    after = play(p, "stay", "draw plain", "place 3,0", "bare", "stay", "draw plain", "place 4,0")
    assert hung(after, place) == [token]
    assert after["bags"] == before


# Setup


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v3_four_rounds_of_one_token_in_seat_order(players: int) -> None:
    p = GAME.new(players)
    for token in ("map", "axe", "carabiner", "zipline"):
        for seat in range(players):
            assert (p.actor, *whose(p)) == (seat, seat, "pack")
            before = p.to_dict()
            fields = play(p, f"pack {token}")
            before["bags"][seat][token] += 1
            before["stock"][token] -= 1
            assert (fields["bags"], fields["stock"]) == (before["bags"], before["stock"])
    assert (p.actor, *whose(p)) == ("chance", 0, "draw")


def test_v3_what_is_not_packed_stays_in_the_stock() -> None:
    p = packed(GAME, 3)
    assert p.to_dict()["stock"] == counts(TOKENS, "map:3 carabiner:5 ladder:5 zipline:5")
    fields = play(p, "draw plain", "place 0,0", "bare", "step 0,0")
    assert fields["stock"] == counts(TOKENS, "map:3 carabiner:5 ladder:5 zipline:5")


def test_v3_any_kind_and_the_same_several_times() -> None:
    p = GAME.new(2)
    for _ in range(3):
        assert texts(p) == [f"pack {token}" for token in TOKENS]
        play(p, "pack ladder", "pack map")
    bags = play(p, "pack axe", "pack map")["bags"]
    assert bags == [counts(TOKENS, "axe ladder:3"), counts(TOKENS, "map:4")]


@pytest.mark.parametrize("token", TOKENS)
def test_v3_a_kind_may_run_out(token: str) -> None:
    p = GAME.new(3)
    play(p, *[f"pack {token}"] * 4)
    assert f"pack {token}" in texts(p)
    p.play(f"pack {token}")
    assert texts(p) == [f"pack {other}" for other in TOKENS if other != token]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v4_all_start_at_the_foot(players: int) -> None:
    fields = packed(GAME, players).to_dict()
    assert (fields["climbers"], fields["tiles"]) == ([None] * players, [])


# A turn: drawing a tile


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v5_one_turn_after_the_other(players: int) -> None:
    p = packed(GAME, players)
    turns = []
    for n in range(players + 1):
        turns.append(whose(p))
        play(p, "draw plain", f"place {n},0", "bare", "stay")
    assert turns == [(n % players, "draw") for n in range(players + 1)]


def test_v5_a_tile_is_drawn_by_the_odds_of_its_pile() -> None:
    p = packed(GAME)
    assert odds(p) == {f"draw {kind}": PILES[0][kind] / 20 for kind in KINDS}
    play(p, "draw danger", "place 0,0", "bare", "stay")
    assert odds(p) == {f"draw {kind}": PILES[0][kind] / 19 for kind in KINDS if kind != "danger"}


def test_v5_the_drawn_tile_is_gone_from_its_pile() -> None:
    fields = play(packed(GAME), "draw cave")
    assert fields["piles"] == [{**PILES[0], "cave": 1}, PILES[1], PILES[2]]
    assert (fields["drawn"], fields["phase"]) == ("cave", "place")


def test_v5_the_lowest_numbered_pile_that_has_any() -> None:
    p = packed(with_piles("plain axe", "plain danger", "cave"))
    seen = []
    for n, kind in enumerate(("axe", "plain", "danger", "plain", "cave")):
        seen.append(odds(p))
        play(p, f"draw {kind}", f"place {n},0", "bare", "stay")
    assert seen == [
        {"draw plain": 0.5, "draw axe": 0.5},
        {"draw plain": 1},
        {"draw plain": 0.5, "draw danger": 0.5},
        {"draw plain": 1},
        {"draw cave": 1},
    ]


@pytest.mark.parametrize("piles", [("", "cave:2", "axe"), ("", "", "cave:2"), ("cave", "", "cave")])
def test_v5_an_empty_pile_is_passed_over(piles: tuple[str, str, str]) -> None:
    p = packed(with_piles(*piles))
    assert odds(p) == {"draw cave": 1}
    play(p, "draw cave", "place 0,0", "bare", "stay")
    assert odds(p) == {"draw cave": 1}


def test_v5_playouts_draw_by_the_same_odds() -> None:
    p = packed(with_piles("", "plain:5 ladder:2 fall:3", "cave:9"))
    state, draws = rng(7), 2000
    found = Counter(p.game.bindings.sample(p.table, state) for _ in range(draws))
    shares = {p.game.move(int(code)).text: count / draws for code, count in found.items()}
    assert shares == pytest.approx(odds(p), abs=0.03)


# A turn: placing it


@pytest.mark.parametrize("kind", KINDS[:-1])
def test_v6_the_first_tile_of_any_kind_goes_to_0_0(kind: str) -> None:
    p = packed(GAME)
    p.play(f"draw {kind}")
    assert texts(p) == ["place 0,0"]
    fields = play(p, "place 0,0")
    assert fields["tiles"] == [{"x": 0, "y": 0, "kind": kind, "tokens": []}]
    assert (fields["drawn"], *whose(p)) == (None, 0, "equip")


def test_v6_the_first_tile_placed_may_come_after_falls() -> None:
    p = packed(with_piles("fall:2", "axe:2", ""))
    play(p, "draw fall", "bare", "stay", "draw fall", "bare", "stay", "draw axe")
    assert texts(p) == ["place 0,0"]


@pytest.mark.parametrize("drawn", ["plain", "danger"])
@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(
            """
              -    x    -     | A
              x    .    x     | B
              -1   0    1
            """,
            id="never below the foot tiles",
        ),
        pytest.param(
            """
              -    x    -    -    x    -     | A
              x    .    x    x    .    x     | B
              x    .    .    .    .    x
              -1   0    1    2    3    4
            """,
            id="by a side and not by a corner",
        ),
        pytest.param(
            """
              -    x    x    x    -     | A
              x    B.   .    A.   x     | B
              x    .    x    .    x
              x    .    .    !    x
              -1   0    1    2    3
            """,
            id="in a hole",
        ),
        pytest.param(
            """
              -    x    x    x    -     | A
              x    .    .    .    x     | B
              x    .    x    .    x
              x    .    x    x    -
              -1   0    1    2    3
            """,
            id="under an overhang",
        ),
        pytest.param(
            """
              -    -    x    x    -     | A map
              -    x    o    a    x     | B
              -    x    l=   x    -
              x    .^   c~   x    -
              -2   -1   0    1    2
            """,
            id="beside tiles of any kind",
        ),
    ],
)
def test_v6_every_other_tile_touches_one_on_a_free_spot(picture: str, drawn: str) -> None:
    assert places(at(picture, "place", drawn=drawn), "place") == marked(picture)


def test_v6_spots_open_and_close_as_tiles_are_placed() -> None:
    p = packed(with_piles("plain:6", "", ""))
    spots = []
    for place in ("0,0", "0,1", "1,1", "2,1", "1,0"):
        play(p, "draw plain", f"place {place}", "bare", "stay", "draw plain")
        spots.append(places(p, "place"))
        p.undo()
    assert spots == [
        {"-1,0", "1,0", "0,1"},
        {"-1,0", "1,0", "-1,1", "1,1", "0,2"},
        {"-1,0", "1,0", "-1,1", "2,1", "0,2", "1,2"},
        {"-1,0", "1,0", "2,0", "-1,1", "3,1", "0,2", "1,2", "2,2"},
        {"-1,0", "2,0", "-1,1", "3,1", "0,2", "1,2", "2,2"},
    ]


def test_v6_a_tile_placed_leaves_the_others_as_they_are() -> None:
    p = at(
        """
          l=~  o^    | A axe
          .~   .     | B
        """,
        "place",
        drawn="axe",
    )
    before = p.to_dict()["tiles"]
    axe = {"x": -1, "y": 0, "kind": "axe", "tokens": []}
    assert play(p, "place -1,0")["tiles"] == [axe, *before]
    p.undo()
    assert play(p, "place -1,1")["tiles"] == [*before[:2], {**axe, "y": 1}, *before[2:]]


def test_v6_a_tile_must_be_placed() -> None:
    p = packed(GAME)
    play(p, "draw plain", "place 0,0", "bare", "stay", "draw axe")
    assert set(texts(p)) == {"place -1,0", "place 1,0", "place 0,1"}


def test_v6_a_fall_tile_is_not_placed() -> None:
    fields = play(packed(GAME), "draw fall")
    assert (fields["phase"], fields["drawn"], fields["tiles"]) == ("equip", None, [])


@pytest.mark.parametrize(("dx", "dy"), [(-1, 0), (1, 0), (0, 1)])
def test_v6_no_limit_of_width_or_height(dx: int, dy: int) -> None:
    """All sixty tiles in a line, with a climber on its way to the end."""
    p = packed(with_piles("plain:60", "", ""))
    for n in range(60):
        play(p, "draw plain", f"place {n * dx},{n * dy}", "bare")
        p.play("stay" if n % 2 else f"step {n // 2 * dx},{n // 2 * dy}")
    fields = p.to_dict()
    assert [tile["x"] for tile in fields["tiles"]] == sorted(n * dx for n in range(60))
    assert [tile["y"] for tile in fields["tiles"]] == [n * dy for n in range(60)]
    assert fields["climbers"] == [[29 * dx, 29 * dy], None]


def tower(kinds: str) -> str:
    """A column of tiles from the bottom up, and a foot tile on either side."""
    *rows, last = reversed([f"- {kind} -" for kind in kinds[1:]])
    return "\n".join([*rows, f"{last} | A", f". {kinds[0]} . | B", "-1 0 1"])


@pytest.mark.parametrize(
    ("kinds", "highest"),
    [
        ("..", 2),  # as high as it touches
        ("...", 3),
        ("....", 3),  # one more would touch
        (".......", 3),
        ("o......", 3),
        (".o.....", 4),
        ("..o....", 5),
        ("...o....", 6),
        (".oo....", 5),
        ("...o..o...", 9),
        ("...o..o..", 9),
        ("o..o..o..o..o.", 14),  # as high as it touches
    ],
)
def test_v7_a_cave_at_most_three_levels_above_the_foot_tiles_or_another(
    kinds: str, highest: int
) -> None:
    p = at(tower(kinds), "place", drawn="cave")
    assert {int(place.split(",")[1]) for place in places(p, "place")} == set(range(highest + 1))


def test_v7_the_other_cave_may_be_in_any_column() -> None:
    picture = """
      -    -    -    -     | A
      -    .    -    -     | B
      x    .    x    -
      x    .    x    -
      x    .    x    -
      x    .    o    x
      x    .    .    x
      -1   0    1    2
    """
    assert places(at(picture, "place", drawn="cave"), "place") == marked(picture)


@pytest.mark.parametrize("drawn", ["plain", "axe", "crampons", "ladder", "danger"])
def test_v7_other_tiles_go_as_high_as_they_touch(drawn: str) -> None:
    assert "place 0,7" in texts(at(tower("......."), "place", drawn=drawn))


# A turn: equipping the cliff


def test_v8_equipping_is_free() -> None:
    p = at("A.  .   | A carabiner zipline | B", "equip")
    before = p.to_dict()
    assert play(p, "bare") == {**before, "phase": "move"}


@pytest.mark.parametrize(
    ("token", "picture"),
    [
        pytest.param(
            "zipline",
            """
              -    -    .x   l=x  -     | A zipline:4
              lx   A.x  Cox  !    .^x   | B
              B.x  ax   cx   !    .x    | C
              0    1    2    3    4
            """,
            id="zipline: any tile but danger",
        ),
        pytest.param(
            "ladder",
            """
              -    -    .    lx   -     | A ladder:3 map
              lx   A.   l=   !    o     | B
              B.   a    c    !    lx    | C
              0    1    2    3    4
            """,
            id="ladder: any ladder tile and no other",
        ),
        pytest.param(
            "carabiner",
            """
              .    .x   .     | A carabiner
              .x   A.x  .x    | B
              .    .x   .
              0    1    2
            """,
            id="carabiner: where the climber stands, and a step further",
        ),
        pytest.param(
            "carabiner",
            """
              .    !    -     | A carabiner axe
              c    A.x  l     | B
              .    B.   .
              0    1    2
            """,
            id="carabiner: not where they may not stand",
        ),
        pytest.param(
            "carabiner",
            """
              .    ox   -     | A carabiner axe
              ax   A.x  l=x   | B
              .    .x   .
              0    1    2
            """,
            id="carabiner: where they may stand",
        ),
        pytest.param(
            "carabiner",
            """
              .    .    o    .    .      | A carabiner axe:2
              .x   B.   ax   c    l=x    | B
              0    1    2    3    4
            """,
            id="carabiner: from the foot, on foot tiles",
        ),
        pytest.param(
            "carabiner",
            """
              o    .    ox   .x   Aox  .x   .    .    o     | A carabiner map
              -4   -3   -2   -1   0    1    2    3    4     | B
            """,
            id="carabiner: in the nearest cave",
        ),
        pytest.param(
            "carabiner",
            """
              o    .    o    .x   Aox  .x   .    .    o     | A carabiner
              -4   -3   -2   -1   0    1    2    3    4     | B map
            """,
            id="carabiner: in no other cave without the map",
        ),
        pytest.param(
            "carabiner",
            """
              .    .x   .    -    -     | A carabiner
              .x   A.~x .x   .x   -     | B
              .x   .x   !    B.   .x
              0    1    2    3    4
            """,
            id="carabiner: where a zipline leads",
        ),
        pytest.param(
            "carabiner",
            """
              A.x  .~x  .    .     | A carabiner
              0    1    2    3     | B
            """,
            id="carabiner: not by a zipline a step away",
        ),
        pytest.param(
            "carabiner",
            """
              A.x  ox   .    o     | A carabiner map
              0    1    2    3     | B
            """,
            id="carabiner: not through a cave a step away",
        ),
        pytest.param(
            "carabiner",
            """
              .x   Aa^  .x   .     | A carabiner
              -1   0    1    2     | B axe
            """,
            id="carabiner: from where they fell",
        ),
    ],
)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_v8_where_a_token_goes(token: str, picture: str, seat: str) -> None:
    p = at(seated(picture, seat), "equip", turn=seat)
    assert places(p, f"equip {token}") == marked(picture)


@pytest.mark.parametrize(
    ("token", "picture"),
    [
        ("carabiner", ".^   A.^  .x   | A carabiner | B"),
        ("carabiner", ".^   A.~x .~x  | A carabiner | B"),
        ("ladder", "l=   A.   lx   l~x   | A ladder | B"),
        ("zipline", ".~   A.~  .x   .^x   | A zipline | B"),
    ],
)
def test_v8_one_token_of_a_kind_on_a_tile(token: str, picture: str) -> None:
    assert places(at(picture, "equip"), f"equip {token}") == marked(picture)


def test_v8_tokens_of_different_kinds_share_a_tile() -> None:
    p = at("A.  l   | A ladder:2 zipline:2 | B carabiner", "equip")
    play(p, "equip ladder 1,0", "stay")
    play(p, "draw plain", "place 2,0", "equip carabiner 1,0", "stay")
    fields = play(p, "draw plain", "place 3,0", "equip zipline 1,0")
    assert hung(fields, "1,0") == ["carabiner", "ladder", "zipline"]


@pytest.mark.parametrize("token", ORANGE)
def test_v8_only_what_is_in_ones_own_bag(token: str) -> None:
    others = [other for other in ORANGE if other != token]
    p = at(f"A.  l  .   | A {' '.join(others)} | B {token}:4", "equip")
    assert [other for other in ORANGE if places(p, f"equip {other}")] == others


def test_v8_blue_tokens_are_not_put_on_the_cliff() -> None:
    p = at("Aa  o  c  l   | A axe:2 crampons map | B", "equip")
    assert texts(p) == ["bare"]


def test_v8_one_token_a_turn() -> None:
    p = at("A.  .   | A zipline:2 carabiner:2 | B", "equip")
    play(p, "equip zipline 1,0")
    assert set(texts(p)) == {"step 1,0", "stay"}


def test_v8_one_need_not_go_where_the_carabiner_is() -> None:
    p = at("A.  .  .   | A carabiner | B", "equip")
    fields = play(p, "equip carabiner 1,0", "stay")
    assert (fields["climbers"], hung(fields, "1,0")) == ([[0, 0], None], ["carabiner"])


def test_v8_the_tile_just_placed_may_be_equipped() -> None:
    p = at("A.  .   | A carabiner zipline | B", "place", drawn="plain")
    p.play("place 0,1")
    assert {"equip carabiner 0,1", "equip zipline 0,1"} <= set(texts(p))


def test_v8_without_a_tile_there_is_nothing_to_equip() -> None:
    p = GAME.new(2)
    play(p, *["pack carabiner", "pack ladder"] * 2, *["pack zipline"] * 4)
    play(p, "draw fall")
    assert texts(p) == ["bare"]
    p.play("bare")
    assert texts(p) == ["stay"]


def test_v8_with_all_tiles_on_the_cliff_any_may_be_equipped() -> None:
    p = with_piles("plain:60", "", "").new(2)
    play(p, *["pack zipline", "pack carabiner"] * 2, *["pack carabiner", "pack zipline"] * 2)
    for x in range(60):
        play(p, "draw plain", f"place {x},0", *["bare", "stay"] * (x < 59))
    row = {f"{x},0" for x in range(60)}
    assert places(p, "equip zipline") == places(p, "equip carabiner") == row
    play(p, "equip zipline 59,0")
    assert set(texts(p)) == {f"step {place}" for place in row} | {"stay"}  # V12: none at the foot


# A turn: a step


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(
            """
              -    -    .    -    -     | A
              .    .    .x   .    .     | B
              .    .x   A.   .x   .
              .    .    .x   .    .
              0    1    2    3    4
            """,
            id="one tile up, down, left or right",
        ),
        pytest.param(".x   A.   .x   | A | B", id="left and right in a single row"),
        pytest.param(
            """
              .x   .    .     | A
              A.   -    .     | B
              -    -    .
              .    .    .
              0    1    2
            """,
            id="not over a gap",
        ),
        pytest.param(
            """
              .    .    -    -    -     | A
              .x   .x   .x   B.   .x    | B
              -2   -1   0    1    2
            """,
            id="from the foot onto any foot tile",
        ),
        pytest.param(
            """
              .x   -     | A
              A.   .x    | B
              0    1
            """,
            id="never off the cliff",
        ),
    ],
)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_v9_steps(picture: str, seat: str) -> None:
    steps = {f"step {place}" for place in marked(picture)}
    assert set(texts(at(seated(picture, seat), turn=seat))) == {*steps, "stay"}


@pytest.mark.parametrize("dx", [-1, 1])
def test_v9_a_step_from_the_end_of_a_row_of_all_tiles(dx: int) -> None:
    p = packed(with_piles("plain:60", "", ""))
    for n in range(60):
        play(p, "draw plain", f"place {n * dx},0", "bare")
        if n < 59:
            p.play("step 0,0" if n == 1 else "stay")
    assert p.to_dict()["climbers"] == [None, [0, 0]]
    assert set(texts(p)) == {f"step {dx},0", "stay"}


def test_v9_a_step_ends_the_turn() -> None:
    p = at("A.  .  .   | A | B")
    before = p.to_dict()
    climbers = [[1, 0], None]
    assert play(p, "step 1,0") == {**before, "climbers": climbers, "turn": 1, "phase": "draw"}


def test_v9_a_climber_may_stay() -> None:
    p = at("A.  .  .   | A | B")
    before = p.to_dict()
    assert play(p, "stay") == {**before, "turn": 1, "phase": "draw"}


# Where a climber may stand


@pytest.mark.parametrize(
    ("way", "row", "place"),
    [
        pytest.param("step", "A.  {}  .", "1,0", id="step"),
        pytest.param("step", ".   .   {}", "2,0", id="step from the foot"),
        pytest.param("zip", "A.~ .   {}", "2,0", id="zipline"),
    ],
)
@pytest.mark.parametrize(
    ("tile", "bag", "may"),
    [
        (".", "", True),
        ("o", "", True),
        ("B.", "", False),
        ("Bo", "", False),
        ("!", "axe crampons", False),
        ("a", "axe", True),
        ("a", "crampons:2 map", False),
        ("c", "crampons", True),
        ("c", "axe:2 map", False),
        ("l", "ladder", False),
        ("l~", "ladder", False),
        ("l=", "", True),
        ("Bl=", "", False),
    ],
)
def test_v10_where_a_climber_may_arrive(
    tile: str, bag: str, may: bool, way: str, row: str, place: str
) -> None:
    p = at(f"{row.format(tile)}  | A {bag} | B axe crampons")
    assert (f"{way} {place}" in texts(p)) == may


@pytest.mark.parametrize("turn", ["A", "B"])
@pytest.mark.parametrize("owner", ["A", "B"])
@pytest.mark.parametrize(("tile", "token"), [("a", "axe"), ("c", "crampons")])
def test_v10_what_another_has_in_the_bag_does_not_count(
    tile: str, token: str, owner: str, turn: str
) -> None:
    bags = {"A": "ladder:4", "B": "zipline:4", owner: f"{token}:4"}
    p = at(f"A.  {tile}  B.  | A {bags['A']} | B {bags['B']}", turn=turn)
    assert ("step 1,0" in texts(p)) == (owner == turn)


def test_v10_a_ladder_put_up_now_may_be_climbed_now_and_by_all() -> None:
    p = at(
        """
          l    -     | A ladder
          A.   B.    | B
        """,
        "equip",
    )
    play(p, "equip ladder 0,1")
    assert "step 0,1" in texts(p)
    play(p, "stay", "draw plain", "place 1,1", "bare", "step 1,1", "draw plain", "place 2,0")
    play(p, "bare", "stay", "draw axe", "place 3,0", "bare")
    assert "step 0,1" in texts(p)


def test_v10_who_is_there_already_may_stay_and_leave_but_not_come_back() -> None:
    p = at("Aa^  .  B.   | A | B axe")
    assert set(texts(p)) == {"step 1,0", "stay"}
    play(p, "step 1,0", "draw plain", "place 3,0", "bare", "stay", "draw plain", "place 4,0")
    p.play("bare")
    assert texts(p) == ["stay"]


# Caves


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(
            """
              o    .    .    .    Ao   .    .    ox     | A map
              -4   -3   -2   -1   0    1    2    3      | B
            """,
            id="the nearest of the others",
        ),
        pytest.param(
            """
              -    -    o    -     | A map
              -    -    .    -     | B
              Ao   .    .    ox
              0    1    2    3
            """,
            id="columns plus levels: 3 is nearer than 2 and 2",
        ),
        pytest.param(
            """
              -    -    ox   -    -     | A map
              -    -    .    -    -     | B
              ox   .    Ao   .    .
              -    -    .    -    -
              .    .    ox   .    o
              -2   -1   0    1    2
            """,
            id="of equally near ones any",
        ),
        pytest.param(
            """
              Ao   Bo   .    ox   .    o     | A map
              0    1    2    3    4    5     | B
            """,
            id="not those with a climber",
        ),
        pytest.param("Co  .  Ao  .  Bo   | A map | B | C", id="none if all have"),
        pytest.param("Ao  .  .   .  .    | A map | B", id="none without another"),
        pytest.param("Ao  .  o   .  .    | A axe | B map", id="none without the map"),
        pytest.param("A.  o  .   o  .    | A map | B", id="none from beside a cave"),
        pytest.param("o   .  o   .  .    | A map | B", id="none from the foot"),
        pytest.param(
            """
              ox   .    .    -     | A map
              -    -    .    -     | B
              Ao   .    .    o
              0    1    2    3
            """,
            id="however long the way on foot",
        ),
    ],
)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_v11_where_a_cave_leads(picture: str, seat: str) -> None:
    assert places(at(seated(picture, seat), turn=seat), "cave") == marked(picture)


def test_v11_a_cave_passage_is_instead_of_a_step() -> None:
    p = at("Ao  .  o  .   | A map | B")
    assert set(texts(p)) == {"step 1,0", "cave 2,0", "stay"}
    assert play(p, "cave 2,0")["climbers"] == [[2, 0], None]
    assert whose(p) == (1, "draw")


def test_v11_the_climber_stands_on_the_cave_before_moving() -> None:
    p = at("A.  o  .  o   | A map | B")
    p.play("step 1,0")
    assert whose(p) == (1, "draw")


def test_v11_to_the_next_tile_by_a_step_or_by_the_cave() -> None:
    p = at("Ao  o  .   | A map | B")
    assert set(texts(p)) == {"step 1,0", "cave 1,0", "stay"}


# Ziplines


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(
            """
              .    .    .    .     | A
              .x   A.~  .x   .x    | B
              .x   .x   .x   .x
              .x   .x   .x   .x
              0    1    2    3
            """,
            id="as high or lower",
        ),
        pytest.param(
            """
              A.~  .x   -    .x    | A
              -    .x   -    .x    | B
              .x   .x   .x   .x
              0    1    2    3
            """,
            id="gaps or not",
        ),
        pytest.param(
            """
              A.~  .x   .~x  B.~   .^x   | A | B
              0    1    2    3     4
            """,
            id="one climber a tile",
        ),
        pytest.param(
            """
              !    ax   c    l    A.~  l=x  ox   .x   | A axe:2 | B crampons
              -4   -3   -2   -1   0    1    2    3
            """,
            id="where the climber may stand",
        ),
        pytest.param("A.  .~  .   | A | B", id="none from a tile without one"),
        pytest.param(".~  .   .   | A | B", id="none from the foot"),
    ],
)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_v12_where_a_zipline_leads(picture: str, seat: str) -> None:
    assert places(at(seated(picture, seat), turn=seat), "zip") == marked(picture)


def test_v12_instead_of_a_step() -> None:
    p = at("A.~  .  .   | A | B")
    assert set(texts(p)) == {"step 1,0", "zip 1,0", "zip 2,0", "stay"}
    assert play(p, "zip 2,0")["climbers"] == [[2, 0], None]
    assert whose(p) == (1, "draw")


@pytest.mark.parametrize(
    ("picture", "move"),
    [
        ("A.  .~  .x  .x   | A | B", "step 1,0"),
        (".~  .x  .x  .x   | A | B", "step 0,0"),
        ("Ao  .x  o~  .x   | A map | B", "cave 2,0"),
    ],
)
def test_v12_right_after_a_step_or_a_cave(picture: str, move: str) -> None:
    p = at(picture)
    p.play(move)
    assert (p.actor, *whose(p)) == (0, 0, "zip")
    back = {"0,0"} if move != "step 0,0" else set()  # the tile just left is one like others
    assert set(texts(p)) == {f"zip {place}" for place in marked(picture) | back} | {"stay"}
    assert play(p, "zip 3,0")["climbers"] == [[3, 0], None]
    assert whose(p) == (1, "draw")


def test_v12_nobody_must_go_on() -> None:
    p = at("A.  .~  .   | A | B")
    assert play(p, "step 1,0", "stay")["climbers"] == [[1, 0], None]
    assert whose(p) == (1, "draw")


def test_v12_who_stays_on_a_zipline_is_not_asked_again() -> None:
    p = at("A.~  .  .   | A | B")
    p.play("stay")
    assert whose(p) == (1, "draw")


@pytest.mark.parametrize("moves", [("zip 2,0",), ("step 1,0", "zip 2,0")])
def test_v12_the_moves_end_with_a_zipline(moves: tuple[str, ...]) -> None:
    p = at("A.~  .~  .~   | A | B")
    play(p, *moves)
    assert whose(p) == (1, "draw")


def test_v12_the_question_is_put_where_a_zipline_leads_nowhere_too() -> None:
    p = at(".~   | A | B")
    p.play("step 0,0")
    assert (whose(p), texts(p)) == ((0, "zip"), ["stay"])


def test_v12_put_up_stepped_on_and_used_in_one_turn() -> None:
    p = at(
        """
          .    -    -     | A zipline
          A.   .    B.    | B
          0    1    2
        """,
        "place",
        drawn="plain",
    )
    play(p, "place 2,1", "equip zipline 0,1", "step 0,1")
    assert play(p, "zip 2,1")["climbers"] == [[2, 1], [2, 0]]


def test_v12_put_up_where_one_stands_and_used_at_once() -> None:
    p = at("A.  .  .   | A zipline | B", "equip")
    play(p, "equip zipline 0,0")
    assert "zip 2,0" in texts(p)


def test_v12_put_up_by_somebody_else() -> None:
    p = at("A.  .  B.   | A | B zipline", "equip", turn="B")
    play(p, "equip zipline 0,0", "stay", "draw plain", "place 3,0", "bare")
    assert "zip 3,0" in texts(p)


# Falls


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(
            """
              A.   -     | A
              .    .     | B
            """,
            id="to the foot",
        ),
        pytest.param("A.   .^  | A | B", id="to the foot from a foot tile"),
        pytest.param("A.~  .   | A | B", id="a zipline holds nobody"),
        pytest.param("Al=  .   | A | B", id="a ladder holds nobody"),
        pytest.param(
            """
              A.   -     | A
              .    -     | B
              .^x  -
              .    -
              .^   .
              0    1
            """,
            id="to the nearest carabiner below",
        ),
        pytest.param(
            """
              .^   .     | A
              A.   .^    | B
              .    .^
              0    1
            """,
            id="not to one above, or in another column",
        ),
        pytest.param(
            """
              A.   .     | A
              -    .     | B
              -    .
              .^x  .
              0    1
            """,
            id="over gaps",
        ),
        pytest.param(
            """
              A.   -     | A
              !    .     | B
              l    .
              .^x  .
              0    1
            """,
            id="over whatever lies between",
        ),
        pytest.param(
            """
              A.   -     | A
              B.^  -     | B
              .^x  .
              0    1
            """,
            id="past one that is taken",
        ),
        pytest.param(
            """
              A.   -     | A
              B.^  -     | B
              .    .
              0    1
            """,
            id="to the foot past one that is taken",
        ),
        pytest.param(
            """
              A.   -     | A
              a^x  .     | B axe
            """,
            id="onto axe without one",
        ),
        pytest.param(
            """
              A.   -     | A
              c^x  .     | B crampons
            """,
            id="onto crampons without any",
        ),
        pytest.param(
            """
              A.   -     | A
              l^=x .     | B
            """,
            id="onto a ladder",
        ),
        pytest.param(
            """
              A.   -     | A
              o^x  .     | B
            """,
            id="into a cave",
        ),
    ],
)
@pytest.mark.parametrize(("seat", "own", "other"), [("A", 0, 1), ("B", 1, 0)])
def test_v13_where_a_climber_drops(picture: str, seat: str, own: int, other: int) -> None:
    p = at(seated(picture, seat), "draw", turn=seat)
    before = p.to_dict()
    after = play(p, "draw fall")
    landed = after["climbers"][own]
    assert ({"{},{}".format(*landed)} if landed else set()) == marked(picture)
    assert after["climbers"][other] == before["climbers"][other]
    assert after["tiles"] == before["tiles"]  # the carabiner too stays where it is
    assert whose(p) == (other, "draw")  # V14


@pytest.mark.parametrize("tile", [".^", "a^", "c^", "l^=", "o^"])
def test_v13_a_climber_on_a_carabiner_stays(tile: str) -> None:
    p = at(
        f"""
          A{tile}  -  | A
          .^       .  | B axe crampons
        """,
        "draw",
    )
    assert play(p, "draw fall")["climbers"] == [[0, 1], None]
    assert whose(p) == (0, "equip")


def test_v13_the_fall_tile_is_out_of_the_game() -> None:
    p = at("A.  .   | A | B", "draw", left="fall:2 plain:3")
    fields = play(p, "draw fall")
    assert fields["piles"][1] == counts(KINDS, "fall plain:3")
    assert fields["drawn"] is None


def test_v13_a_carabiner_not_yet_put_up_does_not_help() -> None:
    p = at("A.  .   | A carabiner:4 | B", "draw")
    assert play(p, "draw fall")["climbers"] == [None, None]


def test_v13_an_occupied_carabiner_may_be_free_next_time() -> None:
    p = at(
        """
          A.   -     | A
          B.^  -     | B
          .    .
        """,
        "draw",
        turn="B",
    )
    play(p, "draw plain", "place 2,0", "bare", "step 0,0")
    assert play(p, "draw fall")["climbers"] == [[0, 1], [0, 0]]


@pytest.mark.parametrize(
    "picture",
    [
        """
          A.   -     | A carabiner
          .^   .     | B
        """,
        """
          A.   -     | A carabiner
          .    .     | B
        """,
    ],
)
def test_v14_who_dropped_neither_equips_nor_moves(picture: str) -> None:
    p = at(picture, "draw")
    p.play("draw fall")
    assert (p.actor, *whose(p)) == ("chance", 1, "draw")


@pytest.mark.parametrize("way", ["step 1,0", "cave 2,0", "zip 2,0", "stay"])
def test_v14_who_stayed_on_a_carabiner_goes_on(way: str) -> None:
    p = at("Ao^~  .  o   | A map carabiner | B", "draw")
    p.play("draw fall")
    assert set(texts(p)) == {f"equip carabiner {x},0" for x in (1, 2)} | {"bare"}
    p.play("equip carabiner 1,0")
    assert set(texts(p)) == {"step 1,0", "cave 2,0", "zip 1,0", "zip 2,0", "stay"}
    p.play(way)
    assert whose(p) == (1, "draw")


def test_v14_who_was_at_the_foot_goes_on() -> None:
    p = at(".  .   | A carabiner | B", "draw")
    assert play(p, "draw fall")["climbers"] == [None, None]
    assert set(texts(p)) == {"equip carabiner 0,0", "equip carabiner 1,0", "bare"}
    fields = play(p, "equip carabiner 1,0", "step 1,0")
    assert (fields["climbers"], *whose(p)) == ([[1, 0], None], 1, "draw")


def test_v14_who_dropped_goes_on_in_the_next_turn() -> None:
    p = at(
        """
          A.   .     | A
          .    .     | B
        """,
        "draw",
        left="fall plain:3",
    )
    play(p, "draw fall", "draw plain", "place 2,0", "bare", "stay", "draw plain", "place 3,0")
    p.play("bare")
    assert places(p, "step") == {"0,0", "1,0", "2,0", "3,0"}


# The end


def test_v15_over_after_the_turn_of_the_last_tile() -> None:
    p = at("A.  .   | A zipline | B", "draw", left="plain")
    for move in ("draw plain", "place 0,1", "equip zipline 0,1", "step 0,1"):
        p.play(move)
        assert p.outcome is None
    assert whose(p) == (0, "zip")
    p.play("stay")
    assert (p.actor, *whose(p)) == (None, 0, "over")
    assert p.moves() == []
    assert p.outcome is not None


def test_v15_not_over_while_any_pile_has_a_tile() -> None:
    p = at("A.  .   | A | B", left="fall")
    p.play("stay")
    assert (p.outcome, *whose(p)) == (None, 1, "draw")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v15_the_shipped_box_lasts_sixty_turns(players: int) -> None:
    p = packed(GAME, players)
    turns = 0
    while p.actor is not None:
        turns += p.actor == "chance"
        p.play(p.moves()[-1])  # falls first, nobody moves
    assert (turns, *whose(p)) == (60, 59 % players, "over")


def test_v15_the_last_tile_may_be_a_fall() -> None:
    p = at(
        """
          A.   -     | A
          .    B.    | B
        """,
        "draw",
        left="fall",
    )
    play(p, "draw fall")
    assert p.outcome is not None
    assert p.outcome.winners == (1,)
    p = at(
        """
          A.^  -     | A
          .    B.    | B
        """,
        "draw",
        left="fall",
    )
    play(p, "draw fall", "bare", "step 0,0")
    assert p.outcome is not None
    assert p.outcome.winners == (0, 1)


@pytest.mark.parametrize(
    ("picture", "shares"),
    [
        pytest.param(
            """
              A.   -     | A
              .    B.    | B
            """,
            (1.0, 0.0),
            id="the highest",
        ),
        pytest.param(
            """
              .    A.   -     | A
              .    .    B.    | B
              -1   0    1
            """,
            (1.0, 0.0),
            id="not the tile",
        ),
        pytest.param(
            """
              .    B.    | A
              A.   .     | B
            """,
            (0.0, 1.0),
            id="whoever it is",
        ),
        pytest.param(
            """
              B.   A.   .     | A
              .    .    C.    | B | C
            """,
            (0.5, 0.5, 0.0),
            id="several",
        ),
        pytest.param(
            """
              .    B.    | A
              .    .     | B | C
            """,
            (0.0, 1.0, 0.0),
            id="from the foot",
        ),
        pytest.param(".  A. | A | B | C", (1.0, 0.0, 0.0), id="the foot is below height 0"),
        pytest.param("A. C. B. E. D. | A | B | C | D | E", (0.2,) * 5, id="all"),
        pytest.param(". | A | B", (0.5,) * 2, id="two at the foot"),
        pytest.param(". | A | B | C | D", (0.25,) * 4, id="four at the foot"),
    ],
)
def test_v15_the_highest_share_the_win(picture: str, shares: tuple[float, ...]) -> None:
    p = at(picture, left="")
    p.play("stay")
    assert p.outcome is not None
    assert p.outcome.shares == shares
    assert p.outcome.winners == tuple(seat for seat, share in enumerate(shares) if share)


def test_v15_the_last_move_counts() -> None:
    p = at(
        """
          .    B.    | A
          A.   .     | B
        """,
        left="",
    )
    p.play("step 0,1")
    assert p.outcome is not None
    assert p.outcome.shares == (0.5, 0.5)
