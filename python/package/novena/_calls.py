"""The functions of the package. They take one puzzle or a column, and return the same kind."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from typing import Any

from novena import _novena
from novena._kinds import LIST_BLOCK, ArrowKind, Kind, as_list, kind_of, like_input
from novena._novena import Answer, Puzzle, Rating, Reading, Rows, Step

Ask = Callable[[Rows, bool], Answer]
Show = Callable[[Kind, Answer], Any]


def _column(column: Any, ask: Ask, show: Show, reasons: bool) -> Any:
    """Processes a column. If reasons are requested, the answer is a pair."""
    kind = kind_of(column)
    if kind is not None:
        answer = ask(kind.rows(), kind.as_values)
        found = show(kind, answer)
        return (found, kind.reasons(answer)) if reasons else found
    values = as_list(column)
    listed: list[Any] = []
    why: list[str | None] = []
    for start in range(0, len(values), LIST_BLOCK):
        answer = ask(Rows.from_list(values, start, start + LIST_BLOCK), False)
        listed += answer.list()
        if reasons:
            why += answer.reason_list()
    found = like_input(column, listed)
    return (found, like_input(column, why)) if reasons else found


def _is_one(puzzle: object) -> bool:
    return isinstance(puzzle, (str, bytes, Puzzle))


def _one(puzzle: Any, ask: Ask) -> Any:
    """Processes one puzzle. Unlike in a column, a null is an error."""
    answer = ask(Rows.from_list([puzzle], 0, 1), False)
    if not answer.is_complete():
        raise ValueError(answer.reason_list()[0])
    return answer.list()[0]


def _like_one(puzzle: Any, text: str) -> Any:
    if isinstance(puzzle, Puzzle):
        return Puzzle(text)
    return text.encode() if isinstance(puzzle, bytes) else text


def solve(puzzles: Any, *, reasons: bool = False, threads: int | None = None) -> Any:
    """The solution of every puzzle that has exactly one.

    >>> solve(["." * 81, "55" + "." * 79, None, "12x"], reasons=True)[1]
    ['several solutions', 'no solution', 'null', 'expected 81 cells, found 3']
    """

    def ask(rows: Rows, as_values: bool) -> Answer:
        return _novena.solve(rows, threads, as_values)

    if _is_one(puzzles):
        return _like_one(puzzles, _one(puzzles, ask))
    return _column(puzzles, ask, lambda kind, answer: kind.boards(answer), reasons)


def check(puzzles: Any, *, reasons: bool = False, threads: int | None = None) -> Any:
    """Whether a puzzle has no solution, one or several: ``"none"``, ``"unique"``, ``"several"``.

    >>> check("." * 81)
    'several'
    """

    def ask(rows: Rows, _: bool) -> Answer:
        return _novena.check(rows, threads)

    if _is_one(puzzles):
        return _one(puzzles, ask)
    return _column(puzzles, ask, lambda kind, answer: kind.words(answer), reasons)


def count(
    puzzles: Any, *, limit: int = 2, reasons: bool = False, threads: int | None = None
) -> Any:
    """The number of solutions of a puzzle, up to ``limit``.

    In a NumPy answer, a row that is not a puzzle is -1.

    >>> count("." * 81, limit=1000)
    1000
    """
    if not 0 <= limit < 1 << 63:
        raise ValueError(f"limit: expected 0 to 2^63 - 1, found {limit}")

    def ask(rows: Rows, _: bool) -> Answer:
        return _novena.count(rows, threads, limit)

    if _is_one(puzzles):
        return _one(puzzles, ask)
    return _column(puzzles, ask, lambda kind, answer: kind.numbers(answer), reasons)


def canon(puzzles: Any, *, reasons: bool = False, threads: int | None = None) -> Any:
    """The puzzle that represents all puzzles that differ only by symmetry. Two puzzles have the
    same representative if and only if they are equivalent. Use ``canon`` with your engine's
    ``distinct`` to remove duplicates up to symmetry.

    >>> a = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
    >>> canon(a) == canon(a[::-1])
    True
    """

    def ask(rows: Rows, as_values: bool) -> Answer:
        return _novena.canon(rows, threads, as_values)

    if _is_one(puzzles):
        return _like_one(puzzles, _one(puzzles, ask))
    return _column(puzzles, ask, lambda kind, answer: kind.boards(answer), reasons)


def candidates(puzzles: Any, *, reasons: bool = False, threads: int | None = None) -> Any:
    """The digits that the givens leave in each of the 81 cells.

    For one puzzle or a list: 81 strings of digits, empty for a given. For NumPy and
    Arrow: 81 16-bit numbers, in which bit 0 stands for 1 and bit 8 for 9.

    >>> candidates("12345678" + "." * 73)[8:10]
    ['9', '456789']
    """

    def ask(rows: Rows, _: bool) -> Answer:
        return _novena.candidates(rows, threads)

    if _is_one(puzzles):
        return _one(puzzles, ask)
    return _column(puzzles, ask, lambda kind, answer: kind.sets(answer), reasons)


def rate(puzzles: Any, *, reasons: bool = False, threads: int | None = None) -> Any:
    """The difficulty of a puzzle, on Novena's own scale, which is the same for symmetric puzzles.

    For one puzzle or a list: :class:`Rating`. For Arrow: structures of ``rating``, ``level``,
    ``hardest`` and ``rounds``. For NumPy: a structured array of the same fields, with NaN if there
    is no rating.

    >>> rate("..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..")
    <Rating 1.5, easy, hidden-single>
    """
    if _is_one(puzzles):
        return Puzzle(puzzles).rate()
    kind = kind_of(puzzles)
    if kind is not None and not hasattr(kind, "_np"):
        answer, _ = _novena.rate(kind.rows(), threads, False)
        found = kind.ratings(answer)
        return (found, kind.reasons(answer)) if reasons else found
    if kind is not None:
        answer, ratings = _novena.rate(kind.rows(), threads, True)
        found = _rating_array(ratings or [])
        return (found, kind.reasons(answer)) if reasons else found
    values = as_list(puzzles)
    answer, ratings = _novena.rate(Rows.from_list(values, 0, len(values)), threads, True)
    found = like_input(puzzles, ratings or [])
    return (found, like_input(puzzles, answer.reason_list())) if reasons else found


def _rating_array(ratings: list[Rating | None]) -> Any:
    import numpy as np

    fields = [("rating", "f8"), ("level", "U7"), ("hardest", "U40"), ("rounds", "u2")]
    missing = (float("nan"), "", "", 0)
    return np.array(
        [
            missing if r is None else (r.value, r.level, r.hardest or "", r.rounds)
            for r in ratings
        ],
        dtype=fields,
    )


def steps(
    puzzles: Any, *, language: str = "en", reasons: bool = False, threads: int | None = None
) -> Any:
    """The steps that lead to the solution, each the easiest that a person could take.

    For one puzzle: a list of :class:`Step`. For a list: a list of such lists. For NumPy and Arrow:
    a column of lists of structures, each with ``technique``, ``level``, ``place``, ``eliminate``
    and ``explanation``. Explanations are in ``language``.

    >>> path = steps("..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..")
    >>> path[0].technique, path[0].place
    ('hidden-single', ['7r2c2'])
    """
    return _steps(puzzles, None, language, reasons, threads)


def hint(
    puzzles: Any, *, language: str = "en", reasons: bool = False, threads: int | None = None
) -> Any:
    """The easiest next step of a puzzle; ``None`` if no technique makes progress.

    For one puzzle: a :class:`Step`. For a list: a list of steps. For NumPy and Arrow: a column of
    structures, as for :func:`steps`.

    >>> print(hint("..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."))
    In box 1, 7 cannot be in row 1 (r1c7), row 3 (r3c4), column 1 (r6c1) or column 3 (r9c3), so it goes in r2c2.
    """
    return _steps(puzzles, 1, language, reasons, threads)


def _steps(
    puzzles: Any, most: int | None, language: str, reasons: bool, threads: int | None
) -> Any:
    if _is_one(puzzles):
        puzzle = Puzzle(puzzles)
        return puzzle.hint(language) if most == 1 else puzzle.steps(language)
    kind = kind_of(puzzles)
    if kind is not None:
        ask = _novena.hint if most == 1 else _novena.steps
        answer = ask(kind.rows(), threads, language)
        if hasattr(kind, "_np"):
            # NumPy has no lists of structures, so the answer is an Arrow column.
            return (answer.column(), answer.reasons()) if reasons else answer.column()
        found = kind.boards(answer)
        return (found, kind.reasons(answer)) if reasons else found
    values = as_list(puzzles)
    listed: list[Any] = []
    why: list[str | None] = []
    rows = Rows.from_list(values, 0, len(values))
    for path, reason in _novena.step_objects(rows, threads, most, language):
        if most == 1 and path is not None:
            listed.append(path[0] if path else None)
            why.append(None if path else "no step")
        else:
            listed.append(path)
            why.append(reason)
    shown = like_input(puzzles, listed)
    return (shown, like_input(puzzles, why)) if reasons else shown


def scan(photos: Any, *, reasons: bool = False, threads: int | None = None) -> Any:
    """The puzzles in a photo (JPEG, PNG, WebP or PDF), given as a path or as the bytes of the file.

    For one photo: a list of :class:`Reading`, because a photo may show several boards. For a list
    of photos: a list of such lists, with ``None`` for a photo that cannot be read. For Arrow: a
    column of lists of structures, each with ``puzzle``, ``board``, ``trust`` and ``doubtful``; in
    the input, strings are paths, and binary values are the contents of files. For NumPy: an array
    of objects, each a list of :class:`Reading`.
    """
    if isinstance(photos, os.PathLike) or _is_one(photos):
        return _scan_one(photos, threads)
    numpy = sys.modules.get("numpy")
    is_numpy = numpy is not None and isinstance(photos, numpy.ndarray)
    if is_numpy and (photos.ndim != 1 or photos.dtype.kind not in "OSU"):
        raise ValueError(
            f"expected a row of paths or bytes, found {photos.dtype} of shape {photos.shape}"
        )
    kind = None if is_numpy else kind_of(photos)
    if isinstance(kind, ArrowKind):
        column, why = _novena.scan_column(kind.rows("photo"), threads)
        found = kind.show(column)
        return (found, kind.show(why)) if reasons else found
    read = _novena.scan(photos.tolist() if is_numpy else as_list(photos), threads)
    listed = like_input(photos, [readings for readings, _ in read])
    return (listed, like_input(photos, [reason for _, reason in read])) if reasons else listed


def _scan_one(photo: Any, threads: int | None) -> list[Reading]:
    """Processes one photo. A file that cannot be opened raises an OSError."""
    if isinstance(photo, Puzzle):
        raise ValueError("expected a path or bytes, found a Puzzle")
    if not isinstance(photo, bytes):
        with open(photo, "rb") as file:
            photo = file.read()
    ((readings, reason),) = _novena.scan([photo], threads)
    if readings is None:
        raise ValueError(reason)
    return readings


def generate(
    n: int,
    *,
    seed: int | None = None,
    first: int = 0,
    level: str | tuple[str, str] | None = None,
    rating: tuple[float, float] | None = None,
    se: tuple[float, float] | None = None,
    hodoku: tuple[int, int] | None = None,
    needs: str | Sequence[str] = (),
    only: Sequence[str] | None = None,
    hardest: str | None = None,
    givens: int | tuple[int, int] | None = None,
    symmetry: str | None = None,
    pattern: str | None = None,
    minimal: bool = False,
    effort: int | None = None,
    kind: str = "list",
    threads: int | None = None,
) -> Any:
    """Generates ``n`` new puzzles that meet a wish.

    The same wish and seed produce the same rows with any number of threads, on every machine, and
    however the rows are split: ``generate(10)`` returns the rows of ``generate(4)`` followed by
    those of ``generate(6, first=4)``.
    ``kind`` is ``"list"``, ``"numpy"`` (81 x uint8), ``"pyarrow"``, ``"polars"``, ``"pandas"`` or
    ``"arrow"``. A row is null if no puzzle was found for it in ``effort`` tries.

    >>> easy = generate(3, level="easy", seed=7)
    >>> [rate(puzzle).level for puzzle in easy]
    ['easy', 'easy', 'easy']
    >>> generate(2, level="easy", seed=7, first=1) == easy[1:]
    True
    """
    if kind not in _MAKERS:
        raise ValueError(f"kind: expected one of {', '.join(_MAKERS)}, found {kind!r}")
    if n < 0:
        raise ValueError(f"n: expected 0 or more, found {n}")
    seed = secrets.randbits(64) if seed is None else seed
    for name, number in (("seed", seed), ("first", first)):
        if not 0 <= number < 1 << 64:
            raise ValueError(f"{name}: expected 0 to 2^64 - 1, found {number}")
    wish = {
        "level": (level, level) if isinstance(level, str) else level,
        "rating": rating,
        "se": se,
        "hodoku": hodoku,
        "needs": [needs] if isinstance(needs, str) else list(needs),
        "only": None if only is None else list(only),
        "hardest": hardest,
        "givens": (givens, givens) if isinstance(givens, int) else givens,
        "symmetry": symmetry,
        "pattern": pattern,
        "minimal": minimal,
    }
    try:
        answer = _novena.generate(n, seed, first, wish, effort, threads, kind == "numpy")
    except (TypeError, OverflowError) as error:
        raise ValueError(f"the wish cannot be read: {error}") from None
    return _MAKERS[kind](answer)


def _numpy(answer: Answer) -> Any:
    import numpy as np

    return np.asarray(answer.memory())


def _pyarrow(answer: Answer) -> Any:
    import pyarrow as pa

    column: Any = answer.column()
    return pa.array(column)


def _polars(answer: Answer) -> Any:
    import polars as pl

    return pl.Series(answer.column()).alias("puzzle")


def _pandas(answer: Answer) -> Any:
    import pandas as pd

    return pd.Series(answer.list(), name="puzzle", dtype="string")


_MAKERS: dict[str, Callable[[Answer], Any]] = {
    "list": lambda answer: answer.list(),
    "numpy": _numpy,
    "arrow": lambda answer: answer.column(),
    "pyarrow": _pyarrow,
    "polars": _polars,
    "pandas": _pandas,
}

__all__ = ["Step"]
