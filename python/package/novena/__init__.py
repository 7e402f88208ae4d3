"""Solve, check, count, rate, explain and generate sudoku puzzles by the million.

Every function except ``generate`` takes one puzzle or a column of them: a string, a list, a NumPy
array, or anything with the Arrow C data interface (PyArrow, Polars, pandas, DuckDB, nanoarrow).
Given a column, a function returns a column of the same kind. A row that has no answer becomes null;
``reasons=True`` adds a second column that gives the reason. All cores are used unless ``threads=``
specifies otherwise.

>>> import novena
>>> novena.solve("..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..")
'493581726176294853528736149614879235285613974739452681952148367841367592367925418'
>>> novena.check(["." * 81, "55" + "." * 79, "not a puzzle"])
['several', 'none', None]
"""

from novena._calls import (
    candidates,
    canon,
    check,
    count,
    generate,
    hint,
    rate,
    scan,
    solve,
    steps,
)
from novena._novena import Column, Puzzle, Rating, Reading, Step

__version__ = "0.2.0"

__all__ = [
    "Column",
    "Puzzle",
    "Rating",
    "Reading",
    "Step",
    "candidates",
    "canon",
    "check",
    "count",
    "generate",
    "hint",
    "rate",
    "scan",
    "solve",
    "steps",
]
