"""A small sample of what `python -m tools.look_backs` measures."""

from tools.look_backs import blames_the_winner, cleanly_won, is_named, looked_back, lost_by_a_blunder


def test_a_planted_blunder_of_the_loser_is_named() -> None:
    played = next(lost_by_a_blunder("topologic", "sample"))
    found = looked_back("topologic", played)
    assert is_named(played, found)
    assert found.key_turns[0].turn.seat == played.loser


def test_who_has_won_cleanly_is_blamed_for_nothing() -> None:
    played = next(cleanly_won("topologic", "sample"))
    found = looked_back("topologic", played)
    assert not blames_the_winner(played, found)
    assert found.key_turns or found.faultless
