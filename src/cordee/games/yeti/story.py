"""What a move of Yeti does, as events and in sentences.

The rules are run again, one step at a time, and each step is compared with what was before: no
number here is worked out a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...engine.account import Gain
from ...engine.data import Data
from ...engine.event import Event
from ...engine.kernel import Record, split
from ...engine.narration import over
from ...words import Say, listed
from . import rules
from .notation import sky, symbols
from .rules import (
    BARGAIN,
    BUY,
    CLIMB,
    COIN,
    DONE,
    FACES,
    KEEP,
    NIGHT_PHASE,
    OVER_PHASE,
    PASS,
    PHOTO,
    PRINT,
    PRINTS_PHASE,
    REROLL_ALL,
    REROLL_ONE,
    REROLL_PHASE,
    RESERVE,
    ROLL,
    ROLL_PHASE,
    SAVE_GUIDE,
    SHERPA,
    SHERPAS_PHASE,
    SHOW,
    SNOW,
    SNOW_PHASE,
    STORM_PHASE,
    TENT,
    TENTS_PHASE,
    TILES,
    TURN,
    USE_GUIDE,
    USE_PURSE,
    WEATHER,
)


def tell(was: Record, _after: Record, code: int) -> Iterator[Event]:
    """Everything a move does, from the move itself to the next question, step by step."""
    rec = was.copy()
    yield from _watched(rec, code)
    while not rules.asks(rec):
        yield from _watched(rec, None)


def _watched(rec: Record, code: int | None) -> Iterator[Event]:
    """Do one step, or the move; then tell what changed."""
    was = rec.copy()
    if code is None:
        rules.step(rec)
        yield from _step(was, rec)
    else:
        rules.answer(rec, code)
        yield _move(was, rec, code)
    yield from _aftermath(was, rec)


def _move(was: Record, rec: Record, code: int) -> Event:
    kind, what = split(code)
    seat = int(was.turn)
    points = int(rec.score[seat]) - int(was.score[seat])
    if kind == ROLL:
        again = was.phase == REROLL_PHASE
        fallen = {face: rules.showing(what, i) for i, face in enumerate(FACES)}
        return Event("reroll" if again else "roll", seat, "Y12" if again else "Y9", _dice(fallen))
    if kind == SHOW:
        return Event("show", None, "Y29", {"sky": sky(what)})
    if kind == WEATHER:
        return Event("weather", None, "Y29", {"sky": sky(what)})
    if kind == KEEP:
        chosen = symbols(what)
        rolled = dict(zip(FACES, was.rolled.tolist(), strict=True))
        kept = {face: rolled[face] for face in chosen}
        return Event("keep" if chosen else "keep-none", seat, "Y10", _dice(kept))
    if kind == BARGAIN:
        data = {"face": FACES[what // 5], "to": FACES[what % 5], "points": -points}
        return Event("bargain", seat, "Y12", data)
    if kind == TURN:
        return Event("turn", seat, "Y13", {"to": FACES[what]})
    if kind == PHOTO:
        return Event("photo", seat, "Y16", {"cost": what, "points": points})
    if kind == BUY:
        return _bought(was, rec, what, points)
    if kind == USE_PURSE:
        return Event("use-purse", seat, "Y17", {"more": rules.coins(rec) - rules.coins(was)})
    if kind == USE_GUIDE:
        role = "sherpa" if was.phase == SHERPAS_PHASE else "tent"
        return Event("use-guide", seat, "Y22", {"role": role})
    if kind == CLIMB:
        level = int(rec.level[seat])
        data = {"levels": what, "level": level, "points": points, "worth": rules.worth(level)}
        return Event("climb" if what else "stay", seat, "Y18", data)
    return {
        REROLL_ONE: Event("reroll-one", seat, "Y12"),
        REROLL_ALL: Event("reroll-all", seat, "Y12"),
        DONE: Event("done", seat, "Y12"),
        PASS: Event("leave-snow", seat, "Y13")
        if was.phase == SNOW_PHASE
        else Event("buy-nothing", seat, "Y16"),
        SAVE_GUIDE: Event("save-guide", seat, "Y22"),
    }[kind]


def _bought(was: Record, rec: Record, tile: int, points: int) -> Event:
    seller = int(was.owner[tile])
    data = {"tile": TILES[tile], "cost": int(rec.box.cost[tile]), "points": points}
    if seller == RESERVE:
        return Event("buy", int(was.turn), "Y16", data)
    paid = int(rec.score[seller]) - int(was.score[seller])
    return Event("buy-from", int(was.turn), "Y16", {**data, "seller": seller, "paid": paid})


def _dice(counts: Mapping[str, int]) -> Data:
    return {"dice": {face: count for face, count in counts.items() if count}}


def _step(was: Record, rec: Record) -> Iterator[Event]:
    seat = int(was.turn)
    points = int(rec.score[seat]) - int(was.score[seat])
    if was.phase == STORM_PHASE and rec.held[seat]:
        data = {"steps": int(rec.yeti) - int(was.yeti), "yeti": int(rec.yeti)}
        yield Event("blizzard", seat, "Y14", {**data, "held": int(rec.held[seat])})
    elif was.phase == SNOW_PHASE and was.kept[SNOW] == 3:
        yield Event("no-turn", seat, "Y6", {"sky": sky(int(was.weather))})
    elif was.phase == PRINTS_PHASE and (was.kept[PRINT] or points):
        yield from _counted(was, PRINT, rules.LENS, rules.CLEAR_BAD, rules.prints(was))
        data = {"prints": rules.prints(was), "points": points, "level": int(rec.level[seat])}
        yield Event("prints", seat, "Y20", data)
    elif was.phase == NIGHT_PHASE and points:
        data = {"points": abs(points), "level": int(was.level[seat])}
        yield Event("flurry" if points > 0 else "lonely", seat, "Y23", data)


def _counted(was: Record, face: int, tile: int, sky_of: int, total: int) -> Iterator[Event]:
    """Dice alone need no words; a tile that adds or weather that takes away does."""
    tiles = [TILES[tile]] if tile >= 0 and was.owner[tile] == was.turn else []
    skies = [sky(sky_of)] if sky_of >= 0 and was.weather == sky_of else []
    on_dice = int(was.kept[face])
    if tiles or (skies and on_dice):
        data = {"what": FACES[face], "dice": on_dice, "tiles": tiles, "skies": skies}
        yield Event("count", int(was.turn), "Y25" if skies else "Y5", {**data, "total": total})


def _night(was: Record, rec: Record) -> Iterator[Event]:
    """Where the climber sleeps, once the tents are pitched."""
    seat = int(was.turn)
    if was.level[seat]:
        level = int(rec.level[seat])
        if was.level[seat] > rules.tents(was) or was.owner[rules.BIVOUAC] == seat:
            yield from _counted(was, TENT, rules.BIVOUAC, -1, rules.tents(was))
        moved = "camp" if level == was.level[seat] else "descend"
        yield Event(moved, seat, "Y21", {"level": level})


def _aftermath(was: Record, rec: Record) -> Iterator[Event]:
    """What may follow from any step."""
    seat = int(was.turn)
    for tile in (rules.GOGGLES, rules.RADIO):
        if was.owner[tile] == seat and rec.owner[tile] == RESERVE:
            yield Event("given-back", seat, "Y5", {"tile": TILES[tile]})
    if rec.phase == rules.COINS_PHASE != was.phase:
        yield from _counted(rec, COIN, -1, rules.FLURRY_BAD, rules.coins(rec))
    if rec.phase == SHERPAS_PHASE != was.phase:
        yield from _counted(rec, SHERPA, rules.PORTER, rules.BARGAIN_BAD, rules.sherpas(rec, 0))
    if rec.peak[seat] and not was.peak[seat]:
        yield Event("peak", seat, "Y19", {"points": int(rec.peak[seat])})
    if was.phase == TENTS_PHASE:
        yield from _night(was, rec)
    if rec.yeti < was.yeti:
        yield Event("yeti-back", None, "Y24", {"yeti": int(rec.yeti)})
    if rec.ending and not was.ending:
        yield Event("end-set", None, "Y26", {"yeti": int(rec.yeti)})
    if was.phase == NIGHT_PHASE:
        yield Event("stands", seat, "Y2", {"score": int(rec.score[seat])})
    if rec.phase == OVER_PHASE:
        yield over(rec, rules, "Y27")
    elif rec.phase == ROLL_PHASE and was.phase in (NIGHT_PHASE, rules.WEATHER_PHASE):
        yield Event("next", int(rec.turn), "Y8", {"dice": rules.dice_in_hand(rec)})


# The account

MATTERS = ("peak", "blizzard", "descend")


def level(rec: Record, seat: int) -> int:
    return int(rec.level[seat])


def equipment(rec: Record, seat: int) -> int:
    """Tiles owned."""
    return int((rec.owner == seat).sum())


STANDS = {"level": level, "equipment": equipment}
HARMS = ("blizzard", "descend")
SOURCES = ("photos", "prints", "peak", "sold", "bought", "flurry", "bargain", "alone")
"""Where points come from, and where they go."""
_SCORED = {
    "photo": "photos",
    "prints": "prints",
    "peak": "peak",
    "buy": "bought",
    "buy-from": "bought",
    "flurry": "flurry",
}
_LOST = {"bargain": "bargain", "lonely": "alone"}


def gains(was: Record, rec: Record, code: int) -> Iterator[Gain]:
    """Y16, Y19, Y20, Y23 and the weather: the points that a move is told to have brought."""
    for event in tell(was, rec, code):
        if event.seat is not None and event.kind in _SCORED:
            yield Gain(_SCORED[event.kind], event.seat, event.data["points"])
        if event.seat is not None and event.kind in _LOST:
            yield Gain(_LOST[event.kind], event.seat, -event.data["points"])
        if event.kind == "buy-from":
            yield Gain("sold", event.data["seller"], event.data["paid"])


def tie_break(rec: Record) -> list[int]:
    """Y27: what the tiles of each seat are worth."""
    return [rules.tie_break(rec, seat) for seat in range(int(rec.players))]


# In sentences

SEATS = ("seller",)
"""Data of events that are seats."""
MORE_RULES = {"buy": ("Y5",), "buy-from": ("Y5",), "photo": ("Y4",), "climb": ("Y20",)}
"""What else is behind a move, for anyone who asks."""


def asked(rec: Record) -> Data:
    """The arguments of the question now open."""
    several = rec.weather == rules.CLEAR_GOOD or rec.owner[rules.RADIO] == rec.turn
    return {
        "dice": rules.dice_in_hand(rec),
        "coins": rules.coins(rec),
        "symbols": "several" if several else "one",
    }


def spoken(event: Event, say: Say) -> Data:
    """The arguments of a sentence in a language: things have names, dice are counted."""
    words = dict(event.data)
    if "tile" in words:
        words["does"] = say(f"tile-{words['tile']}.does")
        words["tile"] = say(f"tile-{words['tile']}.the")
    if "face" in words:
        words["face"] = say(f"face-{words['face']}.one")
    if "to" in words:
        words["to"] = say(f"face-{words['to']}")
    if "what" in words:
        words["what"] = say(f"face-{words['what']}.many")
        words["sum"] = " ".join(
            [
                str(words["dice"]),
                *(f"+ 1 ({say(f'tile-{tile}')})" for tile in words["tiles"]),
                *(f"− 1 ({sky_name(face, say)})" for face in words["skies"]),
            ]
        )
    if "level" in words:
        words["place"] = say(f"level-{words['level']}.at")
    if event.kind == "keep":
        words["use"] = _use(words["dice"], say)
    if isinstance(words.get("dice"), dict):
        words["dice"] = listed([say(f"dice-{face}", n=n) for face, n in words["dice"].items()], say)
    if "sky" in words:
        words["effect"] = sky_effect(words["sky"], say)
        words["sky"] = sky_name(words["sky"], say)
    return words


def _use(dice: Mapping[str, int], say: Say) -> str:
    """What dice of one symbol are for; several symbols speak for themselves."""
    if len(dice) != 1:
        return ""
    [(face, n)] = dice.items()
    camp, peak = n * rules.worth(0), n * rules.worth(rules.PEAK)
    return say(f"face-{face}.use", camp=camp, peak=peak)


def sky_name(face: str, say: Say) -> str:
    """A weather face by name: «Thaw+»."""
    return f"{say(f'weather-{face[:-1]}')}{face[-1].replace('-', '−')}"


def sky_effect(face: str, say: Say) -> str:
    """What a weather face does."""
    return say(f"weather-{face[:-1]}.{'good' if face.endswith('+') else 'bad'}")
