"""What Sphinx asks for: `make site`."""

import os

from sphinx.application import Sphinx

from bot import __version__
from games.registry import KEYS
from tools.site.pages import RECAPS, prepared
from tools.site.recaps import make_recap

project, release = "Cairn", __version__
extensions = ["myst_parser"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header", "misc.highlighting_failure"]  # lessons skip a level; sketches of code have …
html_theme = "furo"
html_title = "Cairn"
html_copy_source = False
html_show_copyright = False
SOURCE = os.environ.get("CAIRN_SOURCE", "")  # the code's address, as /about has it


def make_recaps(_: Sphinx) -> None:
    for key in KEYS:
        make_recap(key, RECAPS / f"{key}.gif")


def prepare(_: Sphinx, page: str, text: list[str]) -> None:
    text[0] = prepared(page, text[0], SOURCE)


def setup(app: Sphinx) -> None:
    app.connect("builder-inited", make_recaps)
    app.connect("source-read", prepare)
