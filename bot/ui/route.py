"""Map a verb to its handler, and check the form of its arguments, because custom ids can be forged."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest

from bot.ui.custom_id import SEPARATOR
from bot.ui.reply import Ack
from bot.ui.request import Request

RouteHandler = Callable[..., Awaitable[None]]  # of the request, and of what the custom id says

MOST_VALUE = 100  # Discord's own limit for an option

FORMS = {
    "id": "[0-9A-Za-z]{1,25}",
    "int": "-?[0-9]{1,9}",
    "word": "[0-9a-z_-]{1,32}",
    "any": r"[^|\n]{0,80}",
}
MORE = "(?:[|][^|]*)*"


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

    def read(self, args: Sequence[str], values: Sequence[str]) -> Sequence[str | int] | None:
        """Read what a custom id says, numbers as such, then what was picked; None where none of ours says that."""
        if _form(self.args).fullmatch(SEPARATOR.join(("", *args))) is None or (self.picks and not self._offers(values)):
            return None
        forms = self.args.removesuffix("*").split()
        said = [int(arg) if form == "int" else arg for arg, form in zip_longest(args, forms)]
        return [*said, *values] if self.picks else said

    def _offers(self, values: Sequence[str]) -> bool:
        return len(values) == 1 and (not self.among or values[0] in self.among) and len(values[0]) <= MOST_VALUE


@cache
def _form(args: str) -> re.Pattern[str]:
    """Compile the form of all arguments, each behind its separator."""
    forms, more = args.removesuffix("*").split(), MORE if args.endswith("*") else ""
    each = [FORMS.get(form) or "|".join(map(re.escape, form.split("/"))) for form in forms]
    return re.compile("".join(f"[{SEPARATOR}](?:{form})" for form in each) + more)


async def _unknown(request: Request, *_: str | int) -> None:
    await request.tell("error-old-button")


UNKNOWN = Route(_unknown, Ack.NEW, "*")
