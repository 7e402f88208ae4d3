//! Places blocks in columns from the top. A block is a picture, a line of text or a heading.
//!
//! ```text
//! blocks ─▶ columns: each block at its height ─▶ pages: a fixed number of columns each
//! ```
//!
//! A block is never split. Some blocks, such as a heading or a line that introduces a picture, must
//! not be separated from the next block. They are marked, and both blocks move together.

use super::frame::Slot;
use crate::{Item, Transform};

/// A block: something that takes up height in a column.
#[derive(Clone, Debug, Default)]
pub(super) struct Block {
    /// The height.
    pub(super) height: f32,
    /// The space above the block. It is ignored for the first block in a column.
    pub(super) above: f32,
    /// Whether the next block must be in the same column as this one.
    pub(super) keeps: bool,
    /// Whether the block begins a new column.
    pub(super) breaks: bool,
    /// The group that the block belongs to, which the page header names.
    pub(super) group: usize,
    /// The block's drawing, whose origin is its top left corner.
    pub(super) items: Vec<Item>,
}

/// A block in a column, at the given distance from the top.
#[derive(Clone, Debug)]
pub(super) struct PlacedBlock {
    pub(super) y: f32,
    pub(super) block: Block,
}

/// A column of blocks, from top to bottom.
pub(super) type Column = Vec<PlacedBlock>;

/// Places blocks in columns of the given height, in order. A block that is taller than a column
/// gets a column to itself.
pub(super) fn columns(blocks: impl IntoIterator<Item = Block>, height: f32) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    // The blocks that must be placed together with the next one.
    let mut together: Vec<Block> = Vec::new();
    let mut used = height;
    for block in blocks {
        let keeps = block.keeps;
        together.push(block);
        if keeps {
            continue;
        }
        place(&mut together, &mut columns, &mut used, height);
    }
    place(&mut together, &mut columns, &mut used, height);
    columns
}

/// Moves blocks that belong together to the last column, or to a new one.
fn place(together: &mut Vec<Block>, columns: &mut Vec<Column>, used: &mut f32, height: f32) {
    let Some(first) = together.first() else {
        return;
    };
    let wanted: f32 = together
        .iter()
        .map(|block| block.above + block.height)
        .sum();
    let breaks = first.breaks || columns.is_empty();
    // Adding the same heights in a different order may give a slightly different sum.
    if breaks || *used + wanted > height + 0.01 {
        columns.push(Column::new());
        *used = 0.0;
    }
    for block in together.drain(..) {
        let above = if *used > 0.0 { block.above } else { 0.0 };
        let y = *used + above;
        // The group is taller than a column and has to be split.
        let y = if y + block.height > height + 0.01 && *used > 0.0 {
            columns.push(Column::new());
            0.0
        } else {
            y
        };
        *used = y + block.height;
        if let Some(column) = columns.last_mut() {
            column.push(PlacedBlock { y, block });
        }
    }
}

/// The columns of all pages, with `count` columns per page. On the last page, all columns have
/// about the same height.
pub(super) fn balanced(
    blocks: impl IntoIterator<Item = Block>,
    height: f32,
    count: usize,
) -> Vec<Column> {
    let mut balanced = columns(blocks, height);
    let before = balanced.len().saturating_sub(1) / count * count;
    let last_page = balanced.drain(before..).flatten();
    let blocks: Vec<Block> = last_page.map(|placed| placed.block).collect();
    let least = least_height(&blocks, height, count);
    balanced.extend(columns(blocks, least));
    balanced
}

