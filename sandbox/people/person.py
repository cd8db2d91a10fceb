"""Act as one person, from a test."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sandbox.people import command_catalogue, views
from sandbox.people.actions import PersonActions
from sandbox.people.audience import PATIENCE_S, Audience, Notification, ShownItem
from sandbox.people.invocation import CannotDo
from sandbox.people.response import BotResponse
from sandbox.people.seen import Seen
from sandbox.protocol.json_codec import Json
from sandbox.world import channels, guilds
from sandbox.world.context import SandboxContext
from sandbox.world.events import UserChanged
from sandbox.world.interactions import Interaction
from sandbox.world.world import Channel, Guild, Message, User

ChannelOrId = Channel | int


class SandboxPerson:
    def __init__(self, context: SandboxContext, actions: PersonActions, audience: Audience, user: User) -> None:
        self._context = context
        self._actions = actions
        self._audience = audience
        self.user = user

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # Actions

    async def run(self, place: ChannelOrId, path: str, /, **options: Any) -> BotResponse:
        """Run a slash command; write an option's dash as an underscore."""
        return await self._answered(self._actions.run(self.user, _number(place), path, _values(options)))

    async def use_on(self, place: ChannelOrId, command: str, person: "SandboxPerson | int") -> BotResponse:
        """Use a command out of a person's menu."""
        target = person if isinstance(person, int) else person.id
        return await self._answered(self._actions.use_on(self.user, _number(place), command, target))

    async def type(self, place: ChannelOrId, line: str) -> BotResponse:
        """Run a command typed as one line: `/challenge tactic opponent:@Ben pace:3`."""
        return await self._answered(self._actions.line(self.user, _number(place), line))

    async def autocomplete(
        self, place: ChannelOrId, path: str, focused: str, text: str, /, **options: Any
    ) -> list[Json]:
        """Ask for choices while `focused` reads `text` so far."""
        given = {**_values(options), focused: text}
        response = await self._answered(self._actions.autocomplete(self.user, _number(place), path, focused, given))
        if response.choices is None:
            raise CannotDo(f"no choices: {response.failure}")
        return response.choices

    async def click(self, message: Seen | int, button: str) -> BotResponse:
        """Click a button, named by custom_id, label or emoji."""
        number = _number(message)
        return await self._answered(self._actions.click(self.user, number, self.message(number).custom_id(button)))

    async def select(self, message: Seen | int, select: str, *values: Any) -> BotResponse:
        """Choose in a select, named by custom_id or placeholder; give values, labels, people or channels."""
        seen = self.message(_number(message))
        custom_id = seen.custom_id(select)
        chosen = [_option(seen, custom_id, each) for each in values]
        return await self._answered(self._actions.select(self.user, seen.id, custom_id, chosen))

    async def submit(self, opened: BotResponse, values: Mapping[str, Any] | None = None) -> BotResponse:
        """Submit the modal that a response opened; fields by custom_id or label."""
        return await self._answered(self._actions.submit(self.user, opened.interaction, _values(values or {})))

    def say(self, place: ChannelOrId, content: str) -> Seen:
        return self._seen(self._actions.say(self.user, _number(place), content))

    def dismisses(self, message: Seen | int) -> None:
        """Clear away a private answer."""
        self._actions.dismiss(self.user, _number(message))

    def joins(self, guild: Guild) -> None:
        guilds.join(self._context, guild, self.user)

    def leaves(self, guild: Guild) -> None:
        guilds.leave(self._context, guild, self.user)

    def installs(self) -> None:
        """Install the application for themselves: it comes along wherever they go."""
        self._set_installed(is_installed=True)

    def uninstalls(self) -> None:
        self._set_installed(is_installed=False)

    def _set_installed(self, *, is_installed: bool) -> None:
        self.user.has_installed = is_installed
        self._context.announce(UserChanged(self.user))

    def opens_direct(self) -> Channel:
        """Open the direct channel with the bot."""
        return channels.open_direct(self._context, self.user)

    async def _answered(self, interaction: Interaction) -> BotResponse:
        response = BotResponse(self._context, self._audience, interaction)
        await response.answered()
        return response

    # What is seen

    def commands(self, place: ChannelOrId) -> list[Json]:
        """List the commands they may use here, in their language."""
        channel = self._actions.channel(self.user, _number(place))
        return [
            command_catalogue.shown(each, self.user.locale)
            for each in command_catalogue.usable(self._context.world, self.user, channel)
        ]

    def channels(self) -> list[Channel]:
        return views.visible_channels(self._context.world, self.user)

    def sees(self, place: ChannelOrId) -> list[Seen]:
        """List the messages they see in a channel now, oldest first, ephemeral ones included."""
        channel = self._actions.channel(self.user, _number(place))
        return [self._seen(each) for each in views.visible_messages(self._context.world, self.user, channel)]

    def looks_back(self, place: ChannelOrId) -> Iterator[Seen]:
        """Walk through the messages they see in a channel now, newest first."""
        channel = self._actions.channel(self.user, _number(place))
        return map(self._seen, reversed(views.visible_messages(self._context.world, self.user, channel)))

    def message(self, message_id: int) -> Seen:
        return self._seen(self._actions.message(self.user, message_id))

    def _seen(self, message: Message) -> Seen:
        files = {each.path: self._context.world.files.get(each.path, b"") for each in message.attachments}
        return Seen(views.message(self._context, message), files)

    @property
    def direct(self) -> Channel | None:
        return self._context.world.direct(self.id)

    @property
    def messages(self) -> list[ShownItem]:
        """List everything ever shown to them, every edit included."""
        return self._audience.sights[self.id]

    @property
    def notifications(self) -> list[Notification]:
        return self._audience.rings[self.id]

    async def waits_for(self, place: ChannelOrId, wanted: Callable[[Seen], object], within: float = PATIENCE_S) -> Seen:
        """Wait until a message here satisfies `wanted`; look at the newest first."""

        def look() -> Seen | None:
            if _number(place) not in self._context.world.channels:
                return None
            return next((each for each in reversed(self.sees(place)) if wanted(each)), None)

        return await self._audience.until(look, within)

    async def waits_until(self, wanted: Callable[[], Any], within: float = PATIENCE_S) -> Any:
        """Wait until something about the world holds."""
        return await self._audience.until(lambda: wanted() or None, within)


def _number(thing: Channel | Seen | int) -> int:
    return thing if isinstance(thing, int) else thing.id


def _values(options: Mapping[str, Any]) -> dict[str, Any]:
    """Write people and channels as their ids."""
    return {key: _plain(value) for key, value in options.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return str(value.id) if isinstance(value, SandboxPerson | Channel) else value


def _option(seen: Seen, custom_id: str, value: Any) -> str:
    """Find a select's option by value or label."""
    options = [o for each in seen.selects if each.get("custom_id") == custom_id for o in each.get("options") or []]
    plain = str(_plain(value))
    if plain in {option["value"] for option in options}:
        return plain
    return next((str(option["value"]) for option in options if option["label"] == plain), plain)
