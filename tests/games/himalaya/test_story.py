"""What moves of Himalaya did, as events and in sentences."""

from __future__ import annotations

import pytest

from cordee.engine.position import Position

from ...narration import NAMES, Example, check_words, choice, story, told
from .drawing import at

CAMP = at("12 ^aa", "recover", used="A5/6")
EXAMPLES: list[Example] = [
    (at("", "roll"), "roll 1 1 3 4 6 6", "roll"),
    (at("", "yeti"), "yeti +4", "yeti"),
    (at("35 *Y", "yeti"), "yeti +3", "yeti-stays"),
    (at("", "yeti"), "yeti storm", "storm over"),
    (at("", "yeti", deck="+3"), "yeti +3", "yeti shuffle"),
    (at("14 .Y .aab", "yeti"), "yeti +1", "yeti sherpas-flee sherpas-flee"),
    (at("14 .Y .A", "yeti"), "yeti +1", "yeti climber-flees"),
    (at("14 .Y .Aab", "yeti"), "yeti +1", "yeti stand-firm sherpas-flee"),
    (at("11 *Y ^Aab", "yeti"), "yeti +1", "yeti"),  # H20
    (at("4 .A .aa"), "1 climber", "climber"),
    (at("33 *A / * !"), "4 climber", "summit over"),
    (at("12 ^a"), "1 sherpa 12", "sherpa"),
    (at("14 .a . /"), "2 sherpa 14", "slides"),
    (at("12 ^a"), "4 sherpa 12 back", "back"),
    (at("1 .a"), "card 6 sherpa 1 back", "back"),  # the base camp stops it
    (at("9 / . * ^a"), "5 sherpa 12 back", "back-slides"),
    (at("12 ^a .ab"), "1 sherpa 12 rope+1", "rope"),
    (at("12 ^a .aab . . /"), "1 sherpa 12 rope+2", "rope-slides"),
    (at("", dice="4"), "reroll", "reroll"),
    (at("4 .Y", dice="4"), "skip 4", "skip"),
    (CAMP, "recover 5/6", "recover"),
    (CAMP, "leave", "leave"),
]


@pytest.mark.parametrize(("position", "move", "kinds"), EXAMPLES)
def test_what_a_move_does(position: Position, move: str, kinds: str) -> None:
    assert told(position, move) == kinds.split()


def test_every_event_and_every_choice_has_its_words() -> None:
    check_words("himalaya", EXAMPLES)


def test_a_slide() -> None:
    assert story(at("14 .a . /"), "2 sherpa 14") == (
        ["Ana moves a sherpa from 14 to 16; it slides down to 13 (die 2)."],
        ["Ana avance un sherpa\u00a0: 14 → 16\u00a0; il glisse jusqu’à 13 (dé 2)."],
    )


def test_a_rope() -> None:
    p = at("2 .a . . . . .b")
    assert story(p, "5 sherpa 2 rope") == (
        ["Ana moves a sherpa from 2 to 7 and on by rope, 1 space, to 8, alone (die 5)."],
        ["Ana avance un sherpa\u00a0: 2 → 7, puis en cordée, 1 case → 8, seul (dé 5)."],
    )
    assert choice(p, "5 sherpa 2 rope") == (
        "die 5: sherpa from 2 to 7, on by rope, 1 space, to 8, alone",
        "dé 5\u00a0: sherpa, 2 → 7, puis en cordée, 1 case → 8, seul",
    )


def test_a_rope_with_a_slide() -> None:
    p = at("12 ^a .aab . . /")
    (english,), (french,) = story(p, "1 sherpa 12 rope+2")
    assert english == (
        "Ana moves a sherpa from 12 to 13 and on by rope, 3 spaces, with 2 more, "
        "sliding from 16 down to 13 (die 1)."
    )
    assert french == (
        "Ana avance un sherpa\u00a0: 12 → 13, puis en cordée, 3 cases, avec 2 autres\u00a0; "
        "avalanche\u00a0: 16 → 13 (dé 1)."
    )
    assert choice(p, "1 sherpa 12 rope") == (
        "die 1: sherpa from 12 to 13, on by rope, 3 spaces, to 16, slides down to 13, alone",
        "dé 1\u00a0: sherpa, 12 → 13, puis en cordée, 3 cases → 16, glisse jusqu’à 13, seul",
    )


