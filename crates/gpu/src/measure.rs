//! Measures the speed of a card: each kernel alone, and the full round trip from boards in host
//! memory to answers, compared with plain copies of the same bytes.

use std::sync::Arc;
use std::time::Instant;

use novena_core::Puzzle;
use novena_kernel::Verdict;

use crate::batch::{self, LINES};
use crate::driver::Card;
use crate::fault::Fault;
use crate::line::{ANSWER, BOARD, Line, NONE, ONE, Question, SEVERAL, STATE};
use crate::work::Work;

/// The maximum number of answers that are copied to the host at a time in order to check them.
const CHECKED: usize = 1 << 18;

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
    /// The time to convert boards to states.
    pub expand: f64,
    /// The time to turn states into verdicts and solved states: the shortest of several rounds.
    pub search: f64,
    /// The time to convert solved states to answers.
    pub print: f64,
    /// The work of the search.
    pub work: Work,
    /// The number of answers that are not as expected.
    pub wrong: usize,
}

impl Figures {
    /// The number of bytes that the card reads and writes to convert boards to states: a board and
    /// a state for each puzzle.
    #[must_use]
    pub const fn expanded_bytes(&self) -> usize {
        self.puzzles * (BOARD + STATE)
    }

    /// The number of bytes that the card reads and writes to convert states to answers: a board, a
    /// state, a verdict and an answer for each puzzle.
    #[must_use]
    pub const fn printed_bytes(&self) -> usize {
        self.puzzles * (BOARD + STATE + 1 + ANSWER)
    }
}

/// The measurements of the full round trip, in seconds.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct WholeWay {
    /// The number of puzzles.
    pub puzzles: usize,
    /// The time from boards in host memory to answers in host memory.
    pub answers: f64,
    /// The time to copy the same bytes in both directions without solving.
    pub copies: f64,
    /// The number of answers in the last batch of each line that are not as expected.
    pub wrong: usize,
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

    /// Measures the kernels on a list that is repeated until there are `count` puzzles, and compares
    /// all their answers with the expected verdicts on the list.
    ///
    /// # Panics
    /// If the list is empty or longer than `count`, or if the number of verdicts is different.
    pub fn kernels(
        &self,
        list: &[Puzzle],
        expected: &[Verdict],
        count: usize,
        rounds: usize,
    ) -> Result<Figures, Fault> {
        assert!(!list.is_empty() && list.len() <= count, "the list fits");
        assert_eq!(list.len(), expected.len(), "a verdict for each puzzle");
        let piece = CHECKED.min(count).max(list.len());
        let mut line = Line::new(&self.card, count, piece)?;
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
        for first in (0..count).step_by(piece) {
            let answers = line.fetch_answers(first, piece.min(count - first))?;
            figures.wrong += wrong(answers, first, expected);
        }
        Ok(figures)
    }

    /// The size of the batches in which [`Cards`](crate::Cards) solves a large number of puzzles.
    #[must_use]
    pub fn batch(puzzles: usize) -> usize {
        batch::size(puzzles, 1)
    }

    /// Measures the full round trip: `batches` of `size` puzzles, with several batches in flight at
    /// a time. Afterwards, compares the last batch of each line with the expected verdicts on the
    /// list.
    ///
    /// # Panics
    /// If the list is empty, or if the number of verdicts is different.
    pub fn whole_way(
        &self,
        list: &[Puzzle],
        expected: &[Verdict],
        size: usize,
        batches: usize,
    ) -> Result<WholeWay, Fault> {
        assert!(!list.is_empty(), "there is a list");
        assert_eq!(list.len(), expected.len(), "a verdict for each puzzle");
        let mut lines = Vec::new();
        for _ in 0..LINES {
            let mut line = Line::new(&self.card, size, size)?;
            fill(line.boards()?, list);
            line.start(Question::Verdict, size)?;
            // The answers to be checked later must not be those of this first batch.
            line.answers()?.fill(u8::MAX);
            lines.push(line);
        }
        let mut way = WholeWay {
            puzzles: size * batches,
            ..WholeWay::default()
        };
        way.answers = stream(&mut lines, batches, |line| {
            line.start(Question::Verdict, size)
        })?;
        for line in lines.iter_mut().take(batches) {
            way.wrong += wrong(&line.answers()?[..size * ANSWER], 0, expected);
        }
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

/// The number of answers that are not as expected. The first one is for puzzle `first` of the
/// repeated list.
fn wrong(answers: &[u8], first: usize, expected: &[Verdict]) -> usize {
    let expected = expected.iter().cycle().skip(first % expected.len());
    let both = answers.chunks_exact(ANSWER).zip(expected);
    both.filter(|(answer, expected)| !agrees(answer, expected))
        .count()
}

fn agrees(answer: &[u8], expected: &Verdict) -> bool {
    match expected {
        Verdict::None => answer[0] == NONE,
        Verdict::Several => answer[0] == SEVERAL,
        Verdict::Unique(solution) => answer[0] == ONE && answer[1..] == solution.board().values(),
    }
}

#[cfg(test)]
mod tests {
    use novena_core::Solution;

    use super::*;

    #[test]
    fn every_wrong_answer_is_counted() {
        let text =
            "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
        let solution: Solution = text.parse().unwrap();
        let list = [Verdict::Unique(solution), Verdict::None, Verdict::Several];
        let mut right = [0; 3 * ANSWER];
        right[0] = ONE;
        right[1..ANSWER].copy_from_slice(&solution.board().values());
        right[2 * ANSWER] = SEVERAL;
        assert_eq!(wrong(&right.repeat(3), 0, &list), 0);
        assert_eq!(wrong(&right[ANSWER..], 7, &list), 0);
        assert_eq!(wrong(&right, 1, &list), 3);
        // A changed verdict in the first copy, and a changed cell in the last one.
        let mut answers = right.repeat(3);
        answers[ANSWER] = SEVERAL;
        answers[7 * ANSWER - 1] ^= 1;
        assert_eq!(wrong(&answers, 0, &list), 2);
    }
}
