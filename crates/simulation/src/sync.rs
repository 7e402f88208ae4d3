//! Browsers with their own games and a server with the real store, which synchronise over a network
//! that loses, repeats and reorders messages.
//!
//! Players begin, play and delete games, and do exercises and drills, both in browser windows and
//! in programs on the server's machine. At the end, the network recovers, and all sides synchronise
//! until nothing changes. All sides must then have the same games, tombstones, settings and
//! progress in the course. Every acknowledged move must be in a game unless it was deleted with its
//! game. A deleted game may exist only if it was continued in two places. Every exercise that
//! counted as found must still count.

mod browser;
mod course;
mod history;

use std::collections::BTreeMap;

use novena_core::Puzzle;
use novena_play::Game;
use novena_saves::{Library, Moment, SyncRequest, Tombstone};
use novena_store::{GameFilter, GameId, Labels, Store, StoreError};
use serde_json::json;

use crate::disk::SyncPolicy;
use crate::{Disk, Image, Numbers, seed_sqlite};
use browser::Browser;
use course::Results;
use history::History;

/// A rule that a browser breaks, to show that the simulation detects the violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyncWeakness {
    /// A game that was sent counts as received before the server has replied.
    TrustsTheNetwork,
    /// Deleting leaves no tombstone.
    NoTombstones,
    /// The server's version of a game replaces the browser's.
    ServerReplaces,
    /// Some replies count as seen although they were ignored.
    PassesOver,
    /// The server's progress in a lesson replaces the browser's.
    ReplacesProgress,
}

/// The counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SyncTally {
    /// Moves acknowledged, including begun games.
    pub moves: usize,
    /// Games that were deleted.
    pub deletions: usize,
    /// Messages that arrived.
    pub messages: usize,
    /// Messages that were lost.
    pub lost: usize,
    /// The number of games that all sides have at the end.
    pub games: usize,
    /// The number of exercises that count as found at the end.
    pub found: usize,
}

impl SyncTally {
    /// Adds the counts of another run.
    pub const fn add(&mut self, more: &Self) {
        self.moves += more.moves;
        self.deletions += more.deletions;
        self.messages += more.messages;
        self.lost += more.lost;
        self.games += more.games;
        self.found += more.found;
    }
}

const BROWSERS: usize = 2;
/// Steps of a run.
const STEPS: usize = 70;
/// The number of rounds after which all sides must agree.
const ROUNDS: usize = 12;

/// A message in transit.
#[derive(Clone, Debug)]
enum Message {
    Request {
        browser: usize,
        body: String,
    },
    Reply {
        browser: usize,
        request: String,
        answer: String,
    },
}

struct SyncWorld {
    numbers: Numbers,
    store: Store,
    browsers: Vec<Browser>,
    network: Vec<Message>,
    history: History,
    results: Results,
    tally: SyncTally,
}

/// Runs the simulation with one seed.
pub fn run(seed: u64, weakness: Option<SyncWeakness>) -> Result<SyncTally, String> {
    seed_sqlite(seed);
    let disk = Disk::new(&Image::default()).recorded(SyncPolicy::Honest);
    let store = disk.open_store().map_err(|error| error.to_string())?;
    let browsers = (0..BROWSERS).map(|number| Browser::new(number, weakness));
    let mut world = SyncWorld {
        numbers: Numbers(seed),
        store,
        browsers: browsers.collect(),
        network: Vec::new(),
        history: History::default(),
        results: Results::default(),
        tally: SyncTally::default(),
    };
    let failed = |error| format!("{error}\nagain: cargo xtask simulate sync --seed {seed}");
    for _ in 0..STEPS {
        world.step().map_err(failed)?;
    }
    world.settle().map_err(failed)?;
    Ok(world.tally)
}

