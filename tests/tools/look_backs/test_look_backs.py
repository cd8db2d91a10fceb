"""A small sample of what `python -m tools.look_backs` measures."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from bot.workers.review import Review
from games.core.outcome import other
from games.opponents.opponent import TurnReason
from tools.look_backs.looking import faults, is_named, looked_back
from tools.look_backs.playing import PlayedGame, cleanly_won, lost_by_a_blunder

Played = Callable[[str, str], PlayedGame | None]


@cache
def first(play: Played) -> tuple[PlayedGame, Review]:
    """Give the first such game, and what is said of it."""
    played = next(played for nth in range(8, 40) if (played := play("topologic", f"sample-{nth}")))
    return played, looked_back("topologic", played)


def test_a_planted_blunder_of_the_loser_is_named() -> None:
    played, found = first(lost_by_a_blunder)
    assert is_named(played, found)
    assert found.key_turns[0].turn.seat == played.loser


def test_of_a_clean_win_nothing_false_is_said() -> None:
    played, found = first(cleanly_won)
    assert list(faults("topologic", played, found)) == []
    assert found.key_turns or found.faultless


def test_a_winner_who_is_blamed_and_a_false_reason_are_caught() -> None:
    played, found = first(cleanly_won)
    swapped = replace(played, loser=other(played.loser or 0))
    assert any("winner" in one for one in faults("topologic", swapped, found))
    key_turn = found.key_turns[0]
    verdict = replace(key_turn.verdict, reason=TurnReason("finds", {"tile": "r1", "moves": 0}))
    planted = replace(found, key_turns=(replace(key_turn, verdict=verdict),))
    assert any("finds" in one for one in faults("topologic", played, planted))
