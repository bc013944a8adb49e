/* quad_doctor_database.c - what `quad doctor` asks of PostgreSQL. */
#include "base/clock.h"
#include "main/quad_doctor.h"
#include "main/quad_steps.h"
#include "platform/account/sight.h"
#include <inttypes.h>
#include <string.h>

enum {
    VERSION_MIN = 150000,
    SECOND = 1000000,
    BEAT_MAX = 60 * SECOND,
    SKEW_MAX = 2 * SECOND,
    LATE_SECONDS = 60,
    BEHIND_BYTES = 64 << 20
};

/* A question that could not be asked is a finding too; the next one is asked all the same. */
static void say_refused(struct diagnosis *d, const char *check)
{
    const char *why = d->c->failure.detail;
    doctor_say(d, check, FINDING_BAD,
               "see PostgreSQL's log, and whether QUADRIVIUM_DATABASE_URL names quad_owner",
               "PostgreSQL refused to say: %s", why ? why : "no reason given");
    forgive(d->c);
}

static bool check_server(struct diagnosis *d, bool *ret_has_schema)
{
    struct rows *r;
    int64_t before = clock_now();
    if (!pg_one(d->c, d->db, &r, DOCTOR_SERVER, "")) {
        doctor_say(d, "database", FINDING_BAD,
                   "start PostgreSQL (systemctl status postgresql), or correct QUADRIVIUM_DATABASE_URL", "%s",
                   d->c->failure.detail);
        forgive(d->c);
        return false;
    }
    int64_t here = before + (clock_now() - before) / 2, skew = rows_int(r, 0, "now_us") - here;
    bool is_old = rows_int(r, 0, "version") < VERSION_MIN;
    doctor_say(d, "database", is_old ? FINDING_BAD : FINDING_FINE,
               is_old ? "move the database to PostgreSQL 15 (pg_upgradecluster)" : NULL, "PostgreSQL %s%s",
               rows_text(r, 0, "version_text"), rows_bool(r, 0, "is_standby") ? ", a standby" : "");
    bool is_skewed = skew > SKEW_MAX || skew < -SKEW_MAX;
    doctor_say(d, "database time", is_skewed ? FINDING_BAD : FINDING_FINE,
               is_skewed ? "synchronise both machines' clocks (systemd-timesyncd or chrony)" : NULL,
               "its clock differs from this machine's by %.3f s", (double)skew / SECOND);
    *ret_has_schema = rows_bool(r, 0, "has_schema");
    d->data_directory = rows_null(r, 0, "data_directory") ? NULL : rows_text(r, 0, "data_directory");
    return true;
}

static void judge_schema(struct diagnosis *d, const struct steps *steps, const struct migration *done,
                         int count)
{
    static const char MIGRATE[] = "run quad migrate (systemctl restart quadrivium.target)";
    for (int i = 0; i < count && i < steps->count; i++)
        if (done[i].version != i + 1 || strcmp(done[i].sha256, steps->at[i].sha256) != 0) {
            doctor_say(d, "schema", FINDING_BAD,
                       "install the programs that fit this database, or restore a backup",
                       "step %s is not the one that was run", steps->at[i].name);
            return;
        }
    if (count == steps->count) doctor_say(d, "schema", FINDING_FINE, NULL, "step %d, the newest", count);
    else
        doctor_say(d, "schema", FINDING_BAD,
                   count < steps->count ? MIGRATE : "install a newer version of the programs",
                   "the database is at step %d, these programs are at %d", count, steps->count);
}

static void check_schema(struct diagnosis *d, bool has_schema)
{
    struct steps *steps = pool_take(d->c->pool, sizeof *steps);
    struct migration *done = NULL;
    int count = 0;
    if (!steps_read(d->c, steps)) {
        doctor_say(d, "schema", FINDING_BAD,
                   "install the programs again: their sql/migrations belong to them", "%s",
                   d->c->failure.detail);
        forgive(d->c);
    } else if (has_schema && !migrations_done(d->c, d->db, &done, &count)) {
        say_refused(d, "schema");
    } else {
        judge_schema(d, steps, done, count);
    }
}

