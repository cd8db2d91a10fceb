"""A challenge in the making goes through a custom id and back, whatever is chosen; what was forged is refused."""

from dataclasses import replace
from random import Random

import pytest

from bot.tables import Terms
from bot.ui.custom_id import custom_id
from bot.ui.new_game.draft import MOST_OFFERED, ChallengeDraft
from bot.ui.refusal import UiRefusal
from games.core.option import usual
from games.registry import KEYS, game

SOMEBODY = "1" * 20


def draft(key: str, opponent: str = SOMEBODY) -> ChallengeDraft:
    return ChallengeDraft(opponent, Terms(key, usual(game(key).options)))


@pytest.mark.parametrize("opponent", ["", SOMEBODY])
@pytest.mark.parametrize("key", KEYS)
def test_every_choice_fits_into_a_custom_id_and_comes_back(key: str, opponent: str) -> None:
    lots, made = Random(key), draft(key, opponent)
    for _ in range(200):
        name = lots.choice(list(made.values))
        made = made.chose(name, str(lots.choice(made.offered(name))))
        assert ChallengeDraft.read(str(made)) == made
        for one in made.values:
            assert 2 <= len(made.offered(one)) <= MOST_OFFERED
            assert made.values[one] in made.offered(one)
            assert len(custom_id("new-game-set", one, str(made))) <= 100


def test_what_is_set_is_offered_though_it_is_no_round_number() -> None:
    made = draft("tactic")
    odd = replace(made, terms=replace(made.terms, options={**made.terms.options, "quiet": 37}))
    assert 37 in odd.offered("quiet")
    assert ChallengeDraft.read(str(odd)) == odd


def test_only_a_challenge_to_anybody_can_stand() -> None:
    assert "standing" not in draft("tactic").values
    assert draft("tactic", "").chose("standing", "3").standing == 3


@pytest.mark.parametrize(
    "forged",
    ["", ".", "..", "chess.-.a", "tactic.-", "tactic.x.a.3.b.1.a.40", "tactic.-.z.3.b.1.0.a.40", "tactic.-.a.3"],
)
def test_what_no_menu_of_ours_has_is_refused(forged: str) -> None:
    with pytest.raises(UiRefusal):
        ChallengeDraft.read(forged)


@pytest.mark.parametrize(("name", "value"), [("variant", "x"), ("nonsense", "1"), ("pace", "4"), ("standing", "2")])
def test_what_a_menu_does_not_offer_is_refused(name: str, value: str) -> None:
    with pytest.raises(UiRefusal):
        draft("tactic").chose(name, value)
