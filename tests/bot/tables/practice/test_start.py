"""A practice table is begun and begun again, at a level that suggests itself, and what was won is counted."""

from bot.tables import ErrorCode, Terms
from bot.tables.values.ids import OPPONENT
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, Rig, refusal
from tests.bot.tables.test_practice import practise


async def test_a_level_suggests_itself(rig: Rig) -> None:
    assert await rig.tables.practice.suggested_level(ANA, "tactic") == 1
    for level, winner, suggested in ((2, ANA, 2), (2, ANA, 3), (3, OPPONENT, 3), (3, OPPONENT, 2)):
        id_ = await practise(rig, level=level)
        await rig.tables.play.moderate(id_, GUILD, BEN, "adjudicate", "a test", winner=winner)
        rig.clock.forward(1)
        assert await rig.tables.practice.suggested_level(ANA, "tactic") == suggested
    again = (await rig.tables.practice.again(id_, ANA)).subject
    assert (await rig.table(again)).level == 3, "a rematch is at the same level"
    assert await rig.mover(again) == OPPONENT
    assert (await rig.tables.practice.again(id_, ANA)).subject == again, "a second click finds it begun"
    below = (await rig.tables.practice.again(id_, ANA, 2)).subject
    assert (await rig.table(below)).level == 2
    assert await refusal(rig, rig.tables.practice.again(id_, ANA, 5)) == ErrorCode.BAD_TERM


async def test_it_is_played_again_once_it_is_over_and_by_whoever_played_it(rig: Rig) -> None:
    id_, again = await practise(rig), rig.tables.practice.again
    assert await refusal(rig, again(id_, ANA)) == ErrorCode.NOT_OVER
    await rig.tables.play.resign(id_, ANA)
    assert await refusal(rig, again(id_, BEN)) == ErrorCode.NOT_YOUR_TABLE
    await again(id_, ANA)


async def test_ten_tables_with_the_bot_are_enough_for_one_person(rig: Rig) -> None:
    for _ in range(10):
        last = await practise(rig)
    start = rig.tables.practice.start
    assert await refusal(rig, start(ANA, GUILD, CHANNEL, Terms("tactic"), 1)) == ErrorCode.TOO_MANY_TABLES
    await practise(rig, person=BEN)
    await rig.tables.play.resign(last, ANA)
    await practise(rig)


async def test_what_somebody_won_is_counted_by_game_level_and_date(rig: Rig) -> None:
    async def won(level: int, game: str = "tactic", *, lost: bool = False) -> None:
        rig.clock.forward(1)
        id_ = await practise(rig, game, level)
        await rig.tables.play.moderate(id_, GUILD, CLEO, "adjudicate", "so", winner=OPPONENT if lost else ANA)

    async def record(level: int, until: int | None = None) -> tuple[int, int, int, int]:
        found = await rig.tables.practice.record_alone(ANA, "tactic", level, until)
        return found.wins, found.draws, found.losses, found.wins_at_level

    await won(1)
    await won(2)
    then = rig.clock.at
    await won(2)
    await won(2, lost=True)
    await won(3, "logitac")
    assert (await record(2), await record(1), await record(3)) == ((3, 0, 1, 2), (3, 0, 1, 1), (3, 0, 1, 0))
    assert (await record(2, then), await record(2, then - 1)) == ((2, 0, 0, 1), (1, 0, 0, 0))
    assert await rig.tables.practice.best_levels(ANA) == {"tactic": 2, "logitac": 3}
