"""Columns of every kind. Answers are columns of the same kind; bad rows are nulls with a reason."""

import nanoarrow as na
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from conftest import CLASH, EASY, EMPTY, SOLUTION

import novena

EXPECTED = [SOLUTION, None, None, None, None, None, SOLUTION, None]
REASONS = [
    None,
    "null",
    "several solutions",
    "no solution",
    "expected 81 cells, found 3",
    None,
    None,
    "expected a string",
]


def test_lists(mixed):
    found, why = novena.solve(mixed, reasons=True)
    assert found == EXPECTED
    assert [a for a, b in zip(why, REASONS) if b] == [b for b in REASONS if b]
    assert why[5]  # the wording comes from the formats
    assert novena.check(mixed)[:4] == ["unique", None, "several", "none"]
    assert novena.count(mixed, limit=9)[:4] == [1, None, 9, 0]
    assert novena.solve(tuple(mixed)) == tuple(EXPECTED)
    assert novena.solve([]) == []


ARROW = {
    "string": lambda texts: pa.array(texts),
    "large_string": lambda texts: pa.array(texts, pa.large_string()),
    "string_view": lambda texts: pa.array(texts, pa.string_view()),
    "binary": lambda texts: pa.array(texts, pa.string()).cast(pa.binary()),
    "large_binary": lambda texts: pa.array(texts, pa.string()).cast(pa.large_binary()),
    "dictionary": lambda texts: pa.array(texts).dictionary_encode(),
    "sliced": lambda texts: pa.array([EMPTY, None, *texts, CLASH])[2:-1],
    "sliced view": lambda texts: pa.array([EMPTY, None, *texts, CLASH], pa.string_view())[2:-1],
    "sliced dictionary": lambda texts: pa.array([EMPTY, None, *texts]).dictionary_encode()[2:],
}


@pytest.mark.parametrize("make", ARROW.values(), ids=ARROW.keys())
def test_arrow(make, texts):
    column = make(texts)
    found, why = novena.solve(column, reasons=True)
    assert isinstance(found, pa.StringArray)
    found.validate(full=True)
    why.validate(full=True)
    assert found.to_pylist() == EXPECTED
    assert why.to_pylist()[1:4] == REASONS[1:4]
    assert novena.check(column).to_pylist()[:4] == ["unique", None, "several", "none"]
    assert novena.canon(column).to_pylist()[0] == novena.canon(EASY)
    chunked = pa.chunked_array([column[:3], column[3:3], column[3:]])
    found = novena.solve(chunked)
    assert isinstance(found, pa.ChunkedArray)
    assert found.to_pylist() == EXPECTED


def test_short_views_are_read():
    column = pa.array(["12x", "", "1" * 12, "1" * 13], pa.string_view())
    why = novena.solve(column, reasons=True)[1].to_pylist()
    assert why[0] == "expected 81 cells, found 3"
    assert "12" in why[2] and "13" in why[3]


def test_arrow_cells_and_fixed_binary():
    fixed = pa.array([EASY.encode(), None, SOLUTION.encode()], pa.binary(81))
    assert novena.solve(fixed).to_pylist() == [SOLUTION, None, SOLUTION]
    assert novena.solve(fixed[1:]).to_pylist() == [None, SOLUTION]
    values = pa.array([0 if c == "." else int(c) for c in EASY] * 3, pa.uint8())
    cells = pa.FixedSizeListArray.from_arrays(values, 81)
    assert novena.solve(cells[1:]).to_pylist() == [SOLUTION] * 2
    assert novena.solve(pa.nulls(3)).to_pylist() == [None] * 3


def test_tables_have_a_column_of_puzzles():
    table = pa.table({"id": [1], "puzzle": [EASY]})
    assert novena.solve(table).to_pylist() == [SOLUTION]
    with pytest.raises(ValueError, match="the name puzzle, found a, b"):
        novena.solve(pa.table({"a": [1], "b": [EASY]}))
    with pytest.raises(ValueError, match="expected a column of strings"):
        novena.solve(pa.array([1, 2]))


def test_numpy_values():
    puzzle = np.array([int(c) if c != "." else 0 for c in EASY], np.uint8)
    solution = np.array([int(c) for c in SOLUTION], np.uint8)
    boards = np.stack([puzzle, puzzle * 0, puzzle + 200])
    found, why = novena.solve(boards, reasons=True)
    assert found.dtype == np.uint8 and found.shape == (3, 81)
    assert (found[0] == solution).all() and not found[1:].any()
    assert why[1] == "several solutions" and why[2] == "r1c1: expected 0 to 9, found 200"
    found[:] = 1  # the caller owns it
    square = novena.solve(boards.reshape(3, 9, 9))
    assert square.shape == (3, 9, 9) and (square[0].reshape(81) == solution).all()
    striped = np.zeros((6, 162), np.uint8)
    striped[::2, ::2] = boards
    assert (novena.solve(striped[::2, ::2])[0] == solution).all()
    assert (novena.count(boards) == [1, 2, -1]).all()
    assert novena.check(boards).tolist() == ["unique", "several", ""]
    sets = novena.candidates(boards)
    assert sets.dtype == np.uint16 and sets[1, 0] == 0b111111111
    assert novena.solve(np.zeros((0, 81), np.uint8)).shape == (0, 81)


