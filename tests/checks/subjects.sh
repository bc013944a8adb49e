# subjects.sh - in backend/web/routes.def every route with {match} in its path asks a question about it, and no other route does; handlers are
# compared nowhere.
# shellcheck shell=bash
wrong=$(grep -E '^ROUTE\(' backend/web/routes.def | awk '(/\{match\}/) != (/, ASKS\([A-Z]+\)/) || /ASKS\(NONE\)/')
if grep -qE '^ROUTE\(.*\{match\}' backend/web/routes.def && [ -z "$wrong" ]; then echo "ok - each route that names a match has its question"; else
    printf 'not ok - each route that names a match has its question, and no other\n%s\n' "$wrong"
fi
handlers=$(sed -nE 's/^ROUTE\([A-Z]+, "[^"]*", (\w+),.*/\1/p' backend/web/routes.def | paste -sd '|')
special=$(grep -nE "handler *[!=]=|[!=]= *($handlers)\b|\b($handlers) *[!=]=|\"($handlers)\"" -r backend/web backend/platform backend/main --include='*.[ch]')
if [ -n "$handlers" ] && [ -z "$special" ]; then echo "ok - no code asks for a handler by name"; else
    printf 'not ok - these ask for a handler by name: make it a column of routes.def\n%s\n' "$special"
fi
# What decides about viewers stands in audience.c: elsewhere nobody compares how a match may be watched, or reads its kind from its id.
others=$(grep -nE 'strcmp\([^,]*spectators, "|strncmp\((match|public_id|[a-z.>-]*public_id)' backend/platform/*/*.c backend/web/*.c |
    grep -vE '^backend/platform/(match/audience|model/terms|lobby/admission|match/match)\.c:')
if [ -z "$others" ]; then echo "ok - only audience.c asks how a match may be watched"; else
    printf 'not ok - only audience.c asks how a match may be watched\n%s\n' "$others"
fi
