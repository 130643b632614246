//! Random clicks in Learn: nothing breaks, every page can be drawn, and the profile is whole at every moment.

use super::*;
use analysis::explain::Idea;
use engine::book::Book;
use engine::human::Rating;
use othello::formats::transcript;
use othello::rules::{BoardSize, Color, Goal, Position, Square};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use services::settings::Settings;
use system::kept::RonFile;
use teach::cards::Card;
use teach::cards::fsrs::{Memory, Recall};
use teach::choice::{AnotherChoice, CardChoice, GuessChoice, OpeningChoice, Pace, PuzzleChoice, PuzzleSet};
use teach::lessons::LESSONS;
use teach::puzzles::{Theme, file};

const N_ACTIONS: usize = 10_000;
/// Drawing takes longest.
const DRAWN_EVERY: usize = 20;

/// A learner with mistakes to repeat.
fn learner() -> Profile {
    let mut profile = Profile::default();
    let puzzles = file::embedded().expect("the program carries them");
    let card = |at: usize| {
        let position = puzzles[at].position;
        Card::new(
            &position,
            position.legal_moves().first().expect("it has moves"),
            8,
            "against Ben".to_owned(),
        )
    };
    let with_idea = |at: usize| {
        let mut card = card(at);
        card.idea = Some(Idea::ALL[at]);
        card.memory = at.is_multiple_of(2).then(|| Memory::new(Recall::Good));
        card
    };
    profile.cards.take_in(1, (0..8).map(with_idea).collect());
    profile
}

fn choice(random: &mut SmallRng) -> Choice {
    let pages = [
        Page::Home,
        Page::Lessons,
        Page::Puzzles,
        Page::Mistakes,
        Page::Openings,
        Page::Guess,
        Page::Progress,
    ];
    let sets = [PuzzleSet::Mixed, PuzzleSet::Daily, PuzzleSet::Own, PuzzleSet::Ending];
    let mut one_of = |n: usize| random.random_range(0..n);
    match one_of(17) {
        0 => Choice::Open(pages[one_of(pages.len())]),
        1 => Choice::Back,
        2..8 => Choice::Square(Square::at(one_of(8), one_of(8), BoardSize::STANDARD).expect("on the board")),
        8 => Choice::Another([AnotherChoice::Begin, AnotherChoice::Next, AnotherChoice::Hint][one_of(3)]),
        9 => Choice::Lessons(LessonChoice::Begin(LESSONS[one_of(LESSONS.len())].key)),
        10 => {
            let choices = [
                LessonChoice::Next,
                LessonChoice::Previous,
                LessonChoice::PlayPicture,
                LessonChoice::Decline,
                LessonChoice::Hint,
                LessonChoice::ShowAnswer,
            ];
            Choice::Lessons(choices[one_of(choices.len())].clone())
        }
        11 => Choice::Puzzles(PuzzleChoice::Begin(match one_of(sets.len() + 1) {
            at if at < sets.len() => sets[at],
            _ => PuzzleSet::Theme(*Theme::ALL.choose(random).expect("there are themes")),
        })),
        12 => {
            let choices = [
                PuzzleChoice::Next,
                PuzzleChoice::GiveUp,
                PuzzleChoice::Hint,
                PuzzleChoice::Step(true),
                PuzzleChoice::Step(false),
                PuzzleChoice::Pace(Pace::Calm),
                PuzzleChoice::Pace(Pace::Streak),
                PuzzleChoice::Pace(Pace::Clock),
            ];
            Choice::Puzzles(choices[one_of(choices.len())])
        }
        13 => Choice::Cards(
            [CardChoice::Begin, CardChoice::Next, CardChoice::Hint, CardChoice::ShowAnswer][one_of(4)],
        ),
        14 => {
            let choices = [
                OpeningChoice::Show(Color::White),
                OpeningChoice::Show(Color::Black),
                OpeningChoice::Grow,
                OpeningChoice::Drill,
            ];
            Choice::Openings(choices[one_of(4)].clone())
        }
        15 => {
            let choices = [
                GuessChoice::Begin(None),
                GuessChoice::Begin(Some(Color::White)),
                GuessChoice::Next,
                GuessChoice::Again,
            ];
            Choice::Guess(choices[one_of(choices.len())])
        }
        _ => Choice::Square(Square::at(one_of(8), one_of(8), BoardSize::STANDARD).expect("on the board")),
    }
}

fn draw(ctx: &Context, room: &mut Room, day: i64) {
    let area = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(900.0, 700.0));
    let settings = Settings::default();
    let look = Look {
        theme: BoardTheme::default(),
        settings: &settings,
        coordinates: true,
        rings: true,
        animation: Duration::ZERO,
        typed: None,
        notice: None,
        person: None,
        day,
        place: Place::of(area, &settings, BoardSize::STANDARD),
    };
    let mut out = Out::default();
    let input = egui::RawInput { screen_rect: Some(area), ..Default::default() };
    let mut output = ctx.run_ui(input, |ui| learn_ui(ui, room, look, &mut out));
    output.textures_delta.clear();
}

#[test]
fn ten_thousand_random_actions_leave_no_half_state() {
    let ctx = Context::default();
    let book = Book::embedded();
    let mut room = Room::new(&ctx, &Analyst::start(|| ()), "Anna".to_owned(), learner());
    let (mut random, mut knowledge) = (SmallRng::seed_from_u64(18), Knowledge::default());
    let start = Position::start(BoardSize::STANDARD);
    let game = transcript::read("f5d6c3d3c4f4c5b3c2", &start, Goal::MostDiscs).expect("it is a game");
    room.offer_game(Some(&game));
    let rating = Rating::new(1400);
    for at in 0..N_ACTIONS {
        // A day passes now and then, a second with every action.
        let now = Now { seconds: at as f64, day: 20_000 + at as i64 / 400 };
        let choice = choice(&mut random);
        room.take(&ctx, choice, Inputs { book: book.as_deref(), seed: random.random(), now, rating });
        room.poll(&ctx, random.random(), now, &mut knowledge);
        if at % DRAWN_EVERY == 0 {
            draw(&ctx, &mut room, now.day);
            let profile = &room.profile;
            assert_eq!(Profile::read(&profile.write()).as_ref(), Ok(profile), "after {at} actions");
        }
    }
    assert!(
        room.profile.lessons != Profile::default().lessons
            || room.profile.puzzles != Profile::default().puzzles
    );
}
