//! The window in every language: nothing is cut, everything can be found and used.
//!
//! The language is a setting of the whole process, so the tests of this program take turns.

#[path = "../gui/hand.rs"]
#[expect(dead_code, reason = "these tests use only a part of the `Hand` of the GUI tests")]
mod hand;
#[path = "../gui/walk.rs"]
mod walk;
#[path = "../support/cpu_renderer.rs"]
mod cpu_renderer;
#[path = "../support/names.rs"]
mod names;
mod cut;

use cut::cut_texts;
use egui::epaint::text::{FontData, FontInsert, FontPriority, InsertFontFamily};
use egui::{Context, FontFamily, Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::players::{Kind, Player};
use hand::{Hand, Start, after, is_enabled};
use othello::rules::{Color, Goal};
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};
use system::kept::RonFile;
use teach::cards::Card;
use teach::choice::PuzzleSet;
use teach::lessons;
use teach::profile::Profile;
use teach::puzzles::{Puzzle, file};
use texts::text;
use texts::text::Language;
use texts::words::{outcome_words, players};
use walk::{GAME, Look, sections_of_learn, usual_pages};

const SMALL: Vec2 = vec2(480.0, 520.0);
const SIZES: [Vec2; 2] = [SMALL, vec2(1100.0, 800.0)];

/// A lock that makes the tests run one after another, since each sets the language.
fn turn() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A window in a language. Letters that egui's fonts lack are drawn as squares of the same width.
fn open(language: Language, size: Vec2, moves: &str) -> Hand {
    let game = after(moves, Player::Human, Player::Human);
    let settings = format!("language: Some({language:?}), threads: 1");
    let hand = Start { size, settings, game: Some(game), prepare: with_squares }.open();
    assert_eq!(text::language(), language);
    hand
}

fn with_squares(ctx: &Context) {
    let families = [FontFamily::Proportional, FontFamily::Monospace];
    let insert = |family| InsertFontFamily { family, priority: FontPriority::Lowest };
    let squares = FontData::from_static(include_bytes!("../data/fonts/squares.ttf"));
    ctx.add_font(FontInsert::new("squares", squares, families.map(insert).to_vec()));
}

/// Every dialog and page that a key or a menu opens, and how it is left.
fn pages(hand: &mut Hand, look: Look) {
    usual_pages(hand, look);
    hand.choose(&text!("menu-game"), &text!("command-handout"));
    hand.click(&text!("handout-puzzles"));
    look("a handout of puzzles", hand);
    hand.key(Key::Escape);
    hand.choose(&text!("menu-study"), &text!("command-other-engines"));
    hand.click(&text!("engines-protocol.nboard"));
    look("engines by NBoard", hand);
    hand.click(&text!("engines-choose"));
    look("an engine's file", hand);
    hand.key(Key::Escape);
    hand.key(Key::Escape);
    hand.choose(&text!("menu-study"), &text!("command-match"));
    play_match(hand);
    look("the table of a match", hand);
    hand.key(Key::Escape);
    hand.key(Key::Z);
    hand.press(&text!("book-menu"));
    look("the opening book as a whole", hand);
    hand.click(&text!("book-import"));
    look("books to import", hand);
    hand.key(Key::Escape);
    hand.click(&text!("book-correct", square = "b3"));
    look("a move of the opening book", hand);
    hand.key(Key::Escape);
    hand.key(Key::Z);
}

/// Plays one or two games of a match between quick players.
fn play_match(hand: &mut Hand) {
    for color in Color::BOTH {
        let list = text!("player-list", color = color.key());
        hand.press(&text!("list-and-choice", name = list, choice = players::kind(Kind::Engine)));
        hand.press(&text!("player-minimax.with-depth"));
    }
    hand.press(&text!("match-start"));
    let stop = text!("match-stop");
    let over = text!("match-over", n = 20);
    let one_game: Vec<String> = (2..=20).map(|n| text!("match-playing", n = n, total = 20)).collect();
    // On a fast machine the whole match may be over before the next frame.
    let is_played = |hand: &Hand| hand.says(&over) || one_game.iter().any(|text| hand.says(text));
    hand.wait_for("a game of the match", is_played);
    if let Some(stop) = hand.window.query_by_label(&stop) {
        stop.click_accesskit();
    }
    let go_on = text!("match-go-on");
    hand.wait_for("rest", |hand| hand.has(&go_on) || hand.says(&over));
}

