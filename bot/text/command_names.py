"""What commands say of a game: for one name that is too long or there twice, Discord refuses them all."""

import re
from collections.abc import Iterable, Iterator

from games.core.option import Option
from games.packages import Unwelcome
from games.registry import game, keys
from games.text import Words
from games.text.entries import entries

MOST_TITLE, MOST_SHOWN = 30, 100
ARGUMENT, HINT = "argument-", "-hint"
_NAME = re.compile(r"[-_'\w]{1,32}")


def check_names(key: str, catalogues: Iterable[Words]) -> None:
    for said in catalogues:
        for wrong in (*_title(key, said), *_shown(key, said), *_names(key, said)):
            raise Unwelcome(f"{said.language}: {wrong}")


def _title(key: str, said: Words) -> Iterator[str]:
    title = said.say(f"{key}-title")
    for other in keys()[: keys().index(key)]:
        if said.say(f"{other}-title") == title:
            yield f"{other} is called {title} already"
    if len(title) > MOST_TITLE:
        yield f"a title has at most {MOST_TITLE} signs"


def _shown(key: str, said: Words) -> Iterator[str]:
    named = [name for option in game(key).options for name in _words_of(option)]
    for shown in (f"{key}-tagline", *(said.own(key, name) for name in named)):
        if len(said.say(shown)) > MOST_SHOWN:
            yield f"{shown} has more than {MOST_SHOWN} signs"


def _words_of(option: Option) -> Iterator[str]:
    yield f"option-{option.name}-hint"
    yield from (f"choice-{option.name}-{choice}" for choice in option.choices)


def _names(key: str, said: Words) -> Iterator[str]:
    taken = _taken(said)
    for option in game(key).options:
        name = said.say(said.own(key, f"option-{option.name}-name"))
        if not _NAME.fullmatch(name) or name != name.lower():
            yield f"no option can be named {name}"
        yield from (f"there is an argument {clash} already" for clash in {name, option.name} & taken)
        taken.add(name)


def _taken(said: Words) -> set[str]:
    """Gather the names of all arguments that are the bot's own."""
    known = [name for name in entries(__package__, said.language) if name.startswith(ARGUMENT)]
    own = [name for name in known if not name.endswith(HINT)]
    return {name.removeprefix(ARGUMENT) for name in own} | {said.say(name) for name in own}
