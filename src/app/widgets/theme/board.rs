//! The board themes, one table: what the squares, the frame, the discs and the marks are painted with.
//!
//! A meaning never rests on colour alone: every mark has a shape of its own, and the themes only choose
//! colours that also differ in a greyscale picture.

use super::rgb;
use crate::rules::{ByColor, Color};
use crate::settings::Settings;
use crate::text;
use egui::Color32;

/// A look of the board, by name; [`BoardTheme::palette`] is what it is painted with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardTheme {
    /// Green felt in a wooden frame.
    #[default]
    Felt,
    /// Light wood.
    Wood,
    /// Blue slate.
    Slate,
    /// Black, white and grey, without shading.
    HighContrast,
}

/// What a surface is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    /// One colour.
    Plain(Color32),
    /// Short soft fibres.
    Felt(Color32),
    /// Long grain: the wood's own colour and that of its darker lines.
    Wood {
        /// The lighter wood.
        base: Color32,
        /// The darker lines in it.
        grain: Color32,
    },
}

/// What a disc of one colour is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscColors {
    /// The middle of the disc.
    pub face: Color32,
    /// How much light the face throws back, 0 (flat) to 1.
    pub shine: f32,
    /// A line around the disc; transparent where shading sets it off well enough.
    pub outline: Color32,
}

/// Everything a board is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// The squares.
    pub field: Ground,
    /// What lies around them.
    pub frame: Ground,
    /// The coordinates on the frame.
    pub frame_text: Color32,
    /// The lines between the squares and the star points on them.
    pub grid: Color32,
    /// The width of a line, as a part of a square's side.
    pub grid_width: f32,
    /// Both colours of discs.
    pub discs: ByColor<DiscColors>,
    /// How dark the shadows are and how strong the light falls, 0 (flat) to 1.
    pub depth: f32,
    /// The rings on squares that can be played.
    pub legal: Color32,
    /// The mark on the disc placed last, readable on both colours of disc.
    pub last_move: Color32,
    /// The hint's star.
    pub hint: Color32,
    /// The keyboard's ring.
    pub focus: Color32,
    /// Selections in the window, dark and light, in harmony with the board.
    pub accent_dark: Color32,
    /// What stands out in a light window.
    pub accent_light: Color32,
}

impl BoardTheme {
    /// All, in the order they are offered.
    pub const ALL: [BoardTheme; 4] =
        [BoardTheme::Felt, BoardTheme::Wood, BoardTheme::Slate, BoardTheme::HighContrast];

    /// The name that the settings file keeps.
    pub const fn key(self) -> &'static str {
        match self {
            BoardTheme::Felt => "felt",
            BoardTheme::Wood => "wood",
            BoardTheme::Slate => "slate",
            BoardTheme::HighContrast => "high-contrast",
        }
    }

    /// The one that is set.
    pub fn of(settings: &Settings) -> BoardTheme {
        BoardTheme::from_key(&settings.board_theme).unwrap_or_default()
    }

    /// The theme of a name in the settings.
    pub fn from_key(key: &str) -> Option<BoardTheme> {
        BoardTheme::ALL.into_iter().find(|theme| theme.key() == key)
    }

    /// The name a person reads.
    pub fn label(self) -> String {
        match self {
            BoardTheme::Felt => text!("board-theme-felt"),
            BoardTheme::Wood => text!("board-theme-wood"),
            BoardTheme::Slate => text!("board-theme-slate"),
            BoardTheme::HighContrast => text!("board-theme-high-contrast"),
        }
    }

    /// Its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            BoardTheme::Felt => &FELT,
            BoardTheme::Wood => &WOOD,
            BoardTheme::Slate => &SLATE,
            BoardTheme::HighContrast => &HIGH_CONTRAST,
        }
    }
}

impl Palette {
    /// The colour that stands for a disc where it is drawn small or as a line.
    pub fn disc_color(&self, color: Color) -> Color32 {
        self.discs[color].face
    }
}

impl Ground {
    /// The colours that appear on the surface, for questions of contrast.
    pub fn colors(self) -> [Color32; 2] {
        match self {
            Ground::Plain(color) | Ground::Felt(color) => [color, color],
            Ground::Wood { base, grain } => [base, grain],
        }
    }
}

const BLACK_DISC: DiscColors = DiscColors { face: rgb(0x1c1d20), shine: 1.0, outline: Color32::TRANSPARENT };
const WHITE_DISC: DiscColors = DiscColors { face: rgb(0xf2efe8), shine: 1.0, outline: Color32::TRANSPARENT };

