//! Reads the export file as a stream: only one game or puzzle is in memory at a time.

use std::cell::Cell;
use std::fmt;
use std::io::{self, BufReader, Read};
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::shapes::{GameShape, LessonShape, PuzzleShape, TombstoneShape};
use super::{EXPORT_VERSION, ExportError, ExportItem};
use crate::DamagedGame;

/// Reads an export file and passes on one item after another, in file order.
///
/// An error from `take` stops reading and is returned.
///
/// ```
/// use novena_saves::{ExportError, ExportItem, read_export};
///
/// let text = r#"{"novena": "export", "version": 2, "games": [], "collections": [
///     {"name": "two", "created": 0, "puzzles": []}]}"#;
/// let mut names = Vec::new();
/// read_export(text.as_bytes(), |item| -> Result<(), ExportError> {
///     if let ExportItem::Collection { name, .. } = item {
///         names.push(name);
///     }
///     Ok(())
/// })?;
/// assert_eq!(names, ["two"]);
/// # Ok::<(), ExportError>(())
/// ```
pub fn read_export<E: From<ExportError>>(
    input: impl Read,
    mut take: impl FnMut(ExportItem) -> Result<(), E>,
) -> Result<(), E> {
    let mut stopped = None;
    let place = Cell::new((1, 0));
    let mut json = serde_json::Deserializer::from_reader(PlaceReader {
        input: BufReader::new(input),
        place: &place,
    });
    let file = Part {
        take: &mut take,
        place: &place,
        stopped: &mut stopped,
        version: EXPORT_VERSION,
        what: PhantomData::<File>,
    };
    let outcome = file.deserialize(&mut json).and_then(|()| json.end());
    match (stopped, outcome) {
        (Some(error), _) => Err(error),
        (None, Ok(())) => Ok(()),
        (None, Err(error)) if error.is_io() => {
            let error = io::Error::from(error);
            let (kind, reason) = (error.kind(), error.to_string());
            Err(ExportError::Stream { kind, reason }.into())
        }
        (None, Err(error)) => Err(ExportError::Malformed {
            line: error.line(),
            column: error.column(),
            reason: without_place(&error),
        }
        .into()),
    }
}

/// The error message without the line and column, which have their own fields.
pub(super) fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).unwrap_or(&text).to_owned()
}

/// A reader that tracks the line and column of the last byte read. The JSON parser takes one byte
/// at a time, but reports its position only in its own errors.
struct PlaceReader<'a, R> {
    input: BufReader<R>,
    place: &'a Cell<(usize, usize)>,
}

impl<R: Read> Read for PlaceReader<'_, R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(bytes)?;
        let (mut line, mut column) = self.place.get();
        for byte in &bytes[..count] {
            (line, column) = match byte {
                b'\n' => (line + 1, 0),
                _ => (line, column + 1),
            };
        }
        self.place.set((line, column));
        Ok(count)
    }
}

/// The part of the file being read.
struct Part<'a, E, W> {
    take: &'a mut dyn FnMut(ExportItem) -> Result<(), E>,
    place: &'a Cell<(usize, usize)>,
    /// Why reading stopped, if the reason was not a JSON error.
    stopped: &'a mut Option<E>,
    /// The version of the file.
    version: u64,
    what: PhantomData<W>,
}

enum File {}
enum Games {}
enum Collections {}
enum OneCollection {}
enum Puzzles {}
enum DamagedGames {}
enum DeletedGames {}
enum Course {}

impl<E: From<ExportError>, W> Part<'_, E, W> {
    fn of<V>(&mut self) -> Part<'_, E, V> {
        Part {
            take: self.take,
            place: self.place,
            stopped: self.stopped,
            version: self.version,
            what: PhantomData,
        }
    }

    /// Passes on an item.
    fn give<D: Error>(&mut self, item: ExportItem) -> Result<(), D> {
        let outcome = (self.take)(item);
        self.stop(outcome)
    }

    /// Reports an invalid value together with the position where it ends.
    fn sense<T, D: Error>(&mut self, outcome: Result<T, String>) -> Result<T, D> {
        let (line, column) = self.place.get();
        self.stop(outcome.map_err(|reason| {
            E::from(ExportError::Malformed {
                line,
                column,
                reason,
            })
        }))
    }

    /// Keeps an error until reading has stopped, because serde's own errors can contain only text.
    fn stop<T, D: Error>(&mut self, outcome: Result<T, E>) -> Result<T, D> {
        outcome.map_err(|error| {
            *self.stopped = Some(error);
            D::custom("stopped")
        })
    }
}

/// Lists and objects are requested explicitly, so that all other kinds of value are rejected.
macro_rules! read_as {
    ($what:ty, $method:ident) => {
        impl<'de, E: From<ExportError>> DeserializeSeed<'de> for Part<'_, E, $what> {
            type Value = ();

            fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
                deserializer.$method(self)
            }
        }
    };
}

read_as!(File, deserialize_map);
read_as!(Games, deserialize_seq);
read_as!(Collections, deserialize_seq);
read_as!(OneCollection, deserialize_map);
read_as!(Puzzles, deserialize_seq);
read_as!(DamagedGames, deserialize_seq);
read_as!(DeletedGames, deserialize_seq);
read_as!(Course, deserialize_seq);

