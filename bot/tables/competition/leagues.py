"""Announce a league, join and leave it, begin and stop it, and read how it stands."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from bot.tables.challenges.caps import refuse_other_game, server_of
from bot.tables.challenges.offer import known_game
from bot.tables.competition.schedule import LEAST, MOST, RoundOfPairs, schedule
from bot.tables.competition.scores import LeagueResult, LeagueStanding, standings
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale, delivery_record, once
from bot.tables.core.unit_of_work import notice
from bot.tables.values.answers import Answer
from bot.tables.values.durations import DAY
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids, is_forgotten, league_id, printable
from bot.tables.values.notice_contents import LeagueChanged, LeagueShown, NoticeContent
from bot.tables.values.states import DECIDED, LeagueStatus
from bot.tables.values.terms import PACES
from data.records import League, LeagueMember, Notice, Round, Table
from data.store import Change, Delete, Insert, Replace, Where

SIGN_UP = 14 * DAY  # then a league that wasn't begun is over
DAYS = (3, 14)  # a round
UNDER_WAY = (LeagueStatus.OPEN, LeagueStatus.RUNNING)

Changed = tuple[League, Sequence[Change]]  # the row as it becomes, and what changes with it


@dataclass(frozen=True, slots=True)
class LeagueView:
    """How a league stands at a moment: all of it follows from its row, its members, their tables and the date."""

    league: League
    members: tuple[LeagueMember, ...]  # who plays; before it has begun, who has joined
    rounds: tuple[RoundOfPairs, ...]
    round_no: int  # the one that runs, from 1; 0 before the first
    tables: tuple[Table, ...]
    results: tuple[LeagueResult, ...]

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(member.person for member in self.members)

    @property
    def standings(self) -> tuple[LeagueStanding, ...]:
        return standings(self.people, self.results)

    @property
    def gone(self) -> frozenset[str]:
        """Who plays no more games of it."""
        return frozenset(one.person for one in self.members if one.left_at is not None or is_forgotten(one.person))

    @property
    def round_ends(self) -> int | None:
        if self.league.begun_at is None:
            return None
        return self.league.begun_at + self.round_no * self.league.days * DAY

    @property
    def as_told(self) -> str:
        """What its message shows; one that shows the same needn't be edited."""
        return f"{self.round_no} {len(self.tables)} {len(self.results)} {len(self.gone)}"