const FELT: Palette = Palette {
    field: Ground::Felt(rgb(0x23804f)),
    frame: Ground::Wood { base: rgb(0x5c3a22), grain: rgb(0x3d2414) },
    frame_text: rgb(0xf5e6c8),
    grid: rgb(0x0c3f27),
    grid_width: 0.022,
    discs: ByColor::new(BLACK_DISC, WHITE_DISC),
    depth: 1.0,
    legal: rgb(0x011509),
    last_move: rgb(0xe5482d),
    hint: rgb(0xffc93c),
    focus: rgb(0xfff3b0),
    accent_dark: rgb(0x1f6b49),
    accent_light: rgb(0xbfe3cf),
};

const WOOD: Palette = Palette {
    field: Ground::Wood { base: rgb(0xd2a063), grain: rgb(0xb98249) },
    frame: Ground::Wood { base: rgb(0x6e4023), grain: rgb(0x4d2a15) },
    frame_text: rgb(0xffeed2),
    grid: rgb(0x5e3a1c),
    grid_width: 0.02,
    discs: ByColor::new(BLACK_DISC, WHITE_DISC),
    depth: 1.0,
    legal: rgb(0x3a1c06),
    last_move: rgb(0xd23a1f),
    hint: rgb(0x1457a8),
    focus: rgb(0xfffbe8),
    accent_dark: rgb(0x7a4a22),
    accent_light: rgb(0xf0d5ae),
};

const SLATE: Palette = Palette {
    field: Ground::Felt(rgb(0x46586a)),
    frame: Ground::Plain(rgb(0x1f272f)),
    frame_text: rgb(0xc3ced8),
    grid: rgb(0x243140),
    grid_width: 0.022,
    discs: ByColor::new(
        DiscColors { face: rgb(0x14161a), shine: 1.0, outline: Color32::TRANSPARENT },
        DiscColors { face: rgb(0xe9eef3), shine: 1.0, outline: Color32::TRANSPARENT },
    ),
    depth: 0.9,
    legal: rgb(0xcfe3f3),
    last_move: rgb(0xf0a530),
    hint: rgb(0x6fd3ff),
    focus: rgb(0xd6efff),
    accent_dark: rgb(0x2d5f86),
    accent_light: rgb(0xc3dcf0),
};

/// A grey that black and white both stand out from by 4.5 to 1, flat discs with a line around them, no
/// texture.
const HIGH_CONTRAST: Palette = Palette {
    field: Ground::Plain(rgb(0x767676)),
    frame: Ground::Plain(rgb(0x000000)),
    frame_text: rgb(0xffffff),
    grid: rgb(0x000000),
    grid_width: 0.045,
    discs: ByColor::new(
        DiscColors { face: rgb(0x000000), shine: 0.0, outline: rgb(0xffffff) },
        DiscColors { face: rgb(0xffffff), shine: 0.0, outline: rgb(0x000000) },
    ),
    depth: 0.0,
    legal: rgb(0xffec00),
    last_move: rgb(0xffec00),
    hint: rgb(0x00f0ff),
    focus: rgb(0x00f0ff),
    accent_dark: rgb(0x00507a),
    accent_light: rgb(0xbfe6ff),
};

#[cfg(test)]
mod tests {
    use super::super::contrast;
    use super::*;

    #[test]
    fn keys_read_back() {
        for theme in BoardTheme::ALL {
            assert_eq!(BoardTheme::from_key(theme.key()), Some(theme));
        }
        assert_eq!(BoardTheme::from_key("marble"), None);
    }

    #[test]
    fn coordinates_can_be_read_on_every_frame() {
        for theme in BoardTheme::ALL {
            let palette = theme.palette();
            for ground in palette.frame.colors() {
                assert!(contrast(palette.frame_text, ground) >= 4.5, "{theme:?}");
            }
        }
    }

    #[test]
    fn squares_that_can_be_played_stand_out_on_every_board() {
        for theme in BoardTheme::ALL {
            let Palette { field, legal, .. } = theme.palette();
            for ground in field.colors() {
                assert!(contrast(*legal, ground) >= 3.0, "{theme:?}: {}", contrast(*legal, ground));
            }
        }
    }

    #[test]
    fn the_two_discs_differ_from_each_other_and_from_the_field() {
        for theme in BoardTheme::ALL {
            let Palette { field, discs, .. } = theme.palette();
            assert!(contrast(discs.black.face, discs.white.face) >= 12.0, "{theme:?}");
            for ground in field.colors() {
                let enough = if theme == BoardTheme::HighContrast { 4.5 } else { 1.9 };
                assert!(contrast(discs.black.face, ground) >= enough, "{theme:?} black");
                assert!(contrast(discs.white.face, ground) >= enough, "{theme:?} white");
            }
        }
    }
}
