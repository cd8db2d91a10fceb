"""Lines that are known by heart are worth what the tables hold; others are looked into."""

from games.opponents.l_calculus.judging import LookAhead, SearchLimits
from games.opponents.l_calculus.lines import inverted, is_over, results, worth
from games.opponents.l_calculus.position import ends
from games.opponents.l_calculus.solution import Solution
from games.opponents.l_calculus.tables import LONGEST

SOLUTION = Solution("any")


def by_marks(line: int, length: int) -> int:
    return max(worth(result, length) for result in results(line, length, "any"))


def test_a_line_is_worth_what_the_tables_hold_only_where_it_is_known_and_solved() -> None:
    length = 9
    lines = [line for line in range(1, 2**length, 37) if not is_over(line, length)]
    solved = [SOLUTION.position(line, length, 10) for line in lines]
    seen = [by_marks(line, length) for line in lines]
    assert solved != seen
    for knows, values in ((length, solved), (length - 1, seen)):
        ahead = LookAhead(SOLUTION, SearchLimits((1,), knows, 10_000))
        assert [ahead._value(line, length, 1) for line in lines] == values


def test_a_line_with_too_many_counters_of_a_colour_is_looked_into() -> None:
    line, length = 0b1111_1111_1011, 12
    ahead = LookAhead(SOLUTION, SearchLimits((1,), LONGEST, 10_000))
    assert ahead._value(line, length, 1) == by_marks(line, length)


def test_a_look_two_turns_ahead_takes_off_the_marks_of_the_reply() -> None:
    line, length = 0b0110_1001, 8
    ahead = LookAhead(SOLUTION, SearchLimits((1, 1000), 0, 10_000))
    turns = [turn for result in results(line, length, "any") for turn in ends(None, result, length)]
    replies = [inverted(turn.rest, turn.length) for turn in turns]
    assert ahead._value(line, length, 1) == max(
        worth(turn.line, length) - (0 if is_over(reply, turn.length) else by_marks(reply, turn.length))
        for turn, reply in zip(turns, replies, strict=True)
    )
