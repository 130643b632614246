#!/bin/sh
# Trains the evaluation of 8×8, generation by generation: each plays against itself with the weights of the one before, and is
# fitted to its own games and, less, to those of the two before. What is done already is not done again, and a game file that
# was interrupted is continued.
#
#     scripts/train.sh FOLDER FIRST LAST MINUTES [THREADS]
#
# Generation 0 draws its moves by chance and needs no weights. Each generation plays for MINUTES. LAB, DEPTH, EXACT
# and YARDSTICK, if they are set, name the program, the depth of search, the empties from which play is perfect, and an OBF file
# whose scores the weights of each generation are compared with.
set -eu
folder=$1 first=$2 last=$3 minutes=$4 threads=${5:-1}
lab=${LAB:-target/release/outflank-lab}
depth=${DEPTH:-6} exact=${EXACT:-15-17}
mkdir -p "$folder"

for generation in $(seq "$first" "$last"); do
    games=$folder/gen$generation.pos weights=$folder/gen$generation.weights
    before=$folder/gen$((generation - 1))
    [ -e "$weights" ] && continue
    if [ "$generation" -eq 0 ]; then
        "$lab" train selfplay "$games" --random --exact-from 11-14 --seed 1 --minutes "$minutes" --threads "$threads"
        data=$games
    else
        "$lab" train selfplay "$games" --weights "$before.weights" --depth "$depth" --exact-from "$exact" \
            --opening 2-20 --one-random-in 20 --seed $((generation + 1)) --minutes "$minutes" --threads "$threads"
        data=$games
        [ "$generation" -ge 2 ] && data="$data $before.pos@0.5"
        [ "$generation" -ge 3 ] && data="$data $folder/gen$((generation - 2)).pos@0.25"
    fi
    # Unquoted, since it is a list of files.
    # shellcheck disable=SC2086
    "$lab" train fit $data --searched 1 --out "$weights.new" --threads "$threads"
    mv "$weights.new" "$weights"
    echo "generation $generation"
    [ -z "${YARDSTICK:-}" ] || "$lab" accuracy "$YARDSTICK" --weights "$weights"
done
