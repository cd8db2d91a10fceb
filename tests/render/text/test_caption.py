from itertools import pairwise

from games.registry import game
from render import Marks
from render.canvas import WIDTH
from render.frame import CORNER_FREE
from render.painters import find, subject_of
from render.text import caption


def said(**marks: object) -> list[str]:
    rules = game("tactic")
    view = rules.view(rules.setup({}, "s"), None)
    lines = caption.lines(find("tactic"), subject_of(view, None, marks=Marks(**marks)))  # type: ignore[arg-type]
    assert all(caption.wide(line) <= caption.WIDE for line in lines)
    return [" | ".join(" ".join(run.text for run in phrase) for phrase in line) for line in lines]


def test_two_turns_and_a_suggestion_have_labels_of_their_own() -> None:
    lines = said(last=("1b-2c", "g@4e"), before=("13b-12b", "g@7c"), hint=("1d-2f",))
    assert "Before 13b-12b g@7c" in lines[0]
    assert any("Last move 1b-2c g@4e" in line for line in lines)
    assert any("Hint 1d-2f" in line for line in lines)


def test_a_hidden_turn_is_written_in_words_and_not_at_all_where_another_came_after() -> None:
    rules = game("topologic")
    view = rules.view(rules.apply(rules.setup({}, "s"), "hide y4"), None)
    written = [
        run.text
        for line in caption.lines(find("topologic"), subject_of(view, None, marks=Marks(before=("hide ?",))))
        for phrase in line
        for run in phrase
    ]
    assert "a tile hidden" in written and not any("?" in text or text == "Before" for text in written)


def test_the_widest_line_leaves_the_badge_its_corner() -> None:
    assert CORNER_FREE[0] <= (WIDTH - caption.WIDE) // 2


def test_a_long_turn_and_a_long_note_go_on_in_the_next_line() -> None:
    lines = said(last=("1b-2c",) * 20, note="word " * 40)
    assert len(lines) >= 4
    assert sum(line.count("1b-2c") for line in lines) == 20
    assert sum(line.count("word") for line in lines) == 40


def test_the_lines_of_a_sentence_are_about_equally_long() -> None:
    lines = caption.sentences("Bénédicte wins: the second seeker has used up all of the first one’s turns")
    wide = [caption.wide(line) for line in lines]
    assert len(wide) == 2
    assert all(abs(one - two) < 200 for one, two in pairwise(wide))


def test_a_word_wider_than_a_line_is_shortened() -> None:
    (line,) = caption.sentences("W" * 90)
    assert caption.wide(line) <= caption.WIDE
    assert line[0][0].text.endswith("…")
