"""Fifty people vote at once, one of them a hundred times; the bot is down at the hour; nobody learns a thing."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.tables import Table, TableView
from bot.tables.votes.ballots import elected
from bot.ui.picker.draft import Draft
from data.records import Entry, Round, Vote
from data.store import Where
from games.core.game import Action
from sandbox import SandboxPerson, Seen
from sandbox.people.response import BotResponse
from tests.bot.ui.conftest import Stage, staged
from tests.bot.ui.every_way import comes_to_rest, press
from tests.bot.ui.play.test_vote import DAY_H, begun, game_of, quick, vote_shown  # noqa: F401  # a fixture
from tests.bot.ui.players import id_of, told

VOTERS = tuple(f"Voter {number}" for number in range(48))
OFTEN = 110  # times the one who can't decide votes
AT_ONCE = 5  # clicks of one person: what is more than they may have waiting is dropped


@pytest.fixture
async def crowd(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, rate_limits=False, people=("Ana", "Ben", "Cleo", *VOTERS)) as stage:
        yield stage


async def seen_by_all(stage: Stage) -> TableView:
    table = await game_of(stage)
    return await stage.bot.ui.tables.queries.table_view(table.id, table.host)


def whole_turns(seen: TableView) -> list[tuple[Action, ...]]:
    """List a turn for each action that can begin one."""
    found: list[tuple[Action, ...]] = []
    for first in seen.game.actions(seen.view):
        turn, view = [first], seen.game.preview(seen.view, first)
        while not view.fresh and view.outcome is None:
            turn.append(seen.game.actions(view)[0])
            view = seen.game.preview(view, turn[-1])
        found.append(tuple(turn))
    return found


async def votes(person: SandboxPerson, message: Seen, turn: Sequence[Action]) -> Seen:
    """Open the vote, type a turn, and read what is said of it."""
    shown = await told(person, message, "vote|")
    form = await person.click(shown, id_of(shown, "vote-type|"))
    return await (await person.submit(form, {"line": " ".join(turn)})).shown()


async def votes_often(stage: Stage, person: SandboxPerson, message: Seen, turns: Sequence[Sequence[Action]]) -> None:
    """Change one's mind again and again, several clicks at a time; the last word is the last of these turns."""
    table, shown = await game_of(stage), await told(person, message, "vote|")
    for start in range(0, OFTEN, AT_ONCE):
        chosen = [turns[(start + nth) % len(turns)] for nth in range(1, AT_ONCE + 1)]
        ids = [f"vote-finish|{table.id}|{table.turn_no}|{Draft(tuple(turn)).spelled}" for turn in chosen]
        await asyncio.gather(*(press(stage, person, shown, one, [], waits=shown_to_them) for one in ids))


async def shown_to_them(_: Stage, response: BotResponse) -> None:
    await response.shown()


def public(stage: Stage) -> list[str]:
    """Give everything in the channel that somebody who doesn't vote can read, files' names and texts included."""
    seen = stage.person("Cleo").sees(stage.sandbox.channel)
    return [str(one.view) for one in seen if not one.is_private]


async def kept(stage: Stage, table: Table) -> list[Vote]:
    where = Where(equal={"table_id": table.id, "turn_no": table.turn_no})
    return await stage.bot.ui.tables.context.store.find(Vote, where)


async def played(stage: Stage, before: Table) -> tuple[Action, ...]:
    """Give what the server has played since then."""
    store = stage.bot.ui.tables.context.store
    (one,) = await store.find(Round, Where(equal={"table_id": before.id}))
    entries = await store.find(Entry, Where(equal={"table_id": before.id}, at_least={"number": before.entries}))
    seat = 0 if one.seat_0 == before.host else 1
    return tuple(entry.action for entry in sorted(entries, key=lambda each: each.number) if entry.seat == seat)


async def test_fifty_vote_at_once_and_the_bot_is_down_at_the_hour(
    crowd: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    message = await begun(crowd)
    before, turns = await game_of(crowd), whole_turns(await seen_by_all(crowd))
    wanted, other, seldom = turns[0], turns[1], turns[-1]
    assert len({wanted, other, seldom}) == 3
    caplog.set_level(logging.INFO)
    unvoted, restless = public(crowd), crowd.person("Ben")
    ballots = [votes(crowd.person(name), message, wanted) for name in VOTERS[:24]]
    ballots += [votes(crowd.person(name), message, other) for name in VOTERS[24:]]
    answers, _ = await asyncio.gather(
        asyncio.gather(*ballots), votes_often(crowd, restless, message, [other, wanted, seldom])
    )
    assert all(one.is_private and "You voted" in one.text for one in answers)
    assert "You voted" in (await votes(crowd.person("Ana"), message, wanted)).text
    counted = Counter(vote.actions for vote in await kept(crowd, before))
    assert counted == {" ".join(wanted): 25, " ".join(other): 24, " ".join(seldom): 1}
    assert public(crowd) == unvoted, "nothing public changes while people vote"
    assert not [line for line in caplog.messages for turn in turns if " ".join(turn) in line]
    await crowd.stop()
    crowd.clock.advance(DAY_H * 3_600)
    await crowd.start()
    following = await vote_shown(crowd, crowd.person("Cleo"), message)
    await comes_to_rest(crowd)
    assert await played(crowd, before) == wanted
    assert "50 votes, 25 of them for this move" in following.text
    assert not any(name in following.text for name in VOTERS)
    assert await crowd.bot.ui.tables.context.store.count(Vote) == 0
    assert not any(crowd.person(name).notifications for name in VOTERS)


async def test_a_tie_is_decided_by_the_lot_that_was_promised(crowd: Stage) -> None:
    message = await begun(crowd)
    before, turns = await game_of(crowd), whole_turns(await seen_by_all(crowd))
    people = [crowd.person(name) for name in ("Ana", "Ben", *VOTERS[:8])]
    await asyncio.gather(*(votes(one, message, turns[nth % 2]) for nth, one in enumerate(people)))
    ballots = await kept(crowd, before)
    assert Counter(Counter(vote.actions for vote in ballots).values()) == {5: 2}
    (one,) = await crowd.bot.ui.tables.context.store.find(Round, Where(equal={"table_id": before.id}))
    drawn = elected(ballots, one.seed, before.turn_no).actions
    await crowd.restart()
    await crowd.passes(hours=DAY_H)
    following = await vote_shown(crowd, crowd.person("Cleo"), message)
    await comes_to_rest(crowd)
    assert await played(crowd, before) == drawn
    assert "10 votes, 5 of them for this move" in following.text
