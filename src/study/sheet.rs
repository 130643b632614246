//! The dialog in which a score sheet is typed, square after square.

use super::{Event, Out};
use crate::command::Command;
use crate::dialogs::Dialog;
use crate::outbox::Ask;
use crate::shared::Shared;
use crate::widgets::board::{self, BoardState, BoardView};
use crate::widgets::dialog::{Answer, Buttons, Obstacle, REASON, frame_ui};
use crate::widgets::form::{line_ui, outlined, warning_ui};
use crate::widgets::words::{note_ui, words_ui};
use egui::widgets::text_edit::TextEditState;
use egui::{Button, Context, Id, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, Vec2};
use othello::record::{Header, Mark};
use othello::rules::{ByColor, Color, Square};
use othello::sheet::Entry;
use services::settings::{Settings, SheetDraft};
use session::sheet::{self, Sheet, TypedSheet, repair_words, written};
use session::{Action, Mode};
use texts::text;
use texts::words::color_name;

const WIDTH: f32 = 640.0;
/// From this width on the board stands beside what is typed.
const WIDE: f32 = 520.0;
/// The side of a square of the board, in points.
const SQUARE: f32 = 30.0;
/// The pause in typing after which the dialog saves the draft, in seconds.
const PAUSE: f32 = 0.5;
/// Up to this many squares are discarded without a question.
const DISCARDED_MAX: usize = 5;
/// The width of a field for a number of discs, in points.
const COUNT_WIDTH: f32 = 84.0;
/// The height of all remarks and repairs, whose number changes, in points.
const REMARKS: f32 = 184.0;

pub struct State {
    text: String,
    count: ByColor<String>,
    typed: TypedSheet,
    sheet: Sheet,
    /// The facts that this sheet takes over from the one before.
    kept: Header,
    /// Whether the dialog asks if it may discard the moves.
    asks: bool,
    board: BoardState,
    /// What was typed in the frame before, and since when, in seconds.
    draft: (SheetDraft, f64),
}

impl State {
    /// The dialog with the draft that was saved last. If the studied game names who entered it, the new sheet
    /// takes over that name, the event, the round, the place and the date.
    pub(crate) fn of(shared: &Shared) -> State {
        let Header { event, round, place, date, entered_by, .. } = shared.record().header.clone();
        let is_next = shared.session.mode() == Mode::Study && !entered_by.is_empty();
        let kept = Header { event, round, place, date, entered_by, ..Header::default() };
        let SheetDraft { moves: text, count } = shared.settings.sheet.clone();
        let mut state = State {
            text,
            count,
            typed: TypedSheet::default(),
            sheet: Sheet::new(Vec::new(), None),
            kept: if is_next { kept } else { Header::default() },
            asks: false,
            board: BoardState::new("sheet"),
            draft: Default::default(),
        };
        state.follow();
        state
    }

    /// The count of both sides, once both are typed.
    fn count(&self) -> Option<ByColor<u16>> {
        let discs = |color: Color| self.count[color].trim().parse::<u16>().ok().filter(|&n| n <= 64);
        Some(ByColor::new(discs(Color::Black)?, discs(Color::White)?))
    }

    /// Looks at the sheet again after a change.
    fn follow(&mut self) {
        self.typed = sheet::read(&self.text);
        self.asks = false;
        self.sheet = Sheet::new(self.typed.entries.clone(), self.count());
    }

    /// Replaces the moves, and puts the keyboard behind them, where typing goes on.
    fn retype(&mut self, ctx: &Context, moves: String) {
        self.text = moves + " ";
        self.follow();
        let mut field = TextEditState::load(ctx, moves_field()).unwrap_or_default();
        // Without a range, egui takes the end of the text.
        field.cursor.set_char_range(None);
        field.store(ctx, moves_field());
        ctx.memory_mut(|memory| memory.request_focus(moves_field()));
    }

    fn ready(&self) -> Result<(), Obstacle> {
        match (&self.typed.strange, &self.sheet.trouble) {
            (Some(text), _) => Err(Obstacle::Wrong(text!("sheet-strange", text = text.as_str()))),
            _ if self.sheet.entries.is_empty() => Err(Obstacle::Missing(text!("sheet-no-moves"))),
            // A count that does not fit only shows a warning: the user can keep the game as it is.
            (None, Some(trouble)) if self.sheet.n_played < self.sheet.entries.len() => {
                Err(Obstacle::Wrong(trouble.clone()))
            }
            _ => Ok(()),
        }
    }
}

impl Dialog for State {
    type Message = crate::study::Message;

    /// Confirming opens the game, saves it to the library, and then asks for its players.
    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) {
        let buttons = |state: &State| {
            let (ready, reserved) = (state.ready(), REASON);
            let buttons = Buttons { ready, reserved, ..Buttons::confirm(text!("sheet-take")) };
            if state.asks { Buttons { cancel: text!("sheet-discard"), ..buttons } } else { buttons }
        };
        let answer = frame_ui(ui, &text!("sheet-title"), WIDTH, self, body_ui, buttons);
        if answer == Some(Answer::Cancel) && self.typed.entries.len() > DISCARDED_MAX && !self.asks {
            self.asks = true;
            return;
        }
        let typed = || SheetDraft { moves: self.text.clone(), count: self.count.clone() };
        let sheet = if answer.is_some() { SheetDraft::default() } else { typed() };
        let now = ui.input(|input| input.time);
        if sheet != self.draft.0 {
            self.draft = (sheet.clone(), now);
            ui.ctx().request_repaint_after_secs(PAUSE);
        }
        // Not at each letter, since this writes the file of settings.
        let is_due = answer.is_some() || now - self.draft.1 >= f64::from(PAUSE);
        if is_due && sheet != shared.settings.sheet {
            out.ask(Ask::Settings(Box::new(Settings { sheet, ..shared.settings.clone() })));
        }
        let is_taken = answer == Some(Answer::Take);
        out.leave(answer, |out| {
            let mut game = self.sheet.game(self.count());
            let result = std::mem::take(&mut game.header.result);
            game.header = Header { result, ..self.kept.clone() };
            out.act(Action::Load(Box::new(game)));
            out.emit(Event::SaveGame);
        });
        out.run(is_taken.then_some(Command::Information));
    }
}

