"""A lesson goes on where somebody stopped, and is done for good; whoever has finished a game needs none."""

from data.records import Learning
from tests.bot.tables.rig import ANA, BEN, TACTIC, Rig


async def test_a_lesson_goes_on_where_it_was_left_and_stays_finished(rig: Rig) -> None:
    people = rig.tables.people
    assert await people.learning(ANA, "tactic") == Learning(ANA, "tactic", False)
    for place, done, is_done in (
        ("moving", False, False),
        ("losing", False, False),
        ("", True, True),
        ("moving", False, True),
    ):
        await people.keep_learning(ANA, "tactic", place, done=done)
        kept = await people.learning(ANA, "tactic")
        assert (kept.place, kept.done) == (place, is_done)
    assert await people.learning(ANA, "logitac") == Learning(ANA, "logitac", False)
    assert await people.learning(BEN, "tactic") == Learning(BEN, "tactic", False)


async def test_what_is_so_already_is_not_written_again(rig: Rig) -> None:
    for _ in range(2):
        await rig.tables.people.keep_learning(ANA, "tactic", "moving")
    assert (await rig.tables.people.learning(ANA, "tactic")).version == 0


async def test_a_game_that_was_finished_on_either_seat_was_played_and_a_running_one_was_not(rig: Rig) -> None:
    people, id_ = rig.tables.people, await rig.open(TACTIC)
    assert not await people.has_played(ANA, "tactic")
    await rig.tables.play.resign(id_, ANA)
    for person, game, has in ((ANA, "tactic", True), (BEN, "tactic", True), (ANA, "logitac", False)):
        assert await people.has_played(person, game) == has
