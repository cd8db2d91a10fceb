"""To whom the lesson is offered: below a challenge, and before a first turn."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.text import words
from bot.ui.front_door import learn_button, learn_button_of_challenge, learn_button_of_turn
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, TACTIC, Rig, set_up

EN = words("en")


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up()
    yield made
    await made.close()


async def offered(rig: Rig, person: str, game: str = "tactic") -> bool:
    ui: Any = SimpleNamespace(tables=rig.tables)
    return await learn_button(ui, person, game, EN) is not None


async def test_it_is_offered_to_who_has_neither_done_it_nor_finished_the_game(rig: Rig) -> None:
    assert await offered(rig, ANA)
    await rig.tables.people.keep_learning(ANA, "tactic", "moving")
    assert await offered(rig, ANA), "it was begun only"
    await rig.tables.people.keep_learning(ANA, "tactic", "", done=True)
    assert not await offered(rig, ANA) and await offered(rig, ANA, "logitac")
    id_ = await rig.open(TACTIC, host=CLEO, guest=BEN)
    assert await offered(rig, BEN)
    await rig.tables.play.resign(id_, BEN)
    assert not await offered(rig, BEN)


async def test_below_a_challenge_it_is_for_whoever_may_accept(rig: Rig) -> None:
    ui: Any = SimpleNamespace(tables=rig.tables)
    await rig.tables.people.keep_learning(BEN, "tactic", "", done=True)
    for invited, is_offered in ((None, True), (CLEO, True), (BEN, False)):
        id_ = (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, TACTIC, invited)).subject
        challenge = await rig.tables.challenges.challenge(id_)
        assert (await learn_button_of_challenge(ui, challenge, EN) is not None) == is_offered


async def test_at_a_table_it_is_offered_before_a_first_turn_only(rig: Rig) -> None:
    ui: Any = SimpleNamespace(tables=rig.tables)
    id_, seen = await rig.open(TACTIC), []
    for _ in range(5):
        view = await rig.tables.queries.table_view(id_)
        seen.append(await learn_button_of_turn(ui, view, ANA, EN) is not None)
        await rig.act(id_)
    assert seen == [True, False, True, False, False], "before either player's first turn, and not in the middle of one"
