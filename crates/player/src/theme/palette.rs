//! The colours of the design, adapted to the number of colours that a terminal has.
//!
//! The true colours are those of the web page. Each has a counterpart among the 256 colours that
//! was chosen by eye, because the numerically nearest colour often has a different hue.

use ratatui::style::Color;

use super::{Background, ColourDepth};

/// The purpose of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// The background of everything.
    Ground,
    /// An overlay over the board.
    Sheet,
    /// The board.
    Paper,
    Ink,
    /// The marks.
    SecondInk,
    /// Counts and captions.
    FaintInk,
    /// Lines between cells.
    Rule,
    /// Lines between parts of the screen.
    SoftRule,
    /// Lines between boxes.
    StrongRule,
    /// The player's writing.
    Pen,
    OnPen,
    Select,
    Peer,
    /// The highlighted digit.
    Same,
    SameInk,
    /// A candidate that would be false.
    False,
    House,
    HouseWash,
    Alarm,
    AlarmWash,
    /// The player's nine colours, each as a cell background and as the letter on it.
    Wash(usize),
    WashInk(usize),
}

/// A colour as a true colour and as one of the 256 colours.
type Tone = (u32, u8);

const DARK_WASHES: [Tone; 9] = [
    (0x005b_2b27, 52),
    (0x0055_3a14, 94),
    (0x004a_4412, 58),
    (0x002b_451c, 22),
    (0x0016_463a, 23),
    (0x0017_3f55, 24),
    (0x002c_3468, 60),
    (0x004a_2a58, 53),
    (0x003a_403d, 239),
];
const DARK_WASH_INKS: [Tone; 9] = [
    (0x00ff_b0a5, 217),
    (0x00f7_c684, 222),
    (0x00ea_db70, 185),
    (0x00b2_df8f, 150),
    (0x0080_dbc1, 115),
    (0x008d_d1f5, 117),
    (0x00b3_beff, 147),
    (0x00e0_b0f3, 183),
    (0x00c3_cbc6, 251),
];
const LIGHT_WASHES: [Tone; 9] = [
    (0x00fb_d5d0, 217),
    (0x00fb_e0bc, 223),
    (0x00f6_eca4, 229),
    (0x00d3_ebc0, 193),
    (0x00bf_e9dd, 158),
    (0x00c4_e4f6, 153),
    (0x00d3_d9fb, 147),
    (0x00eb_d4f5, 225),
    (0x00dc_dfdc, 252),
];
const LIGHT_WASH_INKS: [Tone; 9] = [
    (0x00a3_271b, 124),
    (0x008a_5300, 94),
    (0x006b_5e00, 58),
    (0x003b_6a14, 22),
    (0x000b_6a55, 23),
    (0x000b_628f, 24),
    (0x003a_48b5, 61),
    (0x007e_2fa0, 90),
    (0x004a_534e, 239),
];

impl Token {
    /// The colour, if the terminal has one for it.
    pub(super) fn colour(self, depth: ColourDepth, background: Background) -> Option<Color> {
        let tone = match background {
            Background::Dark => self.dark(),
            Background::Light => self.light(),
        };
        match depth {
            ColourDepth::None => None,
            ColourDepth::Sixteen => self.sixteen(background),
            ColourDepth::Many => Some(Color::Indexed(tone.1)),
            ColourDepth::True => Some(Color::from_u32(tone.0)),
        }
    }

    const fn dark(self) -> Tone {
        match self {
            Self::Ground => (0x000f_1312, 233),
            Self::Sheet => (0x0016_1b19, 234),
            Self::Paper => (0x001a_201e, 234),
            Self::Ink => (0x00e9_eeea, 255),
            Self::SecondInk => (0x00b4_beb8, 250),
            Self::FaintInk => (0x008f_9a94, 246),
            Self::Rule => (0x0046_504b, 239),
            Self::SoftRule => (0x0029_302d, 237),
            Self::StrongRule => (0x00a3_aea8, 248),
            Self::Pen => (0x00a8_bbff, 147),
            Self::OnPen => (0x000e_1430, 16),
            Self::Select => (0x002b_3b7c, 17),
            Self::Peer => (0x0022_2927, 235),
            Self::Same => (0x005c_4d10, 58),
            Self::SameInk => (0x00ff_f0b8, 229),
            Self::False => (0x00f2_b95f, 215),
            Self::House => (0x007e_d3ba, 115),
            Self::HouseWash => (0x0025_342f, 236),
            Self::Alarm => (0x00ff_9d8f, 210),
            Self::AlarmWash => (0x0043_201c, 52),
            Self::Wash(colour) => DARK_WASHES[colour % 9],
            Self::WashInk(colour) => DARK_WASH_INKS[colour % 9],
        }
    }

    const fn light(self) -> Tone {
        match self {
            Self::Ground => (0x00ea_eee8, 255),
            Self::Sheet => (0x00f5_f8f3, 231),
            Self::Paper => (0x00fe_fffd, 231),
            Self::Ink | Self::StrongRule | Self::SameInk => (0x0015_1a18, 234),
            Self::SecondInk => (0x0046_504b, 239),
            Self::FaintInk => (0x005b_6660, 241),
            Self::Rule => (0x00b7_c0b9, 250),
            Self::SoftRule => (0x00d6_ddd6, 252),
            Self::Pen => (0x001c_3db8, 25),
            Self::OnPen => (0x00ff_ffff, 231),
            Self::Select => (0x00cf_dbfb, 189),
            Self::Peer => (0x00ee_f2ec, 254),
            Self::Same => (0x00ff_e384, 222),
            Self::False => (0x008a_5300, 94),
            Self::House => (0x0015_6a56, 23),
            Self::HouseWash => (0x00e2_f0ea, 194),
            Self::Alarm => (0x00b3_261e, 124),
            Self::AlarmWash => (0x00fc_e6e2, 224),
            Self::Wash(colour) => LIGHT_WASHES[colour % 9],
            Self::WashInk(colour) => LIGHT_WASH_INKS[colour % 9],
        }
    }

    /// With sixteen colours, the palette is the terminal's own: its background is kept, and only a
    /// few of the colours are used.
    const fn sixteen(self, background: Background) -> Option<Color> {
        const PLAYER: [Color; 9] = [
            Color::Red,
            Color::Yellow,
            Color::LightYellow,
            Color::Green,
            Color::Cyan,
            Color::LightCyan,
            Color::LightBlue,
            Color::Magenta,
            Color::Gray,
        ];
        let is_dark = matches!(background, Background::Dark);
        match self {
            Self::Ground
            | Self::Sheet
            | Self::Paper
            | Self::Peer
            | Self::Same
            | Self::HouseWash
            | Self::AlarmWash
            | Self::Ink
            | Self::SecondInk
            | Self::StrongRule => None,
            Self::FaintInk | Self::Rule | Self::SoftRule => Some(Color::DarkGray),
            Self::Pen if is_dark => Some(Color::LightBlue),
            Self::OnPen => Some(Color::White),
            Self::Pen | Self::Select => Some(Color::Blue),
            Self::SameInk if is_dark => Some(Color::LightYellow),
            Self::SameInk => Some(Color::Magenta),
            Self::False => Some(Color::Yellow),
            Self::House => Some(Color::Green),
            Self::Alarm if is_dark => Some(Color::LightRed),
            Self::Alarm => Some(Color::Red),
            Self::Wash(colour) => Some(PLAYER[colour % 9]),
            Self::WashInk(_) => Some(Color::Black),
        }
    }
}
