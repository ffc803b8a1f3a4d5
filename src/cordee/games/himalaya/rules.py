"""Himalaya, by Günter Burkhardt (Piatnik, 1998): the rules, once.

The rules H1 to H27 are given in full in `help.en.md`; the code follows their order.

A turn: dice are rolled if none are left, the yeti walks, the player takes a die or plays a card
and moves a piece, and may take back a card in a camp.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...engine import dice
from ...engine.kernel import CHANCE, KIND_SHIFT, OVER, PAYLOAD, Record, below, kernel, record_of
from ...engine.listing import listed
from ...engine.winning import best_share

PLAYERS = (2, 5)
OPTIONS: dict[str, tuple[Any, ...]] = {}
MOVES = 352  # a climber, and four sherpas in six ways, by six values of dice and eight of cards
OUTCOMES = 1287  # the ways eight dice can fall

# H1: spaces
BASE = 0
LONGEST = 100
CAMPS = 16  # at most

ROUTE = LONGEST + 32  # the spaces, and others behind the summit, as many as a sherpa may go

# H2: pieces
SHERPAS = 4

# H3: supply cards; a card of a player is one bit, its values 2 * card + 1 and 2 * card + 2
CARDS = ("1/2", "3/4", "5/6", "7/8")
HANDS = (0b0100, 0b0110, 0b0111, 0b1111)  # with 2, 3, 4, 5 players

# H4: this many more dice than players
MORE_DICE = 3

# H5: yeti cards; a deck has one bit for each
YETI_CARDS = (5, 4, 3, 2, 1, -1, -2, -3, -4)
STORM = len(YETI_CARDS)
FAIR_DECK = (1 << STORM) - 1
WHOLE_DECK = FAIR_DECK | 1 << STORM  # H25

PHASES = ("first roll", "roll", "yeti", "move", "recover", "over")
FIRST_ROLL_PHASE, ROLL_PHASE, YETI_PHASE, MOVE_PHASE, RECOVER_PHASE, OVER_PHASE = 0, 1, 2, 3, 4, 5

# A move's code: its kind, then what it is about
ROLL, YETI, CLIMBER, SHERPA, REROLL, SKIP, RECOVER, LEAVE = 0, 1, 2, 3, 4, 5, 6, 7

# A climber's or sherpa's move packs a way, the space where it starts, a value, and a card's flag
ON, BACK, ROPE = 0, 1, 2  # ways; a rope with k of one's own is ROPE + k
WAY_BITS = 3
SPACE_BITS = 10
VALUE_BITS = 4
VALUE_MASK = (1 << VALUE_BITS) - 1
SPACE_SHIFT = WAY_BITS
VALUE_SHIFT = WAY_BITS + SPACE_BITS
CARD_SHIFT = WAY_BITS + SPACE_BITS + VALUE_BITS

NOWHERE = -1
"""What a move that is not legal leads to."""

BOX = record_of(
    [
        ("length", np.int8),  # H1: the summit's number
        ("cave", np.int8),
        ("camp", np.int8, LONGEST + 1),  # which camp stands on a space, from 1; 0: none
        ("slide", np.int8, LONGEST + 1),  # where a slide leads; 0: no slide
        ("snow", np.int8, LONGEST + 1),
    ]
)

STATE = record_of(
    [
        ("box", BOX),
        ("players", np.int8),
        ("turn", np.int8),
        ("phase", np.int8),
        ("dice", np.int8, dice.SIDES),  # on the table, by value
        ("yeti", np.int8),
        ("climber", np.int8, 5),
        ("sherpa", np.int8, (5, SHERPAS)),  # rising
        ("hand", np.int8, 5),
        ("used", np.int8, 5),
        ("recovered", np.uint16, 5),  # one bit per camp
        ("deck", np.int16),
        ("crowd", np.int8, ROUTE),  # sherpas per space, counted
        ("rest", np.int8, (2, ROUTE)),  # by a die or a card: where a sherpa rests; worked out
    ]
)


# Setup


@kernel
def start(rec: Record, box: Record, players: int, _options: Any) -> None:
    """Set up the table."""
    rec.box = box
    rec.players = players
    rec.turn = 0
    rec.phase = FIRST_ROLL_PHASE
    for i in range(dice.SIDES):
        rec.dice[i] = 0
    for space in range(ROUTE):
        rec.crowd[space] = 0
    for seat in range(5):
        rec.climber[seat] = BASE  # H2
        rec.hand[seat] = 0
        rec.used[seat] = 0
        rec.recovered[seat] = 0
        for i in range(SHERPAS):
            rec.sherpa[seat, i] = i + 1 if seat < players else 0  # H2
    for seat in range(players):
        rec.hand[seat] = HANDS[players - 2]  # H3
        for i in range(SHERPAS):
            rec.crowd[i + 1] += 1
    for card in range(2):
        for space in range(ROUTE):
            rec.rest[card, space] = resting_place(box, space, card)
    rec.yeti = box.cave  # H5
    rec.deck = FAIR_DECK  # H5


# Who decides, and between what


@kernel
def actor(rec: Record) -> int:
    """The seat to decide, CHANCE or OVER."""
    phase = int(rec.phase)
    if phase == OVER_PHASE:
        return OVER
    if phase <= YETI_PHASE:
        return CHANCE
    return int(rec.turn)


@kernel
def moves(rec: Record, out: Any) -> int:
    """List every legal move, or every outcome of a chance event."""
    phase = int(rec.phase)
    if phase == MOVE_PHASE:
        return ways_to_move(rec, out)
    if phase == RECOVER_PHASE:
        return recoveries(rec, out)
    if phase == YETI_PHASE:
        return yeti_cards(rec, out)
    if phase == OVER_PHASE:
        return 0
    return dice.rolls(all_dice(rec), dice.ORDINARY, out)


# A turn: dice


@kernel
def all_dice(rec: Record) -> int:
    """H4: how many dice are in the game."""
    return int(rec.players) + MORE_DICE


@kernel
def dice_left(rec: Record) -> int:
    """How many dice lie on the table."""
    left = 0
    for i in range(dice.SIDES):
        left += int(rec.dice[i])
    return left


@kernel
def roll(rec: Record, code: int) -> None:
    """H6: all dice; H7: then a yeti card, except after the first roll of the game."""
    for value in range(1, dice.SIDES + 1):
        rec.dice[value - 1] = dice.showing(code, value)
    rec.phase = MOVE_PHASE if rec.phase == FIRST_ROLL_PHASE else YETI_PHASE


@kernel
def begin_turn(rec: Record) -> None:
    """H6: with no die left the player rolls first."""
    rec.phase = MOVE_PHASE if dice_left(rec) > 0 else ROLL_PHASE


@kernel
def reroll(rec: Record) -> None:
    """H8: the one die left is taken up with all the others."""
    for i in range(dice.SIDES):
        rec.dice[i] = 0
    rec.phase = ROLL_PHASE


# A turn: what may be moved, and by how much


@kernel
def ways_to_move(rec: Record, out: Any) -> int:
    """H6, H8, H9, H11: by a die or a card, or another roll."""
    n = 0
    shown = values_on_table(rec)
    while shown > 0:
        n = ways_by(rec, shown & VALUE_MASK, 0, out, n)
        shown >>= VALUE_BITS
    if n == 0:  # H11
        for value in range(1, dice.SIDES + 1):
            if rec.dice[value - 1] > 0:
                out[n] = (SKIP << KIND_SHIFT) | value
                n += 1
    hand = int(rec.hand[rec.turn])
    for card in range(len(CARDS)):
        if hand >> card & 1:  # H9
            n = ways_by(rec, 2 * card + 1, 1, out, n)
            n = ways_by(rec, 2 * card + 2, 1, out, n)
    return listed(out, n, REROLL << KIND_SHIFT, dice_left(rec) == 1)  # H8


@kernel
def values_on_table(rec: Record) -> int:
    """The values of the dice on the table, each once, packed with the lowest last."""
    shown = 0
    for value in range(dice.SIDES, 0, -1):
        shown = (shown << VALUE_BITS) | value if rec.dice[value - 1] > 0 else shown
    return shown


@kernel
def ways_by(rec: Record, value: int, card: int, out: Any, n: int) -> int:
    """H10: every move of one piece by one value; appended to the list of n."""
    seat = int(rec.turn)
    by = (card << CARD_SHIFT) | (value << VALUE_SHIFT)
    if climber_goes(rec, value, card) != NOWHERE:
        out[n] = (CLIMBER << KIND_SHIFT) | by
        n += 1
    before = NOWHERE
    for i in range(SHERPAS):
        space = int(rec.sherpa[seat, i])
        if space == before:  # alike
            continue
        before = space
        code = (SHERPA << KIND_SHIFT) | by | (space << SPACE_SHIFT)
        n = listed(out, n, code | ON, sherpa_goes(rec, space, value, card) != NOWHERE)
        if rope_goes(rec, space, value, card) != NOWHERE:
            own = own_sherpas(rec, seat, space + value)
            for along in range(SHERPAS):
                n = listed(out, n, code | (ROPE + along), along <= own)
        n = listed(out, n, code | BACK, sherpa_backs(rec, space, value, card) != NOWHERE)
    return n


@kernel
def own_sherpas(rec: Record, seat: int, space: int) -> int:
    """How many sherpas of a seat stand on a space."""
    n = 0
    for i in range(SHERPAS):
        if rec.sherpa[seat, i] == space:
            n += 1
    return n


@kernel
def backwards(value: int) -> int:
    """H10: half the value, rounded up."""
    return (value + 1) // 2


@kernel
def sherpa_backs(rec: Record, space: int, value: int, card: int) -> int:
    """H10: where a sherpa moving back comes to rest; the base camp stops it."""
    to = rests(rec, max(BASE, space - backwards(value)), card)
    return to if space != BASE else NOWHERE


# Where a piece may stop


@kernel
def may_stop(rec: Record, space: int, card: int) -> bool:
    """H12: never in the cave or with the yeti; H14: no card leads onto a snow field."""
    return not (
        space == rec.box.cave or space == rec.yeti or (card == 1 and rec.box.snow[space] == 1)
    )


@kernel
def resting_place(box: Record, space: int, card: int) -> int:
    """H13: where a sherpa that arrives on a space comes to rest, by all that is printed."""
    if space >= box.length:  # H15
        return NOWHERE
    if box.slide[space] > 0:
        space = int(box.slide[space])
    if space == box.cave or (card == 1 and box.snow[space] == 1):  # H12, H14
        return NOWHERE
    return space


@kernel
def rests(rec: Record, space: int, card: int) -> int:
    """H13: where a sherpa that arrives on a space comes to rest; H12: not with the yeti."""
    to = int(rec.rest[card, space])
    return to if to != rec.yeti else NOWHERE


@kernel
def sherpa_goes(rec: Record, space: int, value: int, card: int) -> int:
    """H10: where a sherpa moving forward comes to rest; H15: never on the summit."""
    return rests(rec, space + value, card)


@kernel
def climber_goes(rec: Record, value: int, card: int) -> int:
    """H16: only onto a space with two of one's own sherpas and no other climber."""
    seat = int(rec.turn)
    space = int(rec.climber[seat]) + value
    if space >= rec.box.length:  # H17; H14: but not by a card
        return NOWHERE if card == 1 else int(rec.box.length)
    if rec.crowd[space] < 2 or own_sherpas(rec, seat, space) < 2 or has_climber(rec, space):
        return NOWHERE
    return space if may_stop(rec, space, card) else NOWHERE


