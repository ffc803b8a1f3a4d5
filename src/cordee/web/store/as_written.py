"""A JSON column as the text that is written there, whatever it is: it may be damaged."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Text
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


class AsWritten(FunctionElement[str]):
    """`AsWritten(column)`: SQLite gives it as it is, even bytes; PostgreSQL is asked for text."""

    type = Text()
    inherit_cache = True


@compiles(AsWritten)
def _plain(element: AsWritten, compiler: Any, **how: Any) -> str:
    return str(compiler.process(element.clauses, **how))


@compiles(AsWritten, "postgresql")
def _cast(element: AsWritten, compiler: Any, **how: Any) -> str:
    return f"CAST({compiler.process(element.clauses, **how)} AS TEXT)"
