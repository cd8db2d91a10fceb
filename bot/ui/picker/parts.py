"""The parts of a picker, at a table or in an exercise: its words, its choices, and the buttons to go on or back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.ui.custom_id import custom_id
from bot.ui.emoji import Emoji
from bot.ui.layout import Item, button, choice, option, rows
from bot.ui.phrases import done, in_words, notation
from bot.ui.picker.choice_point import MOST_OPTIONS, ChoicePoint, Steps, choice_point, ways
from bot.ui.picker.draft import Draft, DraftPosition, page_to_open, undone
from bot.ui.picker.labels import fit_on_buttons, is_grid, label
from bot.ui.request import Request
from games.core.game import Action, AnyGame
from games.registry import manual

Labels = dict[Steps, str]  # by the steps that a choice leads to


@dataclass(frozen=True, slots=True)
class PickerIds:
    """How a picker's buttons are named: what it belongs to, then the draft."""

    where: tuple[str | int, str | int]
    prefix: str = ""
    done: tuple[Action, ...] = ()  # before the draft began, and not to be undone

    def pick(self, draft: Draft, steps: Sequence[str] = ()) -> str:
        return custom_id(f"{self.prefix}draft", *self.where, self._spelled(draft), *steps)

    def look(self, draft: Draft, page: int = 0) -> str:
        return custom_id(f"{self.prefix}draft-at", *self.where, page, self._spelled(draft), *draft.steps)

    def whole(self, draft: Draft) -> str:
        return custom_id(f"{self.prefix}whole", *self.where, self._spelled(draft))

    def propose(self, way: str) -> str:
        return custom_id(f"{self.prefix}lot", *self.where, way)

    def finish(self, draft: Draft) -> str:
        return custom_id(f"{self.prefix}finish", *self.where, self._spelled(draft))

    def at_once(self, draft: Draft) -> str:
        return custom_id("at-once", *self.where, self._spelled(draft))

    def _spelled(self, draft: Draft) -> str:
        return replace(draft, actions=(*self.done, *draft.actions)).spelled


@dataclass(frozen=True, slots=True)
class Picker:
    """Hold what is picked from `view`, and the position it leads to."""

    ids: PickerIds
    game: AnyGame
    view: Any
    at: DraftPosition
    page: int = 0
    most_buttons: int = MOST_OPTIONS
    asks: str = "pick-confirm"  # whether what was picked shall be played
    plays: str = "button-play-it"
    foretells: bool = True  # what a whole turn would do; else no more than which was picked
    is_theirs: bool = False  # the opponent's turn is picked: no question speaks to the reader


def unfinished(request: Request, picker: Picker) -> str:
    """Say that the turn isn't complete, and what is missing; this comes first in the message."""
    game, at = picker.game, picker.at
    if at.here is None or at.view.fresh:
        return ""
    step = manual(game).step_of_turn(at.view)
    return request.say(
        "pick-unfinished", step=step.number, most=step.most, how=request.say(f"{game.key}-unfinished-{step.missing}")
    )


def said(request: Request, picker: Picker, *, is_numbered: bool = True) -> list[str]:
    """Say what was picked and ask for the next choice, or ask whether it shall be played."""
    game, at = picker.game, picker.at
    actions = at.draft.actions
    words = _picked(request, picker)
    if at.here is None:
        return [request.say(picker.asks, notation=notation(actions), words=words)]
    step = manual(game).step_of_turn(at.view)
    number = request.say("pick-step-number", step=step.number, most=step.most) if step.most > 1 and is_numbered else ""
    asked = _asked(request, picker, at.here)
    if actions:
        so_far = request.say("pick-so-far", notation=notation(actions), words=words)
        lines = [" · ".join(filter(None, (number, so_far))), asked]
    else:
        lines = [" · ".join(filter(None, (number, asked)))]
    if at.here.pages > 1 and not at.here.shelves:
        first = picker.page * MOST_OPTIONS + 1
        last = first + len(at.here.page(picker.page)) - 1
        lines.append(request.say("pick-page", first=first, last=last, all=len(at.here.nexts)))
    return lines


