# units.sh - unit tests mirror the sources: each tests a file of its path, and each file has one or is named in tests/unit/README.md.
# shellcheck shell=bash
stem() { sed -E 's|^backend/||; s|\.[ch]$||'; }
mapfile -t tests < <(git ls-files -co --exclude-standard 'tests/unit/*.c' | while read -r file; do [ ! -e "$file" ] || echo "$file"; done)
tested=$(printf '%s\n' "${tests[@]}" | sed -E 's|^tests/unit/||; s|test_([^/]*)\.c$|\1|' | sort)
sources=$(git ls-files -co --exclude-standard 'backend/*.c' | grep -E '^backend/(base|games|store|web|platform/[a-z]+)/[^/]*\.c$' | while read -r file; do [ ! -e "$file" ] || stem <<<"$file"; done | sort)
headers=$(git ls-files -co --exclude-standard 'backend/*.h' | stem | sort)
# shellcheck disable=SC2016 # Markdown has backquotes
named=$(sed -nE '/^\| `/{s/^\| ([^|]*) \|.*/\1/; s/`//g; s/ /\n/g; p}' tests/unit/README.md | sort)

tell() { if [ -z "$2" ]; then echo "ok - $1"; else printf 'not ok - %s\n%s\n' "$1" "$2"; fi; }
tell 'every unit test has a source of its name' "$(comm -23 <(echo "$tested") <(printf '%s\n%s\n' "$sources" "$headers" | sort -u))"
tell 'every source has a unit test or is named in tests/unit/README.md' "$(comm -23 <(echo "$sources") <(printf '%s\n%s\n' "$tested" "$named" | sort -u))"
tell 'no source that has a unit test, or is gone, is named there' "$(comm -23 <(echo "$named") <(comm -23 <(echo "$sources") <(echo "$tested")))"
tell 'none is named twice' "$(uniq -d <<<"$named")"
