"""Input and output of the terminal."""

import sys
from typing import TextIO

from games.records.text import is_shown
from games.text.typography import NARROW_NO_BREAK, NO_BREAK

_CONTROL = "\ufffd"
_BLANKS = str.maketrans({NO_BREAK: " ", NARROW_NO_BREAK: " "})  # a terminal breaks its lines anywhere
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback, too: nobody scrolls back to the other's secret


class Console:
    """Reads lines and writes text; only a live one, with people before it, pauses and wipes."""

    def __init__(self, source: TextIO, out: TextIO, err: TextIO) -> None:
        self._source, self._out, self._err = source, out, err
        self.is_live = source.isatty() and out.isatty()

    def say(self, text: str = "") -> None:
        print(shown(text), file=self._out, flush=True)

    def complain(self, text: str) -> None:
        """Say on stderr what is wrong, on one line."""
        print(shown(" ".join(text.split())), file=self._err, flush=True)

    def ask(self, prompt: str) -> str | None:
        """Read a line; None at the end of the input."""
        print(shown(prompt), end=" > ", file=self._out, flush=True)
        line = self._read()
        if not line:
            self.say()
            return None
        return line.strip()

    def _read(self) -> str:
        try:
            return self._source.readline()
        except KeyboardInterrupt:
            self.say()  # what is said next begins a line of its own
            raise

    def wipe(self) -> None:
        if self.is_live:
            print(_CLEAR, end="", file=self._out, flush=True)


def shown(text: str) -> str:
    """Put a sign in place of each that would do something to the screen: names and files may be a stranger's."""
    text = text.translate(_BLANKS)
    if text.isprintable():
        return text
    return "".join(sign if sign == "\n" or is_shown(sign) else _CONTROL for sign in text)


def standard() -> Console:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an undecodable byte becomes a replacement sign, not a traceback
    return Console(sys.stdin, sys.stdout, sys.stderr)
