//! Measures how fast each format is read from and written to memory, on one core.

use std::hint::black_box;
use std::io;
use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_formats::{Chunk, Format, Source, Writer, line};

use super::{Column, Figure, List, Sheets, count};
use crate::texts::Texts;

pub(super) fn table(
    lists: &[List],
    rounds: usize,
    out: &mut Sheets,
    texts: &Texts,
) -> io::Result<()> {
    let puzzles: Vec<Puzzle> = lists
        .iter()
        .flat_map(|list| list.puzzles.iter().copied())
        .collect();
    let heads = ["format", "bytes", "read", "written"];
    let [format, bytes, read, written] = heads.map(|head| texts.get(&format!("bench-{head}")));
    out.begin(vec![
        Column::new(format, 12),
        Column::new(bytes, 12),
        Column::new(read, 12).drawn(),
        Column::new(written, 12).drawn(),
    ])?;
    for &format in Format::ALL {
        out.measure(format.id(), texts);
        let text = write(format, &puzzles, Vec::new())?;
        let megabytes = count(text.len()) / 1e6;
        let reading = shortest(rounds, || read_all(format, &text))?;
        let mut room = text.clone();
        let writing = shortest(rounds, || {
            room.clear();
            room = write(format, &puzzles, std::mem::take(&mut room))?;
            black_box(&room);
            Ok(())
        })?;
        let figures = vec![
            Figure::new(count(text.len()) / count(puzzles.len()), 1),
            Figure::new(megabytes / reading.as_secs_f64(), 1),
            Figure::new(megabytes / writing.as_secs_f64(), 1),
        ];
        out.row(format.id(), figures)?;
    }
    Ok(())
}

fn write(format: Format, puzzles: &[Puzzle], room: Vec<u8>) -> io::Result<Vec<u8>> {
    let mut writer = Writer::new(format, room);
    for puzzle in puzzles {
        writer.write_board(puzzle.board())?;
    }
    writer.finish()
}

/// Reads the text in the same way as the commands do.
fn read_all(format: Format, text: &[u8]) -> io::Result<()> {
    let mut source = Source::new(text, "", Some(format))?;
    while let Some(chunk) = source.next_chunk()? {
        if chunk.is_of_line_format() {
            read_lines(&chunk);
        } else {
            chunk.entries().for_each(|entry| {
                black_box(entry);
            });
        }
    }
    Ok(())
}

fn read_lines(chunk: &Chunk) {
    let mut text = chunk.text();
    while let Some((puzzle, rest)) = line::split_ordinary(text) {
        black_box(puzzle);
        text = rest;
    }
}

fn shortest(rounds: usize, mut work: impl FnMut() -> io::Result<()>) -> io::Result<Duration> {
    let mut best = Duration::MAX;
    for _ in 0..rounds {
        let started = Instant::now();
        work()?;
        best = best.min(started.elapsed());
    }
    Ok(best)
}
