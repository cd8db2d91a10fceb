"""The puzzle of the day in the channel: one a day, without a sound, without its solution, whatever happens."""

import asyncio

import pytest

from bot.tables.notices.outbox import Outbox
from bot.text import words
from bot.ui.public.show.daily import solution_line
from data.records import DailyPost, DailyTry, Notice
from sandbox import SandboxPerson, Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, press, told
from tests.bot.ui.puzzles.givers import DailyServer, puzzle_in, spoils, typed, wrong_turns
from tests.says import says

SILENT = 1 << 12
UNKNOWN_CHANNEL, MISSING_ACCESS = 10003, 50001


async def solves(person: SandboxPerson, post: Seen, wrong: int = 0) -> Seen:
    """Solve it by typing, after so many wrong tries."""
    seen = await told(person, post, "daily|")
    puzzle = puzzle_in(seen)
    for turn in wrong_turns(puzzle, wrong):
        seen = await typed(person, seen, " ".join(turn))
        seen = await press(person, seen, "puzzle-draft-at|")
    return await typed(person, seen, " ".join(puzzle.best.turn))


async def test_it_is_posted_without_a_sound_and_without_its_solution(stage: Stage) -> None:
    server, ana = DailyServer(stage), stage.person("Ana")
    await server.begin()
    post = await server.next_day()
    puzzle = await server.puzzle(post)
    assert post.view["flags"] & SILENT
    assert "<@" not in post.text and not ana.notifications
    assert not spoils(puzzle, post.view)
    assert words("en").say(f"choice-difficulty-{puzzle.grade}") in post.text.splitlines()[0]
    assert [part["type"] for part in post.view["components"][0]["components"][:3]] == [10, 12, 10], (
        "heading, picture, task"
    )
    assert ids(post) == [f"daily|{post.pictures[0].filename[6:16].replace('-', '')}"]
    seen = await told(ana, post, "daily|")
    assert puzzle_in(seen) == puzzle and not spoils(puzzle, seen.view)


async def test_the_post_after_the_next_tells_the_solution_and_who_solved_it(stage: Stage) -> None:
    server = DailyServer(stage)
    ana, ben, cleo = (stage.person(name) for name in ("Ana", "Ben", "Cleo"))
    await server.begin()
    first = await server.next_day()
    puzzle = await server.puzzle(first)
    assert "in 3 tries" in (await solves(ana, first, wrong=2)).text
    assert "on the first try" in (await solves(ben, first)).text
    shown = await press(cleo, await told(cleo, first, "daily|"), "puzzle-reveal|")
    assert not spoils(puzzle, shown.view)
    assert spoils(puzzle, (await press(cleo, shown, "puzzle-reveal-sure|")).view)
    assert not spoils(puzzle, (await server.next_day()).view)
    await noted(stage)
    profile = await asked(ben, stage.sandbox.channel, "profile")
    assert "one puzzle solved · puzzle of the day: one day in a row" in profile.text
    second = await server.next_day()
    assert f"||{solution_line(puzzle, words('en'))}||" in second.text
    assert f"{ben.mention} (one try), {ana.mention} (3 tries)" in second.text and cleo.mention not in second.text
    assert not any(one.notifications for one in (ana, ben, cleo))
    await ana.waits_until(lambda: not server.posts()[0].buttons)
    await noted(stage)
    profile = await asked(ben, stage.sandbox.channel, "profile")
    assert "puzzle of the day: 0 days in a row" in profile.text


async def test_only_who_is_still_there_and_not_forgotten_is_named(stage: Stage) -> None:
    server = DailyServer(stage)
    ana, ben, cleo = (stage.person(name) for name in ("Ana", "Ben", "Cleo"))
    await server.begin()
    first = await server.next_day()
    for person in (ana, ben, cleo):
        await solves(person, first)
    ben.leaves(stage.sandbox.guild)
    stage.sandbox.expect_always(10007)
    await stage.bot.ui.tables.people.erase(str(cleo.id))
    await server.next_day()
    second = await server.next_day()
    assert ana.mention in second.text
    assert ben.mention not in second.text and cleo.mention not in second.text
    assert "👤" not in second.text


async def test_who_presses_again_sees_how_it_went_and_after_the_day_it_is_for_fun(stage: Stage) -> None:
    server, ana = DailyServer(stage), stage.person("Ana")
    await server.begin()
    first = await server.next_day()
    await solves(ana, first)
    again = await told(ana, first, "daily|")
    assert "solved today’s puzzle on the first try" in again.text
    ben = stage.person("Ben")
    late = await told(ben, first, "daily|")
    await server.next_day()
    await noted(stage)
    late = await typed(ben, late, " ".join(puzzle_in(late).best.turn))
    assert "Solved" in late.text and "next post" not in late.text
    record = await stage.bot.ui.tables.puzzles.record(str(ben.id), server.id)
    assert (record.solved, record.streak) == (1, 0)


