#!/usr/bin/env bash
# Makes dist/outflank_VERSION_ARCH.deb and dist/outflank-VERSION-linux-ARCH.tar.gz from a release build, and with an argument
# dist/Outflank-VERSION-ARCH.AppImage. The argument is the program at the head of every AppImage, `runtime-ARCH` of
# https://github.com/AppImage/type2-runtime.
# Needs cargo, python3, binutils and dpkg-deb, and for an AppImage squashfs-tools and the libraries that a window loads. Run it
# on the oldest system that the packages shall serve: the C library is taken from there.
set -euo pipefail
umask 022
cd "$(dirname "$0")/.."

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
machine=$(uname -m)
target=${CARGO_TARGET_DIR:-target}
packaging/build.py
# The same source makes the same files, whenever that is.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
usr=$stage/usr
# Desktops match window, desktop entry, icon and description by this name.
id=game.outflank.Outflank
documents=$usr/share/doc/outflank
packaging/stage.sh "$usr" "$target/release"
mkdir -p dist

# The archive: unpack it anywhere and start bin/outflank, or copy its folders into /usr/local or ~/.local.
name=outflank-$version-linux-$machine
cp -r "$usr" "$stage/$name"
cp LICENSE-MIT LICENSE-APACHE "$stage/$name/share/doc/outflank/"
tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --directory "$stage" "$name" |
    gzip --best --no-name >"dist/$name.tar.gz"
rm -r "${stage:?}/$name"

# The AppImage: one file that starts without being installed. It brings the libraries that a window loads, but for those of the
# graphics driver, each in a folder of its own; AppRun takes those that are needed.
if [ $# -ge 1 ]; then
    app=$stage/AppDir
    mkdir -p "$app/usr/lib"
    cp -r "$usr/bin" "$usr/share" "$app/usr/"
    cp LICENSE-MIT LICENSE-APACHE "$app/usr/share/doc/outflank/"
    install --mode=755 packaging/AppRun "$app/AppRun"
    cp "assets/$id.desktop" "$app/"
    cp assets/icon/outflank-256.png "$app/$id.png"
    ln -s "$id.png" "$app/.DirIcon"
    needed=(libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 libxkbcommon.so.0 libxkbcommon-x11.so.0
        libwayland-client.so.0 libwayland-egl.so.1)
    for library in "${needed[@]}"; do
        path=$(ldconfig -p | awk -v name="$library" '$1 == name { print $NF; exit }')
        if [ -z "$path" ]; then
            echo "$library is not installed." >&2
            exit 1
        fi
        # With what it needs in turn, but for the C library's parts.
        { echo "$path"; ldd "$path" | awk '/=> \// { print $3 }'; } |
            grep --invert-match --extended-regexp '/(libc|libm|libdl|libpthread|librt)\.so' |
            while read -r file; do
                name=$(basename "$file")
                install -D --mode=644 "$file" "$app/usr/lib/$name/$name"
                # Its licence, as Debian and Ubuntu keep it.
                package=$(dpkg-query --search "*/$name" | cut --delimiter=: --fields=1 | head -n 1)
                install -D --mode=644 "/usr/share/doc/$package/copyright" "$app/usr/share/doc/outflank/libraries/$package"
            done
    done
    # What libxkbcommon reads, and its licence.
    mkdir -p "$app/usr/share/X11"
    cp -r /usr/share/X11/xkb "$app/usr/share/X11/"
    install -D --mode=644 /usr/share/doc/xkb-data/copyright "$app/usr/share/doc/outflank/libraries/xkb-data"
    image=dist/Outflank-$version-$machine.AppImage
    rm -f "$image"
    mksquashfs "$app" "$stage/squashfs" -root-owned -noappend -comp zstd -quiet -no-progress
    cat "$1" "$stage/squashfs" >"$image"
    chmod 755 "$image"
    rm -r "$app" "$stage/squashfs"
fi

# The Debian package. The libraries of the window are loaded when it opens, so they are listed by hand: the same as in src/launch/system_libraries.rs.
case "$machine" in
    x86_64) architecture=amd64 ;;
    aarch64) architecture=arm64 ;;
    *) echo "No name is known for the Debian architecture of $machine." >&2; exit 1 ;;
esac
libc=$(objdump --dynamic-syms "$usr/bin/outflank" "$usr/bin/outflank-engine" | grep --only-matching 'GLIBC_[0-9.]*' | sort --unique --version-sort | tail -n 1)
gzip --best --no-name "$documents/THIRD-PARTY.txt"
# Debian's places and forms: games have a folder of their own, and the list of changes is signed and dated.
mv "$usr/bin" "$usr/games"
mv "$usr/share/zsh/site-functions" "$usr/share/zsh/vendor-completions"
maintainer="The Outflank developers <developers@outflank.invalid>"
dated=$(date --rfc-email --utc --date="@$SOURCE_DATE_EPOCH")
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
