"""The puzzles that nobody is given by themselves, since a server has them as its puzzle of the day about now."""

from bot.tables.core.context import TableContext
from bot.tables.values.puzzle_rotation import puzzles_about
from data.records import DailyWish
from data.store import Where


async def kept_back(context: TableContext) -> set[str]:
    """List what the servers' wishes lead to in these days."""
    wishes = await context.store.find(DailyWish, Where(at_least={"look_at": 0}))
    wanted = {(tuple(wish.games.split()), wish.hardest) for wish in wishes}
    return puzzles_about(context.time.now(), context.puzzles(), wanted)
