//! Tests with HoDoKu's regression library, if it is available. The library includes techniques that
//! hardly ever occur on a path.

use std::fs;
use std::io::{self, Write as _};
use std::ops::ControlFlow;

use novena_techniques::library_technique;

use crate::kinds::position;
use crate::reading::Reader;

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../shared/logic/reglib-shared.txt"
);

#[test]
fn every_case_of_the_library_reads_well() {
    let Ok(text) = fs::read_to_string(FILE) else {
        // Writes to the stream directly, because the test harness captures `eprintln` in tests that
        // pass.
        let _ = writeln!(
            io::stderr(),
            "skipped: ../shared/logic/reglib-shared.txt is missing"
        );
        return;
    };
    let mut reader = Reader::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let fields: Vec<&str> = line.split(':').skip(1).collect();
        let (code, variant) = fields[0].split_once('-').unwrap_or((fields[0], ""));
        let Some(technique) = library_technique(code, variant) else {
            continue;
        };
        let _ = technique.find(&position(fields[2], fields[3]), &mut |step| {
            reader.read(&step.named_by_shape());
            ControlFlow::Break(())
        });
    }
    reader.finish();
}
