"""What numbers there may be, in the form Gymnasium and PettingZoo ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from .encoding import Encoding, Mask


def observation_box(numbers: Encoding) -> spaces.Box[np.float32]:
    return spaces.Box(numbers.low, numbers.high, dtype=np.float32)


class Legal(spaces.Discrete):
    """Numbers of moves; a sample is legal as long as a game is on."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal = np.ones(n, np.int8)

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)
