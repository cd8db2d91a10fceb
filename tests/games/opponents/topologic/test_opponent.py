"""The opponent of Topologic: it draws the conclusions, gets there, and hides where that is hard."""

from collections import Counter
from collections.abc import Sequence

import pytest

from games.core.play import legal, take
from games.core.seeded import Lots
from games.opponents.topologic.hiding import REMOTE, hide, hiding_places, likeliest
from games.opponents.topologic.opponent import CARE, ERRORS, FOND, OPPONENT, remembered
from games.opponents.topologic.seeking import Weighing, actions, choices, distances, fitting
from games.registry import manual
from games.topologic.field import NUMBER, TILES, lay, points, reach
from games.topologic.rules import GAME, State, View

LEVELS = (1, 2, 3, 4)


def after(*turns: str, seed: str = "s", **options: str) -> State:
    state = GAME.setup(options, seed)
    for turn in turns:
        state = take(manual(GAME), state, turn)[-1][1]
    return state


def turns_needed(level: int, secret: str, seed: str, **options: str) -> int:
    """Let a level seek a tile in the first round."""
    state = after(f"hide {secret}", seed=seed, **options)
    while len(state.books) == 1:
        for action in OPPONENT.choose(GAME.view(state, 1), level, f"{seed} {state.turn}"):
            state = GAME.apply(state, action)
    return len(state.books[0])


def test_tp_7_what_fits_is_what_would_have_scored_the_same() -> None:
    state = after("hide b6", "k2 b2 r4 w1 y3", seed="fit")
    asked = state.books[0]
    assert [TILES[tile] for tile in fitting(asked)] == [
        name for name in TILES if points(asked[0].stands, NUMBER[name]) == asked[0].score
    ]
    assert NUMBER["b6"] in fitting(asked)
    assert len(fitting(())) == 60


def test_tp_8_distances_count_moves() -> None:
    field = lay("island", "far")
    away, reached = distances(field), reach(field)
    for tile in range(60):
        assert {goal for goal in range(60) if away[tile][goal] == 1} == set(reached[tile]) - {tile}
        assert away[tile][tile] == 0
    assert all(away[one][two] == away[two][one] for one in range(60) for two in range(60))


@pytest.mark.parametrize(
    ("seed", "seekers", "log", "tile"),
    [
        ("puzzle-8", "3", ("hide g6", "1@o6 2@b4 3@o6", "1>r6 2>r6 3>g1"), "g6"),
        ("puzzle-14", "3", ("hide v4", "1@y2 2@g3 3@g3", "1>v4 2>b6 3>v4"), "v4"),
        ("puzzle-17", "3", ("hide o2", "1@y2 2@o4 3@g2", "1>o2 2>y2 3>o2"), "o2"),
        ("puzzle-13", "5", ("hide b3", "1@w2 2@c1 3@k1 4@r2 5@c6", "1>b3 2>g2 3>b3 4>b3 5>b3"), "b3"),
    ],
)
def test_the_only_tile_left_is_taken(seed: str, seekers: str, log: tuple[str, ...], tile: str) -> None:
    state = after(*log, seed=seed, seekers=seekers)
    assert [TILES[left] for left in fitting(state.books[0])] == [tile]
    view = GAME.view(state, 1)
    turn = OPPONENT.choose(view, 4, "s")  # a pawn of the lower levels may miss it
    assert OPPONENT.explain(view, turn).kind == "finds"
    for action in turn:
        state = GAME.apply(state, action)
    assert len(state.books) == 2


def test_a_tile_out_of_reach_is_come_near_to_and_taken_next() -> None:
    state = after("hide y3", "1@y6 2@g1 3@y6", "1>k3 2>w6 3>w6", seed="puzzle-12", seekers="3")
    view = GAME.view(state, 1)
    turn = OPPONENT.choose(view, 4, "s")
    assert OPPONENT.explain(view, turn).kind == "gathers"
    for action in turn:
        state = GAME.apply(state, action)
    assert OPPONENT.explain(GAME.view(state, 1), OPPONENT.choose(GAME.view(state, 1), 4, "s")).kind == "finds"


