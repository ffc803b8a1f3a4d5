"""The arena: what comes of a match, how certain it is, and how it is kept to be continued."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ..engine.data import Data
from ..engine.errors import CordeeError
from .interval import Interval, Sample, mean_interval
from .match import Match, PlayedGame, Stop, play_all
from .ratings import Rating, rate

BLOCK = 50
"""Games between two looks at the interval."""
MOST_GAMES = 10_000_000
UNLIKE = "not what an arena writes"
MOST_COUNTED = 10**15
"""Plies, decisions and seconds of all games together."""
FEWEST = 10
"""Games from which on shares are adjusted."""
ROUNDING = 1e-9
"""What sums may be off by, for each game."""


@dataclass
class Effort:
    """What a bot's decisions took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass
class Adjusted:
    """What a bot's games come to without the luck of the dice: a share and a luck from each game
    that it played, the means over its seats.

    Shares are taken to go with luck along a straight line: what it says of no luck at all is the
    adjusted share. If luck were measured perfectly, the line would rise by 1; the more noise is in
    it, the flatter the line is, so that poorly measured luck does no harm.
    """

    plain: Sample = field(default_factory=Sample)
    luck: Sample = field(default_factory=Sample)
    products: float = 0.0
    """Of shares and luck, added up."""

    def add(self, share: float, luck: float) -> None:
        self.plain.add(share)
        self.luck.add(luck)
        self.products += share * luck

    @property
    def weight(self) -> float:
        """How much of the luck measured is taken from the share."""
        n = self.plain.count
        spread = self.luck.variance * (n - 1)
        if n < FEWEST or spread <= ROUNDING:
            return 0.0
        return (self.products - self.plain.total * self.luck.mean) / spread

    @property
    def share(self) -> float:
        return self.plain.mean - self.weight * self.luck.mean

    @property
    def factor(self) -> float | None:
        """How many times more games the plain share needs to be as sure; None while unknown."""
        rest = self._rest()
        return self.plain.variance / rest if rest > 0 else None

    def _rest(self) -> float:
        """The variance that luck does not explain."""
        n = self.plain.count
        if n < FEWEST:
            return 0.0
        squares = self.plain.variance - self.weight**2 * self.luck.variance
        return max(0.0, squares) * (n - 1) / (n - 2)

    @property
    def interval(self) -> Interval:
        n = self.plain.count
        if n < FEWEST:
            return Interval.of(self.plain.total, n)
        lever = self.luck.mean**2 / max(ROUNDING, self.luck.variance * (n - 1))
        return mean_interval(self.share, self._rest() * (1 + n * lever), n)

    def to_dict(self) -> Data:
        found = self.interval
        return {
            "share": found.share,
            "low": found.low,
            "high": found.high,
            "factor": self.factor,
            "luck": self.luck.mean,
            "luck_error": self.luck.error,
            "weight": self.weight,
            "sums": {
                "plain": self.plain.to_dict(),
                "luck": self.luck.to_dict(),
                "products": self.products,
            },
        }

    @classmethod
    def of(cls, data: Data, games: int, won: float) -> Adjusted:
        """What `to_dict` gave, of a bot that won so much in N games."""
        sums = data["sums"]
        plain, luck = (sample_of(sums[name], games) for name in ("plain", "luck"))
        slack = ROUNDING * (1 + games)
        sure(abs(plain.total - won) < slack and plain.squares < plain.total + slack)
        products = float(sums["products"])
        sure(products * products <= plain.squares * luck.squares + slack)
        return cls(plain, luck, products)


