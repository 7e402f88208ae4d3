"""The census runs from its first cell to its last, with fewer puzzles."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient


def test_census(monkeypatch):
    monkeypatch.setenv("NOVENA_CENSUS", "1500")
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    file = Path(__file__).parent.parent / "examples" / "census.ipynb"
    notebook = nbformat.read(file, as_version=4)
    NotebookClient(notebook, timeout=300).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    pictures = [kind for output in outputs for kind in output.get("data", {})]
    assert pictures.count("image/png") == 3 and pictures.count("image/svg+xml") == 2
