"""Record where a day's puzzle was posted, in the transaction in which its notice counts as shown."""

from dataclasses import replace

from bot.tables.core.context import TableContext
from bot.tables.values.ids import server_of_puzzles
from data.records import DailyPost, DailyWish, Notice
from data.store import Change, Replace


async def record_post(context: TableContext, told: Notice, day: str, channel: str, message: str) -> list[Change]:
    """Fill the day's row; that it was posted shows that the channel can be written to."""
    server = server_of_puzzles(told.subject)
    changes: list[Change] = []
    if post := await context.store.get(DailyPost, server, day):
        changes.append(Replace(replace(post, channel=channel, message=message), post))
    if (wish := await context.store.get(DailyWish, server)) and wish.told_at is not None:
        changes.append(Replace(replace(wish, told_at=None), wish))
    return changes
