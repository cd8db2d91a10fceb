"""`python -m bot`: Discord with a token, a page in the browser without one; `python -m bot check` looks before."""

import argparse
import signal
import sys
from pathlib import Path

from bot import __version__, process_memory

USAGE = 2
EXAMPLES = (Path(__file__).parents[1] / ".env.example", Path(sys.prefix) / "share/cairn/settings.env")
HELP = "Settings are read from the environment and from the file .env."


def main(arguments: list[str] | None = None) -> int:
    """Start what is asked for; if that fails, say why in one line. Asked to stop, end well from the first moment on."""
    if arguments is not None:
        return begin(arguments)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: sys.exit(0))
    return begin(sys.argv[1:])


def be_interrupted() -> None:
    """Let a signal end what looks or tries something: it hasn't found that all is well."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def begin(arguments: list[str]) -> int:
    try:
        asked = wishes().parse_args(arguments)
    except SystemExit as ended:  # argparse has said what it had to
        return int(ended.code or 0)
    if asked.version:
        print(f"Cairn {__version__}")
        return 0
    return obey(asked)


def obey(asked: argparse.Namespace) -> int:
    """Read the settings, and only then what takes its time to be read."""
    with process_memory.not_collecting():
        from bot.config import read_settings  # help and version need none
    settings = read_settings()
    if settings is None:
        return USAGE
    if asked.wish:
        be_interrupted()
    with process_memory.not_collecting():
        from bot import starting  # the whole bot, which wrong settings needn't wait for
    if asked.wish == "check":
        return starting.look(settings)
    if asked.wish == "rehearse":
        return starting.rehearse(settings, asked)
    if asked.wish == "ratings":
        return starting.recompute_ratings(settings)
    return starting.run(settings)


def wishes() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "cairn" if Path(sys.argv[0]).stem == "cairn" else "python -m bot",
        description="Cairn, quiet board games for Discord: start the bot, or without a token a page to try it.",
        epilog=" ".join([HELP, *[f"Each is explained in {path}." for path in EXAMPLES if path.is_file()][:1]]),
    )
    parser.add_argument("--version", action="store_true", help="say which release this is")
    known = parser.add_subparsers(dest="wish", title="instead of starting")
    known.add_parser("check", help="look at everything a start needs, and say what is wrong")
    ratings = known.add_parser("ratings", help="work everybody’s ratings out from the results, and print them")
    ratings.add_argument("--recompute", action="store_true", help="which it always does: no rating is kept")
    rehearse = known.add_parser("rehearse", help="try in a test channel what the bot relies on")
    rehearse.add_argument("--server", default="", metavar="ID", help="the server, where the bot is in several")
    rehearse.add_argument("--channel", default="", metavar="ID", help="the test channel")
    rehearse.add_argument("--long", action="store_true", help="wait a quarter of an hour for the last two promises")
    rehearse.add_argument("--json", type=Path, metavar="FILE", help="where the report is written; else into var/")
    return parser


if __name__ == "__main__":
    sys.exit(main())
