"""A challenge as far as somebody has made it, written so that it fits into a custom id: nothing of it is kept."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from bot.tables import Terms
from bot.tables.values.terms import OFFERED, STANDING
from bot.ui.refusal import UiRefusal
from games.core.game import AnyGame
from games.core.option import Option, OptionValue, usual
from games.registry import KEYS, game

ANYBODY, STANDS, BETWEEN = "-", "standing", "."
ROUND_NUMBERS = (5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 200, 500)
MOST_OFFERED = 25  # in one menu


@dataclass(frozen=True, slots=True)
class ChallengeDraft:
    """Whom somebody wants to challenge ("" for anybody), and on which terms."""

    opponent: str
    terms: Terms
    standing: int = 0

    @property
    def rules(self) -> AnyGame:
        return game(self.terms.game)

    @property
    def values(self) -> Mapping[str, OptionValue]:
        """Everything that can be chosen, by its name, in the order of the menus."""
        terms = {name: getattr(self.terms, name) for name in OFFERED}
        standing = {} if self.opponent else {STANDS: self.standing}
        return {**terms, **standing, **self.terms.options}

    def offered(self, name: str) -> list[OptionValue]:
        """List what a menu offers, with what is chosen now among it."""
        if name in OFFERED:
            return list(OFFERED[name])
        if name == STANDS:
            return list(STANDING)
        option = next(one for one in self.rules.options if one.name == name)
        likely = (self.terms.options[name], option.default, usual([option])[name])
        numbers = {*_numbers(option), *(value for value in likely if isinstance(value, int))}
        offered: list[OptionValue] = [*option.choices, *sorted(numbers)]
        return offered[:MOST_OFFERED]

    def chose(self, name: str, value: str) -> Self:
        """Take what a menu sent; what none of ours offers is refused."""
        by_text = {str(one): one for one in self.offered(name)} if name in self.values else {}
        if value not in by_text:
            raise UiRefusal("error-old-button")
        return self._with({**self.values, name: by_text[value]})

    def _with(self, values: Mapping[str, OptionValue]) -> Self:
        terms = {name: values[name] for name in OFFERED}
        options = {name: value for name, value in values.items() if name not in (*OFFERED, STANDS)}
        changed = replace(self.terms, options=options, **terms)  # type: ignore[arg-type]  # the store's own types
        return replace(self, terms=changed, standing=int(values.get(STANDS, 0)))

    def __str__(self) -> str:
        words = (_written(self._words(name), value) for name, value in self.values.items())
        return BETWEEN.join((self.terms.game, self.opponent or ANYBODY, *words))

    @classmethod
    def read(cls, text: str) -> Self:
        key, opponent, *words = [*text.split(BETWEEN), ""][:-1] if text.count(BETWEEN) > 1 else ["", "", ""]
        if key not in KEYS or not (opponent == ANYBODY or opponent.isdecimal()):
            raise UiRefusal("error-old-button")
        blank = cls("" if opponent == ANYBODY else opponent, Terms(key, usual(game(key).options)))
        if len(words) != len(blank.values):
            raise UiRefusal("error-old-button")
        read = {name: _read(blank._words(name), word) for name, word in zip(blank.values, words, strict=True)}
        return blank._with(read)

    def _words(self, name: str) -> tuple[str, ...]:
        """List the words that a setting may hold, each of which is written as one letter."""
        if name in OFFERED:
            return tuple(str(one) for one in OFFERED[name])
        return next((one.choices for one in self.rules.options if one.name == name), ())


def _numbers(option: Option) -> list[int]:
    if option.low is None or option.high is None:
        return []
    every = range(option.low, option.high + 1)
    return list(every) if len(every) < MOST_OFFERED - 2 else [one for one in ROUND_NUMBERS if one in every]


def _written(words: tuple[str, ...], value: OptionValue) -> str:
    return str(value) if isinstance(value, int) else chr(ord("a") + words.index(value))


def _read(words: tuple[str, ...], word: str) -> OptionValue:
    if word.isascii() and word.isdecimal() and len(word) <= 6:  # digits
        return int(word)
    at = ord(word) - ord("a") if len(word) == 1 else -1
    if not 0 <= at < len(words):
        raise UiRefusal("error-old-button")
    return words[at]
