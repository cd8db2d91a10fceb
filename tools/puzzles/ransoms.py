"""Positions of Logitac in which a ransom is due (LO-26): both sides steer towards it, as hardly a game comes to it.

One side, the buyer, spends its reserve, brings a piece to board 3 and its double pawn in; the other takes pawns, spares
pieces, and then looks for the move that leaves the buyer as few other ways out as can be.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from games.core.game import Action
from games.core.option import Options
from games.core.outcome import SEATS, Seat, other
from games.core.play import legal
from games.core.seated_position import SeatedPosition
from games.core.seeded import Lots
from games.logitac.board import INDEX, LEVEL_OF
from games.logitac.kinds import DOUBLE, PAWN
from games.logitac.legal import RANSOM as BUYING
from games.logitac.rules import GAME
from games.logitac.state import State, squares
from games.opponents.logitac.attacks import attacker
from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import RUNNING, QuickPosition
from games.opponents.logitac.quick_move import RANSOM, Move
from games.opponents.logitac.reasons import is_capture
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from games.opponents.registry import opponent
from tools.puzzles.candidates import Candidate

RESERVES, LENGTHS = (4, 4, 5, 6), ("sheet", "long")
MOST_TURNS, WANDERED, WANDERINGS = 160, 12, 30
LATE = 8  # turns until the buyer spends the reserve
FEW = 6  # ascents, recruits and ways out of a chimney that are looked at
MOST_WAYS_OUT = 1
LIKED, CARELESS = 2.0, 0.3  # what is taken at any rate, and the share of other turns taken by lot
BUYER_LEVEL, OTHER_LEVEL = 2, 1


@dataclass(frozen=True, slots=True)
class _Steered:
    """A running game, and the side that is to pay the ransom."""

    state: State
    actions: tuple[Action, ...]
    buyer: Seat

    def after(self, *turn: Action) -> "_Steered":
        state = self.state
        for action in turn:
            state = GAME.apply(state, action)
        return _Steered(state, (*self.actions, *turn), self.buyer)

    @property
    def is_on(self) -> bool:
        """Tell whether the other is to move, and the buyer could then pay."""
        at = _quick(self.state)
        is_others = self.state.to_move == other(self.buyer) and self.state.fresh
        return is_others and at.is_broke(self.buyer) and at.can_buy(self.buyer)


def ransoms(seed: str) -> Iterator[Candidate]:
    """Go through one game after the other for ever."""
    nth = 0
    while True:
        name = f"{seed}-{nth}"
        lots = Lots(name, "steered")
        options: Options = {"reserve": lots.pick(RESERVES), "length": lots.pick(LENGTHS)}
        begun = _steered(_Steered(GAME.setup(options, name), (), lots.pick(SEATS)), name, lots)
        pressed = _pressed(begun, lots) if begun is not None else None
        if pressed is not None:
            yield Candidate(options, name, pressed.actions, SeatedPosition(GAME, pressed.state, pressed.buyer))
        nth += 1


def _steered(at: _Steered, seed: str, lots: Lots) -> _Steered | None:
    """Play until the ransom is on."""
    while at.state.to_move is not None and at.state.turn <= MOST_TURNS:
        if at.is_on:
            return at
        at = at.after(*_liked(at, seed, lots))
    return None


def _liked(at: _Steered, seed: str, lots: Lots) -> Sequence[Action]:
    liked = {action: _liking(at, action) + _lot(lots) for action in legal(GAME, at.state)}
    best = max(liked, key=lambda action: liked[action])
    if liked[best] > LIKED or _lot(lots) < CARELESS:
        return (best,)
    level = BUYER_LEVEL if at.state.to_move == at.buyer else OTHER_LEVEL
    return cast(Sequence[Action], opponent("logitac").choose(at.state, level, f"{seed}/{len(at.actions)}"))


def _lot(lots: Lots) -> float:
    return lots.below(1000) / 1000


def _liking(at: _Steered, action: Action) -> float:
    """Say how much an action leads towards the ransom."""
    is_buyer = at.state.to_move == at.buyer
    if is_capture(action):
        return _liking_capture(at, action) if is_buyer else 4 if _kind(at, squares(action)[1]) == PAWN else -6
    if "^" in action:
        return _liking_ascent(at, action, is_buyer=is_buyer)
    if action.startswith("++"):
        return 8 if is_buyer else 0
    return _liking_recruit(at) if action.startswith("+") and is_buyer else 0


def _liking_recruit(at: _Steered) -> float:
    """Spend the reserve, but its last pawn only when the ransom could be paid: else that would be the end."""
    if at.state.sides[at.buyer].reserve == 1 and not _quick(at.state).can_buy(at.buyer):
        return -5
    return 2.2 if at.state.turn > LATE else 0


def _liking_capture(at: _Steered, action: Action) -> float:
    origin, target = squares(action)
    is_risky = _kind(at, origin) != PAWN and _is_attacked(at, target)
    return 3 + 2 * (LEVEL_OF[INDEX[target]] == 2) - 2 * is_risky


def _liking_ascent(at: _Steered, action: Action, *, is_buyer: bool) -> float:
    """Let the buyer's pieces rise where nothing attacks them, and the other's where they can be captured."""
    origin, target = squares(action)
    is_attacked, is_piece = _is_attacked(at, target), _kind(at, origin) not in (PAWN, DOUBLE)
    if is_buyer:
        return 6 * is_piece + 5 * (LEVEL_OF[INDEX[target]] == 3) - 3 * is_attacked
    return 3 * is_piece + 4 * is_attacked


def _kind(at: _Steered, square: str) -> int:
    return at.state.board[INDEX[square]] & 7


def _is_attacked(at: _Steered, square: str) -> bool:
    mover = at.state.to_move or 0
    return bool(attacker(bytearray(at.state.board), INDEX[square], 1 - mover))


def _pressed(begun: _Steered, lots: Lots) -> _Steered | None:
    """Wander on from there again and again until a pressing move is found; say what it leads to."""
    for _ in range(WANDERINGS):
        at = begun
        for _ in range(WANDERED):
            if not at.is_on:
                break
            if (action := _pressing(at)) is not None:
                return at.after(action)
            at = _wandered(_wandered(at, lots), lots)
    return None


def _wandered(at: _Steered, lots: Lots) -> _Steered:
    """Take a turn by lot that neither captures nor pays."""
    if at.state.to_move is None:
        return at
    every = legal(GAME, at.state)
    quiet = [action for action in every if action != BUYING and not is_capture(action)]
    return at.after(lots.pick(quiet or every))


def _pressing(at: _Steered) -> Action | None:
    """Find a move after which hardly anything but the ransom saves the buyer."""
    here, buyer = _quick(at.state), at.buyer
    for move in moves(here, FEW):
        here.make(move)
        is_pressing = _is_on(here, buyer) and _threatens(here, buyer) and ways_out(here, buyer) <= MOST_WAYS_OUT
        here.unmake()
        if is_pressing:
            return spell(here, move)
    return None


def _is_on(here: QuickPosition, buyer: int) -> bool:
    return here.winner == RUNNING and here.seat == buyer and here.is_broke(buyer) and here.can_buy(buyer)


def _threatens(here: QuickPosition, buyer: int) -> bool:
    """Tell whether the buyer would be lost by resting."""
    here.make_null()
    found = _loses_next(here, buyer)
    here.unmake()
    return found


def ways_out(here: QuickPosition, buyer: int) -> int:
    """Count the moves beside the ransom after which the buyer isn't lost at once; no more than matter."""
    found = 0
    for move in moves(here, FEW):
        found += move != RANSOM and not _loses_by(here, move, buyer)
        if found > MOST_WAYS_OUT:
            break
    return found


def _loses_by(here: QuickPosition, move: Move, buyer: int) -> bool:
    here.make(move)
    lost = here.winner == RUNNING and here.seat != buyer and _loses_next(here, buyer)
    here.unmake()
    return lost


def _loses_next(here: QuickPosition, buyer: int) -> bool:
    """Tell whether the other seat, to move, wins with one move."""
    for move in moves(here, 1):
        here.make(move)
        lost = here.winner == 1 - buyer
        here.unmake()
        if lost:
            return True
    return False


def _quick(state: State) -> QuickPosition:
    return QuickPosition(state, worth(state.length))
