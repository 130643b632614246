//! The dialog of a handout: what is printed, and its title.

use super::{Desk, Message, Out, Room};
use crate::dialogs::Dialog;
use crate::shared::{Shared, seed};
use crate::widgets::dialog::{Buttons, Obstacle, frame_ui};
use crate::widgets::form::{self, line_ui, list_ui, outlined, remember_choice, row_ui};
use crate::widgets::words::note_ui;
use analysis::reviewing::Reviewing;
use egui::emath::Numeric;
use egui::{ComboBox, DragValue, TextEdit, Ui};
use engine::human::Opponent;
use library::GameId;
use library::board_search::SoughtBoard;
use othello::record::Record;
use othello::rules::Color;
use services::handout::{
    BoardLayout, ChosenGames, Contents, HandoutItem, MistakeExercise, Printing, PuzzleQuery, Whose,
    exercises, worst,
};
use services::storage::purpose::Purpose;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use teach::puzzles::Theme;
use texts::words::kept_name;
use texts::{text, words};

const WIDTH: f32 = 560.0;
/// The most exercises of a handout: thirty pages of puzzles take some seconds to solve.
const BOARDS_MAX: usize = 180;
const FIRST_MAX: usize = 999;
const TITLE_MAX: usize = 120;
/// Exercises on a page.
const PAGE: usize = 6;
/// The most players to choose from, where many games are chosen.
const N_PLAYERS: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Position,
    Game,
    Mistakes,
    Puzzles,
    /// The mistakes of games that were chosen in the library.
    ChosenMistakes,
    /// The positions by which a search found those games.
    Found,
}

/// What is chosen, and what the game on the board offers.
pub struct State {
    subject: Subject,
    title: String,
    /// The title of the game.
    game: String,
    /// How many of the moves that follow are numbered.
    n_moves: usize,
    query: PuzzleQuery,
    /// The game on the board, at the position shown.
    record: Record,
    /// `None` without a whole review.
    mistakes: Option<Vec<MistakeExercise>>,
    /// Whose mistakes are printed, and the choices for it: none if the mistakes are of one player.
    whose: Whose,
    sides: Vec<(Whose, String)>,
    /// How many mistakes are printed, the worst ones; for chosen games, how many exercises.
    n_mistakes: usize,
    first_number: usize,
    /// The games that were chosen in the library, if the handout is of them.
    chosen: Option<ChosenGames>,
}

/// The choices of a side: both, and each one that has mistakes.
fn sides(has_mistakes: impl Fn(Color) -> bool) -> Vec<(Whose, String)> {
    let colors = Color::BOTH.into_iter().filter(|&color| has_mistakes(color));
    let colors = colors.map(|color| (Whose::Color(color), text!("color-name", color = color.key())));
    [(Whose::Both, text!("guess-both"))].into_iter().chain(colors).collect()
}

impl State {
    /// The dialog for the game on the board, with the mistakes of its review.
    pub(crate) fn of_game(reviewing: Option<&Reviewing>, shared: &Shared) -> State {
        let review = reviewing.map(|reviewing| &reviewing.review).filter(|review| review.is_whole());
        let mut state = State::new(review.map(|review| exercises(review, None)), shared);
        state.sides = sides(|color| state.mistakes.iter().flatten().any(|mistake| mistake.color == color));
        state
    }

    /// The dialog for exercises; at first it prints one page of them.
    pub(crate) fn of_exercises(title: String, exercises: Vec<MistakeExercise>, shared: &Shared) -> State {
        let n_mistakes = exercises.len().min(PAGE);
        State { title: title.clone(), game: title, n_mistakes, ..State::new(Some(exercises), shared) }
    }

