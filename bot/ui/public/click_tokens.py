"""Edit a message by the token of a click on it: Discord counts only requests of the bot's own login."""

import logging

import discord

from bot.clock import Clock
from bot.newest import Newest
from bot.ui.discord_io.rest.payload import EncodedBody
from bot.ui.discord_io.rest.webhook_client import BROKEN, WebhookClient

log = logging.getLogger(__name__)

LIFE_MS = 14 * 60_000  # Discord gives a token fifteen minutes
MOST_TOKENS = 2_000
MOST_REFUSED = 3  # refusals in a row, after which no token is tried for a while: each try costs a request
REST_MS = 3600_000  # then tokens are tried again


def on_public_message(interaction: discord.Interaction) -> bool:
    """Return whether this is a click on a message that everybody sees."""
    clicked = interaction.message
    return interaction.type is discord.InteractionType.component and clicked is not None and not clicked.flags.ephemeral


class ClickTokens:
    """
    Keep the newest click on each message for as long as its token lives, in memory only.

    Losing a token is harmless: then the message is edited by the channel's own route.
    """

    def __init__(self, webhooks: WebhookClient, clock: Clock) -> None:
        self._webhooks, self._clock = webhooks, clock
        self._tokens = Newest[int, tuple[str, int]](MOST_TOKENS)  # by message, with the end of its life
        self._refused, self._rests_until = 0, 0

    def keep(self, interaction: discord.Interaction) -> None:
        """Keep the token of a click on a public message; a private one has its own."""
        clicked = interaction.message
        if clicked is not None and on_public_message(interaction):
            webhook = f"/webhooks/{interaction.application_id}/{interaction.token}"
            self._tokens[clicked.id] = webhook, self._clock.now() + LIFE_MS

    async def edit(self, message: str, written: EncodedBody) -> bool:
        """Edit the message if a click's token is at hand; tell whether that went well."""
        webhook, until = self._tokens.get(int(message), ("", 0))
        now = self._clock.now()
        if now >= until or now < self._rests_until:
            return False
        try:
            await self._webhooks.send("PATCH", f"{webhook}/messages/{message}", written)
        except (discord.HTTPException, discord.RateLimited, *BROKEN) as refused:
            why = getattr(refused, "code", type(refused).__name__)
            log.info("message %s is edited by its channel's route: %s", message, why)
            self._tokens.pop(int(message), None)
            self._note_refusal()
            return False
        self._refused = 0
        return True

    def _note_refusal(self) -> None:
        self._refused += 1
        if self._refused >= MOST_REFUSED:
            self._refused, self._rests_until = 0, self._clock.now() + REST_MS
            log.warning("Discord takes no edits by clicks' tokens: for an hour all go by their channel's route")
