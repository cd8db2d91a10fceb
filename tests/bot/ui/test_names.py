"""Every name Discord accepts is kept as its owner writes it, on one line, and can't turn what stands beside it."""

import random
import unicodedata
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.names import BREAKS, MOST_NAME, TURNS, Names, in_message, isolated, one_line
from tests.bot.tables.rig import set_up
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match
from tests.sampled import sampled

ORDINARY = [
    "Ana \U0001f1eb\U0001f1f7",  # a flag
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",  # a family
    "Ken\u3000Sato",  # an ideographic space
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian, with a joiner
    "\u05e9\u05dc\u05d5\u05dd",  # right to left
    "```x```",
    "@everyone",
    "a\u0301\u0302\u0303",
]


@pytest.mark.parametrize("name", ORDINARY)
async def test_people_with_ordinary_names_play(name: str, stage: Stage) -> None:
    ana = stage.person("Ana")
    stage.sandbox.world.users[ana.id].global_name = name
    match = await open_match(stage, "l-calculus")
    turn = await match.step()
    assert turn.pictures
    assert match.thread.name
    view = await (await match.people[0].run(match.thread, "view")).shown()
    assert view.text.count("```") == 2
    for command in ("history", "tables", "help", "export"):
        await (await match.people[0].run(match.thread, command)).shown()


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ana \t\n Maria ", "Ana Maria"),
        ("Ken\u3000Sato", "Ken Sato"),
        ("\u202eevil", "evil"),
        ("\u200b\u3164", "ana.m"),
        ("", "ana.m"),
    ],
)
def test_a_name_is_one_line_and_turns_nothing(written: str, kept: str) -> None:
    assert one_line(written, "ana.m") == kept


def test_a_name_from_right_to_left_is_isolated() -> None:
    assert isolated("Ana") == "Ana"
    assert isolated("\u05d3\u05df") == "\u2068\u05d3\u05df\u2069"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("```x", r"\`\`\`x"),
        ("[go](https://there)", r"⟦go⟧⦅https\://there⦆"),
        ("<@12> @here", r"\<\@12\> \@here"),
        ("**_~|#\\", r"\*\*\_\~\|\#" + "\\\\"),
        ("\u05d3\u05df", "\u2068\u05d3\u05df\u2069"),
    ],
)
def test_a_name_in_a_message_is_no_markup(name: str, shown: str) -> None:
    assert in_message(name) == shown


async def test_a_name_breaks_no_private_answer(stage: Stage) -> None:
    stage.sandbox.world.users[stage.person("Ben").id].global_name = "```[go](https://there)"
    match = await open_match(stage, "l-calculus")
    await match.next_turn()
    asked = await (await match.people[0].run(match.thread, "resign")).shown()
    assert asked.text.count(in_message("```[go](https://there)")) == 2
    assert "```" not in asked.text
    assert asked.text.count("](") == 1  # our own link to the table


def test_any_name() -> None:
    dice = random.Random("names")
    signs = [*map(chr, range(0x20, 0x600)), *map(chr, range(0x2000, 0x2100)), *"\U0001f600\u3000\u3164\ufe0f"]
    for _ in range(sampled(10_000, full=50_000)):
        kept = one_line("".join(dice.choices(signs, k=dice.randrange(40))), "somebody")
        assert kept
        assert len(kept) <= MOST_NAME
        assert not [sign for sign in kept if sign != " " and (unicodedata.category(sign) in BREAKS or sign in TURNS)]


async def test_many_names_are_read_at_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server far away answers each question as late as fifty: suggestions ask once for all."""
    tables = stage.bot.ui.tables
    for number in range(30):
        await tables.people.set_person(str(number), name=f"Person {number}")
    asked: list[list[str]] = []
    read = type(tables.people).names

    async def counted(people: Any, ids: list[str]) -> dict[str, str]:
        asked.append(ids)
        return await read(people, ids)

    monkeypatch.setattr(type(tables.people), "names", counted)
    names = Names(tables)
    await names.read([str(number) for number in range(40)])
    assert asked == [sorted(map(str, range(40)))]
    assert await names.pair(("29", "39")) == ("Person 29", "")
    await names.read(["1", "2"])
    assert asked[1:] == [[]]


async def test_a_name_is_written_down_when_it_or_the_language_is_new() -> None:
    rig = await set_up()
    names = Names(rig.tables)

    async def kept(name: str, language: str = "") -> tuple[str, str, int]:
        user: Any = SimpleNamespace(id=1001, display_name=name, name="ana")
        await names.note(user, language)
        person = await rig.tables.people.person("1001")
        assert await names.of("1001") == name
        return person.name, person.language, person.version

    assert [await kept(*given) for given in (("Ana", "fr"), ("Ana", "fr"), ("Ana",), ("Anna",), ("Anna", "en"))] == [
        ("Ana", "fr", 0),
        ("Ana", "fr", 0),
        ("Ana", "fr", 0),
        ("Anna", "fr", 1),
        ("Anna", "en", 2),
    ]
    await rig.close()


def test_the_names_that_were_not_asked_for_longest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.names.MOST_KEPT", 2)
    names: Any = Names(SimpleNamespace())  # type: ignore[arg-type]
    for person, name in (("1", "Ana"), ("2", "Ben"), ("1", "Anna"), ("3", "Cleo")):
        names._known[person] = name
    assert dict(names._known) == {"1": "Anna", "3": "Cleo"}
