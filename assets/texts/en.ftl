### What the window says, in English: the language that the others are made from.
### Syntax: https://projectfluent.org/fluent/guide. An id says where a text stands and what it is.

## Words that stand in many sentences

color-name = { $color ->
    [black] Black
   *[white] White
}
## Commands and menus

## Keys

## The window, notices

## Dialogs: preferences, help, about

## Files: open, save, paste, their errors

## The library and the explorer

## Playing: the strip, players, new game, the end

## Editing a position

## Spoken to a screen reader

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

## Errors of files and inputs
