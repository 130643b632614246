//! The section of openings: the lines of each colour as a tree, what they cover, and the drill on them.

use super::{Look, stage};
use crate::learn::Out;
use crate::widgets::form::{action_button, line_ui, option_ui};
use crate::widgets::words::{note_ui, words_ui};
use analysis::openings::{self, Opening};
use egui::{Button, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};
use othello::formats::transcript;
use othello::rules::{BoardSize, Color, Goal, Move, Position, Square};
use teach::choice::Choice;
use teach::profile::Profile;
use teach::question::Question;
use teach::repertoire::drill::Drill;
use teach::repertoire::{Coverage, LineRow, Lines, OPENING_MOVES, OWN_MOVES, Repertoire};
use teach::{Inputs, Now};
use texts::text;

/// The indent of each level of the tree, in points.
const INDENT: f32 = 18.0;
/// The most rows of the tree that are shown.
const ROWS: usize = 120;
/// The most openings to offer for a part of a name.
const FOUND_MAX: usize = 8;

/// Which colour's lines are shown, and the drill.
pub(crate) struct State {
    pub color: Color,
    /// The name of an opening, or moves, that the user types to add.
    wanted: String,
    /// What the lines cover, as of the last change.
    shown: Option<(Coverage, Vec<LineRow>)>,
    drill: Option<Box<Drill>>,
}

impl State {
    pub(crate) fn new() -> State {
        State { color: Color::Black, wanted: String::new(), shown: None, drill: None }
    }

    /// Looks again at what the lines cover.
    pub(crate) fn refresh(&mut self, now: Now, repertoire: &Repertoire) {
        let lines = &repertoire[self.color];
        self.shown = Some((lines.coverage(self.color), lines.tree(self.color, now.day)));
    }

    /// Goes back from the drill to the lines. Returns whether there was a drill.
    pub(crate) fn back(&mut self, now: Now, repertoire: &Repertoire) -> bool {
        let was_open = self.drill.take().is_some();
        self.refresh(now, repertoire);
        was_open
    }

    /// What the page of exercises shows; `None` where the lines are shown.
    pub(crate) fn question(&self) -> Option<Question> {
        self.drill.as_ref().map(|drill| drill.question())
    }

    /// Carries out a choice; the seed decides the opponent's moves. Returns what a screen reader announces.
    pub(crate) fn take(&mut self, choice: Choice, profile: &mut Profile, inputs: Inputs) -> Option<String> {
        let Inputs { book, seed, now, .. } = inputs;
        let repertoire = &mut profile.repertoire;
        match choice {
            Choice::LinesOf(color) => self.color = color,
            Choice::GrowLines => {
                if let Some(book) = book {
                    let lines = &mut repertoire[self.color];
                    // How many of the learner's moves the longest line has.
                    let depth = |color| lines.tree(color, 0).iter().map(|row| row.depth + 1).max();
                    let n_own = Color::BOTH.into_iter().filter_map(depth).max().unwrap_or(0);
                    lines.grow(self.color, n_own + 2, book);
                }
            }
            Choice::AddLine(moves) => {
                repertoire[self.color].add_line(self.color, &moves);
                self.wanted.clear();
            }
            // The caller, who has the game, has added its moves.
            Choice::AddGame => {}
            Choice::Drill => {
                self.drill = Some(Box::new(Drill::new(self.color, &repertoire[self.color], now.day, seed)));
            }
            Choice::Square(square) => {
                let drill = self.drill.as_mut()?;
                drill.answer(square, &mut repertoire[self.color], inputs);
                return drill.announcement();
            }
            _ => return None,
        }
        self.refresh(now, repertoire);
        self.drill.as_mut()?.announcement()
    }
}

pub(crate) fn openings_ui(ui: &mut Ui, state: &mut State, profile: &Profile, day: i64, out: &mut Out) {
    let lines = &profile.repertoire[state.color];
    stage::page_ui(ui, &text!("learn-openings"), stage::COLUMN, out, |ui, out| {
        // The field gets a frame, without which it is hard to see on the page.
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_stroke = widgets.noninteractive.bg_stroke;
        ui.horizontal(|ui| {
            for color in Color::BOTH {
                let name = text!("lines-as", color = color.key());
                out.send_if(option_ui(ui, state.color == color, &name).clicked(), Choice::LinesOf(color));
            }
        });
        let Some((coverage, rows)) = &state.shown else { return };
        words_ui(ui, coverage_words(coverage, lines));
        ui.horizontal_wrapped(|ui| {
            let drill = text!("lines-drill", due = lines.n_due(day));
            let all = [
                (drill, Choice::Drill),
                (text!("lines-grow"), Choice::GrowLines),
                (text!("lines-add-game"), Choice::AddGame),
            ];
            // Without lines there is nothing to drill. The first button is the main one.
            for (number, (name, choice)) in
                all.into_iter().skip(usize::from(lines.moves.is_empty())).enumerate()
            {
                let button = action_button(ui, name, number == 0);
                let button = ui.add(button.min_size(vec2(120.0, 30.0)));
                if number == 0 {
                    stage::focus_at_first(ui, "openings", &button);
                }
                out.send_if(button.clicked(), choice);
            }
        });
        ui.add_space(8.0);
        ui.label(RichText::new(text!("lines-add")).strong());
        wanted_ui(ui, &mut state.wanted, out);
        ui.add_space(8.0);
        rows.iter().take(ROWS).for_each(|row| row_ui(ui, state.color, row));
        if rows.len() > ROWS {
            note_ui(ui, text!("lines-more", n = rows.len() - ROWS));
        }
    });
}

