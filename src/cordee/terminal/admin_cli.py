"""`cordee admin`: for whoever runs a server. It works while servers run, and they hear of it."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from ..engine.errors import CordeeError
from ..words import Say, shown, speaker
from .screen import console
from .shared import HERE, Command, Group, Lang, app, locale_from, say

if TYPE_CHECKING:
    from ..web.store.overview import Summary
    from ..web.store.store import Store

T = TypeVar("T")
STAGES = ("open", "playing", "over", "closed")
PERSON = re.compile(r"[0-9a-f]{32}")
TAKES_TABLES = {"ignore_unknown_options": True}
"""The name of a table may begin with a dash."""
NOT_DONE = 1
MOST = 100_000

admin = typer.Typer(
    cls=Group, help=say("about-admin"), no_args_is_help=True, rich_markup_mode=None,
    add_completion=False,
)  # fmt: skip
app.add_typer(admin, name="admin")

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help=say("help-admin-database"), envvar="CORDEE_DATABASE"),
]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-admin-json"))]
Yes = Annotated[bool, typer.Option("--yes", help=say("help-admin-yes"))]
TableIds = Annotated[list[str], typer.Argument(metavar="TABLE", help=say("help-admin-table"))]
OneTable = Annotated[str, typer.Argument(metavar="TABLE", help=say("help-admin-table"))]
Who = Annotated[str, typer.Argument(metavar="PERSON|ADDRESS", help=say("help-admin-who"))]
Person = Annotated[str, typer.Argument(metavar="PERSON", help=say("help-admin-person"))]


# Looking


@admin.command("tables", cls=Command, help=say("about-admin-tables"))
def list_tables(
    stage: Annotated[
        str, typer.Option(metavar="|".join(STAGES), help=say("help-admin-stage"))
    ] = "",
    person: Annotated[str, typer.Option(metavar="PERSON", help=say("help-admin-of"))] = "",
    most: Annotated[int, typer.Option(metavar="N", help=say("help-admin-most"))] = 50,
    as_json: AsJson = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    speak = speaker(locale_from(lang), HERE)
    if stage and stage not in STAGES:
        raise _fault("admin-stage", given=shown(stage), known=", ".join(STAGES))
    if person:
        check_person(person)
    if not 1 <= most <= MOST:
        raise _fault("number-wrong", option="--most", given=str(most), low=1, high=MOST)

    async def work(store: Store) -> list[Summary]:
        from ..web.store.overview import summaries

        return await summaries(store, stage=stage, person=person, most=most)

    found = with_database(database, work)
    if as_json:
        write_json([asdict(one) for one in found])
    elif found:
        console().print(summary_of(found, speak))
    else:
        tell(speak("admin-none"))


def summary_of(found: Sequence[Summary], speak: Say) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("table", "game", "stage", "lobby", "events", "updated", "seats"):
        table.add_column(speak(f"admin-column-{column}"), overflow="fold")
    for one in found:
        lobby = "hidden" if one.hidden else "shown" if one.listed else "private"
        table.add_row(
            one.table, one.game, stage_of(one.stage, speak), speak(f"admin-{lobby}"),
            str(one.events), when(one.updated), Text(", ".join(name or "·" for name in one.names)),
        )  # fmt: skip
    return table


@admin.command("table", cls=Command, help=say("about-admin-table"), context_settings=TAKES_TABLES)
def show_table(
    table: OneTable, as_json: AsJson = False, database: Database = None, lang: Lang = None
) -> None:
    speak, screen = speaker(locale_from(lang), HERE), console()

    async def work(store: Store) -> tuple[Summary, list[dict[str, object]]]:
        from ..web.store.overview import guests, summaries

        await check_tables(store, [table])
        (found,) = await summaries(store, table=table)
        return found, [asdict(one) for one in await guests(store, table)]

    found, known = with_database(database, work)
    if as_json:
        write_json(asdict(found) | {"people": known})
        return
    screen.print(summary_of([found], speak))
    screen.print()
    people = Table(box=None, pad_edge=False)
    for column in ("person", "seat", "said", "names"):
        people.add_column(speak(f"admin-column-{column}"), overflow="fold")
    for one in known:
        seats, names = (
            ", ".join(map(str, value)) if isinstance(value, list) else ""
            for value in (one["seats"], one["names"])
        )
        people.add_row(str(one["person"]), seats or "–", str(one["said"]), Text(names))
    screen.print(people)


@admin.command("sizes", cls=Command, help=say("about-admin-sizes"))
def tell_sizes(as_json: AsJson = False, database: Database = None, lang: Lang = None) -> None:
    from ..web.store.overview import sizes

    speak, screen = speaker(locale_from(lang), HERE), console()
    found = with_database(database, sizes)
    if as_json:
        write_json(asdict(found))
        return
    tell(speak("admin-size", megabytes=found.bytes / 1e6))
    for stage, count in found.stages.items():
        tell(f"  {stage_of(stage, speak)}: {speak('count', count=count)}")
    tell(speak("admin-rows", events=found.rows["events"], talk=found.talk))
    if found.largest:
        screen.print()
        screen.print(summary_of(found.largest, speak))


@admin.command("blocked", cls=Command, help=say("about-admin-blocked"))
def list_blocked(as_json: AsJson = False, database: Database = None, lang: Lang = None) -> None:
    from ..web.store.people import noted

    speak = speaker(locale_from(lang), HERE)
    people, addresses = with_database(database, noted)
    held = [one for one in (*people, *addresses) if one.muted or one.blocked]
    if as_json:
        write_json([{"who": one.who, "muted": one.muted, "blocked": one.blocked} for one in held])
        return
    if not held:
        tell(speak("admin-nobody"))
    for one in held:
        told = [speak(f"admin-is-{how}") for how in ("muted", "blocked") if getattr(one, how)]
        tell(f"{one.who}  {', '.join(told)}")


# Tables


@admin.command("close", cls=Command, help=say("about-admin-close"), context_settings=TAKES_TABLES)
def close(table: TableIds, database: Database = None, lang: Lang = None) -> None:
    speak = speaker(locale_from(lang), HERE)

    async def work(store: Store) -> list[bool]:
        from ..web.store.overview import close_table

        await check_tables(store, table)
        return [await close_table(store, one) for one in table]

    done = with_database(database, work)
    for one, closed in zip(table, done, strict=True):
        tell(speak("admin-closed" if closed else "admin-not-closed", table=one))
    if not all(done):
        raise typer.Exit(NOT_DONE)


@admin.command("delete", cls=Command, help=say("about-admin-delete"), context_settings=TAKES_TABLES)
def delete(table: TableIds, yes: Yes = False, database: Database = None, lang: Lang = None) -> None:
    speak = speaker(locale_from(lang), HERE)

    async def look(store: Store) -> None:
        await check_tables(store, table)

    async def work(store: Store) -> None:
        from ..web.store.removal import mark, sweep

        await mark(store, table)
        while await sweep(store):
            pass

    with_database(database, look)
    confirm(speak("admin-delete-sure", count=len(table), tables=", ".join(table)), yes, speak)
    with_database(database, work)
    tell(speak("admin-deleted", count=len(table)))


@admin.command("hide", cls=Command, help=say("about-admin-hide"), context_settings=TAKES_TABLES)
def hide(table: TableIds, database: Database = None, lang: Lang = None) -> None:
    set_hidden(table, True, database, lang)


@admin.command("show", cls=Command, help=say("about-admin-show"), context_settings=TAKES_TABLES)
def show(table: TableIds, database: Database = None, lang: Lang = None) -> None:
    set_hidden(table, False, database, lang)


def set_hidden(tables: Sequence[str], hidden: bool, url: str | None, lang: str | None) -> None:
    speak = speaker(locale_from(lang), HERE)

    async def work(store: Store) -> None:
        from ..web.store.overview import hide

        await check_tables(store, tables)
        for one in tables:
            await hide(store, one, hidden)

    with_database(url, work)
    for one in tables:
        tell(speak("admin-now-hidden" if hidden else "admin-now-shown", table=one))


# People


@admin.command("mute", cls=Command, help=say("about-admin-mute"))
def mute(who: Who, database: Database = None, lang: Lang = None) -> None:
    note(who, "muted", True, database, lang)


@admin.command("unmute", cls=Command, help=say("about-admin-unmute"))
def unmute(who: Who, database: Database = None, lang: Lang = None) -> None:
    note(who, "muted", False, database, lang)


@admin.command("block", cls=Command, help=say("about-admin-block"))
def block(who: Who, database: Database = None, lang: Lang = None) -> None:
    note(who, "blocked", True, database, lang)


@admin.command("unblock", cls=Command, help=say("about-admin-unblock"))
def unblock(who: Who, database: Database = None, lang: Lang = None) -> None:
    note(who, "blocked", False, database, lang)


def note(who: str, what: str, on: bool, url: str | None, lang: str | None) -> None:
    """Note something about a person or an address; servers hear of it within a second or two."""
    speak = speaker(locale_from(lang), HERE)
    is_person = PERSON.fullmatch(who) is not None
    network = "" if is_person else network_of(who)

    async def work(store: Store) -> None:
        from ..web.store.people import note_address, note_person

        if is_person:
            await check_known(store, who)
            await note_person(store, who, **{what: on})
        else:
            await note_address(store, network, **{what: on})

    with_database(url, work)
    told = speak(f"admin-now-{what}" if on else f"admin-no-longer-{what}", who=network or who)
    tell(told)


@admin.command("erase", cls=Command, help=say("about-admin-erase"))
def erase(person: Person, yes: Yes = False, database: Database = None, lang: Lang = None) -> None:
    speak = speaker(locale_from(lang), HERE)
    check_person(person)

    async def look(store: Store) -> int:
        from ..web.store.people import tables_about

        await check_known(store, person)
        return len(await tables_about(store, person))

    async def work(store: Store) -> tuple[int, int]:
        from ..web.store.erasing import forget
        from ..web.store.removal import sweep

        done = await forget(store, person)
        while await sweep(store):
            pass
        return done.removed, done.kept

    count = with_database(database, look)
    confirm(speak("admin-erase-sure", count=count), yes, speak)
    removed, kept = with_database(database, work)
    tell(speak("admin-erased", removed=removed, kept=kept))


# What they share


def with_database(url: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database that servers use; whatever is wrong with it is said."""
    try:
        from ..web.server.settings import default_database
        from ..web.store.opening import existing
    except ModuleNotFoundError as fault:
        raise CordeeError("extra-missing", domain=HERE, reason=str(fault), extra="web") from None

    async def whole() -> T:
        async with existing(url or default_database()) as store:
            return await work(store)

    return asyncio.run(whole())


