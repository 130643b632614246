//! Games as text with tags before the moves, in the manner of chess: `[Black "Anna"]` and so on, then `1. f5
//! d6 2. c3 …` and the result. PlayOK and other programs write games like this.
//!
//! The text is cut into `tokens`, and those are gathered into games. The words between tags, comments and
//! brackets are read as a transcript, with the same messages for mistakes. Comments, signs such as `!?` and
//! variations in brackets are kept; a variation that cannot be played becomes a comment, and is no mistake.

mod moves;
mod tokens;
mod write;

pub use write::write;

use super::loaded::ReadGame;
use super::place::Known;
use super::{GAMES_MAX, after_blanks, board_text, detect, known_value, read_move, unused, usual_starts};
use crate::record::{Claim, EndReason, Ending, FinalScore, Header, Judgement};
use crate::rules::{BoardSize, Color};
use moves::Moves;
use tokens::{PgnKind, PgnToken};

/// Whether a line of a text is a tag, or the text begins with numbered moves with signs or variations.
pub fn looks_like(text: &str) -> bool {
    let is_nag = |rest: &str| rest.starts_with(|c: char| c.is_ascii_digit());
    let is_variation = |rest: &str| {
        let number = rest.trim_start();
        let after = number.trim_start_matches(|c: char| c.is_ascii_digit());
        after.len() < number.len() && after.starts_with('.')
    };
    let has_signs = || text.split('$').skip(1).any(is_nag) || text.split('(').skip(1).any(is_variation);
    let mut lines = text.split(['\n', '\r']);
    lines.any(begins_with_tag) || after_blanks(text).starts_with("1.") && has_signs()
}

/// Whether a text begins with a tag.
pub(super) fn begins_with_tag(text: &str) -> bool {
    tokens::read_tag(after_blanks(text)).is_some()
}

/// The games of a text, each up to the first mistake in its main line. A new game begins
///
/// * at the first tag after moves,
/// * at moves of the main line after a result,
/// * at a repeated tag after an empty line; the game before it has no moves.
pub(super) fn games(text: &str) -> impl Iterator<Item = ReadGame> {
    // Keeps every byte at its place.
    let text = text.replace("\r\n", " \n").replace('\r', "\n");
    let (mut games, mut known, mut head) = (Vec::new(), Known::BEGIN, Vec::new());
    let mut read = |games: &mut Vec<_>, tokens: &[PgnToken]| {
        if let Some(first) = tokens.first() {
            known.go_to(&text, first.at);
            games.push(read_game(&text, tokens, known));
        }
    };
    // The tokens of the game so far.
    let mut tokens: Vec<PgnToken> = Vec::new();
    let (mut has_moves, mut is_over, mut depth, mut has_tags) = (false, false, 0_usize, false);
    // The names of the game's tags, and the index of its last tag behind an empty line (0: there is none).
    let (mut names, mut apart) = (Vec::new(), 0);
    for token in tokens::tokens(&text) {
        let is_again = token.name().is_some_and(|name| names.contains(&name));
        if token.name().is_some() {
            let is_game = |token: &PgnToken| match token.kind {
                PgnKind::Words(words) => tokens::begins_with_move(words) || tokens::n_squares(words) > 1,
                _ => false,
            };
            let is_first = !std::mem::replace(&mut has_tags, true) && games.is_empty();
            // The tokens before the first tag are the head of a mail.
            if is_first && !tokens.iter().any(is_game) {
                let begin = tokens.first().map_or(token.at, |first| first.at);
                head = unused::lines(&text, begin..token.at, |_| true);
                tokens.clear();
                (has_moves, is_over, depth) = (false, false, 0);
            }
            apart = if token.is_apart { tokens.len() } else { apart };
        }
        let begins = match token.kind {
            PgnKind::Tag(..) => has_moves,
            PgnKind::Words(words) => is_over && depth == 0 && tokens::begins_with_move(words),
            _ => false,
        };
        // With a repeated tag, a game begins at the last tag behind an empty line, if there is one.
        let repeats = || Some(apart).filter(|apart| is_again && *apart > 0);
        if let Some(begin) = begins.then_some(tokens.len()).or_else(repeats) {
            let rest = tokens.split_off(begin);
            read(&mut games, &std::mem::replace(&mut tokens, rest));
            (has_moves, is_over, depth, apart) = (false, false, 0, 0);
            names = tokens.iter().filter_map(PgnToken::name).take(TAGS_MAX).collect();
        }
        names.extend(token.name().filter(|_| names.len() < TAGS_MAX));
        match token.kind {
            PgnKind::Tag(..) | PgnKind::Comment(_) => {}
            PgnKind::Open => depth += 1,
            PgnKind::Close => depth = depth.saturating_sub(1),
            PgnKind::Result(_) if depth == 0 => (has_moves, is_over) = (true, true),
            _ => has_moves = true,
        }
        tokens.push(token);
        if games.len() > GAMES_MAX || tokens.len() > TOKENS_MAX {
            break;
        }
    }
    read(&mut games, &tokens);
    games.first_mut().into_iter().for_each(|first: &mut ReadGame| first.unused.append(&mut head));
    games.into_iter()
}

/// The byte at which the last game begins, if another precedes it: the last tag whose previous line, empty
/// lines aside, is not a tag.
pub(super) fn last_game(text: &str) -> Option<usize> {
    let begins = text.rmatch_indices('[').map(|(at, _)| at);
    let mut lines = begins.filter(|&at| text[..at].ends_with(['\n', '\r']) && begins_with_tag(&text[at..]));
    lines.find(|&at| {
        let before = text[..at].trim_end();
        let line = before.rfind(['\n', '\r']).map_or(before, |end| &before[end + 1..]);
        !line.is_empty() && !begins_with_tag(line) && text[..at].split(['\n', '\r']).any(begins_with_tag)
    })
}

