"""Write down what an opponent answers in some positions, and how many it looked at for that, for the golden files."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from games.core.game import Action, AnyGame, Position
from games.core.option import Options
from games.core.play import legal
from games.core.seeded import Lots
from games.opponents.opponent import AnyOpponent
from games.opponents.registry import opponent
from games.registry import game
from tools.samples import Sample, reach

SEED = "answers"
EXPLAINED = 12  # turns drawn in a position to be explained


@dataclass(frozen=True, slots=True)
class Question:
    """A position of a sample game, and the levels that are asked there."""

    actions: int
    options: Options = field(default_factory=dict)
    levels: tuple[int, ...] = (1, 2, 3)
    is_ranked: bool = False

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"after {self.actions} actions{chosen}"


ALL = (1, 2, 3, 4)
QUESTIONS: Mapping[str, tuple[Question, ...]] = {
    "l_calculus": (
        Question(0, levels=ALL, is_ranked=True),
        Question(3, levels=ALL),
        Question(6, {"blocks": "equal", "quiet": 10}, levels=ALL, is_ranked=True),
        Question(11, {"start": "balanced", "legs": 2}, levels=ALL),
        Question(14, levels=ALL),
        Question(9, {"counters": 20}),
        Question(16, {"counters": 20, "blocks": "equal", "quiet": "off"}, levels=ALL, is_ranked=True),
        Question(30, {"quiet": 10}, levels=ALL, is_ranked=True),
    ),
    "tactic": (
        Question(6),
        Question(13),
        Question(24, levels=ALL),
        Question(31),
        Question(40, {"variant": "capture"}),
        Question(44, {"quiet": 10}),
        Question(48, {"variant": "forced"}),
        Question(60, {"variant": "forced", "quiet": 10}),
        Question(70, {"variant": "capture", "quiet": "off"}),
        Question(75),
    ),
    "logan_stones": (
        Question(2, is_ranked=True),
        Question(5, {"faces": "free"}),
        Question(9, is_ranked=True),
        Question(12, {"notes": "on"}),
        Question(15, {"faces": "free", "notes": "on"}, is_ranked=True),
        Question(19, is_ranked=True),
        Question(20, levels=ALL),
        Question(27, {"quiet": "off"}, is_ranked=True),
        Question(30, {"notes": "on"}, is_ranked=True),
        Question(36),
    ),
    "topologic": (
        Question(0, levels=ALL, is_ranked=True),
        Question(3, levels=ALL),
        Question(9, is_ranked=True),
        Question(1, {"seekers": 3, "entry": "edge"}),
        Question(14, {"seekers": 3, "entry": "edge"}, levels=ALL, is_ranked=True),
        Question(17, {"field": "block", "seekers": 4}, is_ranked=True),
        Question(23, levels=ALL, is_ranked=True),
        Question(28, {"seekers": 3}, is_ranked=True),
        Question(34, {"seekers": 3}, levels=ALL, is_ranked=True),
        Question(40, {"entry": "anywhere"}, is_ranked=True),
    ),
    "logitac": (
        Question(5),
        Question(30, {"length": "short"}, levels=ALL),
        Question(60, {"length": "long", "reserve": 4}),
        Question(20, {"length": "short", "quiet": 10}, levels=ALL),
        Question(120, levels=ALL),
        Question(150, {"quiet": "off", "reserve": 8}),
        Question(64, {"length": "long"}, levels=ALL),
        Question(53, {"length": "long"}, is_ranked=True),
    ),
}


def answers(key: str) -> str:
    """Ask a game's opponent all its questions."""
    parts = ["\n".join(_answered(game(key), opponent(key), question)) for question in QUESTIONS[key]]
    return "\n\n".join((f"# {key}; made by `make golden`", *parts)) + "\n"


def _answered(rules: AnyGame, thinking: AnyOpponent, question: Question) -> Iterator[str]:
    state = reach(rules, Sample(SEED, question.actions, f"{SEED} {question.actions}", question.options))
    yield f"== {question}: turn {state.turn}, to move {state.to_move}"
    view = rules.view(state, state.to_move)
    for level in question.levels:
        nodes = thinking.nodes
        chosen = thinking.choose(view, level, SEED)
        yield f"level {level}: {_spelled(chosen)} ({thinking.nodes - nodes} looked at)"
    yield f"seat 0 stands {_rounded(thinking.evaluate(view))}"
    for one in thinking.rank(view, SEED) if question.is_ranked else ():
        yield f"ranked: {_spelled(one.actions)} {_rounded(one.value)} {one.points}"
    yield from sorted({_explained(thinking, view, turn) for turn in _drawn(rules, state)})


def _spelled(turn: tuple[Action, ...]) -> str:
    return " ".join(turn)


def _rounded(value: float) -> str:
    return f"{round(value, 3) + 0.0:.3f}"  # no -0.000


def _explained(thinking: AnyOpponent, view: Position, turn: tuple[Action, ...]) -> str:
    reason = thinking.explain(view, turn)
    weighed = thinking.weigh(view, turn)
    worth = "" if weighed is None else f", worth {_rounded(weighed.value)}"
    return f"{_spelled(turn)}: {reason.kind} {dict(reason.values)}{worth}"


def _drawn(rules: AnyGame, state: Position) -> Iterator[tuple[Action, ...]]:
    """Draw whole turns by lot."""
    lots = Lots(SEED, "turns")
    for _ in range(EXPLAINED):
        turn, at = list[Action](), state
        while at.to_move == state.to_move and (not turn or not at.fresh):
            turn.append(lots.pick(legal(rules, at)))
            at = rules.apply(at, turn[-1])
        yield tuple(turn)
