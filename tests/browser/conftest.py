"""A real browser before the stand-in's page; without one these tests are skipped."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    WebSocket,
    async_playwright,
    expect,
)

from sandbox import Sandbox
from tests.bot.ui.conftest import Stage, staged

# The shell is the same browser without its windows, and takes two thirds of the time.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
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
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",  # a process for each page takes longer to begin than what happens in it
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # what leaves this machine is an error in the console
]
WIDE, PHONE = (1440, 900), (390, 844)

BUSY_MS = 300_000  # what a busy machine may take for anything; waiting ends as soon as what is waited for is there
expect.set_options(timeout=BUSY_MS)

Opens = Callable[..., Awaitable[Page]]
Shoots = Callable[[Page, str], Awaitable[None]]


# One browser for all tests: so the loop that talks with it must be one as well.
one_browser = partial(pytest_asyncio.fixture, loop_scope="session")


@one_browser(scope="session")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip(
            "no chromium on this machine: apt-get install chromium-headless-shell (as .ci/run does) to try the page"
        )
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield running
        await running.close()


Windows = Callable[[str, int], Awaitable[BrowserContext]]


@one_browser(scope="session")
async def windows(browser: Browser) -> Windows:
    """Give a language's nth window, which stays open: a new one costs more than all that happens in it."""
    opened: dict[tuple[str, int], BrowserContext] = {}

    async def window(locale: str, nth: int) -> BrowserContext:
        if (locale, nth) not in opened:
            # Nobody looks on as things move.
            opened[locale, nth] = await browser.new_context(
                locale=locale, reduced_motion="reduce", viewport=_viewport(WIDE)
            )
            opened[locale, nth].set_default_timeout(BUSY_MS)
            await opened[locale, nth].new_page()
        return opened[locale, nth]

    return window


def _viewport(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def is_trouble(said: ConsoleMessage) -> bool:
    """A stand-in that is being restarted can't be reached for a moment; every other error counts."""
    return said.type == "error" and "ERR_CONNECTION_REFUSED" not in said.text


@one_browser()
async def opens(windows: Windows) -> AsyncIterator[Opens]:
    """Open the page of a stand-in; a script error, or a request that leaves this machine, fails the test."""
    wrong: list[str] = []

    pages: list[Page] = []

    async def opened(
        sandbox: Sandbox,
        query: str = "",
        size: tuple[int, int] = WIDE,
        scheme: str = "light",
        *,
        welcome: bool = False,
        locale: str = "en-GB",
        heard: Callable[[WebSocket], None] | None = None,
    ) -> Page:
        page = await (await windows(locale, len(pages))).new_page()
        pages.append(page)
        if size != WIDE:
            await page.set_viewport_size(_viewport(size))
        if scheme == "dark":
            await page.emulate_media(color_scheme="dark")
        if not welcome:
            await page.add_init_script("localStorage.setItem('cairn.welcomed', 'true')")
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_trouble(said) else None)
        if heard is not None:
            page.on("websocket", heard)
        await page.goto(sandbox.page_url + query)
        return page

    yield opened
    for page in pages:
        await page.evaluate("localStorage.clear()")
        await page.close()
    assert wrong == []


@pytest.fixture
def shoot() -> Shoots:
    """Leave a picture of the page in var/screenshots, where they are asked for with CAIRN_SCREENSHOTS=1."""

    async def shot(page: Page, name: str) -> None:
        if "CAIRN_SCREENSHOTS" not in os.environ:
            return
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
