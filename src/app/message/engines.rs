//! What is wanted of other programs' engines.

use crate::players::EngineName;
use crate::settings::EngineSetup;

/// An engine as it was set up, and what it was called before.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What players know it by until now; `None` for a new one.
    pub was: Option<EngineName>,
    /// How it is to be.
    pub setup: EngineSetup,
}