static const char *fault_of_role(const struct rows *r, int i)
{
    if (!rows_bool(r, i, "is_there")) return "is missing";
    if (rows_bool(r, i, "is_strong")) return "has rights over the whole cluster";
    if (rows_bool(r, i, "can_forge")) return "can change events";
    if (!rows_bool(r, i, "can_login")) return "cannot log in";
    if (rows_bool(r, i, "is_no_owner")) return "does not own the tables";
    return rows_bool(r, i, "is_shut_out") ? "has no access to the tables" : NULL;
}

static void check_roles(struct diagnosis *d)
{
    static const char MEND[] =
        "as superuser: psql -d quadrivium -f sql/roles.sql (quad-setup database), then "
        "quad migrate";
    struct rows *r;
    int found = 0;
    if (!pg_each(d->c, d->db, &r, DOCTOR_ROLES, "")) {
        say_refused(d, "roles");
        return;
    }
    for (int i = 0; i < rows_count(r); i++) {
        const char *fault = fault_of_role(r, i);
        if (fault) doctor_say(d, "roles", FINDING_BAD, MEND, "%s %s", rows_text(r, i, "name"), fault);
        found += fault != NULL;
    }
    if (!found)
        doctor_say(d, "roles", FINDING_FINE, NULL, "%d roles, none with more rights than it needs",
                   rows_count(r));
}

static void check_clock(struct diagnosis *d)
{
    struct rows *r;
    if (!pg_one(d->c, d->db, &r, HEALTH_READ, "")) {
        say_refused(d, "clock");
        return;
    }
    int64_t lag = rows_int(r, 0, "lag_us");
    bool never = rows_null(r, 0, "lag_us"), is_late = never || lag > BEAT_MAX;
    doctor_say(
        d, "clock", is_late ? FINDING_BAD : FINDING_FINE,
        is_late ? "start the clock daemon, and read the log for why it stopped (systemctl status quad-clock)"
                : NULL,
        never ? "the clock daemon has never worked here" : "the clock daemon worked %.1f s ago",
        (double)lag / SECOND);
}

static void check_replication(struct diagnosis *d)
{
    struct rows *r;
    if (!pg_one(d->c, d->db, &r, DOCTOR_REPLICATION, "")) {
        say_refused(d, "replication");
        return;
    }
    const char *wanted = rows_text(r, 0, "wanted");
    int64_t standbys = rows_int(r, 0, "standbys"), behind = rows_int(r, 0, "behind_bytes");
    int64_t late = rows_int(r, 0, "late_seconds");
    int before = d->count[FINDING_FINE] + d->count[FINDING_WARNING] + d->count[FINDING_BAD];
    if (*wanted && !rows_int(r, 0, "synchronous"))
        doctor_say(d, "replication", FINDING_BAD,
                   "start a standby, or empty synchronous_standby_names: until then every order waits",
                   "commits wait for a standby (%s), and none is synchronous", wanted);
    if (behind > BEHIND_BYTES)
        doctor_say(d, "replication", FINDING_WARNING,
                   "see what keeps the standby: its disk, its network, a long query",
                   "the slowest standby is %" PRId64 " MB behind", behind >> 20);
    if (late > LATE_SECONDS)
        doctor_say(d, "replication", FINDING_WARNING,
                   "see what keeps this standby: its disk, its network, a long query",
                   "this standby is %" PRId64 " s behind", late);
    if (!rows_null(r, 0, "idle_slots"))
        doctor_say(d, "replication", FINDING_WARNING,
                   "start the standby that uses it, or drop it (pg_drop_replication_slot): it keeps changes "
                   "until the disk is full",
                   "nobody uses the replication slot %s", rows_text(r, 0, "idle_slots"));
    if (before == d->count[FINDING_FINE] + d->count[FINDING_WARNING] + d->count[FINDING_BAD])
        doctor_say(d, "replication", FINDING_FINE, NULL, "%" PRId64 " standbys", standbys);
}

static void check_archive(struct diagnosis *d)
{
    struct rows *r;
    if (!pg_one(d->c, d->db, &r, DOCTOR_ARCHIVE, "")) say_refused(d, "archive");
    else if (rows_bool(r, 0, "has_failed"))
        doctor_say(
            d, "archive", FINDING_BAD,
            "see PostgreSQL's log for what archive_command says; changes pile up until the disk is full",
            "archiving %s failed at %s", rows_text(r, 0, "failed_wal"),
            clock_text(d->c, rows_int(r, 0, "failed_at")));
    else
        doctor_say(d, "archive", FINDING_FINE, NULL, "archiving of changes is %s",
                   rows_bool(r, 0, "is_on") ? "on, and works" : "off");
}

