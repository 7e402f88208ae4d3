//! `novena explain --pictures`: writes a path as a page with one picture per step.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::{fs, iter};

use novena_core::Puzzle;
use novena_draw::{Drawing, Scene, Theme, svg};
use novena_formats::Record;
use novena_kernel::{Verdict, Wave};
use novena_play::Advice;
use novena_ratings::rate;
use novena_techniques::{Kind, Path as StepPath, Position};

use super::ExplainWork;
use super::page::{MARK, Page, Part, Summary, TechniqueRow};
use crate::answer::decimal;
use crate::commands::draw::{needs_no_candidates, no_step};
use crate::exit::Exit;
use crate::interrupt;
use crate::output;
use crate::records;
use crate::report;
use crate::situation;

/// Writes a page for each puzzle. A single page goes into the folder itself; if there are several,
/// each goes into a subfolder named after the number of its puzzle.
pub(super) fn write(explaining: &ExplainWork<'_>, folder: &Path) -> Exit {
    let texts = explaining.texts;
    interrupt::set_note("interrupted-pictures");
    // The first page is held back, because its folder depends on whether there is a second puzzle.
    let mut held: Option<PathPictures> = None;
    let mut seen = 0_usize;
    let numbered = |number: usize| folder.join(format!("{number:03}"));
    let read = records::walk(&explaining.arguments.input, texts, |found, progress| {
        seen += 1;
        let explanation = match explaining.explain_with_pictures(&found.record) {
            Ok(explanation) => explanation,
            Err(reason) => {
                let sentence = report::at(&found.file.shown(texts), found.line, &reason);
                progress.suspend(|| report::problem(texts, &sentence));
                return ControlFlow::Continue(Exit::Negative);
            }
        };
        if seen == 1 {
            held = Some(explanation);
            return ControlFlow::Continue(Exit::Success);
        }
        let first = held.take().map(|first| (first, 1));
        let mut worst = Exit::Success;
        for (explanation, number) in first.into_iter().chain(iter::once((explanation, seen))) {
            match progress.suspend(|| explaining.write_explanation(&explanation, &numbered(number)))
            {
                Exit::Bad => return ControlFlow::Break(Exit::Bad),
                exit => worst = worst.max(exit),
            }
        }
        ControlFlow::Continue(worst)
    });
    match held {
        Some(only) if seen == 1 => read.max(explaining.write_explanation(&only, folder)),
        Some(first) => read.max(explaining.write_explanation(&first, &numbered(1))),
        None => read,
    }
}

/// A path with its pictures, in order.
struct PathPictures {
    page: Page,
    pictures: Vec<(String, Drawing)>,
    steps: usize,
    exit: Exit,
}

