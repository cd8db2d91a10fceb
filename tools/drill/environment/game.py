"""Two people who play on, whatever happens to the bot meanwhile."""

from contextlib import suppress

from sandbox import Sandbox, SandboxPerson, Seen
from sandbox.world.world import Channel

TRIES, PATIENCE_S, BEGINS_S = 20, 1.0, 20.0


def ids(seen: Seen) -> list[str]:
    return [str(button.get("custom_id", "")) for button in seen.buttons]


def turns(thread: Channel, person: SandboxPerson) -> list[Seen]:
    """List the turn messages of a table, old ones too."""
    return [seen for seen in person.sees(thread) if not seen.is_private and seen.pictures]


def current_turn(thread: Channel | None, person: SandboxPerson) -> Seen | None:
    """Find the newest turn message, if it can be played from, or the end message."""
    found = turns(thread, person)[-1:] if thread else []
    return next((seen for seen in found if any(one.startswith(("play|", "rematch|")) for one in ids(seen))), None)


def is_over(current: Seen) -> bool:
    return not any(one.startswith("play|") for one in ids(current))


async def begun(sandbox: Sandbox) -> Seen:
    """Let Ana challenge Ben, and Ben accept; give the first turn message."""
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.run(sandbox.channel, "challenge l-calculus", opponent=ben, first="host")
    challenge = await ben.waits_for(sandbox.channel, lambda seen: "Accept" in seen.labels, BEGINS_S)
    await ben.click(challenge, "Accept")
    first: Seen = await ana.waits_until(lambda: current_turn(_under(sandbox, challenge), ana), BEGINS_S)
    return first


def _under(sandbox: Sandbox, message: Seen) -> Channel | None:
    """A thread under a message has the message's id."""
    return sandbox.world.channels.get(message.id)


def mover(sandbox: Sandbox, current: Seen) -> SandboxPerson:
    """Find whom the turn message tells that it is their turn."""
    last = current.text.split("<@", 1)[1]
    return next(one for one in map(sandbox.person, ("Ana", "Ben")) if last.startswith(str(one.id)))


async def wish(sandbox: Sandbox, current: Seen) -> None:
    """Let whoever is to move type something legal."""
    person, thread = mover(sandbox, current), sandbox.world.channels[current.channel_id]
    choices = await person.autocomplete(thread, "move", "text", "")
    if choices:
        await person.run(thread, "move", text=choices[0]["value"])


async def goes_on(sandbox: Sandbox, current: Seen, patience: float = PATIENCE_S) -> Seen:
    """Try as people would, until the next turn stands."""
    ana, thread = sandbox.person("Ana"), sandbox.world.channels[current.channel_id]
    for _ in range(TRIES):
        await wish(sandbox, current)
        with suppress(TimeoutError):
            after: Seen = await ana.waits_until(lambda: _newer(current_turn(thread, ana), current), patience)
            return after
    raise AssertionError(f"nothing comes after {current.text}")


def _newer(found: Seen | None, than: Seen) -> Seen | None:
    return found if found and found.id > than.id else None
