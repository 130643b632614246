//! Settings from elsewhere: the defaults in place of the preferences, and what was chosen on another computer.

use super::{Settings, Window};
use system::kept::RonFile;

impl Settings {
    /// These settings with what was chosen on another computer and not here. What concerns the machine stays.
    #[must_use]
    pub fn with_others(&self, others: &Settings) -> Settings {
        let usual = Settings::default();
        let is_new = self.people == usual.people;
        let merged = self.clone().joined(others.clone(), &usual);
        let with = |own: &[String]| [own, &others.people].concat();
        let is_missing = |name| !self.engines.iter().any(|own| own.name() == name);
        let engines = others.engines.iter().filter(|engine| is_missing(engine.name()));
        let is_unknown = |name| !self.ghosts.iter().any(|own| own.name() == name);
        let ghosts = others.ghosts.iter().filter(|ghost| is_unknown(ghost.name()));
        Settings {
            people: with(if is_new { &[] } else { &self.people }),
            players: if is_new { others.players } else { self.players },
            engines: self.engines.iter().chain(engines).cloned().collect(),
            ghosts: self.ghosts.iter().chain(ghosts).cloned().collect(),
            window: self.window,
            panel_width: self.panel_width,
            threads: self.threads,
            table_mb: self.table_mb,
            ..merged
        }
        .sanitized()
    }

    /// These settings with the defaults in place of what the preferences show, and nothing else changed. The
    /// language stays so that the user can read on, and the people stay because their profiles hang on them.
    #[must_use]
    pub fn with_default_preferences(self) -> Settings {
        // Every field is named, so that a new one is put on one side or the other.
        let Settings {
            version,
            language,
            board_turns,
            board_mirrored,
            expert_tools,
            show_tree,
            show_values,
            show_thoughts,
            people_rating,
            all_mistakes,
            people,
            playing_as,
            players,
            engines,
            ghosts,
            coach,
            book_level,
            book_positions,
            new_game,
            window,
            panel_width,
            theme: _,
            more_contrast: _,
            board_theme: _,
            own_colors: _,
            show_coordinates: _,
            show_legal_moves: _,
            preview_flips: _,
            mark_last_move: _,
            less_motion: _,
            animation_ms: _,
            pace_ms: _,
            human_times: _,
            sound: _,
            volume: _,
            keys: _,
            assist_level: _,
            review_level: _,
            threads: _,
            table_mb: _,
            ponder: _,
            use_book: _,
            book_variety: _,
        } = self;
        Settings {
            version,
            language,
            board_turns,
            board_mirrored,
            expert_tools,
            show_tree,
            show_values,
            show_thoughts,
            people_rating,
            all_mistakes,
            people,
            playing_as,
            players,
            engines,
            ghosts,
            coach,
            book_level,
            book_positions,
            new_game,
            window: Window { zoom: Settings::default().window.zoom, ..window },
            panel_width,
            ..Settings::default()
        }
    }
}
