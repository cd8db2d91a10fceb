"""Any name Discord accepts, safe to show: in the one font there is, or in a sentence."""

from functools import lru_cache
from itertools import groupby
from unicodedata import bidirectional, category, combining, normalize

from render.text import font

MOST = 40  # signs of a name in a sentence
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, directions, joiners, what is nobody's
_BLANK = {"Cc", "Zl", "Zp", "Zs"}
_TURNING = {"R", "AL", "AN", "RLE", "RLO", "LRE", "LRO", "PDF", "RLI", "LRI", "FSI", "PDI"}
_JOINERS = "\u200c\u200d"  # letters of Persian and parts of emoji hang on them
_GAP = "…"  # letters the font lacks
FSI, PDI = "\u2068", "\u2069"


@lru_cache(maxsize=2048)
def written(name: str) -> str:
    """Write a name with the font's own signs: "" if it has none of its letters.

    Letters it lacks become an ellipsis, emoji and other signs go; fancy alphabets become plain letters.
    """
    signs = "".join(map(_writable, normalize("NFC", name)))
    parts = ("".join(_GAP if is_gap else part) for is_gap, part in groupby(signs, _GAP.__eq__))
    shown = " ".join("".join(parts).split())
    return shown if shown == name or any(category(sign)[0] in "LN" for sign in shown) else ""


@lru_cache(maxsize=8192)
def _writable(sign: str) -> str:
    """Keep a sign, or say what stands for it."""
    kind = category(sign)
    if kind == "Zs" or sign in "\t\n\r":
        return " "
    if kind in _HIDDEN or (kind[0] == "M" and combining(sign)) or kind == "Me":
        return ""
    if font.can_write(sign):
        return sign
    plain = normalize("NFKC", sign)
    if plain != sign and font.can_write(plain):
        return plain
    return _GAP if kind[0] in "LN" else ""


@lru_cache(maxsize=2048)
def said(name: str) -> str:
    """Put a name into a sentence: in one line, cut between signs, its direction kept to itself."""
    clean = "".join(" " if category(sign) in _BLANK else sign for sign in name if not _is_dropped(sign))
    line = _cut(" ".join(clean.split()))
    is_turning = any(bidirectional(sign) in _TURNING for sign in line)
    return f"{FSI}{line}{PDI}" if is_turning else line


def _is_dropped(sign: str) -> bool:
    """Directions are set by the sentence; half of a pair is no sign."""
    return category(sign) in ("Cs", "Cn") or (category(sign) == "Cf" and sign not in _JOINERS)


def _cut(line: str) -> str:
    """Shorten, but not within what is seen as one sign."""
    end = MOST
    while 0 < end < len(line) and _hangs_on(line[end], line[end - 1]):
        end -= 1
    return line[: end or MOST].strip()


def _hangs_on(sign: str, before: str) -> bool:
    is_modifier = "\U0001f3fb" <= sign <= "\U0001f3ff" or "\U0001f1e6" <= sign <= "\U0001f1ff"
    return category(sign)[0] == "M" or sign in _JOINERS or before in _JOINERS or is_modifier
