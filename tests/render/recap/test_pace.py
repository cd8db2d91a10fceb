"""The pace of a film: all of it in twenty seconds, and what matters is never left out."""

from hypothesis import given
from hypothesis import strategies as st

from render.recap.pace import LAST_MS, MOST_MS, TICK_MS, shown, times


@given(st.integers(0, 400), st.sets(st.integers(0, 399), max_size=20), st.sampled_from((40, 64, 100)))
def test_a_film_is_never_too_long_and_shows_what_matters(count: int, held: set[int], most: int) -> None:
    held = {at for at in held if at < count}
    kept = shown(count, held, most)
    assert kept == sorted(set(kept)) and len(kept) <= most and len(kept) == min(count, most)
    assert held <= set(kept)
    spent = times(kept, held)
    assert LAST_MS + sum(spent) <= MOST_MS
    assert all(time >= 2 * TICK_MS and time % TICK_MS == 0 for time in spent)
    if count > most:
        assert kept[0] == 0


@given(st.integers(2, 300), st.integers(0, 299))
def test_what_matters_stays_longer(count: int, one: int) -> None:
    held = {one % count}
    kept = shown(count, held, 100)
    spent = dict(zip(kept, times(kept, held), strict=True))
    assert all(spent[at] < spent[one % count] for at in kept if at not in held)
