"""What shows each kind of notice: one line for each module that has some."""

from bot.tables.values.notice_contents import NoticeContent
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show import (
    challenge,
    daily,
    digest,
    ended,
    league,
    recap,
    season,
    share,
    short_notices,
    turn,
    vote_call,
    watched,
)
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows

SHOWS: Shows = {
    **challenge.SHOWS,
    **turn.SHOWS,
    **short_notices.SHOWS,
    **ended.SHOWS,
    **recap.SHOWS,
    **season.SHOWS,
    **daily.SHOWS,
    **share.SHOWS,
    **digest.SHOWS,
    **league.SHOWS,
    **vote_call.SHOWS,
    **watched.SHOWS,
}


async def show(messenger: Messenger, notice: ParsedNotice[NoticeContent]) -> MessagePlace | None:
    return await SHOWS[type(notice.content)](messenger, notice)
