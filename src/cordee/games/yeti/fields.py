"""Positions of Yeti as plain data, and the check that refuses those no game can reach."""

from __future__ import annotations

from ...engine.contract import RecordArray, Scores
from ...engine.data import Box, Fields
from ...engine.fields import (
    Counts,
    Field,
    Flag,
    Number,
    Owners,
    OwnField,
    Seat,
    SeatNumbers,
    Word,
    Words,
)
from ...engine.kernel import Record, kernel
from ...engine.validate import choice, refusals
from ...words import shown
from . import rules
from .components import other_sides
from .notation import sky
from .rules import (
    BAD,
    BEFORE_PHASE,
    CLIMB_PHASE,
    COINS_PHASE,
    DICE,
    FACES,
    GOGGLES,
    GOOD,
    GUIDE,
    KEEP_PHASE,
    NO_WEATHER,
    NONE,
    OVER_PHASE,
    PEAK,
    PHASES,
    PURSE,
    REROLL_PHASE,
    RESERVE,
    ROLL_PHASE,
    SHERPAS_PHASE,
    SHOW_PHASE,
    SNOW,
    SNOW_PHASE,
    STORM_PHASE,
    TENTS_PHASE,
    THAW_BAD,
    TILES,
    USED_BARGAIN,
    USED_GOGGLES,
    USED_GUIDE,
    USED_PURSE,
    USED_THAW,
    USES,
    WEATHER_PHASE,
    WEATHER_TILES,
)

SEEN_PHASES = PHASES[:STORM_PHASE]
SKIES = [sky(face) for face in range(2 * len(WEATHER_TILES))]
PUSHING = (rules.MARKET_BAD, rules.BARGAIN_GOOD)  # the weather in which markers go back
_impossible = refusals(__package__)
MOST_HELD = 4  # seven dice less the three snow that a blizzard leaves
FAR = 1_000_000  # no score, and no round, comes near it


def forecast(data: Fields, box: Box, rounds: int) -> list[str | None]:
    """The weather of the rounds to come, or about to begin; None where nobody knows it yet."""
    back = other_sides(box)
    started = _started([SKIES.index(face) for face in data["weather_seen"]], back)
    first = data["lap"] + (0 if data["weather"] is None else 1)
    faces: list[str | None] = []
    for lap in range(first, first + rounds):
        place = lap % len(WEATHER_TILES)
        known = place < len(started)
        faces.append(
            SKIES[rules.turned_over(started[place], back[started[place]], lap)] if known else None
        )
    return faces


def _started(seen: list[int], back: list[int]) -> list[int]:
    """Y30: the faces on which the tiles known so far started; after five, the sixth is known."""
    if len(seen) != len(WEATHER_TILES) - 1:
        return seen
    good = sum(face % 2 == GOOD for face in seen)
    side = GOOD if good % 3 else BAD  # Y28: in all none, three or six start on the good face
    faces = range(side, len(SKIES), 2)
    return seen + [face for face in faces if face not in seen and back[face] not in seen]


def scores(tables: RecordArray) -> Scores:
    """Points of each seat, in many positions at once."""
    return tables["score"]


@kernel
def score(rec: Record, seat: int) -> int:
    """The same for one seat, as a kernel."""
    return int(rec.score[seat])


def _shown_skies(rec: Record) -> list[str]:
    return [SKIES[face] for face in rec.seen.tolist() if face != NO_WEATHER]


def _read_skies(rec: Record, seen: object) -> None:
    if not isinstance(seen, list | tuple) or len(seen) > len(WEATHER_TILES):
        raise _impossible("seen-list", rule="Y29", value=shown(seen))
    rec.seen[:] = NO_WEATHER
    for i, face in enumerate(seen):
        rec.seen[i] = choice(f"weather_seen[{i}]", face, SKIES)


