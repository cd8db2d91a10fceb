"""`python -m bot ratings`: every rating, worked out from the results alone, one a line."""

from pathlib import Path

from bot.clock import SystemClock
from bot.tables import Tables
from data.opening import open_store


async def print_ratings(database: str | Path) -> None:
    """Print server, game, person, mean, spread, level and games, parted by tabs."""
    store = await open_store(database)
    try:
        competition = Tables(store, SystemClock()).competition
        for guild in await competition.rated_servers():
            for (person, game), one in sorted((await competition.ratings(guild)).items()):
                print(guild, game, person, f"{one.mu:.6f}", f"{one.sigma:.6f}", f"{one.level:.2f}", one.games, sep="\t")
    finally:
        await store.close()
