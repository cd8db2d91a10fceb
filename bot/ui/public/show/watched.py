"""The end of a table, for those who asked to be told: one line each, in private, and nothing else."""

from bot.tables import TableView
from bot.tables.values.notice_contents import WatchedEnd
from bot.ui.plain_message import PlainMessage
from bot.ui.public.messenger import Messenger
from bot.ui.public.show.ended import result_told
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from bot.ui.which_table.next_table import jump


async def show_watched(messenger: Messenger, notice: ParsedNotice[WatchedEnd]) -> None:
    """Tell each once: whoever was told watches no longer, so that after a pause the others go on."""
    people = messenger.ui.tables.people
    table_view = await messenger.ui.tables.queries.table_view(notice.subject, game_no=notice.content.game_no)
    for person in await people.watchers(notice.subject):
        if await messenger.can_watch(table_view.table, person):
            said, nonce = await _line(messenger, table_view, person), f"{notice.id}-{person[-12:]}"
            await messenger.send_direct(person, said, nonce=nonce, since=notice.made_at)
        await people.unwatch(notice.subject, person)


async def _line(messenger: Messenger, table_view: TableView, person: str) -> PlainMessage:
    table, ui = table_view.table, messenger.ui
    speech = await ui.words_of(person)
    told = await result_told(messenger, table_view, speech)
    place = await ui.tables.notices.place(table.id)
    return PlainMessage(f"{told} {jump(table.guild, place.channel, place.message)}" if place else told)


SHOWS: Shows = {WatchedEnd: show_watched}
