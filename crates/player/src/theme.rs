//! The appearance of the screen, for any number of colours: none, sixteen, 256, or true colour.
//!
//! Nothing depends on colour alone. Each state is also shown by a sign next to the digit, a frame
//! or a different font weight, so that a screen without colours shows the same information.

mod depth;
mod palette;

use novena_core::{Colour, ColourSet};
use ratatui::style::{Modifier, Style};

use super::scene::{CellAppearance, CellRole};

pub(crate) use depth::{ColourDepth, TerminalKind};
pub(crate) use palette::Token;

/// The brightness of the terminal's background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Background {
    /// Light letters on a dark background.
    Dark,
    /// Dark letters on a light background.
    Light,
}

impl Background {
    /// Both backgrounds.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];

    /// The name of the background, as used in arguments.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// All settings that affect the appearance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScreenTheme {
    pub(crate) depth: ColourDepth,
    pub(crate) background: Background,
    /// Lines made of hyphens and bars instead of box-drawing characters.
    pub(crate) ascii: bool,
}

/// The parts of the screen other than the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScreenPart {
    /// The whole screen.
    Ground,
    /// An overlay over the board.
    Sheet,
    /// The empty board.
    Paper,
    Frame,
    BoxFrame,
    /// Lines between parts of the screen.
    Divider,
    Label,
    Title,
    Strong,
    Faint,
    Key,
    /// The player's own work, such as dots and the digits in the history.
    Pen,
    /// The held digit.
    Hand,
    Warning,
    Good,
    ListAction,
}