async def test_killed_between_posting_and_noting_it_stands_there_once(
    restless: None, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the bot comes back hours later, when Discord has forgotten the nonce and the time to post is over."""
    server = DailyServer(stage)
    await server.begin()

    async def killed(*_: object) -> None:
        raise ConnectionError("killed")

    with monkeypatch.context() as dying:
        dying.setattr(Outbox, "shown", killed)
        await server.next_day()
        await stage.stop()
    stage.clock.advance(9 * 3600)
    await stage.start()
    await noted(stage)
    (post,) = await posts_kept(stage)
    assert len(server.posts()) == 1
    assert post.message == str(server.posts()[0].id)


async def posts_kept(stage: Stage) -> list[DailyPost]:
    return await stage.bot.ui.tables.context.store.find(DailyPost)


async def noted(stage: Stage) -> None:
    """Wait until no puzzle waits to be shown any more, while time goes by slowly."""
    for _ in range(1500):
        if not await stage.bot.ui.tables.context.store.find(Notice):
            return
        stage.clock.advance(5)
        await asyncio.sleep(0.02)
    raise AssertionError("it still waits")


async def test_what_waits_past_its_time_is_not_posted(restless: None, stage: Stage) -> None:
    """Discord couldn't be reached at the hour, nor for the rest of the day."""
    server = DailyServer(stage)
    await server.begin()
    at = await stage.bot.ui.tables.puzzles.next_post(server.id)
    assert at is not None
    with stage.sandbox.faults.outage(503, html=False):
        await stage.passes(seconds=(at - stage.clock.now()) / 1000 + 1)
        await asyncio.sleep(0.2)
    assert len(await posts_kept(stage)) == 1
    stage.clock.advance(7 * 3600)
    await noted(stage)
    assert server.posts() == []
    assert (await posts_kept(stage))[0].message is None
    await server.next_day()
    assert not says(server.posts()[0].text, "daily-before")


async def test_a_channel_that_forbids_is_told_to_the_host_once_and_tried_again_when_it_may(
    restless: None, stage: Stage
) -> None:
    server, ana = DailyServer(stage), stage.person("Ana")
    await server.begin()
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.SEND_MESSAGES)
    stage.sandbox.expect_always(50013)
    at = await stage.bot.ui.tables.puzzles.next_post(server.id)
    assert at is not None
    await stage.passes(seconds=(at - stage.clock.now()) / 1000 + 1)
    await ana.waits_until(lambda: ana.direct and ana.sees(ana.direct))
    assert ana.direct is not None
    (letter,) = ana.sees(ana.direct)
    assert "puzzle of the day" in letter.text and f"<#{stage.sandbox.channel.id}>" in letter.text
    await stage.restart()
    await stage.passes(days=1)
    await stage.passes(seconds=60)
    assert len(ana.sees(ana.direct)) == 1 and server.posts() == []
    await noted_refusal(stage)
    stage.sandbox.allow(stage.sandbox.channel, PermissionBit.SEND_MESSAGES)
    await ana.waits_until(server.posts)
    assert len(server.posts()) == 1


async def noted_refusal(stage: Stage) -> None:
    """Wait until the try of the second day was refused, too, and put off till the next."""
    for _ in range(1500):
        (notice,) = await stage.bot.ui.tables.context.store.find(Notice)
        if notice.due_at > stage.clock.now() + 23 * 3_600_000:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it is still being tried")


async def test_a_channel_that_is_gone_is_named_in_settings_and_another_takes_over(restless: None, stage: Stage) -> None:
    server, ana = DailyServer(stage), stage.person("Ana")
    general = stage.sandbox.channel_named("general")
    await server.begin(channel=str(general.id))
    stage.sandbox.delete_channel(general)
    stage.sandbox.expect_always(UNKNOWN_CHANNEL)
    at = await stage.bot.ui.tables.puzzles.next_post(server.id)
    assert at is not None
    await stage.passes(seconds=(at - stage.clock.now()) / 1000 + 1)
    await ana.waits_until(lambda: ana.direct and ana.sees(ana.direct))
    puzzles = stage.bot.ui.tables.puzzles
    assert (await puzzles.wish(server.id)).told_at is not None
    await puzzles.set_wish(server.id, str(ana.id), channel=str(stage.sandbox.channel.id))
    await stage.bot.ui.tables.notices.hasten(f"d{server.id}")
    await ana.waits_until(server.posts)
    assert len(server.posts()) == 1
    assert (await puzzles.wish(server.id)).told_at is None


async def test_switched_off_nothing_comes(stage: Stage) -> None:
    server, ana = DailyServer(stage), stage.person("Ana")
    await server.begin()
    await server.next_day()
    await stage.bot.ui.tables.puzzles.set_wish(server.id, str(ana.id), channel="")
    for _ in range(3):
        await stage.passes(days=1)
    assert len(server.posts()) == 1


async def test_a_server_that_speaks_french_is_given_it_in_french(stage: Stage) -> None:
    server, ben = DailyServer(stage), stage.person("Ben")
    await stage.bot.ui.tables.people.set_server(server.id, language="fr")
    await server.begin()
    first = await server.next_day()
    assert "Problème du jour" in first.text and "Résoudre" in first.labels
    ben.user.locale = "fr"
    await solves(ben, first, wrong=1)
    await server.next_day()
    second = await server.next_day()
    assert f"Résolu par {ben.mention} (2 essais)" in second.text


async def test_a_second_click_on_a_try_is_one_try(stage: Stage) -> None:
    server, ana = DailyServer(stage), stage.person("Ana")
    await server.begin()
    first = await server.next_day()
    seen = await told(ana, first, "daily|")
    wrong = " ".join(wrong_turns(puzzle_in(seen), 1)[0])
    forms = [await ana.click(seen, id_of(seen, "puzzle-type|")) for _ in range(2)]
    await asyncio.gather(*[(await ana.submit(form, {"line": wrong})).shown() for form in forms])
    (kept,) = await stage.bot.ui.tables.context.store.find(DailyTry)
    assert kept.tries == 1
