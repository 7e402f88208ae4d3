//! A calendar with a puzzle for every day and a section for every month.

use novena_draw::book::{BookPuzzle, DayLabel, Section};
use novena_generator::Date;
use novena_techniques::Level;

use super::item::capital;
use super::sections::{Content, FilledSection, Goal, Order};
use crate::arguments::{Book, DayRange, SectionGoal};
use crate::exit::Exit;
use crate::report;
use crate::texts::Texts;

/// The levels for the days of a week, starting on Monday. They get harder towards the end of the
/// week.
const WEEK: [Level; 7] = [
    Level::Easy,
    Level::Easy,
    Level::Medium,
    Level::Medium,
    Level::Hard,
    Level::Hard,
    Level::Unfair,
];

/// Rejects arguments that make no sense for a calendar.
pub(super) fn check(arguments: &Book, texts: &Texts) -> Result<(), Exit> {
    let has_count = arguments
        .section
        .iter()
        .any(|section| section.count.is_some());
    let wishes = [
        (!arguments.input.files.is_empty(), texts.get("value-file")),
        (!arguments.worksheet.is_empty(), "--worksheet".to_owned()),
        (arguments.in_order, "--in-order".to_owned()),
    ];
    if let Some((_, wish)) = wishes.into_iter().find(|(is_there, _)| *is_there) {
        let fillings = [("wish", wish.into())];
        report::problem(texts, &texts.fill("book-calendar-with", &fillings));
        return Err(Exit::Bad);
    }
    if has_count || arguments.section.len() > 1 {
        report::problem(texts, &texts.get("book-calendar-section"));
        return Err(Exit::Bad);
    }
    Ok(())
}

/// Returns the orders for a calendar with one puzzle per day: how many puzzles of each kind to
/// generate.
pub(super) fn orders(arguments: &Book, range: DayRange) -> Vec<Order> {
    let mut orders: Vec<Order> = Vec::new();
    for day in range.days() {
        let what = goal(arguments, day);
        match orders.iter_mut().find(|order| order.goal.what == what) {
            Some(order) => order.count += 1,
            None => orders.push(Order {
                goal: Goal {
                    content: Content::Puzzles,
                    what,
                },
                count: 1,
            }),
        }
    }
    orders
}

/// Returns the kind of puzzle for a given day.
fn goal(arguments: &Book, day: Date) -> SectionGoal {
    if let [section, ..] = &arguments.section[..] {
        return section.what.clone();
    }
    let level = WEEK[usize::from(day.weekday()) % WEEK.len()];
    SectionGoal::Levels(level..=level)
}

/// Assigns the generated puzzles to the days. Days without a puzzle are left out.
pub(super) fn sections(
    made: Vec<FilledSection>,
    orders: &[Order],
    arguments: &Book,
    range: DayRange,
    texts: &Texts,
) -> Vec<Section> {
    let mut pools: Vec<_> = made
        .into_iter()
        .map(|section| section.entries.into_iter())
        .collect();
    let mut sections: Vec<((u16, u8), Section)> = Vec::new();
    for day in range.days() {
        let what = goal(arguments, day);
        let place = orders.iter().position(|order| order.goal.what == what);
        let next = place.and_then(|place| pools[place].next());
        let Some((_, entry)) = next else {
            continue;
        };
        let entry = BookPuzzle {
            day: Some(label(day, texts)),
            note: if entry.note.is_empty() {
                day.star().to_owned()
            } else {
                entry.note.clone()
            },
            ..entry
        };
        let month = (day.year(), day.month());
        match sections.last_mut() {
            Some((last, section)) if *last == month => section.entries.push(entry),
            _ => sections.push((
                month,
                Section {
                    name: capital(&month_name(day, texts)),
                    entries: vec![entry],
                },
            )),
        }
    }
    sections.into_iter().map(|(_, section)| section).collect()
}

/// Formats a day in words.
fn label(day: Date, texts: &Texts) -> DayLabel {
    let number = u64::from(day.day());
    let month = texts.get(&format!("month-{}", day.month()));
    let fillings = [("day", number.into()), ("month", month.into())];
    DayLabel {
        day: number.to_string(),
        weekday: capital(&texts.get(&format!("weekday-{}", day.weekday() + 1))),
        month: capital(&month_name(day, texts)),
        short: texts.fill("book-day", &fillings),
    }
}

/// Returns a month and its year, such as `January 2027`.
fn month_name(day: Date, texts: &Texts) -> String {
    let month = texts.get(&format!("month-{}", day.month()));
    // The year is passed as a string, because years have no thousands separator.
    let fillings = [
        ("month", month.into()),
        ("year", day.year().to_string().into()),
    ];
    texts.fill("book-month", &fillings)
}

/// Returns the months that a calendar covers, such as `January 2027` or `January 2027 – March
/// 2027`.
pub(super) fn subtitle(range: DayRange, texts: &Texts) -> String {
    let (first, last) = (
        month_name(range.first, texts),
        month_name(range.last, texts),
    );
    if first == last {
        capital(&first)
    } else {
        format!("{} – {last}", capital(&first))
    }
}
