# games.sh - every game of games.def has its rooms: rules in words, faults, an options schema, tests, a face.
# shellcheck shell=bash
sed -n 's/^GAME(\([a-z0-9]*\)).*/\1/p' backend/games/games.def | while read -r game; do
    for path in "backend/games/$game/RULES.md" "backend/games/$game/fault.def" "backend/games/$game/*.schema.json" \
        "tests/games/$game/*.c" "tests/games/golden/$game/*" "frontend/games/$game/face.js"; do
        if compgen -G "$path" >/dev/null; then echo "ok - $game has $path"; else echo "not ok - $game lacks $path"; fi
    done
    # What the catalogue lists is played through every door by a player of its own.
    grep -q '^ *\.listed = true' "backend/games/$game"/*.c || continue
    path=tests/games/$game/player.mjs
    if [ -e "$path" ]; then echo "ok - $game has $path"; else echo "not ok - $game lacks $path"; fi
done
