"""What moves on the Yeti table: climbers, peak tokens, markers, the yeti and the dice."""

from __future__ import annotations

from typing import Any

from ....ink.dice import kept, rolled, waiting
from ....ink.lettering import letters
from ....ink.memory import remembered
from ....ink.seats import badge, climber, spotlight
from ....ink.svg import Point, at, box, num, path, turned
from ....ink.yeti import yeti
from ..rules import DICE, FACES
from .layout import TEN, WINDOW, Layout, stand
from .signs import FACE, medal

Fields = dict[str, Any]

# --- mountain ------------------------------------------------------------------------------------


def climbers(parts: list[str], table: Layout, fields: Fields) -> None:
    players = fields["players"]
    for seat in range(players):
        x, y = stand(table, fields["level"][seat], seat, players)
        glow = spotlight(table.figure) if is_active(fields, seat) else ""
        parts.append(at(x, y, glow + climber(seat, table.figure), f"climber-{seat}", "ck-piece"))


def is_active(fields: Fields, seat: int) -> bool:
    return fields["turn"] == seat and fields["phase"] not in ("over", "show", "weather")


def peak_tokens(parts: list[str], table: Layout, fields: Fields, values: list[int]) -> None:
    """Those left hang beside the summit, the next one nearest; taken ones lie with their owners."""
    players = fields["players"]
    taken = [(value, seat) for seat, value in enumerate(fields["peak"])]
    x, y, _, step = table.medal
    for i, value in enumerate(sorted(values, reverse=True)[:players]):
        seat = next((seat for token, seat in taken if token == value), None)
        if seat is not None:
            taken.remove((value, seat))  # two tokens may be worth the same
        px, py = (x + i * step, y) if seat is None else _panel_spot(table, seat, players)
        parts.append(at(px, py, _peak_token(table, value), f"peak-{i}", "ck-piece"))


@remembered(64)
def _peak_token(table: Layout, value: int) -> str:
    radius = table.medal[2]
    size = max(14, radius)
    number = letters(0, size * 0.34, str(value), size, "ck-serif ck-bold ck-mid ck-on-gold")
    return medal(radius) + number


def _panel_spot(table: Layout, seat: int, players: int) -> Point:
    """Where a peak token lies on its owner's panel."""
    area = table.panel(seat, players)
    return (area.x + 194, area.y + 18) if table.tall else (area.x + table.band / 2, area.y + 76)


# --- score track ---------------------------------------------------------------------------------


