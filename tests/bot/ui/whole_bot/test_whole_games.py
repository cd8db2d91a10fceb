"""Whole games from challenge to end message, in each of the ways there are to play, taking turns."""

from collections.abc import Sequence
from itertools import cycle

import pytest

from games.registry import games
from sandbox import SandboxPerson, Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.decided import soon_over
from tests.bot.ui.players import Match, Way, by_clicks, by_command, by_form, id_of, open_match, play_out
from tests.sampled import sampled

SHORT: dict[str, dict[str, object]] = {
    "l_calculus": {"quiet": "10"},
    "logan_stones": {"quiet": "10"},
    "tactic": {"quiet": "10"},
    "topologic": {"seekers": 3},
    "logitac": {"quiet": "10", "reserve": 4},
}
LONG, CLICKED = ("tactic", "topologic", "l_calculus"), 12  # turns


WAYS: dict[str, Sequence[Way]] = {
    "in turn": (by_clicks, by_form, by_command),
    "typed": (by_command,),
    "clicked": (by_clicks,),
    "form": (by_form,),
}


@pytest.mark.parametrize("ways", sampled(["in turn"], full=[*WAYS]))
@pytest.mark.parametrize("key", [game.key for game in games()])
async def test_a_whole_game(stage: Stage, key: str, ways: str) -> None:
    match = await open_match(stage, key.replace("_", "-"), **SHORT.get(key, {}))
    end = await play_out(match, in_turn(key, WAYS[ways]))
    assert "button-" not in end.text
    assert end.pictures[0].alt
    await match.people[0].waits_until(lambda: [seen.id for seen in public(match) if seen.buttons] == [end.id])


def in_turn(key: str, ways: Sequence[Way]) -> Way:
    """Play in each way in turn; where picking by chance needs hundreds of actions to end a game, type later turns."""
    coming = cycle(ways)

    async def way(match: Match, mover: SandboxPerson, turn: Seen) -> None:
        _, table, turn_no = id_of(turn, "play|").split("|")
        chosen, history = next(coming), match.stage.bot.ui.tables.queries.history
        chosen = by_command if chosen is by_clicks and key in LONG and int(turn_no) > CLICKED else chosen
        before = len(await history(table))
        await (chosen if chosen is by_clicks else soon_over(key, chosen))(match, mover, turn)
        assert len(await history(table)) > before, f"{chosen.__name__} played nothing"

    return way


def public(match: Match) -> list[Seen]:
    return [seen for seen in match.people[0].sees(match.thread) if not seen.is_private]
