"""Short messages: offers, reminders, and what moderators and the clock have done."""

from contextlib import suppress

import discord

from bot.tables import TableError
from bot.text import Words, words
from bot.ui.hall import Hall, Posted
from bot.ui.press import press
from bot.ui.sheet import Item, button, rows, sheet, text
from bot.ui.show.notice import Told
from bot.ui.telling import mention, moment

YES, NO = discord.ButtonStyle.success, discord.ButtonStyle.secondary


async def show_word(hall: Hall, told: Told) -> Posted | None:
    """Post a sentence, with the buttons by which it can be answered."""
    table = await hall.desk.tables.table(told.subject)
    speech = await hall.desk.public_words(table.guild)
    counts = (await hall.desk.tables.sight(told.subject)).game.counts_scores if told.kind == "end-offered" else False
    view = sheet(text(sentence(told, speech, counts=counts)), *rows(_buttons(told, speech)))
    return await hall.post(await hall.room(table), view, nonce=told.id, ring=told.mentions)


async def show_reminder(hall: Hall, told: Told) -> Posted | None:
    """Remind in the thread, and by direct message who asked for it; nobody who is not here any more."""
    if await _find_leavers(hall, told):
        return None
    posted = await show_word(hall, told)
    for user in told.mentions:
        if (await hall.desk.tables.person(user)).direct:
            await hall.whisper(user, await _in_private(hall, told, user))
    return posted


async def show_question(hall: Hall, told: Told) -> Posted | None:
    """Ask both whether they go on, unless one of them has left."""
    return None if await _find_leavers(hall, told) else await show_word(hall, told)


async def _find_leavers(hall: Hall, told: Told) -> bool:
    """Look, where somebody is to be rung for, whether he is still here; who stayed is told by a notice of its own."""
    table = await hall.desk.tables.table(told.subject)
    gone = [user for user in told.mentions if not await hall.is_here(table.guild, user)]
    for user in gone:
        with suppress(TableError):  # the table has ended meanwhile
            await hall.desk.tables.left(table.id, user)
    return bool(gone)


async def _in_private(hall: Hall, told: Told, user: str) -> str:
    """Say it in the person's own language, with the way to the table."""
    table = await hall.desk.tables.table(told.subject)
    speech = words((await hall.desk.tables.person(user)).language or hall.desk.language)
    return f"{sentence(told, speech)}\nhttps://discord.com/channels/{table.guild}/{await hall.room(table)}"


async def close_offer(hall: Hall, told: Told) -> Posted | None:
    table = await hall.desk.tables.table(told.subject)
    speech = await hall.desk.public_words(table.guild)
    for posting in await hall.desk.tables.postings(told.subject):
        if posting.kind == told.payload["offer"]:
            await hall.fade(Posted(posting.channel, posting.message), speech.say(f"offer-{told.payload['how']}"))
            await hall.desk.tables.faded(posting)
    return None


def sentence(told: Told, speech: Words, *, counts: bool = False) -> str:
    """Say a notice in words; every value it may want is given, whether or not it does."""
    payload = told.payload
    who = " ".join(mention(user) for user in told.mentions)
    key = f"notice-{told.kind}"
    if told.kind == "end-offered":
        key += "-count" if counts else "-draw"
    if told.kind == "set-aside":
        key += f"-{payload['reason']}"
    if told.kind == "moderated":
        key += f"-{payload['verb']}"
    return speech.say(
        key,
        who=who,
        by=mention(str(payload.get("by", payload.get("moderator", payload.get("gone", ""))))),
        when=moment(int(payload.get("deadline") or payload.get("until") or payload.get("claim_from") or 0)),
        reason=discord.utils.escape_markdown(str(payload.get("reason", ""))),
    )


def _buttons(told: Told, speech: Words) -> list[Item]:
    if told.kind in ("end-offered", "takeback-asked"):
        verb = "end" if told.kind == "end-offered" else "back"
        return [
            button(speech.say("button-accept"), press(f"{verb}-yes", told.subject), YES),
            button(speech.say("button-decline"), press(f"{verb}-no", told.subject), NO),
        ]
    if told.kind == "still-playing":
        return [button(speech.say("button-keep"), press("keep", told.subject), YES)]
    if told.kind in ("time-up", "gone"):
        claim = press("claim", told.subject, told.turn_no)
        more = button(speech.say("button-more-time"), press("more-time", told.subject, told.turn_no), NO)
        return [
            button(speech.say("button-claim"), claim, discord.ButtonStyle.danger),
            *([more] if told.kind == "time-up" else []),
        ]
    return []
