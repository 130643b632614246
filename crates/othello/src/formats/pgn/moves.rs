//! Plays the moves of a game with its variations, comments and signs.

use super::tokens::{PgnKind, PgnToken};
use crate::formats::loaded::ReadGame;
use crate::formats::place::Known;
use crate::formats::{At, Fault, Mistake, transcript};
use crate::record::{Judgement, NodeId, Record};
use crate::rules::{Goal, Move, Position};

/// A game that is being read.
pub(super) struct Moves<'a> {
    text: &'a str,
    known: Known,
    record: Record,
    variations: Vec<Variation>,
    /// Whether its result was read. Words after it are not moves, but variations still count.
    is_over: bool,
    /// Set inside a variation that cannot be played: how many brackets were open where it broke, and the byte
    /// from which its text becomes a comment.
    broken: Option<(usize, usize)>,
}

/// A bracket that is open.
struct Variation {
    /// The move after which the game goes on once the bracket closes.
    back: NodeId,
    /// Whether none of its moves was read yet.
    is_fresh: bool,
}

impl<'a> Moves<'a> {
    /// A game from `start`; `known` is the last place looked up in the text, at or before the game's.
    pub(super) fn new(text: &'a str, known: Known, start: Position) -> Moves<'a> {
        let record = Record::new(start, Goal::MostDiscs);
        Moves { text, known, record, variations: Vec::new(), is_over: false, broken: None }
    }

    /// Reads the moves, up to the first mistake in the main line; the record's cursor is at its end.
    pub(super) fn read(mut self, tokens: &[PgnToken]) -> ReadGame {
        let mistake = tokens.iter().find_map(|token| self.take(token).err());
        // Closes the brackets that the text leaves open.
        let end = tokens.last().map_or(0, |token| token.end);
        while !self.variations.is_empty() {
            self.close(end);
        }
        // A variation that was read before the move beside it is the record's main line until here.
        self.record.promote(self.record.cursor());
        self.record.go_to(self.record.main_line_end());
        ReadGame { cut: mistake.map(Mistake::into), ..self.record.into() }
    }

    fn take(&mut self, token: &PgnToken) -> Result<(), Mistake> {
        match token.kind {
            PgnKind::Open => self.open(),
            PgnKind::Close => self.close(token.at),
            _ if self.broken.is_some() => {}
            PgnKind::Words(_) if self.is_over && self.variations.is_empty() => {}
            PgnKind::Words(words) => self.words(words, token.at)?,
            PgnKind::Comment(comment) => self.comment(comment.replace(" \n", "\n").trim()),
            PgnKind::Judgement(judgement) => self.judge(judgement),
            PgnKind::Result(_) => self.is_over |= self.variations.is_empty(),
            PgnKind::Tag(..) => {}
        }
        Ok(())
    }

    /// Opens a variation, which replaces the move before it.
    fn open(&mut self) {
        let back = self.record.cursor();
        self.variations.push(Variation { back, is_fresh: true });
        if let Some(parent) = self.record.parent(back) {
            self.record.go_to(parent);
        }
    }

    fn close(&mut self, at: usize) {
        if let Some((_, begin)) = self.broken.take_if(|(depth, _)| *depth == self.variations.len()) {
            self.comment(self.text[begin..at].trim());
        }
        if let Some(Variation { back, .. }) = self.variations.pop() {
            self.record.go_to(back);
        }
    }

    fn words(&mut self, words: &str, at: usize) -> Result<(), Mistake> {
        let mut played = self.play(words);
        let Some(variation) = self.variations.last_mut() else {
            return played.map_err(|error| {
                let n_sound = error.place().map_or(0, |place| place.byte_in(words));
                let error = self.placed(error, at);
                _ = self.play(&words[..n_sound]);
                error
            });
        };
        let is_fresh = std::mem::take(&mut variation.is_fresh);
        let (before, back) = (self.record.cursor(), variation.back);
        if played.is_err() && is_fresh {
            // In some texts a variation continues after the move instead of replacing it.
            self.record.go_to(back);
            played = self.play(words);
        }
        if played.is_err() {
            self.record.go_to(if is_fresh { back } else { before });
            self.broken = Some((self.variations.len(), at));
        }
        Ok(())
    }

    /// Plays moves from the cursor on, all of them or none.
    fn play(&mut self, words: &str) -> Result<(), Mistake> {
        match transcript::read(words, self.record.position(), Goal::MostDiscs) {
            Err(Mistake { fault: Fault::NoMoves, .. }) => {}
            read => {
                for mv in read?.moves() {
                    self.record.play(mv).expect("it was played from the same position");
                }
            }
        }
        // A written pass is played now, for a comment on it may follow.
        if words.trim_end().ends_with("--") {
            self.record.pass_if_forced();
        }
        Ok(())
    }

    fn comment(&mut self, comment: &str) {
        if !comment.is_empty() {
            self.record.annotations_mut(self.record.cursor()).add_comment(comment);
        }
    }

    fn judge(&mut self, judgement: Option<Judgement>) {
        let node = self.record.cursor();
        if node != Record::ROOT && judgement.is_some() {
            self.record.annotations_mut(node).judgement = judgement;
        }
    }

    /// Turns a mistake's place in words that begin at byte `at` into its place in the whole text and game.
    fn placed(&self, mut mistake: Mistake, at: usize) -> Mistake {
        let path = self.record.path(self.record.cursor());
        let is_disc = |node: &&NodeId| matches!(self.record.move_into(**node), Some(Move::Place(_)));
        mistake.shift(self.known.place(self.text, at));
        if let At::Move { number, .. } = &mut mistake.at {
            *number += path.iter().filter(is_disc).count();
        }
        mistake
    }
}