@kernel
def has_climber(rec: Record, space: int) -> bool:
    for seat in range(rec.players):
        if rec.climber[seat] == space:
            return True
    return False


# Rope


@kernel
def rope_goes(rec: Record, space: int, value: int, card: int) -> int:
    """H18: from a space with other sherpas on by as many; H19: it must let one stop as well."""
    first = space + value
    others = int(rec.crowd[first])
    if others == 0 or rests(rec, first, card) == NOWHERE:
        return NOWHERE
    return rests(rec, first + others, card)


# Moving


@kernel
def card_of(value: int) -> int:
    """H3: the card with a value, which belongs to one card only."""
    return (value - 1) // 2


@kernel
def spend(rec: Record, value: int, card: int) -> None:
    """H6: the die is taken; H9: or the card is used."""
    if card:
        bit = 1 << card_of(value)
        rec.hand[rec.turn] ^= bit
        rec.used[rec.turn] |= bit
    else:
        rec.dice[value - 1] -= 1


@kernel
def put_sherpa(rec: Record, seat: int, space: int, to: int) -> None:
    """One sherpa goes from a space to another; the seat's sherpas stay in rising order."""
    below_it = 0
    for i in range(SHERPAS):
        below_it += int(rec.sherpa[seat, i] < space)
    rec.sherpa[seat, below_it] = to
    for i in range(SHERPAS - 1):  # on past others
        put_in_order(rec, seat, i)
    for i in range(SHERPAS - 2, -1, -1):  # or back
        put_in_order(rec, seat, i)
    rec.crowd[space] -= 1
    rec.crowd[to] += 1


