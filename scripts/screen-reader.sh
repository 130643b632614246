#!/usr/bin/env bash
# Uses Outflank with the screen reader Orca, by the keyboard and from what Orca says alone: two exercises of the
# first lesson, a puzzle, a whole game on 4×4 and twenty plies on 8×8. `screen-reader.sh [PROGRAM]`; without a
# program it is built. On Debian and Ubuntu what is needed is installed first. What was heard is printed and ends
# with a sentence; the exit code is 0 if all of it could be done.
set -euo pipefail
cd "$(dirname "$0")/.."

# A display and a keyboard without a screen, the accessibility bus, the screen reader (which needs no voice for
# this), and what the window loads.
packages=(xvfb xdotool dbus at-spi2-core gir1.2-atspi-2.0 python3-gi libglib2.0-bin orca
    libxcursor1 libxi6 libx11-xcb1 libxkbcommon-x11-0 libgl1)
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
    "${root[@]}" apt-get update --quiet
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends "${missing[@]}"
fi

program=${1:-}
if [ -z "$program" ]; then
    cargo build --locked --bin outflank
    program=${CARGO_TARGET_DIR:-target}/debug/outflank
fi

# Everything of this run is below one folder, and ends with it.
folder=$(mktemp -d)
mkdir -m 700 "$folder/runtime" "$folder/python"
# No voice: what is spoken is read in Orca's log.
echo 'raise ImportError("no speech")' > "$folder/python/speechd.py"
cleanup() {
    kill "$display" 2>/dev/null || true
    rm -rf "$folder"
}
exec 5>"$folder/display"
Xvfb -displayfd 5 -screen 0 1280x900x24 -nolisten tcp 2>/dev/null &
display=$!
trap cleanup EXIT
until [ -s "$folder/display" ]; do sleep 0.1; done

env DISPLAY=":$(cat "$folder/display")" HOME="$folder" XDG_RUNTIME_DIR="$folder/runtime" PYTHONPATH="$folder/python" \
    OUTFLANK_CONFIG_DIR="$folder/outflank" GSETTINGS_BACKEND=memory OUTFLANK_TRACE=1 LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1 \
    dbus-run-session -- /usr/bin/python3 scripts/screen_reader.py "$program" "$folder" 2>"$folder/errors" \
    || { tail -n 20 "$folder/errors" >&2; exit 1; }
