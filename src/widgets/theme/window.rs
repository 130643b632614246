//! The window around the board: spacing, roundness, text sizes, and the light and the dark colours.

use super::{BoardTheme, rgb};
use egui::style::{ScrollAnimation, Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, FontId, Id, Margin, Shadow, Stroke, Style, TextStyle, Theme, Ui, Visuals,
    vec2,
};

/// The three usual sizes of text, in points: titles, text, and small text. The board's edges, the strip and
/// a few other places have sizes of their own.
pub const TITLE: f32 = 20.0;
pub const TEXT: f32 = 15.0;
pub const SMALL: f32 = 12.0;
/// The size of text in a wide part of the window, in points.
const LARGE: f32 = 17.0;

/// The greys of one mode, warm in the light and a little green in the dark; or black and white.
struct Tones {
    panel: Color32,
    /// Menus, dialogs and tooltips.
    raised: Color32,
    /// Text fields and lists.
    sunken: Color32,
    /// Cards, every other row of a table, and the bar of who is to move.
    faint: Color32,
    line: Color32,
    button: Color32,
    button_hovered: Color32,
    button_pressed: Color32,
    /// Around a button at rest.
    button_line: Color32,
    /// The rail of a slider, and the ground of a box to tick.
    rail: Color32,
    text: Color32,
    weak_text: Color32,
    strong_text: Color32,
    warning: Color32,
    error: Color32,
    link: Color32,
    shadow_alpha: u8,
}

const DARK: Tones = tones(0);
const LIGHT: Tones = tones(1);
const DARK_HIGH: Tones = tones(2);
const LIGHT_HIGH: Tones = tones(3);

/// The tones of a mode: 0 for dark, 1 for light, 2 and 3 for dark and light with high contrast.
const fn tones(mode: usize) -> Tones {
    Tones {
        panel: rgb([0x1e2221, 0xf4f2ec, 0x000000, 0xffffff][mode]),
        raised: rgb([0x272c2b, 0xfcfbf8, 0x000000, 0xffffff][mode]),
        sunken: rgb([0x141716, 0xffffff, 0x000000, 0xffffff][mode]),
        faint: rgb([0x252a28, 0xece9e2, 0x1c1c1c, 0xf0f0f0][mode]),
        line: rgb([0x3a413f, 0xd2cec3, 0xffffff, 0x000000][mode]),
        button: rgb([0x333a38, 0xe5e1d7, 0x000000, 0xffffff][mode]),
        button_hovered: rgb([0x3f4846, 0xdad5c8, 0x3a3a3a, 0xd8d8d8][mode]),
        button_pressed: rgb([0x2a302f, 0xc9c3b4, 0x505050, 0xc0c0c0][mode]),
        button_line: [Color32::TRANSPARENT, Color32::TRANSPARENT, rgb(0xffffff), rgb(0x000000)][mode],
        rail: rgb([0x333a38, 0xe5e1d7, 0x555555, 0xb0b0b0][mode]),
        text: rgb([0xdfe3e0, 0x2a2d29, 0xffffff, 0x000000][mode]),
        weak_text: rgb([0xb2bab6, 0x4b5048, 0xe8e8e8, 0x202020][mode]),
        strong_text: rgb([0xffffff, 0x000000, 0xffffff, 0x000000][mode]),
        warning: rgb([0xffb454, 0x8a4b00, 0xffc94d, 0x663800][mode]),
        error: rgb([0xff8a80, 0xb3261e, 0xffa8a0, 0x8c0d0d][mode]),
        link: rgb([0x7cc4ff, 0x0b5cad, 0x8fd0ff, 0x003f8c][mode]),
        shadow_alpha: [110, 40, 0, 0][mode],
    }
}

/// The fill and the text of selections with high contrast, the same for every board theme.
const SELECTED_DARK: (Color32, Color32) = (rgb(0xffd800), rgb(0x000000));
const SELECTED_LIGHT: (Color32, Color32) = (rgb(0x003a8c), rgb(0xffffff));

/// The ground and the ink of a verdict in the light and in the dark, wrong and right; clear enough for high
/// contrast too.
const VERDICTS: [[(Color32, Color32); 2]; 2] = [
    [(rgb(0xfbe3df), rgb(0x7a1410)), (rgb(0xdcf3e1), rgb(0x0b4a24))],
    [(rgb(0x4a1714), rgb(0xffc9c2)), (rgb(0x12351f), rgb(0xa6f0bd))],
];

