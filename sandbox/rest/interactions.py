"""Take the bot's answers to interactions, and its follow-ups by token."""

import time

from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.request_body import RequestBody
from sandbox.rest import rate_limits
from sandbox.rest.router import RestCall, RestRoute
from sandbox.validation.commands import check_choices
from sandbox.validation.messages import check_message
from sandbox.validation.modal import check_modal
from sandbox.world import channels, posting
from sandbox.world.installations import is_forced_private
from sandbox.world.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from sandbox.world.world import COMMAND_ANSWER, EPHEMERAL, LOADING, REPLY, Message

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
MOST_FOLLOW_UPS = 5  # of an interaction where the bot isn't


class InteractionEndpoints:
    """Answer the routes that take an interaction's token."""

    def __init__(self, interactions: Interactions) -> None:
        self._interactions = interactions

    def callback(self, call: RestCall) -> Json | None:
        interaction = self._interactions.to_answer(call.id("interaction_id"), call.text("token"))
        outer = call.body
        kind = outer.payload.get("type")
        _check_kind(interaction, kind)
        body = RequestBody(outer.payload.get("data") or {}, outer.files)
        self._perform(call, interaction, int(kind or 0), body)
        interaction.answer = kind
        interaction.ack_ms = (time.monotonic() - interaction.made) * 1000
        interaction.touch()
        wants_answer = call.query("with_response") in ("1", "true", "True")
        return _callback_body(call, interaction) if wants_answer else None

    def _perform(self, call: RestCall, interaction: Interaction, kind: int, body: RequestBody) -> None:
        if kind in (MESSAGE, DEFERRED):
            interaction.is_private = _is_private(call, interaction, body)
            interaction.original = _answered(call, interaction, body, is_deferred=kind == DEFERRED)
        elif kind == UPDATE and interaction.source is not None:
            interaction.original = interaction.source
            _edit(call, interaction.source, body)
        elif kind == DEFERRED_UPDATE:
            interaction.original = interaction.source
        elif kind == CHOICES:
            interaction.choices = _choices(body.payload)
        elif kind == FORM:
            check_modal(body.payload)
            interaction.modal = body.payload

    # Follow-ups by token

    def follow_up(self, call: RestCall) -> Json:
        """Post a further message; the first one after a defer fills the deferred answer and keeps its privacy."""
        interaction = self._found(call)
        waiting = interaction.original
        if interaction.answer == DEFERRED and waiting is not None and waiting.is_loading:
            _edit(call, waiting, call.body)
            interaction.touch()
            return payloads.message(call.context, waiting)
        if interaction.is_for_oneself and len(interaction.follow_ups) >= MOST_FOLLOW_UPS:
            raise RestRefusal(40094)
        body = call.body
        check_message(body, emoji=call.context.world.emoji)
        message = _new_message(call, interaction, is_private=_is_private(call, interaction, body))
        if interaction.original is not None:
            message.reply_to, message.kind = interaction.original.id, REPLY
        posting.post(call.context, message, body)
        interaction.follow_ups.append(message)
        interaction.touch()
        return payloads.message(call.context, message)

    def _found(self, call: RestCall) -> Interaction:
        if call.id("application_id") != call.context.world.bot_id:
            raise RestRefusal(10015)
        return self._interactions.by_token(call.text("token"))

    def _message(self, call: RestCall) -> tuple[Interaction, Message]:
        """Find `@original`, one of the follow-ups or the message clicked, or refuse if it was deleted."""
        interaction = self._found(call)
        name = call.text("message_id")
        # A click's token reaches the message that was clicked, too, however the click was answered.
        mine = [interaction.original, *interaction.follow_ups, interaction.source]
        message = mine[0] if name == "@original" else next((m for m in mine if m and str(m.id) == name), None)
        if message is None or call.context.world.message(message.id) is None:
            raise RestRefusal(10008, is_foreseeable=message is None or not message.is_dismissed)
        return interaction, message

    def get(self, call: RestCall) -> Json:
        return payloads.message(call.context, self._message(call)[1])

    def edit(self, call: RestCall) -> Json:
        interaction, message = self._message(call)
        _edit(call, message, call.body)
        interaction.edits += message is interaction.original
        interaction.touch()
        return payloads.message(call.context, message)

    def delete(self, call: RestCall) -> None:
        interaction, message = self._message(call)
        posting.delete(call.context, message)
        interaction.touch()

    def routes(self) -> tuple[RestRoute, ...]:
        base = "/webhooks/{application_id}/{token}"
        one = base + "/messages/{message_id}"
        free = {"with_token": False}
        return (
            RestRoute(
                "POST", "/interactions/{interaction_id}/{token}/callback", self.callback, rate_limits.GENERAL, **free
            ),
            RestRoute("POST", base, self.follow_up, rate_limits.WEBHOOKS, **free),
            RestRoute("GET", one, self.get, rate_limits.WEBHOOKS, **free),
            RestRoute("PATCH", one, self.edit, rate_limits.WEBHOOKS, **free),
            RestRoute("DELETE", one, self.delete, rate_limits.WEBHOOKS, **free),
        )


