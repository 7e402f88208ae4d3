//! A lesson on the terminal.

use std::io;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Instant;

use novena_generator::{Exercise, Subject};
use novena_play::Game;
use novena_store::Labels;
use ratatui::crossterm::event;

use super::{LessonApp, LessonPart, LessonReply};
use crate::app::App;
use crate::options::Options;
use crate::session::Session;
use crate::terminal::{self, Terminal};
use crate::{SHORT_TICK, TICK, play};

/// Reads keys and draws until the reader leaves.
pub(crate) fn run(
    app: &mut LessonApp<'_>,
    terminal: &mut Terminal,
    options: &Options,
) -> io::Result<()> {
    let start = Instant::now();
    let (sender, made) = channel();
    loop {
        app.now = start.elapsed();
        if let Some(seed) = app.wanted.take()
            && let Some(subject) = Subject::of_lesson(app.page.id())
        {
            let sender = sender.clone();
            thread::spawn(move || {
                let exercise = Exercise::make(subject, seed, &|| false);
                let _ = sender.send((seed, exercise));
            });
        }
        while let Ok((seed, exercise)) = made.try_recv() {
            if let Some(exercise) = exercise {
                app.deliver(seed, exercise);
            }
        }
        terminal.draw(|frame| app.draw(frame))?;
        let wait = if app.awaited.is_some() {
            SHORT_TICK
        } else {
            TICK
        };
        if !event::poll(wait)? {
            continue;
        }
        match app.handle(&terminal::read()?) {
            LessonReply::Stay => {}
            LessonReply::Leave => return Ok(()),
            LessonReply::Play => play_puzzle(app, terminal, options)?,
            LessonReply::Suspend => terminal::suspend()?,
            LessonReply::Redraw => Terminal::redraw(),
        }
    }
}

/// Lets the reader play the lesson's puzzle as a game until they leave it.
fn play_puzzle(
    app: &mut LessonApp<'_>,
    terminal: &mut Terminal,
    options: &Options,
) -> io::Result<()> {
    let Some(LessonPart::Puzzle(section)) = app.part() else {
        return Ok(());
    };
    let Some(block) = &section.puzzle else {
        return Ok(());
    };
    let labels = Labels {
        title: Some(app.title.clone()),
        ..Labels::default()
    };
    let game = Game::new(block.givens);
    let session = Session::new(app.store.take(), game, labels);
    let mut player = App::new(app.texts, options.settings(app.texts.language()), session);
    let outcome = play(&mut player, terminal);
    app.store = player.session.into_store();
    Terminal::redraw();
    outcome
}
