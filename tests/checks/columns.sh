# columns.sh - lines of the page's modules: 120 columns. Longer ones are left from before; their number only falls.
# shellcheck shell=bash
limit=2123
mapfile -t files < <(git ls-files -co --exclude-standard 'frontend/*.js' 'frontend/*.mjs' | grep -v '^frontend/vendor/.*\.js$')
long=$(cat "${files[@]}" | awk 'length > 120' | wc -l)
if [ "$long" -le "$limit" ]; then echo "ok - no new line of frontend/ is wider than 120 columns ($long old ones are left)"
else printf 'not ok - %s lines of frontend/ are wider than 120 columns, %s were: break the new ones\n' "$long" "$limit"; fi
