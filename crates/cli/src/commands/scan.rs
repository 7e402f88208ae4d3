//! `novena scan`: reads puzzles from photos.

mod overlay;

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use novena_core::{CellSet, Refusal};
use novena_formats::{Format, Record};
use novena_scan::{Grey, Reading, ScanError, Trust, decode, scan};

use crate::arguments::Scan;
use crate::exit::Exit;
use crate::input::open_file;
use crate::texts::Texts;
use crate::{output, report};

/// The maximum size of a file that is read. No photo is that large.
const LONGEST_FILE: u64 = 256 * 1024 * 1024;

/// Reads every photo.
pub(crate) fn run(arguments: &Scan, texts: &Texts) -> Exit {
    let target = arguments.output.output.as_deref();
    let format = arguments.to.or_else(|| {
        let ending = target?.extension()?.to_str()?;
        Format::from_extension(ending)
    });
    let mut work = ScanWork {
        arguments,
        texts,
        format: format.unwrap_or(Format::LINE),
        written: 0,
        pictures: 0,
    };
    output::write(target, texts, |out| {
        let mut exit = Exit::Success;
        for photo in &arguments.photos {
            exit = exit.max(work.read(photo, out)?);
        }
        if work.written > 0 {
            out.write_all(work.format.tail().as_bytes())?;
        }
        Ok(exit)
    })
}

struct ScanWork<'a> {
    arguments: &'a Scan,
    texts: &'a Texts,
    format: Format,
    /// The number of puzzles written.
    written: usize,
    /// The number of pictures drawn.
    pictures: usize,
}

impl ScanWork<'_> {
    /// Reads one photo and writes its puzzles.
    fn read(&mut self, photo: &Path, out: &mut impl Write) -> io::Result<Exit> {
        let name = photo.display().to_string();
        let bytes = match read_file(photo) {
            Ok(bytes) => bytes,
            Err(error) => {
                report::problem(self.texts, &report::unreadable(self.texts, &name, &error));
                return Ok(Exit::Bad);
            }
        };
        let pictures = match decode::pictures(&bytes) {
            Ok(pictures) => pictures,
            Err(error) => return Ok(self.refuse(&name, &error)),
        };
        let mut exit = Exit::Success;
        let mut found = false;
        let mut refused = None;
        for picture in pictures {
            match picture.and_then(|grey| scan(&grey).map(|readings| (grey, readings))) {
                Ok((grey, readings)) => {
                    found = true;
                    for reading in &readings {
                        exit = exit.max(self.write(&name, reading, out)?);
                    }
                    exit = exit.max(self.show(&grey, &readings));
                }
                Err(error) => refused = Some(error),
            }
        }
        // PDF pages without a puzzle are not a problem as long as another page contains one.
        match refused {
            Some(error) if !found => Ok(self.refuse(&name, &error)),
            _ => Ok(exit),
        }
    }

    fn refuse(&self, photo: &str, error: &ScanError) -> Exit {
        let reason = report::refusal(self.texts, error as &dyn Refusal);
        let fillings = [("file", photo.into()), ("reason", reason.into())];
        report::problem(self.texts, &self.texts.fill("scan-refused", &fillings));
        Exit::Bad
    }

    /// Writes a puzzle and any notes about it.
    fn write(&mut self, photo: &str, reading: &Reading, out: &mut impl Write) -> io::Result<Exit> {
        if self.written == 0 {
            out.write_all(self.format.head().as_bytes())?;
        } else if !self.format.is_line_based() {
            out.write_all(b"\n")?;
        }
        self.written += 1;
        let mut record = Record::new(reading.givens());
        if !self.arguments.givens_only {
            record.entries = reading.entries();
        }
        self.format.write(&record, out)?;
        let cells = |cells: CellSet| {
            let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
            names.join(", ")
        };
        if !reading.changes().is_empty() {
            let changed = reading.changes().iter().map(|change| change.cell).collect();
            let fillings = [("file", photo.into()), ("cells", cells(changed).into())];
            report::warning(self.texts, "scan-changed", &fillings);
        }
        let key = match reading.trust() {
            Trust::Sure => return Ok(Exit::Success),
            Trust::Ambiguous => "scan-ambiguous",
            Trust::NotUnique => "scan-not-unique",
        };
        let fillings = [
            ("file", photo.into()),
            ("cells", cells(reading.doubtful()).into()),
            ("count", reading.doubtful().len().into()),
        ];
        report::warning(self.texts, key, &fillings);
        Ok(Exit::Negative)
    }

    /// If requested, writes a picture of the photo in which everything that was read is marked.
    fn show(&mut self, grey: &Grey, readings: &[Reading]) -> Exit {
        let Some(target) = &self.arguments.show else {
            return Exit::Success;
        };
        self.pictures += 1;
        let target = numbered(target, self.pictures);
        let png = overlay::draw(grey, readings);
        output::write(Some(&target), self.texts, |out| {
            out.write_all(&png)?;
            Ok(Exit::Success)
        })
    }
}

/// Returns the file name of a picture. The first picture uses the given name; the others are
/// numbered, as in `seen-2.png`.
fn numbered(target: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return target.to_owned();
    }
    let stem = target.file_stem().unwrap_or_default().to_string_lossy();
    let ending = target.extension().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!("{stem}-{number}.{ending}"))
}

fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = if path == Path::new("-") {
        Box::new(io::stdin()) as Box<dyn Read>
    } else {
        Box::new(open_file(path)?)
    };
    file.take(LONGEST_FILE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(io::Error::from(io::ErrorKind::FileTooLarge));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_after_the_first_are_numbered() {
        let target = Path::new("a/seen.png");
        assert_eq!(numbered(target, 1), target);
        assert_eq!(numbered(target, 3), Path::new("a/seen-3.png"));
    }
}
