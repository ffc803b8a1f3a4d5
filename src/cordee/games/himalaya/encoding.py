"""Himalaya as numbers."""

from __future__ import annotations

from typing import Any

from ...engine import dice
from ...engine.encoding import Part, figure, head, starts_of, write_head
from ...engine.kernel import KIND_SHIFT, PAYLOAD, Record, kernel
from .rules import (
    CAMPS,
    CARD_SHIFT,
    CARDS,
    CLIMBER,
    LONGEST,
    MORE_DICE,
    PHASES,
    PLAYERS,
    RECOVER,
    REROLL,
    SHERPA,
    SHERPAS,
    SKIP,
    STORM,
    YETI_CARDS,
    space_of,
    value_of,
    way_of,
)

VERSION = 1

FEWEST, MOST = PLAYERS
VALUES = dice.SIDES + 2 * len(CARDS)  # of dice, then of cards
WAYS = 6
ACTIONS = (
    Part("climber", VALUES, "by a die of 1 to 6, by a card's 1 to 8"),
    Part(
        "sherpa",
        VALUES * SHERPAS * WAYS,
        "the same values; for each, the sherpas by their spaces, rising (of several on one space "
        "the first); for each, on, back, rope, rope+1, rope+2, rope+3",
    ),
    Part("reroll", 1, "all dice again (H8)"),
    Part("skip", dice.SIDES, "a die of 1 to 6 without moving (H11)"),
    Part("recover", len(CARDS), "a card, in the order of H3 (H21)"),
    Part("leave", 1, "take back nothing (H21)"),
)
CLIMBER_AT, SHERPA_AT, REROLL_AT, SKIP_AT, RECOVER_AT, LEAVE_AT = starts_of(ACTIONS)

SPACES = LONGEST + 1
PEOPLE = SHERPAS * (MOST - 1)
DECK = STORM + 1
PLANES = (
    "own climber",
    "another climber",
    "own sherpas, by 4",
    "others' sherpas, by 16",
    "the yeti",
    "a camp",
    "the cave",
    "a slide",
    "a snow field",
    "the summit",
)
FIELDS = (
    *head(PHASES, PLAYERS),
    Part("dice", dice.SIDES, "dice on the table by value, by 8"),
    Part("yeti", 1, "the yeti's space, by the summit's"),
    Part("climber", MOST, "each seat's climber, its space by the summit's"),
    Part("sherpas", MOST * SHERPAS, "each seat's sherpas, their spaces by the summit's, rising"),
    Part("cards", MOST * len(CARDS), "each seat's cards in hand, in the order of H3"),
    Part("used", MOST * len(CARDS), "each seat's used cards"),
    Part("recovered", MOST * CAMPS, "the camps at which each seat has taken back a card, rising"),
    Part("deck", DECK, "yeti cards not yet drawn, in the order of H5, storm last"),
    Part("spaces", SPACES * len(PLANES), f"of each space from 0 to 100: {', '.join(PLANES)}"),
)


def bound(players: int) -> int:
    """H25: storm comes with the second pass through the deck."""
    rolls = len(YETI_CARDS) + DECK + 1  # H7
    dice_taken = rolls * (players + MORE_DICE)  # H4, H6
    cards_played = players * (len(CARDS) + CAMPS)  # H3, H21
    each_turn = 1 + SHERPAS // 2  # a move, and a card or `leave` for each camp with two sherpas
    return (dice_taken + cards_played) * each_turn + rolls  # H8


@kernel
def number(rec: Record, code: int) -> int:
    """The number of a legal move."""
    kind = code >> KIND_SHIFT
    what = code & PAYLOAD
    if kind == CLIMBER:
        return CLIMBER_AT + rank_of_value(what)
    if kind == SHERPA:
        return (
            SHERPA_AT + (rank_of_value(what) * SHERPAS + first_on(rec, what)) * WAYS + way_of(what)
        )
    if kind == REROLL:
        return REROLL_AT
    if kind == SKIP:
        return SKIP_AT + what - 1
    return RECOVER_AT + what if kind == RECOVER else LEAVE_AT


@kernel
def rank_of_value(what: int) -> int:
    """Dice first, then cards."""
    return value_of(what) - 1 + (dice.SIDES if what >> CARD_SHIFT else 0)


@kernel
def first_on(rec: Record, what: int) -> int:
    """Which sherpa of the seat to play starts: the first on its space."""
    i = 0
    while rec.sherpa[rec.turn, i] != space_of(what):
        i += 1
    return i


@kernel
def observe(rec: Record, seat: int, out: Any) -> None:
    """The table as a seat sees it."""
    players = int(rec.players)
    summit = float(rec.box.length)
    at = write_head(rec, seat, out, len(PHASES), FEWEST, MOST)
    for i in range(dice.SIDES):
        at = figure(out, at, rec.dice[i] / 8)
    at = figure(out, at, rec.yeti / summit)
    cards = at + MOST + MOST * SHERPAS
    camps = cards + 2 * MOST * len(CARDS)
    deck = camps + MOST * CAMPS
    for i in range(players):
        who = (seat + i) % players
        figure(out, at + i, rec.climber[who] / summit)
        for j in range(SHERPAS):
            figure(out, at + MOST + i * SHERPAS + j, rec.sherpa[who, j] / summit)
        for card in range(len(CARDS)):
            in_hand = cards + i * len(CARDS) + card
            out[in_hand] = int(rec.hand[who]) >> card & 1
            out[in_hand + MOST * len(CARDS)] = int(rec.used[who]) >> card & 1
        for camp in range(CAMPS):
            out[camps + i * CAMPS + camp] = int(rec.recovered[who]) >> camp & 1
    for card in range(DECK):
        out[deck + card] = int(rec.deck) >> card & 1
    show_spaces(rec, seat, out[deck + DECK :])


@kernel
def show_spaces(rec: Record, seat: int, out: Any) -> None:
    """What stands on each space, and what it is."""
    for who in range(rec.players):
        other = 0 if who == seat else 1
        out[int(rec.climber[who]) * len(PLANES) + other] = 1.0
        for j in range(SHERPAS):
            among = PEOPLE if other else SHERPAS
            out[int(rec.sherpa[who, j]) * len(PLANES) + 2 + other] += 1.0 / among
    out[int(rec.yeti) * len(PLANES) + 4] = 1.0
    for space in range(int(rec.box.length)):
        first = space * len(PLANES)
        out[first + 5] = 1.0 if rec.box.camp[space] > 0 else 0.0
        out[first + 7] = 1.0 if rec.box.slide[space] > 0 else 0.0
        out[first + 8] = float(rec.box.snow[space])
    out[int(rec.box.cave) * len(PLANES) + 6] = 1.0
    out[int(rec.box.length) * len(PLANES) + 9] = 1.0