FIELDS = (
    Field("turn", Seat()),
    Field("phase", Word(SEEN_PHASES)),
    Field("lap", Number(1, FAR)),
    Field("yeti", Number(-1, FAR)),
    SeatNumbers("score", 0, FAR),
    SeatNumbers("level", 0, PEAK),
    SeatNumbers("peak", 0, lambda rec: int(rec.box.peaks[0])),
    SeatNumbers("held", 0, MOST_HELD),
    Field("rolled", Counts(FACES, DICE)),
    Field("kept", Counts(FACES, DICE)),
    Field("equipment", Owners(TILES, RESERVE), at="owner"),
    Field("weather", Word(SKIES, nothing=NO_WEATHER)),
    OwnField("weather_seen", _shown_skies, _read_skies),
    Field("used", Words(USES)),
    Field("ending", Flag()),
)


def _check_weather(rec: Record) -> None:
    """Y28 to Y30: the tiles seen so far, and the face that holds."""
    phase, seen = int(rec.phase), rules.seen_tiles(rec)
    if rec.stack == NONE:
        if phase in (SHOW_PHASE, WEATHER_PHASE) or seen or rec.weather != NO_WEATHER:
            raise _impossible("no-weather", rule="Y28")
        return
    waiting = phase in (SHOW_PHASE, WEATHER_PHASE)
    lap = int(rec.lap)
    if (waiting and rec.turn != 0) or (phase == SHOW_PHASE and lap != 1):
        raise _impossible("weather-turn", rule="Y29", phase=PHASES[phase])
    right = 0 if phase == SHOW_PHASE else min(lap if waiting else lap + 1, 6)
    if seen != right:
        raise _impossible("seen-count", rule="Y29", count=seen, right=right)
    tiles = {min(int(face), int(rec.box.back[face])) for face in rec.seen[:seen]}
    if len(tiles) < seen or rules.unseen_on(rec, GOOD) < 0 or rules.unseen_on(rec, BAD) < 0:
        raise _impossible("seen-faces", rule="Y28", value=shown(_shown_skies(rec)))
    holds = NO_WEATHER if waiting else rules.returning_face(rec)
    if rec.weather != holds:
        raise _impossible(
            "weather-other",
            rule="Y29",
            value=shown(None if rec.weather == NO_WEATHER else SKIES[rec.weather]),
            right="null" if waiting else SKIES[holds],
        )


def _check_dice(rec: Record) -> None:
    """Y7 to Y11: seven dice, each in one place."""
    phase = int(rec.phase)
    held, kept, rolled = int(rec.held.sum()), int(rec.kept.sum()), int(rec.rolled.sum())
    out = held + kept + rolled
    if out > DICE:
        raise _impossible("dice-many", rule="Y1", count=out, dice=DICE)
    if held > MOST_HELD:
        raise _impossible("dice-held", rule="Y14", count=held, most=MOST_HELD)
    if phase in (ROLL_PHASE, REROLL_PHASE):
        if out == DICE or rolled:
            raise _impossible("dice-none-left", rule="Y11", phase=PHASES[phase])
    elif phase in (SHOW_PHASE, WEATHER_PHASE, OVER_PHASE):
        if kept or rolled:
            raise _impossible("dice-between", rule="Y11", phase=PHASES[phase])
    elif out < DICE:
        raise _impossible("dice-few", rule="Y8", count=out, dice=DICE, phase=PHASES[phase])
    if (phase == KEEP_PHASE) != (rolled > 0):
        raise _impossible("rolled", rule="Y10", phase=PHASES[phase])
    if phase == KEEP_PHASE and rolled == rec.rolled[SNOW]:
        raise _impossible("only-snow", rule="Y10")
    if ROLL_PHASE <= phase < SNOW_PHASE and rec.held[rec.turn]:
        raise _impossible("held-early", rule="Y8", seat=int(rec.turn) + 1)


