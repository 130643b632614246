//! The dialog that shows what a text or a file holds: a preview of the game or board, or the first mistake.
//! The user picks one of several games, or one of two readings of the same moves.
//!
//! A pasted text can be edited here and is read again at every change. A file whose names are in the wrong
//! letters is read again in another encoding.

use super::{Message, Out};
use crate::dialogs::Dialog;
use crate::outbox::Event;
use crate::shared::Shared;
use crate::widgets::board::preview_ui;
use crate::widgets::dialog::{Buttons, Obstacle, frame_ui};
use crate::widgets::form::{SHOWN_MAX, bounded, line_ui, list_ui, outlined, row_ui, sentence, text_width};
use crate::widgets::words::words_ui;
use crate::widgets::{focus, row_keys, speech};
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Button, ComboBox, FontId, Galley, Label, Layout, RichText, Role, ScrollArea, Shape, Stroke,
    TextBuffer, TextEdit, TextStyle, Ui, WidgetInfo, vec2,
};
use othello::formats::{
    self, Content, Defaults, Encoding, Fault, Loaded, Mistake, Place, ReadError, Summary,
};
use othello::record::Record;
use othello::rules::Color;
use services::storage::games::Opened;
use services::storage::purpose::Purpose;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use texts::{text, words};

const PREVIEW_SIDE: f32 = 172.0;
/// How much of a line is shown on either side of a mistake, in characters.
const EXCERPT: usize = 22;
/// How many games the list shows at once; a longer list has a search field.
const ROWS: usize = 5;
const ROW_GAP: f32 = 2.0;

/// A text or a file, and what reading it found.
pub struct State {
    /// `None` for a pasted text.
    file: Option<PathBuf>,
    /// How many files came with it and are shown after it.
    pub(crate) n_waiting: usize,
    /// The bytes of a file that is not in UTF-8, and the encoding they are read in.
    encoded: Option<(Vec<u8>, Encoding)>,
    /// Whether the user chose an encoding, which the library's import would not know.
    is_reread: bool,
    text: String,
    /// The game on the board: a transcript is read from its start.
    defaults: Defaults,
    found: Result<Loaded, ReadError>,
    /// The two games found are two readings of the same moves.
    has_two_readings: bool,
    /// The search words, and the titles of all games in lower case, which the first search fills.
    words: String,
    titles: Vec<String>,
    /// The games that fit, in their order.
    fitting: Vec<usize>,
    /// The index of the game shown, and its record: `None` if no game fits the search.
    chosen: usize,
    shown: Option<Record>,
}

impl State {
    /// The dialog with a text, which is read at once.
    pub fn new(text: String, current: &Record) -> State {
        let found = formats::read_text(&text, &Defaults::from(current));
        State::of(None, text, current, found)
    }

    pub fn of_file(file: PathBuf, n_waiting: usize, opened: Opened, current: &Record) -> State {
        let Opened { bytes, found } = opened;
        // The text is only for the excerpt around a mistake.
        let (text, encoding) = match &found {
            Ok(loaded) if loaded.cut.is_none() => (String::new(), loaded.encoding),
            Ok(_) | Err(_) => {
                let (text, encoding) = Encoding::decode(&bytes);
                (text.into_owned(), encoding)
            }
        };
        let encoded = (encoding != Encoding::UTF_8).then_some((bytes, encoding));
        State { n_waiting, encoded, ..State::of(Some(file), text, current, found) }
    }

    fn of(file: Option<PathBuf>, text: String, current: &Record, found: Result<Loaded, ReadError>) -> State {
        let mut state = State {
            file,
            n_waiting: 0,
            encoded: None,
            is_reread: false,
            text,
            defaults: Defaults::from(current),
            found: Err(ReadError::NoGames),
            has_two_readings: false,
            words: String::new(),
            titles: Vec::new(),
            fitting: Vec::new(),
            chosen: 0,
            shown: None,
        };
        state.take(found);
        state
    }

    fn reread(&mut self) {
        self.take(formats::read_text(&self.text, &self.defaults));
    }

