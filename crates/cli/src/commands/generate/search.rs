//! Bunches spread over all cores, puzzles written in order as they are found.

use std::cmp::Reverse;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use novena_generator::{
    Date, Judge, Judgement, NewPuzzle, Practice, Wish, WishMatch, bunch, daily,
};
use novena_ratings::rate;
use novena_techniques::{KindChoice, Level, Position};

use super::print::{Item, Printer};
use crate::output::{self, Output};
use crate::pipeline::{self, Halt, Lane, Taker};
use crate::progress::Progress;
use crate::texts::Texts;

/// Where the next puzzles come from.
pub(super) enum Job {
    Bunch {
        seed: u64,
        number: u64,
    },
    /// They are made already.
    Ready(Vec<NewPuzzle>),
    Daily(Date, Level),
}

pub(super) type Jobs = Box<dyn Iterator<Item = Job> + Send>;

/// What is looked for, and how it is written.
pub(super) struct Search {
    pub(super) printer: Printer,
    pub(super) wish: Wish,
    /// What to practise, if anything is.
    pub(super) practice: Option<KindChoice>,
    /// How many are enough.
    pub(super) count: Option<u64>,
    /// How many tries in vain are enough.
    pub(super) effort: u64,
    pub(super) hardest_first: bool,
    pub(super) threads: usize,
}

/// Why a search is over.
pub(super) enum End {
    /// As many as wanted are found.
    Enough,
    /// There are no more to look at.
    AllSeen,
    /// So many tries led to nothing.
    Exhausted,
    /// By Ctrl-C.
    Interrupted,
    /// Something could not be written.
    Failed(io::Error),
}

/// What came of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) found: u64,
    pub(super) tried: u64,
    /// How many tries led to a puzzle of the shape.
    pub(super) made: u64,
}

/// What a worker tells.
enum Piece {
    Found(Box<Item>),
    /// The end of a job.
    Done {
        tried: u64,
        made: u64,
    },
}

impl Search {
    pub(super) fn run(&self, jobs: Jobs, out: Output, texts: &Texts) -> (Output, End, Tally) {
        let over = AtomicBool::new(false);
        let mut taking = Taking {
            search: self,
            on_screen: out.is_on_screen(),
            out,
            progress: Progress::new(self.count, texts),
            texts,
            over: &over,
            tally: Tally::default(),
            in_vain: 0,
            kept: Vec::new(),
        };
        let work = |job, lane: &_| self.work(job, lane, &over);
        let ran = pipeline::run(self.threads, jobs, work, &mut taking);
        let mut end = ran.err().unwrap_or(End::AllSeen);
        if let Err(error) = taking.write_kept() {
            end = End::Failed(error);
        }
        taking.progress.finish();
        (taking.out, end, taking.tally)
    }

    /// A worker's part.
    fn work(&self, job: Job, lane: &Lane<Piece>, over: &AtomicBool) -> Result<(), Halt> {
        let stop = || over.load(Ordering::Relaxed) || output::is_interrupted();
        let (puzzles, tried, is_search) = match job {
            Job::Bunch { seed, number } => {
                let bunch = bunch(&self.wish.shape, seed, number);
                (bunch.puzzles, u64::from(bunch.tried), true)
            }
            Job::Ready(puzzles) => {
                let tried = puzzles.len() as u64;
                (puzzles, tried, false)
            }
            Job::Daily(date, level) => (vec![daily(date, level)], 1, false),
        };
        let mut judge = Judge::new(&self.wish);
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
            if let Some(found) = found {
                lane.send(Piece::Found(Box::new(self.finished(found))))?;
            }
        }
        lane.send(Piece::Done {
            tried,
            made: puzzles.len() as u64,
        })
    }

    /// A puzzle with what is written of it.
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

/// The end of the pipeline.
struct Taking<'a> {
    search: &'a Search,
    out: Output,
    /// Whether puzzles and the bar share a screen.
    on_screen: bool,
    progress: Progress,
    texts: &'a Texts,
    over: &'a AtomicBool,
    tally: Tally,
    /// Tries since the last puzzle found.
    in_vain: u64,
    /// Puzzles to be put in order before they are written.
    kept: Vec<Item>,
}

impl Taking<'_> {
    fn is_enough(&self) -> bool {
        self.search.count == Some(self.tally.found)
    }

    fn write(&mut self, item: &Item, number: u64) -> io::Result<()> {
        let mut text = Vec::new();
        self.search.printer.print(item, number, &mut text);
        if self.on_screen {
            let (progress, out) = (self.progress.clone(), &mut self.out);
            return progress.suspend(|| out.write_all(&text).and_then(|()| out.flush()));
        }
        self.out.write_all(&text)
    }

    /// Writes what was kept, the hardest first.
    fn write_kept(&mut self) -> io::Result<()> {
        let mut kept = std::mem::take(&mut self.kept);
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
        self.tally.found += 1;
        self.in_vain = 0;
        if self.search.hardest_first {
            // The hardest may be the last of all.
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
            #[expect(clippy::cast_precision_loss, reason = "about is enough")]
            #[expect(clippy::cast_sign_loss, reason = "neither is below zero")]
            let rate = (tally.tried as f64 / seconds) as u64;
            let fillings = [
                ("found", tally.found.into()),
                ("tried", tally.tried.into()),
                ("rate", rate.into()),
            ];
            texts.fill("progress-search", &fillings)
        });
    }

    fn go_on(&mut self) -> Result<(), End> {
        if output::is_interrupted() {
            return Err(End::Interrupted);
        }
        self.show();
        Ok(())
    }
}

impl Taker<Piece> for Taking<'_> {
    type Error = End;

    fn take(&mut self, piece: Piece) -> Result<(), End> {
        let taken = match piece {
            Piece::Found(item) => self.found(*item),
            Piece::Done { tried, made } => {
                self.tally.tried += tried;
                self.tally.made += made;
                self.in_vain += tried;
                if self.in_vain >= self.search.effort {
                    Err(End::Exhausted)
                } else {
                    Ok(())
                }
            }
        };
        let taken = taken.and_then(|()| self.go_on());
        if taken.is_err() {
            self.over.store(true, Ordering::Relaxed);
        }
        taken
    }

    /// Whoever waits sees what was found, and that something goes on.
    fn wait(&mut self) -> Result<(), End> {
        let waited = self.out.flush().map_err(End::Failed);
        let waited = waited.and_then(|()| self.go_on());
        if waited.is_err() {
            self.over.store(true, Ordering::Relaxed);
        }
        waited
    }
}
