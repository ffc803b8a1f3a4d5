"""An answer in plain words, and its figures as tables; `thresholds.py` says what is called what."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite, isnan
from typing import NamedTuple

from ..words import Say, listed, speaker
from .answer import Answer, Difference, Result, Trial
from .estimate import UNKNOWN, Estimate, quantile
from .interval import Interval
from .tally import STAGES
from .thresholds import (
    APART,
    FAIRNESS,
    LOPSIDED,
    NOTABLE,
    OFFERED,
    OPENNESS,
    RARE,
    SKILL,
    UNSURE,
    USUAL,
    Limits,
    beyond_even,
    called,
    steps,
)

WORDS = __package__
MOST_NAMED = 5
"""In a sentence of the summary."""
SHARES = ("share", *STAGES)
"""What is told in per cent."""


class Cell(NamedTuple):
    """A figure in a table."""

    text: str
    strong: bool = False


class Sheet(NamedTuple):
    """A table with its heading, and what its figures mean."""

    key: str
    title: str
    about: str
    columns: list[str]
    rows: list[list[Cell]]
    players: int = 0
    """For how many it is; 0 for all."""


# Figures


def percent(share: float, say: Say) -> str:
    return "–" if isnan(share) else say("lab-share", share=share)


def signed(text: str, number: float) -> str:
    """With its sign, a true minus; no sign for what is shown as nothing."""
    if not any(digit in text for digit in "123456789"):
        return text
    return f"+{text}" if number > 0 else f"\N{MINUS SIGN}{text}"


def change(share: float, say: Say) -> str:
    """How much more or less, in points: 4 % more of 50 % would be 2 of them."""
    if isnan(share):
        return "–"
    return say("lab-points", points=signed(number(100 * abs(share), say), share))


def number(one: float, say: Say) -> str:
    return "–" if isnan(one) else say("lab-number", number=float(one))


def share_told(found: Interval, say: Say) -> str:
    """Near 0 and 1 an interval reaches further to one side: then both ends are told."""
    down, up = found.share - found.low, found.high - found.share
    if max(down, up) > LOPSIDED * min(down, up):
        mean, low, high = (percent(one, say) for one in (found.share, found.low, found.high))
        return say("lab-between", mean=mean, low=low, high=high)
    reach = (found.high - found.low) / 2
    return say("lab-with-reach", mean=percent(found.share, say), reach=number(100 * reach, say))


def mean_told(found: Estimate, say: Say) -> str:
    if not isfinite(found.low):
        return number(found.mean, say)
    reach = say("lab-number-2", number=(found.high - found.low) / 2)
    return say("lab-with-reach", mean=number(found.mean, say), reach=reach)


def change_told(found: Estimate, say: Say) -> str:
    if not isfinite(found.low):
        return "–"
    ends = {"low": change(found.low, say), "high": change(found.high, say)}
    return say("lab-between", mean=change(found.mean, say), **ends)


# The summary


def played(answer: Answer, say: Say) -> str:
    """How many games, and by whom; intervals may have been narrow enough after fewer."""
    games = {found.games for found in answer.findings.values() if found.games}
    key = "lab-games" if len(games) == 1 else "lab-games-up-to"
    told = {"games": say(key, games=max(games, default=0)), "bots": answer.bots}
    if len(answer.boxes) == 1:
        return say("lab-played", **told)
    return say("lab-played-boxes", boxes=len(answer.boxes), **told)


def summary(answer: Answer, locale: str) -> list[tuple[str, list[str]]]:
    """In plain words: for each number of players its sentences; then how boxes differ."""
    say = speaker(locale, WORDS)
    told = [
        (
            of_first(say("lab-players", players=players), answer, say),
            list(sentences(answer, players, say)),
        )
        for players in answer.players
    ]
    if len(answer.boxes) > 1 and answer.players:
        told.insert(0, (say("lab-section-differences"), list(_differences(answer, say))))
    return told


def sentences(answer: Answer, players: int, say: Say) -> Iterator[str]:
    """What there is to say about the first box with so many players."""
    result = answer.result(players)
    yield _seats(result, say)
    yield say(
        "lab-says-length",
        decisions=round(result.lengths["decisions"].mean),
        rounds=number(result.lengths["rounds"].mean, say),
        minutes=round(result.lengths["minutes"].mean),
        pace=say("lab-count", count=answer.pace),
    )
    if (half := result.leader("half")) is not None:
        verdict = beyond_told(half, players, OPENNESS)
        yield say("lab-says-open", share=percent(half.share, say), verdict=verdict)
    yield from _luck(result, say)
    yield from _choices(answer, players, say)
    if len(result.tally.endings) > 1:
        shares = {
            how: count / result.tally.games for how, count in result.tally.endings.most_common()
        }
        ways = [f"{ending(answer, how, say)} {percent(one, say)}" for how, one in shares.items()]
        yield say("lab-says-endings", names=listed(ways, say))
    if result.tally.broken_off:
        yield say("lab-says-broken", count=result.tally.broken_off)


def beyond_told(found: Interval, players: int, limits: Limits) -> str:
    """The word for what somebody wins beyond an even share."""
    low, share, high = (beyond_even(x, players) for x in (found.low, found.share, found.high))
    return "unsure" if steps(low, high, limits) > APART else called(share, limits)


def fairness(seat: Interval, games: int, players: int) -> str:
    """The word for the seat that is furthest from an even share: one of several that were looked
    at, and of two seats each says the same."""
    even, looks = 1 / players, players if players > 2 else 1
    wider = Interval.of(seat.share * games, games, looks)
    off = abs(seat.share - even) / even
    at_least = max(0.0, wider.low - even, even - wider.high) / even
    unsure = at_least == 0 and seat.high - seat.low > 2 * UNSURE * even
    return "unsure" if unsure or steps(at_least, off, FAIRNESS) > APART else called(off, FAIRNESS)


def _seats(result: Result, say: Say) -> str:
    even = 1 / result.players
    seat = max(range(result.players), key=lambda one: abs(result.seats[one].share - even))
    found = result.seats[seat]
    verdict = fairness(found, result.tally.games, result.players)
    return say(
        "lab-says-seats",
        seat=say("lab-seat", seat=seat + 1),
        share=percent(found.share, say),
        reach=number(50 * (found.high - found.low), say),
        even=percent(even, say),
        verdict=verdict,
        side="ahead" if found.share > even else "behind",
    )


def _luck(result: Result, say: Say) -> Iterator[str]:
    if (dice := result.dice) is not None and isfinite(dice.low):
        ends = {"low": max(0.0, dice.low), "high": min(1.0, dice.high)}
        shown = {name: say("lab-share-whole", share=one) for name, one in ends.items()}
        yield say("lab-says-dice", share=say("lab-share-whole", share=dice.mean), **shown)
    if (stronger := result.stronger_wins) is not None:
        strong, weak = result.bots
        yield say(
            "lab-says-stronger",
            strong=strong,
            weak=weak,
            share=percent(stronger.share, say),
            even=percent(1 / result.players, say),
            verdict=beyond_told(stronger, result.players, SKILL),
        )


def _choices(answer: Answer, players: int, say: Say) -> Iterator[str]:
    result = answer.result(players)
    rates = {}
    for name, choice in result.choices.items():
        (left, _), (chosen, _) = choice.sums.sum(axis=0).tolist()
        if left + chosen >= OFFERED:
            rates[name] = chosen / (left + chosen)
    if never := [name for name, rate in rates.items() if rate < RARE]:
        yield say("lab-says-never", names=listed(never, say))
    if always := [name for name, rate in rates.items() if rate > USUAL]:
        yield say("lab-says-always", names=listed(always, say))
    tried = result.tried
    for key, how, sign in (
        ("lab-says-without", "never", -1),
        ("lab-says-traps", "taken", -1),
        ("lab-says-boon", "taken", 1),
    ):
        found = {
            name: (one.never if how == "never" else one.take).mean
            for name, one in tried.items()
            if (players, name, how) in answer.real_worths
        }
        notable = sorted(
            (name for name in found if sign * found[name] > NOTABLE),
            key=lambda name: -abs(found[name]),
        )
        if notable:
            names = [f"{name} ({change(found[name], say)})" for name in notable[:MOST_NAMED]]
            yield say(key, names=listed(names, say))


def _differences(answer: Answer, say: Say) -> Iterator[str]:
    found, true = answer.differences, clearest(answer)
    if not true:
        yield say("lab-says-none-real", count=len(found))
        return
    yield say("lab-says-real", real=len(true), count=len(found))
    for one in true[:MOST_NAMED]:
        mean, low, high = (of_kind(one.what, x, say) for x in ends(one.found))
        yield say(
            "lab-says-difference",
            box=answer.boxes[one.box].name,
            players=one.players,
            what=what_told(one.what, say),
            change=mean,
            low=low,
            high=high,
        )


def clearest(answer: Answer) -> list[Difference]:
    """The real differences, first those furthest beyond chance."""
    true = [one for one in answer.differences if one.real]
    return sorted(true, key=lambda one: -abs(one.found.mean) / (one.found.deviation or 1))


def ends(found: Estimate) -> tuple[float, float, float]:
    return found.mean, found.low, found.high


def of_kind(what: str, one: float, say: Say) -> str:
    """A difference in the unit of what it is about."""
    if what.split()[0] in SHARES:
        return change(one, say)
    return signed(say("lab-number-2", number=abs(one)), one)


def what_told(what: str, say: Say) -> str:
    word, _, seat = what.partition(" ")
    if not seat:
        return say(f"lab-what-{word}")
    return say("lab-what-share", seat=say("lab-seat", seat=int(seat)))


def ending(answer: Answer, how: str, say: Say) -> str:
    """How games end, in the game's words where it has some."""
    word, _, way = how.partition("-")
    words = speaker(say.locale, answer.game.package)
    known = f"ending-{word}"
    text = words(known) if known in words else say(known) if known in say else word
    return say(f"lab-ending-{way}", how=text) if way else text


