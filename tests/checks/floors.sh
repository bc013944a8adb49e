# floors.sh - who may include and call whom. backend/README.md says it, in two tables: floors with what each may include, and the rooms of
# platform/ from the bottom, with their files. Includes are read from the sources, calls from the symbols of the object files: a name
# that one object lacks and another has is a call (or a read of data), whether or not a header shows it.
# shellcheck shell=bash
build=${build:-${QUADRIVIUM_BUILD:-build}}
map=backend/README.md
mapfile -t sources < <(git ls-files -co --exclude-standard 'backend/*.c' 'backend/*.h' 'backend/*.def' | while read -r file; do [ ! -e "$file" ] || echo "$file"; done)
mapfile -t compiled < <(printf '%s\n' "${sources[@]}" | grep '\.c$')

# FROM TO WHERE, paths below backend/, of every include.
includes() {
    grep -nHE '^#include "' "${sources[@]}" | sed -E 's|^backend/([^:]*):([0-9]+):#include "([^"]*)".*|\1 \3 backend/\1:\2|' |
        awk '$2 ~ /\// || $2 !~ /\.(def|inc)$/'
}

# FROM TO NAME of every name that an object takes from another one.
calls() {
    (cd "$build/obj" && printf '%s\0' "${compiled[@]/%.c/.o}" | xargs -0 nm -A -P -g) 2>/dev/null | awk '
        { sub(/^backend\//, ""); at = index($0, ".o: "); file = substr($0, 1, at) "c"; split(substr($0, at + 4), word, " ") }
        word[2] == "U" { uses[++n] = file; used[n] = word[1]; next }
        word[1] != "main" { home[word[1]] = file }
        END { for (i = 1; i <= n; i++) if (used[i] in home) print uses[i], home[used[i]], used[i] }'
}

# judge includes|calls: the edges on stdin against the tables.
judge() {
    awk -v kind="$1" '
    BEGIN {
        doors = " games/game.h games/tale.h games/trials.h games/items.h games/openings.h games/games.def store/pg.h store/pg_connect.h store/pg_pipeline.h store/pg_order.h store/pg_parameters.h store/pg_hosts.h store/pg_wait.h store/rows.h store/words.h web/http.h web/route.h web/session.h web/routes.def web/params.def web/query.h web/answer.h web/problem.h web/watch.h web/scope.h web/site.h web/mcp.h web/mcp_tool.h web/mcp_table.h web/oauth.h web/passkey.h web/throttle.h web/selftest.h web/failover.h "
    }
    function floor_of(path) { if (path ~ /^games\/[a-z0-9]+\/quad_[a-z_]+\.c$/) return "main"; sub(/\/.*/, "", path); return path }
    function stem(path) { sub(/\.[a-z]+$/, "", path); return path }
    function folder(path) { sub(/\/[^\/]*$/, "", path); return path }
    function between_floors(from, to) {
        if (!(from in may)) return from " is no floor of the table"
        return from == to || index(may[from], " " to " ") ? "" : from " may not use " to
    }
    function between_rooms(from, to) {
        if (!(from in height) || !(to in height)) return (from in height ? to : from) " is no room of the table"
        return height[to] <= height[from] ? "" : from " comes before " to
    }
    function between_files(from, to, floor) {
        if (floor == "games" && folder(to) == folder(from) && folder(to) != "games") return ""
        if (kind == "calls" && (floor != "games" || folder(to) == "games" || folder(from) == "games")) return ""
        return stem(to) == stem(from) || index(doors, " " to " ") ? "" : "files of one floor do not use each other"
    }
    function complaint(from, to, mine, theirs) {
        mine = floor_of(from); theirs = floor_of(to)
        if (to !~ /\//) return to " is not written from the root of backend/"
        if (between_floors(mine, theirs) != "") return between_floors(mine, theirs)
        if (mine == "platform" && theirs == "platform") return between_rooms(folder(from), folder(to))
        if (mine == theirs && mine != "base" && mine != "main" && mine != "python") return between_files(from, to, mine)
        if (kind == "includes" && theirs == "games" && mine != "games" && folder(to) != "games" && folder(to) != folder(from)) return "nobody outside a game knows its insides"
        return ""
    }
    FNR == NR {
        if ($0 !~ /^\| `[a-z\/]+\/` \|/) next
        split($0, cell, "|"); name = cell[2]; gsub(/[` ]|\/ *$/, "", name); sub(/\/$/, "", name)
        if (name ~ /\//) { height[name] = ++rooms; next }
        floors[++floor_count] = name; may[name] = cell[4]; gsub(/[ ,]+/, " ", may[name])
        next
    }
    FNR == 1 {
        for (i = 1; i <= floor_count; i++) if (may[floors[i]] == " all below ")
            for (j = i + 1; j <= floor_count; j++) may[floors[i]] = may[floors[i]] floors[j] " "
    }
    {
        n++; why = complaint($1, $2)
        if (why == "") next
        bad++
        print "not ok - " (kind == "calls" ? "backend/" $1 " calls " $3 " of backend/" $2 : $3 " includes " $2) ": " why
    }
    END {
        if (rooms < 2 || floor_count < 2) print "not ok - the tables of floors and rooms were not found"
        else if (!n) print "not ok - there are no " kind
        else if (!bad) print "ok - " n " " kind " keep to their floors and rooms"
    }' "$map" -
}

includes | judge includes

missing=$(for file in "${compiled[@]}"; do [ -e "$build/obj/${file%.c}.o" ] || echo "$file"; done)
if [ -n "$missing" ]; then printf 'not ok - every file of the backend was compiled: make build\n%s\n' "$missing"; else calls | judge calls; fi

# The rooms' files: the table names each one, and no other.
# shellcheck disable=SC2016 # the backquotes are those of the table
listed=$(sed -nE 's/^\| `(platform\/[a-z]+)\/` \|[^|]*\| (.*) \|$/\1 \2/p' "$map" | awk '{ for (i = 2; i <= NF; i++) { gsub(/[`,]/, "", $i); print $1 "/" $i } }' | LC_ALL=C sort)
there=$(printf '%s\n' "${sources[@]}" | sed -nE 's/^backend\/(platform\/.*)\.[a-z]+$/\1/p' | LC_ALL=C sort -u)
wrong=$(diff <(echo "$listed") <(echo "$there") | grep '^[<>]')
if [ -n "$there" ] && [ -z "$wrong" ]; then echo "ok - $map names the files of every room"; else
    printf 'not ok - %s names the files of every room (< listed, > there)\n%s\n' "$map" "$wrong"
fi
