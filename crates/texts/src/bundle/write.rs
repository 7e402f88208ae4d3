//! Writes a message with its variables filled in, as Fluent would.

use std::fmt::Write as _;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use intl_pluralrules::operands::PluralOperands;
use intl_pluralrules::{PluralCategory, PluralRules};
use novena_core::Visible;

use super::Values;
use super::entry::Entry;

/// The input for writing messages, and the output.
pub(super) struct Writer<'a, V: ?Sized, F> {
    pub(super) values: &'a V,
    pub(super) find: F,
    pub(super) plurals: &'a PluralRules,
    pub(super) out: String,
    /// The keys and `$variables` that are missing.
    pub(super) missing: Vec<String>,
}

impl<'a, V: Values + ?Sized, F: Fn(&str) -> Option<&'a Entry>> Writer<'a, V, F> {
    pub(super) fn pattern(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.out.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let selected = match selector {
            InlineExpression::VariableReference { id } => {
                let value = self.values.value(id.name);
                if value.is_none() {
                    self.missing.push(format!("${}", id.name));
                }
                value
            }
            // The locales do not use any other selectors.
            _ => None,
        };
        let plurals = self.plurals;
        let fits = |key: &VariantKey<&str>| match (key, selected) {
            (VariantKey::Identifier { name }, Some(FluentValue::String(text))) => text == name,
            (VariantKey::Identifier { name }, Some(FluentValue::Number(number))) => {
                category(plurals, number) == Some(*name)
            }
            (VariantKey::NumberLiteral { value }, Some(FluentValue::Number(number))) => {
                matches!(FluentValue::try_number(value), FluentValue::Number(key) if key == *number)
            }
            _ => false,
        };
        let fitting = variants.iter().find(|variant| fits(&variant.key));
        let chosen = fitting.or_else(|| variants.iter().find(|variant| variant.default));
        if let Some(variant) = chosen {
            self.pattern(&variant.value);
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.out.push_str(&unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => self.out.push_str(value),
            InlineExpression::VariableReference { id } => {
                // Copying the reference leaves `self` free to be borrowed mutably.
                let values = self.values;
                match values.value(id.name) {
                    Some(FluentValue::String(text)) => push_visible(text, &mut self.out),
                    Some(FluentValue::Number(number)) => push_number(number, &mut self.out),
                    _ => {
                        self.missing.push(format!("${}", id.name));
                        let _ = write!(self.out, "{{${}}}", id.name);
                    }
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                if let Some(pattern) = (self.find)(id.name).and_then(Entry::pattern) {
                    self.pattern(pattern);
                } else {
                    self.missing.push(id.name.to_owned());
                    let _ = write!(self.out, "{{{}}}", id.name);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            // The locales do not contain any terms or functions; a test reads all of them.
            InlineExpression::TermReference { id, .. }
            | InlineExpression::FunctionReference { id, .. } => {
                self.missing.push(id.name.to_owned());
            }
        }
    }
}

/// The name of a number's plural category.
fn category(plurals: &PluralRules, number: &FluentNumber) -> Option<&'static str> {
    let category = plurals.select(PluralOperands::from(number)).ok()?;
    Some(match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    })
}

/// Appends a string after making it safe to show.
fn push_visible(text: &str, out: &mut String) {
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        out.push_str(text);
    } else {
        out.push_str(&Visible::new(text).into_cow());
    }
}

fn push_number(number: &FluentNumber, out: &mut String) {
    #[expect(
        clippy::cast_sign_loss,
        reason = "only numbers from 0 to 9 are cast, and come out the same"
    )]
    let digit = number.value as u8;
    let is_digit = digit < 10 && number.value.to_bits() == f64::from(digit).to_bits();
    if is_digit && number.options.minimum_fraction_digits.is_none() {
        out.push(char::from(b'0' + digit));
    } else {
        out.push_str(&number.as_string());
    }
}
