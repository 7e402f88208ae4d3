//! What inks look like.

use novena_core::Colour;

use crate::Ink;

/// A choice of colours for all inks.
///
/// ```
/// use novena_draw::{Ink, Theme};
///
/// assert_eq!(Theme::from_id("dark"), Some(Theme::Dark));
/// assert_ne!(Theme::Light.paint(Ink::Page), Theme::Dark.paint(Ink::Page));
/// // What has no reader's wishes to follow is light.
/// assert_eq!(Theme::Auto.paint(Ink::Page), Theme::Light.paint(Ink::Page));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theme {
    /// Light or dark as the reader's system is; light where that is unknown.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, for printers and copiers: no colour, little toner.
    Print,
    /// As strong as can be, light on black.
    Contrast,
}

/// A colour with its opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Paint {
    /// How much red.
    pub red: u8,
    /// How much green.
    pub green: u8,
    /// How much blue.
    pub blue: u8,
    /// How much it hides, in percent.
    pub opacity: u8,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Auto,
        Self::Light,
        Self::Dark,
        Self::Print,
        Self::Contrast,
    ];

    /// Its name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Print => "print",
            Self::Contrast => "contrast",
        }
    }

    /// The theme with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// What an ink looks like.
    #[must_use]
    pub const fn paint(self, ink: Ink) -> Paint {
        match self {
            Self::Auto | Self::Light => light(ink),
            Self::Dark => dark(ink),
            Self::Print => print(ink),
            Self::Contrast => contrast(ink),
        }
    }
}

impl Paint {
    const fn new(rgb: u32) -> Self {
        Self::clear(rgb, 100)
    }

    const fn clear(rgb: u32, opacity: u8) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self {
            red,
            green,
            blue,
            opacity,
        }
    }
}

const fn light(ink: Ink) -> Paint {
    match ink {
        Ink::Page | Ink::Cell | Ink::Token | Ink::OnPlace => Paint::new(0xff_ff_ff),
        Ink::Text | Ink::Given | Ink::Strong => Paint::new(0x16_19_1d),
        Ink::Muted => Paint::new(0x54_5d_69),
        Ink::Line => Paint::new(0xa9_b1_bc),
        Ink::Frame => Paint::new(0x2d_33_3b),
        Ink::Entry => Paint::new(0x1a_56_b0),
        Ink::Mark => Paint::new(0x3d_4c_63),
        Ink::Wrong | Ink::Target => Paint::new(0xb3_26_1e),
        Ink::WrongCell => Paint::new(0xfb_e1_de),
        Ink::House => Paint::clear(0xe8_b8_24, 26),
        Ink::HouseEdge => Paint::new(0x8a_6a_00),
        Ink::Cover => Paint::clear(0x60_7d_d2, 20),
        Ink::CoverEdge | Ink::SecondCause => Paint::new(0x3a_57_b5),
        Ink::Cause | Ink::Ring | Ink::Place => Paint::new(0x1b_6e_3c),
        Ink::ThirdCause | Ink::Fin => Paint::new(0x8a_4b_00),
        Ink::Opposite => Paint::new(0x7a_2e_9e),
        Ink::Weak => Paint::new(0x55_5f_6d),
        Ink::Player(colour) => Paint::clear(PLAYER[colour.index()], 42),
    }
}

