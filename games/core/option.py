"""Options chosen when a game is set up."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

OptionValue = int | str
Options = Mapping[str, OptionValue]


class BadOption(ValueError):
    """An option's name or value that the game does not offer."""

    def __init__(self, name: str, value: object, allowed: str) -> None:
        super().__init__(f"option {name}={value}: choose {allowed}")
        self.name, self.value, self.allowed = name, value, allowed


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: among words, or of a whole number in a range, or either (a number or `off`)."""

    name: str
    default: OptionValue  # what a log means that doesn't say
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    offered: OptionValue | None = None  # what a new table gets where nobody chose, if not the default
    alone: OptionValue | None = None  # what a new table against the bot gets, if not the same

    @property
    def is_number(self) -> bool:
        return self.low is not None and not self.choices

    @property
    def allowed(self) -> str:
        numbers = (f"{self.low}–{self.high}",) if self.low is not None else ()
        return " | ".join(self.choices + numbers)

    def read(self, value: OptionValue) -> OptionValue:
        text = str(value).strip().lower()
        if text in self.choices:
            return text
        if self.low is not None and self.high is not None and text.isascii() and text.isdigit() and len(text) <= 6:
            number = int(text)
            if self.low <= number <= self.high:
                return number
        if text == str(self.default):
            return self.default
        raise BadOption(self.name, value, self.allowed)


def usual(declared: Iterable[Option], *, alone: bool = False) -> dict[str, OptionValue]:
    """Give the options of a new table where nobody chose any."""
    return {option.name: _usual(option, alone) for option in declared}


def _usual(option: Option, alone: bool) -> OptionValue:
    wished = (option.alone if alone else None, option.offered, option.default)
    return next(value for value in wished if value is not None)


def complete(declared: Iterable[Option], given: Options) -> dict[str, OptionValue]:
    """Fill in defaults and refuse what is not offered; the order is the declared one."""
    known = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in known:
            raise BadOption(name, value, ", ".join(known) or "none")
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}
