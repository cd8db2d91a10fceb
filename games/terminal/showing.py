"""Show the game to two people at one screen: openly only what a spectator may know."""

from collections.abc import Sequence

from games.core.outcome import Seat
from games.registry import manual
from games.terminal import phrases
from games.terminal.console import Console
from games.terminal.table import TextTable
from games.text import Words

WIDTH = 100
_SEATS: dict[str, Seat] = {"0": 0, "1": 1}


class Showing:
    def __init__(self, said: Words, console: Console, table: TextTable, players: tuple[str, str]) -> None:
        self._words, self._console, self._table, self._players = said, console, table, players
        self.viewer: Seat | None = None  # whose view is the board: nobody's where two people share the screen

    def welcome(self) -> None:
        first, second = self._names()
        self._say("terminal-welcome", title=phrases.title(self._words, self._table.game), first=first, second=second)
        self.board()

    def board(self) -> None:
        shown = self._table.view(self.viewer)
        self._console.say(f"\n{phrases.board(self._words, self._table.game, shown)}")
        score = self._table.game.score(shown)
        if score:
            first, second = self._names()
            self._say("terminal-score", first=first, ours=score[0], theirs=score[1], second=second)

    def prompt(self) -> str:
        return self._words.say("terminal-prompt", seat=self.mover(), turn=self._table.state.turn)

    def mover(self) -> str:
        seat = self._table.state.to_move
        return "" if seat is None else self.seated_now(seat)

    def seated_now(self, seat: Seat) -> str:
        """Name a player by the role they have now."""
        return phrases.player(self._words, self._table.game, self._players, seat, self._table.view(None))

    def seated(self, seat: Seat) -> str:
        return phrases.player(self._words, self._table.game, self._players, seat)

    def _names(self) -> tuple[str, str]:
        return self.seated(0), self.seated(1)

    def help(self, _: str) -> None:
        self._say("terminal-help")
        self._say("terminal-notation", notation=self._words.say(f"{self._table.game.key}-notation"))

    def legal(self, beginning: str) -> None:
        """List what may be done; what a player may do can give their secrets away, so they look alone."""
        actions = [action for action in self._table.legal() if action.startswith(beginning.lower())]
        if beginning and not actions:
            self._none_such(beginning[:40])
            return
        text = f"{self._words.say('terminal-legal', count=len(actions))}\n{columns(actions)}"
        self._alone(self._table.state.to_move, text)

    def _none_such(self, beginning: str) -> None:
        if self._table.asks_secret and self.viewer is None:
            self._console.wipe()
            self.board()
            self._console.complain(self._words.say("terminal-fault-unquoted"))
        else:
            self._console.complain(self._words.say("terminal-none-such", word=beginning))

    def view(self, whose: str) -> None:
        if whose in ("spectator", self._words.say("terminal-spectator")):
            self.board()
        elif whose in _SEATS and (self.viewer in (None, _SEATS[whose]) or not self._table.has_secrets):
            seat = _SEATS[whose]
            self._alone(seat, phrases.board(self._words, self._table.game, self._table.view(seat)))
        else:
            self._console.complain(self._words.say("terminal-bad-view"))

    def _alone(self, seat: Seat | None, text: str) -> None:
        """Show something to one of two people before the same screen, where there are secrets."""
        is_shared = self._console.is_live and self.viewer is None
        if seat is None or not is_shared or not self._table.has_secrets:
            self._console.say(text)
            return
        self._console.wipe()
        try:
            if self._console.ask(self._words.say("terminal-look-away", seat=self.seated_now(seat))) is not None:
                self._console.say(text)
                self._console.ask(self._words.say("terminal-look-done"))
        finally:
            self._console.wipe()  # however the looking ended
        self.board()

    def rules(self, page: str) -> None:
        key = self._table.game.key
        last = len(manual(self._table.game).scenes)
        number = int(page) if page.isascii() and page.isdigit() and len(page) < 3 else 0 if page else 1
        if not 1 <= number <= last:
            self._console.complain(self._words.say("terminal-bad-page", last=last))
            return
        self._console.say(f"{self._words.say(f'{key}-rules-{number}-title')} ({number}/{last})")
        self._console.say(self._words.say(f"{key}-rules-{number}"))

    def log(self, _: str) -> None:
        for turn in self._table.public_turns():
            self._say("terminal-turn", turn=turn.number, seat=self.seated(turn.seat), actions=" ".join(turn.actions))

    def end(self) -> None:
        table = self._table
        self._console.say(phrases.result(self._words, table.game, self._players, table.result))
        self._say("terminal-open-seed", seed=table.seed)
        for index, salt in table.salts.items():
            self._say("terminal-open-secret", index=index, action=table.actions[index - 1], salt=salt)

    def _say(self, key: str, **values: str | int) -> None:
        self._console.say(self._words.say(key, **values))


def columns(actions: Sequence[str]) -> str:
    width = max(map(len, actions), default=0) + 2
    each = max(1, WIDTH // width)
    rows = (actions[at : at + each] for at in range(0, len(actions), each))
    return "\n".join("".join(action.ljust(width) for action in row).rstrip() for row in rows)
