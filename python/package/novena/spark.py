"""Columns of puzzles on a Spark cluster: ordinary DataFrames in and out.

Every function uses ``mapInArrow``: Spark splits the rows, distributes them, and repeats lost tasks.
Each output row depends only on its input row (or, if it is generated, on its number, the seed and
the wish), so a task that runs twice produces the same rows.

>>> import novena.spark  # doctest: +SKIP
>>> novena.spark.solve(frame).show()  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession

import novena

# The number of rows that a task of `generate` yields at a time, a multiple of the generator's group
# size of 256.
BATCH = 1 << 14

_RATING = "rating double, level string, hardest string, rounds int"


def _map(
    frame: DataFrame,
    column: str,
    added: str,
    answer: Callable[[Any], list[Any]],
) -> DataFrame:
    """The frame with columns added. Each task uses one thread, because Spark runs a task on each
    core."""
    if column not in frame.columns:
        raise ValueError(f"no column {column!r}, there are {', '.join(frame.columns)}")
    head = ", ".join(f"`{field.name}` {field.dataType.simpleString()}" for field in frame.schema)
    schema = f"{head}, {added}"
    names = frame.columns + [part.split()[0] for part in added.split(", ")]
    taken = set(frame.columns) & set(names[len(frame.columns) :])
    if taken:
        raise ValueError(f"the frame has a column {', '.join(sorted(taken))} already")

    def run(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            puzzles = batch.column(batch.schema.get_field_index(column))
            yield pa.RecordBatch.from_arrays([*batch.columns, *answer(puzzles)], names=names)

    return frame.mapInArrow(run, schema)


def solve(frame: DataFrame, column: str = "puzzle") -> DataFrame:
    """Adds ``solution``, and ``reason`` for rows without one."""

    def answer(puzzles: Any) -> list[Any]:
        return list(novena.solve(puzzles, reasons=True, threads=1))

    return _map(frame, column, "solution string, reason string", answer)


def check(frame: DataFrame, column: str = "puzzle") -> DataFrame:
    """Adds ``verdict`` (``none``, ``unique``, ``several``), and ``reason`` for rows without one."""

    def answer(puzzles: Any) -> list[Any]:
        return list(novena.check(puzzles, reasons=True, threads=1))

    return _map(frame, column, "verdict string, reason string", answer)


def canon(frame: DataFrame, column: str = "puzzle") -> DataFrame:
    """Adds ``form``, which is equal for puzzles that differ only by symmetry;
    ``dropDuplicates(["form"])`` keeps one puzzle for each form."""

    def answer(puzzles: Any) -> list[Any]:
        return list(novena.canon(puzzles, reasons=True, threads=1))

    return _map(frame, column, "form string, reason string", answer)


def rate(frame: DataFrame, column: str = "puzzle") -> DataFrame:
    """Adds ``rating``, ``level``, ``hardest``, ``rounds``, and ``reason`` for unrated rows."""

    def answer(puzzles: Any) -> list[Any]:
        ratings, reasons = novena.rate(puzzles, reasons=True, threads=1)
        rating, level, hardest, rounds = ratings.flatten()
        return [rating, level, hardest, rounds.cast(pa.int32()), reasons]

    return _map(frame, column, f"{_RATING}, reason string", answer)


def generate(
    spark: SparkSession,
    n: int,
    *,
    seed: int,
    first: int = 0,
    partitions: int | None = None,
    **wish: Any,
) -> DataFrame:
    """Generates the same puzzles as ``novena.generate(n, seed=seed, first=first, **wish)``, in the
    column ``puzzle``. The column ``row`` numbers them from ``first``.

    Each task generates the rows with the given numbers, so neither the number of tasks nor repeated
    tasks affect the result.
    """
    novena.generate(0, seed=seed, first=first, **wish)  # an invalid wish is refused here
    end = first + n
    numbers = spark.range(first, end, BATCH, partitions or max(1, min(n // BATCH + 1, 4096)))

    def run(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            starts: list[Any] = batch.column(0).to_pylist()
            for start in starts:
                count = min(BATCH, end - start)
                made = novena.generate(
                    count, seed=seed, first=start, kind="pyarrow", threads=1, **wish
                )
                rows = pa.array(range(start, start + count), pa.int64())
                yield pa.RecordBatch.from_arrays([rows, made], names=["row", "puzzle"])

    return numbers.mapInArrow(run, "row bigint, puzzle string")
