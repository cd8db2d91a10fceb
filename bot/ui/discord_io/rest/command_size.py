"""Commands no larger than Discord takes them: with many games from packages, one for each game is too large."""

from typing import Any

Command = dict[str, Any]
MOST = 8_000  # characters of a command, each text in its longest language
KEPT = 1  # arguments of a game for which there is no room: forms ask for the others


def fitted(command: Command) -> Command:
    """Leave out arguments of the last subcommands, of as few as will do."""
    options = list(command.get("options") or ())
    for nth in reversed(range(len(options))):
        if size({**command, "options": options}) <= MOST:
            break
        if arguments := options[nth].get("options"):
            options[nth] = {**options[nth], "options": arguments[:KEPT]}
    return {**command, "options": options} if options else command


def size(thing: Command) -> int:
    """Count the characters of a command or an option, as Discord does."""
    choices = sum(_longest(choice, "name") + len(str(choice["value"])) for choice in thing.get("choices") or ())
    own = _longest(thing, "name") + _longest(thing, "description")
    return own + choices + sum(map(size, thing.get("options") or ()))


def _longest(thing: Command, part: str) -> int:
    texts = [thing.get(part) or "", *(thing.get(f"{part}_localizations") or {}).values()]
    return max(map(len, texts))
