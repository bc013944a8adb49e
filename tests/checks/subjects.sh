# subjects.sh - every route with {match} in its path has its question in backend/web/subject.def, once, and no other line stands there.
# shellcheck shell=bash
named=$(sed -nE 's/^ROUTE\([A-Z]+, "[^"]*\{match\}[^"]*", (\w+),.*/\1/p' backend/web/routes.def | LC_ALL=C sort)
asked=$(sed -nE 's/^SUBJECT\((\w+), \w+\)$/\1/p' backend/web/subject.def | LC_ALL=C sort)
wrong=$(diff <(echo "$named") <(echo "$asked") | grep '^[<>]')
if [ -n "$named" ] && [ -z "$wrong" ]; then echo "ok - each route that names a match has its question"; else
    printf 'not ok - each route that names a match has its question (< without one, > for no such route)\n%s\n' "$wrong"
fi
open=$(sed -nE 's/^SUBJECT\((\w+), NONE\)$/\1/p' backend/web/subject.def)
if [ -z "$open" ]; then echo "ok - no question is left out"; else printf 'not ok - these ask nothing\n%s\n' "$open"; fi
# What decides about viewers stands in audience.c: elsewhere nobody compares how a match may be watched, or reads its kind from its id.
others=$(grep -nE 'strcmp\([^,]*spectators, "|strncmp\((match|public_id|[a-z.>-]*public_id)' backend/platform/*.c backend/web/*.c |
    grep -vE '^backend/platform/(audience|terms|admission|match)\.c:')
if [ -z "$others" ]; then echo "ok - only audience.c asks how a match may be watched"; else
    printf 'not ok - only audience.c asks how a match may be watched\n%s\n' "$others"
fi
