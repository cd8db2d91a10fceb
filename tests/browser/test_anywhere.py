"""The page in a server that has never heard of the bot: it is installed for oneself, and a game is one message."""

import pytest
from playwright.async_api import expect

from tests.bot.ui.conftest import Stage
from tests.browser.conftest import Opens, Shoots
from tests.browser.hands import Hands

TALL = (390, 1_600)  # a phone's width; the whole message is in sight

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_one_installs_it_and_plays_where_nobody_invited_it(stage: Stage, opens: Opens, shoot: Shoots) -> None:
    people = [stage.person(name) for name in ("Ana", "Ben", "Cleo")]
    stage.sandbox.found_elsewhere("Elsewhere", *people)
    stage.sandbox.open_conversation(*people)
    page = await opens(stage.sandbox, size=TALL)
    ana = Hands(page, "Ana")
    channels = ana.column.get_by_role("button", name="Show channels")
    await channels.click()
    await shoot(page, "anywhere-places")
    await ana.column.get_by_role("navigation").get_by_role("button", name="elsewhere").click()
    await ana.column.locator("details.menu summary").click()
    await ana.column.get_by_role("button", name="Install the app for yourself").click()
    for name, line, shown in (("help", "/help", "Learn a game"), ("game", "/practice tactic level:1", "Resign")):
        await ana.words.fill(line)
        await ana.column.get_by_role("button", name="Send").click()
        await expect(ana.button(shown)).to_be_visible()
        await shoot(page, f"anywhere-{name}")
    await expect(ana.column.locator(".message.private")).to_have_count(2)
    await ana.press("Resign")
    await ana.press("Yes, I resign")
    await expect(ana.button("Look back")).to_be_visible()
    await shoot(page, "anywhere-end")
    await expect(ana.column.locator(".message.private")).to_have_count(2)
