#!/usr/bin/env bash
# Starts the built programs on an emulated processor of 2008 and expects a sentence, not an illegal instruction.
# Needs qemu-user; on Debian and Ubuntu it is installed when absent.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v qemu-x86_64 >/dev/null; then
    root=()
    if [ "$(id -u)" -ne 0 ]; then root=(sudo); fi
    "${root[@]}" apt-get update --quiet
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends qemu-user
fi

programs=("$@")
if [ ${#programs[@]} -eq 0 ]; then
    target=${CARGO_TARGET_DIR:-target}
    programs=("$target/debug/outflank" "$target/debug/outflank-engine")
fi

for program in "${programs[@]}"; do
    said=$(qemu-x86_64 -cpu Nehalem "$program" 2>&1 >/dev/null </dev/null | grep -v '^qemu-x86_64: warning') || true
    case "$said" in
        "Outflank needs a processor with"*) ;;
        *) echo "$program said on an old processor: $said" >&2; exit 1 ;;
    esac
    echo "$program: $said"
done