def _picked(request: Request, picker: Picker) -> str:
    """Say what the picked actions would do, or only what they are."""
    actions = picker.at.draft.actions
    if not (actions and picker.foretells):
        return in_words(picker.game, actions, request.words)
    return done(picker.game, picker.view, actions, picker.at.view, request.words)


def _asked(request: Request, picker: Picker, here: ChoicePoint) -> str:
    """Ask for the next step, after what was picked before it as far as the question doesn't say it."""
    game, view = picker.game, picker.at.view
    is_asked = not picker.is_theirs and manual(game).question(view, here.steps) is not None
    labels = [label(request, game, view, here.steps[:nth], step) for nth, step in enumerate(here.steps)]
    taken = [words for nth, words in enumerate(labels) if not (is_asked and _is_in_question(picker, here, nth, words))]
    return " → ".join([*taken, _question(request, picker, here)])


def _is_in_question(picker: Picker, here: ChoicePoint, nth: int, words: str) -> bool:
    """Tell whether a step is a bare number, or was the only one and is no thing of the game's."""
    game, view, before_it = picker.game, picker.at.view, here.steps[:nth]
    if words == here.steps[nth]:
        return True
    is_thing = manual(game).describe_step(view, before_it, here.steps[nth]) is not None
    return not is_thing and len(choice_point(ways(game, view), before_it).steps) > nth


def _question(request: Request, picker: Picker, here: ChoicePoint) -> str:
    game = picker.game
    if not picker.is_theirs and (asks := manual(game).question(picker.at.view, here.steps)) is not None:
        return request.say(f"{game.key}-ask-{asks[0]}", **asks[1])
    return request.words.either(f"{game.key}-pick-{len(here.steps) + 1}", request.say("pick-step"))


def choices(request: Request, picker: Picker) -> list[Item]:
    """Offer the choices on buttons if they are few or short, else in a list; of shelves, one."""
    here = picker.at.here
    if here is None:
        return []
    offered = here.page(picker.page) if here.shelves else here.nexts
    for groups in (_outright(request, picker, here), [_labels(request, picker, here, offered)]):
        if groups and _fit(picker, groups):
            return [row for group in groups for row in _buttons(request, picker, group)]
    labels = _labels(request, picker, here, here.page(picker.page))
    options = [
        option(words, steps[-1], emoji=_emoji(request, picker, picker.at.view, steps))
        for steps, words in labels.items()
    ]
    return [choice(picker.ids.pick(picker.at.draft, here.steps), _question(request, picker, here), options)]


def _labels(request: Request, picker: Picker, here: ChoicePoint, nexts: Sequence[str]) -> Labels:
    game, view = picker.game, picker.at.view
    return {(*here.steps, step): label(request, game, view, here.steps, step) for step in nexts}


def _outright(request: Request, picker: Picker, here: ChoicePoint) -> list[Labels]:
    """Name the actions at hand, then the steps that lead to any other; nothing where none is at hand."""
    if not here.at_hand:
        return []
    begun, steps = len(here.steps), manual(picker.game).steps
    others = {steps(action)[begun] for action in here.actions if action not in here.at_hand}
    named = {steps(action): steps(action)[-1] if begun else action for action in here.at_hand}
    return [named, _labels(request, picker, here, [step for step in here.nexts if step in others])]


def _fit(picker: Picker, groups: Sequence[Labels]) -> bool:
    is_room = sum(map(len, groups)) <= picker.most_buttons
    return is_room and all(fit_on_buttons(labels.values()) for labels in groups)


def _buttons(request: Request, picker: Picker, labels: Labels) -> list[Item]:
    draft, is_small = picker.at.draft, is_grid(labels.values())
    signs = {steps: None if is_small else _emoji(request, picker, picker.at.view, steps) for steps in labels}
    return rows([button(words, picker.ids.pick(draft, steps), emoji=signs[steps]) for steps, words in labels.items()])


