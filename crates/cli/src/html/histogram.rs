//! A histogram, drawn as upright bars side by side.

use super::{Part, escaped, grouped, put};

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 230.0;
/// Space for the numbers on the left, and for the count above the highest bar.
const LEFT: f64 = 52.0;
const TOP: f64 = 28.0;
/// Space for the labels below.
const BOTTOM: f64 = 24.0;
/// Labels that are closer together than this would touch.
const LABEL_ROOM: f64 = 44.0;
/// The maximum width of a bar. Without a limit, a chart with few bars would consist of huge blocks.
const WIDEST: f64 = 56.0;

/// Counts in consecutive bins.
pub(crate) struct Histogram {
    pub(crate) caption: String,
    /// The unit of the counts, which is shown on the axis.
    pub(crate) unit: String,
    /// The label and the count of each bin.
    pub(crate) bins: Vec<(String, u64)>,
}

impl Part for Histogram {
    fn write(&self, html: &mut String) {
        let caption = escaped(&self.caption);
        let described: Vec<String> = self
            .bins
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(label, count)| format!("{label}: {count}"))
            .collect();
        put(
            html,
            format_args!(
                "<figure>\n<figcaption>{caption}</figcaption>\n\
                 <svg class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n\
                 <title>{caption}</title>\n<desc>{}</desc>\n",
                escaped(&described.join("; "))
            ),
        );
        self.draw(html);
        html.push_str("</svg>\n</figure>\n");
    }
}

impl Histogram {
    fn draw(&self, html: &mut String) {
        let most = self.bins.iter().map(|(_, count)| *count).max().unwrap_or(0);
        let (step, top) = scale(most);
        let floor = HEIGHT - BOTTOM;
        let height = |count: u64| (floor - TOP) * float(count) / float(top);
        let mut mark = 0;
        while mark <= top {
            let y = floor - height(mark);
            put(
                html,
                format_args!(
                    "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{WIDTH}\" y2=\"{y:.1}\"/>\
                     <text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
                    LEFT - 6.0,
                    y + 4.0,
                    grouped(mark)
                ),
            );
            mark += step;
        }
        put(
            html,
            format_args!(
                "<text class=\"axis\" x=\"0\" y=\"11\">{}</text>\n",
                escaped(&self.unit)
            ),
        );
        let room = (WIDTH - LEFT) / float(self.bins.len().max(1) as u64);
        let bar = (room * 0.8).min(WIDEST);
        #[expect(clippy::cast_sign_loss, reason = "both are above zero")]
        let labels_apart = (LABEL_ROOM / room).ceil().max(1.0) as usize;
        for (place, (label, count)) in self.bins.iter().enumerate() {
            let middle = LEFT + room * (float(place as u64) + 0.5);
            if *count > 0 {
                // Even the lowest bars should be visible.
                let tall = height(*count).max(1.5);
                put(
                    html,
                    format_args!(
                        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{bar:.1}\" height=\"{tall:.1}\">\
                         <title>{}: {}</title></rect>\n",
                        middle - bar / 2.0,
                        floor - tall,
                        escaped(label),
                        grouped(*count)
                    ),
                );
                if room >= LABEL_ROOM {
                    put(
                        html,
                        format_args!(
                            "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n",
                            floor - tall - 4.0,
                            grouped(*count)
                        ),
                    );
                }
            }
            if place.is_multiple_of(labels_apart) {
                put(
                    html,
                    format_args!(
                        "<text class=\"axis\" x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n",
                        floor + 16.0,
                        escaped(label)
                    ),
                );
            }
        }
    }
}

/// Chooses round numbers for an axis that extends to `most`: the distance between marks, and the
/// highest mark.
fn scale(most: u64) -> (u64, u64) {
    let mut step = 1;
    let steps = [2, 5, 10];
    let mut magnitude = 1;
    'found: loop {
        for factor in steps {
            if most <= step * 5 {
                break 'found;
            }
            step = factor * magnitude;
        }
        magnitude *= 10;
    }
    (step, most.div_ceil(step).max(1) * step)
}

#[expect(clippy::cast_precision_loss, reason = "drawn to a tenth of a point")]
const fn float(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_numbers() {
        assert_eq!(scale(0), (1, 1));
        assert_eq!(scale(4), (1, 4));
        assert_eq!(scale(7), (2, 8));
        assert_eq!(scale(23), (5, 25));
        assert_eq!(scale(1_000_000), (200_000, 1_000_000));
    }

    #[test]
    fn every_bin_with_a_count_is_drawn_and_described() {
        let histogram = Histogram {
            caption: "a < b".to_owned(),
            unit: "puzzles".to_owned(),
            bins: vec![("1".into(), 3), ("2".into(), 0), ("3".into(), 1)],
        };
        let mut html = String::new();
        histogram.write(&mut html);
        assert_eq!(html.matches("<rect").count(), 2);
        assert!(html.contains("<desc>1: 3; 3: 1</desc>"), "{html}");
        assert!(html.contains("a &lt; b"));
    }
}
