"""Short messages: offers, reminders, and what moderators and the clock have done."""

from contextlib import suppress

import discord

from bot.tables import TableError
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
from bot.text import Words, words
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button, layout, rows, text
from bot.ui.phrases import mention, moment
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice

YES, NO = discord.ButtonStyle.success, discord.ButtonStyle.secondary


async def show_word(messenger: Messenger, notice: ParsedNotice[NoticeContent]) -> MessagePlace | None:
    """Post a sentence, with the buttons by which it can be answered."""
    table = await messenger.ui.tables.queries.table(notice.subject)
    speech = await messenger.ui.public_words(table.guild)
    counts = (
        (await messenger.ui.tables.queries.table_view(notice.subject)).game.counts_scores
        if notice.kind == "end-offered"
        else False
    )
    is_alone = table.level is not None
    said = sentence(notice, speech, counts=counts, is_alone=is_alone)
    view = layout(text(said), *rows([] if is_alone else _buttons(notice, speech)))
    place, ring = await messenger.place_of(table), notice.rings(table)
    return await messenger.post(place, view, nonce=notice.id, ring=ring, since=notice.made_at)


async def show_reminder(messenger: Messenger, notice: ParsedNotice[NoticeContent]) -> MessagePlace | None:
    """Remind the player in the thread, and by direct message if they asked for it, unless they have left."""
    if notice.kind == "time-up" and await _find_leavers(messenger, notice):
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
    gone = [user for user in notice.mentions if not await messenger.is_member(table.guild, user)]
    for user in gone:
        with suppress(TableError):  # the table has ended meanwhile
            await messenger.ui.tables.play.left(table.id, user)
    return bool(gone)


async def _in_private(messenger: Messenger, notice: ParsedNotice[NoticeContent], user: str) -> str:
    """Write the sentence in the person's own language, with a link to the table."""
    table = await messenger.ui.tables.queries.table(notice.subject)
    speech = words((await messenger.ui.tables.people.person(user)).language or messenger.ui.language)
    return f"{sentence(notice, speech)}\nhttps://discord.com/channels/{table.guild}/{await messenger.place_of(table)}"


async def close_offer(messenger: Messenger, notice: ParsedNotice[OfferClosed]) -> MessagePlace | None:
    table = await messenger.ui.tables.queries.table(notice.subject)
    speech = await messenger.ui.public_words(table.guild)
    for posting in await messenger.ui.tables.notices.postings(notice.subject):
        if posting.kind == notice.content.offer:
            await messenger.remove_buttons(
                MessagePlace(posting.channel, posting.message), speech.say(f"offer-{notice.content.how}")
            )
            await messenger.ui.tables.notices.buttons_removed(posting)
    return None


def sentence(
    notice: ParsedNotice[NoticeContent], speech: Words, *, counts: bool = False, is_alone: bool = False
) -> str:
    """Put a notice into words; the message gets every value it may use. Alone, one offers an end to the bot."""
    told = notice.content
    who = " ".join(mention(user) for user in notice.mentions)
    key = f"notice-{notice.kind}"
    if notice.kind == "end-offered":
        key += ("-count" if counts else "-draw") + ("-alone" if is_alone else "")
    return speech.say(
        key + _variant(told),
        who=who,
        by=mention(_actor(told)),
        when=moment(_moment(told) or 0),
        reason=discord.utils.escape_markdown(told.reason) if isinstance(told, TableModerated) else "",
    )


def _variant(told: NoticeContent) -> str:
    match told:
        case TableSetAside(reason=kind) | TableModerated(verb=kind):
            return f"-{kind}"
        case _:
            return ""


def _actor(told: NoticeContent) -> str:
    match told:
        case EndOffered(by=person) | TakebackAsked(by=person) | TimeGiven(by=person) | TableModerated(moderator=person):
            return person
        case OpponentGone(gone=person):
            return person
        case _:
            return ""


def _moment(told: NoticeContent) -> int | None:
    match told:
        case TurnReminder(deadline=at) | TimeUp(deadline=at) | TimeGiven(deadline=at):
            return at
        case StillPlaying(until=at) | OpponentGone(claim_from=at):
            return at
        case _:
            return None


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
        claim = custom_id("claim", notice.subject, notice.turn_no)
        more = button(speech.say("button-more-time"), custom_id("more-time", notice.subject, notice.turn_no), NO)
        return [
            button(speech.say("button-claim"), claim, discord.ButtonStyle.danger),
            *([more] if notice.kind == "time-up" else []),
        ]
    return []
