#!/usr/bin/env bash
# stack.sh run|stop - the whole arena on one machine, as one foreground process: PostgreSQL (when none is configured), waiter,
# clock, bots, workers, nginx. `make run` and every test that needs a server start it through here. It is the parent of all it
# starts: what dies is started again, SIGINT or SIGTERM stops everything in order. Settings: see usage below.
set -u

usage() {
    cat <<'TEXT'
usage: deploy/stack.sh run|stop
  PORT (8080; 0: any free one)   LISTEN (127.0.0.1)     address nginx listens on
  QUADRIVIUM_TLS_CERT, _KEY      PEM files: the port above speaks TLS; QUADRIVIUM_HTTP_PORT: a second one that sends browsers there
  QUADRIVIUM_TRUSTED_PROXIES     front servers whose X-Forwarded-For, -Proto and -Host count (10.0.0.1,2001:db8::/64)
  QUADRIVIUM_METRICS_PORT        a port on 127.0.0.1 for /metrics
  QUADRIVIUM_HOME (var/)         run directory: database cluster, logs
  QUADRIVIUM_DATABASE_URL        an existing PostgreSQL instead of a private one; any number of nodes can share it
  QUADRIVIUM_DATABASE_URL_OWNER, _API, _CLOCK, _BOT, _WAITER   the same for one program each, in its own role (see README.md)
  QUADRIVIUM_DATABASE_URL_REPLICA   its standbys, for reads that can be two seconds old
  QUADRIVIUM_DRAIN_SECONDS (0)   how long /readyz says that this node is about to stop before it stops
  QUADRIVIUM_WORKERS (12)        API processes          QUADRIVIUM_RECYCLE (10000) requests each before it is replaced
  QUADRIVIUM_BOTS (as many as processors)   processes that think for bots; 0: none here
  QUADRIVIUM_NICE                0: workers for costly requests do not give way to the others
  QUADRIVIUM_BUILD (build/)      where the programs lie
  QUADRIVIUM_PAGE (build/page)   the page that is served; frontend: the modules as written, for work on them
  QUADRIVIUM_QUIET               1: the log goes to its file only
  QUADRIVIUM_BACKUP              a directory for backups of the private cluster (see README.md)
  QUADRIVIUM_LOG_BYTES (50000000)   a log file is put away when it is larger; four old ones are kept
  QUADRIVIUM_OIDC_ISSUER, _CLIENT_ID, _CLIENT_SECRET_FILE, _NAME, _SCOPES   a sign-in service of your own (see README.md)
  QUADRIVIUM_DUMPS (1)           0: the dumps in the run directory's dumps/ are not published at /dumps/
  QUADRIVIUM_PUBLIC_URL, QUADRIVIUM_SMTP_URL, QUADRIVIUM_MAIL_FROM   all three: mail is sent (see README.md)
TEXT
}

