"""Turn every error into a private sentence that says what is wrong and what can be done."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
from discord.app_commands import CommandNotFound, CommandSignatureMismatch

from bot.tables import ErrorCode, LeaseLost, StoreFailed, TableError
from bot.text import Words
from bot.ui.discord_io.rest.pacing import Held
from bot.ui.discord_io.rest.webhook_client import BROKEN
from bot.ui.layout import layout, text
from bot.ui.phrases import moment
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Reply
from games.core.illegal import IllegalReason

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_TOKEN = 10062, 10015, 50027
TOO_LATE = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_TOKEN)  # no answer can be sent for this interaction
CHANGED = (CommandNotFound, CommandSignatureMismatch)  # since the person's Discord has loaded it
DISCORD_DOWN = (discord.DiscordServerError, aiohttp.ClientError, ConnectionError, Held)


@asynccontextmanager
async def answering(reply: Reply, speech: Words) -> AsyncIterator[None]:
    """Answer the person if anything is raised inside. This is the only place where errors are answered."""
    try:
        yield
    except TableError as error:
        await _tell(reply, explain(error, speech))
    except UiRefusal as refusal:
        await _tell(reply, speech.say(refusal.key, **refusal.values))
    except CHANGED as error:
        log.warning("interaction %s found no command: %s", reply.id, type(error).__name__)
        await _tell(reply, speech.say("error-old-command"))
    except LeaseLost as error:
        log.warning("interaction %s: not done: %s", reply.id, error)
        await _tell(reply, speech.say("error-moved"))
    except StoreFailed as error:
        log.error("interaction %s: the database failed: %s", reply.id, error)
        await _tell(reply, speech.say("error-database"))
    except discord.Forbidden as error:
        log.warning("interaction %s: Discord forbids it: %s", reply.id, error.code)
        await _tell(reply, speech.say("error-forbidden" if error.code else "error-discord"))
    except discord.NotFound as error:
        log.info("interaction %s: gone: %s", reply.id, error.code)
        if error.code not in TOO_LATE:
            await _tell(reply, speech.say("error-gone" if error.code else "error-discord"))
    except discord.RateLimited as limited:
        log.warning("interaction %s: not answered: Discord asks for a pause of %.0f s", reply.id, limited.retry_after)
    except DISCORD_DOWN as error:
        log.warning("interaction %s: Discord didn't take its answer: %s", reply.id, type(error).__name__)
        await _tell(reply, speech.say("error-discord"))
    except Exception as error:  # whatever a click ran into, the person gets an answer, and the log a reference
        if getattr(error, "code", None) in TOO_LATE:
            log.warning("interaction %s: its time ran out before it was answered", reply.id)
            return
        reference = secrets.token_hex(4)
        log.exception("interaction %s failed, reference %s", reply.id, reference)
        reply.complete = None  # which may be what failed
        await _tell(reply, speech.say("error-unknown", reference=reference))


@asynccontextmanager
async def quietly() -> AsyncIterator[None]:
    """Drop errors of suggestions; they are only logged."""
    try:
        yield
    except (TableError, UiRefusal, LeaseLost, *CHANGED):
        return
    except StoreFailed as error:
        log.debug("a suggestion failed: %s", error)  # whoever watches the database says it once, not at each letter
    except Exception:  # while somebody types there is nowhere to tell an error
        log.exception("a suggestion failed")


def explain(error: TableError, speech: Words) -> str:
    """Explain an error in the reader's language; moments are shown in their own time zone."""
    if error.key is ErrorCode.ILLEGAL:
        return _illegal(error, speech)
    said = {name: moment(int(value)) if name == "deadline" else value for name, value in error.values.items()}
    return speech.say(error.key, **said)


def _illegal(error: TableError, speech: Words) -> str:
    """Name the word and what is wrong with it, then the nearest legal actions."""
    fault, word = error.values["fault"], str(error.values["word"]).replace("`", "'")
    if error.why is not None and speech.has(error.why[0]):
        said = speech.say("illegal-because", word=word, why=speech.say(error.why[0], **error.why[1]))
    else:
        said = speech.say(f"illegal-{fault}", word=word, nth=error.values["nth"])
    if fault == IllegalReason.TURN_OVER:
        return said
    if int(str(error.values["nth"])) > 1:
        said = f"{said} {speech.say('illegal-nothing-played')}"
    if not error.near:
        return said
    return f"{said}\n{speech.say('illegal-near', near=', '.join(f'`{action}`' for action in error.near))}"


async def _tell(reply: Reply, sentence: str) -> None:
    """Answer privately, if that is still possible."""
    try:
        await reply.tell(layout(text(sentence)))
    except (discord.HTTPException, discord.RateLimited, *BROKEN) as error:
        log.warning("interaction %s: could not be told: %s", reply.id, type(error).__name__)