@pytest.mark.parametrize("kind", ["S81", "S100", "U81", ">U81"])
def test_numpy_texts(kind):
    found = novena.solve(np.array([EASY, EMPTY, "12"], kind))
    assert found.dtype.kind == kind[-3] if len(kind) == 3 else True
    assert found.astype("U81").tolist() == [SOLUTION, "", ""]


def test_numpy_objects(mixed):
    found = novena.solve(np.array(mixed, object))
    assert found.dtype == object and found.tolist() == EXPECTED


@pytest.mark.parametrize(
    "array",
    [
        np.zeros((2, 81), np.int64),
        np.zeros((2, 81), ">u2"),
        np.zeros((2, 81), np.float32),
        np.zeros((2, 80), np.uint8),
        np.zeros(81, np.uint8),
        np.zeros((), np.uint8),
        np.zeros((2, 81), bool),
        np.zeros(2, "M8[s]"),
        np.zeros((1, 1), "S81"),
    ],
    ids=str,
)
def test_wrong_arrays(array):
    for ask in (novena.solve, novena.check, novena.count, novena.rate, novena.steps):
        with pytest.raises(ValueError):
            ask(array)


def test_polars(texts):
    column = pl.Series("boards", texts)
    found, why = novena.solve(column, reasons=True)
    assert isinstance(found, pl.Series) and found.name == "boards"
    assert found.to_list() == EXPECTED and why.to_list()[1:4] == REASONS[1:4]
    assert novena.rate(column).struct.field("level").to_list()[0] == "easy"
    assert novena.count(column).to_list()[:4] == [1, None, 2, 0]


@pytest.mark.parametrize("dtype", ["object", "string", "str"])
def test_pandas(texts, dtype):
    column = pd.Series(texts, index=range(10, 18), name="p", dtype=dtype)
    found = novena.solve(column)
    assert isinstance(found, pd.Series) and found.name == "p" and found.index[0] == 10
    assert [None if pd.isna(row) else row for row in found] == EXPECTED
    assert novena.rate(column).iloc[0]["level"] == "easy"


def test_nanoarrow(texts):
    found = novena.solve(na.Array(texts, na.string()))
    assert isinstance(found, na.Array) and found.to_pylist() == EXPECTED


def test_other_things_are_refused():
    for thing in (7, None, {EASY}, {EASY: 1}, object()):
        with pytest.raises(ValueError):
            novena.solve(thing)
    for bad in ("12x", EMPTY, CLASH):
        with pytest.raises(ValueError):
            novena.solve(bad)


def test_threads_do_not_matter():
    column = pa.array([EASY, EMPTY, None] * 3000)
    assert novena.solve(column, threads=1) == novena.solve(column, threads=5)
    with pytest.raises(ValueError, match="at least 1"):
        novena.solve(column, threads=0)


@pytest.mark.parametrize("bad", [None, "", "12x", EASY[:80], EASY + ".", EMPTY, CLASH, "x" * 81, 7])
@pytest.mark.parametrize("place", [0, 1, 1023, 1024, 1025, 2999])
def test_one_odd_row_among_regular_ones(bad, place):
    """Rows of 81 bytes are read together. A row of another length does not affect the others."""
    rows: list[object] = [EASY, EASY[::-1], EASY.replace(".", "0")] * 1000
    expected: list[str | None] = [SOLUTION, SOLUTION[::-1], SOLUTION] * 1000
    rows[place], expected[place] = bad, None
    assert novena.solve(rows, threads=1) == expected
    if bad == 7:
        return
    for kind in (pa.string(), pa.large_string(), pa.string_view()):
        column = pa.array([EMPTY, *rows], kind)[1:]
        assert novena.solve(column, threads=2).to_pylist() == expected
        parts = pa.chunked_array([column[:500], column[500:]])
        assert novena.solve(parts, threads=1).to_pylist() == expected
    if bad is not None:
        texts = np.array(rows, "S")
        assert novena.solve(texts, threads=1).tolist() == [(row or "").encode() for row in expected]
        verdicts = novena.check(texts, threads=1)
        assert np.flatnonzero(verdicts != "unique").tolist() == [place]
    if isinstance(bad, str) and len(bad) == 81:
        cells = np.array([list(str(row).replace(".", "0").encode()) for row in rows], np.uint8) - 48
        solved = novena.solve(cells, threads=1)
        assert np.flatnonzero(~solved.any(axis=1)).tolist() == [place]