def box_name(answer: Answer, box: int, say: Say) -> str:
    if name := answer.boxes[box].name:
        return name
    return say("lab-shipped" if answer.boxes[box].components is None else "lab-base")


def of_first(heading: str, answer: Answer, say: Say) -> str:
    """Where there are several boxes, a heading names the one it is about."""
    return heading if len(answer.boxes) == 1 else f"{heading} · {box_name(answer, 0, say)}"


# Tables


def sheets(answer: Answer, locale: str) -> Iterator[Sheet]:
    """Everything, as tables."""
    say = speaker(locale, WORDS)
    if len(answer.boxes) > 1:
        yield from (_side_by_side(answer, players, say) for players in answer.players)
        yield _difference_sheet(answer, say)
    for sheet in _of_the_first(answer, say):
        yield sheet._replace(title=of_first(sheet.title, answer, say))


def _of_the_first(answer: Answer, say: Say) -> Iterator[Sheet]:
    results = {players: answer.result(players) for players in answer.players}
    scored = any(one.has_scores for one in results.values())
    yield _seat_sheet(results, say)
    yield _length_sheet(answer, results, say)
    if scored:
        yield _score_sheet(answer, results, say)
        yield _lead_sheet(results, say)
    yield _luck_sheet(results, say)
    yield _ending_sheet(answer, results, say)
    yield from (_choice_sheet(answer, players, say) for players in answer.players)


