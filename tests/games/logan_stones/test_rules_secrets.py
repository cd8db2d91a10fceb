"""Who may know which face of which stone (LS-4, G-6)."""

from collections import Counter
from dataclasses import replace

import pytest

from games.core.outcome import Outcome, Seat
from games.core.play import take
from games.logan_stones.faces import kind, redraw
from games.logan_stones.island import NUMBER
from games.logan_stones.rules import GAME, State
from games.logan_stones.scenes import ALL_PLACED, TURNING, WON
from games.registry import manual

VIEWERS: tuple[Seat | None, ...] = (0, 1, None)


def play(actions: tuple[str, ...], **options: str) -> State:
    state = GAME.setup(options, "cairn")
    for action in actions:
        state = take(manual(GAME), state, action)[-1][1]
    return state


def looked_under(state: State, seat: Seat | None) -> list[int]:
    return [stone for stone, under in enumerate(GAME.view(state, seat).unders) if under is not None]


def ever_seen(state: State, who: int) -> list[int]:
    return [stone for stone, seen in enumerate(state.seen) if seen & who]


def kinds(state: State) -> Counter[str]:
    return Counter(kind(top or "", under or "") for top, under in zip(state.tops, state.unders, strict=True))


def test_ls_4_everybody_sees_fronts_and_each_player_the_backs_of_the_own_reserve() -> None:
    state = play(())
    assert [GAME.view(state, seat).tops for seat in VIEWERS] == [state.tops] * 3
    assert [looked_under(state, seat) for seat in VIEWERS] == [list(range(8)), list(range(8, 16)), []]


def test_ls_4_without_notes_a_placed_stone_is_for_memory() -> None:
    state = play(("6@m14",))
    assert [looked_under(state, seat) for seat in VIEWERS] == [[0, 1, 2, 3, 4, 6, 7], list(range(8, 16)), []]


def remembered(state: State, seat: Seat | None) -> list[int]:
    return [stone for stone, under in enumerate(GAME.remembered(state, seat).unders) if under is not None]


def test_ls_4_memory_holds_what_a_seat_has_seen_and_no_more() -> None:
    state = play(TURNING)
    public = {stone for stone, seen in enumerate(state.seen) if seen == 0b111}
    assert public and remembered(state, 0) == sorted({*range(8), *public})
    assert remembered(state, 1) == sorted({*range(8, 16), *public})
    assert remembered(state, None) == looked_under(state, None)
    assert GAME.remembered(state, 0).unders[min(public)] == state.unders[min(public)]


def test_ls_4_ls_7_a_lifted_stone_is_remembered_by_the_lifter_alone() -> None:
    state = play(ALL_PLACED)
    strange = next(
        (action, state.cells.index(NUMBER[action[:-1]]))
        for action in GAME.actions(GAME.view(state, 0))
        if action.endswith("^") and not state.seen[state.cells.index(NUMBER[action[:-1]])] & 0b01
    )
    lifted = GAME.apply(state, strange[0])
    put_down = GAME.apply(lifted, next(a for a in GAME.actions(GAME.view(lifted, 0)) if not a.endswith("*")))
    assert strange[1] in remembered(put_down, 0)
    assert (strange[1] in remembered(put_down, 1)) == bool(put_down.seen[strange[1]] & 0b10)
    assert GAME.remembered(put_down, 0).sights[strange[1]] == state.turn


def test_memory_says_in_which_turn_a_back_was_last_seen() -> None:
    state = play(("6@m14",))
    assert GAME.remembered(state, 0).sights[5] == 1
    assert GAME.remembered(state, 1).sights[5] == 0
    assert GAME.view(state, 0).sights[5] == 0


def test_ls_4_notes_keep_own_stones_and_what_both_have_seen_turn() -> None:
    state = play(TURNING, notes="on")
    assert state.turned == (9, 17)
    public = [stone for stone, seen in enumerate(state.seen) if seen == 0b111]
    assert set(state.turned) <= set(public)
    assert looked_under(state, 0) == sorted({*range(8), *public})
    assert looked_under(state, 1) == sorted({*range(8, 16), *public})
    assert looked_under(state, None) == []


