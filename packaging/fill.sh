#!/usr/bin/env bash
# Writes dist/outflank.rb and dist/outflank.yaml, the Homebrew formula and the winget manifest, for the packages in dist/.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)

# fill TEMPLATE OUT PART=FILE…: the version, and for each PART the checksum of its file.
fill() {
    local text
    text=$(sed "s/@VERSION@/$version/g" "$1")
    for part in "${@:3}"; do
        sum=$(sha256sum "dist/${part#*=}" | cut --delimiter=' ' --fields=1)
        text=${text//@SHA256_${part%%=*}@/$sum}
    done
    if grep --quiet '@[A-Za-z_0-9]*@' <<<"$text"; then
        echo "$1: a place is left unfilled." >&2
        exit 1
    fi
    printf '%s\n' "$text" >"$2"
}

git archive --format=tar.gz --prefix="outflank-$version/" --output="dist/outflank-$version-source.tar.gz" HEAD
fill packaging/homebrew.rb dist/outflank.rb "source=outflank-$version-source.tar.gz"
fill packaging/winget.yaml dist/outflank.yaml "x86_64=outflank-$version-windows-x86_64-setup.exe" \
    "aarch64=outflank-$version-windows-aarch64-setup.exe"
