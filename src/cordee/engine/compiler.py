"""How Numba compiles a function with `@kernel`: arrays that are only borrowed are not counted.

Whoever calls a kernel holds on to the arrays that it works on, so there is no need to count who
else does; in short functions that are called often, counting took as long as the work itself.
A kernel that makes arrays counts all of its own, as Numba always does.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.typed_passes import AnnotateTypes

VIEWS = ("getattr", "getitem", "static_getitem", "build_tuple", "exhaust_iter", "cast", "phi")
"""What leads from an array, or a tuple of them, to part of it, and makes no new one."""


class KernelCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's compiler with one more pass, and with the division of processors: without a check
    for 0, which interpreted kernels do make."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, *more: Any) -> None:
        returned, flags, variables = more
        flags.error_model = "numpy"
        super().__init__(typing, target, library, args, returned, flags, variables)

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(BorrowArrays, AnnotateTypes)
        passes.finalize()
        return [passes]


@register_pass(mutates_CFG=False, analysis_only=True)
class BorrowArrays(AnalysisPass):  # type: ignore[misc]
    """Where no array is made or comes from another kernel, none is counted."""

    _name = "borrow_arrays"

    def __init__(self) -> None:
        AnalysisPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        if only_borrows(state):
            state.targetctx = state.targetctx.subtarget(enable_nrt=False)
        return False


def only_borrows(state: Any) -> bool:
    """Are all arrays of a function its arguments, constants, or parts of them, and stay there?"""
    models = state.targetctx.data_model_manager

    def counted(variable: ir.Var) -> bool:
        return bool(models[state.typemap[variable.name]].contains_nrt_meminfo())

    def harmless(statement: ir.Stmt) -> bool:
        match statement:
            case ir.Assign():
                return not counted(statement.target) or is_loan(statement.value, counted)
            case ir.Return() | ir.SetItem() | ir.StaticSetItem():  # handed on, or copied first
                return not counted(statement.value)
        return True

    return all(map(harmless, chain.from_iterable(b.body for b in state.func_ir.blocks.values())))


def is_loan(value: Any, counted: Callable[[ir.Var], bool]) -> bool:
    """Is this array somebody else's?"""
    if isinstance(value, ir.Expr):
        picked_by_array = value.op == "getitem" and counted(value.index)  # into a new one
        return value.op in VIEWS and not picked_by_array
    return isinstance(value, ir.Arg | ir.Var | ir.Const | ir.Global | ir.FreeVar)
