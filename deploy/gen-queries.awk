# gen-queries.awk - sql/queries/*.sql as QUERY(MATCH_LOCK, "match_lock", "select ...", locks, under, makes, skips): comments gone, one
# line each. The last four are places in the order of locks (sql/lock_order), a bit each. With -v form=prepare: as PREPARE statements, with
# -v form=locks: as "name word table" lines, both for tests/check-sql.sh.

function complain(what) {
    printf "%s:%d: %s\n", FILENAME, FNR, what > "/dev/stderr"
    wrong = 1
}

# sql/lock_order: place[] of each table, for an indented one that of the row above it.
function read_order(    line, name, top) {
    while ((getline line < "sql/lock_order") > 0) {
        if (line ~ /^#/ || line ~ /^ *$/) continue
        name = line
        gsub(/[ ()]/, "", name)
        if (line !~ /^ /) places++
        place[name] = places - 1
        indented[name] = line ~ /^ /
    }
    close("sql/lock_order")
    if (places < 1 || places > 127) complain("sql/lock_order must have 1 to 127 places, not " places)
}

# Cut a comment: the first -- with an even number of quotes before it.
function bare(line,    at, from, quotes, head) {
    from = 1
    while ((at = index(substr(line, from), "--")) > 0) {
        head = substr(line, 1, from + at - 2)
        quotes = gsub(/'/, "'", head)
        if (quotes % 2 == 0) return head
        from += at + 1
    }
    return line
}

function flush_query() {
    if (name == "") return
    sub(/[ \t]*;[ \t]*$/, "", text)
    sub(/^ +/, "", text)
    if (form == "locks") { }
    else if (form == "prepare") printf "prepare %s as %s;\n", name, text
    else {
        gsub(/\\/, "\\\\", text)
        gsub(/"/, "\\\"", text)
        printf "QUERY(%s, \"%s\", \"%s\", %s, %s, %s, %s)\n", toupper(name), name, text, words("locks:"), words("under:"), words("makes:"), words("skips:")
    }
    text = ""
}

# A struct pg_places: its two words.
function words(kind) {
    return "PG_PLACES(0" low[kind] ", 0" high[kind] ")"
}

function note_place(kind, n) {
    if (n < 64) low[kind] = low[kind] " | PG_PLACE(" n ")"
    else high[kind] = high[kind] " | PG_PLACE(" n ")"
}

# "-- locks: match account": a bit for each. Rows below another that are taken without it, skipping what is not free, must be all that
# their transaction takes: they have the last place.
function note_locks(    i) {
    for (i = 3; i <= NF; i++) {
        if (!($i in place)) complain("sql/lock_order has no place for " $i)
        else if (indented[$i] && $2 != "skips:") complain($i " is locked with the row above it in sql/lock_order: say under")
        else note_place($2, indented[$i] ? 127 : place[$i])
        if (form == "locks") print name, $2, $i
    }
}

BEGIN {
    read_order()
}

/^-- name:/ {
    flush_query()
    name = $3
    if (name !~ /^[a-z][a-z0-9_]*$/ || (name in seen)) {
        printf "%s:%d: the name %s is used already or is no name\n", FILENAME, FNR, name > "/dev/stderr"
        wrong = 1
    }
    seen[name] = 1
    split("", low)
    split("", high)
    next
}
/^-- (locks|under|makes|skips):/ {
    note_locks()
    next
}
{
    line = bare($0)
    gsub(/[ \t]+/, " ", line)
    sub(/^ /, "", line)
    sub(/ $/, "", line)
    if (line == "") next
    if (name == "") {
        printf "%s:%d: text before the first name\n", FILENAME, FNR > "/dev/stderr"
        wrong = 1
    }
    text = text " " line
}
END {
    flush_query()
    exit wrong
}
