"""A draft: where it stands, what may be picked beside a step taken for granted, and the way back."""

from dataclasses import replace

from bot.ui.picker.choice_point import ChoicePoint
from bot.ui.picker.draft import Draft, follow_draft, page_to_open, read_draft, undone
from games.core.game import Action
from games.core.play import follow
from games.topologic.field import GAP, Field
from games.topologic.rules import GAME, View

BLOCK = Field(10, bytes(range(60)))
LANE = Field(60, bytes([0, *[GAP] * 59, 1, *[GAP] * 59, GAP, *range(2, 60), GAP]))  # from r1 one can only go to r2


def seeker(*entered: Action, field: Field = BLOCK) -> View:
    """Stand where the pawns have entered and the first of them is to move."""
    begun = replace(GAME.setup({}, "drafts"), field=field)
    *_, state = follow(GAME, begun, ("hide y4", *entered))
    return GAME.view(state, 1)


def here(view: View, draft: Draft) -> ChoicePoint:
    found = follow_draft(GAME, view, draft).here
    assert found is not None
    return found


SPREAD = ("1@r1", "2@r2", "3@r3", "4@r4", "5@r5")


def test_the_next_pawn_is_taken_for_granted_and_the_others_stay_beside_it() -> None:
    first = here(seeker(*SPREAD), Draft())
    assert (first.steps, first.others) == (("1",), ("2", "3", "4", "5"))
    chosen = here(seeker(*SPREAD), Draft((), ("4",)))
    assert (chosen.steps, chosen.others) == (("4",), ("1", "2", "3", "5"))


def test_after_a_pawn_comes_the_one_behind_it_and_the_score_may_be_asked_for() -> None:
    after = here(seeker(*SPREAD), Draft(("4>b4",)))
    assert (after.steps, after.others) == (("5",), ("1", "2", "3", "ask"))
    assert here(seeker(*SPREAD), Draft(("4>b4", "5>b5"))).steps == ("1",)


def test_undo_leads_from_pawn_to_pawn_and_never_round_those_beside_each_other() -> None:
    view = seeker(*SPREAD)
    assert undone(GAME, view, Draft((), ("1",))) is None
    assert undone(GAME, view, Draft(("4>b4",), ("5",))) == Draft((), ("4",))


def test_a_pawn_taken_for_granted_never_moves_unasked() -> None:
    view = seeker(*(f"{pawn}@r1" for pawn in range(1, 6)), field=LANE)
    assert follow_draft(GAME, view, Draft()).draft.actions == ()
    assert here(view, Draft()).nexts == ("r2",)
    assert undone(GAME, view, Draft((), ("1",))) is None
    assert undone(GAME, view, Draft(("1>r2",))) == Draft((), ())


def test_a_long_choice_goes_on_where_the_last_step_was_picked() -> None:
    begun = seeker()
    assert [shelf.name for shelf in here(begun, Draft()).shelves] == ["12", "34", "56"]
    after = follow_draft(GAME, begun, Draft(("1@k6",))).draft
    assert page_to_open(GAME, begun, after, after) == 2
    assert page_to_open(GAME, begun, Draft(), Draft(("1@k3",), ("2",))) == 1, "Undo step leads to what was undone"
    assert page_to_open(GAME, begun, Draft(), Draft()) == 0


def test_a_closing_action_plays_at_once_only_behind_what_was_looked_at() -> None:
    """Asking changes nothing to look at; where it is all that was picked, it is shown first, for it may be a slip."""
    alone = follow_draft(GAME, seeker(*SPREAD, "4>b4"), Draft(("ask",)))
    after_moves = follow_draft(GAME, seeker(*SPREAD), Draft(("4>b4", "ask")))
    last_pawn = follow_draft(GAME, seeker("1@r1", "2@r2", "3@r3"), Draft(("4@r4", "5@r5")))
    assert [(at.is_whole, at.is_closed) for at in (alone, after_moves)] == [(True, False), (True, True)]
    assert (last_pawn.is_whole, last_pawn.is_closed) == (True, False)


def test_an_action_is_changed_and_those_behind_it_stay() -> None:
    whole = Draft(SPREAD)
    changing = whole.changing(2)
    assert changing == Draft(SPREAD[:2], (), SPREAD[3:])
    assert read_draft(changing.spelled) == changing
    at = follow_draft(GAME, seeker(), replace(changing, steps=("3", "k6")))
    assert at.draft == Draft((*SPREAD[:2], "3@k6", *SPREAD[3:])) and at.is_whole
    assert read_draft(whole.spelled, ("3",)) == Draft(SPREAD, ("3",))


def test_a_draft_in_which_nothing_is_left_to_pick_opens_no_page() -> None:
    view = seeker(*SPREAD)
    whole = Draft(("1>r2", "ask"))
    assert follow_draft(GAME, view, whole).here is None
    assert page_to_open(GAME, view, whole, whole) == 0
