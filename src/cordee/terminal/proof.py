"""What a verified record proves, and to whom."""

from __future__ import annotations

from ..engine.record import Record
from ..words import Say
from .naming import shown


def proved(kept: Record, say: Say) -> list[str]:
    """Sentences for whoever verifies a record whose dice match."""
    known = [name or say("seat", number=nth) for nth, name in enumerate(kept.seats, start=1)]
    names, lines = shown(known, say), []
    for nth, mix in enumerate(kept.mixes):
        given = [(names[kept.seat_of(chair)], one) for chair, one in enumerate(mix.given) if one]
        who = {"names": ", ".join(name for name, _ in given), "count": len(given)}
        if nth or mix.fresh:
            lines.append(say("proof-restored", rolls=mix.event, **who))
        elif given:
            lines.append(say("proof-salt", **who))
        lines += [say("proof-given", name=name, given=one) for name, one in given]
    contributed = any(any(mix.given) for mix in kept.mixes)
    proof = [*lines, say("proof-to")] if contributed else [say("proof-secret"), *lines]
    return [say("proof-start"), *proof] if kept.start else proof
