from hypothesis import given
from hypothesis import strategies as st

from bot.tables.values.pauses import after, counted, merged

MOMENT = st.integers(0, 60)
SPANS = st.lists(st.tuples(MOMENT, MOMENT), max_size=6)


def test_examples() -> None:
    assert merged([(5, 9), (1, 3), (2, 4), (9, 9), (8, 12), (7, 6)]) == [(1, 4), (5, 12)]
    assert merged([(3, 3), (8, 5)]) == [], "what is empty or ends before it begins is no pause"
    assert after(0, 10, [(5, 8), (10, 12)]) == 15
    assert after(6, 10, [(5, 8)]) == 18
    assert after(0, 10, [(10, 20)]) == 20
    assert after(0, 10, [(11, 20)]) == 10
    assert counted(0, 15, [(5, 8), (10, 12)]) == 10
    assert counted(9, 3, []) == 0


@given(MOMENT, st.integers(0, 60), SPANS)
def test_what_is_counted_until_a_deadline_is_its_length(start: int, length: int, spans: list[tuple[int, int]]) -> None:
    assert counted(start, after(start, length, merged(spans)), merged(spans)) == length


@given(MOMENT, MOMENT, SPANS)
def test_a_moment_counts_unless_a_span_holds_it(start: int, end: int, spans: list[tuple[int, int]]) -> None:
    wanted = sum(not any(begin <= moment < stop for begin, stop in spans) for moment in range(start, end))
    assert counted(start, end, merged(spans)) == wanted
