//! The destination of answers: standard output, or a file that is replaced atomically.

mod block_writer;
mod reserved_file;

use std::fs;
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};

use crate::exit::Exit;
use crate::interrupt;
use crate::report;
use crate::screen::{self, Screen};
use crate::texts::Texts;
use block_writer::BlockWriter;
use reserved_file::ReservedFile;

pub(crate) use crate::interrupt::{is_interrupted, keep_when_interrupted, notify_when_interrupted};

/// Writes the output of a command to standard output or to the given file, and reports any failure.
pub(crate) fn write(
    target: Option<&Path>,
    texts: &Texts,
    work: impl FnOnce(&mut OutputMonitor) -> io::Result<Exit>,
) -> Exit {
    let mut out = match Output::open(target) {
        Ok(out) => OutputMonitor {
            out,
            written: false,
        },
        Err(error) => return report::cannot_write(texts, target, &error),
    };
    let worked = work(&mut out);
    let finished = match worked {
        // On failure, an existing file is left unchanged.
        Ok(Exit::Bad) if !out.written => {
            out.out.abandon();
            Ok(Exit::Bad)
        }
        Ok(exit) => out.out.finish().map(|()| exit),
        Err(error) if error.kind() == io::ErrorKind::Interrupted => {
            // Keep the output that has already been printed. An unfinished file is removed.
            let _ = out.out.flush();
            interrupt::end(&error.to_string(), texts);
        }
        Err(error) => {
            out.out.abandon();
            Err(error)
        }
    };
    match finished {
        Ok(exit) => exit,
        Err(error) => check(target, texts, Err(error)),
    }
}

/// Returns the exit status for output written without [`write`]. A closed pipe is accepted; any
/// other error is reported.
pub(crate) fn check(target: Option<&Path>, texts: &Texts, written: io::Result<()>) -> Exit {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            report::cannot_write(texts, target, &error)
        }
        _ => Exit::Success,
    }
}

/// A destination that records whether anything has been written to it.
pub(crate) struct OutputMonitor {
    out: Output,
    written: bool,
}

impl Write for OutputMonitor {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.written |= !bytes.is_empty();
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// An open destination for answers.
pub(crate) enum Output {
    Standard(BufWriter<Screen<Stdout>>),
    /// A device or a pipe. Answers are written to it directly, because renaming a temporary file to
    /// its path would replace it.
    Direct(BufWriter<Screen<fs::File>>),
    /// A file that is written next to its target and given its final name at the end.
    Renamed {
        file: BlockWriter<ReservedFile>,
        target: PathBuf,
    },
}

impl Output {
    /// Opens standard output or the named file.
    pub(crate) fn open(target: Option<&Path>) -> io::Result<Self> {
        let Some(target) = target else {
            return Ok(Self::Standard(BufWriter::with_capacity(
                1 << 16,
                Screen::standard(),
            )));
        };
        if target == Path::new("-") || target == Path::new("/dev/stdout") {
            return Self::open(None);
        }
        if is_open_stream(target) {
            // The stream belongs to another process, so it is opened for appending and keeps its
            // earlier contents.
            let file = fs::OpenOptions::new().append(true).open(target)?;
            return Ok(Self::Direct(BufWriter::new(Screen::device(file))));
        }
        let target = followed(target);
        let existing = fs::metadata(&target).ok();
        if existing
            .as_ref()
            .is_some_and(|metadata| !metadata.is_file())
        {
            let file = fs::OpenOptions::new().write(true).open(target)?;
            return Ok(Self::Direct(BufWriter::new(Screen::device(file))));
        }
        let folder = match target.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let mut builder = tempfile::Builder::new();
        builder.prefix(".novena-");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // The user's umask applies, as it does to any new file.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        // Messages must not reveal the name of the temporary file.
        let file = builder
            .tempfile_in(folder)
            .map_err(|error| io::Error::from(error.kind()))?;
        let replaces = existing.is_some();
        if let Some(metadata) = existing {
            file.as_file().set_permissions(metadata.permissions())?;
        }
        interrupt::add_unfinished(file.path(), &target, replaces);
        Ok(Self::Renamed {
            file: BlockWriter::new(ReservedFile::new(file)),
            target,
        })
    }

    /// Returns whether the answers are written to a terminal.
    pub(crate) fn is_on_screen(&self) -> bool {
        matches!(self, Self::Standard(_)) && screen::is_terminal()
    }

    /// Returns whether the answers are written to a file that replaces an older one.
    pub(crate) const fn is_file(&self) -> bool {
        matches!(self, Self::Renamed { .. })
    }

    /// Ends the output. If the destination is a file, it is given its final name.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Self::Standard(mut out) => out.flush(),
            Self::Direct(mut out) => out.flush(),
            Self::Renamed { file, target } => {
                let path = file.get_ref().file().path().to_owned();
                let finished = file
                    .finish()
                    .and_then(ReservedFile::finish)
                    .and_then(|file| file.persist(target).map_err(|error| error.error));
                interrupt::forget_unfinished(&path);
                finished.map(|_| ())
            }
        }
    }

    /// Discards the output and leaves an existing file unchanged.
    pub(crate) fn abandon(self) {
        let path = match &self {
            Self::Renamed { file, .. } => Some(file.get_ref().file().path().to_owned()),
            Self::Standard(_) | Self::Direct(_) => None,
        };
        // Dropping the temporary file removes it.
        drop(self);
        if let Some(path) = path {
            interrupt::forget_unfinished(&path);
        }
    }
}

/// Returns whether a path refers to a stream of a running process. The stream may be a regular
/// file, which must not be replaced by a rename while the stream is in use.
fn is_open_stream(path: &Path) -> bool {
    ["/dev/stderr", "/dev/fd", "/proc"]
        .iter()
        .any(|stream| path.starts_with(stream))
}

/// Returns whether two paths refer to the same file, which need not exist.
pub(crate) fn is_same_file(one: &Path, other: &Path) -> bool {
    // Only the folder of a missing file can be made canonical.
    let [one, other] = [one, other].map(|path| {
        let path = followed(path);
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")));
        Some(folder.ok()?.join(path.file_name()?))
    });
    one.is_some() && one == other
}

/// Follows symbolic links, so that the target of a link is replaced or created rather than the link
/// itself.
fn followed(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| match fs::read_link(path) {
        Ok(target) => path
            .parent()
            .map_or_else(|| target.clone(), |folder| folder.join(&target)),
        Err(_) => path.to_owned(),
    })
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Standard(out) => out.write(bytes),
            Self::Direct(out) => out.write(bytes),
            Self::Renamed { file, .. } => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Standard(out) => out.flush(),
            Self::Direct(out) => out.flush(),
            Self::Renamed { file, .. } => file.flush(),
        }
    }
}
