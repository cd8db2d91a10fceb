import pytest
from babel import Locale, localedata
from fluent.runtime import FluentBundle, FluentResource

from games.text import LANGUAGES, Words
from games.text.numbers import Bundle

COUNTED = "counted = { $n } { $n ->\n    [one] one\n    [many] many\n   *[other] other\n }\n"
VALUES = (*range(1200), 10**6, 1_234_567, 2 * 10**6, 2**40, -1, -1234, 0.5, 1.5, 1.0, -1234.5678)


def say(bundle: FluentBundle, number: float) -> str:
    pattern = bundle.get_message("counted").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {"n": number})
    assert not errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_counted_and_written_as_babel_has_them(language: str) -> None:
    ours, usual = Bundle([language], use_isolating=False), FluentBundle([language], use_isolating=False)
    for bundle in (ours, usual):
        bundle.add_resource(FluentResource(COUNTED))
    assert [say(ours, value) for value in VALUES] == [say(usual, value) for value in VALUES]


def test_every_language_speaks_without_babels_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(name: str, merge_inherited: bool = True) -> dict[str, object]:
        raise AssertionError(f"Babel's tables of {name} are read")

    monkeypatch.setattr(localedata, "load", read)
    said = [Words(language, "games.text").say("logitac-moment-ascent", count=1234) for language in LANGUAGES]
    assert {"".join(filter(str.isdigit, text)) for text in said} == {"1234"}


def test_a_language_whose_numbers_are_not_told_asks_babel() -> None:
    polish = Bundle(["pl"], use_isolating=False)
    polish.add_resource(FluentResource("counted = { $n ->\n    [few] kilka\n   *[many] wiele\n }\n"))
    assert (say(polish, 3), say(polish, 5)) == ("kilka", "wiele")
    assert Locale("pl").plural_form(3) == "few"
