//! Other programs' formats that can only be read.

use std::io::{self, Write};
use std::sync::Arc;

use crate::format::{Format, Parser, Syntax};
use crate::{Record, RecordPart, RecordParts};

impl Format {
    /// The read-only formats. None of them is in [`Format::ALL`], and none can be chosen by its ID.
    ///
    /// ```
    /// use novena_formats::Format;
    ///
    /// assert!(Format::READ_ONLY.iter().all(|format| !Format::ALL.contains(format)));
    /// ```
    pub const READ_ONLY: &[Self] = &[
        Self::YAML,
        Self::KSUDOKU,
        Self::HODOKU,
        Self::LIBRESUDOKU,
        Self::PUZZLINK,
        Self::PENPA,
        Self::FOUND,
    ];
}

/// A read-only format. Its records are written as lines.
pub(crate) struct ReadOnly {
    pub id: &'static str,
    pub parser: fn(&str) -> Arc<dyn Parser>,
}

impl Syntax for ReadOnly {
    fn id(&self) -> &'static str {
        self.id
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Comment])
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        (self.parser)(prefix)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        Format::LINE.0.write(record, out)
    }
}
