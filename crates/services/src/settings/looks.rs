//! The look of the window: light or dark, what follows the system's settings, and the custom colours of a
//! board.

use serde::{Deserialize, Serialize};

/// Colours of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WindowTheme {
    /// Whatever the system uses.
    #[default]
    System,
    /// Dark text on a light ground.
    Light,
    /// Light text on a dark ground.
    Dark,
}

/// A switch that the system has among its own settings, too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SystemSwitch {
    /// As the system's own settings say.
    #[default]
    System,
    /// Off, whatever the system's settings say.
    #[serde(alias = "No")]
    Off,
    /// On, whatever the system's settings say.
    #[serde(alias = "Yes")]
    On,
}

impl SystemSwitch {
    /// Whether it is on, given the system's own switch.
    pub fn is_on(self, of_system: bool) -> bool {
        match self {
            SystemSwitch::System => of_system,
            SystemSwitch::Off => false,
            SystemSwitch::On => true,
        }
    }
}

/// The custom colours of a board, each as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
#[expect(missing_docs, reason = "each name says what it colours")]
pub struct OwnColors {
    pub field: [u8; 3],
    pub frame: [u8; 3],
    pub black: [u8; 3],
    pub white: [u8; 3],
    /// Discs and squares are plain areas without shading, and a line goes around the discs.
    pub flat: bool,
}

impl Default for OwnColors {
    fn default() -> OwnColors {
        OwnColors {
            field: [0x6a, 0x8f, 0x5f],
            frame: [0x33, 0x3b, 0x33],
            black: [0x1c, 0x1d, 0x20],
            white: [0xf2, 0xef, 0xe8],
            flat: false,
        }
    }
}
