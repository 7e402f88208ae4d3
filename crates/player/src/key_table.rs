//! The key table: presets, command words, keys and actions.

use novena_core::{Colour, Digit};
use novena_store::System;

use super::command::{Command, Direction, Mode};

/// A key preset, named after a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Preset {
    /// Our own keys.
    #[default]
    Default,
    /// As in the editor vi.
    Vi,
    /// As in GNOME Sudoku.
    Gnome,
    /// As in HoDoKu.
    Hodoku,
}

const D: u8 = 1;
const V: u8 = 2;
const G: u8 = 4;
const H: u8 = 8;
const ALL: u8 = D | V | G | H;

/// The bit for rows that apply only on systems that can suspend a program, and the bit for rows
/// that apply only on systems that cannot.
const CAN_SUSPEND: u8 = 16;
const CANNOT_SUSPEND: u8 = 32;

impl Preset {
    /// All presets.
    pub const ALL: &[Self] = &[Self::Default, Self::Vi, Self::Gnome, Self::Hodoku];

    /// The name of the preset, as used in arguments.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Vi => "vi",
            Self::Gnome => "gnome",
            Self::Hodoku => "hodoku",
        }
    }

    const fn bit(self) -> u8 {
        match self {
            Self::Default => D,
            Self::Vi => V,
            Self::Gnome => G,
            Self::Hodoku => H,
        }
    }
}

/// One command, or one for each of nine digits.
#[derive(Clone, Copy)]
pub(super) enum Action {
    One(Command),
    Nine(fn(Digit) -> Command),
}

/// A table row: the presets and systems that include it, the command's word, its keys and its
/// action.
///
/// Keys are separated by spaces. A modifier precedes its key, joined to it by a hyphen. `1-9` means
/// nine keys.
pub(super) struct Row(
    pub(super) u8,
    pub(super) &'static str,
    pub(super) &'static str,
    pub(super) Action,
);

use Action::{Nine, One};

