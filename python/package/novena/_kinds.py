"""Detects the kind of a column, and creates answers of the same kind.

Nothing here imports NumPy, PyArrow, pandas or Polars unless the caller passed such an object.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from novena import _novena
from novena._novena import Answer, Rows

# Converts an Arrow column to an object of the caller's library.
Convert = Callable[[Any], Any]

# The number of list elements copied, solved and converted at a time, so that a long list needs
# little more memory than its answers.
LIST_BLOCK = 1 << 16


class Kind:
    """A column and the form of its answers. Each kind has its own class below."""

    as_values = False

    def rows(self) -> Rows:
        raise NotImplementedError

    def boards(self, answer: Answer) -> Any:
        raise NotImplementedError

    def words(self, answer: Answer) -> Any:
        return self.boards(answer)

    def numbers(self, answer: Answer) -> Any:
        return self.boards(answer)

    def sets(self, answer: Answer) -> Any:
        return self.boards(answer)

    def ratings(self, answer: Answer) -> Any:
        return self.boards(answer)

    def reasons(self, answer: Answer) -> Any:
        raise NotImplementedError


class ArrowKind(Kind):
    """Anything with the Arrow C data interface."""

    def __init__(self, column: Any, convert: Convert) -> None:
        self._column = column
        self._convert = convert

    def rows(self, name: str = "puzzle") -> Rows:
        return arrow_rows(self._column, name)

    def show(self, column: Any) -> Any:
        """An Arrow column as an object of the caller's library."""
        return self._convert(column)

    def boards(self, answer: Answer) -> Any:
        return self._convert(answer.column())

    def reasons(self, answer: Answer) -> Any:
        return self._convert(answer.reasons())


class NumpyKind(Kind):
    """A NumPy array: 81 x uint8, 9 x 9 x uint8, bytes or strings."""

    def __init__(self, array: Any) -> None:
        import numpy as np

        self._np = np
        kind, shape = array.dtype.kind, array.shape
        self.as_values = kind == "u" and array.dtype.itemsize == 1
        self._is_text = kind == "U"
        self._shape = shape
        if self.as_values:
            if shape[1:] not in ((81,), (9, 9)):
                raise ValueError(
                    f"expected an array of shape (n, 81) or (n, 9, 9), found {shape}"
                )
        elif kind in "SU":
            if len(shape) != 1:
                raise ValueError(f"expected one dimension, found {len(shape)}")
            if self._is_text:
                # Characters outside ASCII are replaced, because a string that contains them is not
                # a puzzle anyway.
                array = np.char.encode(array, "ascii", "replace") if len(array) else array.astype("S81")
        else:
            raise ValueError(
                f"expected an array of uint8, of bytes or of strings, found {array.dtype}"
                + ("; use .astype(numpy.uint8)" if kind in "iuf" else "")
            )
        self._array = np.ascontiguousarray(array)

    def rows(self) -> Rows:
        array = self._array
        width = 81 if self.as_values else array.dtype.itemsize
        return Rows.from_numpy(array, len(array), width, self.as_values)

    def boards(self, answer: Answer) -> Any:
        array = self._np.asarray(answer.memory())
        if self.as_values:
            return array.reshape(self._shape)
        return array.astype("U81") if self._is_text else array

    def words(self, answer: Answer) -> Any:
        return self._np.array([word or "" for word in answer.list()], dtype="U")

    def numbers(self, answer: Answer) -> Any:
        array = self._np.asarray(answer.memory())
        array[~self._np.asarray(answer.answered())] = -1
        return array

    def sets(self, answer: Answer) -> Any:
        return self._np.asarray(answer.memory())

    def reasons(self, answer: Answer) -> Any:
        return self._np.array([reason or "" for reason in answer.reason_list()], dtype="U")


def arrow_rows(column: Any, name: str = "puzzle") -> Rows:
    """The rows of an Arrow object or, for a table, of the column with this name."""
    if hasattr(column, "__arrow_c_array__"):
        schema, array = column.__arrow_c_array__()
        return Rows.from_arrow(schema, array, name)
    return Rows.from_stream(column.__arrow_c_stream__(), name)


def kind_of(column: Any) -> Kind | None:
    """The kind of a column; ``None`` for a list or a single puzzle."""
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(column, numpy.ndarray):
        return None if column.dtype.kind == "O" and column.ndim == 1 else NumpyKind(column)
    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(column, pandas.Series):
        return _pandas_kind(column)
    if hasattr(column, "__arrow_c_array__") or hasattr(column, "__arrow_c_stream__"):
        return ArrowKind(column, _converter(column))
    return None


def _converter(column: Any) -> Convert:
    """The conversion of an Arrow column to an object of the caller's library."""
    owner = type(column).__module__.split(".")[0]
    if owner == "pyarrow":
        import pyarrow as pa

        if isinstance(column, (pa.ChunkedArray, pa.Table)):
            return lambda answer: pa.chunked_array([pa.array(answer)])
        return lambda answer: pa.array(answer)
    if owner == "polars":
        import polars as pl

        name = column.name if isinstance(column, pl.Series) else "puzzle"
        return lambda answer: pl.Series(answer).alias(name)
    if owner == "nanoarrow":
        import nanoarrow as na

        return lambda answer: na.Array(answer)
    return lambda answer: answer


def _pandas_kind(series: Any) -> Kind | None:
    import pandas as pd

    try:
        import pyarrow as pa
    except ImportError:
        return None

    def convert(answer: Any) -> Any:
        values = pd.arrays.ArrowExtensionArray(pa.chunked_array([pa.array(answer)]))
        return pd.Series(values, index=series.index, name=series.name)

    def restore(answer: Any) -> Any:
        """Converts the answer, and casts strings back to the type of the input."""
        found = convert(answer)
        is_text = pa.types.is_string(found.dtype.pyarrow_dtype) or pa.types.is_large_string(
            found.dtype.pyarrow_dtype
        )
        return found.astype(series.dtype) if is_text else found

    try:
        column = pa.Array.from_pandas(series)
    except (pa.ArrowInvalid, pa.ArrowTypeError) as error:
        raise ValueError(f"expected a series of strings: {error}") from None
    return ArrowKind(column, restore)


def as_list(column: Any) -> list[Any]:
    """A list of puzzles, created from any sequence of them."""
    if isinstance(column, list):
        return column
    if isinstance(column, (dict, set, frozenset)) or not hasattr(column, "__iter__"):
        raise ValueError(
            "expected a string, a list, a NumPy array or an Arrow column,"
            f" found {type(column).__name__}"
        )
    return list(column)


def like_input(column: Any, answers: list[Any]) -> Any:
    """Converts a list of answers to the type of the input. NumPy and pandas get columns of
    objects."""
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(column, numpy.ndarray):
        array = numpy.empty(len(answers), dtype=object)
        for place, answer in enumerate(answers):  # one by one: an answer may be a list
            array[place] = answer
        return array
    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(column, pandas.Series):
        return pandas.Series(answers, index=column.index, name=column.name, dtype=object)
    return tuple(answers) if isinstance(column, tuple) else answers


__all__ = ["Kind", "LIST_BLOCK", "as_list", "arrow_rows", "kind_of", "like_input", "_novena"]