/// The smallest height at which `count` columns can contain these blocks without separating those
/// that belong together. The blocks are known to fit into columns of `height`.
fn least_height(blocks: &[Block], height: f32, count: usize) -> f32 {
    // Copy only the sizes, because the drawings are not needed.
    let sizes: Vec<Block> = (blocks.iter())
        .map(|block| Block {
            items: Vec::new(),
            ..*block
        })
        .collect();
    let fits = |height: f32| columns(sizes.iter().cloned(), height).len() <= count;
    // Blocks that belong together limit how short columns can be.
    let together = sizes.split_inclusive(|block| !block.keeps);
    let highest = together.map(|blocks| {
        let rooms = blocks.iter().map(|block| block.above + block.height);
        rooms.sum::<f32>() - blocks[0].above
    });
    let mut low = highest.fold(0.0, f32::max);
    if low >= height {
        return height;
    }
    if fits(low) {
        return low;
    }
    let mut high = height;
    while high - low > 0.1 {
        let middle = f32::midpoint(low, high);
        if fits(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    high
}

/// The drawing of the columns, each in its place.
pub(super) fn draw(columns: &[Column], slots: &[Slot]) -> Vec<Item> {
    let mut items = Vec::new();
    for (column, slot) in columns.iter().zip(slots) {
        for PlacedBlock { y, block } in column {
            let place = Transform::translate(slot.x, slot.y + y);
            items.push(Item::Group(place, block.items.clone()));
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates blocks from a string: `3` is a block's height, `h` (as in `h1`) keeps the block with
    /// the next one, `|2` begins a new column, and `+2` adds one unit of space above.
    fn blocks(text: &str) -> Vec<Block> {
        let block = |word: &str| {
            let number = word.trim_start_matches(['h', '|', '+']);
            Block {
                height: number.parse().unwrap(),
                above: if word.starts_with('+') { 1.0 } else { 0.0 },
                keeps: word.starts_with('h'),
                breaks: word.starts_with('|'),
                ..Block::default()
            }
        };
        text.split_whitespace().map(block).collect()
    }

    /// Checks the layout in columns of height 10. Each block is written as `top:height`.
    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        compare(&columns(blocks(text), 10.0), text, expected);
    }

    /// Checks the layout in two columns per page, with the last page balanced.
    #[track_caller]
    fn check_balanced(text: &str, expected: &[&str]) {
        compare(&balanced(blocks(text), 10.0, 2), text, expected);
    }

    #[track_caller]
    fn compare(columns: &[Column], text: &str, expected: &[&str]) {
        let written = |column: &Column| {
            let placed = column.iter();
            let words = placed.map(|placed| format!("{}:{}", placed.y, placed.block.height));
            words.collect::<Vec<_>>().join(" ")
        };
        let found: Vec<String> = columns.iter().map(written).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn blocks_are_stacked_until_a_column_is_full() {
        check("", &[]);
        check("4 4", &["0:4 4:4"]);
        check("4 6 1", &["0:4 4:6", "0:1"]);
        check("4 7", &["0:4", "0:7"]);
    }

    #[test]
    fn space_above_is_omitted_at_the_top() {
        check("+4 +4", &["0:4 5:4"]);
        check("4 +6 +1", &["0:4", "0:6 7:1"]);
    }

    #[test]
    fn a_heading_stays_with_the_next_block() {
        check("7 h1 2", &["0:7 7:1 8:2"]);
        check("7 h1 3", &["0:7", "0:1 1:3"]);
        check("7 h1 h1 2", &["0:7", "0:1 1:1 2:2"]);
        check("4 h2", &["0:4 4:2"]);
    }

    #[test]
    fn an_oversized_block_gets_its_own_column() {
        check("2 12 2", &["0:2", "0:12", "0:2"]);
        check("h4 8", &["0:4", "0:8"]);
    }

    #[test]
    fn a_block_can_begin_a_column() {
        check("2 |2 2", &["0:2", "0:2 2:2"]);
        check("|2", &["0:2"]);
    }

    #[test]
    fn columns_of_the_last_page_have_similar_heights() {
        check_balanced("", &[]);
        check_balanced("3", &["0:3"]);
        check_balanced("3 3", &["0:3", "0:3"]);
        check_balanced("3 3 3", &["0:3 3:3", "0:3"]);
        check_balanced("3 +3 +3 +3", &["0:3 4:3", "0:3 4:3"]);
        // All pages but the last are full.
        check_balanced("5 5 5 5 3 3", &["0:5 5:5", "0:5 5:5", "0:3", "0:3"]);
        check_balanced("5 5 5 5 3", &["0:5 5:5", "0:5 5:5", "0:3"]);
    }

    #[test]
    fn balancing_keeps_related_blocks_together() {
        check_balanced("h1 h3 4 1", &["0:1 1:3 4:4", "0:1"]);
        check_balanced("1 h1 h3 4", &["0:1", "0:1 1:3 4:4"]);
        check_balanced("h4 8 1", &["0:4", "0:8 8:1"]);
        check_balanced("2 12", &["0:2", "0:12"]);
        check_balanced("2 |2 2", &["0:2", "0:2 2:2"]);
    }
}
