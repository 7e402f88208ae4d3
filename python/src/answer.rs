//! Answers: a column, and the reason for each row without an answer.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{LargeUtf8Type, Utf8Type};
use arrow_array::{Array, ArrayRef, FixedSizeBinaryArray, GenericStringArray, OffsetSizeTrait};
use arrow_buffer::{Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::DataType;
use novena::Cell;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList, PyNone, PyString};

use crate::foreign::{array_capsule, ascii_column, schema_capsule};
use crate::rows::{Row, Rows};
use crate::texts::text_column;

/// The outcome of a row. It takes up one byte, so that a column of bad rows is no larger than a
/// column of good ones. The text is looked up on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum RowOutcome {
    Answered,
    /// A null, or not a puzzle.
    Unread,
    NoSolution,
    Several,
    /// Too hard to be rated.
    Unrated,
    /// There is nothing left to do, or no technique makes progress.
    NoStep,
    /// No puzzle was found that meets the wish.
    NotFound,
}

impl RowOutcome {
    /// Why the row has no answer.
    pub(crate) fn reason(self, row: Row<'_>) -> Option<String> {
        match self {
            Self::Answered => None,
            Self::Unread => Some(row.reason()),
            outcome => Some(outcome.words().to_owned()),
        }
    }

    /// The outcome in words that are the same for every row.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Answered => "answered",
            Self::Unread => "no puzzle",
            Self::NoSolution => "no solution",
            Self::Several => "several solutions",
            Self::Unrated => "too hard to be rated",
            Self::NoStep => "no step",
            Self::NotFound => "nothing found that meets the wish",
        }
    }
}

/// The rows that have an answer, or `None` if all rows do.
pub(crate) fn nulls(outcomes: &[RowOutcome]) -> Option<NullBuffer> {
    let is_answered = |outcome: &RowOutcome| *outcome == RowOutcome::Answered;
    if outcomes.iter().all(is_answered) {
        return None;
    }
    Some(outcomes.iter().map(is_answered).collect())
}

/// A column of boards: 81 characters each, or 81 values.
pub(crate) fn boards(bytes: Vec<u8>, outcomes: &[RowOutcome], as_values: bool) -> ArrayRef {
    let (rows, nulls) = (outcomes.len(), nulls(outcomes));
    if as_values {
        let width = Cell::COUNT as i32;
        return Arc::new(FixedSizeBinaryArray::new(
            width,
            Buffer::from_vec(bytes),
            nulls,
        ));
    }
    if i32::try_from(bytes.len()).is_ok() {
        let offsets: Vec<i32> = (0..=rows as i32)
            .map(|row| row * Cell::COUNT as i32)
            .collect();
        let offsets = OffsetBuffer::new(ScalarBuffer::from(offsets));
        return Arc::new(ascii_column::<Utf8Type>(offsets, bytes, nulls));
    }
    let offsets: Vec<i64> = (0..=rows as i64)
        .map(|row| row * Cell::COUNT as i64)
        .collect();
    let offsets = OffsetBuffer::new(ScalarBuffer::from(offsets));
    Arc::new(ascii_column::<LargeUtf8Type>(offsets, bytes, nulls))
}

/// A column with the outcome of each row.
#[pyclass(frozen, module = "novena._novena")]
pub(crate) struct Answer {
    pub(crate) column: ArrayRef,
    pub(crate) outcomes: Vec<RowOutcome>,
    pub(crate) rows: Py<Rows>,
}

#[pymethods]
impl Answer {
    fn __len__(&self) -> usize {
        self.column.len()
    }

    /// The answers as an Arrow column.
    fn column(&self) -> Column {
        Column(self.column.clone())
    }

    /// The answers as memory for NumPy.
    fn memory(&self) -> PyResult<Memory> {
        let (buffer, width, kind) = match self.column.data_type() {
            DataType::Utf8 => (self.column.as_string::<i32>().values().clone(), 81, "|S81"),
            DataType::LargeUtf8 => (self.column.as_string::<i64>().values().clone(), 81, "|S81"),
            DataType::FixedSizeBinary(_) => (
                self.column.as_fixed_size_binary().values().clone(),
                81,
                "|u1",
            ),
            DataType::UInt64 => (self.column.to_data().buffers()[0].clone(), 1, "<i8"),
            DataType::FixedSizeList(..) => (
                self.column
                    .as_fixed_size_list()
                    .values()
                    .to_data()
                    .buffers()[0]
                    .clone(),
                81,
                "<u2",
            ),
            other => return Err(PyTypeError::new_err(format!("no memory of {other}"))),
        };
        Ok(Memory {
            buffer,
            rows: self.column.len(),
            width,
            kind,
        })
    }

    /// A mask of the rows that have an answer, as memory for NumPy.
    fn answered(&self) -> Memory {
        let flags: Vec<u8> = self
            .outcomes
            .iter()
            .map(|&outcome| (outcome == RowOutcome::Answered).into())
            .collect();
        Memory {
            buffer: Buffer::from_vec(flags),
            rows: self.outcomes.len(),
            width: 1,
            kind: "|b1",
        }
    }

