"""`python -m cordee` is the command `cordee`."""

from .terminal.entry import main

main()
