"""Up to five choices are buttons, however long; more are, as long as their names are short."""

from bot.ui.picker.labels import MOST_LABEL, ROOM, fit_on_buttons


def test_up_to_five_choices_are_always_buttons() -> None:
    for count in range(1, 6):
        assert fit_on_buttons(["x" * MOST_LABEL] * count)


def test_many_are_buttons_only_with_short_names() -> None:
    for most, signs in ROOM[1:]:
        assert fit_on_buttons(["x" * signs] * most)
        assert not fit_on_buttons(["x" * (signs + 1)] * most)
    assert not fit_on_buttons(["x"] * 26)
