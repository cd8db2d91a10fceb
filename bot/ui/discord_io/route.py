"""Map a verb to its handler, and check the form of its arguments, because custom ids can be forged."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.ui.reply import Ack
from bot.ui.request import Request

RouteHandler = Callable[[Request], Awaitable[None]]

FORMS = {
    "id": re.compile(r"[0-9A-Za-z]{1,25}"),
    "int": re.compile(r"-?[0-9]{1,9}"),
    "word": re.compile(r"[0-9a-z_-]{1,32}"),
    "any": re.compile(r".{0,80}"),
}


@dataclass(frozen=True, slots=True)
class Route:
    """`args` names the form of each argument; a last `*` lets any number follow. `picks`: a menu's values come too."""

    handler: RouteHandler
    ack: Ack
    args: str = ""
    picks: bool = False

    def takes(self, args: Sequence[str], values: Sequence[str]) -> bool:
        """Tell whether a custom id and a menu's values are such as our own buttons send."""
        forms = self.args.split()
        more = forms[-1:] == ["*"]
        if more:
            forms = forms[:-1]
        right = len(args) >= len(forms) if more else len(args) == len(forms)
        fits = all(FORMS[form].fullmatch(arg) for form, arg in zip(forms, args, strict=False))
        return right and fits and (bool(values) or not self.picks)


async def _unknown(request: Request) -> None:
    await request.tell("error-old-button")


UNKNOWN = Route(_unknown, Ack.NEW, "*")