umask 077
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=deploy/access.sh
source "$root/deploy/access.sh"
# shellcheck source=deploy/site.sh
source "$root/deploy/site.sh"
# shellcheck source=deploy/children.sh
source "$root/deploy/children.sh"
port=${PORT:-8080}
listen=${LISTEN:-127.0.0.1}
http_port=${QUADRIVIUM_HTTP_PORT:-}
metrics_port=${QUADRIVIUM_METRICS_PORT:-}
tls_cert=${QUADRIVIUM_TLS_CERT:-}
tls_key=${QUADRIVIUM_TLS_KEY:-}
trusted=${QUADRIVIUM_TRUSTED_PROXIES:-}
log_bytes=${QUADRIVIUM_LOG_BYTES:-50000000}
workers=${QUADRIVIUM_WORKERS:-12}
bots=${QUADRIVIUM_BOTS:-$(nproc)}
backup=${QUADRIVIUM_BACKUP:-}
drain=${QUADRIVIUM_DRAIN_SECONDS:-0}
build=${QUADRIVIUM_BUILD:-build}
[[ $build = /* ]] || build=$root/$build
page=${QUADRIVIUM_PAGE:-${build%/asan}/page}
[[ $page = /* ]] || page=$root/$page
docs=$page # the sources of the documents are not pages yet, so then the documents of the last build are served
[ ! -f "$page/docs/frame.html" ] || docs=${build%/asan}/page
log=/dev/null # until the run directory is ours

say() {
    printf '%(%H:%M:%S)T stack: %s\n' -1 "$*"
    [ "$log" = /dev/null ] || printf '{"at":"%s","level":"info","from":"stack","event":"%s"}\n' \
        "$(date -u +%Y-%m-%dT%H:%M:%S.%3NZ)" "${*//[\"\\]/\'}" >>"$log"
}

die() {
    printf 'quadrivium: %s\n' "$*" >&2
    exit 1
}

short_name_of() { printf %s "$1" | sha256sum | cut -c1-10; }

# ---- who runs it, and where -----------------------------------------------------------------------------------------------

# PostgreSQL refuses root, and nothing else here needs it: as root everything runs as `postgres`, or as the owner of a cluster
# that an ordinary user made here before. $as puts a command under that user and keeps its process id.
choose_user() {
    as=()
    [ "$(id -u)" = 0 ] || return 0
    local user=postgres owner
    owner=$(stat -c %u "${QUADRIVIUM_HOME:-$root/var}/pg" 2>/dev/null || echo 0)
    [ "$owner" = 0 ] || user=$owner
    id -u "$user" >/dev/null 2>&1 || user=nobody
    as=(setpriv "--reuid=$user" "--regid=$(id -g "$user")" --clear-groups --inh-caps=-all)
    service_user=$user
}

give() { [ ${#as[@]} -eq 0 ] || chown "$service_user" "$@"; }

as_service() { if [ ${#as[@]} -gt 0 ]; then "${as[@]}" -- "$@"; else "$@"; fi; }

# var/ in the checkout when the services' user can work there, else a place of its own, named after the checkout.
choose_home() {
    home=${QUADRIVIUM_HOME:-}
    if [ -z "$home" ]; then
        home=$root/var
        if [ "$(id -u)" = 0 ]; then
            as_service test -x "$root" || home=/var/lib/quadrivium-$(short_name_of "$root")
        elif [ ! -w "$home" ] && { [ -e "$home" ] || [ ! -w "$root" ]; }; then
            home=${XDG_STATE_HOME:-$HOME/.local/state}/quadrivium-$(short_name_of "$root")
        fi
    fi
    [[ $home = /* ]] || home=$PWD/$home
}

make_home() {
    local parts
    (umask 022 && mkdir -p "$home") || die "cannot make the run directory $home"
    home=$(cd "$home" && pwd -P) || die "cannot enter the run directory $home"
    case $home$root$page in
        *[\"\$\\\;]* | *$'\n'*) die "a path with quotes, dollar signs, backslashes or semicolons cannot stand in nginx's configuration: $home, $page" ;;
    esac
    parts=("$home"/{.,log,run,nginx,nginx/{body,fastcgi,proxy,uwsgi,scgi,cache,extra}})
    mkdir -p "${parts[@]}" || die "cannot write in the run directory $home (it belongs to $(stat -c %U "$home")); set QUADRIVIUM_HOME to another"
    chmod 700 "${parts[@]}" && give "${parts[@]}"
    chmod 600 "$home"/log/*.log* "$home"/run/* 2>/dev/null # of earlier versions
    as_service test -w "$home/run" || die "the user $(as_service id -un) cannot reach the run directory $home; set QUADRIVIUM_HOME to one it can"
}

# The programs and pages must be readable by the services' user; under a closed home directory they are not: copy them.
settle_root() {
    app=$root
    if ! as_service test -x "$build/quad-api" || ! as_service test -r "$page/index.html" ||
        ! as_service test -r "$root/nginx/headers.conf"; then
        say "the services' user cannot read $root; working from a copy in $home/app"
        rm -rf "$home/app"
        mkdir -p "$home/app/build"
        cp "$build"/quad* "$home/app/build/"
        cp "$build/openapi.json" "$home/app/build/" 2>/dev/null
        cp -R "$root/nginx" "$root/sql" "$home/app/"
        mkdir "$home/app/page"
        (tar -cf - --exclude=node_modules -C "$page" . | tar -xf - -C "$home/app/page") # a pipeline: see deploy/children.sh
        cp -R "$docs/docs" "$home/app/page/"
        chmod -R u+rwX "$home/app"
        give -R "$home/app"
        app=$home/app
        build=$home/app/build
        page=$home/app/page
        docs=$page
    fi
}

# ---- leftovers of an earlier life -----------------------------------------------------------------------------------------

# After kill -9 of the parents, nginx's workers go on listening and PostgreSQL's go on dying. Ours are those of the known names
# that work inside this run directory.
orphans() {
    local dir name cwd
    # One process looks at all the others: a machine may have thousands.
    while read -r dir cwd; do
        [[ $cwd/ = "$home"/* ]] || continue
        read -r name <"$dir/comm" || continue
        case $name in
            nginx | postgres | quad | quad-api | quad-costly | quad-hashing | quad-calling | quad-waiter | quad-clock | quad-bot) is_alive "${dir#/proc/}" && echo "${dir#/proc/} $name" ;;
        esac
    done < <(find /proc -mindepth 2 -maxdepth 2 -path '/proc/[0-9]*/cwd' -printf '%h %l\n' 9>&-)
} 2>/dev/null

clear_orphans() {
    local found try pid name signal
    for try in {1..200}; do
        found=$(orphans)
        [ -n "$found" ] || break
        [ "$try" != 1 ] || say "clearing what an earlier run left: $(echo "$found" | awk '{ print $2 }' | sort | uniq -c | tr -s ' \n' ' ')"
        case $try in
            1 | 40) signal=TERM ;;
            100 | 150) signal=KILL ;;
            *) signal='' ;;
        esac
        while [ -n "$signal" ] && read -r pid name; do
            if [ "$name" = postgres ] && [ "$signal" = TERM ]; then kill -INT "$pid" 2>/dev/null
            else kill "-$signal" "$pid" 2>/dev/null; fi
        done <<<"$found"
        pause 0.1
    done
    if [ -f "$home/run/sockets" ]; then
        local old
        old=$(<"$home/run/sockets")
        [[ $old = /tmp/quad.?????? ]] && rm -rf "$old"
    fi
    rm -f "$home/run/url" "$home/run/database" "$home/run/sockets" "$shm" "$shm".*
    # A dead postmaster that nobody has reaped yet looks alive to the next one.
    local old_pid
    old_pid=$(head -n 1 "$home/pg/postmaster.pid" 2>/dev/null)
    if [ -n "$old_pid" ] && [ -e "/proc/$old_pid" ] && ! is_alive "$old_pid"; then rm -f "$home/pg/postmaster.pid"; fi
}

# ---- children -------------------------------------------------------------------------------------------------------------

# The address of the database for one program: QUADRIVIUM_DATABASE_URL_<ROLE>, else the one for all. It hears of no other.
use_database() { # ROLE
    local own=QUADRIVIUM_DATABASE_URL_$1 url replica=${QUADRIVIUM_DATABASE_URL_REPLICA:-}
    url=${!own:-${QUADRIVIUM_DATABASE_URL:-}}
    unset "${!QUADRIVIUM_DATABASE_URL@}"
    [ "$1" = NONE ] || export QUADRIVIUM_DATABASE_URL=$url
    [ "$1" != API ] || [ -z "$replica" ] || export QUADRIVIUM_DATABASE_URL_REPLICA=$replica
}

# Replace this (forked) shell by the service: own session, so that a Ctrl-C at the terminal reaches only us; its signal to stop
# comes by itself should we be killed.
become() { # SIGNAL ROLE command...
    local signal=$1
    use_database "$2"
    shift 2
    cd "$home" || exit 1
    [ -z "${bell:-}" ] || exec {bell}>&-
    exec setsid setpriv "${as[@]:1}" "--pdeathsig=$signal" -- "$@" 9>&- </dev/null
}

launch_postgres() {
    local connections=$((workers + bots + 60))
    local archive=()
    [ -z "$backup" ] || archive=(-c archive_mode=on -c archive_timeout=60 -c wal_level=replica
        -c "archive_command=pgbackrest --config='$home/run/pgbackrest.conf' --stanza=quadrivium archive-push '%p'")
    become INT NONE "$pgbin/postgres" -D "$home/pg" -k "$sockets" -c listen_addresses= -c unix_socket_permissions=0700 "${archive[@]}" \
        -c fsync=on -c synchronous_commit=on -c shared_buffers=128MB -c "max_connections=$((connections > 200 ? connections : 200))" \
        -c max_wal_size=2GB -c log_line_prefix='%m [%p] ' -c log_checkpoints=off >>"$home/log/postgresql.log" 2>&1
}
launch_waiter() { become TERM WAITER "$build/quad-waiter" >>"$log" 2>&1; }
launch_clock() { become TERM CLOCK "$build/quad-clock" >>"$log" 2>&1; }
launch_bots() { become TERM BOT "$build/quad-bot" >>"$log" 2>&1; }
launch_api() { become TERM API "$build/quad-api" >>"$log" 2>&1; }
launch_nginx() {
    rm -f "$sockets/local.sock" # a killed nginx leaves it
    [ -z "$low_port" ] || as=("${as[@]/#--inh-caps=-all/"--inh-caps=-all,+net_bind_service"}" "--ambient-caps=-all,+net_bind_service")
    become QUIT NONE "$nginx" -p "$home/nginx/" -e stderr -c "$home/nginx/nginx.conf" >>"$log" 2>&1
}

supervise() {
    look_at_clock
    local rotated=$now
    while [ -z "$stopping" ]; do
        tend_children
        if [ $((now - rotated)) -ge 5000 ]; then
            rotated=$now
            rotate "$log"
            rotate "$home/log/postgresql.log"
        fi
        pause 0.1
    done
}

# Front servers learn first, from /readyz, that this node is about to stop; meanwhile it serves all who come. A second signal stops it at once.
drain() {
    [ "$drain" != 0 ] || return 0
    say "draining for $drain s"
    trap 'drain=0' INT TERM HUP
    : >"$sockets/draining"
    look_at_clock
    local end=$((now + drain * 1000))
    while [ "$now" -lt "$end" ] && [ "$drain" != 0 ]; do
        tend_children
        pause 0.1
    done
}

# Nobody new comes in, the parked are let go, what runs is finished, then the database closes.
stop_all() {
    trap '' INT TERM HUP
    [ ${#order[@]} -eq 0 ] || say "stopping"
    ask_to_end QUIT nginx
    pause 0.05
    ask_to_end TERM waiter
    await_end nginx 8
    ask_to_end TERM api
    ask_to_end TERM clock
    ask_to_end TERM bots
    await_end api 20
    await_end clock 20
    await_end bots 20
    await_end waiter 10
    ask_to_end INT postgres
    await_end postgres 60
}

clean_up() {
    local status=$?
    stop_all 2>/dev/null
    [ -z "${sockets:-}" ] || rm -rf "$sockets"
    rm -f "$home/run/url" "$home/run/pid" "$home/run/database" "$home/run/sockets" "$shm" "$shm".*
    [ ${#order[@]} -eq 0 ] || say "stopped"
    if [ -n "${follower:-}" ]; then
        pause 0.2
        kill "$follower" 2>/dev/null
        wait "$follower" 2>/dev/null
    fi
    exit "$status"
}

# ---- starting -------------------------------------------------------------------------------------------------------------

is_listening() { (exec 3<>"/dev/tcp/$1/$2") 2>/dev/null; }

# Is the port a number and free? 0 becomes one that is. $port_found says which. nginx listens there only later: the numbers go by this process, so that
# two arenas that start at the same time do not choose the same one. Connections get ports above this range.
ports_tried=0
check_port() { # SETTING VALUE ADDRESS
    local try here=$3
    port_found=$2
    if ! [[ $2 =~ ^[0-9]{1,5}$ ]] || [ "$2" -gt 65535 ]; then die "$1 must be a number from 0 to 65535, not '$2'"; fi
    [ "$here" != 0.0.0.0 ] || here=127.0.0.1
    if [ "$2" = 0 ]; then
        for try in {1..50}; do
            port_found=$((20000 + ($$ + 4831 * ports_tried++) % 12000))
            is_listening "$here" "$port_found" || break
        done
    fi
    if is_listening "$here" "$port_found" || { has_loopback6 && is_listening ::1 "$port_found"; }; then
        die "port $port_found is taken by another program; choose one with $1=number"
    fi
    if [ "$port_found" -lt "$(cat /proc/sys/net/ipv4/ip_unprivileged_port_start 2>/dev/null || echo 1024)" ]; then
        [ ${#as[@]} -gt 0 ] || die "port $port_found needs root's rights; start as root (nginx alone gets the right to it), or choose one above 1023"
        low_port=1
    fi
}

check_ports() {
    low_port=''
    check_port PORT "$port" "$listen"
    port=$port_found
    if [ -n "$http_port" ]; then
        check_port QUADRIVIUM_HTTP_PORT "$http_port" "$listen"
        http_port=$port_found
    fi
    if [ -n "$metrics_port" ]; then
        check_port QUADRIVIUM_METRICS_PORT "$metrics_port" 127.0.0.1
        metrics_port=$port_found
    fi
}

# ---- settings of the front -------------------------------------------------------------------------------------------------

check_tls() {
    local name
    if [ -z "$tls_cert$tls_key" ]; then
        [ -z "$http_port" ] || die "QUADRIVIUM_HTTP_PORT sends browsers on to TLS; set QUADRIVIUM_TLS_CERT and QUADRIVIUM_TLS_KEY too"
        return 0
    fi
    if [ -z "$tls_cert" ] || [ -z "$tls_key" ]; then
        die "QUADRIVIUM_TLS_CERT and QUADRIVIUM_TLS_KEY belong together; one is not set"
    fi
    for name in tls_cert tls_key; do
        [[ ${!name} = /* ]] || printf -v "$name" %s "$started_in/${!name}"
        [ -r "${!name}" ] || die "the file ${!name} (QUADRIVIUM_${name^^}) cannot be read"
        case ${!name} in *[\"\$\\\;]* | *$'\n'*) die "the name of a certificate's file may have no quotes, dollar signs, backslashes or semicolons: ${!name}" ;; esac
    done
    # Keys are often root's alone, and nginx does not run as root: it gets a copy.
    if ! as_service test -r "$tls_cert" || ! as_service test -r "$tls_key"; then
        install -m 600 "$tls_cert" "$home/nginx/cert.pem" || die "the certificate cannot be copied to $home/nginx"
        install -m 600 "$tls_key" "$home/nginx/key.pem" || die "the key cannot be copied to $home/nginx"
        give "$home/nginx/cert.pem" "$home/nginx/key.pem"
        tls_cert=$home/nginx/cert.pem
        tls_key=$home/nginx/key.pem
    fi
}

# "localhost" is often ::1 first; someone else's page must not answer there.
has_loopback6() { [ "$listen" = 127.0.0.1 ] && grep -q '^0\{31\}1 ' /proc/net/if_inet6 2>/dev/null; }

find_postgres() {
    local dir
    pgbin=''
    for dir in /usr/lib/postgresql/*/bin "$(pg_config --bindir 2>/dev/null)"; do
        [ -x "$dir/initdb" ] && [ -x "$dir/postgres" ] && pgbin=$dir
    done
    [ -n "$pgbin" ] || die "PostgreSQL's programs were not found; run 'make deps'"
}

# A half-made cluster is never mistaken for a whole one: it gets its name when it is whole.
start_postgres() {
    local try
    find_postgres
    if [ ! -d "$home/pg" ]; then
        say "making a database cluster in $home/pg"
        rm -rf "$home/pg.tmp"
        as_service "$pgbin/initdb" -D "$home/pg.tmp" -U quad -A peer -E UTF8 --locale=C.UTF-8 -k \
            >"$home/log/initdb.log" 2>&1 9>&- || die "initdb failed; see $home/log/initdb.log"
        mv "$home/pg.tmp" "$home/pg"
    fi
    write_access "$home/pg" "$(as_service id -un)" # each time: clusters of earlier versions let anybody in
    rm -f "$home/run/pgbackrest.conf"
    [ -z "$backup" ] || write_backup_conf
    start_child postgres
    for try in {1..1200}; do
        as_service "$pgbin/pg_isready" -q -h "$sockets" -U quad -d postgres 9>&- && break
        is_alive "${pid_of[postgres]}" || die "PostgreSQL did not start: $(tail -n 3 "$home/log/postgresql.log")"
        [ -z "$stopping" ] || exit 0
        pause 0.05
    done
    make_database
    [ -z "$backup" ] || (cd "$home" && as_service pgbackrest --config="$home/run/pgbackrest.conf" --stanza=quadrivium stanza-create) >>"$home/log/backup.log" 2>&1 9>&- ||
        die "cannot prepare the backups in $backup; see $home/log/backup.log"
    export QUADRIVIUM_DATABASE_URL="host=$sockets dbname=quadrivium user=quad_owner" role
    echo "$QUADRIVIUM_DATABASE_URL" >"$home/run/database" # for `quad dump` and its like
    for role in API CLOCK BOT WAITER READER; do export "QUADRIVIUM_DATABASE_URL_$role=${QUADRIVIUM_DATABASE_URL/_owner/_${role,,}}"; done
}

# What pgBackRest has to know: written at each start, since the sockets' directory is another each time.
write_backup_conf() {
    command -v pgbackrest >/dev/null || die "QUADRIVIUM_BACKUP is set, but pgbackrest is not installed: deploy/deps.sh backup"
    if ! mkdir -p "$backup" || ! backup=$(cd "$backup" && pwd -P); then die "cannot make the directory for backups $backup"; fi
    case $backup in *[\'$'\n'=]*) die "QUADRIVIUM_BACKUP must not hold quotes or equals signs: $backup" ;; esac
    chmod 700 "$backup" && give "$backup"
    mkdir -p "$home/backup" && give "$home/backup"
    cat >"$home/run/pgbackrest.conf" <<CONF
[global]
repo1-path=$backup
repo1-retention-full=4
lock-path=$home/backup
spool-path=$home/backup
log-level-file=off
log-level-console=warn
start-fast=y
[quadrivium]
pg1-path=$home/pg
pg1-socket-path=$sockets
pg1-user=quad
pg1-database=postgres
CONF
    give "$home/run/pgbackrest.conf"
}

# The superuser makes the database and its roles, and does nothing else.
make_database() {
    local psql=(psql -XAtq -v ON_ERROR_STOP=1 -h "$sockets" -U quad)
    if [ "$(as_service "${psql[@]}" -d postgres -c "select 1 from pg_database where datname = 'quadrivium'" 9>&-)" != 1 ]; then
        as_service "${psql[@]}" -d postgres -c "create database quadrivium template template0" 9>&- || die "cannot make the database"
    fi
    as_service "${psql[@]}" -d quadrivium -f "$app/sql/roles.sql" 9>&- || die "cannot make the database's roles"
}

# Where browsers find the page under TLS.
secure_site() {
    local site=${QUADRIVIUM_PUBLIC_URL:-}
    if [[ $site = https://* ]]; then printf %s "${site%/}"
    elif [ "$port" = 443 ]; then printf %s "https://\$host"
    else printf %s "https://\$host:$port"; fi
}

# What Mozilla's "intermediate" profile has; a plain request that strays here is sent on. HTTP/2 makes many requests of one connection
# cheap to send: after a thousand it begins anew.
tls_lines() {
    cat <<CONF
ssl_certificate "$tls_cert";
        ssl_certificate_key "$tls_key";
        ssl_protocols TLSv1.2 TLSv1.3;
        ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
        ssl_prefer_server_ciphers off;
        ssl_session_cache shared:tls:4m;
        ssl_session_timeout 1d;
        ssl_session_tickets off;
        keepalive_requests 1000;
        error_page 497 =308 $(secure_site)\$request_uri;
CONF
}

write_nginx_conf() {
    local text cores processes files modules
    nginx=$(PATH=$PATH:/usr/sbin:/sbin command -v nginx) || die "nginx was not found; run 'make deps'"
    modules=/usr/lib/nginx/modules # Debian's place
    [ -d "$modules" ] || modules=$("$nginx" -V 2>&1 | grep -o -- '--modules-path=[^ ]*' | cut -d= -f2)
    [ -e "$modules/ngx_http_lua_module.so" ] || die "nginx has no Lua module; run 'make deps'"
    [ -e "$modules/ngx_http_brotli_static_module.so" ] || die "nginx has no Brotli module; run 'make deps'"
    cores=$(nproc)
    processes=$((cores > 4 ? 4 : cores))
    [ "$workers" -ge 6 ] || processes=1
    files=$(ulimit -n)
    text=$(<"$app/nginx/quadrivium.conf.in")
    local name listens='' tls='' redirect='' metrics=''
    for name in "$listen" $(! has_loopback6 || echo '[::1]'); do
        listens+=" listen $name:$port${tls_cert:+ ssl http2};"
        [ -z "$http_port" ] || redirect+=" listen $name:$http_port;"
    done
    [ -z "$tls_cert" ] || tls=$(tls_lines)
    [ -z "$http_port" ] || redirect="server { $redirect server_name _; return 308 $(secure_site)\$request_uri; }"
    [ -z "$metrics_port" ] || metrics="listen 127.0.0.1:$metrics_port;"
    text=${text//@MODULES@/"$modules"}
    text=${text//@NGINX_WORKERS@/"$processes"}
    text=${text//@CONNECTIONS@/"$((files > 17000 ? 16384 : files - 200))"}
    text=${text//@LISTEN@/"$listens"}
    text=${text//@TLS@/"$tls"}
    text=${text//@REDIRECT@/"$redirect"}
    text=${text//@METRICS@/"$metrics"}
    text=${text//@HOME@/"$home"}
    texts=$home  # the host's texts lie in site/ there
    dumped=$home # and its dumps in dumps/
    fill_site "$processes"
    printf '%s\n' "$text" >"$home/nginx/nginx.conf"
    give "$home/nginx/nginx.conf"
    # What the operator brings may be wrong, the rest is ours. As the services' user: nginx run as root would give its directories away.
    [ -z "$tls_cert$trusted" ] || [ -n "$low_port" ] ||
        as_service "$nginx" -t -q -p "$home/nginx/" -e stderr -c "$home/nginx/nginx.conf" 9>&- || die "nginx refuses its configuration"
}

await_ready() {
    local try name ask=(curl -s --max-time 2 --unix-socket "$sockets/local.sock" http://localhost/readyz)
    for try in {1..400}; do
        [ -z "$stopping" ] || exit 0
        for name in "${order[@]}"; do
            is_alive "${pid_of[$name]}" && continue
            tail -n 12 "$log" >&2
            die "$name did not start; the whole log is $log"
        done
        "${ask[@]}" -f -o "$home/run/ready.txt" 9>&- && return 0
        pause 0.15
    done
    tail -n 12 "$log" >&2
    die "the arena is not ready after a minute: $("${ask[@]}"); the whole log is $log"
}

# A log that has grown is copied away and emptied: all writers append, so none has to open it again. A line written in the moment between
# the two is lost.
rotate() { # FILE
    local n
    [ "$(stat -c %s "$1" 2>/dev/null || echo 0)" -gt "$log_bytes" ] || return 0
    for n in 3 2 1; do [ ! -e "$1.$n" ] || mv "$1.$n" "$1.$((n + 1))"; done
    cp -p "$1" "$1.1"
    truncate -s 0 "$1"
}

# The log is one file that all append to; the terminal shows it in a readable form.
open_log() {
    log=$home/log/quadrivium.log
    touch "$log"
    give "$log"
    follower=''
    if [ "${QUADRIVIUM_QUIET:-0}" = 0 ]; then
        tail -n 0 -F "--pid=$$" "$log" 2>/dev/null 9>&- > >(exec perl "$root/deploy/readable-log.pl" 9>&-) &
        follower=$!
    fi
}

# Who holds the lock is the supervisor, or for a moment a helper that outlives one that was killed: only a living supervisor runs "already".
say_already_running() {
    local try url pid
    for try in {1..300}; do
        flock -n 9 && return 0 # it is gone; the place is ours
        url=''
        read -r pid <"$home/run/pid" && is_alive "$pid" && url=$(cat "$home/run/url") && break
        pause 0.1
    done 2>/dev/null
    [ -n "${url:-}" ] || die "another start is at work in $home and not ready yet"
    echo "Quadrivium is already running at $url (run directory $home; make stop ends it)"
    [ -z "${PORT:-}" ] || [[ $url = *:$PORT/ ]] ||
        die "for a second one on port $PORT give it a run directory of its own: QUADRIVIUM_HOME=..."
    exit 0
}

run() {
    local started_in=$PWD
    if ! [[ $bots =~ ^(0|[1-9][0-9]{0,2})$ ]] || [ "$bots" -gt 256 ]; then
        die "QUADRIVIUM_BOTS must be a number from 0 to 256, not '$bots'"
    fi
    [[ $drain =~ ^(0|[1-9][0-9]{0,2})$ ]] || die "QUADRIVIUM_DRAIN_SECONDS must be a number from 0 to 999, not '$drain'"
    [[ $log_bytes =~ ^[0-9]{4,12}$ ]] || die "QUADRIVIUM_LOG_BYTES must be a number of bytes, at least 1000, not '$log_bytes'"
    local name
    for name in "${!QUADRIVIUM_DATABASE_URL_@}"; do
        [ -z "${!name}" ] || [ -n "${QUADRIVIUM_DATABASE_URL:-}" ] || die "$name is set, but QUADRIVIUM_DATABASE_URL is not: set it too"
    done
    [ -z "$backup" ] || [ -z "${QUADRIVIUM_DATABASE_URL:-}" ] || die "QUADRIVIUM_BACKUP is for the private cluster; a PostgreSQL of your own has backups of its own"
    [ -z "$backup" ] || [[ $backup = /* ]] || backup=$started_in/$backup
    [ -x "$build/quad-api" ] || die "$build/quad-api is missing; run 'make' first"
    [ -f "$page/index.html" ] || die "$page/index.html is missing; run 'make' first"
    check_site_settings
    choose_user
    choose_home
    make_home
    cd "$home" || exit 1
    shm=$home/run/table
    [ ! -w /dev/shm ] || shm=/dev/shm/quadrivium-$(short_name_of "$home")
    exec 9>>"$home/.lock"
    flock -n 9 || say_already_running

    check_tls
    stopping=''
    sockets=''
    trap 'stopping=1' INT TERM HUP
    trap '' PIPE
    trap clean_up EXIT
    open_log
    clear_orphans
    check_ports
    [ "$home" = "$root/var" ] || say "run directory: $home"
    settle_root
    ulimit -n "$(ulimit -Hn)" 2>/dev/null
    sockets=$(mktemp -d /tmp/quad.XXXXXX) || die "cannot make a directory for sockets in /tmp"
    give "$sockets"
    echo "$sockets" >"$home/run/sockets"
    echo $$ >"$home/run/pid"
    export QUADRIVIUM_HOME=$home QUADRIVIUM_ROOT=$app QUADRIVIUM_SOCKETS=$sockets QUADRIVIUM_SHM=$shm
    export QUADRIVIUM_WORKERS=$workers QUADRIVIUM_BOTS=$bots QUADRIVIUM_RECYCLE=${QUADRIVIUM_RECYCLE:-10000}
    export UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
    write_nginx_conf
    [ -n "${QUADRIVIUM_DATABASE_URL:-}" ] || start_postgres
    (cd "$home" && use_database OWNER && as_service "$build/quad" migrate) >>"$log" 2>&1 9>&- || {
        tail -n 5 "$log" >&2
        die "the database could not be brought to today's schema; the whole log is $log"
    }
    [ -z "$stopping" ] || exit 0
    start_child waiter
    start_child clock
    [ "$bots" = 0 ] || start_child bots
    start_child api
    start_child nginx
    await_ready
    local shown=$listen
    case $listen in 127.0.0.1 | 0.0.0.0) shown=localhost ;; esac
    shown=http${tls_cert:+s}://$shown:$port/
    printf '%s\n' "$http_port $metrics_port" >"$home/run/ports"
    echo "$shown" >"$home/run/url.new" # whole or not there: others wait for it
    mv "$home/run/url.new" "$home/run/url"
    say "Quadrivium is ready at $shown"
    supervise 2>/dev/null # bash itself would report each child's death there
    drain 2>/dev/null
    exit 0
}

stop() {
    choose_user
    choose_home
    [ -d "$home" ] || { echo "nothing runs in $home"; exit 0; }
    home=$(cd "$home" && pwd -P)
    shm=$home/run/table
    [ ! -w /dev/shm ] || shm=/dev/shm/quadrivium-$(short_name_of "$home")
    exec 9>>"$home/.lock"
    if flock -n 9; then
        clear_orphans
        echo "nothing runs in $home"
        exit 0
    fi
    local pid
    pid=$(cat "$home/run/pid" 2>/dev/null) || die "what runs in $home does not say its process id"
    kill -TERM "$pid" || die "process $pid cannot be told to stop"
    flock -w 90 9 || die "process $pid has not stopped after 90 s"
    echo "stopped what ran in $home"
}

case ${1:-} in
    run) run ;;
    stop) stop ;;
    -h | --help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