impl ScreenTheme {
    /// Reads the settings from the environment. `variable` looks up an environment variable.
    pub(crate) fn of(
        kind: TerminalKind,
        variable: impl Fn(&str) -> Option<String>,
        background: Option<Background>,
        ascii: bool,
    ) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let terminal = set("TERM").unwrap_or_default();
        // Some terminals set `COLORFGBG` to a value such as `15;0`: the colour of letters, then the
        // colour of the background.
        let is_light = || {
            let colours = set("COLORFGBG")?;
            let background: u8 = colours.rsplit(';').next()?.parse().ok()?;
            Some(background == 7 || background == 15)
        };
        let background = background.unwrap_or(match is_light() {
            Some(true) => Background::Light,
            _ => Background::Dark,
        });
        let ascii = ascii || matches!(terminal.as_str(), "dumb" | "linux" | "vt100");
        Self {
            depth: ColourDepth::of(kind, set),
            background,
            ascii,
        }
    }

    /// Whether the program paints the background itself, and therefore knows what is behind its
    /// text.
    const fn paints(self) -> bool {
        matches!(self.depth, ColourDepth::Many | ColourDepth::True)
    }

    /// The style of a cell on the board. Givens look printed, and entries look handwritten.
    pub(crate) fn face(self, face: &CellAppearance) -> Style {
        let mut style = if face.is_given {
            self.ink(Token::Ink).add_modifier(Modifier::BOLD)
        } else if face.digit.is_some() {
            self.ink(Token::Pen).add_modifier(Modifier::ITALIC)
        } else {
            self.ink(Token::SecondInk)
        };
        style = style.patch(self.behind(Token::Paper));
        if face.is_near {
            style = style.patch(self.behind(Token::Peer));
        }
        if let Some(colour) = face.content.colours.first() {
            style = style.patch(self.player(colour));
        }
        if face.is_same {
            style = style
                .patch(self.on(Token::SameInk, Token::Same))
                .add_modifier(Modifier::UNDERLINED);
        }
        style = style.patch(self.role(face.role));
        if face.is_mistake {
            style = style.patch(self.on(Token::Alarm, Token::AlarmWash));
            style = style.add_modifier(match self.depth {
                ColourDepth::None => Modifier::REVERSED,
                _ => Modifier::BOLD | Modifier::UNDERLINED,
            });
        }
        if (face.is_selected || face.is_cursor) && !face.is_mistake {
            let letters = match (self.depth, face.is_same) {
                (ColourDepth::Sixteen, _) => self.ink(Token::OnPen),
                (_, true) => self.ink(Token::SameInk),
                _ => Style::new(),
            };
            style = style.patch(self.behind(Token::Select)).patch(letters);
        }
        if face.is_cursor && !face.is_mistake {
            if face.held.is_some() {
                style = style
                    .patch(self.on(Token::SameInk, Token::Same))
                    .add_modifier(Modifier::ITALIC);
            } else {
                style = style.add_modifier(Modifier::BOLD);
            }
        }
        style
    }

    /// The style of a cell or a candidate that has a role in a hint.
    pub(crate) fn role(self, role: CellRole) -> Style {
        match role {
            CellRole::None => Style::new(),
            CellRole::House => self.behind(Token::HouseWash),
            CellRole::Shut => self.ink(Token::FaintInk).add_modifier(Modifier::DIM),
            CellRole::Blocker => self.ink(Token::House).add_modifier(Modifier::BOLD),
            CellRole::Cause => self.ink(Token::Pen).add_modifier(Modifier::BOLD),
            CellRole::False => self
                .ink(Token::False)
                .add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            CellRole::True => self.disc().add_modifier(Modifier::BOLD),
            CellRole::Place => self
                .disc()
                .add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            CellRole::Remove => self
                .on(Token::Alarm, Token::AlarmWash)
                .add_modifier(Modifier::CROSSED_OUT),
        }
    }

    /// The style of the sign for a role, used where there is no room for more.
    pub(crate) fn role_ink(self, role: CellRole) -> Style {
        self.ink(match role {
            CellRole::Remove => Token::Alarm,
            CellRole::False => Token::False,
            CellRole::House | CellRole::Blocker => Token::House,
            _ => Token::Pen,
        })
        .add_modifier(Modifier::BOLD)
    }

    /// The filled disc of a true candidate.
    fn disc(self) -> Style {
        match self.depth {
            ColourDepth::None => Style::new().add_modifier(Modifier::REVERSED),
            ColourDepth::Sixteen => self.ink(Token::OnPen).patch(self.behind(Token::Select)),
            ColourDepth::Many | ColourDepth::True => self.on(Token::OnPen, Token::Pen),
        }
    }

    /// The signs left and right of a digit. The cell under the cursor and selected cells are always
    /// enclosed in brackets, which replace all other signs.
    pub(crate) fn signs(face: &CellAppearance) -> (char, char) {
        let colour = face.content.colours.first().map(Colour::letter);
        let right = colour.unwrap_or(match face.role {
            CellRole::Blocker => ')',
            _ => ' ',
        });
        if face.is_cursor {
            return match face.held {
                Some(_) => ('{', '}'),
                None => ('[', ']'),
            };
        }
        if face.is_selected {
            return ('<', '>');
        }
        let left = if face.is_mistake {
            '!'
        } else {
            Self::role_sign(face.role)
        };
        (left, right)
    }

    /// The sign of a role.
    pub(crate) const fn role_sign(role: CellRole) -> char {
        match role {
            CellRole::None => ' ',
            CellRole::House => '\'',
            CellRole::Shut => '/',
            CellRole::Blocker => '(',
            CellRole::Cause => '*',
            CellRole::False => '#',
            CellRole::True => '@',
            CellRole::Place => '+',
            CellRole::Remove => '-',
        }
    }

    /// The style of marks in a cell with this style.
    pub(crate) fn mark(self, cell: Style) -> Style {
        let plain = cell
            .remove_modifier(Modifier::BOLD | Modifier::ITALIC)
            .add_modifier(if self.depth == ColourDepth::None {
                Modifier::DIM
            } else {
                Modifier::empty()
            });
        if self.depth == ColourDepth::Sixteen && cell.bg.is_some() {
            return plain;
        }
        plain.patch(self.ink(Token::SecondInk))
    }

    /// The style of a mark of the highlighted digit.
    pub(crate) fn same(self) -> Style {
        self.on(Token::SameInk, Token::Same)
            .add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    }

    /// The style of a cell in one of the player's colours.
    pub(crate) fn player(self, colour: Colour) -> Style {
        let index = colour.index();
        match self.depth {
            ColourDepth::Sixteen => self.on(Token::WashInk(index), Token::Wash(index)),
            _ => self.behind(Token::Wash(index)),
        }
    }

    /// The style of the letter for one of the player's colours, on that colour.
    pub(crate) fn player_letter(self, colour: Colour) -> Style {
        let index = colour.index();
        self.on(Token::WashInk(index), Token::Wash(index))
            .add_modifier(Modifier::BOLD)
    }

    /// The letters of a cell's colours.
    pub(crate) fn letters_of(colours: ColourSet) -> String {
        colours.iter().map(Colour::letter).collect()
    }

    /// The ring around the selection, the cursor, the held digit, or a house.
    pub(crate) fn ring(self, token: Token) -> Style {
        self.ink(token)
            .patch(self.behind(Token::Paper))
            .add_modifier(Modifier::BOLD)
    }

    /// The style of a part of the screen.
    pub(crate) fn part(self, part: ScreenPart) -> Style {
        match part {
            ScreenPart::Ground => self.on(Token::Ink, Token::Ground),
            ScreenPart::Sheet => self.on(Token::Ink, Token::Sheet),
            ScreenPart::Paper => self.on(Token::Ink, Token::Paper),
            ScreenPart::Frame => self.on(Token::Rule, Token::Paper),
            ScreenPart::BoxFrame => self.on(Token::StrongRule, Token::Paper),
            ScreenPart::Divider => self.dim(Token::SoftRule),
            ScreenPart::Label | ScreenPart::Faint => self.dim(Token::FaintInk),
            ScreenPart::Title | ScreenPart::Strong => {
                self.ink(Token::Ink).add_modifier(Modifier::BOLD)
            }
            ScreenPart::Key => self.ink(Token::Pen).add_modifier(Modifier::BOLD),
            ScreenPart::Pen => self.ink(Token::Pen),
            ScreenPart::Hand => match self.depth {
                ColourDepth::Many | ColourDepth::True => self.on(Token::SameInk, Token::Same),
                _ => self.ink(Token::SameInk).add_modifier(Modifier::REVERSED),
            }
            .add_modifier(Modifier::BOLD),
            ScreenPart::Warning => self.ink(Token::Alarm).add_modifier(Modifier::BOLD),
            ScreenPart::Good => self.ink(Token::House).add_modifier(Modifier::BOLD),
            ScreenPart::ListAction if self.paints() => self
                .on(Token::Ink, Token::Select)
                .add_modifier(Modifier::BOLD),
            ScreenPart::ListAction => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    fn dim(self, token: Token) -> Style {
        match self.depth {
            ColourDepth::None => Style::new().add_modifier(Modifier::DIM),
            _ => self.ink(token),
        }
    }

    /// The style of text in a colour.
    fn ink(self, token: Token) -> Style {
        Style {
            fg: token.colour(self.depth, self.background),
            ..Style::new()
        }
    }

    /// The style that puts a colour behind text.
    fn behind(self, token: Token) -> Style {
        Style {
            bg: token.colour(self.depth, self.background),
            ..Style::new()
        }
    }

    /// The style of text in one colour on another. Both colours are always set together, because a
    /// background without a text colour may hide the text.
    fn on(self, letters: Token, behind: Token) -> Style {
        self.ink(letters).patch(self.behind(behind))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use novena_core::Digit;

    use super::*;

    const PLAIN: ScreenTheme = ScreenTheme {
        depth: ColourDepth::None,
        background: Background::Dark,
        ascii: true,
    };

    const DEPTHS: [ColourDepth; 4] = [
        ColourDepth::None,
        ColourDepth::Sixteen,
        ColourDepth::Many,
        ColourDepth::True,
    ];

    pub(super) fn environment<'a>(
        pairs: &'a [(&str, &str)],
    ) -> impl Fn(&str) -> Option<String> + 'a {
        |name| {
            let pair = pairs.iter().find(|(known, _)| *known == name)?;
            Some(pair.1.to_owned())
        }
    }

    #[test]
    fn the_environment_determines_the_background_and_ascii() {
        let theme = |kind, pairs: &[_]| ScreenTheme::of(kind, environment(pairs), None, false);
        for kind in [TerminalKind::Named, TerminalKind::Console] {
            for (pairs, background, ascii) in [
                (&[] as &[_], Background::Dark, false),
                (&[("TERM", "xterm")], Background::Dark, false),
                (&[("TERM", "linux")], Background::Dark, true),
                (&[("TERM", "dumb")], Background::Dark, true),
                (&[("COLORFGBG", "0;15")], Background::Light, false),
                (&[("COLORFGBG", "15;0")], Background::Dark, false),
            ] {
                let theme = theme(kind, pairs);
                let found = (theme.background, theme.ascii);
                assert_eq!(found, (background, ascii), "{kind:?}: {pairs:?}");
            }
        }
    }

    /// The appearance of a cell in each state. Each state must look different from all others.
    fn states() -> Vec<(&'static str, CellAppearance)> {
        let entry = CellAppearance {
            digit: Some(Digit::ALL[4]),
            ..CellAppearance::default()
        };
        let with = |name, change: fn(&mut CellAppearance)| {
            let mut face = entry;
            change(&mut face);
            (name, face)
        };
        vec![
            with("entry", |_| ()),
            with("given", |face| face.is_given = true),
            with("mistake", |face| face.is_mistake = true),
            with("wrong given", |face| {
                face.is_given = true;
                face.is_mistake = true;
            }),
            with("cursor", |face| face.is_cursor = true),
            with("selected", |face| face.is_selected = true),
            with("cursor with a digit in the hand", |face| {
                face.is_cursor = true;
                face.held = Some(Digit::ALL[0]);
            }),
            with("cursor on a mistake", |face| {
                face.is_cursor = true;
                face.is_mistake = true;
            }),
            with("same digit", |face| face.is_same = true),
            with("colour a", |face| {
                face.content.colours = Colour::ALL[0].as_set();
            }),
            with("colour b", |face| {
                face.content.colours = Colour::ALL[1].as_set();
            }),
            with("house", |face| face.role = CellRole::House),
            with("shut", |face| face.role = CellRole::Shut),
            with("blocker", |face| face.role = CellRole::Blocker),
            with("cause", |face| face.role = CellRole::Cause),
            with("false", |face| face.role = CellRole::False),
            with("true", |face| face.role = CellRole::True),
            with("place", |face| face.role = CellRole::Place),
            with("remove", |face| face.role = CellRole::Remove),
        ]
    }

    #[test]
    fn states_are_distinguishable_with_any_number_of_colours() {
        for depth in DEPTHS {
            for background in [Background::Dark, Background::Light] {
                let theme = ScreenTheme {
                    depth,
                    background,
                    ascii: false,
                };
                let mut seen = HashSet::new();
                for (name, face) in states() {
                    let look = (ScreenTheme::signs(&face), theme.face(&face));
                    assert!(seen.insert(look), "{depth:?}: {name} looks like another");
                }
            }
        }
    }

    #[test]
    fn a_theme_without_colours_uses_none() {
        for (name, face) in states() {
            let style = PLAIN.face(&face);
            assert_eq!((style.fg, style.bg), (None, None), "{name}");
        }
    }
}
