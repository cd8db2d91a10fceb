"""Whom a message mentions."""

from sandbox.world.mentions import find_mentions


def test_mentions_pass_only_as_allowed() -> None:
    text, layout = "<@1> <@!2> <@&3> @everyone", [{"type": 17, "components": [{"type": 10, "content": "<@4>"}]}]
    everything = find_mentions(text, layout, None)
    assert (everything.users, everything.roles, everything.everyone) == ((1, 2, 4), (3,), True)
    assert find_mentions(text, layout, {"parse": []}) == find_mentions("", [], None)
    assert find_mentions(text, layout, {"users": ["4", "9"]}).users == (4,)
    assert find_mentions(text, layout, {"parse": ["users"]}).roles == ()