impl SyncWorld {
    fn step(&mut self) -> Result<(), String> {
        let browser = self.numbers.below(BROWSERS);
        match self.numbers.below(23) {
            0 => {
                let now = self.history.begin();
                self.browsers[browser].begin(now);
                self.tally.moves += 1;
            }
            1 => self.begin_at_server()?,
            2..7 => self.play(browser)?,
            7..9 => self.play_at_server()?,
            9 => self.delete(browser)?,
            10 => self.delete_at_server()?,
            11 => {
                let value = self.numbers.below(100);
                self.browsers[browser].change_settings(&json!({"theme": value}))?;
            }
            12 => {
                let object = json!({"theme": self.numbers.below(100), "sound": true});
                let kept = self.store.keep_settings(&object.to_string());
                kept.map_err(|error| error.to_string())?;
            }
            13..16 => {
                let body = self.browsers[browser].request()?;
                self.network.push(Message::Request { browser, body });
            }
            16..20 => self.deliver()?,
            20 => self.record(browser)?,
            21 => self.record_at_server()?,
            _ => self.results.pass_days(&mut self.numbers),
        }
        Ok(())
    }

    /// Ends an exercise or a drill in a browser.
    fn record(&mut self, browser: usize) -> Result<(), String> {
        let result = self.results.next(&mut self.numbers);
        let body = self.browsers[browser].record(&result)?;
        self.results.acknowledge(&result, &body);
        Ok(())
    }

    /// Ends an exercise or a drill in a program on the server's machine.
    fn record_at_server(&mut self) -> Result<(), String> {
        let result = self.results.next(&mut self.numbers);
        let body = course::record(&mut self.store, &result).map_err(|error| error.to_string())?;
        self.results.acknowledge(&result, &body);
        Ok(())
    }

    /// Delivers one of the messages in transit, in any order. The message may be lost, and it may
    /// arrive again.
    fn deliver(&mut self) -> Result<(), String> {
        if self.network.is_empty() {
            return Ok(());
        }
        let place = self.numbers.below(self.network.len());
        let message = if self.numbers.one_in(4) {
            self.network[place].clone()
        } else {
            self.network.remove(place)
        };
        if self.numbers.one_in(5) {
            self.tally.lost += 1;
            return Ok(());
        }
        self.tally.messages += 1;
        match message {
            Message::Request { browser, body } => {
                let answer = self.answer(&body)?;
                let request = body;
                self.network.push(Message::Reply {
                    browser,
                    request,
                    answer,
                });
            }
            Message::Reply {
                browser,
                request,
                answer,
            } => {
                self.browsers[browser].take(&request, &answer)?;
            }
        }
        Ok(())
    }

    /// The server's answer.
    fn answer(&mut self, body: &str) -> Result<String, String> {
        let request = SyncRequest::from_json(body).map_err(|error| error.to_string())?;
        let reply = self
            .store
            .sync(&request)
            .map_err(|error| error.to_string())?;
        let reply: serde_json::Value =
            serde_json::from_str(&reply.to_json()).map_err(|error| error.to_string())?;
        Ok(json!({"v": 1, "ok": reply}).to_string())
    }

    fn begin_at_server(&mut self) -> Result<(), String> {
        let now = self.history.begin();
        let begun = self.store.begin(
            Game::new(Puzzle::EMPTY),
            Labels::default(),
            Moment {
                seconds: now,
                zone: 0,
            },
        );
        begun.map_err(|error| error.to_string())?;
        self.tally.moves += 1;
        Ok(())
    }

    fn game_at_server(&mut self) -> Result<Option<GameId>, String> {
        let listed = self.store.list(&GameFilter::default(), usize::MAX);
        let ids: Vec<GameId> = listed
            .map_err(|error| error.to_string())?
            .iter()
            .map(|game| game.id)
            .collect();
        Ok((!ids.is_empty()).then(|| self.numbers.one_of(&ids)))
    }

