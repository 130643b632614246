//! The board themes, one table: what the squares, the frame, the discs and the marks are painted with.
//!
//! A meaning never rests on colour alone: every mark has a shape of its own, and the themes only choose
//! colours that also differ in a greyscale picture.

use super::window::has_high_contrast;
use super::{contrast, rgb};
use egui::{Color32, Context, Id};
use othello::rules::ByColor;
use services::settings::{OwnColors, Settings};
use texts::text;

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
    /// Deep blue with orange and yellow marks, which nearly all people can tell apart: after Okabe and Ito,
    /// *Color Universal Design*, 2008.
    Ocean,
    /// A grey page with flat discs, as diagrams are printed.
    Paper,
    /// Black, white and grey, without shading: white discs, the outlines of black discs, and all marks have a
    /// contrast of 7 to 1 with the squares.
    HighContrast,
    /// Colours that the user has chosen.
    Own(OwnColors),
}

/// What a surface is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    /// One colour.
    Plain(Color32),
    /// Short soft fibres.
    Felt(Color32),
    /// Long grain: the wood's own colour and that of its darker lines.
    Wood { base: Color32, grain: Color32 },
}

/// What a disc of one colour is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscColors {
    /// The middle of the disc; this colour alone where a disc is drawn small or as a line.
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
    /// The frame of the square that the keyboard is on.
    pub focus: Color32,
    /// Selections in a dark window, and the main button in any window.
    pub accent_dark: Color32,
    /// Selections in a light window.
    pub accent_light: Color32,
}

impl BoardTheme {
    /// All except `Own`, in the order they are offered.
    pub const ALL: [BoardTheme; 6] = [
        BoardTheme::Felt,
        BoardTheme::Wood,
        BoardTheme::Slate,
        BoardTheme::Ocean,
        BoardTheme::Paper,
        BoardTheme::HighContrast,
    ];

    /// The name that the settings file keeps, the id of the text with the name a person reads, the colours.
    fn row(self) -> (&'static str, &'static str, Palette) {
        match self {
            BoardTheme::Felt => ("felt", "board-theme-felt", const { column(0) }),
            BoardTheme::Wood => ("wood", "board-theme-wood", const { column(1) }),
            BoardTheme::Slate => ("slate", "board-theme-slate", const { column(2) }),
            BoardTheme::Ocean => ("ocean", "board-theme-ocean", const { column(3) }),
            BoardTheme::Paper => ("paper", "board-theme-paper", const { column(4) }),
            BoardTheme::HighContrast => ("high-contrast", "board-theme-high-contrast", const { column(5) }),
            BoardTheme::Own(colors) => ("own", "board-theme-own", own(colors)),
        }
    }

