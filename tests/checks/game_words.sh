# game_words.sh - no game's own words outside its folder: what the arena needs to know of a game the game says (backend/games/<id>,
# frontend/games/<id>). tests/games/<id>/words.txt has the words, a line each; comments are not read, and a word fits its plural,
# CamelCase, snake_case and kebab-case forms.
# shellcheck shell=bash

# shellcheck source=tests/lib/bare.sh
source tests/lib/bare.sh

# Files that still speak of a game, as a pattern of paths: shorten it, never add to it. In metrics.c and wake_table.h a bucket is one
# of a histogram; `--nations` is an old name of `--seats` that users know; `captures` is a name of the interface, and of
# listeners in learn.js.
allowed() {
    case $1 in
    stratic) echo 'frontend/views/(endless|learn)\.js|backend/platform/contest/(endless|crowd_view)\.c' ;;
    cosair) echo 'backend/main/quad_(simulate|tournament)\.c' ;;
    rulegame) echo 'backend/platform/runtime/(metrics|wake_table)\.[ch]' ;;
    *) echo '$^' ;;
    esac
}

mapfile -t files < <(git ls-files -co --exclude-standard 'backend/*.c' 'backend/*.h' 'frontend/*.js' 'frontend/*.css' 'frontend/index.html' |
    grep -vE '^frontend/(vendor|docs)/|eslint|^backend/base/common_words|/(games)/[a-z0-9]+/')
text=$(bare "${files[@]}")
for list in tests/games/*/words.txt; do
    game=${list#tests/games/}; game=${game%/words.txt}
    pattern=$(sed 's/ /[ _-]?/' "$list" | paste -sd'|')
    found=$(grep -iE "^[^:]*:[0-9]+:.*(^|[^a-z])($pattern)(s|es)?([^a-z]|$)" <<<"$text" | grep -vE "^($(allowed "$game")):" | head -n 30)
    if [ -z "$found" ]; then echo "ok - $game's words stand in its folder"; else printf "not ok - %s's words stand in its folder\n%s\n" "$game" "$found"; fi
done
while read -r game; do
    if [ -s "tests/games/$game/words.txt" ]; then echo "ok - $game says its words"; else echo "not ok - $game says its words: tests/games/$game/words.txt"; fi
done < <(sed -n 's/^GAME(\([a-z0-9]*\)).*/\1/p' backend/games/games.def)
