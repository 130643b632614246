### What the window says, in English: the language that the others are made from.
### Syntax: https://projectfluent.org/fluent/guide. An id says where a text stands and what it is.

## Words that stand in many sentences

color-name = { $color ->
    [black] Black
   *[white] White
}
# A reason as a sentence of its own; it begins with a capital letter already where the language has them.
reason-as-sentence = { $reason }.
# $n is a number as a text: 38, <1.
percent = { $n } %
# What a screen reader says of a list: its name and what is chosen in it.
list-and-choice = { $name }: { $choice }
# The colour that is not $color: "other-color-name" of Black is White.
other-color-name = { $color ->
    [black] White
   *[white] Black
}
# Squares of which one is meant, as "d3, e4 or f5": $first are all but the last.
squares-or = { $first } or { $last }
count-of-discs = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}

## Evaluations: how well a value is known

# A pass in a list of moves, in place of a square.
move-pass = pass
evaluation-exact = exact
evaluation-proven = { $outcome ->
    [win] proven win
    [draw] proven draw
   *[loss] proven loss
}
# On a square and in lists: short.
evaluation-outcome = { $outcome ->
    [win] win
    [draw] draw
   *[loss] loss
}
# From the opening book, searched this many plies deep.
evaluation-book = { $plies ->
    [one] book, { $plies } ply
   *[other] book, { $plies } plies
}
# On a square: as short as can be.
evaluation-label-book = book
# Searched to the end of the game; $percent is the selectivity.
evaluation-to-the-end = ≈ to the end, { $percent } %
evaluation-depth = ≈ depth { $depth }, { $percent } %
# $words is how well that is known: evaluation-exact and so on.
evaluation-draw = a draw, { $words }
# "White +4, exact": whom the position favours, by how many discs.
evaluation-favours = { color-name } { $score }, { $words }
evaluation-favours-about = { color-name } { $score } ({ $words })
# Points of an evaluation that does not count discs; $n has a sign.
evaluation-points = { $n } points

## Commands and menus

# The menus of the menu bar.
menu-game = Game
menu-pictures = Copy and save
menu-learn = Learn
menu-overlays = Show on the board
# The buttons that make everything smaller and larger.
menu-smaller = A−
menu-larger = A+
    .full = The window is too small for larger text
menu-moves = Moves
menu-study = Study
menu-view = View
menu-help = Help

# The commands, as they stand in the menus; the hint is what the tooltip says of them. An ellipsis says that a dialog opens.
# No two of them may have the same name.
command-new-game = New game…
    .hint = Choose the board, the start and the players
command-play-again = Play again
    .hint = The same board, start and players once more
command-change-sides = Swap colours
    .hint = The same game once more; Black and White change places
command-open = Open…
    .hint = A game or a board from a file, with a preview
command-sheet = Enter a score sheet…
    .hint = Type a paper game; slips are found and repaired
command-save-as = Save as…
    .hint = The game with its variations and comments, into a file
command-handout = Handout…
    .hint = Boards, exercises or the game as a page to print
command-information = Game information…
    .hint = Players, event, date, result and a comment
command-save-picture = Save picture of the board…
    .hint = The board as it is on the screen, or as a diagram in black and white
command-library = Library…
    .hint = All saved games: find, tag and import them
command-find-position = Games with this position
    .hint = The games in your library that reach this position, in any orientation
command-keep-game = Save to library
    .hint = Saves this game as it is; finished games are saved automatically
command-undo = Undo
    .hint = Back to your previous decision
command-redo = Redo
    .hint = Forward to your next decision
command-correct-board = Correct the board here…
    .hint = Wrong flips, a move out of turn, a wrong square: put it right, and the game goes on
command-stop-or-resume = Pause or resume
    .hint = Pauses or resumes the computer; without an opponent, starts or stops the analysis
command-computer-move = Computer plays one move
    .hint = The computer plays this move for you
command-play-on = Play on from here
    .hint = A game from the position shown, against the computer
command-hint = Hint
    .hint = First what to look for, then two squares, then the move and why
command-coach = Coach
    .hint = Warns you before this opponent answers a move that loses much
command-move = Move to another computer…
    .hint = Settings, people, library and more in one file, and back
command-quit = Quit
    .hint = The game is saved
command-copy-moves = Copy moves
    .hint = Copy the moves of the game, as f5d6c3…
command-copy-board = Copy board
    .hint = Copy the position shown, as text
command-copy-picture = Copy picture of the board
    .hint = The board as it is on the screen, for a message or a text
command-paste = Paste…
    .hint = Moves or a board from the clipboard, with a preview
command-edit-position = Set up a position…
    .hint = Set up any position
command-turn-game = Rotate the game
    .hint = Rotates the whole game so that it begins with another of the four equal first moves: d3, c4, f5 or e6
command-preferences = Preferences…
    .hint = Looks, pace, marks, hints and the engine
command-other-engines = Other engines…
    .hint = Set up engines of other programs, such as Edax, as players
command-ghosts = Ghosts…
    .hint = Opponents who play like a player of the library, or like you last month
command-match = Match…
    .hint = Two computer players play many games; a table says who is stronger
command-first = First position
    .hint = To the start of the game
command-back = One move back
    .hint = Look at the position before
command-forward = One move forward
    .hint = Look at the position after
command-last = Last position
    .hint = To the end of the moves shown
command-previous-variation = Previous variation
    .hint = Another move that was played here or before
command-next-variation = Next variation
    .hint = Another move that was played here or before
command-promote = Make main line
    .hint = The variation shown comes first; Undo takes it back
command-delete = Delete from here
    .hint = The move shown and all that follows it; Undo brings it back
command-tree = Tree of moves
    .hint = All variations beside one another, instead of the list
command-mark = Mark square…
    .hint = A triangle, a letter … on the square under the pointer, or the one chosen with the keyboard. With the right button, a click draws a circle and a drag an arrow
command-analyse = Analyse
    .hint = Finds the value of every move, deeper and deeper; again to stop
command-values = Values on squares
    .hint = Shows the value of each move on its square
command-overlay-mobility = Moves of both sides
    .hint = Where Black and where White could move
command-overlay-frontier = Frontier
    .hint = The discs beside an empty square
command-overlay-stable = Stable discs
    .hint = The discs that can never be flipped
command-overlay-parity = Odd and even regions
    .hint = Regions of empty squares with an odd or an even number of squares
command-overlay-corners = Corners in danger
    .hint = X- and C-squares at empty corners, and corners that can be taken
command-overlay-people = What people play
    .hint = How many people of a rating play each move, and where they go wrong
command-review = Review the game
    .hint = Shows what every move cost, and why; again to close
command-previous-mistake = Previous mistake
    .hint = To the mistake before, of the game under review
command-next-mistake = Next mistake
    .hint = To the next mistake of the game under review
command-all-mistakes = Stop at the computer’s mistakes
    .hint = Previous and next mistake go to those of both sides
command-show-refutation = Show why it lost
    .hint = The game after the last move and after the best one, side by side
command-save-page = Save review as a page…
    .hint = The review as one file for a web browser, to keep, print or send
command-save-graph = Save the graph of the review…
    .hint = The graph as a picture, for a message, a text or for print
command-copy-graph = Copy picture of the graph
    .hint = The review’s graph as it is on the screen
command-another-look = Look at key moves
    .hint = The moves that cost you most in your last game: find better ones
command-explorer = Explorer
    .hint = What was played in this position, in tournaments or in your library, and how it went
command-learn = Learn
    .hint = Lessons, puzzles and your mistakes; the game waits. Again to go back to it
command-zoom-in = Larger text
    .hint = Makes everything in the window larger
command-zoom-out = Smaller text
    .hint = Makes everything in the window smaller
command-zoom-usual = Normal size
    .hint = Everything at its normal size
command-legal-moves = Mark legal moves
    .hint = A ring on each square that can be played
command-preview = Preview flips
    .hint = Show what the move under the pointer would flip
command-last-move = Mark last move
    .hint = A mark on the disc placed last
command-coordinates = Coordinates
    .hint = Letters and numbers around the board
command-turn-board = Rotate the board
    .hint = A quarter turn clockwise for you; the game stays as it is
command-mirror-board = Mirror the board
    .hint = Left and right exchanged for you; the game stays as it is
command-thoughts = Computer’s thoughts
    .hint = Shows what the computer thinks of its moves while you play
command-theme-system = System colours
    .hint = Light or dark, as the system is
command-theme-light = Light colours
    .hint = Dark text on a light window
command-theme-dark = Dark colours
    .hint = Light text on a dark window
command-to-board = Move focus to the board
    .hint = The arrows then move over the squares, and Enter plays
command-full-screen = Full screen
    .hint = The whole screen, or a window again
command-expert-tools = Expert tools
    .hint = Menus and panel with everything for study, or only what a game needs
command-escape = Stop or leave
    .hint = Stop thinking, drop what was typed, leave full screen
# A key alone; a screen reader says all discs.
command-speak-board = Speak the board
    .hint = Say to a screen reader where all discs are
# $black and $white are squares in a row.
board-spoken = Black: { $black }. White: { $white }. { color-name } to move.
command-how-to-play = How to play
    .hint = The rules and how to use the window
command-keys = Keys
    .hint = All keys in a list
command-about = About Outflank
    .hint = Version and licence

# A command's name or hint, with its key behind it.
command-with-key = { $text }  ({ $key })

# In the menu View: a menu with the looks of the board.
menu-board = Board

# The four buttons below the players: at most about ten letters each.
tool-undo = Undo
tool-redo = Redo
tool-new = New
tool-resume = Resume
tool-stop = Pause
tool-review = Review
tool-play-on = Play on
tool-hint = Hint

## Keys

# The names of keys, as they are written on keyboards where the language is spoken.
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-escape = Esc
key-space = Space
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-delete = Delete
key-ctrl = Ctrl
key-shift = Shift

# The list of keys, in the help. Two keys do the same.
keys-either = { $first } or { $second }
keys-click = Click
    .what = Play the square
keys-square = Type the name of a square to play it, as slowly as you like. Enter plays k1 where k12 could follow
keys-tab = Tab
    .what = Moves through menus, players, panels and board. On the board the arrows move, Enter plays
keys-menus = Opens the menus. The arrows move, Enter chooses
# How large everything in the window is drawn.

## The window, notices

# Notices after a command.
copied-moves = The moves are in the clipboard.
copied-moves-before-correction = The moves before the first correction are in the clipboard. A list of moves holds no corrected board.
copied-board = The board is in the clipboard.
copied-picture = The picture of the board is in the clipboard.
copied-graph = The picture of the graph is in the clipboard.
mark-no-square = Point at a square first, or go to it with Tab and the arrows.
# The heading of the list of moves, and a button beside it that shows them as a tree: short.
panel-moves = Moves
    .spoken = List of moves
panel-tree = Tree
panel-tree-close = Close the tree

# What happened in the game. $reason begins with a capital letter and has no full stop.
news-pass = { $color ->
    [black] Black passes: no square flips a disc.
   *[white] White passes: no square flips a disc.
}
news-lost-on-time = { $color ->
        [black] Black’s time is over: White wins.
       *[white] White’s time is over: Black wins.
    }
news-time-is-over = { $color ->
        [black] Black’s time is over. The game goes on.
       *[white] White’s time is over. The game goes on.
    }
news-named-time-is-over = { $name }’s time is over. The game goes on.
news-no-pause = This is a serious game: the clock does not stop.
news-not-your-turn = { $color ->
    [black] It is Black’s turn, and the computer plays Black.
   *[white] It is White’s turn, and the computer plays White.
}
news-no-help = This is a serious game: help comes when it is over.
news-no-take-back = This is a serious game: no move is taken back.
news-nothing-to-undo = There is nothing to undo.
news-nothing-to-redo = There is nothing to redo.
news-removed = { $n ->
    [one] The move is deleted. Undo brings it back.
   *[other] { $n } moves are deleted. Undo brings them back.
}
news-promoted = This is the main line now. Undo takes it back.
news-edit-undone = The moves are as they were.
news-earlier-game-next = This is the start of the game. Undo again to go back to your previous game.
# After a game that was not over gave way to another.
news-game-left = A new game has begun. Undo at its start leads back to the game before.
news-other-game = Back to your previous game.
news-search-failed = The computer’s search failed ({ $reason }). Press Resume to try again.
news-engine-failed = { $engine } stopped: { $reason }. Press Resume to try again.

## The language

preferences-language = Language
    .system = Match system
language-name = { $language ->
    [ja] Japanese
    [zh-Hans] Chinese
    [fr] French
    [de] German
    [es] Spanish
    [el] Greek
   *[en] English
}
# Said in English alone, since the letters of the language cannot be shown: leave it as it is.
language-no-font = No font of this system has the letters of { language-name }: install one (fonts-noto-cjk on Debian and Ubuntu, google-noto-sans-cjk-fonts on Fedora, noto-fonts-cjk on Arch) and start Outflank again.

## Dialogs: preferences, help, about

# Buttons of every dialog.
dialog-close = Close
dialog-cancel = Cancel
dialog-open = Open
# Labels before the lists of a board's sides.
board-width = Width
board-height = Height
# What the board looks like; names in a menu.
board-theme-felt = Felt
board-theme-wood = Wood
board-theme-slate = Slate
board-theme-high-contrast = High contrast

# The help: its title and its pages.
help-title = Help
help-rules = How to play
help-window = The window
help-keys = Keys
help-about = About

# The page "How to play": titles and what stands below them. What is called "picture", "before" and "after" is said to a
# screen reader of a picture of a board.
rules-aim = The aim
    .text = Two players place discs in turn. Black begins. The player with more discs at the end wins.
rules-outflank = Outflank
    .text = Place a disc so that discs of the other colour lie in a straight row between it and another disc of yours. They all flip and become yours.
rules-directions = In every direction
    .text = Rows, columns and diagonals count, and all that is outflanked by the new disc flips at once.
rules-passing = Passing
    .text = You may only place a disc where it flips at least one; the rings show where. If there is no such square, you pass and the other side plays again. Here, it is Black’s turn, but Black can flip nothing.
    .picture = Black, to move, can flip nothing and passes
rules-end = The end
    .text = The game is over when neither side can place a disc, mostly because the board is full.
    .picture = A full board at the end of a game
rules-end-counts = Black has { $black } discs and White { $white }.
rules-before-move = Black can play { $square }
rules-after-move = Black has played { $square } and flipped { $n } discs
rules-tips = Three first tips
rules-tip-corners = Corners are gold. A disc in a corner can never be flipped.
rules-tip-beside-corners = Keep away from the squares beside an empty corner: they open it to the other side.
rules-tip-few-discs = Early on, fewer discs are often better: the fewer you have, the more squares you can choose from.

# The page "The window": titles and what stands below them.
window-page-board = The board
    .playing = Click a square with a ring to play it, or type its name, such as f5. While the pointer is on a square, the discs that would flip are marked.
    .marks = A small diamond marks the disc placed last, a star a hint. A right click puts a mark of your own on a square.
window-page-around = Above and below the board
    .text = The players stand at the board’s edges; a click on one changes who plays and how strongly. Below, a strip says what goes on, and a line explains the square under the pointer, and counts the moves.
window-page-panel = Buttons and moves
    .players = Beside the board stand the buttons for taking back, a new game and a hint, and below them the computer’s depth or strength.
    .help = A hint comes by steps: what to look for, then two squares, then the move and why. Against opponents below 1000 a coach warns you before they answer a move that loses much; the menu Learn switches it off, or on against others. Y opens Learn, with lessons and puzzles.
    .moves = Click a move in the list to see its position. Playing another move there begins a variation; nothing is lost.
window-page-study = Study
    .text = The menu Study has the analysis, which tells what every move is worth, the review, which finds the mistakes of a game, and the explorer of games that were played. Each opens beside the board. Expert tools, in View, shows the other tools, too.
window-page-keyboard = By the keyboard
    .menus = F10 opens the menus: the arrows go through them, Enter chooses, Esc leaves.
    .places = Tab goes through the menus, the players, the buttons, the panels and the moves, and comes to the board last; F5 goes to the board at once. There the arrows go from square to square, and Enter plays. After Esc they walk through the game again.
    .dialogs = In a dialog Tab goes from field to field, Space chooses, Enter confirms and Esc cancels. The arrows walk lists, Page Up and Page Down scroll.
window-page-screen-reader = With a screen reader
    .text = Every square says what is on it and whether you can play there. Moves, passes, hints and results are spoken by themselves, wherever you are in the window.

# The page "About".
about-version = Version { $version }
about-game = Othello, also known as Reversi, on every board from 4×4 to 16×16.
about-uses = Play people and computers, learn, and study your games.
about-licence = Free software under the MIT or the Apache 2.0 licence, whichever suits you. It comes without any warranty.

# The preferences. The names of the rows stand in a narrow column on the left: words of at most about ten letters, or
# several short words.
preferences-title = Preferences
preferences-colours = Colours
    .system = Match system
    .light = Light
    .dark = Dark
preferences-contrast = Contrast
    .system = Match system
    .usual = Normal
    .high = High
preferences-text-size = Text size
preferences-board = Board
preferences-show = Show
    .legal-moves = Rings on the squares that can be played
    .preview = What would flip, under the pointer
    .last-move = A mark on the disc placed last
    .coordinates = Coordinates
preferences-tab-look = Look
preferences-tab-play = Play
# Before the name of the person at this computer whose rating and progress are shown.
playing-as = Playing as
    .spoken = Play as { $name }
    .about = Who plays here, each with a rating and progress. A new name keeps both.
# The last line of the list of people; it leads to the preferences.
playing-as-another = Another person…
# Said of a field to a screen reader; $n counts the people.
preferences-person-name = Name of person { $n }
preferences-person-remove = Remove
    .spoken = Remove person { $n }
preferences-person-add = Add a person
# Of a name that is typed for a person.
preferences-person-taken = “{ $name }” is or was the name of another person.
# Of "turning" and "pace": a slider with a time stands behind; at most about 14 letters.
preferences-motion = Motion
    .system = Match system
    .usual = Normal
    .none = No motion
    .turning = Discs flip in
    .pace = Replies wait
    .human-times = Opponents think as long as people do
# A time of nothing, behind the slider "Replies wait".
preferences-no-time = no time
preferences-seconds = { $seconds } s
# Of "volume": a slider with a number stands behind; at most about 14 letters.
preferences-sound = Sound
    .on = Play sounds
    .volume = Volume
preferences-hints = Hints
    .about = How strongly the computer thinks for a hint or for a move it plays for you.
preferences-review = Reviews
    .about = How deep a review looks. Level 27 confirms every mistake; higher levels take much longer.
# The sliders of the engine: at most about 14 letters each.
preferences-level = Level
preferences-engine = Engine
preferences-threads = Threads
    .all = all ({ $n })
    .about = How many processors may work at once.
