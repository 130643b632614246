//! An ending to be played out: a won or drawn position against an opponent who errs never.

use super::maker::Job;
use super::message;
use crate::app::learn::choice::{Choice as LearnChoice, PuzzleChoice as Choice};
use crate::app::learn::{Look, stage};
use crate::app::message::Message;
use crate::app::widgets::board::{BoardState, BoardView};
use crate::rules::{Color, Goal, Move, Position, Square, Squares};
use crate::teach::puzzles::Truth;
use egui::{Button, Key, Label, RichText, Ui, vec2};

/// The game so far.
pub struct Ending {
    position: Position,
    last: Option<Square>,
    /// Who is to hold the result.
    color: Color,
    /// What is proven of the position, once it is solved.
    truth: Option<Truth>,
    /// The score with best play at the start, for who is to hold it.
    score: Option<i16>,
    /// Whether the result was given away, and by which move.
    slip: Option<Square>,
    /// A square that was chosen before the position was solved.
    early: Option<Square>,
    said: String,
    is_unsaid: bool,
    is_counted: bool,
}

impl Ending {
    pub fn new(position: Position) -> Ending {
        let color = position.turn();
        Ending {
            position,
            last: None,
            color,
            truth: None,
            score: None,
            slip: None,
            early: None,
            said: format!("{color} to move: play it out. The opponent plays perfectly."),
            is_unsaid: true,
            is_counted: false,
        }
    }

    pub fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    fn is_asking(&self) -> bool {
        !self.is_over() && self.position.turn() == self.color
    }

    /// A square was chosen; what is to be found out next.
    pub fn answer(&mut self, square: Square) -> Option<Job> {
        if !self.is_asking() {
            return None;
        }
        let name = square.name(self.position.size());
        if !self.position.legal_moves().contains(square) {
            self.tell(format!("{name} cannot be played."));
            return None;
        }
        let Some(truth) = self.truth.take() else {
            self.early = Some(square);
            return None;
        };
        let before = truth.score();
        let after = before - truth.loss(square).unwrap_or(0);
        if before.signum() > after.signum() && self.slip.is_none() {
            self.slip = Some(square);
            let (had, has) = (word(before), word(after));
            self.tell(format!("{name} turns {had} into {has}. Play on, and see."));
        } else if before > after {
            self.tell(format!("{name} gives up {} discs, and the result stands.", before - after));
        } else {
            self.tell(format!("{name} holds: {after:+}."));
        }
        self.play(square)
    }

    /// Plays a square and the passes that follow; what is to be solved next.
    fn play(&mut self, square: Square) -> Option<Job> {
        self.position = self.position.play(Move::Place(square)).expect("a legal move");
        self.last = Some(square);
        if self.position.must_pass() {
            let passes = self.position.turn();
            self.position = self.position.play(Move::Pass).expect("it must pass");
            self.tell(format!("{} {passes} must pass.", self.said));
        }
        if self.is_over() {
            self.tell(self.result());
            return None;
        }
        Some(Job::Judge(self.position))
    }

    /// Takes in what is proven: the opponent replies with its best move.
    pub fn hear(&mut self, truth: Truth) -> Option<Job> {
        if *truth.position() != self.position {
            return None;
        }
        if self.position.turn() != self.color {
            let reply = truth.best().first().expect("a truth has a best move");
            let name = reply.name(self.position.size());
            self.tell(format!("{} {} replies {name}.", self.said, !self.color));
            return self.play(reply);
        }
        if self.score.is_none() {
            self.score = Some(truth.score());
            let word = if truth.score() > 0 { "won" } else { "drawn" };
            self.tell(format!("{} to move: this is {word} with best play. Hold it.", self.color));
        }
        self.truth = Some(truth);
        let early = self.early.take()?;
        self.answer(early)
    }

    fn final_score(&self) -> Option<i16> {
        let discs = self.position.outcome()?.official(Goal::MostDiscs);
        Some(discs[self.color] as i16 - discs[!self.color] as i16)
    }

