//! Sheets for a class. Each learner gets a sheet with different puzzles, and all sheets are equally
//! difficult.

use novena_draw::book::{BookLayout, BookPuzzle, ClassWords, PerPage, Section};
use novena_techniques::Level;

use super::sections::{Content, FilledSection, Goal, Order};
use crate::arguments::{Book, MOST, SectionGoal};
use crate::exit::Exit;
use crate::report;
use crate::texts::Texts;

/// The default level for a class.
const USUAL: Level = Level::Medium;
/// The maximum number of positions on a page. With more positions, the candidates would be
/// unreadable.
const MOST_POSITIONS: PerPage = PerPage::Four;

/// Rejects arguments that make no sense for class sheets.
pub(super) fn check(arguments: &Book, texts: &Texts) -> Result<(), Exit> {
    let refused = if !arguments.input.files.is_empty() {
        "book-class-files"
    } else if arguments.booklet.is_some() {
        "book-class-booklet"
    } else if arguments.in_order {
        "book-class-order"
    } else if arguments.calendar.is_some() {
        "book-class-calendar"
    } else {
        return Ok(());
    };
    report::problem(texts, &texts.get(refused));
    Err(Exit::Bad)
}

/// Returns the orders for one sheet. The sheet contains as many puzzles as were requested or, by
/// default, as many as fit on a page.
pub(super) fn orders(arguments: &Book, layout: &BookLayout) -> Vec<Order> {
    let page = layout.per_page.count() as u64;
    let positions = layout.per_page.min(MOST_POSITIONS).count() as u64;
    let mut orders = super::sections::orders(arguments, page, positions);
    if orders.is_empty() {
        orders.push(Order {
            goal: Goal {
                content: Content::Puzzles,
                what: SectionGoal::Levels(USUAL..=USUAL),
            },
            count: page,
        });
    }
    orders
}

/// Returns the orders for all sheets together, or an error if they contain too many puzzles.
pub(super) fn multiplied(orders: &[Order], sheets: u64, texts: &Texts) -> Result<Vec<Order>, Exit> {
    let whole: u64 = orders.iter().map(|order| order.count).sum();
    if whole.saturating_mul(sheets) > MOST {
        let fillings = [("most", MOST.into())];
        report::problem(texts, &texts.fill("book-class-many", &fillings));
        return Err(Exit::Bad);
    }
    let all = |order: &Order| Order {
        count: order.count * sheets,
        ..order.clone()
    };
    Ok(orders.iter().map(all).collect())
}

/// Distributes the generated puzzles among the sheets. Every sheet gets as many puzzles of each
/// kind as the orders specify. If too few puzzles were found, there are fewer sheets, but every
/// sheet is complete.
pub(super) fn sheets(made: Vec<FilledSection>, orders: &[Order], wanted: u64) -> Vec<Section> {
    let whole = made.iter().zip(orders);
    let sheets = whole.map(|(section, order)| section.entries.len() as u64 / order.count);
    let sheets = usize::try_from(sheets.min().unwrap_or(0).min(wanted)).unwrap_or_default();
    let is_mixed = made.len() > 1;
    let mut dealt: Vec<Section> = vec![Section::default(); sheets];
    for (section, order) in made.into_iter().zip(orders) {
        let count = usize::try_from(order.count).unwrap_or_default();
        let hands = deal(section.entries, sheets, count);
        for (sheet, hand) in dealt.iter_mut().zip(hands) {
            if !is_mixed {
                sheet.name.clone_from(&section.name);
            }
            let named = |mut entry: BookPuzzle| {
                if is_mixed && entry.note.is_empty() && entry.level.is_none() {
                    entry.note.clone_from(&section.name);
                }
                entry
            };
            sheet.entries.extend(hand.into_iter().map(named));
        }
    }
    dealt
}

/// Deals items to sheets, starting with the easiest, until every sheet has `count` items. In each
/// round of dealing, every sheet gets one item, so items of similar difficulty go to different
/// sheets. The order of the sheets is reversed after every round, so that all sheets are about
/// equally difficult.
fn deal<T>(mut things: Vec<(u32, T)>, sheets: usize, count: usize) -> Vec<Vec<T>> {
    let mut hands: Vec<Vec<T>> = (0..sheets).map(|_| Vec::with_capacity(count)).collect();
    things.truncate(sheets * count);
    things.sort_by_key(|(difficulty, _)| *difficulty);
    for (place, (_, thing)) in things.into_iter().enumerate() {
        let (round, turn) = (place / sheets, place % sheets);
        let sheet = if round % 2 == 0 {
            turn
        } else {
            sheets - 1 - turn
        };
        hands[sheet].push(thing);
    }
    hands
}

/// Returns the text printed on all sheets.
pub(super) fn words(seed: u64, texts: &Texts) -> ClassWords {
    ClassWords {
        sheet: texts.get("book-sheet"),
        sheets: texts.get("book-sheets"),
        name: texts.get("book-name"),
        date: texts.get("book-date"),
        foot: texts.fill("book-class-seed", &[("seed", seed.to_string().into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_equally_long_and_similarly_hard() {
        let difficulties = [5, 1, 9, 3, 2, 8, 4, 7, 6, 11, 10, 12];
        let things: Vec<(u32, u32)> = difficulties.iter().map(|&d| (d, d)).collect();
        let hands = deal(things, 3, 4);
        assert_eq!(hands, [[1, 6, 7, 12], [2, 5, 8, 11], [3, 4, 9, 10]]);
    }

    #[test]
    fn surplus_puzzles_are_left_out() {
        let things: Vec<(u32, char)> = vec![(1, 'a'), (1, 'b'), (1, 'c')];
        assert_eq!(deal(things, 1, 2), [['a', 'b']]);
        assert!(deal(Vec::<(u32, char)>::new(), 0, 2).is_empty());
    }
}