def test_frights() -> None:
    english, french = story(at("14 .Y .aabC", "yeti"), "yeti +1")
    assert english == [
        "Yeti card +1: the yeti walks from 14 to 15.",
        "2 sherpas of Ana flee from 15 to camp 12.",
        "A sherpa of Ben flees from 15 to camp 12.",
        "Cléo’s climber flees from 15 to camp 12.",
    ]
    assert french == [
        "Carte yéti +1\u00a0: le yéti va de 14 à 15.",
        "Ana\u00a0: 2 sherpas sont chassés de la case 15 vers le camp 12.",
        "Ben\u00a0: un sherpa est chassé de la case 15 vers le camp 12.",
        "Cléo\u00a0: l’alpiniste est chassé de la case 15 vers le camp 12.",
    ]


def test_a_climber_in_flight_passes_a_taken_camp_by_h24() -> None:
    p = at("12 ^B . .Y .A", "yeti")
    assert story(p, "yeti +1") == (
        [
            "Yeti card +1: the yeti walks from 14 to 15.",
            "Ana’s climber flees from 15 to base camp.",
        ],
        [
            "Carte yéti +1\u00a0: le yéti va de 14 à 15.",
            "Ana\u00a0: l’alpiniste est chassé de la case 15 vers le camp de base.",
        ],
    )
    p.play("yeti +1")
    assert [event.rule for event in p.events] == ["H22", "H24"]


@pytest.mark.parametrize(
    ("sherpas", "english", "french"),
    [("a", "sherpa face", "son sherpa font"), ("aaa", "3 sherpas face", "ses 3 sherpas font")],
)
def test_who_stands_firm(sherpas: str, english: str, french: str) -> None:
    told_en, told_fr = story(at(f"14 .Y .A{sherpas}", "yeti"), "yeti +1")
    assert told_en[1] == f"Ana’s climber and {english} the yeti on 15 and stay."
    assert told_fr[1] == f"Ana\u00a0: l’alpiniste et {french} face au yéti en 15 et restent."


def test_the_last_yeti_card() -> None:
    english, french = story(at("", "yeti", deck="+3"), "yeti +3")
    assert english[1] == (
        "The last yeti card is drawn: all are shuffled, and the storm is among them from now on."
    )
    assert french[1] == (
        "La dernière carte yéti est tirée\u00a0: toutes sont mélangées, et le "
        "«\u00a0mauvais temps\u00a0» en fait désormais partie."
    )


def test_a_card_taken_back_and_then_no_more() -> None:
    p = at("12 ^aa 24 ^aa", "recover", used="A3/4 A5/6")
    assert story(p, "recover 3/4") == (
        ["Ana takes back card 3/4 at camp 12."],
        ["Ana récupère la carte 3/4 au camp 12."],
    )
    assert story(p, "recover 3/4", "leave") == (
        ["Ana takes back no more cards this turn."],
        ["Ana ne récupère plus rien à ce tour."],
    )


def test_the_climber_on_the_summit_wins() -> None:
    assert story(at("33 *A / * !"), "4 climber") == (
        ["Ana’s climber goes from 33 up to the summit (die 4)!", "The game is over: Ana wins."],
        [
            "Ana mène son alpiniste de 33 au sommet (dé 4)\u00a0!",
            "La partie est finie\u00a0: Ana gagne.",
        ],
    )


def test_a_storm_that_finds_all_in_the_base_camp_is_a_shared_win() -> None:
    english, french = story(at("", "yeti"), "yeti storm")
    assert english == [
        "The storm breaks: the game ends here.",
        "The game is over: Ana, Ben and Cléo share the win.",
    ]
    assert french == [
        "La carte «\u00a0mauvais temps\u00a0» est tirée\u00a0: la partie s’arrête ici.",
        "La partie est finie\u00a0: Ana, Ben et Cléo partagent la victoire.",
    ]


def test_what_a_reroll_brings_in_its_order() -> None:
    assert choice(at("", dice="4"), "reroll") == (
        "roll all dice again (then the yeti walks, and you choose)",
        "relancer tous les dés (puis le yéti bouge, et vous choisissez)",
    )


def test_the_question_is_which_die_or_card() -> None:
    p = at("", dice="4 5")
    assert p.question("en", NAMES) == "Ana, which die or card do you use, and whom do you move?"
    assert p.question("fr", NAMES) == (
        "Ana, quel dé ou quelle carte utilisez-vous, et qui déplacez-vous\u00a0?"
    )


def test_an_outcome_of_chance_is_described_as_it_would_be_told() -> None:
    assert choice(at("", "yeti"), "yeti -2") == (
        "Yeti card −2: the yeti walks from 18 to 16.",
        "Carte yéti −2\u00a0: le yéti va de 18 à 16.",
    )
