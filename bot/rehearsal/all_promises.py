"""All promises, in the order in which they are tried: the person looks elsewhere while the quiet ones are."""

from bot.rehearsal.promise import Promise
from bot.rehearsal.promises import (
    answers,
    commands,
    connection,
    edits,
    emoji,
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

KINDS = (connection, messages, answers, limits, edits, threads, people, rings, forms, menus, commands, user_install)
PROMISES: tuple[Promise, ...] = tuple(one for kind in (*KINDS, emoji, tokens) for one in kind.PROMISES)
