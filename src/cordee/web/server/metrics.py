"""What the server counts, for those who run it: Prometheus reads it at `/metrics`."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("cordee_tables", "Tables in memory")
SOCKETS = Gauge("cordee_sockets", "Open sockets", ["of"])
"""Of `page` or of `program`."""
MOVES = Counter("cordee_moves", "Decisions made", ["game", "by"])
"""By a `person` or a `bot`."""
THINKING = Histogram(
    "cordee_thinking_seconds",
    "How long bots thought about a decision, waiting for a thread included",
    ["game"],
    buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 20),
)
REQUESTS = Histogram("cordee_request_seconds", "Answers to requests", ["route", "status"])
REFUSALS = Counter("cordee_refusals", "What was asked for and refused, limits too", ["why"])
REMOVED = Counter("cordee_removed", "What was removed because of its age", ["what"])
"""A `table`, or a step of `talk`."""
FAULTS = Counter("cordee_faults", "Errors of the server's own", ["where"])
CUT_OFF = Counter("cordee_cut_off", "Connections cut off: too `slow`, or too `many`", ["why"])
