"""Challenges: offer, decline, withdraw. (Accepting opens a table: accept.py.)"""

from dataclasses import replace

from bot.tables.challenges.caps import refuse_beyond_cap, refuse_hurry, refuse_other_game, server_of
from bot.tables.challenges.willing import refuse_unrated, refuse_unwilling
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale, delivery_record, once
from bot.tables.core.unit_of_work import notice
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.errors import ErrorCode, TableError, bad_term, printable
from bot.tables.values.ids import check_ids, is_id
from bot.tables.values.notice_contents import ChallengeClosed, ChallengeMade, NoticeKind, Urgency
from bot.tables.values.states import ChallengeStatus, DeclineReason
from bot.tables.values.terms import NONE, STANDING, Terms, agreed, columns_of
from data.records import Challenge, Notice
from data.store import Change, Delete, Insert, Replace, Where
from games.core.game import AnyGame
from games.core.option import usual


class OfferVerbs(Verbs):
    async def offer(
        self,
        author: str,
        guild: str,
        channel: str,
        terms: Terms,
        invited: str | None = None,
        *,
        standing: int = 0,
        rematch_of: str | None = None,
        league: str | None = None,
        interaction: str = "",
    ) -> Answer:
        check_ids(guild, channel, invited)
        if standing not in STANDING or (standing and invited):
            raise bad_term("standing", standing)
        if author == invited:
            raise TableError(ErrorCode.SELF_CHALLENGE)
        game = known_game(self.context, terms.game)
        terms = agreed(terms, game, NONE if rematch_of else usual(game.options))
        server = await server_of(self.context.store, guild)
        if server.channels and channel not in server.channels.split():
            raise TableError(ErrorCode.CHANNEL_NOT_ALLOWED)
        await refuse_other_game(self.context, guild, terms.game)
        await refuse_unrated(self.context, author, terms.rated)
        now = self.context.time.now()
        challenge = Challenge(
            **columns_of(terms),
            id="",  # drawn when it is offered
            guild=guild,
            channel=channel,
            author=author,
            invited=invited,
            rematch_of=rematch_of,
            status=ChallengeStatus.OPEN,
            reason="",
            opened_at=now,
            expires_at=now + (self.context.limits.standing if standing else self.context.limits.challenge),
            notices=1,
            standing=standing,
            league=league,
        )
        async with self.context.locks.hold(f"person:{author}"):
            return await once(self.context, author, interaction, lambda: _offer(self.context, challenge, interaction))

    async def challenge(self, challenge_id: str) -> Challenge:
        return await find(self.context, challenge_id)

    async def decline(self, challenge_id: str, person: str, reason: str = "", *, interaction: str = "") -> Answer:
        async def work() -> Answer:
            challenge = await open_challenge(self.context, challenge_id)
            return await _decline(self.context, challenge, person, reason, interaction)

        async with self.context.locks.hold(challenge_id):
            return await once(self.context, person, interaction, work)

    async def explain(self, challenge_id: str, person: str, reason: str, *, interaction: str = "") -> Answer:
        """Add a reason to a challenge that was declined."""

        async def work() -> Answer:
            challenge = await find(self.context, challenge_id)
            if challenge.status not in (ChallengeStatus.OPEN, ChallengeStatus.DECLINED):
                raise TableError(ErrorCode.CHALLENGE_CLOSED, status=challenge.status)
            return await _decline(self.context, challenge, person, reason, interaction)

        async with self.context.locks.hold(challenge_id):
            return await once(self.context, person, interaction, work)

    async def withdraw(self, challenge_id: str, person: str, *, interaction: str = "") -> Answer:
        async def work() -> Answer:
            challenge = await open_challenge(self.context, challenge_id)
            if challenge.author != person:
                raise TableError(ErrorCode.NOT_AUTHOR)
            return await close(self.context, challenge, ChallengeStatus.WITHDRAWN, person, interaction=interaction)

        async with self.context.locks.hold(challenge_id):
            return await once(self.context, person, interaction, work)


async def _decline(context: TableContext, challenge: Challenge, person: str, reason: str, interaction: str) -> Answer:
    if reason not in tuple(DeclineReason):
        raise bad_term("reason", reason)
    if challenge.invited != person:
        raise TableError(ErrorCode.NOT_INVITED)
    return await close(context, challenge, ChallengeStatus.DECLINED, person, interaction=interaction, reason=reason)


async def close_for(context: TableContext, challenge_id: str, person: str) -> None:
    """Withdraw a challenge that is this person's own, or decline it for them, if it is still open."""

    async def work() -> None:
        challenge = await find(context, challenge_id)
        if challenge.status == ChallengeStatus.OPEN:
            is_own = challenge.author == person
            await close(context, challenge, ChallengeStatus.WITHDRAWN if is_own else ChallengeStatus.DECLINED)

    async with context.locks.hold(challenge_id):
        await again_when_stale(work)


