//! Solves every puzzle in a file, whatever its format.
//!
//! `cargo run --example solve_file [FILE]`

use std::error::Error;
use std::fs::File;
use std::io::Read;

use novena::Solve;
use novena::formats::{Content, Reader};

const PUZZLES: &str = "\
# a puzzle, one with several solutions, one with none, and a typing error
...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47...
...12..34...53..678324.......7...9...5....38...4..51.......3459.4...2...19..4....
1..12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47...
...12..34...53..678324.......7A6.9...51.9.38...4.851.......345964..52...19..47...
";

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1);
    let input: Box<dyn Read> = match &file {
        Some(name) => Box::new(File::open(name)?),
        None => Box::new(PUZZLES.as_bytes()),
    };
    for entry in Reader::new(input, file.as_deref().unwrap_or_default(), None)? {
        let entry = entry?;
        match entry.content {
            Content::Record(record) => match novena::solve(&record.givens) {
                Solve::Unique(solution) => println!("{solution}"),
                Solve::Several(first, _) => println!("{first} is one of several"),
                Solve::None => println!("no solution"),
            },
            Content::Neutral(comment) => println!("{comment}"),
            Content::Error(error) => println!("line {}: {error}", entry.line),
        }
    }
    Ok(())
}
