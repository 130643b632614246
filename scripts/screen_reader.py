"""Plays two games of Outflank and learns by keys and ears; started by screen-reader.sh.

The ears are Orca's own log: a line for each thing it says. The player below knows nothing else of the game. It
walks over the board with the arrows until it hears of a square that can be played, plays it, and listens for
the answer. Only when a game is over is what was heard compared with what the app traced. In Learn it listens to
the squares of the board, one after another, and finds by the rules alone where a disc may be placed.
"""

import os
import pty
import re
import subprocess
import sys
import time
import tty

# Longer than the slowest machine needs.
PATIENCE = 180.0
# As long as this nothing is said when everything has been said.
QUIET = 0.7
SQUARE = re.compile(r"\b([a-p]\d\d?), (empty|black disc|white disc)(, you can play here)?")
MOVE = re.compile(r"\b(Black|White) plays ([a-p]\d\d?)\b")
RESULT = re.compile(r"(Black wins|White wins|Draw,)")


class Trouble(Exception):
    """What a player who listens cannot go on from."""


class Ears:
    """What Orca says, a phrase at a time."""

    SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?: voice=\S+)? ?(?:\{|$)")

    def __init__(self):
        # To a terminal Orca writes line by line; a file it would fill block by block.
        self.terminal, orca = pty.openpty()
        tty.setraw(orca)
        os.set_blocking(self.terminal, False)
        self.log = os.ttyname(orca)
        self.unread = b""
        self.heard = []

    def listen(self):
        """What has been said since the last time."""
        try:
            while piece := os.read(self.terminal, 65536):
                self.unread += piece
        except BlockingIOError:
            pass
        whole, newline, rest = self.unread.rpartition(b"\n")
        self.unread = rest
        lines = (whole + newline).decode("utf-8", errors="replace").splitlines()
        phrases = [match.group(1) for line in lines if (match := self.SPOKEN.search(line))]
        for phrase in phrases:
            print(f"   “{phrase}”", flush=True)
        self.heard.extend(phrases)
        return phrases

    def until_quiet(self):
        """Everything that is said until nothing more comes."""
        said, last = [], time.monotonic()
        while time.monotonic() - last < QUIET:
            time.sleep(0.05)
            phrases = self.listen()
            if phrases:
                said.extend(phrases)
                last = time.monotonic()
        return said

    def wait_for(self, what, pattern):
        """Listens until something is said that fits, and returns all that was said."""
        said, end = [], time.monotonic() + PATIENCE
        while time.monotonic() < end:
            time.sleep(0.05)
            said.extend(self.listen())
            if any(re.search(pattern, phrase) for phrase in said):
                return said + self.until_quiet()
        raise Trouble(f"waited to hear {what}; heard: {said}")


class Player:
    """A player who uses the keyboard and cannot see the screen."""

    def __init__(self, ears):
        self.ears = ears
        # The square on which the keyboard is, once it is on the board.
        self.place = None
        # What was heard of it.
        self.here = None

    def press(self, *keys):
        subprocess.run(["xdotool", "key", *keys], check=True)

    def tab_to(self, what, pattern, key="Tab"):
        """Presses Tab until something is heard that fits."""
        for _ in range(60):
            self.press(key)
            # What is said comes later than the key on a busy machine.
            said = self.ears.wait_for("where the keyboard is", r".")
            if any(re.search(pattern, phrase) for phrase in said):
                return said
        raise Trouble(f"Tab does not lead to {what}")

    def new_game(self, board, who):
        """A new game, chosen in its dialog."""
        print(f"-- a new game on {board}: {who}", flush=True)
        self.press("ctrl+n")
        self.ears.wait_for("the dialog's name", r"New game")
        self.tab_to(who, re.escape(who))
        self.press("space")
        self.tab_to(board, rf"^{re.escape(board)}\b")
        self.press("space")
        self.tab_to("Start", r"^Start\b")
        self.press("space")
        said = self.ears.wait_for("the new game", rf"New game on {board}")
        # A dialog gives the keyboard back to the board, if it had it from there.
        squares = [match.group(1) for phrase in said for match in SQUARE.finditer(phrase)]
        self.place = squares[-1] if squares else None

    def go_to_board(self):
        """The square on which the keyboard is then."""
        self.press("F5")
        said = self.ears.wait_for("a square", SQUARE)
        return self.last_square(said)

    @staticmethod
    def last_square(said):
        found = [match for phrase in said for match in SQUARE.finditer(phrase)]
        if not found:
            raise Trouble(f"no square was heard in {said}")
        return found[-1]

    def walk_to_a_move(self, side):
        """Walks over the board, row by row and back, until a square can be played."""
        can_play = False
        if self.place is None:
            here = self.go_to_board()
            self.place, can_play = here.group(1), bool(here.group(3))
        right, n_steps = True, 0
        while not can_play:
            column, row = ord(self.place[0]) - ord("a"), int(self.place[1:]) - 1
            at_edge = column == (side - 1 if right else 0)
            if at_edge and row == side - 1:
                keys = ["Left"] * (side - 1) * (column > 0) + ["Up"] * (side - 1)
                right = True
            elif at_edge:
                keys, right = ["Down"], not right
            else:
                keys = ["Right" if right else "Left"]
            self.press(*keys)
            here = self.last_square(self.ears.wait_for("the next square", SQUARE))
            self.place, can_play = here.group(1), bool(here.group(3))
            n_steps += 1
            if n_steps > 2 * side * side:
                raise Trouble("no square can be played")
        return self.place

    def play(self, side, n_plies, two_people):
        """Plays until this many plies were heard or the game is over; returns the moves that were heard."""
        moves, n_results = [], 0
        while len(moves) < n_plies and n_results == 0:
            square = self.walk_to_a_move(side)
            begun = time.monotonic()
            self.press("Return")
            said = self.ears.wait_for(f"the move {square}", rf"plays {square}\b")
            if not two_people and not self.my_turn(said):
                asked = re.compile(r"The coach: .* (\w+): Play on")
                if not any(asked.search(phrase) for phrase in said):
                    said += self.ears.wait_for("the answer", r"The coach:|Your turn|wins|Draw,")
                question = asked.search(" ".join(said))
                if question:
                    self.press(question.group(1).lower())
                    said += self.ears.wait_for("the answer", r"Your turn|wins|Draw,")
            spoken = " ".join(said)
            moves.extend(f"{square} by {color}" for color, square in MOVE.findall(spoken))
            n_results += len(RESULT.findall(spoken))
            if two_people and n_results == 0 and not re.search(r"(Black|White)\)? to move", spoken):
                raise Trouble(f"the turn was not announced: {spoken}")
            print(f"   ({time.monotonic() - begun:.1f} s)", flush=True)
        if n_results > 1:
            raise Trouble("the result was spoken more than once")
        return moves

    def go_to(self, name):
        """Goes to a square by the arrows, from where the keyboard is."""
        if self.place is None:
            self.here = self.go_to_board()
            self.place = self.here.group(1)
        across = ord(name[0]) - ord(self.place[0])
        down = int(name[1:]) - int(self.place[1:])
        keys = ["Right" if across > 0 else "Left"] * abs(across) + ["Down" if down > 0 else "Up"] * abs(down)
        if not keys:
            return self.here
        self.press(*keys)
        said = self.ears.wait_for(f"the square {name}", rf"\b{name}, (empty|black disc|white disc)")
        self.place, self.here = name, self.last_square(said)
        return self.here

    def read_board(self):
        """Listens to all squares: what is on each, and those of which it is said that they can be played."""
        if self.place == "a1":
            # What is on it may have changed since it was heard.
            self.go_to("b1")
        discs, can_play = {}, []
        for row in range(1, 9):
            columns = "abcdefgh" if row % 2 else "hgfedcba"
            for column in columns:
                here = self.go_to(f"{column}{row}")
                discs[here.group(1)] = here.group(2)
                if here.group(3):
                    can_play.append(here.group(1))
        if len(discs) != 64:
            raise Trouble(f"only {len(discs)} squares were heard")
        return discs, can_play

    def take_lesson(self):
        """The first exercises of the first lesson, from its idea on."""
        print("-- the first lesson", flush=True)
        self.press("y")
        self.ears.wait_for("the first lesson at the home of Learn", r"^Begin: .*Outflank a disc")
        self.press("Return")
        said = self.ears.wait_for("its idea", r"outflank")
        for _ in range(6):
            if any(re.search(r"Exercise 1 of", phrase) for phrase in said):
                break
            self.press("Return")
            said = self.ears.wait_for("the next step", r".")
        else:
            raise Trouble("the exercises were not reached")
        for number in (1, 2):
            if number > 1:
                self.press("Return")
                said = self.ears.wait_for("the next exercise", rf"Exercise {number} of")
            color = re.search(r"You are (Black|White)", " ".join(said)).group(1)
            discs, _ = self.read_board()
            square = next(iter(sorted(legal_moves(discs, color))))
            self.go_to(square)
            self.press("Return")
            self.ears.wait_for("that it is right", r"\bRight\.")
        print("== two exercises of the first lesson were right at the first try", flush=True)
        self.leave_learn()

    def solve_puzzle(self):
        """A puzzle for a new player: tries the squares that are announced as moves in turn."""
        print("-- a puzzle", flush=True)
        self.press("y")
        self.ears.wait_for("the home of Learn", r"^Go on\b")
        self.tab_to("the puzzles", r"^Puzzles\b")
        self.press("Return")
        self.ears.wait_for("the ways to solve them", r"Mixed")
        self.press("Return")
        said = self.ears.wait_for("the task", r"Find the best move")
        color = re.search(r"(Black|White) to move", " ".join(said)).group(1)
        solved = False
        while not solved:
            discs, can_play = self.read_board()
            if sorted(can_play) != sorted(legal_moves(discs, color)):
                raise Trouble(f"said to be moves: {can_play}, by the rules: {legal_moves(discs, color)}")
            said = []
            for square in can_play:
                self.go_to(square)
                self.press("Return")
                said = self.ears.wait_for("what it is worth", r"loses|Solved|What now")
                if any(re.search(r"Solved|What now", phrase) for phrase in said):
                    break
            else:
                raise Trouble("no move was right")
            solved = any(re.search(r"Solved", phrase) for phrase in said)
        print("== a puzzle was solved", flush=True)
        self.leave_learn()

    def leave_learn(self):
        """Back to the game."""
        self.press("Escape", "Escape", "Escape")
        self.ears.until_quiet()
        self.place = None

    @staticmethod
    def my_turn(said):
        return any(re.search(r"Your turn|wins|Draw,", phrase) for phrase in said)


def legal_moves(discs, color):
    """The squares on which a colour may play, by the rules, from what was heard of the squares."""
    own, other = ("black disc", "white disc") if color == "Black" else ("white disc", "black disc")
    steps = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if (across, down) != (0, 0)]

    def outflanks(name, across, down):
        column, row, n_turned = ord(name[0]), int(name[1:]), 0
        while True:
            column, row = column + across, row + down
            there = discs.get(f"{chr(column)}{row}")
            if there != other:
                return there == own and n_turned > 0
            n_turned += 1

    empty = [name for name, there in discs.items() if there == "empty"]
    return [name for name in empty if any(outflanks(name, *step) for step in steps)]


