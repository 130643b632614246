//! Which commands can be used now, and which are switched on.

use super::{Command, Entry, Overlay};
use crate::shared::Shared;
use crate::window::{self, Zoom};
use othello::rules::{BoardSize, Goal, Position};
use session::{Activity, Mode};

/// What decides which commands can be used now, and which are switched on.
#[derive(Clone, Copy)]
pub struct CommandState<'a> {
    pub(crate) shared: &'a Shared,
    /// Menus and panels show all study tools now; a setting shows them in every game.
    pub has_expert_tools: bool,
    pub overlay: Option<Overlay>,
    pub is_analysing: bool,
    /// The panel of the opening book is open.
    pub has_book: bool,
    /// Learn has the place of the game.
    pub is_learning: bool,
    /// Moves of the last game that are worth another look.
    pub n_moments: usize,
    pub has_dialog: bool,
    pub review: Option<ReviewState>,
}

/// What the commands of a review depend on.
#[derive(Clone, Copy)]
pub struct ReviewState {
    /// The review knows why the move shown lost.
    pub is_explained: bool,
    /// Every move has a value.
    pub is_whole: bool,
}

impl Command {
    /// Whether it can be used now.
    pub fn is_enabled(self, state: &CommandState) -> bool {
        let session = &state.shared.session;
        let record = session.record();
        let Entry { is_help, is_for_learning, .. } = *self.entry();
        if is_help && session.is_serious() || state.is_learning && !is_for_learning {
            return false;
        }
        match self {
            Command::PlayOn => {
                let is_over = session.position().outcome().is_some();
                !is_over && (session.mode() == Mode::Study || record.next(record.cursor()).is_some())
            }
            Command::PlayAgain | Command::ChangeSides => record.n_moves() > 0,
            Command::TurnGame => session.can_turn_game(),
            Command::CorrectBoard => !session.is_serious() && !session.position().is_placing(),
            Command::Undo => session.can_undo(),
            Command::Redo => session.can_redo(),
            Command::ComputerMove | Command::Hint => {
                matches!(session.activity(), Activity::Human | Activity::Paused)
            }
            Command::Coach => session.opponent().is_some() && session.mode() != Mode::Study,
            Command::AnotherLook => state.n_moments > 0,
            Command::KeepGame => {
                record.n_moves() > 0 || *record.start() != Position::start(record.start().size())
            }
            Command::CopyMoves => !record.before_correction(&record.line()).is_empty(),
            Command::AddLine | Command::BookHere => {
                let is_standard = *record.start() == Position::start(BoardSize::STANDARD);
                is_standard && record.goal() == Goal::MostDiscs && !record.line().is_empty()
            }
            Command::FindPosition => !session.position().is_placing(),
            Command::Promote | Command::Delete | Command::First | Command::Back => {
                record.parent(record.cursor()).is_some()
            }
            Command::Forward | Command::Last => record.next(record.cursor()).is_some(),
            Command::Review => state.review.is_some() || !record.line().is_empty(),
            Command::PreviousMistake | Command::NextMistake => state.review.is_some(),
            Command::ShowRefutation => state.review.is_some_and(|review| review.is_explained),
            Command::CopyPicture | Command::SavePicture => !state.is_learning,
            Command::CopyGraph | Command::SaveGraph => state.review.is_some() && !state.is_learning,
            Command::Zoom(Zoom::In) => window::may_enlarge(state.shared),
            Command::SavePage => state.review.is_some_and(|review| review.is_whole),
            Command::PreviousVariation | Command::NextVariation => {
                let has_siblings =
                    |node| record.parent(node).is_some_and(|parent| record.children(parent).len() > 1);
                record.path(record.cursor()).into_iter().any(has_siblings)
            }
            _ => true,
        }
    }

    /// Whether it is switched on, for commands that switch something.
    pub fn is_on(self, state: &CommandState) -> Option<bool> {
        let settings = &state.shared.settings;
        match self {
            Command::LegalMoves => Some(settings.show_legal_moves),
            Command::Coordinates => Some(settings.show_coordinates),
            Command::MirrorBoard => Some(settings.board_mirrored),
            Command::LastMove => Some(settings.mark_last_move),
            Command::Preview => Some(settings.preview_flips),
            Command::Values => Some(settings.show_values),
            Command::Thoughts => Some(settings.show_thoughts),
            Command::AllMistakes => Some(settings.all_mistakes),
            Command::Overlay(overlay) => Some(state.overlay == Some(overlay)),
            Command::ExpertTools => Some(settings.keeps_expert_tools()),
            Command::Tree => Some(settings.show_tree),
            Command::Analyse => Some(state.is_analysing),
            Command::Review => Some(state.review.is_some()),
            Command::Explorer => Some(state.shared.library.explorer.is_open),
            Command::Book => Some(state.has_book),
            Command::Learn => Some(state.is_learning),
            Command::Coach => {
                Some(state.shared.session.opponent().is_some_and(|player| settings.coaches(player)))
            }
            Command::Theme(theme) => Some(settings.theme == theme),
            _ => None,
        }
    }
}