    /// The dialog for exercises from games of the library.
    pub(crate) fn of_games(games: Vec<GameId>, board: Option<SoughtBoard>, shared: &Shared) -> State {
        let chosen = ChosenGames { library: shared.library.shared(), games, board };
        let subject = if board.is_some() { Subject::Found } else { Subject::ChosenMistakes };
        let players = chosen.players(N_PLAYERS).into_iter();
        let players = players.map(|name| (Whose::Player(name.clone()), kept_name(&name)));
        State {
            subject,
            title: String::new(),
            game: String::new(),
            n_mistakes: PAGE,
            sides: sides(|_| true).into_iter().chain(players).collect(),
            chosen: Some(chosen),
            ..State::new(None, shared)
        }
    }

    fn new(mistakes: Option<Vec<MistakeExercise>>, shared: &Shared) -> State {
        let record = shared.record().clone();
        let mut header = record.header.clone();
        header.players = header.players.map(|name| kept_name(name.trim()));
        let rating = shared.settings.people_rating().points();
        let game = words::header_title(&header);
        State {
            subject: if mistakes.is_some() { Subject::Mistakes } else { Subject::Position },
            title: game.clone(),
            game,
            n_moves: 0,
            query: PuzzleQuery { theme: None, rating, n: 12, seed: seed() },
            record,
            whose: Whose::Both,
            sides: Vec::new(),
            n_mistakes: mistakes.as_ref().map_or(0, Vec::len),
            mistakes,
            first_number: 1,
            chosen: None,
        }
    }

    fn subjects(&self) -> Vec<(Subject, String)> {
        match &self.chosen {
            Some(chosen) => {
                let found = chosen.board.map(|_| (Subject::Found, text!("handout-found")));
                let mistakes = (Subject::ChosenMistakes, text!("handout-chosen-mistakes"));
                found.into_iter().chain([mistakes]).collect()
            }
            None => vec![
                (Subject::Position, text!("handout-position")),
                (Subject::Game, text!("handout-game")),
                (Subject::Mistakes, text!("handout-mistakes")),
                (Subject::Puzzles, text!("handout-puzzles")),
            ],
        }
    }

    /// The title until the user types another: the game's or, for puzzles, the name of their section.
    fn usual_title(&self) -> String {
        match self.subject {
            Subject::Puzzles => text!("learn-puzzles"),
            _ => self.game.clone(),
        }
    }

    fn ready(&self) -> Result<(), Obstacle> {
        match (self.subject, &self.mistakes) {
            (Subject::Mistakes, None) => Err(Obstacle::Wrong(text!("handout-no-review"))),
            _ => Ok(()),
        }
    }

    fn contents(&self) -> Contents {
        if let Some(chosen) = &self.chosen {
            return match self.subject {
                Subject::Found => Contents::Found(chosen.clone(), self.n_mistakes),
                _ => Contents::Mistakes(chosen.clone(), self.whose.clone(), self.n_mistakes),
            };
        }
        let small = |items| Contents::Boards(items, BoardLayout::Small);
        match self.subject {
            Subject::Position => small(vec![HandoutItem::shown(&self.record, self.n_moves)]),
            Subject::Game => Contents::Boards(vec![HandoutItem::game(&self.record)], BoardLayout::Large),
            Subject::Puzzles => Contents::Puzzles(self.query),
            _ => small(worst(&self.mistakes_of_side(), self.n_mistakes)),
        }
    }

    /// The game's mistakes by the chosen side.
    fn mistakes_of_side(&self) -> Vec<MistakeExercise> {
        let players = &self.record.header.players;
        let mistakes = self.mistakes.iter().flatten();
        mistakes.filter(|mistake| self.whose.includes(mistake, players)).cloned().collect()
    }
}

impl Dialog for State {
    type Message = crate::files::Message;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let buttons =
            |state: &State| Buttons { ready: state.ready(), ..Buttons::confirm(text!("handout-save")) };
        let answer = frame_ui(ui, &text!("handout-title"), WIDTH, self, body_ui, buttons);
        out.decide(answer, |out| out.choose_file(Purpose::SaveHandout));
    }
}

