//! Replaces the table for graphics cards in a program built without graphics card support.

use std::io;

use novena_gpu::Fault;

use super::super::list::List;
use super::sheet::Sheets;
use crate::arguments::Bench;
use crate::texts::Texts;

/// The reason why there is no table.
pub(super) enum Failure {
    Card(Fault),
    #[expect(dead_code, reason = "nothing is written without a card")]
    Output(io::Error),
}

/// Always fails, because this build does not support graphics cards.
pub(super) fn table(
    _: &[List],
    _: &Bench,
    _: &mut usize,
    _: &mut Sheets,
    _: &Texts,
) -> Result<(), Failure> {
    Err(Failure::Card(Fault::NotBuilt))
}
