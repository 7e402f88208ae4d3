//! Many puzzles at once, one to a lane.
//!
//! | file | what it does |
//! |---|---|
//! | [`layout`] | puzzles into lanes, lanes out of and into waves, solutions out |
//! | [`sweep`] | the rules, once for each box |
//! | [`branch`] | where to split states that the rules leave open |
//! | [`pool`] | the branches that wait |
//! | [`search`] | lanes take puzzles and keep their own branches |
//! | [`verdicts`] | what is asked: no solution, one or several? |
//! | [`others`] | what is asked: another solution than the known one? |

pub(crate) mod branch;
pub(crate) mod layout;
pub(crate) mod others;
pub(crate) mod pool;
pub(crate) mod search;
pub(crate) mod sweep;
pub(crate) mod verdicts;
