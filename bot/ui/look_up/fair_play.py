"""Show a game's promises, the hashes of the seed and of hidden actions; open them when the game is over."""

from collections.abc import Iterator
from shlex import quote

from bot.tables import TableView
from bot.text import Words
from bot.ui.layout import layout, text
from bot.ui.look_up.ways_to_table import table_button
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from games.records.commitment import drawn_lot, lot_proof

MOST_SHOWN = 3_500  # characters: Discord takes 4,000 in a message; the export has all


async def show_fair_play(request: Request, table: str, number: int) -> None:
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    shown, lines = "", opened(table_view, request.words)
    for line in lines:
        if len(shown) + len(line) > MOST_SHOWN:
            shown += f"\n{request.say('fair-more')}"
            break
        shown += f"\n{line}"
    await request.answer(layout(text(shown.strip())))


def opened(table_view: TableView, speech: Words) -> Iterator[str]:
    yield speech.say("fair-title")
    yield speech.say("fair-sealed" if table_view.seed is None else "fair-opened")
    if table_view.seed is None:
        yield from _sealed(table_view, speech)
        return
    if table_view.has_seed:
        yield speech.say("fair-seed", hash=table_view.seed_commitment)
        yield _command(table_view.seed)
    if table_view.is_lot_drawn:
        proof = lot_proof(table_view.seed)
        yield speech.say("fair-lot", hash=proof, digit=proof[0], lot=drawn_lot(table_view.seed))
    promised = dict(table_view.commitments)
    for secret in table_view.secrets:
        digest = promised.get(secret.index, "")
        yield speech.say("fair-secret", number=secret.index, action=secret.action, hash=digest)
        yield _command(f"{secret.salt}:{secret.action}")


def _command(text: str) -> str:
    """Write the command that prints the text's SHA-256, in a block that Discord lets one copy."""
    return f"```\nprintf %s {quote(text)} | sha256sum\n```"


def _sealed(table_view: TableView, speech: Words) -> Iterator[str]:
    """Show the hashes alone, as long as the game runs."""
    if table_view.has_seed:
        yield speech.say("fair-seed-sealed", hash=table_view.seed_commitment)
    for number, digest in dict(table_view.commitments).items():
        yield speech.say("fair-secret-sealed", number=number, hash=digest)


ROUTES = {"fair": Route(table_button(show_fair_play), Ack.NEW, "id int")}
