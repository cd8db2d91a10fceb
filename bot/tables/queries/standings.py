"""Wins, draws and losses, by game, on one server."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.tables.core.context import TableContext, Verbs
from bot.tables.values.ids import check_ids
from bot.tables.values.states import ResultKind
from data.records import Round
from data.store import ColumnValue, Where


@dataclass(frozen=True, slots=True)
class Standing:
    person: str
    game: str  # "" where all games are counted together
    wins: int
    draws: int
    losses: int


# The columns in which a player stands, and the results that count as wins, losses and draws.
_WINS = (("winner", ResultKind.WON),)
_LOSSES = (("loser", ResultKind.WON),)
_DRAWS = (("seat_0", ResultKind.DRAWN), ("seat_1", ResultKind.DRAWN))

Tally = Counter[tuple[str, str]]


class Standings(Verbs):
    """Count results."""

    async def profile(self, person: str, guild: str) -> list[Standing]:
        check_ids(person, guild)
        standings = await _standings(self.context, {"guild": guild}, person)
        return sorted(standings, key=lambda one: one.game)

    async def leaderboard(self, guild: str, game: str | None = None, limit: int = 20) -> list[Standing]:
        """Rank people: most wins first, then fewest losses, then most draws; each person once over all games."""
        check_ids(guild, game)
        equal: dict[str, ColumnValue] = {"guild": guild} if game is None else {"guild": guild, "game": game}
        standings = await _standings(self.context, equal)
        standings = standings if game is not None else _together(standings)
        return sorted(standings, key=lambda one: (-one.wins, one.losses, -one.draws, one.person, one.game))[:limit]


def _together(found: Iterable[Standing]) -> list[Standing]:
    """Add up what each person has won, drawn and lost in all games."""
    counts: dict[str, tuple[int, int, int]] = {}
    for one in found:
        wins, draws, losses = counts.get(one.person, (0, 0, 0))
        counts[one.person] = (wins + one.wins, draws + one.draws, losses + one.losses)
    return [Standing(person, "", *counted) for person, counted in counts.items()]


async def _standings(context: TableContext, equal: dict[str, ColumnValue], person: str | None = None) -> list[Standing]:
    wins = await _tally(context, _WINS, equal, person)
    draws = await _tally(context, _DRAWS, equal, person)
    losses = await _tally(context, _LOSSES, equal, person)
    return [Standing(*key, wins[key], draws[key], losses[key]) for key in {**wins, **draws, **losses}]


async def _tally(
    context: TableContext, parts: tuple[tuple[str, ResultKind], ...], equal: dict[str, ColumnValue], person: str | None
) -> Tally:
    tally: Tally = Counter()
    for column, result in parts:
        mine = {column: person} if person else {}
        where = Where(equal={**equal, "result": result, **mine})
        for (who, game), number in await context.store.tally(Round, (column, "game"), where):
            tally[str(who), str(game)] += number
    return tally
