"""Functions for Ray Data: ``dataset.map_batches(novena.ray.solve, batch_format="pyarrow")``.

Each function takes a batch with the column ``puzzle`` and adds columns, like the functions of
``novena.spark``. Each task uses one thread, because Ray runs a task on each core.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa

import novena


def _with(batch: pa.Table, **columns: Any) -> pa.Table:
    for name, column in columns.items():
        batch = batch.append_column(name, column)
    return batch


def solve(batch: pa.Table) -> pa.Table:
    """Adds ``solution``, and ``reason`` for rows without one."""
    solution, reason = novena.solve(batch["puzzle"], reasons=True, threads=1)
    return _with(batch, solution=solution, reason=reason)


def check(batch: pa.Table) -> pa.Table:
    """Adds ``verdict``, and ``reason`` for rows without one."""
    verdict, reason = novena.check(batch["puzzle"], reasons=True, threads=1)
    return _with(batch, verdict=verdict, reason=reason)


def canon(batch: pa.Table) -> pa.Table:
    """Adds ``form``, and ``reason`` for rows without one."""
    form, reason = novena.canon(batch["puzzle"], reasons=True, threads=1)
    return _with(batch, form=form, reason=reason)


def rate(batch: pa.Table) -> pa.Table:
    """Adds ``rating``, ``level``, ``hardest``, ``rounds``, and ``reason`` for unrated rows."""
    ratings, reason = novena.rate(batch["puzzle"], reasons=True, threads=1)
    columns = pa.Table.from_struct_array(ratings)
    return _with(batch, **{name: columns[name] for name in columns.column_names}, reason=reason)
