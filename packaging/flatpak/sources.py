#!/usr/bin/env python3
"""Lists the crates of Cargo.lock as sources of a Flatpak: `sources.py >sources.json`.

flatpak-builder fetches and checks them by their checksums, then builds without a network. Each crate is unpacked into the
folder `cargo/vendor`, which the last source names to Cargo in place of the registry.
`sources.py --check CACHE VENDOR` does the same from a folder of downloaded crates, and so tells whether the list is whole."""

import hashlib
import json
import pathlib
import sys
import tarfile
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONFIG = """[source.crates-io]
replace-with = "vendored"
[source.vendored]
directory = "{vendor}"
"""


def crates():
    """The packages of the lock file that come from the registry."""
    packages = tomllib.loads((ROOT / "Cargo.lock").read_text())["package"]
    return [package for package in packages if "source" in package]


def sources():
    vendor = "cargo/vendor"
    listed = []
    for crate in crates():
        name, version, checksum = crate["name"], crate["version"], crate["checksum"]
        listed.append({
            "type": "archive",
            "archive-type": "tar-gzip",
            "url": f"https://static.crates.io/crates/{name}/{name}-{version}.crate",
            "sha256": checksum,
            "dest": f"{vendor}/{name}-{version}",
        })
        listed.append({
            "type": "inline",
            "contents": json.dumps({"package": checksum, "files": {}}),
            "dest": f"{vendor}/{name}-{version}",
            "dest-filename": ".cargo-checksum.json",
        })
    config = CONFIG.format(vendor=f"/run/build/outflank/{vendor}")
    return listed + [{"type": "inline", "contents": config, "dest": "cargo", "dest-filename": "config.toml"}]


def check(cache, vendor):
    """Unpacks the crates of `cache` as flatpak-builder would, and prints what is missing or differs."""
    wrong = 0
    for crate in crates():
        name = f"{crate['name']}-{crate['version']}"
        file = pathlib.Path(cache) / f"{name}.crate"
        if not file.exists() or hashlib.sha256(file.read_bytes()).hexdigest() != crate["checksum"]:
            print(f"{name} is missing or differs", file=sys.stderr)
            wrong += 1
            continue
        with tarfile.open(file) as archive:
            archive.extractall(vendor, filter="data")
        checksum = {"package": crate["checksum"], "files": {}}
        (pathlib.Path(vendor) / name / ".cargo-checksum.json").write_text(json.dumps(checksum))
    print(CONFIG.format(vendor=pathlib.Path(vendor).resolve()))
    return wrong


if __name__ == "__main__":
    if sys.argv[1:2] == ["--check"]:
        sys.exit(1 if check(*sys.argv[2:4]) else 0)
    json.dump(sources(), sys.stdout, indent=1)
