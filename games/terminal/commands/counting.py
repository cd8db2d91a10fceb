"""The commands for machines: legal lists and counts."""

import json
from argparse import Namespace

from games.core.illegal import IllegalAction
from games.core.perft import divide, perft
from games.core.play import legal, take
from games.registry import manual
from games.terminal import arguments, phrases
from games.terminal.console import Console
from games.terminal.refusal import TerminalRefusal
from games.text import Words


def actions(words: Words, console: Console, found: Namespace) -> int:
    """Print what the player to move may do after the log, as one JSON list."""
    game = arguments.chosen(found.game)
    state = game.setup(arguments.options(game, found.option), arguments.seed(found.seed))
    for nth, text in enumerate(found.moves, 1):
        try:
            state = take(manual(game), state, text)[-1][1]
        except IllegalAction as wrong:
            problem = phrases.fault(words, game, wrong, may_hint=True)
            raise TerminalRefusal("terminal-at-argument", nth=nth, problem=problem) from wrong
    console.say(json.dumps(list(legal(game, state)), ensure_ascii=False) if state.to_move is not None else "[]")
    return 0


def count(words: Words, console: Console, found: Namespace) -> int:
    """Print `depth count` for every depth, or `action count` for the last one."""
    game = arguments.chosen(found.game)
    state = game.setup(arguments.options(game, found.option), arguments.seed(found.seed))
    if found.divide:
        for action, ways in divide(game, state, found.depth).items():
            console.say(f"{action} {ways}")
        return 0
    for depth in range(1, found.depth + 1):
        console.say(f"{depth} {perft(game, state, depth)}")
    return 0
