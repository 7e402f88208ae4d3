"""Puzzles and examples that the tests share."""

import re
from pathlib import Path

import pytest

EASY = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
SOLUTION = "493581726176294853528736149614879235285613974739452681952148367841367592367925418"
HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
EMPTY = "." * 81
CLASH = "55" + "." * 79


def recipe(call: str) -> str:
    """The example in docs/cluster.md that contains this call."""
    document = Path(__file__).parents[2] / "docs/cluster.md"
    examples = re.findall("```python\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)
    (found,) = [example for example in examples if call in example]
    return found


@pytest.fixture
def mixed() -> list[object]:
    """Good rows and bad ones."""
    return [EASY, None, EMPTY, CLASH, "12x", "x" * 80 + "?", EASY.replace(".", "0"), 7]


@pytest.fixture
def texts(mixed: list[object]) -> list[str | None]:
    """The same rows without elements that are not text."""
    return [row if isinstance(row, str) else None for row in mixed]
