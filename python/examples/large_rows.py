"""Processes 10^8 rows of 81 x uint8 at once. No row is a puzzle, because each contains a value of
200. This needs 16 GB of memory; if you have less, pass a smaller number of rows:

    python examples/large_rows.py [ROWS]
"""

import sys
import time

import numpy as np

import novena

rows = int(sys.argv[1]) if len(sys.argv) > 1 else 10**8
boards = np.zeros((rows, 81), np.uint8)
boards[:, 80] = 200
started = time.perf_counter()
found = novena.check(boards[: min(rows, 1000)], reasons=True)[1]
assert set(found.tolist()) == {"r9c9: expected 0 to 9, found 200"}
counts = novena.count(boards)
assert counts.shape == (rows,) and (counts == -1).all()
solved = novena.solve(boards)
assert solved.shape == (rows, 81) and not solved[:: max(1, rows // 1000)].any()
print(f"{rows} rows refused, each by itself, in {time.perf_counter() - started:.1f} s")
