//! The picture as SVG, in which text remains text and colours may follow the reader's system.

use std::fmt::Write;

use crate::theme::inks;
use crate::{
    Anchor, Drawing, Ink, Item, Outline, Paint, Segment, Shape, Text, Theme, Transform, Weight,
    missing, width,
};

/// The fonts listed for text. No font is embedded in the picture, but the listed fonts are very
/// similar to ours, and the positions of digits depend only on the cap height, which is the same in
/// all of them.
const FONTS: &str = "'Noto Sans', 'DejaVu Sans', Verdana, Arial, sans-serif";

/// Fonts similar to our serif face.
const SERIFS: &str = "Newsreader, Georgia, 'Noto Serif', 'DejaVu Serif', serif";

/// Fonts similar to ours for the body text of books.
const SANS: &str = "'Instrument Sans', 'Noto Sans', 'DejaVu Sans', Verdana, Arial, sans-serif";

/// Text of at least this many bytes is forced to the width that it has in our fonts.
const LONG: usize = 8;

/// Renders a picture as SVG.
///
/// With [`Theme::Auto`], the picture has the colours of the light theme and additional rules that
/// switch to dark colours if the reader's system is dark.
#[must_use]
pub fn render(drawing: &Drawing, theme: Theme) -> String {
    let mut writer = Writer {
        out: String::with_capacity(32 << 10),
        theme,
    };
    writer.document(drawing);
    writer.out
}

struct Writer {
    out: String,
    theme: Theme,
}

impl Writer {
    fn put(&mut self, arguments: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.out.write_fmt(arguments);
    }

    fn document(&mut self, drawing: &Drawing) {
        let (width, height) = (Number(drawing.width), Number(drawing.height));
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"{FONTS}\">\n"
        ));
        for (name, words) in [("title", &drawing.title), ("desc", &drawing.description)] {
            if !words.is_empty() {
                self.put(format_args!("<{name}>{}</{name}>\n", XmlText(words)));
            }
        }
        if self.theme == Theme::Auto {
            self.rules(drawing);
        }
        self.items(&drawing.items);
        self.out.push_str("</svg>\n");
    }

    /// Writes the rules for dark colours, for the inks in use.
    fn rules(&mut self, drawing: &Drawing) {
        let mut list = InkList::default();
        list.items(&drawing.items);
        self.out
            .push_str("<style>@media (prefers-color-scheme: dark) {\n");
        for ink in inks() {
            let paint = Theme::Dark.paint(ink);
            for (property, inks) in [("fill", &list.fills), ("stroke", &list.strokes)] {
                if inks.contains(&ink) {
                    self.put(format_args!(
                        ".{}-{} {{ {property}: {}",
                        &property[..1],
                        ink.id(),
                        Hex(paint)
                    ));
                    if paint.opacity < 100 || Theme::Light.paint(ink).opacity < 100 {
                        let opacity = Number(f32::from(paint.opacity) / 100.0);
                        self.put(format_args!("; {property}-opacity: {opacity}"));
                    }
                    self.out.push_str(" }\n");
                }
            }
        }
        self.out.push_str("}</style>\n");
    }

    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Shape(shape) => self.shape(shape),
                Item::Text(text) => self.text(text),
                Item::Group(transform, items) => {
                    self.put(format_args!(
                        "<g transform=\"{}\">\n",
                        SvgTransform(*transform)
                    ));
                    self.items(items);
                    self.out.push_str("</g>\n");
                }
            }
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match &shape.outline {
            &Outline::Rect {
                x,
                y,
                width,
                height,
                radius,
            } => {
                self.out.push_str("<rect");
                self.number("x", x);
                self.number("y", y);
                self.number("width", width);
                self.number("height", height);
                if radius > 0.0 {
                    self.number("rx", radius);
                }
            }
            &Outline::Circle { x, y, radius } => {
                self.out.push_str("<circle");
                self.number("cx", x);
                self.number("cy", y);
                self.number("r", radius);
            }
            Outline::Path(segments) => {
                self.out.push_str("<path d=\"");
                for segment in segments {
                    self.segment(*segment);
                }
                self.out.push('"');
            }
        }
        let stroke = shape.stroke.map(|stroke| stroke.ink);
        self.classes(shape.fill, stroke);
        match shape.fill {
            Some(ink) => self.paint("fill", ink),
            None => self.out.push_str(" fill=\"none\""),
        }
        if let Some(stroke) = shape.stroke {
            self.paint("stroke", stroke.ink);
            self.number("stroke-width", stroke.width);
            if let Some((on, off)) = stroke.dash {
                let (on, off) = (Number(on), Number(off));
                self.put(format_args!(" stroke-dasharray=\"{on} {off}\""));
            }
        }
        self.out.push_str("/>\n");
    }

    fn segment(&mut self, segment: Segment) {
        match segment {
            Segment::Move((x, y)) => self.put(format_args!("M{} {}", Number(x), Number(y))),
            Segment::Line((x, y)) => self.put(format_args!("L{} {}", Number(x), Number(y))),
            Segment::Curve((a, b), (x, y)) => self.put(format_args!(
                "Q{} {} {} {}",
                Number(a),
                Number(b),
                Number(x),
                Number(y)
            )),
            Segment::Close => self.out.push('Z'),
        }
    }

    fn text(&mut self, text: &Text) {
        use Weight::{Bold, Regular, Sans, SansBold, Serif, SerifBold};
        self.out.push_str("<text");
        self.number("x", text.x);
        self.number("y", text.y);
        self.number("font-size", text.size);
        if matches!(text.weight, Bold | SerifBold | SansBold) {
            self.out.push_str(" font-weight=\"bold\"");
        }
        match text.weight {
            Regular | Bold => {}
            Serif | SerifBold => self.put(format_args!(" font-family=\"{SERIFS}\"")),
            Sans | SansBold => self.put(format_args!(" font-family=\"{SANS}\"")),
        }
        match text.anchor {
            Anchor::Start => {}
            Anchor::Middle => self.out.push_str(" text-anchor=\"middle\""),
            Anchor::End => self.out.push_str(" text-anchor=\"end\""),
        }
        // Write the width that the text has in our fonts, because in a wider font the line would be
        // too long. The width is unknown if our fonts lack a character.
        let is_ours = text.shaped.is_none() && missing(&text.words).is_empty();
        if text.words.len() >= LONG && is_ours {
            let wide = width(&text.words, text.size, text.weight);
            self.number("textLength", wide);
            self.out.push_str(" lengthAdjust=\"spacingAndGlyphs\"");
        }
        self.classes(Some(text.ink), None);
        self.paint("fill", text.ink);
        self.put(format_args!(">{}</text>\n", XmlText(&text.words)));
    }

    fn number(&mut self, name: &str, value: f32) {
        self.put(format_args!(" {name}=\"{}\"", Number(value)));
    }

    fn paint(&mut self, property: &str, ink: Ink) {
        let paint = self.theme.paint(ink);
        self.put(format_args!(" {property}=\"{}\"", Hex(paint)));
        if paint.opacity < 100 {
            self.number(
                &format!("{property}-opacity"),
                f32::from(paint.opacity) / 100.0,
            );
        }
    }

    /// Writes the classes that the dark rules refer to.
    fn classes(&mut self, fill: Option<Ink>, stroke: Option<Ink>) {
        if self.theme != Theme::Auto {
            return;
        }
        match (fill, stroke) {
            (Some(fill), Some(stroke)) => {
                self.put(format_args!(" class=\"f-{} s-{}\"", fill.id(), stroke.id()));
            }
            (Some(fill), None) => self.put(format_args!(" class=\"f-{}\"", fill.id())),
            (None, Some(stroke)) => self.put(format_args!(" class=\"s-{}\"", stroke.id())),
            (None, None) => {}
        }
    }
}

