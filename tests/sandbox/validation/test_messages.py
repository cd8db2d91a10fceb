"""Every limit of messages, embeds and components: one over is refused, exactly met is taken."""

import pytest

from sandbox import Sandbox
from tests.sandbox.components import Json, button, container, gallery, layout, option, row, select, text
from tests.sandbox.sample_bot import Raw

BAD_MESSAGES: list[tuple[Json, str, str]] = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_BAD_LENGTH"),
    ({"content": 5}, "content", "BASE_TYPE_BAD_TYPE"),
    ({"content": "x", "components": [row(button(n)) for n in range(6)]}, "components", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(*(button(n) for n in range(6)))]}, "components", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row()]}, "components", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [button()]}, "type", "UNION_TYPE_CHOICES"),
    ({"content": "x", "components": [text("v2")]}, "type", "UNION_TYPE_CHOICES"),
    ({"content": "x", "components": [row(button(), select())]}, "components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ({"content": "x", "components": [row(button(), button())]}, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ({"content": "x", "components": [row(button(label="l" * 81))]}, "label", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id="c" * 101))]}, "custom_id", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id=""))]}, "custom_id", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id=None))]}, "custom_id", "BASE_TYPE_REQUIRED"),
    ({"content": "x", "components": [row(button(style=7))]}, "style", "BASE_TYPE_CHOICES"),
    ({"content": "x", "components": [row(button(label=None))]}, "0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ({"content": "x", "components": [row(button(emoji={"name": "♞"}))]}, "emoji", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (
        {"content": "x", "components": [row(button(emoji={"id": "1", "name": "a"}))]},
        "emoji",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    ({"content": "x", "components": [row(button(url="https://a.b"))]}, "0", "BUTTON_COMPONENT_CUSTOM_ID_XOR_URL"),
    (
        {"content": "x", "components": [row(button(style=5, custom_id=None, url="ftp://a"))]},
        "url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    ({"content": "x", "components": [row(select(options=[]))]}, "options", "BASE_TYPE_BAD_LENGTH"),
    (
        {"content": "x", "components": [row(select(options=[option(n) for n in range(26)]))]},
        "options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"content": "x", "components": [row(select(options=[option(0), option(0)]))]}, "value", "VALUE_DUPLICATED"),
    (
        {"content": "x", "components": [row(select(options=[option(0, label="l" * 101)]))]},
        "label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"content": "x", "components": [row(select(options=[option(0, description="d" * 101)]))]},
        "description",
        "BAD_LENGTH",
    ),
    ({"content": "x", "components": [row(select(placeholder="p" * 151))]}, "placeholder", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(select(min_values=2))]}, "min_values", "SELECT_COMPONENT_MIN_EXCEEDS_MAX"),
    ({"content": "x", "components": [row(select(max_values=26))]}, "max_values", "NUMBER_TYPE_MAX"),
    (
        {"content": "x", "components": [row(select(options=[option(n, default=True) for n in range(3)]))]},
        "options",
        "TOO_MANY",
    ),
    ({"content": "x", "embeds": [{"title": "t" * 257}]}, "title", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "embeds": [{"description": "d" * 4097}]}, "description", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "fields", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]}, "value", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "embeds": [{"description": "d" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ({"content": "x", "embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "nonce": "n" * 26}, "nonce", "NONCE_TYPE_INVALID_SIZE"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions", "EXCLUSIVE"),
    ({"content": "x", "allowed_mentions": {"parse": ["cats"]}}, "parse", "BASE_TYPE_CHOICES"),
    ({"content": "x", "attachments": [{"id": 0}]}, "id", "ATTACHMENT_NOT_FOUND"),
    ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference", "REPLIES_UNKNOWN_MESSAGE"),
    (layout(text("t"), content="x"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (layout(text("t"), embeds=[{"title": "t"}]), "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (layout(*(text("t") for _ in range(41))), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (layout(container(*(text("t") for _ in range(40)))), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (layout(text("t" * 2001), container(text("t" * 2000))), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (layout(text("")), "content", "BASE_TYPE_BAD_LENGTH"),
    (layout(container(container(text("t")))), "type", "UNION_TYPE_CHOICES"),
    (layout(container()), "components", "BASE_TYPE_BAD_LENGTH"),
    (layout(gallery(0)), "items", "BASE_TYPE_BAD_LENGTH"),
    (layout(gallery(11)), "items", "BASE_TYPE_BAD_LENGTH"),
    (layout(gallery(1, description="d" * 1025)), "description", "BASE_TYPE_BAD_LENGTH"),
    (layout(gallery(1, media={"url": "attachment://no.png"})), "url", "REFERENCED_ATTACHMENT_NOT_FOUND"),
    (layout({"type": 13, "file": {"url": "https://example.org/a.txt"}}), "url", "URL_TYPE_INVALID_SCHEME"),
    (layout({"type": 9, "components": [text("t")]}), "accessory", "BASE_TYPE_REQUIRED"),
    (layout({"type": 9, "components": [text("t")] * 4, "accessory": button()}), "components", "BASE_TYPE_BAD_LENGTH"),
    (layout({"type": 14, "spacing": 3}), "spacing", "NUMBER_TYPE_MAX"),
    (layout(row(button()), container(row(button()))), "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (layout({"type": 4, "custom_id": "t", "style": 1, "label": "l"}), "type", "UNION_TYPE_CHOICES"),
]


@pytest.mark.parametrize(("body", "path", "code"), BAD_MESSAGES)
async def test_bad_message(sandbox: Sandbox, raw: Raw, body: Json, path: str, code: str) -> None:
    with sandbox.expect(50035) as found:
        errors = await raw.errors("POST", f"/channels/{sandbox.channel.id}/messages", body)
    assert code in errors and f"'{path}'" in errors and len(found) == 1
    assert not sandbox.channel.messages


async def test_good_messages(sandbox: Sandbox, raw: Raw) -> None:
    """Each limit is met exactly: nothing here may be refused."""
    link = {"type": 2, "style": 5, "label": "l", "url": "https://a.b"}
    section = {"type": 9, "components": [text("t")] * 3, "accessory": button(9)}
    bodies: list[Json] = [
        {"content": "x" * 2000, "components": [row(*(button(5 * r + n) for n in range(5))) for r in range(5)]},
        {"components": [row(select(options=[option(n, description="d" * 100) for n in range(25)], max_values=25))]},
        {
            "content": "x",
            "components": [row(button(emoji={"name": "♟️"}), button(1, label=None, emoji={"name": "🏳️‍🌈"}), link)],
        },
        {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
        layout(*(text("t" * 100) for _ in range(40))),
        layout(container(section, gallery(10, description="d" * 1024), {"type": 14}, row(select()))),
    ]
    for body in bodies:
        status, answer = await raw.ask("POST", f"/channels/{sandbox.channel.id}/messages", body)
        assert status == 200, answer
