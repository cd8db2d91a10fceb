"""Whole games in a real browser: one by clicks alone, one that keeps a secret."""

import re
from collections import Counter

import pytest
from playwright.async_api import Page, WebSocket, expect

from bot.tables import Sight
from games.core.game import AnyGame
from games.topologic_field import NUMBER, TILES, reach
from tests.bot.ui.conftest import Stage
from tests.browser.conftest import Opens, Shoots
from tests.browser.hands import Hands

pytestmark = pytest.mark.browser

MOST_TURNS = 60


async def table_of(stage: Stage, game: str) -> str:
    """Wait until the accepted table has been opened, and give its id."""
    ana = stage.person("Ana")
    await ana.waits_until(lambda: stage.sandbox.threads())
    found = await stage.bot.desk.tables.tables_of(str(ana.id))
    return next(each.table.id for each in found if each.table.game == game)


async def seen(stage: Stage, table: str, reader: Hands | None = None) -> Sight:
    user = str(stage.person(reader.name).id) if reader else None
    return await stage.bot.desk.tables.sight(table, user)


def shortening(game: AnyGame, view: object) -> list[str]:
    """The turn of L-Calculus that takes most counters away: played by both, a draw within eleven turns."""
    swaps = game.actions(view)
    best = max(swaps, key=lambda swap: len(_removals(game, game.foresee(view, swap))))
    return [best, *_removals(game, game.foresee(view, best))[-1:]]


def _removals(game: AnyGame, view: object) -> list[str]:
    return [action for action in game.actions(view) if action.startswith("x")] if not view.fresh else []  # type: ignore[attr-defined]


async def test_a_whole_game_by_clicks(stage: Stage, opens: Opens, shoot: Shoots) -> None:
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
        sight = await seen(stage, table)
        if sight.outcome is not None:
            break
        mover = people[sight.players[sight.view.to_move]]
        await mover.play(table, sight.table.turn_no)
        for action in shortening(sight.game, sight.view):
            await mover.pick(sight.game.menu(action))
    for hands in (ana, ben):
        await expect(hands.button("Rematch")).to_be_visible()
        await expect(hands.messages.filter(has=page.get_by_role("button", name="Rematch"))).to_contain_text("A draw")
    await shoot(page, "l-calculus-over")


async def test_a_secret_stays_with_its_owner(stage: Stage, opens: Opens, shoot: Shoots) -> None:
    pages = [await opens(stage.sandbox, f"?as={name}") for name in ("Ana", "Ben")]
    ana, ben = Hands(pages[0], "Ana"), Hands(pages[1], "Ben")
    heard = listen(ben.page)
    await ben.page.reload()
    await ana.type_line("/challenge topologic opponent:@Ben first:host seekers:3")
    await ben.press("Accept")
    table = await table_of(stage, "topologic")
    await ana.enter_thread("Topologic")
    await ben.enter_thread("Topologic")
    secret = "y4"
    await ana.play(table, 1)
    await ana.pick((await seen(stage, table, ana)).game.menu(f"hide {secret}"))
    near = [tile for tile in TILES if NUMBER[tile] in reach((await seen(stage, table)).view.field, NUMBER[secret])][:3]
    print(near, (await seen(stage,table)).game.menu("1@y4"))
    sight = await seen(stage, table, ben)
    await ben.play(table, sight.table.turn_no)
    for pawn, tile in enumerate(near, 1):
        await ben.pick(sight.game.menu(f"{pawn}@{tile}"))
    await ben.press("My view")
    await expect(ben.messages.last).to_contain_text("score")
    print(Counter(re.findall(r"\b[roygcbvpwk][1-6]\b", "\n".join(heard))))
    print(Counter(re.findall(r"\b[roygcbvpwk][1-6]\b", "\n".join(await ben.alternative_texts()))))
    await shoot(ben.page, "topologic-seeker")


def listen(page: Page) -> list[str]:
    """Keep every frame that this page's sockets receive from now on."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", opened)
    return frames
