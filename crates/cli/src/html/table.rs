//! Tables that a screen reader can navigate.

use super::{Bar, Part, escaped, put};

/// A table with a caption and a header row. The first field of each row names the row.
pub(crate) struct Table {
    pub(crate) caption: String,
    /// The heading of each column, and whether the column is numeric.
    pub(crate) columns: Vec<(String, bool)>,
    pub(crate) rows: Vec<Vec<Field>>,
}

/// One cell of a row.
pub(crate) enum Field {
    Text(String),
    /// Code, which is to be read letter by letter.
    Code(String),
    Number(String),
    Bar(Bar),
}

impl Part for Table {
    fn write(&self, html: &mut String) {
        put(
            html,
            format_args!(
                "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"{0}\">\n\
                 <table>\n<caption>{0}</caption>\n<thead><tr>",
                escaped(&self.caption)
            ),
        );
        for (head, is_number) in &self.columns {
            let class = if *is_number { " class=\"number\"" } else { "" };
            put(
                html,
                format_args!("<th scope=\"col\"{class}>{}</th>", escaped(head)),
            );
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            html.push_str("<tr>");
            for (place, field) in row.iter().enumerate() {
                field.write(place == 0, html);
            }
            html.push_str("</tr>\n");
        }
        html.push_str("</tbody>\n</table>\n</div>\n");
    }
}

impl Field {
    fn write(&self, names_the_row: bool, html: &mut String) {
        let (tag, scope) = if names_the_row {
            ("th", " scope=\"row\"")
        } else {
            ("td", "")
        };
        let class = match self {
            Self::Text(_) | Self::Bar(_) => "",
            Self::Code(_) => " class=\"code\"",
            Self::Number(_) => " class=\"number\"",
        };
        put(html, format_args!("<{tag}{scope}{class}>"));
        match self {
            Self::Text(text) | Self::Code(text) | Self::Number(text) => {
                html.push_str(&escaped(text));
            }
            Self::Bar(bar) => bar.write(html),
        }
        put(html, format_args!("</{tag}>"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_columns_have_headers() {
        let table = Table {
            caption: "times".to_owned(),
            columns: vec![("list".to_owned(), false), ("ms".to_owned(), true)],
            rows: vec![vec![
                Field::Text("easy".to_owned()),
                Field::Number("3".to_owned()),
            ]],
        };
        let mut html = String::new();
        table.write(&mut html);
        assert!(html.contains("<th scope=\"col\" class=\"number\">ms</th>"));
        assert!(html.contains("<th scope=\"row\">easy</th><td class=\"number\">3</td>"));
        assert!(html.contains("<caption>times</caption>"));
    }
}
