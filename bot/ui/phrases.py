"""Moves, results and terms in words."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from bot.tables import Terms
from bot.tables.values.ids import OPPONENT, is_everybody
from bot.tables.values.terms import OFFERED
from bot.text import Words
from games.core.game import AnyGame
from games.core.option import OptionValue, usual
from games.registry import game as game_of
from games.registry import manual
from games.text import telling
from games.text.telling import ToldPart

SOMEBODY, EVERYBODY = "👤", "👥"
BOT_NAME = "Cairn"


def mention(user: str) -> str:
    """Mention a person; the bot has its name, a server is everybody, and an erased person somebody."""
    if user == OPPONENT:
        return f"**{BOT_NAME}**"
    if is_everybody(user):
        return EVERYBODY
    return f"<@{user}>" if user.isdigit() else SOMEBODY


def moment(ms: int, style: str = "R") -> str:
    """Write a time so that Discord shows it in the reader's own zone and language."""
    return f"<t:{ms // 1000}:{style}>"


def clock_in_words(deadline: int | None, speech: Words, *, is_paused: object, is_overdue: bool) -> str:
    """Say until when there is time for a turn, that it is over, or that the clock stands still."""
    if deadline is None:
        return ""
    key = "turn-paused" if is_paused else "turn-overdue" if is_overdue else "turn-clock"
    return speech.say(key, when=moment(deadline))


def notation(actions: Sequence[str]) -> str:
    return f"`{' '.join(actions)}`"


def in_words(game: AnyGame, actions: Sequence[str], speech: Words) -> str:
    """Say what the actions of a turn did, one after the other."""
    said = ((action, manual(game).summarize(action)) for action in actions)
    return ", ".join(speech.either(f"{game.key}-said-{one.kind}", action, one.values) for action, one in said)


def retold(game: AnyGame, turn: Iterable[tuple[str, Mapping[str, str | int]]], speech: Words) -> str:
    """Say what a turn did, as the rules have told it (`Manual.tell`)."""
    return telling.retold(game.key, turn, speech)


def foreseen(game: AnyGame, view: Any, actions: Sequence[str], speech: Words) -> str:
    """Say what a turn would do, as far as whoever sees this view can tell."""
    return done(game, view, actions, reduce(game.preview, actions, view), speech)


def done(game: AnyGame, before: Any, actions: Sequence[str], after: Any, speech: Words) -> str:
    """Say what actions did, as their reader sees the game before and after; of part of a turn, what they say."""
    return retold(game, told(game, before, actions, after), speech) or in_words(game, actions, speech)


def told(game: AnyGame, before: Any, actions: Sequence[str], after: Any) -> tuple[ToldPart, ...]:
    """Tell a turn by its parts; of part of one, nothing."""
    if not (after.fresh or after.outcome):
        return ()
    return tuple((part.kind, part.values) for part in manual(game).tell(before, actions, after))


def title(game: AnyGame, speech: Words) -> str:
    return speech.say(f"{game.key}-title")


def table_title(game: AnyGame, level: int | None, speech: Words) -> str:
    """Name a table's game, and where the bot plays, its level."""
    named = title(game, speech)
    return named if level is None else speech.say("title-level", game=named, level=level)


def seat_name(game: AnyGame, seat: int, speech: Words) -> str:
    return speech.say(f"{game.key}-seat-{seat}")


def chosen_option(game: AnyGame, name: str, value: OptionValue, speech: Words) -> str:
    """Name an option with what was chosen."""
    called = speech.either(speech.own(game.key, f"option-{name}"), name)
    chosen = speech.either(speech.own(game.key, f"choice-{name}-{value}"), str(value))
    return speech.say("named", name=called, value=chosen)


def options_line(game: AnyGame, options: Mapping[str, OptionValue], speech: Words) -> str:
    """List the options that differ from those of a usual new table; nothing where none does."""
    expected = usual(game.options)
    return " · ".join(
        chosen_option(game, name, value, speech) for name, value in options.items() if expected.get(name) != value
    )


def terms_line(terms: Terms, speech: Words) -> str:
    """Write every term in one line; options of the game only if they are not the usual ones."""
    said = [term(name, getattr(terms, name), speech) for name in OFFERED]
    return " · ".join(filter(None, [*said, options_line(game_of(terms.game), terms.options, speech)]))


def term(name: str, value: str | int, speech: Words) -> str:
    key = name.replace("_", "-")
    return speech.say(f"term-{key}-{value}") if isinstance(value, str) else speech.say(f"term-{key}", number=value)


def takes(key: str, options: dict[str, OptionValue], speech: Words) -> str:
    """Say how long such a game is, and who is favoured (docs/opponents.md)."""
    last_first = reversed(options.items())  # what is declared later decides more: two legs make any start even
    special = (f"{key}-takes-{name}-{value}" for name, value in last_first)
    return speech.say(next((one for one in special if speech.has(one)), f"{key}-takes"))


def reason(game: AnyGame, why: str, speech: Words, *, limit: OptionValue = 0) -> str:
    """Say why a game ended; a quiet end also says after how many turns (G-10)."""
    return speech.either(speech.own(game.key, f"reason-{why}"), why, {"limit": limit})


def news(game: AnyGame, view: object, speech: Words) -> str:
    """Say what the last turn revealed, in games that reveal something."""
    told = manual(game).news(view)
    return speech.say(f"{game.key}-news-{told[0]}", **told[1]) if told else ""