    fn reread_as(&mut self, encoding: Encoding) {
        let Some((bytes, current)) = &mut self.encoded else { return };
        *current = encoding;
        self.is_reread = true;
        let defaults = Defaults { encoding: Some(encoding), ..self.defaults };
        let found = formats::read(bytes, &defaults);
        let is_whole = found.as_ref().is_ok_and(|loaded| loaded.cut.is_none());
        self.text = if is_whole { String::new() } else { encoding.read(bytes).into_owned() };
        self.take(found);
    }

    fn take(&mut self, found: Result<Loaded, ReadError>) {
        let both = match &found {
            Err(ReadError::Mistake(Mistake { fault: Fault::TwoReadings { first, second }, .. })) => {
                let read = |moves: &str| Some(formats::read_text(moves, &self.defaults).ok()?.record(0));
                [first, second].into_iter().map(|moves| read(moves)).collect::<Option<Vec<Record>>>()
            }
            _ => None,
        };
        let both = both.and_then(Loaded::of_records);
        self.has_two_readings = both.is_some();
        self.found = both.map_or(found, Ok);
        self.titles.clear();
        self.chosen = 0;
        self.search();
    }

    /// Finds the games whose title has every word. If the game shown does not fit, shows the first, or none.
    fn search(&mut self) {
        let Ok(loaded) = &self.found else { return self.choose(0) };
        let words = self.words.to_lowercase();
        // A short list has no search field, so words left from a longer one do not count.
        let words: Vec<&str> = words.split_whitespace().filter(|_| loaded.len() > ROWS).collect();
        let all = 0..loaded.len();
        if !words.is_empty() && self.titles.is_empty() {
            self.titles = all.clone().map(|at| words::title(loaded, at).to_lowercase()).collect();
        }
        self.fitting = all.filter(|at| words.iter().all(|word| self.titles[*at].contains(word))).collect();
        let next = Some(self.chosen).filter(|chosen| self.fitting.contains(chosen));
        let next = next.or(self.fitting.first().copied());
        match next {
            Some(game) => self.choose(game),
            None => self.shown = None,
        }
    }

    fn choose(&mut self, index: usize) {
        self.chosen = index;
        self.shown = self.found.as_ref().ok().map(|loaded| loaded.record(index));
    }

    /// The mistake at which reading the only game stopped, if it has one.
    fn mistake(&self) -> Option<&ReadError> {
        self.found.as_ref().ok()?.cut.as_ref()
    }

    fn ready(&self) -> Result<(), Obstacle> {
        match &self.found {
            Ok(_) if self.shown.is_none() => Err(Obstacle::Wrong(text!("library-no-game-fits"))),
            Ok(_) => Ok(()),
            Err(_) if self.file.is_none() && self.text.trim().is_empty() => {
                Err(Obstacle::Missing(text!("paste-no-text")))
            }
            Err(error) => Err(Obstacle::Wrong(sentence(&words::read_error(error)))),
        }
    }
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let body = |ui: &mut Ui, state: &mut State| body_ui(ui, state, out);
        let buttons =
            |state: &State| Buttons { ready: state.ready(), ..Buttons::confirm(text!("dialog-open")) };
        let title = if self.file.is_some() { text!("paste-title-file") } else { text!("paste-title") };
        let answer = frame_ui(ui, &title, 620.0, self, body, buttons);
        out.leave(answer, |out| {
            let Some(mut record) = self.shown.take() else { return };
            if self.found.as_ref().is_ok_and(|loaded| loaded.wthor().is_some()) {
                // A game of a database begins at its start, as the library's do.
                record.go_to(Record::ROOT);
            }
            out.emit(Event::Opened(Box::new(record), None));
        });
    }
}

