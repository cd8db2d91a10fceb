"""The recap of a finished game: for whoever asks, in every game and language; and once in the channel."""

import asyncio
import os
import signal
from io import BytesIO
from typing import Any
from unittest.mock import AsyncMock

import pytest
from PIL import Image

from bot.tables import ErrorCode, StoreFailed, TableError
from bot.tables.notices.outbox import Outbox
from bot.text import words
from bot.ui.look_up.recap_maker import FILM, STORY
from bot.ui.public.messenger import Messenger
from bot.workers.pool import Worker, WorkerLost
from games.registry import KEYS, game
from render.text.alt_text import MOST_ALT
from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import comes_to_rest, press
from tests.bot.ui.players import Match, id_of, ids, open_match
from tests.bot.ui.public.test_threads_private import private_match
from tests.says import says

SLOW = 60.0
TURNS = 2


async def over(stage: Stage, key: str = "l_calculus", **terms: object) -> tuple[Match, Seen]:
    """Play a few turns, and let Ana resign."""
    match = await open_match(stage, key.replace("_", "-"), **terms)
    for _ in range(TURNS):
        turn = await match.step()
    await stage.bot.ui.tables.play.resign(id_of(turn, "play|").split("|")[1], str(match.people[0].id))
    return match, await match.people[1].waits_for(match.thread, lambda seen: "recap|" in str(seen.view))


async def asked(person: SandboxPerson, seen: Seen, verb: str = "recap|") -> Seen:
    return await (await person.click(seen, id_of(seen, verb))).shown(SLOW)


def recaps(stage: Stage) -> list[Seen]:
    """List those in the channel, the oldest first."""
    seen = stage.person("Cleo").sees(stage.sandbox.channel)
    return [one for one in seen if "-film.gif" in str(one.view) or "-story.png" in str(one.view)]


@pytest.mark.parametrize(("key", "language"), [*((key, "en") for key in KEYS), ("topologic", "fr")])
async def test_a_game_is_told_as_a_film_and_as_a_story(key: str, language: str, stage: Stage) -> None:
    match, end = await over(stage, key)
    ana, speech = match.people[0], words(language)
    ana.user.locale = language
    film = await asked(ana, end)
    assert film.is_private
    (moving,) = film.pictures
    with Image.open(BytesIO(moving.data)) as frames:
        assert (frames.format, frames.n_frames) == ("GIF", TURNS + 1)  # type: ignore[attr-defined]
    assert "Ana" in moving.alt and "Ben" in moving.alt and len(moving.alt) <= MOST_ALT
    assert moving.alt.startswith(speech.say(f"alt-recap-{FILM}", game="", first="", second="", turns=0).split(" ")[0])
    assert speech.say(f"{key}-title") in film.text
    story = await asked(ana, film, "recap-as|")
    (still,) = story.pictures
    assert Image.open(BytesIO(still.data)).width == 1200
    assert still.alt.count(speech.say("alt-recap-turn", number=0, who="", words="").split(" ")[0]) >= 1
    assert "-film.gif" in str((await asked(ana, story, "recap-as|")).view)


async def test_it_is_posted_once_whoever_asks_and_over_a_restart(stage: Stage) -> None:
    match, end = await over(stage)
    ana, ben = match.people
    shown = await asked(ana, end)
    story = await asked(ben, await asked(ben, end), "recap-as|")
    await stage.restart()
    told = await asked(ana, shown, "recap-post|")
    assert says(told.text, "recap-will-be-posted", channel=f"<#{stage.sandbox.channel.id}>")
    (posted,) = await ana.waits_until(lambda: recaps(stage))
    assert not posted.is_private and not posted.notified
    for person, seen in ((ana, shown), (ben, story)):
        assert (await asked(person, seen, "recap-post|")).text == words("en").say("error-recap-posted")
    await stage.restart()
    assert [one.id for one in recaps(stage)] == [posted.id]


