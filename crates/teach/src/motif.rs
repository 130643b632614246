//! What a mistake was about, coarser than the review's reasons, so that many can be counted; and which
//! lesson and which puzzles are about the same.

use super::lessons::Lesson;
use super::puzzles::Theme;
use analysis::explain::cause::{Harm, HarmKind};
use analysis::explain::{Explanation, Kind};
use othello::rules::Move;
use serde::{Deserialize, Serialize};
use texts::text;

/// One idea that mistakes are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motif {
    /// The opponent took a corner, or could.
    #[serde(alias = "corners")]
    CornerGiven,
    /// The best play took a corner.
    CornerMissed,
    /// Moves left to either side.
    Mobility,
    /// Discs beside empty squares.
    Frontier,
    /// Discs that can never be turned.
    #[serde(alias = "stable discs")]
    StableDiscs,
    /// Edge squares between two discs of the other side.
    Wedges,
    /// Regions, passes and the last move.
    Parity,
    /// Discs at the end.
    Counting,
    /// The opponent's best answer.
    Answers,
    /// Which of two moves comes first.
    #[serde(alias = "order of moves")]
    Order,
    /// The move flipped at least four discs more than the best one, whatever else it was about.
    Greed,
}

/// A move that flips at least this number of discs more than the best one is greedy.
const GREED_FROM: usize = 4;

impl Motif {
    /// All, in the order in which equally frequent ones are listed.
    pub const ALL: [Motif; 11] = [
        Motif::CornerGiven,
        Motif::CornerMissed,
        Motif::Mobility,
        Motif::Frontier,
        Motif::StableDiscs,
        Motif::Wedges,
        Motif::Parity,
        Motif::Counting,
        Motif::Answers,
        Motif::Order,
        Motif::Greed,
    ];

    /// What a mistake was about: by its cause, where that is known, else by the first of the differences;
    /// `None` where there is none.
    pub fn of(explanation: &Explanation) -> Option<Motif> {
        match explanation.cause() {
            Some(cause) => Some(Motif::of_harm(&cause.harm)),
            None => explanation.differences.first().map(|first| Motif::of_kind(first.kind)),
        }
    }

    fn of_harm(harm: &Harm) -> Motif {
        match harm.kind {
            HarmKind::Corner if harm.is_missed => Motif::CornerMissed,
            HarmKind::Corner | HarmKind::Corners | HarmKind::Threat | HarmKind::NoSafeMove => {
                Motif::CornerGiven
            }
            HarmKind::FewMoves
            | HarmKind::Opened
            | HarmKind::NoGoodMove
            | HarmKind::NoQuietMove
            | HarmKind::NoGoodAnswer
            | HarmKind::TakesMany
            | HarmKind::GainsMoves
            | HarmKind::Prepares => Motif::Mobility,
            HarmKind::Stable | HarmKind::Edge => Motif::StableDiscs,
            HarmKind::Wedge => Motif::Wedges,
            HarmKind::LastMove | HarmKind::MustPass => Motif::Parity,
            HarmKind::Discs => Motif::Counting,
            _ if harm.is_missed => Motif::Order,
            HarmKind::Quiet
            | HarmKind::NearlyQuiet
            | HarmKind::TakesAway
            | HarmKind::Strong
            | HarmKind::TwoMoves => Motif::Answers,
            HarmKind::Gone => Motif::Order,
        }
    }

    /// Whether a mistake was greedy besides.
    pub fn is_greed(explanation: &Explanation) -> bool {
        let flips = |mv: Move| mv.square().map_or(0, |square| explanation.position.flips(square).len());
        flips(explanation.played()) >= flips(explanation.best()) + GREED_FROM
    }