fn body_ui(ui: &mut Ui, state: &mut State, out: &mut Out) {
    match &state.file {
        Some(file) => row_ui(ui, &text!("paste-file"), |ui| {
            // Lowers the path to the line of the row's name.
            ui.add_space(4.0);
            ui.add(Label::new(file.display().to_string()).truncate());
            let n_files = state.n_waiting + 1;
            if n_files > 1 && ui.button(text!("paste-all-files", n = n_files)).clicked() {
                out.send(Message::ImportOffered(file.clone()));
            }
        }),
        None => text_ui(ui, state),
    }
    if state.shown.is_some() && state.mistake().is_none() {
        // Nothing is left to type, so the text field does not get the keyboard, and Enter opens the game.
        focus::take_here(ui.ctx());
    }
    encoding_ui(ui, state);
    if state.has_two_readings {
        words_ui(ui, text!("paste-two-readings"));
    }
    if state.found.as_ref().is_ok_and(|loaded| loaded.len() > 1) {
        row_ui(ui, &text!("paste-games"), |ui| {
            games_ui(ui, state);
            all_games_ui(ui, state, out);
        });
    }
    match (&state.found, &state.shown) {
        (Ok(_), Some(record)) => row_ui(ui, &text!("paste-holds"), |ui| found_ui(ui, record)),
        (Err(error), _) => {
            if let Some(place) = error.place() {
                row_ui(ui, &text!("paste-mistake"), |ui| excerpt_ui(ui, &state.text, place));
            }
        }
        (Ok(_), None) => {}
    }
    if let Some(error) = state.mistake() {
        row_ui(ui, &text!("paste-mistake"), |ui| cut_ui(ui, state, error));
    }
    let Ok(loaded) = &state.found else { return };
    for (name, rejected) in
        [(text!("paste-rejected"), &loaded.rejected[..]), (text!("paste-variations"), &loaded.left_out[..])]
    {
        let reason = |row: usize| RichText::new(sentence(&words::rejected(&rejected[row])));
        lines_ui(ui, &name, rejected.len(), reason);
    }
    let Loaded { unused, overruled, .. } = loaded;
    let not_used = |row: usize| match unused.get(row) {
        Some(part) if part.n_more == 0 => RichText::new(part.to_string()).weak(),
        Some(part) => {
            RichText::new(format!("{part} … {}", text!("paste-unused-more", n = part.n_more))).weak()
        }
        None => RichText::new(sentence(&words::overruled(&overruled[row - unused.len()]))),
    };
    lines_ui(ui, &text!("paste-unused"), unused.len() + overruled.len(), not_used);
}

/// Where and why reading the only game stopped, and how many of its moves can be opened.
fn cut_ui(ui: &mut Ui, state: &State, error: &ReadError) {
    if let Some(place) = error.place() {
        excerpt_ui(ui, &state.text, place);
    }
    let moves = match state.shown.as_ref().map(|record| Summary::of(record).content) {
        Some(Content::Game { n_moves, .. }) => n_moves,
        _ => 0,
    };
    let reason = sentence(&words::read_error(error));
    words_ui(ui, text::sentences(&[reason, text!("paste-cut", n = moves)]));
}

fn text_ui(ui: &mut Ui, state: &mut State) {
    row_ui(ui, &text!("paste-text"), |ui| {
        ScrollArea::vertical().id_salt("pasted text").max_height(132.0).show(ui, |ui| {
            // Parts that no game uses are dimmed.
            let unused = state.found.iter().flat_map(|loaded| &loaded.unused);
            let unused: Vec<Range<usize>> = unused.map(|part| part.bytes.clone()).collect();
            let mut layouter =
                |ui: &Ui, text: &dyn TextBuffer, width: f32| dimmed(ui, text.as_str(), &unused, width);
            // The end of a long text is not shown, so it cannot be edited, only replaced by pasting.
            let is_long = state.text.len() > SHOWN_MAX;
            let pasted = |event: &egui::Event| match event {
                egui::Event::Paste(text) if is_long => Some(text.clone()),
                _ => None,
            };
            if let Some(text) = ui.input(|input| input.events.iter().find_map(pasted)) {
                state.text = text;
                state.reread();
            }
            let field = bounded(&mut state.text, |text| {
                let field = TextEdit::multiline(text).font(TextStyle::Monospace).desired_rows(4);
                let field = field.layouter(&mut layouter).hint_text(text!("paste-text.hint"));
                outlined(ui, |ui| ui.add(field.desired_width(f32::INFINITY)))
            });
            if field.accessible_name(text!("paste-text")).changed() {
                state.reread();
            }
        });
    });
}

