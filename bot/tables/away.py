"""Be away: the clocks of one's tables stand still, for at most so many days a year."""

from dataclasses import replace

from bot.tables.absences import YEAR
from bot.tables.clockwork import rest
from bot.tables.delivery import delivered, once
from bot.tables.draft import Draft
from bot.tables.events import Answer, Did, Event
from bot.tables.house import House
from bot.tables.loading import row
from bot.tables.notice_kinds import Tell
from bot.tables.running_time import DAY
from bot.tables.seats import tables_of
from bot.tables.states import Status
from bot.tables.wrong import TableError, Wrong
from data.records import Away
from data.store import Change, Insert, Replace


async def away(house: House, person: str, until: int, interaction: str) -> Answer:
    async def work() -> Answer:
        now = house.time.now()
        if until <= now:
            raise TableError(Wrong.AWAY_BAD)
        current = house.absences.current(person, now)
        begun = current.from_at if current else now
        left = allowance(house, person, but=current) - (until - begun)
        if left < 0:
            raise TableError(Wrong.AWAY_TOO_LONG, days=max(0, (left + until - begun)) // DAY)
        answer = Answer(person, (Event(Did.AWAY, {"until": until, "days_left": left // DAY}),))
        await _declare(house, current, _spell(house, person, current, until), answer, interaction)
        return answer

    async with house.locks.hold(f"person:{person}"):
        return await once(house, person, interaction, work)


async def back(house: House, person: str, interaction: str) -> Answer:
    async def work() -> Answer:
        now = house.time.now()
        current = house.absences.current(person, now)
        if current is None:
            raise TableError(Wrong.NOT_AWAY)
        answer = Answer(person, (Event(Did.BACK, {}),))
        await _declare(house, current, _spell(house, person, current, now), answer, interaction)
        return answer

    async with house.locks.hold(f"person:{person}"):
        return await once(house, person, interaction, work)


def allowance(house: House, person: str, but: Away | None = None) -> int:
    """What is left of this year's days."""
    year_ago = house.time.now() - YEAR
    spent = sum(
        away.until_at - max(away.from_at, year_ago)
        for away in house.absences.of(person)
        if away.until_at > year_ago and (but is None or away.id != but.id)
    )
    return house.limits.away_days * DAY - spent


async def carry_over(house: House) -> None:
    """Who is away until a certain day is so by the wall clock: time the program has missed doesn't lengthen it."""
    now, run = house.time.now(), house.time.run()
    for away_ in [one for one in house.absences.all() if one.until_run > run]:
        until_run = max(run, house.time.run() + away_.until_at - now)
        if until_run != away_.until_run:
            await house.store.commit(Replace(replace(away_, until_run=until_run)))
            house.absences.put(replace(away_, until_run=until_run, version=away_.version + 1))
            await _reckon_anew(house, away_.person)


def _spell(house: House, person: str, current: Away | None, until: int) -> Away:
    until_run = house.time.run() + until - house.time.now()
    if current:
        return replace(current, until_at=until, until_run=until_run)
    now, run = house.time.now(), house.time.run()
    return Away(f"{person}-{now}", person, now, until, run, until_run)


async def _declare(house: House, current: Away | None, spell: Away, answer: Answer, interaction: str) -> None:
    change: Change = Replace(spell) if current else Insert(spell)
    await house.store.commit(change, *delivered(house, spell.person, interaction, answer))
    house.absences.put(replace(spell, version=spell.version + 1) if current else spell)
    await _reckon_anew(house, spell.person)


async def _reckon_anew(house: House, person: str) -> None:
    for table in await tables_of(house.store, person, (Status.OPEN,)):
        async with house.locks.hold(table.id):
            draft = Draft(house, await row(house, table.id))
            if draft.table.status == Status.OPEN:
                rest(draft)
                draft.drop((Tell.CHANGED,))
                draft.tell(Tell.CHANGED)
                await draft.commit()
