"""Solves columns whose answers exceed 2 GiB, and checks them:

    python examples/large_results.py [MILLIONS [uint8]]      (default: 27)

The column consists of chunks of a million rows that share their memory, so it takes up 81 MB
regardless of its length. The answer takes up 90 bytes per row (2.4 GB for 27 million rows, 9 GB for
100 million). With `uint8`, the rows are lists of 81 numbers.
"""

import resource
import sys
import time

import numpy as np
import pyarrow as pa

import novena

MILLION = 1_000_000
millions = int(sys.argv[1]) if len(sys.argv) > 1 else 27
puzzles = novena.generate(1000, seed=26, level="easy", kind="numpy")
cells = np.tile(puzzles, (1000, 1))
if sys.argv[2:] == ["uint8"]:
    chunk = pa.FixedSizeListArray.from_arrays(pa.array(cells.reshape(-1)), 81)
else:
    texts = np.where(cells == 0, ord("."), cells + 48).astype(np.uint8)
    offsets = np.arange(0, 81 * MILLION + 1, 81, dtype=np.int32)
    buffers = [None, pa.py_buffer(offsets), pa.py_buffer(texts)]
    chunk = pa.Array.from_buffers(pa.string(), MILLION, buffers)
del cells
column = pa.chunked_array([chunk] * millions)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
started, cores = time.perf_counter(), time.process_time()
solved = novena.solve(column)
seconds, cores = time.perf_counter() - started, time.process_time() - cores
added = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024
assert len(solved) == millions * MILLION and solved.null_count == 0
assert solved.type == (pa.large_string() if 81 * len(solved) >= 2**31 else pa.string())
expected = pa.chunked_array([novena.solve(chunk)]).cast(solved.type)
for start in range(0, len(solved), MILLION):
    assert solved.slice(start, MILLION).equals(expected), f"a row after {start} differs"
print(f"{len(solved):,} rows of {chunk.type}: {solved.type}, {solved.nbytes:,} bytes, all as expected")
print(f"{seconds:.1f} s, {cores:.1f} s of processor time, {added:,} bytes more memory")
