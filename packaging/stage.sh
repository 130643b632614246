#!/usr/bin/env bash
# Lays out what every Linux package holds: `packaging/stage.sh USR BUILT [HOST]`. USR is the folder that becomes /usr, BUILT the
# folder with both programs, HOST the target whose licences are listed. Runs programs of BUILT for manual pages and completions.
set -euo pipefail
umask 022
cd "$(dirname "$0")/.."
usr=$1 built=$2 host=${3:-$(rustc --version --verbose | sed -n 's/^host: //p')}

install -D --mode=755 "$built/outflank" "$usr/bin/outflank"
install -D --mode=755 "$built/outflank-engine" "$usr/bin/outflank-engine"
# Desktops match window, desktop entry, icon and description by this name.
id=game.outflank.Outflank
install -D --mode=644 "assets/$id.desktop" "$usr/share/applications/$id.desktop"
install -D --mode=644 assets/icon/outflank.svg "$usr/share/icons/hicolor/scalable/apps/$id.svg"
for size in 16 24 32 48 64 128 256 512; do
    install -D --mode=644 "assets/icon/outflank-$size.png" "$usr/share/icons/hicolor/${size}x$size/apps/$id.png"
done
install -D --mode=644 "assets/$id.metainfo.xml" "$usr/share/metainfo/$id.metainfo.xml"
install -D --mode=644 "assets/$id.mime.xml" "$usr/share/mime/packages/$id.xml"
install -D --mode=644 packaging/outflank.6 "$usr/share/man/man6/outflank.6"
install -d "$usr/share/man/man1"
"$usr/bin/outflank-engine" man "$usr/share/man/man1"
# Where each shell looks for completions.
completions() {
    install -d "$usr/share/$(dirname "$2")"
    "$usr/bin/outflank-engine" completions "$1" >"$usr/share/$2"
}
completions bash bash-completion/completions/outflank-engine
completions fish fish/vendor_completions.d/outflank-engine.fish
completions zsh zsh/site-functions/_outflank-engine
gzip --best --no-name "$usr"/share/man/man*/*
documents=$usr/share/doc/outflank
install -D --mode=644 README.md "$documents/README.md"
install -D --mode=644 CHANGELOG.md "$documents/CHANGELOG.md"
packaging/notices.py "$host" >"$documents/THIRD-PARTY.txt"
