//! `novena draw`: draws positions as pictures.

mod target;

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::Path;

use novena_core::{Cell, DigitSet};
use novena_draw::{Drawing, Scene};
use novena_formats::Record;
use novena_play::{Advice, HintCard};
use novena_techniques::{HintMessage, Kind, Position, Reasoner, Step};
use novena_texts::{Naming, Rung, Wording};

use crate::arguments::{Draw, Picture};
use crate::exit::Exit;
use crate::texts::Texts;
use crate::{interrupt, records, report, situation};
use target::Target;

/// Draws every puzzle in the input.
pub(crate) fn run(arguments: &Draw, texts: &Texts) -> Exit {
    let output = arguments.output.output.as_deref();
    let Some(picture) = arguments.to.or_else(|| picture_of(output)) else {
        let file = output.map_or_else(String::new, |path| path.display().to_string());
        report::problem(texts, &texts.fill("draw-to-what", &[("file", file.into())]));
        return Exit::Bad;
    };
    let Some(mut target) = Target::open(arguments, picture, texts) else {
        return Exit::Bad;
    };
    let work = DrawWork {
        arguments,
        solver: arguments.choice.solver(),
        wording: Wording::new(texts.language(), Naming::Short),
        texts,
    };
    let mut missing = BTreeSet::new();
    interrupt::set_note(match picture {
        // The file is written after all pages have been drawn, so an interrupted run leaves no file
        // behind.
        Picture::Pdf => "interrupted-nothing",
        Picture::Svg | Picture::Png => "interrupted-pictures",
    });
    let read = records::walk(&arguments.input, texts, |found, progress| {
        match work.draw(&found.record) {
            Ok(drawing) => {
                missing.extend(drawing.missing());
                target.add(drawing)
            }
            Err(reason) => {
                target.skip();
                let sentence = report::at(&found.file.shown(texts), found.line, &reason);
                progress.suspend(|| report::problem(texts, &sentence));
                ControlFlow::Continue(Exit::Negative)
            }
        }
    });
    let exit = read.max(target.finish());
    // The program that displays an SVG may have fonts that we do not have.
    if picture != Picture::Svg {
        report_missing(&missing, texts);
    }
    exit
}

/// Determines the kind of picture from the extension of a file. The default is SVG if no file is
/// given.
fn picture_of(output: Option<&Path>) -> Option<Picture> {
    let Some(path) = output.filter(|path| *path != Path::new("-")) else {
        return Some(Picture::Svg);
    };
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    match ending.as_str() {
        "svg" => Some(Picture::Svg),
        "png" => Some(Picture::Png),
        "pdf" => Some(Picture::Pdf),
        _ => None,
    }
}

/// Reports the characters that can only be drawn as boxes, because no font contains them.
fn report_missing(missing: &BTreeSet<char>, texts: &Texts) {
    const SHOWN: usize = 20;
    if missing.is_empty() {
        return;
    }
    let shown: Vec<String> = missing.iter().take(SHOWN).map(char::to_string).collect();
    let more = if missing.len() > SHOWN { " …" } else { "" };
    let fillings = [
        ("characters", format!("{}{more}", shown.join(" ")).into()),
        ("count", missing.len().into()),
    ];
    report::warning(texts, "draw-missing", &fillings);
}

struct DrawWork<'a> {
    arguments: &'a Draw,
    solver: Reasoner,
    wording: Wording,
    texts: &'a Texts,
}

impl DrawWork<'_> {
    /// Returns the picture of a record, or the reason why it cannot be drawn.
    fn draw(&self, record: &Record) -> Result<Drawing, String> {
        let title = match (&self.arguments.heading, &record.title) {
            (Some(title), _) | (None, Some(title)) => title.as_str(),
            (None, None) => "",
        };
        let finished = |scene: Scene<'_>| {
            scene
                .titled(title)
                .labelled(self.arguments.labels)
                .drawing()
        };
        let scene = Scene::new(record.givens).with_sheet(record.sheet());
        if !self.arguments.hint && self.arguments.step.is_none() {
            return Ok(finished(if self.arguments.candidates {
                scene.with_candidates(candidates(record))
            } else {
                scene
            }));
        }
        let (position, step) = self.step(record)?;
        let mut scene = match self.arguments.step {
            // The player's colours are shown only without `--step`, because they belong to the
            // position in the input.
            None => Scene::at(&position).with_sheet(record.sheet()),
            Some(_) => Scene::at(&position),
        };
        if !self.arguments.candidates && needs_no_candidates(&step) {
            scene.candidates = None;
        }
        let caption = step_text(&step, &self.wording);
        Ok(finished(scene.with_step(&step).captioned(caption)))
    }

    /// Returns the requested step, and the position from which it starts.
    fn step(&self, record: &Record) -> Result<(Position, Step), String> {
        let mut position = match situation::of(record) {
            Ok(situation) => situation.position,
            Err(obstacle) => return Err(no_step(Advice::Obstacle(obstacle), &self.wording)),
        };
        let Some(number) = self.arguments.step else {
            return match self.solver.first_step(&position) {
                Some(step) => Ok((position, step)),
                None if position.open_cells().is_empty() => {
                    Err(no_step(Advice::Solved, &self.wording))
                }
                None => Err(no_step(Advice::Stuck, &self.wording)),
            };
        };
        let steps = self.solver.path(position.clone()).steps;
        let count = steps.len();
        for (before, step) in steps.into_iter().enumerate() {
            if before as u64 + 1 == number {
                return Ok((position, step));
            }
            // The path starts from this position, so every step can be applied.
            let _ = position.apply(&step);
        }
        let fillings = [("step", number.into()), ("count", count.into())];
        Err(self.texts.fill("draw-no-such-step", &fillings))
    }
}

/// Explains why there is no step to draw, as a clause with all details.
pub(super) fn no_step(advice: Advice, wording: &Wording) -> String {
    let card = HintCard::new(advice, Rung::Where.number());
    match card.message() {
        HintMessage::Notice(notice) => wording.reason(notice),
        hint @ HintMessage::Step(..) => wording.hint(hint),
    }
}

/// Describes a step in sentences, with one line for each link of a chain.
fn step_text(step: &Step, wording: &Wording) -> String {
    let name = wording.name(step.kind);
    format!("{name}: {}", wording.explanation(step).column())
}

/// Returns whether a step can be found without candidates, from the surrounding digits alone.
pub(super) fn needs_no_candidates(step: &Step) -> bool {
    [Kind::FULL_HOUSE, Kind::HIDDEN_SINGLE].contains(&step.kind)
}

/// Returns the candidates of every empty cell of a record.
fn candidates(record: &Record) -> [DigitSet; Cell::COUNT] {
    let board = record.board();
    let mut all = [DigitSet::EMPTY; Cell::COUNT];
    for cell in Cell::all().filter(|&cell| board[cell].is_none()) {
        all[cell.index()] = situation::candidates(record, cell);
    }
    all
}
