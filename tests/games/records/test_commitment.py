from hashlib import sha256

import pytest

from games.records.commitment import commit, commit_secret, commit_seed, holds


def test_g_5_a_seed_is_promised_by_what_sha256sum_says_of_it() -> None:
    assert commit_seed("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_g_6_a_hidden_action_is_promised_with_its_salt_before_it() -> None:
    assert commit_secret("hide y4", "5a17") == sha256(b"5a17:hide y4").hexdigest()
    assert len({commit_secret("hide y4", "1"), commit_secret("hide y4", "2"), commit_secret("hide y5", "1")}) == 3
    assert commit("x") != commit("x", "salt")


@pytest.mark.parametrize("salt", ["", "a:b"])
def test_a_salt_is_needed_and_cannot_be_confused_with_the_action(salt: str) -> None:
    with pytest.raises(ValueError, match="salt"):
        commit_secret("hide y4", salt)


def test_a_promise_holds_only_for_its_own_text() -> None:
    assert holds(commit_seed("abc").upper(), commit_seed("abc"))
    assert not holds(commit_seed("abd"), commit_seed("abc"))
