"""Puzzles of Tactic: first by the search of level 4, then by one that looks at more turns and further."""

from dataclasses import replace

from games.core.seated_position import SeatedPosition
from games.opponents.opponent import TurnReason
from games.opponents.registry import opponent
from games.opponents.tactic.endings import winning_turns
from games.opponents.tactic.evaluation import WON, Gain
from games.opponents.tactic.levels import LIMITS, judged
from games.opponents.tactic.position import TacticPosition, TacticTurn, parse, spell
from games.opponents.tactic.search import TacticLimits, TacticSearch, promising
from games.puzzles.puzzle import PuzzleIdea, WholeTurn
from games.tactic.moves import ends, is_move
from games.tactic.state import NAMES
from games.tactic.tracks import LINE
from games.tactic.ways import HOME_MASK, STEP
from tools.puzzles.judgement import FEWEST, JudgedWorth, Judgement, after, idea, valued
from tools.puzzles.tactic_wins import LONGEST, is_proved, reached, short_wins

MARGINS = {1: 3 * STEP, 2: 2 * STEP, 3: 3 * STEP // 2, 4: 3 * STEP // 2}  # by grade: steps by which it is better
LEAST = 3 * STEP // 2
GLANCE, LOOK, SIFTING = replace(LIMITS[3], depth=1), LIMITS[3], replace(LIMITS[4], nodes=1200)
VERIFYING = TacticLimits(depth=7, nodes=12_000, width=16, guards=10, first=160)
DEEPEST = 4  # turns ahead that are told apart by depth
LOST = -WON // 2
RACES = ("waits", "runs", "advances", "advances-both")  # reasons behind which there is only who is home first
LONGEST_WIN = 2  # own turns: wins as short are looked for over every legal turn


def judge(at: SeatedPosition) -> Judgement | None:
    """Judge a position: one turn must be better by the margin, or win where no other does."""
    position = TacticPosition(at.state)
    if not _is_promising(position):
        return None
    turns = _different(position, VERIFYING.first)
    ranked = _ranked(position, turns, VERIFYING)
    if not _is_clear(ranked, LEAST):
        return None
    best = ranked[0]
    if _leaves_other_stuck(position, best[1]):
        return None
    grade = _grade(position, turns, best[1])
    second = _ranked(position, [turn for turn in turns if turn != best[1]], VERIFYING)[0]
    if best[0] < LOST or not _is_clear([best, second], MARGINS[grade]):
        return None
    judged = _judgement(at, best, second, grade)
    is_hopeless = judged.best.worth.kind == "steps-behind"
    return None if is_hopeless or _misses_a_win(position, best) else judged


def answer(at: SeatedPosition) -> WholeTurn:
    """Give the first choice of level 3."""
    begun = tuple(parse(action) for action in at.state.now)
    turn = judged(TacticPosition(at.state), begun, 3, "puzzle")[0][0][1]
    return tuple(spell(move) for move in turn[len(begun) :])


def _is_promising(position: TacticPosition) -> bool:
    """Tell by quick looks whether a turn may stand out: at once, or where a longer look changes one's mind."""
    likely = _different(position, SIFTING.first)
    if len(likely) < FEWEST:
        return False
    looked = _ranked(position, likely, LOOK)
    if looked[0][1] == _ranked(position, likely, GLANCE)[0][1]:
        return _is_clear(looked, LEAST)
    return _is_clear(_ranked(position, likely, SIFTING), LEAST)


def _leaves_other_stuck(position: TacticPosition, turn: TacticTurn) -> bool:
    """Tell whether the other could only pass: a walk home alone is no puzzle."""
    seat = position.seat
    token = position.play(turn)
    stuck = not position.over and position.seat == seat
    position.undo(token)
    return stuck


def _different(position: TacticPosition, most: int) -> list[TacticTurn]:
    """List the likeliest turns, of those that come to the same only the first."""
    found: dict[object, TacticTurn] = {}
    for turn in promising(position, most, most):
        token = position.play(turn)
        south, north = position.patrols
        found.setdefault((*sorted(south), *sorted(north), *position.guards, *position.reserve), turn)
        position.undo(token)
    return list(found.values())


def _ranked(position: TacticPosition, turns: list[TacticTurn], limits: TacticLimits) -> list[Gain]:
    return TacticSearch(position, limits).rank(turns, LEAST)


def _is_clear(ranked: list[Gain], margin: int) -> bool:
    """Tell whether the first is better by the margin; a win is, by a turn of one's own."""
    if len(ranked) < 2:
        return False
    best, second = ranked[0][0], ranked[1][0]
    if second > WON // 2:
        return _turns(best) < _turns(second)
    return best - second >= margin


def _misses_a_win(position: TacticPosition, best: Gain) -> bool:
    """Tell whether the win isn't one, or some legal turn wins as soon or sooner, as far as short wins go."""
    turns = _turns(best[0]) if best[0] > WON // 2 else LONGEST_WIN + 1
    if LONGEST_WIN < turns <= LONGEST and best[0] > WON // 2 and not is_proved(position, best[1], turns):
        return True
    expected = {reached(position, best[1])} if turns <= LONGEST_WIN else set()
    return short_wins(position, min(turns, LONGEST_WIN)) != expected


def _turns(value: int) -> int:
    """Count the own turns until a win."""
    return (WON - value + 1) // 2 + 1


def _grade(position: TacticPosition, turns: list[TacticTurn], best: TacticTurn) -> int:
    """Count the turns one must look ahead until the best one is found, and held."""
    held = DEEPEST
    for depth in range(DEEPEST - 1, 0, -1):
        if _ranked(position, turns, replace(VERIFYING, depth=depth))[0][1] != best:
            break
        held = depth
    return held


def _judgement(at: SeatedPosition, best: Gain, second: Gain, grade: int) -> Judgement:
    first = _worth(best)
    why = opponent("tactic").explain(at.state, first.turn)
    is_won = first.worth.kind == "wins-in"
    return Judgement(
        task="win" if is_won else "best",
        best=first,
        next_best=_worth(second),
        grade=max(grade, min(int(first.worth.number), 4)) if is_won else grade,
        idea=_idea(at, first.turn, why, int(first.worth.number) if is_won else 0),
        played=2 * int(first.worth.number) - 1 if is_won else 4,
    )


def _guard(at: SeatedPosition, turn: WholeTurn) -> str:
    """Name where a guard goes in this turn, if one does."""
    placed = set(after(at.game, at.state, turn).guards[at.seat]) - set(at.state.guards[at.seat])
    return "".join(NAMES[place] for place in placed)


def _worth(gain: Gain) -> JudgedWorth:
    value, turn = gain
    actions = tuple(spell(move) for move in turn)
    if value > WON // 2:
        return valued(actions, "wins-in", _turns(value))
    if value < LOST:
        return valued(actions, "loses")
    steps = round(value / STEP, 1)
    return valued(actions, "steps-ahead" if steps > 0 else "steps-behind", abs(steps))


def _idea(at: SeatedPosition, turn: WholeTurn, why: TurnReason, wins_in: int) -> PuzzleIdea:
    """Name two ways home, or a race; else retell the opponent's reason, or where the guard goes if it names nothing."""
    if wins_in == 2 and why.kind not in ("stops", "bars", "blocks", "blocks-only-way"):
        ways = _ways_home(TacticPosition(at.state), tuple(map(parse, turn)))
        if len(ways) > 1:
            return idea("two-ways", first=ways[0], second=ways[1])
    if wins_in > 1 and why.kind in RACES:
        return idea("wins-aside" if _steps_aside(at, turn) else "wins-in", turns=wins_in)
    guard = _guard(at, turn)
    if why.kind == "waits" and guard:
        return idea("guard-first", at=guard)
    return idea(why.kind, **why.values)


def _steps_aside(at: SeatedPosition, turn: WholeTurn) -> bool:
    moved = [ends(action) for action in turn if is_move(action)]
    return any(LINE[here] == LINE[there] for here, there in moved if here not in at.state.guards[at.seat])


def _ways_home(position: TacticPosition, turn: TacticTurn) -> list[str]:
    """Name the bases on which the game would be won next if the opponent rested."""
    seat = position.seat
    token = position.play(turn)
    position.seat = seat
    won = {there for win in winning_turns(position) for _, there in win[-1:] if HOME_MASK[seat] >> there & 1}
    position.undo(token)
    return sorted(NAMES[there] for there in won)