static void check_letters(struct diagnosis *d)
{
    struct rows *r;
    if (!pg_one(d->c, d->db, &r, DOCTOR_MAIL, "")) {
        say_refused(d, "letters");
        return;
    }
    int64_t late = rows_int(r, 0, "late"), failed = rows_int(r, 0, "failed");
    doctor_say(d, "letters", late ? FINDING_WARNING : FINDING_FINE,
               late ? "see mail_failed in the log, and the check of the mail server" : NULL,
               "%" PRId64 " are late, %" PRId64 " were refused in the last day", late, failed);
}

static void check_damage(struct diagnosis *d)
{
    struct rows *r;
    if (!pg_one(d->c, d->db, &r, DOCTOR_DAMAGE, "")) {
        say_refused(d, "matches");
        return;
    }
    int64_t damaged = rows_int(r, 0, "damaged"), held = rows_int(r, 0, "held");
    doctor_say(
        d, "matches", damaged || held ? FINDING_BAD : FINDING_FINE,
        damaged || held
            ? "restore their rows from a backup, delete them in the table damage, then quad release; for "
              "held ones see match_quarantined in the log"
            : NULL,
        "%" PRId64 " damaged, %" PRId64 " held", damaged, held);
}

/* Counts of openings, which rebuilding makes again. */
static void check_openings(struct diagnosis *d)
{
    struct rows *r;
    int64_t games = 0, unread = 0;
    bool differs = false;
    if (!pg_each(d->c, d->db, &r, DOCTOR_OPENINGS, "")) {
        say_refused(d, "openings");
        return;
    }
    for (int i = 0; i < rows_count(r); i++) {
        differs |= rows_bool(r, i, "differs");
        unread = rows_int(r, i, "unread");
        if (rows_int(r, i, "band") == 0) games = rows_int(r, i, "games");
    }
    doctor_say(d, "openings", differs || unread ? FINDING_WARNING : FINDING_FINE,
               differs || unread ? "quad rebuild, while nobody plays, reads and counts them again" : NULL,
               "%" PRId64 " games%s, %" PRId64 " that could not be read", games,
               differs ? ", counted wrongly" : "", unread);
}

static void check_sight_key(struct diagnosis *d)
{
    static const struct {
        enum finding finding;
        const char *advice, *found;
    } FINDINGS_OF[] = {
        [SIGHT_KEY_FITS] = {FINDING_FINE, NULL, "sight.key is that of the database"},
        [SIGHT_KEY_UNCLAIMED] = {FINDING_FINE, NULL, "no node has needed sight.key yet"},
        [SIGHT_KEY_MISSING] = {FINDING_BAD,
                               "copy sight.key from another node or a backup into QUADRIVIUM_HOME; if it is "
                               "lost, delete the row of the table sight_key",
                               "sight.key is missing, so this node refuses what accounts change"},
        [SIGHT_KEY_FOREIGN] = {FINDING_BAD,
                               "copy sight.key from another node or a backup into QUADRIVIUM_HOME; if it is "
                               "lost, delete the row of the table sight_key",
                               "sight.key is not that of the other nodes, so this node refuses what accounts "
                               "change"}};
    enum sight_key found;
    if (!sight_key_look(d->c, d->db, &found)) {
        doctor_say(d, "sight key", FINDING_BAD, "let the service user read sight.key in QUADRIVIUM_HOME",
                   "%s", d->c->failure.detail);
        forgive(d->c);
        return;
    }
    doctor_say(d, "sight key", FINDINGS_OF[found].finding, FINDINGS_OF[found].advice, "%s",
               FINDINGS_OF[found].found);
}

void doctor_database(struct diagnosis *d)
{
    bool has_schema;
    if (!check_server(d, &has_schema)) return;
    check_schema(d, has_schema);
    check_replication(d);
    if (!has_schema) return;
    check_archive(d);
    check_roles(d);
    check_clock(d);
    check_letters(d);
    check_damage(d);
    check_openings(d);
    check_sight_key(d);
}
