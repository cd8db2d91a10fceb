"""`/moderate`: end, undo, adjudicate, unlock; always with a reason, recorded, and shown at the table."""

import discord

from bot.tables import ModeratorVerb, Table
from bot.ui.host.allowed import refuse_unless_moderator
from bot.ui.host.settings import MANAGERS
from bot.ui.refusal import found
from bot.ui.request import Request
from bot.ui.slash_commands import CommandArgument, SlashCommand, argument, phrase
from bot.ui.which_table.table_argument import suggest_tables_here
from bot.ui.which_table.table_name import name_in_answers
from games.records.text import is_shown


async def moderate(
    request: Request, verb: ModeratorVerb, reason: str, table: str | None = None, winner: discord.User | None = None
) -> None:
    await refuse_unless_moderator(request)
    meant = await _table(request, table)
    name_in_answers(request, meant.id, is_seen=meant.guild == request.guild)
    await request.ui.tables.play.moderate(
        meant.id,
        request.guild,
        request.user,
        verb,
        " ".join("".join(sign if is_shown(sign) else " " for sign in reason).split()),
        winner=str(winner.id) if winner else None,
        interaction=request.token,
    )
    await request.tell("moderate-done", id=meant.id)


async def _table(request: Request, named: str | None) -> Table:
    """Find the table named, or this thread's; never guess the moderator's own only table."""
    if named:
        return await request.ui.tables.queries.table(named.split("·")[0].strip().lower())
    return found(await request.ui.tables.notices.table_in(request.channel_id), "error-moderate-which")


async def _suggest(request: Request, typed: str) -> list[str]:
    await refuse_unless_moderator(request)
    return await suggest_tables_here(request, typed)


REASON = argument("reason", required=True, most=300)
LABEL = "argument-moderated"
TABLE = CommandArgument("table", phrase(LABEL), phrase(f"{LABEL}-hint"), suggest=_suggest)
WINNER = argument("winner", discord.User)


def command(verb: ModeratorVerb) -> SlashCommand:
    """One subcommand a verb; only a judgement names a winner."""
    return SlashCommand(
        verb.value,
        lambda request, **given: moderate(request, verb, **given),
        (REASON, TABLE, WINNER) if verb is ModeratorVerb.ADJUDICATE else (REASON, TABLE),
        group="moderate",
        permissions=MANAGERS,  # for a named role it is allowed under Integrations, as `/settings` says
    )


COMMANDS = tuple(command(verb) for verb in ModeratorVerb)
