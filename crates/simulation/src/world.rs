//! All programs that store games, on one thread with virtual time.
//!
//! There are two places, each with its own store. At home, two terminal players and a server have
//! the store open, and a browser plays through the server. The browser is offline for a while, and
//! its messages are dropped, repeated and delayed. The other place has its own player. The two
//! places exchange exports, which may cross in transit. Clocks jump, programs restart, and the
//! power fails. Everything is derived from the seed.
//!
//! After each step, the affected game must be in its acknowledged state, a move with an ID must
//! have been made at most once, and a merge must not have lost any state. At the end, the network
//! recovers, the browser's queue empties, and the places exchange exports until nothing changes.
//! Both places must then have the same games.

mod browser;
mod exchange;
mod ledger;
mod network;
mod server;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};

use novena_core::Puzzle;
use novena_play::Game;
use novena_saves::Moment;

use crate::place::Weakness;
use crate::place::{LoadedGame, ModelPlace, PROGRAMS, Place, PlaceRefusal, RealPlace, TwinPlace};
use crate::power::PUZZLES;
use crate::{Numbers, seed_sqlite};

use browser::Browser;
use exchange::Parcel;
use ledger::{Ledger, State, state_of};
use network::Message;
use server::Server;

/// The place that the server and two players share.
const HOME: usize = 0;
const PLACES: usize = 2;
/// The program that acts as the server. The other programs at home are players.
const SERVER: usize = 2;
/// The number of games that players begin in a place.
const MOST_GAMES: usize = 5;
/// The time that the browser waits for a reply, in virtual milliseconds.
const PATIENCE: u64 = 1000;

/// The number of steps in a world before its two places must agree.
pub const STEPS_PER_WORLD: u64 = 1000;

/// The kinds of place in a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// The real store on a simulated disk.
    Real,
    /// The model of the store, which may have a weakness.
    Model(Option<Weakness>),
    /// Both, compared after every call.
    Twin,
}

/// A step after which something was wrong.
#[derive(Clone, Debug)]
pub struct WorldFailure {
    /// The seed of the world.
    pub seed: u64,
    /// The kind of its places.
    pub place_kind: PlaceKind,
    /// The number of steps.
    pub step: u64,
    /// The error.
    pub reason: String,
}

impl fmt::Display for WorldFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            seed, step, reason, ..
        } = self;
        let place_kind = match self.place_kind {
            PlaceKind::Real => "real",
            PlaceKind::Model(_) => "model",
            PlaceKind::Twin => "twin",
        };
        write!(
            f,
            "step {step} of world {seed}: {reason}\n\
             repeat it with: cargo xtask simulate --seed {seed} --on {place_kind}"
        )
    }
}

/// Runs one world. Returns the number of steps.
pub fn run(seed: u64, place_kind: PlaceKind) -> Result<u64, Box<WorldFailure>> {
    seed_sqlite(seed);
    match place_kind {
        PlaceKind::Real => live(seed, place_kind, |_| RealPlace::new()),
        PlaceKind::Model(weakness) => live(seed, place_kind, |number| {
            ModelPlace::new(format!("{number:032x}"), weakness)
        }),
        PlaceKind::Twin => live(seed, place_kind, |_| TwinPlace::new()),
    }
}

fn live<P: Place>(
    seed: u64,
    place_kind: PlaceKind,
    place: impl Fn(u64) -> P,
) -> Result<u64, Box<WorldFailure>> {
    let mut world = World::new(seed, [place(1), place(2)]);
    let lived = panic::catch_unwind(AssertUnwindSafe(|| world.live()));
    let lived = lived.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        Err(text.unwrap_or_else(|| "the program has panicked".to_owned()))
    });
    match lived {
        Ok(()) => Ok(world.steps),
        Err(reason) => Err(Box::new(WorldFailure {
            seed,
            place_kind,
            step: world.steps,
            reason,
        })),
    }
}

/// The game that a player has on the board, and the state in which it was loaded or left.
type Board<P> = Option<(<P as Place>::Loaded, State)>;

fn on_board<H: LoadedGame>(loaded: H) -> (H, State) {
    let state = state_of(loaded.game());
    (loaded, state)
}

struct World<P: Place> {
    numbers: Numbers,
    steps: u64,
    /// Virtual milliseconds.
    now: u64,
    /// The error of each place's clock, in seconds.
    clocks: [i64; PLACES],
    places: [P; PLACES],
    /// The game on each player's board.
    boards: [[Board<P>; PROGRAMS]; PLACES],
    server: Server<P>,
    browser: Browser,
    is_away: bool,
    network: BTreeMap<(u64, u64), Message>,
    messages: u64,
    parcels: Vec<Parcel<P::Export>>,
    ledger: Ledger,
    /// Whether players delete games. They do so in every other world.
    has_deletions: bool,
}

impl<P: Place> World<P> {
    fn new(seed: u64, places: [P; PLACES]) -> Self {
        Self {
            numbers: Numbers(seed),
            steps: 0,
            now: 0,
            clocks: [0; PLACES],
            places,
            boards: [const { [const { None }; PROGRAMS] }; PLACES],
            server: Server::new(SERVER),
            browser: Browser::default(),
            is_away: false,
            network: BTreeMap::new(),
            messages: 0,
            parcels: Vec::new(),
            ledger: Ledger::new(PLACES),
            has_deletions: !seed.is_multiple_of(2),
        }
    }

