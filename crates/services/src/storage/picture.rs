//! Pictures as files.

/// A PNG file, without transparency. `size` is width and height; the pixels are red, green and blue,
/// row by row.
pub fn png(size: [usize; 2], pixels: &[u8]) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let [width, height] = size.map(|side| side as u32);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(pixels));
    written.map_err(|error| error.to_string())?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_png_reads_back() {
        let pixels =
            [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0], [160, 160, 160]].concat();
        let bytes = png([3, 2], &pixels).unwrap();
        let read = image::load_from_memory(&bytes).unwrap().into_rgb8();
        assert_eq!(read.dimensions(), (3, 2));
        assert_eq!((read.get_pixel(2, 0).0, read.get_pixel(1, 1).0), ([0, 0, 255], [0, 0, 0]));
    }
}
