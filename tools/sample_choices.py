"""Tastes by which sample play chooses among actions, for positions to look at."""

from collections.abc import Callable, Mapping

from games.core.game import Action, AnyGame, Position
from games.core.outcome import Seat
from games.logan_stones.rules import View as LoganStonesView
from games.registry import manual
from games.topologic.field import NUMBER, TILES, points, reach
from games.topologic.rules import OFF
from games.topologic.rules import View as TopologicView

Preference = Callable[[AnyGame, Position, Action, Seat], float]

TIME_TO_END = 30  # turns of Logan Stones: by chance it would be over before the reserves are empty
_LOGITAC = {"summit": 9, "ascend": 5, "capture": 4, "exit-pyr": 3, "exit-cube": 3, "exit-cyl": 3, "chimney": -2}


def by_score(rules: AnyGame, view: Position, action: Action, seat: Seat) -> float:
    score = rules.score(rules.preview(view, action))
    return score[seat] - score[1 - seat] if score else 0


def _by_race(rules: AnyGame, view: Position, action: Action, seat: Seat) -> float:
    """Tactic: come home, else go forward; guards now and then."""
    summary = manual(rules).summarize(action)
    if summary.kind != "step":
        return 0.2
    start, target = (int(str(summary.values[end])[:-1]) for end in ("from", "to"))
    return by_score(rules, view, action, seat) + abs(target - start)


def _by_patience(rules: AnyGame, view: Position, action: Action, seat: Seat) -> float:
    """Logan Stones: win, but not too early."""
    assert isinstance(view, LoganStonesView)
    has_ended = rules.preview(view, action).outcome is not None
    return has_ended if view.turn > TIME_TO_END else -has_ended


def _by_clues(rules: AnyGame, view: Position, action: Action, seat: Seat) -> float:
    """Topologic: go where the secret may be, and stay there."""
    assert isinstance(view, TopologicView)
    goal = action[-2:]
    if view.phase == "hide" or goal not in NUMBER:
        return 0.5
    book = view.books[-1]
    possible = {t for t in range(len(TILES)) if all(points(asked.stands, t) == asked.score for asked in book)}

    def worth(tile: int) -> int:
        return 0 if tile == OFF else 3 if tile in possible else not possible.isdisjoint(reach(view.field)[tile])

    return worth(NUMBER[goal]) - worth(view.pawns[int(action[0]) - 1])


def _by_greed(rules: AnyGame, view: Position, action: Action, seat: Seat) -> float:
    """Logitac: climb, capture, else go forward."""
    summary = manual(rules).summarize(action)
    if summary.kind != "move":
        return _LOGITAC.get(summary.kind, 0.4)
    ahead = ord(str(summary.values["to"])[0]) - ord(str(summary.values["from"])[0])
    return -ahead if seat else ahead


CHOICES: Mapping[str, Preference] = {
    "tactic": _by_race,
    "logan_stones": _by_patience,
    "topologic": _by_clues,
    "logitac": _by_greed,
}