@kernel
def put_in_order(rec: Record, seat: int, i: int) -> None:
    """The i-th and the next sherpa of a seat, the lower one first."""
    one, other = rec.sherpa[seat, i], rec.sherpa[seat, i + 1]
    rec.sherpa[seat, i] = min(one, other)
    rec.sherpa[seat, i + 1] = max(one, other)


@kernel
def move_sherpa(rec: Record, space: int, value: int, card: int, way: int) -> None:
    """H10: forward or back; H18: or with a rope, alone or with others."""
    seat = int(rec.turn)
    if way == ON:
        put_sherpa(rec, seat, space, sherpa_goes(rec, space, value, card))
    elif way == BACK:
        put_sherpa(rec, seat, space, sherpa_backs(rec, space, value, card))
    else:
        last = rope_goes(rec, space, value, card)
        put_sherpa(rec, seat, space, last)
        for _ in range(way - ROPE):
            put_sherpa(rec, seat, space + value, last)


# Camps


@kernel
def camp_to_recover(rec: Record) -> int:
    """H21: the lowest camp with two of one's sherpas and a right not yet spent; 0: none.

    All pairs are looked at, from the highest down, which is quicker than to stop at the first.
    """
    seat = int(rec.turn)
    if rec.used[seat] == 0:
        return 0
    spent = int(rec.recovered[seat]) << 1 | 1  # where there is no camp there is no right
    found = 0
    for i in range(SHERPAS - 2, -1, -1):
        camp = int(rec.box.camp[rec.sherpa[seat, i]])
        pair = rec.sherpa[seat, i + 1] == rec.sherpa[seat, i]
        found = camp if pair & (spent >> camp & 1 == 0) else found
    return found


