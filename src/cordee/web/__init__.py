"""Tables in the browser: people anywhere, several at one screen, bots, and everything kept."""

import logging

WEB = __name__
"""Where the sentences of this package stand."""
LOG = logging.getLogger(WEB)
