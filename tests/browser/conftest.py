"""A real browser before the stand-in's page; without one these tests are skipped."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright, expect

from sandbox import Sandbox
from tests.bot.ui.conftest import Stage, staged

CHROMIUM = shutil.which("chromium")
SCREENSHOTS = Path(__file__).parents[2] / "var" / "screenshots"
QUIET = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE, PHONE = (1440, 900), (390, 844)

BUSY_MS = 60_000  # what a busy machine may take for anything; waiting ends as soon as what is waited for is there
expect.set_options(timeout=BUSY_MS)

Opens = Callable[..., Awaitable[Page]]
Shoots = Callable[[Page, str], Awaitable[None]]


# One browser for all tests: so the loop that talks with it must be one as well.
one_browser = partial(pytest_asyncio.fixture, loop_scope="session")


@one_browser(scope="session")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine: apt-get install chromium (as .ci/run does) to try the page")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield running
        await running.close()


def is_trouble(said: ConsoleMessage) -> bool:
    """A stand-in that is being restarted can't be reached for a moment; every other error counts."""
    return said.type == "error" and "ERR_CONNECTION_REFUSED" not in said.text


@one_browser()
async def opens(browser: Browser) -> AsyncIterator[Opens]:
    """Open the page of a stand-in; a script error, or a request that leaves this machine, fails the test."""
    wrong: list[str] = []

    contexts: list[BrowserContext] = []

    async def opened(
        sandbox: Sandbox,
        query: str = "",
        size: tuple[int, int] = WIDE,
        scheme: str = "light",
        *,
        welcome: bool = False,
        locale: str = "en-GB",
    ) -> Page:
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if scheme == "dark" else "light",
            locale=locale,
        )
        contexts.append(context)
        context.set_default_timeout(BUSY_MS)
        if not welcome:
            await context.add_init_script("localStorage.setItem('cairn.welcomed', 'true')")
        page = await context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_trouble(said) else None)
        page.on("request", lambda asked: None if asked.url.startswith(sandbox.page_url) else wrong.append(asked.url))
        await page.goto(sandbox.page_url + query)
        return page

    yield opened
    for context in contexts:
        await context.close()
    assert wrong == []


@pytest.fixture
def shoot() -> Shoots:
    """Leave a picture of the page in var/screenshots."""

    async def shot(page: Page, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        await page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return shot


@one_browser()
async def stage(browser: Browser, tmp_path: Path) -> AsyncIterator[Stage]:
    """The real bot on the stand-in; asks for the browser first, so that nothing starts where there is none."""
    async with staged(tmp_path, rate_limits=False) as ready:
        yield ready


@one_browser()
async def sandbox(browser: Browser) -> AsyncIterator[Sandbox]:
    """The stand-in alone, without a bot."""
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as ready:
        yield ready
