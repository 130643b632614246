#!/usr/bin/env bash
# Starts the built programs on emulated processors. On one of 2009 the engine plays a game and solves an endgame; on one of 2006
# both programs say a sentence and meet no illegal instruction. Arguments: outflank and outflank-engine, else the debug build.
# Needs qemu-user; on Debian and Ubuntu it is installed when absent.
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
on() { qemu-x86_64 -cpu "$1" "${@:2}" 2>&1 </dev/null | grep -v '^qemu-x86_64: warning' || true; }

# FFO 40: 20 empty squares, White wins by 38.
board='O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X'
solved=$(on Nehalem "$engine" solve "$board")
case "$solved" in
    *+38*a2*) echo "$engine solves an endgame on a processor of 2009." ;;
    *) echo "$engine said on a processor of 2009: $solved" >&2; exit 1 ;;
esac
game=$(on Nehalem "$engine" match level:8 level:12 --games 2 --seed 1)
case "$game" in
    *"2 games"*) echo "$engine plays two games on a processor of 2009." ;;
    *) echo "$engine said on a processor of 2009: $game" >&2; exit 1 ;;
esac

for program in "$window" "$engine"; do
    said=$(on Conroe "$program")
    case "$said" in
        "Outflank needs a processor with"*) ;;
        *) echo "$program said on a processor of 2006: $said" >&2; exit 1 ;;
    esac
    echo "$program: $said"
done
