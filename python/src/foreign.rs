//! Foreign memory: columns over the Arrow C data interface, and NumPy arrays.
//!
//! This is the only file with unsafe code. It relies on what both interfaces guarantee: the
//! addresses in an array point to its buffers for as long as its owner exists. The content of the
//! buffers (offsets, keys, strings) is checked where it is read (`rows.rs`).

#![allow(
    unsafe_code,
    reason = "both interfaces hand over addresses; a copy would cost more than the solving"
)]

use std::ffi::{CStr, c_int};
use std::mem::MaybeUninit;
use std::panic::RefUnwindSafe;
use std::ptr::NonNull;
use std::sync::Arc;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi_and_data_type};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::types::ByteArrayType;
use arrow_array::{ArrayRef, GenericByteArray, make_array, new_empty_array};
use arrow_buffer::{Buffer, NullBuffer, OffsetBuffer};
use arrow_schema::{DataType, Field};
use novena::Puzzle;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// The single chunk from `__arrow_c_array__`.
pub(crate) fn array_chunk(
    schema: &Bound<'_, PyCapsule>,
    array: &Bound<'_, PyCapsule>,
) -> PyResult<ArrayRef> {
    let schema = schema
        .pointer_checked(Some(SCHEMA))?
        .cast::<FFI_ArrowSchema>();
    let array = array.pointer_checked(Some(ARRAY))?.cast::<FFI_ArrowArray>();
    // SAFETY: capsules with these names contain these structures; the array is moved out of its
    // capsule, as the interface requires, which leaves nothing behind to release.
    let (schema, array) = unsafe { (schema.as_ref(), FFI_ArrowArray::from_raw(array.as_ptr())) };
    if array.is_released() {
        return Err(PyValueError::new_err("the Arrow array was released before"));
    }
    let data_type = DataType::try_from(schema).map_err(unreadable)?;
    imported(array, data_type)
}

/// The chunks from `__arrow_c_stream__`.
pub(crate) fn stream_chunks(stream: &Bound<'_, PyCapsule>) -> PyResult<Vec<ArrayRef>> {
    let stream = stream
        .pointer_checked(Some(STREAM))?
        .cast::<FFI_ArrowArrayStream>();
    // SAFETY: as for an array.
    let mut stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
    let (Some(get_schema), Some(get_next)) = (stream.get_schema, stream.get_next) else {
        return Err(PyValueError::new_err(
            "the Arrow stream was released before",
        ));
    };
    let mut schema = FFI_ArrowSchema::empty();
    // SAFETY: the stream is live, and the functions fill the structures that they are given.
    let status = unsafe { get_schema(&raw mut stream, &raw mut schema) };
    check(status, &mut stream)?;
    let data_type = DataType::try_from(&schema).map_err(unreadable)?;
    let mut chunks = Vec::new();
    loop {
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: as above.
        let status = unsafe { get_next(&raw mut stream, &raw mut array) };
        check(status, &mut stream)?;
        if array.is_released() {
            return Ok(chunks);
        }
        chunks.push(imported(array, data_type.clone())?);
    }
}

fn imported(array: FFI_ArrowArray, data_type: DataType) -> PyResult<ArrayRef> {
    if array.is_empty() {
        // A slice without rows may begin beyond the end of what Arrow considers its values.
        return Ok(new_empty_array(&data_type));
    }
    // SAFETY: the interface promises that the array has the buffers of its type. Arrow checks
    // their number; their contents are checked where they are read.
    let data = unsafe { from_ffi_and_data_type(array, data_type) }.map_err(unreadable)?;
    data.validate().map_err(unreadable)?;
    Ok(make_array(data))
}

fn check(status: c_int, stream: &mut FFI_ArrowArrayStream) -> PyResult<()> {
    if status == 0 {
        return Ok(());
    }
    // SAFETY: the stream is live; the text is valid until the next call.
    let words = stream
        .get_last_error
        .map(|last| unsafe { last(&raw mut *stream) });
    let words = match words {
        Some(text) if !text.is_null() => {
            // SAFETY: the pointer is not null, and the interface guarantees that it is a C string.
            unsafe { CStr::from_ptr(text) }
                .to_string_lossy()
                .into_owned()
        }
        _ => format!("status {status}"),
    };
    Err(PyValueError::new_err(format!(
        "the Arrow stream failed: {words}"
    )))
}

fn unreadable(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(format!("not a readable Arrow column: {error}"))
}

/// The result of `__arrow_c_schema__` for a column.
pub(crate) fn schema_capsule<'py>(
    py: Python<'py>,
    data_type: &DataType,
) -> PyResult<Bound<'py, PyCapsule>> {
    let field = Field::new("", data_type.clone(), true);
    let schema = FFI_ArrowSchema::try_from(&field).map_err(unreadable)?;
    PyCapsule::new_with_value(py, schema, SCHEMA)
}

/// The result of `__arrow_c_array__` for a column, besides its schema.
pub(crate) fn array_capsule<'py>(
    py: Python<'py>,
    column: &ArrayRef,
) -> PyResult<Bound<'py, PyCapsule>> {
    PyCapsule::new_with_value(py, FFI_ArrowArray::new(&column.to_data()), ARRAY)
}

/// A column of ASCII strings, which are not checked again.
pub(crate) fn ascii_column<T: ByteArrayType>(
    offsets: OffsetBuffer<T::Offset>,
    values: Vec<u8>,
    nulls: Option<NullBuffer>,
) -> GenericByteArray<T> {
    debug_assert!(values.is_ascii());
    // SAFETY: the callers write digits, dots and zero bytes. The offsets ascend and end where the
    // values end, which Arrow's safe constructor of offsets has checked.
    unsafe { GenericByteArray::new_unchecked(offsets, Buffer::from_vec(values), nulls) }
}