preferences-memory = Memory
    .about = Memory for searches. More helps the high levels. Analysis uses the same amount again.
preferences-megabytes = { $n } MB
preferences-gigabytes = { $n } GB
preferences-ponder = Think on my time
    .about = The computer also thinks during your turn and replies sooner.
preferences-book = Play openings from the book
    .about = Well-known first moves on 8×8. Variety allows moves that are a little worse than the best.
preferences-variety = Variety
# No variety.
preferences-no-variety = none
preferences-variety-discs = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
preferences-keys = Keys
    .about = Click a shortcut, then press the new keys. Delete removes the shortcut.
    .press = Press a key…
    .none = no key
    .spoken = { $name }: { $key }
    .as-usual = Default
    .as-usual-spoken = { $name }: default
    .all-as-usual = Restore all shortcuts
    .of-squares = { $key } is used to type squares.
    .of-clipboard = These keys are used for the clipboard.
    .of-window = { $key } is used by the window.
    .taken = { $key } already belongs to “{ $other }”.
    .take = Give it to “{ $name }”
    .leave = Leave it
preferences-restore = Restore all defaults

## Files: open, save, paste, their errors

# Where a file is chosen: the title of the dialog, and what is said below the name.
chooser-open = Open a file
    .about = Any game or board: transcript, SGF, GGF, PGN, OBF, WTHOR, Othello Quest.
chooser-save = Save the game
    .about = The file’s ending chooses the format: .outflank saves everything; .sgf all but times; .pgn the tree; .ggf, .txt and .wtb the main line; .obf the position shown.
chooser-save-page = Save the review as a page
    .about = One file that every web browser opens, also without a network.
chooser-save-picture = Save a picture of the board
    .about = .png: as it is on the screen. .svg: a diagram in black and white, for print and for texts. .gif: the whole game, move by move.
chooser-save-handout = Save handout
    .about = { handout-about }
chooser-tournament = Save the page of a tournament
    .about = Standings with Brightwell quotients, results by round and the games, as a page to print. The games chosen need players and results.
chooser-save-graph = Save the graph of the review
    .about = .png: as it is on the screen. .svg: in black and white, for print and for texts.
chooser-engine = Choose an engine
    .about = The program of an engine, such as Edax.
chooser-do-take = Use this
chooser-import = Import games
    .about = All games of a file or, without a name, of all files in this folder: SGF, GGF, PGN, WTHOR, Othello Quest, transcripts.
chooser-export-games = Export games to one file
    .about = The file’s ending chooses the format: .sgf all but times; .pgn the tree; .ggf, .txt and .wtb the main line; .obf the last position.
chooser-export-each = Export games, one file each
    .about = Files are numbered: game.sgf becomes game-1.sgf, game-2.sgf and so on. The ending chooses the format.
chooser-names = Names of WTHOR’s players
    .about = A file that ends in .jou; tournaments are read from the .trn file beside it.
wthor-ask-title = Names of the players
wthor-ask-lacking = “{ $file }” has numbers in place of names. WTHOR keeps the names in a file of their own, WTHOR.JOU, and none lies beside it.
wthor-ask-choose = Choose the file of names…
wthor-ask-go-without = Go on without names
wthor-ask-not-read = The names cannot be read: { $reason }.
wthor-ask-no-file = this is no file that ends in .jou, and none lies beside it
chooser-no-name = Choose a file, or type its name.
chooser-page-ending = A page’s name ends in .html.
chooser-picture-ending = A picture’s name ends in .png, .svg or .gif.
chooser-graph-ending = The name of a graph’s picture ends in .png or .svg.
# Buttons. "Replace" where a file of this name is there already.
chooser-do-replace = Replace
chooser-do-save = Save
chooser-do-import = Import
chooser-do-import-folder = Import folder
# Labels in a narrow column.
chooser-folder = Folder
chooser-name = Name
    .spoken = File name
# A button, to the folder around the one that is shown.
chooser-up = Up
    .hint = The folder around this one
chooser-replaces = This file is there already and will be replaced.
# Said to a screen reader of a folder in the list.
chooser-folder-spoken = { $name }, folder
# A reason: small letter, no full stop.
chooser-folder-not-listed = this folder cannot be listed: { $reason }
# Kinds of files, in the system's own dialogs.
filter-games = Games and boards
filter-all = All files
filter-sgf = Smart Game Format
filter-outflank = Everything, for Outflank
filter-ggf = Generic Game Format
filter-pgn = Moves with tags (PGN)
filter-wthor = Tournament games (WTHOR)
filter-txt = Moves as text
filter-obf = The last position
filter-page = Page for a web browser
filter-png = Picture (PNG)
filter-svg = Diagram in black and white (SVG)
filter-gif = Game, move by move (GIF)
# Reasons begin with a small letter and have no full stop.
file-not-opened = { $name } cannot be opened: { $reason }.
file-saved = Saved as { $name }.
file-lacks-values = Engine values are left out, since the game names who entered it; Game information can keep them.
file-not-saved = { $name } could not be saved: { $reason }.
export-saved = { $n ->
    [one] 1 game saved as { $name }.
   *[other] { $shown } games saved as { $name }.
}
export-from-to = { $first } to { $last }
export-is-there = { $name } is there already
# Why a review was not saved as a page.
file-no-review = the review was closed

# The dialog with a pasted text, or with a chosen file.
paste-title = Paste a game or a board
paste-title-file = Open a game or a board
paste-no-text = There is no text yet.
# Labels in a narrow column. Behind "Contents" stands what was found, behind "Look here" the line with a mistake in it.
paste-file = File
paste-encoding = Encoding
encoding-name = { $letters ->
    [japanese] Japanese ({ $name })
    [chinese] Chinese, simplified ({ $name })
    [traditional] Chinese, traditional ({ $name })
    [korean] Korean ({ $name })
    [western] Western Europe ({ $name })
    [central] Central Europe ({ $name })
    [cyrillic] Cyrillic ({ $name })
    [greek] Greek ({ $name })
    [all] All languages ({ $name })
   *[other] { $name }
}
paste-two-readings = These moves can be read in two ways. Choose one.
paste-games = Games
paste-all-files = Add all { $n } files to the library
paste-all-games = Add all { $shown } to the library
paste-holds = Contents
paste-mistake = Look here
paste-rejected = Not read
# The row of the parts of a text that no game has a use for.
paste-unused = Not used
# After the last of them that is listed.
paste-unused-more = { $n ->
    [one] and { $n } more part
   *[other] and { $n } more parts
}
# The row of the parts of variations that cannot be played, in the dialog of a file.
paste-variations = Variations
# After why a game is read no further.
paste-cut = { $n ->
    [one] The move before it can be opened.
   *[other] The { $n } moves before it can be opened.
}
paste-text = Text
    .hint = f5d6c3…, or a board of X, O and -
# Said to a screen reader of the picture of a board.
paste-picture = Preview: { $black } black and { $white } white discs
paste-counts = Black { $black }, White { $white }.
paste-to-move = { $color ->
    [black] Black is to move.
   *[white] White is to move.
}
paste-won = { $color ->
    [black] Black has won.
   *[white] White has won.
}
paste-draw = A draw.

# Before there is a window: on the terminal, or in a message of the system. Reasons have no full stop.
launch-usage =
    Usage: outflank [OPTION] [FILE…]
    Opens the window of Outflank, and the games of these files in it.

    -h, --help           this help
    -V, --version        the version
    --                   only files follow, whatever their names begin with
    OUTFLANK_CONFIG_DIR  the folder of settings and games

    Command line of the engine: outflank-engine
launch-no-display = Outflank needs a display; neither WAYLAND_DISPLAY nor DISPLAY names one.
launch-no-libraries = Outflank needs system libraries that are not installed; on Debian or Ubuntu `sudo apt-get install { $packages }` brings them.
launch-dead-display = The display { $name } does not answer.
launch-no-window = Outflank cannot open its window: { $reason }.
launch-no-opengl = Outflank needs OpenGL 2.1 on a display with at least 24 bits of colour, which this one does not offer: { $reason }.
launch-no-threads = Outflank cannot start a thread: { $reason }. The system allows this user too few processes.
launch-no-files = Outflank needs { $n } open files at a time, and the system allows fewer: { $reason }.
launch-no-memory = Outflank needs { $megabytes } MB of memory, and the system allows less.
launch-panic = Outflank has ended because of a mistake of its own: { $reason }.
launch-unknown-option = There is no option { $name }; outflank --help lists all.

# Files that Outflank keeps by itself: settings, games, what was learnt. Reasons have no full stop.
storage-nowhere = Settings and games cannot be saved: { $reason }.
# $name is a file; $aside is one of the two sentences below.
storage-copy-is-used = { $name } could not be read, so an older copy of it is used. { $aside } The reason: { $reason }.
storage-starts-afresh = { $name } could not be read, so Outflank starts with a new one. { $aside } The reason: { $reason }.
storage-unread = { $name } cannot be read at the moment, so it is left as it is. The reason: { $reason }.
# $words is what stands there, as "theme: Sepia".
storage-words = In { $name }, { $words } cannot be read, so the default is used instead. Everything else is kept. { $aside }
storage-aside = The broken file is kept as { $name }.
storage-not-aside = It could not be put aside ({ $reason }), so nothing is saved over it.
storage-left-out = The game’s file would be larger than { $megabytes } MB, so it leaves out { $n ->
    [one] the oldest game
   *[other] the { $n } oldest games
}.
storage-lock = { $name } is not a plain file, so the game beside it stays where it is.
# The profile holds a learner's progress.
storage-not-kept = { $what ->
    [settings] The settings could not be saved in { $path }: { $reason }. Outflank tries again every few seconds.
    [profile] The profile could not be saved in { $path }: { $reason }. Outflank tries again every few seconds.
   *[game] The game could not be saved in { $path }: { $reason }. Outflank tries again every few seconds.
}


## The library and the explorer

library-title = Library
# While the user waits a little.
library-one-moment = One moment…
# Notices. Reasons have no full stop.
library-kept = The game is in the library.
library-kept-in-memory = The library’s file cannot be written. The game stays in memory; Outflank tries again.
library-not-kept = The game could not be saved to the library: { $reason }.
library-review-not-kept = The review could not be saved to the library: { $reason }.
library-not-done = That cannot be done: { $reason }.
library-is-newer = The library { $path } was written by a newer Outflank, so it is left as it is and games are not saved.
library-breaks-off = { $n ->
    [one] The library { $path } breaks off in what was written last ({ $n } byte), which is left out.
   *[other] The library { $path } breaks off in what was written last ({ $n } bytes), which is left out.
}
library-is-damaged = { $n ->
    [one] The library { $path } is damaged ({ $reason }). { $n } game is left; the broken file is kept as { $aside }.
   *[other] The library { $path } is damaged ({ $reason }). { $n } games are left; the broken file is kept as { $aside }.
}
library-not-written = The library { $path } cannot be written: { $reason }. Games stay in memory meanwhile, and are written when that becomes possible.
# The tag of imported games where the file has no name for it.
library-tag-imported = Imported
# The tags of games that were played here.
library-tag-played = Played
library-tag-match = Match
library-tag-review = Waits for a review
library-tag-thorough-review = Waits for a thorough review
library-damaged = There is a copy of a damaged library.
library-recover = Recover its games
    .hint = Imports its readable games that are not here yet
# The field for what is looked for. The words before the colons are fixed and stay English: fewest, player:, black:, white:, event:, round:, opening:, date:, tag:, board:, goal:.
library-search = Search
    .example = Search: tamenori 2019
    .hint =
        Words from names of players, events and openings, a year or 2010-2015, a board such as 10x10;
        the word fewest for games where the fewest discs win.
        player: black: white: event: round: opening: date: tag: board: and goal: before a word say where.
        Words in quotes are one name.
# Lists to choose from, with little room.
library-result = Result
    .any = Any result
    .black = Black won
    .white = White won
    .draw = Draws
library-tag = Tag
    .any = Any tag
library-board = Board
    .any = Any board
# Here and below $n chooses the form, and $shown is the number as it is written.
library-games = { $n ->
    [one] { $shown } game
   *[other] { $shown } games
}
# How many of the found games are chosen.
library-chosen = { $n ->
    [one] { $chosen } of { $shown } game
   *[other] { $chosen } of { $shown } games
}
# Buttons: games are found by a board; the search does so now; a cross that ends it.
library-position = Position…
    .hint = Find games that reach a position, or show a part of the board
library-position-is-on = Position: on
library-position-any = Any position
# Where a search finds little: before one button or more, each with a name and its games.
library-did-you-mean = Did you mean
library-suggestion = { $n ->
    [one] { $name } ({ $shown } game)
   *[other] { $name } ({ $shown } games)
}
# The dialog of a part of the board, where each square is black, white, empty or anything.
part-title = Find a position
part-explain = Click a square to change it: black, white, empty, anything.
part-keys = On the keyboard: B, W, E for empty, Delete for anything.
part-from-game = From the board
    .hint = All squares as they are on the board now
part-clear = Clear
    .hint = All squares may be anything
part-any-orientation = Also rotated and mirrored
part-no-square = Choose at least one square.
part-find = Find games
library-bin = Bin
    .hint = The games that were deleted
library-bin-is-empty = The bin is empty.
library-is-importing = Games are being imported. The list shows them when all are there.
# In place of the list: a heading, and words below it.
library-no-games-yet = There are no games yet.
library-has-no-games = Finished games are saved here. Import adds games from files.
library-no-game-fits = No game fits the search.
# Buttons below the list.
library-restore = Restore
library-delete = Delete
    .hint = Into the bin, from which it can be restored
library-tags = Tags…
    .hint = Put tags on the chosen games, or take them off
library-new-tag = New tag
library-add-tag = Add
library-choose-all = Choose all
    .hint = All games of the list, for Delete, Tags and Export
# A button with a menu: the chosen games, or all of the people who play here, are reviewed while nothing else computes.
library-review = Review…
    .hint = Review games in the background: the library then shows what each side lost
library-review-chosen = Chosen games, quickly
library-review-chosen-thoroughly = Chosen games, thoroughly
# $n games of the people who play here have no review yet.
library-review-mine = My games without a review ({ $n }), quickly
library-review-mine-thoroughly = My games without a review ({ $n }), thoroughly
# How far the reviews in the background are; $left is "3 min".
library-queue = Reviewed { $done } of { $n }
library-queue-left = Reviewed { $done } of { $n } · { $left } left
library-queue-paused = Reviewed { $done } of { $n } · paused
library-queue-waits = Reviewed { $done } of { $n } · waits until other calculations end
library-queue-elsewhere = { $n ->
    [one] { $n } game waits. Another window reviews it.
   *[other] { $n } games wait. Another window reviews them.
}
library-queue-minutes = { $n } min
library-queue-hours = { $n } h
library-queue-pause = Pause
    .hint = Reviews go on with Resume, or when Outflank starts again
library-queue-resume = Resume
library-queue-empty = Cancel
    .hint = Take all waiting games out of the queue; finished reviews stay
library-export = Export…
    .hint = Saves the chosen games to one file or one file each
library-export-one-file = To one file…
library-export-each = One file each…
library-export-boards = Numbered boards to print…
library-export-tournament = Tournament page…
library-export-exercises = Exercises to print…
library-import = Import…
    .hint = Games from a file or a folder: SGF, GGF, PGN, WTHOR and others
library-empty-bin = Empty the bin
    .hint = Deletes its games for ever
# Asked before the bin is emptied: two buttons.
library-empty-bin-yes = { $n ->
    [one] Delete { $shown } game for ever
   *[other] Delete { $shown } games for ever
}
library-empty-bin-no = Cancel
# A bar that fills while games are imported: what stands in it, what it is called, and a button.
library-n-imported = { $n ->
    [one] { $shown } game imported
   *[other] { $shown } games imported
}
library-import-bar = Import
library-import-stop = Stop
    .hint = Games imported so far stay
# Heads of columns: short. "order" is said to a screen reader; a click puts the list in that order.
library-column-date = Date
    .order = Order by date
library-column-black = Black
    .order = Order by black
library-column-white = White
    .order = Order by white
library-column-result = Result
    .order = Order by result
library-column-opening = Opening
    .order = Order by opening
library-column-event = Event
    .order = Order by event
library-column-board = Board
    .order = Order by board
library-column-moves = Moves
    .order = Order by moves
# Discs lost by Black and White.
library-column-lost = Lost
    .order = Order by discs lost
library-column-accuracy = Accuracy
    .order = Order by accuracy
library-lost-words = Discs lost: Black { $black }, White { $white }.
library-accuracy-words = Accuracy: Black { $black } %, White { $white } %.
# Of a game in the list; $board is "8×8", and $name and $other are names of its opening.
library-moves = { $n ->
    [one] { $n } move on { $board }
   *[other] { $n } moves on { $board }
}
library-moves-opening = { $n ->
    [one] { $n } move on { $board }, { $name } ({ $other })
   *[other] { $n } moves on { $board }, { $name } ({ $other })
}
library-kept-on = Saved on { $date }
library-tags-of = Tags: { $tags }
# Names of players, said to a screen reader.
library-against = { $black } against { $white }
library-unknown-player = unknown
# Who won a game of the list, part of a list after the score: by name, or by colour where there is none.
library-named-won = { $name } won
library-won = { $winner ->
    [black] Black won
    [white] White won
   *[draw] drawn
}

# What came of an import: sentences one after another.
import-added = { $n ->
    [one] { $shown } game imported.
   *[other] { $shown } games imported.
}
import-known = { $n ->
    [one] { $shown } game was there already.
   *[other] { $shown } games were there already.
}
import-empty = { $n ->
    [one] { $shown } without moves was left out.
   *[other] { $shown } without moves were left out.
}
import-illegal = { $n ->
    [one] { $shown } with illegal moves was left out.
   *[other] { $shown } with illegal moves were left out.
}
import-rejected = { $n ->
    [one] { $shown } game could not be read: { $games }.
   *[other] { $shown } games could not be read. The first: { $games }.
}
import-overruled = { $n ->
    [one] { $shown } result does not fit the board and was not used: { $games }.
   *[other] { $shown } results do not fit their boards and were not used. The first: { $games }.
}
import-left-out = { $n ->
    [one] { $shown } variation cannot be played to its end: { $games }.
   *[other] { $shown } variations cannot be played to their ends. The first: { $games }.
}
import-unused = { $n ->
    [one] { $shown } part of the text was not used: { $games }.
   *[other] { $shown } parts of the text were not used. The first: { $games }.
}
import-not-read = Not read: { $reason }.
import-more-not-read = { $n ->
    [one] { $n } more file could not be read.
   *[other] { $n } more files could not be read.
}
import-stopped = The import was stopped.
import-broke-off = The import broke off, since the library cannot be written.
# Reasons, that stand behind "Not read:"; no full stop.
import-not-listed = { $name } cannot be listed: { $reason }
import-part-of = a part of { $name }: { $reason }

