//! Replaces some of the settings: the preferences by their defaults, or the unchosen ones by those of another
//! computer.

use super::{Settings, Window};
use system::kept::RonFile;

impl Settings {
    /// Adds what was chosen on another computer and not here. What depends on the machine stays.
    #[must_use]
    pub fn with_others(&self, others: &Settings) -> Settings {
        let usual = Settings::default();
        let is_new = self.people == usual.people && self.all_names.is_empty();
        let mut here = self.clone();
        // The people here keep the progress that is here. Each computer has its own progress without a name.
        let is_kept =
            |person: &&String| self.names_of(person).is_empty() && !others.names_of(person).is_empty();
        let kept = self.people.iter().filter(|_| !is_new).filter(is_kept);
        kept.for_each(|person| here.remember(person, person));
        let theirs = others.all_names.iter().map(|names| {
            let takes_first = is_new && names.iter().any(|name| others.people.contains(name));
            let is_new_here = |name: &String| !self.people.contains(name) && self.names_of(name).is_empty();
            let is_theirs = |name: &&String| takes_first || !name.is_empty() && (is_new || is_new_here(name));
            names.iter().filter(is_theirs).cloned().collect()
        });
        let people_there: Vec<String> = others.people.iter().map(|name| self.name_here(name)).collect();
        let merged = self.clone().joined(others.clone(), &usual);
        let people = if is_new { &[][..] } else { &self.people };
        // `sanitized` drops the second of two people, engines or ghosts with one name.
        Settings {
            people: [people, &people_there].concat(),
            all_names: here.all_names.into_iter().chain(theirs).collect(),
            players: if is_new { others.players } else { self.players },
            engines: [&self.engines[..], &others.engines].concat(),
            ghosts: [&self.ghosts[..], &others.ghosts].concat(),
            window: self.window,
            panel_width: self.panel_width,
            threads: self.threads,
            table_mb: self.table_mb,
            ..merged
        }
        .sanitized()
    }

    /// These settings with the defaults in place of what the preferences show, and nothing else changed. The
    /// language stays so that the user can read on, the people because of their profiles.
    #[must_use]
    pub fn with_default_preferences(self) -> Settings {
        let usual = Settings::default();
        let window = Window { zoom: usual.window.zoom, ..self.window };
        macro_rules! with_usual {
            ($($preference:ident),*) => {
                Settings { $($preference: usual.$preference,)* window, ..self }
            };
        }
        with_usual! {
            theme, more_contrast, board_theme, own_colors, show_coordinates, show_legal_moves, preview_flips,
            mark_last_move, less_motion, animation_ms, pace_ms, human_times, sound, volume, keys,
            assist_level, review_level, threads, table_mb, ponder, use_book, book_variety
        }
    }
}
