# sizes.sh - functions of at most 50 lines, C files of 500 (a game's rules.c of 800).
# shellcheck shell=bash
mapfile -t files < <(git ls-files -co --exclude-standard 'backend/*.c' 'backend/*.h')
# A body opens with { and closes with } in the first column; its function began after the last blank, # or } line.
long=$(awk '
    FNR == 1 { start = 1; body = 0 }
    !body && (/^$/ || /^#/ || /^}/ || /^ ?\*/ || /^\/\*/ || /;$/) { start = FNR + 1 }
    /^{/ { body = FNR }
    /^}/ { if (body && FNR - start + 1 > 50 && !/^} *[A-Za-z_;]/) print FILENAME ":" start ": " FNR - start + 1 " lines"; body = 0; start = FNR + 1 }
    ' "${files[@]}")
if [ -z "$long" ]; then echo "ok - no function is longer than 50 lines"; else printf 'not ok - functions longer than 50 lines\n%s\n' "$long"; fi
long=$(wc -l "${files[@]}" | awk '$2 != "total" && $1 > ($2 ~ /games\/[a-z]+\/rules\.c$/ ? 800 : 500) { print $2 ": " $1 " lines" }')
if [ -z "$long" ]; then echo "ok - no file is longer than it may be"; else printf 'not ok - files longer than 500 lines\n%s\n' "$long"; fi
