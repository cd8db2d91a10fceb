"""The search finds what a plain look ahead finds, and looks at no more than it needs."""

from dataclasses import replace

import pytest

from games.logitac.rules import GAME
from games.logitac.state import State
from games.opponents.logitac.moves import captures, duty, moves
from games.opponents.logitac.position import RUNNING, QuickPosition
from games.opponents.logitac.quick_move import Move
from games.opponents.logitac.search import TAKES, WIN, WON, Search
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import weigh, worth
from tests.games.logitac.positions import EMPTY, SIDE, bare, owed, play, position
from tests.games.opponents.logitac.reading import read

PLENTY = 1_000_000
SHORT = {
    "beginning": replace(GAME.setup({"length": "short"}, "any"), turn=5),
    "a fight": position("c3 c5 b4:cube a6:pyr d7:cyl", "d2 e4 d6:double f3:cyl l6:pyr k12", to_move=1),
    "a credit": replace(position("a4 a5 b6:cyl a6:pyr", "k12 l6:pyr d8", sides=owed(1, 0, 0)), length="long"),
    "near a draw": replace(position("c3 a6:pyr b1:cube", "k12 l6:pyr f7:cyl"), quiet=97),
    "about to win": replace(position("b1:cube a6:pyr c3", "b9:pyr k12 l5"), length="long"),
    "a pawn before the door": position(
        "k3 b1 a6:pyr", "k12 l6:pyr g7:cube", sides=(SIDE, replace(SIDE, captives=("pyr",)))
    ),
    "beside a chimney": position("r14:cube b1 a6:pyr", "k12 l6:pyr r16"),
}


def quick(state: State) -> QuickPosition:
    return QuickPosition(state, worth(state.length))


def searching(state: State, most: int = PLENTY, takes: int = TAKES, dull: int = 0) -> Search:
    return Search(quick(state), most, takes, dull)


def plain(search: Search, move: Move, depth: int, ply: int = 1) -> int:
    """Value a move by looking at everything, for the seat that makes it."""
    at = search.at
    seat = at.seat
    at.make(move)
    if at.winner != RUNNING:
        value = search._ended(seat, ply)
    elif at.seat == seat:
        value = plainly_best(search, depth, ply + 1)
    else:
        value = -plainly_best(search, depth - 1, ply + 1)
    at.unmake()
    return value


def plainly_best(search: Search, depth: int, ply: int) -> int:
    if depth <= 0:
        return plainly_calm(search, ply, 0)
    return max(plain(search, move, depth, ply) for move in moves(search.at, 3))


def plainly_calm(search: Search, ply: int, left: int) -> int:
    """Play out what is forced; nobody takes."""
    at = search.at
    forced = moves(at, 2) if at.falling or at.is_escaping else duty(at, 1)
    if not forced or left <= -4:
        return search._weigh()
    values = []
    for move in forced[:4]:
        seat = at.seat
        at.make(move)
        if at.winner != RUNNING:
            values.append(search._ended(seat, ply))
        else:
            value = plainly_calm(search, ply + 1, left - 1)
            values.append(value if at.seat == seat else -value)
        at.unmake()
    return max(values)


@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize("name", SHORT)
def test_two_turns_ahead_it_finds_what_looking_at_everything_finds(name: str, depth: int) -> None:
    search = searching(SHORT[name], takes=0, dull=5000)
    root = moves(search.at, 6)
    exact = {move: plain(search, move, depth) for move in root}
    search.go_on()
    ranked = search.best(root, depth, {})
    assert {one.move for one in ranked} == set(root)
    assert ranked[0].value == exact[ranked[0].move] == max(exact.values())
    assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)
    if abs(ranked[0].value) <= WON:
        assert all(exact[one.move] <= one.value for one in ranked), "the others' values are upper bounds"


FOUND = {
    "beginning": ("a5-e1", 0, 2959),
    "a fight": ("f3-e2", -601, 5496),
    "a credit": ("a4^p16", 3126, 379),
    "near a draw": ("b1-b6", 402, 1566),
    "about to win": ("b1xb9", 999999, 28),
    "a pawn before the door": ("k3-l3", -2898, 1671),
    "beside a chimney": ("r14-q14", 2168, 1095),
}