@kernel
def recoveries(rec: Record, out: Any) -> int:
    """H21: any used card, or none."""
    n = 0
    for card in range(len(CARDS)):
        if int(rec.used[rec.turn]) >> card & 1:
            out[n] = (RECOVER << KIND_SHIFT) | card
            n += 1
    out[n] = LEAVE << KIND_SHIFT
    return n + 1


@kernel
def recover(rec: Record, card: int) -> None:
    """H21: the card comes back, and the camp's right is spent."""
    seat = int(rec.turn)
    rec.recovered[seat] |= 1 << (camp_to_recover(rec) - 1)
    rec.used[seat] ^= 1 << card
    rec.hand[seat] |= 1 << card
    end_turn(rec)


@kernel
def end_turn(rec: Record) -> None:
    """H21: a card may be taken back first."""
    if camp_to_recover(rec) > 0:
        rec.phase = RECOVER_PHASE
    else:
        next_player(rec)


@kernel
def next_player(rec: Record) -> None:
    following = int(rec.turn) + 1
    rec.turn = following if following < rec.players else 0
    begin_turn(rec)


# The yeti


@kernel
def yeti_cards(rec: Record, out: Any) -> int:
    """H25: the cards still in the deck."""
    n = 0
    for card in range(STORM + 1):
        if int(rec.deck) >> card & 1:
            out[n] = (YETI << KIND_SHIFT) | card
            n += 1
    return n


@kernel
def cards_in_deck(rec: Record) -> int:
    n = 0
    for card in range(STORM + 1):
        n += int(rec.deck) >> card & 1
    return n


