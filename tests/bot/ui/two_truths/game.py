"""One game, in one truth and in both: played and asked about, each time on a stage of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import rmtree

import pytest

from bot.ui.public.show.turn import FINGERPRINT
from games.records.commitment import commit_seed
from tests.bot.ui.conftest import staged
from tests.bot.ui.every_way import ENDING
from tests.bot.ui.two_truths.evidence import Account, Question, Recorder, compare
from tests.bot.ui.two_truths.opening import opened
from tests.bot.ui.two_truths.plan import Plan
from tests.bot.ui.two_truths.playing import Playing
from tests.bot.ui.two_truths.setting import PEOPLE, Setting, StandingClock
from tests.bot.ui.two_truths.truth import Truth
from tests.bot.ui.two_truths.ways import Way

UNHURRIED = (  # on a busy machine these would hold back what is shown
    "bot.ui.discord_io.rest.pacing.WORTH_S",
    "bot.ui.discord_io.rest.sight.PATIENCE_S",
)
REFUSED = (50027, 10015, 10062, 10007, 10008)  # Discord's answers to what is forged
HARMLESS, LAST = ("spectator", "stranger", "host"), ("moderator", "player")  # of the last, some may change the game
EARLY, PASSING = 0.6, 0.2  # how often they ask between the turns; how often days go by


async def in_both(setting: Setting, folder: Path) -> tuple[Plan, list[Question]]:
    """Play a game in both truths; give the questions that were answered alike."""
    first, plan = await account_of(setting, 0, None, folder / "first")
    second, _ = await account_of(setting, 1, plan, folder / "second")
    rmtree(folder)
    return plan, list(compare(first, second))


async def account_of(setting: Setting, which: int, plan: Plan | None, folder: Path) -> tuple[Account, Plan]:
    """Play a game in one truth, and give all that was told."""
    with pytest.MonkeyPatch.context() as patch:
        truth = Truth(setting.rules, which, setting.lots("plan"), setting.viewers, setting.bot, plan)
        truth.begin(patch)
        for limit in UNHURRIED:
            patch.setattr(limit, 10**6)
        patch.setattr("bot.ui.play.practice_table.WORTH_S", 0)  # the bot answers when it is let: nobody waits for it
        async with staged(folder, StandingClock(), people=PEOPLE, rate_limits=False, deadline=60.0) as stage:
            stage.sandbox.expect_always(*REFUSED)
            truth.stage = stage
            recorder = Recorder(stage, [stage.person(name) for name in (*PEOPLE, "Olga")], truth.jobs)
            recorder.begin(patch)
            try:
                playing = await opened(setting, truth, stage, recorder)
                await play_and_ask(playing)
            finally:
                recorder.end()
            faults = [line for line in recorder.log.lines if line.startswith(("ERROR", "CRITICAL"))]
            assert not faults, faults
            sworn = commit_seed(truth.seed)
            await playing.note_promises()
            promised = sorted({*playing.promised, sworn, sworn[:FINGERPRINT]}, key=len, reverse=True)
            account = Account(recorder.questions, playing.readers, promised, recorder.names)
            return account, playing.plan


async def play_and_ask(playing: Playing) -> None:
    """Ask some between the turns, and most at the end: what players do may change the game, what ends it comes last."""
    between, after = divided(playing)
    await play(playing, between)
    await playing.note_promises()
    if playing.lots.random() < PASSING:
        await playing.wait(playing.lots.choice((1, 3, 8)))
    for way, role in after:
        if way.name not in ENDING:
            await playing.ask(way, role)
    for role in playing.lots.choices(("player", "player", "player", "spectator", "host"), k=playing.setting.pressed):
        await playing.press(role)
    for way, role in after:
        if way.name in ENDING:
            await playing.ask(way, role)


async def play(playing: Playing, between: Mapping[int, Sequence[tuple[Way, str]]]) -> None:
    """Play the plan's turns, as long as nobody has changed anything by asking."""
    for nth, turn in enumerate(playing.plan.turns):
        for way, role in between.get(nth, ()):
            await playing.ask(way, role)
        if turn.seat == playing.truth.bot:
            continue  # it has come by itself
        if not await playing.is_as_planned(nth):
            return
        await playing.play(turn)


def divided(playing: Playing) -> tuple[Mapping[int, Sequence[tuple[Way, str]]], Sequence[tuple[Way, str]]]:
    """Divide the questions into those between the turns and those after them, the players' last."""
    between: dict[int, list[tuple[Way, str]]] = {}
    after: list[tuple[Way, str]] = []
    turns = len(playing.plan.turns)
    for way, role in playing.setting.questions:
        is_harmless = role in HARMLESS and way.name not in ENDING
        if turns and is_harmless and playing.lots.random() < EARLY:
            between.setdefault(playing.lots.randrange(turns), []).append((way, role))
        else:
            after.append((way, role))
    return between, sorted(after, key=lambda one: LAST.index(one[1]) if one[1] in LAST else -1)
