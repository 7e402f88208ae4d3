//! Many puzzles at once, one per lane.
//!
//! | file | what it does |
//! |---|---|
//! | [`layout`] | reading puzzles, moving lanes between waves, writing solutions |
//! | [`sweep`] | the rules, once for each box |
//! | [`branch`] | where to split states that the rules leave open |
//! | [`stacks`] | the waiting branches |
//! | [`search`] | the search: lanes take puzzles and keep their own branches |
//! | [`verdicts`] | goal: no solution, one or several? |
//! | [`others`] | goal: is there a solution other than the known one? |
//! | [`pairs`] | goal: two solutions |

pub(crate) mod branch;
pub(crate) mod layout;
pub(crate) mod others;
pub(crate) mod pairs;
pub(crate) mod search;
pub(crate) mod stacks;
pub(crate) mod sweep;
pub(crate) mod verdicts;
