"""A page of `/settings` about what comes at an hour: channel, hour, time zone, games, and one number."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from bot.tables import DailyWish, VoteWish
from bot.ui.custom_id import custom_id
from bot.ui.host.allowed import refuse_unless_manager
from bot.ui.host.setting_menus import KINDS, still_there
from bot.ui.layout import Item, button, channel_choice, choice, layout, option, rows, several, text
from bot.ui.menus.time_zones import hour_options, typed_zone, zone_form, zone_options
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route


class WishPage(ABC):
    """The menus of a server's wish; the words are named after its verb."""

    verb: ClassVar[str]
    number: ClassVar[str]  # the column that is a number, beside the hour
    games: ClassVar[Sequence[str]]

    @abstractmethod
    async def wish(self, request: Request) -> DailyWish | VoteWish:
        """Read what is wished."""

    @abstractmethod
    async def keep(self, request: Request, name: str, value: str | int) -> None:
        """Store one column."""

    @abstractmethod
    async def state(self, request: Request) -> str:
        """Say whether it is on, and what comes next."""

    @abstractmethod
    def numbers(self, request: Request) -> Sequence[tuple[str, int]]:
        """Give what the number may be, in words."""

    async def show(self, request: Request) -> None:
        """Show the current settings, with menus to change them."""
        refuse_unless_manager(request)
        wish, now = await self.wish(request), request.ui.clock.now()
        other_zone = button(request.say("button-other-zone"), custom_id(f"{self.verb}-zone"))
        back = button(request.say("button-back-to-settings"), custom_id("settings"))
        view = layout(
            text(f"{self._say(request, 'title')}\n{await self.state(request)}"),
            text(self._say(request, "channel")),
            channel_choice(
                self._set("channel"), self._say(request, "off"), still_there(request, wish.channel), KINDS, most=1
            ),
            text(self._say(request, "hour")),
            choice(self._set("hour"), self._say(request, "hour"), hour_options(wish.hour)),
            choice(self._set("zone"), request.say("daily-settings-zone"), zone_options(wish.zone, now)),
            text(self._say(request, "games")),
            several(self._set("games"), request.say("settings-games-none"), self._games(request, wish)),
            text(self._say(request, self.number)),
            choice(self._set(self.number), self._say(request, self.number), self._numbers(request, wish)),
            *rows([other_zone, back]),
        )
        await request.answer(view)

    def _say(self, request: Request, name: str) -> str:
        return request.say(f"{self.verb}-settings-{name}")

    def _set(self, name: str) -> str:
        return custom_id(f"{self.verb}-set", name)

    def _games(self, request: Request, wish: DailyWish | VoteWish) -> list[Item]:
        chosen = wish.games.split()
        return [option(request.say(f"{key}-title"), key, default=key in chosen) for key in self.games]

    def _numbers(self, request: Request, wish: DailyWish | VoteWish) -> list[Item]:
        now = getattr(wish, self.number)
        return [option(words, str(value), default=value == now) for words, value in self.numbers(request)]

    async def change(self, request: Request, name: str) -> None:
        await self._keep(request, name, self._read(name, request.values))

    def _read(self, name: str, chosen: Sequence[str]) -> str | int:
        """Read a menu's value; an impossible value comes from an old or a forged button."""
        if name == "games" or (name == "channel" and len(chosen) <= 1):
            return " ".join(chosen)
        is_number = name in ("hour", self.number)
        if len(chosen) != 1 or (is_number and not (chosen[0].isascii() and chosen[0].isdecimal())):
            raise UiRefusal("error-old-button")
        return int(chosen[0][:3]) if is_number else chosen[0]

    async def _keep(self, request: Request, name: str, value: str | int) -> None:
        refuse_unless_manager(request)
        await self.keep(request, name, value)
        await self.show(request)

    async def ask_zone(self, request: Request) -> None:
        await request.reply.open(zone_form(request.words, custom_id(f"{self.verb}-zone-typed")))

    async def keep_zone(self, request: Request) -> None:
        refuse_unless_manager(request)
        await self._keep(request, "zone", await typed_zone(request.fields))

    def routes(self) -> dict[str, Route]:
        return {
            f"{self.verb}-settings": Route(self.show, Ack.HERE),
            f"{self.verb}-set": Route(self.change, Ack.HERE, f"channel/hour/zone/games/{self.number}"),
            f"{self.verb}-zone": Route(self.ask_zone, Ack.FORM),
            f"{self.verb}-zone-typed": Route(self.keep_zone, Ack.HERE),
        }
