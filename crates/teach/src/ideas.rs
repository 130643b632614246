//! Links the idea of a reason with the lesson about it and with the puzzles that show it.

use super::lessons::Lesson;
use super::puzzles::Theme;
use analysis::explain::Idea;

/// A lesson, by its key, and what it is about.
struct Topic {
    lesson: &'static str,
    /// The ideas in reasons for mistakes that the lesson explains.
    ideas: &'static [Idea],
    /// The themes of puzzles about it; links go to the first.
    themes: &'static [Theme],
}

#[rustfmt::skip]
const TOPICS: [Topic; 19] = [
    Topic { lesson: "beside-corners", ideas: &[Idea::Corner], themes: &[] },
    Topic { lesson: "tempo", ideas: &[Idea::SharedSquare, Idea::Access], themes: &[Theme::Tempo] },
    Topic { lesson: "quiet", ideas: &[Idea::LetsIn, Idea::Reply, Idea::Quiet], themes: &[Theme::Quiet] },
    Topic { lesson: "greed", ideas: &[Idea::Flips], themes: &[Theme::Greed] },
    // A move that flips many discs opens squares.
    Topic { lesson: "frontier", ideas: &[Idea::Opens], themes: &[Theme::Greed] },
    Topic { lesson: "access", ideas: &[Idea::Reserve], themes: &[Theme::Access] },
    Topic { lesson: "wedges", ideas: &[Idea::Edge], themes: &[Theme::Wedge] },
    Topic { lesson: "mobility", ideas: &[Idea::FewMoves], themes: &[] },
    Topic { lesson: "parity", ideas: &[Idea::LastMove], themes: &[Theme::Parity] },
    Topic { lesson: "stable", ideas: &[Idea::Stable], themes: &[] },
    Topic { lesson: "stoner", ideas: &[Idea::Threat], themes: &[Theme::StonerTrap] },
    Topic { lesson: "passing", ideas: &[Idea::Pass], themes: &[Theme::Pass] },
    Topic { lesson: "run-out", ideas: &[Idea::Answer], themes: &[] },
    Topic { lesson: "x-right", ideas: &[], themes: &[Theme::CornerSacrifice, Theme::Surprising] },
    Topic { lesson: "poisoned", ideas: &[], themes: &[Theme::PoisonedCorner] },
    Topic { lesson: "balance", ideas: &[], themes: &[Theme::FiveDiscEdge] },
    Topic { lesson: "diagonals", ideas: &[], themes: &[Theme::Diagonal] },
    Topic { lesson: "counting", ideas: &[], themes: &[Theme::WipeOut, Theme::SaveTheDraw] },
    Topic { lesson: "converting", ideas: &[], themes: &[Theme::SaveTheWin] },
];

fn topic(fits: impl Fn(&&Topic) -> bool) -> &'static Topic {
    TOPICS.iter().find(fits).expect("tests look up every idea and theme")
}

impl Topic {
    fn lesson(&self) -> &'static Lesson {
        Lesson::of_key(self.lesson).expect("tests look up every lesson")
    }
}

/// The lesson about an idea.
pub fn lesson_of(idea: Idea) -> &'static Lesson {
    topic(|topic| topic.ideas.contains(&idea)).lesson()
}

/// The theme of the puzzles about an idea; `None` where there is none.
pub fn theme_of(idea: Idea) -> Option<Theme> {
    topic(|topic| topic.ideas.contains(&idea)).themes.first().copied()
}

/// The lesson about the theme of a puzzle.
pub fn lesson_of_theme(theme: Theme) -> &'static Lesson {
    topic(|topic| topic.themes.contains(&theme)).lesson()
}

/// The theme of the puzzles about what a lesson teaches; `None` where there is none.
pub fn theme_of_lesson(lesson: &Lesson) -> Option<Theme> {
    TOPICS.iter().find(|topic| topic.lesson == lesson.key)?.themes.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_idea_has_a_name_and_a_lesson_and_reads_back() {
        for idea in Idea::ALL {
            assert!(!lesson_of(idea).title().is_empty() && !idea.name().is_empty());
            assert!(theme_of(idea).is_none_or(|theme| !lesson_of_theme(theme).title().is_empty()));
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
            assert!(theme_of_lesson(lesson_of_theme(theme)).is_some());
        }
        assert_eq!(theme_of_lesson(Lesson::of_key("parity").unwrap()), Some(Theme::Parity));
        assert_eq!(theme_of_lesson(Lesson::of_key("outflank").unwrap()), None);
    }
}
