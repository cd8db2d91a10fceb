import json
from dataclasses import replace
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.tables import ErrorCode, Permission, Terms
from bot.tables.core.loaded_game import outcome_of
from bot.tables.queries.table_view import _opened
from bot.tables.values.states import ResultKind
from games.core.outcome import Outcome
from games.core.play import digest
from games.records.check import RecordVerdict, examine
from games.records.record import Opened
from games.records.text import parse
from games.registry import KEYS, game
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, HOUR, LINE, TACTIC, Rig, refusal, refused


async def finished(rig: Rig, terms: Terms, turns: int) -> str:
    """Play a while, then let the one to move resign, if it isn't over yet."""
    id_ = await rig.open(terms)
    for _ in range(turns):
        if (await rig.table(id_)).status == "open":
            await rig.turn(id_)
    if (await rig.table(id_)).status == "open":
        await rig.tables.play.resign(id_, await rig.mover(id_))
    return id_


@pytest.mark.parametrize("key", KEYS)
async def test_an_export_of_a_finished_game_holds_in_every_point(rig: Rig, key: str) -> None:
    id_ = await finished(rig, Terms(key, first="host"), 12)
    record = parse(await rig.tables.queries.export(id_, ("Ana", "Ben\nnot a header: x")))
    found = {str(finding.check): finding.verdict for finding in examine(game(key), record)}
    assert RecordVerdict.BROKEN not in found.values()
    assert found["seed"] == found["moves"] == found["digest"] == RecordVerdict.HOLDS


@pytest.mark.parametrize("key", KEYS)
async def test_a_running_export_depends_on_nothing_hidden(rig: Rig, key: str) -> None:
    id_ = await rig.open(Terms(key, first="host"))
    for _ in range(9):
        await rig.act(id_)
    seed = (await rig.dump())["rounds"][0]["seed"]
    for reader in (ANA, BEN, None):
        text = await rig.tables.queries.export(id_, ("Ana", "Ben"), reader)
        assert seed not in text
        assert parse(text).secrets == ()


@pytest.mark.parametrize("key", KEYS)
async def test_a_replay_steps_from_the_start_to_what_is_seen_now(rig: Rig, key: str) -> None:
    id_ = await finished(rig, Terms(key, first="host"), 10)
    first = await rig.tables.queries.replay(id_, 0)
    assert (first.actions, first.seat, first.view.turn) == ((), None, 1)
    said = [one.action for one in await rig.tables.queries.history(id_)]
    played: list[str] = []
    for step in range(1, first.steps + 1):
        played += (await rig.tables.queries.replay(id_, step)).actions
    assert played == said
    last = await rig.tables.queries.replay(id_, first.steps)
    assert digest(last.view) == digest((await rig.tables.queries.table_view(id_)).view)
    for beyond in (-1, first.steps + 1):
        wrong = await refused(rig, rig.tables.queries.replay(id_, beyond))
        assert (wrong.key, wrong.values) == (ErrorCode.NO_SUCH_STEP, {"steps": first.steps})


async def test_another_readers_replay_hides_what_is_hidden(rig: Rig) -> None:
    id_ = await rig.open(Terms("topologic", first="host"))
    await rig.tables.play.act(id_, ANA, 1, "hide c2")
    for reader, seen in ((ANA, "hide c2"), (BEN, "hide ?"), (None, "hide ?"), (CLEO, "hide ?")):
        step = await rig.tables.queries.replay(id_, 1, reader)
        assert step.actions == (seen,)
        assert [one.action for one in await rig.tables.queries.history(id_, reader)] == [seen]


async def test_each_sees_his_own_view(rig: Rig) -> None:
    id_ = await rig.open(Terms("logan_stones", first="host"))
    seats = [(await rig.tables.queries.table_view(id_, who)).seat for who in (ANA, BEN, CLEO, None)]
    assert seats == [0, 1, None, None]
    views = [repr((await rig.tables.queries.table_view(id_, who)).view) for who in (ANA, BEN, None)]
    assert len(set(views)) == 3


