"""How to play Himalaya well.

A climber needs pairs of sherpas, one after another and none further on than a die goes. So what
counts is how high the climber stands, how far on the next pair is, and what is soon to be one.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ...engine import dice
from ...engine.kernel import KIND_SHIFT, PAYLOAD, Record, kernel
from .rules import (
    BACK,
    BASE,
    CARD_SHIFT,
    CARDS,
    CLIMBER,
    MOVE_PHASE,
    NOWHERE,
    ON,
    RECOVER,
    RECOVER_PHASE,
    REROLL,
    ROPE,
    SHERPA,
    SHERPAS,
    STORM,
    YETI_CARDS,
    YETI_PHASE,
    all_dice,
    camp_below,
    cards_in_deck,
    dice_left,
    has_climber,
    own_sherpas,
    rope_goes,
    sherpa_backs,
    sherpa_goes,
    space_of,
    value_of,
    way_of,
)

HABITS = {"climber": 1.0, "card": 0.5, "back": -1.0}  # up and on, whatever it costs
SKILLS = {
    "novice": {"blur": 1.6, "habit": 1.2},
    "medium": {"simulations": 64, "blur": 0.3, "habit": 0.0},
    "hard": {"simulations": 300},
}
JUDGED = {"expert": {"simulations": 2_000}, "master": {"simulations": 60_000}}
ADVISES = True
HORIZON = 2  # a turn is one move: this one and an answer

# What a position is worth to a seat: fitted by logistic regression to who won some 8000 games, of
# two to five players that made the move of the highest value
CLIMBER_SPACE = 0.185  # each space the climber is up
CLIMBER_HEIGHT = 0.071  # the same, growing with the height
SHERPA_SPACE = 0.008  # each space a sherpa is up
SECOND_HEIGHT = 0.011  # of the second highest sherpa: where a pair may be
TOO_FAR = -0.031  # each space of a sherpa beyond what the climber reaches with a die
LEFT_BEHIND = -0.013  # each space of a sherpa below the climber
STRIDE = 0.106  # each space to the best pair that the climber may go to
NEXT_STRIDE = 0.028  # each space from there to the next pair
ALMOST_STRIDE = 0.046  # if there is none: to the best that a die may make
NEXT_ALMOST_STRIDE = 0.029  # from the best pair to the next that a die may make
LAST_PAIR = 0.304  # the pair is one from which a die reaches the summit
SUMMIT_SIGHT = 0.58  # the climber is where a die reaches it
CARD_IN_HAND = (0.07, 0.04, 0.37, 0.02)  # in the order of H3
SHERPA_SCARED = -0.102  # each space that sherpas are likely to be frightened down
CLIMBER_SCARED = -0.813  # each that a climber without sherpas is
DIE_TO_COME = 0.014  # each space of the best die that is left on the table when it moves
TO_MOVE = 0.091  # it is the seat's turn
TO_ROLL = 0.15  # it is the next to choose from all dice
CLIMB_TO_COME = 0.067  # each space that a die on the table takes the climber to a pair
STORM_LEAD = 0.467  # being the highest climber, by how likely the storm is
STORM_MARGIN = 0.227  # each space of that lead, up to a great one
LEAD = 0.021  # the same while the storm is left out, the more the later
GREAT_LEAD = 12
SHARPNESS = (1.0, 1.28, 1.41, 1.54)  # of strength, with 2, 3, 4, 5 players

# How a move looks: fitted by logistic regression to 8000 moves that the search chose
WIN_LOOKS = 100.0
CLIMB_LOOKS = 4.65  # the climber onto a pair
CLIMB_SPACE_LOOKS = 0.63  # each space of its way
REROLL_LOOKS = 9.79  # H8: the first choice of all dice
RECOVER_LOOKS = 4.68  # H21
CARD_LOOKS = -2.8  # a card is used up
DIE_LOOKS = 0.3  # each space of the die that is taken and not left to others
SPACE_LOOKS = 0.56  # each space a sherpa goes on
TOO_FAR_LOOKS = -0.52  # but beyond what the climber reaches
LEFT_BEHIND_LOOKS = -0.1  # and below the climber
PAIR_SPACE_LOOKS = 0.76  # each space of a pair beyond the best so far
NEXT_PAIR_LOOKS = 1.1  # a pair to go to from the best so far
LAST_PAIR_LOOKS = 2.46  # a pair, or a climber, from where a die reaches the summit
BROKEN_LOOKS = -0.66  # each space to the pair given up
SCARED_LOOKS = -2.13  # each space that the yeti is likely to frighten them down


@kernel
def value(rec: Record, out: Any) -> None:
    """Who wins at once; and if nobody does, who is stronger."""
    players = int(rec.players)
    highest = 0.0
    for seat in range(players):
        out[seat] = SHARPNESS[players - 2] * strength(rec, seat)
        highest = out[seat] if seat == 0 else max(highest, out[seat])
    total = 0.0
    for seat in range(players):
        out[seat] = exp(out[seat] - highest)
        total += out[seat]
    nobody = 1.0  # has won before, with this probability
    waits = 1 if rec.phase == RECOVER_PHASE else 0  # whoever takes back a card has already moved
    for later in range(waits, players):
        nobody *= 1.0 - summit_chance(rec, (int(rec.turn) + later) % players, later - waits)
    for seat in range(players):
        out[seat] *= nobody / total
    nobody = 1.0
    for later in range(waits, players):
        seat = (int(rec.turn) + later) % players
        chance = summit_chance(rec, seat, later - waits)
        out[seat] += nobody * chance
        nobody *= 1.0 - chance


# The summit within reach


@kernel
def summit_chance(rec: Record, seat: int, later: int) -> float:
    """How likely it is that a seat reaches the summit N turns later, whoever is before it."""
    need = max(1, int(rec.box.length) - int(rec.climber[seat]))
    if need > dice.SIDES:
        return 0.0
    rolled = next_roll(rec)
    if later > rolled:
        return stays(rec, seat) * roll_chance(all_dice(rec), need, later - rolled + 1)
    if dice_showing(rec, need) > later:
        return stays(rec, seat) if rec.phase == YETI_PHASE else 1.0
    return stays(rec, seat) * roll_chance(all_dice(rec), need, 1) if later == rolled else 0.0


@kernel
def next_roll(rec: Record) -> int:
    """In how many turns the dice are rolled: H6, H8: with none left or, mostly, with one."""
    return max(0, dice_left(rec) - 1)


@kernel
def dice_showing(rec: Record, need: int) -> int:
    """How many dice on the table show `need` or more."""
    n = 0
    for showing in range(need, dice.SIDES + 1):
        n += int(rec.dice[showing - 1])
    return n


@kernel
def roll_chance(rolled: int, need: int, wanted: int) -> float:
    """How likely it is that enough of the dice rolled show `need` or more."""
    hit = (dice.SIDES + 1 - need) / dice.SIDES
    enough = 0.0
    for n in range(wanted, rolled + 1):
        enough += dice.choose(rolled, n) * hit**n * (1.0 - hit) ** (rolled - n)
    return enough


@kernel
def stays(rec: Record, seat: int) -> float:
    """How likely it is that the next yeti card neither moves a climber nor is the storm."""
    stay = 1.0 - storm_chance(rec)
    climber = int(rec.climber[seat])
    if own_sherpas(rec, seat, climber) == 0:  # H23
        stay -= yeti_chance(rec, climber)
    return stay


@kernel
def storm_chance(rec: Record) -> float:
    """How likely it is that the next yeti card is the storm."""
    return (int(rec.deck) >> STORM & 1) / max(1, cards_in_deck(rec))


@kernel
def yeti_chance(rec: Record, space: int) -> float:
    """How likely it is that the next yeti card brings the yeti to a space and frightens there."""
    if space == BASE or rec.box.camp[space] > 0:  # H20
        return 0.0
    n = 0
    for card in range(STORM):
        if int(rec.deck) >> card & 1:
            to = int(rec.yeti) + YETI_CARDS[card]
            if min(max(to, 1), int(rec.box.length) - 1) == space:  # H22
                n += 1
    return n / max(1, cards_in_deck(rec))


# How strong a seat is


@kernel
def strength(rec: Record, seat: int) -> float:
    """The seats' shares of the win are as the exponentials of this."""
    return (
        of_climber(rec, seat)
        + of_sherpas(rec, seat)
        + of_pairs(rec, seat)
        + of_cards(rec, seat)
        + of_dice(rec, seat)
        + of_fear(rec, seat)
        + of_storm(rec, seat)
    )


