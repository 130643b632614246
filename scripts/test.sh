#!/usr/bin/env bash
# Runs every test. On Debian and Ubuntu it first installs what they need; elsewhere it is just `cargo test`.
# Arguments are handed to `cargo test`.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/prepare.sh

# A display without a screen and a hand to click in it.
packages=("${linker[@]}" "${window[@]}" xvfb xdotool)
# A web browser for the page of a review: any Chromium will do.
browsers=(chromium chromium-browser google-chrome google-chrome-stable)
has_browser() { command -v "${browsers[@]}" >/dev/null; }
if ! has_browser && has_package chromium; then packages+=(chromium); fi

install_packages "${packages[@]}"
need_rust
# Ubuntu has Chromium only as a snap, which may not look into the folders of a test.
if [ $# -eq 0 ] && ! has_browser && command -v apt-get >/dev/null; then
    echo "No Chromium can be installed here with apt-get, so the page of a review is not opened in a browser:" \
        "all tests but those of the page are run. With Google Chrome installed it is run, too." >&2
    set -- -- --skip in_a_browser
fi
# Notes for the next build would make the first one longer.
[ -d target ] || export CARGO_INCREMENTAL=0
# Many tests wait for threads of their own.
cores=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
export RUST_TEST_THREADS=${RUST_TEST_THREADS:-$((cores + 2))}
exec cargo test --locked "$@"