explorer-filter = Filter
    .hint = Only games of a player, an event or some years. The built-in statistics have no names, so a filter leaves them out
explorer-filter-is-on = Filter: on
# Said to a screen reader of a button with a menu, and the same as a tooltip.
explorer-games-of = Games of: { $name }
    .hint = Whose games are counted: { $name }
explorer-built-in = Tournaments 1977–2023 (built in)
explorer-whole-library = My library, all games ({ $n })
explorer-counts-twice = A game that is in both counts twice.
# On a button, short: whose games are counted.
explorer-library = My library
explorer-tournaments = Tournaments
# Fields of the filter.
explorer-color = Explorer, { color-name }
explorer-player = Player
    .spoken = Explorer, player
explorer-event = Event
    .spoken = Explorer, event
explorer-years =
    .spoken = Explorer, years
explorer-other-board = The built-in statistics are of 8×8 only. Choose your library instead.
explorer-other-goal = The built-in statistics come from games where most discs win. Choose your library instead.
explorer-too-few = Fewer than ten tournament games came to this position.
explorer-no-games = There are no games in your library yet. Import brings them in from files (Ctrl+L).
explorer-none = None of these games came to this position.
# Heads of narrow columns: at most about eight letters.
explorer-column-move = Move
explorer-column-games = Games
# People of this rating, "1500s": how many of them play a move.
explorer-column-people = { $rating }s
explorer-average = Average
explorer-costs = Costs
# The row below all moves.
explorer-all = all
# A number of games, and its share of all.
explorer-share = { $n } ({ $percent } %)
# Each of them is an "explorer-share".
explorer-winners = Black won { $black }, { $draws } drawn, White won { $white }
# Said to a screen reader of a move; $mean is a number of discs such as +2.5.
explorer-spoken = { $n ->
    [one] { $shown } game, average { $mean }
   *[other] { $shown } games, average { $mean }
}
# Above the list of games.
explorer-newest = The newest { $n } of { $all } games
explorer-games = Games


## Playing: the strip, players, new game, the end

# The line above the board, a sentence or two. $player is "Human", "Opponent, rating 1450" and the like.
strip-looks-for-hint = Looking for a good move for { color-name }…
strip-looks-for-move = The computer looks for { color-name }’s move…
strip-thinks = { color-name } is thinking: { $player }.
strip-paused = Paused: { color-name } to move ({ $player }). Press Resume or the space bar.
# In place of strip-paused, in a finished game.
strip-after = After move { $number } of { $n }: { $square }.
    .start = Before the first move.
strip-clock-waits = The clock is paused, { color-name } to move. Move, or press Resume or the space bar.
strip-studying = Study: { color-name } to move. Play moves for both sides.
# After strip-studying; Right is the key →.
strip-studying-ahead = The right arrow key steps through the game.
# What the computer played; after it comes strip-your-turn.
strip-played = { color-name } played { $square }.
strip-played-from-book = { color-name } played { $square } from the book.
# What the side to move can do, after the words that say whose turn it is.
strip-do = { $what ->
    [other-move] play another move here, or step forward (Right)
    [place] place a disc on one of the four central squares
    [marked] click a ringed square
   *[flips] click a square that flips discs
}
strip-your-turn = Your turn, { color-name }: { strip-do }.
# With two people at the board.
strip-to-move = { color-name } to move: { strip-do }.
# With two people of whom the one to move has a name.
strip-named-to-move = { $name } ({ color-name }) to move: { strip-do }.

# How a game ended: $won and $lost are the discs of the winner and of the loser.
result-you-wipe-out = You wipe { $loser ->
    [black] Black
   *[white] White
} out { $won }–{ $lost }!
result-you-win = You win { $won }–{ $lost }!
result-you-are-wiped-out = { color-name } wipes you out { $won }–{ $lost }.
result-you-lose = You lose { $lost }–{ $won }.
result-you-lose-on-time = { $color ->
        [black] Your time is over: White wins.
       *[white] Your time is over: Black wins.
    }
result-you-win-on-time = { $color ->
        [black] Black’s time is over: you win.
       *[white] White’s time is over: you win.
    }
# With two people: the names of both, of the loser, or of the winner. $color is the loser's.
result-named-time-over = { $loser }’s time is over: { $winner } wins.
result-named-loses-on-time = { $color ->
        [black] { $name }’s time is over: White wins.
       *[white] { $name }’s time is over: Black wins.
    }
result-named-wins-on-time = { $color ->
        [black] Black’s time is over: { $name } wins.
       *[white] White’s time is over: { $name } wins.
    }
# In a game that goes on when a player's time is over; $who is "you", "black" or "white".
went-over-time = { $who ->
        [you] You went over time.
        [black] Black went over time.
       *[white] White went over time.
    }
named-went-over-time = { $name } went over time.
result-wins = { color-name } wins { $won }–{ $lost }.
result-named-wins = { $name } wins { $won }–{ $lost }.
result-draw = Draw, { $black }–{ $white }.
result-fewest = In this variant the fewest discs win.
result-no-discs-left = { color-name } has no discs left.
result-empties-for = { $n ->
    [one] The empty square counts for { color-name } ({ $black }–{ $white } on the board).
   *[other] The { $n } empty squares count for { color-name } ({ $black }–{ $white } on the board).
}
result-empties-shared = { $n ->
    [one] The empty square counts half for each.
   *[other] The { $n } empty squares count half for each.
}

# What a click on a square would do, in the line below the board.
square-flips-nothing = { $square } flips nothing
square-flips = { $n ->
    [one] { $square } flips { $flipped }
   *[other] { $square } flips { $n } discs: { $flipped }
}
square-of-first-four = { $square }: one of the first four discs, which flip nothing
square-has-disc = { $square }: a { $color ->
    [black] black
   *[white] white
} disc
square-has-nothing = { $square }: nothing to flip here for { color-name }

# What a computer thinks, short: "depth 14 at 87 % · +2.4 · f5 d6 c3… · 1.2 M". A depth is in plies.
report-depth = depth { $depth }
# How sure it is.
report-depth-sure = depth { $depth } at { $percent } %
# The value stands in the opening book.
report-book = book, depth { $depth }
report-exactly = exactly { $value }
report-proven = { $outcome ->
    [win] proven win
    [draw] proven draw
   *[loss] proven loss
}
report-nothing-yet = thinking…

# What a rating is known to be: "about 1450 (1250–1650), 7 games"; behind $rating stands a question mark while
# it is not sure.
rating-estimate = { $n ->
    [one] about { $rating } ({ $low }–{ $high }), { $n } game
   *[other] about { $rating } ({ $low }–{ $high }), { $n } games
}
# In place of a rating, while too few games have counted.
rating-after = { $n ->
    [one] Rating after { $n } more game
   *[other] Rating after { $n } more games
}
# The button that takes a notice away.
strip-dismiss = Dismiss
# A link for a new player, below the board.
strip-invitation = Never played? Learn in 2 minutes
    .hint = The first of the lessons
strip-invitation-declined = No, thanks
# How far the game is, on the right below the board; short.
strip-progress = { $played } played · { $empties } empty
strip-progress-of = { $played } of { $ahead } played · { $empties } empty
strip-fewest-win = Fewest discs win
# A square that is being typed; the _ is where the next key goes.
strip-typed = Square: { $typed }_
strip-typed-enter = Square: { $typed }_  (Enter plays { $typed })
# $words says what the square flips.
strip-square-and-replies = { $words } (dots mark what { color-name } could then play)
strip-opening = Opening: { $name }
# In the strip, while the coach's question stands beside the board.
strip-coach-asks = The coach asks about your move.
# The button for the next step of a hint.
hint-more = Show more
# The answers to the coach's question: buttons beside it, short.
coach-take-back = Take back
    .hint = Back to the move before
coach-why = Why
    .hint = Explains what to watch for
coach-play-on = Play on
    .hint = Keeps the move
# $words is a sentence about the best move.
strip-hint = Hint: { $words }
strip-hint-squares = Hint: { $one } or { $other }?
strip-hint-only-move = Hint: { $square } is the only move.
# What a screen reader says of the three dots.
thinking-sign = Thinking
typed-no-square = “{ $typed }” is not a square of the { $size } board (a1 to { $last }).
# Buttons on the card at the end of a game, short.
end-play-again = Play again
# Below the button Play again: the next opponent, such as "Magpie, rating 650", and the user's colour.
end-next = Next: { $player }. You play { color-name }.
# The next opponent: a step weaker, the same, a step stronger, as strong as the user; short.
end-easier = Easier
end-same = Same
end-harder = Harder
end-suited = Your level
end-swap-colours = Swap colours
# The cross of the card.
end-put-away = Look at the board
# Opens the card with the result again; short.
end-show = Show result
end-go-on = Go on without clocks
    .hint = The same game from here, for as long as you like
end-review = Review
end-information = Game information…
end-key-moves = { $n ->
    [one] Look at { $n } key move
   *[other] Look at { $n } key moves
}
# Sentences on the card.
end-very-close = Very close!
end-review-shows = The review shows where you fell behind.
end-helped = { $help ->
    [hint] The computer helped with a move, so this game does not count for a rating.
    [take-back] A move was taken back, so this game does not count for a rating.
    [analysis] Values or thoughts were shown, so this game does not count for a rating.
   *[other-players] The game was not played from its beginning by the same players, so it does not count for a rating.
}
# $estimate is the text rating-estimate.
end-your-rating = Your rating: { $estimate }.
end-rating-of = { $name }’s rating: { $estimate }.
# $words is the text rating-after.
end-rating-later = { $words }.
# What a new player sees first: three pictures with a sentence each, and three buttons.
welcome-title = Othello in 20 seconds
welcome-flip = Trap discs between two of yours: they flip.
welcome-must-flip = Each move must flip at least one disc.
welcome-most = Most discs at the end wins.
welcome-play = Play
welcome-teach = Teach me
welcome-known = I know it
# The dialog of a new game: its title, the button that begins, the labels of its rows (short, in a column).
new-game-title = New game
new-game-start = Start
new-game-board = Board
new-game-opening = Opening
new-game-clock = Clock
new-game-winner = Winner
# The list of clocks: $minutes and $seconds are numbers, $n the number of periods in byo-yomi.
clock-none = None
clock-own = Own times
clock-sudden-death = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-byo-yomi = { $minutes } min + { $n } × { $seconds } s
clock-periods = { $n } × { $seconds } s
clock-per-move = { $seconds } s a move
# Own times, for each colour: a number of minutes, what comes to it (a list), and its seconds. The names are for screen readers and stand under the pointer.
clock-minutes-unit = min
clock-seconds-unit = s
clock-no-bonus = nothing more
clock-bonus-increment = + each move
clock-bonus-periods = + byo-yomi
clock-minutes-of = { $color ->
        [black] Black’s minutes
       *[white] White’s minutes
    }
clock-bonus-of = { $color ->
        [black] What comes to Black’s time
       *[white] What comes to White’s time
    }
clock-periods-of = { $color ->
        [black] Black’s periods
       *[white] White’s periods
    }
clock-seconds-of = { $color ->
        [black] Black’s seconds
       *[white] White’s seconds
    }
# Two buttons: what happens when a player's time is over.
flag-loses = Time over: lost
flag-goes-on = Time over: play on
# The clock on a player's card: its name for screen readers, and what stands under the pointer.
clock-name = { $color ->
        [black] Black’s clock { $time }
       *[white] White’s clock { $time }
    }
clock-set-to = Clock: { $time }
clock-runs = Click or press the space bar to pause.
clock-stands = Paused. Click or press the space bar to resume.
new-game-help = Help
new-game-alternates = Swap colours each time
    .hint = Play again swaps Black and White
new-game-serious = Serious game
    .hint = As in a tournament: moves stand, and there is no help
    .meaning = No hints, no values and no take-back during the game.
# Buttons side by side.
new-game-i-play-black = I play Black
new-game-i-play-white = I play White
new-game-computer = Computer
new-game-friend = A friend here
new-game-watch = Watch two computers
new-game-friend-name = Friend
new-game-random-colour = Random colour
# A button beside the sizes of boards: width and height, each for itself.
new-game-other-size = Other…
# Above the faces.
new-game-by-strength = From weakest to strongest
# The card behind the faces: a computer player of one's own choice.
new-game-custom = Custom
    .hint = A strength of your own choice, a search depth, or another program
new-game-name-of = { $color ->
        [black] Black’s name
       *[white] White’s name
    }
# Opens the rows below it.
new-game-more = More: opening, handicap, clock, fewest discs, serious
goal-most = Most discs
    .meaning = Othello: the player with more discs wins.
goal-fewest = Fewest discs
    .meaning = Anti-Othello: the player with fewer discs wins.
# How the discs lie at the start; a narrow list, at most 18 letters.
start-standard = Standard
    .description = The usual start.
start-mirrored = Mirrored
    .description = The standard start with the colours exchanged.
start-parallel = Parallel
    .description = Discs of one colour lie side by side.
start-reversi = Old Reversi
    .description = An empty board: the players place the first four discs in the centre.
start-corners = Corner handicap
    .description = A handicap: one side begins with corners that can never be flipped. That helps it where most discs win, and harms it where the fewest do.
start-random = Random opening
    .description = A few moves are played at once; both sides stand about equal after them.
start-hand-made = Set up a position
    .description = Any discs on any squares.
start-edit = Edit the position…
# A button after the number of corners.
start-corners-for = for { color-name }
start-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
start-moves-slider = Moves of the opening
# Before the number of a random opening.
start-number = No.
    .hint = The same number always gives the same opening.
    .name = Number of the opening
start-another = Another one
# For a screen reader.
start-preview = Preview: { $size } board, { $black } black and { $white } white discs, { color-name } to move
# For a screen reader: the button of a player beside the board. $player is a name and a kind.
seat = { color-name }: { $player }
    .hint = Click to change who plays
    .information = Click for game information
player-of-color = { color-name }: { $name }
# The card of a player: how many discs, the mark of whose turn it is (short), a hint that is being searched.
card-discs = { $n ->
    [one] { color-name } has { $n } disc on the board
   *[other] { color-name } has { $n } discs on the board
}
card-hint = hint: { $report }
# How strong a person is in the parts of a game.
card-phases = By the discs lost: { $phases }
card-phase-opening = openings { $rating }
card-phase-middle = middle { $rating }
card-phase-ending = endings { $rating }
# The name of a player who has given none.
person-you = You

## Editing a position

editor-title = Set up a position
# The button that takes the position.
editor-play-from-here = Play from here
editor-use-position = Use this position
editor-correct-title = Correct the board
editor-other-size = This game stays on its { $board } board.
# Labels of rows, short.
editor-put-down = Place
editor-turn = Turn
editor-board = Board
editor-as-text = As text
    .name = The position as text
    .hint = X is black, O is white, - is empty.
# Beside Black and White: clears squares.
editor-empty = Empty
editor-to-move = { color-name } to move
editor-clear = Clear
editor-standard-start = Standard start
editor-from-game = From the game
# Why a position cannot be played; a capital letter and a full stop are added.
setup-off-board = a disc lies off the board
setup-two-colors = { $square } holds discs of both colours
setup-nothing-to-play = neither Black nor White can place a disc, so there is nothing to play
setup-wrong-length = the board has { $found } squares where { $expected } were expected
setup-unknown-character = ‘{ $character }’ at character { $place } is neither a disc (X or O) nor an empty square (-)

## Spoken to a screen reader

# What a square is called: these follow one another, as in "f5, empty, you can play here, flips 2".
square-spoken = { $square }, { $disc ->
    [black] black disc
    [white] white disc
    [any] anything
   *[none] empty
}
square-spoken-legal = you can play here
square-spoken-flips = flips { $n }
square-spoken-last = last move
square-spoken-hint = hint
square-spoken-reason = part of the reason
square-spoken-mark = marked with a { $shape ->
    [cross] cross
    [triangle] triangle
    [circle] circle
    [square] square
   *[letter] letter { $letter }
}
# What happens in the game; short sentences.
spoken-passes = { color-name } has no move and passes.
spoken-corrected = The board was corrected.
spoken-plays = { color-name } plays { $square }.
spoken-plays-and-flips = { color-name } plays { $square }, flips { $n }.
# $words is one of the three above.
spoken-at-move = Move { $number }, { $words }
spoken-new-game = New game on { $size }.
spoken-start = The start of the game.
spoken-computer-waits = { color-name } to move. The computer waits.
spoken-to-move = { color-name } to move.
# The same of two people, where the one to move has a name.
spoken-named-to-move = { $name } ({ color-name }) to move.
spoken-little-time = { $color ->
        [black] Black has little time left.
       *[white] White has little time left.
    }
spoken-named-little-time = { $name } has little time left.
spoken-your-turn = Your turn, { color-name }.

# The question of the coach, and which key gives which answer, one sentence each.
spoken-coach = The coach: { $question }
spoken-answer = { $key }: { $what }.
## Study: moves, analysis, tree, overlays, what people play

# Notes beside a move: their title, a label before the sign of a judgement, no sign in its list.
notes-title = Notes
notes-sign = Sign
notes-no-sign = no sign
# In the empty field of a comment.
notes-about-game = About the game
notes-about-move = About this move
notes-comment = Comment
# What a sign beside a move means: !! ! !? ?! ? ??
judgement-excellent = excellent
judgement-good = good
judgement-interesting = interesting
judgement-doubtful = doubtful
judgement-bad = bad
judgement-blunder = blunder
# How long a move took.
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
# $reason is an error in English.
analysis-broke = The analysis failed ({ $reason }). Start it again.
# A small menu at a square: its title, and below it what the square can be marked with.
marks-title = Mark { $square } with a
marks-triangle = Triangle
marks-circle = Circle
marks-square = Square
marks-cross = Cross
marks-letter = Letter { $letter }
marks-remove = Remove mark
marks-remove-all = Remove all marks
# The list of moves. $moves are moves that were played instead of the one above.
moves-instead = or { $number } { $moves }
    .hint = Played here before; click to go there
moves-none = No moves yet. Black begins.
moves-thought-for = Thought for { $time }
moves-corrected = Board corrected, { color-name } to move
    .hint = The game goes on from this board, whatever was played.
