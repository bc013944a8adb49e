# gen-queries.awk - sql/queries/*.sql as QUERY(MATCH_LOCK, "match_lock", "select ..."): comments gone, one line each.
# With -v form=prepare: as PREPARE statements, for `make check-sql`.

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
    if (form == "prepare") printf "prepare %s as %s;\n", name, text
    else {
        gsub(/\\/, "\\\\", text)
        gsub(/"/, "\\\"", text)
        printf "QUERY(%s, \"%s\", \"%s\")\n", toupper(name), name, text
    }
    text = ""
}

/^-- name:/ {
    flush_query()
    name = $3
    if (name !~ /^[a-z][a-z0-9_]*$/ || (name in seen)) {
        printf "%s:%d: the name %s is used already or is no name\n", FILENAME, FNR, name > "/dev/stderr"
        wrong = 1
    }
    seen[name] = 1
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
