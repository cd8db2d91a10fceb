"""What goes over the line, and what is read back from it."""

import json
from email import message_from_bytes
from typing import Any

import pytest

from bot.ui.discord_io.rest.payload import LAID_OUT, PRIVATE, encode_body, packed
from bot.ui.layout import Attached, Layout, button, layout, rows, text
from bot.ui.plain_message import plain

PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://a-1.png"}, "description": "a board"}]}
TURN = layout(text("Ana played"), PICTURE, text("Ben's turn\n-# a promise"), *rows([button("Play", "play|a|1")]))


def parts_of(view: Layout, *files: Attached) -> list[Any]:
    sent = packed(encode_body(view, files), files)
    assert sent.content_type.startswith("multipart/form-data")
    assert sent.decode("latin-1").startswith("--"), "some readers of forms take nothing before the first boundary"
    written = f"Content-Type: {sent.content_type}\n\n" + sent.decode("latin-1")
    whole = message_from_bytes(written.encode("latin-1"))
    return list(whole.walk())[1:]


def test_files_and_words_are_parts_of_one_body() -> None:
    said, one, two = parts_of(TURN, Attached("a.txt", b"--x\r\n\r\n"), Attached("b.txt", "é".encode("latin-1")))
    assert json.loads(said.get_payload())["attachments"] == [
        {"id": 0, "filename": "a.txt"},
        {"id": 1, "filename": "b.txt"},
    ]
    assert one.get_param("name", header="content-disposition") == "files[0]"
    assert (one.get_filename(), one.get_payload(decode=True)) == ("a.txt", b"--x\r\n\r\n")
    assert two.get_filename() == "b.txt"


@pytest.mark.parametrize(
    ("name", "kind"),
    [("a.png", "image/png"), ("a.gif", "image/gif"), ("a.txt", "text/plain"), ("a.json", "application/json")],
)
def test_a_file_says_what_it_is(name: str, kind: str) -> None:
    _, file = parts_of(TURN, Attached(name, b"x"))
    assert file.get_content_type() == kind


@pytest.mark.parametrize("private", [True, False])
def test_nobody_is_rung_unless_it_is_said(private: bool) -> None:
    assert encode_body(TURN, private=private)["allowed_mentions"] == {"parse": []}


def test_without_files_the_body_is_json() -> None:
    sent = packed(encode_body(TURN, private=True), ())
    assert sent.content_type == "application/json"
    assert json.loads(sent.decode())["flags"] == LAID_OUT | PRIVATE


def test_an_edit_keeps_files_unless_it_names_none() -> None:
    assert "attachments" not in encode_body(TURN)
    assert encode_body(TURN, ())["attachments"] == []


def test_a_plain_message_lists_its_pictures_with_their_alternative_text() -> None:
    body = encode_body(plain("Tactic: Ana played 1b-2c.", "Your move."), [Attached("a.png", b"", "a board")])
    assert body["content"] == "Tactic: Ana played 1b-2c.\nYour move."
    assert body["attachments"] == [{"id": 0, "filename": "a.png", "description": "a board"}]
    assert "flags" not in body
