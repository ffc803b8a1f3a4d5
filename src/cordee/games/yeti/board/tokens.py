"""What moves on the Yeti table: climbers, peak tokens, markers, the yeti and the dice."""

from __future__ import annotations

from collections.abc import Collection

from ....ink.dice import kept, rolled, scattered, thrown, waiting
from ....ink.glow import frame, lasso, marks
from ....ink.lettering import letters
from ....ink.memory import remembered
from ....ink.picture import Fields
from ....ink.seats import badge, climber, spotlight
from ....ink.svg import Point, at, box, num, path
from ....ink.yeti import yeti
from ..rules import DICE, FACES, PEAK
from .layout import TEN, WINDOW, Layout, stand
from .signs import FACE, medal
from .targets import alike

# --- mountain ------------------------------------------------------------------------------------


def climbers(parts: list[str], table: Layout, fields: Fields, lit: Collection[str]) -> None:
    players, active = fields["players"], fields["turn"]
    if is_waiting(fields) or fields["phase"] == "over":
        active = None
    for seat in range(players):
        x, y = stand(table, fields["level"][seat], seat, players)
        name = f"climber-{seat}"
        body = (spotlight(table.figure) if seat == active else "") + climber(seat, table.figure)
        if name in lit:
            body += lasso(17, 25, table.figure, table.tall)
        parts.append(at(x, y, body, name, marks(name in lit)))


def landings(parts: list[str], table: Layout, fields: Fields, lit: Collection[str]) -> None:
    """Where the climber who plays may go, as pale as a wish."""
    seat = fields["turn"]
    for level in range(PEAK + 1):
        name = f"level-{level}"
        if name in lit:
            spot = stand(table, level, seat, fields["players"])
            parts.append(at(*spot, _landing(table, seat), name, marks(True)))


@remembered(16)
def _landing(table: Layout, seat: int) -> str:
    wish = f'<g class="ck-mist">{climber(seat, table.figure)}</g>'
    return wish + lasso(17, 25, table.figure, table.tall)


def is_waiting(fields: Fields) -> bool:
    """Between two rounds it is nobody's turn."""
    return fields["phase"] in ("show", "weather")


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
        parts.append(at(px, py, _peak_token(table, value), f"peak-{i}"))


@remembered(64)
def _peak_token(table: Layout, value: int) -> str:
    radius = table.medal[2]
    size = max(table.text, radius)
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
        drawn.append(at(x, y, badge(seat, table.marker), f"marker-{seat}"))
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
    size, y = (14, ground + 30) if table.tall else (17, ground + 32)
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
    number = letters(gap, 5, str(score), table.text, "ck-serif ck-bold ck-ink")
    return at(x, y, badge(seat, table.marker) + number, f"marker-{seat}")


def _yeti_behind(table: Layout, space: int, others: int) -> str:
    x, gap = (16, 14) if table.tall else (40, 22)
    y = table.track[2] + 8 - others * _NOOK_STEP
    number = letters(gap, -6, str(space), table.text, "ck-serif ck-bold ck-ink")
    return at(x, y, yeti(_YETI[table.tall]) + number, "yeti", "ck-piece")


# --- dice ----------------------------------------------------------------------------------------

_HELD_SIDE = 24
_LEVEL_ENDS = 166  # how far a wide panel's level name reaches; held dice stay right of it


@remembered(256)
def _kept(face: str, side: float, lit: bool) -> str:
    glow = frame(side + 5, side + 5, side / 5 + 2) if lit else ""
    return kept(FACE.get(face, ""), side) + glow


@remembered(64)
def _rolled(face: str, side: float) -> str:
    return rolled(FACE[face], side) if face else waiting(side)


def dice(parts: list[str], table: Layout, fields: Fields, lit: Collection[str]) -> None:
    """Kept dice on warm paper, then the roll, then those not thrown yet; held ones with owners."""
    row = table.dice
    aside = [face for face in FACES for _ in range(fields["kept"][face])]
    loose = [face for face in FACES for _ in range(fields["rolled"][face])]
    held = [seat for seat, count in enumerate(fields["held"]) for _ in range(count)]
    over = fields["phase"] == "over"  # then the winners stand where the dice were
    idle = 0 if over else DICE - len(aside) - len(loose) - len(held)
    glowing = _chosen(fields, lit)
    places: list[tuple[float, float, str]] = []
    if aside and not over:
        parts.append(_tray(table, len(aside)))
    places += [(*row.spot(i), _kept(face, row.side, f"die-{i}" in glowing))
               for i, face in enumerate(aside)]  # fmt: skip
    shift = row.step * (len(aside) + 0.2) if aside else 0
    for i, face in enumerate(loose + [""] * idle):
        body = _rolled(face, row.side)
        body = thrown(body, row.side, i, f"die-{len(places)}" in glowing)
        places.append((*scattered(row, i, shift), body))
    places += _held_places(table, fields, held)
    start = len(aside) + len(loose) if over else 0
    for i, (px, py, body) in enumerate(places[start:], start):
        name = f"die-{i}"
        parts.append(at(px, py, body, name, marks(name in glowing)))


def _chosen(fields: Fields, lit: Collection[str]) -> set[str]:
    """The dice that glow: of equal ones any may be clicked."""
    return {name for name, first in alike(fields).items() if first in lit} | set(lit)


def faces(parts: list[str], table: Layout, lit: Collection[str]) -> None:
    """The faces to which the chosen die may be turned."""
    open_now = [face for face in FACES if f"face-{face}" in lit]
    if open_now:
        parts.append(_face_tray(table, len(open_now)))
    for i, face in enumerate(open_now):
        body = _kept(face, table.faces.side, True)
        parts.append(at(*_face_spot(table, i), body, f"face-{face}", marks(True)))


def _face_spot(table: Layout, index: int) -> Point:
    down, across = divmod(index, table.face_columns)
    x, y = table.faces.spot(across)
    return x, y + down * table.faces.step


@remembered(8)
def _face_tray(table: Layout, count: int) -> str:
    x, y, side, step = table.faces
    margin, across = side / 2 + 6, min(count, table.face_columns) - 1
    down = -(-count // table.face_columns) - 1
    sheet = box(-margin, -margin, across * step + 2 * margin, down * step + 2 * margin, 12,
                "ck-card ck-o1 ck-dash")  # fmt: skip
    return at(x, y, sheet, "faces")


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
        places.append((px, py, _kept(face, _HELD_SIDE - 2 * table.tall, False)))
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
