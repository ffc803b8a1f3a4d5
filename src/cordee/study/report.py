"""A study as one HTML file that needs nothing else: to keep, to send, to print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..ink.palette import page_style
from ..ink.svg import esc
from ..words import speaker
from .chart import curve_svg
from .ledger import Entry, Ledger
from .words import WORDS, happened, moved, told

LOOK = """
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;
color:var(--ink);background:var(--paper)}
h1,h2{font-family:Georgia,serif}
svg{display:block;width:100%;height:auto;background:var(--card);border:2px solid var(--ink);
border-radius:10px}
table{border-collapse:collapse}
th,td{padding:.2rem .7rem;text-align:right;font-variant-numeric:tabular-nums}
th:first-child{text-align:left;font-weight:400}
tbody tr+tr{border-top:1px solid var(--line)}
tfoot th,tfoot td{font-weight:700;border-top:2px solid var(--ink)}
li{margin:.4rem 0}
small{color:var(--soft)}
"""


def rows(
    ledger: Ledger, names: Sequence[str], locale: str, you: int | None = None
) -> list[tuple[str, list[str]]]:
    """The account as a table: what each line is called, and its figure for each seat."""
    say, seats = speaker(locale, WORDS), range(ledger.players)
    accounts = [ledger.seat(seat) for seat in seats]
    lines = [(say("study-start"), [percent(one.start, locale) for one in accounts])]
    whose = [{"name": names[by], "you": "yes" if by == you else "no"} for by in seats]
    lines += [
        (say("study-luck-of", **whose[by]), [change(one.luck[by], locale) for one in accounts])
        for by in seats
    ]
    lines += [
        (
            say("study-decisions-of", **whose[by]),
            [change(one.decisions[by], locale) for one in accounts],
        )
        for by in seats
    ]
    return [*lines, (say("study-end"), [percent(one.end, locale) for one in accounts])]


def percent(share: float, locale: str = "en") -> str:
    """A share as its reader writes it."""
    return speaker(locale, WORDS)("study-share", share=share)


def change(share: float, locale: str = "en") -> str:
    """A difference of shares, with its sign."""
    sign = "\N{MINUS SIGN}" if share < 0 else "+"
    return f"{sign}{percent(abs(share), locale)}"


def html(ledger: Ledger, names: Sequence[str], locale: str) -> str:
    """The whole file."""
    say = speaker(locale, WORDS)
    title = say("study-title", game=ledger.position.game.title(locale))
    about = say("study-about", simulations=ledger.simulations)
    parts = [
        f"<h1>{esc(title)}</h1>",
        curve_svg(ledger, locale),
        f"<p><small>{esc(say('study-curve'))}. {esc(about)}</small></p>",
        f"<h2>{esc(say('study-ledger'))}</h2>{_table(ledger, names, locale)}",
        f"<h2>{esc(say('study-turning'))}</h2>",
        _list((one, _point(ledger, one, names, locale)) for one in ledger.turning_points),
        f"<h2>{esc(say('study-mistakes'))}</h2>",
        _list((one, esc(" ".join(told(ledger, one, locale)))) for one in ledger.mistakes)
        or f"<p>{esc(say('study-no-mistakes'))}</p>",
    ]
    return (
        f'<!doctype html>\n<html lang="{locale}">\n<head><meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{esc(title)}</title>\n<style>{page_style()}{LOOK}</style></head>\n"
        f"<body>\n{chr(10).join(parts)}\n</body></html>\n"
    )


def _table(ledger: Ledger, names: Sequence[str], locale: str) -> str:
    head = "".join(f'<th scope="col">{esc(name)}</th>' for name in names)
    lines = []
    for called, figures in rows(ledger, names, locale):
        cells = "".join(f"<td>{esc(figure)}</td>" for figure in figures)
        lines.append(f'<tr><th scope="row">{esc(called)}</th>{cells}</tr>')
    body, last = "".join(lines[:-1]), lines[-1]
    return (
        f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody>"
        f"<tfoot>{last}</tfoot></table>"
    )


def _list(items: Iterable[tuple[Entry, str]]) -> str:
    """Numbered by their plies."""
    made = "".join(f'<li value="{entry.ply}">{item}</li>' for entry, item in items)
    return f"<ol>{made}</ol>" if made else ""


def _point(ledger: Ledger, entry: Entry, names: Sequence[str], locale: str) -> str:
    what = happened(ledger, entry, locale)
    return f"{esc(what)} <small>({esc(moved(entry, names, locale))})</small>"
