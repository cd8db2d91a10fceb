"""Games to look back at: lost by a blunder that was planted, or won by the turns the judge ranks first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bot.tables import PastTurn
from games.core.game import Action, OpenGame
from games.core.option import Options
from games.core.outcome import Seat, other
from games.core.seeded import Lots
from games.opponents.opponent import RankedTurn
from games.opponents.registry import opponent
from games.registry import game as find_game

OPTIONS: dict[str, Options] = {"logitac": {"length": "short"}, "l_calculus": {"start": "drawn"}}
MOST_TURNS = 120
OPENINGS = {"l_calculus": 0, "tactic": 16}  # turns by a middling level, so that no two games are alike; lines are drawn
OPENING = 6
WITHIN = {"l_calculus": 6}  # so many turns after it the blunder is due: perfect players of L-Calculus have soon done
LATE = 18
BLUNDER, BLUNDER_POINTS = 0.35, 3  # by which the planted turn is worse than the best; points where play is solved
RANKED = 400
TRIED = 4  # blunders that are looked at once more
MIDDLING, WEAK = 2, 1  # levels


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game, turn by turn; the states hold the whole truth, one more than there are turns."""

    turns: tuple[PastTurn, ...]
    states: tuple[Any, ...]
    loser: Seat | None
    planted: int = 0  # the number of the turn at which a blunder was planted


@dataclass(frozen=True, slots=True)
class _Way:
    """Who takes what the judge ranks first, at which level the others play, and who blunders once, and when."""

    judged: frozenset[Seat]
    level: int
    opening: int = 0
    blunders: Seat | None = None
    at: int = 0


def lost_by_a_blunder(key: str, seed: str) -> PlayedGame | None:
    """Play a game in which both take the best turn they find but for one blunder; None unless its side loses."""
    lots = Lots(seed, "blunder")
    seat: Seat = lots.pick((0, 1))
    opening = OPENINGS.get(key, OPENING)
    at = opening + lots.below(WITHIN.get(key, LATE))
    played = _played(key, seed, _Way(frozenset((0, 1)), MIDDLING, opening, seat, at))
    return played if played.planted and played.loser == seat else None


def cleanly_won(key: str, seed: str) -> PlayedGame | None:
    """Play a game in which one side takes the best turn it finds each time; None unless it wins."""
    winner: Seat = Lots(seed, "clean").pick((0, 1))
    played = _played(key, seed, _Way(frozenset((winner,)), WEAK))
    return played if played.loser == other(winner) else None


def _played(key: str, seed: str, way: _Way) -> PlayedGame:
    rules = find_game(key)
    states: list[Any] = [rules.setup(OPTIONS.get(key, {}), seed)]
    taken: list[tuple[Action, ...]] = []
    planted = 0
    while (seat := states[-1].to_move) is not None and len(taken) < MOST_TURNS:
        view, is_due = rules.remembered(states[-1], seat), seat == way.blunders and not planted and len(taken) >= way.at
        blunder = _blunder(key, view, seed) if is_due else ()
        planted = len(taken) + 1 if blunder else planted
        is_judged = seat in way.judged and len(taken) >= way.opening
        turn, after = _whole(key, states[-1], blunder, 0 if is_judged else way.level, f"{seed}/{len(taken)}")
        taken.append(turn)
        states.append(after)
    outcome = states[-1].outcome
    loser = None if outcome is None or outcome.winner is None else other(outcome.winner)
    return PlayedGame(tuple(_past(key, states, taken)), tuple(states), loser, planted)


def _past(key: str, states: Sequence[Any], taken: Sequence[tuple[Action, ...]]) -> list[PastTurn]:
    rules, past = find_game(key), []
    for (before, after), turn in zip(pairwise(states), taken, strict=True):
        seat = before.to_move
        past.append(PastTurn(seat, before.turn, turn, rules.remembered(before, seat), rules.remembered(after, seat)))
    return past


def _whole(key: str, state: Any, first: Sequence[Action], level: int, seed: str) -> tuple[tuple[Action, ...], Any]:
    """Take a turn; where it shows something before it is over, its player goes on by what they see then."""
    rules, seat, now, taken = find_game(key), state.to_move, state, tuple(first)
    for action in first:
        now = rules.apply(now, action)
    while now.to_move == seat and (now is state or not now.fresh):
        for action in _foreseen(key, rules.remembered(now, seat), level, seed):
            now = rules.apply(now, action)
            taken += (action,)
    return taken, now


def _foreseen(key: str, view: Any, level: int, seed: str) -> Iterator[Action]:
    """Choose by level, or at level 0 what is ranked first."""
    chosen = opponent(key).choose(view, level, seed) if level else opponent(key).rank(view, seed, 1)[0].actions
    yield from _known(key, view, chosen)


def _known(key: str, view: Any, turn: Sequence[Action]) -> Iterator[Action]:
    """Give a turn as far as nothing hidden shows."""
    for action in turn:
        yield action
        if find_game(key).shows_hidden(view, action):
            return
        view = find_game(key).preview(view, action)


def _blunder(key: str, view: Any, seed: str) -> tuple[Action, ...]:
    """Take the least bad of the turns that are blunders; none where nothing can go as wrong."""
    ranked = opponent(key).rank(view, seed, RANKED)
    bad = [one for one in ranked if _is_blunder(ranked[0], one)]
    known = [one for one in bad if tuple(_known(key, view, one.actions)) == one.actions]
    return next((one.actions for one in known[:TRIED] if _is_one_after_all(key, view, ranked[0], one)), ())


def _is_blunder(best: RankedTurn, one: RankedTurn) -> bool:
    if best.points is not None and one.points is not None:
        return best.points - one.points >= BLUNDER_POINTS
    return best.value - one.value >= BLUNDER


def _is_one_after_all(key: str, view: Any, best: RankedTurn, one: RankedTurn) -> bool:
    """Look from after both turns: of those far down the list a ranking of many knows little."""
    if one.points is not None or not isinstance(find_game(key), OpenGame):
        return True
    after_best, after_one = (_stands(key, view, each.actions) for each in (best, one))
    return after_best - after_one >= BLUNDER


def _stands(key: str, view: Any, turn: Sequence[Action]) -> float:
    """Judge for the player who takes the turn."""
    after = view
    for action in turn:
        after = find_game(key).apply(after, action)
    value = opponent(key).standing(after)
    return -value if view.to_move else value
