//! A column of puzzles from any source: rows are read in place.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::UInt8Type;
use arrow_array::{Array, ArrayRef, ArrowNativeTypeOp};
use arrow_buffer::{Buffer, NullBuffer, ScalarBuffer};
use arrow_schema::DataType;
use novena::formats::line;
use novena::{Board, Cell, Digit, Puzzle};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyList, PyString};

use crate::foreign;

/// An element of a column, before it is read.
#[derive(Clone, Copy)]
pub(crate) enum Row<'a> {
    Null,
    Text(&'a [u8]),
    /// An Arrow view that contains its text inline, in at most 12 bytes.
    Inline(u128),
    /// 81 values between 0 and 9, if they are valid.
    Values(&'a [u8]),
    /// An element of a Python list that is not a string.
    NoText,
    /// Offsets or keys that point outside the column.
    Broken,
}

impl Row<'_> {
    /// The puzzle in the row, if the row contains one.
    pub(crate) fn puzzle(self) -> Option<Puzzle> {
        match self {
            Self::Text(text) => ordinary(text).or_else(|| line::parse_bytes(text).ok()),
            Self::Values(values) => values_as_puzzle(values.try_into().ok()?),
            Self::Null | Self::Inline(_) | Self::NoText | Self::Broken => None,
        }
    }

    /// Why the row is not a puzzle.
    pub(crate) fn reason(self) -> String {
        match self {
            Self::Null => "null".to_owned(),
            Self::Text(text) => unreadable(text),
            Self::Inline(view) => {
                let bytes = view.to_le_bytes();
                unreadable(&bytes[4..4 + inline_length(view)])
            }
            Self::Values(values) => match values
                .iter()
                .zip(Cell::all())
                .find(|(value, _)| **value > 9)
            {
                Some((value, cell)) => format!("{cell}: expected 0 to 9, found {value}"),
                None => format!("expected 81 cells, found {}", values.len()),
            },
            Self::NoText => "expected a string".to_owned(),
            Self::Broken => "the column is damaged here".to_owned(),
        }
    }
}

fn unreadable(text: &[u8]) -> String {
    match line::parse_bytes(text) {
        Ok(_) => "no answer".to_owned(),
        Err(error) => error.to_string(),
    }
}

/// Views store strings of up to 12 bytes inline.
pub(crate) fn inline_length(view: u128) -> usize {
    (view as u32 as usize).min(12)
}

/// Contiguous rows of 81 bytes, which are read in bulk.
#[derive(Clone, Copy)]
pub(crate) enum Regular<'a> {
    Texts(&'a [u8]),
    Values(&'a [u8]),
}

/// Reads the layout of nearly all rows, 81 digits and dots; `formats` reads the others. The loop
/// has no branches, so that it is vectorised.
#[inline]
#[expect(
    clippy::needless_bitwise_bool,
    reason = "a branch would stop the vector code"
)]
fn ordinary(text: &[u8]) -> Option<Puzzle> {
    let text: &[u8; Cell::COUNT] = text.try_into().ok()?;
    let (mut digits, mut good) = ([None; Cell::COUNT], true);
    for (place, &byte) in digits.iter_mut().zip(text) {
        let value = byte.wrapping_sub(b'0');
        *place = Digit::new(value);
        good &= (value <= 9) | (byte == b'.');
    }
    good.then(|| Puzzle::new(Board::new(digits)))
}

/// Reads 81 values, if all are between 0 and 9. The loop has no branches, so that it is vectorised.
#[inline]
fn values_as_puzzle(values: &[u8; Cell::COUNT]) -> Option<Puzzle> {
    let largest = values.iter().fold(0, |largest, &value| largest.max(value));
    let digits = values.map(Digit::new);
    (largest <= 9).then(|| Puzzle::new(Board::new(digits)))
}

