//! Which lesson and which puzzles are about an idea of a reason, and about the theme of a puzzle.

use super::lessons::Lesson;
use super::puzzles::Theme;
use analysis::explain::Idea;

/// The lesson about an idea.
pub fn lesson_of(idea: Idea) -> &'static Lesson {
    let key = match idea {
        Idea::Corner => "beside-corners",
        Idea::SharedSquare | Idea::Access => "tempo",
        Idea::LetsIn | Idea::Reply | Idea::Quiet => "quiet",
        Idea::Opens => "frontier",
        Idea::Flips => "greed",
        Idea::Reserve => "access",
        Idea::Edge => "wedges",
        Idea::FewMoves => "mobility",
        Idea::LastMove => "parity",
        Idea::Stable => "stable",
        Idea::Threat => "stoner",
        Idea::Pass => "passing",
        Idea::Answer => "run-out",
    };
    Lesson::of_key(key).expect("a test has looked it up")
}

/// The puzzles about an idea; `None` where no theme is the same idea.
pub fn theme_of(idea: Idea) -> Option<Theme> {
    match idea {
        Idea::SharedSquare | Idea::Access => Some(Theme::Tempo),
        Idea::LetsIn | Idea::Reply | Idea::Quiet => Some(Theme::Quiet),
        Idea::Opens | Idea::Flips => Some(Theme::Greed),
        Idea::Reserve => Some(Theme::Access),
        Idea::Edge => Some(Theme::Wedge),
        Idea::LastMove => Some(Theme::Parity),
        Idea::Threat => Some(Theme::StonerTrap),
        Idea::Pass => Some(Theme::Pass),
        Idea::Corner | Idea::FewMoves | Idea::Stable | Idea::Answer => None,
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

    #[test]
    fn every_idea_has_a_name_and_a_lesson_and_reads_back() {
        for idea in Idea::ALL {
            assert!(!lesson_of(idea).title().is_empty() && !idea.name().is_empty());
            assert!(theme_of(idea).is_none_or(|theme| !lesson_about(theme).title().is_empty()));
            let json = serde_json::to_string(&idea).unwrap();
            assert_eq!(serde_json::from_str::<Idea>(&json).unwrap(), idea);
            assert_eq!(ron::from_str::<Idea>(&ron::to_string(&idea).unwrap()).unwrap(), idea);
        }
        // Files of earlier versions have other names.
        assert_eq!(serde_json::from_str::<Idea>("\"corner_given\"").unwrap(), Idea::Corner);
        assert_eq!(serde_json::from_str::<Idea>("\"order of moves\"").unwrap(), Idea::SharedSquare);
    }

    #[test]
    fn lessons_and_puzzles_lead_to_one_another() {
        for theme in Theme::ALL {
            assert!(puzzles_about(lesson_about(theme)).is_some());
        }
        assert_eq!(puzzles_about(Lesson::of_key("parity").unwrap()), Some(Theme::Parity));
        assert_eq!(puzzles_about(Lesson::of_key("outflank").unwrap()), None);
    }
}
