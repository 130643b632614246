//! Why a text is not the RON or JSON that was expected. The errors of the RON reader name types of the
//! program; these name only parts of the text.

use ron::Error;

/// Why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum Unreadable {
    #[error("the text ends too early")]
    Ends,
    #[error("the number is too large or too small")]
    Number,
    #[error("\"{}\" is missing", .0.escape_debug())]
    Missing(String),
    #[error("\"{}\" stands there twice", .0.escape_debug())]
    Twice(String),
    #[error("\"{}\" is not known", .0.escape_debug())]
    Unknown(String),
    #[error("there are too many brackets within brackets")]
    Brackets,
    #[error("this is no JSON")]
    Json,
    #[error("it is not written as Outflank writes it")]
    Other,
}

impl From<&Error> for Unreadable {
    fn from(error: &Error) -> Unreadable {
        match error {
            Error::Eof | Error::ExpectedStringEnd => Unreadable::Ends,
            Error::IntegerOutOfBounds => Unreadable::Number,
            Error::MissingStructField { field, .. } => Unreadable::Missing(field.to_string()),
            Error::DuplicateStructField { field, .. } => Unreadable::Twice(field.to_string()),
            Error::NoSuchStructField { found, .. } | Error::NoSuchEnumVariant { found, .. } => {
                Unreadable::Unknown(found.clone())
            }
            Error::ExceededRecursionLimit => Unreadable::Brackets,
            _ => Unreadable::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    struct OnlyVersion {
        #[expect(dead_code, reason = "only whether it can be read counts")]
        version: u8,
    }

    #[test]
    fn no_reason_names_a_type_of_the_program() {
        let check = |text: &str, expected: &str| {
            let error = ron::from_str::<OnlyVersion>(text).unwrap_err();
            assert_eq!(Unreadable::from(&error.code).to_string(), expected, "{text}: {}", error.code);
        };
        check("(", "the text ends too early");
        check("(version: 1000)", "the number is too large or too small");
        check("()", "\"version\" is missing");
        check("(version: 1, version: 1)", "\"version\" stands there twice");
        for text in ["hello", "[]", "(version: \"x\")", "Other(version: 1)", "(version 1)"] {
            check(text, "it is not written as Outflank writes it");
        }
    }
}
