"""Games in a real browser: one by clicks to its end, one that keeps a secret."""

import re
from collections import Counter
from functools import partial

import pytest
from playwright.async_api import WebSocket, expect

from bot.tables import TableView
from bot.text import words
from games.core.game import AnyGame
from games.registry import manual
from games.topologic.field import NUMBER, TILES, reach
from tests.bot.ui.conftest import Stage
from tests.browser.conftest import PHONE, Opens, Shoots
from tests.browser.hands import Hands

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_TURNS, CLICKED = 60, (3, 4)  # the other turns are played without the page, which shows them


async def table_of(stage: Stage, game: str) -> str:
    """Wait until the accepted table has been opened, and give its id."""
    ana = stage.person("Ana")
    await ana.waits_until(stage.sandbox.threads)
    found = await stage.bot.ui.tables.queries.tables_of(str(ana.id))
    return next(each.table.id for each in found if each.table.game == game)


async def seen(stage: Stage, table: str, reader: Hands | None = None) -> TableView:
    user = str(stage.person(reader.name).id) if reader else None
    return await stage.bot.ui.tables.queries.table_view(table, user)


def shortening(game: AnyGame, view: object) -> list[str]:
    """The turn of L-Calculus that takes most counters away: played by both, a draw within eleven turns."""
    swaps = game.actions(view)
    best = max(swaps, key=lambda swap: len(_removals(game, game.preview(view, swap))))
    return [best, *_removals(game, game.preview(view, best))[-1:]]


def _removals(game: AnyGame, view: object) -> list[str]:
    return [action for action in game.actions(view) if action.startswith("x")] if not view.fresh else []  # type: ignore[attr-defined]


async def test_a_game_by_clicks_to_its_end(stage: Stage, opens: Opens, shoot: Shoots) -> None:
    page = await opens(stage.sandbox, welcome=True)
    start = page.get_by_role("button", name="Ana challenges Ben to L-Calculus")
    await shoot(page, "welcome")
    await start.click()
    ana, ben = Hands(page, "Ana"), Hands(page, "Ben")
    await expect(ana.button("Accept")).to_be_visible()
    await shoot(page, "challenge")
    await ben.press("Accept")
    table = await table_of(stage, "l_calculus")
    people = {str(stage.person(hands.name).id): hands for hands in (ana, ben)}
    for _ in range(MOST_TURNS):
        table_view = await seen(stage, table)
        if table_view.outcome is not None:
            break
        player = table_view.players[table_view.view.to_move]
        mover, turn = people[player], table_view.table.turn_no
        actions = shortening(table_view.game, (await seen(stage, table, mover)).view)
        if turn not in CLICKED:
            await stage.bot.ui.tables.play.act(table, player, turn, actions)
            continue
        await mover.play(table, turn)
        for action in actions:
            await mover.pick(manual(table_view.game).steps(action))
    for hands in (ana, ben):
        await expect(hands.button("Rematch")).to_be_visible()
        await expect(hands.messages.filter(has=page.get_by_role("button", name="Rematch"))).to_contain_text("drew")
        await hands.to_newest()
    await shoot(page, "l-calculus-over")


async def test_who_is_alone_learns_a_game_on_a_phone(stage: Stage, opens: Opens, shoot: Shoots) -> None:
    page = await opens(stage.sandbox, size=PHONE, welcome=True)
    await page.locator(".lessons").get_by_role("button", name="Tactic").click()
    ana = Hands(page, "Ana")
    await expect(ana.picker).to_contain_text("step 1 of 9")
    await ana.press("3 points")
    await expect(ana.picker).to_contain_text(words("en").say("tactic-lesson-goal-wrong"))
    await expect(ana.button("Try again")).to_be_visible()
    await ana.column.locator(".scroller").evaluate("node => { node.scrollTop -= 240; }")
    await ana.button("Try again").evaluate("node => node.click()")
    await expect(ana.button("3 points")).to_be_visible()
    await expect(ana.button("Skip →")).to_be_in_viewport()  # who had scrolled up to the picture follows what grows
    await ana.press("4 points")
    await ana.press("1b-2c")
    await expect(ana.picker).to_contain_text("step 3 of 9")
    await shoot(page, "lesson")


async def test_who_is_alone_and_greeted_in_french_plays_the_bot_on_a_phone(
    stage: Stage, opens: Opens, shoot: Shoots
) -> None:
    page = await opens(stage.sandbox, size=PHONE, welcome=True, locale="fr-FR")
    await page.get_by_role("button", name="Jouer contre Cairn").click()
    ana = Hands(page, "Ana")
    await ana.press("Tactic")
    await ana.press(words("fr").say("button-sit", level=1))
    await expect(ana.messages.last).to_contain_text("Tactic, level 1: Ana against Cairn")
    await shoot(page, "against-cairn")


