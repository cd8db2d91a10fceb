"""Read a line typed into the message box: `/challenge tactic opponent:@Ben pace:3`."""

import re

from sandbox.people.command_catalogue import localized
from sandbox.people.invocation import CHANNEL, GROUP, MENTIONABLE, ROLE, SUBCOMMAND, USER, CannotDo
from sandbox.protocol.json_codec import Json
from sandbox.world.world import Channel, User, World


def read_line(
    world: World, channel: Channel, user: User, commands: list[Json], line: str
) -> tuple[str, dict[str, str]]:
    """Give a command's path and its options; names may be the registered or the person's own."""
    first, rest = _word(line.removeprefix("/"))
    node = _named(commands, first, user.locale)
    path = [node["name"]]
    while any(option["type"] in (SUBCOMMAND, GROUP) for option in node.get("options") or []):
        first, rest = _word(rest)
        node = _named(node["options"], first, user.locale)
        path.append(node["name"])
    return " ".join(path), _options(world, channel, user, node.get("options") or [], rest)


def _word(text: str) -> tuple[str, str]:
    first, _, rest = text.strip().partition(" ")
    return first, rest


def _named(things: list[Json], name: str, locale: str) -> Json:
    for thing in things:
        if name in (thing["name"], localized(thing, "name", locale)):
            return thing
    raise CannotDo(f"there is no command {name!r} here")


def _options(world: World, channel: Channel, user: User, declared: list[Json], text: str) -> dict[str, str]:
    names = {name: option for option in declared for name in (option["name"], localized(option, "name", user.locale))}
    if not text.strip():
        return {}
    alternatives = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    parts = re.split(rf"(?:^|\s)({alternatives}):", text) if names else [text]
    if parts[0].strip():
        raise CannotDo(f"{parts[0].strip()!r} belongs to no option")
    pairs = zip(parts[1::2], parts[2::2], strict=True)
    return {names[name]["name"]: _reference(world, channel, names[name], value.strip()) for name, value in pairs}


def _reference(world: World, channel: Channel, option: Json, value: str) -> str:
    """Replace @name and #name by ids where the option is about people, roles or channels."""
    if option["type"] not in (USER, CHANNEL, ROLE, MENTIONABLE):
        return value
    if digits := re.fullmatch(r"<?[@#]?[!&]?(\d+)>?", value):
        return digits[1]
    name = value.lstrip("@#").lower()
    guild = world.guilds.get(channel.guild_id or 0)
    matching = [
        u.id for u in world.users.values() if u.name.lower() == name and (guild is None or u.id in guild.members)
    ]
    if option["type"] in (ROLE, MENTIONABLE) and guild is not None:
        matching += [role.id for role in guild.roles.values() if role.name.lower() == name]
    if option["type"] == CHANNEL:
        matching = [c.id for c in world.channels.values() if c.name.lower() == name and c.guild_id == channel.guild_id]
    if not matching:
        raise CannotDo(f"{option['name']}: nothing here is called {value!r}")
    return str(matching[0])
