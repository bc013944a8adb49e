#!/bin/sh
# An agent that plays whole games of Stratagem with curl and sed. It sends infantry from each of its provinces to every neighbour,
# recruits and builds everywhere, and accepts every treaty. The server drops the orders that the rules do not allow and accepts the others.
# usage: QUADRIVIUM_TOKEN=qd_pat_… stratagem.sh [http://localhost:8080 [MATCH]]. Create a token with the scopes
# play and lobby on the page "Programs" of your account.
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
# One line for each province in sight: id, owner, codes of the neighbours.
provinces() { grep -o '"[a-z]*":{"tr":"[A-Z]","o":"[^"]*","u":[^}]*"adj":\[[^]]*\]' "$reply" | sed 's/^"\([a-z]*\)":.*"o":"\([^"]*\)".*"adj":\[\(.*\)\]$/\1 \2 \3/; s/[",]/ /g'; }
# Puts commas between the items of a list.
join() { sed '$!s/$/,/' | tr -d '\n'; }

orders() {
    me=p$(sed -n 's/.*"p":"player_\([0-3]\)".*/\1/p' "$reply")
    mine=$(provinces | while read -r id owner near; do [ "$owner" != "$me" ] || echo "$id $near"; done)
    moves=$(echo "$mine" | while read -r id near; do
        for to in $near; do printf '{"from":"%s","path":["%s"],"units":{"infantry":1}}\n' "$id" "$to"; done
    done | join)
    recruits=$(echo "$mine" | while read -r id near; do printf '{"at":"%s","unit":"infantry"}\n' "$id"; done | join)
    builds=$(echo "$mine" | while read -r id near; do printf '{"at":"%s","what":"market"}\n' "$id"; done | join)
    accept=$(grep -o '{"f":"p[0-3]"[^}]*"k":' "$reply" | sed 's/{"f":"\(p[0-3]\)".*/{"from":"\1"}/' | sort -u | join)
    printf '{"recruit":[%s],"moves":[%s],"build":[%s],"diplomacy":{"accept":[%s]}}' "$recruits" "$moves" "$builds" "$accept"
}

if [ -z "$match" ]; then
    call POST /play '{"game":"stratagem","versus":"bot:random","options":{"max_turns":10},"clock":{"mode":"untimed"}}'
    match=$(member match)
fi
[ -n "$match" ] || { echo "refused: $(member code)" >&2; exit 1; }
echo "$site/matches/$match"
seq=0
while :; do
    call GET "/me/inbox?after=$seq&wait=25"
    seq=$(sed -n 's/^{"seq":\([0-9]*\).*/\1/p' "$reply")
    if grep -q "\"match\":\"$match\"" "$reply"; then
        call GET "/matches/$match/view?format=compact"
        if grep -q '"owes":true' "$reply"; then
            turn=$(sed -n 's/.*"t":\([0-9]*\),"p":.*/\1/p' "$reply")
            call PUT "/matches/$match/turns/$turn/orders" "{\"orders\":$(orders)}"
            [ "$status" != 409 ] || seq=0 # the turn ended without these orders: read the view again at once
            [ "$status" != 422 ] || { echo "refused: $(member code)" >&2; exit 1; }
        fi
    fi
    call GET "/matches/$match"
    if [ "$(member status)" = finished ]; then
        sed -n 's/.*"result":\({[^}]*}\).*/\1/p' "$reply"
        exit 0
    fi
done
