"""Announce a ladder, and challenge on it; joining, leaving and stopping are as with a league."""

from dataclasses import replace

from bot.tables.challenges.offer import OfferVerbs, close_for
from bot.tables.competition.ladder import within_reach
from bot.tables.competition.leagues import LeagueVerbs
from bot.tables.values.answers import Answer
from bot.tables.values.durations import DAY
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids
from bot.tables.values.limits import LADDER_IDLE
from bot.tables.values.states import LIVE, ChallengeStatus, LeagueKind, LeagueStatus
from bot.tables.values.terms import Terms
from data.records import Challenge, Table
from data.store import Where


class LadderVerbs(LeagueVerbs):
    async def announce_ladder(
        self, person: str, guild: str, channel: str, game: str, *, pace: int, interaction: str = ""
    ) -> Answer:
        """Announce one: it runs from now on, and its message is posted anew as often as places are lost."""
        fresh = await self._drafted(person, guild, channel, game, days=LADDER_IDLE // DAY, pace=pace)
        now, told = fresh.opened_at, "1"  # the first month's message is this one
        running = replace(fresh, status=LeagueStatus.RUNNING, begun_at=now, look_at=now, told=told)
        ladder = replace(running, kind=LeagueKind.LADDER)
        return await self._announce(ladder, interaction)

    async def within_reach(self, ladder_id: str, person: str) -> tuple[str, ...]:
        stands = await self.view(ladder_id)
        if not stands.is_ladder or stands.league.status != LeagueStatus.RUNNING:
            raise TableError(ErrorCode.LEAGUE_OVER, kind=LeagueKind.LADDER)
        if person not in stands.people:
            raise TableError(ErrorCode.LEAGUE_NOT_IN, kind=LeagueKind.LADDER)
        return within_reach(stands.people, person)

    async def challenge(self, ladder_id: str, person: str, other: str, *, interaction: str = "") -> Answer:
        """Challenge somebody a few places above; one's next challenge waits until this is played or declined."""
        check_ids(person, other)
        async with self.context.locks.hold(ladder_id):
            if other not in await self.within_reach(ladder_id, person):
                raise TableError(ErrorCode.LADDER_REACH)
            await self._refuse_second(ladder_id, person)
            ladder = await self.league(ladder_id)
            terms, offers = Terms(ladder.game, pace=ladder.pace), OfferVerbs(self.context)
            return await offers.offer(
                person, ladder.guild, ladder.channel, terms, other, league=ladder_id, interaction=interaction
            )

    async def leave(self, league_id: str, person: str) -> None:
        await super().leave(league_id, person)
        await self._close_challenges(league_id, person)

    async def stop(self, league_id: str, person: str) -> None:
        await super().stop(league_id, person)
        await self._close_challenges(league_id)

    async def _close_challenges(self, league_id: str, person: str = "") -> None:
        """Close what was offered on a ladder and not answered, all of it or what concerns somebody: it moves nobody."""
        where = Where(equal={"league": league_id, "status": ChallengeStatus.OPEN})
        for one in await self.context.store.find(Challenge, where):
            if person in ("", one.author, one.invited):
                await close_for(self.context, one.id, person or one.author)

    async def _refuse_second(self, ladder_id: str, person: str) -> None:
        open_ = Where(
            equal={"league": ladder_id, "author": person, "status": ChallengeStatus.OPEN},
            at_least={"expires_at": self.context.time.now() + 1},
        )
        running = Where(equal={"league": ladder_id, "host": person}, among={"status": LIVE})
        if await self.context.store.count(Challenge, open_) or await self.context.store.count(Table, running):
            raise TableError(ErrorCode.LADDER_BUSY)
