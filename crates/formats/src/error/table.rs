//! The macro behind the table of errors.

/// Declares [`crate::ParseError`] from a table. Each variant has a row with its fields, its ID and
/// its English message.
///
/// A field is followed by `as quoted` if sentences show it in quotes, by `as seen` if sentences
/// show it unchanged, and by `as bytes` if it is a number of bytes. The message names the fields in
/// braces. If the message omits a field, the table does not compile.
macro_rules! parse_errors {
    (
        $(#[$attribute:meta])*
        pub enum ParseError {
            $(
                $(#[$about:meta])*
                $variant:ident
                $({ $($(#[$about_field:meta])* $field:ident: $type:ty $(as $style:ident)?,)* })?
                => $id:literal, $message:literal;
            )*
        }
    ) => {
        $(#[$attribute])*
        pub enum ParseError {
            $(
                $(#[$about])*
                $variant $({ $($(#[$about_field])* $field: $type,)* })?,
            )*
        }

        impl ParseError {
            /// The IDs of all kinds of errors. A test can use them to check that a translation is
            /// complete.
            ///
            /// ```
            /// assert!(novena_formats::ParseError::IDS.contains(&"unexpected-char"));
            /// ```
            pub const IDS: &[&str] = &[$($id),*];

            /// Returns the ID of this kind of error, which is also the key of its sentence in other
            /// languages.
            #[must_use]
            pub const fn id(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $id,)*
                }
            }

            /// Returns the arguments of the sentence, by name. Characters are quoted as in the
            /// message.
            ///
            /// [`ParseError::InField`] provides only the field, and [`ParseError::InCell`] only the
            /// cell. Translate [`ParseError::inner`] too, and add it to these arguments as `error`.
            #[must_use]
            pub fn args(&self) -> Vec<(&'static str, String)> {
                let mut args = Vec::new();
                match self {
                    $(
                        Self::$variant $({ $($field),* })? => {
                            $($(styled!($field $($style)?).fill(stringify!($field), &mut args);)*)?
                        }
                    )*
                }
                args
            }
        }

        impl fmt::Display for ParseError {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(
                        Self::$variant $({ $($field),* })? => {
                            write!(f, $message $($(, $field = styled!($field $($style)?))*)?)
                        }
                    )*
                }
            }
        }
    };
}

/// A field formatted for a sentence.
macro_rules! styled {
    ($field:ident) => {
        $field
    };
    ($field:ident quoted) => {
        Quoted($field)
    };
    ($field:ident seen) => {
        Visible::new($field)
    };
    ($field:ident bytes) => {
        Bytes(*$field)
    };
}
