/// A game's metadata: strings for display, lists and search.
///
/// The protocol, the store and the front ends pass these labels on. No rule depends on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Labels {
    /// The title of the puzzle.
    pub title: Option<String>,
    /// The author of the puzzle.
    pub author: Option<String>,
    /// The difficulty, `easy` to `extreme`.
    pub level: Option<String>,
    /// The origin, such as `daily 2026-11-15 easy` or `file lists/top.txt`.
    pub source: Option<String>,
}
