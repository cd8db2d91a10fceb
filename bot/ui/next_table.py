"""After a move: on to the next table that waits."""

from bot.ui.sheet import Item, link
from bot.ui.visit import Visit


async def next_table_button(visit: Visit, but: str) -> Item | None:
    """A link to a table where it is this person's turn, if there is one."""
    waiting = await visit.desk.tables.next_for(visit.user, visit.server, but=but)
    if waiting is None or waiting.channel is None:
        return None
    return link(visit.say("button-next-table"), jump(waiting.table.guild, waiting.channel, waiting.message))


def jump(guild: str, channel: str, message: str | None) -> str:
    return "/".join(filter(None, ("https://discord.com/channels", guild, channel, message)))
