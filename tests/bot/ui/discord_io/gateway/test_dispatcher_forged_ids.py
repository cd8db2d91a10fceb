"""Whatever a custom id or a menu's value says: the polite answer, never a traceback; all with CAIRN_TEST_FULL=1."""

import logging
import random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.custom_id import SEPARATOR
from bot.ui.discord_io.gateway.dispatcher import Dispatcher
from bot.ui.discord_io.rest.webhook_client import WebhookClient
from bot.ui.public.click_tokens import ClickTokens
from bot.ui.registry import ROUTES
from bot.ui.reply import Reply
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, open_match
from tests.sampled import sampled

COUNT = sampled(1_000, full=20_000)
GAMES = ("l-calculus", "tactic", "topologic")
ODD = (
    "",
    "0",
    "-1",
    "999999999",
    "9" * 40,
    "x",
    "é",
    "١٢",
    "../..",
    "%s",
    "{}",
    "'; --",
    "\x00",
    "a" * 99,
    "|",
    "end",
    "on",
)
WORDS = ("pace", "theme", "language", "moderators", "tactic", "l_calculus", "dark", "sepia", "host", "preview", "board")


class Silent(Reply):
    """An answer that goes nowhere: the dispatcher and the handlers are the real ones."""

    async def _begin(self, kind: discord.InteractionResponseType, data: Any, files: Any = ()) -> bool:
        self.first = kind
        return True

    async def fill(self, view: Any, files: Any = ()) -> None:
        str(view.components)

    async def tell(self, view: Any) -> None:
        str(view.components)

    async def withdraw(self) -> None:
        return


def forged(dice: random.Random, known: list[str]) -> tuple[str, list[str]]:
    """Take a custom id of ours and change it, or make one up from a verb and odd things."""
    pieces = [*ODD, *WORDS, *known]
    if dice.random() < 0.5:
        parts = dice.choice(known).split(SEPARATOR)
        parts[dice.randrange(len(parts))] = dice.choice(pieces)
    else:
        parts = [dice.choice(list(ROUTES)), *dice.choices(pieces, k=dice.randrange(5))]
    if dice.random() < 0.2:
        parts.append(dice.choice(pieces))
    return SEPARATOR.join(parts), dice.choices(pieces, k=dice.randrange(3))


def interaction(stage: Stage, match: Match, number: int, sent: tuple[str, list[str]], person: int) -> Any:
    """What discord.py would hand over; a fake, as Discord's own client can't send such things."""
    custom_id, values = sent
    is_form = number % 5 == 0
    fields = [{"components": [{"custom_id": name, "value": custom_id}]} for name in ("line", "step")] if is_form else []
    return SimpleNamespace(
        id=number,
        token="token",
        message=None,
        application_id=1,
        type=discord.InteractionType.modal_submit if is_form else discord.InteractionType.component,
        data={"custom_id": custom_id, "values": values, "components": fields},
        user=SimpleNamespace(id=person, name="x", display_name="X", global_name="X", mention=f"<@{person}>"),
        locale=discord.Locale.american_english,
        guild_id=stage.sandbox.guild.id,
        guild=stage.bot.get_guild(stage.sandbox.guild.id),
        channel_id=match.thread.id,
        channel=stage.bot.get_channel(stage.sandbox.channel.id),
        permissions=discord.Permissions.all(),
        app_permissions=discord.Permissions.all(),
        client=stage.bot,
        namespace=SimpleNamespace(),
    )


def _open_challenges(stage: Stage) -> list[str]:
    return [seen.text for seen in stage.person("Ana").sees(stage.sandbox.channel) if "accept|" in str(seen.view)]


async def test_forged_custom_ids_and_values_get_a_polite_answer(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches: list[Match] = []
    known: list[str] = []
    for game in GAMES:
        match = await open_match(stage, game)
        turn = await match.next_turn()
        await match.people[0].waits_until(lambda: not _open_challenges(stage))
        matches.append(match)
        table = id_of(turn, "play|").split(SEPARATOR)[1]
        known += [table, *(f"{verb}|{table}|1" for verb in ROUTES), f"pick|{table}|0|0|1", f"do|{table}|0|1"]
    monkeypatch.setattr("bot.ui.discord_io.gateway.dispatcher.Reply", Silent)
    line = WebhookClient(stage.bot.ui.pacing.ban)
    dispatcher = Dispatcher(stage.bot.ui, ROUTES, line, ClickTokens(line, stage.clock), stage.bot._wake)
    dice = random.Random(20_000)
    for number in range(1, COUNT + 1):
        match = dice.choice(matches)
        sent = forged(dice, known)
        person = dice.choice(match.people).id
        await dispatcher.enter(interaction(stage, match, number, sent, person))
        loud = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
        assert loud == [], repr(sent)
