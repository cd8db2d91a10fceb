"""What Discord may leave out, or let be null, is no reason not to do what was asked, or not to know a server."""

import asyncio
import copy
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from bot.ui.discord_io.gateway.sparse_events import filled_in
from sandbox import Seen
from sandbox.protocol.json_codec import Json
from tests.bot.ui.conftest import Stage
from tests.bot.ui.discord_io.gateway.events import MISSING, paths, spoilt_at, whole
from tests.bot.ui.players import Match, id_of, open_match, press
from tests.sampled import sampled

DEPTH, PATIENCE_S = 4, 300
SAID = ("data",)  # what a click is about
NEEDED = {
    *("id", "application_id", "type", "token", "guild_id", "member", "member.user", "member.user.id", "message"),
    *("message.id", "channel.id", "channel_id"),
}
NEEDED_OF_SERVER = {"id", "unavailable", "roles", "channels", "threads", "channels.0.id", "threads.0.id", "roles.0.id"}
UNTOLD = {"roles.0", "channels.0", "threads.0", "threads.0.parent_id"}  # without it, this one isn't known

Act = Callable[[Match, Seen], Awaitable[Seen]]


async def click(match: Match, turn: Seen) -> Seen:
    return await press(match.people[0], turn, "view|")


async def command(match: Match, turn: Seen) -> Seen:
    return await (await match.people[0].run(match.stage.sandbox.channel, "profile", person=match.people[1])).shown()


async def form(match: Match, turn: Seen) -> Seen:
    ana = match.people[0]
    picker = await press(ana, turn, "play|")
    return await (await ana.submit(await ana.click(picker, id_of(picker, "type|")), {"line": "nothing"})).shown()


def untold(body: Json, needed: set[str]) -> Iterator[tuple[str, Any]]:
    """List the fields that may be missing or null, each with what stands in its place."""
    for path in paths(body, DEPTH):
        name = ".".join(map(str, path))
        if name not in needed and path[0] not in SAID:
            yield from ((name, _spoilt(body, path, other)) for other in (MISSING, None))


def _spoilt(body: Json, path: tuple[Any, ...], other: object) -> Callable[[Json], Json]:
    def spoilt(data: Json) -> Json:
        try:
            return spoilt_at(data, path, other)
        except (KeyError, IndexError, TypeError):  # another interaction on the way, which has no such field
            return copy.deepcopy(data)

    return spoilt


async def test_a_click_works_whatever_is_left_out(stage: Stage) -> None:
    """A command and a form as well: of the fields that were tried in a click, every third."""
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    came, spoil = list[Json](), [copy.deepcopy]
    once = stage.sandbox.interactions.dispatch

    def sent(name: str, guild: int | None, data: Json) -> bool:
        came.append(data)
        return once(name, guild, spoil[0](data))

    stage.sandbox.interactions.dispatch = sent
    tried, failed = set[str](), list[str]()
    for act in (click, command, form):
        spoil[0] = copy.deepcopy
        usual = (await act(match, turn)).text
        fields = list(untold(came[-1], NEEDED))
        again = [each for each in fields if each[0] in tried]
        for name, spoilt in (*(each for each in fields if each[0] not in tried), *again[:: sampled(3, full=1)]):
            spoil[0] = spoilt
            async with asyncio.timeout(PATIENCE_S):
                if (await act(match, turn)).text != usual:
                    failed.append(f"{act.__name__}: {name}")
        tried |= {name for name, _ in fields}
    assert failed == []


@pytest.mark.parametrize("name", ["app_permissions", "channel", "locale", "authorizing_integration_owners"])
async def test_a_challenge_is_posted_whatever_is_left_out(stage: Stage, name: str) -> None:
    once = stage.sandbox.interactions.dispatch
    stage.sandbox.interactions.dispatch = lambda event, guild, data: once(event, guild, data | {name: None})
    ana, ben = stage.person("Ana"), stage.person("Ben")
    await ana.run(stage.sandbox.channel, "challenge tactic")
    posted = await ben.waits_for(stage.sandbox.channel, lambda seen: seen.pictures)
    await ben.click(posted, id_of(posted, "accept|"))
    await ben.waits_until(stage.sandbox.threads)


async def test_a_server_is_known_whatever_is_left_out(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    state, number = stage.bot._connection, stage.sandbox.guild.id
    body = whole(stage.sandbox, match.thread.id, turn.id)["GUILD_CREATE"]
    failed = list[str]()
    for name, spoilt in untold(body, NEEDED_OF_SERVER | UNTOLD):
        state.parsers["GUILD_CREATE"]({"id": str(number), "unavailable": True})
        state.parsers["GUILD_CREATE"](spoilt(body))
        server = stage.bot.get_guild(number)
        known = server and (not server.unavailable, len(server.channels), len(server.threads), len(server.roles))
        if known != (True, len(body["channels"]), len(body["threads"]), len(body["roles"])):
            failed.append(name)
    assert failed == []


def test_what_has_no_id_is_left_out_of_a_list() -> None:
    told = filled_in("GUILD_CREATE", {"id": "1", "channels": [None, {"name": "a"}, {"id": "2", "name": None}]})
    assert [(one["id"], one["name"], one["position"]) for one in told["channels"]] == [("2", "", 0)]


def test_people_are_filled_in_by_their_ids() -> None:
    told = filled_in("INTERACTION_CREATE", {"data": {"resolved": {"users": {"7": {"id": "7"}}, "members": {"7": {}}}}})
    assert told["data"]["resolved"]["users"]["7"]["username"] == ""
    assert told["data"]["resolved"]["members"]["7"]["flags"] == 0
    assert filled_in("INTERACTION_CREATE", {"member": {"roles": ["5", "6"]}})["member"]["roles"] == ["5", "6"]


async def test_a_game_is_played_in_a_server_that_isnt_told(stage: Stage) -> None:
    """Whether Discord is late with it, or never sends it."""
    stage.sandbox.gateway.told = lambda name, data: None if name == "GUILD_CREATE" else data
    await stage.restart()
    match = await open_match(stage, "l-calculus")
    await match.step()
    assert (await press(match.people[0], await match.next_turn(), "view|")).pictures
