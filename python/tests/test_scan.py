"""Photos: single photos, lists of them and columns."""

from pathlib import Path

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from conftest import EASY

import novena


@pytest.fixture(scope="module")
def photo(tmp_path_factory) -> Path:
    """A picture of a board, drawn here."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 6), dpi=100)
    axes = figure.add_axes((0.05, 0.05, 0.9, 0.9), xlim=(0, 9), ylim=(9, 0))
    axes.axis("off")
    for line in range(10):
        width = 4 if line % 3 == 0 else 1.2
        axes.plot([0, 9], [line, line], "k", linewidth=width)
        axes.plot([line, line], [0, 9], "k", linewidth=width)
    for cell, digit in enumerate(EASY):
        if digit != ".":
            place = (cell % 9 + 0.5, cell // 9 + 0.5)
            axes.text(*place, digit, size=24, ha="center", va="center_baseline")
    path = tmp_path_factory.mktemp("photos") / "board.png"
    FigureCanvasAgg(figure).print_png(str(path))
    return path


def test_one(photo):
    for given in (photo, str(photo), photo.read_bytes()):
        (reading,) = novena.scan(given)
        assert str(reading.puzzle) == EASY and reading.trust == "sure"
    with pytest.raises(ValueError, match="not a JPEG"):
        novena.scan(b"no picture")
    with pytest.raises(OSError):
        novena.scan("/nowhere/board.png")


def test_lists(photo):
    photos = [photo, str(photo), photo.read_bytes(), None, b"no picture", "/nowhere.png", 7, "a\0b"]
    found, why = novena.scan(photos, reasons=True)
    assert [[str(reading.puzzle) for reading in row] for row in found[:3]] == [[EASY]] * 3
    assert found[3:] == [None] * 5 and why[:4] == [None, None, None, "null"]
    assert why[4] == "not a JPEG, PNG, WebP or PDF file" and why[5].startswith("/nowhere.png: ")
    assert why[6] == "expected a path or bytes" and why[7]
    assert novena.scan([]) == [] and isinstance(novena.scan((photo,)), tuple)


@pytest.mark.parametrize(
    "kind",
    [pa.string(), pa.large_string(), pa.string_view(), pa.binary(), pa.large_binary(), pa.binary_view()],
    ids=str,
)
def test_arrow(photo, kind):
    is_path = kind in (pa.string(), pa.large_string(), pa.string_view())
    good, bad = (str(photo), "/nowhere") if is_path else (photo.read_bytes(), b"x" * 20)
    column = pa.array([bad, good, None, bad, good[:5], good], kind)[1:]
    found, why = novena.scan(column, reasons=True)
    found.validate(full=True)
    why.validate(full=True)
    rows = found.to_pylist()
    assert rows[0] == rows[4] == [{"puzzle": EASY, "board": EASY, "trust": "sure", "doubtful": []}]
    assert rows[1:4] == [None] * 3
    reasons = why.to_pylist()
    assert reasons[0] is None and reasons[1] == "null" and reasons[4] is None
    assert reasons[2] and reasons[3]
    chunks = novena.scan(pa.chunked_array([column[:1], column[1:2]]))
    assert isinstance(chunks, pa.ChunkedArray) and chunks.to_pylist() == rows[:2]


def test_other_kinds(photo):
    table = pa.table({"id": [1, 2], "photo": [str(photo), None]})
    assert novena.scan(table)[0][0]["puzzle"].as_py() == EASY
    series = pl.Series("photo", [str(photo), None])
    assert novena.scan(series).to_list()[0][0]["trust"] == "sure"
    found = novena.scan(pd.Series([str(photo), None], index=[4, 5], dtype="string"))
    assert found[4][0]["puzzle"] == EASY and found.isna().tolist() == [False, True]
    for array in (np.array([str(photo)] * 2), np.array([photo, photo.read_bytes()], dtype=object)):
        rows = novena.scan(array)
        assert rows.dtype == object and rows.shape == (2,) and str(rows[1][0].puzzle) == EASY


@pytest.mark.parametrize(
    "bad",
    [
        5,
        {"a": "b"},
        novena.Puzzle(EASY),
        np.zeros((2, 81), np.uint8),
        np.array([["a"]]),
        pa.array([1, 2]),
        pa.table({"a": ["x"], "b": ["y"]}),
    ],
    ids=lambda bad: type(bad).__name__,
)
def test_wrong_arguments_are_refused(bad):
    with pytest.raises(ValueError):
        novena.scan(bad)


def test_numbers_are_not_photos():
    column = pa.array([[1] * 81], pa.list_(pa.uint8(), 81))
    assert novena.scan(column, reasons=True)[1].to_pylist() == ["expected a path or bytes"]