/// The location of the strings in a chunk.
#[derive(Clone)]
enum Texts {
    Short(ScalarBuffer<i32>, Buffer),
    Long(ScalarBuffer<i64>, Buffer),
    Views(ScalarBuffer<u128>, Arc<[Buffer]>),
    /// Strings with a fixed number of bytes each, padded with zero bytes.
    Fixed(usize, Buffer),
    /// 81 values each.
    Values(Buffer),
    Keys(Vec<usize>, Box<Chunk>),
    /// Elements of a Python list. Those that are not strings are marked.
    Copied(Vec<u64>, Vec<u8>, Vec<bool>),
    Nothing,
}

#[derive(Clone)]
struct Chunk {
    texts: Texts,
    nulls: Option<NullBuffer>,
    len: usize,
}

impl Chunk {
    fn row(&self, index: usize) -> Row<'_> {
        if self
            .nulls
            .as_ref()
            .is_some_and(|nulls| nulls.is_null(index))
        {
            return Row::Null;
        }
        let text = match &self.texts {
            Texts::Short(offsets, values) => between(values, offsets[index], offsets[index + 1]),
            Texts::Long(offsets, values) => between(values, offsets[index], offsets[index + 1]),
            Texts::Views(views, _) if views[index] as u32 <= 12 => {
                return Row::Inline(views[index]);
            }
            Texts::Views(views, buffers) => view(views[index], buffers),
            Texts::Fixed(width, values) => values
                .get(index * width..(index + 1) * width)
                .map(without_filling),
            Texts::Values(values) => {
                let start = index * Cell::COUNT;
                let row = values.get(start..start + Cell::COUNT);
                return row.map_or(Row::Broken, Row::Values);
            }
            Texts::Keys(keys, values) if keys[index] < values.len => {
                return values.row(keys[index]);
            }
            Texts::Keys(..) => None,
            Texts::Copied(_, _, is_text) if !is_text[index] => return Row::NoText,
            Texts::Copied(ends, bytes, _) => {
                let start = index.checked_sub(1).map_or(0, |before| ends[before]);
                bytes.get(start as usize..ends[index] as usize)
            }
            Texts::Nothing => return Row::Null,
        };
        text.map_or(Row::Broken, Row::Text)
    }

    /// The rows in a range as contiguous bytes, if none is null and all have 81 bytes.
    fn regular(&self, range: Range<usize>) -> Option<Regular<'_>> {
        if self.nulls.is_some() {
            return None;
        }
        let bytes = range.start.checked_mul(Cell::COUNT)?..range.end.checked_mul(Cell::COUNT)?;
        match &self.texts {
            Texts::Short(offsets, values) => {
                let ends = &offsets[range.start..=range.end];
                is_regular(ends, 81).then(|| between(values, ends[0], *ends.last()?))?
            }
            Texts::Long(offsets, values) => {
                let ends = &offsets[range.start..=range.end];
                is_regular(ends, 81).then(|| between(values, ends[0], *ends.last()?))?
            }
            Texts::Fixed(Cell::COUNT, values) => values.get(bytes),
            Texts::Values(values) => return values.get(bytes).map(Regular::Values),
            Texts::Copied(ends, values, _) => {
                // An element that is not a string has no bytes, so it is not regular.
                let start = range.start.checked_sub(1).map_or(0, |before| ends[before]);
                let (first, last) = (ends[range.start], ends[range.end - 1]);
                let is_regular = is_regular(&ends[range], 81) && first - start == 81;
                is_regular.then(|| values.get(start as usize..last as usize))?
            }
            Texts::Views(..) | Texts::Fixed(..) | Texts::Keys(..) | Texts::Nothing => None,
        }
        .map(Regular::Texts)
    }

    /// Calls `take` with each row in a range. The most common layouts have their own loops, which
    /// avoid a check on every row.
    #[inline]
    fn each(&self, range: Range<usize>, mut take: impl FnMut(Row<'_>)) {
        match (&self.texts, &self.nulls) {
            (Texts::Short(offsets, values), None) => {
                for ends in offsets[range.start..=range.end].windows(2) {
                    take(between(values, ends[0], ends[1]).map_or(Row::Broken, Row::Text));
                }
            }
            (Texts::Long(offsets, values), None) => {
                for ends in offsets[range.start..=range.end].windows(2) {
                    take(between(values, ends[0], ends[1]).map_or(Row::Broken, Row::Text));
                }
            }
            (Texts::Values(values), None) if values.len() >= range.end * Cell::COUNT => {
                let values = &values[range.start * Cell::COUNT..range.end * Cell::COUNT];
                values
                    .chunks_exact(Cell::COUNT)
                    .for_each(|row| take(Row::Values(row)));
            }
            _ => range.for_each(|index| take(self.row(index))),
        }
    }

    /// Reads a chunk of strings or of lists of 81 small numbers. In a chunk of structures, reads
    /// the column with this name, or the only column.
    fn of(array: &ArrayRef, name: &str) -> PyResult<Self> {
        let (nulls, len) = (array.logical_nulls(), array.len());
        let texts = match array.data_type() {
            DataType::Utf8 => {
                let texts = array.as_string::<i32>();
                Texts::Short(texts.offsets().inner().clone(), texts.values().clone())
            }
            DataType::Binary => {
                let texts = array.as_binary::<i32>();
                Texts::Short(texts.offsets().inner().clone(), texts.values().clone())
            }
            DataType::LargeUtf8 => {
                let texts = array.as_string::<i64>();
                Texts::Long(texts.offsets().inner().clone(), texts.values().clone())
            }
            DataType::LargeBinary => {
                let texts = array.as_binary::<i64>();
                Texts::Long(texts.offsets().inner().clone(), texts.values().clone())
            }
            DataType::Utf8View => {
                let texts = array.as_string_view();
                Texts::Views(texts.views().clone(), texts.data_buffers().into())
            }
            DataType::BinaryView => {
                let texts = array.as_binary_view();
                Texts::Views(texts.views().clone(), texts.data_buffers().into())
            }
            DataType::FixedSizeBinary(_) => {
                let texts = array.as_fixed_size_binary();
                Texts::Fixed(texts.value_size(), texts.values().clone())
            }
            DataType::FixedSizeList(field, 81) if *field.data_type() == DataType::UInt8 => {
                let values = array.as_fixed_size_list().values();
                let values = values.as_primitive::<UInt8Type>().values();
                Texts::Values(values.inner().clone())
            }
            DataType::Dictionary(..) => {
                let dictionary = array.as_any_dictionary();
                if dictionary.values().is_empty() {
                    Texts::Nothing
                } else {
                    let values = Self::of(dictionary.values(), name)?;
                    Texts::Keys(dictionary.normalized_keys(), Box::new(values))
                }
            }
            DataType::Null => Texts::Nothing,
            DataType::Struct(fields) => {
                let named = fields.iter().position(|field| field.name() == name);
                let only = (fields.len() == 1).then_some(0);
                let Some(place) = named.or(only) else {
                    let columns: Vec<&str> = fields.iter().map(|field| &**field.name()).collect();
                    return Err(PyValueError::new_err(format!(
                        "expected one column, or one with the name {name}, found {}",
                        columns.join(", ")
                    )));
                };
                return Self::of(array.as_struct().column(place), name);
            }
            other => {
                return Err(PyValueError::new_err(format!(
                    "expected a column of strings, of binary or of 81 uint8, found {other}"
                )));
            }
        };
        Ok(Self { texts, nulls, len })
    }
}

