#!/usr/bin/env bash
# Starts the built programs on emulated processors. On one of 2009 the engine plays games and solves endgames;
# on one of 2006 both programs say a sentence and meet no illegal instruction. Arguments: outflank and
# outflank-engine, else the debug build. Needs qemu-user; on Debian and Ubuntu it is installed when absent.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v qemu-x86_64 >/dev/null; then
    root=()
    if [ "$(id -u)" -ne 0 ]; then root=(sudo); fi
    "${root[@]}" apt-get update --quiet
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends qemu-user
fi

target=${CARGO_TARGET_DIR:-target}
window=${1:-$target/debug/outflank} engine=${2:-$target/debug/outflank-engine}
# The emulator says which features of the processor it lacks; none of them is used here.
on() { timeout 120 qemu-x86_64 -cpu "$1" "${@:2}" 2>&1 </dev/null | grep -v '^qemu-x86_64: warning'; }

# Its exit code says whether the scores are those of the file.
on Nehalem "$engine" solve crates/engine/tests/data/ffo-01-19.obf --last 2 --threads 1 --hash-mb 16
echo "$engine solves endgames on a processor of 2009."
on Nehalem "$engine" match level:1 level:4 --games 2 --seed 1
echo "$engine plays games on a processor of 2009."

for program in "$window" "$engine"; do
    said=$(on Conroe "$program") || true
    case "$said" in
        "Outflank needs a processor with"*) ;;
        *) echo "$program said on a processor of 2006: $said" >&2; exit 1 ;;
    esac
    echo "$program: $said"
done