/// The tags of a header's texts, in their order. `Transcriber`, who entered the game, is not standard.
const TAGS: [&str; 10] =
    ["Black", "White", "BlackElo", "WhiteElo", "Event", "Round", "Site", "Date", "Result", "Transcriber"];
/// The judgements in the order of their numbers, from 1.
const NAGS: [Judgement; 6] = [
    Judgement::Good,
    Judgement::Bad,
    Judgement::Excellent,
    Judgement::Blunder,
    Judgement::Interesting,
    Judgement::Doubtful,
];
/// The tag for the discs of both sides at the end; the standard's result says only who won.
const DISCS: &str = "Discs";
/// The tag that says why a game ended, and its words: `time forfeit` before `forfeit`, which it contains.
const TERMINATION: &str = "Termination";
const TERMINATIONS: [(EndReason, &str); 4] = [
    (EndReason::TimeOut, "time forfeit"),
    (EndReason::Forfeit, "forfeit"),
    (EndReason::Resigned, "resigned"),
    (EndReason::Agreed, "agreed"),
];
/// Limits on the tag names and the tokens of a game.
const TAGS_MAX: usize = 64;
const TOKENS_MAX: usize = 1 << 20;

/// Reads a game; `known` is the place of its first token.
fn read_game(text: &str, tokens: &[PgnToken], known: Known) -> ReadGame {
    let mut header = Header::default();
    let (mut result, mut result_at, mut discs) = ("", tokens[0].at, String::new());
    let mut from_fen = None;
    let (mut depth, mut is_by_chess_program, mut termination) = (0_usize, false, "");
    let mut unused = Vec::new();
    for token in tokens {
        match token.kind {
            PgnKind::Tag("Variant", value) => {
                is_by_chess_program |= value.to_ascii_lowercase().contains("flipello")
            }
            PgnKind::Open => depth += 1,
            PgnKind::Close => depth = depth.saturating_sub(1),
            PgnKind::Tag(TERMINATION, value) => termination = value,
            PgnKind::Tag(DISCS, value) => discs = known_value(&tokens::tag_value(value)),
            // The moves show whether the game begins from this position.
            PgnKind::Tag("FEN", value) => {
                let setup = board_text::read(&tokens::tag_value(value), BoardSize::STANDARD).ok();
                from_fen = setup.and_then(|setup| setup.position().ok());
            }
            PgnKind::Tag("", _) => {
                unused::add_all(&mut unused, unused::lines(text, token.at..token.end, |_| true));
            }
            PgnKind::Tag(name, value) => {
                if name.eq_ignore_ascii_case("Result") {
                    result_at = token.at + text[token.at..].find('"').map_or(0, |quote| quote + 1);
                }
                if !take(&mut header, name, &tokens::tag_value(value)) {
                    unused::add_field(&mut unused, name, value);
                }
            }
            PgnKind::Result(found) if depth == 0 => result = found,
            PgnKind::Words(words) => {
                let is_remark = depth == 0 && !result.is_empty() || !detect::is_moves(words);
                let is_other = |line: &str| is_remark && read_move(line, BoardSize::STANDARD).is_none();
                unused::add_all(&mut unused, unused::lines(text, token.at..token.end, is_other));
            }
            _ => {}
        }
    }
    if header.result.is_empty() {
        header.result = known_value(result);
    }
    let parse = |result: &str| Ending::parse(result, BoardSize::STANDARD);
    let winner = parse(&header.result).map(|ending| ending.winner());
    if parse(&discs).is_some_and(|counted| winner == Some(counted.winner())) {
        header.result = discs;
    }
    let starts = from_fen.into_iter().chain(usual_starts());
    let mut game = ReadGame::best(starts.map(|start| Moves::new(text, known, start).read(tokens)));
    if is_by_chess_program {
        // Chess programs call the first side White and put its score first; the start shows its colour.
        match game.record.start().turn() {
            Color::Black => header.players = header.players.swapped(),
            Color::White => {
                header.result = match parse(&header.result).map(|ending| ending.score) {
                    Some(FinalScore::Winner(Color::Black)) => "W+".to_owned(),
                    Some(FinalScore::Winner(Color::White)) => "B+".to_owned(),
                    Some(FinalScore::Discs(discs)) => format!("{}-{}", discs.white, discs.black),
                    _ => header.result,
                };
            }
        }
    }
    let said = Claim::read(termination, &header.players, BoardSize::STANDARD.area());
    let said = said.and_then(|claim| claim.ending).filter(|said| said.reason != EndReason::PlayedOut);
    let reason = TERMINATIONS.iter().find(|(_, words)| termination.to_ascii_lowercase().contains(words));
    let reason = said.map(|said| said.reason).or(reason.map(|(reason, _)| *reason));
    if let (Some(reason), Some(ending)) = (reason, parse(&header.result)) {
        // `Ben won by resignation` names the winner; `0-1` may count from the other side.
        let ending = said.filter(|said| said.winner() != ending.winner()).unwrap_or(ending);
        header.result = Ending { reason, ..ending }.to_string();
    }
    (game.record.header, game.unused) = (header, unused);
    game.settle_result(result_at);
    game
}

/// Stores the value of a tag; `false` if a header has no such value.
fn take(header: &mut Header, name: &str, value: &str) -> bool {
    let mut texts = TAGS.iter().zip(header.texts_mut());
    let Some((tag, text)) = texts.find(|(tag, _)| tag.eq_ignore_ascii_case(name)) else { return false };
    let value = known_value(value);
    match *tag {
        "Date" => *text = value.trim_end_matches(".??").to_owned(),
        "Result" if value.is_empty() => {}
        _ => *text = value,
    }
    true
}
