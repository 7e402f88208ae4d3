//! Chains: what is false makes something true, what is true makes something false, and so on
//! from one end to the other.

mod almost_locked;
pub(crate) mod links;
pub(crate) mod reach;
mod strong;
mod targets;
