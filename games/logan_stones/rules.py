"""Logan Stones: rock, paper, scissors on both faces of eighteen stones; four alike in a line win."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, TypeVar

from games.core.game import Action, Game
from games.core.option import Option, Options, OptionValue, complete
from games.core.outcome import SEATS, Outcome, Seat, other
from games.core.quiet import is_too_quiet, quiet_option, turns_left
from games.core.seeded import Lots
from games.logan_stones.faces import BEATS, STONES, redraw
from games.logan_stones.island import CELLS, NEIGHBOURS, NUMBER, SIDE, Cells, drops, lines, movable, openings

OFF = -1  # the cell of a stone in reserve
START = ("m13", "n13")  # LS-3
EVERYBODY = 0b111  # who has seen both faces of a stone: seat 0, seat 1, the public

Sight = tuple[int, ...]  # for each stone the turn in which a seat last saw both its faces
NEVER: Sight = (0,) * len(STONES)


@dataclass(frozen=True, slots=True, kw_only=True)
class IslandFacts:
    """What state and view share. A stone's number: 0–7 seat 0's 1–8, 8–15 seat 1's, 16 and 17 the first two."""

    cells: Cells  # where each stone lies; a held one keeps the cell it was lifted from
    tops: tuple[str | None, ...]  # None: turned up in a turn only foreseen
    unders: tuple[str | None, ...]  # None: not for this viewer
    held: int | None = None
    player: Seat = 0  # LS-5
    faces: str
    notes: str
    quiet: int = 0
    limit: OptionValue
    turn: int = 1
    last: tuple[Action, ...] = ()
    now: tuple[Action, ...] = ()
    acted: int | None = None  # the stone placed, dropped or flipped in the last turn
    turned: tuple[int, ...] = ()  # the neighbours that were turned over by it
    line: Cells = ()  # the winning line, or lines
    outcome: Outcome | None = None

    @property
    def to_move(self) -> Seat | None:
        return self.player if self.outcome is None else None

    @property
    def fresh(self) -> bool:
        return not self.now

    def reserve(self, seat: Seat) -> tuple[int, ...]:
        return tuple(stone for stone in range(8 * seat, 8 * seat + 8) if self.cells[stone] == OFF)

    @property
    def lying(self) -> Cells:
        """The cells of the stones on the table, in order, without a held one."""
        return tuple(sorted(cell for stone, cell in enumerate(self.cells) if cell >= 0 and stone != self.held))

    @property
    def open_cells(self) -> Cells:
        """Where a stone may go: the one held, or else one from a reserve."""
        return openings(self.lying) if self.held is None else drops(self.lying, self.cells[self.held])

    @property
    def quiet_left(self) -> int | None:
        return turns_left(self.quiet, self.limit)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(IslandFacts):
    """The whole truth: no face is None."""

    seen: tuple[int, ...]  # for each stone who has had the chance to see both faces, as bits (LS-4 as amended)
    sights: tuple[Sight, Sight] = field(default=(NEVER, NEVER), repr=False)  # by seat; no part of a digest


@dataclass(frozen=True, slots=True, kw_only=True)
class View(IslandFacts):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    sights: Sight = field(default=NEVER, repr=False)  # when each stone was last looked under; only where remembered

    def __str__(self) -> str:
        return "\n".join((*_island(self), "", *_reserves(self), *_status(self)))


F = TypeVar("F", bound=IslandFacts)


