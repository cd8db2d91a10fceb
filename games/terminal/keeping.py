"""Keep a game in a file; it is always replaced as a whole."""

import os
import tempfile
from dataclasses import replace
from datetime import UTC, datetime
from errno import errorcode
from pathlib import Path

from games.records.record import GameRecord, Heading, opened
from games.records.text import FORMAT, MOST_TEXT, BadRecord, parse, write
from games.terminal.refusal import TerminalRefusal
from games.terminal.table import TextTable
from games.text import Words


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def load(words: Words, path: Path) -> GameRecord:
    try:
        with path.open("rb") as file:
            return parse(file.read(4 * MOST_TEXT + 1).decode())
    except OSError as wrong:
        raise TerminalRefusal("terminal-no-file", file=str(path), problem=reason(words, wrong)) from wrong
    except UnicodeDecodeError as wrong:
        raise TerminalRefusal("terminal-no-text", file=str(path)) from wrong
    except BadRecord as wrong:
        problem = words.say(f"terminal-flaw-{wrong.flaw}", detail=wrong.detail, format=FORMAT)
        raise TerminalRefusal("terminal-flaw", file=str(path), line=wrong.line, problem=problem) from wrong


def reason(words: Words, wrong: OSError) -> str:
    """Say in the reader's language what a file may do; of rarer things the system's own words."""
    return words.either(f"terminal-os-{errorcode.get(wrong.errno or 0, '').lower()}", wrong.strerror or str(wrong))


class Keeper:
    """Writes the whole record beside the old one, then puts it in its place."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self.path = path.resolve()  # a link stays a link
        self._heading = heading

    def make_sure(self, is_new: bool) -> None:
        """Refuse to replace a device or a file that holds something."""
        if self.path.exists() and not self.path.is_file():
            raise TerminalRefusal("terminal-no-place", file=str(self.path))
        if is_new and self.path.exists() and self.path.stat().st_size:
            raise TerminalRefusal("terminal-not-empty", file=str(self.path))

    def keep(self, table: TextTable) -> None:
        heading = replace(self._heading, ended=now() if table.is_over else "", result=table.result)
        self._replace(write(opened(table.game, table.log, heading)))

    def _replace(self, text: str) -> None:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=self.path.parent, delete=False) as file:
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
                Path(file.name).replace(self.path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
