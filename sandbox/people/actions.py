"""Do what a person does: run commands, click, choose, submit, write, or raise CannotDo."""

from collections.abc import Callable, Mapping
from typing import Any

from sandbox.gateway.interaction_events import interaction_created
from sandbox.people import command_catalogue
from sandbox.people.components import BUTTON, SELECTS, STRING_SELECT, walk
from sandbox.people.invocation import CannotDo, OptionFiller, Resolved, on_person
from sandbox.people.modal_forms import check_values, fill_modal
from sandbox.people.typed_lines import read_line
from sandbox.protocol.json_codec import Json
from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.request_body import RequestBody
from sandbox.world import access, posting
from sandbox.world.channels import archive
from sandbox.world.context import SandboxContext
from sandbox.world.installations import context_of, offered_by, owners_in
from sandbox.world.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from sandbox.world.world import Channel, Message, User

LINK = 5
OnChange = Callable[[Interaction], None] | None


class PersonActions:
    def __init__(
        self, context: SandboxContext, interactions: Interactions, note: Callable[[Interaction], None]
    ) -> None:
        self._context = context
        self._interactions = interactions
        self._note = note

    def channel(self, user: User, channel_id: int) -> Channel:
        """Find a channel this person sees."""
        channel = self._context.world.channels.get(channel_id)
        if channel is None or not access.sees(self._context.world, user.id, channel):
            raise CannotDo(f"{user.name} sees no channel {channel_id}")
        return channel

    def message(self, user: User, message_id: int) -> Message:
        """Find a message this person sees."""
        message = self._context.world.message(message_id)
        if message is None or not access.sees_message(self._context.world, user.id, message):
            raise CannotDo(f"{user.name} sees no message {message_id}")
        return message

    def _new(self, kind: int, user: User, channel: Channel, on_change: OnChange) -> Interaction:
        interaction = self._interactions.new(kind, user.id, channel.id, channel.guild_id)
        interaction.on_change = self._noting(on_change)
        interaction.owners = owners_in(self._context.world, user, context_of(channel), channel.guild_id)
        return interaction

    def _noting(self, on_change: OnChange) -> Callable[[Interaction], None]:
        def changed(interaction: Interaction) -> None:
            self._note(interaction)
            if on_change is not None:
                on_change(interaction)

        return changed

    def _open(self, interaction: Interaction, data: Json) -> Interaction:
        self._interactions.open(interaction, interaction_created(self._context, interaction, data))
        return interaction

    def run(
        self, user: User, channel_id: int, path: str, given: Mapping[str, Any], *, on_change: OnChange = None
    ) -> Interaction:
        """Run a slash command, if the registered commands allow it."""
        channel = self.channel(user, channel_id)
        commands = command_catalogue.usable(self._context.world, user, channel)
        filled = OptionFiller(user, Resolved(self._context.world, channel)).fill(commands, path, given)
        interaction = self._new(COMMAND, user, channel, on_change)
        interaction.command = path
        interaction.owners = offered_by(filled.command, interaction.owners, context_of(channel))
        return self._open(interaction, filled.data())

    def use_on(
        self, user: User, channel_id: int, name: str, target_id: int, *, on_change: OnChange = None
    ) -> Interaction:
        """Use a command out of the menu of a person, by its registered name or by the one that is shown."""
        channel = self.channel(user, channel_id)
        resolved = Resolved(self._context.world, channel)
        offered = command_catalogue.usable(self._context.world, user, channel, command_catalogue.ON_PERSON)
        known = {each["name"]: each for each in offered}
        known |= {command_catalogue.localized(each, "name", user.locale): each for each in offered}
        if name not in known:
            raise CannotDo(f"nobody's menu offers {name} here")
        resolved.user(target_id)
        interaction = self._new(COMMAND, user, channel, on_change)
        interaction.command = known[name]["name"]
        return self._open(interaction, on_person(known[name], target_id, resolved))

    def line(self, user: User, channel_id: int, text: str, *, on_change: OnChange = None) -> Interaction:
        """Run a typed command."""
        channel = self.channel(user, channel_id)
        commands = command_catalogue.usable(self._context.world, user, channel)
        path, options = read_line(self._context.world, channel, user, commands, text)
        return self.run(user, channel_id, path, options, on_change=on_change)

    def autocomplete(
        self,
        user: User,
        channel_id: int,
        path: str,
        focused: str,
        given: Mapping[str, Any],
        *,
        on_change: OnChange = None,
    ) -> Interaction:
        """Ask the bot for choices while an option is being typed."""
        channel = self.channel(user, channel_id)
        commands = command_catalogue.usable(self._context.world, user, channel)
        filled = OptionFiller(user, Resolved(self._context.world, channel), focused).fill(
            commands, path, {focused: "", **given}
        )
        if not _autocompletes(filled.command, path, focused):
            raise CannotDo(f"/{path}: {focused} offers no autocomplete")
        interaction = self._new(AUTOCOMPLETE, user, channel, on_change)
        interaction.command = path
        interaction.owners = offered_by(filled.command, interaction.owners, context_of(channel))
        return self._open(interaction, filled.data())

    def click(self, user: User, message_id: int, custom_id: str, *, on_change: OnChange = None) -> Interaction:
        message = self.message(user, message_id)
        button = _component(message, custom_id, (BUTTON,))
        return self._use(user, message, button, {}, on_change)

    def select(
        self, user: User, message_id: int, custom_id: str, values: list[str], *, on_change: OnChange = None
    ) -> Interaction:
        message = self.message(user, message_id)
        select = _component(message, custom_id, SELECTS)
        resolved = Resolved(self._context.world, self._context.world.channels[message.channel_id])
        check_values(select, values, user, resolved)
        data: Json = {"values": values}
        if select["type"] != STRING_SELECT:
            data["resolved"] = resolved.found
        return self._use(user, message, select, data, on_change)

    def _use(self, user: User, message: Message, component: Json, data: Json, on_change: OnChange) -> Interaction:
        channel = self._context.world.channels[message.channel_id]
        if channel.locked:
            raise CannotDo(f"{channel.name} is locked, which disables what its messages offer")
        interaction = self._new(COMPONENT, user, channel, on_change)
        interaction.source, interaction.command = message, component["custom_id"]
        interaction.owners = message.owners or interaction.owners  # whose installation the message is from
        body = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component.get("id", 0)}
        return self._open(interaction, body | data)

    def submit(
        self, user: User, opened: Interaction, values: Mapping[str, Any], *, on_change: OnChange = None
    ) -> Interaction:
        """Send a modal that an earlier interaction opened."""
        if opened.modal is None or opened.user_id != user.id:
            raise CannotDo(f"{user.name} has no such form open")
        channel = self.channel(user, opened.channel_id)
        resolved = Resolved(self._context.world, channel)
        components = fill_modal(opened.modal, values, user, resolved)
        interaction = self._new(MODAL, user, channel, on_change)
        interaction.source, interaction.command = opened.source, opened.modal["custom_id"]
        interaction.owners = opened.owners
        data: Json = {"custom_id": opened.modal["custom_id"], "components": components, "resolved": resolved.found}
        return self._open(interaction, data)

    def say(self, user: User, channel_id: int, content: str) -> Message:
        """Write a plain message, which unarchives a thread that is not locked."""
        channel = self.channel(user, channel_id)
        if not access.can_send(self._context.world, user.id, channel):
            raise CannotDo(f"{user.name} cannot write in {channel.name}")
        if not 0 < len(content.strip()) <= 2000:
            raise CannotDo("a message has 1 to 2000 characters")
        if channel.archived:
            archive(self._context, channel, archived=False)
        message = posting.blank(self._context, channel, user.id)
        user.read[channel.id] = message.id
        try:
            return posting.post(self._context, message, RequestBody({"content": content}))
        except RestRefusal as refusal:
            raise CannotDo(refusal.message) from None

    def dismiss(self, user: User, message_id: int) -> Message:
        """Clear away a message that only this person sees."""
        message = self.message(user, message_id)
        if message.only_for is None:
            raise CannotDo("only messages for you alone can be dismissed")
        message.is_dismissed = True
        del self._context.world.ephemerals[message.id]
        return message


def _component(message: Message, custom_id: str, kinds: tuple[int, ...]) -> Json:
    matching = [
        each for each in walk(message.components) if each["type"] in kinds and each.get("custom_id") == custom_id
    ]
    if not matching or matching[0].get("style") == LINK:
        raise CannotDo(f"message {message.id} has no such component: {custom_id}")
    if matching[0].get("disabled"):
        raise CannotDo(f"{custom_id} is disabled")
    return matching[0]


def _autocompletes(command: Json, path: str, focused: str) -> bool:
    node = command
    for name in path.split()[1:]:
        node = next(option for option in node["options"] if option["name"] == name)
    return any(option["name"] == focused and option.get("autocomplete") for option in node["options"])
