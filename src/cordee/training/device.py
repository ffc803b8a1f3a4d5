"""Where lanes run: on the processor, or on a GPU."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import numpy as np
import torch

from ..engine.game import Game
from ..engine.kernel import bind
from . import lanes

BLOCK = 128
NAMES = ("seat_down", "advance", "expand", "choose", "gather")


def _bound(game: Game) -> Any:
    """The lanes of a game."""
    own = {**game.bindings.functions, "see": game.sight.see}
    return bind(f"{game.name}-lanes", own, lanes)


class Processor:
    """Lanes one after the other; the network, too, on one core: batches are too small to share."""

    name = "cpu"

    def __init__(self, game: Game) -> None:
        torch.set_num_threads(1)
        bound = _bound(game)
        for name in NAMES:
            setattr(self, name, getattr(bound, name))

    @staticmethod
    def records(count: int, state: np.dtype[Any]) -> Any:
        return np.zeros(count, state)

    @staticmethod
    def shared(tensor: torch.Tensor) -> Any:
        """A tensor as kernels see it."""
        return tensor.numpy()

    @staticmethod
    def copied(array: Any) -> Any:
        return array

    @staticmethod
    def wait() -> None:
        pass


class Card:
    """A lane a thread."""

    name = "cuda"

    def __init__(self, game: Game) -> None:
        from numba import cuda

        from ..lab.gpu import lowering  # noqa: F401  # what makes the rules compile as they are

        self._cuda = cuda
        self._shared: dict[tuple[int, ...], Any] = {}
        bound = _bound(game)
        own = {
            "begin": cuda.jit(device=True)(lambda: cuda.grid(1)),
            "step": cuda.jit(device=True)(lambda: cuda.gridsize(1)),
        }
        for name in NAMES:
            plain = getattr(bound, name).py_func
            copy = FunctionType(plain.__code__, {**plain.__globals__, **own}, name)
            setattr(self, name, self._launched(cuda.jit(copy)))

    @staticmethod
    def _launched(kernel: Any) -> Any:
        def launch(count: int, *given: Any) -> None:
            if count:
                kernel[(count + BLOCK - 1) // BLOCK, BLOCK](count, *given)

        return launch

    def records(self, count: int, state: np.dtype[Any]) -> Any:
        return self._cuda.device_array(count, state)

    def shared(self, tensor: torch.Tensor) -> Any:
        key = tensor.data_ptr(), *tensor.shape
        if key not in self._shared:
            self._shared[key] = self._cuda.as_cuda_array(tensor)
        return self._shared[key]

    def copied(self, array: Any) -> Any:
        return self._cuda.to_device(array)

    @staticmethod
    def wait() -> None:
        torch.cuda.synchronize()
