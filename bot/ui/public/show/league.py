"""A league's message: who has joined, then by rounds who meets whom, and its table; a ladder's: who stands where."""

from collections.abc import AsyncIterator
from contextlib import suppress

import discord

from bot.tables import LeagueStatus, LeagueView, Table, TableStatus
from bot.tables.values.durations import DAY
from bot.tables.values.limits import LADDER_IDLE, LADDER_REACH
from bot.tables.values.notice_contents import LeagueChanged, LeagueReminder, LeagueShown, NoticeKind
from bot.text import Words
from bot.ui.context import UiContext
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, Layout, button, layout, picture, rows, text
from bot.ui.look import public_look
from bot.ui.phrases import mention, moment
from bot.ui.plain_message import plain
from bot.ui.public.first_lines import days_until
from bot.ui.public.messenger import MessagePlace, Messenger, Pictures
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from render.league import LeagueLine, league_picture

WAITS, RUNS, OVER, NEVER = "waits", "runs", "over", "never"


async def show_league(messenger: Messenger, notice: ParsedNotice[LeagueShown]) -> MessagePlace:
    """Post it without a sound: whoever is to move is told at their table."""
    stands = await messenger.ui.tables.leagues.view(notice.subject)
    view, pictures = await laid_out(messenger.ui, stands)
    return await messenger.post(
        stands.league.channel, view, pictures, nonce=notice.id, since=notice.made_at, is_silent=True
    )


async def change_league(messenger: Messenger, notice: ParsedNotice[LeagueChanged]) -> None:
    """Let the newest message show how it stands now; one that somebody has deleted stays away until the next round."""
    stands = await messenger.ui.tables.leagues.view(notice.subject)
    for posting in await messenger.ui.tables.notices.postings(notice.subject):
        if posting.kind == NoticeKind.LEAGUE:
            with suppress(discord.NotFound):
                await messenger.rewrite(
                    MessagePlace(posting.channel, posting.message), *await laid_out(messenger.ui, stands)
                )


async def show_reminder(messenger: Messenger, notice: ParsedNotice[LeagueReminder]) -> MessagePlace | None:
    """Ring once for whoever still plays, if the round hasn't ended meanwhile."""
    stands = await messenger.ui.tables.leagues.view(notice.subject)
    waiting = {person for table in stands.unfinished for person in (table.host, table.guest)}
    ring = [person for person in notice.mentions if person in waiting]
    if not ring or stands.round_no != notice.content.round_no or stands.league.status == LeagueStatus.OVER:
        return None
    speech = await messenger.ui.public_words(stands.league.guild)
    left = days_until(stands.round_ends or 0, messenger.ui.clock.now())
    game = speech.either(f"{stands.league.game}-title", stands.league.game)
    said = plain(
        speech.say("told-league-reminder", game=game, number=stands.round_no, left=left),
        f"{speech.say('asked-league-reminder')} {' '.join(map(mention, ring))}",
        *_running(stands, speech),
        f"-# {speech.say('league-unfinished', ends=moment(stands.league.ends_at or 0, 'D'))}",
    )
    return await messenger.post(stands.league.channel, said, nonce=notice.id, ring=ring, since=notice.made_at)


async def laid_out(ui: UiContext, stands: LeagueView) -> tuple[Layout, Pictures]:
    speech = await ui.public_words(stands.league.guild)
    game = speech.either(f"{stands.league.game}-title", stands.league.game)
    title = text(speech.say("ladder-title" if stands.is_ladder else "league-title", game=game))
    said = text("\n".join(_said(stands, speech)))
    if not (stands.people if stands.is_ladder else _is_under_way(stands)):
        return layout(title, said, *rows(_buttons(stands, speech))), ()
    name = f"{stands.league.id}-{stands.league.notices}.png"
    look = await public_look(ui, stands.league.guild, stands.league.game, speech)
    painted = league_picture([line async for line in _lines(ui, stands)], look)
    shown = layout(title, picture(name, painted), said, *rows(_buttons(stands, speech)))
    return shown, [(name, painted)]


def _said(stands: LeagueView, speech: Words) -> list[str]:
    if stands.is_ladder:
        return _of_ladder(stands, speech)
    if _is_under_way(stands):
        return [_heading(stands, speech), *_pairs(stands, speech)]
    who = ", ".join(map(mention, stands.people)) or "–"
    return [*_terms(stands, speech), "", speech.say("league-joined", count=len(stands.people), who=who)]


