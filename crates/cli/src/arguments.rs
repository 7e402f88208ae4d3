//! Defines the command line, but not its text. The names, descriptions and examples of all
//! arguments come from the locale (see `help.rs`). The locale identifies each argument by its ID.

mod book;
mod config;
mod draw;
mod generate;
mod hunt;
mod learn;
mod names;
mod player;
mod scan;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use novena_core::Cell;
use novena_formats::{Format, RecordPart};
use novena_kernel::Backend;
use novena_techniques::{Kind, KindChoice};
use novena_texts::Rung;
use novena_web::PublicUrl;

use crate::engine::EngineChoice;
use crate::language;
use crate::suggest::UnknownName;

pub(crate) use book::{
    Book, CourseRange, DayRange, MOST, NamedKinds, NewSection, SectionGoal, Signature, USUAL_COUNT,
    Worksheet,
};
pub(crate) use config::{ConfigAction, ConfigCommand};
pub(crate) use draw::{Draw, Picture};
pub(crate) use generate::{Day, Generate, formats_with_positions};
pub(crate) use hunt::Hunt;
pub(crate) use learn::Learn;
use names::last_kind_named;
pub(crate) use names::{kinds_named, level_named, techniques};
pub(crate) use player::{
    Data, Delete, Export, Games, GamesAction, Import, Play, PlayerFlags, nine_signs,
};
pub(crate) use scan::Scan;

#[derive(Parser)]
#[command(name = "novena", version)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) global: GlobalOptions,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The options that every command accepts.
#[derive(Args)]
pub(crate) struct GlobalOptions {
    /// [`language::choose`] looks up this argument before parsing. It is defined here only so that
    /// the parser accepts it.
    #[arg(long, global = true, value_parser = language::names())]
    pub(crate) lang: Option<String>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Solve(Solve),
    Check(Check),
    Candidates(Candidates),
    Explain(Explain),
    Hint(Hint),
    Verify(Verify),
    Rate(Rate),
    Techniques(Techniques),
    Canon(Canon),
    Generate(Box<Generate>),
    Hunt(Box<Hunt>),
    Book(Box<Book>),
    Convert(Convert),
    Scan(Scan),
    Draw(Draw),
    Rpc,
    Serve(Serve),
    Site(Site),
    #[command(subcommand)]
    Lab(Lab),
    Play(Play),
    Learn(Box<Learn>),
    Games(Games),
    Config(ConfigCommand),
    Bench(Bench),
    Completions(Completions),
    Man(Man),
    Help(Help),
}

/// The source of puzzles.
#[derive(Args)]
pub(crate) struct Input {
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_parser = formats(|_| true))]
    pub(crate) from: Option<Format>,
}

/// The destination of answers.
#[derive(Args)]
pub(crate) struct Output {
    #[arg(long, short)]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Parallel {
    #[arg(long, short, value_parser = threads)]
    pub(crate) jobs: Option<usize>,
}

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "a flag is a bool")]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, group = "many")]
    pub(crate) all: bool,
    #[arg(long, group = "many")]
    pub(crate) count: bool,
    #[arg(long, value_parser = positive, requires = "many")]
    pub(crate) limit: Option<u64>,
    #[arg(long, conflicts_with = "many")]
    pub(crate) unique: bool,
    #[arg(long, value_enum, default_value_t = Method::Wave)]
    pub(crate) with: Method,
    #[command(flatten)]
    pub(crate) engine: EngineChoice,
    #[arg(long, value_parser = formats(|_| true), conflicts_with = "count")]
    pub(crate) to: Option<Format>,
    #[arg(long)]
    pub(crate) stats: bool,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

/// The solver to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Method {
    Wave,
    Backtracking,
}

#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, short)]
    pub(crate) verbose: bool,
    #[arg(long, value_parser = ["line", "csv", "json"])]
    pub(crate) to: Option<String>,
    #[command(flatten)]
    pub(crate) engine: EngineChoice,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

