"""Which games count for ratings, and whose rating is shown."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.competition.rating import RatedGame, Rating, Ratings, rate
from bot.tables.core.context import Verbs
from bot.tables.values.ids import check_ids
from bot.tables.values.states import DECIDED, EndReason
from bot.tables.values.terms import Rated, counts_on, is_private
from data.records import Person, Round, Table
from data.store import ColumnValue, Where

# Nobody was beaten there: a moderator decided, or somebody was gone.
UNPLAYED = (EndReason.GONE, EndReason.CANCELLED, EndReason.UNFINISHED, EndReason.ADJUDICATED, EndReason.STOPPED)
TOO_EARLY = 4  # turns of both together; to resign in one of them says nothing of anybody's strength
AT_ONCE = 500  # tables asked about in one query


@dataclass(frozen=True, slots=True)
class RankedRating:
    """Somebody who wants to be shown, and how good they are at a game."""

    person: str
    rating: Rating


class RatingQueries(Verbs):
    async def ratings(self, guild: str, game: str | None = None) -> Ratings:
        """Rate everybody who has played rated games here; the bot's levels aren't among them."""
        check_ids(guild, game)
        return await asyncio.to_thread(rate, await self._rated_games(guild, game))  # 0.25 s for ten thousand

    async def rated_servers(self) -> list[str]:
        """List the servers on which rated games were begun."""
        tally = await self.context.store.tally(Table, ("guild",), Where(equal={"rated": Rated.YES}))
        return sorted(str(guild) for (guild,), _ in tally)

    async def rankings(self, guild: str, game: str | None = None, limit: int = 20) -> dict[str, list[RankedRating]]:
        """Rank who wants to be shown, game by game; provisional ratings come last."""
        ratings = await self.ratings(guild, game)
        shown = await self._shown(sorted({person for person, _ in ratings}))
        ranked: dict[str, list[RankedRating]] = {}
        for (person, key), rating in ratings.items():
            if person in shown:
                ranked.setdefault(key, []).append(RankedRating(person, rating))
        return {key: sorted(some, key=_rank)[:limit] for key, some in ranked.items()}

    async def ratings_of(self, person: str, guild: str) -> dict[str, Rating]:
        """Give somebody's ratings by game, if they want to be shown."""
        if person not in await self._shown([person]):
            return {}
        return {game: rating for (who, game), rating in (await self.ratings(guild)).items() if who == person}

    async def _shown(self, people: Sequence[str]) -> set[str]:
        wanting = Where(equal={"rated": True}, among={"id": people})
        return {person.id for person in await self.context.store.find(Person, wanting)} if people else set()

    async def _rated_games(self, guild: str, game: str | None) -> list[RatedGame]:
        """Read the results of the rated tables of this server: those of practice count on none otherwise."""
        here: dict[str, ColumnValue] = {"guild": guild, "rated": Rated.YES, "played_on": False}
        if game:
            here["game"] = game
        tables = {table.id: table for table in await self.context.store.find(Table, Where(equal=here))}
        found: list[RatedGame] = []
        for start in range(0, len(tables), AT_ONCE):
            where = Where(among={"table_id": list(tables)[start : start + AT_ONCE], "result": DECIDED})
            rounds = await self.context.store.find(Round, where)
            found += [_as_rated(one, tables[one.table_id]) for one in rounds if _counts(one, tables[one.table_id])]
        return found


def _rank(one: RankedRating) -> tuple[bool, float, str]:
    return one.rating.is_provisional, -one.rating.mu, one.person


def _counts(one: Round, table: Table) -> bool:
    is_hidden = is_private(table) and not counts_on(table)
    if one.log_state or one.reason in UNPLAYED or is_hidden:
        return False
    return one.reason != EndReason.RESIGNED or one.turns > TOO_EARLY


def _as_rated(one: Round, table: Table) -> RatedGame:
    players = (one.seat_0, one.seat_1)
    return RatedGame(
        one.game, one.ended_at or 0, one.table_id, one.game_no, players, one.winner, table.level, table.anchors
    )
