//! Sudoku Explainer's rating: the same producers in the same order, so that the same numbers
//! come out, some hundred times faster.
//!
//! A position is searched by one producer after the other; the first hint of the first that
//! has any is applied, and its number is what that step costs. The rating of a puzzle (ER) is
//! the dearest step on its way; the pearl rating (EP) the dearest up to the first digit
//! placed; the diamond rating (ED) the very first.
//!
//! Everything here is written anew from what is known of that program's behaviour. Its
//! oversights are part of the scale and are kept; the README of this crate lists them.

mod exclusion;
mod hint;
mod multiple;
mod nested;
mod patterns;
mod pencil;
mod unary;
mod unique;
mod web;

use std::ops::ControlFlow;

use novena_core::Puzzle;

use hint::Hint;
use patterns::{Eye, Pattern};
use pencil::{Candidate, Pencil};
use unary::Unary;

/// A rating on the scale of Sudoku Explainer, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeRating {
    /// The dearest step.
    pub er: u16,
    /// The dearest up to the first digit placed.
    pub ep: u16,
    /// The first.
    pub ed: u16,
}

/// What a search by webs may use.
pub(crate) struct Rules {
    is_dynamic: bool,
    is_nishio: bool,
    level: u8,
    unary: Unary,
}

/// What a pattern or chain gives in the middle of a web.
struct Advanced {
    removes: Vec<Candidate>,
    parents: Vec<Candidate>,
    nested: Option<Hint>,
}

impl Rules {
    fn new(is_dynamic: bool, is_nishio: bool, level: u8) -> Self {
        Self {
            is_dynamic,
            is_nishio,
            level,
            unary: Unary::default(),
        }
    }

    /// What a hint costs before its length is counted.
    fn base(&self) -> f64 {
        match (self.level, self.is_nishio, self.is_dynamic) {
            (1.., _, _) => 8.5 + 0.5 * f64::from(self.level),
            (0, true, _) => 7.5,
            (0, false, true) => 8.5,
            (0, false, false) => 8.0,
        }
    }

    /// What the first producer that has anything finds in the middle of a web.
    fn advanced(&mut self, now: &Pencil, before: &Pencil) -> Vec<Advanced> {
        let patterns: [&dyn Fn(&mut Eye<'_>) -> ControlFlow<()>; 4] = [
            &|eye| patterns::locking(now, false, eye),
            &|eye| patterns::hidden_set(now, 2, false, eye),
            &|eye| patterns::naked_set(now, 2, eye),
            &|eye| patterns::fish(now, 2, eye),
        ];
        for pattern in patterns {
            let mut found = Vec::new();
            let mut take = |Pattern { hint, parents }| {
                if !parents.is_empty() {
                    found.push(Advanced {
                        removes: hint.removes,
                        parents,
                        nested: None,
                    });
                }
                ControlFlow::Continue(())
            };
            // Everything is wanted.
            let _ = pattern(&mut Eye {
                before: Some(before),
                take: &mut take,
            });
            if !found.is_empty() {
                return found;
            }
        }
        let mut producers: Vec<Rules> = match self.level {
            0..=2 => Vec::new(),
            3 => vec![Self::new(false, false, 0)],
            4 => vec![Self::new(true, false, 0)],
            level => vec![Self::new(true, false, 0), Self::new(true, false, level - 3)],
        };
        if (2..4).contains(&self.level) {
            let found = of_chains(self.unary.all(now, before));
            if !found.is_empty() {
                return found;
            }
        }
        for rules in &mut producers {
            let found = of_chains(multiple::all(now, before, rules));
            if !found.is_empty() {
                return found;
            }
        }
        Vec::new()
    }
}

fn of_chains(found: Vec<multiple::Found>) -> Vec<Advanced> {
    found
        .into_iter()
        .filter(|found| !found.parents.is_empty())
        .map(|found| Advanced {
            removes: found.hint.removes.clone(),
            parents: found.parents,
            nested: Some(found.hint),
        })
        .collect()
}

/// Rates puzzles, keeping its room from one to the next.
#[derive(Default)]
pub struct SeRater {
    unary: Unary,
}

impl SeRater {
    /// A rater.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The rating of a puzzle with one solution; 200 where no producer leads on, 0 where the
    /// givens break a rule.
    pub fn rate(&mut self, puzzle: &Puzzle) -> SeRating {
        let Ok(grid) = puzzle.grid() else {
            return SeRating {
                er: 0,
                ep: 0,
                ed: 0,
            };
        };
        let mut pencil = Pencil::new(&grid);
        let (mut er, mut ep, mut ed) = (0.0_f64, 0.0_f64, 0.0_f64);
        let mut has_placed = false;
        while !pencil.is_full() {
            let Some(hint) = self.next(&pencil) else {
                er = 20.0;
                break;
            };
            if hint.places.is_none() && hint.removes.is_empty() {
                break;
            }
            if std::env::var_os("SE_TRACE").is_some() {
                println!(
                    "{:.1} {:?} {:?} {:?}",
                    hint.rating, hint.source, hint.places, hint.removes
                );
            }
            er = er.max(hint.rating);
            if ed == 0.0 {
                ed = hint.rating;
            }
            if !has_placed {
                ep = er;
            }
            match hint.places {
                Some(candidate) => {
                    has_placed = true;
                    pencil.place(candidate);
                }
                None => {
                    for candidate in hint.removes {
                        pencil.remove(candidate);
                    }
                }
            }
        }
        let tenths = |rating: f64| ((rating + 0.05) * 10.0) as u16;
        SeRating {
            er: tenths(er),
            ep: tenths(ep),
            ed: tenths(ed),
        }
    }

