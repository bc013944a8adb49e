# install.sh - the Debian package in a throw-away machine with a systemd of its own (systemd-nspawn, without a network): every command of
# deploy/install.md, in its order, and what must be so after each: services under their sandboxes, running matches over an upgrade, backups,
# a restore, removing, purging. Needs root. Called by run.sh for the part `deb`; `make deb` comes before.
# shellcheck shell=bash disable=SC2016 # the shell inside expands it
set -u
build=$(cd "${QUADRIVIUM_BUILD:-build}" && pwd) || exit 1
package=$(find "$build/deb" -maxdepth 1 -name 'quadrivium_*.deb' 2>/dev/null | head -n 1)
[ "$(id -u)" = 0 ] || { echo "not ok - make test-deb needs root, for a root of its own"; exit 1; }
[ -n "$package" ] || { echo "not ok - there is no package in $build/deb: make deb"; exit 1; }
place=$(mktemp -d "${TMPDIR:-/tmp}/quaddeb.XXXXXX")
chmod 755 "$place"
root=$place/root
machine=''
provider=''

claim() { # CLAIM command...: ok when the command succeeds
    local text=$1
    shift
    if "$@" >"$place/said" 2>&1; then echo "ok - $text"; else echo "not ok - $text" && tail -n 40 "$place/said" | sed 's/^/#   /'; fi
}

# shellcheck disable=SC2317 # called by the trap
clean_up() {
    [ -z "$provider" ] || kill "$provider" 2>/dev/null
    [ -z "$machine" ] || { kill -TERM "$machine" 2>/dev/null && wait "$machine"; } 2>/dev/null
    [ -n "${KEEP:-}" ] || rm -rf "$place"
}
trap clean_up EXIT

# ---- the machine ----------------------------------------------------------------------------------------------------------

# A plain Debian with what the package depends on and recommends, kept in the build directory for a week.
make_root() {
    local wanted kept
    wanted=$({ dpkg-deb -f "$package" Depends && dpkg-deb -f "$package" Recommends; } | tr ',' '\n' | sed -E 's/^ *([a-z0-9.+-]+).*/\1/' | sort -u)
    wanted=systemd,systemd-sysv,$(paste -sd, <<<"$wanted")
    kept=$build/deb/root-$(sha256sum <<<"$wanted" | cut -c1-10).tar
    if [ -z "$(find "$kept" -mtime -7 2>/dev/null)" ]; then
        rm -f "$build"/deb/root-*.tar
        mmdebstrap --quiet --format=tar --variant=minbase --include="$wanted" bookworm "$kept.new" && mv "$kept.new" "$kept" || return 1
    fi
    mkdir "$root" && tar -C "$root" -xf "$kept" && cp "$package" "$root/root/"
}

inside() { nsenter -t "$leader" -a --root env -i -C /root PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
sh_inside() {
    [[ $1 = *[![:space:]]* ]] || { echo "there is no command" && return 1; } # no text would succeed
    inside bash -euo pipefail -c "$1"
}
client() { nsenter -t "$leader" -n node "$@"; } # a program of this machine on that one's network

boot() {
    local try
    systemd-nspawn --quiet -D "$root" --boot --private-network --register=no --keep-unit --machine="quaddeb$$" --console=pipe </dev/null >"$place/console" 2>&1 &
    machine=$!
    for try in {1..600}; do
        read -r leader _ 2>/dev/null <"/proc/$machine/task/$machine/children"
        case $([ -z "$leader" ] || inside systemctl is-system-running 2>/dev/null) in running | degraded) return 0 ;; esac
        kill -0 "$machine" 2>/dev/null || break
        sleep 0.1
    done
    cat "$place/console"
    echo "no systemd after $try looks"
    return 1
}

# With --keep-unit, a machine that is to start again leaves that to whoever started it.
boot_again() {
    inside systemctl reboot
    wait "$machine"
    boot
}

# ---- the page -------------------------------------------------------------------------------------------------------------

declare -a blocks=()
while IFS= read -r -d $'\1' block; do blocks+=("$block"); done < <(awk '/^```sh$/ { on = 1; next } /^```$/ && on { on = 0; printf "\1"; next } on' deploy/install.md)
taken=0
next_block() { # WORD CLAIM: set `block` to the next block of install.md, which must have the word in it. Nothing behind a wrong one means anything.
    block=${blocks[$taken]:-}
    taken=$((taken + 1))
    grep -qF -- "$1" <<<"$block" && return
    echo "not ok - $2"
    printf '#   block %d of deploy/install.md has no "%s":\n%s\n' "$taken" "$1" "$block"
    exit 1
}
follow() { # WORD CLAIM [INPUT [NAME]]: run the next block, with that text as its input and NAME replaced
    local block
    next_block "$1" "$2"
    claim "$2" sh_inside "${block//NAME/${4:-NAME}}" <<<"${3:-}"
}

