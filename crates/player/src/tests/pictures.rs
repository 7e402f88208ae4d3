//! Screens with their colours as pictures, for viewing.
//!
//! `NOVENA_PICTURES=FOLDER cargo test -p novena-player pictures` writes one SVG file for each kind
//! of screen, size and theme; `rsvg-convert` converts them to PNG. Without the variable, a few
//! screens are drawn and their pictures are checked.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use novena_texts::Language;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

use super::{SIZES, TestPlayer, states};
use crate::key_table::Preset;
use crate::texts;
use crate::theme::{Background, ColourDepth};

/// The usual width of a character in terminals.
const WIDE: u32 = 9;
const HIGH: u32 = 18;

/// The sixteen colours of most terminals.
const SIXTEEN: [u32; 16] = [
    0x0000_0000,
    0x00cd_3131,
    0x000d_bc79,
    0x00b5_9b10,
    0x0024_72c8,
    0x00bc_3fbc,
    0x0011_a8cd,
    0x00cc_cccc,
    0x0066_6666,
    0x00f1_4c4c,
    0x0023_d18b,
    0x00e5_c510,
    0x003b_8eea,
    0x00d6_70d6,
    0x0029_b8db,
    0x00ff_ffff,
];

fn rgb(colour: Color, otherwise: u32) -> u32 {
    match colour {
        Color::Rgb(red, green, blue) => u32::from_be_bytes([0, red, green, blue]),
        Color::Indexed(index) => indexed(index),
        Color::Reset => otherwise,
        Color::Black => SIXTEEN[0],
        Color::Red => SIXTEEN[1],
        Color::Green => SIXTEEN[2],
        Color::Yellow => SIXTEEN[3],
        Color::Blue => SIXTEEN[4],
        Color::Magenta => SIXTEEN[5],
        Color::Cyan => SIXTEEN[6],
        Color::Gray => SIXTEEN[7],
        Color::DarkGray => SIXTEEN[8],
        Color::LightRed => SIXTEEN[9],
        Color::LightGreen => SIXTEEN[10],
        Color::LightYellow => SIXTEEN[11],
        Color::LightBlue => SIXTEEN[12],
        Color::LightMagenta => SIXTEEN[13],
        Color::LightCyan => SIXTEEN[14],
        Color::White => SIXTEEN[15],
    }
}

/// The 256 colours: the basic sixteen, a six-by-six-by-six cube, and greys.
fn indexed(index: u8) -> u32 {
    let level = |step: u8| {
        if step == 0 {
            0
        } else {
            55 + 40 * u32::from(step)
        }
    };
    match index {
        0..16 => SIXTEEN[usize::from(index)],
        16..232 => {
            let place = index - 16;
            level(place / 36) << 16 | level(place / 6 % 6) << 8 | level(place % 6)
        }
        232.. => (8 + 10 * u32::from(index - 232)) * 0x0001_0101,
    }
}

/// A screen as SVG: backgrounds first, then letters.
pub(crate) fn svg(buffer: &Buffer, background: Background) -> String {
    let (letters, ground) = match background {
        Background::Dark => (0x00cc_cccc, 0x0010_1010),
        Background::Light => (0x0022_2222, 0x00ff_ffff),
    };
    let area = buffer.area;
    let (width, height) = (u32::from(area.width) * WIDE, u32::from(area.height) * HIGH);
    let mut behind = String::new();
    let mut front = String::new();
    for place in area.rows().flat_map(ratatui::layout::Rect::columns) {
        let cell = &buffer[(place.x, place.y)];
        let mut fg = rgb(cell.fg, letters);
        let mut bg = rgb(cell.bg, ground);
        if cell.modifier.contains(Modifier::REVERSED) {
            std::mem::swap(&mut fg, &mut bg);
        }
        let (x, y) = (u32::from(place.x) * WIDE, u32::from(place.y) * HIGH);
        writeln!(
            behind,
            r##"<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" fill="#{bg:06x}"/>"##
        )
        .unwrap();
        let has = |modifier| cell.modifier.contains(modifier);
        let (middle, foot) = (y + HIGH / 2, y + HIGH - 2);
        for (modifier, line) in [
            (Modifier::UNDERLINED, foot),
            (Modifier::CROSSED_OUT, middle),
        ] {
            if has(modifier) {
                let end = x + WIDE;
                writeln!(
                    front,
                    r##"<path d="M{x} {line}H{end}" stroke="#{fg:06x}"/>"##
                )
                .unwrap();
            }
        }
        let sign = cell.symbol();
        if sign.trim().is_empty() {
            continue;
        }
        let sign = sign.replace('&', "&amp;").replace('<', "&lt;");
        let weight = if has(Modifier::BOLD) {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let slant = if has(Modifier::ITALIC) {
            " font-style=\"italic\""
        } else {
            ""
        };
        let faint = if has(Modifier::DIM) {
            " opacity=\"0.6\""
        } else {
            ""
        };
        let base = y + 14;
        writeln!(
            front,
            r##"<text x="{x}" y="{base}" fill="#{fg:06x}"{weight}{slant}{faint}>{sign}</text>"##
        )
        .unwrap();
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         font-family=\"DejaVu Sans Mono\" font-size=\"15\" shape-rendering=\"crispEdges\">\n\
         {behind}{front}</svg>\n"
    )
}

/// Writes a picture if a folder is named.
pub(crate) fn write_picture(name: &str, picture: &str) {
    if let Some(folder) = std::env::var_os("NOVENA_PICTURES") {
        let folder = PathBuf::from(folder);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(format!("{name}.svg")), picture).unwrap();
    }
}

const LOOKS: [(&str, ColourDepth, Background); 6] = [
    ("true-dark", ColourDepth::True, Background::Dark),
    ("true-light", ColourDepth::True, Background::Light),
    ("256-dark", ColourDepth::Many, Background::Dark),
    ("256-light", ColourDepth::Many, Background::Light),
    ("16-dark", ColourDepth::Sixteen, Background::Dark),
    ("none-dark", ColourDepth::None, Background::Dark),
];

/// Every kind of screen in every size, and every theme in a few sizes.
#[test]
fn screens_can_be_drawn_as_pictures() {
    let is_requested = std::env::var_os("NOVENA_PICTURES").is_some();
    let texts = texts::of(Language::En);
    for (place, (name, keys)) in states().into_iter().enumerate() {
        if !is_requested && place > 1 {
            break;
        }
        let mut player = TestPlayer::with(&texts, Preset::Default, super::PUZZLE);
        player.fill(name, keys);
        for (look, depth, background) in LOOKS {
            player.app.settings.theme.depth = depth;
            player.app.settings.theme.background = background;
            for (width, height) in SIZES {
                let is_main = (width, height) == (80, 24) || (width, height) == (120, 45);
                if look != "true-dark" && !is_main {
                    continue;
                }
                let buffer = player.draw(width, height);
                let picture = svg(&buffer, background);
                assert!(picture.contains("<text"), "{name} is empty");
                write_picture(&format!("{name}-{width}x{height}-{look}"), &picture);
            }
        }
    }
}