const TABLE: &[Row] = &[
    Row(D | H, "up", "up k", One(Command::Move(Direction::Up))),
    Row(D | H, "down", "down j", One(Command::Move(Direction::Down))),
    Row(D | H, "left", "left h", One(Command::Move(Direction::Left))),
    Row(
        D | H,
        "right",
        "right l",
        One(Command::Move(Direction::Right)),
    ),
    Row(V, "up", "k up", One(Command::Move(Direction::Up))),
    Row(V, "down", "j down", One(Command::Move(Direction::Down))),
    Row(V, "left", "h left", One(Command::Move(Direction::Left))),
    Row(V, "right", "l right", One(Command::Move(Direction::Right))),
    Row(G, "up", "up w", One(Command::Move(Direction::Up))),
    Row(G, "down", "down s", One(Command::Move(Direction::Down))),
    Row(G, "left", "left a", One(Command::Move(Direction::Left))),
    Row(G, "right", "right d", One(Command::Move(Direction::Right))),
    Row(
        D,
        "next-empty",
        "tab ctrl-right ctrl-down",
        One(Command::NextEmpty),
    ),
    Row(
        D,
        "previous-empty",
        "shift-tab ctrl-left ctrl-up",
        One(Command::PreviousEmpty),
    ),
    Row(
        V,
        "next-empty",
        "w tab ctrl-right ctrl-down",
        One(Command::NextEmpty),
    ),
    Row(
        V,
        "previous-empty",
        "b shift-tab ctrl-left ctrl-up",
        One(Command::PreviousEmpty),
    ),
    Row(
        G | H,
        "next-empty",
        "tab ctrl-right ctrl-down",
        One(Command::NextEmpty),
    ),
    Row(
        G | H,
        "previous-empty",
        "shift-tab ctrl-left ctrl-up",
        One(Command::PreviousEmpty),
    ),
    Row(ALL, "box-up", "pgup", One(Command::Jump(Direction::Up))),
    Row(ALL, "box-down", "pgdn", One(Command::Jump(Direction::Down))),
    Row(V, "box-left", "{", One(Command::Jump(Direction::Left))),
    Row(V, "box-right", "}", One(Command::Jump(Direction::Right))),
    Row(ALL, "go-to-box", "g", One(Command::GoToBox)),
    Row(D | G | H, "row-start", "home", One(Command::RowStart)),
    Row(D | G | H, "row-end", "end", One(Command::RowEnd)),
    Row(V, "row-start", "^ home", One(Command::RowStart)),
    Row(V, "row-end", "$ end", One(Command::RowEnd)),
    Row(ALL, "grid-start", "ctrl-home", One(Command::GridStart)),
    Row(ALL, "grid-end", "ctrl-end", One(Command::GridEnd)),
    Row(
        ALL,
        "extend-up",
        "shift-up",
        One(Command::Extend(Direction::Up)),
    ),
    Row(
        ALL,
        "extend-down",
        "shift-down",
        One(Command::Extend(Direction::Down)),
    ),
    Row(
        ALL,
        "extend-left",
        "shift-left",
        One(Command::Extend(Direction::Left)),
    ),
    Row(
        ALL,
        "extend-right",
        "shift-right",
        One(Command::Extend(Direction::Right)),
    ),
    Row(ALL, "toggle", "ctrl-space ;", One(Command::Toggle)),
    Row(ALL, "select-all", "ctrl-a", One(Command::SelectAll)),
    Row(ALL, "deselect", "esc", One(Command::Deselect)),
    Row(ALL, "hand", ",", One(Command::Hand)),
    Row(ALL, "write", "1-9", Nine(Command::Write)),
    Row(ALL, "write-corner", "shift-1-9", Nine(Command::Corner)),
    Row(
        ALL,
        "write-centre",
        "alt-1-9 ctrl-1-9",
        Nine(Command::Centre),
    ),
    Row(D | G, "mode-digit", "z", One(Command::Mode(Mode::Digit))),
    Row(D | G, "mode-corner", "x", One(Command::Mode(Mode::Corner))),
    Row(D | G, "mode-centre", "c", One(Command::Mode(Mode::Centre))),
    Row(D | G, "mode-colour", "v", One(Command::Mode(Mode::Colour))),
    Row(V, "mode-digit", "i", One(Command::Mode(Mode::Digit))),
    Row(V, "mode-corner", "a", One(Command::Mode(Mode::Corner))),
    Row(V, "mode-centre", "c", One(Command::Mode(Mode::Centre))),
    Row(V, "mode-colour", "v", One(Command::Mode(Mode::Colour))),
    Row(D | V | G, "next-mode", "space", One(Command::NextMode)),
    Row(D | V | H, "notes", "n", One(Command::Notes)),
    Row(G, "notes", "e n", One(Command::Notes)),
    Row(
        D | G | H,
        "clear",
        "backspace delete 0",
        One(Command::Clear),
    ),
    Row(V, "clear", "x delete backspace 0", One(Command::Clear)),
    Row(ALL, "fill-marks", "m", One(Command::FillMarks)),
    Row(ALL, "corners-to-centre", ".", One(Command::CornersToCentre)),
    Row(D | CAN_SUSPEND, "undo", "u [", One(Command::Undo)),
    Row(D | CANNOT_SUSPEND, "undo", "u [ ctrl-z", One(Command::Undo)),
    Row(D, "redo", "r ] ctrl-y ctrl-Z", One(Command::Redo)),
    Row(V | CAN_SUSPEND, "undo", "u", One(Command::Undo)),
    Row(V | CANNOT_SUSPEND, "undo", "u ctrl-z", One(Command::Undo)),
    Row(V, "redo", "ctrl-r r", One(Command::Redo)),
    Row(G, "undo", "u ctrl-z", One(Command::Undo)),
    Row(G, "redo", "r ctrl-Z ctrl-y", One(Command::Redo)),
    Row(H, "undo", "ctrl-z u", One(Command::Undo)),
    Row(H, "redo", "ctrl-y r", One(Command::Redo)),
    Row(D | V | G, "hint", "H f12", One(Command::Hint)),
    Row(H, "hint", "f12 H alt-f12", One(Command::Hint)),
    Row(H, "hint-why", "ctrl-f12", One(Command::HintWhy)),
    Row(ALL, "confirm", "enter", One(Command::Confirm)),
    Row(ALL, "another", "o", One(Command::Another)),
    Row(ALL, "filter", "f1-f9", Nine(Command::Filter)),
    Row(ALL, "filter-next", "f", One(Command::FilterNext)),
    Row(H, "strike", "space", One(Command::Strike)),
    Row(H, "colour-a", "a", One(Command::Colour(Colour::ALL[0]))),
    Row(H, "colour-b", "b", One(Command::Colour(Colour::ALL[1]))),
    Row(H, "colour-c", "c", One(Command::Colour(Colour::ALL[2]))),
    Row(H, "colour-d", "d", One(Command::Colour(Colour::ALL[3]))),
    Row(H, "colour-e", "e", One(Command::Colour(Colour::ALL[4]))),
    Row(D | G, "savepoint", "b", One(Command::Savepoint)),
    Row(D | G | H, "savepoints", "B", One(Command::Savepoints)),
    Row(H, "savepoint", "s", One(Command::Savepoint)),
    Row(V, "savepoint", "M", One(Command::Savepoint)),
    Row(V, "savepoints", "' B", One(Command::Savepoints)),
    Row(ALL, "before-mistake", "<", One(Command::BeforeMistake)),
    Row(ALL, "check", "C", One(Command::Check)),
    Row(ALL, "checking", "K", One(Command::Checking)),
    Row(ALL, "new", "N", One(Command::NewGame)),
    Row(ALL, "open", "O", One(Command::Open)),
    Row(ALL, "enter-own", "E", One(Command::EnterOwn)),
    Row(ALL, "games", "G", One(Command::Games)),
    Row(ALL, "restart", "R", One(Command::Restart)),
    Row(ALL, "steps", "A", One(Command::Steps)),
    Row(ALL, "path", "P", One(Command::Path)),
    Row(ALL, "statistics", "S", One(Command::Statistics)),
    Row(ALL, "pause", "p", One(Command::Pause)),
    Row(ALL, "timer", "t", One(Command::Timer)),
    Row(ALL, "techniques", "T", One(Command::Techniques)),
    Row(ALL, "line", ":", One(Command::Line)),
    Row(ALL, "redraw", "ctrl-l", One(Command::Redraw)),
    Row(
        D | V | CAN_SUSPEND,
        "suspend",
        "ctrl-z",
        One(Command::Suspend),
    ),
    Row(ALL, "help", "?", One(Command::Help)),
    Row(ALL, "quit", "q ctrl-c", One(Command::Quit)),
];

/// Every row, of all presets and systems.
pub(super) fn all_rows() -> impl Iterator<Item = &'static Row> {
    TABLE.iter()
}

/// The rows for a system, of all presets.
pub(super) fn system_rows(system: System) -> impl Iterator<Item = &'static Row> {
    let excluded = if system.has_job_control() {
        CANNOT_SUSPEND
    } else {
        CAN_SUSPEND
    };
    TABLE.iter().filter(move |row| row.0 & excluded == 0)
}

/// A preset's rows, in the order used by the help.
pub(super) fn rows(system: System, preset: Preset) -> impl Iterator<Item = &'static Row> {
    system_rows(system).filter(move |row| row.0 & preset.bit() != 0)
}
