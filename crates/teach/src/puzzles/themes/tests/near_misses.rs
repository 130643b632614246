//! Boards that almost show a theme and must not pass for it, each with what is missing.

use super::*;

/// Each differs from the theme in the one point that its sentence names.
fn near_misses() -> Vec<(Theme, &'static str, Position)> {
    use Theme::{
        Access, CornerSacrifice, Diagonal, FiveDiscEdge, Greed, Parity, Pass, PoisonedCorner, Quiet,
        SaveTheDraw, SaveTheWin, StonerTrap, Tempo, Wedge, WipeOut,
    };
    vec![
        (
            Parity,
            "h1 opens an odd region, but a7 in the even one loses 2 only.",
            board! {"
                X-OOOOO-
                OXXXXOOX
                XXXXOOOX
                XXXXOOOX
                XXXXXOOX
                OXOXOXOX
                -OOOOOXX
                -XXXXXXX
                Black to move
            "},
        ),
        (
            Parity,
            "d1 opens an odd region, but Black has no move into the even one that Black should leave.",
            board! {"
                --O-OOOO
                O-OOOOOX
                OOXXOXOX
                OXOOXOOX
                OOXXOOXX
                OXXXOXOX
                -XXXXOOX
                -XXXXOOX
                Black to move
            "},
        ),
        (
            Access,
            "The others go to a1, a2 and a3, where only Black has a move, but h7 is Black's alone as well.",
            board! {"
                -XXXXXXX
                -OOOXOXX
                -OOXOXOX
                OOXOXOXX
                XXXXOXOX
                OXXOXOOO
                OXXXOOO-
                OOOOOOOO
                Black to move
            "},
        ),
        (
            Access,
            "The region that waits has four squares.",
            board! {"
                XXXXXXX-
                XXXXXX--
                XXOOXOO-
                XOOOOOOO
                -XOXOOOO
                XXXOXOOO
                XXXXOXOO
                XXXXXXXO
                Black to move
            "},
        ),
        (
            Access,
            "d8 is Black's alone and must wait, but the second best move is g7, after which it still is.",
            board! {"
                XOOOXXXO
                XOOOXXXO
                XOXXXOXO
                XOXXOXOO
                XXOOXXOO
                XXOXXOOO
                X-XOOX-O
                OOO-XXX-
                Black to move
            "},
        ),
        (
            Access,
            "Only Black has a move to f1, but after h4 White has one too.",
            board! {"
                XXXXX-X-
                XOOOOOO-
                XOOOXOOO
                XXOOOOO-
                XOXXOXXX
                XOOOOOXX
                XOOOOOOX
                OOOOOOOO
                Black to move
            "},
        ),
        (
            Access,
            "g7, h7 and h8 wait for Black alone, but that a8 is right has another reason: it is a corner.",
            board! {"
                OOOOOOOO
                XOXXXXXX
                XXOOOOXO
                XOXOXXOO
                XOXOOXOO
                XXOXOOOO
                XOOOOO--
                -XXXXXX-
                Black to move
            "},
        ),
        (
            CornerSacrifice,
            "After b8 White can take h8, but it could before.",
            board! {"
                -OOOXXXO
                -OOOXXXO
                XOOXXOXO
                XOXXXOXO
                XOXXXOXO
                XXXOOXXO
                XXOXXOXX
                X-OOOOO-
                Black to move
            "},
        ),
        (
            PoisonedCorner,
            "To take a8 loses 8, but to take a1 is right.",
            board! {"
                -OXXXXX-
                OOOXOX-O
                OOXOXOOO
                OOXOOOOO
                OOXXOXXO
                OOOOXOXO
                OOOXOXXO
                -OOOOOXO
                Black to move
            "},
        ),
        (
            Greed,
            "h8 flips six discs, but g8 flips five.",
            board! {"
                XXXXXXXX
                OOOXXOX-
                XOOOOXOO
                XXXOXOOO
                XXOXOOOO
                XXXOXOOO
                X-OXXXOO
                XOXXXX--
                Black to move
            "},
        ),
        (
            Greed,
            "b7 flips eight, but it gives the corner a8 away.",
            board! {"
                O-XXXOXX
                XXXXOOXO
                OOOOXOXX
                OOOOXOXX
                OOOOOOXX
                OOOXOOXX
                O-OOXOO-
                -OOOOOOO
                Black to move
            "},
        ),
        (
            Greed,
            "g8 flips seven, but leaves White no more moves than the best one.",
            board! {"
                OOOOOOOO
                -OOOOXXO
                OOOOXXXO
                OOXXOOXO
                O-XOXOXO
                OOOXOOOO
                OOOOOOXO
                OXOOOO--
                Black to move
            "},
        ),
        (
            Greed,
            "h8 flips six, but loses 4 only.",
            board! {"
                XXXXXX-O
                OOOOXXOO
                OOOXOOXO
                OOXOOXX-
                OXOOOXXX
                XXOOOOOO
                XXXXXOO-
                OOOOOOO-
                Black to move
            "},
        ),
        (
            Greed,
            "h7 flips six discs, but the point is the corner a1.",
            board! {"
                -XXXXXXX
                OOOOOOXO
                OOXXOXOO
                OOOXXOOO
                OOOXXXOO
                OXOXXXOO
                OOOOOO--
                OOOOOOO-
                Black to move
            "},
        ),
        (
            Quiet,
            "g7 flips one disc inside, but White has one reply more than before.",
            board! {"
                XOOOOOOO
                XOOOOXO-
                XOOOOOOO
                XOXXXOOO
                XOXXXOOO
                XXOOXOOO
                XXXXOX--
                XXXXXXX-
                Black to move
            "},
        ),
        (
            Wedge,
            "d1 comes between two of White's discs, but it flips one of them.",
            board! {"
                XOO-OOO-
                XXOOOO--
                XXXXOOOX
                XOXXXOOO
                XOOXXXOO
                XOOXXXXX
                XOOOOXXX
                OOOOOOOO
                Black to move
            "},
        ),
        (
            StonerTrap,
            "g8 threatens a8, beside which Black has b7, but White can take it first.",
            board! {"
                XXXXXXXO
                OOXXOXOO
                OOXXOOXO
                XXOXXOOO
                XXOOOXOO
                OXXOXOXO
                -XXXXO-O
                -OOOOO-O
                Black to move
            "},
        ),
        (
            FiveDiscEdge,
            "Five discs, but g2 attacks them at the end that is shut.",
            board! {"
                OOXXXO--
                OXXXOO-O
                OXXOXOOO
                OXXXXXOO
                OXOXXOXO
                OXXXXOOO
                OXXXOOO-
                XXXXXXX-
                Black to move
            "},
        ),
        (
            Diagonal,
            "After g8 all between a1 and h8 is Black's and a1 is empty, but it was so before.",
            board! {"
                -OOOOOOO
                XXXXXXXO
                XXXOOOXO
                XOXXXXXO
                XOOOXOXO
                XOOOOXXO
                -OOOOOXO
                -OOOOO-O
                Black to move
            "},
        ),
        (
            Tempo,
            "After g1 White has no move to h1, but Black has none either.",
            board! {"
                -XXXXX--
                O-OOOOOO
                XXXXXXOO
                XXOXXOOO
                XXXXXXOO
                XOXOOOOO
                XXXXXXXO
                XOOXXXOO
                Black to move
            "},
        ),
        (
            Pass,
            "After h2 White has one move, g7.",
            board! {"
                OOOOOOOO
                OXOXXXO-
                OXOXXOXO
                OXXOOOXO
                OXOXOOXO
                OXOOXOXO
                OOOOOO-O
                OOOOOO--
                Black to move
            "},
        ),
        (
            WipeOut,
            "b2 wins by 62: one disc remains.",
            board! {"
                O--XXX--
                O---XXOO
                OXXXXOOO
                OXXXOXOO
                OXXOOOOO
                OXOOOOOO
                OOXOOOOO
                OOOOOOOO
                White to move
            "},
        ),
        (
            SaveTheDraw,
            "Nothing wins, but two moves draw, g3 and h8.",
            board! {"
                OXXXXXXX
                OOOOOOOO
                OXOOXX-O
                OOXXXXOO
                OOXXOXOO
                OXXOOOOO
                OXXXOXO-
                O-XXXXX-
                Black to move
            "},
        ),
        (
            SaveTheWin,
            "h8 wins by 8, but b8 wins too, by 2.",
            board! {"
                XOOOOX--
                XOOOOOOX
                XOXXXOOX
                XOXXOXOX
                XOXOXXOX
                XXOXXOOX
                XOXXOOOX
                O-XXXXX-
                Black to move
            "},
        ),
    ]
}

#[test]
fn what_almost_shows_a_theme_does_not_show_it() {
    let misses = near_misses();
    for (theme, missing, position) in &misses {
        assert!(!theme.holds(&truth(*position)), "{position} {theme:?}: {missing}");
    }
    for theme in Theme::ALL {
        assert!(misses.iter().any(|(missed, ..)| *missed == theme), "{theme:?} has no near miss");
    }
}
