"""Pictures of what a seat may see: a view in, a PNG out."""

from render.look import Look, Marks, Picture
from render.painters import board_in_words, boards, card_board, describe, paint, paint_scene, text_board, warm

__all__ = [
    "Look",
    "Marks",
    "Picture",
    "board_in_words",
    "boards",
    "card_board",
    "describe",
    "paint",
    "paint_scene",
    "text_board",
    "warm",
]
