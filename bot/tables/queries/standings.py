"""Wins, draws and losses, by game, on one server."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.tables.core.context import TableContext, Verbs
from bot.tables.values.ids import check_ids
from bot.tables.values.states import EndReason, ResultKind
from data.records import Round
from data.store import ColumnValue, Where


@dataclass(frozen=True, slots=True)
class Standing:
    person: str
    game: str  # "" where all games are counted together
    wins: int
    draws: int
    losses: int
    late: int = 0  # of the losses, those on time

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses


# The columns in which a player stands, and the results that count as wins, losses and draws.
_WINS = (("winner", ResultKind.WON),)
_LOSSES = (("loser", ResultKind.WON),)
_LATE = {"reason": EndReason.TIMEOUT}
_DRAWS = (("seat_0", ResultKind.DRAWN), ("seat_1", ResultKind.DRAWN))

Tally = Counter[tuple[str, str]]


class RankedBy(StrEnum):
    WINS = "wins"
    GAMES = "games"


_BEFORE: Mapping[RankedBy, Callable[[Standing], tuple[int | str, ...]]] = {
    RankedBy.WINS: lambda one: (-one.wins, one.losses, -one.draws, one.person, one.game),
    RankedBy.GAMES: lambda one: (-one.games, -one.wins, one.losses, one.person, one.game),
}


class Standings(Verbs):
    async def profile(self, person: str, guild: str) -> list[Standing]:
        check_ids(person, guild)
        standings = await _standings(self.context, {"guild": guild}, person)
        return sorted(standings, key=lambda one: one.game)

    async def leaderboard(
        self, guild: str, game: str | None = None, limit: int = 20, *, by: RankedBy = RankedBy.WINS
    ) -> list[Standing]:
        """Rank people by wins, then fewest losses, then most draws, or by games; each person once over all games."""
        check_ids(guild, game)
        equal: dict[str, ColumnValue] = {"guild": guild} if game is None else {"guild": guild, "game": game}
        standings = await _standings(self.context, equal)
        standings = standings if game is not None else _together(standings)
        return sorted(standings, key=_BEFORE[by])[:limit]


def _together(found: Iterable[Standing]) -> list[Standing]:
    """Add up what each person has won, drawn and lost in all games."""
    counts: dict[str, tuple[int, int, int, int]] = {}
    for one in found:
        wins, draws, losses, late = counts.get(one.person, (0, 0, 0, 0))
        counts[one.person] = (wins + one.wins, draws + one.draws, losses + one.losses, late + one.late)
    return [Standing(person, "", *counted) for person, counted in counts.items()]


async def _standings(context: TableContext, equal: dict[str, ColumnValue], person: str | None = None) -> list[Standing]:
    wins = await _tally(context, _WINS, equal, person)
    draws = await _tally(context, _DRAWS, equal, person)
    losses = await _tally(context, _LOSSES, equal, person)
    late = await _tally(context, _LOSSES, {**equal, **_LATE}, person)
    return [Standing(*key, wins[key], draws[key], losses[key], late[key]) for key in {**wins, **draws, **losses}]


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