/// The inks that a drawing uses.
#[derive(Default)]
struct InkList {
    fills: Vec<Ink>,
    strokes: Vec<Ink>,
}

impl InkList {
    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Shape(shape) => {
                    self.fills
                        .extend(shape.fill.filter(|ink| !self.fills.contains(ink)));
                    let ink = shape.stroke.map(|stroke| stroke.ink);
                    self.strokes
                        .extend(ink.filter(|ink| !self.strokes.contains(ink)));
                }
                Item::Text(text) if !self.fills.contains(&text.ink) => self.fills.push(text.ink),
                Item::Text(_) => {}
                Item::Group(_, items) => self.items(items),
            }
        }
    }
}

/// A number, written with at most two decimal places. That is finer than any print resolution, and
/// gives the same result on every machine.
struct Number(f32);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hundredths = (f64::from(self.0) * 100.0).round() / 100.0;
        // Avoid a negative zero.
        write!(f, "{}", hundredths + 0.0)
    }
}

struct Hex(Paint);

impl std::fmt::Display for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Paint {
            red, green, blue, ..
        } = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

struct SvgTransform(Transform);

impl std::fmt::Display for SvgTransform {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Transform {
            a,
            b,
            c,
            d,
            e,
            f: down,
        } = self.0;
        let (e, down) = (Number(e), Number(down));
        if (a, b, c, d) == (1.0, 0.0, 0.0, 1.0) {
            write!(f, "translate({e} {down})")
        } else {
            write!(f, "matrix({a} {b} {c} {d} {e} {down})")
        }
    }
}

/// Text escaped for XML. Characters that XML cannot represent are left out.
struct XmlText<'a>(&'a str);

impl std::fmt::Display for XmlText<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '\n' | '\t' => f.write_char(letter)?,
                '\u{fffe}' | '\u{ffff}' => {}
                letter if letter.is_control() => {}
                letter => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}
