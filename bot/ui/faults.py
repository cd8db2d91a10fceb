"""Anything wrong becomes a private sentence that says what is wrong and what can be done."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import ui

from bot.tables import TableError, Wrong
from bot.text import Words, language_of, words
from bot.ui.acknowledge import ANSWERED_ALREADY, BROKEN_LINE
from bot.ui.desk import Desk
from bot.ui.refused import Refused
from bot.ui.sheet import sheet, text
from bot.ui.telling import moment
from games.core.illegal import Fault

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062


@asynccontextmanager
async def answering(interaction: discord.Interaction, desk: Desk) -> AsyncIterator[None]:
    """The boundary: inside it anything may be raised; the person is answered here, and only here."""
    speech = words(language_of(str(interaction.locale)))
    try:
        yield
    except TableError as error:
        await _tell(interaction, explain(error, speech))
    except Refused as refusal:
        await _tell(interaction, speech.say(refusal.key, **refusal.values))
    except discord.Forbidden as error:
        log.warning("interaction %s: Discord forbids it: %s", interaction.id, error.code)
        await _tell(interaction, speech.say("error-forbidden"))
    except discord.NotFound as error:
        log.info("interaction %s: gone: %s", interaction.id, error.code)
        if error.code != UNKNOWN_INTERACTION:
            await _tell(interaction, speech.say("error-gone"))
    except Exception:
        reference = secrets.token_hex(4)
        log.exception("interaction %s failed, reference %s", interaction.id, reference)
        await _tell(interaction, speech.say("error-unknown", reference=reference))


@asynccontextmanager
async def quietly() -> AsyncIterator[None]:
    """For suggestions: what can't be suggested isn't; nobody is told."""
    try:
        yield
    except (TableError, Refused):
        return
    except Exception:
        log.exception("a suggestion failed")


def explain(error: TableError, speech: Words) -> str:
    """Say it in the reader's language; a moment becomes one in his own time zone."""
    if error.key is Wrong.ILLEGAL:
        return _illegal(error, speech)
    said = {name: moment(int(value)) if name == "deadline" else value for name, value in error.values.items()}
    return speech.say(error.key, **said)


def _illegal(error: TableError, speech: Words) -> str:
    """Name the word and what is wrong with it, then the nearest legal actions."""
    fault, word = error.values["fault"], str(error.values["word"]).replace("`", "'")
    said = speech.say(f"illegal-{fault}", word=word, nth=error.values["nth"])
    if not error.near or fault == Fault.TURN_OVER:
        return said
    return f"{said}\n{speech.say('illegal-near', near=', '.join(f'`{action}`' for action in error.near))}"


async def _tell(interaction: discord.Interaction, sentence: str) -> None:
    """Answer privately, if that is possible at all; a person who is gone is gone."""
    try:
        await _answer(interaction, sheet(text(sentence)))
    except (discord.HTTPException, *BROKEN_LINE) as error:
        log.warning("interaction %s: could not be told: %s", interaction.id, type(error).__name__)


async def _answer(interaction: discord.Interaction, view: ui.LayoutView) -> None:
    """Find the way that is still open: the first answer, the «thinking…» to be filled, or a further message."""
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(view=view, ephemeral=True)
            return
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY:
                raise
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(view=view, attachments=[])
    else:
        await interaction.followup.send(view=view, ephemeral=True)