@kernel
def draw_yeti_card(rec: Record, card: int) -> None:
    """H25: the card is out until all are; H27: a storm ends the game."""
    rec.deck ^= 1 << card
    if card == STORM:
        rec.phase = OVER_PHASE
        return
    if rec.deck == 0:
        rec.deck = WHOLE_DECK  # H25
    walk(rec, YETI_CARDS[card])
    if rec.box.camp[rec.yeti] == 0:  # H20
        frighten(rec, int(rec.yeti))
    rec.phase = MOVE_PHASE


@kernel
def walk(rec: Record, steps: int) -> None:
    """H22: never below space 1, never onto the summit."""
    rec.yeti = min(max(int(rec.yeti) + steps, 1), int(rec.box.length) - 1)


@kernel
def frighten(rec: Record, space: int) -> None:
    """H23: whoever is on the yeti's space goes back, except a climber with sherpas of their own."""
    camp = camp_below(rec, space)
    for seat in range(rec.players):
        there = own_sherpas(rec, seat, space)
        if rec.climber[seat] == space:
            if there > 0:
                continue
            rec.climber[seat] = shelter(rec, camp)
        for _ in range(there):
            put_sherpa(rec, seat, space, camp)


@kernel
def camp_below(rec: Record, space: int) -> int:
    """H23: the nearest camp below a space, or the base camp."""
    space -= 1
    while space > BASE and rec.box.camp[space] == 0:
        space -= 1
    return space


@kernel
def shelter(rec: Record, camp: int) -> int:
    """H24: a climber goes on down where another stands."""
    while camp > BASE and has_climber(rec, camp):
        camp = camp_below(rec, camp)
    return camp


# The end of the game


@kernel
def result(rec: Record, out: Any) -> None:
    """H26, H27: the climber nearest the summit; all share if nobody has left the base camp."""
    for seat in range(rec.players):
        out[seat] = rec.climber[seat]
    best_share(rec, out)


# Chance


@kernel
def odds(rec: Record, out: Any) -> int:
    """The probability of each outcome, in the order of `moves`."""
    if rec.phase == YETI_PHASE:
        n = cards_in_deck(rec)
        for i in range(n):
            out[i] = 1.0 / n
        return n
    return dice.roll_odds(all_dice(rec), dice.ORDINARY, out)


@kernel
def sample(rec: Record, rng: Any) -> int:
    """One outcome at random, without listing them."""
    if rec.phase == YETI_PHASE:
        nth = below(rng, cards_in_deck(rec))
        card = 0
        while nth > 0 or not int(rec.deck) >> card & 1:
            nth -= int(rec.deck) >> card & 1
            card += 1
        return (YETI << KIND_SHIFT) | card
    return dice.throw(rng, all_dice(rec), dice.ORDINARY)


# Play


@kernel
def play(rec: Record, code: int) -> None:
    """Apply a legal move or a chance outcome."""
    kind = code >> KIND_SHIFT
    what = code & PAYLOAD
    if kind == ROLL:
        roll(rec, what)
    elif kind == YETI:
        draw_yeti_card(rec, what)
    elif kind == CLIMBER:
        climb(rec, what)
    elif kind == SHERPA:
        value, card = value_of(what), what >> CARD_SHIFT
        move_sherpa(rec, space_of(what), value, card, way_of(what))
        spend(rec, value, card)
        end_turn(rec)
    elif kind == SKIP:
        spend(rec, what, 0)
        end_turn(rec)
    elif kind == REROLL:
        reroll(rec)
    elif kind == RECOVER:
        recover(rec, what)
    else:
        next_player(rec)


@kernel
def way_of(what: int) -> int:
    """How a sherpa goes: on, back, or with a rope."""
    return what & ((1 << WAY_BITS) - 1)


@kernel
def space_of(what: int) -> int:
    """The space where a sherpa starts."""
    return (what >> SPACE_SHIFT) & ((1 << SPACE_BITS) - 1)


@kernel
def value_of(what: int) -> int:
    """The value that a piece moves by."""
    return (what >> VALUE_SHIFT) & VALUE_MASK


@kernel
def climb(rec: Record, what: int) -> None:
    """H16: the climber goes on; H26: the summit wins at once."""
    value, card = value_of(what), what >> CARD_SHIFT
    space = climber_goes(rec, value, card)
    rec.climber[rec.turn] = space
    spend(rec, value, card)
    if space == rec.box.length:
        rec.phase = OVER_PHASE
    else:
        end_turn(rec)
