"""What was taken back stands in the history and in the export, and nothing else is struck out."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.contract.sampling import SHORT, play
from bot.tables import ErrorCode, Terms
from games.registry import game
from tests.bot.tables.rig import ANA, BEN, GUILD, LINE, MINUTE, TACTIC, Rig, refusal

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


async def test_a_turn_that_was_not_finished_is_looked_back_on_but_tells_of_nothing(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    await rig.act(id_)
    await rig.tables.play.resign(id_, BEN)
    whole, begun = await rig.tables.queries.past_turns(id_)
    assert [bool(turn.actions) for turn in (whole, begun)] == [True, True]
    assert [bool(turn.told) for turn in (whole, begun)] == [True, False]


async def test_who_had_to_pass_is_told_after_the_turn_that_left_them_nothing(rig: Rig) -> None:
    """Then the same player has the next turn as well."""
    options = {"variant": "forced", "quiet": "off"}
    id_ = await rig.open(Terms("tactic", options, first="host"))
    for action in play(game("tactic"), tuple(options.items()), "seed 9", SHORT).actions[:120]:
        await rig.tables.play.act(id_, await rig.mover(id_), None, action)
    said = await rig.tables.queries.history(id_)
    assert [one.passed for one in said[:-1]] == [
        one.turn != after.turn and one.seat == after.seat for one, after in pairwise(said)
    ]
    assert any(one.passed for one in said)


async def heading(rig: Rig, id_: str, game_no: int | None = None) -> dict[str, str]:
    """Read what an export begins with; of several notes the last."""
    lines = (await rig.tables.queries.export(id_, ("a", "b"), game_no=game_no)).split("\n\n", maxsplit=1)[0]
    return dict(line.split(": ", maxsplit=1) for line in lines.splitlines())


async def test_an_export_says_when_it_was_played_and_how_it_ended(rig: Rig) -> None:
    running, resigned, agreed, cancelled = [await rig.open(TACTIC, guest=str(2000 + nth)) for nth in range(4)]
    rig.clock.forward(MINUTE)
    await rig.turn(agreed)
    await rig.tables.play.resign(resigned, ANA)
    await rig.tables.play.offer_end(agreed, ANA)
    await rig.tables.play.accept_end(agreed, "2002")
    await rig.tables.play.moderate(cancelled, GUILD, BEN, "end", "so")
    for id_, ended in (
        (running, "*"),
        (resigned, "0-1 resigned"),
        (agreed, "1/2-1/2 agreed"),
        (cancelled, "none stopped"),
    ):
        said = await heading(rig, id_)
        assert said["Started"] == "2026-09-21T14:13:20Z"
        assert said.get("Ended") == (None if ended == "*" else "2026-09-21T14:14:20Z")
        assert (said["Result"], said["Note"]) == (ended, f"table {id_} game 1")


async def test_a_lot_is_noted_in_the_first_game_it_was_drawn_for(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, first="lot", best_of=3))
    await rig.tables.play.resign(id_, ANA)
    lead = (await rig.table(id_)).lead
    assert (await heading(rig, id_, 1))["Note"] == f"by lot, seat {lead} challenged"
    assert (await heading(rig, id_, 2))["Note"] == f"table {id_} game 2"
