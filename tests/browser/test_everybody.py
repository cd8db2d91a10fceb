"""The page for whoever hears it or has no mouse: what axe-core finds in its main states, and what is read out.

axe-core isn't kept here: half a megabyte of another project's program, for one test. `make axe` fetches it into var/
and tries the states; where it isn't there they are skipped, and what is read out is tried all the same.
"""

from itertools import product
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from sandbox import Sandbox
from tests.bot.ui.conftest import Stage
from tests.browser.bot_hand import V2, post, who
from tests.browser.conftest import PHONE, WIDE, Opens
from tests.browser.hands import Hands
from tests.sampled import sampled
from tests.sandbox.sample_bot import png

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

AXE = Path(__file__).parents[2] / "var" / "axe" / "package" / "axe.min.js"
FINDINGS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .flatMap(found => found.nodes.map(node => `${found.id}: ${node.target.join(" ")}`))"""
PICTURE = {"media": {"url": "attachment://board.png"}, "description": "A board."}
SHOWN = [
    {"type": 10, "content": "# A title\nWords, and **more**."},
    {"type": 12, "items": [PICTURE]},
    {"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "p"}]},
    {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]}]},
]
LOOKS = sampled([(WIDE, "light"), (PHONE, "dark")], full=[*product((WIDE, PHONE), ("light", "dark"))])
needs_axe = pytest.mark.skipif(not AXE.exists(), reason="no axe-core in var/axe: make axe")


async def findings(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(FINDINGS)
    return found


@needs_axe
@pytest.mark.parametrize(("size", "scheme"), LOOKS)
async def test_axe_finds_nothing(sandbox: Sandbox, opens: Opens, size: tuple[int, int], scheme: str) -> None:
    page = await opens(sandbox, size=size, scheme=scheme, welcome=True)
    await expect(page.locator("dialog.welcome")).to_be_visible()
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {"welcome": await findings(page)}
    await page.get_by_role("button", name="I’ll look around first").click()
    ana = Hands(page, "Ana")
    await expect(ana.column.locator(".beginning")).to_be_visible()
    await post(sandbox, {"flags": V2, "components": SHOWN}, {"board.png": png(200, 150, 90)})
    await expect(ana.column.locator(".picture-open")).to_be_visible()
    found["message"] = await findings(page)
    await ana.column.locator(".alt-badge").click()
    found["alternative text"] = await findings(page)
    await ana.column.locator(".picture-open").click()
    found["enlarged"] = await findings(page)
    await page.keyboard.press("Escape")
    if size == PHONE:
        await ana.column.locator(".drawer-button").click()
        found["drawer"] = await findings(page)
    assert {state: each for state, each in found.items() if each} == {}


@needs_axe
async def test_axe_finds_nothing_in_what_is_suggested(stage: Stage, opens: Opens) -> None:
    page = await opens(stage.sandbox, "?as=Ana")
    ana = Hands(page, "Ana")
    await expect(ana.column.locator(".beginning")).to_be_visible()
    await ana.words.fill("/")
    await expect(ana.column.locator(".suggestions [role=option]").first).to_be_visible()
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    assert await findings(page) == []


async def test_what_is_seen_is_in_names_and_an_answer_and_its_edit_are_read_out(sandbox: Sandbox, opens: Opens) -> None:
    page = await opens(sandbox, "?as=Ana")
    ana = Hands(page, "Ana")
    await expect(ana.column.locator(".beginning")).to_be_visible()
    languages = await page.locator(".languages button").all()
    assert languages
    for language in languages:
        assert (await language.get_attribute("aria-label") or "").startswith(await language.inner_text())
    assert await page.get_by_role("heading", level=1).count() == 1
    heard = ana.column.locator("[role=log]")
    await post(sandbox, {"content": "One moment."})
    await expect(heard).to_contain_text("One moment.")
    general = next(channel for channel in sandbox.world.channels.values() if channel.name == "general")
    message = await ana.messages.last.get_attribute("data-id")
    path = f"{sandbox.api_url}/v10/channels/{general.id}/messages/{message}"
    answer = await page.request.patch(path, headers=who(sandbox), data={"content": "Your move was played."})
    assert answer.ok
    await expect(heard).to_contain_text("Your move was played.")


async def test_the_focus_goes_with_the_room_chosen_in_the_drawer_and_escape_leaves_it_wherever_the_focus_is(
    sandbox: Sandbox, opens: Opens
) -> None:
    page = await opens(sandbox, "?as=Ana", size=PHONE)
    ana = Hands(page, "Ana")
    opener = ana.column.locator(".drawer-button")
    await expect(ana.column.locator(".beginning")).to_be_visible()
    await opener.click()
    await expect(ana.column.locator(".channels .room").first).to_be_visible()
    await ana.column.locator(".channels .room").first.focus()
    await page.keyboard.press("Enter")
    await expect(ana.column.locator(".messages")).to_be_focused()
    await opener.click()
    await expect(opener).to_have_attribute("aria-expanded", "true")
    await page.evaluate("document.activeElement.blur()")
    await page.keyboard.press("Escape")
    await expect(opener).to_have_attribute("aria-expanded", "false")
    await expect(opener).to_be_focused()
