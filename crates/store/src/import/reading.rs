//! The export file read as a stream: a game or a puzzle at a time is in memory.

use std::cell::Cell;
use std::fmt;
use std::io::{self, BufReader, Read};

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::Merge;
use crate::export::VERSION;
use crate::shapes::{GameShape, PuzzleShape};
use crate::{Result, StoreError};

/// Reads all of it. What a store says on the way stops the reading, and is what is returned.
pub(super) fn read(input: impl Read, merge: &mut Merge) -> Result<()> {
    let mut stopped = None;
    let place = Cell::new((1, 0));
    let mut json = serde_json::Deserializer::from_reader(Placed {
        input: BufReader::new(input),
        place: &place,
    });
    let file = Part {
        merge,
        place: &place,
        stopped: &mut stopped,
        what: File,
    };
    let outcome = file.deserialize(&mut json).and_then(|()| json.end());
    match (stopped, outcome) {
        (Some(error), _) => Err(error),
        (None, Ok(())) => Ok(()),
        (None, Err(error)) if error.is_io() => Err(io::Error::from(error).into()),
        (None, Err(error)) => Err(StoreError::BadExport {
            line: error.line(),
            column: error.column(),
            reason: without_place(&error),
        }),
    }
}

/// The line and the column are told beside it.
fn without_place(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    said.strip_suffix(&place).unwrap_or(&said).to_owned()
}

/// Knows the line and the column of the last byte read. The reader of JSON takes one byte at a
/// time, but says where it is only of its own errors.
struct Placed<'a, R> {
    input: BufReader<R>,
    place: &'a Cell<(usize, usize)>,
}

impl<R: Read> Read for Placed<'_, R> {
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

/// What is read at this place in the file.
struct Part<'a, 'm, W> {
    merge: &'a mut Merge<'m>,
    place: &'a Cell<(usize, usize)>,
    /// Why the reading stopped, if that is not for the JSON.
    stopped: &'a mut Option<StoreError>,
    what: W,
}

struct File;
struct Games;
struct Collections;
struct OneCollection;
struct Puzzles(i64);

impl<'m, W> Part<'_, 'm, W> {
    fn of<'b, V>(&'b mut self, what: V) -> Part<'b, 'm, V> {
        Part {
            merge: self.merge,
            place: self.place,
            stopped: self.stopped,
            what,
        }
    }

    /// What makes no sense is said with the place where it ends.
    fn sense<T, E: Error>(
        &mut self,
        outcome: std::result::Result<T, String>,
    ) -> std::result::Result<T, E> {
        let (line, column) = self.place.get();
        self.stop(outcome.map_err(|reason| StoreError::BadExport {
            line,
            column,
            reason,
        }))
    }

    /// Keeps the store's error for the end; serde can carry only texts.
    fn stop<T, E: Error>(&mut self, outcome: Result<T>) -> std::result::Result<T, E> {
        outcome.map_err(|error| {
            let text = E::custom(&error);
            *self.stopped = Some(error);
            text
        })
    }
}

/// Lists and objects are asked for by their kind, so that everything else is refused.
macro_rules! read_as {
    ($what:ty, $method:ident) => {
        impl<'de> DeserializeSeed<'de> for Part<'_, '_, $what> {
            type Value = ();

            fn deserialize<D: Deserializer<'de>>(
                self,
                deserializer: D,
            ) -> std::result::Result<(), D::Error> {
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

impl<'de> Visitor<'de> for Part<'_, '_, File> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an export of Novena")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> std::result::Result<(), A::Error> {
        let (mut is_ours, mut version) = (false, None);
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "novena" => is_ours = map.next_value::<String>()? == "export",
                "version" if is_ours => version = Some(map.next_value::<u64>()?),
                _ if !is_ours => self.stop(Err(StoreError::NotAnExport))?,
                _ if version != Some(VERSION) => self.stop(Err(unknown(version)))?,
                "games" => map.next_value_seed(self.of(Games))?,
                "collections" => map.next_value_seed(self.of(Collections))?,
                _ => {
                    map.next_value::<IgnoredAny>()?;
                    return Err(A::Error::custom(format!("unknown key {key:?}")));
                }
            }
        }
        match (is_ours, version) {
            (true, Some(VERSION)) => Ok(()),
            (true, version) => self.stop(Err(unknown(version))),
            (false, _) => self.stop(Err(StoreError::NotAnExport)),
        }
    }
}

fn unknown(version: Option<u64>) -> StoreError {
    match version {
        Some(found) if found > VERSION => StoreError::NewerExport {
            found,
            known: VERSION,
        },
        _ => StoreError::NotAnExport,
    }
}

impl<'de> Visitor<'de> for Part<'_, '_, Games> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of games")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> std::result::Result<(), A::Error> {
        while let Some(game) = seq.next_element::<GameShape>()? {
            let whole = self.sense(game.into_whole())?;
            let outcome = self.merge.game(whole);
            self.stop(outcome)?;
        }
        Ok(())
    }
}

impl<'de> Visitor<'de> for Part<'_, '_, Collections> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of collections")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> std::result::Result<(), A::Error> {
        while seq.next_element_seed(self.of(OneCollection))?.is_some() {}
        Ok(())
    }
}

impl<'de> Visitor<'de> for Part<'_, '_, OneCollection> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a collection: its name, when it was created, and then its puzzles")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> std::result::Result<(), A::Error> {
        let (mut name, mut created) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            match (key.as_str(), &name, created) {
                ("name", ..) => name = Some(map.next_value::<String>()?),
                ("created", ..) => created = Some(map.next_value::<i64>()?),
                ("puzzles", Some(name), Some(created)) => {
                    let outcome = self.merge.collection(name, created);
                    let id = self.stop(outcome)?;
                    map.next_value_seed(self.of(Puzzles(id)))?;
                }
                _ => return Err(A::Error::custom(format!("unexpected key {key:?}"))),
            }
        }
        Ok(())
    }
}

impl<'de> Visitor<'de> for Part<'_, '_, Puzzles> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of puzzles")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> std::result::Result<(), A::Error> {
        while let Some(puzzle) = seq.next_element::<PuzzleShape>()? {
            let record = self.sense(puzzle.into_record())?;
            let outcome = self.merge.puzzle(self.what.0, &record);
            self.stop(outcome)?;
        }
        Ok(())
    }
}
