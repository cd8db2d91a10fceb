"""The conversation with two people over one game."""

from collections.abc import Callable

from games.core.illegal import IllegalAction
from games.terminal import phrases
from games.terminal.against import TerminalOpponent
from games.terminal.console import Console
from games.terminal.keeping import Keeper, reason
from games.terminal.showing import Showing
from games.terminal.table import NoUndo, TextTable
from games.text import FALLBACK, Words, words


class TerminalGame:
    """Reads line after line, commands and moves, until the game or the input ends."""

    def __init__(
        self,
        said: Words,
        console: Console,
        table: TextTable,
        players: tuple[str, str],
        keeper: Keeper | None,
        *,
        other: TerminalOpponent | None = None,
    ) -> None:
        self._words, self._console, self._table, self._keeper = said, console, table, keeper
        self._show = Showing(said, console, table, players)
        self._other = other
        if other:
            self._show.viewer = other.person
        self._has_left = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._show.help,
            "view": self._show.view,
            "rules": self._show.rules,
            "log": self._show.log,
            "undo": self._undo,
            "agree": self._agree,
            "resign": self._resign,
            "quit": self._quit,
        }

    def play(self) -> int:
        if self._other:
            seats = {"person": self._show.seated(self._other.person), "other": self._show.seated(self._other.seat)}
            self._say("terminal-seats-against", **seats, level=self._other.level)
        self._show.welcome()
        try:
            while not self._table.is_over and not self._has_left:
                if self._other and self._other.is_due:
                    self._play_other(self._other)
                    continue
                line = self._console.ask(self._show.prompt())
                if line is None:
                    break
                self._answer(line)
        finally:
            self._farewell()
        return 0

    def _answer(self, line: str) -> None:
        name, _, rest = line.partition(" ")
        command = phrases.command(self._words, "terminal-command", self._commands, name.lower())
        if line.startswith("?"):
            self._show.legal(line[1:].strip())
        elif command:
            self._commands[command](rest.strip().lower())
        else:
            self._move(line)

    def _move(self, line: str) -> None:
        try:
            promised = self._table.act(line)
        except IllegalAction as wrong:
            self._refuse(wrong)
            return
        self._keep()
        if promised and not self._other:
            self._console.wipe()  # what was typed is hidden from the other
        self._show_after(promised)

    def _show_after(self, promised: list[str]) -> None:
        self._show.board()
        for commitment in promised:
            self._say("terminal-promise-secret", commitment=commitment)

    def _refuse(self, wrong: IllegalAction) -> None:
        if self._table.asks_secret and wrong.word and not self._other:
            self._console.wipe()  # a mistyped secret is as good as a well typed one
            self._show.board()
            self._console.complain(self._words.say("terminal-fault-unquoted"))
        else:
            may_hint = self._other is not None or not self._table.has_secrets
            self._console.complain(phrases.fault(self._words, self._table.game, wrong, may_hint))

    def _play_other(self, other: TerminalOpponent) -> None:
        if other.gives_up:
            self._table.resign()
            self._keep()
            return
        game, before, player = self._table.game, self._table.view(other.person), self._show.mover()
        played, promised = other.play()
        self._keep()
        self._say("terminal-played", player=player, actions=" ".join(played))
        self._console.say(phrases.told(self._words, game, before, played, self._table.view(other.person)))
        self._show_after(promised)

    def _undo(self, _: str) -> None:
        try:
            self._table.undo()
        except NoUndo as wrong:
            self._console.complain(self._words.say(f"terminal-no-undo-{wrong.why}"))
            return
        self._keep()
        self._say("terminal-undone")
        self._show.board()

    def _agree(self, _: str) -> None:
        if self._other and not self._other.agrees:
            self._say("terminal-other-plays-on", player=self._show.seated(self._other.seat))
            return
        self._end_if_sure(
            self._words.say("terminal-confirm-agree-alone" if self._other else "terminal-confirm-agree"),
            self._table.agree,
        )

    def _resign(self, _: str) -> None:
        question = self._words.say("terminal-confirm-resign", seat=self._show.mover())
        self._end_if_sure(question, self._table.resign)

    def _end_if_sure(self, question: str, end: Callable[[], None]) -> None:
        answer = (self._console.ask(question) or "").lower()
        if answer not in (self._words.say("terminal-yes"), words(FALLBACK).say("terminal-yes")):
            self._say("terminal-not-done")
            return
        end()
        self._keep()

    def _quit(self, _: str) -> None:
        self._has_left = True

    def _keep(self) -> bool:
        """Record, where that is wished, and tell whether it is done: a full disk must not end the game."""
        try:
            if self._keeper:
                self._keeper.keep(self._table)
        except OSError as wrong:
            self._console.complain(self._words.say("terminal-lost-record", problem=reason(self._words, wrong)))
            return False
        return self._keeper is not None

    def _farewell(self) -> None:
        is_kept = self._keep()  # once more: the last time may have failed or been interrupted
        if self._table.is_over:
            self._show.end()
        else:
            self._say("terminal-left", turn=self._table.state.turn)
        if self._keeper and is_kept:
            key = "terminal-recorded" if self._table.is_over else "terminal-kept"
            file = str(self._keeper.path)
            self._say(key, file=file, again=file + (self._other.arguments if self._other else ""))

    def _say(self, key: str, **values: str | int) -> None:
        self._console.say(self._words.say(key, **values))
