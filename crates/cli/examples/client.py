#!/usr/bin/env python3
"""Values of positions from `outflank-engine serve`: client.py PROGRAM POSITION..."""
import itertools, json, sys, threading
from concurrent.futures import Future
from subprocess import PIPE, Popen


class Engine:
    def __init__(self, program, *arguments):
        self.process = Popen([program, "serve", *arguments], stdin=PIPE, stdout=PIPE, text=True)
        self.ids, self.waiting = itertools.count(1), {}
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for answer in map(json.loads, self.process.stdout):
            if answer["type"] != "iteration":
                self.waiting.pop(answer["id"]).set_result(answer)

    def ask(self, method, **request):
        id, answer = next(self.ids), Future()
        self.waiting[id] = answer
        print(json.dumps({"id": id, "method": method, **request}), file=self.process.stdin, flush=True)
        return answer


if __name__ == "__main__":
    engine = Engine(sys.argv[1], "--hash-mb", "16")
    answers = [engine.ask("analyze", position=text, depth=8) for text in sys.argv[2:]]
    for text, answer in zip(sys.argv[2:], answers):
        found = answer.result()
        print(text, found.get("best"), found.get("value"), found.get("text", ""))
