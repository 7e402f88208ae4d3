//! Writes the export file in order: the games, each collection with its puzzles, the damaged games,
//! the tombstones, and the progress in the course.

use std::io::{self, Write};

use novena_formats::Record;
use serde::Serialize;
use serde_json::json;

use super::EXPORT_VERSION;
use super::shapes::{GameShape, LessonShape, PuzzleShape, TombstoneShape};
use crate::{DamagedGame, LessonProgress, LibraryGame, Tombstone};

/// Writes the games of an export file.
///
/// ```
/// use novena_saves::ExportWriter;
///
/// let writer = ExportWriter::new(Vec::new())?;
/// let text = writer.into_collections()?.into_damaged()?.end()?;
/// let lines = [
///     r#"{"novena": "export", "version": 3,"#,
///     r#""games": ["#,
///     r#"],"#,
///     r#""collections": ["#,
///     r#"],"#,
///     r#""damaged": ["#,
///     "]}\n",
/// ];
/// assert_eq!(String::from_utf8_lossy(&text), lines.join("\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct ExportWriter<W> {
    lines: Lines<W>,
}

impl<W: Write> ExportWriter<W> {
    /// Begins an export file.
    pub fn new(mut out: W) -> io::Result<Self> {
        write!(
            out,
            "{{\"novena\": \"export\", \"version\": {EXPORT_VERSION},\n\"games\": ["
        )?;
        Ok(Self {
            lines: Lines::new(out),
        })
    }

    /// Writes a game.
    pub fn game(&mut self, game: LibraryGame) -> io::Result<()> {
        self.lines.write(&GameShape::from(game))
    }

    /// Ends the games and continues with the collections.
    pub fn into_collections(self) -> io::Result<CollectionsWriter<W>> {
        let mut out = self.lines.out;
        write!(out, "\n],\n\"collections\": [")?;
        Ok(CollectionsWriter {
            lines: Lines::new(out),
        })
    }
}

/// Writes the collections of an export file.
#[derive(Debug)]
pub struct CollectionsWriter<W> {
    lines: Lines<W>,
}

impl<W: Write> CollectionsWriter<W> {
    /// Begins a collection; its puzzles follow.
    pub fn collection(&mut self, name: &str, created: i64) -> io::Result<PuzzlesWriter<'_, W>> {
        self.lines.next()?;
        let out = &mut self.lines.out;
        let name = json!(name);
        write!(
            out,
            "{{\"name\": {name}, \"created\": {created}, \"puzzles\": ["
        )?;
        Ok(PuzzlesWriter {
            lines: Lines::new(out),
        })
    }

    /// Ends the collections and continues with the damaged games.
    pub fn into_damaged(self) -> io::Result<DamagedWriter<W>> {
        let mut out = self.lines.out;
        write!(out, "\n],\n\"damaged\": [")?;
        Ok(DamagedWriter {
            lines: Lines::new(out),
        })
    }
}

/// Writes the damaged games of an export file.
#[derive(Debug)]
pub struct DamagedWriter<W> {
    lines: Lines<W>,
}

impl<W: Write> DamagedWriter<W> {
    /// Writes a damaged game.
    pub fn game(&mut self, game: &DamagedGame) -> io::Result<()> {
        self.lines.write(game)
    }

    /// Ends the damaged games and continues with the tombstones.
    #[must_use]
    pub fn into_deleted(self) -> DeletedWriter<W> {
        DeletedWriter {
            section: Section::new("deleted", self.lines),
        }
    }

    /// Ends the file, and returns the underlying writer.
    pub fn end(self) -> io::Result<W> {
        self.into_deleted().end()
    }
}

/// Writes the tombstones of deleted games. The section is written only if it is not empty.
#[derive(Debug)]
pub struct DeletedWriter<W> {
    section: Section<W>,
}

impl<W: Write> DeletedWriter<W> {
    /// Writes a tombstone.
    pub fn tombstone(&mut self, tombstone: &Tombstone) -> io::Result<()> {
        self.section.write(&TombstoneShape::from(tombstone))
    }

    /// Ends the tombstones and continues with the course.
    #[must_use]
    pub fn into_course(self) -> CourseWriter<W> {
        CourseWriter {
            section: Section::new("course", self.section.lines),
        }
    }

    /// Ends the file, and returns the underlying writer.
    pub fn end(self) -> io::Result<W> {
        self.into_course().end()
    }
}

/// Writes the progress in the course. The section is written only if it is not empty.
#[derive(Debug)]
pub struct CourseWriter<W> {
    section: Section<W>,
}

impl<W: Write> CourseWriter<W> {
    /// Writes the progress in a lesson.
    pub fn lesson(&mut self, lesson: &str, progress: &LessonProgress) -> io::Result<()> {
        self.section.write(&LessonShape::new(lesson, progress))
    }

    /// Ends the file, and returns the underlying writer.
    pub fn end(self) -> io::Result<W> {
        let mut out = self.section.lines.out;
        writeln!(out, "\n]}}")?;
        out.flush()?;
        Ok(out)
    }
}

/// A section that is written only if it has at least one line.
#[derive(Debug)]
struct Section<W> {
    name: &'static str,
    lines: Lines<W>,
    /// Whether the section has been started. Until then, lines belong to the previous section.
    has_begun: bool,
}

impl<W: Write> Section<W> {
    const fn new(name: &'static str, lines: Lines<W>) -> Self {
        Self {
            name,
            lines,
            has_begun: false,
        }
    }

    fn write(&mut self, shape: &impl Serialize) -> io::Result<()> {
        if !self.has_begun {
            self.has_begun = true;
            write!(self.lines.out, "\n],\n\"{}\": [", self.name)?;
            self.lines.is_first = true;
        }
        self.lines.write(shape)
    }
}

/// Writes the puzzles of a collection. [`PuzzlesWriter::end`] must be called after the last puzzle.
#[derive(Debug)]
#[must_use = "a collection has an end"]
pub struct PuzzlesWriter<'a, W> {
    lines: Lines<&'a mut W>,
}

impl<W: Write> PuzzlesWriter<'_, W> {
    /// Writes a puzzle, without the player's work in the record.
    pub fn puzzle(&mut self, record: Record) -> io::Result<()> {
        self.lines.write(&PuzzleShape::from(record))
    }

    /// Ends the collection.
    pub fn end(self) -> io::Result<()> {
        write!(self.lines.out, "\n]}}")
    }
}

/// A list with one element per line.
#[derive(Debug)]
struct Lines<W> {
    out: W,
    is_first: bool,
}

impl<W: Write> Lines<W> {
    const fn new(out: W) -> Self {
        Self {
            out,
            is_first: true,
        }
    }

    fn next(&mut self) -> io::Result<()> {
        let is_first = std::mem::replace(&mut self.is_first, false);
        self.out.write_all(if is_first { b"\n" } else { b",\n" })
    }

    fn write(&mut self, shape: &impl Serialize) -> io::Result<()> {
        self.next()?;
        serde_json::to_writer(&mut self.out, shape).map_err(io::Error::from)
    }
}
