#!/usr/bin/env bash
# Draws every picture of the icon from its two SVG files: outflank.svg, and outflank-small.svg for 32 pixels and fewer.
# Needs rsvg-convert (librsvg2-bin), icotool (icoutils) and python3.
set -euo pipefail
cd "$(dirname "$0")"

for size in 16 24 32 48 64 128 256 512; do
    source=outflank.svg
    if [ "$size" -le 32 ]; then source=outflank-small.svg; fi
    rsvg-convert --width "$size" --height "$size" --output "outflank-$size.png" "$source"
done

icotool --create --output outflank.ico outflank-{16,24,32,48,64}.png --raw=outflank-128.png --raw=outflank-256.png

# An .icns file is a list of PNG files, each behind a four-letter type and a big-endian length.
python3 - <<'PYTHON'
import struct
types = {"icp4": 16, "ic11": 32, "icp5": 32, "ic12": 64, "icp6": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
chunks = b""
for name, size in types.items():
    with open(f"outflank-{size}.png", "rb") as file:
        png = file.read()
    chunks += name.encode() + struct.pack(">I", len(png) + 8) + png
with open("outflank.icns", "wb") as file:
    file.write(b"icns" + struct.pack(">I", len(chunks) + 8) + chunks)
PYTHON
