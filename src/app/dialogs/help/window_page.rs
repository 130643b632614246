//! How the window is used: what stands where, and how to go through it with the mouse, the keyboard or a
//! screen reader.

use egui::{Label, RichText, Ui};

/// What is explained, each part with its sentences.
const PARTS: [(&str, &[&str]); 6] = [
    (
        "The board",
        &[
            "Click a square with a ring to play it, or type its name, such as f5. While the pointer is \
             on a square, the discs that would flip are marked, and so are the squares the other side \
             could play then.",
            "A small diamond marks the disc placed last, a star a hint. A right click puts a mark of \
             your own on a square.",
        ],
    ),
    (
        "Above and below the board",
        &["The strip above says what goes on and whose turn it is. The line below explains the square \
             under the pointer, and counts the moves."],
    ),
    (
        "Players and moves",
        &[
            "The two cards say who plays each colour and how strongly; both can be changed at any time. \
             Below them stand the buttons for a new game, taking back, a hint and the computer's move.",
            "A hint comes by steps: what to look for, then two squares, then the move and why. Against \
             opponents below 1000 a coach asks before a move stands that gives up much; the menu Game \
             sends it away or calls it against others. Y opens Learn, with lessons and puzzles.",
            "Click a move in the list to see its position. Playing another move there begins a \
             variation; nothing is lost.",
        ],
    ),
    (
        "Study",
        &["The menu Study has the analysis, which tells what every move is worth, the review, which \
             finds the mistakes of a game, and the explorer of games that were played. Each opens \
             beside the board."],
    ),
    (
        "By the keyboard",
        &[
            "F10 opens the menus: the arrows go through them, Enter chooses, Esc leaves.",
            "Tab goes through the menus, the players, the buttons, the panels and the moves, and comes \
             to the board last; F5 goes to the board at once. There the arrows go from square to \
             square, and Enter plays. After Esc they walk through the game again.",
            "In a dialog Tab goes from field to field, Space chooses, Enter confirms and Esc cancels. \
             The arrows walk lists, Page Up and Page Down scroll.",
        ],
    ),
    (
        "With a screen reader",
        &["Every square says what is on it and whether you can play there. Moves, passes, hints and \
             results are spoken by themselves, wherever you are in the window."],
    ),
];

pub fn window_page_ui(ui: &mut Ui) {
    for (title, sentences) in PARTS {
        ui.label(RichText::new(title).strong().size(16.0));
        for sentence in sentences {
            ui.add(Label::new(*sentence).wrap());
        }
        ui.add_space(8.0);
    }
}
