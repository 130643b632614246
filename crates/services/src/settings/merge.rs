//! Settings that two windows have changed.
//!
//! All windows share one file. A window that saves its settings writes only what was changed in that window,
//! and leaves the rest to the others.

use serde_json::Value;

/// Applies to `there` what changed between `before` and `here`, field by field where all three are objects.
pub(super) fn merged(before: Value, here: Value, there: Value) -> Value {
    match (before, here, there) {
        (Value::Object(mut before), Value::Object(here), Value::Object(mut there)) => {
            for (name, here) in here {
                let (before, theirs) =
                    (before.remove(&name).unwrap_or_default(), there.remove(&name).unwrap_or_default());
                there.insert(name, merged(before, here, theirs));
            }
            // Parts of `before` that are missing in `here` were removed in this window.
            for name in before.keys() {
                there.remove(name);
            }
            Value::Object(there)
        }
        (before, here, there) if here == before => there,
        (_, here, _) => here,
    }
}

#[cfg(test)]
mod tests {
    use crate::settings::{Settings, WindowTheme};
    use engine::players::Kind;
    use system::kept::RonFile;

    #[test]
    fn the_changes_of_two_windows_are_both_kept() {
        let before = Settings { window: position(Some((3, -4))), ..Settings::default() };
        let mut here = before.clone();
        here.players.black.kind = Kind::Minimax;
        here.window.zoom = 150;
        let mut there =
            Settings { theme: WindowTheme::Dark, people: vec!["Anna".to_owned()], ..before.clone() };
        there.players.black.depth = 7;
        there.window.position = None;
        let both = here.clone().joined(there.clone(), &before);
        let mut expected = there.clone();
        expected.players.black.kind = Kind::Minimax;
        expected.window.zoom = 150;
        assert_eq!(both, expected);
        let keys = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), String::new())).collect();
        let with = |names| Settings { keys: keys(names), ..Settings::default() };
        let both = with(&["hint"]).joined(with(&["hint", "undo", "redo"]), &with(&["hint", "undo"]));
        assert_eq!(both, with(&["hint", "redo"]), "what was taken away here stays away");
        assert_eq!(before.clone().joined(there.clone(), &before), there, "nothing was changed here");
        assert_eq!(there.clone().joined(before.clone(), &before), there, "nothing was changed there");
    }

    #[test]
    fn the_last_window_to_save_a_setting_wins() {
        let before = Settings::default();
        let with = |theme| Settings { theme, ..before.clone() };
        let (light, dark) = (with(WindowTheme::Light), with(WindowTheme::Dark));
        assert_eq!(light.clone().joined(dark.clone(), &before), light);
        assert_eq!(light.clone().joined(before.clone(), &dark), light);
    }

    fn position(position: Option<(i32, i32)>) -> crate::settings::Window {
        crate::settings::Window { position, ..Settings::default().window }
    }
}
