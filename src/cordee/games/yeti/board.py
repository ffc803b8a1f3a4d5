"""The Yeti table as SVG: a still part, a live part, and both in one picture.

`python -m cordee.games.yeti.board` writes a table to look at.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cordee.games.yeti import scenery as still
from cordee.games.yeti.cards import (
    NUMBER,
    band_of,
    level_mark,
    panel,
    plaque,
    ribbon,
    said,
    tile,
    weather_card,
)
from cordee.games.yeti.layout import DICE, TABLES, TEN, WINDOW, Layout, stand
from cordee.games.yeti.signs import FACE, FACES, TILE, TILES, medal, small, yeti
from cordee.ink.dice import kept, rolled, waiting
from cordee.ink.lettering import letters, shorten
from cordee.ink.palette import Theme, style
from cordee.ink.paper import DEFS
from cordee.ink.seats import badge, climber
from cordee.ink.svg import Point, at, box, esc, num, path, turned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cordee.words import Say

LAYOUTS = {name: (layout.width, layout.height) for name, layout in TABLES.items()}
FORECAST = 5  # rounds of weather that lie ahead before the stack comes round again
WEATHER_TILES = 6

Fields = dict[str, Any]


def scenery(box: dict[str, Any], players: int, say: Say, layout: str = "wide") -> str:
    """The still part: it depends on nothing but its arguments, so it can be drawn once."""
    table = TABLES[layout]
    x, y, size = table.title
    parts = (
        DEFS,
        still.table_top(table),
        still.landscape(table),
        still.signposts(table, say),
        letters(x, y, say("board-title").upper(), size, "ck-serif ck-bold ck-ink ck-poster"),
        still.track(table, say),
        still.dice_cup(table),
        still.photos(table, box["photos"], players, say),
        still.blizzard(table, box["blizzard"][players - 2], players, say),
    )
    return f'<g id="scenery">{"".join(parts)}</g>'


def pieces(
    fields: Fields,
    box: dict[str, Any],
    say: Say,
    names: Sequence[str],
    layout: str = "wide",
    winners: Sequence[int] = (),
) -> str:
    """The live part: whatever moves has an id and a `translate` of its own."""
    table = TABLES[layout]
    parts: list[str] = []
    _round(parts, table, fields, say)
    _weather(parts, table, fields, say)
    _tiles(parts, table, fields, box, say)
    _climbers(parts, table, fields)
    _score_track(parts, table, fields)
    _plaque(parts, table, fields, say, names, winners)
    _panels(parts, table, fields, say, names, winners)
    _peak_tokens(parts, table, fields, box)
    _dice(parts, table, fields)
    if winners:
        parts.append(_garland(layout))
    return f'<g id="pieces">{"".join(parts)}</g>'


def table(
    fields: Fields,
    box: dict[str, Any],
    say: Say,
    names: Sequence[str],
    layout: str = "wide",
    theme: Theme = "light",
    winners: Sequence[int] = (),
) -> str:
    """The whole table as one picture that stands alone."""
    width, height = LAYOUTS[layout]
    scores = ", ".join(
        say("board-desc-player", name=name, score=score)
        for name, score in zip(names, fields["score"], strict=False)
    )
    about = say("board-desc", lap=fields["lap"], scores=scores, yeti=fields["yeti"])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ck-table" role="img" '
        f'viewBox="0 0 {width} {height}" lang="{esc(say.locale)}">'
        f"<title>{esc(say('board-title'))}</title><desc>{esc(about)}</desc>"
        f"<style>{style(theme)}</style>"
        f"{scenery(box, fields['players'], say, layout)}"
        f"{pieces(fields, box, say, names, layout, winners)}</svg>"
    )


# --- sky: round and weather ----------------------------------------------------------------------


def _round(parts: list[str], table: Layout, fields: Fields, say: Say) -> None:
    x, y, _ = table.title
    size, drop = (14, 18) if table.tall else (20, 30)
    if fields["ending"]:
        rx, ry = table.ribbon
        text = said(say, "board-last-round")
        parts.append(at(rx, ry, ribbon(table, text), "ending"))
    text = said(say, "board-round", lap=fields["lap"])
    parts.append(letters(x, y + drop, text, size, "ck-serif ck-ink", "round"))


def _weather(parts: list[str], table: Layout, fields: Fields, say: Say) -> None:
    if fields["options"].get("weather", "none") == "none":
        return
    area = table.below(table.weather, fields["players"])
    card = weather_card(table, say, fields["weather"], coming_weather(fields))
    parts.append(at(area.x, area.y, card, "weather"))


def coming_weather(fields: Fields) -> tuple[str | None, ...]:
    """The faces of the next rounds, None where nobody knows yet."""
    seen: list[str] = fields["weather_seen"]
    faces: list[str | None] = []
    for lap in range(fields["lap"] + 1, fields["lap"] + 1 + FORECAST):
        turns, place = divmod(lap, WEATHER_TILES)  # Y29: each comes back turned over
        if place >= len(seen):
            faces.append(None)
        elif turns % 2:
            faces.append(seen[place][:-1] + ("-" if seen[place].endswith("+") else "+"))
        else:
            faces.append(seen[place])
    return tuple(faces)


# --- mountain ------------------------------------------------------------------------------------


def _climbers(parts: list[str], table: Layout, fields: Fields) -> None:
    players = fields["players"]
    for seat in range(players):
        x, y = stand(table, fields["level"][seat], seat, players)
        glow = _spotlight(table.figure) if _is_active(fields, seat) else ""
        parts.append(at(x, y, glow + climber(seat, table.figure), f"climber-{seat}", "ck-piece"))


def _is_active(fields: Fields, seat: int) -> bool:
    return fields["turn"] == seat and fields["phase"] not in ("over", "show", "weather")


@lru_cache(maxsize=4)
def _spotlight(size: float) -> str:
    """A gold ring at the feet of the one who plays."""
    rx, ry = num(19 * size), num(6 * size)
    return f'<ellipse class="ck-none ck-o3 ck-gold-line" rx="{rx}" ry="{ry}"/>'


def _peak_tokens(parts: list[str], table: Layout, fields: Fields, box: dict[str, Any]) -> None:
    """Those left hang beside the summit, the next one nearest to it; taken ones lie with players."""
    players = fields["players"]
    owner = {value: seat for seat, value in enumerate(fields["peak"]) if value}
    x, y, radius, step = table.medal
    for i, value in enumerate(sorted(box["peaks"], reverse=True)[:players]):
        seat = owner.pop(value, None)
        px, py = (x + i * step, y) if seat is None else _panel_spot(table, seat, players)
        parts.append(at(px, py, _peak_token(table, value), f"peak-{i}", "ck-piece"))


@lru_cache(maxsize=64)
def _peak_token(table: Layout, value: int) -> str:
    radius = table.medal[2]
    size = max(14, radius)
    number = letters(0, size * 0.34, str(value), size, "ck-serif ck-bold ck-mid ck-on-gold")
    return medal(radius) + number


def _panel_spot(table: Layout, seat: int, players: int) -> Point:
    """Where a peak token lies on its owner's panel."""
    area = table.panel(seat, players)
    return (area.x + 194, area.y + 16) if table.tall else (area.x + band_of(table) / 2, area.y + 78)


