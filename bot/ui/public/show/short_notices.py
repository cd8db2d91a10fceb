"""Short messages: offers, reminders, and what moderators and the clock have done."""

from contextlib import suppress

import discord

from bot.tables import Table, TableError
from bot.tables.values.notice_contents import (
    EndOffered,
    NoticeContent,
    OfferClosed,
    OpponentGone,
    StillPlaying,
    TableModerated,
    TableSetAside,
    TakebackAsked,
    TimeGiven,
    TimeUp,
    TurnReminder,
)
from bot.tables.values.states import Suspension
from bot.text import Words
from bot.ui.context import DIRECT
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button
from bot.ui.phrases import mention, moment
from bot.ui.plain_message import PlainMessage, plain
from bot.ui.public.first_lines import asked_move, days_until, with_names
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from games.registry import game

YES, NO, TAKE = discord.ButtonStyle.success, discord.ButtonStyle.secondary, discord.ButtonStyle.danger
BACK_IN_PLAY = ("undo", "unlock")


async def show_word(messenger: Messenger, notice: ParsedNotice[NoticeContent]) -> MessagePlace | None:
    """Post a sentence, with the buttons by which it can be answered."""
    table = await messenger.ui.tables.queries.table(notice.subject)
    speech = await messenger.ui.public_words(table.guild)
    view = await short_message(messenger, table, notice, speech, who=" ".join(map(mention, notice.mentions)))
    channel, ring = await messenger.channel_of(table), notice.rings(table)
    is_silent = table.level is not None  # like the turns there
    return await messenger.post(channel, view, nonce=notice.id, ring=ring, since=notice.made_at, is_silent=is_silent)


async def show_reminder(messenger: Messenger, notice: ParsedNotice[NoticeContent]) -> MessagePlace | None:
    """Remind the player in the thread, and by direct message if they asked for it, unless they have left."""
    if await _find_leavers(messenger, notice):
        return None
    posted = await show_word(messenger, notice)
    for user in notice.mentions:
        if (await messenger.ui.tables.people.person(user)).direct:
            await messenger.send_direct(
                user, await _in_private(messenger, notice, user), nonce=f"{notice.id}-d", since=notice.made_at
            )
    return posted


async def show_question(messenger: Messenger, notice: ParsedNotice[NoticeContent]) -> MessagePlace | None:
    """Ask both whether they go on, unless one of them has left."""
    return None if await _find_leavers(messenger, notice) else await show_word(messenger, notice)


async def _find_leavers(messenger: Messenger, notice: ParsedNotice[NoticeContent]) -> bool:
    """Check that somebody is still in the server before mentioning them; another notice tells the other player."""
    table = await messenger.ui.tables.queries.table(notice.subject)
    if table.guild.startswith(DIRECT):
        return False
    gone = [user for user in notice.mentions if not await messenger.is_member(table.guild, user)]
    for user in gone:
        with suppress(TableError):  # the table has ended meanwhile
            await messenger.ui.tables.play.left(table.id, user)
    return bool(gone)


async def _in_private(messenger: Messenger, notice: ParsedNotice[NoticeContent], user: str) -> PlainMessage:
    """Write the same in the person's own language, with a link to the table."""
    table = await messenger.ui.tables.queries.table(notice.subject)
    speech = await messenger.ui.words_of(user)
    link = f"https://discord.com/channels/{table.guild}/{await messenger.channel_of(table)}"
    said = await short_message(messenger, table, notice, speech)
    return PlainMessage(f"{said.content}\n{link}")


async def close_offer(messenger: Messenger, notice: ParsedNotice[OfferClosed]) -> None:
    """Let the offer say how it was answered, and lose its buttons."""
    notices = messenger.ui.tables.notices
    speech = await messenger.ui.public_words((await messenger.ui.tables.queries.table(notice.subject)).guild)
    for posting in await notices.postings(notice.subject):
        if posting.kind == notice.content.offer:
            await notices.close(posting, speech.say(f"offer-{notice.content.how}"))


async def short_message(
    messenger: Messenger, table: Table, notice: ParsedNotice[NoticeContent], speech: Words, who: str = ""
) -> PlainMessage:
    """Say what has happened, ask what is asked, mentioning whom it is asked of, and explain."""
    is_alone = table.level is not None  # who plays with the bot asks the bot
    asked = _asked(notice.content, messenger.ui.clock.now(), speech, is_alone=is_alone)
    told = await _told(messenger, table, notice, asked, speech)
    buttons = [] if is_alone else _buttons(notice, speech)
    return plain(told, f"{asked} {who}".rstrip(), _more(notice, speech), buttons=buttons)