def test_ls_4_without_notes_nothing_that_lies_down_is_shown() -> None:
    state = play(ALL_PLACED)
    assert [looked_under(state, seat) for seat in VIEWERS] == [[], [], []]
    assert any(seen == 0b111 for seen in state.seen)


@pytest.mark.parametrize("notes", ["on", "off"])
def test_ls_4_ls_7_the_lifter_alone_sees_under_the_lifted_stone(notes: str) -> None:
    state = play(ALL_PLACED, notes=notes)
    unseen = next(stone for stone in range(8, 16) if not state.seen[stone] & 0b01)
    action = next(
        action
        for action in GAME.actions(GAME.view(state, 0))
        if action[-1] == "^" and GAME.apply(state, action).held == unseen
    )
    lifted = GAME.apply(state, action)
    assert unseen in looked_under(lifted, 0)
    assert GAME.view(lifted, 0).unders[unseen] == state.unders[unseen]
    assert unseen not in looked_under(lifted, None)
    assert (unseen in looked_under(lifted, 1)) == (notes == "on")  # it is seat 1's own stone
    dropped = GAME.apply(lifted, GAME.actions(GAME.view(lifted, 0))[0])
    assert dropped.seen[unseen] & 0b01
    assert (unseen in looked_under(dropped, 0)) == (notes == "on")


def test_ls_4_a_stone_dropped_turned_over_or_placed_back_up_is_known_to_all() -> None:
    state = play((*ALL_PLACED, "m11^"))
    stone = 10  # seat 1's stone 3 lies on m11
    assert state.held == stone
    over = next(action for action in GAME.actions(GAME.view(state, 0)) if action.endswith("*"))
    assert GAME.apply(state, over).seen[stone] == 0b111
    assert GAME.apply(state, over.rstrip("*")).seen[stone] == 0b011
    free = play((), faces="free")
    back_up = next(action for action in GAME.actions(GAME.view(free, 0)) if "*" in action)
    assert GAME.apply(free, back_up).seen[int(back_up[0]) - 1] == 0b111


def test_ls_4_everything_is_shown_when_the_game_is_over() -> None:
    won = play(WON)
    assert won.outcome is not None
    assert [looked_under(won, seat) for seat in VIEWERS] == [list(range(18))] * 3
    resigned = replace(play(()), outcome=Outcome(1, "resigned"))
    assert [looked_under(resigned, seat) for seat in VIEWERS] == [list(range(18))] * 3


def test_g_6_drops_are_listed_only_to_who_holds_the_stone() -> None:
    state = play((*ALL_PLACED, "m11^"))
    assert [bool(GAME.actions(GAME.view(state, seat))) for seat in VIEWERS] == [True, False, False]
    before = play(ALL_PLACED)
    assert not any(action.startswith("@") for action in GAME.actions(GAME.view(before, 0)))


@pytest.mark.parametrize("notes", ["on", "off"])
@pytest.mark.parametrize("seat", VIEWERS)
def test_g_6_another_truth_looks_the_same_all_along(seat: Seat | None, notes: str) -> None:
    state = play((), notes=notes)
    changed = set()
    for nth, action in enumerate((*ALL_PLACED, "m11^", "@n15")):
        state = take(manual(GAME), state, action)[-1][1]
        other = GAME.resample(state, seat, str(nth))
        assert kinds(other) == kinds(play(()))
        assert repr(GAME.view(other, seat)) == repr(GAME.view(state, seat))
        assert str(GAME.view(other, seat)) == str(GAME.view(state, seat))
        assert GAME.actions(GAME.view(other, seat)) == GAME.actions(GAME.view(state, seat))
        known = ever_seen(state, 0b100 if seat is None else 1 << seat)
        assert [other.unders[stone] for stone in known] == [state.unders[stone] for stone in known]
        changed |= {stone for stone in range(18) if other.unders[stone] != state.unders[stone]}
    assert len(changed) > 4


def test_g_6_what_was_once_seen_stays_as_it_was_even_without_notes() -> None:
    state = play(ALL_PLACED)
    turned_long_ago = ever_seen(state, 0b100)
    assert turned_long_ago
    for nth in range(30):
        other = GAME.resample(state, 1, str(nth))
        assert all(other.unders[stone] == state.unders[stone] for stone in (*turned_long_ago, *range(8, 16)))