/// The sections of Learn, and the first page of every lesson.
fn learn_pages(hand: &mut Hand, look: Look) {
    sections_of_learn(hand, look);
    for (number, lesson) in (1..).zip(lessons::LESSONS) {
        let title = lesson.title();
        hand.choose(&text!("menu-learn"), &text!("learn-lessons"));
        hand.click(&text!("lesson-row-name", stars = 0, number = number, title = title, most = 3));
        look(&lesson.title(), hand);
        hand.key(Key::Escape);
    }
}

/// Calls `go` in every language and at both sizes, and fails if a page it passes to `look` has a cut text.
fn nothing_is_cut(go: impl Fn(Language, Vec2, Look)) {
    let _turn = turn();
    let mut findings = String::new();
    for language in Language::ALL {
        for size in SIZES {
            go(language, size, &mut |page, hand| {
                for cut in cut_texts(hand) {
                    _ = writeln!(findings, "{language:?}, {} wide, {page}: {cut}", size.x);
                }
            });
        }
    }
    assert!(findings.is_empty(), "\n{findings}");
}

#[test]
fn no_page_of_learn_is_cut_in_any_language() {
    nothing_is_cut(|language, size, look| learn_pages(&mut open(language, size, ""), look));
}

/// The choice of the side, a guess, its verdict, and the card at the end.
#[test]
fn no_guess_is_cut_in_any_language() {
    nothing_is_cut(|language, size, look| {
        let mut hand = open(language, size, "f5d6c3d3c4");
        hand.choose(&text!("menu-learn"), &text!("learn-guess"));
        look("the sides", &mut hand);
        hand.key(Key::Enter);
        for letter in [Key::C, Key::E] {
            look("a guess", &mut hand);
            hand.key(letter);
            hand.key(Key::Num3);
            hand.wait_for("the next one", |hand| hand::is_enabled(hand, &text!("learn-next")));
            look("a verdict", &mut hand);
            hand.key(Key::Enter);
        }
        assert!(hand.has(&text!("end-review")));
        look("the card", &mut hand);
    });
}

#[test]
fn no_text_is_cut_in_any_language() {
    nothing_is_cut(|language, size, look| pages(&mut open(language, size, "f5d6c3d3c4"), look));
}

/// The window in which a player is changed, each step of a hint, and the card at the end of a game.
#[test]
fn nothing_around_the_board_is_cut_in_any_language() {
    nothing_is_cut(|language, size, look| {
        let mut hand = open(language, size, "f5d6c3d3c4");
        let seat = text!("seat", color = "white", player = players::kind(Kind::Human));
        hand.click(&seat);
        look("a player", &mut hand);
        hand.key(Key::Escape);
        hand.ctrl(Key::H);
        let more = text!("hint-more");
        hand.wait_for("a hint", |hand| hand.has(&more));
        look("a hint", &mut hand);
        while hand.has(&more) {
            hand.click(&more);
            look("more of a hint", &mut hand);
        }
        let mut hand = open(language, size, GAME);
        assert!(hand.has(&text!("end-play-again")));
        look("the end", &mut hand);
    });
}

#[test]
fn a_review_is_not_cut_in_any_language() {
    nothing_is_cut(|language, size, look| {
        let mut hand = open(language, size, GAME);
        hand.paste(GAME);
        hand.key(Key::Enter);
        look("a game that is opened", &mut hand);
        hand.key(Key::ArrowLeft);
        look("a move of it", &mut hand);
        let last = text!("command-with-key", text = text!("command-last"), key = text!("key-end"));
        let rect = hand.window.get_by_label(&last).rect();
        assert!(rect.right() <= size.x, "{language:?}: {rect:?} in {size}");
        hand.key(Key::ArrowRight);
        hand.key(Key::R);
        hand.wait_for("the graph", |hand| hand.has(&text!("graph-name")));
        hand.wait_for("the first values", |hand| hand.says("+32"));
        hand.key(Key::PageUp);
        hand.look();
        look("the review", &mut hand);
    });
}