/// The ground and the ink of a verdict on an answer.
pub fn verdict_colors(visuals: &Visuals, is_right: bool) -> (Color32, Color32) {
    VERDICTS[usize::from(visuals.dark_mode)][usize::from(is_right)]
}

fn contrast_id() -> Id {
    Id::unique("high contrast")
}

/// Whether the window has high contrast.
pub fn has_high_contrast(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(contrast_id())).unwrap_or(false)
}

/// The line around text fields and boxes to tick, with a contrast of at least 3 to 1.
pub fn field_line(visuals: &Visuals) -> Stroke {
    Stroke::new(1.0, visuals.weak_text_color().gamma_multiply(0.75))
}

/// The ground and ink of the main button: the strongest accent; with high contrast those of a selection.
pub fn main_colors(ui: &egui::Ui) -> (Color32, Color32) {
    let selection = ui.visuals().selection;
    match has_high_contrast(ui.ctx()) {
        true => (selection.bg_fill, selection.stroke.color),
        false => (BoardTheme::shown(ui.ctx()).palette().accent_dark, DARK.strong_text),
    }
}

/// Stores whether the window has high contrast. [`BoardTheme::of`] and [`apply`] read it, so call this first.
pub fn set_high_contrast(ctx: &Context, more_contrast: bool) {
    ctx.data_mut(|data| data.insert_temp(contrast_id(), more_contrast));
}

/// Gives the window its look in both modes, with selections in harmony with the board, or with high contrast.
/// Leaves the choice of the mode, light or dark, to [`Context::set_theme`]. Cheap enough for every change
/// of the settings, not for every frame.
pub fn apply(ctx: &Context, board: BoardTheme) {
    board.show(ctx);
    let palette = board.palette();
    let accents = [(palette.accent_dark, DARK.strong_text), (palette.accent_light, LIGHT.strong_text)];
    let ([dark, light], [selected_dark, selected_light]) = match has_high_contrast(ctx) {
        true => ([&DARK_HIGH, &LIGHT_HIGH], [SELECTED_DARK, SELECTED_LIGHT]),
        false => ([&DARK, &LIGHT], accents),
    };
    for (theme, base, tones, (bg_fill, text)) in [
        (Theme::Dark, Visuals::dark(), dark, selected_dark),
        (Theme::Light, Visuals::light(), light, selected_light),
    ] {
        let selection = Selection { bg_fill, stroke: Stroke::new(1.0, text) };
        ctx.style_mut_of(theme, |style| {
            set_sizes(style);
            style.visuals = visuals(base, tones, selection);
        });
    }
}

/// Switches the window's animations off or on. Without them lists open at once, and scroll by jumps.
pub fn set_still(ctx: &Context, still: bool) {
    let usual = Style::default();
    ctx.all_styles_mut(|style| {
        style.animation_time = if still { 0.0 } else { usual.animation_time };
        style.scroll_animation = if still { ScrollAnimation::none() } else { usual.scroll_animation };
    });
}

/// Whether the window's animations are off.
pub fn is_still(ctx: &Context) -> bool {
    ctx.global_style().animation_time == 0.0
}

/// Makes the text larger in a wide part of the window.
pub fn enlarge(ui: &mut Ui) {
    ui.style_mut().text_styles.values_mut().for_each(|font| font.size *= LARGE / TEXT);
}

fn set_sizes(style: &mut Style) {
    style.text_styles = [
        (TextStyle::Heading, FontId::proportional(TITLE)),
        (TextStyle::Body, FontId::proportional(TEXT)),
        (TextStyle::Button, FontId::proportional(TEXT)),
        (TextStyle::Monospace, FontId::monospace(TEXT)),
        (TextStyle::Small, FontId::proportional(SMALL)),
    ]
    .into();
    // Gaps are 2, 4, 8, 12 or 16 points.
    style.spacing.item_spacing = vec2(8.0, 8.0);
    style.spacing.button_padding = vec2(8.0, 4.0);
    style.spacing.interact_size.y = 24.0;
    style.spacing.window_margin = Margin::same(12);
    style.spacing.menu_margin = Margin::same(8);
    style.spacing.slider_width = 130.0;
    style.spacing.icon_width = 17.0;
}