fn body_ui(ui: &mut Ui, state: &mut State) {
    note_ui(ui, text!("sheet-about"));
    ui.add_space(4.0);
    if ui.available_width() < WIDE {
        typed_ui(ui, state);
        board_ui(ui, state);
        return remarks_ui(ui, state);
    }
    let board = 9.0 * SQUARE + ui.spacing().item_spacing.x;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - board);
            typed_ui(ui, state);
            let remarks = ScrollArea::vertical().id_salt("remarks").max_height(REMARKS).auto_shrink(false);
            remarks.show(ui, |ui| remarks_ui(ui, state));
        });
        board_ui(ui, state);
    });
}

fn moves_field() -> Id {
    Id::unique("moves of a sheet")
}

fn typed_ui(ui: &mut Ui, state: &mut State) {
    let before = (state.text.clone(), state.count.clone());
    words_ui(ui, RichText::new(text!("sheet-squares")).strong());
    ScrollArea::vertical().id_salt("squares").max_height(96.0).show(ui, |ui| {
        let field = TextEdit::multiline(&mut state.text).hint_text(text!("sheet-squares.example"));
        let field = field.desired_rows(4).desired_width(f32::INFINITY).char_limit(Settings::SHEET_MAX);
        let field = field.id(moves_field());
        outlined(ui, |ui| ui.add(field)).accessible_name(text!("sheet-squares"));
    });
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("sheet-count")).strong());
        for color in Color::BOTH {
            let hint = color_name(color);
            let field = TextEdit::singleline(&mut state.count[color]).hint_text(hint.clone()).char_limit(2);
            let name = if color == Color::Black { text!("sheet-black") } else { text!("sheet-white") };
            line_ui(ui, field.desired_width(COUNT_WIDTH)).accessible_name(name).on_hover_text(hint);
        }
    });
    if before != (state.text.clone(), state.count.clone()) {
        state.follow();
    }
}

fn remarks_ui(ui: &mut Ui, state: &mut State) {
    if state.asks {
        warning_ui(ui, &text!("sheet-asks"));
    }
    for remark in &state.sheet.remarks {
        words_ui(ui, remark.as_str());
    }
    // The sentence on a move that cannot be played stands beside the buttons.
    if let Some(trouble) = &state.sheet.trouble
        && state.sheet.n_played == state.sheet.entries.len()
    {
        warning_ui(ui, trouble);
    }
    repairs_ui(ui, state);
}

/// The repairs, the likeliest first; a click makes one.
fn repairs_ui(ui: &mut Ui, state: &mut State) {
    if state.sheet.repairs.is_empty() {
        return;
    }
    words_ui(ui, RichText::new(text!("sheet-repairs")).strong());
    let mut made = None;
    for repair in &state.sheet.repairs {
        let words = repair_words(repair, &state.sheet.entries);
        let fits = if repair.fits && state.count().is_some() { text!("sheet-fits") } else { String::new() };
        if ui.add(Button::new(text::sentences(&[words, fits])).wrap()).clicked() {
            made = Some(written(&repair.entries));
        }
    }
    if let Some(moves) = made {
        state.retype(ui.ctx(), moves);
    }
}

/// The board with the numbers of the moves, each on its disc, and a frame where one cannot be played. A click
/// on a disc gives it the colour it had on the players' board; what is typed next goes on from there.
fn board_ui(ui: &mut Ui, state: &mut State) {
    let sheet = &state.sheet;
    let position = *sheet.record.position();
    let played = sheet.entries[..sheet.n_played].iter();
    let placed = played.filter(|entry| matches!(entry, Entry::Move(_)));
    let numbered = (1usize..).zip(placed).map(|(n, entry)| (entry.square(), Mark::Label(n.to_string())));
    let marks: Vec<(Square, Mark)> = numbered.collect();
    let wrong = sheet.entries.get(sheet.n_played).map(|entry| entry.square());
    let mut view = BoardView { marks: &marks, ..BoardView::still(&position) };
    view.reason.squares = wrong.into_iter().collect();
    let (area, response) = ui.allocate_exact_size(Vec2::splat(9.0 * SQUARE), Sense::hover());
    let shown = board::board_ui(&mut ui.new_child(UiBuilder::new().max_rect(area)), &view, &mut state.board);
    let has_disc = |square: &Square| position.disc_at(*square).is_some();
    if shown.hovered.is_some_and(|square| has_disc(&square)) {
        response.show_tooltip_text(text!("sheet-correct"));
    }
    if let Some(square) = shown.clicked.filter(has_disc) {
        state.retype(ui.ctx(), state.sheet.with_correction(square));
    }
}
