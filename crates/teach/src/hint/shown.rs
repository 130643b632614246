//! The hint in the window: the best moves that the session knows, in the teacher's words.

use crate::hint::{Hint, are_all_alike};
use analysis::explain::{Causes, Explanation, Marks};
use analysis::grade::EXPLAINED_FROM;
use engine::{Event, Level};
use othello::evaluation::Evaluation;
use othello::rules::{Position, Square};
use session::{Activity, GameSession, HintStep, SearchPurpose};
use texts::text;
use texts::text::Language;

/// A hint and how many steps of it are shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownHint {
    hint: Hint,
    step: HintStep,
    /// The position and the lines that the hint was made from.
    position: Position,
    lines: Vec<Evaluation>,
    language: Language,
}

impl ShownHint {
    /// The hint of the session, if there is one. Reuses the hint `before` if nothing has changed. Asks
    /// `causes` why the second-best move is worse, and adds the answer to the hint in a later call.
    pub fn of(session: &GameSession, before: Option<ShownHint>, causes: &mut Causes) -> Option<ShownHint> {
        let news = causes.news();
        let shown = session.hint()?;
        let position = *session.position();
        let language = text::language();
        let is_same = |hint: &ShownHint| hint.position == position && hint.lines == shown.lines;
        let goal = session.record().goal();
        let kept = before.filter(|hint| is_same(hint) && hint.language == language);
        let asked = match kept {
            None => Hint::to_ask(&position, goal, &shown.lines).filter(|asked| asked.loss >= EXPLAINED_FROM),
            Some(_) => None,
        };
        asked.iter().for_each(|explanation| causes.ask(explanation));
        let is_about = |asked: &Explanation| {
            let of = |line: usize| shown.lines.get(line).and_then(|line| line.line.first().copied());
            asked.position == position && of(0) == Some(asked.best()) && of(1) == Some(asked.played())
        };
        let finding = news.into_iter().find(|(asked, _)| is_about(asked)).map(|(_, finding)| finding);
        let hint = match (kept, finding) {
            (Some(kept), None) => kept.hint,
            (_, finding) => Hint::of(&position, goal, &shown.lines, finding)?,
        };
        Some(ShownHint { hint, step: shown.step, position, lines: shown.lines.clone(), language })
    }

    /// The squares that the step shown is about.
    pub fn marks(&self) -> Marks {
        match self.step {
            HintStep::Theme => Marks { squares: self.hint.theme_squares, arrow: None },
            HintStep::Squares => Marks::default(),
            HintStep::Move => self.hint.reason_marks,
        }
    }

    /// The moves that the step shown names: none, the best and another one, or the best alone.
    pub fn squares(&self) -> Vec<Square> {
        match self.step {
            HintStep::Theme => Vec::new(),
            HintStep::Squares => self.hint.squares.clone(),
            HintStep::Move => vec![self.hint.best],
        }
    }

    /// Whether there is another step.
    pub fn has_more(&self) -> bool {
        self.step != HintStep::Move
    }

    /// The step shown, in a sentence or two.
    pub fn words(&self) -> String {
        let size = self.position.size();
        match self.step {
            HintStep::Theme => text!("strip-hint", words = self.hint.theme.as_str()),
            // Where any move will do, a choice of two would contradict.
            HintStep::Squares if !are_all_alike(&self.position) => match &self.hint.squares[..] {
                [one, other] => text!("strip-hint-squares", one = one.name(size), other = other.name(size)),
                _ => text!("strip-hint-only-move", square = self.hint.best.name(size)),
            },
            HintStep::Squares | HintStep::Move => text!("strip-hint", words = self.hint.reason.as_str()),
        }
    }
}

/// The value that the search for a hint found for the position shown, unless the level makes mistakes on
/// purpose.
pub fn hint_value(event: &Event, activity: &Activity, level: Level) -> Option<Evaluation> {
    let Event::Finished { id, report, .. } = event else { return None };
    let Activity::Thinking { purpose: SearchPurpose::Hint, id: pending, .. } = activity else { return None };
    if id == pending && !level.makes_mistakes() { report.evaluation() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Report, SearchId};
    use othello::evaluation::Score;

    #[test]
    fn only_the_value_of_the_awaited_hint_at_an_honest_level_is_learned() {
        let lines = vec![Evaluation::estimate(Score::from_hundredths(120), 8, 73)];
        let report = Report { lines, ..Report::default() };
        let [pending, other] = [SearchId::unique(), SearchId::unique()];
        let found = |id: SearchId, purpose: SearchPurpose, level: u8| {
            let activity = Activity::Thinking { purpose, id: pending, report: Report::default() };
            let event = Event::Finished { id, best: None, report: report.clone() };
            super::hint_value(&event, &activity, Level::new(level)).map(|found| found.score.hundredths())
        };
        assert_eq!(found(pending, SearchPurpose::Hint, 20), Some(120));
        assert_eq!(found(other, SearchPurpose::Hint, 20), None, "it is about another position");
        assert_eq!(found(pending, SearchPurpose::Move, 20), None, "the computer keeps it to itself");
        assert_eq!(found(pending, SearchPurpose::Hint, 3), None, "it is wrong on purpose");
    }
}
