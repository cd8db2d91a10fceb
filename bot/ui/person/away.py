"""`/away` and `/back`: the clocks of one's tables stand still meanwhile."""

from bot.ui.declare import ANYWHERE, Command, argument
from bot.ui.person.until import read_until
from bot.ui.refused import Refused
from bot.ui.telling import moment
from bot.ui.visit import Visit

SUGGESTED_DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 30)


async def away(visit: Visit, until: str) -> None:
    """Be away; said again, it changes until when."""
    at = read_until(until, visit.desk.clock.now())
    if at is None:
        raise Refused("error-away-bad")
    answer = await visit.desk.tables.away(visit.user, at, interaction=visit.token)
    values = answer.events[0].values
    days = values["days_left"]
    await visit.tell("away-done", until=moment(at, "f"), days=days if isinstance(days, int) else 0)


async def suggest_days(visit: Visit, typed: str) -> list[str]:
    """Offer lengths; they read back as what they say."""
    offered = [visit.say("away-days", days=days) for days in SUGGESTED_DAYS]
    return [said for said in offered if said.startswith(typed.strip().lower())]


async def back(visit: Visit) -> None:
    await visit.desk.tables.back(visit.user, interaction=visit.token)
    await visit.tell("away-back")


COMMANDS = (
    Command("away", away, (argument("until", required=True, suggest=suggest_days),), contexts=ANYWHERE),
    Command("back", back, contexts=ANYWHERE),
)
