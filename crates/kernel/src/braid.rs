//! One puzzle at a time, its boxes braided: three lanes to a state.
//!
//! | file | what it does |
//! |---|---|
//! | [`strand`] | one state by itself: its candidates |
//! | [`sweep`] | givens in, the rules for a diagonal of boxes at a time, a solution out |
//! | [`branch`] | where to split a state that the rules leave open |
//! | [`search`] | lanes take the branches of one puzzle |
//! | [`settle`] | a few states to the end of what the rules can tell |

pub(crate) mod branch;
pub(crate) mod search;
pub(crate) mod settle;
pub(crate) mod strand;
pub(crate) mod sweep;