    /// How it ended, against what was there.
    fn result(&self) -> String {
        let (Some(end), Some(was)) = (self.final_score(), self.score) else { return String::new() };
        let kept = if end.signum() >= was.signum() { "You held it" } else { "It slipped away" };
        let slip = self.slip.map_or(String::new(), |square| {
            format!(" The move that gave it away was {}.", square.name(self.position.size()))
        });
        format!("{kept}: {end:+}, and {was:+} was there.{slip}")
    }

    /// Says once, at the end, whether the result was held.
    pub fn count(&mut self) -> Option<bool> {
        let (end, was) = (self.final_score()?, self.score?);
        (!std::mem::replace(&mut self.is_counted, true)).then_some(end.signum() >= was.signum())
    }

    fn tell(&mut self, words: String) {
        (self.said, self.is_unsaid) = (words, true);
    }

    /// What nobody was told yet.
    pub fn unsaid(&mut self) -> Option<String> {
        std::mem::take(&mut self.is_unsaid).then(|| self.said.clone())
    }
}

fn word(score: i16) -> &'static str {
    match score.signum() {
        1 => "a win",
        0 => "a draw",
        _ => "a loss",
    }
}

pub fn ending_ui(
    ui: &mut Ui,
    ending: &Ending,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    stage::header_ui(ui, "Play it out", "Back to the puzzles", messages);
    let position = ending.position;
    let is_asking = ending.is_asking();
    let view = BoardView {
        legal: if is_asking { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: is_asking.then_some(&position),
        last_move: ending.last,
        ..stage::plain_view(&position, &look)
    };
    let text = |ui: &mut Ui| {
        ui.add(Label::new(RichText::new(&ending.said).size(15.0).strong()).wrap());
        let counts = position.counts();
        ui.label(format!(
            "Black {} – {} White, {} empties",
            counts.black,
            counts.white,
            position.empties().len()
        ));
        if let Some(typed) = look.typed {
            ui.label(format!("Square: {typed}"));
        }
    };
    let size = vec2(100.0, ui.spacing().interact_size.y + 4.0);
    let next = |ui: &mut Ui, messages: &mut Vec<Message>| {
        let button = Button::new("Next").min_size(size);
        if ui.add_enabled(ending.is_over(), button).clicked() {
            messages.push(message(Choice::Next));
        }
    };
    let clicked = stage::stage_ui(ui, &view, board, text, |ui| next(ui, messages)).clicked;
    match clicked {
        Some(square) if is_asking => messages.push(Message::Learn(LearnChoice::Square(square))),
        _ => {}
    }
    if ending.is_over() && stage::pressed(ui, &[Key::Enter]) {
        messages.push(message(Choice::Next));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzles::{Solver, choose, file};

    /// Plays an ending, choosing by `choose` among the moves, the opponent's replies solved at once.
    fn play_out(choose: impl Fn(&Truth) -> Square) -> Ending {
        let mut puzzles = file::embedded().unwrap().iter();
        let puzzle =
            puzzles.find(|puzzle| choose::is_ending(puzzle) && puzzle.position.empties().len() == 8).unwrap();
        let mut solver = Solver::new().unwrap();
        let mut ending = Ending::new(puzzle.position);
        while !ending.is_over() {
            let truth = solver.solve(&ending.position).unwrap();
            let was_own = ending.is_asking();
            ending.hear(truth.clone());
            if was_own {
                ending.answer(choose(&truth));
            }
        }
        ending
    }

    #[test]
    fn the_best_moves_hold_the_result() {
        let mut ending = play_out(|truth| truth.best().first().unwrap());
        assert_eq!((ending.count(), ending.count()), (Some(true), None));
        assert!(ending.slip.is_none() && ending.said.starts_with("You held it"), "{}", ending.said);
        assert_eq!(ending.final_score(), ending.score);
    }

    #[test]
    fn the_worst_moves_give_it_away_and_the_first_of_them_is_named() {
        let worst = |truth: &Truth| truth.moves().min_by_key(|(_, score)| *score).unwrap().0;
        let mut ending = play_out(worst);
        assert_eq!(ending.count(), Some(false));
        assert!(
            ending.slip.is_some() && ending.said.contains("The move that gave it away was"),
            "{}",
            ending.said
        );
    }
}
