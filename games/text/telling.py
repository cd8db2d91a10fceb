"""What a turn did, in words: the same for messages, pictures and whoever hears them."""

from collections.abc import Iterable, Mapping

from games.text import Words

ToldPart = tuple[str, Mapping[str, str | int]]  # as `Manual.tell` says it: a kind, and its values


def retold(key: str, turn: Iterable[ToldPart], words: Words) -> str:
    """Say what a turn of this game did, part by part."""
    said = ((f"{key}-said-{kind}", kind, values) for kind, values in turn)
    return ", ".join(words.either(own, words.either(f"said-{kind}", kind), values) for own, kind, values in said)
