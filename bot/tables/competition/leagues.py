"""Announce a league, join and leave it, begin and stop it, and read how it stands; a ladder, too (ladders.py)."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from bot.tables.challenges.caps import refuse_other_game, server_of
from bot.tables.challenges.offer import known_game
from bot.tables.competition.ladder import MOST_ON_LADDER, LadderGame, places
from bot.tables.competition.schedule import LEAST, MOST, RoundOfPairs, schedule
from bot.tables.competition.scores import LeagueResult, LeagueStanding, standings
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale, delivery_record, once
from bot.tables.core.unit_of_work import notice
from bot.tables.values.answers import Answer
from bot.tables.values.durations import DAY
from bot.tables.values.errors import ErrorCode, TableError, bad_term
from bot.tables.values.ids import check_ids, is_forgotten, league_id
from bot.tables.values.notice_contents import LeagueChanged, LeagueReminder, LeagueShown, NoticeContent
from bot.tables.values.pauses import Span
from bot.tables.values.states import DECIDED, LeagueKind, LeagueStatus, TableStatus
from bot.tables.values.terms import PACES
from data.records import Away, League, LeagueMember, Notice, Round, Table
from data.store import Change, ColumnValue, Delete, Insert, Replace, Where

SIGN_UP = 14 * DAY  # then a league that wasn't begun is over
DAYS = (3, 14)  # a round
UNDER_WAY = (LeagueStatus.OPEN, LeagueStatus.RUNNING)

Changed = tuple[League, Sequence[Change]]  # the row as it becomes, and what changes with it


@dataclass(frozen=True, slots=True)
class LeagueView:
    """How a league stands at a moment: all of it follows from its row, its members, their tables and the date."""

    league: League
    members: tuple[LeagueMember, ...]  # who plays; before it has begun, who has joined; of a ladder, by places
    rounds: tuple[RoundOfPairs, ...]
    round_no: int  # the one that runs, from 1; 0 before the first
    tables: tuple[Table, ...]
    results: tuple[LeagueResult, ...]

    @property
    def is_ladder(self) -> bool:
        return self.league.kind == LeagueKind.LADDER

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
    def unfinished(self) -> tuple[Table, ...]:
        return tuple(table for table in self.tables if table.status == TableStatus.OPEN)

    @property
    def as_told(self) -> str:
        """What its message shows; one that shows the same needn't be edited."""
        order = "-".join(str(one.number) for one in self.members)
        return f"{self.round_no} {len(self.tables)} {len(self.results)} {len(self.gone)} {order}"


