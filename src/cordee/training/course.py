"""Self-play: TD(lambda) over the positions after decisions, by a network against itself.

Every lane plays on for a number of decisions, taking moves that look about as good as the best.
Then each position of this segment has a goal: what the game ended with, or what the network said of
the best move later on; what came after a move that was clearly not the best does not count. From
these the network learns, and a slowly following copy of it plays the next segment.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch

from ..bots.weights import Judge
from ..engine.encoding import size_of
from ..engine.game import Game
from .device import Card, Processor
from .network import Network
from .starts import bounds, starts

WARM = 10
"""Segments until the full learning rate."""


@dataclass(frozen=True)
class Plan:
    """How a judge is trained; what it becomes depends on nothing else but the machine."""

    players: tuple[int, ...]
    seconds: float
    units: tuple[int, int, int]
    seed: int = 1
    most_segments: int = 0
    """If not 0, the course goes by these instead of the clock: then it can be made again."""
    boxes: int = 1000
    """Other boxes to learn from."""
    lanes: int = 32768
    steps: int = 32
    """Decisions of a segment."""
    batch: int = 8192
    oldest: int = 2000
    """Decisions after which a game is broken off."""
    trace: float = 0.95
    """Lambda: how much what came later counts more than what was said next."""
    heat: tuple[float, float] = (0.008, 0.0006)
    """How much worse a move may look and be chosen, at first and at last, ..."""
    whim: tuple[float, float] = (0.01, 0.001)
    """... and how often any is."""
    wild: int = 8
    """Every N-th lane plays more wildly, so that the positions of weaker players are known, too."""
    slack: float = 0.003
    """How much worse a move may look and count as the best."""
    rate: tuple[float, float] = (1e-3, 3e-5)
    """The learning rate, at first and at last."""
    follow: float = 0.999
    """How slowly the copy that plays follows."""
    chunk: int = 1 << 19
    """Rows that are looked at together."""


@dataclass
class Progress:
    """Where a course is."""

    seconds: float = 0.0
    segments: int = 0
    decisions: int = 0
    games: int = 0
    loss: float = 0.0


class Course:
    """A network, the lanes it plays in, and what it has learned so far."""

    def __init__(self, game: Game, plan: Plan, device: str) -> None:
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")  # a GPU multiplies far faster that way
        self.game, self.plan, self.progress = game, plan, Progress()
        self.at: Any = Card(game) if device == "cuda" else Processor(game)
        self.device = torch.device(device)
        self.most = game.players[1]
        common, own = size_of(game.sight.COMMON), size_of(game.sight.SEAT)
        self.width = common + self.most * own
        made = (common, own, self.most, plan.units)
        self.net = Network(*made).to(self.device)
        self.shadow = Network(*made).to(self.device)
        self.shadow.load_state_dict(self.net.state_dict())
        self.rate = torch.tensor(plan.rate[0], device=self.device)
        fast = {"fused": True, "capturable": True} if device == "cuda" else {}
        self.adam = torch.optim.Adam(self.net.parameters(), lr=self.rate, **fast)
        self._lay_out()
        self._step = self._recorded() if device == "cuda" else self._learn_anew

    def _zeros(self, *shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros(*shape, dtype=dtype, device=self.device)

    def _lay_out(self) -> None:
        """Everything that the lanes work on."""
        plan, at, state = self.plan, self.at, self.game.rules.STATE
        lanes, steps, most, whole = plan.lanes, plan.steps, self.most, torch.int32
        tables = starts(self.game, plan.players, plan.boxes, plan.seed)
        self.bounds = bounds(tables)
        self.first = at.copied(tables)
        self.states, self.trail = at.records(lanes, state), at.records(2 * lanes * steps, state)
        self.rng = at.records(lanes, np.dtype(np.uint64)).reshape(lanes, 1)
        self.n, self.seat, self.age = (self._zeros(lanes, dtype=whole) for _ in range(3))
        self.done, self.ends = (
            self._zeros(steps + 1, lanes, dtype=whole),
            self._zeros(steps + 1, lanes, most),
        )
        self.codes = self._zeros(lanes, max(2, self.game.rules.MOVES), dtype=whole)
        self.best = self._zeros((steps + 1) * lanes, most)
        self.strayed = self._zeros(steps * lanes, dtype=whole)
        self.goal = self._zeros(2 * steps * lanes, most)
        self.offset = self._zeros(lanes, dtype=whole)
        self.rows: dict[str, Any] = {"size": 0}
        self.seen = self._zeros(plan.chunk, self.width)
        self.b_seen, self.b_goal = (
            self._zeros(plan.batch, self.width),
            self._zeros(plan.batch, most),
        )
        self.b_weight, self.b_people = self._zeros(plan.batch), self._zeros(plan.batch, dtype=whole)
        self.index = self._zeros(plan.batch, dtype=whole)
        self.numbers = torch.arange(lanes, dtype=whole, device=self.device)
        self.loss = torch.zeros((), device=self.device)
        self._seat_down()

    def _seat_down(self) -> None:
        """A game in every lane; its dice depend on the seed, and on where the course is."""
        plan = self.plan
        seed = plan.seed * 1_000_003 + self.progress.segments * plan.lanes
        age = self.at.shared(self.age)
        self.at.seat_down(plan.lanes, self.states, self.first, self.rng, age, seed)
        self._advance(plan.steps)

    def _advance(self, part: int) -> None:
        share = self.at.shared
        self.at.advance(
            self.plan.lanes, self.states, self.first, self.rng, share(self.codes), share(self.n),
            share(self.seat), share(self.age), self.plan.oldest, share(self.done[part]),
            share(self.ends[part]),
        )  # fmt: skip

    def _look(self) -> int:
        """A row for every legal move of every lane, and what the network says of it."""
        share, rows = self.at.shared, self.rows
        total = self.n.cumsum(0, dtype=torch.int32)
        count = int(total[-1])
        self.offset.copy_(total - self.n)
        if count > rows["size"]:
            size = rows["size"] = int(1.3 * count)
            rows["after"] = self.at.records(size, self.game.rules.STATE)
            for name in ("view", "people", "over", "owner"):
                rows[name] = self._zeros(size, dtype=torch.int32)
            rows["ends"], rows["shares"] = (
                self._zeros(size, self.most),
                self._zeros(size, self.most),
            )
        rows["owner"][:count] = torch.repeat_interleave(
            self.numbers, self.n.long(), output_size=count
        )
        for base in range(0, count, self.plan.chunk):
            many = min(self.plan.chunk, count - base)
            part = slice(base, base + many)
            self.seen[:many].zero_()
            self.at.expand(
                many, base, share(rows["owner"]), share(self.offset), share(self.codes),
                self.states, rows["after"], share(rows["view"]), share(rows["people"]),
                share(rows["over"]), share(rows["ends"]), share(self.seen),
            )  # fmt: skip
            said = self.shadow(self.seen[:many], rows["people"][part]).exp()
            over = rows["over"][part, None] != 0
            rows["shares"][part] = torch.where(over, rows["ends"][part], said)
        return count

    def _best_of(self, count: int) -> torch.Tensor:
        """The shares of the best move of every lane, by seat."""
        rows, me = self.rows, self.seat.long()
        owner, view = rows["owner"][:count].long(), rows["view"][:count].long()
        people, shares = rows["people"][:count].long(), rows["shares"][:count]
        mine = shares.gather(1, ((me[owner] - view) % people)[:, None])[:, 0]
        top = torch.full_like(self.n, -1, dtype=mine.dtype)
        top = top.scatter_reduce(0, owner, mine, "amax")
        is_top = mine >= top[owner]
        numbers = torch.arange(count, device=self.device)
        row = torch.full_like(self.n, count, dtype=torch.long)
        row = row.scatter_reduce(0, owner[is_top], numbers[is_top], "amin")
        seats = torch.arange(self.most, device=self.device)[None, :]
        those = people[row][:, None]
        found = shares[row].gather(1, (seats - view[row][:, None]) % those)
        return torch.where(seats < those, found, 0.0)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _play(self, heat: float, whim: float) -> None:
        """A segment, and what each of its positions should have been said to be worth."""
        plan, share, rows = self.plan, self.at.shared, self.rows
        lanes, steps = plan.lanes, plan.steps
        half = lanes * steps
        for part in range(steps):
            self._look()
            self.at.choose(
                lanes, part, lanes, share(self.seat), share(self.n), share(self.offset),
                share(rows["shares"]), share(rows["view"]), rows["after"], self.states, self.rng,
                heat, whim, max(plan.slack, heat), plan.wild, share(self.best),
                share(self.strayed), self.trail, half,
            )  # fmt: skip
            self._advance(part)
        self.best[half:] = self._best_of(self._look())
        self._set_goals()
        self.progress.games += int(self.done[:steps].sum())
        self.progress.decisions += half

    def _set_goals(self) -> None:
        """From the last decision back: what the positions after it and before it are worth."""
        plan = self.plan
        lanes, steps = plan.lanes, plan.steps
        half = lanes * steps
        ahead = self.best[half:]
        for part in range(steps - 1, -1, -1):
            those = slice(part * lanes, (part + 1) * lanes)
            goal = torch.where(self.done[part, :, None] != 0, self.ends[part], ahead)
            self.goal[those] = goal
            said = self.best[those]
            mixed = (1 - plan.trace) * said + plan.trace * goal
            ahead = torch.where(self.strayed[those, None] != 0, said, mixed)
            self.goal[half + part * lanes : half + (part + 1) * lanes] = ahead

    def _learn(self) -> None:
        said = self.net(self.b_seen, self.b_people)
        losses = -(self.b_goal * said.clamp(min=-50.0)).sum(1) * self.b_weight
        loss = losses.sum() / self.b_weight.sum().clamp(min=1.0)
        loss.backward()
        self.adam.step()
        with torch.no_grad():
            shadows, weights = list(self.shadow.parameters()), list(self.net.parameters())
            torch._foreach_lerp_(shadows, weights, 1 - self.plan.follow)
            self.loss.add_(loss.detach())

    def _learn_anew(self) -> None:
        self.adam.zero_grad(set_to_none=True)
        self._learn()

    def _recorded(self) -> Any:
        """The whole step of learning as one graph: piece by piece its launches take 2 ms."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        self.b_weight.fill_(1.0)
        self.b_people.fill_(min(self.plan.players))
        with torch.cuda.stream(side):
            for _ in range(3):
                self._learn_anew()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        self.adam.zero_grad(set_to_none=True)
        with torch.cuda.graph(graph):
            self._learn()
        return graph.replay

    def _study(self) -> None:
        """Learn from all positions of the segment."""
        plan, share = self.plan, self.at.shared
        pool = 2 * plan.lanes * plan.steps
        order = torch.randperm(pool, device=self.device, dtype=torch.int32)
        self.loss.zero_()
        batches = max(1, pool // plan.batch)
        for number in range(batches):
            self.index.copy_(order[number * plan.batch : (number + 1) * plan.batch])
            self.b_seen.zero_()
            self.at.gather(
                plan.batch, share(self.index), self.trail, share(self.goal), share(self.b_seen),
                share(self.b_goal), share(self.b_people), share(self.b_weight),
            )  # fmt: skip
            self._step()
        self.progress.loss = float(self.loss) / batches

    @property
    def part(self) -> float:
        """How much of the course is over."""
        plan, progress = self.plan, self.progress
        if plan.most_segments:
            return progress.segments / plan.most_segments
        return min(1.0, progress.seconds / plan.seconds)

    def run(self) -> Iterator[Progress]:
        """Segment after segment to the end; the first one, which compiles, takes no time."""
        plan, progress = self.plan, self.progress
        before = progress.segments
        while (part := self.part) < 1:
            begun = time.perf_counter()
            warm = min(1.0, (progress.segments + 1) / WARM)
            low, high = plan.rate[1], plan.rate[0]
            self.rate.fill_(warm * (low + (high - low) * 0.5 * (1 + math.cos(math.pi * part))))
            self._play(*(first * (last / first) ** part for first, last in (plan.heat, plan.whim)))
            self._study()
            self.at.wait()
            if progress.segments > before:
                progress.seconds += time.perf_counter() - begun
            progress.segments += 1
            yield progress

    def judge(self) -> Judge:
        """What was learned so far."""
        made = {**asdict(self.plan), **asdict(self.progress), "device": self.at.name}
        return Judge(
            self.game.name, self.game.sight, self.shadow.learned(), self.most, self.plan.players,
            self.bounds, made,
        )  # fmt: skip

    def begin_with(self, judge: Judge) -> None:
        """Begin with what another has learned."""
        for network in (self.net, self.shadow):
            network.learn_from(judge.weights)

    def kept(self) -> dict[str, Any]:
        """All that it takes to go on later."""
        return {
            "plan": asdict(self.plan),
            "progress": asdict(self.progress),
            "net": self.net.state_dict(),
            "shadow": self.shadow.state_dict(),
            "adam": self.adam.state_dict(),
        }

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from there; games under way begin anew.

        All is copied to where it lies: the step of learning may be recorded, with its places.
        """
        self.progress = Progress(**kept["progress"])
        self.net.load_state_dict(kept["net"])
        self.shadow.load_state_dict(kept["shadow"])
        parameters = list(self.net.parameters())
        for number, known in kept["adam"]["state"].items():
            mine = self.adam.state[parameters[number]]
            for name, value in known.items():
                mine.setdefault(name, torch.empty_like(value)).copy_(value)
        torch.manual_seed(self.plan.seed + self.progress.segments)
        self._seat_down()