const fn dark(ink: Ink) -> Paint {
    match ink {
        Ink::Page | Ink::Cell | Ink::Token => Paint::new(0x1c_20_27),
        Ink::OnPlace => Paint::new(0x10_15_1d),
        Ink::Text | Ink::Given | Ink::Strong => Paint::new(0xf2_f4_f7),
        Ink::Muted => Paint::new(0xa5_ae_bb),
        Ink::Line => Paint::new(0x4d_55_62),
        Ink::Frame => Paint::new(0xaa_b3_c0),
        Ink::Entry => Paint::new(0x8a_b4_f8),
        Ink::Mark => Paint::new(0xb5_c2_d6),
        Ink::Wrong | Ink::Target => Paint::new(0xff_8a_80),
        Ink::WrongCell => Paint::new(0x4a_24_22),
        Ink::House => Paint::clear(0xe6_be_46, 20),
        Ink::HouseEdge => Paint::new(0xe0_b8_4a),
        Ink::Cover => Paint::clear(0x82_a0_fa, 20),
        Ink::CoverEdge | Ink::SecondCause => Paint::new(0x9d_b5_ff),
        Ink::Cause | Ink::Ring | Ink::Place => Paint::new(0x7f_d6_a0),
        Ink::ThirdCause | Ink::Fin => Paint::new(0xf5_b0_66),
        Ink::Opposite => Paint::new(0xd9_a6_f2),
        Ink::Weak => Paint::new(0xb9_c2_cf),
        Ink::Player(colour) => Paint::clear(PLAYER[colour.index()], 50),
    }
}

/// Areas are so light that a copier leaves them white: every one has an edge as well.
const fn print(ink: Ink) -> Paint {
    match ink {
        Ink::Page | Ink::Cell | Ink::Token | Ink::OnPlace => Paint::new(0xff_ff_ff),
        Ink::Line => Paint::new(0x70_70_70),
        Ink::Mark | Ink::Muted => Paint::new(0x30_30_30),
        Ink::WrongCell => Paint::new(0xe4_e4_e4),
        Ink::House => Paint::clear(0x00_00_00, 8),
        Ink::Cover => Paint::clear(0x00_00_00, 5),
        Ink::Player(_) => Paint::clear(0x00_00_00, 10),
        Ink::Text
        | Ink::Frame
        | Ink::Given
        | Ink::Entry
        | Ink::Wrong
        | Ink::HouseEdge
        | Ink::CoverEdge
        | Ink::Cause
        | Ink::SecondCause
        | Ink::ThirdCause
        | Ink::Ring
        | Ink::Opposite
        | Ink::Fin
        | Ink::Place
        | Ink::Target
        | Ink::Strong
        | Ink::Weak => Paint::new(0x00_00_00),
    }
}

const fn contrast(ink: Ink) -> Paint {
    match ink {
        Ink::Page | Ink::Cell | Ink::Token | Ink::OnPlace => Paint::new(0x00_00_00),
        Ink::Text | Ink::Muted | Ink::Frame | Ink::Given | Ink::Mark | Ink::Strong | Ink::Weak => {
            Paint::new(0xff_ff_ff)
        }
        Ink::Line => Paint::new(0x9a_9a_9a),
        Ink::Entry | Ink::HouseEdge => Paint::new(0xff_e1_4d),
        Ink::Wrong | Ink::Target => Paint::new(0xff_9d_94),
        Ink::WrongCell => Paint::new(0x4d_0a_04),
        Ink::House => Paint::clear(0xff_e1_4d, 22),
        Ink::Cover => Paint::clear(0x78_aa_ff, 28),
        Ink::CoverEdge | Ink::SecondCause => Paint::new(0xa9_c8_ff),
        Ink::Cause | Ink::Ring | Ink::Place => Paint::new(0x7d_ff_9f),
        Ink::ThirdCause | Ink::Fin => Paint::new(0xff_c0_70),
        Ink::Opposite => Paint::new(0xf0_b8_ff),
        Ink::Player(colour) => Paint::clear(PLAYER[colour.index()], 60),
    }
}

/// The nine colours of players, by their letters; the same as those of the page.
const PLAYER: [u32; 9] = [
    0xe5_48_4d, 0x3e_8e_d0, 0x46_a7_58, 0xf5_c4_00, 0x9b_5d_e5, 0xf2_79_0d, 0x12_a5_a5, 0xe0_52_97,
    0x7d_85_90,
];

/// Every ink there is.
pub(crate) fn inks() -> impl Iterator<Item = Ink> {
    Ink::ROLES
        .iter()
        .copied()
        .chain(Colour::ALL.map(Ink::Player))
}