@pytest.mark.parametrize("name", SHORT)
def test_four_turns_ahead_as_much_is_found_as_before_and_no_more_looked_at(name: str) -> None:
    """Whoever makes the search better takes the new numbers; one that cuts off wrongly, or no longer, gets others."""
    search = searching(SHORT[name], dull=5000)
    before = facts(search.at)
    best = search.best(moves(search.at, 3), 4, {})[0]
    assert facts(search.at) == before
    assert (spell(search.at, best.move), best.value, search.nodes) == FOUND[name]


def facts(at: QuickPosition) -> tuple[object, ...]:
    return bytes(at.board), tuple(at.sides), at.seat, at.turn, at.quiet, at.key, at.score, at.made


@pytest.mark.parametrize("most", [1, 2, 30, 31, 300])
def test_out_of_nodes_it_stops_at_once_and_keeps_what_it_found(most: int) -> None:
    search = searching(SHORT["a fight"], most)
    before, root = facts(search.at), moves(search.at, 6)
    ranked = search.best(root, 9, {})
    assert search.nodes == most + 1
    assert facts(search.at) == before
    assert sorted(one.move for one in ranked) == sorted(root), "each once, judged or not"
    search.go_on(10)
    search.best(root, 9, {})
    assert search.nodes == 11
    search.go_on()
    search.best(root, 9, {})
    assert search.nodes == 11, "as many as before"


def test_what_was_not_looked_at_yet_comes_after_what_was_found() -> None:
    search = searching(SHORT["a fight"], 12)
    root = moves(search.at, 6)
    first = search.best(root, 9, {})[0]
    assert first.move in root[:12]
    assert [one.move for one in searching(SHORT["a fight"], 0).best(root, 9, {})] == root, "in the order they came"


@pytest.mark.parametrize("name", ["beginning", "a fight"])
def test_a_favoured_move_gains_what_it_is_favoured_by(name: str) -> None:
    search = searching(SHORT[name], takes=0)
    root = moves(search.at, 6)
    exact = {move: plain(search, move, 2) for move in root}
    favour = {move: 40 * nth for nth, move in enumerate(root)}
    best = search.best(root, 2, favour)[0]
    assert best.value == exact[best.move] + favour[best.move] == max(exact[move] + favour[move] for move in root)


def test_no_favour_makes_a_win_or_a_loss_of_anything() -> None:
    search = searching(SHORT["about to win"])
    root = moves(search.at, 6)
    won = read("b1xb9")
    ranked = search.best(root, 4, {move: -9000 if move == won else 9000 for move in root})
    assert ranked[0] == (WIN - 1, won)


def test_a_win_is_looked_for_no_further_than_it_is_away() -> None:
    search = searching(SHORT["about to win"])
    one, more = (search.best(moves(search.at, 6), depth, {}) for depth in (1, 9))
    assert one[0] == more[0] == (WIN - 1, read("b1xb9"))
    nodes = []
    for depth in (1, 9):
        search = searching(SHORT["about to win"])
        search.best(moves(search.at, 6), depth, {})
        nodes.append(search.nodes)
    assert nodes[0] == nodes[1]


def test_the_only_move_is_weighed_once() -> None:
    search = searching(SHORT["beginning"])
    only = moves(search.at, 6)[:1]
    search.best(only, 9, {})
    short = searching(SHORT["beginning"])
    short.best(only, 1, {})
    assert search.nodes == short.nodes


def calm(state: State, left: int = TAKES, alpha: int = -WIN, beta: int = WIN) -> tuple[int, int]:
    search = searching(state)
    return search.calm(alpha, beta, 1, left), search.nodes


FREE = position("c3 a6:pyr", "d2:cube k12 l6:pyr")
GUARDED = position("b1:cube a6:pyr", "b7 c8 k12 l6:pyr")  # a pawn that a pawn protects


def test_what_is_free_is_taken_before_a_position_is_weighed() -> None:
    after = play(FREE, "c3xd2")
    value, nodes = calm(FREE)
    assert value == -weigh(quick(after)) > weigh(quick(FREE))
    assert nodes == 2


def test_nothing_is_taken_beyond_the_plies_allowed() -> None:
    assert calm(FREE, left=0) == (weigh(quick(FREE)), 1)
    assert calm(FREE, left=1)[1] == 2


def test_a_cube_does_not_take_a_protected_pawn() -> None:
    assert "b1xb7" in [spell(quick(GUARDED), move) for move in captures(quick(GUARDED))]
    assert calm(GUARDED)[0] == weigh(quick(GUARDED))


