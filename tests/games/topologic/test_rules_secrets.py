"""Who may know what in Topologic (G-6)."""

from dataclasses import replace

import pytest

from games.core.manual import ActionSummary
from games.core.outcome import Outcome, Seat
from games.core.play import digest, take
from games.registry import manual
from games.topologic.field import NUMBER, points
from games.topologic.rules import GAME, State

VIEWERS: tuple[Seat | None, ...] = (0, 1, None)
SEEKERS_AND_SPECTATORS: tuple[Seat | None, ...] = (1, None)


def play(*lines: str) -> State:
    state = GAME.setup({"field": "block"}, "secrets")
    for line in lines:
        state = take(manual(GAME), state, line)[-1][1]
    return state


ASKED = play("hide y5", "y1 y3 g5 b2 k6")


def test_g_6_only_the_hider_sees_the_tile() -> None:
    assert GAME.view(ASKED, 0).secret == NUMBER["y5"]
    assert [GAME.view(ASKED, seat).secret for seat in SEEKERS_AND_SPECTATORS] == [None, None]


def test_g_6_the_hiding_itself_is_shown_blank() -> None:
    state = play("hide y5")
    assert [GAME.view(state, seat).last for seat in VIEWERS] == [("hide y5",), ("hide ?",), ("hide ?",)]
    begun = play("hide y5", "y1 y3")
    assert GAME.view(begun, 1).last == ("hide ?",)


@pytest.mark.parametrize("seat", SEEKERS_AND_SPECTATORS)
@pytest.mark.parametrize("lines", [(), ("y1",), ("y1 y3 g5 b2 k6",)])
def test_g_6_views_texts_and_lists_do_not_depend_on_the_tile(seat: Seat | None, lines: tuple[str, ...]) -> None:
    one, two = (GAME.view(play(hiding, *lines), seat) for hiding in ("hide y5", "hide y1"))
    assert repr(one) == repr(two)
    assert str(one) == str(two)
    assert GAME.actions(one) == GAME.actions(two)


def test_g_6_the_log_hides_it_from_all_but_the_hider() -> None:
    start = play()
    assert [GAME.redact(start, "hide y5", seat) for seat in VIEWERS] == ["hide y5", "hide ?", "hide ?"]
    second = play("hide y5", "y5 y5 y5 y5 y5")
    assert [GAME.redact(second, "hide k1", seat) for seat in VIEWERS] == ["hide ?", "hide k1", "hide ?"]
    assert [GAME.redact(ASKED, "1>y4", seat) for seat in VIEWERS] == ["1>y4"] * 3


def test_g_6_everything_is_shown_when_the_game_is_over() -> None:
    over = replace(ASKED, outcome=Outcome(0, "resigned"))
    for seat in VIEWERS:
        assert GAME.view(over, seat).secret == NUMBER["y5"]
        assert "*y5" in str(GAME.view(over, seat))


@pytest.mark.parametrize("seat", SEEKERS_AND_SPECTATORS)
def test_g_6_another_truth_looks_the_same_and_tells_the_same_scores(seat: Seat | None) -> None:
    seen = set()
    for nth in range(40):
        other = GAME.resample(ASKED, seat, str(nth))
        assert other.secret is not None
        assert points(ASKED.pawns, other.secret) == 3
        assert GAME.view(other, seat) == GAME.view(ASKED, seat)
        seen.add(other.secret)
    assert seen == {NUMBER[name] for name in ("y1", "y2", "y3", "y5", "y6")}


def test_g_6_another_truth_changes_the_hiding_too_and_nothing_else() -> None:
    state = play("hide y5")
    other = GAME.resample(state, 1, "x")
    assert other.secret is not None
    assert other == replace(state, secrets=other.secrets, last=other.last)
    assert take(manual(GAME), play(), other.last[0])[-1][1] == other


def test_g_6_nothing_is_redrawn_of_what_is_known() -> None:
    assert GAME.resample(ASKED, 0, "x") == ASKED
    assert GAME.resample(play(), 1, "x") == play()
    hiding = play("hide y5", "y5 y5 y5 y5 y5")
    assert GAME.resample(hiding, None, "x") == hiding
    second = play("hide y5", "y5 y5 y5 y5 y5", "hide k1")
    assert GAME.resample(second, 0, "x").secrets[0] == NUMBER["y5"]
    over = replace(ASKED, outcome=Outcome(None, "agreed"))
    assert GAME.resample(over, 1, "x") == over


def test_tp_7_a_turn_once_answered_cannot_be_taken_back() -> None:
    assert not GAME.reveals(play(), "hide y5")
    entering = play("hide y5", "y1 y3 g5 b2")
    assert GAME.reveals(entering, "5@k6")
    assert not GAME.reveals(play("hide y5", "y1 y3 g5"), "4@b2")
    tile = GAME.actions(GAME.view(ASKED, 1))[0]
    assert not GAME.reveals(ASKED, tile)
    assert GAME.reveals(GAME.apply(ASKED, tile), "ask")


def test_tp_7_a_seeker_foresees_everything_but_the_score() -> None:
    entering = play("hide y5", "y1 y3 g5 b2")
    real = GAME.view(GAME.apply(entering, "5@k6"), 1)
    seen = GAME.preview(GAME.view(entering, 1), "5@k6")
    assert seen.books[0][0].score is None
    assert seen.fresh
    asked = replace(seen.books[0][0], score=3)
    assert replace(seen, books=((asked,),)) == real
    assert "= ?" in str(seen)


def test_tp_5_a_hider_foresees_his_hiding() -> None:
    assert GAME.preview(GAME.view(play(), 0), "hide y5") == GAME.view(play("hide y5"), 0)


def test_g_5_a_digest_covers_the_secret() -> None:
    assert digest(play("hide y5")) != digest(play("hide y4"))
    assert digest(play("hide y5")) == digest(play("hide y5"))


def test_blank_hidings_have_a_summary() -> None:
    assert manual(GAME).summarize("hide ?") == ActionSummary("hide-unseen", {})
    assert manual(GAME).summarize("hide y5") == ActionSummary("hide", {"tile": "y5"})
