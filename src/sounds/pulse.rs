//! Sound by PulseAudio's protocol over its local socket, which needs no C library to build or to run.

use super::{Opened, SampleSource};
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

/// The usual number of samples in a second; the server converts them to the rate of the sound card.
const RATE: u32 = 44_100;
/// The sound buffered ahead, in milliseconds: so short that a disc is heard as it appears.
const AHEAD_MS: u32 = 40;
/// A sample is a number of four bytes.
const SAMPLE_BYTES: usize = 4;
/// A server that does not answer in this time counts as absent.
const ANSWER_MAX: Duration = Duration::from_secs(2);

/// A playback stream on the server, which ends when this value is dropped.
pub(crate) struct Line {
    _stream: PlaybackStream,
    _client: Client,
}

pub(super) fn open() -> Opened<Line> {
    let path = pulseaudio::socket_path_from_env().ok_or(ClientError::ServerUnavailable)?;
    let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
    open_at(&path, cookie)
}

fn open_at(path: &Path, cookie: Option<Vec<u8>>) -> Opened<Line> {
    let socket = UnixStream::connect(path)?;
    for limit in [UnixStream::set_read_timeout, UnixStream::set_write_timeout] {
        limit(&socket, Some(ANSWER_MAX))?;
    }
    let client = Client::new_unix(c"Outflank", socket, cookie)?;
    let source = SampleSource::new(RATE);
    let (mixed, mut samples) = (source.clone(), Vec::new());
    let write = move |bytes: &mut [u8]| {
        samples.resize(bytes.len() / SAMPLE_BYTES, 0.0);
        mixed.fill(&mut samples);
        for (place, sample) in bytes.chunks_exact_mut(SAMPLE_BYTES).zip(&samples) {
            place.copy_from_slice(&sample.to_le_bytes());
        }
        samples.len() * SAMPLE_BYTES
    };
    let stream = pollster::block_on(client.create_playback_stream(parameters(), write.as_playback_source()));
    Ok((source, Line { _stream: stream?, _client: client }))
}

/// Parameters for a stream of one channel with a short delay.
fn parameters() -> PlaybackStreamParams {
    let ahead = RATE * AHEAD_MS / 1_000 * SAMPLE_BYTES as u32;
    let mut props = Props::new();
    props.set(Prop::MediaRole, c"game");
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
        channel_map: ChannelMap::mono(),
        buffer_attr: BufferAttr { target_length: ahead, ..BufferAttr::default() },
        flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
        props,
        ..PlaybackStreamParams::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::os::unix::net::UnixListener;
    use std::time::Instant;

    #[test]
    fn where_there_is_no_server_there_is_no_sound() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("native");
        assert!(open_at(&path, None).is_err());
    }

    #[test]
    fn a_server_that_says_nothing_or_nonsense_counts_as_absent() {
        let folder = tempfile::tempdir().unwrap();
        for answer in [None, Some(b"HTTP/1.1 400 Bad Request\r\n\r\n".repeat(9))] {
            let path = folder.path().join(format!("native{}", answer.is_some()));
            let listener = UnixListener::bind(&path).unwrap();
            let server = std::thread::spawn(move || {
                let (mut socket, _) = listener.accept().unwrap();
                if let Some(answer) = answer {
                    _ = socket.write_all(&answer);
                    _ = socket.shutdown(std::net::Shutdown::Write);
                }
                // Waits until the client gives up and closes the socket.
                _ = socket.read_to_end(&mut Vec::new());
            });
            let before = Instant::now();
            assert!(open_at(&path, None).is_err());
            assert!(before.elapsed() < ANSWER_MAX * 5);
            server.join().unwrap();
        }
    }
}