def test_g_6_every_deal_that_fits_is_drawn_equally_often() -> None:
    # RS and RR lie rock up, RP paper up and SS scissors up: only which rock is which can differ.
    drawn = Counter(redraw("RRPS", "SRRS", (0, 1, 2, 3), str(seed)) for seed in range(3000))
    assert set(drawn) == {tuple("SRRS"), tuple("RSRS")}
    assert 1350 < drawn[tuple("SRRS")] < 1650
    both = Counter(redraw("RPS", "PSR", (0, 1, 2), str(seed)) for seed in range(3000))
    assert set(both) == {tuple("PSR"), tuple("SRP")}  # the three unlike kinds, either way round
    assert 1350 < both[tuple("PSR")] < 1650


def test_g_6_at_the_end_nothing_is_redrawn() -> None:
    won = play(WON)
    assert [GAME.resample(won, seat, "x") for seat in VIEWERS] == [won] * 3


def test_ls_10_what_shows_a_face_cannot_be_taken_back() -> None:
    assert not GAME.reveals(play(()), "3@m14")  # turns nothing
    turning = TURNING
    assert GAME.reveals(play(turning[:-1]), turning[-1])
    assert GAME.reveals(play(ALL_PLACED), "m11^")
    held = play((*ALL_PLACED, "m11^"))
    over = next(action for action in GAME.actions(GAME.view(held, 0)) if action.endswith("*"))
    assert GAME.reveals(held, over)
    assert GAME.reveals(play(WON[:-1]), WON[-1])


def test_ls_10_with_notes_a_face_everybody_has_seen_is_no_secret() -> None:
    known = replace(play((*ALL_PLACED, "l15^", "@n15")), seen=(0b111,) * 18)
    assert not GAME.reveals(replace(known, notes="on"), "k15!")
    assert GAME.reveals(known, "k15!")
    assert GAME.reveals(replace(known, notes="on", seen=(0b011,) * 18), "k15!")


def test_g_6_actions_are_the_same_for_every_reader() -> None:
    state = play((*ALL_PLACED, "m11^"))
    assert {GAME.redact(state, "@n15*", seat) for seat in VIEWERS} == {"@n15*"}


def test_a_player_foresees_only_what_he_knows() -> None:
    before = play(TURNING[:-1])
    action = TURNING[-1]
    seen = GAME.preview(GAME.view(before, 0), action)
    real = GAME.view(GAME.apply(before, action), 0)
    assert seen.turned == real.turned == (9, 17)
    assert [seen.tops[stone] for stone in seen.turned] == [None, None]
    assert replace(seen, tops=real.tops) == real
    assert "?" in str(seen)


def test_a_player_with_notes_foresees_every_face_he_has_seen() -> None:
    before = replace(play(ALL_PLACED, notes="on"), seen=(0b111,) * 18)
    for action in GAME.actions(GAME.view(before, 0)):
        real = GAME.view(GAME.apply(before, action), 0)
        assert GAME.preview(GAME.view(before, 0), action) == real or real.outcome is not None


def test_beside_a_stone_foreseen_unknown_no_face_is_certain() -> None:
    view = GAME.view(play(ALL_PLACED), 0)
    lifted = GAME.preview(view, "m11^")
    assert lifted.held == 10
    assert lifted.unders[10] is None
    over = next(action for action in GAME.actions(lifted) if action.endswith("*"))
    dropped = GAME.preview(lifted, over)
    assert dropped.tops[10] is None
    assert len(dropped.turned) >= 2
    assert [dropped.tops[stone] for stone in dropped.turned] == [None] * len(dropped.turned)


def test_ls_7_a_lifted_stone_is_seen_in_that_turn_by_who_holds_it_alone() -> None:
    before = play(ALL_PLACED)
    lift = next(action for action in GAME.actions(GAME.view(before, before.player)) if action.endswith("^"))
    after = GAME.apply(before, lift)
    assert after.held is not None
    mine, theirs = after.sights[before.player], after.sights[1 - before.player]
    assert mine[after.held] == before.turn
    assert theirs == before.sights[1 - before.player]
    changed = [stone for stone, turn in enumerate(mine) if turn != before.sights[before.player][stone]]
    assert changed == [after.held]
