"""Positions for the search, always with White to move and lines as numbers, and turns in the rules' notation."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.core.game import Action
from games.core.quiet import OFF
from games.l_calculus.rules import KEEP, State
from games.l_calculus.swaps import Triple, packed, spell
from games.opponents.l_calculus.lines import inverted, removals, swap_results
from games.opponents.l_calculus.solution import FAR
from games.opponents.l_calculus.tables import is_solved


@dataclass(frozen=True, slots=True)
class LinePosition:
    """`before` is the line that must not come back or, in mid-turn, the line before the swap."""

    line: int
    length: int
    before: int | None
    quiet: int  # turns of quiet left, this one included
    lead: int  # of the player to move
    has_swapped: bool
    blocks: str

    @property
    def is_solved(self) -> bool:
        return is_solved(self.line, self.length)

    def lines(self) -> dict[int, Triple | None]:
        """Give the lines that can stand after the swap; None where the swap is made already."""
        if self.has_swapped:
            return {self.line: None}
        by_line: dict[int, Triple | None] = dict(swap_results(self.line, self.length, self.blocks))
        if self.before is not None:
            by_line.pop(self.before, None)
        return by_line


@dataclass(frozen=True, slots=True)
class LineTurn:
    """A swap (None: made already), the line it makes, and what is left of that line at the turn's end."""

    swap: Triple | None
    line: int
    rest: int
    length: int
    removal: str  # as the rules spell it for White's side; "" where nothing can be removed

    @property
    def is_quiet(self) -> bool:
        return self.removal in ("", KEEP)

    @property
    def actions(self) -> tuple[Action, ...]:
        swap = () if self.swap is None else (spell(self.swap),)
        return (*swap, self.removal) if self.removal else swap


def position_of(view: State) -> LinePosition:
    """Turn a view into a position with the player to move as White."""
    length, seat = len(view.line), view.to_move
    turned = (lambda line: inverted(line, length)) if seat else (lambda line: line)
    quiet = FAR if view.limit == OFF else int(view.limit) - view.quiet
    lead = view.score[0] - view.score[1]
    return LinePosition(
        line=turned(packed(view.line)),
        length=length,
        before=None if view.before is None else turned(packed(view.before)),
        quiet=quiet,
        lead=-lead if seat else lead,
        has_swapped=bool(view.now),
        blocks=view.blocks,
    )


def ends(swap: Triple | None, line: int, length: int) -> Iterator[LineTurn]:
    """List how a turn can end after a swap: keeping first (LC-7)."""
    taken = list(removals(line, length))
    yield LineTurn(swap, line, line, length, KEEP if taken else "")
    for end, count, rest, left in taken:
        yield LineTurn(swap, line, rest, left, f"x{end}{count}")