@pytest.mark.usefixtures("restless")
async def test_what_was_wanted_but_not_posted_is_posted_once_after_a_kill(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first worker dies for good: the notice waits, and the next process makes it."""
    match, end = await over(stage)
    shown = await asked(match.people[0], end)
    with monkeypatch.context() as broken:
        broken.setattr(stage.bot.ui.workers, "run", AsyncMock(side_effect=WorkerLost("killed")))
        await asked(match.people[0], shown, "recap-post|")
        await asyncio.sleep(0.1)
        assert recaps(stage) == []
    await stage.restart()
    await stage.waits(lambda: recaps(stage), each=60)
    await stage.restart()
    assert len(recaps(stage)) == 1


@pytest.mark.usefixtures("processes")
async def test_a_worker_that_dies_gets_an_answer_to_act_on_and_the_button_still_works(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, end = await over(stage)
    ana = match.people[0]
    started = Worker.start

    async def doomed() -> Worker:
        worker = await started()
        os.kill(worker.process.pid, signal.SIGKILL)
        return worker

    with monkeypatch.context() as broken:
        broken.setattr(Worker, "start", doomed)
        assert (await asked(ana, end)).text == words("en").say("error-no-recap")
    film = await asked(ana, end)
    assert film.pictures and (await asked(ana, film, "recap-as|")).pictures


async def test_who_looks_on_may_see_it_but_not_post_it(stage: Stage) -> None:
    _, end = await over(stage)
    cleo = stage.person("Cleo")
    shown = await asked(cleo, end)
    assert shown.pictures and not [one for one in ids(shown) if one.startswith("recap-post|")]
    forged = await press(stage, cleo, end, f"{id_of(end, 'recap|').replace('recap', 'recap-post')}|film", [])
    assert (await forged.shown(SLOW)).text == words("en").say("error-not-your-table")
    assert recaps(stage) == []


@pytest.mark.parametrize("key", [one for one in KEYS if game(one).has_secrets])
async def test_a_game_that_hides_something_is_recapped_once_the_series_is_over(key: str, stage: Stage) -> None:
    match, first = await over(stage, key, **{"best-of": 3})
    ana = match.people[0]
    assert (await asked(ana, first)).text == words("en").say("error-series-runs")
    table = id_of(first, "recap|").split("|")[1]
    with pytest.raises(TableError) as early:
        await stage.bot.ui.tables.play.post_recap(table, str(ana.id), 1)
    assert early.value.key == ErrorCode.SERIES_RUNS
    await stage.bot.ui.tables.play.resign(table, str(ana.id))
    await ana.waits_for(match.thread, lambda seen: f"recap|{table}|2" in str(seen.view))
    assert (await asked(ana, first)).pictures


async def test_a_running_game_has_no_recap(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    table = id_of(await match.step(), "play|").split("|")[1]
    with pytest.raises(TableError) as early:
        await stage.bot.ui.tables.queries.open_views(table)
    assert early.value.key == ErrorCode.NOT_OVER


@pytest.mark.parametrize("form", [FILM, STORY])
async def test_where_results_are_told_elsewhere_recaps_are_posted_there(form: str, stage: Stage) -> None:
    match, end = await over(stage)
    table = id_of(end, "recap|").split("|")[1]
    there = stage.sandbox.channel_named("general")
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), results_channel=str(there.id))
    await stage.bot.ui.tables.play.post_recap(table, str(match.people[0].id), 1, form)
    await match.people[0].waits_for(there, lambda seen: f"-{form}." in str(seen.view), SLOW)
    assert recaps(stage) == []


async def test_a_private_games_recap_stays_in_its_thread(stage: Stage) -> None:
    guild = str(stage.sandbox.guild.id)
    await stage.bot.ui.tables.people.set_server(guild, recaps=True, results_channel=str(stage.sandbox.channel.id))
    match = await private_match(stage)
    ana, ben = match.people
    await stage.bot.ui.tables.play.resign(table_of(match), str(ana.id))
    end = await ben.waits_for(match.thread, lambda seen: "recap|" in str(seen.view))
    table = id_of(end, "recap|").split("|")[1]
    await asked(ana, await asked(ana, end), "recap-post|")
    await ana.waits_for(match.thread, lambda seen: "-film.gif" in str(seen.view) and not seen.is_private, SLOW)
    for person in (ana, ben):
        await stage.bot.ui.tables.play.tell_result(table, str(person.id))
    await ben.waits_for(stage.sandbox.channel, lambda seen: says(seen.text, "result-won"), SLOW)
    assert recaps(stage) == []


async def test_where_a_server_wants_that_each_result_comes_with_a_recap(stage: Stage) -> None:
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), recaps=True)
    match, _ = await over(stage)
    shown = await match.people[0].waits_for(
        stage.sandbox.channel, lambda seen: says(seen.text, "result-won") and "-film.gif" in str(seen.view), SLOW
    )
    assert shown.pictures and not shown.notified


async def test_a_result_is_told_without_a_recap_if_no_worker_makes_one(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), recaps=True)
    monkeypatch.setattr(stage.bot.ui.workers, "run", AsyncMock(side_effect=WorkerLost("hung")))
    match, _ = await over(stage)
    shown = await match.people[0].waits_for(stage.sandbox.channel, lambda seen: says(seen.text, "result-won"), SLOW)
    assert not shown.pictures


@pytest.mark.parametrize("moment", ["made", "posted", "posted without"])
async def test_a_result_with_a_recap_is_posted_once_through_a_kill(
    moment: str, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot comes back when Discord doesn't know the nonce again any more."""
    tables, channel = stage.bot.ui.tables, stage.sandbox.channel
    await tables.people.set_server(str(stage.sandbox.guild.id), recaps=True)
    match = await open_match(stage, "tactic")
    await match.step()
    at_kill, shown, post = asyncio.Event(), Outbox.shown, Messenger.post

    async def killed_once_posted(outbox: Outbox, notice: str, *given: Any) -> None:
        if _results(match.people[0], stage):
            at_kill.set()
            raise StoreFailed("killed")
        await shown(outbox, notice, *given)

    async def killed_before_posting(messenger: Messenger, at: str, *given: Any, **more: Any) -> Any:
        if at == str(channel.id):
            at_kill.set()
            raise StoreFailed("killed")
        return await post(messenger, at, *given, **more)

    with monkeypatch.context() as broken:
        if moment == "made":
            broken.setattr(Messenger, "post", killed_before_posting)
        else:
            broken.setattr(Outbox, "shown", killed_once_posted)
        if moment == "posted without":
            broken.setattr(stage.bot.ui.workers, "run", AsyncMock(side_effect=WorkerLost("killed, too")))
        await tables.play.resign(table_of(match), str(match.people[0].id))
        await asyncio.wait_for(at_kill.wait(), SLOW)
        await stage.stop()
    stage.clock.advance(3_600)
    await stage.start()
    ana = match.people[0]
    await stage.waits(lambda: _results(ana, stage))
    await comes_to_rest(stage)
    (result,) = _results(ana, stage)
    assert bool(result.pictures) == (moment != "posted without")


def _results(person: SandboxPerson, stage: Stage) -> list[Seen]:
    return [seen for seen in person.sees(stage.sandbox.channel) if says(seen.text, "result-won")]
