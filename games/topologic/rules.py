"""Topologic: one hides a tile, the other closes in on it by scores; then the roles are swapped."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import ClassVar, TypeVar

from games.core.game import Action, Game
from games.core.option import Option, Options, complete
from games.core.outcome import Outcome, Seat, other
from games.core.seeded import Lots
from games.topologic.field import GAP, NUMBER, ONE_ROW, TILES, Field, lay, points, reach, rim

OFF = -1  # where a pawn stands that has not entered
MOST_TURNS = 40  # TP-11
ASK = "ask"
HIDDEN = "hide ?"  # the hiding as everyone else reads it
HIDES = tuple(f"hide {tile}" for tile in TILES)
ENTERS = tuple(tuple(f"{pawn}@{tile}" for tile in TILES) for pawn in range(1, 6))
MOVES = tuple(tuple(f"{pawn}>{tile}" for tile in TILES) for pawn in range(1, 6))


@dataclass(frozen=True, slots=True)
class Asked:
    """A line of the notebook (TP-12). No score: a turn only foreseen."""

    stands: tuple[int, ...]
    score: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TopologicFacts:
    """What state and view share. Tiles are numbers into TILES; rounds count from 0 here."""

    field: Field
    entry: str
    pawns: tuple[int, ...]
    secrets: tuple[int | None, ...] = ()  # one for each round in which a tile has been hidden; None: not known
    books: tuple[tuple[Asked, ...], ...] = ((),)  # one for each round begun
    turn: int = 1
    last: tuple[Action, ...] = ()
    now: tuple[Action, ...] = ()
    outcome: Outcome | None = None

    @property
    def fresh(self) -> bool:
        return not self.now

    @property
    def hider(self) -> Seat:
        return 1 if len(self.books) == 2 else 0  # TP-4

    @property
    def seeker(self) -> Seat:
        return other(self.hider)

    @property
    def phase(self) -> str:
        """`hide`, `enter` or `seek`."""
        if len(self.secrets) < len(self.books):
            return "hide"
        return "enter" if OFF in self.pawns else "seek"

    @property
    def to_move(self) -> Seat | None:
        if self.outcome is not None:
            return None
        return self.hider if len(self.secrets) < len(self.books) else self.seeker

    @property
    def secret(self) -> int | None:
        """The running round's, where it is hidden already and known."""
        return self.secrets[-1] if len(self.secrets) == len(self.books) else None

    @property
    def perfect(self) -> int:
        return 2 * len(self.pawns)

    @property
    def moved(self) -> frozenset[int]:
        """The pawns, counted from 0, that have already moved in the running turn."""
        return frozenset(int(action[0]) - 1 for action in self.now)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(TopologicFacts):
    """The whole truth: no secret is None."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(TopologicFacts):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    is_expected: bool = field(default=False, repr=False, compare=False)  # by somebody who won't see what is hidden

    def __str__(self) -> str:
        board = ("".join(_cell(tile, self) for tile in row).rstrip() for row in self.field.shown)
        return "\n".join((*board, "", *_notebook(self), *_status(self)))


F = TypeVar("F", bound=TopologicFacts)


class Topologic(Game[State, View]):
    """Two rounds on one field; the player who finds the other's tile in fewer turns wins."""

    key: ClassVar[str] = "topologic"
    version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("field", "island", choices=("island", "block")),  # TP-2
        Option("seekers", 5, low=3, high=5),  # TP-3
        Option("entry", "anywhere", choices=("anywhere", "edge")),  # TP-6
    )

    def setup(self, options: Options, seed: str) -> State:
        chosen = complete(self.options, options)
        return State(
            field=lay(str(chosen["field"]), seed),
            entry=str(chosen["entry"]),
            pawns=(OFF,) * int(chosen["seekers"]),
        )

    def unseeded(self, options: Options) -> Sequence[State]:
        return (replace(self.setup(options, ""), field=ONE_ROW),)

    def view(self, state: State, seat: Seat | None) -> View:
        secrets = tuple(secret if _is_open(state, nth, seat) else None for nth, secret in enumerate(state.secrets))
        return View(
            field=state.field,
            entry=state.entry,
            pawns=state.pawns,
            secrets=secrets,
            books=state.books,
            turn=state.turn,
            last=(HIDDEN,) if _has_just_hidden(state) and secrets[-1] is None else state.last,
            now=state.now,
            outcome=state.outcome,
            seat=seat,
        )

    def actions(self, view: View) -> Sequence[Action]:
        if view.to_move is None or view.seat != view.to_move:
            return ()
        if view.phase == "hide":
            return (HIDDEN,) if view.is_expected else HIDES  # TP-5
        if view.phase == "enter":
            return _entries(view.field, view.entry)[view.pawns.index(OFF)]
        return _moves(view)

    def apply(self, state: State, action: Action) -> State:
        return _after(state, action)

    def preview(self, view: View, action: Action) -> View:
        return _after(view, action)

    def expecting(self, view: View, reader: Seat) -> View:
        return replace(view, seat=view.to_move, is_expected=view.to_move != reader)

    def redact(self, state: State, action: Action, seat: Seat | None) -> Action:
        return HIDDEN if state.phase == "hide" and seat != state.hider else action

    def reveals(self, state: State, action: Action) -> bool:
        return state.phase != "hide" and not self.apply(state, action).now  # the end of a seeker's turn tells a score

    def resample(self, state: State, seat: Seat | None, seed: str) -> State:
        """Hide another tile under which every score told in this round would have been the same."""
        if state.phase == "hide" or _is_open(state, len(state.secrets) - 1, seat):
            return state
        secret = Lots(seed, "secret").pick(fitting(state.books[-1]))
        last = (HIDES[secret],) if _has_just_hidden(state) else state.last
        return replace(state, secrets=(*state.secrets[:-1], secret), last=last)

    def agreed_outcome(self, state: State) -> Outcome:
        return Outcome(None, "agreed")  # TP-11