fn body_ui(ui: &mut Ui, state: &mut State) {
    note_ui(ui, text!("handout-about"));
    ui.add_space(8.0);
    row_ui(ui, &text!("handout-what"), |ui| {
        let usual = state.usual_title();
        for (subject, name) in state.subjects() {
            let is_chosen = state.subject == subject;
            let radio = outlined(ui, |ui| ui.radio(is_chosen, name));
            if is_chosen {
                remember_choice(&radio);
            }
            if radio.clicked() {
                state.subject = subject;
            }
        }
        if state.title == usual {
            state.title = state.usual_title();
        }
    });
    let n_following = HandoutItem::following(&state.record).len();
    match state.subject {
        Subject::Position if n_following > 0 => {
            number_ui(ui, &text!("handout-moves"), &mut state.n_moves, 0..=n_following, 0.1);
        }
        Subject::Puzzles => puzzles_ui(ui, &mut state.query),
        Subject::Mistakes => {
            if whose_ui(ui, state) {
                state.n_mistakes = state.mistakes_of_side().len();
            }
            let n_max = state.mistakes_of_side().len();
            if n_max > 1 {
                boards_ui(ui, &mut state.n_mistakes, n_max);
            }
        }
        Subject::ChosenMistakes => {
            whose_ui(ui, state);
            boards_ui(ui, &mut state.n_mistakes, BOARDS_MAX);
        }
        Subject::Found => boards_ui(ui, &mut state.n_mistakes, BOARDS_MAX),
        _ => {}
    }
    number_ui(ui, &text!("handout-first"), &mut state.first_number, 1..=FIRST_MAX, 0.2);
    row_ui(ui, &text!("handout-heading"), |ui| {
        let field = TextEdit::singleline(&mut state.title).char_limit(TITLE_MAX).desired_width(f32::INFINITY);
        line_ui(ui, field).accessible_name(text!("handout-heading"));
    });
}

/// The choice of whose mistakes to print, if there is a choice. Returns whether the user changed it.
fn whose_ui(ui: &mut Ui, state: &mut State) -> bool {
    // With fewer than both sides together and each side alone there is nothing to choose.
    if state.sides.len() < 3 {
        return false;
    }
    let before = state.whose.clone();
    let name = text!("handout-whose");
    row_ui(ui, &name, |ui| {
        let list = ComboBox::from_id_salt("whose").width(220.0_f32.min(ui.available_width())).truncate();
        list_ui(ui, list, &name, &mut state.whose, state.sides.clone(), |_, _| {});
    });
    state.whose != before
}

fn puzzles_ui(ui: &mut Ui, query: &mut PuzzleQuery) {
    row_ui(ui, &text!("handout-theme"), |ui| {
        let themes = Theme::ALL.into_iter().map(|theme| (Some(theme), theme.name()));
        let themes = [(None, text!("handout-any-theme"))].into_iter().chain(themes);
        let list = ComboBox::from_id_salt("theme").width(220.0_f32.min(ui.available_width())).truncate();
        list_ui(ui, list, &text!("handout-theme"), &mut query.theme, themes, |_, _| {});
    });
    number_ui(ui, &text!("handout-rating"), &mut query.rating, Opponent::RATINGS, 1.0);
    boards_ui(ui, &mut query.n, BOARDS_MAX);
}

fn boards_ui(ui: &mut Ui, number: &mut usize, n_max: usize) {
    number_ui(ui, &text!("handout-number"), number, 1..=n_max, 0.2);
}

fn number_ui<T: Numeric>(ui: &mut Ui, name: &str, number: &mut T, range: RangeInclusive<T>, speed: f64) {
    let number = DragValue::new(number).range(range).speed(speed);
    row_ui(ui, name, |ui| form::number_ui(ui, number).accessible_name(name));
}

impl Room {
    /// Makes the handout of the dialog and writes it to a file. The list or report that it is of stays open.
    pub(super) fn save_handout(&mut self, path: PathBuf, desk: &mut Desk<impl From<Message>>) {
        let Some(state) = desk.dialogs.find::<State>() else { return };
        let (title, first, contents) = (state.title.trim().to_owned(), state.first_number, state.contents());
        desk.dialogs.close();
        self.handout = Some(Printing::start(title, first, contents, path, desk.shared.wake()));
    }
}
