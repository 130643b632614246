#!/usr/bin/env python3
"""Writes the licences of all that the programs contain besides our own code, as those licences ask.

usage: notices.py TARGET > THIRD-PARTY.txt

The crates are those that Cargo compiles into the programs for TARGET, such as x86_64-unknown-linux-gnu. Crates with the same text stand
together above it.
"""

import collections
import json
import pathlib
import subprocess
import sys

NAMES = ("license", "licence", "copying", "notice", "copyright", "ofl", "ufl", "unlicense")


def is_licence(file):
    name = file.name.lower()
    if file.suffix in (".rs", ".html", ".json", ".toml"):
        return False
    return name.startswith(NAMES) or "license" in name or (file.parent.name == "fonts" and file.suffix == ".txt")


def compiled_in(metadata):
    """The packages reached from ours by ordinary dependencies, without ours."""
    packages = {package["id"]: package for package in metadata["packages"]}
    needs = {
        node["id"]: [d["pkg"] for d in node["deps"] if any(kind["kind"] is None for kind in d["dep_kinds"])]
        for node in metadata["resolve"]["nodes"]
    }
    ours = set(metadata["workspace_members"])
    reached, waiting = set(ours), list(ours)
    while waiting:
        for need in needs[waiting.pop()]:
            if need not in reached:
                reached.add(need)
                waiting.append(need)
    return [packages[package] for package in sorted(reached - ours)]


def licence_files(package):
    folder = pathlib.Path(package["manifest_path"]).parent
    return sorted(file for pattern in ("*", "*/*") for file in folder.glob(pattern) if file.is_file() and is_licence(file))


def main(target):
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", target]
    metadata = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    users = collections.defaultdict(set)
    print("Outflank contains these works, under these licences:\n")
    for package in compiled_in(metadata):
        name = f'{package["name"]} {package["version"]}'
        print(f'  {name}: {package["license"]}')
        for file in licence_files(package):
            text = file.read_text(encoding="utf-8", errors="replace")
            users["\n".join(line.rstrip() for line in text.strip().splitlines())].add(name)
    for text, names in sorted(users.items(), key=lambda entry: sorted(entry[1])):
        print(f'\n{"=" * 80}\n{", ".join(sorted(names))}\n{"-" * 80}\n{text}')


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    main(sys.argv[1])
