"""Whole games from challenge to end message, in each of the ways there are to play."""

import pytest

from games.registry import games
from sandbox import SandboxPerson, Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.decided import soon_over
from tests.bot.ui.players import Match, Way, by_clicks, by_command, by_form, id_of, open_match, play_out

SHORT: dict[str, dict[str, object]] = {
    "l_calculus": {"quiet": "10"},
    "logan_stones": {"quiet": "10"},
    "tactic": {"quiet": "10"},
    "topologic": {"seekers": 3},
    "logitac": {"quiet": "10", "reserve": 4},
}
LONG, CLICKED = ("tactic", "topologic", "l_calculus"), 12  # turns


@pytest.mark.parametrize("way", [by_command, by_clicks, by_form], ids=["typed", "clicked", "form"])
@pytest.mark.parametrize("key", [game.key for game in games()])
async def test_a_whole_game(stage: Stage, key: str, way: Way) -> None:
    match = await open_match(stage, key.replace("_", "-"), **SHORT.get(key, {}))
    end = await play_out(match, first_by_clicks(key) if way is by_clicks else soon_over(key, way))
    assert "button-" not in end.text
    assert end.pictures[0].alt
    await match.people[0].waits_until(lambda: [seen.id for seen in public(match) if seen.buttons] == [end.id])


def first_by_clicks(key: str) -> Way:
    """Pick by chance; where that needs hundreds of actions to end a game, later turns are typed."""
    later = soon_over(key, by_command)

    async def way(match: Match, mover: SandboxPerson, turn: Seen) -> None:
        is_late = key in LONG and int(id_of(turn, "play|").split("|")[2]) > CLICKED
        await (later if is_late else by_clicks)(match, mover, turn)

    return way


def public(match: Match) -> list[Seen]:
    return [seen for seen in match.people[0].sees(match.thread) if not seen.is_private]
