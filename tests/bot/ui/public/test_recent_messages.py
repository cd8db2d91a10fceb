"""Messages of both shapes are read back, changed, and keep their files."""

import json
from typing import Any

import pytest

from bot.ui.discord_io.rest.payload import LAID_OUT
from bot.ui.layout import Layout, button, layout, rows, text
from bot.ui.plain_message import PlainMessage, plain
from bot.ui.public.recent_messages import (
    CurrentMessage,
    StandingFile,
    read_back,
    with_line,
    without_buttons,
    without_turn,
)

PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://a-1.png"}, "description": "a board"}]}
OLD = layout(text("Ana played"), PICTURE, text("Ben's turn\n-# a promise"), *rows([button("Play", "play|a|1")]))
TURN = plain("Tactic: Ana played 1b-2c.", "Your move. <@1>", "-# a promise", buttons=[button("Play", "play|a|1")])
CDN = "https://cdn.example/attachments/1/2/a-1.png?ex=3&hm=4"


def items(view: Layout | PlainMessage) -> tuple[Any, ...]:
    assert isinstance(view, Layout)
    return view.items


def answer(view: Layout | PlainMessage) -> dict[str, Any]:
    """Write a message with one picture as Discord answers."""
    shown = json.loads(json.dumps(view.components))
    if isinstance(view, PlainMessage):
        attached = [{"id": "7", "filename": "a-1.png", "description": "a board", "url": CDN}]
        return {"flags": 0, "content": view.content, "components": shown, "attachments": attached}
    shown[0]["components"][1]["items"][0]["media"] = {"url": CDN, "attachment_id": "7"}
    return {"flags": LAID_OUT, "content": "", "components": shown, "attachments": []}


def test_a_message_is_read_back_in_its_shape_with_its_own_files() -> None:
    assert read_back(answer(OLD)) == CurrentMessage(OLD, (StandingFile("7", "a-1.png", CDN),))
    assert read_back(answer(TURN)) == CurrentMessage(TURN, (StandingFile("7", "a-1.png", CDN, "a board"),))
    assert read_back({"flags": LAID_OUT, "components": []}) is None


@pytest.mark.parametrize("view", [OLD, TURN])
def test_an_edit_lists_the_files_that_stay(view: Layout | PlainMessage) -> None:
    standing = read_back(answer(view))
    assert standing is not None
    assert [each["id"] for each in standing.edited()["attachments"]] == ["7"]
    assert standing.edited().get("flags") == (LAID_OUT if isinstance(view, Layout) else None)
    assert "attachments" not in CurrentMessage(view, ()).edited()


def test_buttons_go_and_a_line_may_come() -> None:
    assert items(without_buttons(OLD)) == OLD.items[:3]
    assert items(without_buttons(OLD, "over")) == (*OLD.items[:3], text("over"))
    assert without_buttons(TURN, "over") == PlainMessage("Tactic: Ana played 1b-2c.\nover\n-# a promise")


def test_a_turn_that_is_over_says_no_more_whose_it_was() -> None:
    assert items(without_turn(OLD)) == (*OLD.items[:2], text("-# a promise"))
    assert items(without_turn(layout(PICTURE, text("Ana, it's your turn"), *rows([])))) == (PICTURE,)
    assert without_turn(TURN) == PlainMessage("Tactic: Ana played 1b-2c.\n-# a promise")


def test_the_line_that_asks_changes_and_the_small_print_stays() -> None:
    changed = with_line(OLD, "Ana's turn")
    assert items(changed) == (*OLD.items[:2], text("Ana's turn\n-# a promise"), OLD.items[3])
    assert with_line(layout(PICTURE), "nothing to change") == layout(PICTURE)
    assert with_line(TURN, "Time is up.") == PlainMessage(
        "Tactic: Ana played 1b-2c.\nTime is up.\n-# a promise", TURN.rows
    )
