"""What everything on the Yeti table is, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....ink.layout import Area
from ....ink.meaning import Meaning, of, sentence, turn
from .. import rules
from ..components import gone_after_use
from ..fields import forecast
from ..rules import CALM, CLIMBS, FACES, PEAK, TILES
from ..story import sky_effect, sky_name
from ..why import QUESTION_RULES
from .layout import LAYOUTS, PHOTOS, STANDS, TEN, TILE_PLACES, WINDOW, Layout
from .mountain import plank_area
from .printed import NIGHT
from .targets import dice_with

if TYPE_CHECKING:
    from ....engine.data import Data
    from ....engine.kernel import Record
    from ....ink.picture import Fields, View
    from ....words import Say

FACE_RULES = {
    "snow": ("Y13", "Y14"),
    "coin": ("Y16",),
    "sherpa": ("Y18",),
    "print": ("Y20",),
    "tent": ("Y21",),
}
TILE_RULES = {"purse": "Y17", "goggles": "Y12", "radio": "Y10"}
"""What a tile does; that of the others is in Y22."""
FACE_SKIES = {
    "snow": ("thaw+", "thaw-", "flurry+"),
    "coin": ("flurry-",),
    "sherpa": ("bargain-",),
    "print": ("clear-",),
    "tent": (),
}
"""The weather in which a face of the dice does something else, or more or less."""


def meanings(view: View, rec: Record) -> tuple[Meaning, ...]:
    """From whose turn it is over dice and mountain to what can be bought."""
    table = LAYOUTS[view.layout]
    return (
        turn(QUESTION_RULES[view.fields["phase"]]),
        *_dice(table, view),
        *_mountain(table, view, rec),
        *_track(table, view),
        *_market(table, view),
        *_sky(view),
        *_players(view),
    )


# --- dice ----------------------------------------------------------------------------------------


def _dice(table: Layout, view: View) -> Iterator[Meaning]:
    """One for each face, whether it shows or not; those in hand, and those with others."""
    fields = view.fields
    kept, rolled = sum(fields["kept"].values()), sum(fields["rolled"].values())
    held = sum(fields["held"])
    for face in FACES:
        shown = dice_with(face, "kept", fields) + dice_with(face, "rolled", fields)
        ids, areas = (*shown, f"face-{face}"), _needed(table, face)
        about = {**_facts(view), "now": _now(view, *FACE_SKIES[face])}
        yield Meaning(f"die-{face}", FACE_RULES[face], ids, areas, about)
    first = kept + rolled
    loose = 0 if fields["phase"] == "over" else rules.DICE - first - held
    if loose:
        about = {"dice": loose, "now": _now(view, "clear+")}
        yield Meaning("die-loose", ("Y9", "Y11"), _die_ids(first, loose), about=about)
    if held:
        yield Meaning(
            "die-held", ("Y8", "Y14"), _die_ids(first + loose, held), about={"dice": held}
        )


def _needed(table: Layout, face: str) -> tuple[Area, ...]:
    """Where the card of what one needs tells of a face."""
    area = table.needs
    if area is None or face not in ("sherpa", "tent"):
        return ()
    high = area.height - NIGHT
    if face == "tent":
        return (Area(area.x, area.y + high, area.width, NIGHT),)
    return (Area(area.x, area.y, area.width, high),)


def _die_ids(first: int, count: int) -> tuple[str, ...]:
    return tuple(f"die-{i}" for i in range(first, first + count))


def _facts(view: View) -> Data:
    """The numbers of the dice's faces, as the box and the rules have them."""
    fields = view.fields
    return {
        "calm": CALM,
        "turned": "no" if fields["weather"] == "thaw-" else "yes",
        "snow": fields["kept"]["snow"] + fields["rolled"]["snow"],
        "steps": _stride(view),
        "one": CLIMBS[0],
        "two": CLIMBS[1],
        "three": CLIMBS[2],
        "camp": rules.worth(0),
        "peak": rules.worth(PEAK),
    }


def _stride(view: View) -> int:
    steps: int = view.box["blizzard"][view.players - 2]
    return steps


# --- mountain ------------------------------------------------------------------------------------


def _mountain(table: Layout, view: View, rec: Record) -> Iterator[Meaning]:
    fields, say = view.fields, view.say
    for level in range(PEAK, -1, -1):
        about = {
            "level": level,
            "called": say(f"level-{level}"),
            "worth": rules.worth(level),
            **_next_climb(fields, level, view),
        }
        areas = (_shoulder(table, level), plank_area(table, level, say))
        yield Meaning("level", ("Y20", "Y21", "Y18"), (f"level-{level}",), areas, about)
    for seat, level in enumerate(fields["level"]):
        about = {
            **of(view, seat),
            "place": say(f"level-{level}.at"),
            "worth": rules.worth(level),
            "level": level,
        }
        yield Meaning("climber", ("Y18", "Y21"), (f"climber-{seat}",), about=about)
    taken = rules.tokens_taken(rec)
    values = view.box["peaks"][: view.players]
    ids = tuple(f"peak-{i}" for i in range(view.players))
    points = values[taken] if taken < len(values) else 0
    yield Meaning("peak", ("Y19",), ids, about={"points": points})


