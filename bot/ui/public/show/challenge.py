"""The challenge message: every term, a picture of how the game begins, and what can be done with it."""

from dataclasses import replace

import discord

from bot.tables import Challenge, Posting
from bot.tables.values.durations import DAY
from bot.tables.values.notice_contents import ChallengeClosed, ChallengeMade
from bot.tables.values.terms import read_options, terms_of
from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.front_door import learn_button_of_challenge
from bot.ui.layout import Item, button
from bot.ui.look import public_look
from bot.ui.phrases import mention, moment, takes, terms_line, title
from bot.ui.plain_message import plain
from bot.ui.public.first_lines import with_names
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from games.core.game import AnyGame
from games.registry import game
from render import Look, Picture, card_board, paint

SAMPLE_SEED = "cairn"  # the picture shows how such a game begins, never this game's own layout


async def show_challenge(messenger: Messenger, notice: ParsedNotice[ChallengeMade]) -> MessagePlace | None:
    challenge = await messenger.ui.tables.challenges.challenge(notice.subject)
    if challenge.status != "open":
        return None
    speech = await messenger.ui.public_words(challenge.guild)
    look = await public_look(messenger.ui, challenge.guild, challenge.game, speech)
    painted = opening(game(challenge.game), challenge, replace(look, board=card_board(challenge.game)))
    name = f"{challenge.id}.png"
    view = plain(
        *await _first_lines(messenger, challenge, speech),
        speech.say(f"{challenge.game}-tagline"),
        _terms(challenge, speech),
        f"-# {takes(challenge.game, read_options(challenge.options), speech)}",
        _sample(challenge, speech),
        speech.say("term-expires", when=moment(challenge.expires_at)),
        buttons=[*_buttons(challenge, speech), await learn_button_of_challenge(messenger.ui, challenge, speech)],
    )
    place = await _thread_before(messenger, challenge)
    for channel in filter(None, (place, challenge.channel)):
        try:
            return await messenger.post(
                channel, view, [(name, painted)], nonce=notice.id, ring=notice.mentions, since=notice.made_at
            )
        except (discord.NotFound, discord.Forbidden):
            if channel == challenge.channel:
                raise
    return None


async def _thread_before(messenger: Messenger, challenge: Challenge) -> str | None:
    """Find the thread of the game before: a rematch is offered there."""
    place = await messenger.ui.tables.notices.place(challenge.rematch_of) if challenge.rematch_of else None
    return place.channel if place else None


async def close_challenge(messenger: Messenger, notice: ParsedNotice[ChallengeClosed]) -> None:
    """If it was accepted, open the thread; the challenge will say how it was answered, and lose its buttons."""
    tables = messenger.ui.tables
    challenge = await tables.challenges.challenge(notice.subject)
    closed = notice.content
    if closed.status == "accepted":
        await messenger.channel_of(await tables.queries.table(notice.subject))
    speech = await messenger.ui.public_words(challenge.guild)
    said = _how_closed(challenge, closed.status, speech)
    if closed.reason:
        said += " " + speech.say(f"refusal-{closed.reason}")
    postings = [one for one in await tables.notices.postings(notice.subject) if one.kind == "challenge"]
    for posting in postings:
        if closed.status == "declined":  # the reason may follow
            await tables.notices.placed(notice.subject, posting.channel, posting.message)
        await tables.notices.close(posting, said)
    if closed.reason and not postings:
        await _add_reason(messenger, notice, said)


def _how_closed(challenge: Challenge, status: str, speech: Words) -> str:
    if challenge.standing and status == "expired":  # perhaps many have accepted it
        days = (challenge.expires_at - challenge.opened_at) // DAY
        return speech.say("challenge-expired-standing", days=days)
    return speech.say(f"challenge-{status}")


async def _add_reason(messenger: Messenger, notice: ParsedNotice[ChallengeClosed], said: str) -> None:
    """Let the closed challenge say why it was declined."""
    notices = messenger.ui.tables.notices
    place = await notices.place(notice.subject)
    if place is not None and place.message is not None:
        await notices.close(
            Posting(place.message, place.channel, notice.subject, notice.id, "challenge", 0, stale=True), said
        )


def opening(rules: AnyGame, challenge: Challenge, look: Look) -> Picture:
    state = rules.setup(read_options(challenge.options), SAMPLE_SEED)
    return paint(rules.view(state, None), None, look)


async def _first_lines(messenger: Messenger, challenge: Challenge, speech: Words) -> tuple[str, str]:
    """Say who challenges to what, then ask whom; an open challenge mentions nobody."""
    to_anyone = "standing" if challenge.standing else "anyone"
    kind = to_anyone if challenge.invited is None else "rematch" if challenge.rematch_of else "you"
    asked = speech.say("asked-challenge-anyone" if challenge.invited is None else "asked-challenge-you")
    name, by = title(game(challenge.game), speech), await messenger.ui.names.called(challenge.author)
    told = with_names(lambda cut: speech.say(f"told-challenge-{kind}", game=name, by=cut(by)), asked)
    return told, asked if challenge.invited is None else f"{asked} {mention(challenge.invited)}"


def _terms(challenge: Challenge, speech: Words) -> str:
    """Write every term in one line, and how often it may be accepted; until when is a line that goes at its end."""
    stands = speech.say("term-standing", number=challenge.standing) if challenge.standing else ""
    ladder = speech.say("term-ladder") if challenge.league else ""
    return " · ".join(filter(None, [ladder, terms_line(terms_of(challenge), speech), stands]))


def _sample(challenge: Challenge, speech: Words) -> str:
    """Say that the picture shows a sample deal, not this game's."""
    drawn = game(challenge.game).uses_chance(read_options(challenge.options))
    return f"-# {speech.say('challenge-sample')}" if drawn else ""


def _buttons(challenge: Challenge, speech: Words) -> list[Item | None]:
    decline = button(speech.say("button-decline"), custom_id("decline", challenge.id))
    return [
        button(speech.say("button-accept"), custom_id("accept", challenge.id), discord.ButtonStyle.success),
        decline if challenge.invited is not None else None,
        button(speech.say("button-withdraw"), custom_id("withdraw", challenge.id)),
        button(speech.say("button-rules"), custom_id("rules", challenge.game, 1)),
    ]


SHOWS: Shows = {ChallengeMade: show_challenge, ChallengeClosed: close_challenge}
