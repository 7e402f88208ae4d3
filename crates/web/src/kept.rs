//! Games of the store through the protocol: loaded as a state, asked, kept, shown.

use novena_store::{GameId, Moment, StoreError, StoredGame};
use novena_texts::Language;
use novena_wire::{Labels, read_state, write_state};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::Problem;
use crate::app::Shared;

/// What the protocol answers, as far as it concerns a game.
#[derive(Deserialize)]
struct Answer<'a> {
    #[serde(borrow)]
    ok: Option<Shown<'a>>,
}

#[derive(Deserialize)]
struct Shown<'a> {
    #[serde(borrow)]
    state: &'a RawValue,
}

/// What came of a request about a game.
pub(crate) enum Told {
    /// What is under `ok`, with the game's number and version.
    Done(String),
    /// An answer of the protocol that is an error.
    Refused(String),
    /// What is under `ok` for the game as it stands now, which the client has not seen.
    Newer(GameId, String),
}

/// A request about a game: `op`, and its fields as JSON that begins with a comma.
pub(crate) struct Asked {
    pub(crate) op: &'static str,
    pub(crate) fields: String,
    pub(crate) language: Language,
}

impl Asked {
    /// What is to be seen of it.
    pub(crate) const fn view(language: Language) -> Self {
        Self {
            op: "view",
            fields: String::new(),
            language,
        }
    }

    fn about(&self, state: &str) -> String {
        let Self {
            op,
            fields,
            language,
        } = self;
        let tag = language.tag();
        format!(r#"{{"op":"{op}","lang":"{tag}","state":{state}{fields}}}"#)
    }
}

impl Shared {
    /// A game as it is.
    pub(crate) async fn show(&self, id: GameId, language: Language) -> Result<Told, Problem> {
        let (kept, state) = self.load(id, None).await?;
        self.shown(&kept, &state, language).await
    }

    async fn shown(
        &self,
        kept: &StoredGame,
        state: &str,
        language: Language,
    ) -> Result<Told, Problem> {
        let asked = Asked::view(language);
        let answer = self.engine.call(asked.op, asked.about(state)).await?;
        Ok(match under_ok(&answer) {
            Some(ok) => Told::Done(numbered(kept, ok)),
            None => Told::Refused(answer),
        })
    }

    /// Puts a state into the store as a new game.
    pub(crate) async fn begin(
        &self,
        state: &str,
        language: Language,
        now: Moment,
    ) -> Result<Told, Problem> {
        let asked = Asked::view(language);
        let answer = self.engine.call(asked.op, asked.about(state)).await?;
        let Some(state) = state_of(&answer) else {
            return Ok(Told::Refused(answer));
        };
        let begin = move |store: &mut novena_store::Store| {
            let (game, labels) = read_state(&state).map_err(unreadable)?;
            let about = novena_store::Labels {
                title: labels.title,
                level: labels.level,
                source: labels.source,
                author: None,
            };
            store.begin(game, about, now)
        };
        let kept = self.keeper.ask(begin).await?;
        Ok(Told::Done(numbered(
            &kept,
            under_ok(&answer).unwrap_or("{}"),
        )))
    }

    /// Asks the protocol about a game and keeps what becomes of it, before anybody hears of
    /// it. If the game is not as the client saw it, nothing is done.
    pub(crate) async fn change(
        &self,
        id: GameId,
        seen: Option<i64>,
        elapsed_ms: Option<u64>,
        asked: Asked,
        now: Moment,
    ) -> Result<Told, Problem> {
        let (mut kept, state) = self.load(id, elapsed_ms).await?;
        if seen.is_some_and(|seen| seen != kept.version()) {
            return self.newer(id, asked.language).await;
        }
        let answer = self.engine.call(asked.op, asked.about(&state)).await?;
        let Some(state) = state_of(&answer) else {
            return Ok(Told::Refused(answer));
        };
        let keep = move |store: &mut novena_store::Store| {
            let (game, _) = read_state(&state).map_err(unreadable)?;
            match store.keep(&mut kept, game, now) {
                Ok(()) => Ok(Some(kept)),
                Err(StoreError::ChangedElsewhere { .. }) => Ok(None),
                Err(error) => Err(error),
            }
        };
        match self.keeper.ask(keep).await? {
            Some(kept) => Ok(Told::Done(numbered(
                &kept,
                under_ok(&answer).unwrap_or("{}"),
            ))),
            None => self.newer(id, asked.language).await,
        }
    }

    async fn newer(&self, id: GameId, language: Language) -> Result<Told, Problem> {
        Ok(match self.show(id, language).await? {
            Told::Done(shown) => Told::Newer(id, shown),
            told => told,
        })
    }

    async fn load(
        &self,
        id: GameId,
        elapsed_ms: Option<u64>,
    ) -> Result<(StoredGame, String), Problem> {
        let load = move |store: &mut novena_store::Store| {
            let kept = store.load(id)?;
            let mut game = kept.game().clone();
            if let Some(elapsed_ms) = elapsed_ms {
                game.elapsed = std::time::Duration::from_millis(elapsed_ms);
            }
            let novena_store::Labels {
                title,
                level,
                source,
                ..
            } = kept.labels().clone();
            let state = write_state(
                game,
                Labels {
                    title,
                    level,
                    source,
                },
            );
            Ok((kept, state))
        };
        self.keeper.ask(load).await
    }
}

/// The protocol has written it; if it cannot be read, that is our mistake.
#[expect(clippy::needless_pass_by_value, reason = "it maps an error")]
fn unreadable(error: novena_wire::ReadError) -> StoreError {
    StoreError::Stream {
        reason: error.to_string(),
    }
}

fn state_of(answer: &str) -> Option<String> {
    let answer = serde_json::from_str::<Answer<'_>>(answer).ok()?;
    Some(answer.ok?.state.get().to_owned())
}

/// What is under `ok` in an answer without an id.
fn under_ok(answer: &str) -> Option<&str> {
    answer.strip_prefix(r#"{"v":1,"ok":"#)?.strip_suffix('}')
}

/// What the store knows of a game besides its state.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Numbers {
    id: i64,
    /// It changes with every change of the game.
    version: i64,
    /// Seconds since 1970.
    created: i64,
    /// Seconds since 1970.
    changed: i64,
    /// Whether it was won, once.
    won: bool,
}

/// The same with what the store knows of the game.
fn numbered(kept: &StoredGame, ok: &str) -> String {
    let numbers = Numbers {
        id: kept.id().into(),
        version: kept.version(),
        created: kept.created(),
        changed: kept.changed(),
        won: kept.finish().is_some(),
    };
    let numbers = serde_json::to_string(&numbers).unwrap_or_default();
    let (first, rest) = (numbers.trim_end_matches('}'), ok.trim_start_matches('{'));
    let comma = if rest == "}" { "" } else { "," };
    format!("{first}{comma}{rest}")
}
