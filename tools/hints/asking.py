"""Ask for hints as people do, along games of all options; or let turns be explained, which is quicker."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from bot.workers.jobs import GiveHint
from games.core.game import Action, AnyGame
from games.core.option import Options
from games.core.outcome import SEATS
from games.core.play import legal
from games.core.seeded import Lots
from games.opponents.registry import opponent
from games.registry import game as find_game
from games.registry import manual
from tools.hints.told import ToldHint
from tools.opponents.positions import option_sets

MOST_TURNS = 120
LEVELS = (1, 2, 3)
ASKED, LATE = 6, 4  # states of a game that are asked about, and of how many at its end one is
ASTRAY = 8  # one action of so many is taken by chance


def hints(key: str, seed: str) -> Iterator[ToldHint]:
    """Go through one game after the other for ever, and ask at some of its states, begun turns included."""
    said = ""
    for nth in count():
        for at, state in _asked(list(_states(key, f"{seed} {nth}")), Lots(f"{seed} {nth}", "asked")):
            view = find_game(key).remembered(state, state.to_move)
            found = GiveHint(key, view, f"{seed} {nth}/{at}", said).run()
            if found is not None:
                said = found.said
                yield ToldHint(find_game(key), state, tuple(found.best.actions), found.reason)


def reasons(key: str, seed: str) -> Iterator[ToldHint]:
    """Explain what levels play, turn by turn, for ever: no search for the best is waited for."""
    for nth in count():
        for state in _states(key, f"{seed} {nth}"):
            view = find_game(key).remembered(state, state.to_move)
            turn = tuple(opponent(key).choose(view, 2, f"{seed} {nth}"))
            yield ToldHint(find_game(key), state, turn, opponent(key).explain(view, turn))


def _asked(states: Sequence[Any], lots: Lots) -> list[tuple[int, Any]]:
    chosen = {lots.below(len(states)) for _ in range(ASKED - 1)}
    chosen.add(len(states) - 1 - lots.below(min(LATE, len(states))))
    return [(at, states[at]) for at in sorted(chosen)]


def _states(key: str, seed: str) -> Iterator[Any]:
    """Play a game of any options: each state in which somebody is to act."""
    rules, lots = find_game(key), Lots(seed, "hints")
    levels = [lots.pick(LEVELS) for _ in SEATS]
    state: Any = rules.setup(_options(rules, lots), seed)
    while state.to_move is not None and state.turn <= MOST_TURNS:
        yield state
        for action in _taken(rules, state, levels[state.to_move], lots):
            state = rules.apply(state, action)
            if state.to_move is not None and not state.fresh:
                yield state


def _options(rules: AnyGame, lots: Lots) -> Options:
    return lots.pick(option_sets(rules))


def _taken(rules: AnyGame, state: Any, level: int, lots: Lots) -> Sequence[Action]:
    if not lots.below(ASTRAY):
        return (_rare(rules, state, lots),)
    view = rules.remembered(state, state.to_move)
    return opponent(rules.key).choose(view, level, str(lots.below(1 << 30)))


def _rare(rules: AnyGame, state: Any, lots: Lots) -> Action:
    """Draw a kind of action, then one of that kind: what seldom comes up does so here."""
    kinds: dict[str, list[Action]] = {}
    for action in legal(rules, state):
        kinds.setdefault(manual(rules).summarize(action).kind, []).append(action)
    return lots.pick(kinds[lots.pick(sorted(kinds))])