    fn live(&mut self) -> Result<(), String> {
        while self.steps < STEPS_PER_WORLD {
            self.step()?;
        }
        self.settle()
    }

    fn clock(&self, place: usize) -> Moment {
        Moment {
            seconds: 1_800_000_000 + (self.now / 1000).cast_signed() + self.clocks[place],
            zone: 60,
        }
    }

    /// The next event anywhere.
    fn step(&mut self) -> Result<(), String> {
        self.steps += 1;
        self.now += self.numbers.next() % 400;
        if self.steps.is_multiple_of(256) {
            let parcels = self.parcels.iter();
            self.ledger
                .forget(parcels.flat_map(|parcel| parcel.states.iter().copied()));
        }
        match self.numbers.below(100) {
            0..48 => {
                let (place, program) = self.player();
                self.play(place, program)
            }
            48..68 => self.browse(),
            68..84 => self.deliver(),
            84..88 => {
                let (place, program) = self.player();
                self.choose(place, program)
            }
            88 => self.delete(),
            89..92 => {
                self.send_parcel();
                Ok(())
            }
            92..95 => self.receive_parcel(),
            95 => {
                self.is_away = !self.is_away;
                Ok(())
            }
            96 => {
                let jump = self.numbers.next() % 4_000_000_000;
                self.clocks[self.numbers.below(PLACES)] = jump.cast_signed() - 2_000_000_000;
                Ok(())
            }
            97..99 => {
                let (place, program) = (self.numbers.below(PLACES), self.numbers.below(PROGRAMS));
                self.places[place].restart(program);
                self.forget_program(place, program);
                Ok(())
            }
            _ => {
                let place = self.numbers.below(PLACES);
                self.places[place].cut_power(&mut self.numbers);
                (0..PROGRAMS).for_each(|program| self.forget_program(place, program));
                self.ledger.check_all(&mut self.places[place], place)
            }
        }
    }

    /// Handles the end of a program, whose memory is lost.
    fn forget_program(&mut self, place: usize, program: usize) {
        self.boards[place][program] = None;
        if (place, program) == (HOME, SERVER) {
            self.server.restart();
        }
    }

    fn player(&mut self) -> (usize, usize) {
        self.numbers.one_of(&[(HOME, 0), (HOME, 1), (1, 0)])
    }

    /// Makes a move for a player at a terminal.
    fn play(&mut self, place: usize, program: usize) -> Result<(), String> {
        let Some((mut loaded, before)) = self.boards[place][program].take() else {
            return self.choose(place, program);
        };
        // The clock of a solved game has stopped, but states are identified by the time on the
        // clock.
        if loaded.game().is_finished() {
            return self.choose(place, program);
        }
        let (now, id) = (self.clock(place), loaded.id());
        let state = self.ledger.new_state();
        let game_move = self.numbers.game_move();
        let at = &mut self.places[place];
        match at.play(program, &mut loaded, state, &game_move, now) {
            Ok(()) => {
                let game = loaded.game();
                self.ledger.acknowledge(place, id, Some(before), game)?;
                self.boards[place][program] = Some((loaded, state));
            }
            Err(PlaceRefusal::Refused(_)) => {
                // The time that has passed is not stored until the player makes a move.
                self.boards[place][program] = Some((loaded, before));
            }
            Err(PlaceRefusal::ChangedElsewhere) => {
                self.boards[place][program] = at.load(program, id).ok().map(on_board);
            }
            Err(PlaceRefusal::NoSuchGame) => {}
        }
        let other = self.numbers.below(PROGRAMS);
        self.ledger.check(&mut self.places[place], place, other, id)
    }

    /// Lets a player choose another game or begin one.
    fn choose(&mut self, place: usize, program: usize) -> Result<(), String> {
        let ids = self.places[place].games(program);
        let few = ids.len() < MOST_GAMES && self.numbers.one_in(4);
        if ids.is_empty() || few {
            return self.begin(place, program);
        }
        let id = self.numbers.one_of(&ids);
        let loaded = self.places[place].load(program, id).ok();
        self.boards[place][program] = loaded.map(on_board);
        if (place, self.numbers.below(2)) == (HOME, 0) && self.browser.waiting() == 0 {
            let seen = self.places[HOME].load(SERVER, id);
            let seen = seen.map_err(|error| format!("game {id} is listed: {error:?}"))?;
            self.browser.see(id, seen.version());
        }
        Ok(())
    }

    fn begin(&mut self, place: usize, program: usize) -> Result<(), String> {
        let puzzle = self.numbers.one_of(&PUZZLES);
        let mut game = Game::new(puzzle.parse::<Puzzle>().expect("it is a puzzle"));
        game.elapsed = std::time::Duration::from_millis(self.ledger.new_state());
        let now = self.clock(place);
        let loaded = self.places[place].begin(program, game, now);
        let id = loaded.id();
        self.ledger.acknowledge(place, id, None, loaded.game())?;
        self.boards[place][program] = Some(on_board(loaded));
        Ok(())
    }

    fn delete(&mut self) -> Result<(), String> {
        let (place, program) = self.player();
        let ids = self.places[place].games(program);
        if !self.has_deletions || self.ledger.games(place) < 3 {
            return Ok(());
        }
        let id = self.numbers.one_of(&ids);
        let now = self.clock(place);
        let deleted = self.places[place].delete(program, id, now);
        deleted.map_err(|error| format!("game {id} is listed: {error:?}"))?;
        self.ledger.delete(place, id);
        self.ledger
            .check(&mut self.places[place], place, SERVER, id)
    }
}
