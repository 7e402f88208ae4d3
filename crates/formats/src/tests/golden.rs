//! Tests small files of the kinds found in practice. Next to each file is a transcript of its
//! content.
//!
//! `NOVENA_UPDATE=1 cargo test -p novena-formats golden` rewrites the transcripts, to be reviewed
//! as a diff.

use std::fs;
use std::path::{Path, PathBuf};

use super::transcript;
use crate::{Content, Format, Reader, Writer};

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
fn files_match_their_transcripts() {
    let refresh = std::env::var_os("NOVENA_UPDATE").is_some();
    let is_transcript = |path: &PathBuf| {
        path.extension()
            .is_some_and(|ending| ending == "transcript")
    };
    let (transcripts, inputs): (Vec<_>, Vec<_>) = files("").into_iter().partition(is_transcript);
    assert!(inputs.len() > 20);
    if !refresh {
        assert_eq!(transcripts.len(), inputs.len());
    }
    for path in inputs {
        let text = fs::read(&path).unwrap();
        let format = Reader::new(text.as_slice(), "test", None).unwrap().format();
        super::properties::reads_alike_in_pieces(&text, None);
        let id = format.map_or("no format", Format::id);
        let found = format!("{id}\n{}", transcript(&text, None));
        let transcript_path = path.with_added_extension("transcript");
        if refresh {
            fs::write(&transcript_path, found).unwrap();
        } else {
            let expected = fs::read_to_string(&transcript_path).unwrap();
            assert_eq!(found, expected, "{}", path.display());
        }
    }
}

/// A file in the form that Novena writes remains the same, byte for byte, when it is read and
/// written again.
#[test]
fn files_in_our_style_survive_reading_and_writing() {
    for (name, format) in [
        ("rows-apart.txt", Format::PLAIN),
        ("triples-end.txt", Format::TRIPLES),
        ("grid.txt", Format::GRID),
    ] {
        let path = files("")
            .into_iter()
            .find(|path| path.ends_with(name))
            .unwrap();
        let text = fs::read_to_string(path).unwrap();
        let mut writer = Writer::new(format, Vec::new());
        for entry in Reader::new(text.as_bytes(), name, None).unwrap() {
            let Content::Record(record) = entry.unwrap().content else {
                panic!("{name}");
            };
            assert!(writer.write(&record).unwrap().is_empty());
        }
        let written = String::from_utf8(writer.finish().unwrap()).unwrap();
        assert_eq!(written, text, "{name}");
    }
}

/// Tests inputs that once caused a parser to fail.
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
