/// What is known of a game besides the game: texts that are shown, listed and searched for.
///
/// The protocol, the store and the front ends pass these on; no rule depends on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Labels {
    /// What the puzzle is called.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// How hard it is, `easy` to `extreme`.
    pub level: Option<String>,
    /// Where it is from: `daily 2026-11-15 easy`, `file lists/top.txt`.
    pub source: Option<String>,
}
