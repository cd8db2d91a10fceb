"""`/about`: which Cairn this is, what is new in it, and who runs it."""

from bot import __version__
from bot.ui.layout import layout, link, rows, text
from bot.ui.request import Request
from bot.ui.slash_commands import FOR_ONESELF, SlashCommand


async def about(request: Request) -> None:
    host = request.ui.host
    pages = {"source": host.source, "host-privacy": host.privacy, "terms": host.terms}
    view = layout(
        text(request.say("about-cairn", version=__version__)),
        text(request.say(f"about-news-{__version__.replace('.', '-')}")),
        text(_host(request)),
        *rows([link(request.say(f"button-{name}"), address) for name, address in pages.items() if address]),
    )
    await request.answer(view)


def _host(request: Request) -> str:
    if request.ui.host.name:
        return request.say("about-host", host=request.ui.host.name)
    return request.say("about-no-host-alone" if request.is_user_install else "about-no-host")


COMMANDS = (SlashCommand("about", about, contexts=FOR_ONESELF),)
