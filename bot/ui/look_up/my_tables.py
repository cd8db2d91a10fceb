"""`/tables`: where one plays, the most urgent first, and what is offered."""

import discord

from bot.tables import Status, Summary
from bot.ui.declare import ANYWHERE, Command
from bot.ui.door import Response
from bot.ui.next_table import jump, next_table_button
from bot.ui.pages import page_buttons, paged
from bot.ui.reply import Ack
from bot.ui.sheet import rows, sheet, text
from bot.ui.telling import mention, moment
from bot.ui.visit import Visit
from data.records import Challenge


async def my_tables(visit: Visit) -> None:
    """List this server's; in a direct message those of every server."""
    await _show(visit, 0)


async def turn_page(visit: Visit) -> None:
    (page,) = visit.press.args
    await _show(visit, int(page))


async def _show(visit: Visit, page: int) -> None:
    tables = visit.desk.tables
    lines = [_table(visit, one) for one in await tables.tables_of(visit.user, visit.server)]
    lines += [await _challenge(visit, one) for one in await tables.challenges_of(visit.user, visit.server)]
    pages = paged(lines or [visit.say("tables-none")])
    page = min(page, len(pages) - 1)
    here = await tables.table_in(visit.place)
    buttons = [await next_table_button(visit, here.id if here else ""), *page_buttons(page, len(pages), "tables")]
    await visit.answer(sheet(text(visit.say("tables-title")), text(pages[page]), *rows(buttons)))


def _table(visit: Visit, one: Summary) -> str:
    """Whose turn, which game, against whom, how long."""
    parts = [
        _status(visit, one),
        _linked(visit, one.table.game, one.table.guild, one.channel, one.message),
        mention(one.opponent),
        _clock(visit, one),
        visit.say("turn-away", who=mention(one.opponent), until=moment(one.away, "D")) if one.away else "",
        _server(visit, one.table.guild),
    ]
    return f"- {' · '.join(part for part in parts if part)}"


def _status(visit: Visit, one: Summary) -> str:
    if one.table.status == Status.ASIDE:
        return visit.say("tables-aside")
    if one.is_mine:
        return visit.say("tables-mine")
    return visit.say("tables-answer" if one.waits else "tables-theirs")


def _linked(visit: Visit, game: str, guild: str, channel: str | None, message: str | None) -> str:
    title = visit.words.either(f"{game}-title", game)
    return f"[{title}]({jump(guild, channel, message)})" if channel else title


def _clock(visit: Visit, one: Summary) -> str:
    if one.deadline is None:
        return ""
    return visit.say("turn-overdue" if one.is_overdue else "turn-clock", when=moment(one.deadline))


def _server(visit: Visit, guild: str) -> str:
    """Name the server where it isn't this one."""
    if visit.server is not None:
        return ""
    known = visit.interaction.client.get_guild(int(guild))
    return discord.utils.escape_markdown(known.name) if known else ""


async def _challenge(visit: Visit, one: Challenge) -> str:
    shown = next(iter(await visit.desk.tables.postings(one.id)), None)
    channel, message = (shown.channel, shown.message) if shown else (one.channel, None)
    if one.author != visit.user:
        key, who = "tables-challenged", mention(one.author)
    elif one.invited is None:
        key, who = "tables-challenge-anyone", ""
    else:
        key, who = "tables-challenge-made", mention(one.invited)
    game = _linked(visit, one.game, one.guild, channel, message)
    said = visit.say(key, who=who, game=game, when=moment(one.expires_at))
    return " · ".join(filter(None, (f"- {said}", _server(visit, one.guild))))


COMMANDS = (Command("tables", my_tables, contexts=ANYWHERE),)
PRESSES = {"tables": Response(turn_page, Ack.HERE)}
