//! Searches many puzzles at once, one per lane.
//!
//! | file | what it does |
//! |---|---|
//! | [`layout`] | reads puzzles, moves lanes between waves, writes solutions |
//! | [`sweep`] | applies the rules once to each box |
//! | [`branch`] | chooses where to split states that the rules leave open |
//! | [`stacks`] | stores the waiting branches |
//! | [`search`] | runs the search, in which lanes take puzzles and keep their own branches |
//! | [`verdicts`] | a goal of the search: whether there is no solution, one or several |
//! | [`others`] | a goal of the search: whether there is a solution other than the known one |
//! | [`pairs`] | a goal of the search: two solutions |

pub(crate) mod branch;
pub(crate) mod layout;
pub(crate) mod others;
pub(crate) mod pairs;
pub(crate) mod search;
pub(crate) mod stacks;
pub(crate) mod sweep;
pub(crate) mod verdicts;