/// Whether consecutive numbers differ by `step`. The loop has no branches, so that it is
/// vectorised.
fn is_regular<T: ArrowNativeTypeOp>(numbers: &[T], step: T) -> bool {
    let after = numbers.get(1..).unwrap_or_default();
    let pairs = numbers.iter().zip(after);
    pairs.fold(true, |all, (before, after)| {
        all & (after.sub_wrapping(*before) == step)
    })
}

/// Whether a type represents strings rather than bytes.
fn holds_strings(data_type: &DataType, name: &str) -> bool {
    match data_type {
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => true,
        DataType::Dictionary(_, values) => holds_strings(values, name),
        DataType::Struct(fields) => {
            let named = fields.iter().find(|field| field.name() == name);
            let field = named.or(fields.first());
            field.is_some_and(|field| holds_strings(field.data_type(), name))
        }
        _ => false,
    }
}

/// The bytes between two offsets, or `None` if the offsets are invalid.
fn between<T: TryInto<usize>>(values: &Buffer, start: T, end: T) -> Option<&[u8]> {
    values.get(start.try_into().ok()?..end.try_into().ok()?)
}

/// The string of a view that is too long to be inline: its length and its location.
fn view(view: u128, buffers: &[Buffer]) -> Option<&[u8]> {
    let length = view as u32 as usize;
    let (buffer, offset) = ((view >> 64) as u32 as usize, (view >> 96) as usize);
    buffers.get(buffer)?.get(offset..offset + length)
}

