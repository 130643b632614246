//! What a page holds, and what it never holds.

use super::*;
use crate::testing::{random_game, reviewed, square};
use othello::diagram::Diagram;
use othello::record::Mark;
use othello::rules::BoardSize;

fn n_of(page: &str, part: &str) -> usize {
    page.matches(part).count()
}

#[test]
fn a_page_has_every_move_every_reason_and_all_figures() {
    let record = random_game(BoardSize::STANDARD, 5);
    let review = reviewed(&record, 4);
    let page = write(&review, &record);
    let moves = &review.moves;
    assert_eq!(moves.len(), record.line().len());
    assert_eq!(n_of(&page, " data-headline="), moves.len());
    // One board for each position, and one letter for each square.
    let boards: Vec<&str> =
        page.split("data-board=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(boards.len(), moves.len() + 1);
    for (board, position) in boards.iter().zip(&review.positions) {
        let n_letters = |letter| board.chars().filter(|&c| c == letter).count();
        let counts = position.counts();
        assert_eq!(
            (n_letters('b'), n_letters('w'), n_letters('e')),
            (counts.black.into(), counts.white.into(), position.empties().len())
        );
    }
    let explained: Vec<_> = moves.iter().filter_map(|played| Explanation::of(&review, played)).collect();
    assert!(explained.len() > 5, "random games are full of mistakes");
    for explanation in &explained {
        let sentences = html! { (words::sentences(explanation)) }.into_string();
        assert!(page.contains(&sentences));
    }
    assert_eq!(n_of(&page, "<article"), explained.len());
    assert_eq!(n_of(&page, "class=\"board small\""), 2 * explained.len());
    for (name, sides) in grade::figures(&review) {
        assert!(
            page.contains(&format!("{name}</th><td>{}</td><td>{}</td>", sides.black, sides.white)),
            "{name}"
        );
    }
}

#[test]
fn names_from_files_are_only_text() {
    let mut record = random_game(BoardSize::new(4, 4).unwrap(), 1);
    let review = reviewed(&record, 1);
    let plain = write(&review, &record);
    let evil = "\"'><script>alert(1)</script>&amp;\u{0}<img src=x onerror=alert(1)>";
    record.header.players.black = evil.to_owned();
    record.header.players.white = evil.to_owned();
    let othello::record::Header { event, place, date, result, .. } = &mut record.header;
    for field in [event, place, date, result] {
        *field = format!("field {evil}");
    }
    let page = write(&review, &record);
    assert_eq!(n_of(&page, "<script"), n_of(&plain, "<script"));
    assert_eq!(n_of(&page, "<img"), 0);
    assert!(!page.contains('\u{0}'));
    let text = "&quot;'&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp; &lt;img src=x onerror=alert(1)&gt;";
    // Two names in the title, two in the heading, and four fields below it.
    assert_eq!(n_of(&page, text), 8);
}

#[test]
fn a_variation_is_not_given_the_result_of_the_game() {
    let mut record = random_game(BoardSize::new(4, 4).unwrap(), 1);
    record.header.result = "9-7".to_owned();
    assert!(write(&reviewed(&record, 1), &record).contains("9-7"));
    record.go_to(Record::ROOT);
    let first = record.next(Record::ROOT).and_then(|node| record.move_into(node));
    let other = record.position().moves().into_iter().find(|&mv| Some(mv) != first);
    record.play(other.expect("there are four first moves")).unwrap();
    assert!(!write(&reviewed(&record, 1), &record).contains("9-7"));
}

#[test]
fn marks_and_arrows_drawn_by_hand_are_on_the_board_as_in_a_diagram() {
    let mut record = random_game(BoardSize::STANDARD, 5);
    let (node, position) = record.line_positions()[2];
    let [from, to] = ["a1", "c3"].map(square);
    record.annotations_mut(node).draw_arrow([from, to]);
    record.annotations_mut(node).mark(to, Some(Mark::Label("<!>".to_owned())));
    let page = write(&reviewed(&record, 1), &record);
    let diagram = Diagram::of(position.size(), position.discs()).with_notes(record.annotations(node));
    let notes = diagram.notes().into_string();
    assert!(notes.contains("&lt;!&gt;") && n_of(&page, "class=\"notes\"") == 1);
    let group = page.split("class=\"notes\" data-at=\"3\"").nth(1).unwrap();
    assert!(group.split_once('>').unwrap().1.starts_with(&notes), "{notes}");
}

#[test]
fn a_page_names_nothing_outside_itself() {
    let record = random_game(BoardSize::new(6, 4).unwrap(), 2);
    let page = write(&reviewed(&record, 2), &record);
    for outside in ["http:", "https:", "//www", "@import", "url(", "src="] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("default-src 'none'"));
}

#[test]
fn every_size_of_board_has_its_page() {
    for size in BoardSize::all().filter(|size| size.area() <= 48) {
        let record = random_game(size, 3);
        let page = write(&reviewed(&record, 1), &record);
        let stepping = page.split("id=\"board\"").nth(1).unwrap().split("</svg>").next().unwrap();
        // The mark of the move played is a circle, too.
        assert_eq!(n_of(stepping, "<circle"), size.area() + 1, "{size}");
        assert_eq!(n_of(stepping, "<text"), usize::from(size.width()) + usize::from(size.height()), "{size}");
    }
}

#[test]
fn the_graphs_as_a_file_need_no_style() {
    let file = graph_svg(&reviewed(&random_game(BoardSize::STANDARD, 5), 4));
    assert!(file.starts_with("<svg xmlns=") && file.matches("<svg").count() == 1);
    let n_drawn = n_of(&file, r##"fill="none" stroke="#000" stroke-width="##);
    assert!(n_drawn >= 3 && n_drawn == n_of(&file, "<polyline"), "{file}");
}