async def expire(context: TableContext, challenge_id: str) -> None:
    async with context.locks.hold(challenge_id):
        challenge = await find(context, challenge_id)
        if challenge.status == ChallengeStatus.OPEN and challenge.expires_at <= context.time.now():
            await close(context, challenge, ChallengeStatus.EXPIRED)


async def find(context: TableContext, challenge_id: str) -> Challenge:
    challenge = await context.store.get(Challenge, challenge_id) if is_id(challenge_id) else None
    if challenge is None:
        raise TableError(ErrorCode.UNKNOWN_CHALLENGE, id=printable(challenge_id))
    return challenge


async def open_challenge(context: TableContext, challenge_id: str) -> Challenge:
    challenge = await find(context, challenge_id)
    if challenge.status == ChallengeStatus.OPEN and challenge.expires_at <= context.time.now():
        raise TableError(ErrorCode.CHALLENGE_CLOSED, status=ChallengeStatus.EXPIRED)
    if challenge.status != ChallengeStatus.OPEN:
        raise TableError(ErrorCode.CHALLENGE_CLOSED, status=challenge.status)
    return challenge


async def open_challenges_of(context: TableContext, person: str) -> list[Challenge]:
    """List what a person has offered, then what is offered to them."""
    challenges: list[Challenge] = []
    for part in ("author", "invited"):
        where = Where(
            equal={part: person, "status": ChallengeStatus.OPEN}, at_least={"expires_at": context.time.now() + 1}
        )
        challenges += await context.store.find(Challenge, where, order=("opened_at",))
    return challenges


async def close(
    context: TableContext,
    challenge: Challenge,
    status: ChallengeStatus,
    person: str = "",
    *,
    interaction: str = "",
    reason: str = "",
) -> Answer:
    """Close a challenge; whoever did it is told so by the event of the same name."""
    answer = Answer(challenge.id, (Event(EventKind(status)),) if person else ())
    delivered = delivery_record(person, interaction, answer, at=context.time.now())
    await context.store.commit(*closing(context, challenge, status, reason), *delivered)
    context.changed_subjects.add(challenge.id, Urgency.OPENING)
    return answer


def closing(
    context: TableContext, challenge: Challenge, status: ChallengeStatus, reason: str = "", table: str = ""
) -> list[Change]:
    """Close a challenge, and let its message say so, whether it was shown or not."""
    number, now = challenge.notices + 1, context.time.now()
    closed = ChallengeClosed(status, reason, table)
    return [
        Replace(replace(challenge, status=status, reason=reason, notices=number)),
        Delete(Notice, Where(equal={"subject": challenge.id, "kind": NoticeKind.CHALLENGE})),
        Insert(notice(challenge.id, number, closed, (), turn_no=0, at=now)),
    ]


def known_game(context: TableContext, key: str) -> AnyGame:
    try:
        return context.games(key)
    except KeyError as unknown:
        raise TableError(ErrorCode.UNKNOWN_GAME, id=printable(key)) from unknown


async def _offer(context: TableContext, update: Challenge, interaction: str) -> Answer:
    await _refuse_twice(context, update)
    await refuse_hurry(context, update.guild, update.author)
    if update.invited is not None:
        await refuse_unwilling(context, update.author, update.invited)
    await refuse_beyond_cap(context, update.guild, update.author, update.invited)
    return await _post(context, replace(update, id=await context.free_id()), interaction)


async def _post(context: TableContext, challenge: Challenge, interaction: str) -> Answer:
    mentions = () if challenge.invited is None else (challenge.invited,)
    answer = Answer(challenge.id, (Event(EventKind.CHALLENGED),))
    await context.store.commit(
        Insert(challenge),
        Insert(notice(challenge.id, 1, ChallengeMade(), mentions, turn_no=0, at=challenge.opened_at)),
        *delivery_record(challenge.author, interaction, answer, at=challenge.opened_at),
    )
    context.changed_subjects.add(challenge.id)
    return answer


async def _refuse_twice(context: TableContext, update: Challenge) -> None:
    """Refuse a second open challenge at the same game to the same person, or to anyone in the channel."""
    same = {"status": ChallengeStatus.OPEN, "author": update.author, "guild": update.guild, "game": update.game}
    where = {"channel": update.channel} if update.invited is None else {}
    if await context.store.count(Challenge, Where(equal={**same, **where, "invited": update.invited})):
        raise TableError(ErrorCode.CHALLENGED_ALREADY)