# ---- what is asked of it --------------------------------------------------------------------------------------------------

sql() { inside env -C / runuser -u postgres -- psql -XAtq -d quadrivium -c "$1"; }
answers() { sh_inside "test \"\$(curl -sk -o /dev/null -w '%{http_code}' $1)\" = $2"; }
is_active() { inside systemctl is-active --quiet "$@"; }
doctor_says() { [ "$(inside quad doctor | awk -v c="\"check\":\"$1\"" 'index($0, c)' | sed -E 's/.*"status":"([a-z]+)".*/\1/' | sort | tail -n 1)" = "$2" ]; }
waits_for() { # command...: within 30 s
    local try
    for try in {1..150}; do
        "$@" && return 0
        sleep 0.2
    done
    echo "not within $try looks"
    return 1
}
matches() { sql "select concat_ws(' ', m.public_id, m.status, m.turns, m.state_hash, (select count(*) from match_event e where e.match_id = m.id and kind <> 'note')) from match m where not exists (select from endless x where x.match_id = m.id) order by 1"; }
is_archived() { [ "$(sql "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 16777216) from pg_stat_archiver")" = t ]; }
version() { inside dpkg-query -W -f '${Version}' quadrivium; }

claim "a plain Debian is made" make_root || exit 1
claim "it boots" boot || exit 1
[ -n "${leader:-}" ] || exit 1
claim "the licence is said to be open" grep -q 'owner has yet to choose a licence' <(dpkg-deb --fsys-tarfile "$package" | tar -xO ./usr/share/doc/quadrivium/copyright | tr '\n' ' ' | tr -s ' ')

follow quad-setup "the page's commands install and start the arena"
claim "the page is served" answers http://localhost/ 200
claim "and the interface" answers http://localhost/api/v1/games 200
claim "figures are not for everybody" answers http://localhost/metrics 404
claim "all services run" is_active quadrivium.target quad-api.service quad-waiter.service quad-clock.service quad-bot.service quad-scrub.timer quad-dump.timer
claim "under a user of their own" sh_inside 'test "$(stat -c %U /proc/$(systemctl show -P MainPID quad-api))" = quadrivium'
claim "which has no capability and no new rights" sh_inside 'grep -qx "CapBnd:[[:space:]]*0*" /proc/$(systemctl show -P MainPID quad-api)/status && grep -qx "NoNewPrivs:[[:space:]]*1" /proc/$(systemctl show -P MainPID quad-api)/status'
claim "costly requests give way" sh_inside 'test "$(cat /proc/[0-9]*/stat 2>/dev/null | awk "\$2 == \"(quad-costly)\" { print \$19 }" | sort | uniq -c | xargs)" = "2 10"'
claim "sockets and settings are closed to others" sh_inside '! runuser -u nobody -- test -x /run/quadrivium && ! runuser -u nobody -- test -r /etc/quadrivium/arena.conf && ! runuser -u www-data -- test -r /etc/quadrivium/arena.conf'
claim "games are played" client tests/lib/play_some.mjs http://localhost 2
claim "the manual is there" sh_inside 'zgrep -q "^.SS doctor" /usr/share/man/man1/quad.1.gz && test -e /usr/share/man/man7/quadrivium.7.gz'

sh_inside 'echo QUADRIVIUM_PUBLIC_URL=http://localhost/ >>/etc/quadrivium/arena.conf; echo QUADRIVIUM_TRUSTED_PROXIES=10.9.8.7 >>/etc/quadrivium/arena.conf'
follow 'quad-setup site' "a change of the settings is applied"
claim "in nginx" sh_inside 'grep -q "10.9.8.7 1;" /etc/quadrivium/nginx/http.conf'
claim "and the arena is back" waits_for answers http://localhost/readyz 200

claim "a start without the database" sh_inside 'systemctl stop quadrivium.target quad-migrate.service postgresql@15-main && ! systemctl start quad-api.service; systemctl start quadrivium.target'
claim "succeeds as soon as it is there" sh_inside 'systemctl start postgresql@15-main'
claim "and the arena is back again" waits_for answers http://localhost/readyz 200
claim "the machine is started again" boot_again
claim "and the arena with it" waits_for answers http://localhost/readyz 200

