"""Challenges: offer, decline, withdraw. (Accepting opens a table: accept.py.)"""

from dataclasses import replace

from bot.tables.caps import refuse_beyond_cap, server_of
from bot.tables.delivery import delivered, once
from bot.tables.draft import notice
from bot.tables.events import Answer, Did, Event, Value
from bot.tables.house import House
from bot.tables.ids import check_ids, is_id, printable
from bot.tables.notice_kinds import Tell
from bot.tables.states import Invitation, Refusal
from bot.tables.terms import Terms, check
from bot.tables.wrong import TableError, Wrong
from data.records import Challenge, Notice
from data.store import Delete, Insert, Replace, StaleWrite, Where
from games.core.game import AnyGame

_DRAWS = 8  # ids are short: one may be taken


async def offer(
    house: House,
    author: str,
    guild: str,
    channel: str,
    terms: Terms,
    *,
    invited: str | None,
    invited_is_bot: bool,
    rematch_of: str | None,
    interaction: str,
) -> Answer:
    check_ids(guild, channel, invited)
    if author == invited:
        raise TableError(Wrong.SELF_CHALLENGE)
    if invited_is_bot:
        raise TableError(Wrong.BOT_INVITED)
    options = check(terms, known_game(house, terms.game))
    server = await server_of(house.store, guild)
    if server.channels and channel not in server.channels.split():
        raise TableError(Wrong.CHANNEL_NOT_ALLOWED)
    now = house.time.now()
    challenge = Challenge(
        id="",
        guild=guild,
        channel=channel,
        author=author,
        invited=invited,
        game=terms.game,
        options=options,
        first=terms.first,
        pace=terms.pace,
        takebacks=terms.takebacks,
        best_of=terms.best_of,
        rematch_of=rematch_of,
        status=Invitation.OPEN,
        reason="",
        opened_at=now,
        expires_at=now + house.limits.challenge,
    )
    async with house.locks.hold(f"person:{author}"):
        return await once(house, author, interaction, lambda: _offer(house, challenge, interaction))


async def decline(house: House, challenge_id: str, person: str, reason: str, interaction: str) -> Answer:
    if reason not in tuple(Refusal):
        raise TableError(Wrong.BAD_TERM, name="reason", value=printable(reason))

    async def work() -> Answer:
        challenge = await open_challenge(house, challenge_id)
        if challenge.invited != person:
            raise TableError(Wrong.NOT_INVITED)
        return await close(
            house,
            challenge,
            Invitation.DECLINED,
            person=person,
            interaction=interaction,
            did=Did.DECLINED,
            reason=reason,
        )

    async with house.locks.hold(challenge_id):
        return await once(house, person, interaction, work)


async def withdraw(house: House, challenge_id: str, person: str, interaction: str) -> Answer:
    async def work() -> Answer:
        challenge = await open_challenge(house, challenge_id)
        if challenge.author != person:
            raise TableError(Wrong.NOT_AUTHOR)
        return await close(
            house, challenge, Invitation.WITHDRAWN, person=person, interaction=interaction, did=Did.WITHDRAWN
        )

    async with house.locks.hold(challenge_id):
        return await once(house, person, interaction, work)


async def expire(house: House, challenge_id: str) -> None:
    async with house.locks.hold(challenge_id):
        challenge = await find(house, challenge_id)
        if challenge.status == Invitation.OPEN and challenge.expires_at <= house.time.now():
            await close(house, challenge, Invitation.EXPIRED)


async def find(house: House, challenge_id: str) -> Challenge:
    found = await house.store.get(Challenge, challenge_id) if is_id(challenge_id) else None
    if found is None:
        raise TableError(Wrong.UNKNOWN_CHALLENGE, id=printable(challenge_id))
    return found


async def open_challenge(house: House, challenge_id: str) -> Challenge:
    challenge = await find(house, challenge_id)
    if challenge.status == Invitation.OPEN and challenge.expires_at <= house.time.now():
        raise TableError(Wrong.CHALLENGE_CLOSED, status=Invitation.EXPIRED)
    if challenge.status != Invitation.OPEN:
        raise TableError(Wrong.CHALLENGE_CLOSED, status=challenge.status)
    return challenge


async def close(
    house: House,
    challenge: Challenge,
    status: Invitation,
    *,
    person: str = "",
    interaction: str = "",
    did: Did | None = None,
    reason: str = "",
) -> Answer:
    said: dict[str, Value] = {"reason": reason} if reason else {}
    answer = Answer(challenge.id, (Event(did, said),) if did else ())
    await house.store.commit(
        Replace(replace(challenge, status=status, reason=reason, notices=challenge.notices + 1)),
        Delete(Notice, Where(equal={"subject": challenge.id, "kind": Tell.CHALLENGE})),
        Insert(closed_notice(house, challenge, status, reason)),
        *delivered(house, person, interaction, answer),
    )
    house.news.tell(challenge.id)
    return answer


def closed_notice(house: House, challenge: Challenge, status: Invitation, reason: str = "", table: str = "") -> Notice:
    number, now = challenge.notices + 1, house.time.now()
    told: dict[str, Value] = {"status": status, "reason": reason, "table": table}
    return notice(challenge.id, number, Tell.CHALLENGE_CLOSED, (), turn_no=0, at=now, **told)


def known_game(house: House, key: str) -> AnyGame:
    try:
        return house.games(key)
    except KeyError as unknown:
        raise TableError(Wrong.UNKNOWN_GAME, id=printable(key)) from unknown


async def _offer(house: House, draft: Challenge, interaction: str) -> Answer:
    await _refuse_twice(house, draft)
    await refuse_beyond_cap(house, draft.guild, draft.author)
    for _ in range(_DRAWS):
        challenge = replace(draft, id=house.new_id(), notices=1)
        if await house.store.get(Challenge, challenge.id) is None:
            return await _post(house, challenge, interaction)
    raise StaleWrite("no free id")


async def _post(house: House, challenge: Challenge, interaction: str) -> Answer:
    mentions = () if challenge.invited is None else (challenge.invited,)
    answer = Answer(challenge.id, (Event(Did.CHALLENGED, {}),))
    await house.store.commit(
        Insert(challenge),
        Insert(notice(challenge.id, 1, Tell.CHALLENGE, mentions, turn_no=0, at=challenge.opened_at)),
        *delivered(house, challenge.author, interaction, answer),
    )
    house.news.tell(challenge.id)
    return answer


async def _refuse_twice(house: House, draft: Challenge) -> None:
    """One open challenge to the same person, or to anyone in the channel, at the same game."""
    same = {"status": Invitation.OPEN, "author": draft.author, "guild": draft.guild, "game": draft.game}
    where = {"channel": draft.channel} if draft.invited is None else {}
    if await house.store.count(Challenge, Where(equal={**same, **where, "invited": draft.invited})):
        raise TableError(Wrong.CHALLENGED_ALREADY)
