"""Solve puzzles by typing: a wrong turn is answered, and after the right one the line is played out."""

import secrets
from argparse import Namespace
from collections.abc import Sequence

from games.core.illegal import IllegalAction
from games.core.seeded import Lots
from games.puzzles.answering import AnswerVerdict, try_answer
from games.puzzles.collection import find, puzzles
from games.puzzles.puzzle import Puzzle, PuzzleWorth, WholeTurn, position, read_line
from games.puzzles.solution import PuzzleStep, solution
from games.registry import KEYS
from games.terminal import arguments, phrases
from games.terminal.console import Console
from games.terminal.refusal import misuse
from games.terminal.showing import columns
from games.text import Words


def puzzle(said: Words, console: Console, found: Namespace) -> int:
    """Ask one puzzle after the other, until none is left or the person stops."""
    for one in _chosen(found):
        session = TerminalPuzzle(said, console, one)
        if not session.solve() or console.ask(said.say("terminal-puzzle-next")) != "":
            break
    return 0


def _chosen(found: Namespace) -> Sequence[Puzzle]:
    """Find the puzzle that was named, or shuffle those of a game and grade."""
    if found.id:
        try:
            return (find(found.id),)
        except KeyError as wrong:
            raise misuse("terminal-no-puzzle", word=found.id) from wrong
    keys = [arguments.chosen(found.game).key] if found.game else list(KEYS)
    seed = secrets.token_hex(8) if found.seed is None else arguments.seed(found.seed)
    every = [one for key in keys for one in puzzles(key, found.grade)]
    if not every:
        raise misuse("terminal-no-puzzles")
    return Lots(seed, "puzzles").shuffled(every)


class TerminalPuzzle:
    def __init__(self, said: Words, console: Console, one: Puzzle) -> None:
        self._words, self._console, self._puzzle = said, console, one
        self._taken: WholeTurn = ()
        self._tries = 0

    def solve(self) -> bool:
        """Read line after line until it is solved; False when the person leaves."""
        self._show()
        while True:
            line = self._console.ask(self._words.say("terminal-puzzle-prompt", seat=self._seat(self._puzzle.seat)))
            if line is None or self._is(line, "quit"):
                return False
            if self._is(line, "solution") or (line and self._take(line)):
                self._tell_solution()
                return True

    def _is(self, line: str, command: str) -> bool:
        return phrases.command(self._words, "terminal-command", (command,), line.lower()) is not None

    def _show(self) -> None:
        one, at = self._puzzle, position(self._puzzle, self._taken)
        grade = self._words.say("puzzle-grade", grade=one.grade)
        title = phrases.title(self._words, at.game)
        self._console.say(f"\n{self._words.say('terminal-puzzle-title', title=title, id=one.id, grade=grade)}")
        self._console.say(f"\n{phrases.board(self._words, at.game, at.view)}\n")
        self._console.say(self._words.say(f"puzzle-task-{one.task}", number=one.best.worth.number))

    def _take(self, line: str) -> bool:
        """Take a typed line; True when it solves the puzzle."""
        if line.startswith("?") or self._is(line, "help"):
            self._help(line)
            return False
        try:
            tried = try_answer(self._puzzle, read_line(self._puzzle, line, self._taken))
        except IllegalAction as wrong:
            game = position(self._puzzle).game
            self._console.complain(phrases.fault(self._words, game, wrong, may_hint=True))
            return False
        if tried.verdict is AnswerVerdict.GO_ON:
            self._taken = tried.taken
            self._show()
            return False
        self._tries += 1
        self._taken = ()
        if tried.verdict is AnswerVerdict.WRONG:
            self._console.say(self._words.say("terminal-puzzle-wrong"))
            self._tell(tried.told)
            return False
        self._console.say(self._words.say("terminal-puzzle-solved", tries=self._tries))
        return True

    def _help(self, line: str) -> None:
        at = position(self._puzzle, self._taken)
        beginning = line[1:].strip().lower() if line.startswith("?") else ""
        self._console.say(self._words.say("terminal-puzzle-help"))
        self._console.say(columns([action for action in at.game.actions(at.view) if action.startswith(beginning)]))

    def _tell_solution(self) -> None:
        one, told = self._puzzle, solution(self._puzzle)
        self._console.say(self._words.say(f"{one.game}-puzzle-{one.idea.kind}", **dict(one.idea.values)))
        self._console.say(self._words.say("terminal-puzzle-best", worth=self._worth(told.worth)))
        self._tell(told.best)
        self._console.say(self._words.say("terminal-puzzle-instead", worth=self._worth(told.instead_worth)))
        self._tell(told.instead)

    def _worth(self, worth: PuzzleWorth) -> str:
        return self._words.say(f"puzzle-worth-{worth.kind}", number=worth.number)

    def _tell(self, steps: Sequence[PuzzleStep]) -> None:
        key = self._puzzle.game
        for step in steps:
            reason = self._words.say(f"{key}-why-{step.reason.kind}", **step.reason.values)
            seat, actions = self._seat(step.seat), " ".join(step.actions)
            self._console.say(self._words.say("terminal-puzzle-step", seat=seat, actions=actions, reason=reason))

    def _seat(self, seat: int) -> str:
        return phrases.seat_name(self._words, position(self._puzzle).game, 1 if seat else 0)