@kernel
def of_climber(rec: Record, seat: int) -> float:
    length, climber = int(rec.box.length), int(rec.climber[seat])
    score = CLIMBER_SPACE * climber + CLIMBER_HEIGHT * climber * climber / length
    if climber >= length - dice.SIDES:
        score += SUMMIT_SIGHT
    return score


@kernel
def of_sherpas(rec: Record, seat: int) -> float:
    climber, second = int(rec.climber[seat]), int(rec.sherpa[seat, SHERPAS - 2])
    score = SECOND_HEIGHT * second * second / int(rec.box.length)
    for i in range(SHERPAS):
        space = int(rec.sherpa[seat, i])
        score += SHERPA_SPACE * space
        score += TOO_FAR * max(0, space - climber - dice.SIDES)
        score += LEFT_BEHIND * max(0, climber - space)
    return score


@kernel
def of_pairs(rec: Record, seat: int) -> float:
    climber = int(rec.climber[seat])
    pair = best_pair(rec, seat, climber)
    if pair == NOWHERE:
        soon = best_almost(rec, seat, climber, NOWHERE)
        return 0.0 if soon == NOWHERE else ALMOST_STRIDE * (soon - climber)
    score = STRIDE * (pair - climber)
    if pair >= rec.box.length - dice.SIDES:
        score += LAST_PAIR
    after = best_pair(rec, seat, pair)
    soon = best_almost(rec, seat, pair, pair)
    if after != NOWHERE:
        score += NEXT_STRIDE * (after - pair)
    if soon != NOWHERE:
        score += NEXT_ALMOST_STRIDE * (soon - pair)
    return score


