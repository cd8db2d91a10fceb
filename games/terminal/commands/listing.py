"""Say which games there are."""

from argparse import Namespace

from games.core.game import AnyGame
from games.core.option import Option
from games.registry import games
from games.terminal import arguments, phrases
from games.terminal.console import Console
from games.text import Words


def listing(words: Words, console: Console, found: Namespace) -> int:
    for game in games():
        console.say(f"{arguments.spelled(game.key):14}{phrases.title(words, game)}: {words.say(f'{game.key}-tagline')}")
        for option in game.options:
            console.say(f"{'':14}--option {_option(words, game, option)}")
    return 0


def _option(words: Words, game: AnyGame, option: Option) -> str:
    said = words.say("terminal-option", name=option.name, allowed=option.allowed, default=str(option.default))
    return f"{said} · {words.say(words.own(game.key, f'option-{option.name}-hint'))}"
