"""Every limit of registered commands."""

import pytest

from sandbox import Sandbox
from tests.sandbox.components import Json
from tests.sandbox.sample_bot import Raw

BAD_COMMANDS: list[tuple[Json, str]] = [
    ({"name": "Upper"}, "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name": "two words"}, "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name": "n" * 33}, "BASE_TYPE_BAD_LENGTH"),
    ({"description": ""}, "BASE_TYPE_BAD_LENGTH"),
    ({"description": "d" * 101}, "BASE_TYPE_BAD_LENGTH"),
    ({"name_localizations": {"fr": "Défier"}}, "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name_localizations": {"xx": "a"}}, "ENUM_TYPE_COERCE"),
    ({"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]}, "BASE_TYPE_BAD_LENGTH"),
    ({"options": [{"type": 3, "name": "o", "description": "d"}] * 2}, "OPTIONS_NAME_INVALID"),
    (
        {
            "options": [
                {"type": 3, "name": "a", "description": "d"},
                {"type": 3, "name": "b", "description": "d", "required": True},
            ]
        },
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        {"options": [{"type": 1, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d"}]},
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        {
            "options": [
                {"type": 1, "name": "a", "description": "d", "options": [{"type": 1, "name": "b", "description": "d"}]}
            ]
        },
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        {"options": [{"type": 3, "name": "a", "description": "d", "choices": [{"name": "c", "value": "v" * 101}]}]},
        "BAD_LENGTH",
    ),
    (
        {"options": [{"type": 4, "name": "a", "description": "d", "choices": [{"name": "c", "value": "v"}]}]},
        "VALUE_INVALID",
    ),
    (
        {
            "options": [
                {
                    "type": 3,
                    "name": "a",
                    "description": "d",
                    "autocomplete": True,
                    "choices": [{"name": "c", "value": "v"}],
                }
            ]
        },
        "AUTOCOMPLETE_INVALID",
    ),
    ({"contexts": [7]}, "BASE_TYPE_CHOICES"),
    (
        {
            "options": [
                {
                    "type": 3,
                    "name": f"o{n}",
                    "description": "d" * 100,
                    "choices": [{"name": f"{c:0100}", "value": f"{c:0100}"} for c in range(20)],
                }
                for n in range(2)
            ]
        },
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("change", "code"), BAD_COMMANDS)
async def test_bad_command(sandbox: Sandbox, raw: Raw, change: Json, code: str) -> None:
    command = {"name": "good", "description": "d"} | change
    path = f"/applications/{sandbox.world.bot_id}/commands"
    with sandbox.expect(50035):
        assert code in await raw.errors("PUT", path, [command])


async def test_at_most_a_hundred_commands(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.world.bot_id}/commands"
    many = [{"name": f"c{n}", "description": "d", "name_localizations": {"fr": f"défi{n}"}} for n in range(101)]
    assert (await raw.ask("PUT", path, many[:100]))[0] == 200
    with sandbox.expect(50035):
        assert "APPLICATION_COMMANDS_MAX" in await raw.errors("PUT", path, many)
