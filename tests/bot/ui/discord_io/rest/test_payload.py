"""What goes over the line, and what is read back from it."""

import json
from email import message_from_bytes
from typing import Any

import pytest

from bot.ui.discord_io.rest.payload import LAID_OUT, PRIVATE, encode_body, packed
from bot.ui.layout import Attached, Layout, button, layout, rows, text
from bot.ui.public.recent_messages import RecentMessages, read_back, with_line, without_buttons, without_turn

PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://a-1.png"}, "description": "a board"}]}
TURN = layout(text("Ana played"), PICTURE, text("Ben's turn\n-# a promise"), *rows([button("Play", "play|a|1")]))


def parts_of(view: Layout, *files: Attached) -> list[Any]:
    sent = packed(encode_body(view, files), files)
    assert sent.content_type.startswith("multipart/form-data")
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


def test_a_message_is_read_back_with_its_own_files() -> None:
    shown = json.loads(json.dumps(TURN.components))
    shown[0]["components"][1]["items"][0]["media"]["url"] = "https://cdn.example/attachments/1/2/a-1.png?ex=3&hm=4"
    assert read_back({"flags": LAID_OUT, "components": shown}) == TURN
    assert read_back({"flags": 0, "components": []}) is None


def test_buttons_go_and_a_line_may_come() -> None:
    assert without_buttons(TURN).items == TURN.items[:3]
    assert without_buttons(TURN, "over").items == (*TURN.items[:3], text("over"))


def test_a_turn_that_is_over_says_no_more_whose_it_was() -> None:
    assert without_turn(TURN).items == (*TURN.items[:2], text("-# a promise"))
    assert without_turn(layout(PICTURE, text("Ana, it's your turn"), *rows([]))).items == (PICTURE,)


def test_the_line_below_the_picture_changes_and_the_small_print_stays() -> None:
    changed = with_line(TURN, "Ana's turn")
    assert changed.items == (*TURN.items[:2], text("Ana's turn\n-# a promise"), TURN.items[3])
    assert with_line(layout(PICTURE), "nothing to change") == layout(PICTURE)


@pytest.mark.parametrize("posted", [10, 300])
def test_only_the_last_messages_are_remembered_and_handed_out_once(posted: int) -> None:
    recent = RecentMessages()
    for number in range(posted):
        recent.keep(str(number), TURN)
    assert (recent.take("0") is None) == (posted > 256)
    assert recent.take(str(posted - 1)) == TURN
    assert recent.take(str(posted - 1)) is None