# --- score track ---------------------------------------------------------------------------------


def track_start(fields: Fields) -> int:
    """The first space in view: the track has no end (Y2), so the window follows the first."""
    ahead = max(fields["yeti"], *fields["score"]) - WINDOW
    return max(0, -(-ahead // TEN) * TEN)


def _score_track(parts: list[str], table: Layout, fields: Fields) -> None:
    left, step, ground = table.track
    first = track_start(fields)
    below = 30 if table.tall else 31
    for i in range(0, WINDOW + 1, TEN):
        parts.append(
            letters(left + i * step, ground + below, str(first + i), table.text + 2 * (not table.tall),
                    "ck-serif ck-mid ck-ink", f"track-{i}")
        )  # fmt: skip
    reach, pitch = table.marker * 1.9, table.marker * 1.84
    stacked: list[Point] = []  # x and height of the markers placed so far
    drawn: list[str] = []
    behind = 0
    for seat, score in enumerate(fields["score"]):
        if score < first:
            drawn.append(_left_behind(table, seat, score, behind))
            behind += 1
            continue
        x, level = left + (score - first) * step, 0.0
        while any(abs(px - x) < reach and pl == level for px, pl in stacked):
            level += 1
        stacked.append((x, level))
        y = ground - table.marker - level * pitch
        drawn.append(at(x, y, badge(seat, table.marker), f"marker-{seat}", "ck-piece"))
    x = left + (fields["yeti"] - first) * step
    lift = max((level + 1 for px, level in stacked if abs(px - x) < reach), default=0) * pitch
    if fields["yeti"] < first:
        x = left - step * 1.5
    size = 0.66 if table.tall else 0.92
    parts.append(at(x, ground - lift, yeti(size), "yeti", "ck-piece"))
    parts += drawn


def _left_behind(table: Layout, seat: int, score: int, place: int) -> str:
    """A marker that the window no longer shows waits at its left edge with its number."""
    x = 12 if table.tall else 34
    y = table.track[2] + 6 - place * 16
    number = letters(10 if table.tall else 14, 5, str(score), 14, "ck-serif ck-bold ck-ink")
    return at(x, y, badge(seat, table.marker) + number, f"marker-{seat}", "ck-piece")


# --- equipment -----------------------------------------------------------------------------------


def _tiles(parts: list[str], table: Layout, fields: Fields, box: dict[str, Any], say: Say) -> None:
    for i, name in enumerate(TILES):
        printed = box["equipment"][name]
        numbers = (printed["cost"], printed["resale"], printed["value"])
        area = table.tile_place(i, fields["players"])
        drawing = tile(table, say, name, numbers, fields["equipment"][name], area)
        parts.append(at(area.x, area.y, drawing, f"tile-{name}", "ck-piece"))


# --- players -------------------------------------------------------------------------------------


def _plaque(
    parts: list[str],
    table: Layout,
    fields: Fields,
    say: Say,
    names: Sequence[str],
    winners: Sequence[int],
) -> None:
    phase, seat = fields["phase"], fields["turn"]
    if phase == "keep" and fields["rolled"]["snow"]:
        phase = "keep-snow"
    asks = said(say, f"board-phase-{phase}")
    holder: int | None = seat
    if phase in ("show", "weather"):
        holder, headline = None, said(say, "board-round", lap=fields["lap"])
    elif phase != "over":
        headline = said(say, "board-turn", name=shorten(names[seat], 20, 200))
    elif len(winners) == 1:
        holder, headline = winners[0], said(say, "board-wins", name=shorten(names[winners[0]], 20, 200))  # fmt: skip
    else:
        holder, headline = None, said(say, "board-win-shared") if winners else asks
    area = table.plaque
    parts.append(at(area.x, area.y, plaque(table, holder, headline, asks), "turn"))


def _panels(
    parts: list[str],
    table: Layout,
    fields: Fields,
    say: Say,
    names: Sequence[str],
    winners: Sequence[int],
) -> None:
    for seat in range(fields["players"]):
        area = table.panel(seat, fields["players"])
        owned = [name for name in TILES if fields["equipment"][name] == seat]
        inside = (
            panel(table, seat, names[seat], _is_active(fields, seat), seat in winners, area)
            + level_mark(table, say, fields["level"][seat])
            + _score(table, seat, fields["score"][seat], area.width)
            + _belongings(table, owned, fields["held"][seat], area.width)
        )
        parts.append(at(area.x, area.y, inside, f"panel-{seat}"))


def _score(table: Layout, seat: int, score: int, width: float) -> str:
    y, size = (23, 22) if table.tall else (39, 34)
    return letters(width - (9 if table.tall else 14), y, str(score), size, NUMBER, f"score-{seat}")


def _belongings(table: Layout, owned: list[str], held: int, width: float) -> str:
    """The signs of the tiles that a player owns, closer together when there are many."""
    if not owned:
        return ""
    start, size, y = (218.0, 22, 15) if table.tall else (band_of(table) + 24.0, 27, 84)
    start += held * _HELD_STEP if table.tall else 0
    room = width - start - (56 if table.tall else 20)
    step = min(size + 5, room / max(1, len(owned) - 1))
    return "".join(
        at(start + i * step, y, small(TILE[name], size), f"own-{name}")
        for i, name in enumerate(owned)
    )


# --- dice ----------------------------------------------------------------------------------------

_TILTS = (-6, 4, -3, 7, -5, 3, -7)
_HELD_STEP = 16  # between the dice a player holds
_HELD_SIDE = 24


@lru_cache(maxsize=256)
def _die(face: str, side: float, tilt: float, is_kept: bool) -> str:
    if is_kept:
        return kept(FACE[face], side)
    return turned(tilt, rolled(FACE[face], side)) if face else turned(tilt, waiting(side))


def _dice(parts: list[str], table: Layout, fields: Fields) -> None:
    """Kept dice on warm paper, then the roll, then those not thrown yet; held ones with owners."""
    x, y, side, step = table.dice
    kept_faces = [f for f in FACES for _ in range(fields["kept"][f])]
    loose = [f for f in FACES for _ in range(fields["rolled"][f])]
    held = [seat for seat, count in enumerate(fields["held"]) for _ in range(count)]
    idle = DICE - len(kept_faces) - len(loose) - len(held)
    if kept_faces:
        parts.append(_tray(table, len(kept_faces)))
        places = [(x + i * step, y, _die(f, side, 0, True)) for i, f in enumerate(kept_faces)]
        x += len(kept_faces) * step + step * 0.2
    else:
        places = []
    for i, face in enumerate(loose + [""] * idle):
        tilt = _TILTS[i]
        places.append((x + i * step, y + tilt * 0.7, _die(face, side, tilt, False)))
    places += _held_places(table, fields, held)
    for i, (px, py, body) in enumerate(places):
        parts.append(at(px, py, body, f"die-{i}", "ck-piece"))


@lru_cache(maxsize=16)
def _tray(table: Layout, count: int) -> str:
    """The warm sheet under the dice that are kept."""
    x, y, side, step = table.dice
    margin = side / 2 + 6
    return at(x, y, box(-margin, -margin, (count - 1) * step + 2 * margin, 2 * margin, 12,
                        "ck-warm ck-o1"), "tray")  # fmt: skip


def _held_places(table: Layout, fields: Fields, held: list[int]) -> list[tuple[float, float, str]]:
    places = []
    nth: dict[int, int] = {}
    for seat in held:
        area, k = table.panel(seat, fields["players"]), nth.get(seat, 0)
        nth[seat] = k + 1
        if table.tall:
            px, py = area.x + 218 + k * _HELD_STEP, area.y + 15
        else:
            px, py = area.x + area.width - 26 - k * (_HELD_STEP + 3), area.y + 58
        places.append((px, py, _die("snow", _HELD_SIDE - 2 * table.tall, 0, True)))
    return places


# --- the end -------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def _garland(layout: str) -> str:
    """Bunting over the whole picture, and confetti around the summit."""
    table = TABLES[layout]
    size, sag = (11, 14) if table.tall else (20, 26)
    count = table.width // (size * 2)
    step = table.width / count
    flags = []
    for i in range(count):
        t = (i + 0.5) / count
        drop = sag * 4 * t * (1 - t)
        flag = path(f"M{-size * 0.7},0H{size * 0.7}L0,{size * 1.3}Z", f"ck-seat-{i % 5} ck-o1")
        flags.append(at((i + 0.5) * step, drop, flag))
    rope = path(f"M0,0Q{table.width / 2},{sag * 2} {table.width},0", "ck-none ck-o")
    return at(0, 0, rope + "".join(flags), "garland")


def _demo() -> str:
    """A position from the middle of a game with all there is to see."""
    import sys

    from cordee.words import locale_of, speaker

    locale = sys.argv[1] if len(sys.argv) > 1 else locale_of()
    counts = dict.fromkeys(FACES, 0)
    fields: Fields = {
        "game": "yeti", "players": 4, "options": {"weather": "mixed"}, "turn": 1, "phase": "keep",
        "lap": 4, "yeti": 56, "score": [24, 31, 17, 24], "level": [0, 1, 3, 1],
        "peak": [0, 0, 8, 0], "held": [0, 0, 0, 1],
        "rolled": counts | {"snow": 1, "sherpa": 1, "print": 2}, "kept": counts | {"coin": 2},
        "equipment": dict.fromkeys(TILES) | {"lens": 1, "bivouac": 2, "radio": 2}, "used": [],
        "weather": "clear+", "weather_seen": ["thaw+", "press-", "market+", "flurry-", "clear+"],
        "ending": False,
    }  # fmt: skip
    box = {
        "start": 50, "peaks": [8, 6, 4, 2, 1], "photos": [1, 3, 6, 9, 13, 17, 21],
        "blizzard": [7, 6, 5, 4],
        "equipment": {t: {"cost": c, "resale": c + 1, "value": c} for t, c in
                      zip(TILES, (1, 1, 2, 3, 3, 4, 4), strict=True)},
    }  # fmt: skip
    names = ["Ana", "Basile", "Chloé", "bot:random"]
    return table(fields, box, speaker(locale, "games/yeti"), names, theme="auto")


if __name__ == "__main__":
    import sys

    sys.stdout.write(_demo())
