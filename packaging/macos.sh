#!/usr/bin/env bash
# Makes dist/outflank-VERSION-macos-ARCH.dmg with Outflank.app, ready to be dragged into Applications.
# Needs cargo and python3. The first argument is the target, aarch64-apple-darwin or x86_64-apple-darwin; without it, this machine's own.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
triple=${1:-$(rustc --version --verbose | sed -n 's/^host: //p')}
packaging/build.py "$triple"
built=${CARGO_TARGET_DIR:-target}/$triple/release

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
contents=$stage/Outflank.app/Contents
mkdir -p "$contents/MacOS" "$contents/Resources" dist
cp "$built/outflank" "$built/outflank-engine" "$contents/MacOS/"
cp assets/icon/outflank.icns "$contents/Resources/"
cp LICENSE-MIT LICENSE-APACHE "$contents/Resources/"
packaging/notices.py "$triple" >"$contents/Resources/THIRD-PARTY.txt"
cat >"$contents/Info.plist" <<PLIST
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleName</key><string>Outflank</string>
  <key>CFBundleDisplayName</key><string>Outflank</string>
  <key>CFBundleIdentifier</key><string>outflank.Outflank</string>
  <key>CFBundleExecutable</key><string>outflank</string>
  <key>CFBundleIconFile</key><string>outflank</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
  <key>CFBundleShortVersionString</key><string>$version</string>
  <key>CFBundleVersion</key><string>$version</string>
  <key>LSApplicationCategoryType</key><string>public.app-category.board-games</string>
  <key>LSMinimumSystemVersion</key><string>11.0</string>
  <key>NSHighResolutionCapable</key><true/>
  <key>CFBundleLocalizations</key>
  <array>
    <string>en</string><string>ja</string><string>zh-Hans</string><string>fr</string><string>de</string>
    <string>es</string><string>el</string>
  </array>
  <key>CFBundleDocumentTypes</key>
  <array>
    <dict>
      <key>CFBundleTypeName</key><string>Othello game</string>
      <key>CFBundleTypeRole</key><string>Editor</string>
      <key>LSHandlerRank</key><string>Owner</string>
      <key>CFBundleTypeExtensions</key>
      <array><string>outflank</string></array>
    </dict>
    <dict>
      <key>CFBundleTypeName</key><string>Othello games</string>
      <key>CFBundleTypeRole</key><string>Viewer</string>
      <key>LSHandlerRank</key><string>Alternate</string>
      <key>CFBundleTypeExtensions</key>
      <array><string>ggf</string><string>sgf</string><string>wtb</string><string>obf</string></array>
    </dict>
  </array>
</dict>
</plist>
PLIST
plutil -lint "$contents/Info.plist"

# A signature without a name: Apple's own processors run nothing that is unsigned.
codesign --force --deep --sign - "$stage/Outflank.app"
codesign --verify --deep --strict "$stage/Outflank.app"

ln -s /Applications "$stage/Applications"
hdiutil create -volname Outflank -srcfolder "$stage" -format UDZO -ov "dist/outflank-$version-macos-${triple%%-*}.dmg"
