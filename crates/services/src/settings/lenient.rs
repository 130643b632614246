//! Writes and reads the settings' values of types from lower layers, which know no file format. Reading
//! replaces bad values instead of failing.

use othello::clock::TimeControl;
use othello::rules::ByColor;
use serde::{Deserialize, Deserializer};

/// Any number at all, brought into the range of its type.
pub(crate) fn number<'de, D: Deserializer<'de>, T: TryFrom<u32>>(file: D) -> Result<T, D::Error> {
    let number = f64::deserialize(file)? as u32;
    // A number that is too large becomes the largest of its type.
    let nearest = [number, u16::MAX.into(), u8::MAX.into()].into_iter().find_map(|n| T::try_from(n).ok());
    Ok(nearest.expect("every type of number here takes 255"))
}

/// A place on the screens, or none.
pub(crate) fn screen_position<'de, D: Deserializer<'de>>(file: D) -> Result<Option<(i32, i32)>, D::Error> {
    let place = Option::<(f64, f64)>::deserialize(file)?;
    Ok(place.map(|(x, y)| (x as i32, y as i32)))
}

/// Both clocks as a text, Black's first; any other text means no clocks.
pub(crate) mod as_clocks {
    use super::{ByColor, TimeControl};
    use serde::{Deserialize, Deserializer, Serializer};

    type Clocks = Option<ByColor<TimeControl>>;

    pub(crate) fn serialize<S: Serializer>(clocks: &Clocks, file: S) -> Result<S::Ok, S::Error> {
        match clocks {
            None => file.serialize_str(""),
            Some(ByColor { black, white }) => file.collect_str(&format_args!("{black} {white}")),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(file: D) -> Result<Clocks, D::Error> {
        let text = String::deserialize(file)?;
        let sides =
            text.split_once(' ').and_then(|(black, white)| black.parse().ok().zip(white.parse().ok()));
        Ok(sides.map(|(black, white)| ByColor::new(black, white)))
    }
}

/// A value by its name; an unknown name stands for the default.
pub(crate) mod as_text {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(crate) fn serialize<S: Serializer>(value: &impl Display, file: S) -> Result<S::Ok, S::Error> {
        file.collect_str(value)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: FromStr + Default>(
        file: D,
    ) -> Result<T, D::Error> {
        Ok(String::deserialize(file)?.parse().unwrap_or_default())
    }
}
