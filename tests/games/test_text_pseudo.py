"""The pseudo-language: what it says is longer, accented and marked, and what isn't words stays as it is."""

import pytest

from bot.text import words
from games.text.pseudo import MARKS, PSEUDO, pseudo
from tests.messages import messages


def translated(text: str, key: str = "key") -> str:
    return pseudo(key, f"{key} = {text}\n").removeprefix(f"{key} = ").rstrip()


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("Say why", "‹Sááýý whýý›"),
        ("If so", "‹Ííf sóó›"),
        ("best-of", "þbéést-óófð"),
        ("# Title", "# ‹Tíítléé›"),
        ("**{ $who }** won", "‹**{ $who }** wóón›"),
        ("Type `keep`, or so", "‹Týýpéé `keep`, óór sóó›"),
        ("Use `/{ command-away }` now", "‹Úúséé `/{ command-away }` nóów›"),
        ("On z26 or 13a", "‹Óón z26 óór 13a›"),
        ("Set CAIRN_HOST: https://a.example/of", "‹Séét CAIRN_HOST: https://a.example/of›"),
        ("{ $a } · 12", "{ $a } · 12"),
    ],
)
def test_words_are_lengthened_and_marked_and_the_rest_is_whole(english: str, said: str) -> None:
    assert translated(english) == said


def test_every_form_of_a_plural_is_translated_between_one_pair_of_marks() -> None:
    said = translated("{ $n ->\n    [one] one day\n   *[other] { $n } days\n}")
    assert "[one] óónéé dááýý" in said and "*[other] { $n } dááýýs" in said
    assert said.count(MARKS[0]) == said.count(MARKS[1]) == 1


def test_what_people_type_stays_as_it_is() -> None:
    assert translated("monday tuesday", "until-weekdays") == "monday tuesday"
    assert words(PSEUDO).say("logan_stones-letters") == "RSP"


def test_the_whole_catalogue_is_about_a_third_longer() -> None:
    said = [sum(len(text) for texts in messages(language).values() for text in texts) for language in (PSEUDO, "en")]
    assert 1.25 < said[0] / said[1] < 1.45