async def test_a_game_that_is_over_has_no_clock_and_nothing_to_do_while_its_series_goes_on(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, best_of=3))
    await rig.tables.play.resign(id_, ANA)
    first, second = [await rig.tables.queries.table_view(id_, BEN, game_no) for game_no in (1, 2)]
    assert (first.deadline, first.permissions) == (None, frozenset())
    assert (first.loser, second.loser) == (0, None)
    assert second.deadline == rig.clock.now() + 3 * DAY and Permission.PLAY in second.permissions
    await rig.tables.play.resign(id_, ANA)
    for game_no in (1, 2):
        over = await rig.tables.queries.table_view(id_, BEN, game_no)
        assert (over.deadline, over.permissions) == (None, frozenset({Permission.REMATCH}))
    assert not (await rig.tables.queries.table_view(id_, CLEO)).permissions


@pytest.mark.parametrize(("first", "drawn"), [("lot", [True, False]), ("host", [False, False])])
async def test_a_lot_is_drawn_before_the_first_game_alone(rig: Rig, first: str, drawn: list[bool]) -> None:
    id_ = await rig.open(replace(TACTIC, first=first, best_of=3))
    await rig.tables.play.resign(id_, ANA)
    views = [await rig.tables.queries.table_view(id_, game_no=game_no) for game_no in (1, 2)]
    assert [one.is_lot_drawn for one in views] == [one.has_seed for one in views] == drawn


async def test_tables_are_sorted_by_urgency(rig: Rig) -> None:
    relaxed = await rig.open(replace(LINE, pace=7), guest="1")
    theirs = await rig.open(LINE, guest="2")
    urgent = await rig.open(replace(LINE, pace=1), guest="3")
    free = await rig.open(replace(LINE, pace=0), guest="4")
    offer = await rig.open(LINE, guest="5")
    await rig.turn(theirs)
    await rig.turn(offer)
    await rig.tables.play.offer_end(offer, "5")
    found = await rig.tables.queries.tables_of(ANA)
    assert [one.table.id for one in found] == [urgent, relaxed, free, offer, theirs]
    assert [(one.is_mine, one.waits) for one in found] == [(True, False)] * 3 + [(False, True), (False, False)]
    upcoming = await rig.tables.queries.next_for(ANA, but=urgent)
    assert upcoming is not None
    assert upcoming.table.id == relaxed
    assert await rig.tables.queries.tables_of(ANA, "another server") == []
    rig.clock.forward(4 * DAY)
    assert (await rig.tables.queries.tables_of(ANA))[3].table.id in (offer, theirs)
    assert [one.waits for one in await rig.tables.queries.tables_of(ANA)] == [False] * 3 + [True] * 2


async def test_finished_tables_are_not_listed(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.play.resign(id_, ANA)
    assert await rig.tables.queries.tables_of(ANA) == []
    assert await rig.tables.queries.next_for(BEN) is None


async def test_challenges_made_and_received_are_found_while_they_are_open(rig: Rig) -> None:
    made = (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN)).subject
    got = (await rig.tables.challenges.offer(CLEO, GUILD, CHANNEL, LINE, ANA)).subject
    assert [one.id for one in await rig.tables.queries.challenges_of(ANA)] == [made, got]
    assert await rig.tables.queries.challenges_of(ANA, "78") == []
    rig.clock.forward(7 * DAY)
    assert await rig.tables.queries.challenges_of(ANA) == []


async def test_profiles_and_leaderboards_count_this_servers_results(rig: Rig) -> None:
    for winner in (ANA, ANA, BEN):
        id_ = await rig.open(TACTIC)
        await rig.tables.play.resign(id_, BEN if winner == ANA else ANA)
    id_ = await rig.open(LINE, host=BEN, guest=ANA)
    await rig.tables.play.offer_end(id_, ANA)
    await rig.tables.play.accept_end(id_, BEN)
    called_off = await rig.open(TACTIC, host=CLEO)
    await rig.tables.play.cancel(called_off, CLEO)
    mine = {one.game: (one.wins, one.draws, one.losses) for one in await rig.tables.queries.profile(ANA, GUILD)}
    assert mine["tactic"] == (2, 0, 1)
    assert sum(mine["l_calculus"]) == 1
    board = [(one.person, one.wins, one.losses) for one in await rig.tables.queries.leaderboard(GUILD, "tactic")]
    assert board == [(ANA, 2, 1), (BEN, 1, 2)]
    every = [(one.person, one.wins, one.draws, one.losses) for one in await rig.tables.queries.leaderboard(GUILD)]
    line = {
        one.person: (one.wins, one.draws, one.losses) for one in await rig.tables.queries.leaderboard(GUILD, LINE.game)
    }
    assert every == [(who, won + line[who][0], line[who][1], lost + line[who][2]) for who, won, lost in board]
    assert await rig.tables.queries.leaderboard("78") == []
    assert len(await rig.tables.queries.leaderboard(GUILD, limit=1)) == 1


