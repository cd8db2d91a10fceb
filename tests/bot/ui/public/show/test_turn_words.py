"""A move in words is a sentence: it begins with a capital, unless it begins with a place."""

from tests.bot.ui.asking import played, table_with_turn
from tests.bot.ui.conftest import Stage


async def test_a_move_of_a_pawn_begins_with_a_capital(stage: Stage) -> None:
    match = await table_with_turn(stage, "logitac")
    begun = match.turn
    assert begun is not None
    await played(match, match.people[0], "b4-c4" if "b4" in begun.pictures[0].alt else "e4-f4")
    assert "\nA pawn from " in (await match.next_turn(begun)).text
