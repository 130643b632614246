//! What is wrong in a file of our own, in words for people: the reader of RON speaks of its own types.

/// Why a text cannot be read, without a full stop.
pub fn reason(error: &ron::Error) -> String {
    use ron::Error;
    match error {
        Error::Eof | Error::ExpectedStringEnd => "the text ends too early".to_owned(),
        Error::IntegerOutOfBounds => "the number is too large or too small".to_owned(),
        Error::MissingStructField { field, .. } => format!("{field:?} is missing"),
        Error::DuplicateStructField { field, .. } => format!("{field:?} stands there twice"),
        Error::NoSuchStructField { found, .. } | Error::NoSuchEnumVariant { found, .. } => {
            format!("{found:.40?} is not known")
        }
        Error::ExceededRecursionLimit => "there are too many brackets within brackets".to_owned(),
        _ => "it is not written as Outflank writes it".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    struct VersionText {
        #[expect(dead_code, reason = "only whether it can be read counts")]
        version: u8,
    }

    #[test]
    fn no_reason_names_a_type_of_the_program() {
        let check = |text: &str, expected: &str| {
            let error = ron::from_str::<VersionText>(text).unwrap_err();
            assert_eq!(reason(&error.code), expected, "{text}: {}", error.code);
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
