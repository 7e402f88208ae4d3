//! The web page's icons as PNGs, for systems without SVG support. They are drawn from `icon.svg`
//! and stored next to it. `NOVENA_UPDATE=1 cargo test -p novena-draw icons` rewrites them.

use std::fs;
use std::path::{Path, PathBuf};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Transform};

/// The side of the picture in its own units.
const SIDE: f32 = 32.0;
/// The usual constant for drawing round corners as Bézier curves.
const ROUND: f32 = 0.552_284_8;

/// The crop of an icon.
#[derive(Clone, Copy, PartialEq)]
enum Cut {
    /// The picture as drawn, with round corners.
    Round,
    /// The picture fills the square, because the system rounds the corners.
    Full,
    /// The picture fills the square, with the icon in the middle four fifths, because systems may
    /// cut off the edge.
    Maskable,
}

#[test]
fn icons_are_those_of_the_page() {
    let app = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/app");
    let source = fs::read_to_string(app.join("icon.svg")).unwrap();
    for (name, side, cut) in [
        ("icon-192", 192, Cut::Round),
        ("icon-512", 512, Cut::Round),
        ("maskable-192", 192, Cut::Maskable),
        ("maskable-512", 512, Cut::Maskable),
        ("touch-180", 180, Cut::Full),
    ] {
        let drawn = draw(&source, side, cut);
        let file: PathBuf = app.join("icons").join(format!("{name}.png"));
        if std::env::var_os("NOVENA_UPDATE").is_some() {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, drawn.encode_png().unwrap()).unwrap();
        }
        let kept = Pixmap::load_png(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(
            kept == drawn,
            "{name}.png looks otherwise (NOVENA_UPDATE=1 accepts it)"
        );
    }
}

/// Draws the few shapes of the icon: one rectangle and circles.
fn draw(source: &str, side: u16, cut: Cut) -> Pixmap {
    let mut pixels = Pixmap::new(side.into(), side.into()).unwrap();
    let scale = f32::from(side) / SIDE;
    let whole = Transform::from_scale(scale, scale);
    let part = if cut == Cut::Maskable { 0.8 } else { 1.0 };
    let margin = SIDE * (1.0 - part) / 2.0;
    let inner = whole.pre_translate(margin, margin).pre_scale(part, part);
    let mut group_fill = String::new();
    let mut reader = Reader::from_str(source);
    loop {
        match reader.read_event().unwrap() {
            Event::Start(element) if element.name().as_ref() == "g" => {
                group_fill = attribute(&element, "fill").unwrap();
            }
            Event::Empty(element) if element.name().as_ref() == "rect" => {
                let radius = attribute(&element, "rx").unwrap().parse().unwrap();
                let radius = if cut == Cut::Round { radius } else { 0.0 };
                let paint = paint(&attribute(&element, "fill").unwrap());
                let path = rounded(radius);
                pixels.fill_path(&path, &paint, FillRule::Winding, whole, None);
            }
            Event::Empty(element) if element.name().as_ref() == "circle" => {
                let number = |name| -> f32 { attribute(&element, name).unwrap().parse().unwrap() };
                let path = PathBuilder::from_circle(number("cx"), number("cy"), number("r"));
                let paint = paint(&group_fill);
                pixels.fill_path(&path.unwrap(), &paint, FillRule::Winding, inner, None);
            }
            Event::Eof => return pixels,
            Event::Start(_) | Event::End(_) | Event::Text(_) => {}
            other => panic!("the icon has something new: {other:?}"),
        }
    }
}

fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.try_get_attribute(name).unwrap()?;
    Some(found.value.into_owned())
}

/// Parses a colour written as `#rgb` or `#rrggbb`.
fn paint(colour: &str) -> Paint<'static> {
    let digits = colour.strip_prefix('#').unwrap();
    let width = digits.len() / 3;
    let part = |index: usize| {
        let text = &digits[index * width..(index + 1) * width];
        u8::from_str_radix(&text.repeat(3 - width), 16).unwrap()
    };
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(part(0), part(1), part(2), u8::MAX));
    paint.anti_alias = true;
    paint
}

/// The whole picture, with round corners.
fn rounded(radius: f32) -> tiny_skia::Path {
    let (far, bend) = (SIDE - radius, radius * (1.0 - ROUND));
    let mut path = PathBuilder::new();
    path.move_to(radius, 0.0);
    path.line_to(far, 0.0);
    path.cubic_to(SIDE - bend, 0.0, SIDE, bend, SIDE, radius);
    path.line_to(SIDE, far);
    path.cubic_to(SIDE, SIDE - bend, SIDE - bend, SIDE, far, SIDE);
    path.line_to(radius, SIDE);
    path.cubic_to(bend, SIDE, 0.0, SIDE - bend, 0.0, far);
    path.line_to(0.0, radius);
    path.cubic_to(0.0, bend, bend, 0.0, radius, 0.0);
    path.close();
    path.finish().unwrap()
}