def _emoji(request: Request, picker: Picker, view: Any, steps: Steps) -> Emoji | None:
    sign = manual(picker.game).sign_of_step(view, steps[:-1], steps[-1])
    return request.ui.emojis.of(picker.game.key, sign, view.to_move) if sign else None


def whole_turns(request: Request, picker: Picker) -> list[Item]:
    """Offer turns that many want, each with one tap, before anything is picked."""
    game = picker.game
    turns = manual(game).whole_turns(picker.view) if picker.at.is_untouched else ()
    key = f"{game.key}-whole"
    return rows([button(request.say(key, **turn.values), picker.ids.whole(Draft(turn.actions))) for turn in turns])


def others(request: Request, picker: Picker) -> list[Item]:
    """Offer the steps that may be picked in place of the one taken for granted."""
    here = picker.at.here
    return rows([_other(request, picker, step) for step in (here.others if here else ())])


def _other(request: Request, picker: Picker, step: str) -> Item:
    view = picker.at.view
    words, emoji = label(request, picker.game, view, (), step), _emoji(request, picker, view, (step,))
    return button(words, picker.ids.pick(picker.at.draft, (step,)), emoji=emoji)


def adjusters(request: Request, picker: Picker) -> list[Item]:
    """Offer to change each part of a turn that was filled in at once."""
    game, at = picker.game, picker.at
    if at.here is not None or len(at.draft.actions) < 2 or not manual(game).proposals(picker.view):
        return []
    return rows([_adjuster(request, picker, nth, action) for nth, action in enumerate(at.draft.actions)])


def _adjuster(request: Request, picker: Picker, nth: int, action: Action) -> Item:
    known = manual(picker.game)
    words = request.say(f"{picker.game.key}-adjust", **known.summarize(action).values)
    emoji = _emoji(request, picker, picker.view, known.steps(action))
    return button(words, picker.ids.look(picker.at.draft.changing(nth)), emoji=emoji)


def controls(request: Request, picker: Picker) -> list[Item | None]:
    """Play what was picked, turn the pages of the list, or take a step back."""
    return [_play_button(request, picker), *_pages(request, picker), _undo_button(request, picker)]


def _play_button(request: Request, picker: Picker) -> Item | None:
    """Offer to play the whole draft, or to take the action that the picked steps spell though they could go on."""
    at = picker.at
    if at.here is None:
        return button(request.say(picker.plays), picker.ids.finish(at.draft), discord.ButtonStyle.success)
    if at.here.spelled is None:
        return None
    return button(at.here.spelled, picker.ids.pick(Draft((*at.draft.actions, at.here.spelled))))


def _pages(request: Request, picker: Picker) -> list[Item]:
    at = picker.at
    if at.here is None or at.here.pages < 2:
        return []
    if at.here.shelves:
        return [_shelf(request, picker, at.draft, to, shelf.name) for to, shelf in enumerate(at.here.shelves)]
    pages = at.here.pages
    turned = (("previous", picker.page - 1), ("next", picker.page + 1))
    return [
        button(request.say(f"button-{way}"), picker.ids.look(at.draft, to), disabled=not 0 <= to < pages)
        for way, to in turned
    ]


def _shelf(request: Request, picker: Picker, draft: Draft, to: int, name: str) -> Item:
    """Lead to one of the game's own pages; the one that is shown stands out."""
    is_here = to == picker.page
    style = discord.ButtonStyle.primary if is_here else discord.ButtonStyle.secondary
    words = request.say(f"{picker.game.key}-shelf-{name}")
    return button(words, picker.ids.look(draft, to), style, disabled=is_here)


def _undo_button(request: Request, picker: Picker) -> Item | None:
    back = undone(picker.game, picker.view, picker.at.draft)
    if back is None:
        return None
    page = page_to_open(picker.game, picker.view, back, picker.at.draft)
    return button(request.say("button-undo-step"), picker.ids.look(back, page))
