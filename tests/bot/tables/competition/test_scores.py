"""A league's table: points, then the games between those who have as many, then a shared rank."""

from collections.abc import Sequence

from bot.tables.competition.scores import LeagueResult, standings


def ranks(members: str, *games: str) -> Sequence[tuple[str, int, int]]:
    """Rank people with a letter for a name; "ab" is a win of a over b, "a=b" a draw."""
    results = [LeagueResult((one[0], one[-1]), None if "=" in one else one[0]) for one in games]
    return [(one.person, one.rank, one.points) for one in standings(tuple(members), results)]


def test_a_win_counts_two_points_and_a_draw_one() -> None:
    assert ranks("abc", "ab", "b=c") == [("a", 1, 2), ("b", 2, 1), ("c", 2, 1)]


def test_between_equals_their_own_games_decide() -> None:
    assert ranks("abcd", "ba", "ac", "bd", "cb", "ad", "cd") == [("a", 1, 4), ("b", 1, 4), ("c", 1, 4), ("d", 4, 0)]
    assert ranks("abcd", "cb", "bd", "ac") == [("a", 1, 2), ("c", 1, 2), ("b", 3, 2), ("d", 4, 0)]
    assert ranks("abcd", "ba", "ac", "ad", "bd", "cb", "dc") == [("b", 1, 4), ("a", 2, 4), ("d", 3, 2), ("c", 4, 2)]


def test_who_has_not_played_is_ranked_too() -> None:
    assert ranks("abc") == [("a", 1, 0), ("b", 1, 0), ("c", 1, 0)]


def test_the_order_of_the_results_changes_nothing() -> None:
    games = ("ab", "b=c", "ca", "ad", "d=b", "cd")
    assert ranks("abcd", *games) == ranks("abcd", *reversed(games))


def test_each_game_is_a_win_a_draw_or_a_loss() -> None:
    results = [LeagueResult(("a", "b"), who) for who in ("a", "a", "a", "b", None, None)]
    first, second = standings(("a", "b"), results)
    assert (first.wins, first.draws, first.losses, first.played) == (3, 2, 1, 6)
    assert (second.wins, second.draws, second.losses, second.played) == (1, 2, 3, 6)
