//! The parallel search. Bunches are distributed among all cores, and puzzles are written in order.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::io::{self, Write};
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use novena_core::{Puzzle, canonical};
use novena_generator::{
    Date, Judge, Judgement, NewPuzzle, Practice, Wish, WishMatch, bunch_until, daily,
};
use novena_ratings::rate;
use novena_techniques::{KindChoice, Level, Position};

use super::print::{Item, Printer};
use crate::output::{self, Output};
use crate::pipeline::{self, Halt, Lane, Taker};
use crate::progress::{Progress, search_progress};
use crate::texts::Texts;

/// The number of puzzles that a worker hands over together. Handing over a single puzzle takes half
/// as long as generating a minimal puzzle.
const TOGETHER: usize = 64;

/// The maximum time that a puzzle waits before it is handed over together with others.
const LONGEST_WAIT: Duration = Duration::from_millis(10);

/// The source of further puzzles.
pub(super) enum Job {
    Bunch {
        seed: u64,
        number: u64,
    },
    /// The puzzles already exist.
    Ready(Vec<NewPuzzle>),
    Daily(Date, Level),
}

pub(super) type Jobs = Box<dyn Iterator<Item = Job> + Send>;

/// What to search for, and how to print it.
pub(super) struct Search {
    pub(super) printer: Printer,
    pub(super) wish: Wish,
    /// The technique to practise, if any.
    pub(super) practice: Option<KindChoice>,
    /// The number of puzzles requested.
    pub(super) count: Option<u64>,
    /// The number of unsuccessful tries after which to stop.
    pub(super) effort: u64,
    pub(super) hardest_first: bool,
    pub(super) threads: usize,
}

/// The reason why a search is over.
pub(super) enum End {
    /// Enough puzzles were found.
    Enough,
    /// All candidates were examined.
    AllSeen,
    /// There were too many tries without success.
    Exhausted,
    /// Ctrl-C was pressed.
    Interrupted,
    /// Something could not be written.
    Failed(io::Error),
}

/// The result of a search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) found: u64,
    pub(super) tried: u64,
    /// The number of tries that produced a puzzle of the required shape.
    pub(super) made: u64,
}

/// A message from a worker.
enum Piece {
    Found(Vec<Item>),
    /// The end of a job.
    Done {
        tried: u64,
        made: u64,
    },
}

impl Search {
    pub(super) fn run(&self, jobs: Jobs, out: Output, texts: &Texts) -> (Output, End, Tally) {
        let over = AtomicBool::new(false);
        let mut taker = PuzzleTaker {
            search: self,
            on_screen: out.is_on_screen(),
            out,
            progress: Progress::new(self.count, texts),
            texts,
            over: &over,
            tally: Tally::default(),
            tries_since_find: 0,
            kept: Vec::new(),
            forms: (self.wish.shape.has_few_givens()).then(HashSet::new),
            text: Vec::new(),
        };
        let work = |job, lane: &dyn Lane<Piece>| self.work(job, lane, &over);
        let ran = pipeline::run(self.threads, jobs, work, &mut taker);
        let mut end = ran.err().unwrap_or(End::AllSeen);
        if let Err(error) = taker.write_kept() {
            end = End::Failed(error);
        }
        taker.progress.finish();
        (taker.out, end, taker.tally)
    }

    /// Does one job of the search on a worker's thread.
    fn work(&self, job: Job, lane: &dyn Lane<Piece>, over: &AtomicBool) -> Result<(), Halt> {
        let stop = || over.load(Ordering::Relaxed) || output::is_interrupted();
        let (puzzles, tried, is_search) = match job {
            Job::Bunch { seed, number } => {
                let bunch = bunch_until(&self.wish.shape, seed, number, &|_| stop());
                (bunch.puzzles, u64::from(bunch.tried), true)
            }
            Job::Ready(puzzles) => {
                let tried = puzzles.len() as u64;
                (puzzles, tried, false)
            }
            Job::Daily(date, level) => (vec![daily(date, level)], 1, false),
        };
        let mut judge = Judge::new(&self.wish);
        let mut ready = Vec::new();
        let mut handed_over = Instant::now();
        for made in &puzzles {
            if stop() {
                return Err(Halt);
            }
            let found = if is_search {
                judge.look(made, &stop)
            } else {
                let judged = judge.judge_until(&made.puzzle, &stop);
                judged.map(|judgement| WishMatch {
                    made: *made,
                    judgement,
                })
            };
            ready.extend(found.map(|found| self.finished(found)));
            let is_due = ready.len() == TOGETHER || handed_over.elapsed() > LONGEST_WAIT;
            if is_due && !ready.is_empty() {
                lane.send(Piece::Found(mem::take(&mut ready)))?;
                handed_over = Instant::now();
            }
        }
        if stop() {
            return Err(Halt);
        }
        if !ready.is_empty() {
            lane.send(Piece::Found(ready))?;
        }
        lane.send(Piece::Done {
            tried,
            made: puzzles.len() as u64,
        })
    }

