"""What moves of Matterhorn did, as events and in sentences."""

from __future__ import annotations

from importlib import resources

import pytest

from cordee.engine.position import Position

from ...narration import NAMES, Example, check_words, choice, story, told
from .drawing import FAILURE, GAME, TEN_TOKENS, at

OPEN = """
    12 A . . B . . B . . A
"""
MIDDLE = """
     ^            B
     5        . A .
     8     . * . o . .
    11  . . * . o . . B .
    12 A . . o . . . . . .
"""
LAST_STEP = """
     ^          A B
     5        . A .
     8     . * . o . .
    11  . . . . o . . B .
    12 . . . o . . . . . .
"""
FULL_ROW = """
     5        o * A
    12 A . . B . . B . . .
"""
LAST_TOKEN = """
     8     . * . . . .
     9    . o o o . . .
    10   . o o o . . . .
    11  . o o o . . . . .
    12 A . . B . . B . . A
"""
ACTIONS = at(MIDDLE, "actions")
EXAMPLES: list[Example] = [
    (GAME.new(2), "pawn 12.4", "pawn"),
    (at(OPEN), "roll 1 1 5 5 6", "roll"),
    (at(OPEN), FAILURE, "roll failure"),
    (at(OPEN, "drop", dice="1 1 5 5 6"), "drop 5", "drop"),
    (at(OPEN, "drop", dice="1 1 5 5 6"), "drop none", "drop-none"),
    (at(OPEN, "drop", dice="1 1 2 2 4"), "drop none", "refuse failure"),
    (at(OPEN, "token", dice="2 6"), "token 8.1", "token"),
    (at(OPEN, "token", dice="1 5 6"), "token 12.2", "token bonus"),
    (at(OPEN, "block", dice="1 1 1 1 1"), "block 7.2", "block next"),
    (at(OPEN, "block", dice="1 1 1 1 1"), "done", "done-block next"),
    (at(MIDDLE, "choose"), "stop", "stop"),
    (at(MIDDLE, "choose"), "again", "again"),
    (ACTIONS, "move 5.2 5.1", "move"),
    (ACTIONS, "move 5.2 summit", "summit"),
    (ACTIONS, "push 11.8 10.8", "push"),
    (ACTIONS, "clear 8.4", "clear"),
    (ACTIONS, "done", "done-actions next"),
    (at(MIDDLE, "bonus", dice="5 6"), "done", "done-bonus"),
    (at(LAST_STEP, "actions"), "move 5.2 summit", "summit over"),
    (at(FULL_ROW, "actions"), "move 12.1 12.2", "move row-cleared next"),
    (at(LAST_TOKEN, "actions", game=TEN_TOKENS), "done", "done-actions refill next"),
]


@pytest.mark.parametrize(("position", "move", "kinds"), EXAMPLES)
def test_what_a_move_does(position: Position, move: str, kinds: str) -> None:
    assert told(position, move) == kinds.split()


def test_every_event_and_every_choice_has_its_words() -> None:
    check_words("matterhorn", EXAMPLES)


ONE_TOKEN = MIDDLE.replace("11  . . *", "11  . . .")


@pytest.mark.parametrize(
    ("picture", "english", "french"),
    [
        (OPEN, "Failure: the turn is over.", "Échec\u00a0: le tour est fini."),
        (
            ONE_TOKEN,
            "Failure: the turn is over, and 1 action is lost.",
            "Échec\u00a0: le tour est fini, 1 action perdue.",
        ),
        (
            MIDDLE,
            "Failure: the turn is over, and 2 actions are lost.",
            "Échec\u00a0: le tour est fini, 2 actions perdues.",
        ),
    ],
)
def test_a_failure_and_what_is_lost(picture: str, english: str, french: str) -> None:
    told_en, told_fr = story(at(picture), FAILURE)
    assert (told_en[1], told_fr[1]) == (english, french)


@pytest.mark.parametrize(
    ("picture", "english", "french"),
    [
        (OPEN, "", ""),
        (ONE_TOKEN, ", and 1 action is lost", ", 1 action perdue"),
        (MIDDLE, ", and 2 actions are lost", ", 2 actions perdues"),
    ],
)
def test_a_failure_of_ones_own_choice(picture: str, english: str, french: str) -> None:
    assert choice(at(picture, "drop", dice="1 1 2 2 4"), "drop none") == (
        f"drop nothing: a FAILURE, 4 cannot be placed{english}",
        f"ne rien éliminer\u00a0: un ÉCHEC, 4 ne permet pas de poser de jeton{french}",
    )


def test_m12_a_full_row_is_cleared_of_its_tokens() -> None:
    assert story(at(FULL_ROW, "actions"), "move 12.1 12.2") == (
        [
            "Ana steps aside from 12.1 to 12.2.",
            "Row 5 is full: its 2 tokens go back to the box.",
            "Ben is next.",
        ],
        [
            "Ana fait un pas de côté, de 12.1 en 12.2.",
            "La ligne 5 est pleine\u00a0: ses 2 jetons retournent à la réserve.",
            "À Ben de jouer.",
        ],
    )


def test_m12_a_row_full_of_pawns_and_one_token() -> None:
    picture = """
         5        B * A
        12 A . . . . . B . . .
    """
    english, french = story(at(picture, "actions"), "done")
    assert english[1] == "Row 5 is full: its token goes back to the box."
    assert french[1] == "La ligne 5 est pleine\u00a0: son jeton retourne à la réserve."


