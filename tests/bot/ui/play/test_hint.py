"""Hints: a good turn with its reason at a practice table, and never in a game between people."""

import pytest

from bot.ui.custom_id import custom_id
from games.registry import KEYS
from tests.bot.ui.conftest import Stage
from tests.bot.ui.play.test_practice import SLOW, thread_of, turn_here
from tests.bot.ui.players import id_of, open_match


@pytest.mark.parametrize("key", KEYS)
async def test_a_hint_marks_a_good_turn_and_says_why(key: str, stage: Stage) -> None:
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana, key.replace("_", "-"))
    turn = await turn_here(ana, thread)
    shown = await (await ana.click(turn, id_of(turn, "hint|"))).shown(SLOW)
    assert shown.is_private
    assert shown.pictures
    assert "`" in shown.text
    assert "-why-" not in shown.text
    table = id_of(turn, "hint|").split("|")[1]
    hinted = id_of(shown, "finish|").rpartition("|")[2].split(",")
    await (await ana.click(shown, id_of(shown, "finish|"))).shown(SLOW)
    played = [one.action for one in await stage.bot.ui.tables.queries.history(table, str(ana.id))]
    assert played[: len(hinted)] == hinted


async def test_there_are_no_hints_between_people(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    assert "hint|" not in str(turn.view)
    assert len(custom_id("hint", id_of(turn, "play|").split("|")[1])) < 100
