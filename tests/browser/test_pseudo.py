"""The page's own words a third longer: nothing in English is left, and nothing is pushed out of a phone."""

import re

import pytest
from playwright.async_api import Page

from sandbox import Sandbox
from tests.browser.conftest import PHONE, WIDE, Opens, Shoots

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = {
    "Ana",
    "Ben",
    "Olga",
    "Cairn",
    "The",
    "general",
    "games",
    "Pseudo",
}  # people, places and languages by their names
ENGLISH = re.compile(r"(?<![\w-])(?=[A-Za-z]*[AEIOUYaeiouy])[A-Za-z]{2,}(?![\w-])")
READ = """() => {
  const said = [document.title, document.body.innerText];
  for (const node of document.querySelectorAll(":is([aria-label], [title], [placeholder]):not(time)"))
    said.push(...["aria-label", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""));
  return said.join("\\n");
}"""
CUT_OFF = """() => [...document.querySelectorAll("button, h1, h2, p")].filter((node) =>
  node.offsetParent && !node.closest(".chips")  // those can be pushed aside
    && node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.innerText)"""


async def said(page: Page) -> str:
    return str(await page.evaluate(READ))


async def test_the_page_is_whole_in_a_longer_language(sandbox: Sandbox, opens: Opens, shoot: Shoots) -> None:
    page = await opens(sandbox, "?lang=pseudo", welcome=True)
    await page.locator(".chip-person").first.wait_for()
    for width, height in (WIDE, PHONE):
        await page.set_viewport_size({"width": width, "height": height})
        await shoot(page, f"pseudo-{width}")
        await is_whole(page)


async def is_whole(page: Page) -> None:
    date = {*ENGLISH.findall(await page.locator(".clock").inner_text())}  # as the browser writes it
    assert {*ENGLISH.findall(await said(page))} - NAMES - date == set()
    assert "‹" in await page.title() and await page.evaluate(CUT_OFF) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
