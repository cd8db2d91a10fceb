"""The first evening alone: from /help to a lesson, a first win, the next level, a puzzle, Share and the profile."""

import pytest

from tests.bot.ui.conftest import Stage
from tests.bot.ui.puzzles.givers import DailyServer
from tests.bot.ui.whole_bot.evening import PICKING, Evening
from tests.bot.ui.whole_bot.hand import Hand
from tools.bench.whole_bot.clicks import same_chance

KEY = "logan_stones"  # the shortest; `python -m tools.walk` walks all games in every way, and kills the bot
MOST_TAPS = {"to the lesson": 2, "lesson": 24, "first win": 60, "next level": 1, "puzzle": 9, "share": 1}


async def test_a_stranger_learns_wins_climbs_solves_and_shares(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.core.context.secrets.token_hex", same_chance())
    server, hand = DailyServer(stage), Hand(stage.person("Ana"))
    await server.begin(games=KEY)
    await server.next_day()
    evening = Evening(stage.sandbox, hand, KEY, PICKING, stage.folder / "sandbox.sqlite3", stage.restart)
    await evening.walk()
    assert {part: taps for part, taps in hand.taps.items() if taps > MOST_TAPS[part]} == {}
    assert dict(hand.sent) == {"to the lesson": 1, "puzzle": 1, "profile": 1}