/// A field for the name of an opening or for moves, and a button for each line that it finds, to add it.
fn wanted_ui(ui: &mut Ui, wanted: &mut String, out: &mut Out) {
    let field = TextEdit::singleline(wanted).hint_text(text!("lines-wanted")).desired_width(f32::INFINITY);
    line_ui(ui, field).widget_info(|| WidgetInfo::labeled(Role::TextInput, true, text!("lines-wanted")));
    let wanted = wanted.trim().to_lowercase();
    if wanted.is_empty() {
        return;
    }
    let found = found(&wanted);
    if found.is_empty() {
        note_ui(ui, text!("lines-wanted-none"));
    }
    for (name, moves) in found {
        let line = Move::line(&moves, BoardSize::STANDARD);
        let name = text!("lines-add-line", name = name, moves = line);
        out.send_if(ui.add(Button::new(name).truncate()).clicked(), Choice::AddLine(moves));
    }
}

/// What a text in lower case may mean: moves, or openings by a part of their name, shorter names first.
fn found(wanted: &str) -> Vec<(String, Vec<Move>)> {
    let start = Position::start(BoardSize::STANDARD);
    if let Ok(record) = transcript::read(wanted, &start, Goal::MostDiscs)
        && record.n_moves() > 0
    {
        let moves: Vec<Move> = record.moves().into_iter().take(OPENING_MOVES).collect();
        let name = openings::of_game(record.positions().iter()).map_or("", |opening| opening.name());
        return vec![(name.to_owned(), moves)];
    }
    let fits = |line: &&openings::Line| {
        let Opening { english, japanese, .. } = line.opening;
        [english, japanese].iter().any(|name| name.to_lowercase().contains(wanted))
    };
    let mut lines: Vec<&openings::Line> = openings::lines().iter().filter(fits).collect();
    lines.sort_by_key(|line| (line.opening.name().chars().count(), line.moves.len()));
    let named = |line: &openings::Line| (line.opening.name().to_owned(), line.moves.clone());
    lines.into_iter().take(FOUND_MAX).map(named).collect()
}

fn row_ui(ui: &mut Ui, color: Color, row: &LineRow) {
    let name = |square: Square| square.name(BoardSize::STANDARD);
    let number = row.depth + 1;
    let (own, color) = (name(row.square), color.key());
    let text = match row.reply.map(name) {
        Some(reply) => text!("lines-row-after", number = number, reply = reply, color = color, square = own),
        None => text!("lines-row", number = number, color = color, square = own),
    };
    let percent = format!("{:.0}", 100.0 * row.share);
    let share = match row.is_due {
        true => text!("lines-share-due", percent = percent),
        false => text!("lines-share", percent = percent),
    };
    ui.horizontal(|ui| {
        ui.add_space(INDENT * row.depth as f32);
        ui.label(text);
        ui.label(RichText::new(share).weak());
    });
}

/// `42 moves, for 61 % of what people play in your first 5 moves. The largest gap: f5f4, in 2 % of games.`
fn coverage_words(coverage: &Coverage, lines: &Lines) -> String {
    if lines.moves.is_empty() {
        return text!("lines-none-yet");
    }
    let gap = coverage.gap.as_ref().map_or(String::new(), |(moves, share)| {
        let names = Move::line(moves, BoardSize::STANDARD);
        text!("lines-gap", moves = names, percent = format!("{:.0}", 100.0 * share))
    });
    let percent = format!("{:.0}", 100.0 * coverage.share);
    let covered = text!("lines-coverage", n = lines.moves.len(), percent = percent, first = OWN_MOVES);
    text::sentences(&[covered, gap])
}

/// The section's ring: the share of moves that are not due, and in it the number of those that are.
pub(super) fn ring(profile: &Profile, look: &Look) -> (f32, String) {
    let lines = Color::BOTH.map(|color| &profile.repertoire[color]);
    let (n, n_due): (usize, usize) =
        lines.iter().fold((0, 0), |(n, due), lines| (n + lines.moves.len(), due + lines.n_due(look.day)));
    ((n - n_due) as f32 / n.max(1) as f32, n_due.to_string())
}
