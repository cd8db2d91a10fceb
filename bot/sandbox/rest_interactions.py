"""Answer interaction callbacks, and follow-ups by an interaction's token."""

import time

from bot.sandbox import payloads, posting, ratelimits, rooms
from bot.sandbox.check_commands import check_choices
from bot.sandbox.check_messages import check_message
from bot.sandbox.check_modal import check_modal
from bot.sandbox.door import Call, Route
from bot.sandbox.form import Form
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from bot.sandbox.refusals import Refusal
from bot.sandbox.uploads import Body
from bot.sandbox.wire import Json
from bot.sandbox.world import EPHEMERAL, LOADING, Message

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9


class Answers:
    """Take the bot's answers to what people did."""

    def __init__(self, interactions: Interactions) -> None:
        self._interactions = interactions

    def callback(self, call: Call) -> Json | None:
        interaction = self._interactions.to_answer(call.id("interaction_id"), call.text("token"))
        outer = call.body
        kind = outer.payload.get("type")
        _check_kind(interaction, kind)
        body = Body(outer.payload.get("data") or {}, outer.files)
        self._perform(call, interaction, int(kind or 0), body)
        interaction.answer = kind
        interaction.ack_ms = (time.monotonic() - interaction.made) * 1000
        interaction.touch()
        wants_answer = call.query("with_response") in ("1", "true", "True")
        return _callback_body(call, interaction) if wants_answer else None

    def _perform(self, call: Call, interaction: Interaction, kind: int, body: Body) -> None:
        if kind in (MESSAGE, DEFERRED):
            interaction.is_private = bool((body.payload.get("flags") or 0) & EPHEMERAL)
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

    # By token

    def follow_up(self, call: Call) -> Json:
        """Post a further message; the first one after a defer fills the waiting answer, private or not as that was."""
        interaction = self._found(call)
        waiting = interaction.original
        if interaction.answer == DEFERRED and waiting is not None and waiting.is_loading:
            _edit(call, waiting, call.body)
            interaction.touch()
            return payloads.message(call.stage, waiting)
        body = call.body
        check_message(body)
        message = _new_message(call, interaction, is_private=bool((body.payload.get("flags") or 0) & EPHEMERAL))
        if interaction.original is not None:
            message.reply_to, message.kind = interaction.original.id, payloads.REPLY
        posting.post(call.stage, message, body)
        interaction.follow_ups.append(message)
        interaction.touch()
        return payloads.message(call.stage, message)

    def _found(self, call: Call) -> Interaction:
        if call.id("application_id") != call.stage.world.bot_id:
            raise Refusal(10015)
        return self._interactions.by_token(call.text("token"))

    def _message(self, call: Call) -> tuple[Interaction, Message]:
        """Find `@original` or one of the follow-ups; it may have been deleted meanwhile."""
        interaction = self._found(call)
        name = call.text("message_id")
        mine = [interaction.original, *interaction.follow_ups]
        found = mine[0] if name == "@original" else next((m for m in mine if m and str(m.id) == name), None)
        if found is None or call.stage.world.message(found.id) is None:
            raise Refusal(10008, is_foreseeable=found is None or not found.is_dismissed)
        return interaction, found

    def get(self, call: Call) -> Json:
        return payloads.message(call.stage, self._message(call)[1])

    def edit(self, call: Call) -> Json:
        interaction, message = self._message(call)
        _edit(call, message, call.body)
        interaction.edits += message is interaction.original
        interaction.touch()
        return payloads.message(call.stage, message)

    def delete(self, call: Call) -> None:
        interaction, message = self._message(call)
        posting.delete(call.stage, message)
        interaction.touch()

    def routes(self) -> tuple[Route, ...]:
        base = "/webhooks/{application_id}/{token}"
        one = base + "/messages/{message_id}"
        free = {"with_token": False}
        return (
            Route("POST", "/interactions/{interaction_id}/{token}/callback", self.callback, ratelimits.GENERAL, **free),
            Route("POST", base, self.follow_up, ratelimits.WEBHOOKS, **free),
            Route("GET", one, self.get, ratelimits.WEBHOOKS, **free),
            Route("PATCH", one, self.edit, ratelimits.WEBHOOKS, **free),
            Route("DELETE", one, self.delete, ratelimits.WEBHOOKS, **free),
        )


def _check_kind(interaction: Interaction, kind: object) -> None:
    """Refuse an answer of a type this kind of interaction does not take."""
    taken: tuple[int, ...] = (CHOICES,)
    if interaction.kind != AUTOCOMPLETE:
        taken = (MESSAGE, DEFERRED)
    if interaction.kind in (COMMAND, COMPONENT):
        taken += (FORM,)
    if interaction.kind in (COMPONENT, MODAL) and interaction.source is not None:
        taken += (DEFERRED_UPDATE, UPDATE)
    if kind not in taken:
        form = Form()
        form.wrong("type", "INTERACTION_CALLBACK_TYPE_INVALID", f"Value must be one of {taken}.")
        form.close()


def _choices(data: Json) -> list[Json]:
    form = Form()
    choices = form.several(data.get("choices"), "data.choices")
    form.length(len(choices), "data.choices", 0, 25)
    check_choices(form, choices, "data.choices", None)
    form.close()
    return choices


def _new_message(call: Call, interaction: Interaction, *, is_private: bool) -> Message:
    channel = call.stage.world.channels.get(interaction.channel_id)
    if channel is None:
        raise Refusal(10003)
    message = posting.blank(call.stage, channel, call.stage.world.bot_id)
    message.only_for = interaction.user_id if is_private else None
    message.interaction_id, message.invoker_id = interaction.id, interaction.user_id
    message.interaction_kind = interaction.kind
    if channel.archived and not is_private:
        _wake(call, interaction)
    return message


def _wake(call: Call, interaction: Interaction) -> None:
    """A public answer in an archived thread brings it back, unless it is locked."""
    thread = call.stage.world.channels[interaction.channel_id]
    if thread.locked:
        raise Refusal(160005)
    rooms.archive(call.stage, thread, archived=False)


def _answered(call: Call, interaction: Interaction, body: Body, *, is_deferred: bool) -> Message:
    if not is_deferred:
        check_message(body)
    message = _new_message(call, interaction, is_private=interaction.is_private)
    if interaction.kind == COMMAND:
        message.kind, message.command = payloads.INTERACTION_ANSWER, interaction.command
    elif interaction.source is not None:
        message.kind, message.reply_to = payloads.REPLY, interaction.source.id
    if is_deferred:
        message.flags |= LOADING
        return posting.put(call.stage, message)
    return posting.post(call.stage, message, body)


def _edit(call: Call, message: Message, body: Body) -> Message:
    if call.stage.world.message(message.id) is None:
        raise Refusal(10008)
    check_message(body, message)
    return posting.edit(call.stage, message, body)


def _callback_body(call: Call, interaction: Interaction) -> Json:
    message = interaction.original
    outline: Json = {"id": str(interaction.id), "type": interaction.kind}
    body: Json = {"interaction": outline}
    if message is not None:
        outline["response_message_id"] = str(message.id)
        outline["response_message_loading"] = message.is_loading
        outline["response_message_ephemeral"] = message.only_for is not None
        if interaction.answer in (MESSAGE, UPDATE):
            body["resource"] = {"type": interaction.answer, "message": payloads.message(call.stage, message)}
    elif interaction.answer is not None:
        body["resource"] = {"type": interaction.answer}
    return body
