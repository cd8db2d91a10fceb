"""Who we are to Discord: the address we send, the limits it tells, the permissions it lists."""

import discord

from bot.rehearsal.promise import UNDOCUMENTED, PromiseBroken, Promises, expect
from bot.rehearsal.room import Room

REFUSALS = (400, 401, 404)  # of Discord itself, for a token it doesn't know
NO_SUCH = "1"  # an id of Discord's first millisecond, which nobody has
PROMISES = Promises()


@PROMISES.add("user-agent", "reference#user-agent", "answers")
async def _takes_our_name(room: Room) -> None:
    """Ask with a token that doesn't exist: Discord itself says so, its edge would refuse us by name."""
    try:
        await room.requests.by_token("GET", f"/webhooks/{room.application}/rehearsal/messages/@original")
    except discord.HTTPException as refused:
        expect(refused.status in REFUSALS, f"{refused.status} {refused.code}: {refused.text[:80]}")
    except discord.RateLimited:
        raise PromiseBroken("the edge refuses this address") from None


async def _refusal(room: Room) -> discord.HTTPException:
    try:
        await room.requests.read({"channel_id": room.channel, "id": NO_SUCH})
    except discord.HTTPException as refused:
        return refused
    raise PromiseBroken("a message that doesn't exist was found")


@PROMISES.add("refusal-via", UNDOCUMENTED, "bans")
async def _says_via(room: Room) -> None:
    expect("Via" in (await _refusal(room)).response.headers, "a refusal of Discord's own without Via")


@PROMISES.add("sessions-counted", "events/gateway#session-start-limit-object", "sessions")
async def _counts_sessions(room: Room) -> None:
    answer = await room.requests.send("GET", "/gateway/bot")
    limits = answer["session_start_limit"]
    for name in ("remaining", "reset_after", "max_concurrency"):
        expect(isinstance(limits[name], int), f"{name}: {limits[name]!r}")


@PROMISES.add("server-permissions", "resources/user#get-current-user-guilds", "check")
async def _lists_permissions(room: Room) -> None:
    servers = await room.requests.send("GET", "/users/@me/guilds")
    ours = [server for server in servers if server["id"] == room.place.server]
    expect(ours, "this server isn't listed")
    expect(str(ours[0].get("permissions", "")).isdigit(), "no permissions beside the server")


@PROMISES.add("server-told", "events/gateway-events#guild-create", "rights")
async def _tells_server(room: Room) -> None:
    """What the gateway says of a server as it connects, from which rights are worked out without asking."""
    told = room.hands.server
    expect(any(each.get("permission_overwrites") is not None for each in told.get("channels", ())), "no channels")
    expect(all("permissions" in each for each in told.get("roles") or [{}]), "no roles with permissions")
    expect(any(each["user"]["id"] == room.me for each in told.get("members", ())), "the bot isn't among the members")
