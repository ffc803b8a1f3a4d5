"""An answer as one HTML page that needs nothing else: to keep, to send, to print.

Charts are drawings in the page, not scripts: a page of some hundred kilobytes that shows the same
in ten years, in any reader and without JavaScript, where Vega itself would bring a megabyte of it.
"""

from __future__ import annotations

from itertools import groupby

from .. import __version__
from ..ink.palette import page_style
from ..ink.svg import esc
from ..words import speaker
from .answer import Answer
from .charts import Drawn, drawn, svg
from .provenance import box_digest
from .words import WORDS, Cell, Sheet, box_name, played, sheets, summary

LOOK = """
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;
color:var(--ink);background:var(--paper)}
.cordee-lab{max-width:84rem;margin:0 auto;padding:1.2rem 1rem 4rem;color:var(--ink)}
.cordee-lab h1,.cordee-lab h2,.cordee-lab h3{font-family:Georgia,serif;line-height:1.2;
text-wrap:balance}
.cordee-lab h1{font-size:clamp(1.8rem,5vw,2.8rem);margin:.6rem 0 .2rem}
.cordee-lab h2{margin:2.6rem 0 .3rem;padding-top:.6rem;border-top:3px solid var(--gold)}
.cordee-lab h3{margin:.2rem 0 .4rem;font-size:1.05rem}
.cordee-lab .lead{color:var(--soft);margin:.2rem 0 1.2rem}
.cordee-lab .about{color:var(--soft);max-width:46rem;margin:.2rem 0 1rem}
.cordee-lab .cards,.cordee-lab .charts{display:grid;gap:1rem;
grid-template-columns:repeat(auto-fit,minmax(min(100%,18.5rem),1fr))}
.cordee-lab .card,.cordee-lab figure{background:var(--card);border:1px solid var(--line);
border-radius:12px;padding:.9rem 1.1rem;margin:0}
.cordee-lab .card{border-left:5px solid var(--gold)}
.cordee-lab .card ul{margin:0;padding-left:1.1rem}
.cordee-lab .card li{margin:.3rem 0}
.cordee-lab .card li:first-child{font:600 1.15rem/1.4 Georgia,serif;list-style:none;
margin:0 0 .7rem -1.1rem}
.cordee-lab figure{background:#fdfaf3;color:#22303c}
.cordee-lab figcaption{font-family:Georgia,serif;font-weight:700;margin-bottom:.5rem}
.cordee-lab figure svg{display:block;max-width:100%;height:auto;margin:auto;overflow:visible}
.cordee-lab .charts{margin:0 0 1rem;align-items:start}
.cordee-lab .wide{overflow-x:auto;margin:.6rem 0;border:1px solid var(--line);border-radius:12px;
background:var(--card)}
.cordee-lab table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
.cordee-lab th,.cordee-lab td{padding:.35rem .8rem;text-align:right;white-space:nowrap}
.cordee-lab th:first-child{text-align:left;position:sticky;left:0;background:var(--card)}
.cordee-lab thead th{color:var(--soft);font-weight:400;border-bottom:2px solid var(--ink)}
.cordee-lab tbody tr+tr{border-top:1px solid var(--line)}
.cordee-lab tbody th{font-weight:600}
.cordee-lab tbody td{font-weight:400}
.cordee-lab td.real{font-weight:700}
.cordee-lab summary{cursor:pointer;padding:.5rem 0;font-weight:600}
.cordee-lab pre{background:var(--card);border:1px solid var(--line);border-radius:8px;
padding:.6rem .8rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;margin:.3rem 0}
.cordee-lab .again{color:var(--soft);font-size:.85rem;margin-top:.8rem}
@media print{.cordee-lab .card,.cordee-lab figure{break-inside:avoid}}
"""


def html(answer: Answer, locale: str) -> str:
    """The whole file."""
    title = esc(_title(answer, locale))
    return (
        f'<!doctype html>\n<html lang="{locale}">\n<head><meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{page_style()}{LOOK}</style></head>\n"
        f"<body>\n{_page(answer, locale)}\n</body></html>\n"
    )


def fragment(answer: Answer, locale: str) -> str:
    """The same for a page that has more on it, such as a notebook."""
    look = LOOK.replace("body{margin:0;", ".cordee-lab{").replace(
        "*{box-sizing", ".cordee-lab *{box-sizing"
    )
    style = page_style().replace(":root", ".cordee-lab")
    return f"<style>{style}{look}</style>\n{_page(answer, locale)}"


def _title(answer: Answer, locale: str) -> str:
    return speaker(locale, WORDS)("lab-title", game=answer.game.title(locale))


def _page(answer: Answer, locale: str) -> str:
    say = speaker(locale, WORDS)
    charts: dict[str, list[Drawn]] = {}
    for one in drawn(answer, locale):
        charts.setdefault(one.key, []).append(one)
    parts = [
        f"<h1>{esc(_title(answer, locale))}</h1>",
        f'<p class="lead">{_lead(answer, locale)}</p>',
    ]
    cards = [
        f'<section class="card"><h3>{esc(name)}</h3>{_list(lines)}</section>'
        for name, lines in summary(answer, locale)
    ]
    parts.append(f'<div class="cards">{"".join(cards)}</div>')
    again = f'<div class="again">{esc(say("lab-command"))}<pre>{esc(answer.command)}</pre></div>'
    for key, group in groupby(sheets(answer, locale), lambda sheet: sheet.key):
        parts.append(_section(list(group), charts.get(key, []), locale))
        parts.append(again if answer.command else "")
    by = say("lab-by", version=__version__, digest=box_digest(answer.game), seed=answer.seed)
    parts.append(f'<p class="about">{esc(by)}</p>')
    return f'<main class="cordee-lab">\n{chr(10).join(parts)}\n</main>'


def _lead(answer: Answer, locale: str) -> str:
    say = speaker(locale, WORDS)
    told = played(answer, say)
    options = ", ".join(f"{name} {value}" for name, value in answer.options.items())
    return esc(" · ".join(part for part in (told, options, box_name(answer, 0, say)) if part))


def _section(sheets: list[Sheet], charts: list[Drawn], locale: str) -> str:
    say, first = speaker(locale, WORDS), sheets[0]
    parts = [f"<h2>{esc(first.title)}</h2>"]
    parts += [f'<p class="about">{esc(first.about)}</p>'] if first.about else []
    if charts:
        figures = (
            f"<figure><figcaption>{esc(one.title)}</figcaption>{svg(one.chart, one.title)}</figure>"
            for one in charts
        )
        parts.append(f'<div class="charts">{"".join(figures)}</div>')
    for sheet in sheets:
        if sheet.players:
            told = esc(say("lab-players", players=sheet.players))
            opened = " open" if sheet.key == "boxes" else ""
            parts.append(f"<details{opened}><summary>{told}</summary>{_table(sheet)}</details>")
        else:
            parts.append(_table(sheet))
    return "\n".join(parts)


def _table(sheet: Sheet) -> str:
    head = "".join(f'<th scope="col">{esc(name)}</th>' for name in sheet.columns)
    rows = "".join(
        f'<tr><th scope="row">{esc(row[0].text)}</th>{"".join(map(_cell, row[1:]))}</tr>'
        for row in sheet.rows
    )
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _cell(cell: Cell) -> str:
    return (
        f'<td class="real">{esc(cell.text)}</td>' if cell.strong else f"<td>{esc(cell.text)}</td>"
    )


def _list(lines: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{esc(line)}</li>' for line in lines)}</ul>"