class LeagueVerbs(Verbs):
    async def announce(
        self, person: str, guild: str, channel: str, game: str, *, days: int, pace: int, interaction: str = ""
    ) -> Answer:
        if not DAYS[0] <= days <= DAYS[1]:
            raise bad_term("days", days)
        fresh = await self._drafted(person, guild, channel, game, days=days, pace=pace)
        return await self._announce(replace(fresh, look_at=fresh.opened_at + SIGN_UP), interaction)

    async def _drafted(self, person: str, guild: str, channel: str, game: str, *, days: int, pace: int) -> League:
        """Make the row of one that may be announced here."""
        check_ids(person, guild, channel)
        known_game(self.context, game)
        if pace not in PACES[1:]:
            raise bad_term("pace", pace)
        await refuse_other_game(self.context, guild, game)
        allowed = (await server_of(self.context.store, guild)).channels.split()
        if allowed and channel not in allowed:
            raise TableError(ErrorCode.CHANNEL_NOT_ALLOWED)
        now, id_ = self.context.time.now(), league_id(self.context.draw())
        return League(id_, guild, channel, game, pace, days, person, self.context.draw(), LeagueStatus.OPEN, now)

    async def _announce(self, fresh: League, interaction: str) -> Answer:
        """Announce it, unless another league runs in the channel, or another ladder of the game on the server."""

        async def work() -> Answer:
            if running := await self._like(fresh):
                raise TableError(ErrorCode.LEAGUE_RUNS, kind=fresh.kind, where=f"<#{running.channel}>")
            shown, *told = telling(fresh, LeagueShown(), fresh.opened_at)
            answer = Answer(fresh.id, ())
            await self.context.store.commit(
                Insert(shown), *told, *delivery_record(fresh.run_by, interaction, answer, at=fresh.opened_at)
            )
            self.context.changed_subjects.add(fresh.id)
            return answer

        async with self.context.locks.hold(f"leagues:{fresh.guild}"):
            return await once(self.context, fresh.run_by, interaction, work)

    async def join(self, league_id: str, person: str) -> None:
        """Join before it begins, where somebody who left keeps their place in the order; a ladder at any time."""

        async def work(league: League) -> Changed:
            joined, is_ladder = await _joined(self.context, league.id), league.kind == LeagueKind.LADDER
            if league.begun_at and not is_ladder:
                raise TableError(ErrorCode.LEAGUE_CLOSED)
            known = next((one for one in reversed(joined) if one.person == person), None)
            if known and known.left_at is None:
                raise TableError(ErrorCode.LEAGUE_JOINED, kind=league.kind)
            most = MOST_ON_LADDER if is_ladder else MOST
            if sum(one.left_at is None for one in joined) >= most:
                raise TableError(ErrorCode.LEAGUE_FULL, most=most, kind=league.kind)
            if known and not is_ladder:
                return league, [Replace(replace(known, left_at=None), known)]
            at = max(self.context.time.now(), (known and known.left_at) or 0)
            return league, [Insert(LeagueMember(league.id, len(joined) + 1, person, joined_at=at))]

        await self._change(league_id, person, work, *UNDER_WAY)

    async def leave(self, league_id: str, person: str) -> None:
        """Leave: games that were begun go on and count, those to come aren't played."""

        async def work(league: League) -> Changed:
            joined = await _joined(self.context, league.id)
            known = next((one for one in joined if one.person == person and one.left_at is None), None)
            if known is None:
                raise TableError(ErrorCode.LEAGUE_NOT_IN, kind=league.kind)
            began = max(league.begun_at or 0, known.joined_at)
            left_at = max(self.context.time.now(), began + 1)  # after the beginning, which they played
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
            raise TableError(ErrorCode.LEAGUE_OVER, kind=LeagueKind.LEAGUE)
        return league

    async def under_way(self, channel: str) -> League | None:
        """Find the one league of a channel that isn't over."""
        where = Where(equal={"channel": channel, "kind": LeagueKind.LEAGUE}, among={"status": UNDER_WAY})
        return next(iter(await self.context.store.find(League, where, limit=1)), None)

    async def newest(self, channel: str) -> League | None:
        """Find the league of a channel that was announced last."""
        return await self._newest({"channel": channel, "kind": LeagueKind.LEAGUE})

    async def ladder(self, guild: str, game: str) -> League | None:
        """Find the ladder of a game that was announced last on a server."""
        return await self._newest({"guild": guild, "game": game, "kind": LeagueKind.LADDER})

    async def channels(self, guild: str) -> list[str]:
        """List the channels in which a server's leagues and ladders are shown."""
        where = Where(equal={"guild": guild}, among={"status": UNDER_WAY})
        return sorted({one.channel for one in await self.context.store.find(League, where)})

    async def _newest(self, equal: dict[str, ColumnValue]) -> League | None:
        found = await self.context.store.find(League, Where(equal=equal), order=("-opened_at",), limit=1)
        return next(iter(found), None)

    async def _like(self, fresh: League) -> League | None:
        """Find the one under way that stands in the way of another."""
        if fresh.kind == LeagueKind.LEAGUE:
            return await self.under_way(fresh.channel)
        ladder = await self.ladder(fresh.guild, fresh.game)
        return ladder if ladder and ladder.status in UNDER_WAY else None

    async def view(self, league_id: str) -> LeagueView:
        return await read_view(self.context, await self.league(league_id))

    async def _change(
        self, league_id: str, person: str, work: Callable[[League], Awaitable[Changed]], *statuses: LeagueStatus
    ) -> None:
        """Change a league that stands like this, and let its message show it."""
        check_ids(league_id, person)

        async def once_more() -> None:
            league = await self.league(league_id)
            if league.status not in statuses:
                closed = ErrorCode.LEAGUE_CLOSED if league.status == LeagueStatus.RUNNING else ErrorCode.LEAGUE_OVER
                raise TableError(closed, kind=league.kind)
            changed, besides = await work(league)
            told = telling(changed, LeagueChanged(), self.context.time.now())
            await commit_league(self.context, league, *told, *besides)

        async with self.context.locks.hold(league_id):
            await again_when_stale(once_more)