    /// The name that the settings file keeps.
    pub fn key(self) -> &'static str {
        self.row().0
    }

    /// The theme of the settings. Without one, the board has high contrast if the window has.
    pub fn of(settings: &Settings, ctx: &Context) -> BoardTheme {
        let usual = if has_high_contrast(ctx) { BoardTheme::HighContrast } else { BoardTheme::default() };
        BoardTheme::offered(settings).find(|theme| theme.key() == settings.board_theme).unwrap_or(usual)
    }

    /// The theme of the window's boards, which [`BoardTheme::show`] has set.
    pub fn shown(ctx: &Context) -> BoardTheme {
        ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
    }

    /// Makes this the theme of the window's boards.
    pub fn show(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, self));
    }

    /// All themes that the settings offer, the user's own colours last.
    pub fn offered(settings: &Settings) -> impl Iterator<Item = BoardTheme> + use<> {
        BoardTheme::ALL.into_iter().chain([BoardTheme::Own(settings.own_colors)])
    }

    /// The name a person reads.
    pub fn label(self) -> String {
        text!(self.row().1)
    }

    /// The colours, which [`BoardTheme::Own`] derives from the user's.
    pub fn palette(self) -> Palette {
        self.row().2
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

/// The palettes, one column for each theme: felt, wood, slate, ocean, paper, high contrast.
const fn column(theme: usize) -> Palette {
    const fn glossy(face: u32) -> DiscColors {
        DiscColors { face: rgb(face), shine: 1.0, outline: Color32::TRANSPARENT }
    }
    const fn flat(face: u32, outline: u32) -> DiscColors {
        DiscColors { face: rgb(face), shine: 0.0, outline: rgb(outline) }
    }
    Palette {
        field: [
            Ground::Felt(rgb(0x23804f)),
            Ground::Wood { base: rgb(0xd2a063), grain: rgb(0xb98249) },
            Ground::Felt(rgb(0x46586a)),
            Ground::Felt(rgb(0x1f6391)),
            Ground::Plain(rgb(0xa7a49b)),
            Ground::Plain(rgb(0x404040)),
        ][theme],
        frame: [
            Ground::Wood { base: rgb(0x5c3a22), grain: rgb(0x3d2414) },
            Ground::Wood { base: rgb(0x6e4023), grain: rgb(0x4d2a15) },
            Ground::Plain(rgb(0x1f272f)),
            Ground::Plain(rgb(0x0e2a40)),
            Ground::Plain(rgb(0xf3f0e7)),
            Ground::Plain(rgb(0x000000)),
        ][theme],
        frame_text: rgb([0xf5e6c8, 0xffeed2, 0xc3ced8, 0xdcebf5, 0x2a2a28, 0xffffff][theme]),
        grid: rgb([0x0c3f27, 0x5e3a1c, 0x243140, 0x0c3450, 0x2f2e2b, 0xb0b0b0][theme]),
        grid_width: [0.022, 0.02, 0.022, 0.022, 0.02, 0.03][theme],
        discs: [
            ByColor::new(glossy(0x1c1d20), glossy(0xf2efe8)),
            ByColor::new(glossy(0x1c1d20), glossy(0xf2efe8)),
            ByColor::new(glossy(0x14161a), glossy(0xe9eef3)),
            ByColor::new(glossy(0x1c1d20), glossy(0xf2efe8)),
            ByColor::new(flat(0x111111, 0x111111), flat(0xffffff, 0x111111)),
            ByColor::new(flat(0x000000, 0xffffff), flat(0xffffff, 0x000000)),
        ][theme],
        depth: [1.0, 1.0, 0.9, 1.0, 0.0, 0.0][theme],
        legal: rgb([0x011509, 0x3a1c06, 0xcfe3f3, 0xf0e442, 0x111111, 0xffec00][theme]),
        last_move: rgb([0xe5482d, 0xd23a1f, 0xf0a530, 0xe69f00, 0xc8321e, 0xffec00][theme]),
        hint: rgb([0xffc93c, 0x1457a8, 0x6fd3ff, 0xf0e442, 0x1457a8, 0x00f0ff][theme]),
        focus: rgb([0xfff3b0, 0xfffbe8, 0xd6efff, 0xffffff, 0x0b3d8c, 0x00f0ff][theme]),
        accent_dark: rgb([0x1f6b49, 0x7a4a22, 0x2d5f86, 0x1d5b86, 0x55524a, 0x00507a][theme]),
        accent_light: rgb([0xbfe3cf, 0xf0d5ae, 0xc3dcf0, 0xc2def2, 0xdedacd, 0xbfe6ff][theme]),
    }
}

/// The palette for the user's own colours. Marks are dark or light, whichever differs more from the squares.
fn own(colors: OwnColors) -> Palette {
    let [field, frame, black, white] =
        [colors.field, colors.frame, colors.black, colors.white].map(|[r, g, b]| Color32::from_rgb(r, g, b));
    let dark_or_light = |ground: Color32| {
        let (dark, light) = (rgb(0x0b0c0d), rgb(0xf7f5ee));
        if contrast(dark, ground) >= contrast(light, ground) { dark } else { light }
    };
    let (shine, depth) = if colors.flat { (0.0, 0.0) } else { (1.0, 1.0) };
    let outline = if colors.flat { dark_or_light(field) } else { Color32::TRANSPARENT };
    let disc = |face: Color32| DiscColors { face, shine, outline };
    Palette {
        field: if colors.flat { Ground::Plain(field) } else { Ground::Felt(field) },
        frame: Ground::Plain(frame),
        frame_text: dark_or_light(frame),
        grid: field.lerp_to_gamma(dark_or_light(field), 0.55),
        grid_width: 0.022,
        discs: ByColor::new(disc(black), disc(white)),
        depth,
        legal: dark_or_light(field),
        hint: dark_or_light(field),
        focus: dark_or_light(field),
        ..column(0)
    }
}

/// Whether the colours of the discs differ enough from each other and from the squares.
pub fn is_clear(colors: OwnColors) -> bool {
    let Palette { field, discs, .. } = own(colors);
    let (black, white, [field, _]) = (discs.black.face, discs.white.face, field.colors());
    // Flat discs have a line around them, which sets them off from any square.
    let from_field = if colors.flat { 1.0 } else { 1.6 };
    contrast(black, white) >= 3.0 && [black, white].iter().all(|disc| contrast(*disc, field) >= from_field)
}

#[cfg(test)]
mod tests {
    use super::super::set_high_contrast;
    use super::*;

    #[test]
    fn keys_read_back() {
        let ctx = Context::default();
        let of = |key: &str| {
            BoardTheme::of(&Settings { board_theme: key.to_owned(), ..Settings::default() }, &ctx)
        };
        for theme in BoardTheme::ALL {
            assert_eq!(of(theme.key()), theme);
        }
        assert_eq!(of("own"), BoardTheme::Own(OwnColors::default()));
        assert_eq!(of("marble"), BoardTheme::Felt);
        set_high_contrast(&ctx, true);
        assert_eq!([of(""), of("felt")], [BoardTheme::HighContrast, BoardTheme::Felt]);
    }

    #[test]
    fn marks_stand_out_from_any_own_colours() {
        for grey in (0..=255).step_by(15) {
            for flat in [false, true] {
                let field = [grey, 255 - grey, grey / 2];
                let own = OwnColors { field, frame: field, flat, ..OwnColors::default() };
                let Palette { legal, frame_text, .. } = BoardTheme::Own(own).palette();
                let ground = Color32::from_rgb(field[0], field[1], field[2]);
                assert!(contrast(legal, ground) >= 4.0 && contrast(frame_text, ground) >= 4.0, "{field:?}");
            }
        }
        let own = OwnColors::default();
        assert!(is_clear(own));
        assert!(!is_clear(OwnColors { white: own.black, ..own }));
        assert!(!is_clear(OwnColors { field: own.white, ..own }));
        assert!(is_clear(OwnColors { field: own.white, flat: true, ..own }));
    }

    #[test]
    fn coordinates_legal_moves_and_discs_stand_out_on_every_board() {
        for theme in BoardTheme::ALL {
            let Palette { field, frame, frame_text, legal, discs, .. } = theme.palette();
            let (black, white) = (discs.black.face, discs.white.face);
            assert!(contrast(black, white) >= 12.0, "{theme:?}");
            for (what, ink, grounds, least) in [
                ("coordinates", frame_text, frame.colors(), 4.5),
                ("legal moves", legal, field.colors(), 3.0),
                ("black", black, field.colors(), 1.9),
                ("white", white, field.colors(), 1.9),
            ] {
                for ground in grounds {
                    assert!(contrast(ink, ground) >= least, "{theme:?} {what}: {}", contrast(ink, ground));
                }
            }
        }
    }

    #[test]
    fn with_high_contrast_discs_and_marks_stand_out_seven_to_one() {
        let Palette { field, discs, legal, last_move, hint, focus, .. } = BoardTheme::HighContrast.palette();
        for ink in [discs.white.face, discs.black.outline, legal, last_move, hint, focus] {
            assert!(contrast(ink, field.colors()[0]) >= 7.0, "{ink:?}: {}", contrast(ink, field.colors()[0]));
        }
    }
}
