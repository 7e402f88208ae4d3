//! The destination of pictures: one file, numbered files, or the pages of a single PDF.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use novena_draw::{Drawing, pdf, png, svg};

use crate::arguments::{Draw, Picture};
use crate::exit::Exit;
use crate::texts::Texts;
use crate::{output, report, screen};

pub(super) struct Target<'a> {
    arguments: &'a Draw,
    picture: Picture,
    texts: &'a Texts,
    /// The number of puzzles read so far, whether or not they were drawn.
    seen: usize,
    /// The number of pictures written to numbered files.
    written: usize,
    /// The first picture. It is held back because its file name depends on whether another picture
    /// follows.
    held: Option<Drawing>,
    pages: pdf::Pages,
    /// The title of the first page.
    title: Option<String>,
}

impl<'a> Target<'a> {
    /// Opens a destination for pictures, or reports why this is not possible.
    pub(super) fn open(arguments: &'a Draw, picture: Picture, texts: &'a Texts) -> Option<Self> {
        let target = Self {
            arguments,
            picture,
            texts,
            seen: 0,
            written: 0,
            held: None,
            pages: pdf::Pages::new(arguments.colours),
            title: None,
        };
        let is_text = picture == Picture::Svg;
        if target.file().is_none() && !is_text && screen::is_terminal() {
            report::problem(texts, &texts.get("draw-on-screen"));
            return None;
        }
        Some(target)
    }

    /// Returns the file that was specified.
    fn file(&self) -> Option<&'a Path> {
        let output = self.arguments.output.output.as_deref();
        output.filter(|path| *path != Path::new("-"))
    }

    /// Adds a picture.
    pub(super) fn add(&mut self, drawing: Drawing) -> ControlFlow<Exit, Exit> {
        self.seen += 1;
        if self.picture == Picture::Pdf {
            return self.add_page(&drawing);
        }
        if self.seen == 1 {
            self.held = Some(drawing);
            return ControlFlow::Continue(Exit::Success);
        }
        if let Some(first) = self.held.take() {
            self.write_numbered(&first, 1)?;
        }
        self.write_numbered(&drawing, self.seen)
    }

    /// Skips the number of a puzzle that has no picture.
    pub(super) const fn skip(&mut self) {
        self.seen += 1;
    }

    fn add_page(&mut self, drawing: &Drawing) -> ControlFlow<Exit, Exit> {
        if self.title.is_none() {
            self.title = Some(drawing.title.clone());
        }
        self.pages
            .bookmark(format!("{}. {}", self.seen, drawing.title));
        match self.pages.add(drawing) {
            Ok(()) => ControlFlow::Continue(Exit::Success),
            Err(error) => ControlFlow::Break(self.failed(&error)),
        }
    }

    fn failed(&self, error: &impl ToString) -> Exit {
        let fillings = [("reason", error.to_string().into())];
        report::problem(self.texts, &self.texts.fill("draw-failed", &fillings));
        Exit::Bad
    }

    /// Writes the picture that is still being held back, if any.
    pub(super) fn finish(mut self) -> Exit {
        if self.picture == Picture::Pdf {
            return self.finish_pages();
        }
        let exit = match self.held.take() {
            Some(only) if self.seen == 1 => self.write(&only, self.file()),
            Some(first) => match self.write_numbered(&first, 1) {
                ControlFlow::Continue(exit) | ControlFlow::Break(exit) => exit,
            },
            None => Exit::Success,
        };
        if self.written > 0 {
            let fillings = [
                ("count", self.written.into()),
                ("first", self.numbered(1).display().to_string().into()),
            ];
            report::advice(&self.texts.fill("draw-numbered", &fillings));
        }
        exit
    }

    fn finish_pages(self) -> Exit {
        // If there are no pages, leave an existing file unchanged.
        if self.pages.is_empty() {
            return Exit::Success;
        }
        let (file, texts) = (self.file(), self.texts);
        let about = pdf::PdfInfo {
            title: self
                .arguments
                .heading
                .clone()
                .or(self.title)
                .unwrap_or_default(),
            author: String::new(),
            language: texts.language().tag().to_owned(),
        };
        match self.pages.finish(about) {
            Ok(bytes) => put(file, &bytes, texts),
            Err(error) => {
                let fillings = [("reason", error.to_string().into())];
                report::problem(texts, &texts.fill("draw-failed", &fillings));
                Exit::Bad
            }
        }
    }

    fn write_numbered(&mut self, drawing: &Drawing, number: usize) -> ControlFlow<Exit, Exit> {
        if self.file().is_none() {
            report::problem(self.texts, &self.texts.get("draw-several"));
            return ControlFlow::Break(Exit::Bad);
        }
        match self.write(drawing, Some(&self.numbered(number))) {
            Exit::Success => {
                self.written += 1;
                ControlFlow::Continue(Exit::Success)
            }
            bad => ControlFlow::Break(bad),
        }
    }

    /// Returns a numbered file name, such as `picture-001.svg` for `picture.svg`.
    fn numbered(&self, number: usize) -> PathBuf {
        let file = self.file().unwrap_or(Path::new(""));
        let part = |part: Option<&std::ffi::OsStr>| {
            part.map_or_else(String::new, |part| part.to_string_lossy().into_owned())
        };
        let (stem, ending) = (part(file.file_stem()), part(file.extension()));
        let dot = if ending.is_empty() { "" } else { "." };
        file.with_file_name(format!("{stem}-{number:03}{dot}{ending}"))
    }

    fn write(&self, drawing: &Drawing, file: Option<&Path>) -> Exit {
        let theme = self.arguments.colours;
        let bytes = match self.picture {
            Picture::Png => match png::render(drawing, theme, self.arguments.size) {
                Ok(bytes) => bytes,
                Err(error) => return self.failed(&error),
            },
            Picture::Svg | Picture::Pdf => svg::render(drawing, theme).into_bytes(),
        };
        put(file, &bytes, self.texts)
    }
}

/// Writes a file atomically.
fn put(file: Option<&Path>, bytes: &[u8], texts: &Texts) -> Exit {
    output::write(file, texts, |out| {
        out.write_all(bytes)?;
        Ok(Exit::Success)
    })
}
