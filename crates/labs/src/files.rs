use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// A function that reads a file for a lab. It is usually [`from_disk`].
pub type ReadFile<'a> = &'a dyn Fn(&Path) -> io::Result<Vec<u8>>;

/// A function that writes a new file for a lab.
pub type WriteFile<'a> = &'a dyn Fn(&Path, &[u8]) -> io::Result<()>;

/// The maximum length of a file in bytes. No board is this long in any lab's format.
const LONGEST: u64 = 64 * 1024;

/// Reads a file. If the file is too long to be a board, returns an error.
pub fn from_disk(path: &Path) -> io::Result<Vec<u8>> {
    from_stream(File::open(path)?)
}

/// Reads a stream in the same way as [`from_disk`] reads a file.
pub fn from_stream(stream: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// The languages of the labs that work with files, in the same order as the strings in [`reason`].
#[derive(Clone, Copy)]
pub(crate) enum LabLanguage {
    Portuguese,
    Spanish,
}

/// Returns the reason why a file could not be read or written, in the lab's language. The messages
/// of the operating system are in English. Rare reasons have no message here, and only the system's
/// error number is reported.
pub(crate) fn reason(error: &io::Error, language: LabLanguage) -> String {
    use io::ErrorKind as Kind;
    let texts = match error.kind() {
        Kind::NotFound => ["arquivo ou pasta inexistente", "no existe"],
        Kind::PermissionDenied => ["permissão negada", "permiso denegado"],
        Kind::IsADirectory => ["é uma pasta", "es una carpeta"],
        Kind::NotADirectory => [
            "parte do caminho não é uma pasta",
            "parte de la ruta no es una carpeta",
        ],
        Kind::InvalidFilename | Kind::InvalidInput => ["nome inválido", "nombre no valido"],
        Kind::FileTooLarge => ["arquivo longo demais", "archivo demasiado largo"],
        Kind::StorageFull | Kind::QuotaExceeded => ["falta espaço", "no queda espacio"],
        Kind::ReadOnlyFilesystem => ["o disco é só de leitura", "el disco es de solo lectura"],
        _ => RARE,
    };
    let text = texts[language as usize];
    match error.raw_os_error() {
        Some(number) if texts == RARE => format!("{text} {number}"),
        _ => text.to_owned(),
    }
}

const RARE: [&str; 2] = ["erro do sistema", "error del sistema"];

/// Converts bytes to text. Anything that is not UTF-8 is read as Latin-1, in which each byte is a
/// character, because the documents date from a time when that encoding was common.
pub(crate) fn as_text(bytes: &[u8]) -> String {
    match str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// Converts the bytes of a file to text, without a byte order mark.
pub(crate) fn file_text(bytes: &[u8]) -> String {
    let text = as_text(bytes);
    text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_is_not_utf8_is_read_as_latin1() {
        assert_eq!(file_text("\u{feff}solução".as_bytes()), "solução");
        assert_eq!(file_text(b"solu\xe7\xe3o\xa0"), "solução\u{a0}");
        assert_eq!(file_text(b""), "");
    }

    #[test]
    fn an_endless_file_is_refused() {
        let zeros = Path::new("/dev/zero");
        if zeros.exists() {
            assert_eq!(
                from_disk(zeros).unwrap_err().kind(),
                io::ErrorKind::FileTooLarge
            );
        }
    }

    #[track_caller]
    fn check(error: impl Into<io::Error>, portuguese: &str, spanish: &str) {
        let error = error.into();
        assert_eq!(reason(&error, LabLanguage::Portuguese), portuguese);
        assert_eq!(reason(&error, LabLanguage::Spanish), spanish);
    }

    #[test]
    fn system_errors_are_in_the_language_of_the_lab() {
        use io::ErrorKind as Kind;
        check(Kind::IsADirectory, "é uma pasta", "es una carpeta");
        check(
            Kind::PermissionDenied,
            "permissão negada",
            "permiso denegado",
        );
        check(Kind::StorageFull, "falta espaço", "no queda espacio");
        #[cfg(unix)]
        check(
            from_disk(Path::new("/")).unwrap_err(),
            "é uma pasta",
            "es una carpeta",
        );
        check(
            from_disk(Path::new("no such file")).unwrap_err(),
            "arquivo ou pasta inexistente",
            "no existe",
        );
        check(
            from_disk(Path::new("\0")).unwrap_err(),
            "nome inválido",
            "nombre no valido",
        );
        // If an error contains a message of its own, that message is not used, because it is not in
        // the lab's language.
        check(
            io::Error::new(Kind::PermissionDenied, "locked by a friend"),
            "permissão negada",
            "permiso denegado",
        );
        check(Kind::Other, "erro do sistema", "error del sistema");
    }

    #[test]
    fn rare_errors_have_their_number() {
        check(
            io::Error::from_raw_os_error(123_456),
            "erro do sistema 123456",
            "error del sistema 123456",
        );
    }
}
