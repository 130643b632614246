//! Why a move is worse than the best: every fact that tells their lines apart, with its weights.

use crate::records::{Reason, Record, idea_name, rounded};
use crate::source::Given;
use crate::terminal::{Output, Results};
use analysis::explain::{CauseFinder, Explanation, Fact, words};
use engine::{Request, Stop, Thinker};
use othello::rules::{Move, Square};

/// Searches for the lines after a move and after the best one, and writes the facts, the heaviest first.
/// Fails when the move is illegal or is the best one.
pub(super) fn write(
    given: &Given,
    request: &Request,
    played: &str,
    thinker: &mut Thinker,
    results: &mut Results,
) -> Result<(), String> {
    let (position, size) = (request.position, request.position.size());
    let is_legal = |square: &Square| position.legal_moves().contains(*square);
    let square = Square::parse(played, size).ok().filter(is_legal);
    let mv = Move::Place(square.ok_or_else(|| format!("{played} is not a move here."))?);
    let (_, report) = thinker.think(&request.clone().lines(u8::MAX), &Stop::never(), &|_| {});
    let own = report.lines.iter().find(|line| line.line.first() == Some(&mv));
    let (Some(best), Some(own)) = (report.lines.first(), own.filter(|own| *own != &report.lines[0])) else {
        return Err(format!("{played} is the best move."));
    };
    let loss = best.score - own.score;
    let explanation = Explanation::between(position, own.line.clone(), best.line.clone(), loss);
    let finding = CauseFinder::default().find(&explanation, &Stop::never());
    let explanation = explanation.with(finding);
    let said = explanation.said();
    if results.output == Output::Text {
        results.line(format_args!("\n{}\n", words::sentences(&explanation)))?;
        results.line("said  first second  gives back  idea")?;
    }
    for fact in &explanation.facts {
        let (said, words) = (said.contains(fact), words::sentence(fact, &explanation));
        let mark = if said { "*" } else { "" };
        let back = fact.gives_back.map_or("-".to_owned(), |back| back.to_string());
        let Fact { idea, first, second, .. } = fact;
        let text = format!("{mark:<5} {first:>5.2} {second:>6.2} {back:>11}  {idea:?}: {words}");
        let reason = Reason {
            origin: given.origin.clone(),
            idea: idea_name(fact.idea),
            line: format!("{:?}", fact.line).to_lowercase(),
            ply: fact.ply,
            squares: fact.squares.names(size),
            said,
            gives_back: fact.gives_back.map(|back| back.in_discs()),
            first: rounded(*first, 3),
            second: rounded(*second, 3),
            words,
        };
        results.put(Record::Reason(reason), text)?;
    }
    Ok(())
}
