//! The arguments of the window's program: files to open, as paths or as `file:` URLs.

use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Arguments {
    /// To open the window with these files.
    Open(Vec<PathBuf>),
    Help,
    Version,
    Unknown(String),
}

impl Arguments {
    /// Reads the arguments after the program's name.
    pub(super) fn read(arguments: impl IntoIterator<Item = OsString>) -> Arguments {
        let mut files = Vec::new();
        let mut are_files = false;
        for argument in arguments {
            match argument.to_str().unwrap_or_default() {
                // File managers hand over URLs such as `file:///games/a%20game.sgf`.
                name if are_files || !name.starts_with('-') => {
                    let path = name.strip_prefix("file:").and_then(path_of_url);
                    files.push(path.unwrap_or_else(|| argument.into()));
                }
                "--" => are_files = true,
                "--help" | "-h" => return Arguments::Help,
                "--version" | "-V" => return Arguments::Version,
                name if name.starts_with("--") => return Arguments::Unknown(name.to_owned()),
                // Some systems add options of their own, such as `-psn_0_1234`.
                _ => {}
            }
        }
        Arguments::Open(files)
    }
}

/// The path of a URL after `file:`; `None` where it is on another machine.
fn path_of_url(url: &str) -> Option<PathBuf> {
    let path = match url.strip_prefix("//") {
        Some(rest) => rest.strip_prefix("localhost").unwrap_or(rest),
        None => url,
    };
    let after_root = path.strip_prefix('/')?;
    // `/C:/Users/anna`, on Windows.
    let has_drive = matches!(after_root.as_bytes(), [b'a'..=b'z' | b'A'..=b'Z', b':', ..]);
    path_of_bytes(decoded(if cfg!(windows) && has_drive { after_root } else { path }))
}

/// Replaces `%20` and the like by their bytes; a `%` without such a number stays.
fn decoded(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let digit = |letter: u8| char::from(letter).to_digit(16);
        let number = match rest {
            [b'%', high, low, ..] => digit(*high).zip(digit(*low)),
            _ => None,
        };
        bytes.push(number.map_or(*first, |(high, low)| (high << 4 | low) as u8));
        rest = if number.is_some() { &rest[3..] } else { after };
    }
    bytes
}

#[cfg(unix)]
fn path_of_bytes(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt;
    Some(OsString::from_vec(bytes).into())
}

#[cfg(not(unix))]
fn path_of_bytes(bytes: Vec<u8>) -> Option<PathBuf> {
    String::from_utf8(bytes).ok().map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Arguments {
        Arguments::read(arguments.iter().map(OsString::from))
    }

    fn files(arguments: &[&str]) -> Vec<String> {
        match read(arguments) {
            Arguments::Open(files) => files.iter().map(|file| file.to_str().unwrap().to_owned()).collect(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn all_files_are_opened_whatever_their_names_begin_with() {
        assert_eq!(files(&[]), [""; 0]);
        assert_eq!(files(&["a.sgf", "-psn_0_1", "b.ggf"]), ["a.sgf", "b.ggf"]);
        assert_eq!(files(&["a.sgf", "--", "-b.sgf", "--help", "--"]), ["a.sgf", "-b.sgf", "--help", "--"]);
    }

    #[test]
    fn help_and_version_are_asked_for_in_both_ways() {
        assert_eq!([read(&["--help"]), read(&["a.sgf", "-h"])], [Arguments::Help, Arguments::Help]);
        assert_eq!([read(&["--version"]), read(&["-V"])], [Arguments::Version, Arguments::Version]);
        assert_eq!(read(&["--hlep"]), Arguments::Unknown("--hlep".to_owned()));
    }

    #[cfg(unix)]
    #[test]
    fn file_urls_are_paths() {
        for (url, path) in [
            ("file:///games/a%20game%231.sgf", "/games/a game#1.sgf"),
            ("file://localhost/a.sgf", "/a.sgf"),
            ("file:/a.sgf", "/a.sgf"),
            ("file:///%E5%B1%B1.sgf", "/山.sgf"),
            ("file:///100%.sgf", "/100%.sgf"),
            ("file:///a%2", "/a%2"),
            ("file:///a%zz", "/a%zz"),
            ("file:///%+1", "/%+1"),
            // Names, not URLs of local files.
            ("a%20b.sgf", "a%20b.sgf"),
            ("file:a.sgf", "file:a.sgf"),
            ("file://server/a.sgf", "file://server/a.sgf"),
        ] {
            assert_eq!(files(&[url, "--", url]), [path, path], "{url}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_path_need_not_be_utf_8() {
        use std::os::unix::ffi::OsStringExt;
        let file = OsString::from_vec(vec![b'a', 0xFF]);
        let expected = PathBuf::from(file.clone());
        assert_eq!(Arguments::read([file]), Arguments::Open(vec![expected.clone()]));
        let url = OsString::from("file:///a%FF");
        let Arguments::Open(read) = Arguments::read([url]) else { panic!("the URL is no file") };
        assert_eq!(read[0].file_name(), expected.file_name());
    }
}