def _check_peaks(rec: Record) -> None:
    """Y3, Y19: the tokens taken are the top ones; whoever stands on the peak has one."""
    players = int(rec.players)
    taken = sorted((int(token) for token in rec.peak[:players] if token), reverse=True)
    if taken != rec.box.peaks[: len(taken)].tolist():
        raise _impossible(
            "peak-tokens",
            rule="Y3",
            value=shown(rec.peak[:players].tolist()),
            right=shown(rec.box.peaks[:players].tolist()),
        )
    for seat in range(players):
        if rec.level[seat] == PEAK and not rec.peak[seat]:
            raise _impossible("peak-without-token", rule="Y19", seat=seat + 1)
        if rec.stack == NONE and rec.score[seat] < rec.peak[seat]:
            raise _impossible("peak-not-scored", rule="Y19", seat=seat + 1)


def _turns(rec: Record, seat: int, done_with: int) -> int:
    """How many turns a seat has had; the one it is in counts from the phase `done_with` on."""
    phase = int(rec.phase)
    now = seat < rec.turn or (seat == rec.turn and phase >= done_with)
    return int(rec.lap) - 1 + (1 if now else 0)


def _check_newcomers(rec: Record) -> None:
    """Y2, Y7: whoever has not had a turn yet is as at the start."""
    if rec.lap > 1:
        return
    players = int(rec.players)
    for seat in range(players):
        if not _turns(rec, seat, SHERPAS_PHASE):
            owns = seat in rec.owner
            if rec.score[seat] or rec.level[seat] or rec.peak[seat] or owns:
                raise _impossible("newcomer", rule="Y2", seat=seat + 1)
        if seat == rec.turn and SHERPAS_PHASE <= rec.phase <= TENTS_PHASE:
            too_high = rec.phase <= CLIMB_PHASE and rec.level[seat]
            if too_high or (rec.peak[seat] and rec.level[seat] < PEAK):
                raise _impossible("newcomer-climb", rule="Y18", seat=seat + 1)
        waits = seat > rec.turn or rec.phase < ROLL_PHASE
        handed = [rules.handed_out(players, other) for other in range(players)]
        hand = DICE - int(rec.held[:seat].sum()) - sum(handed[seat + 1 :])
        most = handed[seat] if waits else max(0, hand - 3)
        if rec.held[seat] > most or (waits and rec.held[seat] < most):
            raise _impossible("newcomer-dice", rule="Y7", seat=seat + 1)


def _check_tiles(rec: Record) -> None:
    """Y16: one purchase a turn."""
    for seat in range(rec.players):
        owned, turns = int((rec.owner == seat).sum()), _turns(rec, seat, SHERPAS_PHASE)
        if owned > turns:
            raise _impossible("tiles-many", rule="Y16", seat=seat + 1, count=owned, turns=turns)


def _had(rec: Record, tile: int) -> bool:
    """Can the seat to play have used a tile? One given back it may since have bought again."""
    own, bought = rec.owner[tile] == rec.turn, rec.phase > COINS_PHASE
    return bool((rec.owner[tile] == RESERVE or (own and bought)) if rec.box.once[tile] else own)


def _check_used(rec: Record) -> None:
    """Y12, Y17, Y22: what this turn has used, it could use."""
    phase = int(rec.phase)
    allowed = 0
    if BEFORE_PHASE <= phase < OVER_PHASE:
        allowed |= USED_GOGGLES if _had(rec, GOGGLES) else 0
        allowed |= USED_THAW if rec.weather == rules.THAW_GOOD else 0
        allowed |= USED_BARGAIN if rec.weather == rules.BARGAIN_GOOD else 0
    if COINS_PHASE <= phase < OVER_PHASE and _had(rec, PURSE):
        allowed |= USED_PURSE
    guide_helped = rules.climbable(rec, 1) > rules.climbable(rec, 0)
    if phase == CLIMB_PHASE and rec.owner[GUIDE] == RESERVE and guide_helped:
        allowed |= USED_GUIDE
    if rec.lap == 1:
        allowed &= ~(USED_GOGGLES | USED_BARGAIN | USED_PURSE)  # nothing owned or scored before
    for bit, use in enumerate(USES):
        if rec.used >> bit & 1 and not allowed >> bit & 1:
            rule = {"purse": "Y17", "guide": "Y22"}.get(use, "Y12")
            raise _impossible("used", rule=rule, use=use, phase=PHASES[phase])


