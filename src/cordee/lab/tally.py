"""What games come to: sums that can be added up, whoever played them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from ..engine.ending import PLAIN, SCORE
from ..engine.game import Game
from .choices import label
from .played import Asked, Floats, Ints, Played, scores_of

STAGES = {"quarter": 1 / 4, "half": 1 / 2, "three_quarters": 3 / 4}
"""When it is looked at who leads, as a part of all turns."""
COUNTED = ("decisions", "plies", "turns", "rounds", "changes", "winner", "margin", *STAGES)
LEADS, TIMES = 5, 3
"""Into how many classes moments are divided: by the lead at that time, and by how late it is."""


def columns(players: int) -> list[str]:
    """What is counted in every game: the share and the score of each seat, and more."""
    seats = [f"{what} {seat + 1}" for what in ("share", "score") for seat in range(players)]
    return [*seats, *COUNTED]


@dataclass
class Moments:
    """Numbers in columns, of which the sums are kept; what a game does not have is not counted."""

    count: Ints
    total: Floats
    squares: Floats

    @classmethod
    def of(cls, numbers: Floats) -> Moments:
        there = ~np.isnan(numbers)
        known = np.where(there, numbers, 0.0)
        return cls(there.sum(axis=0), known.sum(axis=0), (known**2).sum(axis=0))

    def __add__(self, more: Moments) -> Moments:
        return Moments(
            self.count + more.count, self.total + more.total, self.squares + more.squares
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moments) and all(
            np.array_equal(a, b)
            for a, b in (
                (self.count, other.count),
                (self.total, other.total),
                (self.squares, other.squares),
            )
        )


@dataclass(frozen=True)
class Classes:
    """Where the classes of moments begin: by lead, and by the number of turns so far."""

    leads: tuple[float, ...] = (0.0,)
    times: tuple[float, ...] = ()

    @classmethod
    def of(cls, played: list[Played]) -> Classes:
        """Such that each is about as large as the others."""
        found = [_moments(one) for one in played]
        leads, times = (np.concatenate([one[i] for one in found]) for i in (0, 1))
        if not len(leads):
            return cls()
        parts = (np.arange(1, n) / n for n in (LEADS, TIMES))
        return cls(*(tuple(np.quantile(x, q)) for x, q in zip((leads, times), parts, strict=True)))


@dataclass
class Choice:
    """How often something was offered and chosen, and what became of whoever was asked."""

    sums: Floats
    """By class of moments, then not chosen and chosen: how often, and the shares in the end."""
    games: int = 0
    """The games in which it was chosen at all."""
    offered_games: int = 0
    """The games in which it was offered at all."""

    def __add__(self, more: Choice) -> Choice:
        return Choice(
            self.sums + more.sums,
            self.games + more.games,
            self.offered_games + more.offered_games,
        )


Choices = dict[str, Choice]


@dataclass
class Tally:
    """What some games come to."""

    players: int
    games: int
    broken_off: int
    moments: Moments
    decisions: Counter[int]
    """How many games had so many, ..."""
    scores: Counter[int]
    """... how many seats ended with so much, ..."""
    endings: Counter[str]
    """... and how games ended."""
    detailed: int = 0
    """In how many of them every decision was looked at, ..."""
    batches: list[Choices] = field(default_factory=list)
    """... batch by batch."""

    def __add__(self, more: Tally) -> Tally:
        return Tally(
            self.players,
            self.games + more.games,
            self.broken_off + more.broken_off,
            self.moments + more.moments,
            self.decisions + more.decisions,
            self.scores + more.scores,
            self.endings + more.endings,
            self.detailed + more.detailed,
            self.batches + more.batches,
        )


def tally(game: Game, played: list[Played], classes: Classes) -> tuple[Tally, Floats]:
    """The sums of some games, one batch, and what was counted in each."""
    players = played[0].shares.shape[1]
    numbers = np.concatenate([counted(game, one) for one in played])
    there = ~np.isnan(numbers[:, players])
    scored = numbers[there, players : 2 * players]
    looked_at = [one for one in played if one.asked is not None]
    batch = _choices(game, looked_at, classes) if looked_at else {}
    found = Tally(
        players,
        len(numbers),
        int(sum(one.broken_off.sum() for one in played)),
        Moments.of(numbers),
        Counter(np.concatenate([one.decisions for one in played]).tolist()),
        Counter(scored.astype(int).ravel().tolist()),
        sum((endings(game, one) for one in played), Counter[str]()),
        sum(map(len, looked_at)),
        [batch] if batch else [],
    )
    return found, numbers


def codes_of(game: Game, played: list[Played]) -> dict[str, tuple[int, ...]]:
    """The moves behind each label that was offered beside another one."""
    known = set(_choices(game, played, Classes()))
    codes = np.unique(np.concatenate([one.asked.offered for one in played if one.asked]))
    found: dict[str, list[int]] = {}
    for code in codes.tolist():
        found.setdefault(label(game, code), []).append(code)
    return {name: tuple(found[name]) for name in sorted(known)}


# Game by game


def counted(game: Game, played: Played) -> Floats:
    """A row for each game, with a number for each of the `columns`; NaN for what it has not."""
    games, players = played.shares.shape
    out = np.full((games, 2 * players + len(COUNTED)), np.nan)
    out[:, :players] = played.shares
    more = dict.fromkeys(COUNTED, np.full(games, np.nan))
    more |= {"decisions": played.decisions, "plies": played.plies, "turns": played.turns}
    more["rounds"] = _rounds(played)
    final = scores_of(game, played.finals, players)
    if final is not None and played.scores is not None:
        out[:, players : 2 * players] = final
        won = played.shares > 0
        best = np.where(won, final, -np.inf).max(axis=1)
        second = np.where(won, -np.inf, final).max(axis=1)
        more["winner"] = np.where(played.broken_off, np.nan, best)
        margin = np.where(np.isneginf(second), 0.0, best - second)
        more["margin"] = np.where(played.broken_off, np.nan, margin)
        leaders = leaders_of(played.scores)
        more["changes"] = _changes(played, leaders, leaders_of(final))
        for stage, part in STAGES.items():
            more[stage] = _share_of_leader(played, leaders, part)
    for i, name in enumerate(COUNTED):
        out[:, 2 * players + i] = more[name]
    return out


def _rows(played: Played) -> Ints:
    """How many turns of each game were noted."""
    ends = np.append(played.begins[1:], len(played.turn_of))
    rows: Ints = ends - played.begins
    return rows


def _rounds(played: Played) -> Floats:
    """The turns of whoever had the most."""
    games, players = played.shares.shape
    per_seat = np.zeros((games, players))
    np.add.at(per_seat, (np.repeat(np.arange(games), _rows(played)), played.turn_of), 1)
    rounds: Floats = np.where(played.whole, per_seat.max(axis=1), np.nan)
    return rounds


def leaders_of(scores: Floats) -> Ints:
    """Who is ahead of everybody else; -1 where several are level."""
    best = scores.max(axis=1, keepdims=True)
    leaders: Ints = np.where((scores == best).sum(axis=1) == 1, scores.argmax(axis=1), -1)
    return leaders


def _changes(played: Played, leaders: Ints, at_the_end: Ints) -> Floats:
    """How often somebody else has taken the lead, from one turn to another or in the last."""
    games = len(played)
    of = np.concatenate([np.repeat(np.arange(games), _rows(played)), np.arange(games)])
    who = np.concatenate([leaders, at_the_end])
    order = np.argsort(of, kind="stable")  # the end comes last
    of, who = of[order], who[order]
    of, who = of[who >= 0], who[who >= 0]
    changes = np.zeros(games)
    np.add.at(changes, of[1:][(of[1:] == of[:-1]) & (who[1:] != who[:-1])], 1)
    return np.where(played.whole, changes, np.nan)


def _share_of_leader(played: Played, leaders: Ints, part: float) -> Floats:
    """What whoever led after a part of the turns, in whole rounds, won; NaN if nobody did."""
    players = played.shares.shape[1]
    after = (played.turns * part / players).astype(int) * players
    known = played.whole & ~played.broken_off & (after > 0) & (after < played.turns)
    shares = np.full(len(played), np.nan)
    rows = (played.begins + after)[known]
    who = leaders[rows]
    shares[known] = np.where(who >= 0, played.shares[known, who], np.nan)
    return shares


def endings(game: Game, played: Played) -> Counter[str]:
    """How games ended, as `engine/ending.py` says it."""
    over = ~played.broken_off
    finals, won = played.finals[over], played.shares[over] > 0
    found: Counter[str] = Counter()
    scores = scores_of(game, finals, won.shape[1])
    if scores is None:
        scores = np.zeros(won.shape)
    level = scores == scores.max(axis=1, keepdims=True)
    plain = (won & ~level).any(axis=1)
    several, shared = level.sum(axis=1) > 1, won.sum(axis=1) > 1
    for i in range(len(finals)):
        if plain[i]:
            found[PLAIN] += 1
            continue
        how = game.story.ending(finals[i]) if game.story.ending else SCORE
        found[how + ("-shared" if shared[i] else "-tie" if several[i] else "")] += 1
    return found


# Decision by decision


def _moments(played: Played) -> tuple[Floats, Ints, Ints]:
    """For each decision: how far ahead of the best other seat whoever decides is as the turn
    begins, how many turns the game has had, and in which class of seats that is."""
    asked = played.asked
    if asked is None:
        return np.empty(0), np.empty(0, np.int64), np.empty(0, np.int64)
    times = asked.turn - played.begins[asked.game]
    if played.scores is None:
        return np.zeros(len(times)), times, asked.seat
    scores = played.scores[asked.turn]
    each = np.arange(len(times))
    own = scores[each, asked.seat]
    scores[each, asked.seat] = -np.inf
    return own - scores.max(axis=1), times, asked.seat


def _choices(game: Game, played: list[Played], classes: Classes) -> Choices:
    found: Choices = {}
    for one in played:
        assert one.asked is not None
        for name, choice in _of_some(game, one, one.asked, classes).items():
            found[name] = found[name] + choice if name in found else choice
    return found


def _of_some(game: Game, played: Played, asked: Asked, classes: Classes) -> Choices:
    if not len(asked.chosen):
        return {}
    names, offered, chosen = _labelled(game, asked)
    decision = np.repeat(np.arange(len(asked.chosen)), asked.offers)
    pairs = np.unique(decision * len(names) + offered)  # each label once
    decision, what = np.divmod(pairs, len(names))
    several = np.bincount(decision, minlength=len(asked.chosen)) > 1
    decision, what = decision[several[decision]], what[several[decision]]
    leads, times, seats = _moments(played)
    lead_class = np.searchsorted(classes.leads, leads, side="right")
    time_class = np.searchsorted(classes.times, times, side="right")
    players = played.shares.shape[1]
    moment = (lead_class * TIMES + time_class) * players + seats
    shares = played.shares[asked.game, asked.seat]
    is_chosen: Ints = (chosen[decision] == what).astype(np.int64)
    sums = np.zeros((len(names), LEADS * TIMES * players, 2, 2))
    np.add.at(sums[..., 0], (what, moment[decision], is_chosen), 1.0)
    np.add.at(sums[..., 1], (what, moment[decision], is_chosen), shares[decision])
    offered_in = np.unique(what * len(played) + asked.game[decision])
    picked = is_chosen == 1
    chosen_in = np.unique(what[picked] * len(played) + asked.game[decision[picked]])
    per_offer, per_choice = (
        np.bincount(found // len(played), minlength=len(names)) for found in (offered_in, chosen_in)
    )
    return {
        name: Choice(sums[i], int(per_choice[i]), int(per_offer[i]))
        for i, name in enumerate(names)
        if per_offer[i]
    }


def _labelled(game: Game, asked: Asked) -> tuple[list[str], Ints, Ints]:
    """What there is to choose, and which of it was offered and chosen."""
    codes, places = np.unique(asked.offered, return_inverse=True)
    called = [label(game, code) for code in codes.tolist()]
    names = sorted(set(called))
    number = np.array([names.index(one) for one in called])
    return names, number[places], number[np.searchsorted(codes, asked.chosen)]
