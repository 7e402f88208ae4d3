//! `novena explain --pictures`: a path as a page, with one picture a step.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::{fs, iter};

use novena_draw::{Drawing, Scene, Theme, svg};
use novena_formats::Record;
use novena_play::Advice;
use novena_texts::Rung;

use super::ExplainWork;
use super::page::{MARK, Page, Part};
use crate::commands::draw::{no_step, speaks_for_itself};
use crate::exit::Exit;
use crate::output;
use crate::records;
use crate::report;
use crate::situation;

/// Writes a page for each puzzle: in the folder itself, or in one with its number if there are
/// several.
pub(super) fn write(explaining: &ExplainWork<'_>, folder: &Path) -> Exit {
    let texts = explaining.texts;
    // Only the second puzzle tells where the first one goes.
    let mut held: Option<PathPictures> = None;
    let mut seen = 0_usize;
    let numbered = |number: usize| folder.join(format!("{number:03}"));
    let read = records::walk(&explaining.arguments.input, texts, |found, progress| {
        seen += 1;
        let told = match explaining.told_with_pictures(&found.record) {
            Ok(told) => told,
            Err(reason) => {
                let sentence = report::at(&found.file, found.line, &reason);
                progress.suspend(|| report::problem(texts, &sentence));
                return ControlFlow::Continue(Exit::Negative);
            }
        };
        if seen == 1 {
            held = Some(told);
            return ControlFlow::Continue(Exit::Success);
        }
        let first = held.take().map(|first| (first, 1));
        let mut worst = Exit::Success;
        for (told, number) in first.into_iter().chain(iter::once((told, seen))) {
            match progress.suspend(|| explaining.keep(&told, &numbered(number))) {
                Exit::Bad => return ControlFlow::Break(Exit::Bad),
                exit => worst = worst.max(exit),
            }
        }
        ControlFlow::Continue(worst)
    });
    match held {
        Some(only) if seen == 1 => read.max(explaining.keep(&only, folder)),
        Some(first) => read.max(explaining.keep(&first, &numbered(1))),
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
    fn told_with_pictures(&self, record: &Record) -> Result<PathPictures, String> {
        let situation = situation::of(record)
            .map_err(|obstacle| no_step(Advice::Mend(obstacle), &self.teller))?;
        let mut position = situation.position;
        let path = self.found_path(&position);
        let title = record.title.as_deref().unwrap_or("Sudoku");
        let mut told = PathPictures {
            page: Page::new(title, self.texts),
            pictures: Vec::new(),
            steps: path.steps.len(),
            exit: if path.is_solved() {
                Exit::Success
            } else {
                Exit::Negative
            },
        };
        let start = Scene::new(record.givens).with_sheet(record.sheet());
        told.add(
            self.texts.get("pictures-puzzle"),
            Vec::new(),
            "start",
            start,
        );
        let digits = path.steps.len().to_string().len().max(2);
        for (before, step) in path.steps.iter().enumerate() {
            let number = before + 1;
            let mut scene = Scene::at(&position).with_step(step);
            if speaks_for_itself(step) {
                scene.candidates = None;
            }
            let heading = format!("{number}. {}", self.teller.name(step.kind));
            let sentence = self.teller.sentence(step, Rung::Why);
            let name = format!("step-{number:0digits$}");
            told.add(heading, vec![sentence], &name, scene);
            // The path was taken from here: its steps lead on.
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
        told.add(self.texts.get(heading), end, "end", scene);
        Ok(told)
    }

    /// Writes a page and its pictures, and says where.
    fn keep(&self, told: &PathPictures, folder: &Path) -> Exit {
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
            told.page.html()
        } else {
            told.page.markdown()
        };
        let pictures = told.pictures.iter().map(|(name, drawing)| {
            let theme = Theme::Auto;
            (folder.join(name), svg::render(drawing, theme))
        });
        // The page last: where there is one, its pictures are there.
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
            ("count", told.steps.into()),
        ];
        let line = self.texts.fill("pictures-written", &fillings);
        let said = output::write(None, self.texts, |out| {
            writeln!(out, "{line}")?;
            Ok(Exit::Success)
        });
        told.exit.max(said)
    }
}

impl PathPictures {
    fn add(&mut self, heading: String, sentences: Vec<String>, name: &str, scene: Scene<'_>) {
        let picture = format!("{name}.svg");
        let mut drawing = scene.labelled(true).drawing();
        drawing.title.clone_from(&heading);
        self.pictures.push((picture.clone(), drawing));
        self.page.parts.push(Part {
            heading,
            picture,
            sentences,
        });
    }
}

/// Makes a folder ready: a new one, or one that holds nothing but an earlier explanation, whose
/// files are taken away. Says whether it is.
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

/// Whether a file is one that an explanation has: by its name, and a page by its first words.
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
