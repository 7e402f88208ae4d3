//! One puzzle at a time, with its boxes braided: three lanes per state.
//!
//! | file | what it does |
//! |---|---|
//! | [`strand`] | one state by itself: its candidates |
//! | [`sweep`] | reads givens, applies the rules diagonal by diagonal, writes a solution |
//! | [`branch`] | where to split a state that the rules leave open |
//! | [`stack`] | branches that wait for room |
//! | [`search`] | lanes take the branches of one puzzle |
//! | [`settle`] | a few states, swept until the rules find nothing more |

pub(crate) mod branch;
pub(crate) mod search;
pub(crate) mod settle;
pub(crate) mod stack;
pub(crate) mod strand;
pub(crate) mod sweep;
