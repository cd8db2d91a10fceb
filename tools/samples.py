"""Positions to look at: an opening, a middle and an end of every game, always the same."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.core.game import Action, AnyGame, Position
from games.core.option import Options
from games.core.outcome import Seat
from games.core.seeded import Lots
from games.registry import game
from tools.sample_choices import CHOICES, by_score

TRIED = 6  # actions looked at before one is taken: enough to look like play


@dataclass(frozen=True, slots=True)
class Sample:
    name: str
    actions: int  # how many are played, at most
    seed: str = "cairn"
    options: Options = field(default_factory=dict)
    seat: Seat | None = None  # who looks
    choosing: tuple[str, ...] | None = None  # menu steps picked, while the player to move chooses
    pointing: bool = False  # with the turn before the last one, and a turn suggested


SAMPLES: Mapping[str, tuple[Sample, ...]] = {
    "l_calculus": (
        Sample("start", 0),
        Sample("opening", 1),
        Sample("middle", 11, seed="b"),
        Sample("forty", 6, options={"counters": 20}),
        Sample("end", 2000),
        Sample("choosing", 8, choosing=("3", "6")),
        Sample("pointing", 8, pointing=True),
    ),
    "tactic": (
        Sample("start", 0),
        Sample("opening", 4),
        Sample("middle", 31),
        Sample("end", 2000),
        Sample("choosing", 12, choosing=()),
        Sample("pointing", 12, pointing=True),
    ),
    "logan_stones": (
        Sample("start", 0),
        Sample("opening", 3, seed="2", seat=1),
        Sample("middle", 8, seed="2"),
        Sample("end", 2000, seed="2"),
        Sample("choosing", 28, seed="2", choosing=()),
        Sample("lifting", 27, seed="2", choosing=()),
        Sample("pointing", 9, seed="2", pointing=True),
    ),
    "topologic": (
        Sample("start", 0),
        Sample("opening", 6, seat=0),
        Sample("middle", 28),
        Sample("end", 2000, seed="6", options={"seekers": 3}),
        Sample("choosing", 20, choosing=("2",)),
        Sample("hiding", 0, choosing=("hide", "y")),
        Sample("second", 32, seed="6", options={"field": "block", "seekers": 3}, seat=1),
        Sample("pointing", 28, pointing=True),
    ),
    "logitac": (
        Sample("start", 0),
        Sample("opening", 4),
        Sample("middle", 90, seed="b"),
        Sample("end", 3000),
        Sample("choosing", 60, choosing=()),
        Sample("pointing", 60, pointing=True),
    ),
}


def samples(key: str) -> tuple[Sample, ...]:
    return SAMPLES.get(key) or _usual(key)


def _usual(key: str) -> tuple[Sample, ...]:
    """Take the positions of a game that names none: its middle is before its end, however short it is."""
    _, turns = play(game(key), Sample("end", 2000))
    middle = min(24, sum(map(len, turns)) // 2)
    return (
        Sample("start", 0),
        Sample("opening", 2),
        Sample("middle", middle),
        Sample("end", 2000),
        Sample("choosing", middle, choosing=()),
        Sample("pointing", middle, pointing=True),
    )


def reach(rules: AnyGame, sample: Sample) -> Position:
    """Play a sample's game: of a few actions drawn by lot, the one that scores best."""
    return play(rules, sample)[0]


def play(rules: AnyGame, sample: Sample) -> tuple[Position, list[list[Action]]]:
    """Play a sample's game, and tell the turns that led to its end."""
    lots = Lots(sample.seed, "sample")
    state: Position = rules.setup(sample.options, sample.seed)
    turns: list[list[Action]] = []
    for _ in range(sample.actions):
        if state.to_move is None:
            break
        action = _choose(rules, state, state.to_move, lots)
        if state.fresh:
            turns.append([])
        turns[-1].append(action)
        state = rules.apply(state, action)
    return state, turns


def suggested(rules: AnyGame, state: Position, sample: Sample) -> tuple[Action, ...]:
    """Find a whole turn to suggest, as the preference of the samples has it."""
    if state.to_move is None:
        return ()
    seat, turn, lots = state.to_move, list[Action](), Lots(sample.seed, "suggested")
    while state.to_move == seat and (not turn or not state.fresh):
        turn.append(_choose(rules, state, seat, lots))
        state = rules.apply(state, turn[-1])
    return tuple(turn)


def _choose(rules: AnyGame, state: Position, seat: Seat, lots: Lots) -> Action:
    view = rules.view(state, seat)
    legal = rules.actions(view)
    drawn = [legal[lots.below(len(legal))] for _ in range(TRIED)]
    preference = CHOICES.get(rules.key, by_score)
    return max(drawn, key=lambda action: preference(rules, view, action, seat))
