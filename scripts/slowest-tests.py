#!/usr/bin/env python3
"""Runs all tests one after the other and prints the twenty that take the most processor time, and the sums.

Arguments are handed to `cargo test --no-run`, such as `-p outflank-othello`. Documentation tests are not
measured. Linux only: a test's time is what its program and the programs it has waited for took, in hundredths
of a second, so that other work on the machine changes it little.
"""

import collections
import json
import os
import re
import subprocess
import sys

TICKS = os.sysconf("SC_CLK_TCK")


def programs():
    """The test programs, with the folder of the package each belongs to."""
    build = ["cargo", "test", "--locked", "--no-run", "--message-format=json", *sys.argv[1:]]
    for line in subprocess.run(build, stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines():
        message = json.loads(line)
        if message.get("executable") and message["profile"]["test"]:
            yield message["executable"], os.path.dirname(message["manifest_path"]), message["target"]["name"]


def processor_time(pid):
    """Seconds of a process, its threads and its ended children."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def measured(program, folder):
    """Each test's name and seconds, in the order in which they ran."""
    test = subprocess.Popen(
        [program, "--test-threads=1"], cwd=folder, env={**os.environ, "CARGO_MANIFEST_DIR": folder},
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )
    before = 0
    for line in test.stdout:
        if found := re.match(r"test (\S+)(?: - should panic)? \.\.\. (\w+)", line):
            now = processor_time(test.pid)
            yield found[1], now - before
            before = now
            if found[2] != "ok":
                print(f"{found[1]}: {found[2]}", file=sys.stderr)
    test.wait()


times, sums = [], collections.Counter()
for program, folder, name in programs():
    for test, seconds in measured(program, folder):
        times.append((seconds, f"{name} {test}"))
        sums[name] += seconds
total = sum(sums.values())
print(f"{len(times)} tests, {total:.0f} s of a core")
for seconds, test in sorted(times, reverse=True)[:20]:
    print(f"{seconds:7.1f} s {100 * seconds / total:5.1f} %  {test}")
for name, seconds in sums.most_common():
    print(f"{seconds:7.1f} s {100 * seconds / total:5.1f} %  all of {name}")
