"""What a side of Logitac has, as a row of numbers."""

from games.logitac.kinds import PYRAMID, SPELLED
from games.logitac.state import State

# The places of a side's numbers; Black's come SIDE later
RESERVE, SPARE_DOUBLE, HELD = 0, 1, 2
CAPTURED, CREDITS = 3, 6  # by board
ASCENTS, REACHED, HAS_PYRAMID, PIECES_HELD = 9, 10, 11, 12
SIDE = 13

NEVER = 1 << 20  # more ascents, lines or quiet turns than there can be


def side_numbers(state: State, seat: int) -> list[int]:
    side = state.sides[seat]
    reached = NEVER if state.reached is None else state.reached[seat]
    has_pyramid = SPELLED[PYRAMID] in side.captives
    beside = [state.ascents[seat], reached, int(has_pyramid), len(side.captives)]
    return [side.reserve, side.double, side.held, *side.captured, *side.credits, *beside]
