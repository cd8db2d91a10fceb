"""
Hidden information: the same game twice, with another truth. Who may not know it is answered the same, byte for byte.

`CAIRN_TEST_FULL=1` plays 1,000 games of each hidden game, and writes how much was asked into `var`;
`CAIRN_TEST_FULL=600-1000` plays a part of them, so that several processes can share the work.
"""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.contract.sampling import has_secrets
from bot.ui import reply
from data.records import Entry, Round
from data.store import Where
from games.registry import KEYS
from tests.bot.ui.asking import played, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import press, told
from tests.bot.ui.two_truths.evidence import Leak
from tests.bot.ui.two_truths.game import in_both
from tests.bot.ui.two_truths.leaks import LEAKS
from tests.bot.ui.two_truths.setting import Setting
from tests.bot.ui.two_truths.tally import Tally
from tests.bot.ui.two_truths.ways import EVERY_WAY, ROLES, chosen
from tests.sampled import IS_FULL, sampled

PART = os.environ.get("CAIRN_TEST_FULL", "")
WHOLE = range(*map(int, PART.split("-"))) if "-" in PART else range(1_000)
GAMES: Sequence[int] = sampled((0, 3), full=WHOLE)  # 3 is against the bot
QUESTIONS = 40 if IS_FULL else -(-len(EVERY_WAY) // len(GAMES))  # in so few games each way comes once
ENOUGH = 36  # times that each way is asked, in all of 1,000 games
ROOT = Path(__file__).parents[4]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no answer be announced: a busy machine would do so in one truth and not in the other."""
    monkeypatch.setattr(reply, "PATIENCE_S", 600.0)


@pytest.mark.parametrize("key", [key for key in KEYS if has_secrets(key)])
async def test_who_may_not_know_sees_the_same_whatever_the_truth(key: str, tmp_path: Path) -> None:
    tally = Tally()
    for turn, nth in enumerate(GAMES, GAMES[0]):
        setting = Setting(key, nth, chosen(turn, QUESTIONS, key))
        try:
            tally.add(setting, *await in_both(setting, tmp_path / str(nth)))
        except AssertionError as found:
            tally.found.append(f"game {nth}: {found}")
        if IS_FULL:
            written(key, tally)
    assert tally.found == []
    assert tally.games["with two truths that differ"] > 0.9 * len(GAMES)
    assert tally.asked.total() > 40 * len(GAMES)
    assert len(GAMES) < 1_000 or tally.fewest[0] >= ENOUGH, tally.fewest


def written(key: str, tally: Tally) -> None:
    """Keep the figures of a run that takes long."""
    (ROOT / "var").mkdir(exist_ok=True)
    (ROOT / "var" / f"secrets-{key}-{GAMES[0]}-{GAMES[-1] + 1}.txt").write_text(
        "\n".join(tally.lines()) + "\n", encoding="utf-8"
    )


def test_every_way_is_asked_in_turn_by_every_role() -> None:
    laps = len(ROLES)
    asked = [pair for nth in range(laps) for pair in chosen(nth, len(EVERY_WAY), "x")]
    assert len(set(asked)) == len(asked) == laps * len(EVERY_WAY)
    assert {way.name for way, _ in asked[: len(EVERY_WAY)]} == {way.name for way in EVERY_WAY}


@pytest.mark.parametrize(
    ("place", "asked"),
    [
        ("alternative text", ()),
        ("export", ("/export",)),
        ("order of suggestions", ("/move text:",)),
        ("count of requests", ()),
        ("log", ("/view",)),
    ],
)
async def test_a_planted_leak_is_seen(
    place: str, asked: Sequence[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    LEAKS[place](monkeypatch)
    questions = [(way, "player") for way in EVERY_WAY if way.name in asked] * 4
    with pytest.raises(Leak):
        for nth in range(8):
            await in_both(Setting("topologic", nth, questions, pressed=0), tmp_path / str(nth))


async def test_in_the_end_everything_is_told(stage: Stage) -> None:
    match = await table_with_turn(stage, "topologic")
    ana, ben = match.people
    await played(match, ana, "hide r1")
    await press(ana, await (await ana.run(match.thread, "resign")).shown(), "resign|")
    end = await ben.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    fair = await told(ben, end, "fair|")
    store = stage.bot.ui.tables.context.store
    (round_,), (hidden, *_) = await store.find(Round), await store.find(Entry, Where())
    assert hidden.salt
    assert [one for one in (round_.seed, hidden.action, hidden.salt) if one not in fair.text] == []