async def test_a_game_of_the_table_that_was_not_played_is_refused(rig: Rig) -> None:
    id_ = await rig.open()
    assert await refusal(rig, rig.tables.queries.table_view(id_, game_no=2)) == ErrorCode.NO_SUCH_GAME
    assert await refusal(rig, rig.tables.queries.history(id_, game_no=-1)) == ErrorCode.NO_SUCH_GAME
    assert await refusal(rig, rig.tables.queries.export(id_, ("a", "b"), game_no=2**70)) == ErrorCode.NO_SUCH_GAME


async def test_what_is_kept_of_a_person_can_be_taken_home(rig: Rig) -> None:
    id_ = await rig.open(Terms("topologic", first="host"))
    await rig.tables.play.act(id_, ANA, 1, "hide c2", interaction="i1")
    await rig.tables.people.set_person(ANA, language="fr")
    await rig.tables.clock.away(ANA, rig.clock.now() + HOUR)
    mine, theirs = await rig.tables.people.personal_data(ANA), await rig.tables.people.personal_data(BEN)
    kept = json.loads(mine)
    assert kept["people"][0]["language"] == "fr"
    assert (len(kept["aways"]), len(kept["tables"]), len(kept["rounds"]), len(kept["challenges"])) == (1, 1, 1, 1)
    assert [entry["action"] for entry in kept["entries"]] == ["hide c2"]
    assert "seed" not in kept["rounds"][0]
    assert "hide c2" not in theirs


@pytest.mark.parametrize("takebacks", ["ask", "free", "off"])
@pytest.mark.parametrize("key", ["topologic", "logan_stones", "tactic"])
async def test_a_takeback_is_offered_just_where_it_works(rig: Rig, key: str, takebacks: str) -> None:
    """Not where the terms forbid it, not past something that was shown, and nowhere where it would be refused."""
    id_ = await rig.open(Terms(key, first="host", takebacks=takebacks))
    offered = withheld = 0
    for _ in range(30):
        for person in (ANA, BEN):
            if (await rig.table(id_)).status != "open":
                break
            table_view = await rig.tables.queries.table_view(id_, person)
            if Permission.TAKE_BACK not in table_view.permissions:
                await refusal(rig, rig.tables.play.take_back(id_, person))
                withheld += 1
            elif rig.random.random() < 0.3:
                await rig.tables.play.take_back(id_, person)
                offered += 1
        if (await rig.table(id_)).status == "open":
            await rig.act(id_)
    assert withheld > 10
    assert offered or (key, takebacks) == ("logan_stones", "off")  # whose turns are mostly one action


@pytest.mark.parametrize(
    ("result", "winner", "outcome"),
    [
        (ResultKind.WON, "ana", Outcome(0, "home")),
        (ResultKind.WON, "ben", Outcome(1, "home")),
        (ResultKind.DRAWN, "", Outcome(None, "home")),
        (None, "", None),
    ],
)
def test_an_outcome_is_read_from_its_row(result: ResultKind | None, winner: str, outcome: Outcome | None) -> None:
    round_ = MagicMock(result=result, winner=winner, seat_0="ana", seat_1="ben", reason="home")
    assert outcome_of(round_) == outcome


async def test_what_was_promised_is_opened_by_its_line_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    log = [MagicMock(salt=salt, action=action) for salt, action in (("", "a"), ("s", "b"), ("", "c"), ("t", "d"))]
    monkeypatch.setattr("bot.tables.queries.table_view.read_effective", AsyncMock(return_value=log))
    assert await _opened(MagicMock(), MagicMock()) == [Opened(2, "s", "b"), Opened(4, "t", "d")]
