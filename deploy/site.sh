# site.sh - sourced: what nginx's configuration takes from the settings, both for the server of its own that stack.sh starts and for the
# site of an installed arena (setup.sh). The caller has set `workers`, `trusted`, `sockets`, `app`, `page`, `build`, `texts` and `dumped`, and has `die`.
# shellcheck shell=bash disable=SC2154 # the caller has set what it reads

# Addresses and networks, and none that holds everybody: what such a "proxy" says of a client would be what the client says.
check_trusted() {
    local wrong
    trusted=${trusted// /}
    [ -n "$trusted" ] || return 0
    wrong=$(perl -MSocket=inet_pton,AF_INET,AF_INET6 -e '
        for (split /,/, $ARGV[0], -1) {
            my ($address, $bits) = m{^([0-9A-Fa-f:.]+)(?:/([0-9]{1,3}))?\z} or print("\047$_\047"), exit;
            my $most = inet_pton(AF_INET, $address) ? 32 : inet_pton(AF_INET6, $address) ? 128 : 0;
            print("\047$_\047"), exit if !$most || (defined $bits && ($bits < 1 || $bits > $most));
        }' "$trusted")
    [ -z "$wrong" ] || die "QUADRIVIUM_TRUSTED_PROXIES must be addresses or networks like 10.0.0.1,192.168.0.0/16,2001:db8::/64; $wrong is none"
}

check_site_settings() {
    if ! [[ $workers =~ ^[1-9][0-9]{0,2}$ ]] || [ "$workers" -gt 256 ]; then
        die "QUADRIVIUM_WORKERS must be a number from 1 to 256, not '$workers'"
    fi
    [[ ${QUADRIVIUM_CPU_SECONDS:-10} =~ ^[1-9][0-9]?$|^[1-5][0-9][0-9]$|^600$ ]] || die "QUADRIVIUM_CPU_SECONDS must be a number of seconds from 1 to 600, not '$QUADRIVIUM_CPU_SECONDS'"
    [[ ${QUADRIVIUM_BODY_SECONDS:-20} =~ ^[1-9][0-9]{0,3}$ ]] || die "QUADRIVIUM_BODY_SECONDS must be a number of seconds, not '$QUADRIVIUM_BODY_SECONDS'"
    [[ ${QUADRIVIUM_DUMPS:-1} =~ ^[01]$ ]] || die "QUADRIVIUM_DUMPS must be 0 or 1, not '$QUADRIVIUM_DUMPS'"
    check_trusted
}

# Where the page is, for addresses that must be whole: the public address, else what the request names, if that is nothing but a host.
site_lines() {
    local site=${QUADRIVIUM_PUBLIC_URL:-}
    # shellcheck disable=SC2016 # nginx reads these variables
    if [[ $site =~ ^https?://[]A-Za-z0-9.:/_[-]+$ ]]; then printf 'default "%s";' "${site%/}"
    else printf %s 'default ""; "~^[]A-Za-z0-9.:[-]+$" "$client_scheme://$client_host";'; fi
}

# Which page a language gets: the one of the first language of a list that there is ("fr, de-AT;q=0.8, en;q=0.5" is German).
page_lines() {
    local name all
    all=$(cd "$page/locales" && printf '%s|' */ | tr -d /)
    for name in ${all//|/ }; do
        [ -f "$page/index.$name.html" ] || [ "$name" = en ] || continue
        printf '"~*^(?:\\s*+(?!(?:%s)\\b)[^,]*,)*\\s*+%s\\b" "%s"; ' "${all%|}" "$name" "$([ "$name" = en ] || printf %s ".$name")"
    done
}

# Replace in `text` the words between @ signs that follow from the settings. Kept connections pin a worker each: all nginx PROCESSES together
# keep fewer than there are workers.
fill_site() { # PROCESSES
    local name forwarders='' real_ip='' kept keepalive='' keep_conn=off doors='' door answer cards
    kept=$(((workers - 2) / $1))
    for name in ${trusted//,/ }; do forwarders+=" $name 1;" real_ip+=" set_real_ip_from $name;"; done
    [ "$kept" -lt 1 ] || keepalive="keepalive $kept;" keep_conn=on
    for ((door = 0; door < workers; door++)); do doors+=" server \"unix:$sockets/api-$door.sock\" max_fails=0;"; done
    # A request gets a share of a processor: it may take several times as long as the processor time it may spend.
    answer=$((6 * ${QUADRIVIUM_CPU_SECONDS:-10}))
    text=${text//@BODY_SECONDS@/"${QUADRIVIUM_BODY_SECONDS:-20}"}
    text=${text//@ANSWER_SECONDS@/"$((answer > 60 ? answer : 60))"}
    cards=$(cd "$page/icons" && printf '%s\n' card-*.png | sed -n 's/^card-\([a-z]*\)\.png$/\1/p' | paste -sd '|')
    text=${text//@SITE@/"$(site_lines)"}
    text=${text//@CARDS@/"$cards"}
    text=${text//@PAGES@/"$(page_lines)"}
    text=${text//@FORWARDERS@/"$forwarders"}
    text=${text//@REAL_IP@/"$real_ip"}
    text=${text//@KEEPALIVE@/"$keepalive"}
    text=${text//@KEEP_CONN@/"$keep_conn"}
    text=${text//@DOORS@/"$doors"}
    text=${text//@SOCKETS@/"$sockets"}
    text=${text//@ROOT@/"$app"}
    text=${text//@PAGE@/"$page"}
    text=${text//@DOCS@/"${docs:-$page}"}
    text=${text//@TEXTS@/"$texts"}
    [ "${QUADRIVIUM_DUMPS:-1}" = 1 ] || dumped=/nonexistent
    text=${text//@DUMPED@/"$dumped"}
    text=${text//@BUILD@/"$build"}
}
