"""Who has installed the application: servers that invited the bot, and people for themselves."""

from bot.rehearsal.hands import HandDone
from bot.rehearsal.promise import NotTried, Promises, expect
from bot.rehearsal.room import Room
from bot.ui.discord_io.rest.user_install import BY_PERSON, BY_SERVER

NAME = "cairn-rehearsal-anywhere"
ALL = "/applications/{application_id}/commands"
EVERYWHERE = [0, 1, 2]  # servers, the bot's direct messages, people's own
PAGE = "interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object"
PROMISES = Promises()


@PROMISES.add("invited", PAGE, "user-install", "press")
async def _names_who_invited(room: Room) -> None:
    """A button in this server says that the server has invited the bot, whoever has installed it besides."""
    done: HandDone = room.kept["pressed"]
    owners = done.raw.get("authorizing_integration_owners") or {}
    expect(owners.get(str(BY_SERVER)) == room.place.server, f"authorizing_integration_owners: {owners}")


@PROMISES.add("command-anywhere", "interactions/application-commands#contexts", "user-install")
async def _offers_anywhere(room: Room) -> None:
    """Add a command for people's own installation, and take it away at once: it is for all servers."""
    ids = {"application_id": room.application}
    portal = await room.requests.send("GET", "/applications/@me")
    if str(BY_PERSON) not in (portal.get("integration_types_config") or {}):
        raise NotTried("rehearsal-why-no-user-install")
    wanted = {"name": NAME, "description": "-", "integration_types": [BY_PERSON], "contexts": EVERYWHERE}
    made = await room.requests.send("POST", ALL, wanted, ids=ids)
    await room.requests.send("DELETE", f"{ALL}/{made['id']}", ids=ids)
    got = made.get("integration_types"), made.get("contexts")
    expect(got == ([BY_PERSON], EVERYWHERE), f"integration_types and contexts: {got}")
