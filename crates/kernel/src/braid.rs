//! Searches one puzzle at a time. A state has three lanes, in which its boxes are braided.
//!
//! | file | what it does |
//! |---|---|
//! | [`strand`] | represents one state by itself, and finds its candidates |
//! | [`sweep`] | reads givens, applies the rules diagonal by diagonal, writes a solution |
//! | [`branch`] | chooses where to split a state that the rules leave open |
//! | [`stack`] | stores branches until there is room for them |
//! | [`search`] | runs the search, with the branches of one puzzle in the lanes |
//! | [`settle`] | sweeps a few states until the rules find nothing more |

pub(crate) mod branch;
pub(crate) mod search;
pub(crate) mod settle;
pub(crate) mod stack;
pub(crate) mod strand;
pub(crate) mod sweep;