# The comments of the site, with a certificate made here.
sh_inside 'cp /etc/nginx/sites-available/quadrivium /root/site; openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout /root/key.pem -out /root/cert.pem 2>/dev/null
    sed -i -e "/^server {/,/^}/d" -e "s/^#\(server {\|    \|}\)/\1/" -e "s|/etc/letsencrypt/live/arena.example.org/fullchain.pem|/root/cert.pem|; s|/etc/letsencrypt/live/arena.example.org/privkey.pem|/root/key.pem|" /etc/nginx/sites-available/quadrivium'
follow 'nginx -t' "the servers for HTTPS are the ones in the comments"
claim "the page is served over HTTPS" waits_for answers https://localhost/ 200
claim "with HSTS" sh_inside 'curl -sk -D - -o /dev/null https://localhost/ | grep -qi "^strict-transport-security: max-age"'
claim "and plain requests are sent there" answers http://localhost/ 308
claim "quad doctor reads the certificate" sh_inside 'QUADRIVIUM_PUBLIC_URL=https://localhost/ SSL_CERT_FILE=/root/cert.pem quad doctor >/root/found || true; grep -q "\"certificate\",\"status\":\"fine\"" /root/found'
sh_inside 'cp /root/site /etc/nginx/sites-available/quadrivium; systemctl reload nginx'

follow 'quad-setup backup' "backups are set up, and the first is restored and replayed"
claim "which leaves the database as it was" client tests/lib/play_some.mjs http://localhost 1
follow '/etc/quadrivium/site' "the host says who they are"
claim "and it is read on the page" sh_inside 'curl -sf http://localhost/site/terms.md | grep -qx "Be kind."'
follow 'quad doctor' "quad doctor finds nothing bad"
claim "and knows the backup" doctor_says backup fine
sql "alter system set archive_command = 'false'" && sql 'select pg_reload_conf(), pg_switch_wal()' >/dev/null
claim "and hears when archiving fails" waits_for doctor_says archive bad
inside quad-setup backup >/dev/null 2>&1
claim "and when it works again" waits_for doctor_says archive fine
claim "the nightly check and the nightly dump run" sh_inside 'systemctl start quad-scrub.service quad-dump.service && ls /var/lib/quadrivium/dumps/matches-*.sha256'
claim "and everybody can have what it wrote" sh_inside 'curl -sf http://localhost/dumps/openapi.json | grep -q openapi && curl -sf "http://localhost/dumps/$(basename "$(ls /var/lib/quadrivium/dumps/matches-*.sha256 | tail -n 1)")" | grep -q matches-'
claim "the log is rotated, and written on" sh_inside 'logrotate -f /etc/logrotate.d/quadrivium && test -s /var/log/quadrivium/quadrivium.log.1 && curl -s -o /dev/null http://localhost/readyz && sleep 0.3 && test -s /var/log/quadrivium/quadrivium.log'

# A sign-in service on the machine itself, which keeps its secret from everybody but the services.
cp "$root/etc/quadrivium/arena.conf" "$place/arena.conf"
client tests/deb/provider.mjs http://localhost "$place/provider" >"$place/provider.log" 2>&1 &
provider=$!
claim "a sign-in service runs" waits_for test -e "$place/provider"
cat "$place/provider" >>"$root/etc/quadrivium/arena.conf"
echo QUADRIVIUM_OIDC_CLIENT_SECRET_FILE=/etc/quadrivium/oidc.secret >>"$root/etc/quadrivium/arena.conf"
follow 'oidc.secret' "its secret is stored, and the arena restarted" "$(<"$place/provider.secret")"
claim "the secret is closed to others" sh_inside 'test "$(stat -c "%a %U" /etc/quadrivium/oidc.secret)" = "400 quadrivium" && ! runuser -u www-data -- test -r /etc/quadrivium/oidc.secret'
claim "quad doctor reaches the service" sh_inside '{ quad doctor || true; } | grep "\"sign-in service\",\"status\":\"fine\""'
claim "and the arena" waits_for answers http://localhost/readyz 200
claim "which sends people there" sh_inside 'curl -sf http://localhost/api/v1/sessions/provider | grep -q "Chess Club"'
kill "$provider" && provider=''
cp "$place/arena.conf" "$root/etc/quadrivium/arena.conf"
sh_inside 'systemctl restart quadrivium.target'
claim "without its settings the arena goes on" waits_for answers http://localhost/readyz 200

