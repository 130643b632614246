//! Finds which of the system's libraries are missing, before the window system panics about them.
//!
//! On Linux nothing of X11, Wayland or OpenGL is linked: winit and glutin load these libraries when the
//! window opens, and some of them, such as libxkbcommon-x11, end the program with a panic when they are
//! absent. So [`obstacle`] tries to load the same libraries first, and names the packages that hold the
//! missing ones on Debian and Ubuntu. `packaging/linux.sh` lists the same packages.

use texts::text;

/// A library that opening a window needs: its package on Debian and Ubuntu, and files of which one will do.
type SystemLibrary = (&'static str, &'static [&'static str]);

/// What winit 0.30 and glutin 0.32 load under X11.
const X11: &[SystemLibrary] = &[
    ("libx11-6", &["libX11.so.6"]),
    ("libx11-xcb1", &["libX11-xcb.so.1"]),
    ("libxcursor1", &["libXcursor.so.1"]),
    ("libxi6", &["libXi.so.6"]),
    ("libxkbcommon0", &["libxkbcommon.so.0"]),
    ("libxkbcommon-x11-0", &["libxkbcommon-x11.so.0"]),
    ("libgl1", &["libGL.so.1", "libEGL.so.1"]),
];

/// What they load under Wayland.
const WAYLAND: &[SystemLibrary] = &[
    ("libwayland-client0", &["libwayland-client.so.0"]),
    ("libwayland-egl1", &["libwayland-egl.so.1"]),
    ("libxkbcommon0", &["libxkbcommon.so.0"]),
    ("libegl1", &["libEGL.so.1"]),
];

/// Why no window can open, in a sentence: `is_set` asks for a variable, `can_load` for a library's file.
pub(super) fn obstacle(is_set: impl Fn(&str) -> bool, can_load: impl Fn(&str) -> bool) -> Option<String> {
    // The same choice as winit's: Wayland first, because X11 may be there as well.
    let needed = match () {
        () if is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET") => WAYLAND,
        () if is_set("DISPLAY") => X11,
        () => return Some(text!("launch-no-display")),
    };
    let is_missing = |(_, files): &&SystemLibrary| !files.iter().any(|file| can_load(file));
    let missing: Vec<&str> = needed.iter().filter(is_missing).map(|(package, _)| *package).collect();
    (!missing.is_empty()).then(|| text!("launch-no-libraries", packages = missing.join(" ")))
}

#[allow(unsafe_code, reason = "a library runs code of its own when it is loaded")]
pub(super) fn can_load(file: &str) -> bool {
    // SAFETY: these are the system's own libraries, which the window system loads a moment later;
    // their start-up code expects that. They stay loaded, for some of them must not be unloaded and
    // all are needed anyway.
    unsafe { libloading::Library::new(file) }.map(std::mem::forget).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_display_no_library_is_asked_for() {
        let sentence = obstacle(|_| false, |_| panic!("no library matters")).expect("a display is missing");
        assert!(sentence.starts_with("Outflank needs a display"), "{sentence}");
    }

    #[test]
    fn the_packages_of_absent_libraries_are_named_in_one_command() {
        let wayland = "libwayland-client0 libwayland-egl1";
        for (variables, absent, packages) in [
            // Everything is installed.
            (&["DISPLAY"][..], &[][..], ""),
            (&["WAYLAND_DISPLAY"], &[], ""),
            (&["DISPLAY"], &["libxkbcommon-x11.so.0"], "libxkbcommon-x11-0"),
            (&["WAYLAND_SOCKET"], &["libwayland-client.so.0", "libwayland-egl.so.1"], wayland),
            // Wayland comes before X11.
            (&["DISPLAY", "WAYLAND_DISPLAY"], &["libEGL.so.1"], "libegl1"),
            // Under X11 either kind of OpenGL will do.
            (&["DISPLAY"], &["libGL.so.1"], ""),
            (&["DISPLAY"], &["libGL.so.1", "libEGL.so.1"], "libgl1"),
        ] {
            let sentence = obstacle(|name| variables.contains(&name), |file| !absent.contains(&file));
            let command = (!packages.is_empty()).then(|| format!("`sudo apt-get install {packages}`"));
            let is_said = |sentence: &String| sentence.contains(command.as_deref().unwrap_or("nothing"));
            assert!(sentence.iter().all(is_said), "{variables:?} without {absent:?}: {sentence:?}");
            assert_eq!(sentence.is_some(), command.is_some(), "{variables:?} without {absent:?}");
        }
    }

    #[test]
    fn a_library_that_does_not_exist_cannot_be_loaded() {
        assert!(!can_load("liboutflank-does-not-exist.so.7"));
        assert!(can_load("libc.so.6"));
    }
}
