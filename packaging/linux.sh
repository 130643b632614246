#!/usr/bin/env bash
# Makes dist/outflank_VERSION_ARCH.deb and dist/outflank-VERSION-linux-ARCH.tar.gz from a release build.
# Needs cargo, python3, binutils and dpkg-deb. Run it on the oldest system that the packages shall serve: the C library is taken from there.
set -euo pipefail
umask 022
cd "$(dirname "$0")/.."

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
machine=$(uname -m)
target=${CARGO_TARGET_DIR:-target}
cargo build --release --locked --bins

# What both packages hold, laid out as below /usr.
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
usr=$stage/usr
install -D --mode=755 "$target/release/outflank" "$usr/bin/outflank"
install -D --mode=755 "$target/release/outflank-engine" "$usr/bin/outflank-engine"
install -D --mode=644 assets/outflank.desktop "$usr/share/applications/outflank.desktop"
install -D --mode=644 assets/icon/outflank.svg "$usr/share/icons/hicolor/scalable/apps/outflank.svg"
for size in 16 24 32 48 64 128 256 512; do
    install -D --mode=644 "assets/icon/outflank-$size.png" "$usr/share/icons/hicolor/${size}x$size/apps/outflank.png"
done
install -D --mode=644 assets/outflank.game.Outflank.metainfo.xml "$usr/share/metainfo/outflank.game.Outflank.metainfo.xml"
install -D --mode=644 assets/outflank.mime.xml "$usr/share/mime/packages/outflank.xml"
install -D --mode=644 packaging/outflank.6 "$usr/share/man/man6/outflank.6"
install -d "$usr/share/man/man1"
"$usr/bin/outflank-engine" man "$usr/share/man/man1"
gzip --best --no-name "$usr"/share/man/man*/*
documents=$usr/share/doc/outflank
install -D --mode=644 README.md "$documents/README.md"
install -D --mode=644 CHANGELOG.md "$documents/CHANGELOG.md"
packaging/notices.py "$(rustc --version --verbose | sed -n 's/^host: //p')" >"$documents/THIRD-PARTY.txt"
mkdir -p dist

# The archive: unpack it anywhere and start bin/outflank, or copy its folders into /usr/local or ~/.local.
name=outflank-$version-linux-$machine
cp -r "$usr" "$stage/$name"
cp LICENSE-MIT LICENSE-APACHE "$stage/$name/share/doc/outflank/"
tar --create --gzip --owner=0 --group=0 --numeric-owner --file "dist/$name.tar.gz" --directory "$stage" "$name"
rm -r "${stage:?}/$name"

# The Debian package. The libraries of the window are loaded when it opens, so they are listed by hand: the same as in src/system_libraries.rs.
case "$machine" in
    x86_64) architecture=amd64 ;;
    aarch64) architecture=arm64 ;;
    *) echo "No name is known for the Debian architecture of $machine." >&2; exit 1 ;;
esac
libc=$(objdump --dynamic-syms "$usr/bin/outflank" "$usr/bin/outflank-engine" | grep --only-matching 'GLIBC_[0-9.]*' | sort --unique --version-sort | tail -n 1)
gzip --best --no-name "$documents/THIRD-PARTY.txt"
# Debian's places and forms: games have a folder of their own, and the list of changes is signed and dated.
mv "$usr/bin" "$usr/games"
maintainer="The Outflank developers <developers@outflank.invalid>"
dated=$(date --rfc-email --utc --date="@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}")
printf '%s\n' "outflank ($version) unstable; urgency=medium" "" "  * What has changed: /usr/share/doc/outflank/CHANGELOG.md." \
    "" " -- $maintainer  $dated" | gzip --best --no-name >"$documents/changelog.gz"
{
    echo "Copyright (c) 2026 The Outflank developers"
    echo
    echo "Outflank is under the MIT licence or the Apache licence 2.0, as you prefer."
    echo "The latter stands in /usr/share/common-licenses/Apache-2.0; this is the former:"
    echo
    cat LICENSE-MIT
    echo
    echo "The works of others in it and their licences are listed in THIRD-PARTY.txt.gz."
} >"$documents/copyright"
mkdir "$stage/DEBIAN"
cat >"$stage/DEBIAN/control" <<CONTROL
Package: outflank
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du --summarize --block-size=1024 "$usr" | cut --fields=1)
Depends: libc6 (>= ${libc#GLIBC_}), libgcc-s1, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon0, libxkbcommon-x11-0, libgl1, libegl1, libwayland-client0, libwayland-egl1
Recommends: libdbus-1-3, xdg-desktop-portal
Section: games
Priority: optional
Description: Othello (Reversi) on every board from 4x4 to 16x16
 Play Othello against another person or against computer players from random
 to strong, undo and try variations, set up positions, and study games. Boards
 may be squares or rectangles from 4x4 to 16x16. The engine can also be used
 from the command line.
CONTROL
(cd "$stage" && find usr -type f -exec md5sum {} + >DEBIAN/md5sums)
chmod 755 "$stage"
dpkg-deb --root-owner-group --build "$stage" "dist/outflank_${version}_$architecture.deb"
ls -l dist