#[derive(Args)]
pub(crate) struct Candidates {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, conflicts_with = "cell")]
    pub(crate) counts: bool,
    #[arg(long, value_parser = cell_named)]
    pub(crate) cell: Option<Cell>,
    #[arg(long, value_parser = formats(has_marks), conflicts_with_all = ["counts", "cell"])]
    pub(crate) to: Option<Format>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "a flag is a bool")]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) choice: TechniqueChoice,
    #[arg(long)]
    pub(crate) all_steps: bool,
    #[arg(long, requires = "all_steps")]
    pub(crate) every: bool,
    #[arg(long, conflicts_with = "all_steps")]
    pub(crate) needed: bool,
    #[arg(long)]
    pub(crate) verify: bool,
    #[command(flatten)]
    pub(crate) step_options: StepOptions,
    #[arg(long, conflicts_with_all = ["all_steps", "verify", "to", "output", "jobs"])]
    pub(crate) pictures: Option<PathBuf>,
    #[arg(long, requires = "pictures")]
    pub(crate) html: bool,
    #[arg(long, conflicts_with_all = [
        "files", "from", "only", "up_to", "all_steps", "needed", "verify", "to", "spoken", "jobs", "pictures",
    ])]
    pub(crate) list_techniques: bool,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, value_parser = rung, default_value = "1")]
    pub(crate) rung: Rung,
    #[command(flatten)]
    pub(crate) choice: TechniqueChoice,
    #[command(flatten)]
    pub(crate) step_options: StepOptions,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// The techniques to use.
#[derive(Args)]
pub(crate) struct TechniqueChoice {
    #[arg(long, value_parser = kinds_named, value_delimiter = ',')]
    pub(crate) only: Vec<KindChoice>,
    #[arg(long, value_parser = last_kind_named)]
    pub(crate) up_to: Option<Kind>,
}

/// Selects how steps are printed.
#[derive(Args)]
pub(crate) struct StepOptions {
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub(crate) to: Form,
    #[arg(long)]
    pub(crate) spoken: bool,
}

/// Whether the output is for people or for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    Text,
    Json,
}

#[derive(Args)]
pub(crate) struct Verify {
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, conflicts_with = "files")]
    pub(crate) reglib: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args)]
pub(crate) struct Rate {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, value_enum, value_delimiter = ',')]
    pub(crate) scale: Vec<Scale>,
    #[arg(long, value_enum, default_value_t = Table::Text)]
    pub(crate) to: Table,
    #[arg(long)]
    pub(crate) report: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

/// A rating scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Scale {
    Se,
    Hodoku,
    Novena,
}

/// The output formats for ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Table {
    Text,
    Csv,
    Json,
}

#[derive(Args)]
pub(crate) struct Techniques {
    #[arg(value_parser = kinds_named)]
    pub(crate) technique: Option<KindChoice>,
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub(crate) to: Form,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args)]
pub(crate) struct Canon {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long)]
    pub(crate) dedupe: bool,
    #[arg(long, requires = "dedupe", conflicts_with = "automorphisms")]
    pub(crate) keep: bool,
    #[arg(long)]
    pub(crate) automorphisms: bool,
    #[arg(long, value_parser = formats(|_| true))]
    pub(crate) to: Option<Format>,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

#[derive(Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(
        long,
        value_parser = formats(|_| true),
        required_unless_present_any = ["list_formats", "output"],
    )]
    pub(crate) to: Option<Format>,
    #[arg(long, conflicts_with_all = ["files", "from", "to", "output", "jobs"])]
    pub(crate) list_formats: bool,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

#[derive(Args)]
pub(crate) struct Serve {
    #[arg(long, value_parser = address)]
    pub(crate) addr: Option<SocketAddr>,
    #[command(flatten)]
    pub(crate) data: Data,
    #[arg(long)]
    pub(crate) token: bool,
    #[arg(long, value_parser = public_url)]
    pub(crate) public_url: Option<PublicUrl>,
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Args)]
pub(crate) struct Site {
    #[arg(id = "folder", long = "output", short = 'o')]
    pub(crate) folder: PathBuf,
}

/// The programs of the five course documents.
#[derive(Subcommand)]
pub(crate) enum Lab {
    Usp(Usp),
    Uel(Uel),
    Fing(Echo),
    Ucm(Ucm),
    Lund,
}

/// Whether to copy the input to the output.
#[derive(Args)]
pub(crate) struct Echo {
    #[arg(long)]
    pub(crate) echo: bool,
}

#[derive(Args)]
pub(crate) struct Usp {
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) echo: Echo,
    #[arg(long, conflicts_with = "seed")]
    pub(crate) simulate: bool,
    #[arg(long, short, requires = "simulate", default_value = "SudokuSimula.txt")]
    pub(crate) output: PathBuf,
}

#[derive(Args)]
pub(crate) struct Uel {
    #[arg(default_value = novena_labs::uel::INPUT)]
    pub(crate) input: PathBuf,
    #[arg(default_value = novena_labs::uel::OUTPUT)]
    pub(crate) output: PathBuf,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long, requires = "all", value_parser = positive)]
    pub(crate) limit: Option<u64>,
}

