//! Reviews a game: finds the moves where an easier step was available, and the longest wait.

use std::fmt;
use std::time::Duration;

use novena_core::{Argument, Candidate, Change, DigitSet, Refusal, Sheet};
use novena_techniques::{Deduction, Kind, Position, Reasoner, Step};

use crate::game::on_givens;
use crate::{Game, Situation};

/// The techniques that place a digit directly, which players see without effort.
const SINGLES: [Kind; 3] = [Kind::FULL_HOUSE, Kind::HIDDEN_SINGLE, Kind::NAKED_SINGLE];

/// The maximum number of moves for which a review shows an easier step.
const MOST_EASIER: usize = 5;

/// If the player places a single in less time than this, the review does not point out an easier
/// one.
const QUICK: Duration = Duration::from_secs(20);

/// Waits shorter than this do not count as being stuck.
const STUCK: Duration = Duration::from_secs(30);

/// A moment in a game that is worth a second look.
#[derive(Clone, Debug)]
pub struct ReviewMoment {
    /// The number of steps made before this moment.
    pub steps: usize,
    /// The time until the next step, if known.
    pub wait: Option<Duration>,
    /// The finding.
    pub finding: Finding,
    /// The digits and marks at that moment.
    pub position: Position,
    /// The easiest available step.
    pub step: Step,
}

/// What a review says about a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The player placed this digit although an easier step was available.
    Easier(Candidate),
    /// This step took the player longer than any other.
    Longest,
}

impl Game {
    /// The moments that are worth a second look, in game order.
    ///
    /// Marks are taken into account unless they rule out a digit of the solution. Moments with a
    /// wrong digit on the board are skipped, because no step is valid there.
    #[must_use]
    pub fn review(&self) -> Vec<ReviewMoment> {
        let mut moments = self.easier_moments();
        if let Some(longest) = self.longest_moment() {
            // Each moment is reported only once.
            moments.retain(|moment| moment.steps != longest.steps);
            moments.push(longest);
        }
        moments.sort_by_key(|moment| moment.steps);
        moments
    }

    fn easier_moments(&self) -> Vec<ReviewMoment> {
        let singles = Reasoner::of(SINGLES);
        let mut found: Vec<ReviewMoment> = self
            .moments()
            .filter_map(|(steps, sheet, step)| {
                let written = self.written_right(step)?;
                let position = self.position_of(&sheet)?;
                let open = singles.all_steps(&position);
                let easiest = open.iter().min_by_key(|step| step.kind)?;
                let places = |step: &&Step| step.deductions.contains(&Deduction::Place(written));
                let own = open.iter().filter(places).map(|step| step.kind).min();
                let wait = self.course.wait(steps);
                let was_slow = wait.is_some_and(|wait| wait >= QUICK);
                let is_easier = match own {
                    Some(own) => was_slow && easiest.kind < own,
                    None => true,
                };
                is_easier.then(|| ReviewMoment {
                    steps,
                    wait,
                    finding: Finding::Easier(written),
                    step: easiest.clone(),
                    position,
                })
            })
            .collect();
        found.sort_by_key(|moment| std::cmp::Reverse(moment.wait));
        found.truncate(MOST_EASIER);
        found
    }

    fn longest_moment(&self) -> Option<ReviewMoment> {
        let longest = |&(steps, ..): &(usize, Sheet, &[Change])| {
            // If several waits are equally long, the first is chosen.
            (self.course.wait(steps), std::cmp::Reverse(steps))
        };
        let (steps, sheet, _) = self.moments().max_by_key(longest)?;
        let wait = self.course.wait(steps).filter(|&wait| wait >= STUCK)?;
        let position = self.position_of(&sheet)?;
        let step = Reasoner::standard().first_step(&position)?;
        Some(ReviewMoment {
            steps,
            wait: Some(wait),
            finding: Finding::Longest,
            position,
            step,
        })
    }

    /// Every step that is not undone, with the number of steps that precede it and the sheet before
    /// it.
    fn moments(&self) -> impl Iterator<Item = (usize, Sheet, &[Change])> {
        let mut sheet = Sheet::BLANK;
        let steps = self.journal.steps[..self.journal.done].iter().enumerate();
        steps.map(move |(index, step)| {
            let before = sheet;
            for change in step {
                sheet[change.cell] = change.after;
            }
            (index, before, step.as_slice())
        })
    }

    /// The digit that a step places, if the step places only one digit and it is correct.
    fn written_right(&self, step: &[Change]) -> Option<Candidate> {
        let solution = self.verdict.solution()?;
        let mut written = step.iter().filter(|change| {
            change.after.digit.is_some() && change.after.digit != change.before.digit
        });
        let (Some(change), None) = (written.next(), written.next()) else {
            return None;
        };
        let digit = change.after.digit?;
        (solution[change.cell] == digit).then(|| change.cell.with(digit))
    }

    /// The position that the player saw, without the marks if they are wrong.
    fn position_of(&self, sheet: &Sheet) -> Option<Position> {
        let board = on_givens(&self.givens, sheet);
        let with = |marks: bool| {
            let marks = |cell| {
                if marks {
                    sheet[cell].centre
                } else {
                    DigitSet::EMPTY
                }
            };
            Situation::with_verdict(&self.givens, &board, marks, &self.verdict)
        };
        let situation = with(true).or_else(|_| with(false)).ok()?;
        let is_open = !situation.position.open_cells().is_empty();
        is_open.then_some(situation.position)
    }
}

impl Refusal for ReviewMoment {
    fn topic(&self) -> &'static str {
        "review"
    }

    fn id(&self) -> &'static str {
        match (self.finding, self.wait) {
            (Finding::Longest, _) => "longest",
            (Finding::Easier(_), Some(_)) => "easier-after",
            (Finding::Easier(_), None) => "easier",
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        if let Finding::Easier(written) = self.finding {
            give("digit", written.digit.into());
            give("cell", written.cell.into());
        }
        if let Some(wait) = self.wait {
            give("time", Argument::Text(&clock(wait)));
        }
        give("technique", Argument::Technique(self.step.kind.id()));
    }
}

impl fmt::Display for ReviewMoment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let technique = self.step.kind.id();
        match self.finding {
            Finding::Easier(written) => write!(f, "{written} was written; {technique} was open"),
            Finding::Longest => write!(f, "the longest look; {technique} was open"),
        }
    }
}

/// A time in minutes and seconds, such as `12:34`.
fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}