def test_who_stands_well_enough_already_takes_nothing() -> None:
    stand = weigh(quick(FREE))
    assert calm(FREE, alpha=stand - 9, beta=stand) == (stand, 1)
    assert calm(FREE, alpha=stand - 9, beta=stand + 1)[1] == 2


def test_a_credit_is_used_before_a_position_is_weighed_but_not_for_ever() -> None:
    state = position("a4 a5 a6:pyr", "k12 l6:pyr", sides=owed(1, 0, 0))
    assert calm(state, left=0)[0] == -weigh(quick(play(state, "a4^p16")))
    assert calm(state, left=-3)[1] == 2
    assert calm(state, left=-4) == (weigh(quick(state)), 1)


def takes(state: State, alpha: int, stand: int = 0) -> list[str]:
    search = searching(state)
    return [spell(search.at, move) for move in search._takes(stand, alpha)]


MANY = position("c3 c5:cyl a6:pyr e1:cube e7", "d2:cube d6 e2 l6:pyr k12 f8:cyl")


def test_the_largest_capture_comes_first_by_the_smallest_piece() -> None:
    assert takes(MANY, -WIN) == ["c3xd2", "e7xf8", "c5xd6", "e1xe2"]


def test_only_captures_that_might_raise_the_value_are_looked_at() -> None:
    cube, pawn, margin = 3700, 700, 2500
    assert takes(MANY, cube + margin - 1) == ["c3xd2"]
    assert takes(MANY, cube + margin) == []
    assert takes(MANY, pawn + margin - 1) == takes(MANY, -WIN)
    assert takes(MANY, pawn + margin) == ["c3xd2", "e7xf8"]
    assert takes(MANY, cube + margin, stand=1) == ["c3xd2"]


def test_the_second_pawn_of_a_board_earns_a_credit_and_is_worth_it() -> None:
    once = replace(MANY, sides=(replace(SIDE, captured=(1, 0, 0)), SIDE))
    above = replace(MANY, sides=(replace(SIDE, captured=(0, 1, 1)), SIDE))
    assert "e1xe2" in takes(once, 700 + 2500)
    assert "e1xe2" not in takes(once, 700 + 700 + 2500)
    assert "e1xe2" not in takes(above, 700 + 2500)


def test_the_searching_seat_likes_quiet_turns_the_less_the_more_there_were() -> None:
    for seat in (0, 1):
        state = replace(position("c3 a6:pyr", "k12 l6:pyr", to_move=1 if seat else 0), quiet=40)
        search = searching(state, dull=5000)
        assert search._weigh() == weigh(quick(state)) - 5000 * 40 // 100
        search.at.seat = 1 - seat
        assert search._weigh() == -weigh(quick(state)) + 5000 * 40 // 100


def test_sooner_won_is_better_and_later_lost_less_bad_and_a_draw_is_dull() -> None:
    search = searching(FREE, dull=7)
    for winner, seat, value in ((0, 0, WIN - 3), (1, 0, 3 - WIN), (1, 1, WIN - 3), (2, 0, -7), (2, 1, 7)):
        search.at.winner = winner
        assert search._ended(seat, 3) == value


STUCK = bare("", "k12 l6:pyr c5:cube f6:cyl")


@pytest.mark.parametrize(("alpha", "beta"), [(-WIN, WIN), (-9000, -2000), (-400, 300)])
def test_g_8_who_is_stuck_gives_the_turn_back(alpha: int, beta: int) -> None:
    here, there = searching(STUCK), searching(replace(STUCK, to_move=1))
    there._seat = 0
    before = facts(here.at)
    assert here._search(4, alpha, beta, 3) == -there._search(3, -beta, -alpha, 4)
    assert facts(here.at) == before
    assert here.nodes == 1 + there.nodes


def test_g_8_where_nobody_can_move_nothing_is_won_and_who_is_bankrupt_has_lost() -> None:
    assert searching(bare("", ""))._search(4, -WIN, WIN, 3) == 0
    broke = bare("", "k12")
    broke = replace(broke, sides=(replace(EMPTY, held=1), EMPTY))
    assert searching(broke)._search(4, -WIN, WIN, 3) == WIN - 3


def test_g_8_what_is_lost_after_a_pass_is_lost_a_ply_later() -> None:
    """White is stuck, and Black's second ascent wins."""
    state = replace(bare("", "k12 l5", to_move=0), length="short", ascents=(0, 1))
    state = replace(state, sides=(EMPTY, replace(EMPTY, credits=(1, 0, 0))))
    assert searching(state)._search(2, -WIN, WIN, 3) == 4 - WIN


