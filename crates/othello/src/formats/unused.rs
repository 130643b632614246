//! The parts of a text that no game uses. Readers list text around games as [`lines`], and tags, properties
//! and members as [`add_field`]; here they get their places ([`locate`]).

use super::place::{Known, Place};
use super::{is_blank, is_one_of};
use std::ops::Range;
use std::{fmt, iter, mem};

/// A part of a text that a reading does not use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unused {
    /// Where it begins.
    pub place: Place,
    /// Its bytes in the text.
    pub bytes: Range<usize>,
    /// The beginning of the text itself.
    pub text: String,
    /// How many further parts the list leaves out after this one, its last; else 0.
    pub n_more: usize,
    /// The words of its name, if it is a field; a file lists each field once.
    pub(super) name: String,
}

impl fmt::Display for Unused {
    /// Its text, with a sign where that goes on.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let goes_on = if self.text.len() < self.bytes.len() { "…" } else { "" };
        write!(f, "{}{goes_on}", self.text)
    }
}

/// How many unused parts are listed, and how many letters of each.
pub(super) const UNUSED_MAX: usize = 100;
const SHOWN_MAX: usize = 80;

/// Fields that SGF, GGF or PGN define, and those that programs fill in, not people.
const DEFINED: &str = "\
    ab ae an ap ar as aw b bl bm bo br bs bsz bt c ca ch co cp cr dd dm do dt el ev ex ff fg gb gc gm gn \
    gw ha ho id ip it iy km ko l lb ln lt m ma mn n ob om on op ot ov ow pb pc pl pm pw rb re rg ro ru rw \
    sc se si sl so sq st su sz tb tc te ti tm tr tu tw ty uc us v vw w wl wr ws wt xb xe xgb xgw xl xn xot \
    xt xtm annotator app blackna blacktitle blacktype blackuscf board eco eventdate eventsponsor mode nic \
    opening plycount section setup stage subvariation time timecontrol utcdate utctime variant variation \
    whitena whitetitle whitetype whiteuscf application avatar cells country currentposition device \
    encoding endtime flag format game gameid grid guid hash href icon image kind lang language link next \
    platform program ranked rated rule rules server side size software source squares starttime state \
    status timezone turn type uri url uuid version";

impl Unused {
    /// The part of a text with these bytes.
    pub(super) fn new(text: &str, bytes: Range<usize>) -> Unused {
        let shown = text[bytes.clone()].chars().take(SHOWN_MAX).collect();
        Unused { bytes, text: shown, ..Unused::default() }
    }
}

/// Finds the places of a game's unused parts. Drops fields with one of `names`, which are listed already, and
/// adds the names of the others.
pub(super) fn locate(parts: &mut Vec<Unused>, text: &str, known: &mut Known, names: &mut Vec<String>) {
    parts.retain_mut(|part| {
        let is_listed = names.contains(&part.name);
        // Further fields are only counted: to find one takes a walk over the text.
        if part.name.is_empty() || is_listed || names.len() == UNUSED_MAX {
            return !is_listed;
        }
        let name = part.name.rsplit(' ').next().unwrap_or_default().as_bytes();
        let is_named = |at: &usize| {
            let before = text[..*at].trim_end_matches(|c: char| !c.is_alphanumeric()).as_bytes();
            before[before.len().saturating_sub(name.len())..].eq_ignore_ascii_case(name)
        };
        // The text may have other signs in place of these.
        let pieces = part.text.split(['"', '\\', ']', '&', '<']).map(str::trim);
        let mut pieces = iter::once(&*part.text).chain(pieces).filter(|piece| says(piece));
        if let Some(piece) = pieces.find(|piece| text.contains(piece)) {
            let places = || text.match_indices(piece).map(|(at, _)| at);
            let at = places().find(is_named).or_else(|| places().next()).unwrap_or_default();
            *part = Unused { name: mem::take(&mut part.name), ..Unused::new(text, at..at + piece.len()) };
        }
        names.push(part.name.clone());
        true
    });
    parts.sort_by_key(|part| part.bytes.start);
    for part in parts {
        // An escaped sign before it makes a byte inexact.
        part.bytes = text.floor_char_boundary(part.bytes.start)..text.floor_char_boundary(part.bytes.end);
        part.place = known.go_to(text, part.bytes.start);
    }
}

/// Adds parts to a list as [`add`] does.
pub(super) fn add_all(list: &mut Vec<Unused>, parts: Vec<Unused>) {
    parts.into_iter().for_each(|part| add(list, part));
}

/// Adds a part to a list, unless it is a field whose name the list has; counts it if the list is full.
pub(super) fn add(list: &mut Vec<Unused>, part: Unused) {
    if !part.name.is_empty() && list.iter().any(|own| own.name == part.name) {
        return;
    }
    match list.get_mut(UNUSED_MAX - 1) {
        Some(last) => last.n_more += 1 + part.n_more,
        None => list.push(part),
    }
}

/// Adds a field that no format defines, with the first line of its value that has words.
pub(super) fn add_field(list: &mut Vec<Unused>, name: &str, value: &str) {
    let is_defined = || is_one_of(DEFINED, &name.rsplit(' ').next().unwrap_or_default().to_lowercase());
    if let Some(line) = value.lines().map(str::trim).find(|line| says(line)).filter(|_| !is_defined()) {
        add(list, Unused { name: name.to_owned(), ..Unused::new(line, 0..line.len()) });
    }
}

/// Whether a text has a word: numbers, signs and single letters say nothing.
pub(super) fn says(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().nth(1).is_some())
}

/// The lines with words outside of HTML's tags, in a part of a text, if `is_other` accepts them.
pub(super) fn lines(text: &str, part: Range<usize>, is_other: impl Fn(&str) -> bool) -> Vec<Unused> {
    let mut list = Vec::new();
    for line in text[part].split(['\n', '\r']).map(|line| line.trim_matches(is_blank)) {
        let mut parts = line.split('<');
        let after_tag = |part: &str| says(part.split_once('>').map_or(part, |(_, after)| after));
        if (parts.next().is_some_and(says) || parts.any(after_tag)) && is_other(line) {
            let own = line.trim_start_matches(|c: char| !c.is_alphanumeric() && !"([{<\"'@".contains(c));
            let own = own.trim_end_matches([' ', '-', '=', '_', '*', '#', '~', '|', '/', '`']);
            let begin = own.as_ptr().addr() - text.as_ptr().addr();
            add(&mut list, Unused::new(text, begin..begin + own.len()));
        }
    }
    list
}
