"""After a move: a link to the next table that waits for this person."""

from bot.ui.context import DIRECT
from bot.ui.layout import Item, link
from bot.ui.request import Request


async def next_table_button(request: Request, but: str) -> Item | None:
    """A link to a table where it is this person's turn, if there is one."""
    waiting = await request.ui.tables.queries.next_for(request.user, request.server, but=but)
    if waiting is None or waiting.channel is None:
        return None
    return link(request.say("button-next-table"), jump(waiting.table.guild, waiting.channel, waiting.message))


def jump(guild: str, channel: str, message: str | None) -> str:
    server = "@me" if guild.startswith(DIRECT) else guild
    return "/".join(filter(None, ("https://discord.com/channels", server, channel, message)))
