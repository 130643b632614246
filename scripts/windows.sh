#!/usr/bin/env bash
# On Debian or Ubuntu: builds the programs for Windows, tries them under Wine, and makes the zip and the installer in dist/.
# `scripts/windows.sh build` leaves out the tests. Installs what it needs.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/prepare.sh

packages=("${linker[@]}" gcc-mingw-w64-x86-64 nsis python3 zip)
if [ "${1:-}" != build ]; then packages+=("${window[@]}" wine wine64 xvfb xdotool); fi
install_packages "${packages[@]}"
need_rust
triple=x86_64-pc-windows-gnu
rustup target add "$triple"
# Nothing beside Windows' own libraries.
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS="-C target-cpu=x86-64-v2 -C target-feature=+crt-static"
packaging/build.py "$triple"
built=${CARGO_TARGET_DIR:-target}/$triple/release

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
name=outflank-$version-windows-x86_64
rm -rf "dist/$name" "dist/$name.zip"
mkdir -p "dist/$name"
cp "$built/outflank.exe" "$built/outflank-engine.exe" README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE "dist/$name/"
packaging/notices.py "$triple" >"dist/$name/THIRD-PARTY.txt"
(cd dist && zip --quiet --recurse-paths "$name.zip" "$name")
makensis -V2 -DTARGET=amd64-unicode "-DVERSION=$version" "-DSTAGE=$PWD/dist/$name" "-DOUT=$PWD/dist/$name-setup.exe" \
    packaging/windows.nsi
rm -r "dist/$name"
ls -l dist
if [ "${1:-}" = build ]; then exit; fi

# A Windows of its own, which is gone afterwards.
WINEPREFIX=$(mktemp --directory)
export WINEPREFIX WINEDEBUG=-all
trap 'wineserver --kill || true; rm -rf "$WINEPREFIX"' EXIT
# Wine draws its own windows somewhere, too.
xvfb-run --auto-servernum wine wineboot --init
system=$WINEPREFIX/drive_c/windows/system32
if [ ! -e "$system/bcryptprimitives.dll" ]; then
    # Wine before 9 lacks the library from which Rust's hash maps take their seeds.
    cat >"$WINEPREFIX/seeds.c" <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T n) { return SystemFunction036(bytes, (ULONG)n); }
C
    x86_64-w64-mingw32-gcc -shared -o "$system/bcryptprimitives.dll" "$WINEPREFIX/seeds.c" -ladvapi32
fi

echo "Installing with the installer, and a game in the window"
xvfb-run --auto-servernum wine "dist/$name-setup.exe" /S
installed=$(find "$WINEPREFIX/drive_c/users" -path '*Programs/Outflank/outflank.exe')
[ -n "$installed" ] || stop "The installer has installed nothing."
printf '#!/bin/sh\nexec wine "%s" "$@"\n' "$installed" >"$WINEPREFIX/outflank"
chmod +x "$WINEPREFIX/outflank"
OUTFLANK_WINDOW_PROGRAM=$WINEPREFIX/outflank cargo test --locked --test window a_click_is_answered

echo "Removing it again"
xvfb-run --auto-servernum wine "$(dirname "$installed")/uninstall.exe" /S
for _ in $(seq 20); do
    if [ ! -e "$installed" ]; then break; fi
    sleep 1
done
[ ! -e "$installed" ] || stop "The uninstaller has left $installed."

echo "The engine's commands, games between its players, and the counted game trees"
CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine cargo test --locked -p outflank-engine-lib -p outflank-cli --target "$triple" \
    --test cli --test engine -- engine_commands:: matches:: perft::
