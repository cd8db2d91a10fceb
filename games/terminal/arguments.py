"""The command line, read strictly."""

import argparse
from collections.abc import Sequence

from games.core.game import AnyGame
from games.core.option import BadOption, Options, complete
from games.opponents.match import Entrant, entrant
from games.opponents.opponent import LEVELS
from games.puzzles.puzzle import GRADES
from games.records.record import GameRecord
from games.records.text import is_fit_seed
from games.registry import KEYS, game
from games.terminal.parser import Parser
from games.terminal.refusal import misuse
from games.text import LANGUAGES, Words

SEED = "cairn"  # of what is counted and listed; games that are played draw their own
COMMANDS = ("list", "play", "actions", "perft", "replay", "match", "learn", "puzzle")


def parse(words: Words, argv: Sequence[str]) -> argparse.Namespace:
    """Read the arguments; what follows `--` is the log, whatever it looks like."""
    at = argv.index("--") if "--" in argv else len(argv)
    after = list(argv[at + 1 :])
    parser = _parser(words)
    known, rest = parser.parse_known_args(argv[:at])
    moves = [word for word in rest if not word.startswith("-")] + after
    if known.command is None:
        parser.error(words.say("terminal-usage-command", commands=" | ".join(COMMANDS)))
    if len(moves) < len(rest) + len(after) or (moves and known.command != "actions"):
        parser.error(words.say("terminal-usage-unknown", word=" ".join(rest + after)))
    if known.command == "actions":
        known.moves += moves
    return known


def _parser(words: Words) -> Parser:
    parser = Parser(words, prog="python -m games", description=words.say("terminal-about"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("terminal-help-lang"))
    commands = parser.add_subparsers(
        dest="command",
        parser_class=Parser,
        title=words.say("terminal-heading-commands"),
        metavar=words.say("terminal-placeholder-command"),
    )
    added = {name: _add(commands, words, name) for name in COMMANDS}
    added["learn"].add_argument("game", metavar="GAME", help=words.say("terminal-help-game"))
    _game(added["play"], words, is_optional=True)
    added["play"].add_argument("--record", metavar="FILE", help=words.say("terminal-help-record"))
    added["play"].add_argument("--resume", metavar="FILE", help=words.say("terminal-help-resume"))
    added["play"].add_argument("--names", nargs=2, metavar="NAME", help=words.say("terminal-help-names"))
    _against(added["play"], words)
    _match(added["match"], words)
    _puzzle(added["puzzle"], words)
    _game(added["actions"], words)
    added["actions"].add_argument("moves", nargs="*", metavar="ACTION", help=words.say("terminal-help-actions"))
    _game(added["perft"], words)
    added["perft"].add_argument("--depth", type=_depth, required=True, help=words.say("terminal-help-depth"))
    added["perft"].add_argument("--divide", action="store_true", help=words.say("terminal-help-divide"))
    added["replay"].add_argument("file", metavar="FILE", help=words.say("terminal-help-file"))
    added["replay"].add_argument("--checks", action="store_true", help=words.say("terminal-help-checks"))
    return parser


def _add(commands: "argparse._SubParsersAction[Parser]", words: Words, name: str) -> Parser:
    about = words.say(f"terminal-about-{name}")
    parser = commands.add_parser(name, words=words, help=about, description=about)
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words.say("terminal-help-lang"))
    return parser


def _game(parser: Parser, words: Words, is_optional: bool = False) -> None:
    about = words.say("terminal-help-game-to-play" if is_optional else "terminal-help-game")
    parser.add_argument("game", metavar="GAME", nargs="?" if is_optional else None, help=about)
    parser.add_argument("--seed", help=words.say("terminal-help-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words.say("terminal-help-option")
    )


def _against(parser: Parser, words: Words) -> None:
    parser.add_argument("--against", type=int, choices=LEVELS, metavar="LEVEL", help=words.say("terminal-help-against"))
    parser.add_argument("--seat", type=int, choices=(0, 1), default=0, help=words.say("terminal-help-seat"))


def _match(parser: Parser, words: Words) -> None:
    _game(parser, words)
    for name in ("first", "second"):
        parser.add_argument(name, type=_entrant, metavar=name[0].upper(), help=words.say("terminal-help-entrant"))
    parser.add_argument("--games", type=_games, default=20, metavar="N", help=words.say("terminal-help-games"))


def _puzzle(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=words.say("terminal-help-game-of-puzzles"))
    parser.add_argument("--grade", type=int, choices=GRADES, metavar="N", help=words.say("terminal-help-grade"))
    parser.add_argument("--id", metavar="NAME", help=words.say("terminal-help-puzzle"))
    parser.add_argument("--seed", help=words.say("terminal-help-puzzle-seed"))


def _entrant(text: str) -> Entrant:
    try:
        return entrant(text)
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(text) from wrong


def _games(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) > 0):
        raise argparse.ArgumentTypeError(text)
    return int(text)


def _depth(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:3]) <= 99 and len(text) <= 2):
        raise argparse.ArgumentTypeError(text)
    return int(text)


def spelled(key: str) -> str:
    return key.replace("_", "-")


def chosen(name: str) -> AnyGame:
    key = name.strip().lower().replace("-", "_")
    if key not in KEYS:
        raise misuse("terminal-no-game", word=name, games=", ".join(map(spelled, KEYS)))
    return game(key)


def recorded(record: GameRecord) -> AnyGame:
    """Find the rules that a record names; the latest, which won't agree, if nobody has them any more."""
    rules = chosen(record.game)
    try:
        return game(rules.key, record.rules)
    except KeyError:
        return rules


def options(found: AnyGame, pairs: Sequence[str]) -> Options:
    """Read name=value pairs; the last of a name counts."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise misuse("terminal-no-option", word=pair)
        given[name.strip().lower()] = value
    try:
        return complete(found.options, given)
    except BadOption as wrong:
        raise misuse("terminal-bad-option", name=wrong.name, value=str(wrong.value), allowed=wrong.allowed) from wrong


def seed(text: str | None) -> str:
    """Take the seed that was given; to give none is not the same as to give an empty one."""
    if text is None:
        return SEED
    if not is_fit_seed(text):
        raise misuse("terminal-bad-seed")
    return text
