"""Keep a button's verb and arguments in its custom id, so that a restart loses nothing."""

from dataclasses import dataclass

SEPARATOR = "|"
MOST = 100


@dataclass(frozen=True, slots=True)
class CustomId:
    """A verb and what it is about: table, turn, steps picked so far."""

    verb: str
    args: tuple[str, ...] = ()


def custom_id(verb: str, *args: str | int) -> str:
    text = SEPARATOR.join((verb, *map(str, args)))
    if len(text) > MOST or text.count(SEPARATOR) != len(args):
        raise ValueError(f"no custom id can hold {text!r}")
    return text


def read_custom_id(custom_id: str) -> CustomId:
    verb, *args = custom_id.split(SEPARATOR)
    return CustomId(verb, tuple(args))