class LoganStones(Game[State, View]):
    """Place eight stones each, then move or flip what lies there; lines belong to nobody."""

    key: ClassVar[str] = "logan_stones"
    version: ClassVar[int] = 1
    trail: ClassVar[Mapping[str, object]] = {"last": (), "acted": None, "turned": ()}
    options: ClassVar[tuple[Option, ...]] = (
        Option("faces", "front", choices=("front", "free")),  # LS-6
        Option("notes", "off", choices=("off", "on")),  # LS-4
        quiet_option(60),  # LS-13
    )

    def setup(self, options: Options, seed: str) -> State:
        chosen = complete(self.options, options)
        lots = Lots(seed, "faces")
        stones = [lots.shuffled(stone) for stone in Lots(seed, "stones").shuffled(STONES)]  # LS-3
        return State(
            cells=(OFF,) * 16 + tuple(NUMBER[name] for name in START),
            tops=tuple(top for top, _ in stones),
            unders=tuple(under for _, under in stones),
            faces=str(chosen["faces"]),
            notes=str(chosen["notes"]),
            limit=chosen["quiet"],
            seen=(0b01,) * 8 + (0b10,) * 8 + (0, 0),
        )

    def unseeded(self, options: Options) -> Sequence[State]:
        nobody_knows = (None,) * len(STONES)
        return (replace(self.setup(options, ""), tops=nobody_knows, unders=nobody_knows),)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            cells=state.cells,
            tops=state.tops,
            unders=tuple(
                under if _may_look_under(state, stone, seat) else None for stone, under in enumerate(state.unders)
            ),
            held=state.held,
            player=state.player,
            faces=state.faces,
            notes=state.notes,
            quiet=state.quiet,
            limit=state.limit,
            turn=state.turn,
            last=state.last,
            now=state.now,
            acted=state.acted,
            turned=state.turned,
            line=state.line,
            outcome=state.outcome,
            seat=seat,
        )

    def remembered(self, state: State, seat: Seat | None) -> View:
        """Show every back this seat has seen, as with `notes=on`, and when."""
        view = self.view(state, seat)
        if seat is None:
            return view
        unders = tuple(
            known or (under if _has_seen(state, stone, seat) else None)
            for stone, (under, known) in enumerate(zip(state.unders, view.unders, strict=True))
        )
        return replace(view, unders=unders, sights=state.sights[seat])

    def actions(self, view: View) -> Sequence[Action]:
        if view.to_move is None or view.seat != view.to_move:
            return ()
        if view.held is not None:
            return _drops(view, view.held)
        reserve = view.reserve(view.to_move)
        if reserve:
            return _places(view, reserve)
        lifts, flips = movable(view.lying)
        return [f"{CELLS[cell]}^" for cell in lifts] + [f"{CELLS[cell]}!" for cell in flips]

    def apply(self, state: State, action: Action) -> State:
        after = _after(state, action)
        seen = list(state.seen)
        if after.held is not None:
            seen[after.held] |= 1 << state.player
        turned = _turned_over(after, action)
        for stone in turned:
            seen[stone] = EVERYBODY
        in_hand = after.acted if after.held is None else after.held
        both = (turned, (*turned, in_hand))  # who acts sees what is in their hand, too
        sights = _sighted(state, 0, both[1 - state.player]), _sighted(state, 1, both[state.player])
        return replace(after, seen=tuple(seen), sights=sights)

    def preview(self, view: View, action: Action) -> View:
        after = _after(view, action)
        if after.notes == "on" or after.held is not None:
            return after
        unders = tuple(under if cell == OFF else None for under, cell in zip(after.unders, after.cells, strict=True))
        return replace(after, unders=unders)  # a stone that lies is hidden again

    def expecting(self, view: View, reader: Seat) -> View:
        return replace(view, seat=view.to_move)

    def shows_hidden(self, view: View, action: Action) -> bool:
        return action[-1] == "^"  # LS-9: the lifted stone's other face

    def redact(self, state: State, action: Action, seat: Seat | None) -> Action:
        return action  # everybody watches every action; a drop is not spelled by faces nobody sees (`@p15`)

    def reveals(self, state: State, action: Action) -> bool:
        """Hold to the lift (LS-10), to the end, and to every turn of a stone that not everybody has seen turn."""
        if action[-1] == "^":
            return True
        after = self.apply(state, action)
        shown = [state.notes == "off" or state.seen[stone] != EVERYBODY for stone in _turned_over(after, action)]
        return any(shown) or after.outcome is not None

    def resample(self, state: State, seat: Seat | None, seed: str) -> State:
        """Redraw every back this seat has never had the chance to see, even long ago."""
        if state.outcome is not None:
            return state
        who = 0b100 if seat is None else 1 << seat
        unknown = [stone for stone, seen in enumerate(state.seen) if not seen & who]
        return replace(state, unders=redraw(_known(state.tops), _known(state.unders), unknown, seed))

    def agreed_outcome(self, state: State) -> Outcome:
        return Outcome(None, "agreed")  # LS-13


def _known(faces: tuple[str | None, ...]) -> tuple[str, ...]:
    return tuple(face for face in faces if face is not None)  # of a state: there all are known


def _may_look_under(state: State, stone: int, seat: Seat | None) -> bool:
    """Say whether a seat's view shows a stone's lower face (LS-4)."""
    if state.outcome is not None:
        return True
    if seat is None:
        return False
    if state.cells[stone] == OFF:
        return stone // 8 == seat
    if stone == state.held and seat == state.player:
        return True  # LS-7
    return state.notes == "on" and _has_seen(state, stone, seat)


def _has_seen(state: State, stone: int, seat: Seat) -> bool:
    return bool(state.seen[stone] & 1 << seat)


def _sighted(state: State, seat: Seat, stones: Sequence[int | None]) -> Sight:
    if not stones:
        return state.sights[seat]
    return tuple(state.turn if stone in stones else turn for stone, turn in enumerate(state.sights[seat]))


def _drops(view: View, held: int) -> list[Action]:
    stars = ("",) if _is_alike(view, held) else ("", "*")
    return [f"@{CELLS[cell]}{star}" for cell in drops(view.lying, view.cells[held]) for star in stars]


def _is_alike(view: View, stone: int) -> bool:
    return view.tops[stone] is not None and view.tops[stone] == view.unders[stone]


def _places(view: View, reserve: tuple[int, ...]) -> list[Action]:
    cells = [CELLS[cell] for cell in openings(view.lying)]
    legal: list[Action] = []
    for stone in reserve:
        stars = ("", "*") if view.faces == "free" and not _is_alike(view, stone) else ("",)
        legal += [f"{stone % 8 + 1}{star}@{cell}" for cell in cells for star in stars]
    return legal


