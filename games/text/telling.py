"""What a turn did, in words: the same for messages, pictures and whoever hears them."""

from collections.abc import Iterable, Mapping

from games.text import Words

ToldPart = tuple[str, Mapping[str, str | int]]  # as `Manual.tell` says it: a kind, and its values


def retold(key: str, turn: Iterable[ToldPart], words: Words) -> str:
    """Say what a turn of this game did, part by part."""
    return ", ".join(_retold_part(key, kind, values, words) for kind, values in turn)


def _retold_part(key: str, kind: str, values: Mapping[str, str | int], words: Words) -> str:
    own = f"{key}-said-{kind}"
    return words.say(own, **values) if words.has(own) else words.either(f"said-{kind}", kind)