#[derive(Args)]
pub(crate) struct Ucm {
    #[arg(long)]
    pub(crate) initial: Option<PathBuf>,
    #[arg(long)]
    pub(crate) solution: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) echo: Echo,
}

#[derive(Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line, and they exclude each other"
)]
pub(crate) struct Bench {
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, conflicts_with_all = ["backend", "rating", "generate", "formats"])]
    pub(crate) logic: bool,
    #[arg(long, conflicts_with_all = ["backend", "generate", "formats"])]
    pub(crate) rating: bool,
    #[arg(long, conflicts_with_all = ["backend", "files", "formats"])]
    pub(crate) generate: bool,
    #[arg(long, conflicts_with = "backend")]
    pub(crate) formats: bool,
    #[arg(long, value_parser = backend_named)]
    pub(crate) backend: Option<BenchBackend>,
    #[arg(long, value_parser = batch)]
    pub(crate) batch: Option<usize>,
    #[arg(long, value_parser = rounds, default_value = "10")]
    pub(crate) rounds: usize,
    #[arg(long)]
    pub(crate) report: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

#[derive(Args)]
pub(crate) struct Completions {
    #[arg(value_enum)]
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Args)]
pub(crate) struct Man {
    pub(crate) page: Vec<String>,
}

#[derive(Args)]
pub(crate) struct Help {
    pub(crate) page: Vec<String>,
}

/// Returns a parser for the IDs of the `wanted` formats. Shells can complete these IDs.
fn formats(wanted: fn(Format) -> bool) -> impl TypedValueParser<Value = Format> {
    let known = Format::ALL.iter().copied().filter(|&format| wanted(format));
    PossibleValuesParser::new(known.map(Format::id))
        .try_map(|id| Format::from_id(&id).ok_or("no format has this id"))
}

fn has_marks(format: Format) -> bool {
    format.carries().contains(RecordPart::Marks)
}

/// Parses an IP address with a port, or `localhost` with a port.
fn address(text: &str) -> Result<SocketAddr, String> {
    let local = text
        .strip_prefix("localhost:")
        .and_then(|port| port.parse().ok())
        .map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    local
        .or_else(|| text.parse().ok())
        .ok_or_else(|| "127.0.0.1:8081, 0.0.0.0:8081, [::1]:8081".to_owned())
}

fn public_url(text: &str) -> Result<PublicUrl, String> {
    text.parse()
        .map_err(|_| "https://example.org/novena/".to_owned())
}

fn rung(text: &str) -> Result<Rung, String> {
    text.parse()
        .ok()
        .and_then(Rung::from_number)
        .ok_or_else(|| "1, 2, 3, 4".to_owned())
}

fn cell_named(name: &str) -> Result<Cell, String> {
    name.parse().map_err(|_| "r1c1 … r9c9".to_owned())
}

/// Parses a positive integer. The error message is a list of examples.
fn positive(text: &str) -> Result<u64, String> {
    text.parse()
        .ok()
        .filter(|number| *number > 0)
        .ok_or_else(|| "1, 2, 3 …".to_owned())
}

/// The backend to measure: the CPU with a given instruction set, or a graphics card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BenchBackend {
    Cpu(Backend),
    Cuda,
}

fn backend_named(name: &str) -> Result<BenchBackend, UnknownName> {
    const CUDA: &str = "cuda";
    if name == CUDA {
        return Ok(BenchBackend::Cuda);
    }
    name.parse().map(BenchBackend::Cpu).map_err(|_| {
        let known = Backend::ALL.map(Backend::name);
        let known: Vec<_> = known.into_iter().chain([CUDA]).collect();
        UnknownName::none_of(name, &known)
    })
}

/// The maximum number of puzzles on a card at a time. The kernels number them in 32 bits.
const MOST_AT_ONCE: usize = 1 << 30;

fn batch(text: &str) -> Result<usize, String> {
    let number = text.parse().ok();
    let number = number.filter(|number| (1..=MOST_AT_ONCE).contains(number));
    number.ok_or_else(|| format!("1 … {MOST_AT_ONCE}"))
}

fn rounds(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|rounds| *rounds > 0)
        .ok_or_else(|| "1, 2, 3 …".to_owned())
}

/// The maximum number of threads. More threads would only use up memory.
const MOST_THREADS: usize = 1024;

fn threads(text: &str) -> Result<usize, String> {
    let number = text
        .parse()
        .ok()
        .filter(|number| (1..=MOST_THREADS).contains(number));
    number.ok_or_else(|| format!("1 … {MOST_THREADS}"))
}
