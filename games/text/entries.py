"""The catalogues, cut into their entries: few are said in one evening, so each is parsed when it is first said."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise

from games.text.pseudo import PSEUDO, pseudo
from games.text.typography import typeset

TERMINAL = "terminal.ftl"  # is left as it is: signs that one types stand in it
_BEGINNING = re.compile(r"(?m)^(-?[a-zA-Z][\w-]{0,80}) {0,4}=")
_MENTION = re.compile(r"\{\s{0,9}(-?[a-zA-Z][\w-]{0,80})")


@cache
def entries(package: str, language: str) -> Mapping[str, str]:
    """Read a package's catalogues: the source of each entry by its key."""
    if language == PSEUDO:
        return {key: pseudo(key, source) for key, source in entries(package, "en").items()}
    folder = files(package) / language
    catalogues = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    sources: dict[str, str] = {}
    for file in catalogues:
        text = file.read_text(encoding="utf-8")
        for key, source in _cut(text if file.name == TERMINAL else typeset(text, language)):
            sources.setdefault(key, source)
    return sources


def mentioned(source: str) -> Iterable[str]:
    return _MENTION.findall(source)


def _cut(text: str) -> Iterator[tuple[str, str]]:
    beginnings = list(_BEGINNING.finditer(text))
    ends = [*(one.start() for one in beginnings), len(text)]
    for beginning, (start, end) in zip(beginnings, pairwise(ends), strict=True):
        yield beginning[1], text[start:end]
