//! Finds exactly the expected themes on drawn boards, and no theme on boards that almost show it.

use super::*;
use othello::rules::{Position, Symmetry};

/// Drawn boards, each below all the themes that it shows, or below `no THEME` and what is missing for it.
const BOARDS: &str = include_str!("../../../tests/data/themes.txt");

/// The boards below a line that begins with `no`, or below one that does not.
fn boards(is_near_miss: bool) -> impl Iterator<Item = (&'static str, Position)> {
    let read = |block: &'static str| {
        let (line, board) = block.split_once('\n').unwrap();
        (line, board.parse().unwrap_or_else(|error| panic!("{error}: {block}")))
    };
    BOARDS.split("\n\n").map(read).filter(move |(line, _)| line.starts_with("no ") == is_near_miss)
}

fn names(themes: Themes) -> String {
    themes.iter().map(|theme| format!("{theme:?}")).collect::<Vec<_>>().join(", ")
}

/// The themes of a position, and whether a single move is best.
fn themes(position: Position, solver: &mut Solver) -> (Themes, bool) {
    let truth = solver.solve(&position).expect("it can be solved");
    (Themes::of(&truth, Model::embedded().unwrap(), solver), truth.only_best().is_some())
}

#[test]
fn every_example_shows_its_themes_and_no_other_however_the_board_lies() {
    let (mut seen, mut solver) = (Themes::default().bits(), Solver::new().unwrap());
    for (expected, position) in boards(false) {
        for symmetry in Symmetry::all(position.size()) {
            let (found, has_only_best) = themes(symmetry.position(&position), &mut solver);
            assert!(has_only_best, "{position}");
            assert_eq!(names(found), expected, "{position}");
            seen |= found.bits();
        }
    }
    assert_eq!(Themes::from_bits(seen).iter().count(), Theme::ALL.len(), "each theme has an example");
}

#[test]
fn near_misses_do_not_show_their_theme() {
    let mut solver = Solver::new().unwrap();
    for theme in Theme::ALL {
        let is_about = |line: &str| line.strip_prefix(&format!("no {theme:?}: ")).is_some();
        let mut misses = boards(true).filter(|(line, _)| is_about(line)).peekable();
        assert!(misses.peek().is_some(), "{theme:?} has no near miss");
        for (line, position) in misses {
            assert!(!themes(position, &mut solver).0.contains(theme), "{position} {line}");
        }
    }
}

#[test]
fn sets_are_kept_as_bits() {
    let themes: Themes = [Theme::Greed, Theme::SaveTheWin].into_iter().collect();
    assert_eq!(Themes::from_bits(themes.bits()), themes);
    assert!(themes.contains(Theme::Greed) && !themes.contains(Theme::Pass));
    assert_eq!(Themes::from_bits(u16::MAX).iter().count(), 16);
    assert!(Theme::ALL.iter().enumerate().all(|(place, theme)| *theme as usize == place));
}