def _check_kind(interaction: Interaction, kind: object) -> None:
    """Refuse a callback type that this kind of interaction does not allow."""
    taken: tuple[int, ...] = (CHOICES,)
    if interaction.kind != AUTOCOMPLETE:
        taken = (MESSAGE, DEFERRED)
    if interaction.kind in (COMMAND, COMPONENT):
        taken += (FORM,)
    if interaction.kind in (COMPONENT, MODAL) and interaction.source is not None:
        taken += (DEFERRED_UPDATE, UPDATE)
    if kind not in taken:
        problems = Problems()
        problems.add("type", "INTERACTION_CALLBACK_TYPE_INVALID", f"Value must be one of {taken}.")
        problems.refuse_if_any()


def _choices(data: Json) -> list[Json]:
    problems = Problems()
    choices = problems.several(data.get("choices"), "data.choices")
    problems.length(len(choices), "data.choices", 0, 25)
    check_choices(problems, choices, "data.choices", None)
    problems.refuse_if_any()
    return choices


def _is_private(call: RestCall, interaction: Interaction, body: RequestBody) -> bool:
    """Tell whether an answer is for the person alone: the bot says so, or may not be seen by others there."""
    world, wanted = call.context.world, bool((body.payload.get("flags") or 0) & EPHEMERAL)
    channel = world.channels.get(interaction.channel_id)
    return wanted or (
        channel is not None and is_forced_private(world, interaction.user_id, channel, interaction.owners)
    )


def _new_message(call: RestCall, interaction: Interaction, *, is_private: bool) -> Message:
    channel = call.context.world.channels.get(interaction.channel_id)
    if channel is None:
        raise RestRefusal(10003)
    message = posting.blank(call.context, channel, call.context.world.bot_id)
    message.only_for = interaction.user_id if is_private else None
    message.interaction_id, message.invoker_id = interaction.id, interaction.user_id
    message.interaction_kind, message.owners = interaction.kind, interaction.owners
    if channel.archived and not is_private:
        _wake(call, interaction)
    return message


def _wake(call: RestCall, interaction: Interaction) -> None:
    """Unarchive a thread for a public answer, or refuse if it is locked."""
    thread = call.context.world.channels[interaction.channel_id]
    if thread.locked:
        raise RestRefusal(160005)
    channels.archive(call.context, thread, archived=False)


def _answered(call: RestCall, interaction: Interaction, body: RequestBody, *, is_deferred: bool) -> Message:
    if not is_deferred:
        check_message(body, emoji=call.context.world.emoji)
    message = _new_message(call, interaction, is_private=interaction.is_private)
    if interaction.kind == COMMAND:
        message.kind, message.command = COMMAND_ANSWER, interaction.command
    elif interaction.source is not None:
        message.kind, message.reply_to = REPLY, interaction.source.id
    if is_deferred:
        message.flags |= LOADING
        return posting.put(call.context, message)
    return posting.post(call.context, message, body)


def _edit(call: RestCall, message: Message, body: RequestBody) -> Message:
    if call.context.world.message(message.id) is None:
        raise RestRefusal(10008)
    check_message(body, message, emoji=call.context.world.emoji)
    return posting.edit(call.context, message, body)


def _callback_body(call: RestCall, interaction: Interaction) -> Json:
    message = interaction.original
    outline: Json = {"id": str(interaction.id), "type": interaction.kind}
    body: Json = {"interaction": outline}
    if message is not None:
        outline["response_message_id"] = str(message.id)
        outline["response_message_loading"] = message.is_loading
        outline["response_message_ephemeral"] = message.only_for is not None
        if interaction.answer in (MESSAGE, UPDATE):
            body["resource"] = {"type": interaction.answer, "message": payloads.message(call.context, message)}
    elif interaction.answer is not None:
        body["resource"] = {"type": interaction.answer}
    return body
