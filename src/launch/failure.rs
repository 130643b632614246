//! Tells the user why there is no window: on stderr and, if that is no terminal, in a message of the desktop.

use std::io::IsTerminal;
use std::process::ExitCode;

/// Prints a sentence on stderr, shows it if stderr is no terminal, and returns the program's exit code.
pub(super) fn tell(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    if !std::io::stderr().is_terminal() {
        show(sentence);
    }
    ExitCode::FAILURE
}

/// Shows a sentence with the first of the desktop's programs that can show it.
#[cfg(all(unix, not(target_os = "macos")))]
fn show(sentence: &str) {
    let has_display = ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().any(super::has_display);
    let programs: [&[&str]; 4] = [
        &["zenity", "--error", "--no-markup", "--title=Outflank", "--text"],
        &["kdialog", "--title", "Outflank", "--error"],
        &["xmessage", "-center"],
        &["notify-send", "--app-name=Outflank", "Outflank"],
    ];
    _ = has_display && programs.iter().any(|program| run_on(program, sentence));
}

#[cfg(target_os = "macos")]
fn show(sentence: &str) {
    let words = sentence.replace('\\', "\\\\").replace('"', "\\\"");
    let script = format!("display alert \"Outflank\" message \"{words}\" as critical");
    run_on(&["osascript", "-e"], &script);
}

/// Runs a program on a sentence. Returns true if the program still runs after a second or has succeeded.
#[cfg(unix)]
fn run_on(program: &[&str], sentence: &str) -> bool {
    use std::process::{Command, Stdio};
    use std::time::Duration;
    const MOMENT: Duration = Duration::from_millis(50);
    let mut command = Command::new(program[0]);
    command.args(&program[1..]).arg(sentence);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else { return false };
    for _ in 0..20 {
        std::thread::sleep(MOMENT);
        if let Ok(Some(status)) = child.try_wait() {
            return status.success();
        }
    }
    true
}

#[cfg(windows)]
#[allow(unsafe_code, reason = "only a call of the Windows API shows a message")]
fn show(sentence: &str) {
    #[link(name = "user32")]
    unsafe extern "system" {
        fn MessageBoxW(window: isize, text: *const u16, title: *const u16, kind: u32) -> i32;
    }
    /// `MB_ICONERROR` of winuser.h.
    const ERROR: u32 = 0x10;
    let wide = |text: &str| text.encode_utf16().chain([0]).collect::<Vec<u16>>();
    let (text, title) = (wide(sentence), wide("Outflank"));
    // SAFETY: both texts end with a zero and live until the call returns; window 0 is no owner.
    unsafe {
        MessageBoxW(0, text.as_ptr(), title.as_ptr(), ERROR);
    }
}

/// Attaches the console that started the program, which Windows does not do for programs with windows.
#[cfg(windows)]
#[allow(unsafe_code, reason = "only a call of the Windows API attaches a console")]
pub(super) fn use_console() {
    #[link(name = "kernel32")]
    unsafe extern "system" {
        fn AttachConsole(process: u32) -> i32;
    }
    /// `ATTACH_PARENT_PROCESS` of wincon.h.
    const PARENT: u32 = u32::MAX;
    // SAFETY: the call takes and returns numbers. Without a console it fails, and the output is not shown.
    unsafe {
        AttachConsole(PARENT);
    }
}