@kernel
def best_pair(rec: Record, seat: int, climber: int) -> int:
    """H16: the highest space that a climber may go to with a die; NOWHERE if there is none."""
    i = SHERPAS - 1
    while i > 0 and rec.sherpa[seat, i] > climber:
        if is_pair(rec, seat, i, climber):
            return int(rec.sherpa[seat, i])
        i -= 1
    return NOWHERE


@kernel
def is_pair(rec: Record, seat: int, i: int, climber: int) -> bool:
    """H16: is a sherpa above a climber, with the one before it, a pair to go to with a die?"""
    space = int(rec.sherpa[seat, i])
    if rec.sherpa[seat, i - 1] != space or space > climber + dice.SIDES:
        return False
    return not has_climber(rec, space)


@kernel
def best_almost(rec: Record, seat: int, climber: int, kept: int) -> int:
    """The highest sherpa that a climber might go to if another joined it, by a die; `kept` is
    the space of a pair not to be broken."""
    i = SHERPAS - 1
    while i > 0 and rec.sherpa[seat, i] > climber:
        space = int(rec.sherpa[seat, i])
        if space <= climber + dice.SIDES:
            for k in range(i):
                other = int(rec.sherpa[seat, k])
                spare = other != kept or own_sherpas(rec, seat, kept) > 2
                if spare and space - other <= dice.SIDES:
                    return space
        i -= 1
    return NOWHERE


@kernel
def of_cards(rec: Record, seat: int) -> float:
    score = 0.0
    for card in range(len(CARDS)):
        if int(rec.hand[seat]) >> card & 1:
            score += CARD_IN_HAND[card]
    return score


@kernel
def of_dice(rec: Record, seat: int) -> float:
    """Who moves, who rolls next, and whether a die takes the climber on."""
    later = (seat - int(rec.turn)) % int(rec.players)
    score = DIE_TO_COME * die_to_come(rec, later)
    if later == 0:
        score += TO_MOVE
    if (next_roll(rec) - later) % int(rec.players) == 0:
        score += TO_ROLL
    if rec.phase == MOVE_PHASE:
        score += CLIMB_TO_COME * stride_to_come(rec, seat, later)
    return score


@kernel
def die_to_come(rec: Record, later: int) -> int:
    """The best die left on the table for a seat N turns later; 0: none."""
    better = 0
    for showing in range(dice.SIDES, 0, -1):
        better += int(rec.dice[showing - 1])
        if better > later:
            return showing
    return 0


@kernel
def stride_to_come(rec: Record, seat: int, later: int) -> int:
    """How far a die on the table takes a climber, N turns later; 0: nowhere."""
    climber = int(rec.climber[seat])
    i = SHERPAS - 1
    while i > 0 and rec.sherpa[seat, i] > climber:
        if is_pair(rec, seat, i, climber) and rec.sherpa[seat, i] != rec.yeti:  # H12
            stride = int(rec.sherpa[seat, i]) - climber
            if rec.dice[stride - 1] > later:
                return stride
        i -= 1
    return 0


@kernel
def of_fear(rec: Record, seat: int) -> float:
    """H23: how far the next yeti card is likely to send the pieces down, by how soon it comes."""
    climber = int(rec.climber[seat])
    down = 0.0
    guarded = False
    for i in range(SHERPAS):
        space = int(rec.sherpa[seat, i])
        if space == climber:
            guarded = True
        else:
            chance = yeti_chance(rec, space)
            if chance > 0.0:
                down += chance * (space - camp_below(rec, space))
    score = SHERPA_SCARED * down
    if not guarded:
        chance = yeti_chance(rec, climber)
        if chance > 0.0:
            score += CLIMBER_SCARED * chance * (climber - camp_below(rec, climber))
    return score if rec.phase == YETI_PHASE else score / (1 + dice_left(rec))


