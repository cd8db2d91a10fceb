"""Plain sentences are joined without Fluent; what comes out is what Fluent would have made of them."""

import re

import pytest

from bot.text import LANGUAGES, words
from games.text import MissingWords

SAMPLES = ("«é» {", "", 0, 7, 999, 1000, 1234567, -3, 2.5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", SAMPLES)
def test_joined_as_fluent_would(language: str, value: str | float) -> None:
    speech = words(language)
    for key in [*speech._unparsed]:
        speech._parse(key)
    assert len(speech._plain) > 300
    for key, template in speech._plain.items():
        values = dict.fromkeys(re.findall(r"%\((\w+)\)s", template), value)
        assert speech.say(key, **values) == speech._formatted(key, *values.items()), key


def test_selectors_and_sentences_within_sentences_are_fluents() -> None:
    for key in ("term-pace", "error-no-such-step", "error-old-command"):
        words("en")._parse(key)
        assert (key in words("en")._plain) == (key == "error-old-command")


def test_a_missing_value_is_an_error_in_both_ways() -> None:
    for value in ("7", 7, 7_000):
        with pytest.raises(MissingWords, match="turn-score"):
            words("en").say("turn-score", first=value)
