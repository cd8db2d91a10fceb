"""What was taken back stands in the history and in the export, and nothing else is struck out."""

from dataclasses import replace

import pytest

from bot.tables import ErrorCode
from tests.bot.tables.rig import ANA, BEN, LINE, TACTIC, Rig, refusal

FREE = replace(LINE, takebacks="free")


async def test_just_what_was_taken_back_is_struck_out_and_noted(rig: Rig) -> None:
    id_ = await rig.open(FREE)
    await rig.turn(id_)
    kept = [entry.action for entry in await rig.log(id_)]
    mover = await rig.turn(id_)
    gone = [entry.action for entry in await rig.log(id_)][len(kept) :]
    await rig.tables.play.take_back(id_, mover)
    before = len(await rig.log(id_))
    await rig.turn(id_)
    later = [entry.action for entry in await rig.log(id_)][before:]
    said = await rig.tables.queries.history(id_, ANA)
    assert [(one.action, one.taken_back) for one in said] == [
        *((action, False) for action in kept),
        *((action, True) for action in gone),
        *((action, False) for action in later),
    ]
    exported = (await rig.tables.queries.export(id_, ("a", "b"))).splitlines()
    assert [line.rsplit(" ", 1)[1] for line in exported if "taken back" in line] == gone


async def test_a_game_is_looked_back_on_only_when_it_is_over_turn_by_turn(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    players = [await rig.turn(id_) for _ in range(3)]
    assert await refusal(rig, rig.tables.queries.past_turns(id_)) == ErrorCode.NOT_OVER
    played = [entry.action for entry in await rig.log(id_)]
    await rig.tables.play.resign(id_, ANA)
    turns = await rig.tables.queries.past_turns(id_)
    assert [turn.seat for turn in turns] == [0 if player == ANA else 1 for player in players]
    assert [action for turn in turns for action in turn.actions] == played
    assert [turn.turn for turn in turns] == [1, 2, 3]


@pytest.mark.parametrize("step", [-1, 4])
async def test_a_step_that_there_is_not_is_refused(rig: Rig, step: int) -> None:
    id_ = await rig.open(TACTIC)
    for _ in range(3):
        await rig.turn(id_)
    assert (await rig.tables.queries.replay(id_, 3, ANA)).step == 3
    assert await refusal(rig, rig.tables.queries.replay(id_, step, ANA)) == ErrorCode.NO_SUCH_STEP


async def test_the_last_turns_begin_with_ones_own(rig: Rig) -> None:
    async def latest(reader: str) -> list[int]:
        return [step.step for step in await rig.tables.queries.latest_turns(id_, reader)]

    id_ = await rig.open(TACTIC)
    assert (await latest(ANA), await latest(BEN)) == ([], [])
    await rig.turn(id_)
    assert (await latest(ANA), await latest(BEN)) == ([1], [1])
    await rig.turn(id_)
    assert (await latest(ANA), await latest(BEN)) == ([1, 2], [2])
    await rig.turn(id_)
    assert (await latest(ANA), await latest(BEN)) == ([3], [2, 3])
