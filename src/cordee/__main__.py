"""`python -m cordee` is the command `cordee`."""

from .terminal.command import main

main()
