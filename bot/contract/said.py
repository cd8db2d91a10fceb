"""The words of one game, wherever they stand."""

from collections.abc import Mapping

from games.registry import packaged
from games.text.entries import entries


def said_of(key: str, language: str) -> Mapping[str, str]:
    """Find the source of all that is said of a game, by its name."""
    brought = packaged().get(key)
    catalogue = entries(f"{brought}.text" if brought else "games.text", language)
    return {name: source for name, source in catalogue.items() if f"-{key}-" in f"-{name}-"}
