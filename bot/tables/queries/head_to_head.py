"""What two people have played against each other on one server."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.core.context import Verbs
from bot.tables.values.ids import check_ids
from bot.tables.values.states import DECIDED
from data.records import Round
from data.store import Where


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Wins by person, draws, and who has won how many in a row."""

    wins: tuple[int, int]
    draws: int
    streak: int  # wins in a row of the last winner; 0 after a draw

    @property
    def games(self) -> int:
        return sum(self.wins) + self.draws


class Encounters(Verbs):
    async def head_to_head(self, guild: str, people: tuple[str, str], until: int | None = None) -> HeadToHead:
        """Count the results between them, up to now by default."""
        check_ids(guild, *people)
        rounds: list[Round] = []
        for seats in (people, people[::-1]):
            where = Where(
                equal={"guild": guild, "seat_0": seats[0], "seat_1": seats[1]},
                among={"result": DECIDED},
                at_most={} if until is None else {"ended_at": until},
            )
            rounds += await self.context.store.find(Round, where)
        rounds.sort(key=lambda one: (one.ended_at or 0, one.table_id, one.game_no))
        winners = [one.winner for one in rounds]
        wins = (winners.count(people[0]), winners.count(people[1]))
        return HeadToHead(wins, winners.count(None), _streak(winners))


def _streak(winners: Sequence[str | None]) -> int:
    count = 0
    while count < len(winners) and winners[-1] is not None and winners[-1 - count] == winners[-1]:
        count += 1
    return count