async def test_a_person_is_challenged_out_of_their_menu_on_a_phone(stage: Stage, opens: Opens, shoot: Shoots) -> None:
    stage.person("Ben").say(stage.sandbox.channel_named("general"), "hello")
    page = await opens(stage.sandbox, size=PHONE)
    ana = Hands(page, "Ana")
    await ana.column.locator(".name-menu summary", has_text="Ben").click()
    await shoot(page, "new-game-menu")
    await ana.column.get_by_role("button", name="Challenge to a game").click()
    form = page.get_by_role("dialog")
    await expect(form.locator("[data-custom-id=opponent]")).to_contain_text("Ben")
    await form.get_by_label("Tactic").check()
    await form.get_by_label("More options").check()
    await shoot(page, "new-game")
    await form.locator("[type=submit]").click()
    await expect(ana.messages.last).to_contain_text("choose what you like")
    await shoot(page, "new-game-options")
    await ana.press("Challenge")
    await expect(ana.button("Withdraw")).to_be_visible()
    for command, shown in (("preferences", "New games"), ("help", "New game")):
        await stage.person("Ana").run(stage.sandbox.channel_named("general"), command)
        await expect(ana.messages.last).to_contain_text(shown)
        await shoot(page, f"new-game-{command}")


SECRET = "y4"
TILE = re.compile(r"\b[roygcbvpwk][1-6]\b")
READ_OUT = re.compile(r'<div[^>]*role="log".*?</div>', re.DOTALL)  # the beginning of what a message says, once more
OFFERED = re.compile(
    r'\{[^{}]*"custom_id": ?"draft\|[^{}]*\}|<button[^>]*data-custom-id="draft\|[^>]*>.*?</button>', re.DOTALL
)


async def test_a_secret_stays_with_its_owner(stage: Stage, opens: Opens, shoot: Shoots) -> None:
    heard: list[str] = []
    ana = Hands(await opens(stage.sandbox, "?as=Ana"), "Ana")
    ben = Hands(await opens(stage.sandbox, "?as=Ben", heard=partial(listen, heard)), "Ben")
    await ana.type_line("/challenge topologic opponent:@Ben first:host seekers:3")
    await ben.press("Accept")
    table = await table_of(stage, "topologic")
    for hands in (ana, ben):
        await hands.enter_thread("Topologic")
    table_view = await seen(stage, table, ana)
    await ana.play(table, 1)
    await ana.pick(manual(table_view.game).steps(f"hide {SECRET}"))
    await ana.press("My view")
    await expect(ana.messages.last.get_by_role("img")).to_have_attribute("alt", re.compile(SECRET, re.I))
    await shoot(ana.page, "topologic-hider")

    near = [TILES[number] for number in reach(table_view.view.field)[NUMBER[SECRET]]][:3]
    placed = [f"{pawn}@{tile}" for pawn, tile in enumerate(near, 1)]
    await ben.play(table, 2)
    await ben.pick(manual(table_view.game).steps(placed[0]))
    await stage.bot.ui.tables.play.act(table, str(stage.person("Ben").id), 2, placed)
    await expect(ben.at(f"play|{table}|3")).to_be_visible()
    await ben.press("My view")
    await expect(ben.messages.last).to_contain_text("Round 1")
    assert await stands_out(ben, heard) == set(near)
    assert not re.search(r"hide [roygcbvpwk]\d", "".join(heard), re.I)
    await shoot(ben.page, "topologic-seeker")

    await ben.type_line(f"/move text:1>{SECRET}")
    await expect(ben.messages.filter(has_text=f"1>{SECRET}").first).to_be_visible()
    await stage.bot.ui.tables.play.act(table, str(stage.person("Ben").id), 3, [f"{pawn}>{SECRET}" for pawn in (2, 3)])
    await expect(ben.at(f"play|{table}|4")).to_be_visible()
    assert SECRET in await stands_out(ben, heard)
    await shoot(ben.page, "topologic-found")


async def stands_out(hands: Hands, heard: list[str]) -> set[str]:
    """List the tiles this person was told of otherwise than as one of sixty: in frames, in the page, in images."""
    frames = "\n".join(heard).replace('"v2":', "")  # a field's name, not a tile's
    page = READ_OUT.sub("", await hands.page.content())
    told = [frames, page, "\n".join(await hands.alternative_texts())]
    odd: set[str] = set()
    for text in told:
        counts = Counter(TILE.findall(OFFERED.sub("", text).lower()))  # a shelf of the picker is open to choose from
        usual = Counter(counts[tile] for tile in TILES).most_common(1)[0][0]
        odd |= {tile for tile in TILES if counts[tile] != usual}
    return odd


def listen(frames: list[str], socket: WebSocket) -> None:
    """Keep every frame that this socket receives."""
    socket.on("framereceived", lambda frame: frames.append(str(frame)))