class LeagueVerbs(Verbs):
    """Everything that people do with a league."""

    async def announce(
        self, person: str, guild: str, channel: str, game: str, *, days: int, pace: int, interaction: str = ""
    ) -> Answer:
        check_ids(person, guild, channel)
        known_game(self.context, game)
        if not DAYS[0] <= days <= DAYS[1] or pace not in PACES[1:]:
            raise TableError(ErrorCode.BAD_TERM, name="days", value=printable(f"{days} {pace}"))
        await refuse_other_game(self.context, guild, game)
        allowed = (await server_of(self.context.store, guild)).channels.split()
        if allowed and channel not in allowed:
            raise TableError(ErrorCode.CHANNEL_NOT_ALLOWED)
        now, id_ = self.context.time.now(), league_id(self.context.draw())
        fresh = League(id_, guild, channel, game, pace, days, person, self.context.draw(), LeagueStatus.OPEN, now)

        async def work() -> Answer:
            if await self.under_way(channel):
                raise TableError(ErrorCode.LEAGUE_RUNS)
            shown, *told = telling(replace(fresh, look_at=now + SIGN_UP), LeagueShown(), now)
            answer = Answer(id_, ())
            await self.context.store.commit(
                Insert(shown), *told, *delivery_record(self.context, person, interaction, answer)
            )
            self.context.changed_subjects.add(id_)
            return answer

        async with self.context.locks.hold(f"leagues:{channel}"):
            return await once(self.context, person, interaction, work)

    async def join(self, league_id: str, person: str) -> None:
        """Join before it begins; somebody who left keeps their place in the order."""

        async def work(league: League) -> Changed:
            joined = await _joined(self.context, league.id)
            known = next((one for one in joined if one.person == person), None)
            if known and known.left_at is None:
                raise TableError(ErrorCode.LEAGUE_JOINED)
            if sum(one.left_at is None for one in joined) >= MOST:
                raise TableError(ErrorCode.LEAGUE_FULL, most=MOST)
            if known:
                return league, [Replace(replace(known, left_at=None), known)]
            return league, [Insert(LeagueMember(league.id, len(joined) + 1, person))]

        await self._change(league_id, person, work, LeagueStatus.OPEN)

    async def leave(self, league_id: str, person: str) -> None:
        """Leave: games that were begun go on and count, those to come aren't played."""

        async def work(league: League) -> Changed:
            joined = await _joined(self.context, league.id)
            known = next((one for one in joined if one.person == person and one.left_at is None), None)
            if known is None:
                raise TableError(ErrorCode.LEAGUE_NOT_IN)
            left_at = max(self.context.time.now(), (league.begun_at or 0) + 1)  # after the beginning, which they played
            return league, [Replace(replace(known, left_at=left_at), known)]

        await self._change(league_id, person, work, *UNDER_WAY)

    async def begin(self, league_id: str, person: str) -> None:
        """Begin: the first round starts as soon as somebody looks."""

        async def work(league: League) -> Changed:
            now = self.context.time.now()
            playing = [one for one in await _joined(self.context, league.id) if one.left_at is None]
            if len(playing) < LEAST:
                raise TableError(ErrorCode.LEAGUE_TOO_FEW, least=LEAST)
            rounds = len(schedule([one.person for one in playing], league.seed))
            ends = now + rounds * league.days * DAY
            return replace(league, status=LeagueStatus.RUNNING, begun_at=now, look_at=now, ends_at=ends), []

        await self._change(league_id, person, work, LeagueStatus.OPEN)

    async def stop(self, league_id: str, person: str) -> None:
        """Stop it at once: what was played by now counts, and games under way go on by themselves."""

        async def work(league: League) -> Changed:
            now = self.context.time.now()
            return replace(league, ends_at=now, look_at=now), []

        await self._change(league_id, person, work, *UNDER_WAY)

    async def league(self, league_id: str) -> League:
        check_ids(league_id)
        league = await self.context.store.get(League, league_id)
        if league is None:
            raise TableError(ErrorCode.LEAGUE_OVER)
        return league

    async def under_way(self, channel: str) -> League | None:
        """Find the one league of a channel that isn't over."""
        where = Where(equal={"channel": channel}, among={"status": UNDER_WAY})
        return next(iter(await self.context.store.find(League, where, limit=1)), None)

    async def newest(self, channel: str) -> League | None:
        """Find the league of a channel that was announced last."""
        found = await self.context.store.find(League, Where(equal={"channel": channel}), order=("-opened_at",), limit=1)
        return next(iter(found), None)

    async def view(self, league_id: str) -> LeagueView:
        return await read_view(self.context, await self.league(league_id))

    async def _change(
        self,
        league_id: str,
        person: str,
        work: Callable[[League], Awaitable[Changed]],
        *statuses: LeagueStatus,
    ) -> None:
        """Change a league that stands like this, and let its message show it."""
        check_ids(league_id, person)

        async def once_more() -> None:
            league = await self.league(league_id)
            if league.status not in statuses:
                raise TableError(ErrorCode.LEAGUE_CLOSED if league.begun_at else ErrorCode.LEAGUE_OVER)
            changed, besides = await work(league)
            told = telling(changed, LeagueChanged(), self.context.time.now())
            await commit_league(self.context, league, *told, *besides)

        async with self.context.locks.hold(league_id):
            await again_when_stale(once_more)


async def commit_league(context: TableContext, known: League, changed: League, *besides: Change) -> None:
    await context.store.commit(Replace(changed, known), *besides)
    context.changed_subjects.add(known.id)


def telling(league: League, content: NoticeContent, now: int) -> tuple[League, Change, Change]:
    """Count one more notice of a league, which replaces those that nobody was shown yet, and give it with the row."""
    counted = replace(league, notices=league.notices + 1)
    kinds = {content.KIND, LeagueChanged.KIND}
    stale = Delete(Notice, Where(equal={"subject": league.id}, among={"kind": sorted(kinds)}))
    return counted, stale, Insert(notice(league.id, counted.notices, content, (), turn_no=0, at=now))


async def _joined(context: TableContext, league: str) -> list[LeagueMember]:
    return await context.store.find(LeagueMember, Where(equal={"league": league}), order=("number",))


async def read_view(context: TableContext, league: League) -> LeagueView:
    members = tuple(one for one in await _joined(context, league.id) if _plays(one, league))
    rounds = schedule([one.person for one in members], league.seed) if league.begun_at else ()
    tables = tuple(await context.store.find(Table, Where(equal={"league": league.id}), order=("opened_at", "id")))
    results = await _results(context, league, tables)
    return LeagueView(league, members, rounds, _round_no(context, league, len(rounds)), tables, results)


def _plays(member: LeagueMember, league: League) -> bool:
    """Return whether somebody belongs to the field: who leaves after the beginning still does."""
    return member.left_at is None or (league.begun_at is not None and member.left_at > league.begun_at)


def _round_no(context: TableContext, league: League, rounds: int) -> int:
    if league.begun_at is None:
        return 0
    return min(1 + (context.time.now() - league.begun_at) // (league.days * DAY), rounds)


async def _results(context: TableContext, league: League, tables: Sequence[Table]) -> tuple[LeagueResult, ...]:
    """Read what ended in time; games without a result count for nobody."""
    where = Where(
        among={"table_id": [table.id for table in tables], "result": DECIDED}, at_most={"ended_at": league.ends_at or 0}
    )
    found = await context.store.find(Round, where, order=("ended_at", "table_id")) if tables else []
    return tuple(LeagueResult((one.seat_0, one.seat_1), one.winner) for one in found)