def test_a_tile_many_moves_away_is_come_nearer_to_with_every_turn() -> None:
    """Level 4 once strayed about for 40 turns, since a tile three moves away looked no farther than two."""
    turns = ("1@b5 2@o2 3@o6 4@o2 5@c5", "1>p6 2>k6 3>b4 4>k6 5>b6", "1>y3 2>o6 3>o6 4>o6 5>o6")
    state = after("hide c3", *turns, seed="resign/27")
    tile, away = NUMBER["c3"], distances(state.field)
    assert fitting(state.books[0]) == (tile,)
    for still in (3, 2, 1, 0):
        for action in OPPONENT.choose(GAME.view(state, 1), 4, str(still)):
            state = GAME.apply(state, action)
        assert max(away[stand][tile] for stand in state.books[0][-1].stands) == still
    assert len(state.books) == 2


def test_tp_10_on_the_last_turn_whatever_can_be_won_is_tried() -> None:
    first = ("hide r1", "1@r1 2@r1 3@r1", "hide p6")  # found at once: the second seeker has one turn
    state = after(*first, seed="last", seekers="3")
    turn = OPPONENT.choose(GAME.view(state, 0), 4, "s")
    assert len({action[-2:] for action in turn}) == 1  # all pawns on one tile: any other turn has lost


@pytest.mark.parametrize("options", [{}, {"entry": "edge", "seekers": "3"}, {"field": "block", "seekers": "4"}])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finds_what_is_hidden(level: int, options: dict[str, str]) -> None:
    secrets = ("y4", "k1") if level < 4 else ("g2",)
    assert all(turns_needed(level, secret, f"find {secret}", **options) <= 20 for secret in secrets)


def test_a_begun_turn_is_finished_from_where_the_pawns_stand() -> None:
    state = after("hide y4", "1@r1", seed="begun")
    view = GAME.view(state, 1)
    assert choices(view).goals[0] == (NUMBER["r1"],)
    assert [action[0] for action in OPPONENT.choose(view, 3, "s")] == ["2", "3", "4", "5"]
    state = after("hide y4", "r1 r2 o3 b4 k5", seed="begun")
    moved = GAME.apply(state, legal(GAME, state)[0])
    turn = OPPONENT.choose(GAME.view(moved, 1), 3, "s")
    assert not any(action.startswith("1>") for action in turn)
    assert turn == actions(GAME.view(moved, 1), _stands(moved, turn))


def _stands(state: State, turn: tuple[str, ...]) -> tuple[int, ...]:
    stands = list(state.pawns)
    for action in turn:
        if action != "ask":
            stands[int(action[0]) - 1] = NUMBER[action[-2:]]
    return tuple(stands)


def test_hiding_prefers_what_is_remote_and_is_never_certain() -> None:
    field = lay("island", "hide")
    ways = {place.tile: place.ways for place in hiding_places(field)}
    assert all(ways[tile] == len(reach(field)[tile]) for tile in ways)
    usual = sum(ways.values()) / 60
    hidden = {
        level: Counter(hide(field, FOND[level], Lots(str(n), "hide")).tile for n in range(300)) for level in LEVELS
    }
    means = [sum(ways[tile] * times for tile, times in hidden[level].items()) / 300 for level in LEVELS]
    assert means == sorted(means, reverse=True)
    assert means[0] == pytest.approx(usual, abs=1.0)
    assert all(max(found.values()) < 100 and len(found) >= 12 for found in hidden.values())


def test_weighing_knows_the_answers_and_their_groups() -> None:
    field, left = lay("block", "weigh"), tuple(range(0, 60, 7))
    weighing = Weighing(field, left, 5)
    stands = (0, 7, 14, 21, 59)
    assert list(weighing.answers(stands)) == [points(stands, tile) for tile in left]
    groups = weighing.groups(stands)
    assert sorted(tile for tiles in groups.values() for tile in tiles) == list(left)
    assert all(points(stands, tile) == score for score, tiles in groups.items() for tile in tiles)
    assert weighing.turns((0,) * 5) >= 0


