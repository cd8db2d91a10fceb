"""No verb takes what can't be an id: it is refused, or nothing is found under it."""

import inspect
from collections.abc import Awaitable, Iterator
from typing import Any

import pytest

from bot.tables import ErrorCode, tables
from bot.tables.challenges.standing import ClockVerbs
from bot.tables.competition.ladders import LadderVerbs
from bot.tables.practice.play_on import BranchPoint
from bot.tables.puzzles.own_games import OwnTurn
from bot.tables.values.errors import TableError
from bot.tables.values.states import ModeratorVerb
from bot.tables.votes.weekly import VotingVerbs
from tests.bot.tables.rig import ANA, BEN, CHANNEL, DAY, GUILD, LINE, START, Rig

NO_ID = "no id"
MORE = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
SUBJECTS = dict.fromkeys(("table_id", "challenge_id", "league_id", "ladder_id"), "t1")
PEOPLE = {"person": ANA, "author": ANA, "id_": ANA, "moderator": ANA, "invited": BEN, "other": BEN, "winner": BEN}
IDS = {**SUBJECTS, **PEOPLE, "guild": GUILD, "server": GUILD, "channel": CHANNEL, "interaction": "i1"}
BESIDES: dict[str, object] = {
    "actions": ["right"], "agrees": True, "at": 1, "day": "20300101", "days": 3, "game": "l_calculus", "game_no": 1,
    "level": 1, "line": "right", "names": ("Ana", "Ben"), "number": 1, "pace": 3, "people": (ANA, BEN), "place": "1",
    "reason": "so", "step": 0, "terms": LINE, "text": "so", "turn_no": 1, "until": START + DAY,
    "verb": ModeratorVerb.STOP, "wanted": True, "point": BranchPoint("t1", 1, 0), "turn": OwnTurn("t1", 1, 1, 0),
}  # fmt: skip
ROOMS = {
    "challenges": tables.Challenges, "clock": ClockVerbs, "competition": tables.Competition,
    "leagues": LadderVerbs, "people": tables.People, "play": tables.Play, "practice": tables.Practice,
    "puzzles": tables.Puzzles, "queries": tables.Queries, "votes": VotingVerbs,
}  # fmt: skip
UNKNOWN = {ErrorCode.BAD_ID, ErrorCode.UNKNOWN_TABLE, ErrorCode.UNKNOWN_CHALLENGE}
LOOKED_FOR = {  # nothing is found by such an id, or all is refused before a look at it
    "competition.ratings_of guild", "competition.ratings_of person", "leagues.challenge interaction",
    "leagues.channels guild", "leagues.ladder guild", "leagues.newest channel", "leagues.under_way channel",
    "leagues.within_reach person", "play.moderate interaction", "puzzles.may_still_post server",
    "puzzles.next_post server", "puzzles.withdraw person", "queries.challenges_of guild",
    "queries.count_conditions person", "queries.next_for guild", "queries.tables_of guild", "votes.called person",
    "votes.game_of server",
}  # fmt: skip


def named_ids(room: str) -> Iterator[tuple[str, str]]:
    for verb, method in inspect.getmembers(ROOMS[room], inspect.iscoroutinefunction):
        for name in inspect.signature(method).parameters:
            if name in IDS and not verb.startswith("_") and f"{room}.{verb} {name}" not in LOOKED_FOR:
                yield verb, name


def wish(rig: Rig, room: str, verb: str, wrong: str) -> Any:
    """Ask for something with all that it wants, of which one id is none."""
    method = getattr(getattr(rig.tables, room), verb)
    given: list[object] = []
    named: dict[str, object] = {}
    for name, parameter in inspect.signature(method).parameters.items():
        value = NO_ID if name == wrong else IDS.get(name, BESIDES.get(name))
        if parameter.kind == parameter.POSITIONAL_ONLY:
            given.append(value)
        elif name == wrong or (parameter.default is parameter.empty and parameter.kind not in MORE):
            named[name] = value
    return method(*given, **named)


async def answer(wished: Awaitable[object]) -> ErrorCode | None:
    try:
        await wished
    except TableError as refused:
        return refused.key
    return None


@pytest.mark.parametrize("room", ROOMS)
async def test_every_verb_refuses_what_is_no_id(rig: Rig, room: str) -> None:
    before = await rig.dump()
    answers = {f"{verb} {name}": await answer(wish(rig, room, verb, name)) for verb, name in named_ids(room)}
    assert {named: refused for named, refused in answers.items() if refused not in UNKNOWN} == {}
    assert answers and await rig.dump() == before
