/// The amount of work that a card did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// The number of times a state was swept.
    pub sweeps: u64,
    /// The number of times a state was split in two.
    pub guesses: u64,
    /// The number of times a thread took over another thread's branch.
    pub handed_over: u64,
}
