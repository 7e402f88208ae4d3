use std::fmt;

use novena_core::{Argument, Refusal};

use crate::grey::{FEWEST_PER_SIDE, MOST_PIXELS};

/// Why a picture could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ScanError {
    /// The picture has too few pixels for 81 digits.
    TooSmall {
        /// Pixels in a row.
        width: usize,
        /// Rows.
        height: usize,
    },
    /// The picture has more pixels than we keep in memory.
    TooLarge {
        /// Pixels in a row.
        width: usize,
        /// Rows.
        height: usize,
    },
    /// The number of pixels does not match the size.
    WrongLength {
        /// The number of pixels required.
        expected: usize,
        /// The number of pixels given.
        found: usize,
    },
    /// Nearly every pixel is black.
    TooDark,
    /// No grid of nine by nine cells was found.
    NoGrid,
    /// The bytes are not a picture that we can decode.
    UnknownKind,
    /// An iPhone photo, which needs a decoder that we do not have.
    Heic,
    /// A PDF without an image that we can decode.
    NoImage,
    /// The file is damaged, or uses a rare variant of its format.
    Damaged {
        /// The kind of file, such as `JPEG`.
        kind: &'static str,
    },
}

impl fmt::Display for ScanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooSmall { width, height } => write!(
                f,
                "a picture of {width} by {height} pixels is too small; at least \
                 {FEWEST_PER_SIDE} on each side are needed"
            ),
            Self::TooLarge { width, height } => write!(
                f,
                "a picture of {width} by {height} pixels is too large; the limit is {} \
                 megapixels",
                MOST_PIXELS / 1_000_000
            ),
            Self::WrongLength { expected, found } => {
                write!(f, "expected {expected} pixels, found {found}")
            }
            Self::TooDark => write!(f, "the picture is too dark"),
            Self::NoGrid => write!(f, "no sudoku found in the picture"),
            Self::UnknownKind => write!(f, "not a JPEG, PNG, WebP or PDF file"),
            Self::Heic => write!(f, "HEIC photos cannot be read; save the photo as JPEG"),
            Self::NoImage => write!(f, "the PDF contains no image that can be read"),
            Self::Damaged { kind } => write!(f, "the {kind} file is damaged"),
        }
    }
}

impl std::error::Error for ScanError {}

impl Refusal for ScanError {
    fn topic(&self) -> &'static str {
        "scan"
    }

    fn id(&self) -> &'static str {
        match self {
            Self::TooSmall { .. } => "too-small",
            Self::TooLarge { .. } => "too-large",
            Self::WrongLength { .. } => "wrong-length",
            Self::TooDark => "too-dark",
            Self::NoGrid => "no-grid",
            Self::UnknownKind => "unknown-kind",
            Self::Heic => "heic",
            Self::NoImage => "no-image",
            Self::Damaged { .. } => "damaged",
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        match self {
            Self::TooSmall { width, height } => {
                give("width", (*width).into());
                give("height", (*height).into());
                give("least", FEWEST_PER_SIDE.into());
            }
            Self::TooLarge { width, height } => {
                give("width", (*width).into());
                give("height", (*height).into());
                give("most", (MOST_PIXELS / 1_000_000).into());
            }
            Self::WrongLength { expected, found } => {
                give("expected", (*expected).into());
                give("found", (*found).into());
            }
            Self::Damaged { kind } => give("kind", Argument::Text(kind)),
            _ => {}
        }
    }
}
