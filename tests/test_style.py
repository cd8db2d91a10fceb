"""The style sheet of docs/words.md, as far as it can be checked."""

import re
from pathlib import Path

import pytest

from games.registry import KEYS
from games.text import FALLBACK, LANGUAGES
from tests.messages import HOLE, messages

ROOT = Path(__file__).parent.parent
CATALOGUES = [*ROOT.glob("games/text/*/*.ftl"), *ROOT.glob("bot/text/*/*.ftl")]
each_language = pytest.mark.parametrize("language", LANGUAGES)
LONGEST_LABEL, LONGEST_HINT = 34, 80
GAMES = "|".join(KEYS)
LABEL = re.compile(
    rf"(?:button|choice|refusal-label|rehearsal-button|option)-(?!.*-hint)|(?:{GAMES})-(?:step|label|choice)-"
)
HINT = re.compile(r"(command|argument)-.*-hint$|.*option-.*-hint$")
SAMPLE = "12"  # what a value in a label is as a rule: a place, a count
NAMES = "Cairn|Logan|Stones|Tactic|Topologic|Logitac|Calculus|English|Français|[BN]lancs?|Noirs|Sud|Nord"
CAPITAL_NOUNS = ("de", "lb")  # languages that write every noun with a capital
STAMPS = ("when", "deadline")  # values that Discord says as “in 2 days”, and later as “1 hour ago”
LASTS = re.compile(  # … so what stands before them must be true of both
    r"(\(|: |deadline |(?<=time )ran out |échéance |temps écoulé |s’est écoulé )$"
)
ABSOLUTE = {"daily-before", "daily-settings-is-on", "votes-settings-is-on", "votes-settings-runs"}  # said with the date


def texts(language: str, wanted: re.Pattern[str]) -> dict[str, tuple[str, ...]]:
    return {key: said for key, said in messages(language).items() if wanted.match(key)}


def filled(text: str) -> str:
    return re.sub(r"\{\w*\}", SAMPLE, text)


def faults_of_a_label(text: str, language: str = FALLBACK) -> list[str]:
    """A verb or a noun of a few words, a capital at its beginning alone, and no full stop."""
    shown = filled(text)
    words = re.sub(rf"\b({NAMES})\b", "", shown).strip("←→… ✓12")
    return [
        fault
        for fault, is_so in {
            "too long": len(shown) > LONGEST_LABEL,
            "a full stop": shown.endswith("."),
            "capitals": language not in CAPITAL_NOUNS and re.search(r"(?<=\w )[A-ZÀ-Ý][a-zà-ÿ]", words) is not None,
        }.items()
        if is_so
    ]


def faults_of_a_moment(text: str) -> list[str]:
    """What isn't true any more of a moment that has passed."""
    stamps = "|".join(STAMPS)
    return [one[1] for one in re.finditer(rf"(.{{0,30}})\{{(?:{stamps})\}}", text) if not LASTS.search(one[1])]


@each_language
def test_labels_are_short_and_plain(language: str) -> None:
    found = {key: [faults_of_a_label(text, language) for text in said] for key, said in texts(language, LABEL).items()}
    assert len(found) > 100
    assert {key: faults for key, faults in found.items() if any(faults)} == {}


@each_language
def test_buttons_begin_with_a_capital(language: str) -> None:
    buttons = texts(language, re.compile(rf"button-|rehearsal-button-|(?:{GAMES})-step-"))
    assert [key for key, said in buttons.items() if not all(text.strip("←→◀▶⏮⏭⋯ ")[0].isupper() for text in said)] == []


@each_language
def test_hints_of_commands_are_one_phrase(language: str) -> None:
    hints = {key: filled(said[0]) for key, said in texts(language, HINT).items()}
    assert len(hints) > 50
    assert [key for key, hint in hints.items() if len(hint) > LONGEST_HINT or hint.endswith(".")] == []
    assert [key for key, hint in hints.items() if hint.count(";") > 1] == []


@each_language
def test_what_is_said_of_a_moment_stays_true_when_it_has_passed(language: str) -> None:
    """No “runs out 1 hour ago”: messages stay, and Discord goes on counting."""
    found = {key: [faults_of_a_moment(text) for text in said] for key, said in messages(language).items()}
    assert (
        sum(any(f"{{{stamp}}}" in text for stamp in STAMPS for text in said) for said in messages(language).values())
        > 10
    )
    assert {key: faults for key, faults in found.items() if any(faults) and key not in ABSOLUTE} == {}


def test_english_is_contracted_british_and_without_dashes() -> None:
    wrong = re.compile(
        r"\b(?:can ?not|(?:do|does|did|is|are|was|will|has|have) not|"
        r"colors?|recogniz\w+|favorite|center|shall|anew)\b|—",
        re.IGNORECASE,
    )
    assert [(key, text) for key, said in messages("en").items() for text in said if wrong.search(text)] == []


def test_percent_is_written_as_each_language_writes_it() -> None:
    assert [key for key, said in messages("en").items() if any(re.search(r"[\d}] %", text) for text in said)] == []
    assert [key for key, said in messages("fr").items() if any(re.search(r"[\d}]%", text) for text in said)] == []


@each_language
def test_what_leaving_an_argument_out_means_stands_in_brackets(language: str) -> None:
    wrong = re.compile(r"left out,|if you mean another|; sans |sinon,")
    hints = texts(language, re.compile(r"argument-.*-hint$"))
    assert [key for key, said in hints.items() if wrong.search(said[0])] == []


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_apostrophe_is_one_in_both_languages(file: Path) -> None:
    """In code, which is there to be typed, it may be the keyboard's."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if "'" in re.sub(r"`[^`]*`", "", line)] == []


def test_no_code_puts_a_colon_between_words() -> None:
    """Before a colon French has a blank, which only the catalogues know of."""
    found = [file.name for file in ROOT.glob("bot/ui/**/*.py") if re.search(r'f"[^"]*\}: \{', file.read_text("utf-8"))]
    assert found == []


def test_faults_are_found() -> None:
    assert faults_of_a_label("Offer to stop and count the scores now.") == ["too long", "a full stop"]
    assert faults_of_a_label("Offer A Draw") == ["capitals"] and faults_of_a_label("Learn Logan Stones") == []
    assert faults_of_a_label("Ruhige Züge", "de") == [] and faults_of_a_label("Ruhige Züge.", "de") == ["a full stop"]
    assert faults_of_a_moment("time runs out {when}") and not faults_of_a_moment(f"Expires: {{when}} {HOLE}")
    assert faults_of_a_moment("claim the win in {when}") and not faults_of_a_moment("it’s your turn (deadline {when})")
