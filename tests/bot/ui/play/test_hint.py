"""Hints: a good turn with its reason at a practice table, and never in a game between people."""

import pytest

from bot.tables import Terms
from bot.ui.custom_id import custom_id
from bot.ui.picker.draft import Draft
from bot.ui.play.hint import play_hint
from games.registry import KEYS, game
from tests.bot.tables.rig import set_up
from tests.bot.ui.conftest import Stage
from tests.bot.ui.desk import desk_on
from tests.bot.ui.play.test_practice import SLOW, thread_of, turn_here
from tests.bot.ui.players import id_of, open_match

LOGAN = game("logan_stones")


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
    hinted = id_of(shown, "hinted|").rpartition("|")[2].split(",")
    await (await ana.click(shown, id_of(shown, "hinted|"))).shown(SLOW)
    played = [one.action for one in await stage.bot.ui.tables.queries.history(table, str(ana.id))]
    assert played[: len(hinted)] == hinted


async def test_a_hint_to_lift_a_stone_is_played_with_one_tap() -> None:
    """What the lift shows ends a draft; a hint goes on, since it was asked for as a whole."""
    rig = await set_up()
    desk = await desk_on(rig)
    table = await rig.open(Terms("logan_stones", first="host"))
    while not (lifts := [one for one in await rig.legal(table) if one.endswith("^")]):
        await rig.turn(table)
    mover, before = await rig.mover(table), await rig.table(table)
    view = (await rig.tables.queries.table_view(table, mover)).view
    drop = LOGAN.actions(LOGAN.preview(view, lifts[0]))[0]
    spelled = Draft((lifts[0], drop)).spelled
    (told,) = (await desk.asks(mover, play_hint, table, before.entries, spelled)).shown
    assert drop in told.text
    assert (await rig.table(table)).turn_no == before.turn_no + 1


async def test_there_are_no_hints_between_people(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    assert "hint|" not in str(turn.view)
    assert len(custom_id("hint", id_of(turn, "play|").split("|")[1])) < 100