/// Removes the zero padding from fixed-size strings.
fn without_filling(text: &[u8]) -> &[u8] {
    let length = text
        .iter()
        .rposition(|&byte| byte != 0)
        .map_or(0, |last| last + 1);
    &text[..length]
}

/// A column of puzzles.
#[pyclass(frozen, module = "novena._novena")]
pub(crate) struct Rows {
    chunks: Vec<Chunk>,
    /// The number of rows before each chunk, and the total number of rows.
    starts: Vec<usize>,
    holds_strings: bool,
}

impl Rows {
    fn new(chunks: Vec<Chunk>) -> Self {
        let mut starts = vec![0];
        starts.extend(chunks.iter().scan(0, |sum, chunk| {
            *sum += chunk.len;
            Some(*sum)
        }));
        Self {
            chunks,
            starts,
            holds_strings: false,
        }
    }

    fn from_arrays(arrays: &[ArrayRef], name: &str) -> PyResult<Self> {
        let chunks: PyResult<Vec<Chunk>> =
            arrays.iter().map(|array| Chunk::of(array, name)).collect();
        let is_strings = |array: &ArrayRef| holds_strings(array.data_type(), name);
        Ok(Self {
            holds_strings: arrays.first().is_some_and(is_strings),
            ..Self::new(chunks?)
        })
    }

    /// An empty column.
    pub(crate) fn none() -> Self {
        Self::new(Vec::new())
    }

    pub(crate) fn len(&self) -> usize {
        self.starts[self.chunks.len()]
    }

    /// Whether this is an Arrow column of strings rather than bytes.
    pub(crate) const fn holds_strings(&self) -> bool {
        self.holds_strings
    }

    /// The rows in a range.
    pub(crate) fn range(&self, range: Range<usize>) -> impl Iterator<Item = Row<'_>> {
        let first = self
            .starts
            .partition_point(|&start| start <= range.start)
            .saturating_sub(1);
        let chunks = self.chunks.iter().zip(&self.starts).skip(first);
        chunks
            .take_while(move |(_, start)| **start < range.end)
            .flat_map(move |(chunk, start)| {
                let from = range.start.saturating_sub(*start);
                let to = chunk.len.min(range.end - start);
                (from..to).map(|index| chunk.row(index))
            })
    }

    /// The rows in a range as contiguous bytes, if they are in one chunk, none is null and all have
    /// 81 bytes.
    pub(crate) fn regular(&self, range: Range<usize>) -> Option<Regular<'_>> {
        let chunk = self.starts.partition_point(|&start| start <= range.start) - 1;
        let (start, chunk) = (self.starts[chunk], self.chunks.get(chunk)?);
        if range.is_empty() || range.end - start > chunk.len {
            return None;
        }
        chunk.regular(range.start - start..range.end - start)
    }

    /// Calls `take` with each row in a range, which is faster than using an iterator.
    #[inline]
    pub(crate) fn each(&self, range: Range<usize>, mut take: impl FnMut(Row<'_>)) {
        for (chunk, start) in self.chunks.iter().zip(&self.starts) {
            let from = range.start.max(*start);
            let to = range.end.min(start + chunk.len);
            if from < to {
                chunk.each(from - start..to - start, &mut take);
            }
        }
    }

    /// One row.
    pub(crate) fn row(&self, index: usize) -> Row<'_> {
        self.range(index..index + 1).next().unwrap_or(Row::Broken)
    }
}

