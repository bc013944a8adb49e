# writes.sh - a query that writes or locks is asked by store/ alone, where it has a function and a comment in a header.
# shellcheck shell=bash
writing=$(awk '
    /^-- name:/ { name = toupper($3); next }
    /^-- (locks|under|makes|skips):/ { print name; next }
    !/^--/ && tolower($0) ~ /(^|[^a-z_])(insert into|delete from|update [a-z_]+( [a-z]+)? set|for (no key )?update|for (key )?share|pg_notify|set_config|pg_(try_)?advisory)/ { print name }
' sql/queries/*.sql | sort -u)
mapfile -t files < <(git ls-files -co --exclude-standard 'backend/platform/*.[ch]' 'backend/web/*.[ch]' 'backend/main/*.[ch]' | while read -r file; do [ ! -e "$file" ] || echo "$file"; done)
outside=$(grep -onwHF "$writing" "${files[@]}")
if [ "$(wc -l <<<"$writing")" -gt 100 ] && [ -z "$outside" ]; then echo "ok - only store/ asks queries that write or lock"; else
    printf 'not ok - only store/ asks queries that write or lock: give each a function there\n%s\n' "$outside"
fi
