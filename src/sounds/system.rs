//! Plays sound through the system's own interface: WASAPI on Windows, Core Audio on macOS.

use super::{Opened, SampleSource};
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};

/// A stream on the device, which ends when it is dropped.
pub(crate) struct Line {
    _stream: cpal::Stream,
}

pub(super) fn open() -> Opened<Line> {
    let device = cpal::default_host()
        .default_output_device()
        .ok_or(cpal::Error::from(cpal::ErrorKind::HostUnavailable))?;
    let config: cpal::StreamConfig = device.default_output_config()?.into();
    let source = SampleSource::new(config.sample_rate);
    let n_channels = usize::from(config.channels).max(1);
    let (mixed, mut samples) = (source.clone(), Vec::new());
    let write = move |out: &mut [f32], _: &cpal::OutputCallbackInfo| {
        samples.resize(out.len() / n_channels, 0.0);
        mixed.fill(&mut samples);
        for (frame, sample) in out.chunks_mut(n_channels).zip(&samples) {
            frame.fill(*sample);
        }
    };
    let complain = |error: cpal::Error| log::info!("Sound: {error}");
    let stream = device.build_output_stream(config, write, complain, None)?;
    stream.play()?;
    Ok((source, Line { _stream: stream }))
}
