"""The first evening alone, by taps: from /help to a lesson, a first win, the next level, a puzzle and the profile."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from bot.tables import Permission, TableView
from bot.text import words
from games.lessons.walk import Walk
from games.opponents.registry import opponent
from games.registry import manual
from sandbox import SandboxPerson, Seen
from sandbox.world.world import Channel
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.learn.lesson_hands import solved
from tests.bot.ui.play.test_practice import SLOW, link_of, turn_here
from tests.bot.ui.players import id_of, ids, next_page, picker_choices, press, told
from tests.bot.ui.puzzles.givers import puzzle_in, typed

MOST_TURNS, MOST_GAMES = 60, 8
MOST_TAPS_TO_PLAY = 26  # from /help through the lesson


class Hand:
    """Counts taps: a button is one, a menu two."""

    def __init__(self, person: SandboxPerson, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taps = 0
        for name, taps in (("click", 1), ("select", 2)):
            monkeypatch.setattr(person, name, self._counting(getattr(person, name), taps), raising=False)

    def _counting(self, do: Any, taps: int) -> Any:
        async def done(*given: Any, **more: Any) -> Any:
            self.taps += taps
            return await do(*given, **more)

        return done


async def learn(ana: SandboxPerson, key: str, shown: Seen) -> Seen:
    walk = Walk(key)
    while not walk.is_end:
        shown = await solved(ana, shown, walk, "picking")
        walk = walk.skipped()
    return shown


async def take_turn(stage: Stage, ana: SandboxPerson, turn: Seen) -> None:
    """Play what a good player would, by the picker; what reveals something is played before the rest is chosen."""
    _, table, turn_no = id_of(turn, "play|").split("|")
    shown = await told(ana, turn, "play|")
    while str((seen := await stage.bot.ui.tables.queries.table_view(table, str(ana.id))).table.turn_no) == turn_no:
        if Permission.PLAY not in seen.permissions:
            return
        best = await asyncio.to_thread(opponent(seen.game.key).choose, seen.view, 3, table)
        shown = await pick_out(stage, ana, shown, seen, best)


async def pick_out(stage: Stage, ana: SandboxPerson, shown: Seen, seen: TableView, best: Sequence[str]) -> Seen:
    for count, action in enumerate(best, 1):
        menu = manual(seen.game).steps(action)
        while len(drafted(shown)) + await committed(stage, seen) < count:  # a step without a choice is taken by itself
            offered = [one for one in picker_choices(shown) if one.steps == menu[: len(one.steps)]]
            shown = await (offered[0].take(ana, shown) if offered else press(ana, shown, next_page(shown)))
    return await press(ana, shown, "finish|") if "finish|" in str(ids(shown)) else shown


async def committed(stage: Stage, seen: TableView) -> int:
    """Count the actions of this turn that were played at once, since they revealed something."""
    return (await stage.bot.ui.tables.queries.table(seen.table.id)).entries - seen.table.entries


def drafted(shown: Seen) -> list[str]:
    """Read the actions picked so far off the buttons."""
    parts = next((one.split("|") for one in ids(shown) if one.startswith(("draft|", "finish|"))), [])
    return parts[3].split(",") if len(parts) > 3 and parts[3] else []


def stands(after: int, seen: Seen) -> bool:
    """Look for a turn to play, or the end."""
    return seen.id > after and any(one.startswith(("play|", "rematch|")) for one in ids(seen))


async def play_to_the_end(stage: Stage, ana: SandboxPerson, thread: Channel, after: int = 0) -> Seen:
    for _ in range(MOST_TURNS):
        turn = await ana.waits_for(thread, partial(stands, after), SLOW)
        if "rematch|" in str(turn.view["components"]):
            return turn
        await take_turn(stage, ana, turn)
        after = turn.id
    raise AssertionError("it takes too long")


async def first_win(stage: Stage, ana: SandboxPerson, thread: Channel) -> Seen:
    """Ask for rematches until a game is won."""
    end = await play_to_the_end(stage, ana, thread)
    for _ in range(MOST_GAMES):
        if "Ana beat Cairn" in end.text:
            return end
        await ana.click(end, id_of(end, "rematch|"))
        end = await play_to_the_end(stage, ana, thread, end.id)
    raise AssertionError("no win")


@pytest.mark.parametrize("key", ["logan_stones", "tactic"])
async def test_a_stranger_learns_wins_climbs_and_solves_a_puzzle(
    key: str, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    hand = Hand(ana, monkeypatch)
    front = await asked(ana, channel, "help")
    learned = await learn(ana, key, await told(ana, await told(ana, front, "door|learn"), f"learn-new|{key}"))
    assert hand.taps <= MOST_TAPS_TO_PLAY
    begun = await told(ana, learned, "learn-play|")
    thread = stage.sandbox.threads()[-1]
    assert str(thread.id) in link_of(begun)
    end = await first_win(stage, ana, thread)
    await ana.click(end, id_of(end, "level|"))
    assert "level 2" in (await turn_here(ana, thread, end.id)).text
    asked_puzzle = await told(ana, front, "door|puzzle")
    await typed(ana, asked_puzzle, " ".join(puzzle_in(asked_puzzle).best.turn))
    profile = await asked(ana, channel, "profile")
    title = words("en").say(f"{key}-title")
    assert f"{title}: Lesson done; won at level 1; puzzles: " in profile.pictures[0].alt
    assert "1 easy" in profile.pictures[0].alt
