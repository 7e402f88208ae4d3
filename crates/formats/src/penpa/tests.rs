use std::fmt::Write as _;

use super::*;
use crate::tests::PUZZLE;

/// Returns a link to a drawing of the test puzzle. `more` is added to the object that contains the
/// drawing.
fn link(head: &str, more: &str, solver: &str) -> String {
    let mut numbers = String::new();
    for (place, digit) in PUZZLE.chars().enumerate().filter(|&(_, char)| char != '.') {
        let point = (place / 9 + 2) * 13 + place % 9 + 2;
        let comma = if numbers.is_empty() { "" } else { "," };
        write!(numbers, "{comma}\"{point}\":[\"{digit}\",1,\"1\"]").unwrap();
    }
    let text = format!(
        "{head}\n[0,0,0,0]\n{{zG:[\"1\"]}}\n{{zN:{{{numbers}}},zT:[]{more}}}\n{solver}\n[]"
    );
    let packed = to_base_64(&miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 6));
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}")
}

const HEAD: &str = "sudoku,9,9,38,0,1,1,418,418,84,84,0,0,0,0,Title: a zZebra,Author: Us";

#[track_caller]
fn check(link: &str, expected: &str) {
    crate::tests::check(Format::PENPA, link, expected);
    let reader = crate::Reader::new(link.as_bytes(), "test", None).unwrap();
    assert_eq!(reader.format(), Some(Format::PENPA));
}

#[test]
fn classic_puzzles_are_read() {
    // One line of a box, and one line of the frame.
    let boxes = ",zE:{\"225,238\":2,\"183,184\":2}";
    let expected = "1: puzzle, title \"a zebra\", author \"Us\"";
    let link_to = |more, solver| link(HEAD, more, solver);
    check(&link_to("", ""), expected);
    check(&link_to(boxes, ""), expected);
    let query = link_to("", "").replace("/#m", "/?m");
    check(&query, expected);
    check(&query.replace('+', " "), expected);
    let solver = "{zN:{\"28\":[\"6\",9,\"1\"],\"29\":[\"12\",9,\"5\"]}}";
    check(
        &link_to("", solver),
        &expected.replace("puzzle,", "puzzle, 1 entries,"),
    );
}

#[test]
fn other_drawn_elements_are_refused_by_name() {
    let refused = |what| format!("1: this puzzle {what}; only classic 9×9 is supported");
    for (more, what) in [
        (",zT:[[28,29]]", "has the rule \"thermo\""),
        (",z6:[[28,29]]", "has killer cages"),
        (",zC:{\"1,2\":1}", "has killer cages"),
        (",zS:{\"28\":1}", "has the rule \"surface\""),
        (",zE:{\"183,197\":12}", "has diagonals"),
        (",zE:{\"184,197\":2}", "has regions other than boxes"),
        (",zE:{\"1,x\":2}", "has the rule \"lineE\""),
        (",z4:{\"184,197\":1}", "has regions other than boxes"),
    ] {
        check(&link(HEAD, more, ""), &refused(what));
    }
    let small = HEAD.replacen("9,9", "6,6", 1);
    check(&link(&small, "", ""), &refused("is 6×6"));
    let diagonal = HEAD.replace("84,0,0", "84,1,0");
    check(&link(&diagonal, "", ""), &refused("has diagonals"));
    let other = HEAD.replace("sudoku", "hex");
    check(
        &link(&other, "", ""),
        &refused("is of another kind, \"hex\""),
    );
}

#[test]
fn reports_errors() {
    let unpacked = "1: this cannot be unpacked: damaged, or cut short";
    check(
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VV?",
        unpacked,
    );
    check(
        "https://opt-pan.github.io/penpa-edit/?m=edit&p=AAAA",
        unpacked,
    );
    check(
        "https://swaroopg92.github.io/penpa-edit/",
        "1: this link holds no puzzle, only the name of one on a server",
    );
    let text = to_base_64(&miniz_oxide::deflate::compress_to_vec(b"sudoku,9,x", 6));
    check(
        &format!("https://swaroopg92.github.io/penpa-edit/#p={text}"),
        "1: size cannot be \"x\"",
    );
}

fn to_base_64(bytes: &[u8]) -> String {
    const SYMBOLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = group
            .iter()
            .fold(0, |bits, &byte| bits << 8 | usize::from(byte));
        let bits = bits << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            text.push(char::from(SYMBOLS[bits >> (18 - 6 * place) & 63]));
        }
    }
    text
}