def track_start(fields: Fields) -> int:
    """The first space in view: the track has no end (Y2), so the window follows the first."""
    ahead = int(max(fields["yeti"], *fields["score"])) - WINDOW
    return max(0, -(-ahead // TEN) * TEN)


def score_track(parts: list[str], table: Layout, fields: Fields) -> None:
    """Numbers, markers and the yeti; markers that would touch are stacked, he stands on top."""
    left, step, ground = table.track
    first = track_start(fields)
    score = fields["score"]
    reach, pitch = table.marker * 1.9, table.marker * 1.84
    stacked: list[tuple[float, int]] = []  # x and storey of the markers placed so far
    drawn: list[str] = []
    behind = sorted((points, seat) for seat, points in enumerate(score) if points < first)
    for seat, points in enumerate(score):
        if points < first:
            drawn.append(_left_behind(table, seat, points, behind.index((points, seat))))
            continue
        x, storey = left + (points - first) * step, 0
        while any(abs(px - x) < reach and other == storey for px, other in stacked):
            storey += 1
        stacked.append((x, storey))
        y = ground - table.marker - storey * pitch
        drawn.append(at(x, y, badge(seat, table.marker), f"marker-{seat}", "ck-piece"))
    parts.append(_track_numbers(table, first))
    if fields["yeti"] < first:
        parts.append(_yeti_behind(table, fields["yeti"], len(behind)))
    else:
        x = left + (fields["yeti"] - first) * step
        lift = max((storey + 1 for px, storey in stacked if abs(px - x) < reach), default=0) * pitch
        parts.append(at(x, ground - lift, yeti(_YETI[table.tall]), "yeti", "ck-piece"))
    parts += drawn


_YETI = (0.92, 0.66)  # his size on the wide table and on the tall one
_NOOK_STEP = 16


@remembered(64)
def _track_numbers(table: Layout, first: int) -> str:
    left, step, ground = table.track
    size, y = (14, ground + 30) if table.tall else (15, ground + 31)
    start = left - step / 2
    more = path(f"M{num(start)},{num(ground)}l-7,7l7,7", "ck-gold ck-o") if first else ""
    return more + "".join(
        letters(left + i * step, y, str(first + i), size, "ck-serif ck-mid ck-ink", f"track-{i}")
        for i in range(0, WINDOW + 1, TEN)
    )


def _left_behind(table: Layout, seat: int, score: int, place: int) -> str:
    """A marker that the window no longer shows waits left of it with its number."""
    x, gap = (12, 10) if table.tall else (34, 14)
    y = table.track[2] + 6 - place * _NOOK_STEP
    number = letters(gap, 5, str(score), 14, "ck-serif ck-bold ck-ink")
    return at(x, y, badge(seat, table.marker) + number, f"marker-{seat}", "ck-piece")


def _yeti_behind(table: Layout, space: int, others: int) -> str:
    x, gap = (16, 14) if table.tall else (40, 22)
    y = table.track[2] + 8 - others * _NOOK_STEP
    number = letters(gap, -6, str(space), 14, "ck-serif ck-bold ck-ink")
    return at(x, y, yeti(_YETI[table.tall]) + number, "yeti", "ck-piece")


# --- dice ----------------------------------------------------------------------------------------

_TILTS = (-6, 4, -3, 7, -5, 3, -7)
_HELD_SIDE = 24
_LEVEL_ENDS = 166  # how far a wide panel's level name reaches; held dice stay right of it


@remembered(256)
def _die(face: str, side: float, tilt: float, is_kept: bool) -> str:
    if is_kept:
        return kept(FACE.get(face, ""), side)
    return turned(tilt, rolled(FACE[face], side)) if face else turned(tilt, waiting(side))


def dice(parts: list[str], table: Layout, fields: Fields) -> None:
    """Kept dice on warm paper, then the roll, then those not thrown yet; held ones with owners."""
    x, y, side, step = table.dice
    kept_faces = [f for f in FACES for _ in range(fields["kept"][f])]
    loose = [f for f in FACES for _ in range(fields["rolled"][f])]
    held = [seat for seat, count in enumerate(fields["held"]) for _ in range(count)]
    idle = DICE - len(kept_faces) - len(loose) - len(held) if fields["phase"] != "over" else 0
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


@remembered(16)
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
        step = held_step(table, fields["held"][seat], area.width)
        if table.tall:
            px, py = area.x + goods_start(fields, seat) + k * step, area.y + 15
        else:
            px, py = area.x + area.width - 26 - k * step, area.y + 57
        face = "" if _handed_out(fields, seat) else "snow"
        places.append((px, py, _die(face, _HELD_SIDE - 2 * table.tall, 0, True)))
    return places


def _handed_out(fields: Fields, seat: int) -> bool:
    """Whether the dice a seat holds are those of the start (Y7), which nobody has rolled yet."""
    return bool(fields["lap"] == 1 and seat > fields["turn"])


def goods_start(fields: Fields, seat: int) -> float:
    """Where dice and tiles begin in a row of the tall table: after the peak token, if any."""
    return 224 if fields["peak"][seat] else 192


def held_step(table: Layout, count: int, width: float) -> float:
    """Between the dice a player holds: they overlap where the panel is narrow."""
    if table.tall:
        return 12 if count < 3 else 8
    return min(27, (width - _LEVEL_ENDS - _HELD_SIDE - 12) / max(1, count - 1))