claim "somebody has a second factor" client tests/deb/factor.mjs set http://localhost Forgetful
follow 'quad factor' "the host removes it" '' Forgetful
claim "and the password alone signs in" client tests/deb/factor.mjs gone http://localhost Forgetful

# The next version: this package with one more step of the schema.
mkdir "$place/next" && dpkg-deb -R "$package" "$place/next"
sed -i 's/^Version: .*/&+next/' "$place/next/DEBIAN/control"
steps=$(find "$place/next/usr/share/quadrivium/sql/migrations" -name '*.sql' | wc -l)
echo "comment on table arena_clock is 'of the next version';" >"$place/next/usr/share/quadrivium/sql/migrations/$(printf %04d $((steps + 1)))_next.sql"
rm -f "$root"/root/quadrivium_*.deb
dpkg-deb --root-owner-group -Zgzip -z1 -b "$place/next" "$root/root/quadrivium_next.deb" >/dev/null
claim "a match is under way" client tests/deb/match.mjs begin http://localhost "$place/match"
matches >"$place/before"
follow 'quad-backup.service' "the next version is installed over it"
claim "it is there" test "$(version)" = "$(dpkg-deb -f "$package" Version)+next"
claim "its step of the schema was run" test "$(sql 'select max(version) from schema_migration')" = $((steps + 1))
claim "the services run again" waits_for is_active quad-api.service quad-waiter.service quad-clock.service quad-bot.service
claim "and answer" waits_for answers http://localhost/readyz 200
claim "settings stay as they were" sh_inside 'grep -qx "QUADRIVIUM_PUBLIC_URL=http://localhost/" /etc/quadrivium/arena.conf'
matches >"$place/after"
claim "no match was changed" diff "$place/before" "$place/after"
claim "the match that was under way is played to its end" client tests/deb/match.mjs go_on http://localhost "$place/match"
claim "and every match follows from its events" sh_inside 'quad scrub | grep -q "\"damaged\":0"'

matches >"$place/before"
sql 'select pg_switch_wal()' >/dev/null
claim "all changes are archived" waits_for is_archived
claim "a file of the database is lost" sh_inside 'systemctl stop quadrivium.target postgresql@15-main && rm -r /var/lib/postgresql/15/main/base'
follow restore "the database is restored"
matches >"$place/after"
claim "with every match" diff "$place/before" "$place/after"
claim "and games are played" client tests/lib/play_some.mjs http://localhost 1

claim "the package is removed" sh_inside "$(sed -n '/apt-get remove/p' <<<"${blocks[$taken]:-}")"
claim "its services are gone" sh_inside '! systemctl is-active --quiet quad-api.service && ! systemctl cat quad-api.service && test ! -e /usr/bin/quad'
claim "nginx goes on without its site" sh_inside 'nginx -t && systemctl is-active --quiet nginx && test ! -L /etc/nginx/sites-enabled/quadrivium'
claim "the settings and the matches stay" sh_inside 'test -e /etc/quadrivium/arena.conf && test -e /var/lib/quadrivium/sight.key && runuser -u postgres -- psql -XAtq -d quadrivium -c "select 1 from match limit 1" | grep -q 1'
follow 'purge' "it is removed again, and purged"
claim "settings and logs are gone" sh_inside 'test ! -e /etc/quadrivium && test ! -e /var/log/quadrivium && test ! -e /etc/nginx/sites-available/quadrivium && test -z "$(find / -xdev -path /proc -prune -o -path /root -prune -o -name "quad-*.service" -print)"'
claim "the matches, the key and the backups stay" sh_inside 'test -e /var/lib/quadrivium/sight.key && test -d /var/backups/quadrivium/backup && runuser -u postgres -- psql -XAtq -d quadrivium -c "select 1 from match limit 1" | grep -q 1'
claim "and changes are archived on" sh_inside 'runuser -u postgres -- psql -XAtq -d quadrivium -c "select pg_switch_wal()" && sleep 3 && runuser -u postgres -- psql -XAtq -c "select last_failed_time > last_archived_time from pg_stat_archiver" | grep -qv t'
follow 'dropdb' "everything else is deleted"
claim "and nothing is left of it" sh_inside 'test ! -e /var/lib/quadrivium && test ! -e /var/backups/quadrivium && test "$(runuser -u postgres -- psql -XAtq -c "show archive_mode")" = off && ! runuser -u postgres -- psql -XAtq -d quadrivium -c "select 1"'
claim "every block of deploy/install.md was run" test "$taken" = "${#blocks[@]}"
