"""The colours of the house, by day and by night, and the style sheet made of them.

Each colour has a job and two classes: `ck-gold` fills with it, `ck-gold-line` draws with it.
The sheet uses neither variables nor nesting, so that simple renderers understand it.
"""

from __future__ import annotations

from typing import Literal

Theme = Literal["light", "dark", "auto"]

# name: (day, night)
COLOURS: dict[str, tuple[str, str]] = {
    "paper": ("#f6f1e7", "#1f2b36"),
    "card": ("#fdfaf3", "#263541"),
    "warm": ("#fbecc4", "#4b4130"),
    "die": ("#ffffff", "#2f404d"),
    "ink": ("#22303c", "#e9e3d5"),
    "soft": ("#4a5863", "#bfbdb2"),
    "on-gold": ("#22303c", "#17222c"),
    "on-red": ("#ffffff", "#17222c"),
    "sky": ("#bfd6e0", "#101a23"),
    "dusk": ("#f6f1e7", "#2c3f4d"),
    "sun": ("#f3d9a0", "#dcd6bd"),
    "halo": ("#f4e6c6", "#24333f"),
    "far": ("#ccd9dc", "#21303b"),
    "ridge": ("#b9c9cf", "#273844"),
    "rock": ("#b9c6cb", "#3f525f"),
    "shade": ("#8fa1ab", "#2d3e4a"),
    "snow": ("#ffffff", "#8ba1b0"),
    "drift": ("#e3ecef", "#6f8797"),
    "trail": ("#efe7d4", "#2a3945"),
    "ice": ("#4a8fb5", "#7fb8d8"),
    "gold": ("#d99a1c", "#e8b54a"),
    "orange": ("#dd7220", "#f0954a"),
    "earth": ("#7a4b2a", "#bd8f66"),
    "tent": ("#c8442f", "#e0654f"),
    "moss": ("#3f6f4e", "#6fa37e"),
    "fur": ("#ffffff", "#f1ede2"),
    "face": ("#a9cfe0", "#8fc0d6"),
    "skin": ("#f3dfc3", "#e6cfae"),
    "film": ("#22303c", "#0e161d"),
    "night": ("#22303c", "#17222c"),  # dark in both: what is drawn on fur, skin and gold
    "seat-0": ("#c8442f", "#e0654f"),
    "seat-1": ("#2f6fa8", "#62a0d6"),
    "seat-2": ("#3f7d52", "#6bb083"),
    "seat-3": ("#d28a00", "#e8aa3c"),
    "seat-4": ("#7d4f9a", "#b48ad0"),
}

# Variables of the pages around the boards: where they differ from the drawings, and by night.
PAGE: dict[str, tuple[str, str]] = {
    **{name: COLOURS[name] for name in ("ink", "soft", "gold", "warm")},
    "paper": ("#f6f1e7", "#17222c"),
    "card": ("#fdfaf3", "#1f2b36"),
    "line": ("#cfc6b4", "#3b4b58"),
    "red": ("#b23a26", "#f08a76"),
    "ice": ("#2c6485", "#8fc4e2"),
    **{f"seat{n}": COLOURS[f"seat-{n}"] for n in (0, 1, 2, 4)},
    "night": ("#22303c", "#22303c"),  # letters on gold
    "rock": ("#b9c6cb", "#b9c6cb"),
    "snow": ("#ffffff", "#ffffff"),
    "seat3": ("#b57600", "#e8aa3c"),  # letters are written in it
}

# (lettering, what is behind it): every pair that a board may use is at least 4.5:1.
LETTERING = (
    ("ink", "paper"),
    ("ink", "card"),
    ("ink", "warm"),
    ("ink", "die"),
    ("ink", "sky"),
    ("ink", "dusk"),
    ("ink", "far"),
    ("ink", "ridge"),
    ("ink", "trail"),
    ("soft", "paper"),
    ("soft", "card"),
    ("soft", "trail"),
    ("soft", "warm"),
    ("on-gold", "gold"),
    ("on-red", "tent"),
)

SERIF = "Georgia,'Iowan Old Style','Palatino Linotype','Book Antiqua','Liberation Serif',serif"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif"

_STILL = f"""\
.ck-none{{fill:none}}
.ck-o,.ck-o1,.ck-o3,.ck-o5{{stroke-linejoin:round;stroke-linecap:round}}
.ck-o{{stroke-width:2}}.ck-o1{{stroke-width:1.3}}.ck-o3{{stroke-width:3}}.ck-o5{{stroke-width:5}}
.ck-dots{{stroke-dasharray:1 7}}.ck-dash{{stroke-dasharray:5 5}}
.ck-mist{{opacity:.55}}.ck-faint{{opacity:.32}}
.ck-serif{{font-family:{SERIF}}}.ck-sans{{font-family:{SANS}}}
.ck-poster{{letter-spacing:.12em}}.ck-bold{{font-weight:700}}.ck-mid{{text-anchor:middle}}.ck-end{{text-anchor:end}}
"""
_PAPER_FOOT = (".16", ".4")  # how dark the soft foot under things is, by day and by night
_HATCH = (".24", ".16")


def style(theme: Theme = "auto") -> str:
    """The style sheet of every board; `auto` follows the reader's system."""
    if theme == "light":
        return _STILL + _coloured(0)
    if theme == "dark":
        return _STILL + _coloured(1)
    night = f"@media (prefers-color-scheme:dark){{\n{_coloured(1)}}}\n"
    return _STILL + _coloured(0) + night


def _coloured(night: int) -> str:
    ink = COLOURS["ink"][night]
    rules = [f".ck-o,.ck-o1,.ck-o3,.ck-o5{{stroke:{ink}}}"]
    for name, shades in COLOURS.items():
        rules.append(f".ck-{name}{{fill:{shades[night]}}}")
        rules.append(f".ck-{name}-line{{stroke:{shades[night]}}}")
    rules += [f".ck-{n}-stop{{stop-color:{COLOURS[n][night]}}}" for n in ("sky", "dusk")]
    rules.append(f".ck-foot{{fill:{COLOURS['night'][night]};opacity:{_PAPER_FOOT[night]}}}")
    rules.append(f".ck-hatch{{stroke:{ink};stroke-width:.9;opacity:{_HATCH[night]}}}")
    return "\n".join(rules) + "\n"


def page_style() -> str:
    """The variables that the pages' style sheets use."""
    day, night = ("".join(f"--{name}:{c[n]};" for name, c in PAGE.items()) for n in (0, 1))
    return (
        f":root{{{day}color-scheme:light dark}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{{night}}}}}\n"
    )


def contrast(one: str, other: str) -> float:
    """How far two colours (`#rrggbb`) stand apart, as the web's accessibility rules count it."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
