use novena_core::{Board, HouseSet};

use super::*;
use crate::{Claim, Inline, Part, Place};

const GIVENS: &str =
    "1................................................................................";

/// A lesson with the given text in one section.
fn lesson(section: &str) -> String {
    format!("# A\n\n> B\n\n## C {{#example}}\n\n{section}")
}

fn parsed(section: &str) -> Section {
    let mut text = LessonText::parse(&lesson(section)).unwrap();
    assert_eq!((&*text.title, &*text.summary), ("A", "B"));
    text.sections.remove(0)
}

/// The line number, the expectation and the text found, from the error for the given text.
fn error(text: &str) -> (usize, &'static str, String) {
    let error = LessonText::parse(text).unwrap_err();
    (error.line, error.expected, error.found)
}

/// The line number and the expectation, from the error for a section whose text starts on line 7.
fn section_error(section: &str) -> (usize, String) {
    let (line, expected, _) = error(&lesson(section));
    (line, expected.to_owned())
}

#[test]
fn a_section_has_paragraphs_and_lists() {
    let section = parsed("One\ntwo.\n\nThree.\n\n1. **Four**.\n2. *Five*.\n");
    assert_eq!((section.kind, section.line), (SectionKind::Example, 5));
    assert_eq!(section.heading, "C");
    let plain = |text: &str| Inline::Plain(text.to_owned());
    assert_eq!(
        section.blocks,
        [
            Block::Paragraph(vec![plain("One two.")]),
            Block::Paragraph(vec![plain("Three.")]),
            Block::Numbered(vec![
                vec![Inline::Strong("Four".to_owned()), plain(".")],
                vec![Inline::Emphasis("Five".to_owned()), plain(".")],
            ]),
        ]
    );
}

#[test]
fn mentions_have_a_place_and_a_part() {
    let section = parsed(
        "[r4c6](target) [r2c13](has 56)\n[row 6](r6 base) [the columns](c68)\n\n[it](r2c3 is 4) [r1c1](lacks 4) [r1c2](pattern)",
    );
    let mentions: Vec<_> = section.mentions().collect();
    let places = ["r4c6", "r2c1 r2c3", "r6", "c6 c8", "r2c3", "r1c1", "r1c2"];
    for (mention, place) in mentions.iter().zip(places) {
        match mention.place {
            Place::Cells(cells) => assert_eq!(cells, place.parse().unwrap()),
            Place::Houses(houses) => assert_eq!(Ok(houses), place.parse::<HouseSet>()),
        }
    }
    let parts: Vec<_> = mentions
        .iter()
        .map(|mention| mention.part.as_ref().map(ToString::to_string))
        .collect();
    let expected = ["target", "has 56", "base", "", "is 4", "lacks 4", "pattern"];
    let expected = expected.map(|part| (!part.is_empty()).then(|| part.to_owned()));
    assert_eq!(parts, expected);
    assert_eq!(mentions[2].part, Some(Part::Role("base".to_owned())));
    let lines: Vec<usize> = mentions.iter().map(|mention| mention.line).collect();
    assert_eq!(lines, [7, 7, 8, 8, 10, 10, 10]);
}

#[test]
fn a_position_has_digits_struck_candidates_and_a_claim() {
    let entries = GIVENS.replace("1.", ".2");
    let position = parsed(&format!(
        "Look.\n\n```position\ngivens {GIVENS}\nentries {entries}\nstruck r3c45<>5\nstep x-wing r5c8<>6 r4c6<>6\n```\n"
    ));
    let position = position.position.unwrap();
    assert_eq!(position.line, 9);
    assert_eq!(position.board().to_string()[..3], *"12.");
    assert_eq!(position.struck.len(), 2);
    let Some(Claim::Step(step)) = position.claim else {
        panic!("no step: {:?}", position.claim);
    };
    let deductions: Vec<_> = step.deductions.iter().map(ToString::to_string).collect();
    assert_eq!(
        (&*step.technique, deductions.join(" ")),
        ("x-wing", "r4c6<>6 r5c8<>6".to_owned())
    );
}

#[test]
fn a_position_needs_only_givens() {
    let position = parsed(&format!("```position\ngivens {GIVENS}\n```\n")).position;
    let position = position.unwrap();
    assert_eq!((position.entries, position.claim), (Board::EMPTY, None));
    let no = parsed(&format!("```position\nno x-wing\ngivens {GIVENS}\n```\n")).position;
    let Some(Claim::No(no)) = no.unwrap().claim else {
        panic!("the claim is lost");
    };
    assert!(no.deductions.is_empty());
}

#[test]
fn a_puzzle_names_what_it_needs() {
    let puzzle = parsed(&format!(
        "```puzzle\ngivens {GIVENS}\nneeds x-wing swordfish\nhardest xy-wing\n```"
    ));
    let puzzle = puzzle.puzzle.unwrap();
    assert_eq!(puzzle.needs, ["x-wing", "swordfish"]);
    assert_eq!(puzzle.hardest.as_deref(), Some("xy-wing"));
}

#[test]
fn a_text_has_a_title_a_summary_and_sections() {
    assert_eq!(error(""), (1, A_TITLE, String::new()));
    assert_eq!(error("\nA\n"), (2, A_TITLE, "A".to_owned()));
    assert_eq!(error("# A\n\nB\n"), (3, A_SUMMARY, "B".to_owned()));
    assert_eq!(error("# A\n\n> B\n"), (4, A_SECTION, String::new()));
    assert_eq!(error("# A\n> B\nC\n"), (3, A_SECTION, "C".to_owned()));
}

