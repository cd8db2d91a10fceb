"""Keep a button's verb and arguments in its custom id, so that a restart loses nothing."""

from dataclasses import dataclass

SEPARATOR = "|"
MOST = 100


@dataclass(frozen=True, slots=True)
class CustomId:
    """A verb and what it is about: table, turn, steps picked so far."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = SEPARATOR.join((self.verb, *self.args))
        if len(text) > MOST or any(SEPARATOR in part for part in (self.verb, *self.args)):
            raise ValueError(f"no custom id can hold {text!r}")
        return text


def custom_id(verb: str, *args: str | int) -> str:
    return str(CustomId(verb, tuple(str(arg) for arg in args)))


def read_custom_id(custom_id: str) -> CustomId:
    verb, *args = custom_id.split(SEPARATOR)
    return CustomId(verb, tuple(args))
