//! Ratings on three scales, and a page that summarises them.

mod json;
mod page;
mod statistics;
mod times;

use std::time::Instant;

use novena_core::Puzzle;
use novena_formats::{Format, ParseError};
use novena_kernel::{Verdict, Wave};
use novena_ratings::{HodokuRater, HodokuRating, Rating, SeRater, SeRating, rate};
use novena_techniques::{Level, Position};
use novena_texts::{Naming, Wording};

use crate::answer::{self, csv_field, decimal};
use crate::arguments::{Rate, Scale, Table};
use crate::exit::Exit;
use crate::html;
use crate::json::{Failure, Text};
use crate::pipeline::Halt;
use crate::records::{self, Answers, Layout, Work};
use crate::texts::Texts;
use page::Scales;
use statistics::RateCollector;

/// Rates each puzzle, using only the requested scales.
pub(crate) fn run(arguments: &Rate, texts: &Texts) -> Exit {
    let requested = &arguments.scale;
    let wants = |scale: Scale| match arguments.to {
        _ if !requested.is_empty() => requested.contains(&scale),
        // By default, a table shows the two widely used scales. Our own scale is meant for people.
        Table::Csv => scale != Scale::Novena,
        Table::Text | Table::Json => true,
    };
    let rating = RateWork {
        to: arguments.to,
        se: wants(Scale::Se),
        hodoku: wants(Scale::Hodoku),
        novena: wants(Scale::Novena),
        wording: Wording::new(texts.language(), Naming::Short),
        texts,
        collector: arguments.report.as_ref().map(|_| RateCollector::new()),
    };
    let run = |rating: &RateWork<'_>| {
        let (input, output) = (&arguments.input, &arguments.output);
        records::run(
            rating,
            input,
            output,
            || arguments.parallel.threads(),
            texts,
        )
    };
    let Some(target) = &arguments.report else {
        return run(&rating).exit;
    };
    html::write(target, texts, || {
        let done = run(&rating);
        let page = rating
            .collector
            .map(RateCollector::end)
            .and_then(|statistics| {
                let requested = Scales {
                    se: rating.se,
                    hodoku: rating.hodoku,
                    novena: rating.novena,
                };
                page::page(statistics, requested, &arguments.input, &done, texts)
            });
        (done.exit, page)
    })
}

struct RateWork<'a> {
    to: Table,
    se: bool,
    hodoku: bool,
    novena: bool,
    wording: Wording,
    texts: &'a Texts,
    /// Collects the statistics for a report.
    collector: Option<RateCollector>,
}

/// The ratings of a puzzle.
#[derive(Clone)]
struct Ratings {
    se: Option<SeRating>,
    hodoku: Option<HodokuRating>,
    novena: Option<Rating>,
}

impl Work for RateWork<'_> {
    /// A puzzle is rated by its givens alone.
    type Item = Puzzle;

    fn layout(&self, _: Option<Format>) -> Layout {
        match self.to {
            Table::Text => Layout::Lines,
            Table::Csv | Table::Json => Layout::Table,
        }
    }

    fn head(&self, _: Option<Format>) -> &'static str {
        match (self.to, self.se, self.hodoku, self.novena) {
            (Table::Text | Table::Json, ..) | (_, false, false, false) => "",
            (_, true, false, false) => "puzzle,se,ep,ed,hardest\n",
            (_, false, true, false) => "puzzle,hodoku_level,hodoku_score\n",
            (_, false, false, true) => "puzzle,novena,novena_level\n",
            (_, true, true, false) => "puzzle,se,ep,ed,hardest,hodoku_level,hodoku_score\n",
            (_, true, false, true) => "puzzle,se,ep,ed,hardest,novena,novena_level\n",
            (_, false, true, true) => "puzzle,hodoku_level,hodoku_score,novena,novena_level\n",
            (_, true, true, true) => {
                "puzzle,se,ep,ed,hardest,hodoku_level,hodoku_score,novena,novena_level\n"
            }
        }
    }

    /// Returns a small number, because the hardest puzzles take seconds.
    fn portion(&self) -> Option<usize> {
        Some(4)
    }

    fn error(&self, error: &ParseError, _: Option<Format>) -> Option<String> {
        Some(match self.to {
            Table::Text => answer::error(error),
            Table::Csv => self.row("", &answer::error(error)),
            Table::Json => crate::json::error(error),
        })
    }

    fn answer(&self, puzzles: &[Puzzle], answers: &mut Answers<'_>) -> Result<(), Halt> {
        let (mut se, mut hodoku) = (SeRater::new(), HodokuRater::new());
        for puzzle in puzzles {
            answers.begin();
            let line = match Wave::new().verdict(puzzle).0 {
                Verdict::Unique(_) => {
                    let started = Instant::now();
                    let ratings = Ratings {
                        se: self.se.then(|| se.rate(puzzle)),
                        hodoku: self.hodoku.then(|| hodoku.rate(puzzle)),
                        novena: self.novena.then(|| ours(puzzle)).flatten(),
                    };
                    let time = started.elapsed();
                    if let Some(collector) = &self.collector {
                        collector.add(puzzle, &ratings, self.novena, time);
                    }
                    match self.to {
                        Table::Text => self.text(&ratings),
                        Table::Csv => csv(puzzle, &ratings),
                        Table::Json => json::object(puzzle, &ratings),
                    }
                }
                verdict => {
                    answers.negative();
                    let several = matches!(verdict, Verdict::Several);
                    if let Some(collector) = &self.collector {
                        collector.pass_over(several);
                    }
                    self.unrated(puzzle, several)
                }
            };
            answers.line(line);
            answers.pass_on()?;
        }
        Ok(())
    }
}

