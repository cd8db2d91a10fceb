"""Learn a game at the terminal: the lesson's steps one after the other, done by typing."""

from argparse import Namespace
from collections.abc import Callable

from games.core.game import Action, AnyGame
from games.core.illegal import IllegalAction
from games.core.play import legal, take
from games.core.seated_position import SeatedPosition
from games.lessons.judging import gained, judge
from games.lessons.lesson import LessonStep, Question, TryVerdict
from games.lessons.registry import lesson, short_form
from games.lessons.walk import Walk
from games.registry import manual
from games.terminal import arguments, phrases
from games.terminal.console import Console
from games.terminal.showing import columns
from games.text import Words

HINT_AFTER = 2
LETTERS = "abcdefgh"  # an answer may be a number itself


def learn(words: Words, console: Console, found: Namespace) -> int:
    return TerminalLesson(words, console, arguments.chosen(found.game)).learn()


class TerminalLesson:
    def __init__(self, said: Words, console: Console, game: AnyGame) -> None:
        self._words, self._console, self._game = said, console, game
        self._walk = Walk(game.key)
        self._tries = 0
        self._taken: tuple[Action, ...] = ()
        self._has_left = False
        self._commands: dict[str, Callable[[], None]] = {
            "skip": lambda: self._go_to(self._walk.skipped()),
            "back": lambda: self._go_to(self._walk.back()),
            "hint": self._hint,
            "help": lambda: self._say("terminal-learn-help"),
            "quit": self._quit,
        }

    def learn(self) -> int:
        self._say("terminal-learn-help")
        self._show()
        while not self._walk.is_end and not self._has_left:
            line = self._console.ask(self._words.say("terminal-learn-prompt", step=self._walk.number + 1))
            if line is None:
                break
            self._answer(line)
        return 0

    @property
    def _step(self) -> LessonStep:
        return self._walk.step

    @property
    def _key(self) -> str:
        return self._walk.words_key

    def _position(self) -> SeatedPosition:
        return self._walk.position.after(self._taken)

    def _show(self) -> None:
        title, steps = phrases.title(self._words, self._game), len(lesson(self._game.key))
        heading = self._words.say("terminal-learn-step", game=title, step=self._walk.number + 1, steps=steps)
        self._console.say(f"\n{heading}")
        self._board()
        if self._walk.is_new_position:
            self._say("terminal-learn-new-position")
        self._say(self._key)
        self._console.say(f"➤ {self._words.say(f'{self._key}-task')}")
        if isinstance(self._step.task, Question):
            for letter, label in zip(LETTERS, self._labels(self._step.task), strict=False):
                self._console.say(f"  {letter}  {label}")

    def _board(self) -> None:
        self._console.say(f"{phrases.board(self._words, self._game, self._position().view)}\n")

    def _answer(self, line: str) -> None:
        command = phrases.command(self._words, "terminal-learn-command", self._commands, line.lower())
        if line.startswith("?"):
            self._list(line[1:].strip().lower())
        elif command:
            self._commands[command]()
        elif isinstance(self._step.task, Question):
            self._choose(self._step.task, line)
        else:
            self._try(line)

    def _list(self, beginning: str) -> None:
        at = self._position()
        self._console.say(columns([action for action in legal(at.game, at.state) if action.startswith(beginning)]))

    def _choose(self, task: Question, line: str) -> None:
        chosen = self._chosen(task, line.strip().casefold())
        if chosen is None:
            self._console.complain(self._words.say("terminal-learn-choose", last=LETTERS[task.answers - 1]))
        elif chosen == task.right:
            self._done()
        else:
            self._wrong()

    def _chosen(self, task: Question, typed: str) -> int | None:
        """Find the answer that is meant: by its letter, by its words, or by the first of them, such as a number."""
        labels = [label.casefold() for label in self._labels(task)]
        meant = [
            number
            for number, (letter, label) in enumerate(zip(LETTERS, labels, strict=False), 1)
            if typed in (letter, label, label.split()[0])
        ]
        return meant[0] if len(meant) == 1 else None

    def _labels(self, task: Question) -> list[str]:
        return [self._words.say(f"{self._key}-{number}") for number in range(1, task.answers + 1)]

    def _try(self, line: str) -> None:
        at = self._position()
        try:
            actions = [action for action, _ in take(manual(at.game), at.state, line)]
        except IllegalAction as wrong:
            self._console.complain(phrases.fault(self._words, self._game, wrong, may_hint=True))
            self._count()
            return
        for action in actions:
            self._taken = (*self._taken, action)
            match judge(self._walk, self._taken):
                case TryVerdict.RIGHT:
                    self._done()
                    return
                case TryVerdict.WRONG:
                    self._board()
                    self._wrong()
                    return
        self._board()
        self._say("terminal-learn-go-on")

    def _done(self) -> None:
        """Show what was done, unless the next step begins there, and go on."""
        then = self._walk.after(self._taken)
        if self._taken and (then.is_end or not then.step.goes_on):
            self._board()
        self._tell()
        self._say("terminal-learn-right", why=self._why("right"))
        if then.is_end:
            self._end()
        self._go_to(then)

    def _tell(self) -> None:
        """Say what a whole turn did, such as the score that was asked for."""
        before, after = self._walk.position, self._position()
        if self._taken and after.view.fresh:
            self._console.say(phrases.told(self._words, self._game, before.view, self._taken, after.view))

    def _wrong(self) -> None:
        why = self._why("wrong")
        self._taken = ()
        self._console.say(f"✗ {why}")
        self._count()
        self._console.say(f"➤ {self._words.say(f'{self._key}-task')}")

    def _why(self, part: str) -> str:
        mine, theirs = gained(self._walk, self._taken)
        return self._words.say(f"{self._key}-{part}", gained=mine, theirs=theirs)

    def _count(self) -> None:
        self._tries += 1
        if self._tries >= HINT_AFTER:
            self._hint()

    def _hint(self) -> None:
        self._say("terminal-learn-hint", hint=self._words.say(f"{self._key}-hint"))

    def _go_to(self, walk: Walk) -> None:
        self._walk, self._tries, self._taken = walk, 0, ()
        if not walk.is_end:
            self._show()

    def _quit(self) -> None:
        self._has_left = True

    def _end(self) -> None:
        name = arguments.spelled(self._game.key)
        options = "".join(f" --option {option}={value}" for option, value in short_form(self._game.key))
        command = f"python -m games play {name} --against 1{options}"
        praise = self._words.say(f"{self._game.key}-lesson-praise")
        self._say("terminal-learn-end", praise=praise, game=phrases.title(self._words, self._game), command=command)

    def _say(self, key: str, **values: str | int) -> None:
        self._console.say(self._words.say(key, **values))
