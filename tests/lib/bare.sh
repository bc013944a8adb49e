# bare.sh - sourced by checks that look for words in code.
# shellcheck shell=bash

# The files without /* */ and // comments, line numbers kept: "path:line:text".
bare() {
    awk '
    FNR == 1 { inside = 0 }
    {
        out = ""; line = $0
        while (line != "") {
            if (inside) { at = index(line, "*/"); if (!at) break; line = substr(line, at + 2); inside = 0; continue }
            at = index(line, "/*")
            if (!at) { out = out line; break }
            out = out substr(line, 1, at - 1); line = substr(line, at + 2); inside = 1
        }
        if (out !~ /["\x27`].*\/\//) sub(/(^|[ \t;])\/\/.*/, "", out)
        print FILENAME ":" FNR ":" out
    }' "$@"
}