fn ours(puzzle: &Puzzle) -> Option<Rating> {
    rate(Position::new(puzzle).ok()?.assuming_uniqueness(true))
}

impl RateWork<'_> {
    /// Returns the answer to a puzzle that has no rating.
    fn unrated(&self, puzzle: &Puzzle, several: bool) -> String {
        let reason = if several {
            answer::SEVERAL
        } else {
            answer::NO_SOLUTION
        };
        match self.to {
            Table::Text => reason.to_owned(),
            Table::Csv => self.row(&puzzle.to_string(), reason),
            Table::Json => crate::json::line(&Failure {
                puzzle: Some(Text(puzzle)),
                error: reason,
            }),
        }
    }

    /// Returns a table row for a puzzle without a rating. It contains a word in the first text
    /// column and no numbers.
    fn row(&self, puzzle: &str, reason: &str) -> String {
        let word = csv_field(reason);
        let (before, after) = match (self.se, self.hodoku, self.novena) {
            (true, hodoku, novena) => (3, 2 * (usize::from(hodoku) + usize::from(novena))),
            (false, true, novena) => (0, 1 + 2 * usize::from(novena)),
            (false, false, _) => (1, 0),
        };
        format!("{puzzle},{}{word}{}", ",".repeat(before), ",".repeat(after))
    }

    fn text(&self, ratings: &Ratings) -> String {
        let mut parts = Vec::new();
        if let Some(se) = ratings.se {
            let hardest = se.hardest.map(|technique| technique.to_string());
            let fillings = [
                ("er", decimal(se.er).into()),
                ("ep", decimal(se.ep).into()),
                ("ed", decimal(se.ed).into()),
                ("hardest", hardest.unwrap_or_default().into()),
            ];
            parts.push(self.texts.fill("rate-se", &fillings));
        }
        if let Some(hodoku) = &ratings.hodoku {
            let fillings = [
                ("level", self.wording.level(hodoku.level).into()),
                ("score", hodoku.score.into()),
            ];
            parts.push(self.texts.fill("rate-hodoku", &fillings));
        }
        if self.novena {
            parts.push(match ratings.novena {
                Some(rating) => {
                    let hardest = rating.hardest.map_or_else(
                        || self.texts.get("rate-trial"),
                        |kind| self.wording.name(kind),
                    );
                    let fillings = [
                        ("rating", decimal(rating.tenths).into()),
                        ("level", self.wording.level(rating.level()).into()),
                        ("hardest", hardest.into()),
                    ];
                    self.texts.fill("rate-novena", &fillings)
                }
                None => self.texts.get("rate-beyond"),
            });
        }
        parts.join("; ")
    }
}

fn csv(puzzle: &Puzzle, ratings: &Ratings) -> String {
    let mut fields = vec![puzzle.to_string()];
    if let Some(se) = ratings.se {
        let hardest = se.hardest.map(|technique| technique.to_string());
        fields.extend([decimal(se.er), decimal(se.ep), decimal(se.ed)]);
        fields.push(csv_field(&hardest.unwrap_or_default()));
    }
    if let Some(hodoku) = &ratings.hodoku {
        fields.extend([capital(hodoku.level), hodoku.score.to_string()]);
    }
    if let Some(rating) = ratings.novena {
        fields.extend([decimal(rating.tenths), rating.level().to_string()]);
    }
    fields.join(",")
}

/// Returns the name of a level, as HoDoKu spells it.
fn capital(level: Level) -> String {
    let id = level.id();
    id[..1].to_uppercase() + &id[1..]
}
