"""Single puzzles, steps and ratings; steps of columns."""

import pickle

import numpy as np
import pyarrow as pa
import pytest
from conftest import CLASH, EASY, EMPTY, HARD, SOLUTION

import novena


def test_a_puzzle_is_drawn():
    puzzle = novena.Puzzle(EASY)
    assert repr(puzzle).splitlines()[0] == " .  .  3 | .  .  1 | 7  2  ."
    assert len(repr(puzzle).splitlines()) == 11
    assert puzzle._repr_svg_().startswith("<svg")
    assert str(puzzle) == EASY and puzzle.givens == 30
    assert puzzle == novena.Puzzle(EASY.replace(".", "0")) and len({puzzle, puzzle.canon()}) == 2
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle
    assert str(novena.solve(puzzle)) == SOLUTION and puzzle.check() == "unique"
    assert puzzle.candidates()[0] == novena.candidates(EASY)[0]


def test_a_path_leads_to_the_solution():
    path = novena.steps(HARD)
    board = list(HARD)
    for step in path:
        for digit, _, row, _, column in step.place:
            board[int(row) * 9 + int(column) - 10] = digit
    assert "".join(board) == novena.solve(HARD)
    first = path[0]
    assert "[" in repr(first) and first._repr_svg_().startswith("<svg")
    assert first.explain("es") != first.explain("en") and first.name("sv")
    with pytest.raises(ValueError, match="language: expected one of en"):
        first.explain("xx")


def test_steps_are_in_the_language_that_was_requested():
    english = novena.hint(HARD)
    for ask in (
        lambda: novena.hint(HARD, language="sv"),
        lambda: novena.steps(HARD, language="sv")[0],
        lambda: novena.hint([HARD], language="sv")[0],
        lambda: novena.Puzzle(HARD).hint("sv"),
    ):
        step = ask()
        assert str(step) == step.explain() == english.explain("sv") != str(english)
        assert step.name() == english.name("sv") and step.name("en") == english.name()
        assert repr(step).startswith(step.name()) and step.name() in step._repr_svg_()
    for puzzles in (HARD, [HARD]):
        with pytest.raises(ValueError, match="language: expected one of en"):
            novena.hint(puzzles, language="xx")


def test_ratings():
    easy, hard = novena.rate(EASY), novena.rate(HARD)
    assert (easy.value, easy.level, easy.hardest) == (1.5, "easy", "hidden-single")
    assert easy < hard and float(easy) == 1.5 and easy == novena.rate(EASY[::-1])
    assert novena.rate([EASY, EMPTY, None], reasons=True) == (
        [easy, None, None],
        [None, "several solutions", "null"],
    )
    array = novena.rate(np.array([EASY, EMPTY], "S81"))
    assert array["rating"][0] == 1.5 and np.isnan(array["rating"][1])
    column = novena.rate(pa.array([EASY, CLASH]))
    assert column.to_pylist() == [
        {"rating": 1.5, "level": "easy", "hardest": "hidden-single", "rounds": easy.rounds},
        None,
    ]
    with pytest.raises(ValueError, match="several solutions"):
        novena.rate(EMPTY)


def test_steps_of_columns():
    column, why = novena.steps(pa.array([EASY, None, CLASH, SOLUTION]), reasons=True)
    column.validate(full=True)
    path, *rest = column.to_pylist()
    assert path[0]["technique"] == "hidden-single" and path[0]["place"] == ["7r2c2"]
    assert path[0]["explanation"] == novena.steps(EASY)[0].explain()
    assert rest == [None, None, []] and why.to_pylist() == [None, "null", "no solution", None]
    hints = novena.hint(pa.array([EASY, EMPTY]))
    hints.validate(full=True)
    assert hints.to_pylist()[0] == path[0] and hints[1].as_py() is None
    lists, why = novena.steps([EASY, 3], reasons=True)
    assert [step.technique for step in lists[0]] == [step["technique"] for step in path]
    assert lists[1] is None and why == [None, "expected a string"]
    from_numpy = pa.array(novena.hint(np.array([EASY], "S81"), language="es"))
    assert from_numpy[0]["explanation"].as_py().startswith("En ")


def test_unreadable_photos_give_none():
    assert novena.scan([b"not a picture", None]) == [None, None]
    with pytest.raises(ValueError):
        novena.scan(b"not a picture")
