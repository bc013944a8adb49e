# must.sh - backend/docs/decisions/011-must.md names every file with a must() and how many it has: a new claim needs its reason there.
# shellcheck shell=bash
list=backend/docs/decisions/011-must.md
counted=$(git ls-files -z -co --exclude-standard 'backend/*.c' | xargs -0 grep -HoE '\bmust\(' | LC_ALL=C sort | uniq -c | awk '{ sub(/:.*/, "", $2); print $2, $1 }')
# shellcheck disable=SC2016 # Markdown has backquotes
listed=$(sed -nE 's/^\| `([^`]+)` \| ([0-9]+) \| .{20,}\|$/\1 \2/p' "$list" | LC_ALL=C sort)
wrong=$(diff <(echo "$listed") <(echo "$counted") | grep '^[<>]')
if [ -n "$counted" ] && [ -z "$wrong" ]; then echo "ok - $list names every must() of the backend"; else
    printf 'not ok - %s names every must() of the backend (< listed, > counted)\n%s\n' "$list" "$wrong"
fi
