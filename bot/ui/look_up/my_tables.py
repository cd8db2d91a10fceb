"""`/tables`: a person's tables, the most urgent first, and open challenges."""

import discord

from bot.tables import Challenge, TableStatus, TableSummary
from bot.ui.context import DIRECT
from bot.ui.front_door import front_door
from bot.ui.layout import layout, rows, text
from bot.ui.pages import page_buttons, paged
from bot.ui.phrases import clock_in_words, mention, moment
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import ANYWHERE, SlashCommand
from bot.ui.which_table.next_table import jump, next_table_button


async def my_tables(request: Request, page: int = 0) -> None:
    """List the person's tables on this server; in a direct message, on every server."""
    queries, notices = request.ui.tables.queries, request.ui.tables.notices
    lines = [await _table(request, one) for one in await queries.tables_of(request.user, request.server)]
    lines += [await _challenge(request, one) for one in await queries.challenges_of(request.user, request.server)]
    pages = paged(lines or [request.say("tables-none")])
    page = min(page, len(pages) - 1)
    here = await notices.table_in(request.channel_id)
    buttons = [
        await next_table_button(request, here.id if here else ""),
        *page_buttons(request.words, page, len(pages), "tables"),
    ]
    doors = [] if lines else front_door(request.words, in_server=request.server is not None)
    await request.answer(layout(text(request.say("tables-title")), text(pages[page]), *rows(buttons), *doors))


async def _table(request: Request, one: TableSummary) -> str:
    """Describe one table: whose turn, which game, against whom, time left."""
    prepared = await request.ui.tables.queries.count_conditions(one.table, request.user)
    until = clock_in_words(one.deadline, request.words, is_paused=one.is_paused, is_overdue=one.is_overdue)
    parts = [
        _status(request, one),
        _linked(_title(request, one.table.game, one.table.level), one.table.guild, one.channel, one.message),
        mention(one.opponent),
        until if one.table.channel else request.say("tables-pocket"),
        request.say("conditions-count", count=prepared) if prepared else "",
        request.say("turn-away", who=mention(one.opponent), until=moment(one.away, "D")) if one.away else "",
        _server(request, one.table.guild),
    ]
    return f"- {' · '.join(part for part in parts if part)}"


def _status(request: Request, one: TableSummary) -> str:
    if one.table.status == TableStatus.ASIDE:
        return request.say("tables-aside")
    if one.is_mine:
        return request.say("tables-mine")
    if one.may_claim:
        return request.say("tables-claim")
    return request.say("tables-answer" if one.waits else "tables-theirs")


def _linked(title: str, guild: str, channel: str | None, message: str | None) -> str:
    return f"[{title}]({jump(guild, channel, message)})" if channel else title


def _title(request: Request, game: str, level: int | None = None) -> str:
    title = request.words.either(f"{game}-title", game)
    return title if level is None else request.say("title-level", game=title, level=level)


def _server(request: Request, guild: str) -> str:
    """Name the server if it isn't this one; a table in direct messages has none."""
    if request.server is not None or guild.startswith(DIRECT):
        return ""
    known = request.interaction.client.get_guild(int(guild))
    return discord.utils.escape_markdown(known.name) if known else ""


async def _challenge(request: Request, one: Challenge) -> str:
    shown = next(iter(await request.ui.tables.notices.postings(one.id)), None)
    channel, message = (shown.channel, shown.message) if shown else (one.channel, None)
    if one.author != request.user:
        key, who = "tables-challenged", mention(one.author)
    elif one.invited is None:
        key, who = "tables-challenge-anyone", ""
    else:
        key, who = "tables-challenge-made", mention(one.invited)
    game = _linked(_title(request, one.game), one.guild, channel, message)
    said = request.say(key, who=who, game=game, when=moment(one.expires_at))
    return " · ".join(filter(None, (f"- {said}", _server(request, one.guild))))


COMMANDS = (SlashCommand("tables", my_tables, contexts=ANYWHERE),)
ROUTES = {"tables": Route(my_tables, Ack.HERE, "int")}