def _check_end(rec: Record) -> None:
    """Y26: whether the end is set."""
    players, phase = int(rec.players), int(rec.phase)
    reached = bool((rec.score[:players] >= rec.yeti).any())
    if reached and not rec.ending:
        raise _impossible("end-not-set", rule="Y26", yeti=int(rec.yeti))
    if rec.ending and rec.turn == 0 and phase <= COINS_PHASE:
        raise _impossible("end-too-long", rule="Y26")
    if phase == OVER_PHASE and not (rec.ending and rec.turn == players - 1):
        raise _impossible("over-early", rule="Y26")
    lost = rules.BARGAIN_PRICE if rec.weather in PUSHING else 0  # since the yeti was reached
    if rec.ending and rec.score[:players].max() < rec.box.start - lost:
        raise _impossible("end-without-reason", rule="Y26", start=int(rec.box.start))


def _check_yeti(rec: Record) -> None:
    """Y14, Y15, Y24: only blizzards move the yeti, until a marker is beyond it."""
    start, yeti = int(rec.box.start), int(rec.yeti)
    stride = int(rec.box.blizzard[rec.players - 2])
    blizzards = sum(_turns(rec, seat, SNOW_PHASE) for seat in range(rec.players))
    if yeti > start + stride * blizzards:
        raise _impossible("yeti-far", rule="Y14", yeti=yeti, most=start + stride * blizzards)
    if yeti < start and not (rec.ending and rec.weather in PUSHING):
        raise _impossible("yeti-low", rule="Y24", yeti=yeti, start=start)
    if rec.ending:
        return
    seen = sum(1 for seat in range(rec.players) if rec.held[seat] and _turns(rec, seat, SNOW_PHASE))
    strides = range(start + stride * seen, start + stride * blizzards + 1, max(stride, 1))
    if yeti not in strides:
        raise _impossible("yeti-stride", rule="Y14", yeti=yeti, start=start, stride=stride)


def _check_reroll(rec: Record) -> None:
    """Y12: goggles throw one snow again, thaw+ all that show."""
    if rec.phase != REROLL_PHASE:
        return
    again = rules.dice_in_hand(rec)
    by_goggles = rec.used & USED_GOGGLES and again == 1 and rec.kept[SNOW] <= 1
    by_thaw = rec.used & USED_THAW and again <= 2 and rec.kept[SNOW] == 0
    if not (by_goggles or by_thaw):
        raise _impossible("reroll", rule="Y12", count=again)


def _check_blizzard(rec: Record) -> None:
    """Y13, Y14: after the snow phase at most three snow are left, with held dice two or three."""
    phase, snow = int(rec.phase), int(rec.kept[SNOW])
    if not SNOW_PHASE <= phase < OVER_PHASE:
        return
    least = 0 if not rec.held[rec.turn] else 3 if rec.weather == THAW_BAD else 2
    if not least <= snow <= 3:
        raise _impossible("blizzard", rule="Y14", count=snow)


def _check_question(rec: Record) -> None:
    """The phase asks something: otherwise the game would have gone on."""
    if not rules.asks(rec):
        raise _impossible("no-question", phase=PHASES[rec.phase])


CHECKS = (
    _check_weather,
    _check_dice,
    _check_peaks,
    _check_newcomers,
    _check_tiles,
    _check_used,
    _check_end,
    _check_yeti,
    _check_reroll,
    _check_blizzard,
    _check_question,
)
