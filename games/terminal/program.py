"""Choose the command; whatever goes wrong is one line and an exit code."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from games.registry import LEFT_OUT
from games.terminal import phrases
from games.terminal.arguments import parse
from games.terminal.commands import counting, learning, listing, matching, playing, puzzling, replaying
from games.terminal.console import Console, standard
from games.terminal.refusal import TerminalRefusal
from games.text import LANGUAGES, Words, words

INTERRUPTED = 130  # as shells have it

Subcommand = Callable[[Words, Console, Namespace], int]

_COMMANDS: dict[str, Subcommand] = {
    "list": listing.listing,
    "learn": learning.learn,
    "play": playing.play,
    "actions": counting.actions,
    "perft": counting.count,
    "replay": replaying.show,
    "match": matching.match,
    "puzzle": puzzling.puzzle,
}


def main(argv: Sequence[str]) -> int:
    said = words(_language(argv))
    console = standard()
    for why in LEFT_OUT:
        console.complain(said.say("game-left-out", why=why))
    try:
        asked = parse(said, argv)
        return _COMMANDS[asked.command](said, console, asked)
    except TerminalRefusal as wrong:
        console.complain(said.say(wrong.key, **wrong.values))
        return wrong.code
    except KeyboardInterrupt:
        console.complain(said.say("terminal-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # who read us has left: nothing more can be said, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _language(argv: Sequence[str]) -> str:
    """Find the language before the arguments are read: their help and their faults are said in it."""
    for at, word in enumerate(argv):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(argv):
            asked = argv[at + 1]
        if asked in LANGUAGES:
            return asked
    return phrases.language(os.environ)