    /// The answers as a list: strings or numbers, and `None` for rows without an answer.
    fn list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        list(py, &self.column)
    }

    /// Whether every row has an answer.
    fn is_complete(&self) -> bool {
        self.outcomes
            .iter()
            .all(|outcome| *outcome == RowOutcome::Answered)
    }

    /// Why rows have no answer, as an Arrow column. The reason is null for rows with an answer.
    fn reasons(&self) -> Column {
        Column(self.reason_texts())
    }

    /// The reasons as a list.
    fn reason_list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        list(py, &self.reason_texts())
    }
}

impl Answer {
    fn reason_texts(&self) -> ArrayRef {
        let rows = self.rows.get();
        text_column(
            self.outcomes
                .iter()
                .enumerate()
                .map(|(index, outcome)| match outcome {
                    RowOutcome::Answered => None,
                    outcome => outcome.reason(rows.row(index)),
                }),
        )
    }
}

/// The values of a column as Python objects.
pub(crate) fn list<'py>(py: Python<'py>, column: &ArrayRef) -> PyResult<Bound<'py, PyList>> {
    let none = || PyNone::get(py).to_owned().into_any();
    let is_null = |row| column.is_null(row);
    let rows = 0..column.len();
    match column.data_type() {
        DataType::Utf8 => text_list(py, column.as_string::<i32>()),
        DataType::LargeUtf8 => text_list(py, column.as_string::<i64>()),
        DataType::UInt64 => {
            let numbers = column.as_primitive::<arrow_array::types::UInt64Type>();
            let objects: PyResult<Vec<Bound<'py, PyAny>>> = rows
                .map(|row| {
                    Ok(if is_null(row) {
                        none()
                    } else {
                        numbers.value(row).into_pyobject(py)?.into_any()
                    })
                })
                .collect();
            PyList::new(py, objects?)
        }
        DataType::FixedSizeList(..) => {
            let sets = column.as_fixed_size_list().values();
            let sets = sets
                .as_primitive::<arrow_array::types::UInt16Type>()
                .values();
            let objects: PyResult<Vec<Bound<'py, PyAny>>> = rows
                .map(|row| {
                    if is_null(row) {
                        return Ok(none());
                    }
                    let cells = &sets[row * Cell::COUNT..(row + 1) * Cell::COUNT];
                    Ok(PyList::new(py, cells.iter().map(|set| digits(*set)))?.into_any())
                })
                .collect();
            PyList::new(py, objects?)
        }
        other => Err(PyTypeError::new_err(format!("no list of {other}"))),
    }
}

fn text_list<'py, O: OffsetSizeTrait>(
    py: Python<'py>,
    texts: &GenericStringArray<O>,
) -> PyResult<Bound<'py, PyList>> {
    // The same few strings occur repeatedly, so each is created only once.
    let mut last: Option<(&str, Bound<'py, PyString>)> = None;
    let objects = texts.iter().map(|text| match (text, &last) {
        (None, _) => PyNone::get(py).to_owned().into_any(),
        (Some(text), Some((known, word))) if *known == text => word.clone().into_any(),
        (Some(text), _) => {
            let word = PyString::new(py, text);
            last = Some((text, word.clone()));
            word.into_any()
        }
    });
    PyList::new(py, objects.collect::<Vec<_>>())
}

/// The digits of a set as a string: `"258"`.
fn digits(set: u16) -> String {
    (0..9)
        .filter(|digit| set >> digit & 1 == 1)
        .map(|digit| char::from(b'1' + digit))
        .collect()
}

/// An Arrow column, for any library that reads the Arrow C data interface.
#[pyclass(frozen, module = "novena")]
pub(crate) struct Column(pub(crate) ArrayRef);

#[pymethods]
impl Column {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __repr__(&self) -> String {
        format!(
            "<novena.Column of {} rows: {}>",
            self.0.len(),
            self.0.data_type()
        )
    }

    /// The column's type, for other libraries.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_capsule(py, self.0.data_type())
    }

    /// The column's type and memory, for other libraries, without a copy.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // The interface lets a producer ignore a request that it cannot meet.
        let _ = requested_schema;
        Ok((
            schema_capsule(py, self.0.data_type())?,
            array_capsule(py, &self.0)?,
        ))
    }
}

/// Memory that NumPy exposes as an array without copying it.
#[pyclass(frozen, module = "novena._novena")]
pub(crate) struct Memory {
    buffer: Buffer,
    rows: usize,
    /// Elements per row; 1 if the row is one number.
    width: usize,
    /// The element type in NumPy's notation.
    kind: &'static str,
}

#[pymethods]
impl Memory {
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let interface = PyDict::new(py);
        let is_text = self.kind == "|S81";
        if self.width == 1 || is_text {
            interface.set_item("shape", (self.rows,))?;
        } else {
            interface.set_item("shape", (self.rows, self.width))?;
        }
        interface.set_item("typestr", self.kind)?;
        interface.set_item("data", (self.buffer.as_ptr().expose_provenance(), false))?;
        interface.set_item("version", 3)?;
        Ok(interface)
    }
}
