from games.text import words
from games.text.typography import NO_BREAK, typeset


def test_french_signs_are_tied_to_their_words() -> None:
    said = typeset("Prêt ? « Oui ! » dit-elle ; 3 % : rien.", "fr")
    assert said == "Prêt~? «~Oui~!~» dit-elle~; 3~%~: rien.".replace("~", NO_BREAK)


def test_other_languages_are_left_as_they_are() -> None:
    assert typeset("How ? so : odd", "en") == "How ? so : odd"


def test_what_is_said_in_french_never_breaks_before_its_sign() -> None:
    assert f"long{NO_BREAK}:" in words("fr").say("illegal-too-long")
    assert f"Ana{NO_BREAK};" in words("fr").say("alt-then", one="Ana", two="Ben")
