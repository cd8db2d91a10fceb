"""`/away` and `/back`: meanwhile the clocks of a person's tables stand still."""

from bot.tables.values.answers import WentAway
from bot.ui.person.until import read_until
from bot.ui.phrases import moment
from bot.ui.refusal import found
from bot.ui.request import Request
from bot.ui.slash_commands import ANYWHERE, SlashCommand, argument

SUGGESTED_DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 30)


async def away(request: Request, until: str) -> None:
    """Announce an absence; a second call changes its end."""
    at = found(read_until(until, request.ui.clock.now()), "error-away-bad")
    answer = await request.ui.tables.clock.away(request.user, at, interaction=request.token)
    went = answer.event(WentAway)
    await request.tell("away-done", until=moment(at, "f"), days=went.days_left, withdrawn=went.withdrawn)


async def suggest_days(request: Request, typed: str) -> list[str]:
    """Suggest lengths, in a form that `read_until` understands."""
    offered = [request.say("away-days", days=days) for days in SUGGESTED_DAYS]
    return [said for said in offered if said.startswith(typed.strip().lower())]


async def back(request: Request) -> None:
    await request.ui.tables.clock.back(request.user, interaction=request.token)
    await request.tell("away-back")


COMMANDS = (
    SlashCommand("away", away, (argument("until", required=True, most=40, suggest=suggest_days),), contexts=ANYWHERE),
    SlashCommand("back", back, contexts=ANYWHERE),
)
