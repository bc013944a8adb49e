#!/usr/bin/env bash
# man.sh QUAD - write quad(1) to standard output, from what the program itself says of its commands.
set -eu
quad=$1

# Text as it stands, for a filled-in block: backslashes, and dots and quotes that would begin a request.
as_is() { sed -e 's/\\/\\e/g' -e "s/^[.']/\\\\\&&/" -e 's/-/\\-/g'; }

mapfile -t commands < <("$quad" --help | sed -n 's/^  \([a-z]*\) .*/\1/p')
[ "${#commands[@]}" -gt 5 ] || { echo "man.sh: $quad lists no commands" >&2 && exit 1; }
cat <<'MAN'
.TH QUAD 1 "" Quadrivium "User commands"
.SH NAME
quad \- command line of the Quadrivium arena
.SH SYNOPSIS
.B quad
.I COMMAND
.RI [ ARGUMENTS ]
.SH DESCRIPTION
.B quad
runs games, tournaments and checks without a server, and looks after an arena's database. It writes JSON to standard output and its
log to standard error.
.SH COMMANDS
.nf
MAN
"$quad" --help | sed -n 's/^  \([a-z]\)/\1/p' | as_is
echo .fi
for command in "${commands[@]}"; do
    printf '.SS %s\n.nf\n' "$command"
    "$quad" "$command" --help | as_is
    echo .fi
done
cat <<'MAN'
.SH ENVIRONMENT
.TP
.B QUADRIVIUM_DATABASE_URL
The arena's database, as libpq reads it. Where it is not set,
.B QUADRIVIUM_DATABASE_URL_OWNER
counts, from the environment or from
.IR /etc/quadrivium/arena.conf .
.SH EXIT STATUS
0: done. 1: refused, or something was found that is wrong. 2: wrong usage. 3: an external program did not start.
.SH SEE ALSO
.BR quadrivium (7),
.BR quad\-setup (8)
MAN
