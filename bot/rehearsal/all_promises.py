"""All promises, in the order in which they are tried: the person looks elsewhere while the quiet ones are."""

from bot.rehearsal.promise import Promise
from bot.rehearsal.promises import (
    answers,
    commands,
    connection,
    edits,
    forms,
    limits,
    menus,
    messages,
    people,
    rings,
    threads,
    tokens,
    user_install,
)

PROMISES: tuple[Promise, ...] = (
    *connection.PROMISES,
    *messages.PROMISES,
    *answers.PROMISES,
    *limits.PROMISES,
    *edits.PROMISES,
    *threads.PROMISES,
    *people.PROMISES,
    *rings.PROMISES,
    *forms.PROMISES,
    *menus.PROMISES,
    *commands.PROMISES,
    *user_install.PROMISES,
    *tokens.PROMISES,
)
