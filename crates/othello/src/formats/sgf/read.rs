//! Reads SGF: one walk over the text, with a stack of the places where variations branch off.

use super::tree::Tree;
use crate::formats::brackets::{self, BracketGames, Property, Scanner};
use crate::formats::loaded::{self, ReadGame};
use crate::formats::{At, Expected, GAMES_MAX, Mistake, ReadError};
use crate::record::Record;
use crate::rules::Start;

/// Reads the games of a text, at least one; each record's cursor stands at the end of its main line.
///
/// ```
/// use othello::formats::sgf;
///
/// let record = sgf::read("(;GM[2]PB[Anna];B[f5](;W[d6])(;W[f6]C[parallel]))").unwrap().remove(0);
/// assert_eq!((record.header.players.black.as_str(), record.n_moves()), ("Anna", 3));
/// assert_eq!(sgf::read(&sgf::write(&record)).unwrap(), [record]);
/// let error = sgf::read("(;GM[2];B[f5];W[a1])").unwrap_err();
/// assert_eq!(error.to_string(), "move 2, \"a1\" at character 17: a disc on a1 would flip nothing");
/// ```
///
/// # Errors
/// At the first place that is wrong in any game.
pub fn read(text: &str) -> Result<Vec<Record>, ReadError> {
    loaded::all(read_each(text))
}

/// Reads one game after the other. A broken one is an error, and the next game is looked for behind it; text
/// around the games, such as the head of a mail, is skipped.
///
/// ```
/// use othello::formats::sgf;
///
/// let mut games = sgf::read_each("Hello\n(;GM[2];B[f5])\n(;GM[2];B[a1])\n(;GM[2];B[d3])");
/// assert_eq!(games.next().unwrap().unwrap().n_moves(), 1);
/// let error = games.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "move 1, \"a1\" at line 3, character 11: a disc on a1 would flip nothing");
/// assert!(games.next().unwrap().is_ok() && games.next().is_none());
/// ```
pub fn read_each(text: &str) -> impl Iterator<Item = Result<Record, ReadError>> {
    games(text).map(|game| game?.whole())
}

/// The games of a text; one whose main line goes wrong is read up to there.
pub(in crate::formats) fn games(text: &str) -> BracketGames<'_> {
    BracketGames::new(text, false, read_game)
}

/// The round that the first game of a text names, or an empty text. Reads only the first node of the game.
///
/// ```
/// assert_eq!(othello::formats::sgf::round("(;GM[2]EV[Open]RO[Final];B[f5])"), "Final");
/// ```
pub fn round(text: &str) -> String {
    let mut scanner = Scanner::new(text, false);
    scanner.go_to(brackets::next_game(text, 0).unwrap_or(text.len()));
    let is_game = scanner.takes("(");
    scanner.takes(";");
    let properties = is_game.then(|| scanner.node().ok()).flatten().unwrap_or_default();
    let round = properties.into_iter().find(|property| property.tag == "RO");
    round.and_then(|round| round.values.into_iter().next()).map_or(String::new(), |(value, _)| value)
}

/// Reads a tree after its opening bracket, up to a mistake if there is one.
fn read_game(scanner: &mut Scanner) -> Result<ReadGame, Mistake> {
    let (begin, known) = (scanner.at, scanner.known);
    let game = read_tree(scanner, Start::Standard)?;
    if !matches!(&game.cut, Some(ReadError::Mistake(Mistake { at: At::Move { number: 1, .. }, .. }))) {
        return Ok(game);
    }
    // Some games begin from the mirrored start.
    (scanner.at, scanner.known) = (begin, known);
    let other = read_tree(scanner, Start::Mirrored)?;
    Ok(if other.cut.is_none() || other.record.n_moves() > 0 { other } else { game })
}

/// A variation that is open.
#[derive(Clone, Copy)]
struct Branch {
    /// The node from which it branches off.
    from: usize,
    /// Whether it lies outside the main line.
    is_side: bool,
}

/// Reads a tree after its opening bracket, from `start` unless it sets up a board. The rest of a variation
/// that goes wrong becomes a comment; a mistake in the main line ends the reading.
fn read_tree(scanner: &mut Scanner, start: Start) -> Result<ReadGame, Mistake> {
    let begin = scanner.at;
    let has_sign = scanner.takes(";");
    let mut properties = scanner.node()?;
    // Programs that omit the first semicolon set up the board in further nodes.
    loop {
        if has_sign {
            break;
        }
        let before = scanner.at;
        let is_move = |property: &Property| matches!(&*property.tag, "B" | "W");
        let more = if scanner.takes(";") { scanner.node()? } else { Vec::new() };
        if more.is_empty() || more.iter().any(is_move) {
            scanner.at = before;
            break;
        }
        properties.extend(more);
    }
    let mut tree = Tree::begin(scanner, begin, &properties, start)?;
    let mut left_out = Vec::new();
    let read = tree.take_node(scanner, 0, &properties, true);
    let cut = read.and_then(|here| read_nodes(scanner, &mut tree, here, &mut left_out)).err();
    Ok(ReadGame { record: tree.finish(), left_out, cut: cut.map(Mistake::into) })
}

/// Reads all nodes after the first.
fn read_nodes(
    scanner: &mut Scanner,
    tree: &mut Tree,
    mut here: usize,
    left_out: &mut Vec<ReadError>,
) -> Result<(), Mistake> {
    let mut branches: Vec<Branch> = Vec::new();
    loop {
        let begin = scanner.at;
        if scanner.takes(";") {
            let properties = scanner.node()?;
            match tree.take_node(scanner, here, &properties, false) {
                Ok(node) => here = node,
                Err(error) if branches.last().is_some_and(|branch| branch.is_side) => {
                    if left_out.len() < GAMES_MAX {
                        left_out.push(error.into());
                    }
                    scanner.skip_variation()?;
                    tree.notes(here).add_comment(scanner.text[begin..scanner.at].trim());
                    // The next mistake is looked up from here.
                    scanner.known.go_to(scanner.text, scanner.at);
                }
                Err(error) => return Err(error),
            }
        } else if brackets::is_root(scanner.rest()) {
            // The next game: the end of this one was lost.
            return Err(scanner.unexpected(Expected::GameEnd));
        } else if scanner.takes("(") {
            let is_side = branches.last().is_some_and(|branch| branch.is_side) || tree.has_child(here);
            branches.push(Branch { from: here, is_side });
            if !scanner.rest().trim_start().starts_with(';') {
                return Err(scanner.unexpected(Expected::Node));
            }
        } else if scanner.takes(")") {
            match branches.pop() {
                Some(branch) => here = branch.from,
                None => return Ok(()),
            }
        } else if scanner.takes("]") {
            // Ignores a surplus bracket.
        } else if scanner.rest().is_empty() {
            return Err(scanner.unexpected(Expected::GameEnd));
        } else {
            return Err(scanner.unexpected(Expected::Property));
        }
    }
}
