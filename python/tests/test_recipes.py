"""The documented recipes: DuckDB, Polars, Dask and Ray."""

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from conftest import EASY, EMPTY, SOLUTION, recipe

import novena


def test_duckdb():
    db = duckdb.connect()
    db.create_function(
        "sudoku_solve",
        lambda puzzles: novena.solve(puzzles),
        ["VARCHAR"],
        "VARCHAR",
        type="arrow",  # type: ignore[arg-type]
        null_handling="special",  # type: ignore[arg-type]
    )
    puzzles = pa.table({"puzzle": [EASY, EMPTY, None] * 1000})
    db.register("puzzles", puzzles)
    rows = db.sql("select sudoku_solve(puzzle), count(*) from puzzles group by 1").fetchall()
    assert sorted(rows, key=str) == [(SOLUTION, 1000), (None, 2000)] or set(rows) == {
        (SOLUTION, 1000),
        (None, 2000),
    }
    relation = db.sql("select puzzle from puzzles")
    assert pa.array(novena.solve(relation)).to_pylist() == [SOLUTION, None, None] * 1000


def test_polars_expressions():
    frame = pl.DataFrame({"puzzle": [EASY, EASY[::-1], EMPTY]})
    found = frame.lazy().with_columns(
        pl.col("puzzle").map_batches(novena.solve, return_dtype=pl.String).alias("solution"),
        pl.col("puzzle").map_batches(novena.canon, return_dtype=pl.String).alias("form"),
    ).collect()
    assert found["solution"].to_list() == [SOLUTION, SOLUTION[::-1], None]
    assert found["form"].n_unique() == 2


def test_dask():
    import dask.dataframe as dd

    import novena.dask

    frame = dd.from_pandas(pd.DataFrame({"puzzle": [EASY, EMPTY] * 500}), npartitions=3)
    found = novena.dask.solve(frame).compute()
    assert found["solution"].dropna().unique().tolist() == [SOLUTION] and len(found) == 1000
    assert novena.dask.rate(frame).compute()["level"].dropna().unique().tolist() == ["easy"]
    assert novena.dask.check(frame).compute()["verdict"].nunique() == 2
    assert novena.dask.canon(frame).compute()["form"].nunique() == 2


def test_the_documented_recipe():
    """The examples for Dask and Ray in docs/cluster.md, with a batch instead of Ray's dataset."""
    import dask.dataframe as dd

    class Dataset:
        def map_batches(self, answer, batch_format):
            assert batch_format == "pyarrow"
            self.answers = answer(pa.table({"puzzle": [EASY]}))

    frame = dd.from_pandas(pd.DataFrame({"puzzle": [EASY]}), npartitions=1)
    names = {"frame": frame, "dataset": Dataset()}
    exec(recipe("novena.dask.rate"), names)
    assert names["dataset"].answers["solution"].to_pylist() == [SOLUTION]
    assert novena.dask.rate(frame).columns.tolist() == [
        "puzzle", "rating", "level", "hardest", "rounds", "reason"
    ]


def test_ray_batches():
    """The functions that Ray maps over batches, called without starting Ray."""
    import novena.ray

    batch = pa.table({"puzzle": [EASY, EMPTY]})
    assert novena.ray.solve(batch)["solution"].to_pylist() == [SOLUTION, None]
    assert novena.ray.check(batch)["verdict"].to_pylist() == ["unique", "several"]
    assert novena.ray.rate(batch)["level"].to_pylist() == ["easy", None]
    assert novena.ray.canon(batch)["form"][0].as_py() == novena.canon(EASY)


def test_ray():
    """The same batches in a separate instance of Ray, in several blocks."""
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    import novena.ray

    ray.init(num_cpus=1, include_dashboard=False, configure_logging=False)
    try:
        ray.data.DataContext.get_current().enable_progress_bars = False
        rows = pa.table({"id": range(1000), "puzzle": [EASY, EMPTY] * 500})
        data = ray.data.from_arrow([rows[:300], rows[300:]])
        solved = data.map_batches(novena.ray.solve, batch_format="pyarrow")
        found = solved.to_pandas().sort_values("id")
        assert found["id"].tolist() == list(range(1000))
        expected = novena.solve([EASY, EMPTY] * 500, reasons=True)
        assert [row if isinstance(row, str) else None for row in found["solution"]] == expected[0]
        assert [row if isinstance(row, str) else None for row in found["reason"]] == expected[1]
        rated = data.map_batches(novena.ray.rate, batch_format="pyarrow").to_pandas()
        assert rated["level"].dropna().tolist() == ["easy"] * 500
    finally:
        ray.shutdown()
