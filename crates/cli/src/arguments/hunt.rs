//! The kinds of rare puzzles that a hunt can look for.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;

use super::generate::{number, tenths};
use super::{EngineChoice, Input, Output, Parallel, positive};

#[derive(Args)]
pub(crate) struct Hunt {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, value_parser = tenths, default_value = "11.0..", conflicts_with = "givens")]
    pub(crate) se: RangeInclusive<u16>,
    #[arg(long, value_parser = few_givens)]
    pub(crate) givens: Option<usize>,
    #[arg(long, value_parser = radius, default_value = "2")]
    pub(crate) radius: usize,
    #[arg(long, value_parser = positive, default_value = "24", conflicts_with = "givens")]
    pub(crate) most_rated: u64,
    #[arg(long, short = 'n', value_parser = positive)]
    pub(crate) count: Option<u64>,
    #[arg(long, value_parser = positive)]
    pub(crate) visits: Option<u64>,
    #[arg(long)]
    pub(crate) log: Option<PathBuf>,
    #[arg(long, conflicts_with = "files")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) engine: EngineChoice,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

fn few_givens(text: &str) -> Result<usize, String> {
    number(text)
        .filter(|givens| (17..=18).contains(givens))
        .ok_or_else(|| "17, 18".to_owned())
}

fn radius(text: &str) -> Result<usize, String> {
    number(text)
        .filter(|radius| (1..=3).contains(radius))
        .ok_or_else(|| "1, 2, 3".to_owned())
}
