//! The hint that is shown: what the session knows of the best moves, in the teacher's words.

use crate::evaluation::Evaluation;
use crate::rules::{Position, Square};
use crate::session::{GameSession, HintStep};
use crate::teach::hint::Hint;
use crate::text;
use crate::text::Language;

/// A hint and how much of it is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    hint: Hint,
    step: HintStep,
    /// What it was made of.
    position: Position,
    lines: Vec<Evaluation>,
    /// What it is told in.
    language: Language,
}

impl Told {
    /// What there is to tell of the session now; words that stand already are kept.
    pub fn of(session: &GameSession, before: Option<Told>) -> Option<Told> {
        let shown = session.hint()?;
        let position = *session.position();
        let language = text::language();
        let is_same = |told: &Told| told.position == position && told.lines == shown.lines;
        let kept = before.filter(|told| is_same(told) && told.language == language);
        let hint = match kept {
            Some(told) => told.hint,
            None => Hint::of(&position, session.record().goal(), &shown.lines)?,
        };
        Some(Told { hint, step: shown.step, position, lines: shown.lines.clone(), language })
    }

    /// The squares that are shown by now.
    pub fn squares(&self) -> Vec<Square> {
        match self.step {
            HintStep::Theme => Vec::new(),
            HintStep::Squares => self.hint.squares.clone(),
            HintStep::Move => vec![self.hint.best],
        }
    }

    /// What is told by now, in a sentence or two.
    pub fn words(&self) -> String {
        let size = self.position.size();
        match self.step {
            HintStep::Theme => text!("strip-hint", words = self.hint.theme.as_str()),
            HintStep::Squares => match &self.hint.squares[..] {
                [one, other] => text!("strip-hint-squares", one = one.name(size), other = other.name(size)),
                _ => text!("strip-hint-only-move", square = self.hint.best.name(size)),
            },
            HintStep::Move => text!("strip-hint", words = self.hint.reason.as_str()),
        }
    }
}
