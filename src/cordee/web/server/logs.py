"""What the server logs: JSON if asked for, and nothing a thousand times."""

from __future__ import annotations

import json
import logging
import time
from collections import OrderedDict

from .. import LOG

MINUTE = 60.0
KNOWN = 1_000
"""Messages remembered; the oldest are forgotten first."""
WATCHED = (LOG.name, "uvicorn.error", "asyncio")


class Seldom(logging.Filter):
    """Lets the same complaint through once a minute, with how many there were since."""

    def __init__(self) -> None:
        super().__init__()
        self._said: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        said = record.getMessage()
        now = time.monotonic()
        last, more = self._said.pop(said, (now - MINUTE, 0))
        if now - last < MINUTE:
            self._said[said] = last, more + 1
            return False
        self._said[said] = now, 0
        if len(self._said) > KNOWN:
            self._said.popitem(last=False)
        if more:
            record.msg, record.args = f"{said} (and {more} more like it)", ()
        return True


class JsonLines(logging.Formatter):
    """One JSON object per line; nothing in it gives away a seat or the dice."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Every line of the log as JSON, on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(logging.INFO)


def log_seldom() -> None:
    """No complaint more than once a minute, whoever makes it."""
    for name in WATCHED:
        logger = logging.getLogger(name)
        if not any(isinstance(one, Seldom) for one in logger.filters):
            logger.addFilter(Seldom())