    fn next(&mut self, pencil: &Pencil) -> Option<Hint> {
        let early: [&dyn Fn(&mut Eye<'_>) -> ControlFlow<()>; 20] = [
            &|eye| patterns::hidden_single(pencil, eye),
            &|eye| patterns::locking(pencil, true, eye),
            &|eye| patterns::hidden_set(pencil, 2, true, eye),
            &|eye| patterns::naked_single(pencil, eye),
            &|eye| patterns::hidden_set(pencil, 3, true, eye),
            &|eye| patterns::locking(pencil, false, eye),
            &|eye| patterns::naked_set(pencil, 2, eye),
            &|eye| patterns::fish(pencil, 2, eye),
            &|eye| patterns::hidden_set(pencil, 2, false, eye),
            &|eye| patterns::naked_set(pencil, 3, eye),
            &|eye| patterns::fish(pencil, 3, eye),
            &|eye| patterns::hidden_set(pencil, 3, false, eye),
            &|eye| patterns::wing(pencil, false, eye),
            &|eye| patterns::wing(pencil, true, eye),
            &|eye| unique::loops(pencil, eye),
            &|eye| patterns::naked_set(pencil, 4, eye),
            &|eye| patterns::fish(pencil, 4, eye),
            &|eye| patterns::hidden_set(pencil, 4, false, eye),
            &|eye| unique::grave(pencil, eye),
            &|eye| exclusion::pair(pencil, eye),
        ];
        for producer in early {
            if let Some(hint) = first(producer) {
                return Some(hint);
            }
        }
        if let Some(hint) = self.unary.best(pencil) {
            return Some(hint);
        }
        if let Some(hint) = first(&|eye| exclusion::triplet(pencil, eye)) {
            return Some(hint);
        }
        [(true, true, 0), (false, false, 0)]
            .into_iter()
            .chain((0..=5).map(|level| (true, false, level)))
            .find_map(|(dynamic, nishio, level)| {
                multiple::best(pencil, &mut Rules::new(dynamic, nishio, level))
            })
    }
}

/// The first hint of a producer.
fn first(producer: &dyn Fn(&mut Eye<'_>) -> ControlFlow<()>) -> Option<Hint> {
    let mut first = None;
    let mut take = |Pattern { hint, .. }| {
        first = Some(hint);
        ControlFlow::Break(())
    };
    let _ = producer(&mut Eye {
        before: None,
        take: &mut take,
    });
    first
}
