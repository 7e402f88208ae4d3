//! Puzzles from photos.

use std::path::PathBuf;

use arrow_array::ArrayRef;
use arrow_buffer::NullBuffer;
use novena_scan::{Reading, decode};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyList;

use crate::answer::Column;
use crate::board::{ReadingObject, trust};
use crate::rows::{Row, Rows, inline_length};
use crate::texts::{lists, structs, text_column, text_lists};
use crate::work;

/// An element of a list of photos.
#[derive(FromPyObject)]
pub(crate) enum Photo {
    /// The contents of the file.
    Bytes(PyBackedBytes),
    Path(PathBuf),
    /// `None`, or an object that is not a photo.
    Other(Py<PyAny>),
}

/// The readings of a photo, or why there are none.
type ScanResult = Result<Vec<Reading>, String>;

/// Reads a list of photos. Returns the readings of each, or the reason why there are none.
#[pyfunction]
#[pyo3(signature = (photos, threads))]
pub(crate) fn scan(
    py: Python<'_>,
    photos: Vec<Photo>,
    threads: Option<usize>,
) -> PyResult<Bound<'_, PyList>> {
    let threads = work::thread_count(threads)?;
    let none: Vec<bool> = photos
        .iter()
        .map(|photo| matches!(photo, Photo::Other(object) if object.is_none(py)))
        .collect();
    let jobs = photos.iter().zip(none).collect();
    let read = work::run(
        py,
        threads,
        false,
        jobs,
        |(photo, is_none), _| match photo {
            Photo::Bytes(bytes) => read_photo(bytes),
            Photo::Path(path) => read_file(path),
            Photo::Other(_) if is_none => Err("null".to_owned()),
            Photo::Other(_) => Err("expected a path or bytes".to_owned()),
        },
    )?;
    let list = PyList::empty(py);
    for readings in read {
        match readings {
            Ok(readings) => {
                let objects: Vec<ReadingObject> = readings.into_iter().map(ReadingObject).collect();
                list.append((objects, py.None()))?;
            }
            Err(words) => list.append((py.None(), words))?,
        }
    }
    Ok(list)
}

/// Reads a column of photos, given as paths (strings) or as file contents (binary). Returns lists
/// of structures, because a photo may show several boards, and the reasons why rows are null.
#[pyfunction]
#[pyo3(signature = (rows, threads))]
pub(crate) fn scan_column(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
) -> PyResult<(Column, Column)> {
    let threads = work::thread_count(threads)?;
    let input = rows.get();
    let jobs = (0..input.len()).collect();
    let read = work::run(rows.py(), threads, false, jobs, |index, _| {
        scan_row(input.row(index), input.holds_strings())
    })?;
    let reasons = text_column(read.iter().map(|readings| readings.as_ref().err()));
    let nulls: NullBuffer = read.iter().map(ScanResult::is_ok).collect();
    let nulls = (nulls.null_count() > 0).then_some(nulls);
    let lengths = read.iter().map(|row| row.as_ref().map_or(0, Vec::len));
    let column = lists(lengths, reading_structs(&read)?, nulls)?;
    Ok((Column(column), Column(reasons)))
}

fn reading_structs(read: &[ScanResult]) -> PyResult<ArrayRef> {
    let readings = || read.iter().flatten().flatten();
    let doubtful: Vec<Vec<novena::Cell>> = readings()
        .map(|reading| reading.doubtful().iter().collect())
        .collect();
    let columns = vec![
        (
            "puzzle",
            text_column(readings().map(|reading| Some(reading.givens().to_string()))),
        ),
        (
            "board",
            text_column(readings().map(|reading| Some(reading.board().to_string()))),
        ),
        (
            "trust",
            text_column(readings().map(|reading| Some(trust(reading)))),
        ),
        ("doubtful", text_lists(doubtful.iter().map(Vec::as_slice))?),
    ];
    structs(columns, None, doubtful.len())
}

fn scan_row(row: Row<'_>, is_path: bool) -> ScanResult {
    let bytes = match row {
        Row::Text(bytes) => bytes,
        Row::Inline(view) => {
            let bytes = view.to_le_bytes();
            return scan_row(Row::Text(&bytes[4..4 + inline_length(view)]), is_path);
        }
        Row::Values(_) | Row::NoText => return Err("expected a path or bytes".to_owned()),
        Row::Null | Row::Broken => return Err(row.reason()),
    };
    if !is_path {
        return read_photo(bytes);
    }
    let path = std::str::from_utf8(bytes).map_err(|_| "the path is not UTF-8".to_owned())?;
    read_file(&PathBuf::from(path))
}

fn read_file(path: &PathBuf) -> ScanResult {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    read_photo(&bytes)
}

fn read_photo(bytes: &[u8]) -> ScanResult {
    let mut readings = Vec::new();
    let words = |error: novena_scan::ScanError| error.to_string();
    for picture in decode::pictures(bytes).map_err(words)? {
        readings.extend(novena_scan::scan(&picture.map_err(words)?).map_err(words)?);
    }
    Ok(readings)
}
