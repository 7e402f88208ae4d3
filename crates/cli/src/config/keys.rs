//! The player's key settings, such as `undo = "ctrl-u u"` in the table `[keys]`.
//!
//! The player determines which command and key names exist, and which keys conflict.

use novena_player::{KeyBindings, Preset};

use super::{Config, ConfigProblem, Place};
use crate::suggest::nearest;

/// The keys assigned to a command of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeyBinding {
    /// The name that the player uses for the command, such as `undo` or `fill-marks`.
    pub(crate) command: String,
    /// The keys for the command, separated by spaces, such as `u` or `ctrl-u backspace`.
    pub(crate) keys: String,
    /// The line in the file, counted from 1.
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Config {
    /// Returns the user's own keys, which replace those of a preset. Invalid keys are left out. The
    /// problems with them are also returned.
    pub(crate) fn bindings(&self, preset: Preset) -> (KeyBindings, Vec<ConfigProblem>) {
        let mut pairs: Vec<&KeyBinding> = self.keys.iter().collect();
        let mut problems = Vec::new();
        loop {
            let named: Vec<(&str, &str)> = pairs
                .iter()
                .map(|bound| (&*bound.command, &*bound.keys))
                .collect();
            let errors = match KeyBindings::new(preset, &named) {
                Ok(bindings) => return (bindings, problems),
                Err(errors) => errors,
            };
            let wrong: Vec<usize> = errors.iter().map(|error| error.pair).collect();
            for error in errors {
                let bound = pairs[error.pair];
                let place = Place::File {
                    path: self.path.clone().unwrap_or_default(),
                    line: bound.line,
                    column: bound.column,
                };
                problems.push(ConfigProblem::binding(place, &bound.command, error));
            }
            // Once an invalid setting is removed, its command has the preset's keys again. The
            // remaining settings are checked again, because they may conflict with those keys.
            let mut number = 0..;
            pairs.retain(|_| number.next().is_none_or(|number| !wrong.contains(&number)));
        }
    }

    /// Removes keys that cannot be used, and reports the reasons.
    pub(super) fn check_keys(&mut self) {
        let (_, problems) = self.bindings(self.preset().unwrap_or_default());
        self.keys.retain(|bound| {
            !problems
                .iter()
                .any(|problem| problem.is_about_key(&bound.command))
        });
        self.problems.extend(problems);
    }
}

/// Returns whether the player has a command with this name.
pub(super) fn is_command(name: &str) -> bool {
    KeyBindings::commands().any(|command| command == name)
}

/// Returns the settings for commands whose names resemble a misspelt one.
pub(super) fn commands_like(command: &str) -> Vec<String> {
    let near = nearest(command, KeyBindings::commands());
    near.iter()
        .map(|command| format!("keys.{command}"))
        .collect()
}