def fitting(told: Sequence[Asked], tiles: Iterable[int] = range(len(TILES))) -> list[int]:
    """Keep the tiles that are hidden for all these answers tell."""
    return [tile for tile in tiles if all(points(asked.stands, tile) == asked.score for asked in told)]


def _is_open(state: State, nth: int, seat: Seat | None) -> bool:
    """Tell whether this seat may know the secret of a round: TP-12, and everybody everything at the end (G-6)."""
    return state.outcome is not None or nth < len(state.books) - 1 or seat == state.hider


def _has_just_hidden(state: State) -> bool:
    return bool(state.last) and state.last[0] in HIDES


@lru_cache(maxsize=32)
def _entries(field: Field, entry: str) -> tuple[tuple[Action, ...], ...]:
    """List for every pawn how it may enter (TP-6)."""
    if entry == "anywhere":
        return ENTERS
    return tuple(tuple(names[tile] for tile in rim(field)) for names in ENTERS)


@lru_cache(maxsize=24)  # 50 kB each; to make one anew takes 0.4 ms
def _steps(field: Field) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    return tuple(tuple(tuple(names[goal] for goal in goals) for goals in reach(field)) for names in MOVES)


def _moves(view: View) -> tuple[Action, ...]:
    steps, moved = _steps(view.field), view.moved
    legal: tuple[Action, ...] = ()
    for pawn, tile in enumerate(view.pawns):
        if pawn not in moved:  # TP-8: at most once a turn
            legal += steps[pawn][tile]
    return (*legal, ASK) if moved else legal  # TP-8: at least one


def _after(at: F, action: Action) -> F:
    if action == ASK:
        return _told(at)
    if action == HIDDEN:
        return replace(at, secrets=(*at.secrets, None), turn=at.turn + 1, last=(action,))
    tile = NUMBER[action[-2:]]
    if action.startswith("hide"):
        return replace(at, secrets=(*at.secrets, tile), turn=at.turn + 1, last=(action,))
    pawn = int(action[0]) - 1
    pawns = (*at.pawns[:pawn], tile, *at.pawns[pawn + 1 :])
    stepped = replace(at, pawns=pawns, now=(*at.now, action))
    return _told(stepped) if len(stepped.now) == len(pawns) else stepped  # every pawn has entered or moved


def _told(at: F) -> F:
    """End the seeker's turn: tell the score (TP-7), and end the round where that is due (TP-9 … TP-11)."""
    secret = at.secrets[-1]
    score = None if secret is None else points(at.pawns, secret)
    book = (*at.books[-1], Asked(at.pawns, score))
    told = replace(at, books=(*at.books[:-1], book), turn=at.turn + 1, last=at.now, now=())
    most = MOST_TURNS if len(told.books) == 1 else min(MOST_TURNS, _needed(told, 0))  # TP-10
    if score is None or (score < at.perfect and len(book) < most):
        return told
    if len(told.books) == 1:
        return replace(told, pawns=(OFF,) * len(at.pawns), books=(book, ()))  # TP-4
    return replace(told, outcome=_result(told))


def _needed(at: TopologicFacts, nth: int) -> int:
    """Count the turns a finished round took: one more than allowed where nothing was found (TP-11)."""
    book = at.books[nth]
    return len(book) if book[-1].score == at.perfect else MOST_TURNS + 1


def _result(at: TopologicFacts) -> Outcome:
    """Compare the two seekers' turns (TP-10); seat 1 sought first."""
    first, second = _needed(at, 0), _needed(at, 1)
    if first == second:
        return Outcome(None, "unfound" if first > MOST_TURNS else "level")
    return Outcome(0, "faster") if second < first else Outcome(1, "slower")


def _cell(tile: int, view: View) -> str:
    """Draw a tile: in brackets where a pawn stands, with a star where the viewer knows the secret to be."""
    if tile == GAP:
        return " " * 4
    before, after = "()" if tile in view.pawns else "  "
    return f"{before}{TILES[tile]}{'*' if tile == view.secret else after}"


def _notebook(view: View) -> list[str]:
    """Write a finished round in one line and the running one turn by turn (TP-12)."""
    lines = []
    for secret, book in zip(view.secrets, view.books[:-1], strict=False):
        lines.append(f"1: *{TILES[secret]} {len(book)}" if secret is not None else "")
    for nth, asked in enumerate(view.books[-1], 1):
        score = "?" if asked.score is None else asked.score
        lines.append(f"{len(view.books)}.{nth:02} {' '.join(TILES[tile] for tile in asked.stands)} = {score}")
    return lines


def _status(view: View) -> list[str]:
    pawns = " ".join(f"{nth}@{TILES[tile] if tile != OFF else '-'}" for nth, tile in enumerate(view.pawns, 1))
    winner = "" if view.outcome is None else "=" if view.outcome.winner is None else f"+{view.outcome.winner}"
    return [
        f"{pawns}{'' if view.secret is None else f'  *{TILES[view.secret]}'}",
        f"< {' '.join(view.last) or '-'}",
        f"#{view.turn} {winner or f'>{view.to_move}'} {' '.join(view.now)}".rstrip(),
    ]


GAME = Topologic()
