"""What is the same however it is typed: signs, accents, spaces (G-2, G-3)."""

import re
import unicodedata

_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—―−→➔➜➡⟶⇒➝↔⇄⇆⇔", "-") | dict.fromkeys("×✕✖⨯", "x") | {"∗": "*", "⁄": "/"})
_ACCENTS = re.compile(r"[\u0300-\u036f\ufe0f]")  # split off their letters; the last one makes an arrow an emoji
_STOP = re.compile(r"(?<=\w)[.?]+$")  # telephones end sentences
_LABEL = re.compile(r"\s·\s.*$", re.DOTALL)  # "1b-2c · the patrol steps": people submit labels, too
_JOINED = re.compile(r"\s+(?==?>|[-/])|(?<=[-/>])\s+")
_BETWEEN = re.compile(r"[\s,;]+")
_ARROW = re.compile(r"->|=>|>")
_CAPTURE = re.compile(r"(?<=[a-z]\d)x(?=[a-z]\d)|(?<=[a-z]\d\d)x(?=[a-z]\d)")  # G-3: between complete squares only


def plain(text: str) -> str:
    """Replace signs by their ASCII relatives; drop accents, a full stop, and a label's explanation."""
    bare = _LABEL.sub("", text.strip())
    if not bare.isascii():
        bare = _ACCENTS.sub("", unicodedata.normalize("NFKD", bare)).translate(_SIGNS)
    return _STOP.sub("", bare.lower())


def words(text: str) -> list[str]:
    """Cut at spaces and commas, but not around a sign that joins two squares."""
    return [word for word in _BETWEEN.split(_JOINED.sub("", plain(text))) if word]


def normalize(word: str) -> str:
    """Treat all signs between two squares as one."""
    arrows = _ARROW.sub("-", plain(word))
    return _CAPTURE.sub("-", arrows)
