"""What the kernels of a game need to be compiled for a GPU as they are.

- A `Table` looks like a record to the rules. What changes lies in the memory of the thread; the
  box, the same for all games, is read from where it lies once.
- `scratch` is memory of the thread.
- Numbers with a fraction come out as on the processor, to the last bit: a product is rounded before
  it is added to anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from numba import cuda
from numba.cuda import cgutils, models, types
from numba.cuda.cudadecl import registry as declared
from numba.cuda.cudadrv import nvvm
from numba.cuda.cudaimpl import registry as lowered
from numba.cuda.extending import intrinsic, overload, register_model
from numba.cuda.typing.templates import AttributeTemplate

from ...engine.kernel import scratch

SHARED = "box"
"""The field of a record that is the same for all games."""


class TableType(types.Type):  # type: ignore[misc]
    """Two records of a type: of one only the box is used, of the other all the rest."""

    def __init__(self, record: Any) -> None:
        self.record = record
        super().__init__(f"Table({record})")


@register_model(TableType)
class TableModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        members = [("own", kind.record), ("shared", kind.record)]
        super().__init__(manager, kind, members)


@declared.register_attr
class TableAttributes(AttributeTemplate):  # type: ignore[misc]
    key = TableType

    def generic_resolve(self, table: Any, attr: str) -> Any:
        return table.record.typeof(attr) if attr in table.record.fields else None


@lowered.lower_getattr_generic(TableType)  # type: ignore[untyped-decorator]
def get_field(context: Any, builder: Any, kind: Any, value: Any, attr: str) -> Any:
    parts = cgutils.create_struct_proxy(kind)(context, builder, value=value)
    record = parts.shared if attr == SHARED else parts.own
    return context.get_getattr(kind.record, attr)(context, builder, kind.record, record, attr)


@lowered.lower_setattr_generic(TableType)  # type: ignore[untyped-decorator]
def set_field(context: Any, builder: Any, sig: Any, args: Any, attr: str) -> Any:
    kind, given = sig.args
    parts = cgutils.create_struct_proxy(kind)(context, builder, value=args[0])
    narrow = types.void(kind.record, given)
    return context.get_setattr(attr, narrow)(builder, (parts.own, args[1]))


@intrinsic  # type: ignore[untyped-decorator]
def table(_typing: Any, words: Any, first: Any) -> Any:
    """The table that lies in some words of memory, with the box of the first record of another."""
    kind = TableType(first.dtype)

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        made = cgutils.create_struct_proxy(kind)(context, builder)
        record = context.get_value_type(kind.record)
        for name, array_type, array in zip(("own", "shared"), sig.args, args, strict=True):
            whole = context.make_array(array_type)(context, builder, array)
            setattr(made, name, builder.bitcast(whole.data, record))
        return made._getvalue()

    return kind(words, first), generate


@overload(scratch, target="cuda", inline="always", strict=False)  # type: ignore[untyped-decorator]
def scratch_of_thread(shape: Any) -> Any:
    if isinstance(shape, types.IntegerLiteral):
        size = shape.literal_value
    elif isinstance(shape, types.BaseTuple) and all(map(_is_known, shape)):
        size = tuple(length.literal_value for length in shape)
    else:
        return None
    return lambda shape: cuda.local.array(size, types.float64)  # noqa: ARG005


def _is_known(length: Any) -> bool:
    return isinstance(length, types.IntegerLiteral)


def as_kernel(function: Any) -> Any:
    """To be compiled when first launched; in one go, since linking would not round exactly."""
    return cuda.jit(function, lto=False)


@contextmanager
def exact() -> Iterator[None]:
    """What is compiled meanwhile rounds every product, as the processor does."""
    before = nvvm.compile_ir
    nvvm.compile_ir = partial(before, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = before