def test_m2_what_holds_the_tokens_has_one_name_in_french() -> None:
    """A “boîte” is that of the whole game, as a file."""
    for domain in (GAME.package, f"{GAME.package}.guide"):
        words = (resources.files(domain) / "fr.ftl").read_text("utf-8")
        for line in words.splitlines():
            assert "boîte" not in line or line.startswith(("#", "box-")), line


def test_m13_an_empty_box_is_filled() -> None:
    assert story(at(LAST_TOKEN, "actions", game=TEN_TOKENS), "done") == (
        ["Ana is done.", "The box is empty: all 10 obstacles go back to it.", "Ben is next."],
        [
            "Ana a terminé.",
            "La réserve est vide\u00a0: les 10 obstacles y retournent tous.",
            "À Ben de jouer.",
        ],
    )


def test_another_pawn_is_pushed() -> None:
    assert story(ACTIONS, "push 11.8 10.8") == (
        ["Ana pushes Ben’s pawn from 11.8 to 10.8."],
        ["Ana pousse un pion (Ben) de 11.8 en 10.8."],
    )
    assert choice(ACTIONS, "push 11.8 10.8") == (
        "push Ben’s pawn from 11.8 to 10.8",
        "pousser un pion (Ben) de 11.8 en 10.8",
    )


def test_a_bonus() -> None:
    p = at(OPEN, "token", dice="1 5 6")
    assert choice(p, "token 12.2") == (
        "token on 12.2 (bonus action)",
        "jeton en 12.2 (action bonus)",
    )
    assert story(p, "token 12.2") == (
        ["Ana places a token on 12.2.", "A pawn stands in row 12: Ana has a bonus action."],
        [
            "Ana pose un jeton en 12.2.",
            "Un pion est sur la ligne 12\u00a0: Ana a une action bonus.",
        ],
    )


@pytest.mark.parametrize(
    ("price", "english", "french"), [(1, "", ""), (2, " (2 actions)", " (2 actions)")]
)
def test_the_price_of_the_summit(price: int, english: str, french: str) -> None:
    assert choice(at(MIDDLE, "actions", summit=price), "move 5.2 summit") == (
        f"climb from 5.2 to the SUMMIT{english}",
        f"monter de 5.2 au SOMMET{french}",
    )


def test_both_pawns_on_the_summit_win() -> None:
    assert story(at(LAST_STEP, "actions"), "move 5.2 summit") == (
        ["Ana climbs from 5.2 to the summit!", "The game is over: Ana wins."],
        ["Ana monte de 5.2 au sommet\u00a0!", "La partie est finie\u00a0: Ana gagne."],
    )


def test_the_question_which_dice_to_drop() -> None:
    p = at(OPEN, "drop", dice="1 1 5 5 6")
    assert p.question("en", NAMES) == "Ana, which dice do you drop? As they lie the result is 6."
    assert p.question("fr", NAMES) == (
        "Ana, quels dés éliminez-vous\u00a0? Tels quels, ils donnent 6."
    )


def test_an_outcome_of_chance_is_described_as_it_would_be_told() -> None:
    assert choice(at(OPEN), "roll 1 1 5 5 6") == (
        "Ana rolls 1, 1, 5, 5 and 6: result 6.",
        "Ana lance 1, 1, 5, 5 et 6\u00a0: résultat 6.",
    )


BEHIND_A_WALL = """
     ^          A
     5        . . .
     6       . . . .
     7      . . . . .
     8     . o o o . .
     9    . . . A . . .
    12 B . . . . . . . . B
"""


@pytest.mark.parametrize(
    ("picture", "seat", "way", "blocked"),
    [
        (OPEN, 0, 16, 0),  # eight steps each
        (BEHIND_A_WALL, 0, 6, 1),  # five steps, and an obstacle to remove or to walk around
        (BEHIND_A_WALL, 1, 16, 0),
        (LAST_STEP, 0, 1, 0),
        (BEHIND_A_WALL.replace("8     . o o o", "8     . o B o").replace("12 B", "12 ."), 0, 6, 1),
    ],
)
def test_how_far_it_is_and_who_cannot_climb(
    picture: str, seat: int, way: int, blocked: int
) -> None:
    position = at(picture, turn="B")
    stands = GAME.story.STANDS
    assert stands["way"](position.table[0], seat) == way
    assert stands["blocked"](position.table[0], seat) == blocked


def test_a_pawn_of_ones_own_in_front_goes_up_first_and_is_in_nobodys_way() -> None:
    picture = """
         5        A . .
         6       A . . .
         8     . . * . . .
        11  . . . . * . . . .
        12 . * . B . . . . . B
    """
    position = at(picture, "actions")
    assert GAME.story.STANDS["way"](position.table[0], 0) == position.fields["actions_left"] == 3
    for move in ("move 5.1 summit", "move 6.1 5.1", "move 5.1 summit"):
        position.play(move)
    assert position.outcome is not None


def test_the_way_counts_the_price_of_the_summit() -> None:
    position = at(OPEN, summit=2)
    assert GAME.story.STANDS["way"](position.table[0], 0) == 18


def test_pawns_that_are_not_there_yet_have_the_whole_way_to_go() -> None:
    position = GAME.new(2, seed=1)
    assert GAME.story.STANDS["way"](position.table[0], 0) == 16
    assert GAME.story.STANDS["blocked"](position.table[0], 0) == 0
