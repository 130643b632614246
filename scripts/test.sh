#!/usr/bin/env bash
# Runs every test. On Debian and Ubuntu it first installs what they need; elsewhere it is just `cargo test`.
# Arguments are handed to `cargo test`.
set -euo pipefail
cd "$(dirname "$0")/.."

# A linker; a display without a screen and a hand to click in it; and what a window loads when it opens.
packages=(gcc libc6-dev xvfb xdotool libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 libgl1)

# A web browser for the page of a review: any Chromium will do.
browsers=(chromium chromium-browser google-chrome google-chrome-stable)
if ! command -v "${browsers[@]}" >/dev/null; then packages+=(chromium); fi

missing=()
if command -v apt-get >/dev/null; then
    for package in "${packages[@]}"; do
        status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
        if [ "$status" != installed ]; then missing+=("$package"); fi
    done
fi
if [ ${#missing[@]} -gt 0 ]; then
    root=()
    if [ "$(id -u)" -ne 0 ]; then root=(sudo); fi
    echo "Installing what the tests need: ${missing[*]}"
    "${root[@]}" apt-get update --quiet
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends "${missing[@]}"
fi

if ! command -v cargo >/dev/null && [ -x "$HOME/.cargo/bin/cargo" ]; then PATH="$HOME/.cargo/bin:$PATH"; fi
if ! command -v cargo >/dev/null; then
    echo "Outflank is built with Rust: install it from https://rustup.rs and run this again." >&2
    exit 1
fi
exec cargo test --locked "$@"
