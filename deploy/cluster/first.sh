#!/usr/bin/env bash
# first.sh SECRETS CONNECTION - called by Patroni once, on the first primary of a new cluster: the database, the arena's roles and their passwords.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd -P)
# shellcheck disable=SC1090,SC1091 # made by secrets.sh
source "$1"
connection=$2
sql() { psql -XAtq -v ON_ERROR_STOP=1 -d "$connection" "$@"; }
sql -c "create database quadrivium template template0 encoding 'UTF8' locale 'C.UTF-8'"
connection="$connection dbname=quadrivium"
[[ $2 != postgres*://* ]] || connection=$(sed -E 's#(//[^/]*/)[^?]*#\1quadrivium#' <<<"$2")
sql -f "$here/../../sql/roles.sql"
# Passwords come by standard input, where neither the list of processes nor the log shows them.
for role in OWNER API CLOCK BOT WAITER READER; do
    password=${role}_PASSWORD
    printf "set log_statement = 'none'; alter role quad_%s password '%s';\n" "${role,,}" "${!password}"
done | sql >/dev/null
