use fluent_bundle::FluentValue;
use novena_core::Digit;
use novena_techniques::{Kind, Node};

use super::*;
use crate::{Bundle, Language, Naming};

/// Checks these variables in English.
fn check(naming: Naming, step: &Step, expected: &[(&str, &str)]) {
    let bundle = Bundle::new(Language::En, &[Language::En.words(), Language::En.source()]);
    let phrases = Phrases {
        bundle: &bundle,
        naming,
    };
    let filled = variables(step, Rung::Why, phrases, VariableFilter::All);
    for &(name, expected) in expected {
        let value = filled.get(name).map(|value| match value {
            FluentValue::Number(number) => number.as_string().into_owned(),
            FluentValue::String(text) => text.clone().into_owned(),
            other => panic!("{name}: {other:?}"),
        });
        assert_eq!(value.as_deref(), Some(expected), "{name}");
    }
}

fn step_of_line() -> Step {
    step()
        .because(Role::House, House::row(0))
        .because(Role::Blocker, [Cell::at(1, 4), Cell::at(4, 8)])
}

fn step() -> Step {
    Step::place(Kind::SUE_DE_COQ, Cell::at(0, 0).with(Digit::ALL[4]))
}

/// The names of the variables that a rung provides.
fn names(step: &Step, rung: Rung) -> Vec<String> {
    let bundle = Bundle::new(Language::En, &[Language::En.words(), Language::En.source()]);
    let phrases = Phrases {
        bundle: &bundle,
        naming: Naming::Short,
    };
    let filled = variables(step, rung, phrases, VariableFilter::All);
    filled.iter().map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn a_rung_has_no_variable_for_what_it_does_not_reveal() {
    let corner = Cell::at(0, 0);
    let five = Digit::ALL[4];
    let exhibits = [
        Exhibit::Digits(five.into()),
        Exhibit::Cells(corner.into()),
        Exhibit::Houses(House::row(0).into()),
        Exhibit::Candidates(vec![corner.with(five)]),
        Exhibit::Set {
            cells: corner.into(),
            digits: five.into(),
        },
        Exhibit::Links(vec![Link::weak(
            Node::new(five, corner),
            Node::new(five, Cell::at(0, 1)),
        )]),
    ];
    for &role in Role::ALL {
        for exhibit in &exhibits {
            let step = step().because(role, exhibit.clone());
            assert_eq!(names(&step, Rung::Name), Vec::<String>::new(), "{role}");
            // The rung provides cells and houses in each of their forms, and their numbers.
            let shown = names(&step, Rung::Where);
            let is_shown = role.is_area() && !matches!(exhibit, Exhibit::Digits(_));
            assert_eq!(!shown.is_empty(), is_shown, "{role} {exhibit:?}");
            for name in shown {
                assert!(!name.contains("digit"), "{role} {exhibit:?}: {name}");
                assert!(name.contains(role.id()), "{role} {exhibit:?}: {name}");
            }
            let all = names(&step, Rung::Why);
            assert!(all.iter().any(|name| name == "result"), "{role}");
        }
    }
}

#[test]
fn each_exhibit_of_a_role_has_its_variables() {
    let [two, five] = [Digit::ALL[1], Digit::ALL[4]];
    let (a, b) = (Cell::at(2, 0), Cell::at(2, 1));
    let set = |cell: Cell, digit: Digit| Exhibit::Set {
        cells: cell.into(),
        digits: DigitSet::from(two).with(digit),
    };
    let step = step()
        .because(Role::House, House::row(2))
        .because(Role::House, House::box_(0))
        .because(Role::Set, set(a, five))
        .because(Role::Set, set(b, Digit::ALL[8]));
    check(
        Naming::Short,
        &step,
        &[
            ("house", "row 3"),
            ("in-house-start", "In row 3"),
            ("in-house-2-start", "In box 1"),
            ("set", "r3c1"),
            ("set-count", "1"),
            ("set-digits-or", "2 or 5"),
            ("set-2", "r3c2"),
            ("set-2-digits", "2 and 9"),
            ("set-2-digits-count", "2"),
        ],
    );
    check(
        Naming::Spoken,
        &step,
        &[("set-start", "Row 3 column 1"), ("set-2", "row 3 column 2")],
    );
}

#[test]
fn candidates_of_one_digit_are_their_cells() {
    let four = Digit::ALL[3];
    let fins = Cell::at(0, 0).as_set() | Cell::at(0, 1).as_set();
    let mixed = vec![
        Cell::at(0, 0).with(four),
        Cell::at(0, 1).with(Digit::ALL[4]),
    ];
    let step = step()
        .because(Role::Fin, (four, fins))
        .because(Role::EndoFin, mixed);
    check(
        Naming::Short,
        &step,
        &[
            ("fin", "r1c1 and r1c2"),
            ("in-fin", "in r1c1 and r1c2"),
            ("fin-or", "r1c1 or r1c2"),
            ("fin-count", "2"),
            ("fin-each", "4 in r1c1 and 4 in r1c2"),
            ("endo-fin", "4 in r1c1 and 5 in r1c2"),
            ("fin-grouped", "4 in r1c1 and r1c2"),
            ("endo-fin-count", "2"),
        ],
    );
}

#[test]
fn a_cell_shown_twice_counts_once() {
    let (a, b) = (Cell::at(0, 0), Cell::at(4, 4));
    let once = step().because(Role::Pivot, a).because(Role::Pivot, a);
    check(Naming::Short, &once, &[("pivot-all-count", "1")]);
    let both = once.because(Role::Pivot, b);
    check(
        Naming::Short,
        &both,
        &[("pivot-all-count", "2"), ("pivot-all", "r1c1; r1c1; r5c5")],
    );
}

#[test]
fn digits_of_one_role_are_listed_in_order() {
    let [one, two, nine] = [Digit::ALL[0], Digit::ALL[1], Digit::ALL[8]];
    let pairs = step()
        .because(Role::Linked, one.as_set().with(two))
        .because(Role::Linked, nine);
    check(Naming::Short, &pairs, &[("linked-all", "1 and 2; 9")]);
}

#[test]
fn blockers_of_a_house_are_named_with_their_cells() {
    let blockers = [Cell::at(0, 6), Cell::at(7, 1)];
    let step = step()
        .because(Role::House, House::box_(0))
        .because(Role::Blocker, blockers);
    check(
        Naming::Short,
        &step,
        &[
            ("blocked", "in row 1 (r1c7) or column 2 (r8c2)"),
            ("blocked-count", "2"),
            ("ruled-out-count", "0"),
        ],
    );
    let in_line = step_of_line();
    check(
        Naming::Short,
        &in_line,
        &[("blocked", "in box 2 (r2c5) or column 9 (r5c9)")],
    );
}

#[test]
fn a_chain_names_its_cells_in_order() {
    let node = |row, column| Node::new(Digit::ALL[0], Cell::at(row, column));
    let [a, b, c, fork] = [node(3, 1), node(3, 0), node(7, 0), node(3, 8)];
    let links = vec![Link::strong(a, b), Link::strong(b, c)];
    check(
        Naming::Short,
        &step().because(Role::Link, links.clone()),
        &[
            ("chain", "r4c2, r4c1 and r8c1"),
            ("chain-count", "3"),
            ("link-digit", "1"),
        ],
    );
    let forked = [links, vec![Link::strong(b, fork)]].concat();
    check(
        Naming::Short,
        &step().because(Role::Link, forked),
        &[("chain-count", "0")],
    );
}

#[test]
fn sets_are_named_with_their_digits() {
    let set = |column, bits| Exhibit::Set {
        cells: Cell::at(0, column).into(),
        digits: DigitSet::from_bits(bits),
    };
    let step = step()
        .because(Role::Set, set(0, 0b11))
        .because(Role::Set, set(1, 0b101));
    check(
        Naming::Short,
        &step,
        &[("set-each-or", "r1c1 (1 and 2) or r1c2 (1 and 3)")],
    );
}

#[test]
fn colours_that_see_each_other_are_counted() {
    let colour = |row, column| vec![Cell::at(row, column).with(Digit::ALL[3])];
    let step = step()
        .because(Role::FirstColour, colour(0, 0))
        .because(Role::SecondColour, colour(4, 4))
        .because(Role::ThirdColour, colour(0, 8))
        .because(Role::FourthColour, colour(7, 7));
    check(Naming::Short, &step, &[("clash-count", "1")]);
}

#[test]
fn a_case_has_its_digit_and_its_cell() {
    let [pivot, pincer] = [Cell::at(3, 2), Cell::at(4, 0)];
    let case = vec![pivot.with(Digit::ALL[6]), pincer.with(Digit::ALL[4])];
    check(
        Naming::Short,
        &step().because(Role::Case, case),
        &[
            ("case-digit", "7"),
            ("case-cell", "r5c1"),
            ("case-digits-or", "7"),
        ],
    );
}

#[test]
fn deductions_have_their_variables() {
    check(
        Naming::Short,
        &step(),
        &[
            ("targets", "r1c1"),
            ("targets-count", "1"),
            ("target-digits", "5"),
            ("result", "5 in r1c1"),
            ("placed", "5 in r1c1"),
        ],
    );
}