async def _told(
    messenger: Messenger, table: Table, notice: ParsedNotice[NoticeContent], asked: str, speech: Words
) -> str:
    """Put a notice into one line; the message gets every value it may use."""
    opponent = table.host if table.guest in notice.mentions else table.guest
    named = {"by": _actor(notice.content) or opponent, "host": table.host, "guest": table.guest}
    names = {key: await messenger.ui.names.called(person) for key, person in named.items()}
    variant = f"-{notice.content.verb}" if isinstance(notice.content, TableModerated) else ""
    key = f"told-{notice.kind}{variant}"
    if notice.kind == "end-offered":
        key += "-count" if game(table.game).counts_scores else "-draw"
        key += "-alone" if table.level is not None else ""
    title = speech.either(f"{table.game}-title", table.game)  # a later version may not know the game
    return with_names(
        lambda cut: speech.say(key, game=title, **{part: cut(name) for part, name in names.items()}), asked
    )


def _asked(told: NoticeContent, now: int, speech: Words, *, is_alone: bool) -> str:
    match told:
        case EndOffered() | TakebackAsked():
            return speech.say("asked-offer-alone" if is_alone else "asked-offer")
        case TurnReminder(deadline=at) | TimeGiven(deadline=at):
            return asked_move(at, now, speech)
        case TimeUp():
            return speech.say("asked-time-up")
        case StillPlaying(until=at):
            return speech.say("asked-still-playing", left=max(1, days_until(at or now, now)))
        case OpponentGone(claim_from=at):
            return speech.say("asked-gone", left=days_until(at or now, now))
        case TableSetAside(reason=why):
            return speech.say("asked-nothing" if why == Suspension.GAME_MISSING else "asked-set-aside")
        case TableModerated(verb=verb):
            return speech.say("asked-see-turn" if verb in BACK_IN_PLAY else "asked-nothing")
        case _:
            raise TypeError(f"{told.KIND} asks for nothing")


def _more(notice: ParsedNotice[NoticeContent], speech: Words) -> str:
    """Explain in small print; a moderator's reason stands in their own words."""
    match notice.content:
        case TableModerated(reason=reason, moderator=by):
            return speech.say("notice-moderated", by=mention(by), reason=discord.utils.escape_markdown(reason))
        case TableSetAside(reason=kind):
            return speech.say(f"notice-set-aside-{kind}")
        case TurnReminder(deadline=at) | TimeUp(deadline=at) | TimeGiven(deadline=at):
            return speech.say(f"notice-{notice.kind}", when=moment(at or 0))
        case StillPlaying(until=at) | OpponentGone(claim_from=at):
            return speech.say(f"notice-{notice.kind}", when=moment(at or 0))
        case TakebackAsked(with_answer=True):
            return speech.say("notice-takeback-answer")
        case _:
            return ""


def _actor(told: NoticeContent) -> str:
    match told:
        case EndOffered(by=person) | TakebackAsked(by=person) | TimeGiven(by=person):
            return person
        case TableModerated(moderator=person) | OpponentGone(gone=person):
            return person
        case _:
            return ""


def _buttons(notice: ParsedNotice[NoticeContent], speech: Words) -> list[Item]:
    if notice.kind in ("end-offered", "takeback-asked"):
        verb = "end" if notice.kind == "end-offered" else "back"
        return [
            button(speech.say("button-accept"), custom_id(f"{verb}-yes", notice.subject), YES),
            button(speech.say("button-decline"), custom_id(f"{verb}-no", notice.subject), NO),
        ]
    if notice.kind == "still-playing":
        return [button(speech.say("button-keep"), custom_id("keep", notice.subject), YES)]
    if notice.kind in ("time-up", "gone"):
        claim = button(speech.say("button-claim"), custom_id("claim", notice.subject, notice.turn_no), TAKE)
        more = button(speech.say("button-more-time"), custom_id("more-time", notice.subject, notice.turn_no), NO)
        return [claim, more] if notice.kind == "time-up" else [claim]
    return []


SHOWS: Shows = {
    EndOffered: show_word,
    TakebackAsked: show_word,
    OfferClosed: close_offer,
    TurnReminder: show_reminder,
    TimeUp: show_reminder,
    StillPlaying: show_question,
    TimeGiven: show_word,
    OpponentGone: show_word,
    TableModerated: show_word,
    TableSetAside: show_word,
}