    fn of_kind(kind: Kind) -> Motif {
        match kind {
            Kind::OpenCorners | Kind::CornersLost | Kind::XSquare | Kind::CSquare => Motif::CornerGiven,
            Kind::CornersWon => Motif::CornerMissed,
            Kind::Replies | Kind::OwnMoves | Kind::SafeMoves | Kind::Opened => Motif::Mobility,
            Kind::MeanReplies | Kind::MeanOwnMoves | Kind::Part(_) => Motif::Mobility,
            Kind::QuietReplies | Kind::OwnQuietMoves => Motif::Mobility,
            Kind::OwnFrontier => Motif::Frontier,
            Kind::OwnStable | Kind::OpponentStable | Kind::Contested => Motif::StableDiscs,
            Kind::Wedges => Motif::Wedges,
            Kind::Region
            | Kind::Filled
            | Kind::OddRegions
            | Kind::OddForOpponent
            | Kind::OpponentsOnly
            | Kind::OwnOnly
            | Kind::OwnPasses
            | Kind::OpponentPasses
            | Kind::LastInRegion
            | Kind::LastMove => Motif::Parity,
            Kind::Line | Kind::FinalDiscs => Motif::Counting,
            Kind::Answer | Kind::QuietAnswer | Kind::Threat | Kind::Taken => Motif::Answers,
            Kind::SameSquare
            | Kind::Wanted(_)
            | Kind::BestGone
            | Kind::CouldWait
            | Kind::Later
            | Kind::Prepared => Motif::Order,
        }
    }

    /// For people.
    pub fn name(self) -> String {
        match self {
            Motif::CornerGiven => text!("motif-corner-given"),
            Motif::CornerMissed => text!("motif-corner-missed"),
            Motif::Mobility => text!("motif-mobility"),
            Motif::Frontier => text!("motif-frontier"),
            Motif::StableDiscs => text!("motif-stable-discs"),
            Motif::Wedges => text!("motif-wedges"),
            Motif::Parity => text!("motif-parity"),
            Motif::Counting => text!("motif-counting"),
            Motif::Answers => text!("motif-answers"),
            Motif::Order => text!("motif-order"),
            Motif::Greed => text!("motif-greed"),
        }
    }

    /// The lesson about it.
    pub fn lesson(self) -> &'static Lesson {
        let key = match self {
            Motif::CornerGiven => "beside-corners",
            Motif::CornerMissed => "run-out",
            Motif::Mobility => "mobility",
            Motif::Frontier => "frontier",
            Motif::StableDiscs => "stable",
            Motif::Wedges => "wedges",
            Motif::Parity => "parity",
            Motif::Counting => "counting",
            Motif::Answers => "quiet",
            Motif::Order => "tempo",
            Motif::Greed => "greed",
        };
        Lesson::of_key(key).expect("a test has looked it up")
    }

    /// The puzzles about it; `None` where no theme is the same idea.
    pub fn theme(self) -> Option<Theme> {
        match self {
            Motif::Wedges => Some(Theme::Wedge),
            Motif::Parity => Some(Theme::Parity),
            Motif::Counting => Some(Theme::SaveTheWin),
            Motif::Answers => Some(Theme::Quiet),
            Motif::Order => Some(Theme::Tempo),
            Motif::Greed => Some(Theme::Greed),
            Motif::CornerGiven
            | Motif::CornerMissed
            | Motif::Mobility
            | Motif::Frontier
            | Motif::StableDiscs => None,
        }
    }
}

/// The lesson about the theme of a puzzle.
pub fn lesson_about(theme: Theme) -> &'static Lesson {
    let key = match theme {
        Theme::Parity => "parity",
        Theme::Access => "access",
        Theme::CornerSacrifice => "x-right",
        Theme::PoisonedCorner => "poisoned",
        Theme::Greed => "greed",
        Theme::Quiet => "quiet",
        Theme::Wedge => "wedges",
        Theme::StonerTrap => "stoner",
        Theme::FiveDiscEdge => "balance",
        Theme::Diagonal => "diagonals",
        Theme::Tempo => "tempo",
        Theme::Pass => "passing",
        Theme::WipeOut | Theme::SaveTheDraw => "counting",
        Theme::SaveTheWin => "converting",
    };
    Lesson::of_key(key).expect("a test has looked it up")
}