async def check_tables(store: Store, tables: Sequence[str]) -> None:
    """Refuse what is not there, before anything is done."""
    from ..web.store.overview import summaries

    for one in tables:
        if not await summaries(store, table=one):
            raise _fault("admin-no-table", table=shown(one))


async def check_known(store: Store, person: str) -> None:
    from ..web.store.overview import is_known

    if not await is_known(store, person):
        raise _fault("admin-unknown", person=person)


def check_person(person: str) -> None:
    if not PERSON.fullmatch(person):
        raise _fault("admin-no-person", given=shown(person))


def network_of(given: str) -> str:
    """An address or a network, as it is written everywhere; a household for one IPv6 address."""
    try:
        network = ipaddress.ip_network(given, strict=False)
    except ValueError:
        raise _fault("admin-who", given=shown(given)) from None
    if network.version == 6 and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    if not network.prefixlen:
        raise _fault("admin-everybody", given=shown(given))
    return str(network)


def confirm(question: str, yes: bool, speak: Say) -> None:
    """Go on only if that is wanted; nothing has been changed yet."""
    if yes:
        return
    tell(question)
    try:
        typed = input(speak("admin-type-yes") + " ")
    except EOFError:
        raise _fault("admin-use-yes") from None
    if typed.strip().lower() != speak("admin-yes"):
        tell(speak("admin-left"))
        raise typer.Exit(NOT_DONE)


def tell(told: str) -> None:
    console().print(Text(told), soft_wrap=True)


def write_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))


def stage_of(stage: str, speak: Say) -> str:
    """As it is written where the row is damaged."""
    return speak(f"admin-stage-{stage}") if stage in (*STAGES, "gone") else shown(stage)


def when(at: float | str) -> str:
    """As it is written where the row is damaged."""
    if isinstance(at, str):
        return shown(at)
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def _fault(key: str, **arguments: object) -> CordeeError:
    return CordeeError(key, domain=HERE, **arguments)