def _is_under_way(stands: LeagueView) -> bool:
    """Tell whether a round is to be shown: until the first has its message, the one that announced the league stays."""
    return bool(stands.rounds and stands.league.told)


def _terms(stands: LeagueView, speech: Words) -> list[str]:
    """Say what one joins, before one does."""
    league = stands.league
    if league.status == LeagueStatus.OVER:
        return [speech.say("league-cancelled")]
    return [
        speech.say("league-how", days=league.days, pace=league.pace, who=mention(league.run_by)),
        speech.say("league-away"),
    ]


def _of_ladder(stands: LeagueView, speech: Words) -> list[str]:
    """Say how one climbs, and who plays whom."""
    league = stands.league
    if league.status == LeagueStatus.OVER:
        return [speech.say("ladder-over")]
    how = speech.say("ladder-how", pace=league.pace, reach=LADDER_REACH, idle=LADDER_IDLE // DAY)
    return [*_running(stands, speech), how, f"-# {speech.say('ladder-refusing', idle=LADDER_IDLE // DAY)}"]


def _running(stands: LeagueView, speech: Words) -> list[str]:
    return [
        speech.say("league-pair", one=mention(table.host), other=mention(table.guest), state="runs")
        for table in stands.unfinished
    ]


def _heading(stands: LeagueView, speech: Words) -> str:
    league, of = stands.league, len(stands.rounds)
    if league.status == LeagueStatus.OVER:
        first = [one.person for one in stands.standings if one.rank == 1 and one.played]
        return speech.say("league-over", who=", ".join(map(mention, first)) or "–", count=len(first))
    ends = moment(stands.round_ends or 0, "f")
    return speech.say("league-round", number=stands.round_no, of=of, when=ends, ends=moment(league.ends_at or 0, "D"))


def _pairs(stands: LeagueView, speech: Words) -> list[str]:
    """List the games of this round and those of earlier ones that are still open."""
    if stands.league.status == LeagueStatus.OVER:
        return []
    begun = {frozenset((table.host, table.guest)): table for table in stands.tables}
    lines: list[str] = []
    for number, round_ in enumerate(stands.rounds[: stands.round_no], 1):
        for pair in round_.pairs:
            state = _state(begun.get(frozenset(pair)), is_whole=stands.gone.isdisjoint(pair))
            if number == stands.round_no or state in (WAITS, RUNS):
                lines.append(speech.say("league-pair", one=mention(pair[0]), other=mention(pair[1]), state=state))
    off = stands.rounds[stands.round_no - 1].off
    return [*lines, speech.say("league-off", who=mention(off))] if off else lines


def _state(table: Table | None, *, is_whole: bool) -> str:
    """Say how far two have come; of those of whom one has left, a game that hasn't begun is never played."""
    if table is None:
        return WAITS if is_whole else NEVER
    return RUNS if table.status == TableStatus.OPEN else OVER


async def _lines(ui: UiContext, stands: LeagueView) -> AsyncIterator[LeagueLine]:
    place = {person: number for number, person in enumerate(stands.people, 1)} if stands.is_ladder else {}
    for one in sorted(stands.standings, key=lambda one: place.get(one.person, 0)):
        name, has_left = await ui.names.called(one.person), one.person in stands.gone
        points = None if stands.is_ladder else one.points
        yield LeagueLine(place.get(one.person, one.rank), name, one.wins, one.draws, one.losses, points, has_left)


def _buttons(stands: LeagueView, speech: Words) -> list[Item | None]:
    league = stands.league
    if league.status == LeagueStatus.OVER:
        return []
    leave = button(speech.say("button-league-leave"), custom_id("league-leave", league.id))
    join = button(speech.say("button-league-join"), custom_id("league-join", league.id), discord.ButtonStyle.success)
    if stands.is_ladder:
        return [button(speech.say("button-ladder-up"), custom_id("ladder-up", league.id)), join, leave]
    if league.status == LeagueStatus.RUNNING:
        return [leave]
    return [join, leave, button(speech.say("button-league-begin"), custom_id("league-begin", league.id))]


SHOWS: Shows = {LeagueShown: show_league, LeagueChanged: change_league, LeagueReminder: show_reminder}
