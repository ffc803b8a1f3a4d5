"""`cordee simulate`: a great many games inside the kernel, and how they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from ..engine.errors import CordeeError
from ..words import Say, speaker
from .contest import FIRST_SEED, Game, Json, Players, Resume, Seed, asked, contest_command, seats_of
from .long_work import Step, Work, carry_out, check_file
from .places import ClusterAddress, DeviceName, Jobs, again, card_of, cores, place_of
from .screen import console
from .shared import HERE, Components, Lang, get_ready, say, whole
from .telling import percent, spread_told, tell_provenance

if TYPE_CHECKING:
    from ..lab.running import Stop
    from ..lab.simulate import Simulation

DEFAULT_GAMES = 100_000


@contest_command("simulate")
def simulate(
    context: typer.Context,
    game: Game = None,
    number: Annotated[
        str | None, typer.Option("--games", metavar="N", help=say("help-games"))
    ] = None,
    players: Players = None,
    kind: Annotated[
        str | None, typer.Option("--bots", metavar="random|quick", help=say("help-kind"))
    ] = None,
    components: Components = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    file: Json = None,
    resume: Resume = None,
    device: DeviceName = None,
    lang: Lang = None,
) -> None:
    from ..lab.running import threads
    from ..lab.simulate import KINDS, MOST_GAMES, Series, Simulation, read

    told = asked(context, game, lang)
    locale, speak = told.locale, told.speak
    wanted = whole("--games", number, 0, 1, MOST_GAMES)
    card = card_of(device, jobs, cluster)
    place = place_of(jobs, cluster, cores(), threads, speak)
    if kind is not None and kind not in KINDS:
        raise CordeeError("kind-unknown", domain=HERE, given=kind, known=", ".join(KINDS))
    if resume is None:
        chosen = told.game(components)
        options, seats = told.options(chosen), seats_of(players, chosen)
        get_ready(chosen, locale)
        start = chosen.new(seats, seed=0, **options)
        simulation = Simulation(Series.of(start, kind or KINDS[0], seed or FIRST_SEED))
    else:
        told.check_alone(players, kind, components, seed)
        simulation = read(resume)
        file, wanted = file or resume, wanted or simulation.asked or 0
        chosen = simulation.start.game
        get_ready(chosen, locale)
    check_file(file, resume)
    most = wanted or DEFAULT_GAMES
    if card is None:
        simulation.series.play(0, 1)  # compiled before the clock runs
    else:
        compiling = speak("compiling-gpu", game=chosen.title(locale), device=card.name)
        console(stderr=True).print(Text(compiling), soft_wrap=True)
        card.get_ready(simulation.series)

    def steps(stop: Stop) -> Iterator[Step]:
        yield Step(simulation.tally.games, most, chosen.title(locale))
        if card is None:
            played = simulation.play(most, place, stop)
        else:
            played = simulation.play_on_device(most, card, stop)
        for done in played:
            yield Step(done, most, chosen.title(locale))

    def report() -> None:
        where = speak("where-jobs", jobs=str(place)) if card is None else card.name
        tell_simulation(simulation, where, speak)

    work = Work(
        "simulate", chosen.name, steps, simulation.to_dict, lambda: simulation.tally.games > 0
    )
    carry_out(work, file, again(jobs, cluster, device), report, speak)


def tell_simulation(simulation: Simulation, where: str, speak: Say) -> None:
    """How fast, how long, and who wins."""
    screen, start, tally = console(), simulation.start, simulation.tally
    title = start.game.title(speak.locale)
    told = speak("arena-games", games=tally.games, players=start.players)
    screen.print(Text.assemble((title, "bold"), f" · {told} · {simulation.series.bots}"))
    tell_provenance(start.game, start.options, simulation.series.seed, speak)
    if not tally.games:
        return
    speed = speak(
        "simulate-speed",
        seconds=simulation.seconds,
        games=simulation.per_second(tally.games),
        decisions=simulation.per_second(tally.decisions.total),
        where=where,
    )
    screen.print(Text(speed))
    for key, spread in (("decisions", tally.decisions), ("plies", tally.plies)):
        screen.print(Text(f"{speak(f'simulate-{key}')}  {spread_told(spread, speak)}"))
    if tally.broken_off:
        screen.print(Text(speak("simulate-broken-off", count=tally.broken_off)))
    counts = speaker(speak.locale, start.game.package)("score-counts") if tally.scores else ""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in (speak("column-seat"), speak("column-share"), speak("column-sure"), counts):
        grid.add_column(heading, justify="left" if heading == counts else "right")
    for seat in range(start.players):
        found = simulation.interval(seat)
        grid.add_row(
            str(seat + 1),
            percent(found.share, speak, 2),
            f"{percent(found.low, speak, 2)} – {percent(found.high, speak, 2)}",
            spread_told(tally.scores[seat], speak) if tally.scores else "",
        )
    if tally.winners.count:
        winners = spread_told(tally.winners, speak)
        grid.add_row("", "", speak("column-winner"), winners)
    screen.print(grid)
