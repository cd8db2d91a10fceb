"""How the text of a setting becomes its value; one that can't raises ValueError, which says why and repeats nothing."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from bot.shards.plan import read_plan
from bot.text import LANGUAGES
from data.address import is_path

MOST_PORT = 65535
MOST_ADDRESS = 512  # signs, of a link's address in Discord


def token(text: str) -> str | None:
    words = text.split()
    if len(words) > 1:
        raise ValueError("a token is one word: there is a space or a line break in it")
    if not all(word.isascii() and word.isprintable() for word in words):
        raise ValueError("a token holds plain letters, digits and dots only")
    return words[0] if words else None


def api_address(text: str) -> str:
    url = text.rstrip("/")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not _is_host(parts.hostname or ""):
        raise ValueError("this is no address: it begins with https:// and names a host")
    _ = parts.port  # refused by itself if it is no number, or too large
    return url


def page(text: str) -> str:
    """Refuse what Discord would refuse as a link, and the whole answer with it."""
    address = up_to(MOST_ADDRESS)(text)
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not _is_host(parts.hostname or ""):
        raise ValueError("this is no page's address: it begins with https:// and names a host")
    return address


def _is_host(name: str) -> bool:
    """Return whether a name can be a host's; an impossible name would look like an outage of Discord."""
    try:
        return bool(name.encode("idna")) and name.isprintable() and " " not in name
    except UnicodeError:
        return False


def file_or_server(text: str) -> Path | str:
    """Read a path or a server's address; what is neither is refused when it is opened."""
    return Path(text) if is_path(text) else text


def shards(text: str) -> str:
    read_plan(text)
    return text


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise ValueError(f"the bot speaks {', '.join(LANGUAGES)}")
    return text


def host_and_port(text: str) -> str:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > MOST_PORT:
        raise ValueError("this is no address and port, such as 127.0.0.1:9464")
    return text


def one_of(*known: str) -> Callable[[str], str]:
    *most, last = known

    def read(text: str) -> str:
        if text not in known:
            raise ValueError(f"choose {', '.join(most)} or {last}")
        return text

    return read


def up_to(most: int) -> Callable[[str], str]:
    def read(text: str) -> str:
        if len(text) > most:
            raise ValueError(f"this is too long: at most {most} characters")
        if not _is_unicode(text):
            raise ValueError("this is no UTF-8 text")
        return text

    return read


def _is_unicode(text: str) -> bool:
    """Return whether the environment's bytes were UTF-8: Python keeps others as halves of characters."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def whole_number(text: str) -> int:
    try:
        return int(text if text.isascii() else "")
    except ValueError:
        raise ValueError("this is no whole number, such as 1") from None


def between(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = whole_number(text)
        if number < least:
            raise ValueError(f"the least is {least}")
        if number > most:
            raise ValueError(f"the most is {most}")
        return number

    return read