@dataclass
class Arena:
    """A match and what has come of it so far."""

    match: Match
    games: int = 0
    plies: int = 0
    counts: Counter[tuple[str, ...]] = field(default_factory=Counter)
    """The games of each line-up, ..."""
    shares: dict[tuple[str, ...], list[float]] = field(default_factory=dict)
    """... and what each of its seats won in all of them together."""
    efforts: dict[str, Effort] = field(default_factory=dict)
    adjusted: dict[str, Adjusted] = field(default_factory=dict)
    """By bot, if the luck of the dice is measured, ..."""
    luck_seconds: float = 0.0
    """... and how long that took."""
    asked: int | None = None
    """How many games were wanted, ..."""
    until: float | None = None
    """... and until when."""

    def __post_init__(self) -> None:
        self.efforts = {bot: Effort() for bot in self.match.bots} | self.efforts
        if self.match.adjusted:
            self.adjusted = {bot: Adjusted() for bot in self.match.bots} | self.adjusted

    def add(self, played: PlayedGame) -> None:
        """One more game."""
        self.games += 1
        self.plies += played.plies
        self.counts[played.lineup] += 1
        won = self.shares.setdefault(played.lineup, [0.0] * len(played.lineup))
        for seat, (bot, did) in enumerate(zip(played.lineup, played.seats, strict=True)):
            won[seat] += did.share
            effort = self.efforts[bot]
            effort.decisions += did.decisions
            effort.seconds += did.seconds
            effort.longest = max(effort.longest, did.longest)
        if played.luck is not None:
            self._adjust(played, played.luck)

    def _adjust(self, played: PlayedGame, luck: tuple[float, ...]) -> None:
        self.luck_seconds += played.luck_seconds
        for bot in sorted(set(played.lineup)):
            seats = [seat for seat, name in enumerate(played.lineup) if name == bot]
            share = sum(played.seats[seat].share for seat in seats) / len(seats)
            self.adjusted[bot].add(share, sum(luck[seat] for seat in seats) / len(seats))

    def games_of(self, bot: str) -> int:
        return sum(games for lineup, games in self.counts.items() if bot in lineup)

    def interval(self, bot: str) -> Interval:
        """A bot's share of a seat's wins. Where it has several seats, they count as one: together
        they vary less, so the interval is too wide, if anything."""
        return Interval.of(self.won_by(bot), self.games_of(bot))

    def won_by(self, bot: str) -> float:
        """What a bot's seats won in all games, on average over its seats."""
        won = 0.0
        for lineup, shares in self.shares.items():
            own = [share for name, share in zip(lineup, shares, strict=True) if name == bot]
            won += sum(own) / max(1, len(own))
        return won

    def surest(self, bot: str) -> Interval:
        """A bot's share without the luck of the dice, if that is measured."""
        return self.adjusted[bot].interval if self.adjusted else self.interval(bot)

    def ratings(self) -> dict[str, Rating]:
        return rate(self.match.bots, self.shares.items())

    def go_on(
        self, games: int, until: float | None = None, jobs: int = 1, stop: Stop | None = None
    ) -> Iterator[PlayedGame]:
        """Play on, up to N games in all, yielding each, or until `stop` is set.

        With `until`, it ends as soon as the first bot's interval lies wholly above or below it,
        checked after every block of games.
        """
        self.asked, self.until = games, until
        for played in play_all(self.match, range(self.games, games), jobs, stop):
            self.add(played)
            yield played
            if self.is_decided(until):
                return

    def is_decided(self, until: float | None) -> bool:
        """Has the first bot's share been shown to be above or below?"""
        if until is None or self.games == 0 or self.games % BLOCK:
            return False
        return self.surest(self.match.bots[0]).decides(until)

    # To report, and to continue

    def to_dict(self) -> Data:
        """Everything, as plain data."""
        ratings = self.ratings()
        bots = {}
        for bot in self.match.bots:
            found, rating, effort = self.interval(bot), ratings[bot], self.efforts[bot]
            bots[bot] = {
                "share": found.share,
                "low": found.low,
                "high": found.high,
                "games": self.games_of(bot),
                "rating": {"points": rating.points, "low": rating.low, "high": rating.high},
                "seconds": effort.mean,
                "longest": effort.longest,
                "decisions": effort.decisions,
            }
            if self.adjusted:
                bots[bot]["adjusted"] = self.adjusted[bot].to_dict()
        return {
            "game": self.match.game,
            "players": self.match.players,
            "options": dict(self.match.options),
            "components": self.match.components,
            "seed": self.match.seed,
            "games": self.games,
            "asked": self.asked,
            "until": self.until,
            "plies": self.plies,
            "adjusted": self.match.adjusted,
            "luck_seconds": self.luck_seconds,
            "bots": bots,
            "lineups": [
                {"lineup": list(lineup), "games": self.counts[lineup], "shares": shares}
                for lineup, shares in self.shares.items()
            ],
        }

    @classmethod
    def of(cls, data: Data) -> Arena:
        """What `to_dict` gave; anything else is refused."""
        components, seed = data["components"], data["seed"]
        sure(components is None or isinstance(components, dict))
        sure(isinstance(seed, str) and isinstance(data["options"], dict))
        adjusted = data.get("adjusted", False)  # older files do not say
        sure(isinstance(adjusted, bool))
        match = Match(
            game=data["game"],
            bots=tuple(data["bots"]),
            players=data["players"],
            seed=seed,
            options=data["options"],
            components=components,
            adjusted=adjusted,
        )
        match.check()
        arena = cls(match, count(data["games"], MOST_GAMES), count(data["plies"]))
        arena.asked = None if data["asked"] is None else count(data["asked"])
        arena.until = None if data["until"] is None else number(data["until"], 1)
        for one in data["lineups"]:
            lineup, games = tuple(one["lineup"]), count(one["games"])
            sure(games > 0 and len(one["shares"]) == len(lineup))
            arena.counts[lineup] = games
            arena.shares[lineup] = [number(share, games) for share in one["shares"]]
        for bot, told in data["bots"].items():
            decisions = count(told["decisions"])
            spent = number(told["seconds"]) * decisions
            arena.efforts[bot] = Effort(decisions, spent, number(told["longest"]))
        sure(arena.counts == Counter(map(match.lineup, range(arena.games))))
        if adjusted:
            arena.luck_seconds = number(data["luck_seconds"])
            for bot, told in data["bots"].items():
                known = arena.games_of(bot), arena.won_by(bot)
                arena.adjusted[bot] = Adjusted.of(told["adjusted"], *known)
        return arena


def sure(right: bool) -> None:
    if not right:
        raise ValueError(UNLIKE)


def count(given: object, most: int = MOST_COUNTED) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= most:
        return given
    raise ValueError(UNLIKE)


def number(given: object, most: float = MOST_COUNTED) -> float:
    if isinstance(given, int | float) and not isinstance(given, bool) and 0 <= given <= most:
        return float(given)
    raise ValueError(UNLIKE)


def sample_of(data: Data, games: int) -> Sample:
    """The sums over N games, such as some numbers may have."""
    total, squares = data["total"], number(data["squares"])
    number(abs(total))
    sample = Sample(games, float(total), squares)
    sure(total * total <= games * squares + ROUNDING * (1 + games))
    return sample


def played(match: Match, games: int, jobs: int = 1) -> Arena:
    """A whole match."""
    arena = Arena(match)
    for _ in arena.go_on(games, jobs=jobs):
        pass
    return arena


def read(path: Path) -> Arena:
    """An arena that was kept."""
    try:
        return Arena.of(json.loads(path.read_text(encoding="utf-8")))
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CordeeError("file-unreadable", path=str(path), reason=reason) from None
    except CordeeError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise CordeeError("arena-file", path=str(path)) from None
