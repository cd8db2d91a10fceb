"""Places where the bot isn't: who may use it there, and what Discord lets it do."""

from typing import Any

import pytest

from sandbox import MovableClock, PermissionBit, Sandbox
from sandbox.world.world import Channel
from tests.sandbox.sample_bot import Bot, Raw

COMMANDS: list[dict[str, Any]] = [
    {"name": "alone", "contexts": [0, 1, 2], "integration_types": [0, 1]},
    {"name": "server", "contexts": [0], "integration_types": [0]},
    {"name": "mine", "contexts": [0], "integration_types": [1]},
]


@pytest.fixture
def abroad() -> Sandbox:
    sandbox = Sandbox(clock=MovableClock())
    sandbox.world.commands[0] = [{"type": 1, "id": one["name"], "description": "d"} | one for one in COMMANDS]
    return sandbox


def _places(sandbox: Sandbox) -> dict[str, Channel]:
    ana, ben, cleo = (sandbox.person(name) for name in ("Ana", "Ben", "Cleo"))
    return {
        "server": sandbox.channel,
        "elsewhere": sandbox.found_elsewhere("Elsewhere", ana, ben),
        "group": sandbox.open_conversation(ana, ben, cleo),
        "friend": sandbox.open_conversation(ana, ben),
        "bot": ana.opens_direct(),
    }


def _offered(sandbox: Sandbox, places: dict[str, Channel]) -> dict[str, list[str]]:
    ana = sandbox.person("Ana")
    return {name: [command["key"] for command in ana.commands(place)] for name, place in places.items()}


def test_only_who_has_installed_it_may_use_it_where_it_was_not_invited(abroad: Sandbox) -> None:
    places = _places(abroad)
    nothing: dict[str, list[str]] = {"elsewhere": [], "group": [], "friend": []}
    assert _offered(abroad, places) == nothing | {"server": ["alone", "server"], "bot": ["alone"]}
    abroad.person("Ana").installs()
    assert _offered(abroad, places) == {
        "server": ["alone", "server", "mine"],
        "elsewhere": ["alone", "mine"],
        "group": ["alone"],
        "friend": ["alone"],
        "bot": ["alone"],
    }
    assert [command["key"] for command in abroad.person("Ben").commands(places["elsewhere"])] == []
    abroad.person("Ana").uninstalls()
    assert _offered(abroad, places)["elsewhere"] == []


def test_without_a_guild_in_common_the_bots_direct_messages_need_the_installation(abroad: Sandbox) -> None:
    ana = abroad.person("Ana")
    direct = ana.opens_direct()
    ana.leaves(abroad.guild)
    assert ana.commands(direct) == []
    ana.installs()
    assert [command["key"] for command in ana.commands(direct)] == ["alone"]


def test_others_see_what_is_theirs(abroad: Sandbox) -> None:
    places, dora = _places(abroad), abroad.person("Dora")
    assert not {places[name].id for name in ("elsewhere", "group", "friend")} & {one.id for one in dora.channels()}
    assert places["friend"].id not in {one.id for one in abroad.person("Cleo").channels()}


def _heard(sandbox: Sandbox) -> list[Any]:
    """Collect the interactions that the bot is told of from now on."""
    heard: list[Any] = []

    def told(name: str, data: Any) -> Any:
        heard.extend([data] if name == "INTERACTION_CREATE" else [])
        return data

    sandbox.gateway.told = told
    return heard


async def _answered(sandbox: Sandbox, bot: Bot, raw: Raw, place: Channel, flags: int = 0) -> tuple[Any, str]:
    """Let Ana run a command that this bot leaves to the test, and answer it."""
    ana = sandbox.person("Ana")
    ana.installs()
    for command in sandbox.world.commands[0]:
        command |= {"contexts": [0, 1, 2], "integration_types": [0, 1]}
    opened = ana._actions.run(ana.user, place.id, "answer", {"how": "never"})
    body = {"type": 4, "data": {"content": "x", "flags": flags, "allowed_mentions": {"parse": []}}}
    assert (await raw.ask("POST", f"/interactions/{opened.id}/{opened.token}/callback", body))[0] == 204
    return opened, f"/webhooks/{sandbox.world.bot_id}/{opened.token}"


