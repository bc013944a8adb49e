# columns.sh - lines of the page's modules: at most 120 columns.
# shellcheck shell=bash
mapfile -t files < <(git ls-files -co --exclude-standard 'frontend/*.js' 'frontend/*.mjs' | grep -v '^frontend/vendor/.*\.js$')
long=$(awk 'length > 120 { print FILENAME ":" FNR ": " length " columns" }' "${files[@]}")
if [ -z "$long" ]; then echo "ok - no line of frontend/ is wider than 120 columns"
else printf 'not ok - lines of frontend/ wider than 120 columns\n%s\n' "$long"; fi
