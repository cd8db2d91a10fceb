"""Read, change and delete channels over REST."""

from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.protocol.refusals import RestRefusal
from sandbox.rest import rate_limits
from sandbox.rest.router import RestCall, RestRoute
from sandbox.rest.threads import edit_thread
from sandbox.world import channels
from sandbox.world.access import channel_for_bot, require
from sandbox.world.events import ChannelChanged
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import DIRECT, Channel


def get_channel(call: RestCall) -> Json:
    return payloads.channel(call.context.world, channel_for_bot(call.context.world, call.id("channel_id")))


def edit_channel(call: RestCall) -> Json:
    channel = channel_for_bot(call.context.world, call.id("channel_id"))
    payload = call.body.payload
    if channel.kind == DIRECT:
        raise RestRefusal(50024)
    if channel.is_thread:
        edit_thread(call, channel, payload)
    else:
        require(call.context.world, channel, PermissionBit.MANAGE_CHANNELS)
        _rename(channel, payload)
    call.context.announce(ChannelChanged(channel))
    return payloads.channel(call.context.world, channel)


def _rename(channel: Channel, payload: Json) -> None:
    problems = Problems()
    name = problems.text(payload.get("name", channel.name), "name", 100)
    problems.text(payload.get("topic"), "topic", 1024, shortest=0, required=False)
    problems.refuse_if_any()
    channel.name, channel.topic = name, payload.get("topic", channel.topic)


def delete_channel(call: RestCall) -> Json:
    channel = channel_for_bot(call.context.world, call.id("channel_id"))
    if channel.kind != DIRECT:
        require(
            call.context.world,
            channel,
            PermissionBit.MANAGE_THREADS if channel.is_thread else PermissionBit.MANAGE_CHANNELS,
        )
        body = payloads.channel(call.context.world, channel)
        channels.close(call.context, channel)
        return body
    return payloads.channel(call.context.world, channel)


_ONE = "/channels/{channel_id}"
ROUTES = (
    RestRoute("GET", _ONE, get_channel),
    RestRoute("PATCH", _ONE, edit_channel, rate_limits.CHANNEL_EDITS),
    RestRoute("DELETE", _ONE, delete_channel),
)
