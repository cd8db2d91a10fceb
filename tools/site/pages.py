"""What a page of docs/ has on the site and not in the folder: a recap, and links to files that the site hasn't."""

import re
from pathlib import Path

from bot.text import words
from games.registry import KEYS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
RECAPS = ROOT / "var" / "recaps"

_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#:]+)(#[^)]*)?\)")
_FIRST_PICTURE = re.compile(r"^!\[.*$", re.MULTILINE)


def game_of(page: str) -> str | None:
    """Tell which game's page it is."""
    key = page.removeprefix("rules/").replace("-", "_")
    return key if page.startswith("rules/") and key in KEYS else None


def prepared(page: str, text: str, source: str) -> str:
    """Give a page as the site has it; `source` is the address of the code, or empty."""
    linked = _LINK.sub(lambda link: _reachable(link, DOCS / page, source), text)
    key = game_of(page)
    return with_recap(key, linked) if key else linked


def with_recap(key: str, text: str) -> str:
    """Put the recap above the first picture."""
    alt = f"{words('en').say(f'{key}-title')}: a whole game, turn by turn; it begins with the end"
    return _FIRST_PICTURE.sub(lambda first: f"![{alt}](/../var/recaps/{key}.gif)\n\n{first[0]}", text, count=1)


def _reachable(link: re.Match[str], page: Path, source: str) -> str:
    said, target, _ = link.groups()
    path = (page.parent / target).resolve()
    if path.is_relative_to(DOCS):
        return link[0]
    return f"[{said}]({source}/blob/HEAD/{path.relative_to(ROOT)})" if source else said