/// A text, or its beginning, with some parts dimmed.
fn dimmed(ui: &Ui, text: &str, parts: &[Range<usize>], width: f32) -> Arc<Galley> {
    let plain = TextFormat::simple(TextStyle::Monospace.resolve(ui.style()), ui.visuals().text_color());
    let dim = TextFormat { color: ui.visuals().weak_text_color(), ..plain.clone() };
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let mut at = 0;
    for part in parts {
        // The text may have changed since it was read.
        let (Some(before), Some(inside)) = (text.get(at..part.start), text.get(part.clone())) else { break };
        job.append(before, 0.0, plain.clone());
        job.append(inside, 0.0, dim.clone());
        at = part.end;
    }
    job.append(&text[at..], 0.0, plain);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Lets the user choose another encoding for a file whose names have wrong letters.
fn encoding_ui(ui: &mut Ui, state: &mut State) {
    let Some((_, current)) = &state.encoded else { return };
    let (current, mut chosen) = (*current, *current);
    let choices = Encoding::USUAL.into_iter();
    let other = (!Encoding::USUAL.contains(&current)).then_some(current);
    let choices = other.into_iter().chain(choices).map(|encoding| (encoding, words::encoding(encoding)));
    let name = text!("paste-encoding");
    row_ui(ui, &name, |ui| {
        let list = ComboBox::from_id_salt("encoding").width(260.0).height(260.0);
        list_ui(ui, list, &name, &mut chosen, choices, |_, _| {});
    });
    if chosen != current {
        state.reread_as(chosen);
    }
}

/// The field for words of a title, above a list of many games.
fn search_ui(ui: &mut Ui, state: &mut State) {
    let name = text!("library-search");
    let field = TextEdit::singleline(&mut state.words).hint_text(&name).desired_width(f32::INFINITY);
    if line_ui(ui, field).accessible_name(name).changed() {
        state.search();
    }
}

/// The list of games, of which only rows in sight are formatted; keys choose another game and announce it.
fn games_ui(ui: &mut Ui, state: &mut State) {
    let is_long = state.found.as_ref().is_ok_and(|loaded| loaded.len() > ROWS);
    if is_long {
        search_ui(ui, state);
    }
    let Ok(loaded) = &state.found else { return };
    let (n_games, height) = (state.fitting.len(), ui.spacing().interact_size.y);
    let shown_height = ROWS as f32 * (height + ROW_GAP);
    // A long list keeps its height while a search shortens it.
    let list = ScrollArea::vertical().id_salt("games").max_height(shown_height);
    let row = state.fitting.iter().position(|game| *game == state.chosen);
    // In a pasted text the same keys move the cursor.
    let walked = row.filter(|_| state.file.is_some()).and_then(|row| row_keys::walk(ui, Some(row), n_games));
    if let Some(row) = walked {
        speech::say(ui.ctx(), words::title(loaded, state.fitting[row]));
    }
    let list = row_keys::reveal(list.auto_shrink([false, !is_long]), walked, height + ROW_GAP, shown_height);
    let mut chosen = walked.map(|row| state.fitting[row]);
    ui.spacing_mut().item_spacing.y = ROW_GAP;
    list.show_rows(ui, height, n_games, |ui, rows| {
        for &index in &state.fitting[rows] {
            let title = words::title(loaded, index);
            let button = Button::selectable(index == state.chosen, &title)
                .truncate()
                .min_size(vec2(ui.available_width(), height));
            if ui.add(button).clicked() {
                chosen = Some(index);
            }
        }
    });
    if let Some(index) = chosen {
        state.choose(index);
    }
}

/// The button that imports all games of the file into the library.
fn all_games_ui(ui: &mut Ui, state: &State, out: &mut Out) {
    let (Some(file), Ok(loaded), false) = (&state.file, &state.found, state.is_reread) else { return };
    let is_all = !loaded.rejected.iter().any(|rejected| matches!(rejected.error, ReadError::TooMany(_)));
    let shown = text::grouped(loaded.len() as u64) + if is_all { "" } else { "+" };
    if ui.button(text!("paste-all-games", shown = shown)).clicked() {
        out.send(Message::Chosen(Purpose::Import, vec![file.clone()]));
    }
}

/// A row that lists what was not read or not used; only the lines in sight are made.
fn lines_ui(ui: &mut Ui, name: &str, n_lines: usize, line: impl Fn(usize) -> RichText) {
    if n_lines == 0 {
        return;
    }
    row_ui(ui, name, |ui| {
        let height = ui.spacing().interact_size.y;
        let list = ScrollArea::vertical().id_salt(name).max_height(3.0 * height).auto_shrink([false, true]);
        ui.spacing_mut().item_spacing.y = 0.0;
        list.show_rows(ui, height, n_lines, |ui, rows| {
            for text in rows.map(&line) {
                let whole = text.text().to_owned();
                let layout = Layout::left_to_right(Align::Center);
                let size = vec2(ui.available_width(), height);
                ui.allocate_ui_with_layout(size, layout, |ui| {
                    ui.add(Label::new(text).truncate()).on_hover_text(whole);
                });
            }
        });
    });
}

/// The last position and what is known about the game.
fn found_ui(ui: &mut Ui, record: &Record) {
    ui.horizontal_top(|ui| {
        let position = record.position();
        let counts = position.counts();
        let picture = preview_ui(ui, position, PREVIEW_SIDE);
        let name = text!("paste-picture", black = counts.black, white = counts.white);
        picture.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        ui.vertical(|ui| {
            ui.add_space(4.0);
            words_ui(ui, RichText::new(sentence(&words::summary(&Summary::of(record)))).strong());
            let title = words::header_title(&record.header);
            if !title.is_empty() {
                words_ui(ui, title);
            }
            words_ui(ui, text!("paste-counts", black = counts.black, white = counts.white));
            match position.outcome() {
                Some(outcome) => {
                    let draw = || text!("paste-draw");
                    let won = |winner: Color| text!("paste-won", color = winner.key());
                    words_ui(ui, outcome.winner(record.goal()).map_or_else(draw, won));
                }
                // The summary of a position says it already.
                None if record.n_moves() == 0 => {}
                None => _ = words_ui(ui, text!("paste-to-move", color = position.turn().key())),
            }
        });
    });
}

/// The line around a mistake, with the mistake underlined and an arrow below it.
fn excerpt_ui(ui: &mut Ui, text: &str, place: Place) {
    let line: Vec<char> = place.line_in(text).chars().collect();
    let at = (place.character - 1).min(line.len());
    let (begin, end) = (at.saturating_sub(EXCERPT), (at + EXCERPT).min(line.len()));
    let shown =
        |part: &[char]| part.iter().map(|c| if c.is_control() { ' ' } else { *c }).collect::<String>();
    let cut = |is_cut: bool| if is_cut { "…" } else { "" };

    let color = ui.visuals().error_fg_color;
    let plain = TextFormat::simple(FontId::monospace(16.0), ui.visuals().text_color());
    let wrong = TextFormat { color, underline: Stroke::new(1.5, color), ..plain.clone() };
    let mut job = LayoutJob::default();
    let before = format!("{}{}", cut(begin > 0), shown(&line[begin..at]));
    job.append(&before, 0.0, plain.clone());
    job.append(&shown(&line[at..(at + 1).min(end)]), 0.0, wrong);
    job.append(&shown(&line[(at + 1).min(end)..end]), 0.0, plain.clone());
    job.append(cut(end < line.len()), 0.0, plain);
    let width_before = text_width(ui, &before, FontId::monospace(16.0));
    let excerpt = ui.add(Label::new(job).extend());
    let tip = excerpt.rect.left_bottom() + vec2(width_before + 5.0, 2.0);
    let arrow = vec![tip, tip + vec2(5.0, 8.0), tip + vec2(-5.0, 8.0)];
    ui.painter().add(Shape::convex_polygon(arrow, color, Stroke::NONE));
    ui.add_space(12.0);
}
