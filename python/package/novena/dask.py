"""Functions for Dask: ``novena.dask.solve(frame)`` adds columns to a Dask DataFrame.

Each task uses one thread, because Dask runs a task on each core.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pandas as pd

import novena


def _map(frame: Any, names: list[str], answer: Callable[[Any], list[Any]]) -> Any:
    def add(part: pd.DataFrame) -> pd.DataFrame:
        columns = answer(part["puzzle"].astype("string"))
        return part.assign(**dict(zip(names, columns, strict=True)))

    meta = add(frame._meta)
    return frame.map_partitions(add, meta=meta)


def solve(frame: Any) -> Any:
    """Adds ``solution``, and ``reason`` for rows without one."""
    return _map(
        frame, ["solution", "reason"], lambda p: list(novena.solve(p, reasons=True, threads=1))
    )


def check(frame: Any) -> Any:
    """Adds ``verdict``, and ``reason`` for rows without one."""
    return _map(
        frame, ["verdict", "reason"], lambda p: list(novena.check(p, reasons=True, threads=1))
    )


def canon(frame: Any) -> Any:
    """Adds ``form``, and ``reason`` for rows without one."""
    return _map(frame, ["form", "reason"], lambda p: list(novena.canon(p, reasons=True, threads=1)))


def rate(frame: Any) -> Any:
    """Adds ``rating``, ``level``, ``hardest``, ``rounds``, and ``reason`` for unrated rows."""

    def answer(puzzles: Any) -> list[Any]:
        ratings, reason = novena.rate(list(puzzles), reasons=True, threads=1)
        index = puzzles.index
        value = pd.Series([r and r.value for r in ratings], index=index, dtype="float64")
        level = pd.Series([r and r.level for r in ratings], index=index, dtype="string")
        hardest = pd.Series([r and r.hardest for r in ratings], index=index, dtype="string")
        rounds = pd.Series([r and r.rounds for r in ratings], index=index, dtype="Int32")
        return [value, level, hardest, rounds, pd.Series(reason, index=index, dtype="string")]

    return _map(frame, ["rating", "level", "hardest", "rounds", "reason"], answer)
