"""The whole bot is killed without warning, again and again, while two people play: nothing is lost or said twice."""

from pathlib import Path

from tools.drill.kills import kill_in_turns

KILLS = 5  # `make drill` kills more often


async def test_a_game_survives_kills_at_any_moment(tmp_path: Path) -> None:
    figures = await kill_in_turns(tmp_path, KILLS)
    assert [str(figure) for figure in figures if not figure.is_kept] == []