moves-had-to-pass = { color-name } had no square that flips a disc.
# $flips is the text square-flips.
moves-flips = { color-name }: { $flips }
# For a screen reader; judgements and "with a comment" follow after a comma.
moves-spoken = Move { $number }, { color-name } { $name }
moves-spoken-pass = { color-name } passes after move { $n }
moves-with-comment = with a comment
tree-spoken = Tree, ply { $ply }, { color-name } { $name }
# The legend below the board: what is looked for ($name, as in the menu), how many squares, what the signs mean; all short.
legend-title = { $name }:
legend-title-and-counts = { $name } ({ $counts }):
legend-of-both = Black { $black }, White { $white }
legend-parity = { $odd } odd, { $even } even
legend-could-move = { color-name }
legend-could-take = { color-name } could take
legend-frontier = beside an empty square
legend-stable = can never be flipped
legend-odd = odd region
legend-even = even region
legend-x-square = X-square
legend-c-square = C-square
# The analysis beside the board; $key is a key.
analysis-title = Analysis
analysis-begin = Find the value of every move  ({ $key })
table-close = Close the table of moves
analysis-stop = Pause the analysis  ({ $key })
analysis-go-on = Resume the analysis  ({ $key })
# What stands in its place while there is nothing.
analysis-game-over = The game is over.
analysis-placing = The four central squares are all equal.
analysis-one-moment = One moment…
analysis-none = This position has not been analysed.
# How far it is, very short, before "1.2 M · 3.4 M/s · 0:12".
analysis-proven = proven
# $time is one of the "about" texts below.
analysis-to-the-proof = { $time } to the proof
analysis-effort-meaning = Plies looked ahead for every move, or how long until every score is proven; positions looked at, how many a second, and time
analysis-label-meaning = 18@73% on a square: searched 18 plies deep, and 73 % sure
about-a-second = less than 1 s
about-seconds = about { $n } s
about-minutes = about { $n } min
about-hours = about { $n } h
# The column of the moves that follow.
table-line = Line
# $share is "38 %".
people-play-it = { $share } play it
analysis-proven-between = Proven to lie between { $low } and { $high }
analysis-to-proof-of-score = To the proof of its score: { $time }
# $known says how well the value is known: "depth 14, 73 %".
square-worth-known = worth { $value }, { $known }
analysis-best = Best: { $value } ({ $known }): { $line }
# Below the board: what people of a rating play. "People of" stands before a field with the rating, which one of the sentences follows.
people-title = People of
people-rating = The people’s rating
    .lower = Lower the people’s rating
    .raise = Raise the people’s rating
people-asked = …
people-no-choice = have no choice here.
people-hardly-wrong = hardly ever go wrong here.
people-wrong = go wrong here: { $share }, by { $discs } discs.
people-practical = { $square } costs { $price }, but { $share } of { color-name }’s answers lose { $discs }.
# For a screen reader, after the name of a square.
people-play-here = { $share } play here
square-worth = worth { $value }

## Review: panel, graph, refutation

