"""The figures in the README: puzzles per second on one thread, next to `novena bench` and
other packages.

    python examples/figures.py NOVENA EASY 17 HARDEST

NOVENA is the program; the others are files with one puzzle of 81 characters per line.

Only ratios matter. The program and each kind of column take turns on the same list, ten rounds
each. As in `novena bench`, a list is cut into pieces, and the shortest round of each piece counts,
so that another process on the same core affects some rounds but rarely all of them.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa

import novena


# The same number of rounds as in `novena bench`.
ROUNDS = 10


def read(path: str) -> list[str]:
    with open(path) as file:
        return [line[:81] for line in file if not line.startswith("#") and len(line) > 80]


def bench(program: str, path: str, rounds: int) -> float:
    """Puzzles per second on one core, as reported by `novena bench`."""
    words = [program, "bench", "-j", "1", "--rounds", str(rounds), path]
    output = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    # The columns are: list, puzzles, microseconds per puzzle, puzzles per second on one core, ...
    return float(output.splitlines()[-1].split()[3])


def kinds(name: str, program: str, path: str, piece: int, turns: int) -> None:
    puzzles = read(path)
    cells = np.frombuffer("".join(puzzles).replace(".", "0").encode(), np.uint8) - 48
    columns: dict[str, Any] = {
        "PyArrow strings": pa.array(puzzles),
        "NumPy 81 x uint8": cells.reshape(-1, 81),
        "NumPy S81": np.array(puzzles, "S81"),
        "list of str": puzzles,
    }
    starts = range(0, len(puzzles), piece)
    shortest = {kind: [float("inf")] * len(starts) for kind in columns}
    bare = 0.0
    for _ in range(turns):
        bare = max(bare, bench(program, path, ROUNDS))
        for kind, column in columns.items():
            for number, start in [*enumerate(starts)] * ROUNDS:
                part = column[start : start + piece]
                started = time.perf_counter()
                novena.solve(part, threads=1)
                took = time.perf_counter() - started
                shortest[kind][number] = min(shortest[kind][number], took)
    print(f"{name}: novena bench {bare:,.0f} per second (load {os.getloadavg()[0]:.1f})")
    for kind, times in shortest.items():
        rate = len(puzzles) / sum(times)
        print(f"  {kind}: {rate:,.0f} per second, {rate / bare:.0%}", flush=True)


def memory(puzzles: list[str], rows: int) -> None:
    """The memory that solving a column adds to the process, compared with the size of the
    column."""
    column = pa.array(puzzles).take(pa.array(np.arange(rows) % len(puzzles)))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    novena.solve(column)
    added = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024
    print(f"memory beyond {rows} rows of {column.nbytes:,} bytes: {added:,}, {added / column.nbytes:.2f} times")


def py_sudoku(puzzle: str) -> object:
    from sudoku import Sudoku

    board = [[int(c) if c in "123456789" else None for c in puzzle[r : r + 9]] for r in range(0, 81, 9)]
    return Sudoku(3, 3, board=board).solve()


def sudokutools(puzzle: str) -> object:
    from sudokutools.solve import bruteforce
    from sudokutools.sudoku import Sudoku

    return next(iter(bruteforce(Sudoku.decode(puzzle.replace(".", "0")))))


def dokusan(puzzle: str) -> object:
    from dokusan import solvers
    from dokusan.boards import BoxSize, Sudoku

    board = [[int(c) if c in "123456789" else 0 for c in puzzle[r : r + 9]] for r in range(0, 81, 9)]
    return solvers.backtrack(Sudoku.from_list(board, box_size=BoxSize(3, 3)))


def peers(name: str, puzzles: list[str], most: float) -> None:
    solvers: dict[str, Callable[[str], object]] = {
        "py-sudoku": py_sudoku,
        "sudokutools": sudokutools,
        "dokusan": dokusan,
    }
    for peer, solve in solvers.items():
        started, count = time.process_time(), 0
        try:
            solve(puzzles[-1])
            started = time.process_time()
            while time.process_time() - started < most:
                solve(puzzles[count % len(puzzles)])
                count += 1
            print(f"{name}: {peer} {count / (time.process_time() - started):.3g} a second ({count} puzzles)", flush=True)
        except Exception as error:  # noqa: BLE001  the package may be missing or give up
            print(f"{name}: {peer}: {type(error).__name__} {error}", flush=True)


if __name__ == "__main__":
    program, easy, few, hardest = sys.argv[1:5]
    kinds("easy", program, easy, 10240, 15)
    kinds("17 givens", program, few, 4096, 15)
    kinds("hardest", program, hardest, 512, 3)
    memory(read(easy), 4_000_000)
    peers("easy", read(easy), 3.0)
