"""The page's files: nothing from outside, no markup made of text, both languages complete, nothing overgrown."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "sandbox" / "page" / "assets"
FILES = sorted(file for file in PAGE.rglob("*") if file.is_file())
SCRIPTS = [file for file in FILES if file.suffix == ".js"]
HARMLESS = ("http://www.w3.org/2000/svg",)  # a name, not an address
MARKUP = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_comes_from_outside(file: Path) -> None:
    text = file.read_text()
    for name in HARMLESS:
        text = text.replace(name, "")
    assert re.findall(r"(?:https?:)?//(?=[a-z0-9-]+\.[a-z])[^\s\"'`)]+|@import|url\(", _without_patterns(text)) == []


def _without_patterns(text: str) -> str:
    """Leave out comments and the patterns by which addresses in messages are known."""
    return re.sub(r"^\s*//.*$|(?<=[\s(\[=,])/(?:\\.|\[[^\]]*\]|[^/\n\\])+/[a-z]*(?=[\s.,;)])", "", text, flags=re.M)


def test_a_loaded_address_would_be_noticed() -> None:
    assert re.search(r"//(?=[a-z0-9-]+\.[a-z])", _without_patterns('<img src="https://cdn.example.org/x.png">'))


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_scripts_are_short_and_never_read_markup(file: Path) -> None:
    text = file.read_text()
    assert [word for word in MARKUP if word in text] == []
    assert len(text.splitlines()) <= 300


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_imports_lead_to_names_that_are_there(file: Path) -> None:
    for names, source in re.findall(r'import \{ ([^}]+) \} from "(\.[\w./]+)"', file.read_text()):
        other = (file.parent / source).read_text()
        exported = _exported(other)
        assert {name.split(" as ")[0].strip() for name in names.split(",")} <= exported


def _exported(text: str) -> set[str]:
    """List what a script exports: declarations, several constants in one line, and lists in braces."""
    names = re.findall(r"^export (?:async )?(?:function|class) (\w+)", text, re.M)
    for line in re.findall(r"^export const (.+)", text, re.M):
        names += re.findall(r"(?:^|, )(\w+) = ", line)
    for braces in re.findall(r"^export \{([^}]+)\}", text, re.M):
        names += re.findall(r"\w+", braces)
    return set(names)


def _catalogue(name: str) -> dict[str, str]:
    block = re.search(rf"const {name} = \{{(.*?)\n\}};", (PAGE / "base" / "words.js").read_text(), re.S)
    assert block
    return dict(re.findall(r'^\s+"([\w-]+)": "(.*)",$', block[1], re.M))


def test_both_languages_say_everything_that_is_asked_for() -> None:
    english, french = _catalogue("EN"), _catalogue("FR")
    assert not [words for words in (*english.values(), *french.values()) if "'" in words]
    assert english.keys() == french.keys()
    for key, words in english.items():
        assert set(re.findall(r"\{\w+\}", words)) == set(re.findall(r"\{\w+\}", french[key])), key
    scripts = "".join(file.read_text() for file in SCRIPTS if file.name != "words.js")
    assert [key for key in english if f'"{key}"' not in scripts] == []
    asked = set(re.findall(r'\bsay\(\s*"([\w-]+)"', scripts))
    assert asked <= english.keys()
    assert len(asked) > 50
