"""Events of every kind that the gateway may send, whole and spoilt."""

import copy
import random
from collections.abc import Iterator
from typing import Any

from discord.state import AutoShardedConnectionState

from sandbox import Sandbox
from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json

SESSION = ("READY", "RESUMED")
KINDS = sorted(
    name.removeprefix("parse_").upper() for name in dir(AutoShardedConnectionState) if name.startswith("parse_")
)
OTHERS: tuple[object, ...] = (None, "x", 7, -1, [], {}, [None], {"x": None}, True, "9" * 30)
MISSING = object()
DEPTH = 3  # of the fields that are spoilt
Event = tuple[str, Any]


def whole(sandbox: Sandbox, thread: int, message: int) -> dict[str, Json]:
    """Give an event of each kind as the stand-in sends it; kinds that it doesn't know get a likely body."""
    world, guild = sandbox.world, sandbox.guild
    ana = next(user for user in world.users.values() if user.name == "Ana")
    user, here = payloads.user(ana), {"guild_id": str(guild.id)}
    member = payloads.member(guild.members[ana.id]) | here | {"user": user}
    text, room = payloads.channel(world, sandbox.channel), payloads.channel(world, world.channels[thread])
    found = world.message(message)
    assert found is not None
    said = payloads.message(sandbox.context, found) | here | {"thread": room, "member": member}
    role = {"role": payloads.role(next(iter(guild.roles.values())), guild)} | here
    bodies: dict[str, Json] = {"MESSAGE": said, "CHANNEL": text, "THREAD": room | {"newly_created": True}}
    bodies |= {"GUILD_MEMBER": member, "GUILD_ROLE": role, "GUILD": payloads.guild(world, guild), "USER": user}
    bodies["THREAD_MEMBERS"] = {"id": str(thread), **here, "member_count": 2, "added_members": [member]}
    bodies["THREAD_LIST"] = here | {"threads": [room], "channel_ids": [text["id"]], "members": [room.get("member")]}
    likely = here | {
        "id": "5",
        "channel_id": text["id"],
        "message_id": str(message),
        "user": user,
        "user_id": str(ana.id),
    }
    return {name: _nearest(bodies, name, likely) for name in KINDS if name not in SESSION}


def _nearest(bodies: dict[str, Json], name: str, likely: Json) -> Json:
    """Give the body of the longest beginning of this name."""
    fitting = [known for known in bodies if name == known or name.startswith(f"{known}_")]
    return copy.deepcopy(bodies[max(fitting, key=len)] if fitting else likely)


def spoilt(dice: random.Random, name: str, body: Json, most: int) -> Iterator[Event]:
    """Spoil an event in so many ways of all there are: no body, and each field missing, null or of another type."""
    ways: list[tuple[tuple[Any, ...], object]] = [((), other) for other in OTHERS]
    ways += [(path, other) for path in paths(body, DEPTH) for other in (MISSING, *OTHERS)]
    for path, other in dice.sample(ways, min(len(ways), most)):
        yield name, spoilt_at(body, path, other) if path else copy.deepcopy(other)


def spoilt_by_chance(dice: random.Random, name: str, body: Json) -> Event:
    """Spoil one field of an event."""
    return name, spoilt_at(body, dice.choice(list(paths(body, DEPTH))), dice.choice((MISSING, *OTHERS)))


def paths(value: Any, depth: int) -> Iterator[tuple[Any, ...]]:
    """List the ways to each field; of a list, its first item stands for all."""
    if depth and isinstance(value, dict):
        for key, inner in value.items():
            yield (key,)
            yield from ((key, *path) for path in paths(inner, depth - 1))
    elif depth and isinstance(value, list) and value:
        yield from ((0, *path) for path in paths(value[0], depth))


def spoilt_at(body: Json, path: tuple[Any, ...], value: object) -> Json:
    made = copy.deepcopy(body)
    parent: Any = made
    for key in path[:-1]:
        parent = parent[key]
    if value is MISSING:
        del parent[path[-1]]
    else:
        parent[path[-1]] = value
    return made