impl<'de, E: From<ExportError>> Visitor<'de> for Part<'_, E, File> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an export of Novena")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        let (mut is_ours, mut version) = (false, None);
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "novena" => is_ours = map.next_value::<String>()? == "export",
                "version" if is_ours => version = Some(map.next_value::<u64>()?),
                _ if !is_ours => self.stop(Err(ExportError::NotAnExport.into()))?,
                _ if !is_known(version) => self.stop(Err(unknown(version).into()))?,
                "games" => {
                    self.version = version.unwrap_or(EXPORT_VERSION);
                    map.next_value_seed(self.of::<Games>())?;
                }
                "collections" => map.next_value_seed(self.of::<Collections>())?,
                // A file of version 1 contains nothing else, so any other key is an error.
                _ if version == Some(1) => {
                    map.next_value::<IgnoredAny>()?;
                    return Err(A::Error::custom(format!("unknown key {key:?}")));
                }
                "damaged" => map.next_value_seed(self.of::<DamagedGames>())?,
                "deleted" => map.next_value_seed(self.of::<DeletedGames>())?,
                "course" => map.next_value_seed(self.of::<Course>())?,
                _ => {
                    map.next_value::<IgnoredAny>()?;
                    self.give(ExportItem::UnknownSection { name: key })?;
                }
            }
        }
        match (is_ours, version) {
            (true, version) if is_known(version) => Ok(()),
            (true, version) => self.stop(Err(unknown(version).into())),
            (false, _) => self.stop(Err(ExportError::NotAnExport.into())),
        }
    }
}

fn is_known(version: Option<u64>) -> bool {
    version.is_some_and(|version| (1..=EXPORT_VERSION).contains(&version))
}

fn unknown(version: Option<u64>) -> ExportError {
    match version {
        Some(found) if found > EXPORT_VERSION => ExportError::Newer {
            found,
            known: EXPORT_VERSION,
        },
        _ => ExportError::NotAnExport,
    }
}

impl<'de, E: From<ExportError>> Visitor<'de> for Part<'_, E, Games> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of games")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<(), A::Error> {
        let mut index = 0;
        while let Some(game) = seq.next_element::<GameShape>()? {
            let game = game.into_game(self.version);
            let game = self.sense(game.map_err(|fault| format!("games[{index}].{fault}")))?;
            self.give(ExportItem::Game(Box::new(game)))?;
            index += 1;
        }
        Ok(())
    }
}

impl<'de, E: From<ExportError>> Visitor<'de> for Part<'_, E, Collections> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of collections")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<(), A::Error> {
        while seq.next_element_seed(self.of::<OneCollection>())?.is_some() {}
        Ok(())
    }
}

impl<'de, E: From<ExportError>> Visitor<'de> for Part<'_, E, OneCollection> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a collection: its name, when it was created, and then its puzzles")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        let (mut name, mut created) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            match (key.as_str(), &name, created) {
                ("name", ..) => name = Some(map.next_value::<String>()?),
                ("created", ..) => created = Some(map.next_value::<i64>()?),
                ("puzzles", Some(name), Some(created)) => {
                    let name = name.clone();
                    self.give(ExportItem::Collection { name, created })?;
                    map.next_value_seed(self.of::<Puzzles>())?;
                }
                _ => return Err(A::Error::custom(format!("unexpected key {key:?}"))),
            }
        }
        Ok(())
    }
}

impl<'de, E: From<ExportError>> Visitor<'de> for Part<'_, E, Puzzles> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of puzzles")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<(), A::Error> {
        while let Some(puzzle) = seq.next_element::<PuzzleShape>()? {
            let record = self.sense(puzzle.into_record())?;
            self.give(ExportItem::Puzzle(Box::new(record)))?;
        }
        Ok(())
    }
}

impl<'de, E: From<ExportError>> Visitor<'de> for Part<'_, E, DamagedGames> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of damaged games")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<(), A::Error> {
        while let Some(game) = seq.next_element::<DamagedGame>()? {
            self.give(ExportItem::Damaged(Box::new(game)))?;
        }
        Ok(())
    }
}

impl<'de, E: From<ExportError>> Visitor<'de> for Part<'_, E, DeletedGames> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of deleted games")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<(), A::Error> {
        let mut index = 0;
        while let Some(shape) = seq.next_element::<TombstoneShape>()? {
            let tombstone = shape.into_tombstone();
            let tombstone = tombstone.map_err(|fault| format!("deleted[{index}].{fault}"));
            let tombstone = self.sense(tombstone)?;
            self.give(ExportItem::Deleted(tombstone))?;
            index += 1;
        }
        Ok(())
    }
}

impl<'de, E: From<ExportError>> Visitor<'de> for Part<'_, E, Course> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of lessons")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<(), A::Error> {
        while let Some(shape) = seq.next_element::<LessonShape>()? {
            let (lesson, progress) = shape.into_lesson();
            self.give(ExportItem::Lesson { lesson, progress })?;
        }
        Ok(())
    }
}
