use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// How a lab reads a file whose name was typed. Usually [`from_disk`].
pub type ReadFile<'a> = &'a dyn Fn(&Path) -> io::Result<Vec<u8>>;

/// No board in any lab's format is this long.
const LONGEST: u64 = 64 * 1024;

/// Reads a file; one too long to be a board is an error, however endless it is.
pub fn from_disk(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(LONGEST + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// The bytes as text without a byte order mark; what is not UTF-8 becomes a character no
/// format has.
pub(crate) fn as_text(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned()
}

/// The line as integers apart, if that is all it is.
pub(crate) fn integers(line: &str) -> Option<Vec<i64>> {
    line.split_whitespace()
        .map(|word| word.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn only_integers_are_integers() {
        assert_eq!(integers(" 1\t-2 30\r"), Some(vec![1, -2, 30]));
        assert_eq!(integers(""), Some(vec![]));
        assert_eq!(integers("1 x"), None);
        assert_eq!(integers("1,2"), None);
        assert_eq!(integers("99999999999999999999"), None);
    }
}
