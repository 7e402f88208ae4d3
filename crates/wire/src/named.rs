//! The forms of names in the schema, with one schema for each kind of [`Name`](crate::name::Name).

use std::borrow::Cow;

use novena_core::PatternSymmetry as Symmetry;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Ref, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::name::FromName;

/// Declares types whose schema is a string of a given form, or one of a list of strings.
macro_rules! shapes {
    ($($shape:ident $name:literal $type:ty, $looks:expr;)*) => {$(
        pub(crate) enum $shape {}

        impl PartialSchema for $shape {
            fn schema() -> RefOr<Schema> {
                let text = ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::String))
                    .description(Some(<$type as FromName>::EXPECTED));
                $looks.of(text).build().into()
            }
        }

        impl ToSchema for $shape {
            fn name() -> Cow<'static, str> {
                $name.into()
            }
        }
    )*};
}

enum TextPattern {
    Like(&'static str),
    OneOf(Vec<String>),
}

impl TextPattern {
    fn of(self, text: ObjectBuilder) -> ObjectBuilder {
        match self {
            Self::Like(pattern) => text.pattern(Some(pattern)),
            Self::OneOf(names) => text.enum_values(Some(names)),
        }
    }
}

fn one_of<T>(all: impl IntoIterator<Item = T>, name: impl Fn(T) -> &'static str) -> TextPattern {
    TextPattern::OneOf(all.into_iter().map(|one| name(one).to_owned()).collect())
}

use TextPattern::Like;

shapes! {
    Cell "Cell" novena_core::Cell, Like("^r[1-9]c[1-9]$");
    House "House" novena_core::House, Like("^[rcb][1-9]$");
    Candidate "Candidate" novena_core::Candidate, Like("^[1-9]r[1-9]c[1-9]$");
    DigitSet "Digits" novena_core::DigitSet, Like("^[1-9]{0,9}$");
    Colour "Colour" novena_core::Colour, Like("^[a-i]$");
    Puzzle "Puzzle" novena_core::Puzzle, Like("^[.0-9]{81}$");
    Board "Board" novena_core::Board, Like("^[.0-9]{81}$");
    Solution "Solution" novena_core::Solution, Like("^[1-9]{81}$");
    Change "Change" novena_core::Change, Like("^r[1-9]c[1-9] .*>.*$");
    CellNote "CellNote" crate::call::CellNote, Like("^r[1-9]c[1-9] .+$");
    Deduction "Deduction" novena_techniques::Deduction, Like("^r[1-9]c[1-9](=|<>)[1-9]$");
    Date "Date" novena_generator::Date, Like("^[0-9]{4}-[0-9]{2}-[0-9]{2}$");
    LinkType "LinkType" crate::shape::LinkType, Like("^(strong|weak)$");
    PatternSymmetry "Symmetry" Symmetry, one_of(Symmetry::ALL, Symmetry::id);
    Level "Level" novena_techniques::Level,
        one_of(novena_techniques::Level::ALL, novena_techniques::Level::id);
    Kind "Technique" novena_techniques::Kind,
        one_of(novena_techniques::Kind::ALL.iter().copied(), novena_techniques::Kind::id);
    Lesson "Lesson" crate::call::LessonName,
        one_of(novena_lessons::LESSONS, |lesson| lesson.id);
    Format "Format" novena_formats::Format,
        one_of(novena_formats::Format::ALL.iter().copied(), novena_formats::Format::id);
}

/// A level, or the lowest and the highest.
pub(crate) enum Levels {}

impl PartialSchema for Levels {
    fn schema() -> RefOr<Schema> {
        let two = ArrayBuilder::new()
            .items(Ref::from_schema_name(Level::name()))
            .min_items(Some(2))
            .max_items(Some(2));
        let either = OneOfBuilder::new()
            .item(Ref::from_schema_name(Level::name()))
            .item(two);
        RefOr::T(Schema::OneOf(either.build()))
    }
}

impl ToSchema for Levels {
    fn name() -> Cow<'static, str> {
        "Levels".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Level::name().into_owned(), Level::schema()));
    }
}