def _sheet(
    key: str, columns: list[str], rows: list[list[Cell]], say: Say, about: str | None = None
) -> Sheet:
    told = say(f"lab-about-{key}") if about is None else about
    return Sheet(key, say(f"lab-section-{key}"), told, columns, rows)


def _row(name: object, texts: Iterator[str] | list[str]) -> list[Cell]:
    return [Cell(str(name)), *map(Cell, texts)]


def _headed(say: Say, *keys: str) -> list[str]:
    return [say(f"lab-column-{key}") for key in keys]


def _seat_sheet(results: dict[int, Result], say: Say) -> Sheet:
    most = max(results, default=0)
    columns = _headed(say, "players")
    columns += [say("lab-column-seat", seat=seat) for seat in range(1, most + 1)]
    rows = []
    for players, result in results.items():
        shares = [share_told(seat, say) for seat in result.seats]
        rows.append(_row(players, shares + [""] * (most - players)))
    return _sheet("seats", columns, rows, say)


def _length_sheet(answer: Answer, results: dict[int, Result], say: Say) -> Sheet:
    keys = ("rounds", "turns", "decisions", "minutes")
    rows = []
    for players, result in results.items():
        most = [quantile(result.tally.decisions, part) for part in (0.1, 0.9)]
        within = " – ".join(f"{one:.0f}" for one in most)
        rows.append(_row(players, [*(mean_told(result.lengths[key], say) for key in keys), within]))
    about = say("lab-about-length", pace=say("lab-count", count=answer.pace))
    return _sheet("length", _headed(say, "players", *keys, "most"), rows, say, about)


def _score_sheet(answer: Answer, results: dict[int, Result], say: Say) -> Sheet:
    rows = []
    for players, result in results.items():
        within = " – ".join(f"{quantile(result.tally.scores, part):.0f}" for part in (0.1, 0.9))
        means = [mean_told(result.estimate(what), say) for what in ("winner", "margin")]
        rows.append(_row(players, [*means, within]))
    counts = speaker(say.locale, answer.game.package)("score-counts")
    about = say("lab-about-scores", counts=counts)
    return _sheet("scores", _headed(say, "players", "winner", "margin", "scores"), rows, say, about)


def _lead_sheet(results: dict[int, Result], say: Say) -> Sheet:
    rows = []
    for players, result in results.items():
        stages = [result.leader(stage) for stage in STAGES]
        shares = ["–" if one is None else share_told(one, say) for one in stages]
        changes = mean_told(result.estimate("changes"), say)
        rows.append(_row(players, [changes, *shares, percent(1 / players, say)]))
    return _sheet("lead", _headed(say, "players", "changes", *STAGES, "even"), rows, say)