def keys(*states: State) -> int:
    return len({searching(state)._key() for state in states})


def with_quiet(turns: int) -> State:
    return replace(FREE, quiet=turns)


def test_positions_are_told_apart_by_all_that_counts() -> None:
    begun = position("n15:cube b1 t13", "k12 l6:pyr")
    out = play(begun, "n15-o15")
    freed = play(SHORT["a pawn before the door"], "k3-l3")
    assert keys(FREE, replace(FREE, to_move=1)) == 2
    assert keys(FREE, replace(FREE, sides=(replace(SIDE, reserve=4), SIDE))) == 2
    assert keys(replace(FREE, turn=2), replace(FREE, turn=3)) == 2
    assert keys(replace(FREE, turn=3), replace(FREE, turn=4)) == 1, "from the third turn on pawns are recruited"
    assert keys(out, replace(out, falling=()), replace(out, falling=(*out.falling, 3)), replace(out, landing=3)) == 4
    assert keys(freed, replace(freed, is_escaping=False), replace(freed, is_stirred=False)) == 3


def test_quiet_turns_are_told_apart_one_by_one_near_the_limit_and_by_eights_before() -> None:
    limit = quick(FREE).limit
    assert keys(*map(with_quiet, range(limit - 15, limit))) == 15
    assert keys(*map(with_quiet, range(8, 16))) == 1
    assert keys(*map(with_quiet, range(8, 32))) == 3
    assert keys(with_quiet(limit - 17), with_quiet(limit - 16), with_quiet(limit - 15)) == 2


def resting(state: State, ply: int = 2) -> bool:
    search = searching(state)
    search.at._changes = [(0, 0)]  # something was moved before
    return search._may_rest(ply)


def test_who_may_rest() -> None:
    assert resting(FREE)
    assert not resting(FREE, ply=1)
    assert not resting(SHORT["a credit"])
    assert not resting(position("c3 a6:pyr", sides=owed(0, 0, 1)))
    assert not resting(play(position("n15:cube b1", "k12 l6:pyr"), "n15-o15"))
    assert not resting(play(SHORT["a pawn before the door"], "k3-l3"))
    assert resting(replace(SHORT["a credit"], to_move=1)), "the duty is the other's"


def test_nobody_rests_twice_running() -> None:
    search = searching(FREE)
    search.at.make(moves(search.at, 3)[0])
    assert search._may_rest(2)
    search.at.make_null()
    assert not search._may_rest(2)


def test_moves_are_tried_by_hint_then_captures_then_what_refuted_others() -> None:
    search = searching(MANY)
    listed = moves(search.at, 3)
    takes_first = [read(action) for action in takes(MANY, -WIN)]
    quiet_ones = sorted(move for move in listed if move not in takes_first)
    assert search._ordered(listed, -1, 2) == takes_first + quiet_ones
    hint, killer, good, better = quiet_ones[5:9]
    search._killers[2] = killer
    search._good = {good: 1, better: 4}
    rest = [move for move in quiet_ones if move not in (hint, killer, good, better)]
    assert search._ordered(listed, hint, 2) == [hint, *takes_first, killer, better, good, *rest]
    assert search._ordered(listed, hint, 3)[:7] == [hint, *takes_first, better, good]


def test_even_a_pyramid_takes_before_what_refuted_others_is_tried() -> None:
    search = searching(position("c3:pyr b7", "c4 l6:pyr k12"))
    listed = moves(search.at, 3)
    taking, killer = read("c3xc4"), read("b7-c7")
    search._killers[2] = killer
    assert search._ordered(listed, -1, 2)[:2] == [taking, killer]


@pytest.mark.parametrize("deepest", [2, 3, 5])
def test_what_is_lost_next_turn_is_lost_in_two_plies_whatever_is_done(deepest: int) -> None:
    search = searching(replace(position("a1:pyr", "a9:cube b9:cube l6:pyr", sides=(EMPTY, EMPTY)), length="short"))
    assert {one.value for one in search.best(moves(search.at, 3), deepest, {})} == {2 - WIN}


def test_what_is_won_in_the_turn_after_next_is_won_in_three_plies() -> None:
    hunted = replace(position("c10:cube b9:cube l1:pyr", "a1:pyr", sides=(EMPTY, EMPTY)), length="short")
    search = searching(hunted)
    assert search.best(moves(search.at, 3), 4, {})[0].value == WIN - 3
