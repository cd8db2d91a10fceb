import pytest

from games.core.option import BadOption, Option, OptionValue, complete
from games.core.quiet import is_too_quiet, quiet_option, turns_left

SIZE = Option("size", 10, low=5, high=20)
LOOK = Option("look", "flat", choices=("flat", "tall"))
QUIET = quiet_option(60)


@pytest.mark.parametrize(
    ("option", "typed", "read"),
    [
        (SIZE, "7", 7),
        (SIZE, 20, 20),
        (SIZE, " 007 ", 7),
        (LOOK, "TALL", "tall"),
        (QUIET, "off", "off"),
        (QUIET, 500, 500),
        (QUIET, "60", 60),
    ],
)
def test_g_10_what_is_offered_is_read(option: Option, typed: OptionValue, read: OptionValue) -> None:
    assert option.read(typed) == read


@pytest.mark.parametrize(
    ("option", "typed"),
    [(SIZE, "4"), (SIZE, 21), (SIZE, "²"), (SIZE, "-7"), (SIZE, ""), (SIZE, "9" * 5000), (LOOK, "round"), (QUIET, 9)],
)
def test_g_10_what_is_not_offered_is_refused_by_name(option: Option, typed: OptionValue) -> None:
    with pytest.raises(BadOption) as wrong:
        option.read(typed)
    assert (wrong.value.name, wrong.value.value, wrong.value.allowed) == (option.name, typed, option.allowed)
    assert str(wrong.value) == f"option {option.name}={typed}: choose {option.allowed}"


def test_options_are_completed_in_their_declared_order() -> None:
    assert list(complete((SIZE, LOOK, QUIET), {"look": "tall"}).items()) == [
        ("size", 10),
        ("look", "tall"),
        ("quiet", 60),
    ]
    with pytest.raises(BadOption):
        complete((SIZE,), {"colour": "red"})


def test_g_10_quiet_turns_run_out_and_are_counted_down_when_few() -> None:
    assert [is_too_quiet(turns, 20) for turns in (0, 19, 20, 21)] == [False, False, True, True]
    assert not is_too_quiet(10_000, "off")
    assert [turns_left(turns, 20) for turns in (0, 10, 11, 19)] == [None, None, 9, 1]
    assert turns_left(19, "off") is None


def test_kinds_of_options_are_told_apart() -> None:
    assert (SIZE.is_number, LOOK.is_number, QUIET.is_number) == (True, False, False)
    assert (SIZE.allowed, LOOK.allowed, QUIET.allowed) == ("5–20", "flat | tall", "off | 10–500")
