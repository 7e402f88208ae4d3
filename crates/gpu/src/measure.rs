//! Measures the speed of a card: each kernel alone, and the full round trip from boards in host
//! memory to answers, compared with plain copies of the same bytes.

use std::sync::Arc;
use std::time::Instant;

use novena_core::Puzzle;

use crate::batch::{self, LINES};
use crate::driver::Card;
use crate::fault::Fault;
use crate::line::{ANSWER, BOARD, Line, Question};
use crate::work::Work;

/// A card to be measured.
pub struct Trial {
    card: Arc<Card>,
}

/// The measurements, in seconds.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Figures {
    /// The number of puzzles in a batch.
    pub puzzles: usize,
    /// The time from boards to states.
    pub expand: f64,
    /// The time from states to verdicts and solved states, as the best of several rounds.
    pub search: f64,
    /// The time from solved states to answers.
    pub print: f64,
    /// The work of the search.
    pub work: Work,
}

/// The measurements of the full round trip, in seconds.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct WholeWay {
    /// The number of puzzles.
    pub puzzles: usize,
    /// The time from boards in host memory to answers in host memory.
    pub answers: f64,
    /// The time for plain copies of the same bytes, both ways.
    pub copies: f64,
}

impl Trial {
    /// Opens a card.
    pub fn open(number: u32) -> Result<Self, Fault> {
        if number >= Card::count()? {
            return Err(Fault::NoCard);
        }
        Ok(Self {
            card: Card::open(number)?,
        })
    }

    /// The name of the card and the number of its processors.
    #[must_use]
    pub fn card(&self) -> (&str, u32) {
        (&self.card.name, self.card.processors)
    }

    /// Measures the kernels on a list that is repeated until there are `count` puzzles. Also returns
    /// the answers to the list itself, 82 bytes each: the verdict and the solution.
    ///
    /// # Panics
    /// If the list is empty or longer than `count`.
    pub fn kernels(
        &self,
        list: &[Puzzle],
        count: usize,
        rounds: usize,
    ) -> Result<(Figures, Vec<u8>), Fault> {
        assert!(!list.is_empty() && list.len() <= count, "the list fits");
        let mut line = Line::new(&self.card, count, list.len())?;
        fill(line.boards()?, list);
        line.upload(Question::Verdict, list.len())?;
        line.repeat_boards(list.len(), count)?;
        let mut figures = Figures {
            puzzles: count,
            expand: line.seconds(|line| line.expand(Question::Verdict, count))?,
            search: f64::INFINITY,
            ..Figures::default()
        };
        figures.expand = figures
            .expand
            .min(line.seconds(|line| line.expand(Question::Verdict, count))?);
        for _ in 0..rounds.max(1) {
            let seconds = line.seconds(|line| line.search(Question::Verdict, count))?;
            figures.search = figures.search.min(seconds);
        }
        figures.work = line.fetch_work()?;
        figures.print = line.seconds(|line| line.print(Question::Verdict, count))?;
        figures.print = figures
            .print
            .min(line.seconds(|line| line.print(Question::Verdict, count))?);
        let answers = line.fetch_answers(list.len())?[..list.len() * ANSWER].to_vec();
        Ok((figures, answers))
    }

    /// The size of the batches in which [`Cards`](crate::Cards) solves a large number of puzzles.
    #[must_use]
    pub fn batch(puzzles: usize) -> usize {
        batch::size(puzzles, 1)
    }

    /// Measures the full round trip: `batches` of `size` puzzles, with several batches in flight at
    /// a time.
    ///
    /// # Panics
    /// If the list is empty.
    pub fn whole_way(
        &self,
        list: &[Puzzle],
        size: usize,
        batches: usize,
    ) -> Result<WholeWay, Fault> {
        assert!(!list.is_empty(), "there is a list");
        let mut lines = Vec::new();
        for _ in 0..LINES {
            let mut line = Line::new(&self.card, size, size)?;
            fill(line.boards()?, list);
            line.start(Question::Verdict, size)?;
            line.answers()?;
            lines.push(line);
        }
        let mut way = WholeWay {
            puzzles: size * batches,
            ..WholeWay::default()
        };
        way.answers = stream(&mut lines, batches, |line| {
            line.start(Question::Verdict, size)
        })?;
        way.copies = stream(&mut lines, batches, |line| line.copy_only(size))?;
        Ok(way)
    }
}

/// The number of seconds that the batches take on several lines in rotation.
fn stream(
    lines: &mut [Line],
    batches: usize,
    mut start: impl FnMut(&mut Line) -> Result<(), Fault>,
) -> Result<f64, Fault> {
    let started = Instant::now();
    for batch in 0..batches {
        let line = &mut lines[batch % LINES];
        // The line's previous batch must be complete before its memory is reused.
        line.answers()?;
        start(line)?;
    }
    for line in lines {
        line.answers()?;
    }
    Ok(started.elapsed().as_secs_f64())
}

/// Fills host memory with repetitions of the list.
fn fill(memory: &mut [u8], list: &[Puzzle]) {
    for (place, puzzle) in memory.chunks_exact_mut(BOARD).zip(list.iter().cycle()) {
        place.copy_from_slice(&puzzle.board().values());
    }
}
