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
if ! command -v "${browsers[@]}" >/dev/null; then packages+=(chromium); fi

install_packages "${packages[@]}"
need_rust
exec cargo test --locked "$@"