async def commit_league(context: TableContext, known: League, changed: League, *besides: Change) -> None:
    await context.store.commit(Replace(changed, known), *besides)
    context.changed_subjects.add(known.id)


def telling(
    league: League, content: NoticeContent, now: int, mentions: Sequence[str] = ()
) -> tuple[League, Change, Change]:
    """Count one more notice of a league, which replaces those that nobody was shown yet, and give it with the row."""
    counted = replace(league, notices=league.notices + 1)
    kinds = {content.KIND} if isinstance(content, LeagueReminder) else {content.KIND, LeagueChanged.KIND}
    stale = Delete(Notice, Where(equal={"subject": league.id}, among={"kind": sorted(kinds)}))
    return counted, stale, Insert(notice(league.id, counted.notices, content, mentions, turn_no=0, at=now))


async def _joined(context: TableContext, league: str) -> list[LeagueMember]:
    return await context.store.find(LeagueMember, Where(equal={"league": league}), order=("number",))


async def read_view(context: TableContext, league: League) -> LeagueView:
    joined, is_ladder = await _joined(context, league.id), league.kind == LeagueKind.LADDER
    tables = tuple(await context.store.find(Table, Where(equal={"league": league.id}), order=("opened_at", "id")))
    played = await _played(context, league, tables)
    if is_ladder:
        members = await _by_places(context, league, joined, tables, played)
    else:
        members = tuple(one for one in joined if _plays(one, league))
    is_paired = league.begun_at and not is_ladder
    rounds = schedule([one.person for one in members], league.seed) if is_paired else ()
    results = tuple(LeagueResult((one.seat_0, one.seat_1), one.winner) for one in played)
    return LeagueView(league, members, rounds, _round_no(context, league, len(rounds)), tables, results)


async def _by_places(
    context: TableContext,
    league: League,
    joined: Sequence[LeagueMember],
    tables: Sequence[Table],
    played: Sequence[Round],
) -> tuple[LeagueMember, ...]:
    """Order who is on a ladder by their places, as they are or were at its end."""
    winners = {one.table_id: one.winner for one in played}
    games = [
        LadderGame(one.id, (one.host, one.guest), one.opened_at, one.ended_at, winners.get(one.id)) for one in tables
    ]
    aways: dict[str, list[Span]] = {}
    for away in await context.store.find(Away, Where(among={"person": [one.person for one in joined]})):
        aways.setdefault(away.person, []).append((away.from_at, away.until_at))
    stays = {one.person: one for one in joined if one.left_at is None}
    order = places(joined, games, aways, _until(context, league))
    return tuple(stays[person] for person in order if person in stays)


def _until(context: TableContext, league: League) -> int:
    """Tell by when a game must have ended to count."""
    return context.time.now() if league.ends_at is None else min(league.ends_at, context.time.now())


def _plays(member: LeagueMember, league: League) -> bool:
    """Return whether somebody belongs to the field: who leaves after the beginning still does."""
    return member.left_at is None or (league.begun_at is not None and member.left_at > league.begun_at)


def _round_no(context: TableContext, league: League, rounds: int) -> int:
    if league.begun_at is None:
        return 0
    number = 1 + (context.time.now() - league.begun_at) // (league.days * DAY)
    return min(number, rounds) if league.kind == LeagueKind.LEAGUE else number


async def _played(context: TableContext, league: League, tables: Sequence[Table]) -> list[Round]:
    """Read what ended in time; games without a result count for nobody."""
    where = Where(
        among={"table_id": [table.id for table in tables], "result": DECIDED},
        at_most={"ended_at": _until(context, league)},
    )
    return await context.store.find(Round, where, order=("ended_at", "table_id")) if tables else []
