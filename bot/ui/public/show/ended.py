"""The end message: who won against whom and why, the final picture, how the two stand, and what can be done next."""

import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import discord

from bot.tables import TableView
from bot.tables.values.notice_contents import GameEnded, TableResult
from bot.tables.values.terms import is_private
from bot.text import Words
from bot.ui.layout import layout, picture, text
from bot.ui.look_up.finished_game import finished_game
from bot.ui.look_up.recap_maker import FILM, results_channel
from bot.ui.phrases import mention, news, reason, table_title, title
from bot.ui.plain_message import plain
from bot.ui.public.first_lines import with_names
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.end_buttons import can_meet_again, end_rows
from bot.ui.public.show.end_story import NO_RESULT, end_story, standing
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from bot.ui.public.show.recap import public_recap
from bot.ui.public.show.turn import paint_public
from bot.workers.pool import JobFailed, WorkerLost
from render import Picture

log = logging.getLogger(__name__)


async def show_ended(messenger: Messenger, notice: ParsedNotice[GameEnded]) -> MessagePlace | None:
    number = notice.content.game_no
    table_view = await messenger.ui.tables.queries.table_view(notice.subject, game_no=number)
    speech = await messenger.ui.public_words(table_view.table.guild)
    painted = await paint_public(messenger, table_view, speech)
    name = f"{table_view.table.id}-{number}-end.png"
    said = [verdict(table_view, notice.content, speech), *await end_story(messenger.ui, table_view, speech)]
    said += [_series(table_view, notice.content, speech), *await standing(messenger.ui, table_view, speech)]
    asked = speech.say(_asked(table_view, is_over=notice.content.over))
    view = plain(await result_told(messenger, table_view, speech, asked), asked, *said, speech.say("ended-thanks"))
    view = replace(view, rows=tuple(end_rows(table_view, number, speech, over=notice.content.over)))
    return await messenger.post(
        await messenger.channel_of(table_view.table),
        view,
        [(name, painted)],
        nonce=notice.id,
        ring=notice.rings(table_view.table),
        since=notice.made_at,
        is_silent=table_view.table.level is not None,
    )


def _asked(table_view: TableView, *, is_over: bool) -> str:
    if table_view.is_voted:
        return "asked-vote-over"
    if not can_meet_again(table_view):
        return "asked-nothing"
    return "asked-rematch" if is_over else "asked-next-game"


async def result_told(messenger: Messenger, table_view: TableView, speech: Words, asked: str = "") -> str:
    """Say the result in one line, which leaves room for what is asked."""
    game, sides = table_title(table_view.game, table_view.table.level, speech), _sides(table_view)
    by, other = [await messenger.ui.names.called(each) for each in sides]
    return with_names(
        lambda cut: speech.say(f"told-ended-{table_view.result}", game=game, by=cut(by), other=cut(other)), asked
    )


async def show_result(messenger: Messenger, notice: ParsedNotice[TableResult]) -> None:
    """Post the result in the channel, or the one for results, in one silent line; a refusal is ignored."""
    table_view = await messenger.ui.tables.queries.table_view(notice.subject, game_no=notice.content.game_no)
    table = table_view.table
    server = await messenger.ui.tables.people.server(table.guild)
    place = await messenger.ui.tables.notices.place(table.id)
    channel = await results_channel(messenger.ui, table)
    if not server.results or place is None or place.channel == channel:
        return
    speech = await messenger.ui.public_words(table.guild)
    where = speech.say("result-private") if is_private(table) else f"<#{place.channel}>"
    line = result_line(table_view, where, speech)
    with suppress(discord.Forbidden, discord.NotFound):
        if await messenger.posted_before(channel, layout(text(line)), (), notice.made_at):
            return  # with a recap or without one
        shown = await _recap(messenger, table_view) if server.recaps and not is_private(table) else []
        view = layout(*(picture(name, painted) for name, painted in shown), text(line))
        await messenger.post(channel, view, shown, nonce=notice.id, since=notice.made_at, is_silent=True)


async def _recap(messenger: Messenger, table_view: TableView) -> list[tuple[str, Picture]]:
    """Make it; the result is told without it if no worker can."""
    try:
        return [await public_recap(messenger, await finished_game(messenger.ui, table_view), FILM)]
    except (JobFailed, WorkerLost) as failed:
        log.warning("%s: the result is told without a recap: %s", table_view.table.id, failed)
        return []


def result_line(table_view: TableView, where: str, speech: Words) -> str:
    table = table_view.table
    game = title(table_view.game, speech)
    if table.best_of > 1:
        names = {"host": mention(table.host), "guest": mention(table.guest)}
        wins = {"first": table.host_wins, "second": table.guest_wins}
        return speech.say("result-series", game=game, where=where, **names, **wins)
    winner, loser = map(mention, _sides(table_view))
    return speech.say(f"result-{table_view.result}", game=game, who=winner, other=loser, where=where)


def verdict(table_view: TableView, ended: GameEnded, speech: Words) -> str:
    """Say the result and its reason, in a moderator's words if it was theirs; then score and series."""
    return "\n".join(line for line in _lines(table_view, ended, speech) if line)


def _lines(table_view: TableView, ended: GameEnded, speech: Words) -> Iterator[str]:
    winner, loser = map(mention, _sides(table_view))
    why = reason(table_view.game, ended.reason, speech, limit=table_view.options.get("quiet", 0))
    yield speech.say(f"ended-{ended.result}", who=winner, other=loser, why=why)
    if ended.why:
        yield speech.say("ended-moderator", by=mention(ended.by), reason=discord.utils.escape_markdown(ended.why))
    if table_view.view.outcome is not None:
        yield news(table_view.game, table_view.view, speech)
    score = table_view.game.score(table_view.view)
    if score and ended.result != NO_RESULT:
        names = dict(zip(("host", "guest"), map(mention, table_view.players), strict=True))
        yield speech.say("ended-score", first=score[0], second=score[1], **names)


def _series(table_view: TableView, ended: GameEnded, speech: Words) -> str:
    if table_view.table.best_of == 1:
        return ""
    (first, second), key = map(int, ended.wins), "series-over" if ended.over else "series-stands"
    return speech.say(key, host=mention(ended.host), guest=mention(ended.guest), first=first, second=second)


def _sides(table_view: TableView) -> tuple[str, str]:
    """Return the winner and the loser; of a draw both as they sat."""
    first, second = table_view.players
    outcome = table_view.outcome
    return (second, first) if outcome is not None and outcome.winner == 1 else (first, second)


SHOWS: Shows = {GameEnded: show_ended, TableResult: show_result}
