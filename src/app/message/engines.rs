//! What is wanted of other programs' engines.

use crate::players::EngineName;
use crate::settings::EngineSetup;

/// An engine as it was set up, and what it was called before.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) struct Row {
    pub was: Option<EngineName>,
    pub setup: EngineSetup,
}