impl ExplainWork<'_> {
    fn explain_with_pictures(&self, record: &Record) -> Result<PathPictures, String> {
        let situation = situation::of(record)
            .map_err(|obstacle| no_step(Advice::Obstacle(obstacle), &self.wording))?;
        let mut position = situation.position;
        let path = self.found_path(&position);
        let title = record.title.as_deref().unwrap_or("Sudoku");
        let mut explanation = PathPictures {
            page: Page::new(title, self.summary(&record.givens, &path), self.texts),
            pictures: Vec::new(),
            steps: path.steps.len(),
            exit: if path.is_solved() {
                Exit::Success
            } else {
                Exit::Negative
            },
        };
        let start = Scene::new(record.givens).with_sheet(record.sheet());
        explanation.add(
            self.texts.get("pictures-puzzle"),
            Vec::new(),
            "start",
            start,
        );
        let steps = path.steps.len();
        for (before, step) in path.steps.iter().enumerate() {
            let number = before + 1;
            let mut scene = Scene::at(&position).with_step(step);
            if needs_no_candidates(step) {
                scene.candidates = None;
            }
            let heading = format!("{number}. {}", self.wording.name(step.kind));
            let argument = self.wording.explanation(step);
            let mut sentences = vec![argument.column()];
            sentences.extend(argument.notation);
            let name = step_name(number, steps);
            explanation.add(heading, sentences, &name, scene);
            // The path starts from this position, so every step can be applied.
            let _ = position.apply(step);
        }
        let end = self.end(&path, situation.solution.is_none());
        let (heading, scene) = if path.is_solved() {
            (
                "pictures-solution",
                Scene::new(record.givens).with_board(position.board()),
            )
        } else {
            ("pictures-end", Scene::at(&position))
        };
        explanation.add(self.texts.get(heading), end, "end", scene);
        Ok(explanation)
    }

    /// Returns the difficulty of the puzzle, and the techniques of the path with their steps.
    fn summary(&self, puzzle: &Puzzle, path: &StepPath) -> Summary {
        let mut sentences = Vec::new();
        if matches!(Wave::new().verdict(puzzle).0, Verdict::Unique(_)) {
            let start = Position::new(puzzle).ok();
            let rating = start.and_then(|start| rate(start.assuming_uniqueness(true)));
            sentences.push(match rating {
                Some(rating) => {
                    let fillings = [
                        ("level", self.wording.level(rating.level()).into()),
                        ("rating", decimal(rating.tenths).into()),
                    ];
                    self.texts.fill("pictures-rating", &fillings)
                }
                None => self.texts.get("pictures-beyond"),
            });
        }
        let steps = path.steps.len();
        let mut used: BTreeMap<Kind, Vec<usize>> = BTreeMap::new();
        for (number, step) in (1..).zip(&path.steps) {
            used.entry(step.kind).or_default().push(number);
        }
        let fillings = [("steps", steps.into()), ("techniques", used.len().into())];
        sentences.push(self.texts.fill("pictures-steps", &fillings));
        let row = |(kind, numbers): (Kind, Vec<usize>)| TechniqueRow {
            name: self.wording.name(kind),
            steps: numbers.len(),
            places: runs(&numbers)
                .map(|(first, last)| {
                    let shown = if first == last {
                        first.to_string()
                    } else {
                        format!("{first}–{last}")
                    };
                    (shown, step_name(first, steps))
                })
                .collect(),
        };
        Summary {
            sentences,
            heads: ["report-technique", "report-steps", "pictures-places"]
                .map(|key| self.texts.get(key)),
            techniques: used.into_iter().map(row).collect(),
        }
    }

    /// Writes a page and its pictures, and reports where they were written.
    fn write_explanation(&self, explanation: &PathPictures, folder: &Path) -> Exit {
        let is_html = self.arguments.html;
        let page = folder.join(if is_html { "index.html" } else { "index.md" });
        match clear(folder) {
            Ok(true) => {}
            Ok(false) => {
                let fillings = [("folder", folder.display().to_string().into())];
                report::problem(self.texts, &self.texts.fill("pictures-foreign", &fillings));
                return Exit::Bad;
            }
            Err(error) => return report::cannot_write(self.texts, Some(folder), &error),
        }
        let text = if is_html {
            explanation.page.html()
        } else {
            explanation.page.markdown()
        };
        let pictures = explanation.pictures.iter().map(|(name, drawing)| {
            let theme = Theme::Auto;
            (folder.join(name), svg::render(drawing, theme))
        });
        // The page is written last, so if it exists, its pictures exist too.
        for (file, text) in pictures.chain(iter::once((page.clone(), text))) {
            let written = output::write(Some(&file), self.texts, |out| {
                out.write_all(text.as_bytes())?;
                Ok(Exit::Success)
            });
            if written != Exit::Success {
                return written;
            }
        }
        let fillings = [
            ("page", page.display().to_string().into()),
            ("count", explanation.steps.into()),
        ];
        let line = self.texts.fill("pictures-written", &fillings);
        let printed = output::write(None, self.texts, |out| {
            writeln!(out, "{line}")?;
            Ok(Exit::Success)
        });
        explanation.exit.max(printed)
    }
}

impl PathPictures {
    fn add(&mut self, heading: String, sentences: Vec<String>, name: &str, scene: Scene<'_>) {
        let picture = format!("{name}.svg");
        let mut drawing = scene.labelled(true).drawing();
        drawing.title.clone_from(&heading);
        self.pictures.push((picture.clone(), drawing));
        self.page.parts.push(Part {
            id: name.to_owned(),
            heading,
            picture,
            sentences,
        });
    }
}

/// Returns the name of a step, which its picture and its anchor on the page share. The number is
/// padded to the width required for a path of `steps` steps.
fn step_name(number: usize, steps: usize) -> String {
    let digits = steps.to_string().len().max(2);
    format!("step-{number:0digits$}")
}

/// Groups consecutive numbers into runs, each given by its first and last number.
fn runs(numbers: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    let follows = |one: &usize, next: &usize| one + 1 == *next;
    let runs = numbers.chunk_by(follows);
    runs.filter_map(|run| Some((*run.first()?, *run.last()?)))
}

/// Prepares a folder for an explanation. The folder must be new or contain only an earlier
/// explanation, whose files are removed. Returns whether the folder is ready.
fn clear(folder: &Path) -> io::Result<bool> {
    fs::create_dir_all(folder)?;
    let mut ours: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if !is_ours(&path) {
            return Ok(false);
        }
        ours.push(path);
    }
    for path in ours {
        fs::remove_file(path)?;
    }
    Ok(true)
}

/// Returns whether a file belongs to an explanation. Pictures are recognised by their names; pages
/// must also begin with the expected words.
fn is_ours(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    match name.unwrap_or_default() {
        "index.md" | "index.html" => {
            fs::read(path).is_ok_and(|page| page.starts_with(MARK.as_bytes()))
        }
        "start.svg" | "end.svg" => true,
        name => name
            .strip_prefix("step-")
            .and_then(|name| name.strip_suffix(".svg"))
            .is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consecutive_steps_share_a_link() {
        let check = |numbers: &[usize], expected: &[(usize, usize)]| {
            assert_eq!(runs(numbers).collect::<Vec<_>>(), expected, "{numbers:?}");
        };
        check(&[1, 2, 3, 7, 9, 10], &[(1, 3), (7, 7), (9, 10)]);
        check(&[], &[]);
        assert_eq!(step_name(7, 58), "step-07");
        assert_eq!(step_name(7, 120), "step-007");
    }
}
