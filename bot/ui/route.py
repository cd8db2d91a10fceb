"""Map a verb to its handler, and check the form of its arguments, because custom ids can be forged."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.ui.reply import Ack
from bot.ui.request import Request

RouteHandler = Callable[[Request], Awaitable[None]]

MOST_VALUE = 100  # Discord's own limit for an option

FORMS = {
    "id": re.compile(r"[0-9A-Za-z]{1,25}"),
    "int": re.compile(r"-?[0-9]{1,9}"),
    "word": re.compile(r"[0-9a-z_-]{1,32}"),
    "any": re.compile(r".{0,80}"),
}


@dataclass(frozen=True, slots=True)
class Route:
    """
    Describe the custom ids of a verb.

    `args` names the form of each argument, or what it may be (`on/off`); a last `*` lets any number follow.
    `picks`: a menu's values come too, and `among` says which its options are, where they are always the same.
    """

    handler: RouteHandler
    ack: Ack
    args: str = ""
    picks: bool = False
    among: tuple[str, ...] = ()

    def takes(self, args: Sequence[str], values: Sequence[str]) -> bool:
        """Return whether a custom id and a menu's values have the form that our own buttons send."""
        forms = self.args.split()
        more = forms[-1:] == ["*"]
        if more:
            forms = forms[:-1]
        right = len(args) >= len(forms) if more else len(args) == len(forms)
        fits = all(_fits(form, arg) for form, arg in zip(forms, args, strict=False))
        return right and fits and (not self.picks or self._offers(values))

    def _offers(self, values: Sequence[str]) -> bool:
        return len(values) == 1 and (not self.among or values[0] in self.among) and len(values[0]) <= MOST_VALUE


def _fits(form: str, arg: str) -> bool:
    return arg in form.split("/") if "/" in form else FORMS[form].fullmatch(arg) is not None


async def _unknown(request: Request) -> None:
    await request.tell("error-old-button")


UNKNOWN = Route(_unknown, Ack.NEW, "*")