def accessibility_on():
    """Tells the session that there is a screen reader."""
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
             "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", name, "<true>"],
            check=True, stdout=subprocess.DEVNULL)


def go_to_window(ears, trace):
    """Brings the keyboard into the window, as a desktop would, and listens for its name."""
    end = time.monotonic() + PATIENCE
    while "ready" not in open(trace, encoding="utf-8").read():
        if time.monotonic() > end:
            raise Trouble("the app does not start")
        time.sleep(0.2)
    # The app learns of the screen reader a moment after its window has opened.
    time.sleep(3)
    window = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Outflank", "windowfocus"]
    subprocess.run(window, check=True, timeout=PATIENCE)
    ears.wait_for("the window's name", r"Outflank")


def traced(trace, n_seen):
    """The moves the app says were played, after this many of them."""
    with open(trace, encoding="utf-8") as lines:
        moves = [line.split(" ", 1)[1].strip() for line in lines if line.startswith("played ")]
    return [move for move in moves if not move.startswith("pass")][n_seen:]


def check(name, heard, played):
    if heard != played:
        raise Trouble(f"{name}: heard {heard}, but {played} was played")
    print(f"== {name}: all {len(played)} moves were heard", flush=True)


def play_both(player, trace):
    n_seen = len(traced(trace, 0))
    player.new_game("4×4", "A friend here")
    heard = player.play(4, n_plies=99, two_people=True)
    check("the game on 4×4", heard, traced(trace, n_seen))
    n_seen = len(traced(trace, 0))
    player.new_game("8×8", "Computer")
    heard = player.play(8, n_plies=20, two_people=False)
    check("twenty plies on 8×8", heard[:20], traced(trace, n_seen)[:20])


def main():
    program, folder = sys.argv[1:]
    trace = f"{folder}/trace"
    accessibility_on()
    ears = Ears()
    errors = open(f"{folder}/orca.errors", "w", encoding="utf-8")
    orca = subprocess.Popen(["orca", "--replace", "--debug-file", ears.log], stdout=errors, stderr=errors)
    app = None
    try:
        ears.wait_for("Orca", r"Screen reader on")
        with open(trace, "w", encoding="utf-8") as out:
            app = subprocess.Popen([program], stderr=out)
        go_to_window(ears, trace)
        player = Player(ears)
        player.take_lesson()
        player.solve_puzzle()
        play_both(player, trace)
        print("Lesson, puzzle and both games: from what was heard alone.", flush=True)
    except Trouble as trouble:
        print(f"Could not go on: {trouble}.", flush=True)
        return 1
    finally:
        for process in (app, orca):
            if process is not None:
                process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