def _luck_sheet(results: dict[int, Result], say: Say) -> Sheet:
    strong, weak = next((one.bots for one in results.values()), ("", ""))
    columns = [
        *_headed(say, "players", "dice"),
        say("lab-column-stronger", strong=strong, weak=weak),
        say("lab-column-even"),
    ]
    rows = []
    for players, result in results.items():
        dice, stronger = result.dice, result.stronger_wins
        explained = "–"
        if dice is not None and isfinite(dice.low):
            bounds = (dice.mean, max(0.0, dice.low), min(1.0, dice.high))
            mean, low, high = (say("lab-share-whole", share=one) for one in bounds)
            explained = say("lab-between", mean=mean, low=low, high=high)
        wins = "–" if stronger is None else share_told(stronger, say)
        rows.append(_row(players, [explained, wins, percent(1 / players, say)]))
    return _sheet("luck", columns, rows, say)


def _ending_sheet(answer: Answer, results: dict[int, Result], say: Say) -> Sheet:
    ways = sorted({how for result in results.values() for how in result.tally.endings})
    columns = _headed(say, "players") + [ending(answer, how, say) for how in ways]
    rows = []
    for players, result in results.items():
        tally = result.tally
        found = [Interval.of(tally.endings[how], tally.games) for how in ways]
        rows.append(_row(players, [share_told(one, say) for one in found]))
    return _sheet("endings", columns, rows, say, "")


def _choice_sheet(answer: Answer, players: int, say: Say) -> Sheet:
    result = answer.result(players)
    keys = ["choice", "rate", "with", "without", "worth"]
    keys += ["taken", "never"] if result.tried else []
    rows = []
    for name, choice in result.choices.items():
        (left, _), (chosen, _) = choice.sums.sum(axis=0).tolist()
        worth = result.worth[name]
        row = _row(
            name,
            [
                percent(chosen / (left + chosen), say),
                percent(worth.chosen, say),
                percent(worth.left, say),
            ],
        )
        found = {"worth": worth.corrected}
        if result.tried:
            tried = result.tried.get(name, Trial(UNKNOWN, UNKNOWN))
            found |= {"taken": tried.take, "never": tried.never}
        row += [
            Cell(change_told(one, say), (players, name, how) in answer.real_worths)
            for how, one in found.items()
        ]
        rows.append(row)
    about = say("lab-about-choices" if result.tried else "lab-about-choices-seen")
    return _sheet("choices", _headed(say, *keys), rows, say, about)._replace(players=players)


def _side_by_side(answer: Answer, players: int, say: Say) -> Sheet:
    columns = _headed(say, "box")
    columns += [say("lab-column-seat", seat=seat + 1) for seat in range(players)]
    keys = ("decisions", "rounds", "changes", "winner", "margin")
    columns += _headed(say, *keys, "half")
    rows = []
    for box in range(len(answer.boxes)):
        result = answer.result(players, box)
        half = result.leader("half")
        rows.append(
            _row(
                box_name(answer, box, say),
                [
                    *(share_told(seat, say) for seat in result.seats),
                    *(mean_told(result.estimate(key), say) for key in keys),
                    "–" if half is None else share_told(half, say),
                ],
            )
        )
    return _sheet("boxes", columns, rows, say)._replace(players=players)


def _difference_sheet(answer: Answer, say: Say) -> Sheet:
    rows = [_difference_row(answer, one, say) for one in answer.differences]
    columns = _headed(say, "box", "players", "what", "before", "difference", "sure", "real")
    about = say("lab-about-differences", count=len(rows))
    return _sheet("differences", columns, rows, say, about)


def clearest_sheet(answer: Answer, most: int, locale: str) -> Sheet:
    """The clearest of the real differences; below them, how many more there are."""
    say = speaker(locale, WORDS)
    true = clearest(answer)
    rows = [_difference_row(answer, one, say) for one in true[:most]]
    about = say("lab-more-real", count=len(true) - most) if len(true) > most else ""
    return _difference_sheet(answer, say)._replace(about=about, rows=rows)


def _difference_row(answer: Answer, one: Difference, say: Say) -> list[Cell]:
    mean, low, high = (of_kind(one.what, x, say) for x in ends(one.found))
    is_share = one.what.split()[0] in SHARES
    before = percent(one.before, say) if is_share else number(one.before, say)
    texts = (
        box_name(answer, one.box, say),
        str(one.players),
        what_told(one.what, say),
        before,
        mean,
        f"{low} … {high}",
        say("lab-yes" if one.real else "lab-no"),
    )
    return [Cell(text, one.real) for text in texts]
