"""Tables in the browser: people anywhere, several at one screen, bots, and everything kept."""

import logging

WEB = __name__
"""Where the sentences of this package are."""
LOG = logging.getLogger(WEB)
