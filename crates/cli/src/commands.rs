//! Contains one file per command. A command parses its input, calls the libraries and prints the
//! results.

mod bench;
mod book;
mod candidates;
mod canon;
mod check;
mod config;
mod convert;
mod draw;
mod explain;
mod formats;
mod games;
mod generate;
mod hint;
mod hunt;
mod lab;
mod learn;
mod list;
mod manual;
mod play;
mod rate;
mod rpc;
mod scan;
mod serve;
mod site;
mod solve;
mod step_options;
mod techniques;
mod verify;

use std::hash::{BuildHasher, RandomState};
use std::thread;

use novena_generator::Date;

use crate::arguments::{Arguments, Command, Parallel};
use crate::config::Config;
use crate::exit::Exit;
use crate::report::{self, Weight};
use crate::texts::Texts;

/// Runs the command.
pub(crate) fn run(arguments: Arguments, config: &Config, texts: &Texts) -> Exit {
    // The `config` command reports problems with the settings itself.
    if !matches!(arguments.command, Some(Command::Config(_))) {
        let problems = config.problems.iter();
        let sentences = problems.map(|problem| (Weight::Warning, problem.describe(texts)));
        report::all(texts, sentences);
    }
    match arguments.command {
        None => manual::first_steps(texts),
        Some(Command::Solve(solve)) => solve::run(&solve, texts),
        Some(Command::Check(check)) => check::run(&check, texts),
        Some(Command::Candidates(candidates)) => candidates::run(&candidates, texts),
        Some(Command::Explain(explain)) => explain::run(&explain, texts),
        Some(Command::Hint(hint)) => hint::run(&hint, texts),
        Some(Command::Verify(verify)) => verify::run(&verify, texts),
        Some(Command::Rate(rate)) => rate::run(&rate, texts),
        Some(Command::Techniques(techniques)) => techniques::run(&techniques, texts),
        Some(Command::Canon(canon)) => canon::run(&canon, texts),
        Some(Command::Generate(generate)) => generate::run(&generate, texts),
        Some(Command::Hunt(hunt)) => hunt::run(&hunt, texts),
        Some(Command::Book(book)) => book::run(&book, texts),
        Some(Command::Convert(convert)) => convert::run(&convert, texts),
        Some(Command::Scan(scan)) => scan::run(&scan, texts),
        Some(Command::Draw(draw)) => draw::run(&draw, texts),
        Some(Command::Rpc) => rpc::run(texts),
        Some(Command::Serve(serve)) => serve::run(&serve, texts),
        Some(Command::Site(site)) => site::run(&site, texts),
        Some(Command::Lab(lab)) => lab::run(&lab, texts),
        Some(Command::Play(play)) => play::run(&play, config, texts),
        Some(Command::Learn(learn)) => learn::run(&learn, config, texts),
        Some(Command::Games(games)) => games::run(&games, config, texts),
        Some(Command::Config(action)) => config::run(&action, config, texts),
        Some(Command::Bench(bench)) => bench::run(&bench, texts),
        Some(Command::Completions(completions)) => manual::completions(&completions, texts),
        Some(Command::Man(man)) => manual::man(&man, texts),
        Some(Command::Help(help)) => manual::help(&help, texts),
    }
}

impl Parallel {
    /// Returns the requested number of threads or, by default, the number of cores.
    fn threads(&self) -> usize {
        match self.jobs {
            Some(jobs) => jobs,
            None => thread::available_parallelism().map_or(1, usize::from),
        }
    }
}

/// Returns a random seed.
fn any_seed() -> u64 {
    RandomState::new().hash_one(std::process::id())
}

/// Returns today's date in the local time zone.
fn today() -> Option<Date> {
    novena_player::local_moment().day()?.parse().ok()
}

/// Returns the line below the title of a report. It names the version of the program, the date and
/// the input files.
fn made_by(files: &[String], texts: &Texts) -> String {
    let date = today().map_or_else(String::new, |date| date.to_string());
    let fillings = [
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("date", date.into()),
        ("files", files.join(", ").into()),
    ];
    let key = if files.is_empty() {
        "report-made"
    } else {
        "report-made-from"
    };
    texts.fill(key, &fillings)
}
