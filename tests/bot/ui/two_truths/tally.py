"""How much was asked: games, questions by each way and role, and how many pairs of truths were truly two."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.bot.ui.two_truths.evidence import Question
from tests.bot.ui.two_truths.plan import Plan
from tests.bot.ui.two_truths.setting import Setting
from tests.bot.ui.two_truths.ways import EVERY_WAY


@dataclass
class Tally:
    """Count what was answered alike in both truths."""

    games: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    askers: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    shown: int = 0
    found: list[str] = field(default_factory=list)  # leaks, and faults

    def add(self, setting: Setting, plan: Plan, questions: Sequence[Question]) -> None:
        self.games["played"] += 1
        self.games["with two truths that differ"] += plan.differs
        self.games["against the bot"] += setting.is_practice
        self.games["whose viewer only looks on"] += plan.viewer is None
        self.games[f"in a {setting.place}"] += 1
        for question in questions:
            (self.asked if question.was_asked else self.refused)[question.way] += 1
            self.askers[question.asker] += question.was_asked
            self.shown += sum(map(len, question.lanes.values()))

    @property
    def unasked(self) -> list[str]:
        return [way.name for way in EVERY_WAY if not self.asked[way.name]]

    @property
    def fewest(self) -> tuple[int, str]:
        """Find the way that was asked least."""
        return min((self.asked[way.name], way.name) for way in EVERY_WAY)

    def lines(self) -> Iterator[str]:
        yield f"{len(self.found):9,} differences found"
        yield from self.found
        yield from (f"{count:9,} games {what}" for what, count in self.games.items())
        yield f"{self.asked.total():9,} questions, turns and presses were answered alike in both truths"
        yield f"{self.shown:9,} things came of them: messages, edits, suggestions, forms, rings, requests, log lines"
        yield f"{self.refused.total():9,} more Discord doesn't let that person ask"
        yield from (f"{count:9,} by {name}" for name, count in self.askers.most_common())
        yield f"{len(EVERY_WAY):9,} ways, each asked {self.fewest[0]:,} times or more ({self.fewest[1]})"
        yield from (f"{self.asked[name]:9,} {name}" for name in sorted(self.asked))
