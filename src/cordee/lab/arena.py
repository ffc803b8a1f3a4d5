"""The arena: what comes of a match, how certain it is, and how it is kept to be continued."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .. import bots as known_bots
from ..engine.data import Data
from . import kept
from .adjusting import Adjusted
from .cross import Meeting, meeting, of_a_seat
from .evidence import Evidence
from .interval import Interval
from .kept import count, number, sure
from .luck import ways_of
from .match import Match, PlayedGame, play_all
from .provenance import check_box, check_versions, provenance
from .ratings import Rating, rate
from .rounds import Rounds, close_all
from .running import HERE, Place, Stop

BLOCK = 50
"""Games between two looks at the interval."""
MOST_GAMES = 10_000_000


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
    rounds: dict[str, Rounds] = field(default_factory=dict)
    """By bot, round by round."""
    evidence: Evidence | None = None
    """Whether the first bot's share is above or below what is to be proved."""
    asked: int | None = None
    """How many games were wanted, ..."""
    until: float | None = None
    """... and until when."""

    def __post_init__(self) -> None:
        self.efforts = {bot: Effort() for bot in self.match.bots} | self.efforts
        if self.match.adjusted:
            ways = len(ways_of(self.match.start))
            self.adjusted = {bot: Adjusted(ways) for bot in self.match.bots} | self.adjusted
        self.rounds = {bot: Rounds() for bot in self.match.bots} | self.rounds

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
        self._go_round(played)

    def _go_round(self, played: PlayedGame) -> None:
        """Each bot's share, with those of the other games of its round."""
        if not self.rounds:  # an older file did not keep them
            return
        shares = [did.share for did in played.seats]
        for bot in set(played.lineup):
            self.rounds[bot].add(of_a_seat(bot, played.lineup, shares))
        if self.games % self.match.players:
            return
        first = self.rounds[self.match.bots[0]]
        if self.evidence is not None and first.open:
            self.evidence.add(sum(first.open) / len(first.open))
        close_all(self.rounds.values())

    def _adjust(self, played: PlayedGame, luck: tuple[tuple[float, ...], ...]) -> None:
        self.luck_seconds += played.luck_seconds
        for bot in sorted(set(played.lineup)):
            seats = [seat for seat, name in enumerate(played.lineup) if name == bot]
            share = sum(played.seats[seat].share for seat in seats) / len(seats)
            measured = zip(*(luck[seat] for seat in seats), strict=True)
            self.adjusted[bot].add(share, [sum(one) / len(seats) for one in measured])

    def games_of(self, bot: str) -> int:
        return sum(games for lineup, games in self.counts.items() if bot in lineup)

    def interval(self, bot: str) -> Interval:
        """A bot's share of a seat's wins. Where it has several seats, they count as one: together
        they vary less, so the interval is too wide, if anything. In a paired match, whole rounds
        count."""
        if self.match.paired:
            return self.rounds[bot].interval
        return Interval.of(self.won_by(bot), self.games_of(bot))

    def won_by(self, bot: str) -> float:
        """What a bot's seats won in all games, on average over its seats."""
        won = 0.0
        for lineup, shares in self.shares.items():
            won += of_a_seat(bot, lineup, shares)
        return won

    def meeting(self, bot: str, other: str) -> Meeting:
        """What one bot won against another."""
        played = ((lineup, self.counts[lineup], shares) for lineup, shares in self.shares.items())
        return meeting(bot, other, played)

    def surest(self, bot: str) -> Interval:
        """A bot's share without the luck of the dice, if that is measured."""
        return self.adjusted[bot].interval if self.adjusted else self.interval(bot)

    def ratings(self) -> dict[str, Rating]:
        return rate(self.match.bots, self.shares.items())

    def go_on(
        self,
        games: int,
        until: float | None = None,
        place: Place = HERE,
        stop: Stop | None = None,
    ) -> Iterator[PlayedGame]:
        """Play on, up to N games in all, yielding each, or until `stop` is set.

        With `until`, it ends as soon as the first bot's interval lies wholly above or below it,
        checked after every block of games.
        """
        self.asked, self.until = games, until
        for played in play_all(self.match, range(self.games, games), place, stop):
            self.add(played)
            yield played
            if self.is_decided(until):
                return

    def is_decided(self, until: float | None) -> bool:
        """Has the first bot's share been shown to be above or below?"""
        if self.evidence is not None and self.evidence.verdict != "open":
            return True
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
            if self.rounds:
                bots[bot]["by_round"] = self.rounds[bot].to_dict()
            bots[bot]["against"] = {
                other: self.meeting(bot, other)._asdict()
                for other in self.match.bots
                if other != bot
            }
        return {
            "game": self.match.game,
            **provenance(self.match.loaded),
            "players": self.match.players,
            "options": dict(self.match.options),
            "components": self.match.components,
            "seed": self.match.seed,
            "games": self.games,
            "asked": self.asked,
            "until": self.until,
            "plies": self.plies,
            "adjusted": self.match.adjusted,
            "paired": self.match.paired,
            "drawn": self.match.drawn,
            "proof": self.evidence and self.evidence.to_dict(),
            "luck_seconds": self.luck_seconds,
            "bots": bots,
            "lineups": [
                {"lineup": list(lineup), "games": self.counts[lineup], "shares": shares}
                for lineup, shares in self.shares.items()
            ],
        }

    @classmethod
    def of(cls, data: Data, trusted: bool = True) -> Arena:
        """What `to_dict` gave; anything else is refused, and code of somebody's own unless the
        file is trusted."""
        check_versions(data)
        components, seed = data["components"], data["seed"]
        sure(components is None or isinstance(components, dict))
        sure(isinstance(seed, str) and isinstance(data["options"], dict))
        adjusted = data.get("adjusted", False)  # older files do not say
        paired, drawn = data.get("paired", False), data.get("drawn", False)
        sure(all(isinstance(told, bool) for told in (adjusted, paired, drawn)))
        if not trusted:
            known_bots.check_harmless(data["bots"])
        match = Match(
            game=data["game"],
            bots=tuple(data["bots"]),
            players=data["players"],
            seed=seed,
            options=data["options"],
            components=components,
            adjusted=adjusted,
            paired=paired,
            drawn=drawn,
        )
        match.check()
        check_box(data.get("box", {}), match.loaded)
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
                known = arena.adjusted[bot].measures, arena.games_of(bot), arena.won_by(bot)
                arena.adjusted[bot] = Adjusted.of(told["adjusted"], *known)
        arena.rounds = {
            bot: Rounds.of(told["by_round"], arena.games_of(bot))
            for bot, told in data["bots"].items()
            if paired or drawn or "by_round" in told
        }
        sure(len(arena.rounds) in (0, len(match.bots)))
        if (proof := data.get("proof")) is not None:
            arena.evidence = Evidence.of(proof)
        return arena


def played(match: Match, games: int, place: Place = HERE) -> Arena:
    """A whole match."""
    arena = Arena(match)
    for _ in arena.go_on(games, place=place):
        pass
    return arena


def read(path: Path, trusted: bool = True) -> Arena:
    """An arena that was kept."""
    return kept.read(path, lambda data: Arena.of(data, trusted), "arena-file")
