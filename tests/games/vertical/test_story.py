"""What moves of Vertical did, as events and in sentences."""

from __future__ import annotations

import pytest

import cordee
from cordee.engine.position import Position

from ...narration import NAMES, Example, check_words, choice, story, told
from .drawing import GAME, KINDS, TOKENS, at, counts

TWO_TILES = cordee.game(
    "vertical",
    components={"pile": [counts(KINDS, "plain"), counts(KINDS, "plain"), counts(KINDS)]},
)


def packed(position: Position, but: int = 0) -> Position:
    """A new game with all bags packed, but for so many tokens."""
    for i in range(4 * position.players - but):
        position.play(f"pack {TOKENS[i % 6]}")
    return position


CAVES = at("Ao~  o   | A map zipline | B")
EXAMPLES: list[Example] = [
    (GAME.new(2), "pack map", "pack"),
    (packed(GAME.new(2), but=1), "pack map", "pack packed"),
    (packed(GAME.new(2)), "draw plain", "draw"),
    (packed(TWO_TILES.new(2)), "draw plain", "draw last-of-pile"),
    (at("A.  .   | A | B", "draw", left="cave"), "draw cave", "draw last-tile"),
    (at("A.  .   | A | B", "draw", left="fall"), "draw fall", "draw fall-to-foot last-tile over"),
    (at("A.  .   | A | B", "draw"), "draw fall", "draw fall-to-foot"),
    (at(".   .   | A | B", "draw"), "draw fall", "draw fall-at-foot"),
    (at("A.^ .   | A | B", "draw"), "draw fall", "draw fall-held"),
    (
        at(
            """
              A.    | A
              .^    | B
            """,
            "draw",
        ),
        "draw fall",
        "draw fall-to",
    ),
    (at("A.  .   | A | B", "place", drawn="cave"), "place 0,1", "place"),
    (at("A.  .   | A zipline | B", "equip"), "equip zipline 1,0", "equip"),
    (at("A.  .   | A | B", "equip"), "bare", "bare"),
    (CAVES, "step 1,0", "step"),
    (CAVES, "cave 1,0", "cave"),
    (CAVES, "zip 1,0", "zip"),
    (CAVES, "stay", "stay"),
    (at("A.~  .   | A | B", "zip"), "stay", "no-zip"),
    (at("A.  B.   | A | B", left=""), "stay", "stay over"),
]


@pytest.mark.parametrize(("position", "move", "kinds"), EXAMPLES)
def test_what_a_move_does(position: Position, move: str, kinds: str) -> None:
    assert told(position, move) == kinds.split()


def test_every_event_and_every_choice_has_its_words() -> None:
    check_words("vertical", EXAMPLES)


FALLS = [
    (
        ".   .   | A | B",
        "Ana is at the foot and cannot fall: the turn goes on.",
        "Ana est au pied et ne peut pas chuter\u00a0: le tour continue.",
    ),
    (
        "A.^ .   | A | B",
        "The carabiner on 0,0 holds Ana: the turn goes on.",
        "Le mousqueton en 0,0 retient Ana\u00a0: le tour continue.",
    ),
    (
        "A.  .   | A | B",
        "Ana falls from 0,0 to the foot of the cliff.",
        "Ana chute de 0,0 jusqu’au pied de la falaise.",
    ),
    (
        """
          A.    | A
          .^    | B
        """,
        "Ana falls from 0,1 and is caught by the carabiner on 0,0.",
        "Ana chute de 0,1 et le mousqueton en 0,0 l’arrête.",
    ),
]


@pytest.mark.parametrize(("picture", "english", "french"), FALLS)
def test_falls(picture: str, english: str, french: str) -> None:
    assert story(at(picture, "draw"), "draw fall") == (
        ["Ana draws a fall tile.", english],
        ["Ana pioche une tuile chute.", french],
    )


def test_the_last_tile_of_a_pile() -> None:
    assert story(packed(TWO_TILES.new(2)), "draw plain") == (
        ["Ana draws a plain tile.", "That was the last tile of pile 1."],
        ["Ana pioche une tuile simple.", "C’était la dernière tuile du tas 1."],
    )


def test_the_last_tile_of_all() -> None:
    assert story(at("A.  .   | A | B", "draw", left="cave"), "draw cave") == (
        ["Ana draws a cave.", "That was the last tile: the game ends with this turn."],
        [
            "Ana pioche une grotte.",
            "C’était la dernière tuile\u00a0: la partie finit avec ce tour.",
        ],
    )


def test_a_fall_as_the_last_tile_ends_the_game_at_once() -> None:
    english, french = story(at("A.  B.   | A | B", "draw", left="fall"), "draw fall")
    assert english[-1] == "The game is over: Ben wins."
    assert french[-1] == "La partie est finie\u00a0: Ben gagne."


def test_climbers_of_one_height_share_the_win() -> None:
    assert story(at("A.  B.   | A | B", left=""), "stay") == (
        ["Ana stays.", "The game is over: Ana and Ben share the win."],
        ["Ana reste sur place.", "La partie est finie\u00a0: Ana et Ben partagent la victoire."],
    )


def test_the_questions_about_a_tile() -> None:
    p = at("A.  .   | A | B", "place", drawn="cave")
    assert p.question("en", NAMES) == "Ana, where do you place the tile (a cave)?"
    assert p.question("fr", NAMES) == "Ana, où posez-vous la tuile (une grotte)\u00a0?"
    p = at("A.  .   | A | B", "draw", left="plain:2")
    assert p.question("en", NAMES) == "Ana is about to draw a tile from pile 2 (2 left in all)."
    assert p.question("fr", NAMES) == (
        "Ana va piocher une tuile dans le tas 2 (il en reste 2 en tout)."
    )


def test_an_outcome_of_chance_is_described_as_it_would_be_told() -> None:
    assert choice(at("A.  .   | A | B", "draw"), "draw cave") == (
        "Ana draws a cave.",
        "Ana pioche une grotte.",
    )
