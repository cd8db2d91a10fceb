"""The end says by which move a game ended and how close it was, and why where nothing happened for long."""

from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.tables.practice.start import AloneRecord
from bot.text import LANGUAGES, words
from bot.ui.phrases import reason
from bot.ui.public.show.end_story import _alone
from games.registry import game
from tests.bot.ui.asking import table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import by_command, play_out, press
from tests.says import says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["l_calculus", "logan_stones", "logitac", "tactic"])
def test_a_quiet_end_is_explained_by_what_did_not_happen_and_for_how_long(key: str, language: str) -> None:
    said = reason(game(key), "quiet", words(language), limit=37)
    assert "37" in said and said != words(language).say("reason-quiet")


async def test_who_resigns_made_no_last_move_and_lost_by_no_points(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, ben = match.people
    await press(ben, await (await ben.run(match.thread, "resign")).shown(), "resign|")
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert not says(end.text, "ended-last-move") and not says(end.text, "margin-points")


async def test_the_move_that_ended_the_game_is_told_and_how_close_it_was(stage: Stage) -> None:
    match = await table_with_turn(stage, "logan-stones")
    end = await play_out(match, by_command)
    assert says(end.text, "ended-last-move")
    if says(end.text, "ended-won"):
        assert says(end.text, "logan_stones-margin-turns")
    else:  # played by lot, it ends in a draw now and then
        assert says(end.text, "reason-stuck") or says(end.text, "logan_stones-reason-quiet")


@pytest.mark.parametrize(
    ("winner", "wins_at_level", "said"),
    [(0, 1, "ended-first-win"), (0, 2, "ended-alone"), (1, 1, "ended-alone"), (None, 1, "ended-alone")],
)
async def test_only_a_win_that_is_the_first_at_its_level_is_told_as_one(
    winner: int | None, wins_at_level: int, said: str
) -> None:
    ui, table_view = MagicMock(), MagicMock(game=game("tactic"), players=("1", "2"))
    ui.tables.practice.record_alone = AsyncMock(return_value=AloneRecord(3, 1, 2, wins_at_level))
    table_view.table.host, table_view.table.level, table_view.outcome.winner = "1", 2, winner
    assert says(await _alone(ui, table_view, words("en")), said)
