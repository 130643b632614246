//! Marks on squares: shapes and letters with which people speak about a position.

/// A mark on a square, for comments.
///
/// ```
/// use othello::record::{Annotations, Mark};
/// use othello::rules::Square;
/// let mut annotations = Annotations::default();
/// annotations.mark(Square::from_index(0), Mark::label("A"));
/// assert_eq!(annotations.mark_on(Square::from_index(0)).unwrap().name(), "letter A");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// SGF's `MA`.
    Cross,
    /// SGF's `TR`.
    Triangle,
    /// SGF's `CR`.
    Circle,
    /// SGF's `SQ`.
    Square,
    /// SGF's `LB`: a letter, a number, or another short text.
    Label(String),
}

impl Mark {
    /// The most characters of a label: more do not fit into a square.
    pub const LABEL_MAX: usize = 3;

    /// The marks without a text.
    pub const SHAPES: [Mark; 4] = [Mark::Triangle, Mark::Circle, Mark::Square, Mark::Cross];

    /// A label, without blanks around it; `None` if none of its characters is visible.
    pub fn label(text: &str) -> Option<Mark> {
        let text = text.replace(|c: char| c.is_control(), "");
        let text: String = text.trim().chars().take(Mark::LABEL_MAX).collect();
        let text = text.trim_end();
        (!text.is_empty()).then(|| Mark::Label(text.to_owned()))
    }

    /// The mark in words, such as `triangle` or `letter A`.
    pub fn name(&self) -> String {
        match self {
            Mark::Cross => "cross".to_owned(),
            Mark::Triangle => "triangle".to_owned(),
            Mark::Circle => "circle".to_owned(),
            Mark::Square => "square".to_owned(),
            Mark::Label(text) => format!("letter {text}"),
        }
    }
}
