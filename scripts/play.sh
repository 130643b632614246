#!/usr/bin/env bash
# Builds Outflank and starts it. On Debian and Ubuntu it first installs what building and the window need.
# Arguments are handed to the app: files to open, for example.
set -euo pipefail
# Files named on the command line are looked for where it was typed.
here=$PWD
cd "$(dirname "$0")/.."
. scripts/prepare.sh

install_packages "${linker[@]}" "${window[@]}"
need_rust
name_folders
cargo build --release --locked --bin outflank
program=$(realpath "${CARGO_TARGET_DIR:-target}/release/outflank")
cd "$here"
exec "$program" "$@"