@kernel
def of_storm(rec: Record, seat: int) -> float:
    """H27: the highest climber wins if it comes."""
    highest = BASE
    for other in range(rec.players):
        if other != seat:
            highest = max(highest, int(rec.climber[other]))
    margin = int(rec.climber[seat]) - highest
    if margin == 0:
        return 0.0
    lead = 1.0 if margin > 0 else -1.0
    storm = storm_chance(rec)
    if storm == 0.0:
        return LEAD * lead * (STORM - cards_in_deck(rec)) / STORM
    return storm * (STORM_LEAD * lead + STORM_MARGIN * min(max(margin, -GREAT_LEAD), GREAT_LEAD))


# First sight


@kernel
def weigh(rec: Record, codes: Any, n: int, out: Any) -> None:
    """The summit, or the climber on, or a pair further on for it."""
    seat = int(rec.turn)
    pair = best_pair(rec, seat, int(rec.climber[seat]))
    rolls_next = dice_left(rec) == 1
    for i in range(n):
        kind, what = int(codes[i]) >> KIND_SHIFT, int(codes[i]) & PAYLOAD
        if kind == SHERPA:
            out[i] = sherpa_looks(rec, what, pair, rolls_next)
        elif kind == CLIMBER:
            out[i] = climber_looks(rec, what)
        elif kind == REROLL:
            out[i] = REROLL_LOOKS
        elif kind == RECOVER:
            out[i] = RECOVER_LOOKS
        else:
            out[i] = 0.0


@kernel
def climber_looks(rec: Record, what: int) -> float:
    value, card = value_of(what), what >> CARD_SHIFT
    space = int(rec.climber[rec.turn]) + value
    if space >= rec.box.length:
        return WIN_LOOKS
    looks = CLIMB_LOOKS + CLIMB_SPACE_LOOKS * value + CARD_LOOKS * card
    if space >= rec.box.length - dice.SIDES:
        looks += LAST_PAIR_LOOKS
    return looks


@kernel
def sherpa_looks(rec: Record, what: int, pair: int, rolls_next: bool) -> float:
    """`pair`: the best for the climber so far."""
    seat = int(rec.turn)
    space, value, card, way = space_of(what), value_of(what), what >> CARD_SHIFT, way_of(what)
    climber = int(rec.climber[seat])
    along = 0
    if way == ON:
        to = sherpa_goes(rec, space, value, card)
    elif way == BACK:
        to = sherpa_backs(rec, space, value, card)
    else:
        to = rope_goes(rec, space, value, card)
        along = way - ROPE
    looks = progress(climber, space, to)
    if card:
        looks += CARD_LOOKS
    elif way != BACK:
        looks += DIE_LOOKS * value
    if along > 0:
        looks += along * progress(climber, space + value, to)
        if space + value == pair and own_sherpas(rec, seat, pair) - along < 2:
            looks += BROKEN_LOOKS * (pair - climber)
    if space == pair and own_sherpas(rec, seat, pair) == 2:
        looks += BROKEN_LOOKS * (pair - climber)
    there = own_sherpas(rec, seat, to)
    if there < 2 and there + along + 1 >= 2:
        looks += pair_looks(rec, climber, pair, to)
    if rolls_next and to != climber:
        chance = yeti_chance(rec, to)
        if chance > 0.0:
            looks += SCARED_LOOKS * chance * (1 + along) * (to - camp_below(rec, to))
    return looks


@kernel
def progress(climber: int, space: int, to: int) -> float:
    """A sherpa's way on, worth most where the climber can make use of it."""
    return usefulness(to - climber) - usefulness(space - climber)


@kernel
def usefulness(ahead: int) -> float:
    looks = SPACE_LOOKS * ahead
    if ahead > dice.SIDES:
        looks += TOO_FAR_LOOKS * (ahead - dice.SIDES)
    elif ahead < 0:
        looks += LEFT_BEHIND_LOOKS * ahead
    return looks


@kernel
def pair_looks(rec: Record, climber: int, pair: int, made: int) -> float:
    """A pair made for the climber to go to: at once, or after the one it has."""
    if made <= climber or has_climber(rec, made):
        return 0.0
    if made <= climber + dice.SIDES:
        looks = PAIR_SPACE_LOOKS * max(0, made - max(pair, climber))
        if made >= rec.box.length - dice.SIDES:
            looks += LAST_PAIR_LOOKS
        return looks
    if pair != NOWHERE and made <= pair + dice.SIDES:
        return NEXT_PAIR_LOOKS
    return 0.0
