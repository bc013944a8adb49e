# floors.sh - who may include whom (backend/README.md): base < games, store < platform < web < main. Rooms of one floor do not
# include each other but for the floor's doors; a game's files stay in their folder; platform's rooms form no circle (files
# that share the word before the underscore are one room).
# shellcheck shell=bash
grep -nHE '^#include "' backend/*/*.[ch] backend/games/*/*.[ch] 2>/dev/null | sed -E 's/^([^:]*):([0-9]+):#include "([^"]*)".*/\1 \2 \3/' |
    awk '
    BEGIN {
        split("base games store platform web main", names, " ")
        may["base"] = " base "; may["games"] = " games base "; may["store"] = " store base "
        may["platform"] = " platform games store base "; may["web"] = " web platform base "; may["main"] = " main web platform games store base "
        doors = " games/game.h games/rules.h games/tale.h games/trials.h games/games.def store/pg.h store/pg_order.h store/pg_parameters.h store/rows.h web/http.h web/route.h web/session.h web/routes.def web/subject.def web/params.def web/query.h web/answer.h web/problem.h web/watch.h web/scope.h web/site.h web/mcp.h web/mcp_tool.h web/throttle.h web/cost.h web/cost.def web/selftest.h "
    }
    function floor_of(path) { sub(/\/.*/, "", path); return path }
    function stem(path) { sub(/\.[a-z]+$/, "", path); return path }
    function folder(path) { sub(/\/[^\/]*$/, "", path); return path }
    {
        from = $1; sub(/^backend\//, "", from); to = $3; n++
        if (to !~ /\//) { if (to ~ /\.(def|inc)$/) next; print "not ok - " $1 ":" $2 " " to " is not written from the root of backend/"; bad++; next }
        mine = floor_of(from); theirs = floor_of(to); why = ""
        if (!index(may[mine], " " theirs " ")) why = mine " may not include " theirs
        else if (mine == theirs && mine != "base" && mine != "main" && mine != "platform" && stem(to) != stem(from) && !index(doors, " " to " ") &&
                 !(mine == "games" && folder(to) == folder(from) && folder(to) != "games"))
            why = "rooms of one floor do not include each other"
        else if (theirs == "games" && mine != "games" && folder(to) != "games") why = "nobody outside a game knows its insides"
        if (why != "") { print "not ok - " $1 ":" $2 " includes " to ": " why; bad++ }
    }
    END { if (!bad) print "ok - " n " includes keep to their floors" }'

circle=$(grep -HE '^#include "platform/' backend/platform/*.[ch] 2>/dev/null |
    sed -E 's|^backend/platform/([a-z0-9]+)[a-z_0-9]*\.[ch]:#include "platform/([a-z0-9]+)[a-z_0-9]*\.h".*|\1 \2|' | awk '$1 != $2' | sort -u | tsort 2>&1 >/dev/null)
if [ -z "$circle" ]; then echo "ok - platform's rooms form no circle"; else echo "not ok - platform's rooms form a circle: ${circle//$'\n'/ }"; fi