def test_a_lower_level_misses_a_tile_it_knows_now_and_then() -> None:
    """Both answers are in mind at both levels: only a pawn that slips misses."""
    view = GAME.view(after("hide g6", "1@o6 2@b4 3@o6", "1>r6 2>r6 3>g1", seed="puzzle-8", seekers="3"), 1)
    taken = [
        sum(OPPONENT.explain(view, OPPONENT.choose(view, level, str(n))).kind == "finds" for n in range(100))
        for level in LEVELS
    ]
    assert taken == sorted(taken)
    assert 20 <= taken[0] <= 50 < taken[1]
    assert taken[2] < taken[3] == 100


def test_a_lower_level_forgets_until_it_takes_its_time() -> None:
    first = after("hide c3", *("1@b5 2@o2 3@o6 4@o2 5@c5", "1>p6 2>k6 3>b4 4>k6 5>b6"), seed="resign/27")
    while len(first.books[0]) < ERRORS[1].patience:
        assert first.phase == "seek"
        known = {level: remembered(GAME.view(first, 1), level) for level in LEVELS}
        assert known[1] == known[2 if len(first.books[0]) < ERRORS[2].patience else 1] == first.books[0][-2:]
        assert known[3] == known[4] == first.books[0]
        first = take(manual(GAME), first, legal(GAME, first)[0] + " ask")[-1][1]
    assert remembered(GAME.view(first, 1), 1) == first.books[0]


def test_harder_levels_look_more_carefully() -> None:
    assert [CARE[level].starts for level in LEVELS] == sorted(CARE[level].starts for level in LEVELS)


def test_tp_10_who_is_good_gives_up_when_no_tile_can_be_reached_in_time() -> None:
    """One turn is left: of the two tiles that fit one is two moves away, the other four."""
    first = ("hide c3", "1@c3 2@c3 3@c3 4@c3 5@c2", "5>c6 ask", "5>c3 ask")
    second = ("hide c3", "1@b5 2@o2 3@o6 4@o2 5@c5", "1>p6 2>k6 3>b4 4>k6 5>b6")
    view = GAME.view(after(*first, *second, seed="resign/27"), 0)
    assert len(view.books[0]) - len(view.books[1]) == 1
    assert [OPPONENT.gives_up(view, level) for level in LEVELS] == [False, True, True, True]
    assert OPPONENT.evaluate(view) == -1
    before = GAME.view(after(*first, *second[:-1], seed="resign/27"), 0)
    assert not OPPONENT.gives_up(before, 4)


def test_good_players_are_looked_for_where_they_hide_first() -> None:
    field = lay("island", "remote")
    places = [place.tile for place in hiding_places(field)]
    few, more = REMOTE
    assert set(likeliest(field, range(60))) == set(places[:few])
    assert set(likeliest(field, places[few:])) == set(places[few:more])
    assert set(likeliest(field, places[more:])) == set(places[more:])


def test_level_4_looks_there_now_and_then_but_hints_weigh_all_tiles_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed: list[int] = []
    plans = OPPONENT._plans

    def noted(view: View, tiles: Sequence[int], level: int, lots: Lots) -> object:
        weighed.append(len(tiles))
        return plans(view, tiles, level, lots)

    monkeypatch.setattr(OPPONENT, "_plans", noted)
    view = GAME.view(after("hide b6", seed="guess"), 1)
    for nth in range(6):
        OPPONENT.choose(view, 4, str(nth))
    assert set(weighed) == {REMOTE[0], 60}
    OPPONENT.rank(view, "hint")
    assert weighed[-1] == 60


def test_turns_are_ranked_for_whoever_is_to_move_and_for_nobody_else() -> None:
    hiding, seeking = after(), after("hide b6")
    ranked = [[bool(OPPONENT.rank(GAME.view(state, seat), "s")) for seat in (0, 1)] for state in (hiding, seeking)]
    assert ranked == [[True, False], [False, True]]


def test_what_is_ranked_first_is_weighed_as_it_was_ranked() -> None:
    state = after("hide g6", "1@o6 2@b4 3@o6", "1>r6 2>r6 3>g1", seed="puzzle-8", seekers="3")
    view = GAME.view(state, 1)
    best = OPPONENT.rank(view, "s")[0]
    weighed = OPPONENT.weigh(view, best.actions)
    assert weighed is not None and weighed.actions == best.actions
    assert weighed.value == pytest.approx(best.value)
