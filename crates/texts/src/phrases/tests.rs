use novena_core::{Cell, House};

use super::*;
use crate::Language;

/// Checks a phrase in English, Spanish, Portuguese and Swedish.
fn check(naming: Naming, phrase: impl Fn(Phrases<'_>) -> String, expected: [&str; 4]) {
    for (&language, expected) in Language::ALL.iter().zip(expected) {
        let bundle = Bundle::new(language, &[language.words(), language.source()]);
        let phrases = Phrases {
            bundle: &bundle,
            naming,
        };
        assert_eq!(phrase(phrases), expected, "{language:?}");
    }
}

fn digits(digits: &str) -> DigitSet {
    digits.chars().filter_map(Digit::from_char).collect()
}

fn cells(names: &str) -> CellSet {
    let cell = |name: &str| name.parse::<Cell>().unwrap();
    names.split_whitespace().map(cell).collect()
}

/// `4r1c1` and the like.
fn candidates(names: &str) -> Vec<Candidate> {
    let candidate = |name: &str| {
        let (digit, cell) = name.split_at(1);
        let cell: Cell = cell.parse().unwrap();
        cell.with(digit.parse::<u8>().ok().and_then(Digit::new).unwrap())
    };
    names.split_whitespace().map(candidate).collect()
}

#[test]
fn lists_of_one_two_and_three() {
    let words = |text| move |phrases: Phrases<'_>| phrases.digits(digits(text));
    check(Naming::Short, words("4"), ["4"; 4]);
    check(
        Naming::Short,
        words("25"),
        ["2 and 5", "2 y 5", "2 e 5", "2 och 5"],
    );
    check(
        Naming::Short,
        words("259"),
        ["2, 5 and 9", "2, 5 y 9", "2, 5 e 9", "2, 5 och 9"],
    );
}

#[test]
fn one_or_the_other() {
    let words = |text| move |phrases: Phrases<'_>| phrases.either_digit(digits(text));
    check(
        Naming::Short,
        words("25"),
        ["2 or 5", "2 o 5", "2 ou 5", "2 eller 5"],
    );
    // Spanish uses "u" instead of "o" before an o sound: "u ocho".
    check(
        Naming::Short,
        words("78"),
        ["7 or 8", "7 u 8", "7 ou 8", "7 eller 8"],
    );
}

#[test]
fn digits_with_their_articles() {
    check(
        Naming::Short,
        |phrases| phrases.the_digits(digits("25")),
        ["2 and 5", "el 2 y el 5", "o 2 e o 5", "2 och 5"],
    );
}

#[test]
fn short_names_share_a_preposition() {
    let words = |relation| move |phrases: Phrases<'_>| phrases.cells(cells("r1c1 r1c5"), relation);
    check(
        Naming::Short,
        words(Relation::Bare),
        [
            "r1c1 and r1c5",
            "r1c1 y r1c5",
            "r1c1 e r1c5",
            "r1c1 och r1c5",
        ],
    );
    check(
        Naming::Short,
        words(Relation::In),
        [
            "in r1c1 and r1c5",
            "en r1c1 y r1c5",
            "em r1c1 e r1c5",
            "i r1c1 och r1c5",
        ],
    );
}

#[test]
fn spoken_names_have_the_prepositions_they_need() {
    let words = |relation| move |phrases: Phrases<'_>| phrases.cells(cells("r1c2 r3c4"), relation);
    check(
        Naming::Spoken,
        words(Relation::Bare),
        [
            "row 1 column 2 and row 3 column 4",
            "la fila 1 columna 2 y la fila 3 columna 4",
            "a linha 1 coluna 2 e a linha 3 coluna 4",
            "rad 1 kolumn 2 och rad 3 kolumn 4",
        ],
    );
    check(
        Naming::Spoken,
        words(Relation::In),
        [
            "in row 1 column 2 and row 3 column 4",
            "en la fila 1 columna 2 y en la fila 3 columna 4",
            "na linha 1 coluna 2 e na linha 3 coluna 4",
            "i rad 1 kolumn 2 och rad 3 kolumn 4",
        ],
    );
    check(
        Naming::Spoken,
        words(Relation::Of),
        [
            "of row 1 column 2 and row 3 column 4",
            "de la fila 1 columna 2 y de la fila 3 columna 4",
            "da linha 1 coluna 2 e da linha 3 coluna 4",
            "av rad 1 kolumn 2 och rad 3 kolumn 4",
        ],
    );
}

#[test]
fn one_house() {
    let words =
        |house: House, relation| move |phrases: Phrases<'_>| phrases.houses(house.into(), relation);
    check(
        Naming::Short,
        words(House::row(1), Relation::In),
        ["in row 2", "en la fila 2", "na linha 2", "i rad 2"],
    );
    check(
        Naming::Short,
        words(House::column(6), Relation::Bare),
        ["column 7", "la columna 7", "a coluna 7", "kolumn 7"],
    );
    check(
        Naming::Short,
        words(House::box_(2), Relation::Of),
        ["of box 3", "del bloque 3", "do bloco 3", "av box 3"],
    );
}

#[test]
fn houses_of_one_kind_and_of_several() {
    let rows: HouseSet = [House::row(1), House::row(6)].into_iter().collect();
    let boxes: HouseSet = [House::box_(2), House::box_(5)].into_iter().collect();
    let mixed = rows | House::box_(2).into();
    let words = |houses, relation| move |phrases: Phrases<'_>| phrases.houses(houses, relation);
    check(
        Naming::Short,
        words(rows, Relation::In),
        [
            "in rows 2 and 7",
            "en las filas 2 y 7",
            "nas linhas 2 e 7",
            "i rad 2 och 7",
        ],
    );
    check(
        Naming::Short,
        words(boxes, Relation::Of),
        [
            "of boxes 3 and 6",
            "de los bloques 3 y 6",
            "dos blocos 3 e 6",
            "av box 3 och 6",
        ],
    );
    check(
        Naming::Short,
        words(mixed, Relation::Bare),
        [
            "rows 2 and 7 and box 3",
            "las filas 2 y 7 y el bloque 3",
            "as linhas 2 e 7 e o bloco 3",
            "rad 2 och 7 och box 3",
        ],
    );
    check(
        Naming::Short,
        words(mixed, Relation::In),
        [
            "in rows 2 and 7 and box 3",
            "en las filas 2 y 7 y en el bloque 3",
            "nas linhas 2 e 7 e no bloco 3",
            "i rad 2 och 7 och i box 3",
        ],
    );
}

#[test]
fn candidates_of_several_digits() {
    check(
        Naming::Short,
        |phrases| phrases.candidates(&candidates("4r1c1 5r1c2")),
        [
            "4 in r1c1 and 5 in r1c2",
            "4 en r1c1 y 5 en r1c2",
            "4 em r1c1 e 5 em r1c2",
            "4 i r1c1 och 5 i r1c2",
        ],
    );
}

#[test]
fn removed_candidates_are_grouped() {
    let words = |names| move |phrases: Phrases<'_>| phrases.removed(&candidates(names));
    check(
        Naming::Short,
        words("4r5c3 4r9c8 7r1c1"),
        [
            "4 from r5c3 and r9c8, and 7 from r1c1",
            "el 4 de r5c3 y r9c8, y el 7 de r1c1",
            "o 4 de r5c3 e r9c8, e o 7 de r1c1",
            "4 från r5c3 och r9c8, och 7 från r1c1",
        ],
    );
    check(
        Naming::Short,
        words("4r5c3 7r1c1"),
        [
            "4 from r5c3 and 7 from r1c1",
            "el 4 de r5c3 y el 7 de r1c1",
            "o 4 de r5c3 e o 7 de r1c1",
            "4 från r5c3 och 7 från r1c1",
        ],
    );
}

#[test]
fn placements_come_before_removals() {
    check(
        Naming::Spoken,
        |phrases| phrases.result(&candidates("5r1c1"), &candidates("4r2c2")),
        [
            "5 in row 1 column 1, and 4 from row 2 column 2",
            "el 5 en la fila 1 columna 1, y el 4 de la fila 2 columna 2",
            "o 5 na linha 1 coluna 1, e o 4 da linha 2 coluna 2",
            "5 i rad 1 kolumn 1, och 4 från rad 2 kolumn 2",
        ],
    );
}

#[test]
fn sentences_start_with_a_capital_or_a_short_name() {
    assert_eq!(at_start("in row 2"), "In row 2");
    assert_eq!(at_start("último"), "Último");
    assert_eq!(at_start("r1c1 and r1c2"), "r1c1 and r1c2");
    assert_eq!(at_start("rad 1 kolumn 1"), "Rad 1 kolumn 1");
}

#[test]
fn statements_about_cells_and_groups() {
    let node = |text| Node::new(Digit::ALL[4], cells(text));
    check(
        Naming::Short,
        |phrases| phrases.statement(node("r1c1"), true),
        ["r1c1 is 5", "r1c1 es 5", "r1c1 é 5", "r1c1 är 5"],
    );
    check(
        Naming::Short,
        |phrases| phrases.statement(node("r1c8 r1c9"), false),
        [
            "5 is not in r1c8 or r1c9",
            "el 5 no está en r1c8 o r1c9",
            "o 5 não está em r1c8 ou r1c9",
            "5 inte står i r1c8 eller r1c9",
        ],
    );
}

#[test]
fn blockers_of_a_house() {
    let blockers = [
        (House::row(0), Cell::at(0, 6)),
        (House::column(1), Cell::at(7, 1)),
    ];
    check(
        Naming::Short,
        |phrases| phrases.blocked(&blockers),
        [
            "in row 1 (r1c7) or column 2 (r8c2)",
            "en la fila 1 (r1c7) ni en la columna 2 (r8c2)",
            "na linha 1 (r1c7) nem na coluna 2 (r8c2)",
            "i rad 1 (r1c7) eller kolumn 2 (r8c2)",
        ],
    );
}
