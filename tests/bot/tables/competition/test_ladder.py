"""A ladder's places, over many random clubs: 60 of them here, 2,000 with CAIRN_TEST_FULL=1; and each rule by itself."""

from collections.abc import Sequence
from random import Random

import pytest

from bot.tables.competition.ladder import LadderGame, places, within_reach
from bot.tables.values.durations import DAY
from bot.tables.values.limits import LADDER_IDLE as IDLE
from bot.tables.values.pauses import Span
from data.records import LeagueMember
from tests.sampled import sampled

CLUBS = sampled(60, full=2_000)
SPAN = 400 * DAY


def stays(people: str, *, each: int = 1) -> list[LeagueMember]:
    """Let people with a letter for a name join one after another."""
    return [LeagueMember("lg", nth, who, joined_at=nth * each) for nth, who in enumerate(people, 1)]


def game(players: str, at: int, *, winner: str | None = None, days: int = 1) -> LadderGame:
    return LadderGame(f"{players}{at}", (players[0], players[1]), at - days * DAY, at, winner)


def stand(people: str, *games: LadderGame, at: int = 20 * DAY, **aways: Sequence[Span]) -> str:
    return "".join(places(stays(people), games, aways, at))


def test_who_joins_stands_at_the_foot() -> None:
    assert stand("abc") == "abc"


def test_the_winner_takes_the_losers_place_and_those_between_slip_one() -> None:
    assert stand("abcde", game("db", 5 * DAY, winner="d")) == "adbce"
    assert stand("abcde", game("db", 5 * DAY, winner="b")) == "abcde"
    assert stand("abcde", game("db", 5 * DAY)) == "abcde", "a draw changes nothing"
    assert stand("ab", game("ba", 5 * DAY, winner="b"), at=5 * DAY) == "ba", "from the very moment"


def test_who_has_left_neither_climbs_nor_is_passed() -> None:
    left = [*stays("abc"), LeagueMember("lg", 4, "d", joined_at=4, left_at=5 * DAY)]
    assert places(left, [game("da", 6 * DAY, winner="d")], {}, 9 * DAY) == ("a", "b", "c")
    assert places(left, [game("da", 4 * DAY, winner="d")], {}, 9 * DAY) == ("a", "b", "c")
    assert places(left, [game("da", 4 * DAY, winner="d")], {}, 4 * DAY + 1) == ("d", "a", "b", "c")
    back = [*left, LeagueMember("lg", 5, "d", joined_at=7 * DAY)]
    assert places(back, [game("da", 4 * DAY, winner="d")], {}, 9 * DAY) == ("a", "b", "c", "d")


def test_who_has_not_played_for_thirty_days_slips_one_place_each_thirty_days() -> None:
    others = [game("bc", day * DAY) for day in range(10, 100, 10)]
    assert stand("abc", *others, at=IDLE) == "abc"
    assert stand("abc", *others, at=IDLE + 2) == "bac"
    assert stand("abc", *others, at=2 * IDLE) == "bac"
    assert stand("abc", *others, at=2 * IDLE + 2) == "bca"
    assert stand("abc", *others, at=3 * IDLE + 2) == "bca"


def test_an_absence_and_a_running_game_count_like_playing() -> None:
    others = [game("bc", day * DAY) for day in range(10, 100, 10)]
    away = [(20 * DAY, 25 * DAY)]
    assert stand("abc", *others, at=55 * DAY, a=away) == "abc"
    assert stand("abc", *others, at=55 * DAY + 1, a=away) == "bac"
    running = LadderGame("run", ("a", "c"), 5 * DAY)
    assert stand("abc", *others, running, at=90 * DAY) == "abc"


def test_where_nobody_plays_nothing_changes() -> None:
    assert stand("abcde", at=45 * DAY) == stand("abcde", at=300 * DAY) == "abcde"
    fresh = [*stays("ab"), LeagueMember("lg", 3, "c", joined_at=25 * DAY)]
    assert places(fresh, [], {}, 40 * DAY) == ("a", "b", "c"), "nor for who has only joined"
    one = game("bc", 10 * DAY)
    assert stand("abcde", one, at=35 * DAY) == "bacde" and stand("abcde", one, at=300 * DAY) == "bacde"


def test_three_places_above_are_within_reach() -> None:
    assert within_reach("abcde", "e") == tuple("bcd")
    assert within_reach("abcde", "b") == ("a",)
    assert within_reach("abcde", "a") == ()


@pytest.mark.parametrize("club", range(CLUBS))
def test_places_are_a_permutation_whoever_plays_leaves_or_is_away(club: int) -> None:
    chance = Random(club)
    rows = _stays(chance)
    people = sorted({one.person for one in rows})
    games = [_game(chance, nth, people) for nth in range(chance.randint(0, 40))]
    aways = {who: [(at := chance.randrange(SPAN), at + chance.randrange(30 * DAY))] for who in people[::2]}
    for _ in range(4):
        now = chance.randrange(SPAN)
        order = places(rows, games, aways, now)
        on_it = sorted(one.person for one in rows if one.joined_at <= now and (one.left_at or SPAN) > now)
        assert sorted(order) == on_it, "everybody who is on it stands once"
        assert all(who not in within_reach(order, who) for who in order), "nobody plays themselves"
        mixed = chance.sample(rows, len(rows)), chance.sample(games, len(games))
        assert places(*mixed, aways, now) == order
        renamed = [LeagueMember("lg", one.number, f"z{one.person}", one.left_at, 0, one.joined_at) for one in rows]
        nameless = [
            LadderGame(
                one.id,
                (f"z{one.players[0]}", f"z{one.players[1]}"),
                one.opened_at,
                one.ended_at,
                one.winner and f"z{one.winner}",
            )
            for one in games
        ]
        theirs = {f"z{who}": spans for who, spans in aways.items()}
        assert places(renamed, nameless, theirs, now) == tuple(f"z{who}" for who in order), "no name decides"


def _stays(chance: Random) -> list[LeagueMember]:
    rows: list[LeagueMember] = []
    for who in range(chance.randint(1, 12)):
        at = chance.randrange(SPAN // 2)
        for _ in range(chance.randint(1, 3)):
            left = at + chance.randrange(1, SPAN // 3) if chance.random() < 0.4 else None
            rows.append(LeagueMember("lg", len(rows) + 1, f"p{who}", left, 0, at))
            if left is None:
                break
            at = left + chance.randrange(20 * DAY)
    return rows


def _game(chance: Random, nth: int, people: Sequence[str]) -> LadderGame:
    one, other = chance.sample([*people, "x"], 2) if len(people) > 1 else (people[0], "x")
    opened = chance.randrange(SPAN)
    return LadderGame(
        f"g{nth}", (one, other), opened, opened + chance.randrange(1, 40 * DAY), chance.choice([one, other, None])
    )