/// The first window with its invitation, also as it is at twice the size.
#[test]
fn an_invitation_covers_nothing_in_any_language() {
    let _turn = turn();
    for language in Language::ALL {
        for size in SIZES.into_iter().chain([vec2(550.0, 400.0)]) {
            let settings = format!("language: Some({language:?})");
            let hand = Start { size, settings, game: None, prepare: with_squares }.open_slow();
            let texts = [text!("strip-invitation"), text!("strip-invitation-declined")];
            let rects = texts.map(|text| hand.window.get_by_label(&text).rect());
            let mut rects = rects.to_vec();
            let progress = services::board_line::progress_words(hand.record());
            rects.extend(hand.window.query_all_by_value(&progress).next().map(|node| node.rect()));
            for (n, rect) in rects.iter().enumerate() {
                let covers = rects[n + 1..].iter().any(|other| other.intersects(*rect));
                let is_in = rect.left() >= 0.0 && rect.right() <= size.x;
                assert!(!covers && is_in, "{language:?} in {size}: {rects:?}");
            }
        }
    }
}

/// Types a whole game, looks at its end and takes a move back.
#[test]
fn a_game_is_played_in_japanese_and_greek() {
    let _turn = turn();
    for language in [Language::Japanese, Language::Greek] {
        let mut hand = open(language, vec2(1100.0, 800.0), "");
        hand.type_keys(GAME);
        let outcome = hand.position().outcome().expect("the game is over");
        assert!(hand.says(&outcome_words(outcome, Goal::MostDiscs)), "the result is said");
        hand.ctrl(Key::Z);
        assert!(hand.session().position().outcome().is_none());
        hand.choose(&text!("menu-game"), &text!("command-preferences"));
        assert!(hand.says(&text!("preferences-contrast.high")));
        hand.key(Key::Escape);
    }
}

#[test]
fn another_language_is_chosen_and_spoken_at_once() {
    let _turn = turn();
    let mut hand = open(Language::English, vec2(1100.0, 800.0), "");
    hand.ctrl(Key::Comma);
    hand.click(&text!("preferences-language"));
    hand.click("Deutsch · German");
    assert_eq!(text::language(), Language::German);
    assert!(hand.says(&text!("preferences-contrast.high")));
    let _hand = hand.restart();
    assert_eq!(text::language(), Language::German);
}

/// At twice the size: the strip below the board, and the line below the board of Learn.
#[test]
fn large_text_is_neither_cut_nor_covered_in_any_language() {
    let _turn = turn();
    let size = vec2(550.0, 400.0);
    for language in Language::ALL {
        let mut hand = open(language, size, "");
        hand.type_keys("f5d6");
        hand.key(Key::ArrowLeft);
        let sentence = text!("strip-to-move", color = "white", what = "other-move");
        assert!(hand.has(&sentence), "{language:?}");
        let cut = cut_texts(&hand).into_iter().find(|cut| cut.contains(&sentence));
        assert_eq!(cut, None, "{language:?}");
        hand.open_learn(&text!("learn-lessons"));
        let title = lessons::LESSONS[0].title();
        hand.click(&text!("lesson-row-name", stars = 0, number = 1, title = title, most = 3));
        let cut = cut_texts(&hand);
        assert!(cut.is_empty(), "{language:?}, lesson: {cut:?}");
        let turn = text!("spoken-to-move", color = "black");
        let turn = hand.window.query_all_by_value(&turn).next().expect("it is said").rect();
        let count = hand.window.query_all_by_value("2").map(|node| node.rect().left());
        let first = count.fold(f32::INFINITY, f32::min);
        assert!(turn.right() <= first, "{language:?}: {turn:?} reaches the count at {first}");
    }
}

