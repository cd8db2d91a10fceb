"""A season's page: what a server has played in a month, worked out when it is shown, and given once if it is wanted."""

from collections import Counter
from dataclasses import dataclass, replace

from bot.tables.clock.months import Month, month_of_page, next_page
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.unit_of_work import only_notice
from bot.tables.puzzles.solving import PuzzleSolvingVerbs
from bot.tables.values.ids import check_ids, is_forgotten, server_of_season
from bot.tables.values.notice_contents import SeasonEnded, Urgency
from bot.tables.values.states import DECIDED, LIVE, EndReason
from bot.tables.values.terms import Private
from data.records import Round, Server, Table
from data.store import Replace, Where

MOST_SEEN = 10  # games among which one can be chosen to be shown


@dataclass(frozen=True, slots=True)
class Season:
    """A month on a server; people who were forgotten are counted and not named."""

    month: Month
    games: tuple[tuple[str, int], ...]  # how many of each, the most played first
    wins: tuple[tuple[str, int], ...]  # of people, the most first
    streaks: tuple[tuple[str, int], ...]  # puzzles of the day in a row, the most first
    worth_seeing: tuple[Round, ...]  # played to their end in public, the longest first

    @property
    def is_empty(self) -> bool:
        return not (self.games or self.streaks)

    @property
    def played(self) -> int:
        return sum(number for _, number in self.games)


class SeasonQueries(Verbs):
    async def season(self, server: str, month: Month) -> Season:
        check_ids(server)
        during = Where(
            equal={"guild": server},
            among={"result": DECIDED},
            at_least={"ended_at": month.begins_at},
            at_most={"ended_at": month.after.begins_at - 1},
        )
        rounds = await self.context.store.find(Round, during, order=("ended_at", "table_id", "game_no"))
        streaks = await PuzzleSolvingVerbs(self.context).longest_streaks(server, month.first, month.last)
        return Season(
            month,
            _most(Counter(one.game for one in rounds)),
            _most(Counter(one.winner for one in rounds if one.winner and not is_forgotten(one.winner))),
            _most(Counter({person: days for person, days in streaks.items() if days > 1})),
            tuple(await _worth_seeing(self.context, rounds)),
        )


def _most(counted: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(counted.items(), key=lambda one: (-one[1], one[0])))


async def _worth_seeing(context: TableContext, rounds: list[Round]) -> list[Round]:
    """List games that the rules have ended, but no private ones, and none of somebody who was forgotten."""
    early = set(EndReason)
    whole = [one for one in rounds if one.reason not in early and not {*filter(is_forgotten, (one.seat_0, one.seat_1))}]
    longest = sorted(whole, key=lambda one: -one.turns)[:MOST_SEEN]
    ids = sorted({one.table_id for one in longest})
    tables = await context.store.find(Table, Where(among={"id": ids})) if ids else []
    public = {table.id for table in tables if table.private == Private.NO and table.status not in LIVE}
    return [one for one in longest if one.table_id in public]


async def give(context: TableContext, subject: str) -> None:
    """Give a server the page of the month that ended last, unless nothing was played in it."""
    async with context.locks.hold(subject):
        server, now = await context.store.get(Server, server_of_season(subject)), context.time.now()
        if server is None or server.season_at is None or server.season_at > now:
            return
        month = month_of_page(now)
        season = await SeasonQueries(context).season(server.id, month)
        given = [] if season.is_empty else only_notice(subject, month.number, SeasonEnded(str(month)), now)
        await context.store.commit(Replace(replace(server, season_at=next_page(now)), server), *given)
        if given:
            context.changed_subjects.add(subject, Urgency.IN_TIME)
