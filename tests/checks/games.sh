# games.sh - every game of games.def has its rooms: rules in words, faults, an options schema, tests; once listed a face, too.
# shellcheck shell=bash
sed -n 's/^GAME(\([a-z0-9]*\)).*/\1/p' backend/games/games.def | while read -r game; do
    for path in "backend/games/$game/RULES.md" "backend/games/$game/fault.def" "backend/games/$game/*.schema.json" \
        "tests/games/$game/*.c" "tests/games/golden/$game/*"; do
        if compgen -G "$path" >/dev/null; then echo "ok - $game has $path"; else echo "not ok - $game lacks $path"; fi
    done
    # What the catalogue lists has a face, and is played through every door by a player of its own.
    grep -q '^ *\.listed = true' "backend/games/$game"/*.c || continue
    for path in "frontend/games/$game/face.js" "tests/games/$game/player.mjs"; do
        if [ -e "$path" ]; then echo "ok - $game has $path"; else echo "not ok - $game lacks $path"; fi
    done
done
