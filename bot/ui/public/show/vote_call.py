"""A vote has begun: a line in private for each who asked to be told, with a link to it."""

from bot.tables import Table
from bot.tables.values.ids import everybody_of
from bot.tables.values.notice_contents import VoteOpened
from bot.ui.custom_id import custom_id
from bot.ui.layout import button, link
from bot.ui.phrases import moment
from bot.ui.plain_message import PlainMessage, plain
from bot.ui.public.first_lines import with_names
from bot.ui.public.messenger import Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from bot.ui.which_table.next_table import jump


async def show_vote_call(messenger: Messenger, notice: ParsedNotice[VoteOpened]) -> None:
    """Tell each once: after a pause those go on who weren't told yet."""
    votes = messenger.ui.tables.votes
    table = await messenger.ui.tables.queries.table(notice.subject)
    if table.turn_no != notice.turn_no or await votes.times(table) is None:
        return
    for person in await votes.to_call(table):
        if await messenger.sees(table, person):
            said, nonce = await _said(messenger, table, person), f"{notice.id}-{person[-12:]}"
            await messenger.send_direct(person, said, nonce=nonce, since=notice.made_at)
        await votes.called(table, person)


async def _said(messenger: Messenger, table: Table, person: str) -> PlainMessage:
    ui = messenger.ui
    speech = await ui.words_of(person)
    server, game = await ui.names.called(everybody_of(table.guild)), speech.either(f"{table.game}-title", table.game)
    asked = speech.say("asked-vote")
    told = with_names(lambda cut: speech.say("told-vote", game=game, server=cut(server)), asked)
    times, place = await ui.tables.votes.times(table), await ui.tables.notices.place(table.id)
    where = jump(table.guild, place.channel, place.message) if place else jump(table.guild, table.channel, None)
    until = speech.say("vote-call-until", when=moment(times.closes)) if times else ""
    off = button(speech.say("button-vote-calls-off"), custom_id("vote-calls", table.guild, "off"))
    return plain(told, asked, until, buttons=[link(speech.say("button-vote"), where), off])


SHOWS: Shows = {VoteOpened: show_vote_call}