def _turned_over(after: IslandFacts, action: Action) -> tuple[int, ...]:
    """List the stones an action turned over, the acting one included, given what it led to."""
    if action[-1] == "^":
        return ()
    is_over = "*" in action or action[-1] == "!"
    return (*after.turned, after.acted) if is_over and after.acted is not None else after.turned


def _after(at: F, action: Action) -> F:
    if action[-1] == "^":
        return replace(at, held=at.cells.index(NUMBER[action[:-1]]), now=(action,))
    if action[-1] == "!":
        cell = NUMBER[action[:-1]]
        return _acted(at, action, at.cells.index(cell), cell)
    number, _, name = action.rstrip("*").partition("@")
    if at.held is not None:
        return _acted(at, action, at.held, NUMBER[name])
    return _acted(at, action, 8 * at.player + int(number[0]) - 1, NUMBER[name])


def _acted(at: F, action: Action, stone: int, cell: int) -> F:
    """Put a stone down, let it turn its neighbours (LS-11), and see what comes of it."""
    tops, unders = list(at.tops), list(at.unders)
    if "*" in action or action[-1] == "!":
        tops[stone], unders[stone] = unders[stone], tops[stone]
    cells = (*at.cells[:stone], cell, *at.cells[stone + 1 :])
    beside = [near for near, lies in enumerate(cells) if lies in NEIGHBOURS[cell]]
    turned = tuple(near for near in beside if _yields(tops[near], tops[stone]))
    for near in turned:
        tops[near], unders[near] = (unders[near], tops[near]) if tops[stone] else (None, None)
    shown = {lies: top for lies, top in zip(cells, tops, strict=True) if lies >= 0 and top is not None}
    put = replace(
        at,
        cells=cells,
        tops=tuple(tops),
        unders=tuple(unders),
        held=None,
        quiet=0 if at.cells[stone] == OFF else at.quiet + 1,  # LS-13
        turn=at.turn + 1,
        last=(*at.now, action),
        now=(),
        acted=stone,
        turned=turned,
        line=lines(shown),
    )
    return settle(put)


def _yields(top: str | None, acting: str | None) -> bool:
    """Tell whether a neighbour turns over; beside an unknown stone no face is certain."""
    return acting is None or BEATS[acting] == top


def settle(at: F) -> F:
    """End the game (LS-12, LS-14, G-10) or let the next player act (G-8)."""
    if at.line:
        return replace(at, outcome=Outcome(at.player, "line"))
    able = next((seat for seat in (other(at.player), at.player) if _can_act(at, seat)), None)
    if able is None:
        return replace(at, outcome=Outcome(None, "stuck"))
    if is_too_quiet(at.quiet, at.limit):
        return replace(at, outcome=Outcome(None, "quiet"))
    return replace(at, player=able)


def _can_act(at: IslandFacts, seat: Seat) -> bool:
    return bool(openings(at.lying)) if at.reserve(seat) else any(movable(at.lying))


def _island(view: View) -> list[str]:
    """Draw a row for each number: every stone's column, top, and lower face where known; dots where one may go."""
    texts = {cell: f"{CELLS[cell][0]}." for cell in view.open_cells}
    for stone, cell in enumerate(view.cells):
        if cell >= 0:
            texts[cell] = CELLS[cell][0] + ("^" if stone == view.held else _faces(view, stone))
    left = min(_across(cell) for cell in texts)
    rows: dict[int, str] = {}
    for cell in sorted(texts, key=lambda cell: (cell % SIDE, _across(cell))):
        row = rows.get(cell % SIDE, f"{cell % SIDE + 1:2} ")
        rows[cell % SIDE] = row.ljust(_across(cell) - left + 4) + texts[cell]
    return list(rows.values())


def _across(cell: int) -> int:
    return 4 * (cell // SIDE) + 2 * (cell % SIDE)


def _faces(view: View, stone: int) -> str:
    return (view.tops[stone] or "?") + (view.unders[stone] or "").lower()


def _reserves(view: View) -> list[str]:
    return [
        " ".join((f"{seat}:", *(f"{stone % 8 + 1}{_faces(view, stone)}" for stone in view.reserve(seat))))
        for seat in SEATS
    ]


def _status(view: View) -> list[str]:
    held = "" if view.held is None else f" ^ {_faces(view, view.held)}"
    turned = " ".join(CELLS[view.cells[stone]] for stone in view.turned)
    winner = "" if view.outcome is None else "=" if view.outcome.winner is None else f"+{view.outcome.winner}"
    line = " ".join(CELLS[cell] for cell in view.line)
    quiet = "" if view.quiet_left is None else f" ({view.quiet_left})"
    return [
        f"< {' '.join(view.last) or '-'}{f' ~ {turned}' if turned else ''}",
        f"#{view.turn} {winner or f'>{view.to_move}'} {' '.join((*view.now, line))}".rstrip() + held + quiet,
    ]


GAME = LoganStones()
