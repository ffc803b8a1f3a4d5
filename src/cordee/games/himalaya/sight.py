"""What Himalaya shows its judge: dice, yeti and deck, and the way before each climber."""

from __future__ import annotations

from typing import Any

from ...engine import dice
from ...engine.encoding import Part, figure, one_of, seat_from, size_of, starts_of
from ...engine.kernel import Record, kernel, scratch
from .heuristics import next_roll, of_fear, stays, storm_chance, summit_chance, value
from .rules import (
    CARDS,
    PHASES,
    PLAYERS,
    RECOVER_PHASE,
    SHERPAS,
    STORM,
    camp_below,
    dice_left,
    own_sherpas,
)

VERSION = 2
FEWEST, MOST = PLAYERS
DECK = STORM + 1
MOST_DICE = 8
FAR = 36  # spaces to the summit that are told apart
BEHIND, AHEAD = 6, 14  # spaces around a climber that are looked at
AROUND = BEHIND + AHEAD
YETI_NEAR = 8
COMMON = (
    Part("phase", len(PHASES), ", ".join(PHASES)),
    Part("players", MOST - FEWEST + 1, "2, 3, 4, 5"),
    Part("dice", dice.SIDES, "dice on the table by value, by 2"),
    Part("dice left", MOST_DICE + 1, "how many are on the table"),
    Part("deck", DECK, "yeti cards not yet drawn, storm last"),
    Part("storm", 1, "how likely the next card is the storm"),
    Part("length", 1, "the summit's number, by 50"),
    Part("rolls", MOST, "whose turn it is when the dice are rolled next"),
)
PLANES = (
    "one's own sherpa",
    "two of them",
    "others' sherpas, by 4",
    "another climber",
    "a slide",
    "a snow field",
    "a camp",
)
SEAT = (
    Part("to go", FAR + 1, "spaces to the summit"),
    Part("height", 2, "the climber's space by the summit's; ahead of the best other, by 10"),
    Part("lead", 2, "ahead, level"),
    Part("hand", len(CARDS), "cards in hand"),
    Part("used", len(CARDS), "used cards"),
    Part("sherpas", SHERPAS, "their spaces by the summit's, rising"),
    Part("camp", 1, "spaces down to where a frightened climber flees, by 10"),
    Part("alone", 1, "no sherpa is with the climber"),
    Part("summit", 1, "how likely the next turn ends on the summit"),
    Part("stays", 1, "how likely the next yeti card leaves the climber where it is"),
    Part("fear", 1, "how far the yeti is likely to send the pieces down"),
    Part("yeti", 2 * YETI_NEAR + 1, "the yeti below or above the climber"),
    Part("share", 1, "what the formula says, which knows pairs and dice to come"),
    Part("way", AROUND * len(PLANES), f"of each space around: {', '.join(PLANES)}"),
)
TABLE, OWN = size_of(COMMON), size_of(SEAT)
SHARE, WAY = starts_of(SEAT)[-2:]


@kernel
def see(rec: Record, out: Any) -> None:
    """What concerns everybody, then each seat."""
    players = int(rec.players)
    at = one_of(out, 0, int(rec.phase), len(PHASES))
    at = one_of(out, at, players - FEWEST, MOST - FEWEST + 1)
    for i in range(dice.SIDES):
        at = figure(out, at, rec.dice[i] / 2)
    at = one_of(out, at, min(MOST_DICE, dice_left(rec)), MOST_DICE + 1)
    for card in range(DECK):
        at = figure(out, at, float(int(rec.deck) >> card & 1))
    at = figure(out, at, storm_chance(rec))
    at = figure(out, at, rec.box.length / 50)
    one_of(out, at, next_roll(rec) % players, MOST)
    for i in range(players):
        see_seat(rec, (int(rec.turn) + i) % players, out[TABLE + i * OWN :])
    shares = scratch(MOST)
    value(rec, shares)
    for i in range(players):
        out[TABLE + i * OWN + SHARE] = shares[(int(rec.turn) + i) % players]


@kernel
def see_seat(rec: Record, who: int, out: Any) -> None:
    """One seat's pieces and cards, and what is before its climber."""
    players = int(rec.players)
    climber = int(rec.climber[who])
    summit = int(rec.box.length)
    best = 0
    for other in range(players):
        if other != who:
            best = max(best, int(rec.climber[other]))
    at = one_of(out, 0, min(FAR, summit - climber), FAR + 1)
    at = figure(out, at, climber / summit)
    at = figure(out, at, (climber - best) / 10)
    at = figure(out, at, 1.0 if climber > best else 0.0)
    at = figure(out, at, 1.0 if climber == best else 0.0)
    for card in range(len(CARDS)):
        out[at + card] = float(int(rec.hand[who]) >> card & 1)
        out[at + len(CARDS) + card] = float(int(rec.used[who]) >> card & 1)
    at += 2 * len(CARDS)
    for i in range(SHERPAS):
        at = figure(out, at, rec.sherpa[who, i] / summit)
    at = figure(out, at, (climber - camp_below(rec, climber)) / 10)
    at = figure(out, at, 1.0 if own_sherpas(rec, who, climber) == 0 else 0.0)
    waits = 1 if rec.phase == RECOVER_PHASE else 0
    later = seat_from(rec, int(rec.turn), who) - waits
    at = figure(out, at, summit_chance(rec, who, later) if later >= 0 else 0.0)
    at = figure(out, at, stays(rec, who))
    at = figure(out, at, of_fear(rec, who))
    near = min(max(int(rec.yeti) - climber, -YETI_NEAR), YETI_NEAR)
    one_of(out, at, near + YETI_NEAR, 2 * YETI_NEAR + 1)
    see_way(rec, who, climber, out[WAY:])


@kernel
def see_way(rec: Record, who: int, climber: int, out: Any) -> None:
    """The spaces around a climber, and who is there."""
    west = climber - BEHIND
    summit = int(rec.box.length)
    for seat in range(rec.players):
        for i in range(SHERPAS):
            at = (int(rec.sherpa[seat, i]) - west) * len(PLANES)
            if 0 <= at < AROUND * len(PLANES):
                if seat != who:
                    out[at + 2] += 0.25
                elif out[at] > 0.0:
                    out[at + 1] = 1.0
                else:
                    out[at] = 1.0
        at = (int(rec.climber[seat]) - west) * len(PLANES)
        if seat != who and 0 <= at < AROUND * len(PLANES):
            out[at + 3] = 1.0
    for i in range(AROUND):
        space = west + i
        if 0 < space < summit:
            at = i * len(PLANES)
            if rec.box.slide[space] > 0:
                out[at + 4] = (space - rec.box.slide[space]) / 5
            if rec.box.snow[space] > 0:
                out[at + 5] = 1.0
            if rec.box.camp[space] > 0:
                out[at + 6] = 1.0