#[test]
fn a_section_has_a_known_kind() {
    for heading in ["## C", "## C {#story}", "## C {idea}"] {
        let text = format!("# A\n\n> B\n\n{heading}\n");
        assert_eq!(error(&text), (5, A_KIND, heading.to_owned()));
    }
    let text = "# A\n\n> B\n\n## {#idea}\n";
    assert_eq!(error(text), (5, A_SECTION, "## {#idea}".to_owned()));
}

#[test]
fn other_markup_is_refused() {
    for line in [
        "- a", "* a", "+ a", "> a", "# a", "### a", "| a |", "```rust", "    a",
    ] {
        assert_eq!(section_error(line), (7, NO_MARKUP.to_owned()), "{line}");
    }
    assert_eq!(section_error("a\n- b"), (8, NO_MARKUP.to_owned()));
    assert_eq!(section_error("1. a\n3. b"), (8, NEXT_NUMBER.to_owned()));
}

#[test]
fn markup_in_a_line_is_closed() {
    for (line, expected) in [
        ("a **b", "text and `**` after `**`"),
        ("a ****", "text and `**` after `**`"),
        ("a **[r1c1](target)**", "text and `**` after `**`"),
        ("a *b", "text and `*` after `*`"),
        ("a [b", "a mention such as `[r4c6](target)`"),
        ("a [b](c", "a mention such as `[r4c6](target)`"),
    ] {
        assert_eq!(section_error(line), (7, expected.to_owned()), "{line}");
    }
    let plain = "plain text, `**strong**`, `*emphasis*` or `[text](mention)`";
    for line in ["a `b`", "a ] b", "a <b>", r"a \* b"] {
        assert_eq!(section_error(line), (7, plain.to_owned()), "{line}");
    }
}

#[test]
fn a_mention_has_a_known_place_and_part() {
    let place = "a cell or a house and its part, such as `(r6 base)`";
    for mention in ["[row 6]()", "[row 6](base)", "[row 6](R6 base)"] {
        assert_eq!(section_error(mention), (7, place.to_owned()), "{mention}");
    }
    let part = "a part: a role, `target`, `pattern`, `has 56`, `lacks 5` or `is 5`";
    for mention in [
        "[r4c6]()",
        "[r4c6](r4c6 target)",
        "[this](r4c6)",
        "[r4c6](has)",
        "[r4c6](has x)",
        "[r4c6](is 56)",
        "[row 6](r6 base cover)",
    ] {
        assert_eq!(section_error(mention), (7, part.to_owned()), "{mention}");
    }
    assert_eq!(section_error("a\nb [c](d)"), (8, place.to_owned()));
}

#[test]
fn a_fence_has_known_lines_and_an_end() {
    let position = "`givens`, `entries`, `struck`, `step` or `no`, each at most once";
    let puzzle = "`givens`, `needs` or `hardest`, each at most once";
    for (fence, line, expected) in [
        (
            "```position\n",
            8,
            "```` ``` ```` after the lines of a fence",
        ),
        ("```position\n```", 7, "`givens` among the lines of a fence"),
        ("```position\nneeds x-wing\n```", 8, position),
        ("```position\ngivens G\ngivens G\n```", 9, position),
        (
            "```position\ngivens G\nstep a r1c2<>1\nno b\n```",
            10,
            position,
        ),
        ("```puzzle\ngivens G\nstep a r1c2<>1\n```", 9, puzzle),
        ("```puzzle\n```", 7, "`givens` among the lines of a fence"),
        (
            "```puzzle\ngivens 12\n```",
            8,
            "81 characters, digits or `.`",
        ),
        (
            "```position\ngivens G\nentries 1\n```",
            9,
            "81 characters, digits or `.`",
        ),
        (
            "```position\ngivens G\nentries G\n```",
            9,
            "entries in cells without givens",
        ),
        (
            "```position\ngivens G\nstruck\n```",
            9,
            "candidates such as `r1c4<>5`",
        ),
        (
            "```position\ngivens G\nstruck r1c4=5\n```",
            9,
            "candidates such as `r1c4<>5`",
        ),
        (
            "```position\ngivens G\nstruck r1c4\n```",
            9,
            "candidates such as `r1c4<>5`",
        ),
        (
            "```position\ngivens G\nstep x-wing\n```",
            9,
            "a technique and what it concludes, such as `x-wing r4c6<>6`",
        ),
        (
            "```position\ngivens G\nstep r4c6<>6\n```",
            9,
            "a technique and what it concludes, such as `x-wing r4c6<>6`",
        ),
        (
            "```position\ngivens G\nno\n```",
            9,
            "a technique and what it does not conclude, such as `x-wing r4c6<>6`",
        ),
        (
            "```position\ngivens G\nno x-wing r4c6\n```",
            9,
            "a technique and what it does not conclude, such as `x-wing r4c6<>6`",
        ),
        ("```puzzle\ngivens G\nneeds\n```", 9, "ids of techniques"),
        (
            "```puzzle\ngivens G\nhardest a b\n```",
            9,
            "the id of a technique",
        ),
        (
            "```puzzle\ngivens G\n```\n\nMore.",
            11,
            "the next section, as a fence is the last of its own",
        ),
    ] {
        let fence = fence.replace('G', GIVENS);
        assert_eq!(
            section_error(&fence),
            (line, expected.to_owned()),
            "{fence}"
        );
    }
}
