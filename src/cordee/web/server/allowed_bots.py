"""Which bots from outside may sit at tables: only those that whoever runs the server has named.

What visitors send is compared with these names, and never looked up anywhere else.
"""

from __future__ import annotations

import re

from ... import bots
from ...engine.errors import CordeeError
from ...engine.register import NAME
from ...words import locale_of
from .. import LOG

INSTALLED, NONE = "installed", "none"


def allowed_bots(given: str) -> dict[str, str]:
    """Names for visitors, and the bots behind them: `installed`, `none`, or a list such as
    `holder,mybot:Photographer,perl=exec:./mybot.pl`."""
    if given == NONE:
        return {}
    if given in ("", INSTALLED):
        return {name: name for name in bots.REGISTER.installed if _can_be_made(name)}
    named: dict[str, str] = {}
    for one in given.split(","):
        name, bot = _named(one.strip())
        if NAME.fullmatch(name) is None or name in bots.LEVELS or name in named:
            raise CordeeError("bots-name", domain="cordee.web", given=one.strip(), name=name)
        bots.close(bots.make(bot))  # or it says what is wrong
        named[name] = bot
    return named


def _named(given: str) -> tuple[str, str]:
    """`NAME=BOT`, or a name made of the bot's."""
    name, equals, bot = given.partition("=")
    if equals and NAME.fullmatch(name):
        return name, bots.spelled(bot)
    bot = bots.spelled(given)
    return re.sub(r"[^a-z0-9_]", "_", bots.called(bot).lower()), bot


def _can_be_made(name: str) -> bool:
    try:
        bots.close(bots.make(name))
    except CordeeError as fault:
        LOG.warning("%s", fault.text(locale_of()))
        return False
    return True
