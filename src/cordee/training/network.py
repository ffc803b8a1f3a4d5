"""The network of `bots/judge.py` as PyTorch trains it."""

from __future__ import annotations

from math import sqrt

import numpy as np
import torch
from torch.nn.functional import relu

from ..bots.judge import Weights, shapes

SEEN = 40
"""About so many of the numbers that are seen are not zero."""
TIMID = 0.1
"""How much smaller the last weights begin: at first all seats look alike."""


class Network(torch.nn.Module):  # type: ignore[misc]
    """The same sums, for many positions at once."""

    def __init__(self, common: int, own: int, most: int, units: tuple[int, int, int]) -> None:
        super().__init__()
        self.common, self.own, self.most = common, own, most
        sizes = shapes(common, own, most, units)
        made = {name: self._begun(name, shape) for name, shape in sizes._asdict().items()}
        self.weights = torch.nn.ParameterDict(made)

    @staticmethod
    def _begun(name: str, shape: tuple[int, ...]) -> torch.nn.Parameter:
        fan_in = SEEN if name in ("table", "seat", "seat_table") else max(1, shape[0])
        reach = 0.0 if len(shape) == 1 else 1 / sqrt(min(shape[0] or 1, fan_in))
        if name == "share":
            reach *= TIMID
        return torch.nn.Parameter(torch.empty(shape).uniform_(-reach, reach))

    def forward(self, seen: torch.Tensor, people: torch.Tensor) -> torch.Tensor:
        """For each seat, from the one on whose turn it is, the logarithm of its part of the win."""
        w = self.weights
        there = torch.arange(self.most, device=seen.device)[None, :] < people[:, None]
        table = seen[:, : self.common]
        mixed = relu(table @ w["table"] + w["table_bias"]) @ w["mixed_table"] + w["mixed_bias"]
        if self.own:
            seats = seen[:, self.common :].view(-1, self.most, self.own)
            each = relu(seats @ w["seat"] + (table @ w["seat_table"] + w["seat_bias"])[:, None])
            mixed = mixed + (each * there[:, :, None]).flatten(1) @ w["mixed_seats"]
        shares = relu(mixed) @ w["share"] + w["share_bias"]
        return torch.log_softmax(shares.masked_fill(~there, -1e4), 1)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def learn_from(self, known: Weights) -> None:
        """Take over what another has learned."""
        for name, array in known._asdict().items():
            self.weights[name].copy_(torch.from_numpy(array))

    def learned(self) -> Weights:
        """What it has learned, as the kernel wants it, in the precision of the file."""
        arrays = {k: v.detach().cpu().numpy() for k, v in self.weights.items()}
        small = {k: v.astype(np.float16).astype(np.float32) for k, v in arrays.items()}
        return Weights(**{k: np.ascontiguousarray(v) for k, v in small.items()})
