"""Messages that ring, as data."""

from bot.ui.layout import button
from bot.ui.plain_message import MOST_CONTENT, closed, plain, with_asked

TIMED = plain(
    "Tactic: Ben played 7c-2d.", "Your move. <@1>", "7c to 2d.", "", "Until <t:5:R>.", buttons=[button("Play", "p")]
)


def test_empty_lines_are_left_out_and_buttons_stand_in_rows() -> None:
    assert TIMED.content.split("\n") == ["Tactic: Ben played 7c-2d.", "Your move. <@1>", "7c to 2d.", "Until <t:5:R>."]
    assert [row["type"] for row in TIMED.components] == [1]


def test_what_is_asked_changes_together_with_its_time() -> None:
    assert with_asked(TIMED, "Time is up.", "Since <t:5:R>.").content.split("\n")[1:] == [
        "Time is up.",
        "7c to 2d.",
        "Since <t:5:R>.",
    ]
    assert with_asked(with_asked(TIMED, "Stopped."), "Again.", "Until <t:6:R>.").content.split("\n")[1:] == [
        "Again.",
        "7c to 2d.",
        "Until <t:6:R>.",
    ]


def test_a_closed_message_asks_for_nothing_and_names_no_time() -> None:
    assert closed(TIMED).content == "Tactic: Ben played 7c-2d.\n7c to 2d."
    assert closed(TIMED, "Declined.").content == "Tactic: Ben played 7c-2d.\nDeclined.\n7c to 2d."
    assert closed(TIMED).components == []
    assert closed(closed(TIMED, "Declined."), "Declined. Not now.").content.split("\n")[1] == "Declined. Not now."


def test_a_time_in_the_asking_line_is_no_time_of_its_own() -> None:
    assert with_asked(plain("Told.", "Asked <t:5:R>"), "Changed.").content == "Told.\nChanged."


def test_more_than_discord_takes_is_cut() -> None:
    assert len(plain("Told.", "Asked.", "x" * 3000).content) == MOST_CONTENT