def _next_climb(fields: Fields, level: int, view: View) -> Data:
    """How many sherpas the player whose turn it is needs to come up here; 0: none, or too far."""
    seat = fields["turn"]
    up = level - fields["level"][seat]
    needed = CLIMBS[up - 1] if up > 0 else 0
    return {**of(view, seat), "sherpas": needed, "n": needed, "now": _now(view, "bargain-")}


def _shoulder(table: Layout, level: int) -> Area:
    """Where climbers stand on a level."""
    x, y = table.at(*STANDS[level])
    wide, high = 5.4 * table.slot, 56 * table.figure
    return Area(x - wide / 2, y - high + 8, wide, high)


# --- score track ---------------------------------------------------------------------------------


def _track(table: Layout, view: View) -> Iterator[Meaning]:
    fields = view.fields
    left, step, top = table.track
    strip = Area(left - step / 2, top - 2, step * (WINDOW + 1), 38)
    numbers = tuple(f"track-{i}" for i in range(0, WINDOW + 1, TEN))
    yield Meaning("yeti", ("Y26", "Y14", "Y15"), ("yeti",), about={"yeti": fields["yeti"]})
    yield Meaning("track", ("Y26", "Y2"), numbers, (strip,), {"yeti": fields["yeti"]})
    for seat, points in enumerate(fields["score"]):
        about = {
            **of(view, seat),
            "points": points,
            "missing": max(0, fields["yeti"] - points),
        }
        yield Meaning("marker", ("Y26",), (f"marker-{seat}",), about=about)


# --- what can be bought --------------------------------------------------------------------------


def _market(table: Layout, view: View) -> Iterator[Meaning]:
    box, players, say = view.box, view.players, view.say
    for kind in TILES:
        tag, owner = box["equipment"][kind], view.fields["equipment"][kind]
        about = {
            "tile": say(f"tile-{kind}"),
            "does": sentence(say(f"tile-{kind}.does")),
            "once": "yes" if gone_after_use(box, kind) else "no",
            "cost": tag["cost"],
            "resale": tag["resale"],
            "value": tag["value"],
            "owned": "no" if owner is None else "you" if owner == view.you else "yes",
            "owner": "" if owner is None else view.names[owner],
            "now": _now(view, "press-", "market+"),
        }
        numbers = ("Y5", TILE_RULES.get(kind, "Y22"), "Y16")
        yield Meaning("tile", numbers, (f"tile-{kind}", f"own-{kind}"), about=about)
    frames = tuple(f"photo-{i + 1}" for i in range(PHOTOS))
    prices = ", ".join(f"{i} → {points}" for i, points in enumerate(box["photos"], 1))
    film = table.below(table.photos, players)
    about = {"prices": prices, "now": _now(view, "press+")}
    yield Meaning("photos", ("Y4", "Y16"), frames, (film,), about)
    card = table.tile_place(TILE_PLACES - 1, players)
    yield Meaning("blizzard", ("Y14", "Y15"), (), (card,), _facts(view))


# --- sky -----------------------------------------------------------------------------------------


def _sky(view: View) -> Iterator[Meaning]:
    fields = view.fields
    if fields["options"].get("weather", "none") != "none":
        face = fields["weather"]
        coming = forecast(fields, view.box, 1)[0]
        about = {
            "shown": "no" if face is None else "yes",
            "now": "" if face is None else _round(face, view.say),
            "known": "no" if coming is None else "yes",
            "coming": "" if coming is None else sky_name(coming, view.say),
        }
        yield Meaning("weather", ("Y29", "Y6"), ("weather",), about=about)
    about = {"lap": fields["lap"], "last": "yes" if fields["ending"] else "no"}
    yield Meaning("round", ("Y26",), ("round", "ending"), about=about)


def _now(view: View, *faces: str) -> str:
    """What the weather of this round does, if it shows one of these faces: one more sentence."""
    face = view.fields["weather"]
    return f" {_round(face, view.say)}" if face in faces else ""


def _round(face: str, say: Say) -> str:
    return say("weather-now", sky=sky_name(face, say), does=sky_effect(face, say))


# --- players -------------------------------------------------------------------------------------


def _players(view: View) -> Iterator[Meaning]:
    fields = view.fields
    for seat, name in enumerate(view.names):
        about = {
            "name": name,
            "points": fields["score"][seat],
            "place": view.say(f"level-{fields['level'][seat]}.at"),
            "dice": fields["held"][seat],
        }
        yield Meaning("panel", ("Y27",), (f"panel-{seat}",), about=about)