/// The puzzles about what a lesson teaches; `None` where none are.
pub fn puzzles_about(lesson: &Lesson) -> Option<Theme> {
    Theme::ALL.into_iter().find(|theme| lesson_about(*theme).key == lesson.key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::explain::Difference;
    use othello::board;
    use othello::rules::{BoardSize, Position, Square, Squares};

    #[test]
    fn every_motif_has_a_name_and_a_lesson_and_reads_back() {
        for motif in Motif::ALL {
            assert!(!motif.lesson().title().is_empty() && !motif.name().is_empty());
            let json = serde_json::to_string(&motif).unwrap();
            assert_eq!(serde_json::from_str::<Motif>(&json).unwrap(), motif);
            assert_eq!(ron::from_str::<Motif>(&ron::to_string(&motif).unwrap()).unwrap(), motif);
        }
        assert_eq!(serde_json::from_str::<Motif>("\"corners\"").unwrap(), Motif::CornerGiven);
    }

    #[test]
    fn lessons_and_puzzles_lead_to_one_another() {
        for theme in Theme::ALL {
            assert!(puzzles_about(lesson_about(theme)).is_some());
        }
        assert_eq!(puzzles_about(Lesson::of_key("parity").unwrap()), Some(Theme::Parity));
        assert_eq!(puzzles_about(Lesson::of_key("outflank").unwrap()), None);
    }

    #[test]
    fn greed_is_four_discs_more_than_the_best_move() {
        let is_greed = |row: &str, played: &str| {
            let empty = "--------\n";
            let position =
                format!("{row}\n{empty}{empty}---XO---\n{empty}{empty}{empty}{empty}Black to move");
            let position: Position = board!(&position);
            let line = |name: &str| vec![Move::Place(Square::parse(name, position.size()).unwrap())];
            Motif::is_greed(&Explanation::between(position, line(played), line("f4")))
        };
        assert!(is_greed("XOOOOO--", "g1"), "five against one");
        assert!(!is_greed("XOOOO---", "f1"), "four against one: three more");
        assert!(!is_greed("XOOOOO--", "f4"));
    }

    fn about(kinds: &[Kind]) -> Option<Motif> {
        let start = Position::start(BoardSize::STANDARD);
        let mv = |square| vec![Move::Place(square)];
        let moves: Vec<Square> = start.legal_moves().iter().collect();
        let difference =
            |&kind| Difference { kind, plies: 1, after_played: 1, after_best: 0, squares: Squares::EMPTY };
        let differences = kinds.iter().map(difference).collect();
        Motif::of(&Explanation { differences, ..Explanation::between(start, mv(moves[0]), mv(moves[1])) })
    }

    #[test]
    fn each_motif_has_a_reason_that_is_it_and_one_that_is_nearly() {
        use Kind::{
            Answer, CornersLost, CornersWon, FinalDiscs, LastMove, Line, OpponentPasses, OpponentStable,
            OwnFrontier, OwnMoves, OwnStable, Prepared, Replies, SafeMoves, SameSquare, Threat, Wedges,
            XSquare,
        };
        let reasons = [
            (
                Motif::CornerGiven,
                XSquare,
                SafeMoves,
                "moves that give no corner run out, but none is given yet",
            ),
            (Motif::CornerMissed, CornersWon, CornersLost, "the opponent took the corner"),
            (Motif::Mobility, Replies, OpponentPasses, "it counts passes at the end, not moves"),
            (Motif::Frontier, OwnFrontier, OwnStable, "stable discs, beside empty squares or not"),
            (Motif::StableDiscs, OpponentStable, FinalDiscs, "discs at the end, whether stable or not"),
            (Motif::Wedges, Wedges, OwnStable, "stable discs without a wedge"),
            (Motif::Parity, LastMove, OwnMoves, "fewer moves, but the last one is not lost"),
            (Motif::Counting, Line, OpponentStable, "discs that are stable, not all at the end"),
            (
                Motif::Answers,
                Answer,
                SameSquare,
                "the opponent takes the best square: it should have come first",
            ),
            (Motif::Order, Prepared, Threat, "an answer to be hindered, not a move to be played first"),
        ];
        for (motif, is, is_nearly, missing) in reasons {
            assert_eq!(about(&[is]), Some(motif));
            assert_ne!(about(&[is_nearly]), Some(motif), "{missing}");
        }
        let has_one = |motif: &Motif| reasons.iter().any(|(its, ..)| its == motif);
        assert!(Motif::ALL.iter().all(|motif| *motif == Motif::Greed || has_one(motif)));
    }

    #[test]
    fn a_mistake_is_about_its_first_reason_alone() {
        assert_eq!(about(&[Kind::OwnStable, Kind::OpenCorners]), Some(Motif::StableDiscs));
        assert_eq!(about(&[]), None, "it lost, but nothing on the board says why");
    }
}
