"""Puzzles of Logitac: by a search with five times the nodes of level 4, over every move there is."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.core.game import Action
from games.core.outcome import Seat, other
from games.core.seated_position import SeatedPosition
from games.logitac.board import NAMES
from games.logitac.legal import RANSOM
from games.logitac.rules import GAME
from games.logitac.state import State, squares
from games.opponents.logitac.moves import captures, moves
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.quick_move import RISE, Move
from games.opponents.logitac.reasons import endangered, is_capture
from games.opponents.logitac.search import WIN, WON, Search, WeighedMove
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from games.opponents.registry import opponent
from games.puzzles.puzzle import PuzzleIdea, WholeTurn
from tools.puzzles.freed import frees
from tools.puzzles.judgement import FEWEST, JudgedWorth, Judgement, after, idea, valued
from tools.puzzles.logitac_wins import holds

CREDIT = 1300  # of board 1
MARGINS = {1: 1300, 2: 1000, 3: 800, 4: 800}  # by grade; a pawn and the half credit for it are about 1,000
LEAST = 800
ARRIVING = 3_000  # nodes for each square where an ascent may arrive
HOPELESS = -5 * CREDIT  # who is as far behind after the best turn has lost
DECIDED = 8 * CREDIT  # who is as far ahead after the next best turn wins anyhow
SIFTING, VERIFYING = (900, 5_000), 25_000  # nodes for each of two searches; level 4 has 10,000
DEPTHS = (1, 1, 2, 3, 3)  # the grade of a turn that is found when looking so many turns ahead; further: 4
DEEPEST = 12


def judge(at: SeatedPosition) -> Judgement | None:
    """Judge a position: one move, the whole turn, must be better by the margin, or win where no other does."""
    state: State = at.state
    here = QuickPosition(state, worth(state.length))
    root = moves(here)
    if len(root) < FEWEST or not (_is_tense(state, here) or any(_is_rise(move) for move in root)):
        return None
    if not all(_is_clear(_two_best(here, root, nodes), LEAST) for nodes in SIFTING):
        return None
    best, second = _two_best(here, root, VERIFYING)
    grade = _grade(here, root, best.move)
    turn, *as_good = _turns_of(here, root, best)
    is_whole = after(GAME, state, turn).turn != state.turn
    is_open = best.value >= HOPELESS and (second.value <= DECIDED or best.value > WON)
    if not is_whole or not is_open or not _is_clear([best, second], MARGINS[grade]):
        return None
    others = (move for move in root if not _is_the_same(move, best.move))
    if best.value > WON and not holds(here, best.move, _turns(best.value), others):
        return None
    judged = _judgement(at, _worth(turn, best.value), _worth(_whole(at, here, second.move), second.value), grade)
    return replace(judged, as_good=tuple(as_good))


def answer(at: SeatedPosition) -> WholeTurn:
    """Give the turn of level 4, or the rest of it."""
    return tuple(opponent("logitac").rank(at.state, "puzzle", 1)[0].actions)


def _is_tense(state: State, here: QuickPosition) -> bool:
    """Tell whether anything can be taken or lost at all: where not, turns are much alike."""
    is_attacked = any(True for _ in endangered(state, here.seat))  # type: ignore[arg-type]
    return is_attacked or any(True for _ in captures(here))


def _two_best(here: QuickPosition, root: Sequence[Move], nodes: int) -> list[WeighedMove]:
    """Weigh the best move, then the best of all others, each with as many nodes."""
    search = Search(here, nodes)
    best = search.best(root, DEEPEST, {})[0]
    search.go_on()
    others = [move for move in root if not _is_the_same(move, best.move)]
    return [best, search.best(others, DEEPEST, {})[0]] if others else [best, best]


def _is_rise(move: Move) -> bool:
    return move & 0xFF0000 == RISE


def _is_the_same(move: Move, best: Move) -> bool:
    """Tell whether it is the same move: an ascent of the same pawn or piece is, wherever it arrives."""
    return move == best or (_is_rise(move) and _is_rise(best) and move >> 8 == best >> 8)


def _turns_of(here: QuickPosition, root: Sequence[Move], best: WeighedMove) -> Iterator[WholeTurn]:
    """List the best turn, then those that come to about as much: other arrivals of an ascent, other escapes."""
    first = (spell(here, best.move),)
    if frees(here, best.move):
        yield from ((*first, escape) for escape in _escapes(here, best.move))
        return
    yield first
    for move in root:
        if move != best.move and _is_the_same(move, best.move):
            weighed = Search(here, ARRIVING).best([move], DEEPEST, {})[0]
            if best.value - weighed.value < LEAST:
                yield (spell(here, move),)


def _escapes(here: QuickPosition, move: Move) -> list[Action]:
    """List how the pyramid that a move frees goes on (LO-24): the best, and what comes to about as much."""
    here.make(move)
    weighed = [Search(here, ARRIVING).best([escape], DEEPEST, {})[0] for escape in moves(here)]
    best = max(one.value for one in weighed)
    found = [spell(here, one.move) for one in sorted(weighed, reverse=True) if best - one.value < LEAST]
    here.unmake()
    return found


def _is_clear(found: Sequence[WeighedMove], margin: int) -> bool:
    best, second = found[0].value, found[1].value
    if second > WON:
        return _turns(best) < _turns(second)
    return best - second >= margin


def _turns(value: int) -> int:
    """Count the own turns until a win; the second move of a turn, out of a chimney, is no turn."""
    return (WIN - value + 1) // 2


def _grade(here: QuickPosition, root: Sequence[Move], best: Move) -> int:
    """Tell how far one must look until the best move is found, and held."""
    search, held = Search(here, VERIFYING), 1
    for depth in range(1, len(DEPTHS)):
        search.go_on()
        if search.best(root, depth, {})[0].move != best:
            held = depth + 1
    return DEPTHS[held] if held < len(DEPTHS) else 4


def _whole(at: SeatedPosition, here: QuickPosition, move: Move) -> WholeTurn:
    """Spell a move and what the turn goes on with."""
    first = spell(here, move)
    now = after(GAME, at.state, (first,))
    goes_on = now.turn == at.state.turn and now.to_move is not None
    return (first, *(opponent("logitac").choose(now, 4, "puzzle") if goes_on else ()))


def _judgement(at: SeatedPosition, best: JudgedWorth, second: JudgedWorth, grade: int) -> Judgement:
    is_won = best.worth.kind == "wins-in"
    turns = int(best.worth.number)
    return Judgement(
        task="win" if is_won else "best",
        best=best,
        next_best=second,
        grade=max(grade, min(turns, 4)) if is_won else grade,
        idea=next(_ideas(at, best.turn, second.turn, turns if is_won else 0)),
        played=2 * turns - 1 if is_won else 5,
    )


def _worth(turn: WholeTurn, value: int) -> JudgedWorth:
    if value > WON:
        return valued(turn, "wins-in", _turns(value))
    if value < -WON:
        return valued(turn, "loses")
    credits = round(value / CREDIT, 1)
    return valued(turn, "credits-ahead" if credits > 0 else "credits-behind", abs(credits))


def _ideas(at: SeatedPosition, best: WholeTurn, second: WholeTurn, wins_in: int) -> Iterator[PuzzleIdea]:
    """Name what is behind the turn, the weightiest first."""
    yield from _ideas_of_ransom(at, best, second)
    why = opponent("logitac").explain(at.state, best)
    if why.kind not in ("wins", "stops"):
        yield from _ideas_of_freeing(at, best)
        yield from _ideas_of_fork(at, best)
    if is_capture(second[0]) and not is_capture(best[0]) and why.kind not in ("wins", "stops", "falls"):
        yield idea("declines", best=best[0], taking=second[0])
    if wins_in > 1 and why.kind == "waits":
        yield idea("wins-in", turns=wins_in)
    yield idea(why.kind, **why.values)


def _ideas_of_ransom(at: SeatedPosition, best: WholeTurn, second: WholeTurn) -> Iterator[PuzzleIdea]:
    """Tell a ransom that can be paid later as well from one that can't, and one that had better not be paid."""
    if best[0] == RANSOM:
        is_last = opponent("logitac").explain(at.state, best).kind == "stops"
        yield idea("buys-in-time") if is_last else idea("buys", pawns=at.state.sides[1 - at.seat].held)
    if second[0] == RANSOM:
        yield idea("refuses", best=best[0])


