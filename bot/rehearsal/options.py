"""What may be said after `python -m bot rehearse`."""

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", default="", metavar="ID", help="the server, where the bot is in several")
    parser.add_argument("--channel", default="", metavar="ID", help="the test channel")
    parser.add_argument("--long", action="store_true", help="wait a quarter of an hour for the last two promises")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where the report is written; else into var/")
