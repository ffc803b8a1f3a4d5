"""What decided a game: the luck of every roll, the cost of every decision, in an account that
balances. `cordee.study(record)` makes one."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ledger import Ledger


class _Callable(ModuleType):
    """`cordee.study(record)` is a function of the package above; once this one is imported, its
    name stands for this one, and has to do the same."""

    def __call__(self, *given: Any, **named: Any) -> Ledger:
        from .studying import studied

        return studied(*given, **named)


sys.modules[__name__].__class__ = _Callable