def _ideas_of_freeing(at: SeatedPosition, best: WholeTurn) -> Iterator[PuzzleIdea]:
    """Tell a turn after which the pyramid is freed next, and one that keeps the enemy's from being freed."""
    own, others = _freeing(at.state, at.seat), _freeing(at.state, 1 - at.seat)
    now = after(GAME, at.state, best)
    if now.to_move is None or own:
        return
    if freeing := _freeing(now, at.seat):
        yield idea("frees-next", square=freeing[0])
    if others and not _freeing(now, 1 - at.seat):
        yield idea("keeps-captive", best=best[0])


def _freeing(state: State, seat: int) -> list[str]:
    """List the squares on which pawns stand that would free a seat's pyramid if it were to move."""
    here = QuickPosition(state, worth(state.length))
    if here.seat != seat:
        here.make_null()
    return sorted({NAMES[move >> 8] for move in moves(here) if frees(here, move)})


def _ideas_of_fork(at: SeatedPosition, best: WholeTurn) -> Iterator[PuzzleIdea]:
    threatened = forked(at.state, best)
    if len(threatened) > 1:
        yield idea("fork", square=squares(best[0])[-1], first=threatened[0], second=threatened[1])


def forked(state: State, turn: WholeTurn) -> list[str]:
    """List the squares of pieces that the moved one attacks, and that weren't in danger before the turn."""
    seat: Seat = state.to_move or 0
    now = after(GAME, state, turn)
    if now.to_move != other(seat) or not (named := squares(turn[0])):
        return []
    rested = QuickPosition(now, worth(now.length))
    rested.make_null()
    attacked = {move & 0xFF for move in captures(rested) if NAMES[move >> 8] == named[-1]}
    before = set(endangered(state, other(seat)))
    found = (one for one in endangered(now, other(seat)) if one not in before)
    return [NAMES[square] for square, _ in found if square in attacked]
