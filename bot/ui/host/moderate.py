"""`/moderate`: end, undo, adjudicate, unlock; always with a reason, recorded, and shown at the table."""

import discord

from bot.tables import Verb
from bot.ui.declare import Argument, Command, argument
from bot.ui.host.allowed import refuse_unless_moderator
from bot.ui.refused import Refused
from bot.ui.translator import phrase
from bot.ui.visit import Visit
from bot.ui.which_table import suggest_tables_here
from data.records import Table


async def moderate(
    visit: Visit, verb: Verb, reason: str, table: str | None = None, winner: discord.User | None = None
) -> None:
    await refuse_unless_moderator(visit)
    meant = await _table(visit, table)
    await visit.desk.tables.moderate(
        meant.id,
        visit.guild,
        visit.user,
        verb,
        " ".join(reason.split()),
        winner=str(winner.id) if winner else None,
        interaction=visit.token,
    )
    await visit.tell("moderate-done", id=meant.id)


async def _table(visit: Visit, named: str | None) -> Table:
    """The table named, or the one of this thread: never one's own that happens to be the only one."""
    if named:
        return await visit.desk.tables.table(named.split("·")[0].strip().lower())
    here = await visit.desk.tables.table_in(visit.place)
    if here is None:
        raise Refused("error-moderate-which")
    return here


async def _suggest(visit: Visit, typed: str) -> list[str]:
    await refuse_unless_moderator(visit)
    return await suggest_tables_here(visit, typed)


REASON = argument("reason", required=True)
LABEL = "argument-moderated"
TABLE = Argument("table", phrase(LABEL), phrase(f"{LABEL}-hint"), suggest=_suggest)
WINNER = argument("winner", discord.User)


def command(verb: Verb) -> Command:
    """One subcommand a verb; only a judgement names a winner."""
    return Command(
        verb.value,
        lambda visit, **given: moderate(visit, verb, **given),
        (REASON, TABLE, WINNER) if verb is Verb.ADJUDICATE else (REASON, TABLE),
        group="moderate",
        label=phrase(f"command-moderate-{verb}"),
        hint=phrase(f"command-moderate-{verb}-hint"),
    )


COMMANDS = tuple(command(verb) for verb in Verb)
