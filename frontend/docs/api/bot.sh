#!/bin/sh
# The minimal bot loop with curl and sed: it starts a match and passes every turn until the match is over.
# usage: QUADRIVIUM_TOKEN=qd_pat_… bot.sh [http://localhost:8080 [MATCH]]. Create a token with the scopes play
# and lobby on the page "Programs" of your account.
site=${1:-http://localhost:8080}
match=${2:-}
: "${QUADRIVIUM_TOKEN:?is not set: create an access token on the page "Programs" of your account}"
reply=$(mktemp) || exit 1
trap 'rm -f "$reply"' EXIT

# call METHOD PATH [BODY]: puts the answer into the file $reply and its status into $status. It waits for Retry-After on 429 and 503,
# and repeats the request if the reply is lost, since a repeated PUT counts once.
call() {
    while :; do
        if [ -n "${3:-}" ]; then set -- "$1" "$2" "$3" -H 'Content-Type: application/json' -d "$3"; else set -- "$1" "$2" ''; fi
        method=$1 path=$2 body=$3
        shift 3
        answer=$(curl -s -m 60 -H "Authorization: Bearer $QUADRIVIUM_TOKEN" -o "$reply" -w '%{http_code} %header{retry-after}' -X "$method" "$@" "$site/api/v1$path")
        status=${answer%% *} later=${answer#* }
        case $status in
            000 | 429 | 503) sleep "${later:-1}" ;;
            *) return ;;
        esac
        set -- "$method" "$path" "$body"
    done
}

# The first number or word of a member of the answer.
member() { sed -n "s/.*\"$1\":\"\{0,1\}\([a-z0-9_-]*\).*/\1/p" "$reply" | head -n 1; }
# The turn of this match if orders are due in it. The account can have other matches; this program ignores them.
waiting() { sed -n 's/,"matches":.*//; s/.*{"match":"'"$match"'","game":"[a-z]*","turn":\([0-9]*\).*/\1/p' "$reply"; }

if [ -z "$match" ]; then
    call POST /play '{"game":"stratic","versus":"bot:random","options":{"turn_limit":3}}'
    match=$(member match)
fi
[ -n "$match" ] || { echo "refused: $(member code)" >&2; exit 1; }
echo "$site/match/$match"
seq=0
while :; do
    call GET "/me/inbox?after=$seq&wait=25"
    seq=$(sed -n 's/^{"seq":\([0-9]*\).*/\1/p' "$reply")
    turn=$(waiting)
    [ -z "$turn" ] || call GET "/matches/$match/view?format=compact"
    if [ -n "$turn" ] && grep -q '"owes":true' "$reply"; then
        orders='{"type":"turn","place":[],"moves":[]}'
        [ "$turn" != 0 ] || orders='{"type":"setup","front":"FFFFFFFFFF","back":"AAA.CIAAAA"}'
        call PUT "/matches/$match/turns/$turn/orders" "{\"orders\":$orders}"
        [ "$status" != 409 ] || seq=0 # the turn ended without these orders: read the view again at once
        [ "$status" != 422 ] || call POST "/matches/$match/resign" '{"confirm":true}'
    fi
    call GET "/matches/$match"
    if [ "$(member status)" = finished ]; then
        sed -n 's/.*"result":\({[^}]*}\).*/\1/p' "$reply"
        exit 0
    fi
done
