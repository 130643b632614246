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
use teach::choice::{Pace, PuzzleSet};
use teach::lessons::LESSONS;
use teach::puzzles::{Theme, file};

const N_ACTIONS: usize = 10_000;
/// Drawing takes longest.
const DRAWN_EVERY: usize = 20;

/// A learner with mistakes to repeat.
fn learner() -> Profile {
    let mut profile = Profile::default();
    let puzzles = file::embedded().expect("the program carries them");
    let with_idea = |at: usize| {
        let position = puzzles[at].position;
        let played = position.legal_moves().first().expect("it has moves");
        let mut card = Card::new(&position, played, 8, "against Ben".to_owned());
        card.idea = Some(Idea::ALL[at]);
        card.memory = at.is_multiple_of(2).then(|| Memory::new(Recall::Good));
        card
    };
    profile.cards.take_in(1, (0..8).map(with_idea).collect());
    profile
}

/// A square in half of the cases, else a choice of a section drawn at random.
fn choice(random: &mut SmallRng) -> Choice {
    use Page::{Guess, Home, Lessons, Mistakes, Openings, Progress, Puzzles};
    if random.random() {
        let [column, row] = [(); 2].map(|()| random.random_range(0..8));
        return Choice::Square(Square::at(column, row, BoardSize::STANDARD).expect("on the board"));
    }
    let pages = [Home, Lessons, Puzzles, Mistakes, Openings, Guess, Progress].map(Choice::Open);
    let begin = LESSONS.iter().map(|lesson| Choice::BeginLesson(lesson.key));
    let lessons = begin.chain([Choice::Previous, Choice::PlayPicture, Choice::DeclineLessons]);
    let sets = [PuzzleSet::Mixed, PuzzleSet::Daily, PuzzleSet::Own, PuzzleSet::Ending].into_iter();
    let sets = sets.chain(Theme::ALL.map(PuzzleSet::Theme));
    let paces = [Pace::Calm, Pace::Streak, Pace::Clock];
    let puzzles = sets.flat_map(|set| paces.map(|pace| Choice::BeginPuzzles(set, pace)));
    let puzzles = puzzles.chain(paces.map(Choice::ChoosePace)).chain([true, false].map(Choice::StepInAnswer));
    let openings = Color::BOTH.map(Choice::LinesOf).into_iter().chain([Choice::GrowLines, Choice::Drill]);
    let guesses = [None, Some(Color::White)].map(Choice::GuessMoves).into_iter();
    // All sections are equally likely, so the last one, for the page that is open, is chosen often.
    let sections: [Vec<Choice>; 8] = [
        pages.into_iter().chain([Choice::Back]).collect(),
        vec![Choice::LookAgain],
        lessons.collect(),
        puzzles.collect(),
        vec![Choice::RepeatMistakes],
        openings.collect(),
        guesses.chain([Choice::GuessAgain]).collect(),
        vec![Choice::Next, Choice::Hint, Choice::ShowAnswer],
    ];
    let section = sections.choose(random).expect("there are sections");
    section.choose(random).expect("each has choices").clone()
}

fn draw(ctx: &Context, room: &mut Room, day: i64) {
    let area = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(900.0, 700.0));
    let settings = Settings::default();
    let look = Look {
        settings: &settings,
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
fn random_actions_keep_the_profile_whole() {
    let ctx = Context::default();
    let book = Book::embedded();
    let mut room = Room::new(&ctx, &Analyst::start(|| ()), "Anna".to_owned(), learner());
    let (mut random, mut knowledge) = (SmallRng::seed_from_u64(18), Knowledge::default());
    let start = Position::start(BoardSize::STANDARD);
    let game = transcript::read("f5d6c3d3c4f4c5b3c2", &start, Goal::MostDiscs).expect("it is a game");
    room.guess.offer(&game);
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
