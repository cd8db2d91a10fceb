"""Puzzles of L-Calculus: by the solution, exactly, with the swap back forbidden (LC-5)."""

from functools import cache

from games.core.seated_position import SeatedPosition
from games.l_calculus.rules import State, mark, runs
from games.opponents.l_calculus.judging import JudgedTurn, solved_turns
from games.opponents.l_calculus.lines import inverted, is_over, removals, results, worth
from games.opponents.l_calculus.position import LinePosition, position_of
from games.opponents.l_calculus.solution import Solution
from games.puzzles.puzzle import PuzzleIdea, WholeTurn
from tools.puzzles.judgement import Judgement, after, idea, valued

FEWEST_TURNS = 10  # that come to something different
LONGEST = 10  # counters: longer lines have too many turns to be weighed by eye
CLOSE = 12  # points: a game that ends further apart is decided, and one that ends behind is lost whatever is played
DEEPEST = 6  # turns ahead that are told apart by depth; the tables see to the end

TOLD_BY_REPLY = 2  # grades: who looks at the reply finds these

Outcome = tuple[int, int, int]  # of a turn: marks, the line left and its length


def judge(at: SeatedPosition) -> Judgement | None:
    """Judge a line: one turn, up to its mirror image, must be worth more points than every other."""
    view: State = at.view
    here = position_of(view)
    if here.length > LONGEST or not here.is_solved or view.now:
        return None
    judged = _different(solved_turns(Solution(here.blocks), here), here)
    best = [one for one in judged if one.points == judged[0].points]
    if not 0 <= here.lead + judged[0].points <= CLOSE:
        return None
    if len(judged) < FEWEST_TURNS or len(judged) == len(best) or len({_folded(one, here) for one in best}) > 1:
        return None
    return _judgement(at, here, best, judged[len(best)], judged)


def answer(at: SeatedPosition) -> WholeTurn:
    """Give the first of the turns that are worth most."""
    here = position_of(at.state)
    return solved_turns(Solution(here.blocks), here)[0].turn.actions


def _judgement(
    at: SeatedPosition, here: LinePosition, best: list[JudgedTurn], second: JudgedTurn, judged: list[JudgedTurn]
) -> Judgement:
    totals = here.lead + best[0].points, here.lead + second.points
    return Judgement(
        task=_task(*totals),
        best=valued(best[0].turn.actions, *_end(totals[0])),
        next_best=valued(second.turn.actions, *_end(totals[1])),
        grade=(grade := _grade(here, best, judged)),
        idea=_idea(at, here, best[0], judged, grade),
        as_good=tuple(one.turn.actions for one in best[1:]),
        played=7,
    )


def _task(best: int, second: int) -> str:
    if best > 0 >= second:
        return "only-win"
    return "only-draw" if best == 0 > second else "most"


def _end(total: int) -> tuple[str, int]:
    """Say how the game ends: ahead, behind or level, by how much."""
    return ("ends-ahead" if total > 0 else "ends-behind" if total else "ends-level"), abs(total)


def _outcome(one: JudgedTurn, here: LinePosition) -> Outcome:
    marks = 0 if here.has_swapped else worth(one.turn.line, here.length)
    return marks, one.turn.rest, one.turn.length


def _different(judged: list[JudgedTurn], here: LinePosition) -> list[JudgedTurn]:
    """Keep one turn of those that come to the same; the best first."""
    kept: dict[Outcome, JudgedTurn] = {}
    for one in judged:
        kept.setdefault(_outcome(one, here), one)
    return list(kept.values())


def _folded(one: JudgedTurn, here: LinePosition) -> Outcome:
    """Name what a turn comes to, the same for what is its mirror image."""
    marks, rest, length = _outcome(one, here)
    mirrored = sum(1 << (length - 1 - bit) for bit in range(length) if rest >> bit & 1)
    return marks, min(rest, mirrored), length


def _grade(here: LinePosition, best: list[JudgedTurn], judged: list[JudgedTurn]) -> int:
    """Count the turns after one's own to be looked at until the best turn stands out, and goes on to; at least one."""
    wanted = {_outcome(one, here) for one in best}
    found = [_top(here, judged, depth) <= wanted for depth in range(1, DEEPEST + 1)]
    if not found[-1]:
        return 4
    held = next(depth for depth in range(1, DEEPEST + 1) if all(found[depth - 1 :]))
    return min(max(held - 1, 1), 4)


def _top(here: LinePosition, judged: list[JudgedTurn], depth: int) -> set[Outcome]:
    values = {}
    for one in judged:
        marks, rest, length = _outcome(one, here)
        values[marks, rest, length] = marks - _looked(inverted(rest, length), length, depth - 1, here.blocks)
    most = max(values.values())
    return {outcome for outcome, value in values.items() if value == most}


@cache
def _looked(start: int, length: int, depth: int, blocks: str) -> int:
    """Value a line by looking so many turns ahead and no further; the swap back is not thought of."""
    if depth == 0 or is_over(start, length):
        return 0
    found = []
    for result in results(start, length, blocks):
        rests = [(result, length), *((rest, left) for _, _, rest, left in removals(result, length))]
        gone = min(_looked(inverted(rest, left), left, depth - 1, blocks) for rest, left in rests)
        found.append(worth(result, length) - gone)
    return max(found, default=0)


def _idea(at: SeatedPosition, here: LinePosition, best: JudgedTurn, judged: list[JudgedTurn], grade: int) -> PuzzleIdea:
    """Name what is behind the turn: what it leaves the opponent, what it gives up, then what it does."""
    swapped = after(at.game, at.state, best.turn.actions[:1])
    ours, theirs = mark(swapped.marked, at.seat), mark(swapped.marked, 1 if at.seat == 0 else 0)
    ended = after(at.game, at.state, best.turn.actions)
    removed = best.turn.removal
    if ended.outcome is not None:
        return idea("ends", ours=ended.score[at.seat], theirs=ended.score[1 - at.seat])
    if ours and not theirs:
        return idea("silences", ours=ours)
    if removed == "keep" and any(one.turn.line == best.turn.line and one.turn.removal[0] == "x" for one in judged):
        return idea("keeps", ahead=worth(best.turn.line, here.length))
    if found := _given_up(here, best, judged, grade):
        return found
    if _reply(here, best) <= 0:
        return idea("leaves-nothing")
    if removed.startswith("x"):
        return idea("takes", count=int(removed[2:]), end=removed[1], ours=ours, theirs=theirs)
    return idea("runs", count=len(runs(swapped.marked, at.seat)), ours=ours, theirs=theirs)


def _given_up(here: LinePosition, best: JudgedTurn, judged: list[JudgedTurn], grade: int) -> PuzzleIdea | None:
    """Name the turn that gains more at once, if there is one; by the reply, if that alone tells that it is worse."""
    most = max(worth(one.turn.line, here.length) for one in judged)
    more = most - worth(best.turn.line, here.length)
    if not more:
        return None
    greedy = [one for one in judged if worth(one.turn.line, here.length) == most]
    tempting = min(greedy, key=lambda one: _reply(here, one))
    spelled, cost = " ".join(tempting.turn.actions), _reply(here, tempting) - _reply(here, best)
    if grade <= TOLD_BY_REPLY and cost > more:
        return idea("starves", tempting=spelled, more=more, cost=cost)
    return idea("patience", tempting=spelled, more=more)


def _reply(here: LinePosition, one: JudgedTurn) -> int:
    """Count by how much the opponent can gain with the next turn alone."""
    _, rest, length = _outcome(one, here)
    return _looked(inverted(rest, length), length, 1, here.blocks)