/// A window in which a section of Learn asks something.
fn asking(language: Language, section: &str) -> Hand {
    let mut hand = open(language, vec2(1100.0, 800.0), "");
    if section == "mistakes" {
        let all = file::embedded().expect("the program carries them").iter();
        let few = all.filter(|puzzle| puzzle.position.empties().len() == 8).take(5);
        let card = |Puzzle { position, .. }: &Puzzle| {
            let played = position.legal_moves().first().expect("a puzzle has moves");
            Card::new(position, played, 8, "against Ben".to_owned())
        };
        let mut profile = Profile::default();
        profile.cards.take_in(1, few.map(card).collect());
        hand = hand.restart_with("profile.ron", profile.write());
    }
    if ["mistakes", "guess"].contains(&section) {
        hand.open_learn(&text!(&format!("learn-{section}")));
        // The first card, or the first game and its first side.
        hand.key(Key::Enter);
        hand.keys((section == "guess").then_some(Key::Enter));
    } else {
        hand.open_learn(&text!("learn-puzzles"));
        hand.click(&text!(&format!("puzzles-{section}")));
        hand.click(&PuzzleSet::Mixed.name());
    }
    hand
}

/// Answers rightly and wrongly: the feedback is longest in German.
#[test]
fn the_buttons_of_exercises_never_move() {
    let _turn = turn();
    let legal = |hand: &Hand| -> Vec<String> {
        let legal = text!("square-spoken-legal");
        let squares = hand.window.query_all_by_label_contains(&legal);
        let labels = squares.filter_map(|node| node.accesskit_node().label());
        labels.map(|label| label.split(',').next().unwrap_or_default().to_owned()).collect()
    };
    for language in [Language::English, Language::German] {
        for section in ["calm", "streak", "clock", "mistakes", "guess"] {
            let mut hand = asking(language, section);
            let (next, show) = (text!("learn-next"), text!("learn-show-answer"));
            let place = |hand: &Hand| hand.node(&next).rect().min;
            let first = place(&hand);
            for answer in 0..8 {
                hand.wait_for("the values", |hand| {
                    let is_known = !hand.has(&show) || is_enabled(hand, &show);
                    is_enabled(hand, &next) || is_known && !legal(hand).is_empty()
                });
                assert_eq!(place(&hand), first, "{language:?}, {section}, {answer}");
                match legal(&hand) {
                    _ if is_enabled(&hand, &next) => hand.click(&next),
                    squares => hand.type_keys(&squares[answer % squares.len()]),
                }
                assert_eq!(place(&hand), first, "{language:?}, {section}, {answer}");
            }
        }
    }
}

#[test]
fn unreadable_settings_are_reported_in_the_language_of_the_window() {
    let _turn = turn();
    let settings = "language: Some(German), theme: Sepia".to_owned();
    let hand = Start { settings, ..Start::default() }.open();
    assert!(hand.says("In settings.ron ist theme: Sepia nicht zu lesen"));
    text::set_language(Language::English);
}

#[test]
fn no_name_of_a_column_of_the_library_runs_into_the_next() {
    let _turn = turn();
    for language in Language::ALL {
        let mut hand = open(language, SMALL, "f5d6c3d3c4");
        hand.ctrl(Key::K);
        hand.ctrl(Key::L);
        let head = text!("library-column-date.order");
        hand.wait_for("the game", |hand| hand.has(&head));
        let (name, font) = (text!("library-column-date"), egui::FontId::proportional(12.0));
        let name = hand.window.ctx.fonts_mut(|fonts| fonts.layout_no_wrap(name, font, egui::Color32::BLACK));
        let head = hand.window.get_by_label(&head).rect();
        // The arrow that shows the order takes 22 points.
        assert!(name.size().x + 22.0 <= head.width(), "{language:?}: {} in {head:?}", name.size().x);
    }
}
