"""A league's rounds, by date: open the games that are due, tell what has changed (a ladder's, too), and end in time."""

import logging
from dataclasses import replace

from bot.tables.challenges.accept import open_table
from bot.tables.challenges.caps import refuse_beyond_cap, refuse_other_game
from bot.tables.challenges.offer import known_game
from bot.tables.challenges.willing import refuse_unwilling
from bot.tables.competition.leagues import LeagueView, commit_league, read_view, telling
from bot.tables.competition.schedule import Pair
from bot.tables.core.context import TableContext
from bot.tables.values.durations import DAY, MINUTE
from bot.tables.values.errors import TableError
from bot.tables.values.notice_contents import LeagueChanged, LeagueReminder, LeagueShown
from bot.tables.values.reminders import Reminder
from bot.tables.values.states import LeagueStatus
from bot.tables.values.terms import Terms, agreed
from data.records import League
from data.store import Replace
from games.core.option import usual

log = logging.getLogger(__name__)

SOON = 2 * DAY  # before the end of a round: then whoever plays yet is reminded, once
LAST = DAY  # so long it waits for a moment at which none of them has quiet hours: one message rings for all or nobody
PAUSE = 15 * MINUTE  # between two looks: so late a result is shown, or somebody who was away is paired


async def look(context: TableContext, league_id: str) -> None:
    """Open what is due and tell what has changed, or end a league whose time is over."""
    async with context.locks.hold(league_id):
        league = await context.store.get(League, league_id)
        if league is None or league.look_at is None or league.look_at > context.time.now():
            return
        view = await read_view(context, league)
        if league.begun_at is None or (league.ends_at is not None and league.ends_at <= context.time.now()):
            await _end(context, view)
            return
        for pair in _missing(context, view):
            await _open(context, league, pair)
        view = await read_view(context, league)
        await (_remind if _is_time_to_remind(context, view) else _tell)(context, view)


async def _end(context: TableContext, view: LeagueView) -> None:
    over = replace(view.league, status=LeagueStatus.OVER, look_at=None)
    content = LeagueShown() if view.league.begun_at else LeagueChanged()
    await commit_league(context, view.league, *telling(over, content, context.time.now()))


def _is_time_to_remind(context: TableContext, view: LeagueView) -> bool:
    """Remind once in a round: two days before its end, or on the next when all are awake, but a day before at last."""
    if view.is_ladder or view.league.reminded >= view.round_no:
        return False
    left = (view.round_ends or 0) - context.time.now()
    is_quiet = context.ring_wishes.is_anybody_quiet(_reminded(context, view), context.time.now())
    return left <= (LAST if is_quiet else SOON)


def _reminded(context: TableContext, view: LeagueView) -> list[str]:
    """List whose game runs, but for those who are away, or want no reminders, or a digest in their place."""
    now, playing = context.time.now(), {person for table in view.unfinished for person in (table.host, table.guest)}
    here = sorted(person for person in playing if context.absences.current(person, now) is None)
    return [person for person in here if context.ring_wishes.reminder(person) is not Reminder.NONE]


async def _remind(context: TableContext, view: LeagueView) -> None:
    """Ring once in a round for those whose game runs; the rest is told at the next look."""
    now, league = context.time.now(), view.league
    reminded = replace(league, reminded=view.round_no)
    if people := _reminded(context, view):
        await commit_league(context, league, *telling(reminded, LeagueReminder(view.round_no), now, people))
    else:
        await context.store.commit(Replace(reminded, league))


async def _tell(context: TableContext, view: LeagueView) -> None:
    """Post a message for a new round; edit it where there is something new; else only look again later."""
    league, now = view.league, context.time.now()
    ends = min(at for at in (view.round_ends, league.ends_at) if at is not None)
    later = replace(league, look_at=min(now + PAUSE, max(ends, now + 1)), told=view.as_told)
    if league.told == view.as_told:
        await context.store.commit(Replace(later, league))
        return
    is_new_round = league.told.split(" ")[0] != str(view.round_no)
    await commit_league(context, league, *telling(later, LeagueShown() if is_new_round else LeagueChanged(), now))


def _missing(context: TableContext, view: LeagueView) -> list[Pair]:
    """List who should have met by now and can: who is away is paired when they are back."""
    met = {frozenset((table.host, table.guest)) for table in view.tables}
    so_far = [pair for one in view.rounds[: view.round_no] for pair in one.pairs]
    return [pair for pair in so_far if frozenset(pair) not in met and all(_is_here(context, view, one) for one in pair)]


def _is_here(context: TableContext, view: LeagueView, person: str) -> bool:
    return person not in view.gone and context.absences.current(person, context.time.now()) is None


async def _open(context: TableContext, league: League, pair: Pair) -> None:
    """Open the table of two who have to meet; one that may not begin now is tried again at the next look."""
    host, guest = pair
    async with context.locks.hold_all(*(f"person:{person}" for person in pair)):
        try:
            await refuse_other_game(context, league.guild, league.game)
            await refuse_unwilling(context, host, guest)
            await refuse_beyond_cap(context, league.guild, host, guest)
            await _begin_table(context, league, host, guest)
        except TableError as refused:
            log.info("%s: two don't meet now: %s", league.id, refused.key)


async def _begin_table(context: TableContext, league: League, host: str, guest: str) -> None:
    game = known_game(context, league.game)
    await context.learn_of(host, guest)
    update = await open_table(
        context,
        game,
        agreed(Terms(league.game, pace=league.pace), game, usual(game.options)),
        guild=league.guild,
        channel=league.channel,
        host=host,
        guest=guest,
        league=league.id,
    )
    await update.commit()
