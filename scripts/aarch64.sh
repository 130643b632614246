#!/usr/bin/env bash
# On Debian or Ubuntu on x86-64: builds the engine for 64-bit ARM and runs its tests in an emulator: counted game trees, the
# solver, and what the engine's pages test of themselves; not those that start the program, which the system could not run.
# Installs what it needs. Arguments are handed to `cargo test` instead of that choice.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/prepare.sh

install_packages "${linker[@]}" gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user
need_rust
triple=aarch64-unknown-linux-gnu
rustup target add "$triple"
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="qemu-aarch64 -L /usr/aarch64-linux-gnu"
if [ $# -eq 0 ]; then
    cargo test --locked -p outflank-engine-lib --target "$triple" --test engine
    # The emulator does not tell a process its processor time.
    set -- --lib -- --skip work_takes_processor_time
fi
cargo test --locked -p outflank-othello -p outflank-engine-lib --target "$triple" "$@"
