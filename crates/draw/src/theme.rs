//! Themes, which define the appearance of inks.

use novena_core::Colour;

use crate::Ink;

/// A choice of colours for all inks.
///
/// ```
/// use novena_draw::{Ink, Theme};
///
/// assert_eq!(Theme::from_id("dark"), Some(Theme::Dark));
/// assert_ne!(Theme::Light.paint(Ink::Page), Theme::Dark.paint(Ink::Page));
/// // Where there is no reader's system to decide, `Auto` is light.
/// assert_eq!(Theme::Auto.paint(Ink::Page), Theme::Light.paint(Ink::Page));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theme {
    /// Light or dark, depending on the reader's system. Light if the system states no preference.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, for printers and copiers. It uses no colour and little toner.
    Print,
    /// Maximum contrast, light on black.
    Contrast,
}

/// A colour with its opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Paint {
    /// The red component.
    pub red: u8,
    /// The green component.
    pub green: u8,
    /// The blue component.
    pub blue: u8,
    /// The opacity, in percent.
    pub opacity: u8,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 5] = [
        Self::Auto,
        Self::Light,
        Self::Dark,
        Self::Print,
        Self::Contrast,
    ];

    /// A stable, machine-readable name.
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

    /// The appearance of an ink.
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
        Ink::Page | Ink::Cell | Ink::Token => Paint::new(0xfe_ff_fd),
        Ink::OnTrue => Paint::new(0xff_ff_ff),
        Ink::Text | Ink::Given | Ink::Frame | Ink::Set => Paint::new(0x15_1a_18),
        Ink::Muted | Ink::Mark => Paint::new(0x46_50_4b),
        Ink::Line => Paint::new(0xb7_c0_b9),
        Ink::Entry | Ink::True => Paint::new(0x1c_3d_b8),
        Ink::TrueWash => Paint::clear(0x1c_3d_b8, 14),
        Ink::False => Paint::new(0x8a_53_00),
        Ink::FalseWash => Paint::clear(0x8a_53_00, 12),
        Ink::Wrong | Ink::Gone => Paint::new(0xb3_26_1e),
        Ink::WrongCell | Ink::GoneWash => Paint::new(0xfc_e6_e2),
        Ink::House => Paint::new(0x15_6a_56),
        Ink::HouseWash => Paint::clear(0x15_6a_56, 8),
        Ink::Hatch => Paint::clear(0x5b_66_60, 55),
        Ink::Halo => Paint::clear(0xfe_ff_fd, 60),
        Ink::Player(colour) => Paint::clear(PLAYER[colour.index()], 42),
    }
}

const fn dark(ink: Ink) -> Paint {
    match ink {
        Ink::Page | Ink::Cell | Ink::Token => Paint::new(0x1a_20_1e),
        Ink::OnTrue => Paint::new(0x0e_14_30),
        Ink::Text | Ink::Given | Ink::Set => Paint::new(0xe9_ee_ea),
        Ink::Muted | Ink::Mark => Paint::new(0xb4_be_b8),
        Ink::Line => Paint::new(0x46_50_4b),
        Ink::Frame => Paint::new(0xa3_ae_a8),
        Ink::Entry | Ink::True => Paint::new(0xa8_bb_ff),
        Ink::TrueWash => Paint::clear(0xa8_bb_ff, 14),
        Ink::False => Paint::new(0xf2_b9_5f),
        Ink::FalseWash => Paint::clear(0xf2_b9_5f, 12),
        Ink::Wrong | Ink::Gone => Paint::new(0xff_9d_8f),
        Ink::WrongCell | Ink::GoneWash => Paint::new(0x43_20_1c),
        Ink::House => Paint::new(0x7e_d3_ba),
        Ink::HouseWash => Paint::clear(0x7e_d3_ba, 11),
        Ink::Hatch => Paint::clear(0x8f_9a_94, 55),
        Ink::Halo => Paint::clear(0x1a_20_1e, 60),
        Ink::Player(colour) => Paint::clear(PLAYER[colour.index()], 50),
    }
}

/// The paint of an ink in print. Areas are so light that a copier leaves them white, so each area
/// also has an edge.
const fn print(ink: Ink) -> Paint {
    match ink {
        Ink::Page | Ink::Cell | Ink::Token | Ink::OnTrue => Paint::new(0xff_ff_ff),
        Ink::Line => Paint::new(0x70_70_70),
        Ink::Mark | Ink::Muted => Paint::new(0x30_30_30),
        Ink::WrongCell | Ink::GoneWash => Paint::new(0xe4_e4_e4),
        Ink::HouseWash | Ink::TrueWash => Paint::clear(0x00_00_00, 8),
        Ink::FalseWash => Paint::clear(0x00_00_00, 4),
        Ink::Hatch => Paint::clear(0x00_00_00, 45),
        Ink::Halo => Paint::clear(0xff_ff_ff, 75),
        Ink::Player(_) => Paint::clear(0x00_00_00, 10),
        Ink::Text
        | Ink::Frame
        | Ink::Given
        | Ink::Entry
        | Ink::Wrong
        | Ink::House
        | Ink::Set
        | Ink::True
        | Ink::False
        | Ink::Gone => Paint::new(0x00_00_00),
    }
}

const fn contrast(ink: Ink) -> Paint {
    match ink {
        Ink::Page | Ink::Cell | Ink::Token | Ink::OnTrue => Paint::new(0x00_00_00),
        Ink::Text | Ink::Muted | Ink::Frame | Ink::Given | Ink::Mark | Ink::Set => {
            Paint::new(0xff_ff_ff)
        }
        Ink::Line => Paint::new(0xb5_b5_b5),
        Ink::Entry | Ink::True => Paint::new(0xb9_c8_ff),
        Ink::TrueWash => Paint::clear(0xb9_c8_ff, 22),
        Ink::False => Paint::new(0xff_c9_76),
        Ink::FalseWash => Paint::clear(0xff_c9_76, 18),
        Ink::Wrong | Ink::Gone => Paint::new(0xff_b3_a8),
        Ink::WrongCell | Ink::GoneWash => Paint::new(0x4d_0a_04),
        Ink::House => Paint::new(0x8f_f0_d3),
        Ink::HouseWash => Paint::clear(0x8f_f0_d3, 14),
        Ink::Hatch => Paint::clear(0xdc_dc_dc, 70),
        Ink::Halo => Paint::clear(0x00_00_00, 70),
        Ink::Player(colour) => Paint::clear(PLAYER[colour.index()], 60),
    }
}

/// The players' nine colours, in the order of their letters. They are the same as on the web page.
const PLAYER: [u32; 9] = [
    0xe5_48_4d, 0x3e_8e_d0, 0x46_a7_58, 0xf5_c4_00, 0x9b_5d_e5, 0xf2_79_0d, 0x12_a5_a5, 0xe0_52_97,
    0x7d_85_90,
];

/// All inks.
pub(crate) fn inks() -> impl Iterator<Item = Ink> {
    Ink::ROLES
        .iter()
        .copied()
        .chain(Colour::ALL.map(Ink::Player))
}
