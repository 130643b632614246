//! A small reader of JSON (RFC 8259), for the one format of games that is written in it. Numbers are passed
//! over.

use super::Place;

/// What a text says, as far as it is needed.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Text(String),
    List(Vec<Value>),
    Members(Vec<(String, Value)>),
    /// A number, `true`, `false` or `null`.
    Other,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct JsonError {
    pub place: Place,
    reason: &'static str,
}

/// Lists within lists: more than any game has.
const DEPTH_MAX: usize = 64;

impl Value {
    pub fn member(&self, name: &str) -> Option<&Value> {
        let Value::Members(members) = self else { return None };
        members.iter().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    pub fn list(&self) -> Option<&[Value]> {
        if let Value::List(list) = self { Some(list) } else { None }
    }

    pub fn text(&self) -> Option<&str> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }
}

/// Reads a whole text.
///
/// # Errors
/// At the first place that is no JSON.
pub fn read(text: &str) -> Result<Value, JsonError> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(0)?;
    reader.skip_blanks();
    if reader.rest().is_empty() { Ok(value) } else { Err(reader.wrong("the text goes on after its end")) }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn wrong(&self, reason: &'static str) -> JsonError {
        JsonError { place: Place::of(self.text, self.at), reason }
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest().trim_start_matches([' ', '\t', '\r', '\n', '\u{FEFF}']);
        self.at = self.text.len() - rest.len();
    }

    fn takes(&mut self, sign: char) -> bool {
        self.skip_blanks();
        let is_next = self.rest().starts_with(sign);
        self.at += if is_next { sign.len_utf8() } else { 0 };
        is_next
    }

    fn value(&mut self, depth: usize) -> Result<Value, JsonError> {
        if depth > DEPTH_MAX {
            return Err(self.wrong("there are too many lists within lists"));
        }
        if self.takes('"') {
            return Ok(Value::Text(self.text()?));
        }
        if self.takes('[') {
            let mut list = Vec::new();
            while !self.takes(']') {
                list.push(self.value(depth + 1)?);
                self.separator(']')?;
            }
            return Ok(Value::List(list));
        }
        if self.takes('{') {
            let mut members = Vec::new();
            while !self.takes('}') {
                if !self.takes('"') {
                    return Err(self.wrong("the name of a member was expected, in quotes"));
                }
                let name = self.text()?;
                if !self.takes(':') {
                    return Err(self.wrong("a colon was expected"));
                }
                members.push((name, self.value(depth + 1)?));
                self.separator('}')?;
            }
            return Ok(Value::Members(members));
        }
        let word = self.rest().find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)));
        match word.unwrap_or(self.rest().len()) {
            0 => Err(self.wrong("no value of JSON begins here")),
            length => {
                self.at += length;
                Ok(Value::Other)
            }
        }
    }

    /// A comma, unless the list ends.
    fn separator(&mut self, end: char) -> Result<(), JsonError> {
        if self.takes(',') || self.rest().starts_with(end) {
            Ok(())
        } else {
            Err(self.wrong("a comma was expected"))
        }
    }

    /// The text whose first quote was passed.
    fn text(&mut self) -> Result<String, JsonError> {
        let mut text = String::new();
        let mut chars = self.text[self.at..].char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.at += at + 1;
                    return Ok(text);
                }
                '\\' => match chars.next().map(|(_, c)| c) {
                    Some('n') => text.push('\n'),
                    Some('t') => text.push('\t'),
                    Some('u') => {
                        let digits: String = chars.by_ref().take(4).map(|(_, c)| c).collect();
                        // Half of a pair stands for itself; names lose nothing that matters.
                        let code = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
                        text.push(code.unwrap_or('\u{FFFD}'));
                    }
                    Some('r' | 'b' | 'f') => {}
                    Some(c) => text.push(c),
                    None => break,
                },
                c => text.push(c),
            }
        }
        Err(self.wrong("a text in quotes does not end"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_lists_and_members_are_read() {
        let value = read(" {\"a\": [1, -2.5e3, \"x\\\"\\u00e9\\n\", {}, [],true], \"b\" : null} ").unwrap();
        let list = value.member("a").unwrap().list().unwrap();
        assert_eq!((list.len(), list[2].text()), (6, Some("x\"é\n")));
        assert_eq!((value.member("b"), value.member("c")), (Some(&Value::Other), None));
    }

    #[test]
    fn what_is_no_json_is_refused_with_its_place() {
        let check = |text: &str, expected: &str| {
            assert_eq!(read(text).unwrap_err().to_string(), expected, "{text:.40}")
        };
        check("", "character 1: no value of JSON begins here");
        check("[1 2]", "character 4: a comma was expected");
        check("{1:2}", "character 2: the name of a member was expected, in quotes");
        check("{\"a\" 2}", "character 6: a colon was expected");
        check("[\"a", "character 3: a text in quotes does not end");
        check("[]x", "character 3: the text goes on after its end");
        check(&"[".repeat(1_000_000), "character 66: there are too many lists within lists");
    }
}