async def test_the_bot_is_told_who_allows_it_and_what_the_person_may_do(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    places, ana = _places(sandbox), sandbox.person("Ana")
    sandbox.grant(ana, PermissionBit.MANAGE_GUILD)
    heard, told = _heard(sandbox), {}
    for name, place in places.items():
        await _answered(sandbox, bot, raw, place)
        told[name] = heard[-1]["context"], heard[-1]["authorizing_integration_owners"]
        allowed = int(heard[-1]["app_permissions"])
        assert bool(allowed & PermissionBit.MANAGE_GUILD) == (name == "elsewhere")  # which is Ana's own
    mine = {"1": str(ana.id)}
    assert told == {
        "server": (0, {"0": str(sandbox.guild.id)} | mine),
        "elsewhere": (0, mine),
        "group": (2, mine),
        "friend": (2, mine),
        "bot": (1, {"0": "0"} | mine),
    }


async def test_a_click_tells_who_installed_it_not_who_clicks(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    place = _places(sandbox)["elsewhere"]
    opened, hook = await _answered(sandbox, bot, raw, place)
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}
    edit = {"components": [row], "allowed_mentions": {"parse": []}}
    assert (await raw.ask("PATCH", f"{hook}/messages/@original", edit))[0] == 200
    ben, heard = sandbox.person("Ben"), _heard(sandbox)
    with sandbox.expect(10062):
        ben._actions.click(ben.user, opened.original.id, "press")
        sandbox.pass_deadline()
    (event,) = heard
    assert event["authorizing_integration_owners"] == {"1": str(sandbox.person("Ana").id)}
    assert event["member"]["user"]["id"] == str(ben.id)


async def test_five_follow_ups_and_no_more(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    places, said = _places(sandbox), {"content": "more", "allowed_mentions": {"parse": []}}
    _, hook = await _answered(sandbox, bot, raw, places["elsewhere"])
    assert [(await raw.ask("POST", hook, said))[0] for _ in range(5)] == [200] * 5
    with sandbox.expect(40094):
        assert (await raw.ask("POST", hook, said))[1]["code"] == 40094
    assert (await raw.ask("PATCH", f"{hook}/messages/@original", said))[0] == 200
    _, at_home = await _answered(sandbox, bot, raw, places["server"])
    assert [(await raw.ask("POST", at_home, said))[0] for _ in range(6)] == [200] * 6


async def test_where_others_forbid_it_every_answer_is_private(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    places, ana = _places(sandbox), sandbox.person("Ana")
    for name in ("server", "elsewhere"):
        sandbox.deny(places[name], PermissionBit.USE_EXTERNAL_APPS, sandbox.person("Ben"))
    opened, _ = await _answered(sandbox, bot, raw, places["elsewhere"])
    assert opened.original.only_for is None
    owner = sandbox.world.guilds[places["elsewhere"].guild_id or 0]
    owner.owner_id = sandbox.person("Ben").id
    for name, is_private in (("server", False), ("elsewhere", True)):
        sandbox.deny(places[name], PermissionBit.USE_EXTERNAL_APPS, ana)
        opened, hook = await _answered(sandbox, bot, raw, places[name])
        said = {"content": "more", "allowed_mentions": {"parse": []}}
        assert (await raw.ask("POST", hook, said))[0] == 200
        assert [one.only_for == ana.id for one in (opened.original, *opened.follow_ups)] == [is_private] * 2


async def test_the_bot_hears_and_does_nothing_there(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    places, ana = _places(sandbox), sandbox.person("Ana")
    guild_id = places["elsewhere"].guild_id
    for name in ("elsewhere", "group", "friend"):
        ana.say(places[name], "hello")
        with sandbox.expect(50001):
            assert (await raw.ask("POST", f"/channels/{places[name].id}/messages", {"content": "x"}))[1][
                "code"
            ] == 50001
    for path in (f"/guilds/{guild_id}", f"/guilds/{guild_id}/channels", f"/guilds/{guild_id}/threads/active"):
        with sandbox.expect(50001):
            assert (await raw.ask("GET", path))[1]["code"] == 50001
    assert [one["id"] for one in (await raw.ask("GET", "/users/@me/guilds"))[1]] == [str(sandbox.guild.id)]
    assert [one.id for one in bot.client.guilds] == [sandbox.guild.id]
