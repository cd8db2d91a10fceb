"""What a turn brings to light: the tile when its round is over, and nothing before; scores are told with the turn."""

from typing import Any

from games.core.outcome import SEATS, Seat
from games.registry import game, manual

TOPOLOGIC = game("topologic")
BEGIN = ("hide y4", "1@y1", "2@y2", "3@b4")


def after(*actions: str, seat: Seat | None = None) -> Any:
    state = TOPOLOGIC.setup({"seekers": 3, "field": "block"}, "s")
    for action in actions:
        state = TOPOLOGIC.apply(state, action)
    return TOPOLOGIC.view(state, seat)


def test_tp_7_an_answer_is_no_news_beside_what_is_told_of_its_turn() -> None:
    for seat in (None, *SEATS):
        assert manual(TOPOLOGIC).news(after(*BEGIN, seat=seat)) is None


def test_tp_12_nothing_is_told_before_somebody_has_sought() -> None:
    assert manual(TOPOLOGIC).news(after()) is None
    assert manual(TOPOLOGIC).news(after("hide y4")) is None
    assert manual(TOPOLOGIC).news(after("hide y4", seat=0)) is None
    foreseen = TOPOLOGIC.preview(after(*BEGIN[:-1], seat=1), "3@b4")
    assert manual(TOPOLOGIC).news(foreseen) is None


def test_tp_9_the_tile_is_named_when_its_round_is_over_and_not_again_in_the_next() -> None:
    found = (*BEGIN[:1], "1@y4", "2@y4", "3@y4")
    assert manual(TOPOLOGIC).news(after(*found)) == ("found", {"tile": "Y4", "turns": 1})
    assert manual(TOPOLOGIC).news(after(*found, "hide r1")) is None
    ended = after(*found, "hide r1", "1@r2", "2@r2", "3@r2")
    assert manual(TOPOLOGIC).news(ended) == ("missed-after", {"tile": "R1", "turns": 1, "before": 1})
    slowly = (*BEGIN, "1>y4", "2>y4", "3>y4")
    late = after(*slowly, "hide r1", "1@r1", "2@r1", "3@r1")
    assert manual(TOPOLOGIC).news(late) == ("found-after", {"tile": "R1", "turns": 1, "before": 2})
