#!/usr/bin/env python3
"""Builds both programs for a package, without a path of this machine in them: `build.py [TARGET]`.

Messages of panics name places in sources, and rustc takes their paths as they are. `trim-paths` of Cargo would cut them, once it
is stable; until then `.cargo/machine.toml`, which Cargo reads where it is there, gives each folder another name.
`scripts/play.sh` writes the same file. `build.py --check FILE…` only looks whether programs hold such a path."""

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def folders():
    """The folders of this machine from which something is compiled, each with the name that it gets, the innermost last."""
    home = pathlib.Path.home()
    cargo = pathlib.Path(os.environ.get("CARGO_HOME") or home / ".cargo")
    sysroot = subprocess.run(["rustc", "--print", "sysroot"], check=True, capture_output=True, text=True, cwd=ROOT).stdout.strip()
    return [
        (home, "home"),
        (cargo, "cargo"),
        (cargo / "registry" / "src", "crates"),
        (pathlib.Path(sysroot) / "lib" / "rustlib" / "src" / "rust", "rust"),
        (ROOT, "outflank"),
    ]


def found(program):
    """The folders of this machine that a program names."""
    data = pathlib.Path(program).read_bytes()
    names = {str(folder) + separator for folder, _ in folders() for separator in {"/", os.sep}}
    return sorted(name for name in names if name.encode() in data)


def check(programs):
    findings = {program: names for program in programs if (names := found(program))}
    for program, names in findings.items():
        print(f"{program} holds paths of this machine: {', '.join(names)}", file=sys.stderr)
    return 1 if findings else 0


def build(target):
    flags = "".join(f"    '--remap-path-prefix={folder}={name}',\n" for folder, name in folders())
    (ROOT / ".cargo" / "machine.toml").write_text(f"[target.'cfg(all())']\nrustflags = [\n{flags}]\n", encoding="utf-8")
    command = ["cargo", "build", "--release", "--locked", "--bins"]
    subprocess.run(command + (["--target", target] if target else []), check=True, cwd=ROOT)
    built = ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / (target or "") / "release"
    windows = "windows" in target if target else os.name == "nt"
    ending = ".exe" if windows else ""
    return check([built / f"outflank{ending}", built / f"outflank-engine{ending}"])


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(check(arguments[1:]) if arguments[:1] == ["--check"] else build(arguments[0] if arguments else None))
