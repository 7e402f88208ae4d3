"""Spark on two worker processes: the same rows as one machine, whatever happens to a worker."""

import shutil
import sys
from pathlib import Path

import pytest
from conftest import EASY, EMPTY, SOLUTION, recipe

import novena

pytest.importorskip("pyspark", reason="pyspark is not installed")
pytestmark = pytest.mark.skipif(shutil.which("java") is None, reason="Java is not installed")


def test_frames(monkeypatch):
    from pyspark.sql import SparkSession

    import novena.spark

    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    spark = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false").getOrCreate()
    try:
        frame = spark.createDataFrame([(1, EASY), (2, EMPTY), (3, None)], "id int, puzzle string")
        solved = {row["id"]: row for row in novena.spark.solve(frame).collect()}
        assert solved[1]["solution"] == SOLUTION and solved[2]["reason"] == "several solutions"
        rated = {row["id"]: row for row in novena.spark.rate(frame).collect()}
        assert rated[1]["level"] == "easy" and rated[3]["reason"] == "null"
        assert novena.spark.check(frame).filter("verdict = 'several'").count() == 1
        assert novena.spark.canon(frame).filter("form is not null").count() == 2
        made = novena.spark.generate(spark, 700, seed=5, partitions=3).orderBy("row").collect()
        assert [row["puzzle"] for row in made] == novena.generate(700, seed=5)
        rest = novena.spark.generate(spark, 300, seed=5, first=400).orderBy("row").collect()
        assert [(row["row"], row["puzzle"]) for row in rest] == [
            (row["row"], row["puzzle"]) for row in made[400:]
        ]
        with pytest.raises(ValueError, match="no column 'board'"):
            novena.spark.solve(frame, "board")
        with pytest.raises(ValueError):
            novena.spark.generate(spark, 5, seed=1, level="silly")
    finally:
        spark.stop()


def test_the_documented_recipe(monkeypatch):
    """The example in docs/cluster.md, with fewer puzzles."""
    from pyspark.sql import SparkSession

    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    spark = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false").getOrCreate()
    try:
        names = {"spark": spark}
        exec(recipe("novena.spark.generate").replace("10**9", "40"), names)
        assert names["made"].columns == ["row", "puzzle"]
        assert names["solved"].columns == ["row", "puzzle", "solution", "reason"]
        assert names["rated"].filter("level = 'hard'").count() == 40
        assert names["forms"].count() == 40
    finally:
        spark.stop()


def test_a_lost_executor_loses_nothing():
    sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
    from lost_executor import main

    assert main(rows=200_000, partitions=12)["differing"] == 0
