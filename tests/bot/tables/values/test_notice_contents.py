"""Which older messages lose their buttons once a notice is shown, how urgent it is, and what it is kept as."""

from dataclasses import fields
from typing import get_type_hints

import pytest

from bot.tables import NoticeKind
from bot.tables.values.notice_contents import (
    CONTENTS,
    EDITS,
    OF_A_LIVE_TABLE,
    OF_ONE_TURN,
    TURNS,
    NoticeContent,
    OfferClosed,
    TurnChanged,
    Urgency,
    kinds_of,
    read_content,
    urgency_of,
    write_content,
)

SAMPLES = {str: "x", bool: True, int: 1, int | None: None, str | None: None, tuple[str, ...]: (), tuple[int, ...]: ()}
EVERY = set(NoticeKind)
REMAINS = {NoticeKind.CHALLENGE, NoticeKind.ENDED}  # whatever is played
QUESTIONS = {NoticeKind.REMINDER, NoticeKind.TIME_UP, NoticeKind.STILL_PLAYING}

LOSE_THEIR_BUTTONS = {
    NoticeKind.CHALLENGE: set[NoticeKind](),
    NoticeKind.CHALLENGE_CLOSED: {NoticeKind.CHALLENGE},
    NoticeKind.TURN: EVERY - REMAINS - {NoticeKind.END_OFFERED},
    NoticeKind.TAKEN_BACK: EVERY - REMAINS,
    NoticeKind.END_OFFERED: set(),
    NoticeKind.TAKEBACK_ASKED: set(),
    NoticeKind.REMINDER: {NoticeKind.REMINDER},
    NoticeKind.TIME_UP: {NoticeKind.REMINDER},
    NoticeKind.STILL_PLAYING: set(),
    NoticeKind.TIME_GIVEN: QUESTIONS,
    NoticeKind.GONE: set(),
    NoticeKind.ENDED: EVERY - REMAINS,
    NoticeKind.RESULT: set(),
    NoticeKind.MODERATED: set(),
    NoticeKind.SET_ASIDE: EVERY - REMAINS,
    NoticeKind.DAILY: {NoticeKind.DAILY},
    NoticeKind.SHARED: set(),
}


def sample(kind: str) -> NoticeContent:
    content = CONTENTS[kind]
    hints = get_type_hints(content)
    named = [field.name for field in fields(content)]
    return content(**{name: SAMPLES[hints[name]] for name in named if hints[name] in SAMPLES})


def losing(content: NoticeContent) -> set[NoticeKind]:
    return {kind for kind in NoticeKind if content.outlives(kind)}


@pytest.mark.parametrize("kind", LOSE_THEIR_BUTTONS)
def test_an_older_message_loses_its_buttons_to_what_answers_it(kind: NoticeKind) -> None:
    assert losing(sample(kind)) == LOSE_THEIR_BUTTONS[kind]


def test_a_corrected_turn_leaves_a_question_about_the_clock_open_unless_it_is_settled() -> None:
    assert losing(TurnChanged()) == set()
    assert losing(TurnChanged(settled=True)) == QUESTIONS


def test_a_closed_offer_loses_its_own_buttons_and_no_others() -> None:
    assert losing(OfferClosed(NoticeKind.END_OFFERED, "declined")) == {NoticeKind.END_OFFERED}


def test_every_kind_is_kept_and_read_again_whole() -> None:
    assert set(CONTENTS) == EVERY
    for kind in NoticeKind:
        content = sample(kind)
        assert read_content(kind, write_content(content)) == content


def test_a_subject_is_as_urgent_as_its_most_urgent_notice_but_a_thread_is_opened_first() -> None:
    assert urgency_of([NoticeKind.REMINDER, NoticeKind.RESULT]) is Urgency.IN_TIME
    assert urgency_of([NoticeKind.REMINDER, NoticeKind.TURN]) is Urgency.AT_ONCE
    assert urgency_of([NoticeKind.TURN, NoticeKind.CHALLENGE_CLOSED, NoticeKind.REMINDER]) is Urgency.OPENING
    assert set(kinds_of(Urgency.OPENING)) == {NoticeKind.CHALLENGE, NoticeKind.CHALLENGE_CLOSED}
    assert sorted(kind for urgency in Urgency for kind in kinds_of(urgency)) == sorted(EVERY)


def test_what_lapses_with_the_turn_lapses_with_the_table_too() -> None:
    of_the_clock = {NoticeKind.REMINDER, NoticeKind.TIME_UP, NoticeKind.STILL_PLAYING, NoticeKind.TIME_GIVEN}
    of_the_turn = {NoticeKind.TURN, NoticeKind.TAKEN_BACK, NoticeKind.CHANGED, NoticeKind.VOTE_CALL}
    assert set(OF_ONE_TURN) == of_the_turn | of_the_clock
    offers = {NoticeKind.END_OFFERED, NoticeKind.TAKEBACK_ASKED, NoticeKind.GONE}
    assert set(OF_A_LIVE_TABLE) == set(OF_ONE_TURN) | offers
    assert (set(TURNS), set(EDITS)) == (
        {NoticeKind.TURN, NoticeKind.TAKEN_BACK},
        {NoticeKind.CHANGED, NoticeKind.LEAGUE_CHANGED},
    )
