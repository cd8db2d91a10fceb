"""Every kind of notice, and whom it rings for: by a mention that stands in the text, and never for one's own deed."""

from collections.abc import Awaitable, Callable, Mapping

import pytest

from bot.tables import NoticeKind
from sandbox import SandboxPerson, Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.play.test_vote import begun
from tests.bot.ui.players import Match, id_of, open_match, press, told
from tests.bot.ui.public.show.test_season import comes, played, wanted
from tests.bot.ui.public.show.test_vote_call import asks, calls, next_vote
from tests.bot.ui.puzzles.givers import DailyServer, puzzle_in, typed
from tests.says import says

PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \U0001f468\u200d\U0001f467"  # held together by joiners
Case = Callable[[Stage], Awaitable[tuple[Seen | None, tuple[str, ...]]]]  # the message, and the names of whom it rings


async def challenge(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    await ana.run(channel, "challenge tactic", opponent=ben)
    return await ben.waits_for(channel, lambda seen: "accept|" in str(seen.view)), ("Ben",)


async def challenge_closed(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    shown, _ = await challenge(stage)
    assert shown is not None
    ana, ben = stage.person("Ana"), stage.person("Ben")
    await press(ben, shown, "decline|")
    await ana.waits_for(stage.sandbox.channel, lambda seen: seen.id == shown.id and "Declined" in seen.text)
    return None, ()


async def turn(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic")
    after = await match.step()
    return after, (match.mover(after).name,)


async def asked_back(stage: Stage) -> tuple[Match, Seen]:
    """Let Ana ask for the turn she has just played."""
    match = await open_match(stage, "tactic")
    await match.step()
    await match.people[0].run(match.thread, "undo")
    return match, await match.people[1].waits_for(match.thread, lambda seen: "back-yes|" in str(seen.view))


async def takeback_asked(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    _, shown = await asked_back(stage)
    return shown, ("Ben",)


async def taken_back(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match, shown = await asked_back(stage)
    await press(match.people[1], shown, "back-yes|")
    return await match.people[0].waits_for(match.thread, lambda seen: says(seen.text, "told-taken-back-ask")), ("Ana",)


async def offer_closed(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match, shown = await asked_back(stage)
    await press(match.people[1], shown, "back-no|")
    await match.people[0].waits_for(match.thread, lambda seen: seen.id == shown.id and "Declined" in seen.text)
    return None, ()


async def end_offered(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic")
    ana, ben = match.people
    offers = await press(ana, await match.next_turn(), "offer|")
    await press(ana, offers, "end-offer|")
    return await ben.waits_for(match.thread, lambda seen: "end-yes|" in str(seen.view)), ("Ben",)


async def changed(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic")
    await match.next_turn()
    await asked(match.people[1], match.thread, "away", until="3")
    await match.people[0].waits_for(match.thread, lambda seen: "is away until" in seen.text)
    return None, ()


async def reminder(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic", pace=1)
    await match.next_turn()
    await stage.passes(hours=20)
    return await match.people[0].waits_for(match.thread, lambda seen: "is waiting for your move" in seen.text), ("Ana",)


async def overdue(stage: Stage) -> tuple[Match, Seen]:
    match = await open_match(stage, "tactic", pace=1)
    await match.next_turn()
    await stage.passes(hours=24)
    return match, await match.people[0].waits_for(match.thread, lambda seen: "claim|" in str(seen.view))


async def time_up(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    return (await overdue(stage))[1], ("Ana",)


async def time_given(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match, shown = await overdue(stage)
    await press(match.people[1], shown, "more-time|")
    return await match.people[0].waits_for(match.thread, lambda seen: "gives you more time" in seen.text), ("Ana",)


async def still_playing(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic", pace=0)
    await match.next_turn()
    await stage.passes(days=31)
    return await match.people[0].waits_for(match.thread, lambda seen: "keep|" in str(seen.view)), ("Ana", "Ben")


async def gone(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic", pace=1)
    await match.next_turn()
    match.people[0].leaves(stage.sandbox.guild)
    stage.sandbox.expect_always(10007)
    await stage.passes(hours=24)
    return await match.people[1].waits_for(match.thread, lambda seen: "has left" in seen.text), ("Ben",)


async def resigned(stage: Stage) -> Match:
    match = await open_match(stage, "tactic")
    await match.next_turn()
    ana = match.people[0]
    await press(ana, await (await ana.run(match.thread, "resign")).shown(), "resign|")
    return match


async def ended(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await resigned(stage)
    return await match.people[1].waits_for(match.thread, lambda seen: "rematch|" in str(seen.view)), ("Ben",)


async def result(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await resigned(stage)
    return await match.people[1].waits_for(stage.sandbox.channel, lambda seen: says(seen.text, "result-won")), ()


async def recap(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic")
    await match.step()
    table = table_of(match)
    await stage.bot.ui.tables.play.resign(table, str(match.people[0].id))
    await stage.bot.ui.tables.play.post_recap(table, str(match.people[0].id), 1)
    return await match.people[1].waits_for(stage.sandbox.channel, lambda seen: "-1-film.gif" in str(seen.view)), ()


async def watched(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match, cleo = await open_match(stage, "tactic"), stage.person("Cleo")
    await match.next_turn()
    await asked(cleo, match.thread, "watch")
    await stage.bot.ui.tables.play.resign(table_of(match), str(match.people[1].id))
    shown = await cleo.waits_for(cleo.opens_direct(), lambda seen: "Ana beat Ben" in seen.text)
    assert [one.message_id for one in cleo.notifications] == [shown.id]
    return None, ()


async def moderated(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic")
    await match.step()
    cleo = moderator(stage)
    await asked(cleo, match.thread, "moderate undo", reason="a wrong click")
    return await cleo.waits_for(match.thread, lambda seen: "a wrong click" in seen.text), ("Ana", "Ben")


async def set_aside(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    match = await open_match(stage, "tactic")
    await match.step()
    tables = stage.bot.ui.tables
    from bot.tables.core.unit_of_work import TableUpdate
    from bot.tables.values.notice_contents import TableSetAside

    table = await tables.queries.table(table_of(match))
    update = TableUpdate(tables.context, table)
    update.notify(TableSetAside("log-broken"), (table.host, table.guest))
    await update.commit()
    return await match.people[0].waits_for(match.thread, lambda seen: says(seen.text, "notice-set-aside-log-broken")), (
        "Ana",
        "Ben",
    )


async def daily(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    """Neither who solved the one before nor anybody else."""
    server = DailyServer(stage)
    await server.begin()
    first = await server.next_day()
    seen = await told(stage.person("Ben"), first, "daily|")
    await typed(stage.person("Ben"), seen, " ".join(puzzle_in(seen).best.turn))
    return await server.next_day(), ()


async def shared(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    """Whoever solved the puzzle of the day and says so rings nobody."""
    server = DailyServer(stage)
    await server.begin()
    ben = stage.person("Ben")
    seen = await told(ben, await server.next_day(), "daily|")
    seen = await typed(ben, seen, " ".join(puzzle_in(seen).best.turn))
    await press(ben, seen, "daily-share|")
    return await ben.waits_for(stage.sandbox.channel, lambda seen: says(seen.text, "told-shared")), ()


async def digest(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    """A direct message rings without a mention, whomever it goes to, and nobody else."""
    match = await open_match(stage, "tactic", pace=7)
    ana, ben = match.people
    await match.next_turn()
    await stage.bot.ui.tables.people.set_ring_wish(str(ana.id), quiet_from=22, quiet_to=7, digest=True)
    due = stage.bot.ui.tables.people.ring_wish(str(ana.id)).digest_at
    assert due is not None
    await stage.passes(seconds=(due - stage.clock.now()) / 1000 + 60)
    shown = await ana.waits_for(ana.opens_direct(), lambda seen: says(seen.text, "told-digest"))
    assert [one.message_id for one in ana.notifications if one.channel_id == ana.opens_direct().id] == [shown.id]
    assert shown.id not in [one.message_id for one in ben.notifications]
    return None, ()


async def vote_call(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    """It comes in private, to those who asked."""
    ana, ben, message = stage.person("Ana"), stage.person("Ben"), await begun(stage)
    await asks(ana, message)
    await next_vote(stage, ana, message)
    (call,) = calls(ana)
    assert ([ring.message_id for ring in ana.notifications], ben.notifications) == ([call.id], [])
    return None, ()


async def season(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    """It names who won most, and rings for nobody."""
    await wanted(stage)
    await played(stage)
    return await comes(stage), ()


async def league(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    await asked(moderator(stage), stage.sandbox.channel, "league new", game="tactic")
    ana = stage.person("Ana")
    return await ana.waits_for(stage.sandbox.channel, lambda seen: "league-join|" in str(seen.view)), ()


async def league_changed(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    shown, _ = await league(stage)
    assert shown is not None
    ana, before = stage.person("Ana"), len(stage.person("Ana").sees(stage.sandbox.channel))
    await ana.click(shown, id_of(shown, "league-join|"))
    await ana.waits_for(stage.sandbox.channel, lambda seen: seen.id == shown.id and ana.mention in seen.text)
    assert len(ana.sees(stage.sandbox.channel)) == before
    return None, ()


async def league_reminder(stage: Stage) -> tuple[Seen | None, tuple[str, ...]]:
    shown, _ = await league(stage)
    assert shown is not None
    people, leagues = [stage.person(name) for name in ("Ana", "Ben", "Cleo")], stage.bot.ui.tables.leagues
    running = await leagues.newest(str(stage.sandbox.channel.id))
    assert running is not None
    for person in people:
        await leagues.join(running.id, str(person.id))
    await leagues.begin(running.id, str(people[0].id))
    await stage.passes(seconds=1)
    await stage.passes(days=5.1)
    reminded = await people[0].waits_for(stage.sandbox.channel, lambda seen: says(seen.text, "told-league-reminder"))
    return reminded, tuple(person.name for person in people if person.mention in reminded.text)


CASES: Mapping[NoticeKind, Case] = {
    NoticeKind.SHARED: shared,
    NoticeKind.DIGEST: digest,
    NoticeKind.CHALLENGE: challenge,
    NoticeKind.CHALLENGE_CLOSED: challenge_closed,
    NoticeKind.TURN: turn,
    NoticeKind.TAKEN_BACK: taken_back,
    NoticeKind.CHANGED: changed,
    NoticeKind.END_OFFERED: end_offered,
    NoticeKind.TAKEBACK_ASKED: takeback_asked,
    NoticeKind.OFFER_CLOSED: offer_closed,
    NoticeKind.REMINDER: reminder,
    NoticeKind.TIME_UP: time_up,
    NoticeKind.TIME_GIVEN: time_given,
    NoticeKind.STILL_PLAYING: still_playing,
    NoticeKind.GONE: gone,
    NoticeKind.ENDED: ended,
    NoticeKind.RESULT: result,
    NoticeKind.RECAP: recap,
    NoticeKind.WATCHED: watched,
    NoticeKind.MODERATED: moderated,
    NoticeKind.SET_ASIDE: set_aside,
    NoticeKind.DAILY: daily,
    NoticeKind.VOTE_CALL: vote_call,
    NoticeKind.SEASON: season,
    NoticeKind.LEAGUE: league,
    NoticeKind.LEAGUE_CHANGED: league_changed,
    NoticeKind.LEAGUE_REMINDER: league_reminder,
}


def moderator(stage: Stage) -> SandboxPerson:
    cleo = stage.person("Cleo")
    stage.sandbox.grant(cleo, PermissionBit.MANAGE_GUILD)
    return cleo


@pytest.mark.parametrize("kind", NoticeKind)
async def test_it_rings_for_whom_it_concerns(stage: Stage, kind: NoticeKind) -> None:
    message, wanted = await CASES[kind](stage)
    if message is None:  # an edit: Discord rings for none
        return
    for name in ("Ana", "Ben", "Cleo"):
        person = stage.person(name)
        rung = message.id in [ring.message_id for ring in person.notifications]
        assert rung == (name in wanted), f"{kind}: {name}"
        assert not rung or person.mention in message.text


async def test_a_moderators_end_says_why_in_the_end_message_and_rings_for_both(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    await match.next_turn()
    cleo = moderator(stage)
    await asked(cleo, match.thread, "moderate end", reason=f"both asked for it {PERSIAN}\u200f")
    end = await cleo.waits_for(match.thread, lambda seen: f"both asked for it {PERSIAN}" in seen.text)
    assert id_of(end, "rematch|")
    for person in match.people:
        assert end.id in match.rings(person)
        assert person.mention in end.text


async def test_practice_rings_for_nobody(stage: Stage) -> None:
    ana = stage.person("Ana")
    await ana.run(stage.sandbox.channel, "practice tactic", first="host")
    await ana.waits_until(stage.sandbox.threads)
    thread = stage.sandbox.threads()[-1]
    await ana.waits_for(thread, lambda seen: "play|" in str(seen.view))
    await press(ana, await (await ana.run(thread, "resign")).shown(), "resign|")
    await ana.waits_for(thread, lambda seen: "rematch|" in str(seen.view))
    assert not ana.notifications