# How good a move was: the classes of a review.
grade = { $grade ->
    [forced] forced
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
# "a win into a draw": what a move threw away.
thrown-away = { $thrown ->
    [win-draw] a win into a draw
    [win-loss] a win into a loss
   *[draw-loss] a draw into a loss
}
# A move of a review in one line: "51. Black f1??: blunder, a draw into a loss · White +32, exact".
headline = { $number }. { color-name } { $name }{ $sign }: { $cost } · { $value }
headline-forced = { $number }. { color-name } { $name }, the only move · { $value }
headline-pass = { color-name } passes after move { $number } · { $value }
headline-thrown = { grade }, { thrown-away }
headline-lost = { grade }, { $score }
headline-provisional = { $cost }, provisional
# Rows of the table of figures: what stands in front of both players' numbers.
figures-discs-lost = discs lost
# Discs lost a move on average, in these moves of the game.
figures-a-move = a move, moves { $first }–{ $last }
figures-accuracy = accuracy
figures-thrown-away = wins thrown away
# $inaccuracy, $mistake, $blunder and $half are numbers of discs: 2, 4, 8 and 4.
grades-limits = Classes: best where nothing is better, good below, inaccuracy from { $inaccuracy } discs lost, mistake from { $mistake } discs lost, blunder from { $blunder } discs lost. Accuracy is 100 for the best move and 0 for the worst, and about halves with every { $half } discs lost, on average over all moves that had a choice.
# A review is searched several times, each time deeper: "pass 2 of 5".
review-progress = pass { $pass } of { $of }
review-progress-proof = pass { $pass } of { $of }, proving every move down from { $empties } empties
review-progress-confirm = pass { $pass } of { $of }, confirming what moves lost
# $reason is an error in English.
review-broke-off = The review stopped: { $reason }
review-no-later-mistake = There is no later mistake.
    .yours = There is no later mistake of yours.
review-no-earlier-mistake = There is no earlier mistake.
    .yours = There is no earlier mistake of yours.
# Tabs above the panel, one word each, and what they show.
review-title = Review
    .spoken = Show the graph, the reasons and the grades
# How far a review is, beside its title.
review-so-far = Reviewing… { $percent }
review-moves = Moves
    .spoken = Show the moves, their notes and the analysis
# Small buttons with a picture; a key follows in brackets.
review-close = Close the review
# A button, and the words before it.
review-keep = Save to library
review-not-kept = Not in the library yet.
review-off-line = This position is not on the line under review.
review-at-start = Step through the game, or click the graph.
review-no-mistakes = No mistakes.
    .yours = You made no mistakes.
review-first-mistake = Show the first mistake
review-n-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
review-n-blunders = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
review-corrected = The board was corrected here. The review passes over it.
review-corrections = { $n ->
        [one] The board was corrected once. The review passes over that place.
       *[other] The board was corrected { $n } times. The review passes over those places.
    }
review-not-yet = Not looked at yet.
review-was-best = { $best } was best.
review-provisional = Provisional: deeper searches may still change this.
review-since = Found since: { $value }.
review-look-again = Look again, deeper
    .hint = Searches all moves of the game once more, a level deeper. The grades change when it is done.
# A button, short: why the move lost, on two boards.
review-show-me = Compare
# The first step of a review: how the game went, then up to three moments, then all details.
moments-title = This game
# The accuracy of both sides, $n and $m, from 0 to 100.
moments-accuracy = Accuracy: { $first } { $n }, { $second } { $m }
moments-count = { $n ->
    [one] { $n } key move is worth a look
   *[other] { $n } key moves are worth a look
}
moments-begin = Look at them
moments-of = Key move { $number } of { $n }
# A button: find a better move yourself.
moments-try = Try it
# A wide button, and what it opens.
moments-details = All details
    .about = graph · list · reasons
# A button: from all details back to the key moves.
moments-back = Key moves
# A box to tick: key moves of both sides.
moments-both = Also the opponent’s mistakes
# Heads of narrow columns, at most 9 letters each, and what they mean.
figure-lost = Lost
    .meaning = Discs lost by all moves together
figure-accuracy = Accuracy
    .meaning = 100 for the best move, 0 for the worst, about half with every four discs lost; moves without a choice do not count
figure-mistakes = Mistakes
    .meaning = Moves that lost four discs or more, but not eight
figure-blunders = Blunders
    .meaning = Moves that lost eight discs or more
figure-thrown = Wins lost
    .meaning = Wins thrown away: a move turned a win or a draw into less
# For a screen reader.
review-move-spoken = Review: { $headline }
graph-name = Graph of the game
# Words in the graph, short.
graph-ahead = { color-name } ahead
graph-lost = { color-name } lost { $discs }
# The dialog with the game after a bad move and after the best one.
refutation-title = Compare both moves
# Over each board, with its first move.
refutation-played = Played: { $first }
refutation-best = Best: { $first }
refutation-to-start = Before the move
refutation-back = One move back
refutation-forward = One move forward
refutation-to-end = To where the damage shows
refutation-place = Move { $number } of { $n }
refutation-newer = Show the newer lines
    .hint = The review has looked deeper meanwhile

## Reasons: why a move lost
# Clauses of a sentence, in the review: "b7 loses 8 discs; c3 was best. White gets 12 moves (5 after c3), and
# after b7 a8 White holds the corner a8 (not after c3 d6)." Each may use all of these arguments:
#   $own, $other       the colours (black, white) of who made the move and of the opponent
#   $played, $best     the square that was played and the best one
#   $when              now: right after the move; later: after the moves of $line
#   $line, $instead    the moves played up to there ("b7 a8"), and the better line up to the same point ("c3 d6")
#   $n, $m             the count after the move played, and after the best one
#   $turns             over how many turns of a side a count is an average
#   $squares, $count   squares by name ("a1 and h8"), and how many they are
#   $holes             how many groups of neighbours they are

reason-verdict = { $played } loses { $known ->
        [exact] {""}
       *[about] about{" "}
    }{ $n ->
        [0] no disc
        [one] 1 disc
       *[other] { $n } discs
    }{ $thrown ->
        [nothing] {""}
        [win-draw] {" "}and turns a win into a draw
        [win-loss] {" "}and turns a win into a loss
       *[draw-loss] {" "}and turns a draw into a loss
    }; { $best } was best.
# A verdict and the sentence with its reasons.
reasons-and-verdict = { $verdict } { $reasons }
# Two reasons in one sentence.
# Where nothing that can be counted tells the moves apart: two lines of moves.
reasons-lines-compared = Compare { $played } with { $better }.
reasons-not-for-fewest = Where the fewest discs win there are no reasons in words: the rules about mobility, corners and stable discs hold only where most discs win.
# "a1, h1 and h8": $others are already joined by commas.
list-and = { $others } and { $last }

# Parts of the clauses below.
reason-own = { $own ->
    [black] Black
   *[white] White
}
reason-other = { $other ->
    [black] Black
   *[white] White
}
reason-corners = { $count ->
    [one] the corner { $squares }
   *[other] the corners { $squares }
}
reason-more = More
# What tells a move that lost from the best one: a text for each idea, in the line of the move played and in
# that of the best one. Each takes what it needs of
#   $own, $other       the side that moved, and its opponent
#   $played, $best     the move played and the best one
#   $reply             the opponent's reply to the move
#   $squares, $count   squares by name ("a1 and h8"), and how many they are
#   $when              whether it shows with the move itself ("first"), with the reply ("now") or later
#   $before, $line     the moves before the one that shows it, and those with it
#   $flips, $n         the discs that this move flips, and how many they are
#   $opened, $m        the squares that the first move opens to the opponent, and how many they are
#   $of, $new          whether the square is that of the best move, and whether it is a new move
reason-flipped = { $n ->
    [1] only { $flips }
    [2] { $flips }
    [3] { $flips }
    [4] { $flips }
   *[other] { $n } discs
}
reason-opening = { $m ->
    [0] nothing
    [1] only { $opened }
    [2] { $opened }
    [3] { $opened }
   *[other] { $m } squares
}
reason-corner-played = { $when ->
   *[now] { $played } lets { reason-other } take the corner { $squares }.
    [later] After { $before } { reason-other } takes the corner { $squares }.
}
reason-corner-best = { $when ->
   *[first] Take the corner { $squares } now; { $played } can wait.
    [later] { $best } first: if { reason-other } plays { $reply }, { reason-own } gets the corner { $squares }.
}
reason-shared-square = { $of ->
   *[best] Both sides want { $squares }: { $when ->
       *[now] after { $before } { reason-other } takes it, flipping { reason-flipped }.
        [can] after { $played } { reason-other } can take it.
    }
    [other] Both sides want { $squares }: after { $played } { reason-other } takes it, after { $best } { reason-own } gets it.
}
reason-lets-in-played = { $new ->
   *[yes] { $played } lets { reason-other } play { $squares }, flipping { reason-flipped }.
    [no] { $played } leaves { reason-other } the move { $squares }, flipping { reason-flipped }.
}
reason-lets-in-best = { $n ->
    [1] { $best } flips { reason-flipped } and leaves { reason-other } no move at { $squares }.
    [2] { $best } flips { reason-flipped } and leaves { reason-other } no move at { $squares }.
   *[other] After { $best } { reason-other } has no move at { $squares }.
}
reason-opens = { $played } opens { $squares } to { reason-other }.
reason-flips-played = { $played } flips { reason-flipped } and opens { reason-opening }.
reason-flips-best = { $best } flips { reason-flipped } and opens { reason-opening }.
reason-reserve-played = Only { reason-own } can play { $played }, so it can wait: { $best } first.
reason-reserve-best = After { $best } only { reason-own } can play { $squares }; { $played } lets { reason-other } in there.
reason-access = After { $line } { reason-own } can no longer play { $squares }.
reason-edge-played = { $when ->
    [first] { $played } leaves a hole at { $squares }, where { reason-other } can wedge in.
   *[now] { $played } leaves a gap: { reason-other } wedges in at { $squares }.
    [later] After { $before } { reason-other } wedges in at { $squares }.
}
reason-edge-best = { $when ->
   *[first] { $best } wedges in between discs of { reason-other }.
    [later] After { $before } { reason-own } wedges in at { $squares }.
}
reason-quiet-played = After { $played } { reason-other } has { $count ->
    [one] the quiet move { $squares }
   *[other] the quiet moves { $squares }
}; after { $best } none.
reason-quiet-best = After { $best } { reason-own } has { $count ->
    [one] the quiet move { $squares }
   *[other] the quiet moves { $squares }
}; after { $played } none.
reason-few-moves-played = After { $line } { reason-own } can only play { $squares }.
reason-few-moves-best = { $best } leaves { reason-other } only { $squares }.
reason-last-move = After { $played } { reason-other } has the last move in { $squares }; after { $best } { reason-own } has it.
reason-stable-played = After { $line } { reason-other } has { $count } more discs that can never be flipped.
reason-stable-best = After { $line } { reason-own } has { $count } more discs that can never be flipped.
reason-threat-played = After { $line } { reason-other } threatens { $count ->
    [one] the corner { $squares }
   *[other] the corners { $squares }
}.
reason-threat-best = { $best } threatens { $count ->
    [one] the corner { $squares }
   *[other] the corners { $squares }
}.
reason-pass-played = After { $line } { reason-own } must pass.
reason-pass-best = After { $best } { reason-other } must pass.
reason-reply = { $when ->
   *[now] After { $played } { reason-other } answers { $reply }, flipping { reason-flipped }.
    [later] After { $played } { reason-other } plays { $reply } and then { $next }.
}
reason-answer = { $best } first: if { reason-other } plays { $reply }, { reason-own } has { $squares }.
reasons-several = There is no single reason.

## The page of a review

page-title = { $black } – { $white }: review
page-fewest = Fewest discs win
page-the-game = The game
page-first = First
    .hint = To the start of the game (Home)
page-back = Back
    .hint = One move back (Left)
page-forward = Forward
    .hint = One move forward (Right)
page-last = Last
    .hint = To the end of the game (End)
page-previous-mistake = Previous mistake
    .hint = To the mistake before (P)
page-next-mistake = Next mistake
    .hint = To the next mistake (N)
page-start = Start of the game
    .hint = Step through the game with the arrow keys, or click on the graph or a move.
page-course = Graph and moves
page-figures = How both sides played
page-reasons = Why moves lost
# $names is a line of moves: "b7 a8 c3".
page-position-after = The position after { $names }
page-position-shown = The position after the move shown
# Before a line of moves: "Played: b7 a8".
page-played = Played: { $names }
page-better = Better: { $names }
page-how-to-read = On the graph a thick line is proven and a broken one estimated; a ring is a mistake, a diamond a blunder. Numbers on the small boards count the moves of each line. Board { $size }.
page-reviewed-by = Reviewed by Outflank { $version }.
# Heads of the columns of the list of moves: short.
page-head-move = Move
page-head-lost = Lost
page-head-best = Best
page-head-class = Class
page-head-value = For Black
# The first row of the list of moves.
page-row-start = Start
page-was-best = { $best } was best.
page-graph = The value of the game after every move. Black’s advantage goes up.
page-losses = What each side has lost so far, in discs

## Openings

## Hints and the coach

# A hint says first what to look for; no square is named. $color is who is to move.
hint-fewest-discs = Count what { other-color-name } must flip after each of your moves.
hint-corner-open = A corner is open: is it the right time?
hint-beside-corner = The squares beside the corners are not always wrong.
hint-edges = Look along the edges.
hint-compare-replies = Compare how many replies each move leaves { other-color-name }.
hint-own-moves = Look for a move that leaves { color-name } many moves next time.
hint-frontier = Keep your discs inside, away from empty squares.
hint-stable = Think of discs that can never be flipped again.
hint-mind-corners = Mind the corners: some moves open one.
hint-corner-won = A corner can be won.
hint-wedges = Mind the gaps along the edges: a disc may wedge in.
hint-quiet = Look for a quiet move, one that opens nothing to { other-color-name }.
hint-prevent = What would { other-color-name } like to play next? Look for a move that prevents it.
hint-same-square = There is a square that { other-color-name } wants as well.
hint-soon-gone = You may soon lose one of your moves. Play it while you can.
hint-prepare = Look two moves ahead: one move prepares another.
hint-can-wait = Some squares only one side can fill: they can wait.
hint-odd-regions = Look at the odd regions.
hint-who-passes = Who will have to pass?
hint-all-alike = Your moves here are all alike. Play any of them.
# Then the best move and why, in one or two whole sentences.
hint-reason-cause = { $square }. { $reason }
# The same where the other move is the one of the game.
hint-reason-searched = { $square }, as far as the search sees.
hint-reason-alike = { $square }, or any other: turned or mirrored, your moves are all the same.
hint-reason-end = { $square } ends the game.
hint-reason-pass = { $square }: { other-color-name } has no move and must pass.
hint-reason-replies = { $n ->
    [1] { $square } leaves { other-color-name } one reply.
    [one] { $square } leaves { other-color-name } { $n } reply.
   *[other] { $square } leaves { other-color-name } { $n } replies.
}

# The coach asks about a move that was just played, or praises it. $color played it.
coach-gives-corner = After this, { other-color-name } can take { reason-corners }.
coach-why-corner = { other-color-name } can take { reason-corners }, and a disc in a corner can never be flipped.
coach-careful = Careful: { other-color-name } gets a strong reply.
coach-look-at-answers = Look at what { other-color-name } can answer.
coach-praise = Well seen! Few players of your strength find this move.

## Learn: its frame, lessons

# The lessons. The idea stands beside the first board, a picture's text beside its board.
# "You" is the learner. "The other side" is who plays the other colour.

lesson-outflank = Outflank a disc
    .idea = Every move catches discs of the other colour between two of yours, in a row, a column or a diagonal: they are outflanked.
    .picture-1 = Play f5: the white disc on e5 is outflanked and flips to black.
    .picture-2 = A line may be long: from g4 Black flips three discs. It must end in a disc of yours, without a gap.
lesson-directions = Several directions at once
    .idea = One move may outflank discs in several directions, up to eight. All of them flip, whether you want it or not. Only the disc you place does this: discs that flip do not flip others.
    .picture-1 = From e5 Black outflanks along the row and along the column. The disc on e4 and those on c3 and d4 stay white: no black disc ends their lines.
lesson-ending = Passing, and the end
    .idea = If you can outflank nothing, you pass, and the other side moves again. When neither can move, often with the board full, the game is over: the side with more discs wins, and squares that are left empty count for the winner.
    .picture-1 = Neither on a1 nor on h8 does White outflank anything, so White passes and Black moves again.
lesson-greed = Many discs now, few at the end
    .idea = Only the last count matters. Discs flip back and forth until then, and a side with many has much to lose and few squares left to play on. Until the end draws near, flipping fewer is often better.
    .picture-1 = c7 flips 5 discs, and White wins by 12 with best play. a1 flips a single one, and White wins by 24.
lesson-stable = Corners, and discs that stay
    .idea = A disc in a corner can never be outflanked, for it is the end of every line. Discs of the same colour that lean on it along the edge cannot be flipped either: they are stable. Stable discs are sure to count at the end.
    .picture-1 = White takes the corner a8. It and the discs that lean on it can never be flipped again: six at once.
lesson-beside-corners = The squares beside a corner
    .idea = A disc on the X-square, diagonally beside an empty corner, or on the C-square, next to it on the edge, may be what the other side needs to take the corner. Before every move, look which corners it opens.
    .picture-1 = b2, g2, b7 and g7 are X-squares here, and h2 is a C-square. After each of them Black takes the corner beside it.
lesson-x-right = When the X-square is right
    .idea = An X-square is right when the other side cannot use it, or when it gains more than a corner is worth: a move the other side cannot answer, or a move saved when there is no other. Late in the game, count instead of fearing it.
    .picture-1 = After b2 Black cannot take a1, and White wins by 28 with best play. With the quieter b1 it would be 2.
lesson-mobility = Mobility
    .idea = If you have few moves, you soon have to play a bad one. So before corners are at stake, the best moves are often those that leave the other side few replies and you many. Count them: that is what strong players do first.
    .picture-1 = After g4 Black has 9 moves. After a6 it would have 15.
lesson-frontier = The frontier, and walls
    .idea = Your discs beside empty squares are your frontier: each is something the other side can flip, and so a reply. A long wall of them gives away moves by the dozen. Keep your discs inside.
    .picture-1 = After e1 ten discs of White touch an empty square. After b6 it would be fifteen.
lesson-quiet = Quiet moves
    .idea = A quiet move flips only discs inside, none that touches an empty square. It opens nothing new to the other side. When there is one, it is worth a close look.
    .picture-1 = e7 flips e3, e4, e5 and e6, all inside. Every other move flips a disc that touches an empty square.
lesson-run-out = Running out of moves
    .idea = When every move that is left opens a corner, a side has run out of moves. Bring the other side to that point: the corner comes by itself.
    .picture-1 = After g1 Black has one reply left, and White takes h1 after it.
lesson-principles = How to open
    .idea = Stay in the middle, flip few discs, and keep more moves for yourself than you leave the other side. Edges can wait: early discs there often hang in the air. Compare both sides’ moves before you choose.
    .picture-1 = After c3 White has 9 squares to play on and Black 6. After c2 it would be 8 and 11.
lesson-names = The first openings
    .idea = After Black’s first move White has three replies: diagonal, parallel and perpendicular. Further on, the lines that people know have names of animals and people. To know a few saves you from early trouble.
    .picture-1 = White’s three replies to Black’s first move: c3 is the diagonal opening, e3 the parallel one and c5 the perpendicular one.
lesson-balance = Balanced and unbalanced edges
    .idea = Six discs between two empty corners make a balanced edge: it can be attacked at neither end. Five discs with a hole beside a corner are unbalanced: if the corner beside the hole is taken, the other side can wedge into the hole and win the far corner too.
    .picture-1 = Black holds five discs from h3 to h7, both corners are empty, and h2 is the hole.
lesson-wedges = Wedges
    .idea = A wedge is a disc on the edge between two of the other side’s. Along the edge it cannot be outflanked any more, and it is the start of a line to both corners. A gap of one square between your own edge discs invites one.
    .picture-1 = White’s disc on d8 wedges in between c8 and e8.
lesson-stoner = The Stoner trap
    .idea = A move along the edge may threaten a corner. If the other side cannot parry without opening another one, the trap has closed. It works against unbalanced edges with a disc on the X-square.
    .picture-1 = a4 threatens a corner. Whatever Black replies, White takes a1 or h1 next.
lesson-tempo = Tempo
    .idea = A place where you can play and the other side cannot answer is a move in hand: elsewhere it is the other side’s turn. Look for places where you will have one more move than the other side.
    .picture-1 = After b2 Black cannot play beside it, and White still has a2 in hand.
lesson-diagonals = Diagonals
    .idea = The corner behind an X-square is taken along the long diagonal. As long as every disc on that line is yours, the other side cannot outflank the X-square and the corner stays out of reach. So one disc on the diagonal may decide two corners.
    .picture-1 = After b7 Black cannot take a8. After g2 or g7 it takes the corner behind.
lesson-parity = Regions and parity
    .idea = Towards the end the empty squares fall into regions. The side that plays last in a region flips discs that cannot be flipped back. So play into regions with an odd number of squares, and let the other side open the even ones.
    .picture-1 = a1 is a region of one square; the other one has four. Opening the region of four would cost 12 discs.
lesson-access = Holes that only you can fill
    .idea = A region into which the other side cannot play is yours to fill when you like. Do not hurry: a move there may give the other side the line it lacks. Use the moves that will be gone first.
    .picture-1 = Only Black can fill h1 now, so it waits. After b7 Black wins by 16 with best play, after h1 by 6.
lesson-passing = Making the other side pass
    .idea = A side that must pass loses the last move of a region, and parity with it. A move that leaves no reply is two moves in a row: near the end it can turn a lost game round.
    .picture-1 = After h1 Black has no move and passes. It is at least 6 discs better than any other move.
lesson-poisoned = Giving corners, and leaving them
    .idea = A corner is worth a lot, but not always the most. Sometimes taking it costs a move you need elsewhere, or lets the other side into a region that was yours. A corner only you can reach can wait.
    .picture-1 = White could take a8 and win by 22. b1 wins by 28: the corner can wait.
lesson-counting = Counting the last squares
    .idea = With three to six empty squares you can see the whole game. Try each first move, answer it as the other side would, and count the discs at the end. The move that looks best is often not it.
    .picture-1 = Three squares, three moves to count: b1 wins by 18, a8 by 10, b8 by 6.
lesson-converting = Bringing a won game home
    .idea = Ahead is not won. With a dozen empty squares left, look for the move that keeps the win against everything, not for the largest win: few discs are enough.
    .picture-1 = Only h3 keeps the win: Black wins by 10 with best play. h2 loses by 12.

# What the exercises of the lessons ask, and what they say of each answer. $square is a square such as f5; the
# other side is "other-color-name" of whose move it is, which is $color.

exercise-most-question = { color-name } to move. Which move gives the most at the end?
# After a sentence on a move that is right, with the final score.
exercise-best-play = { $winner ->
    [draw] With best play it ends in a draw.
    [black] With best play Black wins by { $discs }.
   *[white] With best play White wins by { $discs }.
}
# After a sentence on a move that is wrong: $discs is the final score, $loss what the move gives up.
exercise-best-play-loses = { $winner ->
    [draw] With { $square } it ends in a draw: { $loss } discs worse than with the best move.
    [black] With { $square } Black wins by { $discs }: { $loss } discs worse than with the best move.
   *[white] With { $square } White wins by { $discs }: { $loss } discs worse than with the best move.
}

exercise-outflank-question = You are { color-name }. Click any square you may play.
exercise-outflank-no-neighbour = There is no disc of { other-color-name } next to { $square }, so nothing is outflanked.
exercise-outflank-no-end = No row of { $color ->
    [black] white discs from { $square } ends at a black one
   *[white] black discs from { $square } ends at a white one
}.
# $discs names the $n discs that turn, as "d3 and e4".
exercise-outflank-right = { $n ->
    [one] A disc on { $square } flips { $discs } to { color-name }.
   *[other] A disc on { $square } flips { $discs } to { color-name }.
}

exercise-directions-question = { color-name } to move. Which move outflanks discs in the most directions?
exercise-directions-answer = { $directions ->
    [one] { $discs ->
        [one] { $square } works in { $directions } direction and flips { $discs } disc.
       *[other] { $square } works in { $directions } direction and flips { $discs } discs.
    }
   *[other] { $discs ->
        [one] { $square } works in { $directions } directions and flips { $discs } disc.
       *[other] { $square } works in { $directions } directions and flips { $discs } discs.
    }
}
exercise-directions-more = Another move has more.

exercise-ending-question = { color-name } to move. After which move can { other-color-name } not move?
# $squares names at most four squares, with "or" before the last.
exercise-ending-reply = After { $square }, { other-color-name } can play { $squares }.
exercise-ending-replies = { $n ->
    [one] After { $square }, { other-color-name } can play on { $n } square.
   *[other] After { $square }, { other-color-name } can play on { $n } squares.
}
exercise-ending-pass = After { $square }, { other-color-name } can outflank nothing and passes; { color-name } moves again.
# $own and $others are the discs of the two sides at the end.
exercise-ending-end = { $empties ->
    [one] After { $square } neither side can move: { $own } to { $others }, and { $empties } empty square for the winner.
   *[other] After { $square } neither side can move: { $own } to { $others }, and { $empties } empty squares for the winner.
}

exercise-greed-question = { $discs ->
    [one] { color-name } to move. { $square } flips { $discs } disc, the most. Find a move that gives more at the end.
   *[other] { color-name } to move. { $square } flips { $discs } discs, the most. Find a move that gives more at the end.
}
exercise-greed-answer = { $discs ->
    [one] { $square } flips { $discs } disc.
   *[other] { $square } flips { $discs } discs.
}

exercise-stable-question = { color-name } to move. Which move makes the most discs stable?
exercise-stable-none = After { $square } no more discs are stable than before.
exercise-stable-some = { $discs ->
    [one] After { $square }, { $discs } more disc is stable.
   *[other] After { $square }, { $discs } more discs are stable.
}
exercise-stable-more = Another move makes more.

exercise-beside-question = { color-name } to move. Find a move after which { other-color-name } can take no corner.
exercise-beside-right = After { $square } no corner is open to { other-color-name }.
# The square beside a corner on the diagonal. $corners are corners with "or" between them.
exercise-beside-x = { $square } is an X-square: after it { other-color-name } takes { $corners }.
# The square beside a corner on the edge.
exercise-beside-c = { $square } is a C-square: after it { other-color-name } takes { $corners }.
exercise-beside-line = After { $square }, { other-color-name } takes { $corners }: what it flips opens the line.

exercise-x-none = { $square } is no X-square beside an empty corner.
exercise-x-lets = { $square } lets { other-color-name } take { $corner }.
exercise-x-cannot = After { $square }, { other-color-name } cannot take { $corner }.

exercise-diagonals-question = { color-name } to move. Which X-square can { color-name } take so that { other-color-name } cannot take the corner behind it?
exercise-diagonals-taken = After { $square } { other-color-name } takes { $corner }.
exercise-diagonals-right = After { $square } no line of { other-color-name } reaches { $corner }.

exercise-poisoned-question = { color-name } to move, and a corner is open. Find a move that gives more at the end.
exercise-poisoned-corner = { $square } is the corner.
exercise-poisoned-waits = { $square } leaves the corner where it is, and { other-color-name } cannot take one.
exercise-poisoned-lets = { $square } lets { other-color-name } take a corner.

exercise-mobility-question = { color-name } to move. Which move leaves { other-color-name } the fewest replies?
exercise-mobility-answer = { $n ->
    [one] After { $square } { other-color-name } has { $n } move.
   *[other] After { $square } { other-color-name } has { $n } moves.
}
exercise-fewer = Another move leaves fewer.

exercise-frontier-question = { color-name } to move. After which move do the fewest discs of { color-name } touch an empty square?
exercise-frontier-answer = { $n ->
    [one] After { $square }, { $n } disc of { color-name } touches an empty square.
   *[other] After { $square }, { $n } discs of { color-name } touch an empty square.
}

exercise-quiet-question = { color-name } to move. Find a quiet move: it flips no disc that touches an empty square.
# $discs names the $n discs that turn, as "d3 and e4".
exercise-quiet-right = { $n ->
    [one] { $square } flips { $discs }, all inside.
   *[other] { $square } flips { $discs }, all inside.
}
# Of the discs that turn, $discs names the $n that touch an empty square.
exercise-quiet-outside = { $n ->
    [one] { $square } flips { $discs }, which touches an empty square.
   *[other] { $square } flips { $discs }, which touch empty squares.
}

exercise-run-out-question = { color-name } to move. After which move does every reply of { other-color-name } open a corner?
# $corners are corners with "or" between them.
exercise-run-out-right = { $n ->
    [one] After { $square } { other-color-name } has { $n } reply, and { color-name } takes { $corners } next.
   *[other] After { $square } { other-color-name } has { $n } replies, and { color-name } takes { $corners } next.
}
exercise-run-out-pass = After { $square } { other-color-name } has no reply at all, and passes.
exercise-run-out-corner = After { $square } { other-color-name } can take a corner.
exercise-run-out-safe = After { $square }, { other-color-name } can still play { $reply }, which opens no corner.

exercise-principles-question = { color-name } to move. After which move has { color-name } the most squares to play on, compared with { other-color-name }?
# How many squares each side can play on after a move.
exercise-principles-answer = After { $square }: { color-name } { $own }, { other-color-name } { $others }.
exercise-principles-better = Another move does better.

# $opening is the name of an opening.
exercise-names-question = { color-name } to move. Which move leads to the opening called { $opening }?
exercise-names-right = { $square } is it: { $opening }.
exercise-names-other = { $square } leads to { $opening }.
exercise-names-none = Here { $square } has no name of its own.

# $color is whose edge it is.
exercise-balance-question = { color-name } has an unbalanced edge. Click its hole, where { other-color-name } may wedge in one day.
exercise-balance-right = { $square } is the hole beside five discs of { color-name }, with both corners empty.
exercise-balance-wrong = { $square } is no hole of an edge with five discs of { color-name } and empty corners.

exercise-wedges-question = { color-name } to move. Which move is a wedge?
exercise-wedges-right = On { $square } the disc stands on the edge between two of { other-color-name }’s.
exercise-wedges-wrong = On { $square } the disc does not stand on the edge between two of { other-color-name }’s.

exercise-stoner-question = { color-name } to move. Which move along an edge threatens a corner so that { other-color-name } cannot save every corner?
exercise-stoner-right = After { $square } every reply of { other-color-name } leaves { color-name } a corner: { $corners }.
exercise-stoner-no-edge = { $square } does not lie along an edge.
exercise-stoner-no-threat = { $square } threatens no corner.
exercise-stoner-first = After { $square } { other-color-name } takes a corner first.
exercise-stoner-parried = After { $square } { other-color-name } has a reply that parries the threat.

exercise-tempo-question = { color-name } to move. In a small region, find a move that { other-color-name } cannot answer there, while { color-name } can play there again.
# $squares names squares, with "or" before the last.
exercise-tempo-right = After { $square } { other-color-name } cannot play there, and { color-name } has { $squares } in hand.
exercise-tempo-large = { $square } lies in a large region, where all is open.
exercise-tempo-answered = After { $square } { other-color-name } can answer there: { $squares }.
exercise-tempo-no-more = After { $square } { color-name } cannot play there again at once.

# An odd number of empty squares in the region.
exercise-parity-odd = { $n ->
    [one] { $square } opens a region of { $n } empty square, an odd number.
   *[other] { $square } opens a region of { $n } empty squares, an odd number.
}
exercise-parity-even = { $n ->
    [one] { $square } opens a region of { $n } empty square, an even number.
   *[other] { $square } opens a region of { $n } empty squares, an even number.
}

exercise-access-question = { color-name } to move. { other-color-name } cannot play everywhere. Which move gives the most at the end?
exercise-access-closed = { $square } lies where { other-color-name } cannot play now, and could have waited.
exercise-access-open = { $square } lies where { other-color-name } can play, too.

exercise-passing-end = { $square } ends the game.
exercise-passing-pass = After { $square } { other-color-name } has no move and passes.

exercise-counting-question = { $n ->
    [one] { color-name } to move, { $n } empty square left. Count to the end: which move gives the most?
   *[other] { color-name } to move, { $n } empty squares left. Count to the end: which move gives the most?
}
exercise-counting-answer = { $discs ->
    [one] { $square } flips { $discs } disc now.
   *[other] { $square } flips { $discs } discs now.
}

exercise-converting-question = { color-name } to move, and { color-name } can win. Find a move that keeps the win.
# $discs is the final score.
exercise-converting-answer = { $winner ->
    [draw] After { $square }, with best play, it ends in a draw.
    [black] After { $square }, with best play, Black wins by { $discs }.
   *[white] After { $square }, with best play, White wins by { $discs }.
}

# The name of the place where one learns, above its sections.
learn-title = Learn
# The button back, above each page, with the key that does the same.
learn-back-with-key = { $back }  (Esc)
learn-back-to-game = Back to the game
learn-back-to-learn = Back to Learn
# A square that is being typed, as "f".
learn-typed = Square: { $typed }
# Buttons below the board.
learn-next = Next
learn-previous = Previous
learn-square-taken = There is already a disc on { $square }.
learn-square-no-move = { $square } outflanks nothing, so it cannot be played.

# The sections of Learn, and what one does in each.
learn-lessons = Lessons
    .hint = From the first flip to parity.
learn-puzzles = Puzzles
    .hint = One move is best. Find it.
learn-mistakes = My mistakes
    .hint = From your own games, until you know them.
learn-openings = Openings
    .hint = Your own lines, practised move by move.
learn-guess = Guess the move
    .hint = Play beside a strong player.
learn-progress = Progress
    .hint = Are you getting better?
# Above today's practice in Learn.
today-minutes = Today · { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
today-done = Today’s practice is done
# The button of today's practice.
today-go-on = Go on
today-days = { $n } days in a row
today-rating = Rating { $rating }
today-lesson = Lesson { $number }: { $title }
today-lesson-begin = Begin the lesson
today-lesson-go-on = Go on with the lesson
# $done and $n count exercises.
today-exercises = { $done } of { $n } exercises
today-mistakes = Repeat { $n } of your mistakes
today-puzzle = Puzzle of the day
# $n of ten players like you solve it.
today-puzzle-chance = solved by { $n } in 10 at your rating

# A row of the list of lessons.
lesson-row = { $number }. { $title }
lesson-row-name = { $stars ->
    [0] { $number }. { $title }, not done yet
   *[other] { $number }. { $title }, { $stars } of { $most } stars
}
# In the row of a lesson that was begun.
lesson-go-on = go on
# In the row of the lesson that comes next.
lesson-next = next
# Groups of lessons, in the list.
lesson-group-rules = The rules
lesson-group-discs = Discs and corners
lesson-group-mobility = Mobility
lesson-group-opening = The opening
lesson-group-edges = Edges
lesson-group-endgame = The endgame
lesson-back-to-list = Back to the lessons
lesson-exercise = Exercise { $number } of { $exercises }
lesson-done = Lesson done
lesson-looking = Looking for a position…
lesson-none-found = No position was found for this one. Go on.
lesson-done-clean = Done, without a mistake.
lesson-done-again = Done. Each time you come back the positions are new.
# Before the sentence that says why an answer is right, or wrong.
lesson-right = Right. { $reason }
lesson-wrong = Not here. { $reason }
# The answer that was asked for; $reason is a sentence or two.
lesson-answer = The answer: { $reason }
lesson-try-another = Try another square.
# After a click beside the square of a picture's move.
lesson-try-ringed = Try the ringed square { $square }.
lesson-play-picture = Play the move
lesson-take-back-picture = Take it back
lesson-next-lesson = Next lesson
lesson-all = All lessons

learn-square-cannot = { $square } cannot be played.
# How well a value on a square is known: "exact" to the last disc, or "about".
learn-exact = exact
learn-about = about
# What a screen reader says of a move's value, as "+4".
learn-worth-exact = worth { $value }, exact
learn-worth-about = worth { $value }, about

## Puzzles

# The themes of puzzles, each with what it teaches. Titles and lines of a list.
theme-parity = Parity
    .idea = Play into an odd region: who begins there also plays last there.
theme-access = Access
    .idea = Keep a region for later if only you can play there.
theme-corner-sacrifice = Corner sacrifice
    .idea = Giving a corner away can be right if you get more for it.
theme-poisoned-corner = Poisoned corner
    .idea = Not every corner is worth taking.
theme-greed = Greed
    .idea = The move that flips most discs is a bad one here.
theme-quiet-move = Quiet move
    .idea = Flip little, inside, and leave the opponent no new moves.
theme-wedge = Wedge
    .idea = A disc between two of the opponent’s on the edge cannot be flipped along it.
theme-stoner-trap = Stoner trap
    .idea = Attack an edge so that the corner behind your X-square falls to you.
theme-five-disc-edge = Five-disc edge
    .idea = Five discs on an edge have one open end: attack it.
theme-diagonal = Diagonal
    .idea = A diagonal that is all yours keeps its corners shut.
theme-tempo = Tempo
    .idea = Move where the opponent cannot reply, and keep another such move.
theme-pass = Pass
    .idea = If the opponent has no move, you move again.
theme-wipe-out = Wipe-out
    .idea = Take every disc.
theme-save-the-draw = Save the draw
    .idea = One move draws, all others lose.
theme-save-the-win = Save the win
    .idea = One move wins, all others do not.
theme-surprising = Surprising
    .idea = Most people play something else here.

# The sets of puzzles: cards, each with a few words below its name.
puzzles-back = Back to the puzzles
# How puzzles are solved: buttons side by side, and a sentence about the one that is chosen.
puzzles-calm = Calm
    .about = At your strength, with hints.
puzzles-mixed = Mixed
puzzles-mixed-about = At your strength
puzzles-daily = Today’s
puzzles-daily-about = The same for all players
puzzles-daily-solved = Solved today
puzzles-daily-tried = Tried today
puzzles-streak = Streak
    .about = Harder and harder, until the first mistake.
puzzles-clock = 3 minutes
    .about = As many as you can.
# The name of a way to solve puzzles, and the most that were solved.
puzzles-pace-best = { $name } · best { $best }
# In a streak, after the first wrong move.
puzzles-streak-over = The streak ends after { $solved }. Your best is { $best }.
# A position to be played to its end.
puzzles-ending = Endings
puzzles-ending-about = Win what is won
puzzles-ending-held = { $held } of { $n } held
puzzles-by-theme = By idea
# On the card of an idea: right answers of ten.
puzzles-theme-solved = { $solved } of { $n }
puzzles-none-tried = None tried yet.
# After streaks, runs against the clock or endings alone, which are not rated.
puzzles-none-rated = No rating yet: puzzles in Mixed give you one.
puzzles-solved-at-first = { $solved } of { $n } solved at the first try.
puzzles-storm-over = Time is up: { $solved } solved.
puzzles-storm-first-try = { $solved } of { $n } at the first try.
puzzles-storm-new-best = More than ever before.
puzzles-storm-old-best = Your best is { $best }.
puzzles-storm-again = Again
puzzles-making = Looking through your games…
puzzles-none = There are no puzzles: { $reason }.
puzzles-none-of-kind = There is no puzzle of this kind.
puzzles-no-memory = Puzzles cannot be solved: there is no memory for it.

puzzle-streak-title = Streak: { $solved } solved
# $time is what is left of three minutes, as 2:05.
puzzle-storm-title = { $time } left, { $solved } solved
puzzle-task = { color-name } to move. Find the best move.
puzzle-one-moment = One moment…
puzzle-right-so-far = Right. What now?
puzzle-solved = Solved.
puzzle-solved-late = Solved, after a wrong try: only the first counts.
puzzle-wrong = { $square } loses { some-discs }. Try another square, or see the answer.
puzzle-first-try-counts = Only the first try counts, but you may go on.
# A button: the solution is wanted.
learn-show-answer = Show answer
# A button: the next move of the solution.
puzzle-step-before = The move before
puzzle-step-after = The move after
puzzle-done = Done
# Of the moves of the solution.
puzzle-step = Move { $number } of { $steps }
puzzle-next-best = The next best loses { some-discs }.
# A theme and what it teaches.
puzzle-theme-and-idea = { $theme }: { $idea }
# "1400s" are people with a rating of 1400.
puzzle-chances = { $others } % of players rated { $rating } solve this. Your chance was { $own } %.
puzzle-of-rating = This puzzle is rated { $rating }.
# $rating is a number, with a question mark behind it while it is not sure; $change has a sign.
puzzle-rating = Your puzzle rating is about { $rating }.
puzzle-rating-changed = Your puzzle rating is about { $rating } ({ $change }).

# A won or drawn position is played out against an opponent who errs never. $color is who holds it.
puzzle-ending-task = { color-name } to move: play it out. The opponent plays perfectly.
puzzle-ending-won = { color-name } to move: this is won with best play. Hold it.
puzzle-ending-drawn = { color-name } to move: this is drawn with best play. Hold it.
puzzle-ending-turns = { $had ->
    [draw] { $square } turns a draw into a loss. Play on, and see.
   *[win] { $has ->
        [draw] { $square } turns a win into a draw. Play on, and see.
       *[loss] { $square } turns a win into a loss. Play on, and see.
    }
}
puzzle-ending-gives-up = { $square } gives up { some-discs }, and the result stands.
# After this move all is well; then follows who wins with best play.
puzzle-ending-holds = { $square } holds.
puzzle-ending-passes = { color-name } must pass.
puzzle-ending-replies = { color-name } replies { $square }.
puzzle-ending-best = { $square } is best.
# How it ended; then follows who wins with best play from the start.
puzzle-ending-held = You held it.
puzzle-ending-slipped = It slipped away.
puzzle-ending-slip = The move that gave it away was { $square }.
# Discs on the board, and empty squares.
puzzle-ending-counts = { $empties ->
    [one] Black { $black } – { $white } White, { $empties } empty
   *[other] Black { $black } – { $white } White, { $empties } empties
}

# Puzzles from the player's own games.
puzzles-own = From my games
puzzles-own-about = One good move was there
puzzles-own-none = Your games have no more puzzles. Finish another game first.
puzzles-own-played = In the game you played { $square }.

## My mistakes, another look

# Moves of one's own last game that are worth another look: what else could have been played?
another-look-title = Key move { $number } of { $moves }: move { $ply }
another-look-none = No key moves in this game
another-look-waiting = Looking at the position…
another-look-question = { color-name } to move. What would you play?
# $squares are two squares with "or" between them.
another-look-squares = { $squares }?
another-look-good = Good! { $square } costs nothing.
# In the next texts, for what a move loses: learners get no numbers.
some-discs = { $discs ->
    [0] no disc
    [1] a disc
    [2] a few discs
    [3] a few discs
    [4] a few discs
    [5] a few discs
   *[other] many discs
}
another-look-same = { $square } is what you played; it gives up { some-discs }.
another-look-loses = { $square } gives up { some-discs }. Try another square.
# Buttons. "Both lines": how the game goes on after the move played, and after the better one.
learn-hint = Hint
another-look-both-lines = Compare

# My mistakes: positions from one's own games, asked again until they are known. Each is a card.
mistakes-none = No mistakes yet. Play a game and review it: its worst moves come here.
learn-play = Play a game
mistakes-due = { $cards ->
    [one] { $minutes ->
        [one] { $cards } move to try again today, about { $minutes } minute.
       *[other] { $cards } move to try again today, about { $minutes } minutes.
    }
   *[other] { $minutes ->
        [one] { $cards } moves to try again today, about { $minutes } minute.
       *[other] { $cards } moves to try again today, about { $minutes } minutes.
    }
}
mistakes-nothing-due = Nothing is due today.
mistakes-begin = Begin
mistakes-done = Done: { $right } of { $n } right.
    .again = What was wrong comes again tomorrow.
mistakes-note = Positions from your games where you went wrong. The better you know one, the later it returns.
# How many cards there are.
mistakes-in-all = { $n } in all.
# A title; $left is how many more cards are asked after this one.
mistakes-title = { $left ->
    [0] My mistakes, the last one
   *[other] My mistakes, { $left } more
}
mistakes-back-to-due = Back to what is due
mistakes-question = { color-name } to move. What is better than in the game?
# A button: two squares are shown, one of them the best.
# $squares are two squares with "or" between them.
learn-one-of = Of these two, one is right: { $squares }.
# $discs are discs.
mistakes-right = Right. In the game you played { $played }, which lost { some-discs }.
mistakes-same = That is what you played in the game: it lost { some-discs }.
mistakes-loses = { $square } loses { some-discs }.
# Where the position is from; $opponent is a name.
mistakes-origin = { $known ->
    [yes] From your game against { $opponent }.
   *[no] From one of your games.
}
mistakes-origin-on = { $known ->
    [yes] From your game against { $opponent }, { $date }.
   *[no] From one of your games, { $date }.
}
mistakes-again = { $days ->
    [1] It comes again tomorrow.
    [one] It comes again in { $days } day.
   *[other] It comes again in { $days } days.
}

## Handouts: boards and exercises to print

handout-title = Handout
handout-about = A web page with black and white boards. Print it from your browser, on A4 or Letter.
handout-what = Boards
handout-position = The position shown
handout-game = The game, move by move on one board
handout-mistakes = Mistakes, as exercises with answers
handout-puzzles = Puzzles, with answers
handout-found = The positions found, with the moves played
handout-chosen-mistakes = Mistakes of the chosen games
handout-whose = Whose mistakes
handout-heading = Title
handout-first = First number
# How many of the moves that follow stand on the board as numbers.
handout-moves = Moves numbered
# How many puzzles, which theme, and how hard.
handout-number = Number
handout-theme = Theme
handout-any-theme = Any
handout-rating = Rating
handout-save = Save…
handout-no-review = Review the game first.
# Why nothing was saved: the end of a sentence.
handout-none = nothing fits
handout-unreviewed = none of these games has a review
# Below a board, where no one is to move.
handout-over = The game is over
handout-answers = Answers
# The answer where only the move of the game is known.
handout-played = { $played } was played.
# The answer to an exercise: the best move, and what was played instead.
handout-answer = { $discs ->
    [one] { $best }. In the game { $played } lost { $discs } disc.
   *[other] { $best }. In the game { $played } lost { $discs } discs.
}
handout-no-memory = there is too little memory

## Guess the move

guess-about = You see a game move by move and guess what was played. The fewer discs your guesses lose, the better.
guess-no-game = Choose a finished 8×8 game.
guess-own-games = Outflank’s own games
# The number of the game and its opening.
guess-own-game = { $n }. { $opening }
# The title of a game without names.
guess-unnamed = { $from ->
    [board] The game on the board
   *[choice] The game you chose
}
guess-whose = Whose moves do you want to guess?
# A button: a player, or both, and how many moves there are to guess.
guess-side = { $n ->
    [one] { $name } ({ $n } move)
   *[other] { $name } ({ $n } moves)
}
guess-both = Both players
# A title: the guess that is asked, of how many.
guess-title = Guess the move: { $number } of { $n }
guess-done = Guess the move: your result
guess-back = Back to the choice of the player
guess-question = Move { $number }, { color-name }. What did { $player } play?
guess-question-unnamed = Move { $number }, { color-name }. What was played?
# The move was chosen, but its value is not known yet.
guess-checking = { $square }: checking…
# The verdict: the guess is the move of the game; $discs is what it lost.
guess-matched = { $discs ->
    [0] Right: { $square } was played. It costs nothing.
    [one] Right: { $square } was played. It loses about { $discs } disc.
   *[other] Right: { $square } was played. It loses about { $discs } discs.
}
# The guess is another move; then what was played.
guess-yours = { $discs ->
    [0] Your { $square } costs nothing.
    [one] Your { $square } loses about { $discs } disc.
   *[other] Your { $square } loses about { $discs } discs.
}
guess-theirs = { $discs ->
    [0] { $square } was played; it costs nothing.
    [one] { $square } was played; it loses about { $discs } disc.
   *[other] { $square } was played; it loses about { $discs } discs.
}
# $share and $own_share are a share of people, as "38 %"; $square was played, $own guessed.
guess-share = Of players rated { $rating }, { $share } play { $square }.
guess-shares = Of players rated { $rating }, { $share } play { $square } and { $own_share } play { $own }.
# Above a bar with what the player and the players of the game lost. $people are discs with a decimal.
guess-so-far = Discs lost so far (players rated { $rating }: { $people })
guess-both-players = the players
# The card at the end.
guess-result = { $n ->
    [one] { $n } guess: you lost { $yours } discs, { $player } lost { $theirs }.
   *[other] { $n } guesses: you lost { $yours } discs, { $player } lost { $theirs }.
}
guess-matches = { $matches ->
    [one] { $matches } of { $n } was the move played.
   *[other] { $matches } of { $n } were the move played.
}
guess-people = Players rated { $rating } would lose { $discs } on average.
guess-best = Your best guess: { $square } at move { $number }. Of players rated { $rating }, { $share } find it.

## Openings of one's own: lines, tree, drill

# "Lines" are moves that the learner has chosen as openings, with a colour.
lines-as = My lines as { color-name }
lines-none-yet = No lines yet. The book can suggest answers to what people play.
# "42 moves, for 61 % of what people play …": for how much there is an answer. $first is a number of moves.
lines-coverage = { $n ->
    [one] { $n } move, for { $percent } % of what people play in your first { $first } moves.
   *[other] { $n } moves, for { $percent } % of what people play in your first { $first } moves.
}
# After the sentence before: the commonest moves, as f5f4, for which there is no answer.
lines-gap = The largest gap: { $moves }, in { $percent } % of games.
# Buttons.
lines-grow = Add lines from the book
lines-add-game = Add the moves on the board
lines-add = Add an opening
lines-drill = Drill, { $due } due
# After a list that is too long to be shown.
lines-more = and { $n } more
# A row of the lines: the number of the move, and a move of one's own.
lines-row = { $number }. { color-name } { $square }
# The same after a reply of the opponent.
lines-row-after = { $number }. { other-color-name } { $reply }, { color-name } { $square }
lines-share = { $percent } % of games
# The move is to be repeated today.
lines-share-due = { $percent } % of games, due

# One plays one's own lines, and the opponent answers as people do. $color is one's own colour.
drill-title = Drill
drill-back-to-lines = Back to the lines
drill-right = Right.
drill-played = { other-color-name } played { $square }.
drill-your-move = Your move, { color-name }.
drill-line-ends = Here your line ends: { $right } of { $n } right.
drill-also-fine = { $played } is also fine; your line has { $square }. Play that.
drill-also-fine-named = { $played } is also fine, the opening { $name }; your line has { $square }. Play that.
drill-not = Not { $played }: your line has { $square }. Play that.
drill-once-more = Once more
drill-play-on = Play on from here

## Progress

progress-rating = Rating
progress-no-rating = No rated game yet.
# What a screen reader says of the graph.
progress-rating-spoken = { $games ->
    [one] Rating over { $games } game: from { $from } to { $to }; it lies between { $low } and { $high } in 19 cases of 20
   *[other] Rating over { $games } games: from { $from } to { $to }; it lies between { $low } and { $high } in 19 cases of 20
}
progress-phases = Discs lost per move, in the last 20 games
progress-phases-unknown = Too few moves of rated games are reviewed yet.
# Heads of columns: one's own loss, that of people of the same rating, that of people 200 points above.
progress-you = you
progress-own-group = your rating
progress-next-group = 200 above
phase-opening = opening
phase-midgame = midgame
phase-endgame = endgame
# At the end of the row of a phase.
progress-too-few = too few moves yet
progress-weaker = weaker than your rating
progress-stronger = stronger than your rating
progress-as-rated = as your rating says
progress-latest-games = The latest games
progress-trend-later = After eight reviewed games they are compared with those before.
# $now and $before are discs lost a game; $from and $to, which have signs, say between what the change lies.
progress-trend = { $how ->
    [better] The last { $n } games lost { $now } discs each, the { $n } before { $before }: better ({ $from } to { $to }).
    [worse] The last { $n } games lost { $now } discs each, the { $n } before { $before }: worse ({ $from } to { $to }).
   *[unsure] The last { $n } games lost { $now } discs each, the { $n } before { $before }: no change that is sure ({ $from } to { $to }).
}
progress-small-sample = Small sample.
# Heads of columns: first tries at puzzles of a theme, and the share that was right.
progress-tries = tries
progress-solved = solved
progress-few-tries = With fewer than { $n } tries, the share says little.
# What to do next, above a button that does it.
progress-advice-repeat = { $n ->
    [1] One of your mistakes is due today.
    [one] { $n } of your mistakes is due today.
   *[other] { $n } of your mistakes are due today.
}
progress-advice-opening = Your opening loses most against people of your rating: the lessons are about that.
progress-advice-midgame = Your midgame loses most against people of your rating: the lessons are about that.
progress-advice-endgame = Your endgame loses most against people of your rating: puzzles train it.
progress-advice-puzzles = Nothing stands out: solve a few puzzles.
progress-advice-play = Play rated games to see here what your moves lose.

## Characters and opponents

# Kinds of players, in a narrow list, at most 10 letters; Greedy, Minimax and Outflank are names of programs.
player-human = Human
    .description = A person at this computer.
player-opponent = Opponent
    .description = Plays like people of a rating, with their mistakes.
    .custom = Custom strength
player-character = Character
    .description = A face with a name, a rating and habits.
player-ghost = Ghost
    .description = Plays like a player whose games are in the library.
player-random = Random
    .description = Plays any legal move.
player-greedy = Greedy
    .description = Flips as many discs as it can, without looking ahead.
player-minimax = Minimax
    .description = Looks a few moves ahead and counts discs, corners and edges.
    .formula = Value of a position: (discs) + 3 × (corners) + 2 × (edges), yours less the other’s.
    .with-depth = Minimax (depth)
player-engine = Outflank
    .description = The Outflank engine: from beginner to stronger than any human.
player-external = Other engine
    .description = Another program’s engine, such as Edax.
player-and-rating = { $name }, rating { $rating }
player-and-depth = { $name }, depth { $depth }
player-and-level = { $name }, level { $level }

# What a face says under the pointer.
character-tooltip = { $name }, rating { $rating }: { $habit }

# The habit stands after the rating: "450: wants to flip …", "Duckling, rating 450: wants to flip …".
character-duckling = Duckling
    .habit = wants to flip as many discs as it can
character-magpie = Magpie
    .habit = snatches edges, and corners even more
character-hedgehog = Hedgehog
    .habit = keeps away from the squares beside empty corners
character-crab = Crab
    .habit = goes along the edges
character-mole = Mole
    .habit = stays inside and leaves the edges for later
character-fox = Fox
    .habit = leaves you few moves to choose from
character-squirrel = Squirrel
    .habit = saves moves for later
character-heron = Heron
    .habit = waits with quiet moves until you must act
character-badger = Badger
    .habit = digs for the last move in every region
character-owl = Owl
    .habit = sees nearly everything
# A player in a sentence below its name.
player-level = Level { $level } of { $most }: { $pace ->
    [at-once] moves at once
    [seconds] thinks for some seconds
   *[minutes] may think for minutes
}.
player-level-with-mistakes = Level { $level } of { $most }: makes mistakes.
# After player-level, in a tooltip: what it does on the usual board.
player-level-on-standard = On 8×8: { $strength }.
# The parts of $strength, which follow one another: "12 plies, exact from 19 empties, with mistakes".
level-plies = { $n ->
    [one] { $n } ply
   *[other] { $n } plies
}
level-exact = exact from { $n } empties
level-mistakes = with mistakes
player-depth = { $n ->
    [1] Looks at its own move only, at discs, corners and edges.
   *[other] Looks { $n } moves ahead, at discs, corners and edges.
}
# $people is one of the texts below, or the habit of a character.
player-rating = { $rating }: { $people }.
# People of ratings, the weakest first.
people-below-550 = a beginner; takes as many discs as possible
people-below-750 = plays occasionally; often gives corners away
people-below-950 = plays for fun; sees the corners
people-below-1150 = a casual club player; forgets parity
people-below-1350 = a club player; runs out of moves late
people-below-1550 = a good club player; knows openings
people-below-1750 = plays tournaments; slips in endings
people-below-1950 = a strong tournament player
people-best = one of the best
# For a screen reader: lists and sliders of the player of a colour.
player-list = { color-name }’s player
person-list = Who plays { color-name }
character-list = { color-name }’s character
# The label of a slider in the side panel.
strength-name = { $what ->
    [depth] Depth
    [level] Level
   *[rating] Rating
}
# A character was given another rating: it has become a custom strength.
strength-is-custom = { $name } has left. A custom strength plays now: rating { $rating }.
# Above the face and the name of a computer in the side panel.
computer-title = Computer · { color-name }
strength = { color-name }’s { $what ->
    [depth] depth
    [level] level
   *[rating] rating
}
strength-as-number = { color-name }’s { $what ->
    [depth] depth
    [level] level
   *[rating] rating
} as a number
strength-lower = Lower { color-name }’s { $what ->
    [depth] depth
    [level] level
   *[rating] rating
}
strength-raise = Raise { color-name }’s { $what ->
    [depth] depth
    [level] level
   *[rating] rating
}

## Errors of files and inputs

# What broke a search: stands in brackets after "The computer's search broke".
search-played-illegal = it played { $played }, which is not legal
search-played-nothing = it played nothing, which is not legal
# Which game of a saved session cannot be read; stands before a colon.
saved-earlier-game = earlier game { $number }
saved-later-game = later game { $number }
# Parts of a sentence about a learner's file, or the file of puzzles. $reason is such a part, too.
kept-unreadable = line { $line }, column { $column } cannot be read: { $reason }
kept-newer = it has version { $version }, written by a newer Outflank; this one knows version { $known }
puzzles-file-foreign = this is no file of puzzles; it should begin with “Outflank puzzles”
puzzles-file-version = the file of puzzles has version { $version }; this program reads version { $known }
puzzles-file-length = the file of puzzles has { $found } bytes where { $expected } are expected
puzzles-file-checksum = the file of puzzles is damaged: its checksum is wrong
puzzles-file-contents = the file of puzzles is damaged: it does not hold what it should
# The engine gets less memory than asked for.
complaint-memory = The engine wanted { $wanted } MB of memory and got { $granted } MB.
# $reason is an error in English.
complaint-model = A level of the engine plays instead of an opponent of human strength: { $reason }.

# From here on reasons: parts of sentences, with a small letter and no full stop, such as stand behind "cannot be opened:". Signs such as X, O, (;, GM[2] and PASS stand in files and stay as they are; $found is what was found there instead, and $place one of these two:
place-character = character { $character }
place-line = line { $line }, character { $character }
at-place = { $place }: { $reason }
at-line = line { $line }: { $reason }

# Why a move is not allowed; shown alone as well, with a capital letter and a full stop.
illegal-off-board = that square is off the board
illegal-occupied = { $square } already holds a disc
illegal-flips-nothing = a disc on { $square } would flip nothing
illegal-not-central = { $square } is not in the centre, where the first four discs go
illegal-pass = passing is allowed only when no disc can be placed
illegal-game-over = the game is over
wrong-turn = { $color ->
    [black] it is Black’s turn
   *[white] it is White’s turn
}
no-such-square = no such square on { $board }
size-out-of-range = a board is 4 to 16 squares wide and high, not { $width }×{ $height }
size-odd = a board’s width and height are even, not { $width }×{ $height }
size-none = “{ $found }” is not a board size; expected something like 8x8 or 6x10
# $number counts the moves, $found is what stands there as a move.
move-at-place = move { $number }, “{ $found }” at { $place }: { $reason }

# After players and date of a game, where a result would stand.
title-draw = draw
# Why a text or a file is no game.
read-unknown = this is neither a game nor a board; expected moves such as f5d6c3 or rows of X, O and -
read-empty = this is empty
read-packed = this file is packed ({ $kind }); unpack it and open what is in it
read-other-kind = this file ({ $kind }) holds no games as text
read-other-game = these are games of chess or draughts, not of Othello
read-search = these are lines that an engine searched; the position before them is missing
read-too-long = this text has { $n } characters, too many for a game or a board
read-too-large = a file of this kind is read up to { $megabytes } MB, and this one is larger
read-game-too-large = a game has more than { $megabytes } MB; the file is not read any further
read-breaks-off = the file cannot be read any further: { $reason }
read-no-games = there is no game in it
read-too-many-games = there are more than { $n } games
read-overruled = game { $number }: the result { $stated } was not used; the board says { $counted }
read-too-many-discs = game { $number }: the result { $stated } was not used; the board has fewer squares
read-game = game { $number }: { $reason }
transcript-empty = there are no moves; expected something like f5d6c3
transcript-no-square = move { $number }, “{ $found }” at { $place }: not a square of the { $board } board (a1 to { $corner })
transcript-two-readings = these moves can be read in two ways, as { $first } or as { $second }
board-empty = there are no squares; expected rows of X, O and -
board-unknown = ‘{ $character }’ at { $place } is neither a disc (X or O) nor an empty square (-)
board-ragged = row { $row } has { $found } squares where the first row has { $expected }
board-count = one line of { $n } squares is no square board; expected 64 for 8×8, or a line for each row
game-too-much = this is more than a game can hold
board-too-large = there are more than the 256 squares of the largest board
# $expected is one of the three below.
# What a reader of files found, and what it expected there.
fault-found = “{ $found }” stands where { $expected } was expected
fault-expected = expected { $expected }
fault-what = { $what ->
    [Game] (;
    [Property] a property, a node or a bracket
    [Node] the ; of a node
    [ValueEnd] a value that ends with ]
    [GameEnd] the ) at the end of the game
    [Othello] GM[2] for Othello
    [Size] a size such as 8 or 6:10
    [Board] a board such as BO[8 … *]
    [Move] a square or PASS, perhaps with an evaluation and a time (F5/1.25/0.50)
    [Moves] a list “moves” with squares such as “f5”
    [MoveBefore] a move before it
    [Squares] a board of 64 squares and the side to move
    [Side] X or O for the side to move
    [Score] a score from -64 to 64 (or F5:+2)
    [BookLine] a position with its value, or a line of moves
    [Central] discs placed by turns in the centre
   *[Seconds] the seconds of a move
}
move-wrong = move { $number }, “{ $found }”: { $reason }
quest-no-json = this is no JSON
wthor-no-header = the file has { $n } bytes; a WTHOR file begins with 16 about itself
wthor-length = the file has { $found } bytes where { $expected } are expected: its number of games is { $n_games } on { $board }
wthor-size = the board has { $n } squares a side; WTHOR has games on 8 and 10
wthor-solitaire = these are positions to be solved, not games
wthor-names = these are the names of players or tournaments; the games are in the files that end in .wtb
wthor-names-length = the file of names has { $found } bytes, which { $n_names } names of { $length } do not take

# What a text holds, for the preview before it is opened: no full stop. $n counts empty squares, or moves.
summary-position = { $color ->
    [black] { $n ->
        [one] A position on { $board }, Black to move, { $n } empty
       *[other] A position on { $board }, Black to move, { $n } empties
    }
   *[white] { $n ->
        [one] A position on { $board }, White to move, { $n } empty
       *[other] A position on { $board }, White to move, { $n } empties
    }
}
summary-over = A position on { $board }, the game is over
summary-game = { $n ->
    [one] A game of { $n } move on { $board }
   *[other] A game of { $n } moves on { $board }
}
summary-variations = { $n ->
    [one] A game of { $n } move on { $board } with variations
   *[other] A game of { $n } moves on { $board } with variations
}

# Why a game cannot be written in a format.
write-ending = a format is named by the ending .sgf, .ggf, .pgn, .wtb, .obf, .txt or .outflank
write-pgn = PGN holds games of 8×8 from a standard start, with most discs winning; write .sgf or .ggf
write-moves-alone = moves alone cannot say from which start, or that fewest discs win; write .sgf or .ggf
write-ggf-placing = the game still begins by placing the central discs, which GGF does not know; write .sgf
write-obf = OBF holds positions of 8×8 on which most discs win; write .sgf or .ggf
write-game = game { $number }: { $reason }
write-cut-short = Where the board was corrected, the game in this file ends. .sgf and .ggf keep all of it.
write-smallest-win = Where only the winner is known, this file has the smallest win. .sgf and .pgn keep it as it is.
write-without-result = Games without a result are left out: WTHOR has no sign for them.
write-undated = Games without a date get the year of this file.
write-one-game = a file of Outflank’s own holds one game, not { $n }; write .sgf
# The games of a WTHOR file.
write-wthor-start = WTHOR holds games of 8×8 or 10×10 from the standard start, with most discs winning; write .sgf
write-wthor-size = it is on another board than the first; WTHOR has a file for each size
write-wthor-year = it is of { $year }, the first of { $first }; WTHOR has a file for each year
write-wthor-names = { $file }: WTHOR holds at most 65,535 names, and there are more
write-wthor-no-result = the game has no result, and WTHOR has no sign for that
wthor-names-changed = { $n ->
    [one] WTHOR could not keep this name whole: { $names }.
   *[other] WTHOR could not keep these names whole: { $names }.
}

# Why a file that Outflank has written cannot be read.
unreadable-ends = the text ends too early
unreadable-number = the number is too large or too small
unreadable-missing = “{ $field }” is missing
unreadable-twice = “{ $field }” stands there twice
unreadable-unknown = “{ $field }” is not known
unreadable-brackets = there are too many brackets within brackets
unreadable-other = it is not written as Outflank writes it
saved-newer = the saved game has version { $version }, written by a newer Outflank; this one knows version { $known }
saved-too-many = a file holds at most { $max } games, not { $n }
# $game is "the game on the board", or "earlier game 2".
saved-wrong = { $game }: { $reason }
saved-on-board = the game on the board
saved-no-move = there is no move number { $number }
saved-twice = the same move stands there already
disk-no-plain-file = it is not a plain file
disk-too-large = it is larger than { $megabytes } MB
disk-no-text = it is not a text: byte { $place } is no UTF-8
disk-in-use = another Outflank has it open
library-none = this is no library of games
library-newer = the library was written by a newer Outflank
library-full = a library holds at most { $n } games
library-game-too-large = a game takes at most { $megabytes } MB in a library
library-file-too-large = a library’s file has at most { $megabytes } MB
library-too-many-tags = a library has at most { $n } tags
library-tag-name = a tag needs a name of at most { $n } letters
library-game-not-shown = the game cannot be shown: { $reason }
library-game-gone = it is no longer in the library
library-game-empty = it is empty
# What of a library's file cannot be read; several of these stand in a row with commas.
unread-heading = its heading is damaged
# $places is the text below.
unread-bytes = { $n ->
    [one] { $n } byte in { $places } cannot be read
   *[other] { $n } bytes in { $places } cannot be read
}
unread-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
unread-entries = { $n ->
    [one] { $n } entry cannot be understood
   *[other] { $n } entries cannot be understood
}
unread-tail = { $n ->
    [one] it breaks off in its last entry, { $n } byte of which are there
   *[other] it breaks off in its last entry, { $n } bytes of which are there
}
# A board on which the fewest discs win.
variant-fewest = { $board }, fewest discs win
# The same in a narrow column.
variant-fewest-short = { $board } fewest

# Engines of other programs.
engine-none-chosen = No engine of another program is set up yet.
engine-not-set-up = no engine of that name is set up any more
engine-no-command = its command line names no program
engine-set-up = Set up…
engine-list = { $color ->
    [white] White’s engine
   *[black] Black’s engine
  }
engine-not-started = it cannot be started ({ $reason })
engine-unready = { $reason } (it wrote: { $words })
engine-stopped = it was stopped
engine-ended = it ended
engine-silent = { $n ->
    [one] it gave no answer within { $n } second
   *[other] it gave no answer within { $n } seconds
  }
engine-no-move = it answered “{ $answer }”, which is no move
engine-refused = it refused “{ $command }”: { $reason }
# Ghosts: opponents who play like a player of the library, or like the user in the past.
player-ghost-of = Ghost of { $player }, about { $rating }
player-ghost-about = About { $rating }: plays like this player.
ghost-none-chosen = No ghost has been made yet.
ghost-make-one = Make one…
ghost-list = { $color ->
    [white] White’s ghost
   *[black] Black’s ghost
  }
ghosts-title = Ghosts
ghosts-about = A ghost plays like a player of the library, or like you last month. It is made on this computer from at least { $n } games.
ghosts-ghost = Ghost
ghosts-play = Play against it
ghosts-make-again = Make it again
ghosts-remove = Remove
ghosts-new = New ghost
ghosts-player = Player
    .example = Part of a name
ghosts-player-games = { $player } · { $n ->
    [one] { $n } game
   *[other] { $n } games
  }
ghosts-no-players = No player has { $n } games in the library yet. Import games, or play some.
ghosts-too-few = No player called { $player } has { $n } games in the library.
# Why a ghost cannot be made, within a sentence.
ghosts-few-games = { $n ->
    [one] there is { $n } game, and { $least } are needed
   *[other] there are { $n } games, and { $least } are needed
  }
ghosts-days = Days
    .meaning = Only games of these days count. Write 2026-10-31, 2026-10 or 2026. Left empty, all games count.
ghosts-from = First day
ghosts-to = Last day
ghosts-last-month = Last month
ghosts-all-days = All days
ghosts-no-day = “{ $wrong }” is not a date. Write 2026-10-31, 2026-10 or 2026.
ghosts-full = There are { $n } ghosts; remove one first.
ghosts-make = Make the ghost
ghosts-reading = The games are being read…
ghosts-making = The ghost of { $ghost } is being made.
ghosts-progress = { $ghost }: { $n } of { $of } positions examined
ghosts-stop = Stop
ghosts-made = The ghost of { $ghost } is ready.
ghosts-made-of = { $n ->
    [one] Made from { $n } game, rating about { $rating }.
   *[other] Made from { $n } games, rating about { $rating }.
  }
ghosts-foretold = In games kept for the test, the ghost predicts { $ghost } % of the moves, an average player of this rating { $plain } %.
ghosts-better = It plays more like { $player } than an average player of this rating.
ghosts-perhaps = More games would show whether it plays like { $player }.
ghosts-no-better = It predicts no better, so it plays like people of this rating, with the openings of { $player }.
ghosts-habits = Compared with others of this rating: { $habits }.
ghosts-no-habits = No habit stands out against others of this rating.
ghosts-stale = { $n ->
    [one] The games have changed: { $n } game counts now, { $before } did then. Make it again.
   *[other] The games have changed: { $n } games count now, { $before } did then. Make it again.
  }
# Why a ghost is made again, within a sentence.
ghosts-file-missing = its file is missing
ghosts-file-newer = its file is of a newer Outflank
ghosts-file-damaged = its file is damaged
ghosts-file-other-model = it was made for another model of human play
ghosts-made-again = The ghost of { $ghost } is being made again: { $reason }.
ghosts-not-made = The ghost of { $ghost } cannot be made: { $reason }.
ghosts-no-weights = the program has no weights of its own
ghosts-no-threads = the system cannot start the work: { $reason }
ghosts-not-written = The ghost is ready, but its file cannot be written ({ $reason }); it will be made again the next time.
ghosts-plain-serves = The ghost of { $ghost } is missing; an opponent rated { $rating } plays in its place.
# What a player does more or less than others of the same rating, in a list behind a colon.
habit-corners = { $amount ->
    [less] leaves corners for later
   *[more] takes corners more readily
  }
habit-edges = { $amount ->
    [less] shuns edges
   *[more] likes edges
  }
habit-beside-corners = { $amount ->
    [less] shuns the squares beside empty corners
   *[more] plays beside empty corners more
  }
habit-giving-corners = { $amount ->
    [less] gives corners less
   *[more] gives corners more
  }
habit-flips = { $amount ->
    [less] flips few discs
   *[more] flips many discs
  }
habit-replies = { $amount ->
    [less] leaves the opponent few moves
   *[more] leaves the opponent many moves
  }
habit-own-moves = { $amount ->
    [less] keeps few moves for later
   *[more] keeps many moves for later
  }
habit-frontier = { $amount ->
    [less] keeps discs away from empty squares
   *[more] builds walls
  }
habit-quiet = { $amount ->
    [less] plays few quiet moves
   *[more] likes quiet moves
  }
habit-parity = { $amount ->
    [less] plays into even regions
   *[more] plays into odd regions
  }
habit-near-last = { $amount ->
    [less] plays away from the last disc
   *[more] answers beside the last disc
  }
habit-ending-loss = { $amount ->
    [less] loses less in the ending
   *[more] loses more in the ending
  }

engines-title = Other engines
engines-about = Edax, NTest, Egaroucid and every other program that speaks GTP or NBoard’s protocol can play here.
engines-done = Done
engines-engine = Engine
engines-unnamed = New engine
engines-add = Add
engines-remove = Remove
engines-name = Name
    .example = for example Edax
engines-command = Command
    .example = for example /opt/edax/bin/edax -gtp
engines-choose = Choose…
    .hint = Look for the program’s file
engines-folder = Folder
    .example = Optional: where it has its files
engines-protocol = Protocol
    .gtp = GTP
    .nboard = NBoard
engines-time = Time
    .spoken = Seconds for a move
    .own = It takes as long as it likes.
    .meaning = { $n ->
    [one] { $n } second for a move, in a game without clocks
   *[other] { $n } seconds for a move, in a game without clocks
  }
engines-depth = Depth
    .spoken = Plies to look ahead
    .meaning = { $n ->
    [one] { $n } ply ahead
   *[other] { $n } plies ahead
  }
engines-trial = Trial
engines-try = Try it
    .meaning = Starts it and has it play a first move.
engines-trying = It is being tried…
engines-tried = It calls itself { $name }, answered after { $greeting } ms and played { $played } in { $took } ms.
engines-tried-unnamed = It answered after { $greeting } ms and played { $played } in { $took } ms.
engines-tried-in-vain = It does not work: { $reason }.
engines-no-name = Every engine needs a name.
engines-same-name = Two engines are called { $engine }; each needs a name of its own.
engines-no-command = The command of { $engine } names no program, or a quote in it is not closed.
analysis-second = { $engine }, depth { $depth }
    .meaning = What { $engine } says the moves are worth. ≠ stands where the two differ by 2 discs or about who wins.
analysis-second-waits = { $engine } thinks…
analysis-second-says = { $differs ->
    [yes] the second engine says { $value }, which differs
   *[no] the second engine says { $value }
  }
engine-analyses-no-more = { $engine } analyses no more: { $reason }. Other engines… turns it on again.
engines-analysis = Analysis
    .beside = Analyses alongside Outflank
    .meaning = Its values appear below Outflank’s. Only NBoard engines report values.
filter-names = Names (WTHOR)
# Everything to another computer in one file.
moving-title = Move to another computer
    .about = { moving-ending }
moving-about = One file takes everything along: settings, people and their progress, library, opening book and ghosts. Save it here, and open it on the other computer. What is there already stays.
moving-save = Save everything…
moving-open = Open a file…
moving-found = { $name } has the progress of { $people } and { $games ->
    [one] one game
   *[other] { $games } games
} for the library.
moving-take = Take over
moving-taken = Everything was taken over; the games are on their way into the library.
moving-saved = Everything is in { $name }.
moving-ending = A file with everything ends in .moving.
moving-not-taken = { $name } was not taken over: { $reason }
moving-foreign = it is not a file with everything from Outflank
moving-newer = a newer Outflank wrote it
moving-damaged = it is damaged

# What a mistake was about: short, as a row of a table and in a sentence ("It was about: mobility.").
idea-corner = corners
idea-shared-square = squares both sides want
idea-lets-in = opening new replies
idea-opens = squares opened
idea-flips = discs flipped
idea-reserve = moves that could wait
idea-access = moves lost
idea-edge = gaps on the edge
idea-quiet = quiet moves
idea-few-moves = mobility
idea-last-move = parity
idea-stable = stable discs
idea-threat = threats to corners
idea-pass = passes
idea-answer = prepared answers
idea-reply = the opponent’s reply
# The one sentence for a game.
costs-corner = { $who ->
    [you] You
    [named] { $name }
   *[other] { color-name }
} left the corner { $corner } { $n ->
    [one] once
   *[other] { $n } times
}: { $discs } discs.
costs-most = What cost { $who ->
    [you] you
    [named] { $name }
   *[other] { color-name }
} most: { $idea }. { $n ->
    [one] One mistake
   *[other] { $n } mistakes
}, { $discs } discs.
# Buttons that lead to the lesson and to the puzzles about something, and what a screen reader says of them.
learn-to-lesson = Lesson
learn-to-lesson-name = Lesson: { $title }
learn-to-puzzles = Puzzles
learn-to-puzzles-name = Puzzles: { $theme }
mistakes-alike-origin = First another position with the same idea as your next one.
mistakes-alike-right = Right. Now the one from your game.
mistakes-about = It was about: { $idea }.
progress-verdict = { $phase }: { $verdict }
progress-reading = Your games are being read…
progress-time = Time a move
progress-time-phase = { $phase } { $seconds } s
# $n games are meant.
progress-motifs = { $n ->
    [one] What mistakes were about, in the last game
   *[other] What mistakes were about, in the last { $n } games
}
progress-motifs-none = No mistake with a known reason.
# Heads of columns: how often a game in the latest games, and in those before.
progress-times = times
progress-discs-a-game = discs a game
progress-before = before
progress-turn = What became of chances
# $part of $n games or times; $peers are the percent of people of the same rating.
progress-converted = Ahead by { $discs } or more with { $empties } empty squares left, you won { $part } of { $n }: { $percent } %; people of your rating { $peers } %.
progress-saved = Behind by { $discs } or more with { $empties } empty squares left, you did not lose { $part } of { $n }: { $percent } %; people of your rating { $peers } %.
progress-chances = Where a move of your opponent lost { $loss } discs or more, you replied well { $part } of { $n } times: { $percent } %; people of your rating { $peers } %.
progress-opening-games = games
progress-opening-points = points
progress-opening-loss = discs lost by move 20
progress-advice-idea = Most of your lost discs are about this: { $idea }. The lesson shows what to look at.
progress-save-page = Save as a page…
# "You" is person-you, as long as the player has no other name.
progress-page-title = { $player ->
    [You] Your progress
   *[other] Progress of { $player }
}
progress-page-results = { $n ->
    [one] { $n } game: { $won } won, { $drawn } drawn, { $lost } lost.
   *[other] { $n } games: { $won } won, { $drawn } drawn, { $lost } lost.
}
progress-page-loss = { $loss } discs lost a game, as people of { $rating } lose.
progress-page-lost = { $loss } discs lost a game.
progress-page-phases = Discs lost per move
progress-page-foot = Discs lost are measured against best play as far as the reviews saw. A motif counts once for each mistake that it was the first reason of.
# A page and a dialog about any player of the library, for a coach or an opponent.
report-title = Report on { $player }
report-button = Report…
    .hint = Statistics of one player: openings, phases, mistakes, time, the worst moves
report-reading = The games are being read…
report-none = The library has no game of this player on 8×8.
report-reviewed = Reviewed games: { $reviewed } of { $n }. Discs lost and mistakes are those of the reviewed ones.
report-review-others = Review the others in the background
# Above the figures of people of a rating.
report-rated = rated { $rating }
# As progress-converted and so on, but about any player, whose name stands above.
report-converted = Ahead by { $discs } or more with { $empties } empty squares left, won { $part } of { $n }: { $percent } %; players rated { $rating }: { $peers } %.
report-saved = Behind by { $discs } or more with { $empties } empty squares left, not lost { $part } of { $n }: { $percent } %; players rated { $rating }: { $peers } %.
report-chances = Mistakes of opponents of { $loss } discs or more, replied to well: { $part } of { $n }, { $percent } %; players rated { $rating }: { $peers } %.
report-openings = { $color ->
    [black] Openings with Black
   *[white] Openings with White
  }
report-trend = Discs lost, game by game
report-pace = Average seconds for the first own move, the second …
report-worst = The worst moves
# A worst move: "24. c4 lost 12 discs; d2 was better."
report-mistake = { $number }. { $played } lost { $discs } discs; { $best } was better.
# A graph of bars as a screen reader says it; $high is a number such as "12.5".
report-bars = { $n ->
    [one] { $name }: { $n } bar, the highest { $high }
   *[other] { $name }: { $n } bars, the highest { $high }
}
# Part of a row of the list of games, for a screen reader.
report-row-lost = { $lost } discs lost, accuracy { $accuracy }
report-open-here = Open the game here
# A button: the worst moves become exercises on a page.
report-exercises = Print as exercises…
report-games = Games
# The page of a tournament, to print.
tournament-title = Tournament
tournament-standings = Standings
tournament-cross = Cross table
tournament-round = Round { $round }
tournament-points = Points
tournament-quotient = Brightwell
tournament-discs = Discs
tournament-foot = Brightwell quotient: the player’s discs plus { $factor } times the points of all opponents. A round without a game counts as { $half } discs and { $factor } times the player’s own points. A result without discs counts as { $half } for both players.
tournament-no-results = None of these games has two players and a result.
report-opponent = Opponent
# A game in the list: the colour of the player and the opponent.
report-game = { $color ->
    [black] Black against { $opponent }
   *[white] White against { $opponent }
  }
# A graph of the time that each move took.
graph-times = Seconds per move
chooser-save-progress = Save progress as a page
    .about = One file that every web browser opens, also without a network.

command-add-line = Add the moves shown to my openings
    .hint = They become a line to be drilled in Learn, Openings, for the side that moved last
# $moves is a line like f5d6c3, or one square.
lines-added = Added to your lines as { color-name }: { $moves }.
lines-wanted = Name of an opening, or moves
lines-wanted-none = No opening has that in its name, and these are no moves.
# A button: $name may be empty, $moves is a line like f5d6c3.
lines-add-line = Add { $name } { $moves }
# $answer is what the lines have where move $number was played.
review-lines-left = Move { $number } left your lines: they have { $answer }.
review-lines-end = Your lines end before move { $number }.
review-lines-add = Add { $square }
    .hint = It becomes the answer here in your lines of openings.
review-lines-show = Show
learn-due = { $n ->
    [one] { $n } mistake due
   *[other] { $n } mistakes due
}

start-even = Balanced start
    .description = XOT: one of thousands of openings of eight moves after which deep searches see neither side ahead.
start-named = Opening by name
    .description = The moves of a known opening are played at once.
    .list = Name of the opening
# Before two numbers of discs, the least and the most.
start-values = For Black
    .hint = Discs that a short search gives Black after the opening
    .least = Least discs for Black
    .most = Most discs for Black
board-theme-ocean = Ocean
board-theme-paper = Paper
board-theme-own = Own colours
own-colors-field = Squares
own-colors-frame = Frame
own-colors-black = Dark discs
own-colors-white = Light discs
own-colors-flat = Flat discs
own-colors-unclear = The discs are hard to tell apart.
start-corners-suggested = { $n ->
    [one] By the ratings, { $n } corner for { color-name } makes it even.
   *[other] By the ratings, { $n } corners for { color-name } make it even.
}
start-corners-take = Use this

## Matches

match-title = Match
match-about = Each opening is played twice, with the colours exchanged. The match goes on while this window is closed.
match-players = Players
match-colours = These are the colours of the first game.
match-games = Games
    .pairs = { $n ->
        [one] one opening, once with each colour
       *[other] { $n } openings, each once with each colour
    }
    .usual-start = the same players may repeat the same games
match-openings = Openings
    .even = Balanced openings
    .standard = Normal start
match-time = Time
    .own = As set for each player
    .meaning = Outflank then uses this time instead of its level. The other computer players stay as they are.
match-library = Library
match-keep = Save the games
match-start = Start
match-stop = Stop
match-go-on = Go on
match-new = New match…
match-playing = Game { $n } of { $total } is being played.
match-stopped = { $n } of { $total } games have been played.
match-over = { $n ->
    [one] One game has been played.
   *[other] All { $n } games have been played.
}
# $mine and $theirs are points.
match-summary = { $n ->
    [one] After one game: { $first } { $mine }, { $second } { $theirs }
   *[other] After { $n } games: { $first } { $mine }, { $second } { $theirs }
}
match-points = Points
match-won = Won
match-drawn = Drawn
match-lost = Lost
match-discs = Discs per game
match-thinking = Time per game
match-no-result = There is no result yet.
# $elo, $low and $high are numbers with signs.
match-strength = Seen from { $first }: { $elo } Elo points, with 95 % confidence between { $low } and { $high }.
match-at-least = Seen from { $first }: at least { $low } Elo points, with 95 % confidence.
match-at-most = Seen from { $first }: at most { $high } Elo points, with 95 % confidence.
match-last-move = Last move: { $played }
# $discs is like 12–7.
match-board = { $black } with Black against { $white }, { $discs }
match-list = Games; a click shows one on the board
match-show = Show on the board: { $game }
match-game = { $n }. { $black } – { $white }: { $score }
match-game-forfeited = { $n }. { $black } – { $white }: { $player } lost: { $reason }
match-failed = { $player } cannot play: { $reason }.
match-no-people = People do not play in matches.
# Why a program lost a game.
match-overstepped = it used { $seconds } s too much
match-illegal = it played { $played }, which is not allowed there

## Books: the file of one's own, and those of other programs
own-book-newer = the opening book of your own was written by a newer Outflank; it is left alone, and nothing can be put into it
own-book-full = a book of your own has at most { $max } positions, and it would have { $n }
own-book-disk = the file of your opening book cannot be read or written: { $reason }
own-book-damaged = The file of your opening book was damaged. What could be read is kept; the damaged file is now { $path }.
own-book-foreign = The file of your opening book was not an opening book, so a new one was begun; the old file is now { $path }.
book-file-empty = no positions and no lines stand in it
book-file-too-large = it has more than { $n } positions
book-file-version = it is a book of version { $version } of its form, which is not known here
book-file-short = it has { $found } bytes where { $expected } are expected; it is incomplete

## The panel of the opening book
command-book = Opening book
    .hint = What the opening book knows of this position; correct it, extend it, bring in others
command-book-here = Add this line to the book
    .hint = Open the opening book and add the line shown
chooser-import-book = Import a book, lines or games
    .about = A book of Edax (book.dat, or as text) or Egaroucid (.egbk3), positions or lines with values, or games of any format.
chooser-export-book = Export your own positions
    .about = Your own positions as text, in the form that Edax reads.
book-menu = The book as a whole
book-other-board = The book knows 8×8 where most discs win.
book-game-over = The game is over here.
book-unknown = The book does not know the moves of this position.
book-partly-known = Only what was put in is known here; another move may be better.
book-undo = Undo: { $what }
book-redo = Redo: { $what }
book-learn = Learn from my lost games
book-import = Import…
book-export = Export my positions…
book-level = Level of the searches
book-positions = Positions at a time
book-own = { $count ->
    [one] One position is your own.
   *[other] { $n } positions are your own.
}
book-working = Working…
book-progress = { $done } of { $n } positions
book-stop = Stop
    .hint = End here; what has been found stays
book-plies =
    .short = { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
book-from-program = program
book-from-search = searched
book-from-typing = typed
book-from-import = imported
book-spoken = { $plies ->
    [one] book { $discs }, { $plies } ply, { $from }
   *[other] book { $discs }, { $plies } plies, { $from }
}
book-correct = Correct { $square }
book-search = Search at level { $level }
book-value = Value in discs
book-column-value = Value
book-column-depth = Searched
table-book = Book
book-set = Set
book-remove = Take out
    .hint = What was put in here goes, a typed value first; what the program’s book says stays
book-extend = Extend here
    .hint = Search what follows this position and put it into the book, the likeliest first; Undo in the menu takes it back
book-add-line = Add the line
    .hint = Put the positions of the line shown into the book, with all their moves
book-subject = { $what ->
    [typed] value of { $name } typed
    [searched] { $name } searched deeper
    [extended] extended after { $name }
    [line] line { $name } added
    [removed] { $name } taken out
    [imported] { $name } imported
   *[learned] learned from games
}
book-changed = In the book: { $what } (positions: { $n })
book-same = The book stays as it was: there is nothing new.
book-undone = Taken back: { $what }
book-redone = Made again: { $what }
book-looks-further = { $plies ->
    [one] The book looks at least as far already: { $plies } ply. Choose a higher level.
   *[other] The book looks at least as far already: { $plies } plies. Choose a higher level.
}
book-nothing-left = None of your lost games in the library left the book where it can help.
book-no-weights = the program has no evaluation to search with
book-not-read = { $name } holds no book, lines or games: { $reason }
book-left-out = Lines left out: { $n }. The first: { $first }
book-games-left-out = Games left out: { $n }. The first: { $first }

## Game information

information-title = Game information
information-rating = Rating
    .spoken = { color-name }, rating
information-event = Event
information-round = Round
information-place = Place
information-date = Date
    .example = e.g. 2026-11-25
information-today = Today
information-no-date = Other programs may not understand this date. Write 2026-11-25, 2026-11 or 2026.
information-result = Result
    .example = e.g. B+4
information-no-result = This is no result. Write 34-30, B+4, or B+R if White resigned.
information-counted = { $score } (counted on the board)
information-entered-by = Entered by
information-comment = Comment
information-save = Save
information-offers = Names from your library

## Score sheet

sheet-pass = { color-name } passes after move { $n }.
sheet-wrong-move = Move { $n }, { $square }, cannot be played: { $reason }.
sheet-goes-on = Moves: { $n }. { color-name } to move.
sheet-is-over = The game is over: { $score }.
sheet-other-count = The sheet says { $score }.
sheet-no-disc = After move { $n } there is no disc on { $square }.
sheet-unflipped = In move { $n } the disc on { $square } was not flipped.
sheet-correct = A disc has the wrong colour? Click it: the moves go on from there.
sheet-next = Save, and enter the next sheet
    .missing = First fill in “{ information-entered-by }”.
information-values = Engine values in saved files, too
sheet-swap = Swap moves { $a } and { $b } ({ $first } and { $second }).
sheet-change = Move { $n }: { $meant }, not { $written }.
sheet-insert = Add { $square } as move { $n }.
sheet-remove = Leave out move { $n }, { $square }.
sheet-title = Enter a score sheet
sheet-squares = Moves
    .example = Type the squares in the order of the moves: f5 d6 c3 …
sheet-count = Final count
sheet-black = Final count, Black
sheet-white = Final count, White
sheet-about = Type the moves; passes are added for you. Impossible moves are marked at once.
sheet-take = Open game
sheet-asks = These moves are not saved yet. Press Esc again to discard them.
sheet-discard = Discard moves
sheet-strange = “{ $text }” is no square.
sheet-repairs = Possible repairs
sheet-fits = Fits the count.
sheet-no-moves = There are no moves yet.