#[pymethods]
impl Rows {
    fn __len__(&self) -> usize {
        self.len()
    }

    /// An Arrow array or, for a table, the column with this name.
    #[staticmethod]
    #[pyo3(signature = (schema, array, name = "puzzle"))]
    fn from_arrow(
        schema: &Bound<'_, PyCapsule>,
        array: &Bound<'_, PyCapsule>,
        name: &str,
    ) -> PyResult<Self> {
        Self::from_arrays(&[foreign::array_chunk(schema, array)?], name)
    }

    /// An Arrow stream of chunks or, for a table, the column with this name.
    #[staticmethod]
    #[pyo3(signature = (stream, name = "puzzle"))]
    fn from_stream(stream: &Bound<'_, PyCapsule>, name: &str) -> PyResult<Self> {
        Self::from_arrays(&foreign::stream_chunks(stream)?, name)
    }

    /// A NumPy array with `width` bytes per row: 81 values, or a string padded with zero bytes.
    #[staticmethod]
    fn from_numpy(
        array: &Bound<'_, PyAny>,
        rows: usize,
        width: usize,
        values: bool,
    ) -> PyResult<Self> {
        let class = array.py().import("numpy")?.getattr("ndarray")?;
        if !array.is_instance(&class)? {
            return Err(PyValueError::new_err("expected an array of NumPy"));
        }
        let bytes = rows
            .checked_mul(width)
            .ok_or_else(|| PyValueError::new_err("too many rows"))?;
        let memory = foreign::numpy_memory(array, bytes)?;
        let texts = if values {
            Texts::Values(memory)
        } else {
            Texts::Fixed(width, memory)
        };
        let chunk = Chunk {
            texts,
            nulls: None,
            len: rows,
        };
        Ok(Self::new(vec![chunk]))
    }

    /// The elements of a list in a range, copied because other threads may change the list.
    #[staticmethod]
    fn from_list(list: &Bound<'_, PyList>, start: usize, stop: usize) -> Self {
        let len = stop.min(list.len()).saturating_sub(start);
        let (mut ends, mut bytes) = (
            Vec::with_capacity(len),
            Vec::with_capacity(len * Cell::COUNT),
        );
        let (mut is_text, mut present) = (Vec::with_capacity(len), Vec::with_capacity(len));
        for index in start..start + len {
            let item = list.get_item(index);
            let text = item.as_ref().ok().map(|item| copy_text(item, &mut bytes));
            is_text.push(text == Some(CopyResult::Text));
            present.push(text != Some(CopyResult::Null));
            ends.push(bytes.len() as u64);
        }
        let nulls = present.contains(&false).then(|| NullBuffer::from(present));
        let chunk = Chunk {
            texts: Texts::Copied(ends, bytes, is_text),
            nulls,
            len,
        };
        Self::new(vec![chunk])
    }
}

#[derive(PartialEq, Eq)]
enum CopyResult {
    Text,
    Null,
    NoText,
}

/// Appends the text of a string, a bytes object or a puzzle.
fn copy_text(item: &Bound<'_, PyAny>, bytes: &mut Vec<u8>) -> CopyResult {
    if let Ok(text) = item.cast::<PyString>() {
        match text.to_str() {
            Ok(text) => bytes.extend_from_slice(text.as_bytes()),
            // The string contains a lone surrogate, which is not a cell.
            Err(_) => bytes.push(0xff),
        }
    } else if item.is_none() {
        return CopyResult::Null;
    } else if let Ok(text) = item.cast::<PyBytes>() {
        bytes.extend_from_slice(text.as_bytes());
    } else if let Ok(puzzle) = item.cast::<crate::board::PuzzleObject>() {
        bytes.extend_from_slice(puzzle.get().0.to_string().as_bytes());
    } else {
        return CopyResult::NoText;
    }
    CopyResult::Text
}
