"""One person who sends without pause takes nothing from the others."""

import asyncio
import time
from statistics import median

import pytest

from bot.fair_shares import FairShares
from bot.ui.registry import COMMANDS
from bot.ui.slash_commands import MOST_TYPED, CommandArgument
from tests.bot.ui.conftest import BUSY_S, Stage
from tests.bot.ui.discord_io.gateway.test_unreadable_events import heard
from tests.bot.ui.players import id_of, open_match
from tests.sampled import sampled
from tests.says import says
from tools.drill.floods import A_SECOND, send_much

SECONDS = 2
USUALLY_S = 0.25


async def test_a_full_queue_is_told_once_and_forgotten_when_it_is_empty() -> None:
    shares = FairShares(most=2)
    async with shares.enter(1) as lock, shares.enter(1) as other:
        assert lock is other
        assert shares.is_full(1)
        assert not shares.is_full(2)
        assert [shares.should_warn(1), shares.should_warn(1)] == [True, False]
    assert not shares.is_full(1)
    assert not shares.should_warn(1)


@pytest.mark.parametrize("game", sampled(["tactic"], full=["tactic", "logitac"]))
async def test_others_are_acknowledged_while_one_person_floods(game: str, stage: Stage) -> None:
    """The stand-in, which answers for Discord, has its part in these times; `make drill` looks at the slowest."""
    match = await open_match(stage, game)
    turn = await match.next_turn()
    ana, ben = match.people
    stage.sandbox.interactions.deadline = 3_600.0  # what a flood sends may stay unanswered
    flood = asyncio.create_task(send_much(stage.sandbox, ana, turn, SECONDS))
    waited = []
    while not flood.done():
        began = time.process_time()  # a busy machine takes longer, and does no more
        await ben.click(turn, id_of(turn, "view|"))
        waited.append(time.process_time() - began)
        await asyncio.sleep(0.02)
    sent = await flood
    assert sent == A_SECOND * SECONDS
    assert median(waited) <= USUALLY_S
    said = [shown.text for shown in ana.messages if says(shown.text, "error-too-fast")]
    assert len(said) < sent / 10
    await heard(stage)
    async with asyncio.timeout(BUSY_S):
        while not stage.bot.dispatcher.is_empty:  # noqa: ASYNC110 it is many interactions, not one moment
            await asyncio.sleep(0.02)
    assert says((await match.type(ana, "zz")).text, "illegal-near")  # the flood is over: they are heard again


def test_no_typed_option_is_unlimited() -> None:
    typed = {
        (command.group, command.name, each.name): each
        for command in COMMANDS
        for each in command.arguments
        if _typed(each)
    }
    limits = {name: each.annotation.max_value for name, each in typed.items()}
    assert max(limits.values()) <= 300
    assert limits["", "move", "text"] == 200
    assert limits["", "view", "table"] == MOST_TYPED
    assert limits["", "away", "until"] == 40


def _typed(argument: CommandArgument) -> bool:
    return argument.kind is str and not argument.choices
