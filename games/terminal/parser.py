"""An argument parser that speaks the reader's language: argparse itself has only English sentences."""

import argparse
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, NoReturn

from games.terminal.refusal import misuse
from games.text import Words

MOST_MESSAGE = 400

_ARGUMENT = r"argument (?P<argument>[^:]+): "
_COMPLAINTS = {  # argparse's own sentences, and the catalogue's for them
    "terminal-usage-missing": re.compile(r"the following arguments are required: (?P<missing>.+)", re.DOTALL),
    "terminal-usage-choice": re.compile(
        _ARGUMENT + r"invalid choice: (?P<word>.+) \((?:choose from|choices:) (?P<choices>.+)\)", re.DOTALL
    ),
    "terminal-usage-value": re.compile(_ARGUMENT + r"invalid \S+ value: (?P<word>.+)", re.DOTALL),
    "terminal-usage-lacking": re.compile(_ARGUMENT + r"expected (?:one|at least one|[0-9]+) arguments?"),
    "terminal-usage-surplus": re.compile(_ARGUMENT + r"ignored explicit argument (?P<word>.+)", re.DOTALL),
    "terminal-usage-twice": re.compile(_ARGUMENT + r"not allowed with argument (?P<other>.+)"),
}
_REFUSED = re.compile(_ARGUMENT + r"(?P<word>.*)", re.DOTALL)  # what one of our own readers would not take
_PLACEHOLDER = re.compile(r"[A-Z]+")


class Parser(argparse.ArgumentParser):
    """Says usage, headings, help and complaints by the catalogue."""

    def __init__(self, words: Words, **given: Any) -> None:
        self._words = words
        usage = partial(_Usage, words.say("terminal-usage-prefix"))
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=usage, **given)
        self._positionals.title = words.say("terminal-heading-arguments")
        self._optionals.title = words.say("terminal-heading-options")
        self.add_argument("-h", "--help", action="help", help=words.say("terminal-help-help"))

    def add_argument(self, *names: Any, **given: Any) -> argparse.Action:
        """Name what a value stands for in the reader's language, too."""
        action = super().add_argument(*names, **given)
        if action.nargs != 0 and (action.metavar or not action.choices):
            shown = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
            action.metavar = _PLACEHOLDER.sub(self._placeholder, shown)
        return action

    def _placeholder(self, found: re.Match[str]) -> str:
        return self._words.either(f"terminal-placeholder-{found[0].lower()}", found[0])

    def error(self, message: str) -> NoReturn:
        raise misuse("terminal-usage", detail=complaint(self._words, message[:MOST_MESSAGE]))


class _Usage(argparse.HelpFormatter):
    def __init__(self, prefix: str, prog: str) -> None:
        super().__init__(prog)
        self._prefix = prefix

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._prefix if prefix is None else prefix)


def complaint(words: Words, message: str) -> str:
    """Say one of argparse's sentences anew; what is none of them is a word that stands where it can't."""
    for key, pattern in _COMPLAINTS.items():
        if match := pattern.fullmatch(message):
            return words.say(key, **match.groupdict())
    refused = _REFUSED.fullmatch(message)
    return words.say("terminal-usage-value", **refused.groupdict()) if refused else message
