"""The challenge message: every term, a picture of how the game begins, and four buttons."""

import discord

from bot.tables.terms import read_options
from bot.text import Words
from bot.ui.hall import Hall, Posted
from bot.ui.look import public_look
from bot.ui.press import press
from bot.ui.sheet import Item, button, picture, rows, sheet, text
from bot.ui.show.notice import Told
from bot.ui.telling import mention, moment, options_line, title
from data.records import Challenge
from games.core.game import AnyGame
from games.registry import game
from render import Look, Picture, paint

SAMPLE_SEED = "cairn"  # the picture shows how such a game begins, never this game's own layout


async def show_challenge(hall: Hall, told: Told) -> Posted | None:
    challenge = await hall.desk.tables.challenge(told.subject)
    if challenge.status != "open":
        return None
    speech = await hall.desk.public_words(challenge.guild)
    look = await public_look(hall.desk, challenge.guild, challenge.game, speech)
    painted = opening(game(challenge.game), challenge, look)
    name = f"{challenge.id}.png"
    view = sheet(
        text(invitation(challenge, speech)),
        picture(name, painted),
        text(terms(challenge, speech)),
        *rows(_buttons(challenge, speech)),
    )
    return await hall.post(challenge.channel, view, [(name, painted)], nonce=told.id, ring=told.mentions)


async def close_challenge(hall: Hall, told: Told) -> Posted | None:
    """Take the buttons off the challenge and say how it went; while it is at hand, open the thread under it."""
    tables = hall.desk.tables
    challenge = await tables.challenge(told.subject)
    if told.payload["status"] == "accepted":
        await hall.room(await tables.table(told.subject))
    speech = await hall.desk.public_words(challenge.guild)
    said = speech.say(f"challenge-{told.payload['status']}")
    if told.payload.get("reason"):
        said += " " + speech.say(f"refusal-{told.payload['reason']}")
    for posting in await tables.postings(told.subject):
        if posting.kind == "challenge":
            await hall.fade(Posted(posting.channel, posting.message), said)
            await tables.faded(posting)
    return None


def opening(rules: AnyGame, challenge: Challenge, look: Look) -> Picture:
    state = rules.setup(read_options(challenge.options), SAMPLE_SEED)
    return paint(rules.view(state, None), None, look)


def invitation(challenge: Challenge, speech: Words) -> str:
    name = title(game(challenge.game), speech)
    if challenge.invited is None:
        return speech.say("challenge-anyone", who=mention(challenge.author), game=name)
    return speech.say("challenge-you", who=mention(challenge.author), invited=mention(challenge.invited), game=name)


def terms(challenge: Challenge, speech: Words) -> str:
    """Every term on a line of its own; the game's options where they are not the usual ones."""
    lines = [
        speech.say(f"term-first-{challenge.first}"),
        speech.say("term-pace", days=challenge.pace),
        speech.say(f"term-takebacks-{challenge.takebacks}"),
        speech.say("term-best-of", games=challenge.best_of),
        options_line(game(challenge.game), read_options(challenge.options), speech),
        speech.say("term-expires", when=moment(challenge.expires_at)),
    ]
    return "\n".join(f"- {line}" for line in lines if line)


def _buttons(challenge: Challenge, speech: Words) -> list[Item]:
    return [
        button(speech.say("button-accept"), press("accept", challenge.id), discord.ButtonStyle.success),
        button(speech.say("button-decline"), press("decline", challenge.id)),
        button(speech.say("button-withdraw"), press("withdraw", challenge.id)),
        button(speech.say("button-rules"), press("rules", challenge.game, 1)),
    ]