/// Reads contiguous puzzles in bulk: bytes from `zero` to `zero + 9` are the values 0 to 9, and
/// `empty` is an empty cell. All other bytes are read as empty cells. Returns `true` if there were
/// none.
///
/// The loop has no branches, so that the compiler vectorises it. This makes it ten times as fast.
pub(crate) fn read_puzzles(bytes: &[u8], zero: u8, empty: u8, puzzles: &mut [Puzzle]) -> bool {
    const {
        assert!(size_of::<Puzzle>() == 81);
        assert!(align_of::<Puzzle>() == 1);
    }
    // SAFETY: through a chain of `repr(transparent)` types, a `Puzzle` is an array of 81
    // `Option<NonZero<u8>>`, each of which is a byte with `None` as zero. Only values between 0 and
    // 9 are written, so every byte remains a valid `Option<Digit>`.
    let cells = unsafe {
        std::slice::from_raw_parts_mut(puzzles.as_mut_ptr().cast::<u8>(), puzzles.len() * 81)
    };
    let mut wrong = u8::from(bytes.len() != cells.len());
    for (cell, &byte) in cells.iter_mut().zip(bytes) {
        let value = byte.wrapping_sub(zero);
        let is_digit = value <= 9;
        *cell = if is_digit { value } else { 0 };
        wrong |= u8::from(!is_digit) & u8::from(byte != empty);
    }
    wrong == 0
}

/// A board as 81 bytes.
pub(crate) type BoardBytes = [u8; 81];

/// Fills a block of uninitialised boards in order. Zeroing the memory first would write it twice,
/// which would take a noticeable share of the time for easy puzzles.
pub(crate) struct BoardWriter<'a> {
    block: &'a mut [MaybeUninit<BoardBytes>],
    filled: usize,
}

/// The number of boards that a [`BoardWriter`] has filled; only a full writer returns it.
pub(crate) struct FilledBoards(usize);

impl BoardWriter<'_> {
    /// Writes the next board.
    pub(crate) fn push(&mut self, board: &BoardBytes) {
        self.push_each(board, |byte| *byte);
    }

    /// Writes the next board, one byte per element.
    #[inline]
    pub(crate) fn push_each<T>(&mut self, cells: &[T; 81], byte: impl Fn(&T) -> u8) {
        let board = self.block[self.filled]
            .as_mut_ptr()
            .cast::<[MaybeUninit<u8>; 81]>();
        // SAFETY: the pointer refers to a board in the block, which is borrowed for writing, and 81
        // bytes that may be uninitialised have the layout of 81 bytes.
        for (place, cell) in unsafe { &mut *board }.iter_mut().zip(cells) {
            place.write(byte(cell));
        }
        self.filled += 1;
    }

    /// Ends the block.
    ///
    /// # Panics
    /// When a board is missing.
    pub(crate) fn finish(self) -> FilledBoards {
        assert_eq!(self.filled, self.block.len(), "every board is written");
        FilledBoards(self.filled)
    }
}

/// A column of boards as bytes. `write` receives a writer for each block, and returns the
/// result of each `finish`.
pub(crate) fn filled_boards<E>(
    len: usize,
    block: usize,
    write: impl FnOnce(Vec<BoardWriter<'_>>) -> Result<Vec<FilledBoards>, E>,
) -> Result<Vec<u8>, E> {
    let mut boards: Vec<BoardBytes> = Vec::with_capacity(len);
    let blocks = boards.spare_capacity_mut()[..len].chunks_mut(block);
    let writers = blocks.map(|block| BoardWriter { block, filled: 0 });
    let filled = write(writers.collect())?;
    let count: usize = filled.iter().map(|filled| filled.0).sum();
    assert_eq!(count, len, "every block is written");
    // SAFETY: the writers have filled every board exactly once.
    unsafe { boards.set_len(len) };
    Ok(boards.into_flattened())
}

/// Keeps a Python object alive as long as a buffer refers to its memory.
struct Owner(#[allow(dead_code, reason = "it is kept, not used")] Py<PyAny>);

impl RefUnwindSafe for Owner {}

/// The memory of a contiguous NumPy array, without a copy.
///
/// The caller has checked that this is a NumPy array, and gives the expected number of bytes. If
/// another thread writes to the array meanwhile, only the answers to the changed rows are
/// corrupted, because rows are copied before they are solved.
pub(crate) fn numpy_memory(array: &Bound<'_, PyAny>, bytes: usize) -> PyResult<Buffer> {
    let interface = array
        .getattr("__array_interface__")?
        .cast_into::<PyDict>()?;
    let missing = || PyValueError::new_err("the array does not say where its memory is");
    let (address, _): (usize, bool) = interface.get_item("data")?.ok_or_else(missing)?.extract()?;
    let strides = interface.get_item("strides")?.ok_or_else(missing)?;
    let size: usize = array.getattr("nbytes")?.extract()?;
    if !strides.is_none() || size != bytes {
        return Err(PyValueError::new_err("the array is not contiguous"));
    }
    let Some(start) = NonNull::new(std::ptr::with_exposed_provenance_mut(address)) else {
        return Ok(Buffer::from_vec(Vec::<u8>::new()));
    };
    let owner = Arc::new(Owner(array.clone().unbind()));
    // SAFETY: the array reports `bytes` contiguous bytes there, and the owner keeps them alive.
    Ok(unsafe { Buffer::from_custom_allocation(start, bytes, owner) })
}
