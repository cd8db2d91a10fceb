"""The digest: a person's tables that wait for them, the most urgent first, in one direct message."""

from collections.abc import Sequence

from bot.tables import TableSummary
from bot.tables.values.ids import person_of_digest
from bot.tables.values.notice_contents import TurnDigest
from bot.text import Words
from bot.ui.phrases import clock_in_words
from bot.ui.plain_message import PlainMessage, plain
from bot.ui.public.first_lines import Cut, asked_move, short_name, with_names
from bot.ui.public.messenger import Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from bot.ui.which_table.next_table import jump

MOST_LINES = 10


async def show_digest(messenger: Messenger, notice: ParsedNotice[TurnDigest]) -> None:
    """Send it; nothing is sent if nothing waits."""
    person = person_of_digest(notice.subject) or ""
    tables = await messenger.ui.tables.queries.tables_of(person)
    waiting = [one for one in tables if (one.is_mine or one.waits) and one.table.level is None]
    if waiting:
        speech = await messenger.ui.words_of(person)
        names = {one.opponent: await messenger.ui.names.called(one.opponent) for one in waiting}
        message = _message(waiting, names, messenger.ui.clock.now(), speech)
        await messenger.send_direct(person, message, nonce=notice.id, since=notice.made_at)


def _message(waiting: Sequence[TableSummary], names: dict[str, str], now: int, speech: Words) -> PlainMessage:
    first = waiting[0]
    asked = _asked(first, now, speech)
    count = len(waiting)
    told = with_names(lambda cut: speech.say("told-digest", count=count, table=_name(first, names, speech, cut)), asked)
    lines = [_line(one, names, speech) for one in waiting[:MOST_LINES]]
    more = count - len(lines)
    return plain(told, asked, *lines, speech.say("digest-more", count=more) if more else "")


def _asked(one: TableSummary, now: int, speech: Words) -> str:
    if one.is_mine:
        return asked_move(one.deadline, now, speech)
    return speech.say("asked-claim" if one.may_claim else "asked-offer")


def _name(one: TableSummary, names: dict[str, str], speech: Words, cut: Cut) -> str:
    game = speech.either(f"{one.table.game}-title", one.table.game)
    return speech.say("table-against", game=game, who=cut(names[one.opponent]))


def _line(one: TableSummary, names: dict[str, str], speech: Words) -> str:
    name = _name(one, names, speech, short_name)
    linked = f"[{name}]({jump(one.table.guild, one.channel, one.message)})" if one.channel else name
    claim = f" · {speech.say('tables-claim')}" if one.may_claim else ""
    until = clock_in_words(one.deadline, speech, is_paused=one.is_paused, is_overdue=one.is_overdue)
    return f"- {linked}{claim}{f' · {until}' if until else ''}"


SHOWS: Shows = {TurnDigest: show_digest}
