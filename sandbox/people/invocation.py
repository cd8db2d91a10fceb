"""Fill in a command's options within the types, bounds and choices that Discord's client enforces."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sandbox.gateway import payloads
from sandbox.people.command_catalogue import localized
from sandbox.protocol.json_codec import Json
from sandbox.world import access
from sandbox.world.world import Channel, User, World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)


class CannotDo(Exception):
    """Say why a person cannot do this on Discord; nothing was sent to the bot."""


@dataclass(slots=True)
class Resolved:
    """Collect the people, roles and channels an interaction names."""

    world: World
    channel: Channel
    found: Json = field(default_factory=dict)

    def user(self, user_id: int) -> None:
        """Name anybody by their id, in a server also who isn't there: only members are resolved as such."""
        user = self.world.users.get(user_id)
        guild = self.world.guilds.get(self.channel.guild_id or 0)
        here = {self.world.bot_id, self.channel.recipient_id, *self.channel.members}
        if user is None or (guild is None and user_id not in here):
            raise CannotDo(f"nobody has the id {user_id}")
        self.found.setdefault("users", {})[str(user_id)] = payloads.user(user)
        if guild is not None and user_id in guild.members:
            member = payloads.member(guild.members[user_id])
            allowed = access.granted(self.world, user_id, self.channel)
            self.found.setdefault("members", {})[str(user_id)] = member | {"permissions": str(allowed)}

    def role(self, role_id: int) -> None:
        guild = self.world.guilds.get(self.channel.guild_id or 0)
        if guild is None or role_id not in guild.roles:
            raise CannotDo(f"no role has the id {role_id}")
        self.found.setdefault("roles", {})[str(role_id)] = payloads.role(guild.roles[role_id], guild)

    def channel_named(self, channel_id: int, user: User, kinds: list[int] | None) -> None:
        channel = self.world.channels.get(channel_id)
        if channel is None or not access.sees(self.world, user.id, channel) or (kinds and channel.kind not in kinds):
            raise CannotDo(f"no fitting channel has the id {channel_id}")
        body = payloads.channel(self.world, channel) | {
            "permissions": str(access.granted(self.world, user.id, channel))
        }
        self.found.setdefault("channels", {})[str(channel_id)] = body

    def mentionable(self, number: int) -> None:
        guild = self.world.guilds.get(self.channel.guild_id or 0)
        if guild is not None and number in guild.roles:
            self.role(number)
        else:
            self.user(number)


@dataclass(frozen=True, slots=True)
class Invocation:
    command: Json
    path: str  # "challenge tactic"
    options: list[Json]
    resolved: Json

    def data(self) -> Json:
        body: Json = {"id": self.command["id"], "name": self.command["name"], "type": 1, "options": self.options}
        if self.resolved:
            body["resolved"] = self.resolved
        return body | {key: self.command[key] for key in ("guild_id",) if key in self.command}


def on_person(command: Json, target_id: int, resolved: Resolved) -> Json:
    """What comes with a command out of a person's menu: whose it was, and no options."""
    body: Json = {"id": command["id"], "name": command["name"], "type": 2, "target_id": str(target_id)}
    return body | {"resolved": resolved.found} | {key: command[key] for key in ("guild_id",) if key in command}


def find(commands: list[Json], path: str) -> tuple[Json, list[Json]]:
    """Follow a path of names through command, group and subcommand; give the command and its nodes below."""
    first, *rest = path.split()
    command = next((each for each in commands if each["name"] == first), None)
    if command is None:
        raise CannotDo(f"there is no command /{first} here")
    chain: list[Json] = []
    node = command
    for name in rest:
        inner = [
            each for each in node.get("options") or [] if each["type"] in (SUBCOMMAND, GROUP) and each["name"] == name
        ]
        if not inner:
            raise CannotDo(f"/{path}: there is no subcommand {name}")
        node = inner[0]
        chain.append(node)
    if any(each["type"] in (SUBCOMMAND, GROUP) for each in node.get("options") or []):
        raise CannotDo(f"/{path} needs a subcommand")
    return command, chain


@dataclass(slots=True)
class OptionFiller:
    """Turn a person's values for options into the JSON that Discord sends."""

    user: User
    resolved: Resolved
    focused: str | None = None

    def fill(self, commands: list[Json], path: str, given: Mapping[str, Any]) -> Invocation:
        command, chain = find(commands, path)
        leaf = chain[-1] if chain else command
        options = self._values(leaf.get("options") or [], dict(given), path)
        for node in reversed(chain):
            options = [{"name": node["name"], "type": node["type"], "options": options}]
        return Invocation(command, path, options, self.resolved.found)

    def _values(self, declared: list[Json], given: dict[str, Any], path: str) -> list[Json]:
        by_name = {option["name"]: option for option in declared}
        given = {_known(key, by_name): value for key, value in given.items() if value is not None}
        unknown = given.keys() - by_name.keys()
        missing = [each["name"] for each in declared if each.get("required") and each["name"] not in given]
        if unknown or (missing and self.focused is None):
            raise CannotDo(f"/{path}: " + (f"no option {sorted(unknown)}" if unknown else f"missing {missing}"))
        return [self._one(by_name[name], value) for name, value in given.items()]

    def _one(self, option: Json, value: Any) -> Json:
        body: Json = {"name": option["name"], "type": option["type"]}
        if option["name"] == self.focused:
            return body | {"value": str(value), "focused": True}
        try:
            return body | {"value": self._value(option, value)}
        except ValueError:
            raise CannotDo(f"{option['name']} cannot be {value!r}") from None

    def _value(self, option: Json, value: Any) -> Any:
        kind = option["type"]
        if option.get("choices"):
            return _chosen(option, value, self.user.locale)
        match kind:
            case 3:
                return _bounded(str(value), len(str(value)), option, "min_length", "max_length")
            case 4:
                return _bounded(int(value), int(value), option, "min_value", "max_value")
            case 10:
                return _bounded(float(value), float(value), option, "min_value", "max_value")
            case 5:
                return _truth(value)
            case _:
                return self._reference(option, int(value))

    def _reference(self, option: Json, number: int) -> str:
        match option["type"]:
            case 6:
                self.resolved.user(number)
            case 7:
                self.resolved.channel_named(number, self.user, option.get("channel_types"))
            case 8:
                self.resolved.role(number)
            case 9:
                self.resolved.mentionable(number)
            case other:
                raise CannotDo(f"the stand-in has no options of type {other}")
        return str(number)


def _known(key: str, by_name: dict[str, Json]) -> str:
    """Allow an underscore where Python cannot write the dash."""
    return key if key in by_name else key.replace("_", "-") if key.replace("_", "-") in by_name else key


def _chosen(option: Json, value: Any, locale: str) -> Any:
    for choice in option["choices"]:
        if value == choice["value"] or str(value) in (
            str(choice["value"]),
            choice["name"],
            localized(choice, "name", locale),
        ):
            return choice["value"]
    raise CannotDo(f"{option['name']}: {value!r} is not one of the choices")


def _bounded(value: Any, size: float, option: Json, least: str, most: str) -> Any:
    low, high = option.get(least), option.get(most)
    longest = high if high is not None else (6000 if option["type"] == STRING else None)
    if (low is not None and size < low) or (longest is not None and size > longest):
        raise CannotDo(f"{option['name']}: {value!r} is out of bounds")
    return value


def _truth(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if str(value).lower() not in ("true", "false"):
        raise ValueError(value)
    return str(value).lower() == "true"
