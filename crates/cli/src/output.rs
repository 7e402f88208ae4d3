//! Where answers go: standard output, or a file that is whole or not there at all.

use std::fs;
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::NamedTempFile;

use crate::exit::Exit;
use crate::report;
use crate::screen::{self, Screen};
use crate::texts::Texts;

/// The temporary files to take away when the program is interrupted.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Whether the command at work looks at [`is_interrupted`] and ends by itself.
static ENDS_BY_ITSELF: AtomicBool = AtomicBool::new(false);
static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Who waits for Ctrl-C.
static TELL: Mutex<Option<Box<dyn Fn() + Send>>> = Mutex::new(None);

/// From now on the first Ctrl-C only makes [`is_interrupted`] true; the command sees to it that
/// what it has so far is kept. A second one ends the program at once.
pub(crate) fn keep_when_interrupted() {
    ENDS_BY_ITSELF.store(true, Ordering::Relaxed);
}

/// The same, and calls `tell` when it happens.
pub(crate) fn tell_when_interrupted(tell: impl Fn() + Send + 'static) {
    *lock(&TELL) = Some(Box::new(tell));
    keep_when_interrupted();
}

/// Whether Ctrl-C was pressed.
pub(crate) fn is_interrupted() -> bool {
    IS_INTERRUPTED.load(Ordering::Relaxed)
}

/// Ctrl-C and a request to terminate leave no temporary file behind, and no terminal that
/// cannot be used.
pub(crate) fn clean_up_when_interrupted() {
    // Without a handler the program still ends; only a temporary file might stay.
    let _ = ctrlc::set_handler(|| {
        let is_second = IS_INTERRUPTED.swap(true, Ordering::Relaxed);
        if ENDS_BY_ITSELF.load(Ordering::Relaxed) && !is_second {
            if let Some(tell) = lock(&TELL).take() {
                tell();
            }
            return;
        }
        for path in lock(&UNFINISHED).drain(..) {
            let _ = fs::remove_file(path);
        }
        novena_player::give_terminal_back();
        std::process::exit(Exit::Interrupted as i32);
    });
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A temporary file is gone or has its name.
fn forget_unfinished(path: &Path) {
    lock(&UNFINISHED).retain(|unfinished| unfinished != path);
}

/// Writes all that a command says to standard output or to the named file, and says so where
/// that fails.
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
        // Nothing came of it: an existing file stays as it was.
        Ok(Exit::Bad) if !out.written => {
            out.out.abandon();
            Ok(Exit::Bad)
        }
        Ok(exit) => out.out.finish().map(|()| exit),
        Err(error) => {
            out.out.abandon();
            Err(error)
        }
    };
    match finished {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            report::cannot_write(texts, target, &error)
        }
        // The reader has closed the pipe: it has seen enough.
        Err(_) => Exit::Success,
        Ok(exit) => exit,
    }
}

/// A destination that knows whether anything was written to it.
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
    /// A device or a pipe that was named: written directly, it cannot be renamed over.
    Direct(BufWriter<Screen<fs::File>>),
    /// Written beside its target and renamed at the end.
    Renamed {
        file: BufWriter<NamedTempFile>,
        target: PathBuf,
    },
}

impl Output {
    /// Standard output, or the named file.
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
            // Append: the stream belongs to the process that opened it.
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
            // Like any file a program makes: the user's mask takes away what it should.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        // Messages must not show the name of the temporary file.
        let file = builder
            .tempfile_in(folder)
            .map_err(|error| io::Error::from(error.kind()))?;
        if let Some(metadata) = existing {
            file.as_file().set_permissions(metadata.permissions())?;
        }
        lock(&UNFINISHED).push(file.path().to_owned());
        Ok(Self::Renamed {
            file: BufWriter::with_capacity(1 << 16, file),
            target,
        })
    }

    /// Whether answers appear in front of a person.
    pub(crate) fn is_on_screen(&self) -> bool {
        matches!(self, Self::Standard(_)) && screen::is_terminal()
    }

    /// Everything is there: the file takes its name.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Self::Standard(mut out) => out.flush(),
            Self::Direct(mut out) => out.flush(),
            Self::Renamed { file, target } => {
                let path = file.get_ref().path().to_owned();
                let finished = match file.into_inner() {
                    Ok(file) => file.persist(target).map_err(|error| error.error),
                    Err(error) => Err(error.into_error()),
                };
                forget_unfinished(&path);
                finished.map(|_| ())
            }
        }
    }

    /// Nothing came of it: an existing file stays as it was.
    pub(crate) fn abandon(self) {
        let path = match &self {
            Self::Renamed { file, .. } => Some(file.get_ref().path().to_owned()),
            Self::Standard(_) | Self::Direct(_) => None,
        };
        // Dropping the temporary file removes it.
        drop(self);
        if let Some(path) = path {
            forget_unfinished(&path);
        }
    }
}

/// Whether a path names a stream of a running process. It may lead to a plain file, which
/// must not be renamed over while the stream is in use.
fn is_open_stream(path: &Path) -> bool {
    ["/dev/stderr", "/dev/fd", "/proc"]
        .iter()
        .any(|stream| path.starts_with(stream))
}

/// A link keeps pointing at its file: the file behind it is what is replaced, or made.
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