fn visuals(base: Visuals, tones: &Tones, selection: Selection) -> Visuals {
    let color = Color32::from_black_alpha(tones.shadow_alpha);
    let shadow = |offset: [i8; 2], blur| Shadow { offset, blur, spread: 0, color };
    Visuals {
        widgets: widgets(tones),
        weak_text_color: Some(tones.weak_text),
        hyperlink_color: tones.link,
        faint_bg_color: tones.faint,
        extreme_bg_color: tones.sunken,
        code_bg_color: tones.button,
        warn_fg_color: tones.warning,
        error_fg_color: tones.error,
        window_corner_radius: CornerRadius::same(10),
        window_shadow: shadow([0, 8], 24),
        window_fill: tones.raised,
        window_stroke: Stroke::new(1.0, tones.line),
        menu_corner_radius: CornerRadius::same(8),
        panel_fill: tones.panel,
        popup_shadow: shadow([0, 4], 12),
        slider_trailing_fill: true,
        selection,
        ..base
    }
}

fn widgets(tones: &Tones) -> Widgets {
    let widget = |fill: Color32, line: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        fg_stroke: Stroke::new(1.0, text),
        corner_radius: CornerRadius::same(6),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: widget(tones.panel, tones.line, tones.text),
        inactive: WidgetVisuals {
            bg_fill: tones.rail,
            ..widget(tones.button, tones.button_line, tones.text)
        },
        hovered: widget(tones.button_hovered, tones.line, tones.strong_text),
        active: widget(tones.button_pressed, tones.weak_text, tones.strong_text),
        open: widget(tones.button_pressed, tones.line, tones.strong_text),
    }
}

#[cfg(test)]
mod tests {
    use super::super::contrast;
    use super::*;

    #[test]
    fn every_text_stands_out_from_what_it_is_written_on() {
        for tones in [&DARK, &LIGHT] {
            let check = |text, ground| assert!(contrast(text, ground) >= 4.5, "{text:?} on {ground:?}");
            for ground in [tones.panel, tones.raised, tones.sunken, tones.faint] {
                for text in [tones.text, tones.weak_text, tones.warning, tones.error, tones.link] {
                    check(text, ground);
                }
            }
            check(tones.text, tones.button);
            for ground in [tones.button_hovered, tones.button_pressed] {
                check(tones.strong_text, ground);
                check(tones.weak_text, ground);
            }
        }
    }

    #[test]
    fn the_line_around_a_field_stands_out() {
        for (tones, base) in [(&DARK, Visuals::dark()), (&LIGHT, Visuals::light())] {
            let line = field_line(&visuals(base, tones, Selection::default())).color;
            for ground in [tones.panel, tones.raised, tones.sunken, tones.faint] {
                assert!(contrast(ground.blend(line), ground) >= 3.0, "{line:?} on {ground:?}");
            }
        }
    }

    #[test]
    fn with_high_contrast_every_text_and_every_line_stands_out_far() {
        for (tones, (selected, text)) in [(&DARK_HIGH, SELECTED_DARK), (&LIGHT_HIGH, SELECTED_LIGHT)] {
            let check = |ink, ground| assert!(contrast(ink, ground) >= 7.0, "{ink:?} on {ground:?}");
            for ink in [tones.text, tones.weak_text, tones.warning, tones.error, tones.link, tones.line] {
                check(ink, tones.panel);
                check(ink, tones.faint);
            }
            for ground in [tones.button, tones.button_hovered, tones.button_pressed] {
                check(tones.strong_text, ground);
            }
            check(tones.button_line, tones.panel);
            check(tones.text, tones.rail);
            assert!(contrast(tones.rail, tones.raised) >= 2.0, "a slider's rail is seen");
            check(text, selected);
            check(selected, tones.panel);
        }
    }

    #[test]
    fn verdicts_can_be_read_with_high_contrast() {
        for &(ground, ink) in VERDICTS.as_flattened() {
            assert!(contrast(ink, ground) >= 7.0, "{ink:?} on {ground:?}");
        }
    }

    #[test]
    fn selected_text_stands_out_under_every_board() {
        for theme in BoardTheme::ALL {
            let palette = theme.palette();
            assert!(contrast(DARK.strong_text, palette.accent_dark) >= 4.5, "{theme:?} dark");
            assert!(contrast(LIGHT.strong_text, palette.accent_light) >= 4.5, "{theme:?} light");
        }
    }
}
