# writes.sh - a query that writes or locks is asked by store/ alone, where it has a function and a comment in a header. The rooms match and
# lobby still ask those listed here themselves: a new one is refused, and one that has moved to store/ must leave the list.
# shellcheck shell=bash
writing=$(awk '
    /^-- name:/ { name = toupper($3); next }
    /^-- (locks|under|makes|skips):/ { print name; next }
    !/^--/ && tolower($0) ~ /(^|[^a-z_])(insert into|delete from|update [a-z_]+( [a-z]+)? set|for (no key )?update|for (key )?share|pg_notify|set_config|pg_(try_)?advisory)/ { print name }
' sql/queries/*.sql | sort -u)
mapfile -t files < <(git ls-files -co --exclude-standard 'backend/platform/*.[ch]' 'backend/web/*.[ch]' 'backend/main/*.[ch]' | while read -r file; do [ ! -e "$file" ] || echo "$file"; done)
outside=$(grep -owHF "$writing" "${files[@]}" | sed -E 's|^backend/||; s|:| |' | LC_ALL=C sort -u)
remaining=$(awk '{ for (i = 2; i <= NF; i++) print $1, $i }' <<'LIST' | LC_ALL=C sort -u
LIST
)
wrong=$(diff <(echo "$remaining") <(echo "$outside") | grep '^[<>]')
if [ "$(wc -l <<<"$writing")" -gt 100 ] && [ -z "$wrong" ]; then echo "ok - only store/ asks queries that write or lock, but for those listed"; else
    printf 'not ok - only store/ asks queries that write or lock (< listed in tests/checks/writes.sh, > found)\n%s\n' "$wrong"
fi
