"""Direct messages opened over REST."""

from sandbox import Sandbox
from tests.sandbox.sample_bot import Raw


async def test_direct_messages_opened_too_fast(sandbox: Sandbox, raw: Raw) -> None:
    people = [sandbox.person(f"P{n}") for n in range(31)]
    for person in people[:30]:
        assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(person.id)}))[0] == 200
    with sandbox.expect(40003):
        assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(people[30].id)}))[1]["code"] == 40003
    assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(people[0].id)}))[0] == 200
