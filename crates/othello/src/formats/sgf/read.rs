//! Reads SGF: one walk over the text, with a stack of the places where variations branch off.

use super::tree::{SETUP, Tree};
use crate::formats::loaded::{self, ReadGame};
use crate::formats::place::Known;
use crate::formats::scanner::{self, PROPERTIES_MAX, Scanner};
use crate::formats::{Expected, GAMES_MAX, Mistake, ReadError, brackets};
use crate::record::{NodeId, Record};
use crate::rules::Start;

/// Reads the games of a text, at least one; each record's cursor stands at the end of its main line.
///
/// ```
/// use othello::formats::sgf;
///
/// let record = sgf::read("(;GM[2]PB[Anna];B[f5](;W[d6])(;W[f6]C[parallel]))").unwrap().remove(0);
/// assert_eq!((record.header.players.black.as_str(), record.n_moves()), ("Anna", 3));
/// assert_eq!(sgf::read(&sgf::write(&record)).unwrap(), [record]);
/// ```
///
/// # Errors
/// At the first place that is wrong in any game.
pub fn read(text: &str) -> Result<Vec<Record>, ReadError> {
    loaded::all(read_each(text))
}

/// Reads one game after the other. A broken game is an error, after which the reader looks for the next game;
/// text around the games, such as the head of a mail, is unused.
pub fn read_each(text: &str) -> impl Iterator<Item = Result<Record, ReadError>> {
    games(text).map(ReadGame::whole)
}

/// The games of a text; a game with a mistake in its main line ends before the mistake.
pub(in crate::formats) fn games(text: &str) -> impl Iterator<Item = ReadGame> {
    scanner::games(text, false, read_game)
}

/// The round that the first game of a text names, or an empty text. Reads only the first node of the game.
///
/// ```
/// assert_eq!(othello::formats::sgf::round("(;GM[2]EV[Open]RO[Final];B[f5])"), "Final");
/// ```
pub fn round(text: &str) -> String {
    let at = brackets::next_game(text, 0).unwrap_or(text.len());
    let mut scanner = Scanner { text, at, known: Known::BEGIN, is_ggf: false };
    scanner.takes("(");
    scanner.takes(";");
    let properties = scanner.node().unwrap_or_default();
    let round = properties.into_iter().find(|property| property.tag == "RO");
    round.map_or(String::new(), |mut round| round.values.swap_remove(0).0)
}

/// Reads a tree after its opening bracket, up to a mistake if there is one.
fn read_game(scanner: &mut Scanner) -> ReadGame {
    let begin = *scanner;
    // Some games begin from the mirrored start.
    ReadGame::best([Start::Standard, Start::Mirrored].into_iter().map(|start| {
        *scanner = begin;
        read_tree(scanner, start)
    }))
}

/// A variation that is open.
#[derive(Clone, Copy)]
struct Branch {
    /// The node from which it branches off.
    from: NodeId,
    /// Whether it lies outside the main line.
    is_side: bool,
}

/// Reads a tree after its opening bracket, from `start` unless it sets up a board. The rest of a variation
/// that goes wrong becomes a comment; a mistake in the main line ends the reading.
fn read_tree(scanner: &mut Scanner, start: Start) -> Result<ReadGame, Mistake> {
    let has_sign = scanner.takes(";");
    let mut properties = scanner.node()?;
    // Programs that omit the first semicolon set up the board in further nodes.
    while !has_sign && properties.len() < PROPERTIES_MAX {
        let mut next = *scanner;
        let more = if next.takes(";") { next.node()? } else { Vec::new() };
        if more.is_empty() || more.iter().any(|property| matches!(&*property.tag, "B" | "W")) {
            break;
        }
        *scanner = next;
        properties.extend(more);
    }
    let mut tree = Tree::begin(scanner, &properties, start)?;
    properties.retain(|property| !SETUP.contains(&&*property.tag));
    let read = tree.take_node(scanner, Record::ROOT, &properties);
    let cut = read.and_then(|here| read_nodes(scanner, &mut tree, here)).err();
    Ok(tree.finish(cut.map(Mistake::into)))
}

fn read_nodes(scanner: &mut Scanner, tree: &mut Tree, mut here: NodeId) -> Result<(), Mistake> {
    let mut branches: Vec<Branch> = Vec::new();
    // How many brackets are open around the rest of a variation that goes wrong, and where the rest begins.
    let mut broken: Option<(usize, usize)> = None;
    loop {
        let begin = scanner.at;
        if scanner.takes(";") {
            let properties = scanner.node()?;
            if broken.is_some() {
                continue;
            }
            match tree.take_node(scanner, here, &properties) {
                Ok(node) => here = node,
                Err(error) if branches.last().is_some_and(|branch| branch.is_side) => {
                    broken = Some((branches.len(), begin));
                    if tree.left_out.len() < GAMES_MAX {
                        tree.left_out.push(error.into());
                    }
                    // The place of the next mistake is counted from here.
                    scanner.known.go_to(scanner.text, scanner.at);
                }
                Err(error) => return Err(error),
            }
        } else if brackets::is_root(scanner.rest()) {
            // The next game: the end of this one was lost.
            return Err(scanner.unexpected(Expected::GameEnd));
        } else if scanner.takes("(") {
            let is_side = branches.last().is_some_and(|branch| branch.is_side)
                || !tree.rebuild.record.children(here).is_empty();
            branches.push(Branch { from: here, is_side });
            if broken.is_none() && !scanner.rest().trim_start().starts_with(';') {
                return Err(scanner.unexpected(Expected::Node));
            }
        } else if scanner.takes(")") {
            if let Some((_, rest)) = broken.take_if(|(depth, _)| *depth == branches.len()) {
                tree.notes(here).add_comment(scanner.text[rest..begin].trim());
            }
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