    /// Returns a puzzle with all the data to be written.
    fn finished(&self, mut found: WishMatch) -> Item {
        let Judgement { rating, .. } = &mut found.judgement;
        if self.printer.wants_rating() && rating.is_none() {
            let start = Position::new(&found.made.puzzle).ok();
            *rating = start.and_then(|start| rate(start.assuming_uniqueness(true)));
        }
        let practice = self.practice.as_ref();
        Item {
            practice: practice.and_then(|choice| Practice::of(&found.made, choice)),
            found,
        }
    }
}

/// The end of the pipeline, which receives the puzzles in order and writes them.
struct PuzzleTaker<'a> {
    search: &'a Search,
    out: Output,
    /// Whether puzzles and the progress bar share a screen.
    on_screen: bool,
    progress: Progress,
    texts: &'a Texts,
    over: &'a AtomicBool,
    tally: Tally,
    /// The number of tries since the last puzzle was found.
    tries_since_find: u64,
    /// Puzzles that have to be sorted before they are written.
    kept: Vec<Item>,
    /// The canonical forms of all puzzles with few givens that have been found so far. They are
    /// kept because different walks can lead to equivalent puzzles.
    forms: Option<HashSet<Puzzle>>,
    /// A buffer in which a puzzle is formatted before it is written.
    text: Vec<u8>,
}

impl PuzzleTaker<'_> {
    fn is_enough(&self) -> bool {
        self.search.count == Some(self.tally.found)
    }

    fn write(&mut self, item: &Item, number: u64) -> io::Result<()> {
        let (text, out) = (&mut self.text, &mut self.out);
        text.clear();
        self.search.printer.print(item, number, text);
        if self.on_screen {
            let progress = self.progress.clone();
            return progress.suspend(|| out.write_all(text).and_then(|()| out.flush()));
        }
        out.write_all(text)
    }

    /// Writes the puzzles that were kept, starting with the hardest.
    fn write_kept(&mut self) -> io::Result<()> {
        let mut kept = mem::take(&mut self.kept);
        let tenths = |item: &Item| item.found.judgement.rating.map(|rating| rating.tenths);
        kept.sort_by_key(|item| Reverse(tenths(item).unwrap_or(u16::MAX)));
        let most = self.search.count.unwrap_or(u64::MAX);
        for (item, number) in kept.iter().zip(1..=most) {
            self.write(item, number)?;
        }
        self.tally.found = self.tally.found.min(most);
        Ok(())
    }

    fn found(&mut self, item: Item) -> Result<(), End> {
        if let Some(forms) = &mut self.forms
            && !forms.insert(canonical(&item.found.made.puzzle).form)
        {
            return Ok(());
        }
        self.tally.found += 1;
        self.tries_since_find = 0;
        if self.search.hardest_first {
            // The last puzzle may be the hardest, so nothing can be written yet.
            self.kept.push(item);
            return Ok(());
        }
        let number = self.tally.found;
        self.write(&item, number).map_err(End::Failed)?;
        if self.is_enough() {
            return Err(End::Enough);
        }
        Ok(())
    }

    fn show(&mut self) {
        let (tally, texts) = (self.tally, self.texts);
        self.progress.found(tally.found, |seconds| {
            search_progress(tally.found, tally.tried, seconds, texts)
        });
    }

    fn show_unless_interrupted(&mut self) -> Result<(), End> {
        if output::is_interrupted() {
            return Err(End::Interrupted);
        }
        self.show();
        Ok(())
    }
}

impl Taker<Piece> for PuzzleTaker<'_> {
    type Error = End;

    fn take(&mut self, piece: Piece) -> Result<(), End> {
        let taken = match piece {
            Piece::Found(items) => items.into_iter().try_for_each(|item| self.found(item)),
            Piece::Done { tried, made } => {
                self.tally.tried += tried;
                self.tally.made += made;
                self.tries_since_find += tried;
                if self.tries_since_find >= self.search.effort {
                    Err(End::Exhausted)
                } else {
                    Ok(())
                }
            }
        };
        let taken = taken.and_then(|()| self.show_unless_interrupted());
        if taken.is_err() {
            self.over.store(true, Ordering::Relaxed);
        }
        taken
    }

    /// Shows progress while waiting.
    fn wait(&mut self) -> Result<(), End> {
        let waited = self.out.flush().map_err(End::Failed);
        let waited = waited.and_then(|()| self.show_unless_interrupted());
        if waited.is_err() {
            self.over.store(true, Ordering::Relaxed);
        }
        waited
    }
}
