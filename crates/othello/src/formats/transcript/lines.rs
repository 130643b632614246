//! The lines of a text, and where they are cut into games.

/// A line of a text, or a part of one that ends with a result.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextLine {
    pub begin: usize,
    pub end: usize,
    pub kind: LineKind,
    /// Whether a game ends with it.
    pub has_result: bool,
    /// Whether it begins with the number 1.
    pub is_first: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    Blank,
    /// Names values: `Black: Anna`.
    Head,
    /// Other words, with at most one square among them.
    Words,
    Moves,
    /// Belongs to the moves before it: a pass, a result, a bracket.
    Rest,
}

/// A game begins after a result, a blank line, with its head, or with the number 1.
pub(super) fn sections(lines: &[TextLine]) -> Vec<Vec<TextLine>> {
    let mut last: Option<TextLine> = None;
    parts(lines, |line, has_moves| {
        let before = last.replace(*line);
        let is_apart = before.is_some_and(|before| before.has_result || before.kind == LineKind::Blank);
        let is_moves = line.kind == LineKind::Moves;
        let has_words = matches!(line.kind, LineKind::Head | LineKind::Words);
        has_moves && (has_words || is_moves && (is_apart || line.is_first))
    })
}

/// A game begins with each line of moves.
pub(super) fn one_a_line(lines: &[TextLine]) -> Vec<Vec<TextLine>> {
    parts(lines, |line, has_moves| has_moves && line.kind != LineKind::Rest)
}

/// Cuts lines into parts; `begins` says whether a line begins one when there are moves before it.
pub(super) fn parts(
    lines: &[TextLine],
    mut begins: impl FnMut(&TextLine, bool) -> bool,
) -> Vec<Vec<TextLine>> {
    let mut parts: Vec<Vec<TextLine>> = Vec::new();
    let mut part: Vec<TextLine> = Vec::new();
    let mut has_moves = false;
    for line in lines {
        if begins(line, has_moves) {
            parts.push(std::mem::take(&mut part));
            has_moves = false;
        }
        has_moves |= line.kind == LineKind::Moves;
        if line.kind != LineKind::Blank {
            part.push(*line);
        }
    }
    if has_moves {
        parts.push(part);
    }
    parts
}
