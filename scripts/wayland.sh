#!/usr/bin/env bash
# Plays Outflank under Wayland without a screen: `wayland.sh [PROGRAM [FOLDER]]`. Without a program it is built; in FOLDER
# pictures of the window are left. On Debian and Ubuntu what is needed is installed first.
# Under Sway, which draws the window's frame, by keyboard and clipboard; under Weston, which leaves the frame to the app,
# it is enough that the window opens and is drawn. Neither has a pointer without a screen.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/prepare.sh

install_packages "${linker[@]}" "${window[@]}" sway weston grim wtype wl-clipboard
need_rust
program=${1:-}
if [ -z "$program" ]; then
    cargo build --locked --bin outflank
    program=${CARGO_TARGET_DIR:-target}/debug/outflank
fi
program=$(realpath "$program")
pictures=${2:+$(realpath "$2")}

# Everything of this run is below one folder, and ends with it.
folder=$(mktemp --directory)
mkdir --mode=700 "$folder/runtime"
cp "$program" "$folder/outflank"
children=()
leave() {
    kill "${children[@]}" 2>/dev/null || true
    wait
    rm -rf "$folder"
}
trap leave EXIT

# Sway refuses to run as root.
as_user=()
if [ "$(id -u)" -eq 0 ]; then
    chown -R nobody "$folder"
    chmod 755 "$folder"
    as_user=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
fi
here=(env -u DISPLAY -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS HOME="$folder" XDG_RUNTIME_DIR="$folder/runtime"
    OUTFLANK_TRACE=1 LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1)

# Becomes a command of the one whose display it is, in the display of now.
become() {
    cd "$folder"
    exec "${as_user[@]}" "${here[@]}" WAYLAND_DISPLAY="${display:-}" "$@"
}

# Runs one.
run() { (become "$@"); }

# Starts one in the background; its number is the last of `children`.
start() {
    local said=$1
    shift
    become "$@" >"$folder/$said" 2>&1 &
    children+=($!)
}

# Waits until a file has a line that fits.
until_said() {
    for _ in $(seq 300); do
        if grep --quiet "$2" "$folder/$1" 2>/dev/null; then return 0; fi
        sleep 0.2
    done
    grep --invert-match '^square' "$folder/$1" >&2
    stop "In a minute there was no line '$2' in what $1 said."
}

# Waits for the socket of a display, whose name is then `display`.
until_open() {
    for _ in $(seq 100); do
        display=$(find "$folder/runtime" -maxdepth 1 -name "$1" ! -name '*.lock' -printf '%f\n' | head -n 1)
        if [ -n "$display" ]; then return 0; fi
        sleep 0.1
    done
    cat "$folder/$2" >&2
    stop "No Wayland display has opened."
}

keep() { if [ -n "$pictures" ]; then cp "$1" "$pictures/$2"; fi; }

echo "Sway: a move by the keyboard, the answer, the moves in the clipboard, and the end"
printf '%s\n' 'output HEADLESS-1 resolution 1280x900' 'default_border normal' 'xwayland disable' >"$folder/sway.conf"
start sway env WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman sway --config "$folder/sway.conf"
until_open 'wayland-*' sway
start game env OUTFLANK_CONFIG_DIR="$folder/game-of-sway" "$folder/outflank"
game=${children[-1]}
until_said game '^square h8'
until_said game '^ready'
# Each `wtype` is a new keyboard, whose first keys are lost while the app gets to know it: it is tried again until `fits` holds.
type_until() {
    local fits=$1
    shift
    for _ in $(seq 8); do
        run wtype -s 1000 -d 100 "$@" -s 1000
        for _ in $(seq 10); do
            if $fits; then return 0; fi
            sleep 0.3
        done
    done
    stop "The keys $* did nothing: $fits."
}
has_played() { grep --quiet '^played f5 by Black' "$folder/game"; }
has_copied() { [[ $(run timeout 10 wl-paste 2>/dev/null) == f5?? ]]; }
has_quit() { grep --quiet '^quit' "$folder/game"; }
type_until has_played f5
until_said game '^played .* by White'
run grim "$folder/sway.png"
keep "$folder/sway.png" sway.png
type_until has_copied -M ctrl -k c -m ctrl
type_until has_quit -M ctrl -k q -m ctrl
wait "$game"

echo "Weston: the window with its own frame"
# The other way for Weston to draw without a screen, with pixman, ends Weston 10 when a window draws its own frame.
start weston weston --backend=headless-backend.so --use-gl --width=1280 --height=980 --socket=weston --idle-time=0 --debug
until_open weston weston
start game env OUTFLANK_CONFIG_DIR="$folder/game-of-weston" "$folder/outflank"
until_said game '^square h8'
sleep 2
run weston-screenshooter
keep "$folder"/wayland-screenshot*.png weston.png
echo "Outflank works under Wayland"