    fn play_at_server(&mut self) -> Result<(), String> {
        let Some(id) = self.game_at_server()? else {
            return Ok(());
        };
        let mut stored = self.store.load(id).map_err(|error| error.to_string())?;
        let before = stored.changed();
        let game_move = self.numbers.game_move();
        let moment = Moment {
            seconds: self.history.next(),
            zone: 0,
        };
        match self.store.play(&mut stored, &game_move, moment) {
            Ok(_) => {
                self.history.change(before);
                self.tally.moves += 1;
                Ok(())
            }
            Err(StoreError::Refused(_)) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Makes a move in a browser window, which may not have seen the latest move.
    fn play(&mut self, browser: usize) -> Result<(), String> {
        let now = self.history.next();
        let numbers = &mut self.numbers;
        if let Some(before) = self.browsers[browser].play(numbers, now)? {
            self.history.change(before);
            self.tally.moves += 1;
        }
        Ok(())
    }

    fn delete(&mut self, browser: usize) -> Result<(), String> {
        if let Some((key, state)) = self.browsers[browser].delete(&mut self.numbers)? {
            self.history.delete(key, state);
            self.tally.deletions += 1;
        }
        Ok(())
    }

    fn delete_at_server(&mut self) -> Result<(), String> {
        let Some(id) = self.game_at_server()? else {
            return Ok(());
        };
        let state = self.store.load(id).map_err(|error| error.to_string())?;
        let state = state.changed();
        let games = self.server_library()?.games;
        let game = games.iter().find(|game| game.changed == state);
        let key = game.ok_or("the game is not in the export")?.key.clone();
        let deleted = self.store.delete(id, Moment::default());
        deleted.map_err(|error| error.to_string())?;
        self.history.delete(key, state);
        self.tally.deletions += 1;
        Ok(())
    }

    fn server_library(&mut self) -> Result<Library, String> {
        let mut export = Vec::new();
        let exported = self.store.export(&mut export);
        exported.map_err(|error| error.to_string())?;
        Library::read(&export[..]).map_err(|error| error.to_string())
    }

    /// Restores the network, and synchronises all sides until they agree.
    fn settle(&mut self) -> Result<(), String> {
        // Messages in transit may still arrive.
        while !self.network.is_empty() {
            self.deliver()?;
        }
        for _ in 0..ROUNDS {
            for browser in 0..BROWSERS {
                let body = self.browsers[browser].request()?;
                let answer = self.answer(&body)?;
                self.browsers[browser].take(&body, &answer)?;
            }
        }
        let server = self.server_library()?;
        let course = self.store.course().map_err(|error| error.to_string())?;
        self.tally.found += self.results.check(&course)?;
        let course = self.results.report(&course)?;
        let settings = self.store.settings().map_err(|error| error.to_string())?;
        let ours: BTreeMap<String, String> = server
            .games
            .iter()
            .map(|game| (game.key.clone(), game.to_json()))
            .collect();
        let tombstones: Vec<String> = server.deleted.iter().map(Tombstone::to_json).collect();
        for browser in &self.browsers {
            same("games", &ours, &browser.games()?)?;
            same("tombstones", &tombstones, &browser.tombstones()?)?;
            let theirs = browser.settings()?;
            same(
                "settings",
                &settings.clone().unwrap_or("{}".to_owned()),
                &theirs,
            )?;
            let today = self.results.today();
            same("lessons", &course, &browser.course(today)?)?;
            if !browser.is_synced()? {
                return Err("a browser still has something to send".to_owned());
            }
        }
        let games = server.games.iter();
        let games: Vec<_> = games
            .map(|game| (game.key.as_str(), game.changed))
            .collect();
        self.tally.games = games.len();
        self.history.check(&games)
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: &T, theirs: &T) -> Result<(), String> {
    if ours == theirs {
        return Ok(());
    }
    Err(format!(
        "the {what} differ\nserver: {ours:#?}\nbrowser: {theirs:#?}"
    ))
}
