#!/usr/bin/env bash
# Prints what CHANGELOG.md says of a version: `scripts/release-notes.sh 0.2.0`.
set -euo pipefail
cd "$(dirname "$0")/.."

notes=$(awk -v heading="## [$1]" '
    index($0, heading) == 1 { found = 1; next }
    found && /^## / { exit }
    found
' CHANGELOG.md)
if [ -z "${notes//[[:space:]]/}" ]; then
    echo "CHANGELOG.md has no part with the heading ## [$1]." >&2
    exit 1
fi
echo "$notes"
