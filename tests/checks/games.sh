# games.sh - every game of games.def has its rooms: rules in words, faults, an options schema, tests, a face; and none takes another's names.
# shellcheck shell=bash
sed -n 's/^GAME(\([a-z0-9]*\)).*/\1/p' backend/games/games.def | while read -r game; do
    for path in "backend/games/$game/RULES.md" "backend/games/$game/fault.def" "backend/games/$game/*.schema.json" \
        "tests/games/$game/*.c" "tests/games/$game/golden/*" "tests/games/$game/probes.json" \
        "frontend/games/$game/face.js" "frontend/games/$game/picture.js" "frontend/games/$game/lessons.js" "frontend/games/$game/pages.js" \
        "frontend/games/$game/style.css"; do
        if compgen -G "$path" >/dev/null; then echo "ok - $game has $path"; else echo "not ok - $game lacks $path"; fi
    done
    # What the catalogue lists is played through every door by a player of its own.
    grep -q '^ *\.listed = true' "backend/games/$game"/*.c || continue
    path=tests/games/$game/player.mjs
    if [ -e "$path" ]; then echo "ok - $game has $path"; else echo "not ok - $game lacks $path"; fi
done

# Of two functions of one name the linker takes either and says nothing as long as it needs no more of the other's file.
twice=$(nm --defined-only "${build:-${QUADRIVIUM_BUILD:-build}}/libquad.a" | awk '$2 ~ /^[TDBR]$/ { print $3 }' | sort | uniq -d)
if [ -z "$twice" ]; then echo 'ok - no name is defined twice in the library'; else printf 'not ok - no name is defined twice in the library\n%s\n' "$twice"; fi
