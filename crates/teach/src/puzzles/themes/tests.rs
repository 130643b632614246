//! A board for each theme, and that each shows no other; and boards that almost show one.

mod near_misses;

use super::*;
use crate::puzzles::testing::truth;
use othello::board;
use othello::rules::{Position, Symmetry};

/// Boards with all the themes that they show: each is a counterexample to every other theme.
fn examples() -> Vec<(Position, Vec<Theme>)> {
    use Theme::{
        Access, CornerSacrifice, Diagonal, FiveDiscEdge, Greed, Parity, Pass, PoisonedCorner, Quiet,
        SaveTheDraw, SaveTheWin, StonerTrap, Tempo, Wedge, WipeOut,
    };
    vec![
        (
            board! {"
                -OOOOOOX
                OOOXXOXX
                -XXOOXOX
                XXXOOOOX
                OXOXOOOX
                OOXXOOOX
                O-XXXOOX
                -XXXXXXX
                Black to move
            "},
            vec![Parity],
        ),
        (
            board! {"
                -OOOOOOO
                -OOOOXO-
                -OOOXOOX
                XOXOOOOX
                XOXOOXOX
                XOOXXOXX
                XOXXOX-X
                OOOOOOO-
                Black to move
            "},
            vec![Access],
        ),
        (
            board! {"
                --OOOOOO
                --OOXXOO
                XOOXXOOO
                XOXXOOOO
                XXXOOXOO
                OXXOOOOO
                XXOXXOXX
                XXXXXXXX
                Black to move
            "},
            vec![CornerSacrifice],
        ),
        (
            board! {"
                ---OOOOO
                -OOOOXOO
                OOOOOOOO
                OOOOOOOO
                XXOXXXOX
                XXOOXXOX
                XXXOXOOX
                XOOOOOOX
                Black to move
            "},
            vec![PoisonedCorner],
        ),
        (
            board! {"
                OOOOOO--
                OXXXXO--
                OXXXXO--
                OXXOOOOX
                OXXOOOOX
                OXXXXXOX
                OOOOXXOX
                OXXXXXXX
                Black to move
            "},
            vec![Greed],
        ),
        (
            board! {"
                --XXXXOX
                X-OXXXXX
                XXXXXOXX
                XXXXXXXX
                XOXXOXXX
                XOXOXOXX
                XOOXXXOX
                XOXXXX-O
                Black to move
            "},
            vec![Quiet],
        ),
        (
            board! {"
                -OOOOO-O
                X-OXXXO-
                XXXOXOXX
                XOOXOOXX
                XOXOXOXX
                XOOOXOOX
                XOOOOOXX
                XOOOOOOX
                Black to move
            "},
            vec![Wedge],
        ),
        (
            board! {"
                -OOO--O-
                X-OOOOX-
                XXOOOXXO
                XOXOXXXO
                XOXXOXXX
                XXXXXXXO
                XXXOOXXO
                --XOOXXX
                Black to move
            "},
            vec![StonerTrap],
        ),
        (
            board! {"
                -OOOOOOX
                --XXXX-X
                XXXXXXOX
                XOXXXXOX
                XOXXXXXX
                XOXOXOXX
                XOOOOOOX
                -OOOOOOO
                White to move
            "},
            vec![FiveDiscEdge, SaveTheWin],
        ),
        (
            board! {"
                OOOOOOOO
                OOOOOOOO
                OOXOOOXX
                OOOXOXOX
                OOXOXXXX
                OOOXXXXX
                OOXXXX--
                OXXXXX--
                White to move
            "},
            vec![Diagonal],
        ),
        (
            board! {"
                --OOXXO-
                OOOXXX-O
                OOOXOXXX
                OXXOOOXX
                OXOXOOXX
                OOXOOOXX
                OOOXXXOX
                XOOOOOOO
                Black to move
            "},
            vec![Tempo],
        ),
        (
            board! {"
                ---OOOOO
                OOOOXXXX
                OOOXXOXX
                OXOOOXXX
                OXXOOOXX
                OXOXOOOX
                OXXOOO-X
                OXXXXXXX
                Black to move
            "},
            vec![Pass],
        ),
        (
            board! {"
                OOOOOOOO
                OOOOOOOO
                OO-XOOOO
                --XXOOOO
                --XOOOOO
                -XXXXOOO
                -OOOOOOO
                OOOOOOOO
                White to move
            "},
            vec![WipeOut],
        ),
        (
            board! {"
                --OOOOOO
                O-OXOXXO
                XOXXXOXO
                XXOOOXXO
                XOXOOXXO
                XOOOXXXO
                -OXXOOOO
                OOXXOOOO
                Black to move
            "},
            vec![SaveTheDraw],
        ),
        (
            board! {"
                -XXXXXO-
                O-XXXO-O
                OOXXOXXX
                OXOOXOXX
                OXOXXXOX
                OOXXXXOX
                OOOOOOOX
                XOOOOOOX
                Black to move
            "},
            vec![SaveTheWin],
        ),
    ]
}

#[test]
fn every_example_shows_its_themes_and_no_other() {
    let mut seen = Themes::default().bits();
    for (position, expected) in examples() {
        let truth = truth(position);
        assert!(truth.only_best().is_some(), "{position}");
        let found = Themes::of(&truth);
        assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{position}");
        seen |= found.bits();
    }
    assert_eq!(Themes::from_bits(seen).iter().count(), Theme::ALL.len(), "each theme has an example");
}

#[test]
fn a_theme_does_not_depend_on_how_the_board_lies() {
    for (position, expected) in examples() {
        for symmetry in Symmetry::all(position.size()) {
            let found = Themes::of(&truth(symmetry.position(&position)));
            assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{position}");
        }
    }
}

#[test]
fn sets_are_kept_as_bits() {
    let themes: Themes = [Theme::Greed, Theme::SaveTheWin].into_iter().collect();
    assert_eq!(Themes::from_bits(themes.bits()), themes);
    assert!(themes.contains(Theme::Greed) && !themes.contains(Theme::Pass));
    assert_eq!(Themes::from_bits(u16::MAX).iter().count(), 15);
    assert!(Theme::ALL.iter().enumerate().all(|(place, theme)| *theme as usize == place));
}
