"""Where the printed rules leave room, docs/rules and the chat's pages in both languages own up to how we read them."""

import re
from pathlib import Path

import pytest

from games.registry import game, manual
from games.text import words

FOLDER = Path(__file__).parent.parent / "docs" / "rules"
READINGS = {  # by rule: what the chat's pages call it, in English and in French
    "l_calculus": {
        "LC-3": ("Blocks", "Les groupes"),
        "LC-5": ("No going back", "Pas de retour"),
        "LC-11": ("The end", "La fin"),
        "LC-13": ("The end", "La fin"),
    },
    "logan_stones": {
        "LS-1": ("The stones", "Les tuiles"),
        "LS-4": ("Your own backs", "Vos propres dos"),
        "LS-6": ("Placing", "La pose"),
        "LS-7": ("Lifting", "Soulever"),
        "LS-10": ("Lifting", "Soulever"),
        "LS-13": ("The end", "La fin"),
    },
    "tactic": {
        "TA-1": ("The board", "Le plateau"),
        "TA-3": ("The board", "Le plateau"),
        "TA-6": ("Sideways", "De côté"),
        "TA-7": ("Escaping", "L’échappée"),
        "TA-9": ("Guards", "Les gardes"),
        "TA-10": ("Captured guards", "Un garde capturé"),
        "TA-12": ("A turn", "Un tour"),
        "TA-15": ("The shuttle", "L’aller-retour"),
        "TA-16": ("The shuttle", "L’aller-retour"),
        "TA-17": ("The end", "La fin"),
        "TA-19": ("Capture", "Capture"),
        "TA-20": ("Forced", "Passage forcé"),
    },
    "topologic": {
        "TP-4": ("The field", "Le terrain"),
        "TP-8": ("Moving", "Le déplacement"),
        "TP-10": ("The result", "Le résultat"),
        "TP-11": ("40 turns", "40 tours"),
        "TP-12": ("The notebook", "Le carnet"),
    },
    "logitac": {
        "LO-7": ("The double pawn", "Le double pion"),
        "LO-8": ("Pawns", "Les pions"),
        "LO-10": ("Two pieces in one", "Deux pièces en une"),
        "LO-12": ("Pawns", "Les pions"),
        "LO-15": ("Falling", "La chute"),
        "LO-17": ("The double pawn", "Le double pion"),
        "LO-18": ("Four, two, one", "Quatre, deux, un"),
        "LO-20": ("Four, two, one", "Quatre, deux, un"),
        "LO-21": ("Four, two, one", "Quatre, deux, un"),
        "LO-23": ("An ascent owed", "L’ascension due"),
        "LO-24": ("A pyramid freed", "La pyramide délivrée"),
        "LO-26": ("Ransom and bankruptcy", "Rachat et faillite"),
        "LO-27": ("The end", "La fin"),
        "LO-28": ("The end", "La fin"),
        "LO-31": ("The end", "La fin"),
        "Touch-move": ("A piece let go is played", "Une pièce lâchée est jouée"),
        "Best of three": ("Three rounds", "Trois manches"),
        "Three presentations": ("Three shapes", "Trois formes"),
    },
}
ALIKE = ("Three shapes", "Trois formes")  # pictures of one game: there is nothing to read more strictly
LOOKED_AT = ("LO-23", "LO-24", "LC-5", "TA-9", "LS-10")  # for an option that plays the stricter reading
STRICTER = {
    "en": re.compile(r"Stricter:|Freer:|A stricter reader"),
    "fr": re.compile(r"Plus strict :|Plus libre :|Une lecture plus stricte"),
}
HEADINGS = {"en": "How we read", "fr": "Notre lecture"}
EVERY = [(key, rule) for key, rules in READINGS.items() for rule in rules]
_BULLET = re.compile(r"^- \*\*(.+?)\.?\*\*(.*)$", re.M)


def rows(file: str) -> dict[str, list[str]]:
    """Read the table of readings: each row by every rule it names."""
    text = (FOLDER / file).read_text(encoding="utf-8").partition("## Our readings")[2].partition("\n## ")[0]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if "|" in line]
    return {rule: cells[1:] for cells in lines[2:] for rule in re.split(r", | to ", re.sub(r" \(.*\)", "", cells[0]))}


def all_rows(key: str) -> dict[str, list[str]]:
    return {**rows("README.md"), **rows(f"{key.replace('_', '-')}.md")}


def bullets(key: str, language: str) -> dict[str, str]:
    """Read the chat's pages of readings: what is said under each name."""
    said, found = words(language), {}
    for page in range(1, len(manual(game(key)).scenes) + 1):
        if said.say(f"{key}-rules-{page}-title").startswith(HEADINGS[language]):
            found.update(dict(_BULLET.findall(said.say(f"{key}-rules-{page}").replace("\u00a0", " "))))
    return {name.replace("\u202f", " "): told.replace("\u202f", " ") for name, told in found.items()}


@pytest.mark.parametrize(("key", "rule"), EVERY)
def test_the_rules_say_what_is_printed_what_we_play_and_what_a_stricter_reader_would(key: str, rule: str) -> None:
    told = all_rows(key)[rule]
    assert len(told) == 3 and all(told)


@pytest.mark.parametrize("language", STRICTER)
@pytest.mark.parametrize(("key", "rule"), EVERY)
def test_the_chat_owns_up_to_a_reading_and_tells_the_stricter_one(key: str, rule: str, language: str) -> None:
    name = READINGS[key][rule][language == "fr"]
    told = bullets(key, language)[name]
    assert len(told) > 40 or name in ALIKE
    assert (STRICTER[language].search(told) is not None) == (name not in ALIKE)


@pytest.mark.parametrize("language", STRICTER)
@pytest.mark.parametrize("key", READINGS)
def test_no_reading_is_told_in_one_place_only(key: str, language: str) -> None:
    assert set(bullets(key, language)) == {names[language == "fr"] for names in READINGS[key].values()}
    assert set(rows(f"{key.replace('_', '-')}.md")) <= set(READINGS[key])


@pytest.mark.parametrize("rule", LOOKED_AT)
def test_a_stricter_reading_that_is_no_option_is_argued(rule: str) -> None:
    (told,) = [all_rows(key)[rule][2] for key in READINGS if rule in READINGS[key]]
    assert "Looked at for an option: " in told and told.endswith("; left out")
