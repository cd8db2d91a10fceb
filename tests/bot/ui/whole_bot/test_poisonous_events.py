"""Whole games with unreadable events in each minute: played to the end, nothing lost, and nobody told a falsehood."""

import random

import pytest

from sandbox import SandboxPerson, Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.decided import soon_over
from tests.bot.ui.discord_io.gateway.events import spoilt_by_chance, whole
from tests.bot.ui.players import Match, by_command, open_match, play_out
from tests.bot.ui.whole_bot.test_refused_requests import KEYS, check_rings
from tests.bot.ui.whole_bot.test_whole_games import SHORT
from tests.says import says

FALSEHOODS = ("error-unknown", "error-discord", "error-old-command", "error-gone")
A_MINUTE = 8  # events: one is rarely alone


@pytest.mark.parametrize("key", KEYS)
async def test_a_whole_game_among_poisonous_events(stage: Stage, key: str, caplog: pytest.LogCaptureFixture) -> None:
    dice, sent = random.Random(key), list[str]()

    async def way(match: Match, mover: SandboxPerson, turn: Seen) -> None:
        await stage.passes(seconds=60)
        bodies = whole(stage.sandbox, match.thread.id, turn.id)
        for kind in dice.sample(sorted(bodies), A_MINUTE):
            event, data = spoilt_by_chance(dice, kind, bodies[kind])
            stage.sandbox.gateway.send_raw(event, data)
            sent.append(event)
        await soon_over(key, by_command)(match, mover, turn)

    match = await open_match(stage, key.replace("_", "-"), **SHORT.get(key, {}))
    end = await play_out(match, way)
    assert says(end.text, "ended-won") or says(end.text, "ended-drawn")
    check_rings(match)
    assert len(sent) >= A_MINUTE
    assert any("was dropped" in record.getMessage() for record in caplog.records), "none was poisonous"
    assert (stage.sandbox.gateway.identified, stage.sandbox.gateway.resumed) == (1, 0)
    told = [each.text for person in match.people for each in person.messages]
    assert not [text for text in told for key in FALSEHOODS if says(text, key)]
