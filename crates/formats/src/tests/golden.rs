//! Small files as people have them, each beside a transcript of what it holds.
//!
//! `NOVENA_REFRESH=1 cargo test -p novena-formats golden` writes the transcripts anew, to
//! be read as a diff.

use std::fs;
use std::path::{Path, PathBuf};

use super::said;
use crate::{Format, Reader};

fn files(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/formats");
    let entries = fs::read_dir(root.join(folder)).unwrap();
    let mut files: Vec<_> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    files
}

#[test]
fn files_hold_what_their_transcripts_say() {
    let refresh = std::env::var_os("NOVENA_REFRESH").is_some();
    let is_transcript = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "said");
    let (transcripts, inputs): (Vec<_>, Vec<_>) = files("").into_iter().partition(is_transcript);
    assert!(inputs.len() > 20);
    if !refresh {
        assert_eq!(transcripts.len(), inputs.len());
    }
    for path in inputs {
        let text = fs::read(&path).unwrap();
        let format = Reader::new(text.as_slice(), "test", None).unwrap().format();
        let id = format.map_or("no format", Format::id);
        let found = format!("{id}\n{}", said(&text, None));
        let transcript = path.with_added_extension("said");
        if refresh {
            fs::write(&transcript, found).unwrap();
        } else {
            let expected = fs::read_to_string(&transcript).unwrap();
            assert_eq!(found, expected, "{}", path.display());
        }
    }
}

/// What once made a parser fail must never do so again.
#[test]
fn regressions_stay_fixed() {
    for path in files("regressions") {
        let text = fs::read(&path).unwrap();
        super::properties::lines_are_read_alike(&text);
        for format in [None]
            .into_iter()
            .chain(Format::ALL.iter().copied().map(Some))
        {
            super::properties::reads_alike_in_pieces(&text, format);
        }
    }
}
