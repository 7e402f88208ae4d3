//! How everything looks, with as many colours as there are: none, sixteen, or 256.
//!
//! Nothing is shown by colour alone. Each state also has a sign beside the digit or another
//! weight of letter, so that a screen without colours shows as much.

use novena_core::{Colour, ColourSet};
use ratatui::style::{Color, Modifier, Style};

use super::scene::{CellRole, Face};

/// How many colours the terminal has. What true colours could add is not worth a third table:
/// the 256 are shown alike everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColourDepth {
    None,
    Sixteen,
    Many,
}

/// What the terminal's background is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Background {
    /// Light letters on a dark ground.
    Dark,
    /// Dark letters on a light ground.
    Light,
}

impl Background {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];

    /// Its name as an argument.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// Everything that decides on looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScreenTheme {
    pub(crate) depth: ColourDepth,
    pub(crate) background: Background,
    /// Lines of hyphens and bars instead of drawn ones.
    pub(crate) ascii: bool,
}

/// The parts of the screen beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScreenPart {
    Frame,
    BoxFrame,
    Label,
    Title,
    Strong,
    Faint,
    Key,
    Warning,
    ListAction,
}

impl ScreenTheme {
    /// What the environment says: `variable` looks one up.
    pub(crate) fn of(
        variable: impl Fn(&str) -> Option<String>,
        background: Option<Background>,
        ascii: bool,
    ) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let terminal = set("TERM").unwrap_or_default();
        let many = matches!(set("COLORTERM").as_deref(), Some("truecolor" | "24bit"))
            || terminal.contains("256color")
            || terminal.contains("direct");
        let depth = if set("NO_COLOR").is_some() || terminal == "dumb" {
            ColourDepth::None
        } else if many {
            ColourDepth::Many
        } else {
            ColourDepth::Sixteen
        };
        // Some terminals say `15;0`: letters, then background.
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
            depth,
            background,
            ascii,
        }
    }

    /// The style of what is on the board.
    pub(crate) fn face(self, face: &Face) -> Style {
        let mut style = Style::new();
        if face.is_given {
            style = style.add_modifier(Modifier::BOLD);
        } else if face.digit.is_some() {
            style = style.patch(self.letters(Color::Blue, 117, 25));
        }
        if face.is_near {
            style = style.patch(self.tint(None, (252, 235), (16, 255)));
        }
        if let Some(colour) = face.content.colours.first() {
            style = style.patch(self.player(colour));
        }
        if face.is_same {
            style = style.add_modifier(Modifier::UNDERLINED);
            style = style.patch(self.tint(None, (255, 240), (16, 250)));
        }
        style = style.patch(self.role(face.role));
        if face.is_mistake {
            style = style.patch(match self.depth {
                ColourDepth::None => Style::new().add_modifier(Modifier::REVERSED),
                _ => self.tint(Some((Color::White, Color::Red)), (255, 160), (255, 160)),
            });
        }
        if face.is_selected && !face.is_mistake {
            let tint = self.tint(Some((Color::Black, Color::Cyan)), (255, 24), (16, 153));
            style = style.patch(tint);
        }
        if face.is_cursor && !face.is_mistake {
            let tint = self.tint(Some((Color::Black, Color::Yellow)), (16, 178), (16, 220));
            style = style.patch(tint).add_modifier(Modifier::BOLD);
        }
        style
    }

    /// The style of a part that plays a role in a hint.
    pub(crate) fn role(self, role: CellRole) -> Style {
        match role {
            CellRole::None => Style::new(),
            CellRole::House => self.tint(Some((Color::Black, Color::Green)), (255, 23), (16, 194)),
            CellRole::Shut => self
                .letters(Color::DarkGray, 243, 247)
                .add_modifier(Modifier::DIM),
            CellRole::Blocker => self
                .letters(Color::Green, 115, 29)
                .add_modifier(Modifier::BOLD),
            CellRole::Cause => self
                .letters(Color::Blue, 147, 26)
                .add_modifier(Modifier::BOLD),
            CellRole::False => self.letters(Color::Yellow, 215, 94),
            CellRole::True => self
                .tint(Some((Color::White, Color::Blue)), (16, 147), (255, 26))
                .add_modifier(Modifier::BOLD),
            CellRole::Place => self
                .tint(Some((Color::White, Color::Blue)), (16, 147), (255, 26))
                .add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            CellRole::Remove => self
                .tint(Some((Color::White, Color::Red)), (217, 52), (160, 224))
                .add_modifier(Modifier::CROSSED_OUT),
        }
    }

    /// The signs left and right of a digit. A cell that is next to be written on is in
    /// brackets whatever else it is; the panel beside the board says the rest.
    pub(crate) fn signs(face: &Face) -> (char, char) {
        let colour = face.content.colours.first().map(Colour::letter);
        let right = colour.unwrap_or(match face.role {
            CellRole::Blocker => ')',
            _ => ' ',
        });
        if face.is_cursor {
            return ('[', ']');
        }
        if face.is_selected {
            return ('<', '>');
        }
        let left = if face.is_mistake {
            '!'
        } else {
            match face.role {
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
        };
        (left, right)
    }

    /// The style of marks in a cell with this style.
    pub(crate) fn mark(self, cell: Style) -> Style {
        if cell.bg.is_some() {
            return cell.remove_modifier(Modifier::BOLD);
        }
        cell.patch(self.letters(Color::Reset, 248, 240))
            .remove_modifier(Modifier::BOLD)
            .add_modifier(if self.depth == ColourDepth::None {
                Modifier::DIM
            } else {
                Modifier::empty()
            })
    }

    /// A player's colour.
    pub(crate) fn player(self, colour: Colour) -> Style {
        const SIXTEEN: [Color; 9] = [
            Color::Red,
            Color::Green,
            Color::Yellow,
            Color::Blue,
            Color::Magenta,
            Color::Cyan,
            Color::LightRed,
            Color::LightGreen,
            Color::LightBlue,
        ];
        const MANY: [u8; 9] = [167, 71, 179, 68, 98, 37, 208, 150, 246];
        let index = colour.index();
        self.tint(
            Some((Color::Black, SIXTEEN[index])),
            (16, MANY[index]),
            (16, MANY[index]),
        )
    }

    /// The letters of a cell's colours.
    pub(crate) fn letters_of(colours: ColourSet) -> String {
        colours.iter().map(Colour::letter).collect()
    }

    /// The style of what is beside the board.
    pub(crate) fn part(self, part: ScreenPart) -> Style {
        let plain = Style::new();
        match part {
            ScreenPart::Frame => self.letters(Color::DarkGray, 240, 247),
            ScreenPart::BoxFrame => self.letters(Color::Reset, 250, 238),
            ScreenPart::Label | ScreenPart::Faint => match self.depth {
                ColourDepth::None => plain.add_modifier(Modifier::DIM),
                _ => self.letters(Color::DarkGray, 245, 243),
            },
            ScreenPart::Title | ScreenPart::Strong => plain.add_modifier(Modifier::BOLD),
            ScreenPart::Key => self
                .letters(Color::Cyan, 117, 25)
                .add_modifier(Modifier::BOLD),
            ScreenPart::Warning => self
                .letters(Color::Red, 210, 160)
                .add_modifier(Modifier::BOLD),
            ScreenPart::ListAction => plain.add_modifier(Modifier::REVERSED),
        }
    }

    fn letters(self, sixteen: Color, dark: u8, light: u8) -> Style {
        match (self.depth, self.background) {
            (ColourDepth::None, _) => Style::new(),
            (ColourDepth::Sixteen, _) => Style::new().fg(sixteen),
            (ColourDepth::Many, Background::Dark) => Style::new().fg(Color::Indexed(dark)),
            (ColourDepth::Many, Background::Light) => Style::new().fg(Color::Indexed(light)),
        }
    }

    /// Letters and background together: a background alone may hide letters.
    fn tint(self, sixteen: Option<(Color, Color)>, dark: (u8, u8), light: (u8, u8)) -> Style {
        let many = |(letters, behind)| {
            Style::new()
                .fg(Color::Indexed(letters))
                .bg(Color::Indexed(behind))
        };
        match (self.depth, self.background) {
            (ColourDepth::None, _) => Style::new(),
            (ColourDepth::Sixteen, _) => match sixteen {
                Some((letters, behind)) => Style::new().fg(letters).bg(behind),
                None => Style::new(),
            },
            (ColourDepth::Many, Background::Dark) => many(dark),
            (ColourDepth::Many, Background::Light) => many(light),
        }
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

    fn environment<'a>(pairs: &'a [(&str, &str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| {
            let pair = pairs.iter().find(|(known, _)| *known == name)?;
            Some(pair.1.to_owned())
        }
    }

    #[track_caller]
    fn check(pairs: &[(&str, &str)], depth: ColourDepth, background: Background, ascii: bool) {
        let theme = ScreenTheme::of(environment(pairs), None, false);
        assert_eq!(
            (theme.depth, theme.background, theme.ascii),
            (depth, background, ascii)
        );
    }

    #[test]
    fn the_environment_decides_on_colours() {
        use Background::{Dark, Light};
        check(
            &[("TERM", "xterm-256color")],
            ColourDepth::Many,
            Dark,
            false,
        );
        check(&[("TERM", "screen")], ColourDepth::Sixteen, Dark, false);
        check(
            &[("TERM", "xterm"), ("COLORTERM", "truecolor")],
            ColourDepth::Many,
            Dark,
            false,
        );
        check(
            &[("TERM", "xterm-256color"), ("NO_COLOR", "1")],
            ColourDepth::None,
            Dark,
            false,
        );
        check(
            &[("TERM", "xterm-256color"), ("NO_COLOR", "")],
            ColourDepth::Many,
            Dark,
            false,
        );
        check(&[("TERM", "linux")], ColourDepth::Sixteen, Dark, true);
        check(&[("TERM", "dumb")], ColourDepth::None, Dark, true);
        check(
            &[("TERM", "rxvt"), ("COLORFGBG", "0;15")],
            ColourDepth::Sixteen,
            Light,
            false,
        );
    }

    /// A face of each state that must differ from all others.
    fn states() -> Vec<(&'static str, Face)> {
        let entry = Face {
            digit: Some(Digit::ALL[4]),
            ..Face::default()
        };
        let with = |name, change: fn(&mut Face)| {
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
    fn every_state_is_told_apart_with_any_number_of_colours() {
        for depth in [ColourDepth::None, ColourDepth::Sixteen, ColourDepth::Many] {
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
    fn without_colours_there_is_none() {
        for (name, face) in states() {
            let style = PLAIN.face(&face);
            assert_eq!((style.fg, style.bg), (None, None), "{name}");
        }
    }
}
