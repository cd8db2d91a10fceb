"""The end of a pocket game, in the message in which it was played."""

from bot.tables import TableView
from bot.tables.values.notice_contents import GameEnded
from bot.ui.layout import attached, layout, picture, text
from bot.ui.look import private_picture
from bot.ui.public.show.end_buttons import end_rows
from bot.ui.public.show.end_story import end_story, standing
from bot.ui.public.show.ended import verdict
from bot.ui.request import Request


async def show_end(request: Request, seen: TableView) -> None:
    """Say what the end message of a thread says, and offer the same next steps."""
    said = [
        verdict(seen, _ended(seen), request.words),
        *await end_story(request.ui, seen, request.words),
        *await standing(request.ui, seen, request.words),
    ]
    painted, name = await private_picture(request, seen), f"{seen.table.id}-end.png"
    view = layout(
        picture(name, painted),
        text("\n".join(filter(None, said))),
        *end_rows(seen, seen.game_no, request.words, over=True),
    )
    await request.answer(view, attached(name, painted))


def _ended(seen: TableView) -> GameEnded:
    winner = seen.outcome.winner if seen.outcome else None
    return GameEnded(
        game_no=seen.game_no,
        result=seen.result,
        reason=seen.reason,
        winner=None if winner is None else seen.players[winner],
        by="",
        over=True,
        wins=(str(seen.table.host_wins), str(seen.table.guest_wins)),
        host=seen.table.host,
        guest=seen.table.guest,
    )
