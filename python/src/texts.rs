//! Columns of strings of any length, and columns of lists and structures that contain them.

use std::sync::Arc;

use arrow_array::{ArrayRef, GenericStringArray, ListArray, OffsetSizeTrait, StructArray};
use arrow_buffer::{BooleanBufferBuilder, Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::Field;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Builds a column of type `string`, or `large_string` once the strings exceed 2 GiB.
#[derive(Default)]
pub(crate) struct TextBuilder {
    bytes: Vec<u8>,
    ends: TextEnds,
    present: Option<BooleanBufferBuilder>,
}

/// The end of each string. Most columns need only 32 bits.
enum TextEnds {
    Short(Vec<i32>),
    Long(Vec<i64>),
}

impl Default for TextEnds {
    fn default() -> Self {
        Self::Short(vec![0])
    }
}

impl TextEnds {
    fn push(&mut self, end: usize) {
        if let Self::Short(ends) = self {
            if let Ok(end) = i32::try_from(end) {
                ends.push(end);
                return;
            }
            *self = Self::Long(ends.iter().copied().map(i64::from).collect());
        }
        if let Self::Long(ends) = self {
            ends.push(end as i64);
        }
    }

    fn len(&self) -> usize {
        match self {
            Self::Short(ends) => ends.len() - 1,
            Self::Long(ends) => ends.len() - 1,
        }
    }
}

impl TextBuilder {
    pub(crate) fn push(&mut self, text: Option<&str>) {
        self.bytes.extend_from_slice(text.unwrap_or("").as_bytes());
        if text.is_none() && self.present.is_none() {
            let mut present = BooleanBufferBuilder::new(self.ends.len() + 1);
            present.append_n(self.ends.len(), true);
            self.present = Some(present);
        }
        if let Some(present) = &mut self.present {
            present.append(text.is_some());
        }
        self.ends.push(self.bytes.len());
    }

    pub(crate) fn finish(self) -> ArrayRef {
        let nulls = self
            .present
            .map(|mut present| NullBuffer::new(present.finish()));
        match self.ends {
            TextEnds::Short(ends) => column(ends.into(), self.bytes, nulls),
            TextEnds::Long(ends) => column(ends.into(), self.bytes, nulls),
        }
    }
}

fn column<O: OffsetSizeTrait>(
    ends: ScalarBuffer<O>,
    bytes: Vec<u8>,
    nulls: Option<NullBuffer>,
) -> ArrayRef {
    let (offsets, bytes) = (OffsetBuffer::new(ends), Buffer::from_vec(bytes));
    Arc::new(GenericStringArray::new(offsets, bytes, nulls))
}

/// A column of the given strings.
pub(crate) fn text_column<T: AsRef<str>>(texts: impl Iterator<Item = Option<T>>) -> ArrayRef {
    let mut builder = TextBuilder::default();
    for text in texts {
        builder.push(text.as_ref().map(AsRef::as_ref));
    }
    builder.finish()
}

/// A column of structures with the given fields.
pub(crate) fn structs(
    columns: Vec<(&str, ArrayRef)>,
    nulls: Option<NullBuffer>,
    len: usize,
) -> PyResult<ArrayRef> {
    let field =
        |(name, array): &(&str, ArrayRef)| Field::new(*name, array.data_type().clone(), true);
    let fields: Vec<Field> = columns.iter().map(field).collect();
    let arrays = columns.into_iter().map(|(_, array)| array).collect();
    let made = StructArray::try_new_with_length(fields.into(), arrays, nulls, len);
    Ok(Arc::new(made.map_err(|error| {
        PyValueError::new_err(error.to_string())
    })?))
}

/// A column of lists with the given lengths. Their items are consecutive in `values`.
pub(crate) fn lists(
    lengths: impl Iterator<Item = usize>,
    values: ArrayRef,
    nulls: Option<NullBuffer>,
) -> PyResult<ArrayRef> {
    if i32::try_from(values.len()).is_err() {
        return Err(PyValueError::new_err(
            "more than 2^31 list elements for one column: split it",
        ));
    }
    let field = Arc::new(Field::new("item", values.data_type().clone(), true));
    let offsets = OffsetBuffer::from_lengths(lengths);
    Ok(Arc::new(ListArray::new(field, offsets, values, nulls)))
}

/// A column of lists whose items, such as cells, are written as strings.
pub(crate) fn text_lists<'a, T: ToString + 'a>(
    rows: impl Iterator<Item = &'a [T]> + Clone,
) -> PyResult<ArrayRef> {
    let texts = rows.clone().flatten().map(|item| Some(item.to_string()));
    lists(rows.map(<[T]>::len), text_column(texts), None)
}
