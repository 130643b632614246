### What the window says, in English: the language that the others are made from.
### Syntax: https://projectfluent.org/fluent/guide. An id says where a text stands and what it is.

## Words that stand in many sentences

color-name = { $color ->
    [black] Black
   *[white] White
}
# A reason as a sentence of its own; it begins with a capital letter already where the language has them.
reason-as-sentence = { $reason }.
# What a screen reader says of a list: its name and what is chosen in it.
list-and-choice = { $name }: { $choice }

## Commands and menus

## Keys

## The window, notices

## Dialogs: preferences, help, about

# Buttons of every dialog.
dialog-close = Close
dialog-cancel = Cancel
# Labels before the lists of a board's sides.
board-width = Width
board-height = Height
# What the board looks like; names in a menu.
board-theme-felt = Felt
board-theme-wood = Wood
board-theme-slate = Slate
board-theme-high-contrast = High contrast

## Files: open, save, paste, their errors

## The library and the explorer

## Playing: the strip, players, new game, the end

## Editing a position

## Spoken to a screen reader

# What a square is called: these follow one another, as in "f5, empty, you can play here, flips 2".
square-spoken = { $square }, { $disc ->
    [black] black disc
    [white] white disc
   *[none] empty
}
square-spoken-legal = you can play here
square-spoken-flips = flips { $n }
square-spoken-last = last move
square-spoken-hint = hint
square-spoken-mark = marked with a { $shape ->
    [cross] cross
    [triangle] triangle
    [circle] circle
    [square] square
   *[letter] letter { $letter }
}

## Study: moves, analysis, tree, overlays, what people play

## Review: panel, graph, refutation

## Reasons: why a move lost

## The page of a review

## Openings

## Hints and the coach

## Learn: its frame, lessons

## Puzzles

## My mistakes, another look

## Openings of one's own: lines, tree, drill

## Progress

## Characters and opponents

# Kinds of players, in a narrow list, at most 10 letters; Greedy, Minimax and Outflank are names of programs.
player-human = Human
    .description = A person at this computer.
player-opponent = Opponent
    .description = Plays as people of a rating do, mistakes and all.
player-character = Character
    .description = Somebody with a name, a rating and habits.
player-random = Random
    .description = Plays any legal move.
player-greedy = Greedy
    .description = Flips as many discs as it can, without looking ahead.
player-minimax = Minimax
    .description = Looks a few moves ahead and counts discs, corners and edges.
player-engine = Outflank
    .description = The Outflank engine: from beginner to stronger than any human.
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

## Errors of files and inputs
