"""New puzzles. The same seed gives the same rows, however the rows are split."""

import numpy as np
import pytest

import novena


def test_rows_do_not_depend_on_threads_or_splits():
    whole = novena.generate(1000, seed=2026)
    assert len(set(whole)) == 1000 and set(novena.check(whole)) == {"unique"}
    assert novena.generate(1000, seed=2026, threads=1) == whole
    assert novena.generate(1000, seed=2026, threads=7) == whole
    split = [novena.generate(n, seed=2026, first=first) for first, n in [(0, 1), (1, 300), (301, 699)]]
    assert sum(split, []) == whole
    assert novena.generate(3, seed=2027) != whole[:3]


def test_wishes():
    hard = novena.generate(4, level="hard", seed=1)
    assert [novena.rate(p).level for p in hard] == ["hard"] * 4
    assert novena.generate(4, level="hard", seed=1, threads=1) == hard
    symmetric = novena.generate(2, symmetry="rotational180", givens=(24, 30), seed=1)
    for puzzle in symmetric:
        cells = [c != "." for c in puzzle]
        assert cells == cells[::-1] and 24 <= sum(cells) <= 30
    assert novena.generate(5, level="extreme", givens=70, effort=1, seed=1) == [None] * 5


def test_kinds():
    texts = novena.generate(5, seed=3)
    array = novena.generate(5, seed=3, kind="numpy")
    assert array.dtype == np.uint8 and array.shape == (5, 81)
    assert ["".join(map(str, row)).replace("0", ".") for row in array] == texts
    assert novena.generate(5, seed=3, kind="pyarrow").to_pylist() == texts
    assert novena.generate(5, seed=3, kind="polars").to_list() == texts
    assert novena.generate(5, seed=3, kind="pandas").tolist() == texts
    assert novena.generate(0) == []


@pytest.mark.parametrize(
    "wish",
    [
        {"level": "silly"},
        {"level": "easy", "rating": (7.0, 8.0)},
        {"needs": "no-such-thing"},
        {"symmetry": "round"},
        {"pattern": "x"},
        {"givens": 16},
        {"givens": -1},
        {"kind": "silly"},
        {"seed": -1},
        {"threads": 0},
    ],
    ids=str,
)
def test_refused_wishes(wish):
    with pytest.raises(ValueError):
        novena.generate(1, **wish)


def test_too_many_rows_are_refused():
    with pytest.raises(ValueError):
        novena.generate(1 << 62)
    with pytest.raises(ValueError):
        novena.generate(-1)
