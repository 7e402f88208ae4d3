"""Hostile input: a clear error or nulls, never a crash."""

import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pyarrow as pa
import pytest
from conftest import EASY, EMPTY

import novena

ASK = [novena.solve, novena.check, novena.count, novena.canon, novena.candidates, novena.rate]


@pytest.mark.parametrize("ask", ASK, ids=lambda ask: ask.__name__)
def test_random_bytes(ask):
    random = np.random.default_rng(26)
    rows = [random.bytes(int(n)) for n in random.integers(0, 200, 300)]
    rows += [random.bytes(81) for _ in range(300)]
    for column in (rows, pa.array(rows, pa.binary()), pa.array(rows, pa.binary_view())):
        found, why = ask(column, reasons=True)
        assert len(found) == len(why) == 600
        whys = why if isinstance(why, list) else why.to_pylist()
        assert all(whys)
    values = random.integers(0, 256, (300, 81), np.uint8)
    assert all(ask(values, reasons=True)[1])


def test_strange_strings():
    rows = ["\ud800" * 81, "\0" * 81, "é" * 81, "🙂" * 81, "", " " * 81, "9" * 100_000]
    found, why = novena.solve(rows, reasons=True)
    assert found == [None] * 7 and all(why)
    for row in rows:
        with pytest.raises(ValueError):
            novena.solve(row)


def test_damaged_arrow_columns():
    """Offsets and keys that no library would write."""
    text = pa.py_buffer(EASY.encode() * 3)
    for offsets in ([0, 162, 81, 243], [0, -5, 9, 243], [81, 0, 0, 243]):
        buffer = pa.py_buffer(np.array(offsets, np.int32).tobytes())
        column = pa.Array.from_buffers(pa.string(), 3, [None, buffer, text])
        try:
            assert len(novena.solve(column, reasons=True)[1]) == 3
        except ValueError:
            pass
    keys = pa.array([0, 5, 1], pa.int8())
    column = pa.DictionaryArray.from_arrays(keys, pa.array([EASY]), safe=False)
    assert len(novena.solve(column)) == 3


def test_capsules_are_taken_once():
    class Twice:
        def __init__(self) -> None:
            self.capsules = pa.array([EASY]).__arrow_c_array__()

        def __arrow_c_array__(self, requested_schema=None):
            return self.capsules

    column = Twice()
    assert len(novena.solve(column)) == 1
    with pytest.raises(ValueError):
        novena.solve(column)

    class Wrong:
        def __arrow_c_array__(self, requested_schema=None):
            return "schema", "array"

    with pytest.raises((TypeError, ValueError)):
        novena.solve(Wrong())


def test_a_failing_stream_is_an_error():
    def batches():
        yield pa.record_batch({"puzzle": [EASY]})
        raise RuntimeError("the disk is gone")

    schema = pa.schema([("puzzle", pa.string())])
    reader = pa.RecordBatchReader.from_batches(schema, batches())
    with pytest.raises(ValueError, match="the disk is gone"):
        novena.solve(reader)


def test_other_threads_run_meanwhile():
    """The interpreter's lock is released: another thread counts while puzzles are generated."""
    ticks, over = [0], threading.Event()

    def tick() -> None:
        while not over.is_set():
            ticks[0] += 1
            time.sleep(0.001)

    other = threading.Thread(target=tick)
    other.start()
    novena.count([EMPTY], limit=3_000_000, threads=1)
    over.set()
    other.join()
    assert ticks[0] > 5


@pytest.mark.parametrize(
    "work",
    [
        "novena.count(['.' * 81], limit=10**18)",
        "novena.generate(10**6, level='extreme', seed=1)",
        "novena.rate(novena.generate(300, seed=1) * 1000)",
        "novena.solve(novena.generate(3000, seed=1, kind='pyarrow').take([0] * 20_000_000), threads=1)",
    ],
)
def test_ctrl_c(work):
    program = f"""
import novena
print("ready", flush=True)
try:
    while True:
        {work}
except KeyboardInterrupt:
    print("interrupted")
"""
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    time.sleep(1.0)
    os.kill(child.pid, signal.SIGINT)
    output, _ = child.communicate(timeout=60)
    assert output == "interrupted\n"


def test_many_rows_as_values():
    """A million rows in a process with little more memory than they need; `large_rows.py` does the
    same with 10^8."""
    boards = np.zeros((1_000_000, 81), np.uint8)
    boards[:, 0] = 77
    found = novena.solve(boards)
    assert found.shape == boards.shape and not found.any()
