"""Solves puzzles on Spark with two workers, kills one of them halfway, and compares every row.

    python examples/lost_executor.py [ROWS]      (default: 10 million)

It needs pyspark, pyarrow, numpy and Java 17. It prints its results, and fails if a row is missing
or duplicated, or differs from the result on a single machine.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import novena

MASTER = "local-cluster[2,1,2048]"
# The number of different puzzles. All other rows contain these puzzles with relabelled digits.
BASE = 100_000


def write_puzzles(folder: Path, rows: int) -> None:
    """Puzzles with their numbers, in files of up to BASE rows."""
    base = novena.generate(min(BASE, rows), level="easy", seed=26, kind="numpy")
    random = np.random.default_rng(26)
    for start in range(0, rows, BASE):
        digits = np.concatenate([[0], 1 + random.permutation(9)]).astype(np.uint8)
        cells = digits[base[: rows - start]] + 48
        text = cells.reshape(-1).view(np.uint8)
        offsets = np.arange(0, len(text) + 1, 81, dtype=np.int32)
        count = len(offsets) - 1
        column = pa.Array.from_buffers(
            pa.string(), count, [None, pa.py_buffer(offsets), pa.py_buffer(text)]
        )
        table = pa.table({"row": np.arange(start, start + count), "puzzle": column})
        # Row groups are small, so that there are enough for several tasks.
        group = max(1, min(BASE, rows // 20))
        file = folder / f"{start:012}.parquet"
        pq.write_table(table, file, use_dictionary=False, row_group_size=group)


def executors(app: str) -> list[int]:
    """The processes of this application's executors."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
            except OSError:
                continue
            if app in words and any(w.endswith("CoarseGrainedExecutorBackend") for w in words):
                found.append(int(folder.name))
    return found


def processor_seconds() -> float:
    """The processor time of this process and all its descendants: Spark and its workers."""
    times: dict[int, float] = {}
    parents: dict[int, int] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(file.parent.name)] = int(words[1])
        # User and system time, and that of children that have ended.
        times[int(file.parent.name)] = sum(int(word) for word in words[11:15])

    def is_below(process: int) -> bool:
        while process not in (0, os.getpid()):
            process = parents.get(process, 0)
        return process != 0

    ticks = sum(time for process, time in times.items() if is_below(process))
    return ticks / os.sysconf("SC_CLK_TCK")


def kill_half_way(spark, tasks: int, killed: list[tuple[int, int]]) -> None:
    """Kills one executor when half of the tasks are done."""
    tracker, app = spark.sparkContext.statusTracker(), spark.sparkContext.applicationId
    while not killed:
        for number in tracker.getActiveStageIds():
            stage = tracker.getStageInfo(number)
            if stage and stage.numTasks >= tasks and stage.numCompletedTasks * 2 >= stage.numTasks:
                victim = executors(app)[0]
                os.kill(victim, signal.SIGKILL)
                killed.append((victim, stage.numCompletedTasks))
                return
        time.sleep(0.02)


def compare(before: Path, after: Path, rows: int) -> int:
    """Counts rows that differ from the results on a single machine. Fails if rows are missing or
    duplicated."""
    seen, differing = np.zeros(rows, bool), 0
    by_start = {int(file.stem): file for file in before.glob("*.parquet")}
    for file in sorted(after.glob("*.parquet")):
        table = pq.read_table(file)
        numbers = table["row"].to_numpy()
        assert not seen[numbers].any(), "a row is there twice"
        seen[numbers] = True
        for start in sorted(set((numbers // BASE * BASE).tolist())):
            puzzles = pq.read_table(by_start[start])["puzzle"]
            mask = numbers // BASE * BASE == start
            batch = puzzles.take(pa.array(numbers[mask] - start))
            expected = novena.solve(batch)
            given = table["solution"].filter(pa.array(mask))
            differing += sum(a != b for a, b in zip(expected, given)) if expected != given else 0
    assert seen.all(), f"{rows - seen.sum()} rows are missing"
    return differing


def one_core_rate(folder: Path) -> float:
    """Puzzles per second of processor time on one thread, without overhead."""
    puzzles = pq.read_table(sorted(folder.glob("*.parquet"))[0])["puzzle"].combine_chunks()
    shortest = float("inf")
    for _ in range(30):
        started = time.thread_time()
        novena.solve(puzzles, threads=1)
        shortest = min(shortest, time.thread_time() - started)
    return len(puzzles) / shortest


def main(rows: int = 10_000_000, partitions: int = 64) -> dict[str, float]:
    import pyspark
    from pyspark.sql import SparkSession

    import novena.spark

    os.environ.setdefault("SPARK_HOME", str(Path(pyspark.__file__).parent))
    os.environ["PYSPARK_PYTHON"] = sys.executable
    with tempfile.TemporaryDirectory() as place:
        before, after = Path(place, "before"), Path(place, "after")
        before.mkdir()
        write_puzzles(before, rows)
        alone = one_core_rate(before)
        size = sum(file.stat().st_size for file in before.glob("*.parquet"))
        builder = SparkSession.builder.master(MASTER).appName("novena")
        builder = builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", "65536")
        builder = builder.config("spark.ui.enabled", "false")
        builder = builder.config("spark.ui.showConsoleProgress", "false")
        builder = builder.config("spark.executor.memory", "1g").config("spark.driver.memory", "1g")
        part = max(1 << 16, size // partitions)
        builder = builder.config("spark.sql.files.maxPartitionBytes", str(part))
        builder = builder.config("spark.sql.files.openCostInBytes", "0")
        path = os.pathsep.join(word for word in sys.path if word)
        spark = builder.config("spark.executorEnv.PYTHONPATH", path).getOrCreate()
        try:
            spark.sparkContext.setLogLevel("OFF")
            frame = spark.read.parquet(str(before))
            novena.spark.generate(spark, 512, seed=1, partitions=2).count()  # starts the workers
            killed: list[tuple[int, int]] = []
            tasks = min(8, frame.rdd.getNumPartitions())
            killer = threading.Thread(
                target=kill_half_way, args=(spark, tasks, killed), daemon=True
            )
            killer.start()
            started, cores = time.perf_counter(), processor_seconds()
            novena.spark.solve(frame).select("row", "solution").write.parquet(str(after))
            seconds, cores = time.perf_counter() - started, processor_seconds() - cores
        finally:
            spark.stop()
        assert killed, "the work was over before half of it was seen"
        differing = compare(before, after, rows)
    figures = {
        "rows": rows,
        "differing": differing,
        "seconds": seconds,
        "cores": cores,
        "rate": rows / seconds,
        "one_core": alone,
        "share": rows / seconds / (2 * alone),
    }
    print(f"killed executor {killed[0][0]} after {killed[0][1]} tasks")
    print(f"{rows} rows, all there once, {differing} differ from one machine")
    print(
        f"{seconds:.1f} s with reading, writing and the loss: {rows / seconds:,.0f} a second,"
        f" {figures['share']:.1%} of two cores that only solve ({2 * alone:,.0f})"
    )
    print(
        f"{cores:.1f} s of processor time, {cores / rows * 1e6:.1f} microseconds a row: solving is"
        f" {rows / alone / cores:.1%} of it (load {os.getloadavg()[0]:.1f})"
    )
    assert differing == 0
    return figures


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
