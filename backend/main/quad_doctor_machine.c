/* quad_doctor_machine.c - what `quad doctor` reads on this machine: its time, its disks, the backups. */
#include "base/clock.h"
#include "base/json.h"
#include "main/quad.h"
#include "main/quad_doctor.h"
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <sys/timex.h>
#include <unistd.h>

enum { SECOND = 1000000, HOUR_S = 3600, PERCENT = 100 };

static void check_time(struct diagnosis *d)
{
    struct timex state = {.modes = 0};
    bool is_wrong = adjtimex(&state) == TIME_ERROR || (state.status & STA_UNSYNC);
    doctor_say(d, "time", is_wrong ? FINDING_WARNING : FINDING_FINE,
               is_wrong ? "install systemd-timesyncd or chrony, and see timedatectl" : NULL,
               is_wrong ? "nothing keeps this machine's clock right" : "this machine's clock is kept right");
}

/* A folder that is not here (of a database elsewhere, or not made yet) is no finding. */
static void check_disk(struct diagnosis *d, const char *what, const char *folder)
{
    struct statvfs disk;
    if (!folder || !*folder || statvfs(folder, &disk) != 0 || disk.f_blocks == 0) return;
    int64_t percent = (int64_t)((double)disk.f_bavail * PERCENT / (double)disk.f_blocks);
    int64_t megabytes = (int64_t)((double)disk.f_bavail * (double)disk.f_frsize / (1 << 20));
    enum finding finding = percent < d->free_percent       ? FINDING_BAD
                           : percent < 2 * d->free_percent ? FINDING_WARNING
                                                           : FINDING_FINE;
    doctor_say(d, "disk", finding,
               finding == FINDING_FINE
                   ? NULL
                   : "make room: old dumps, logs and backups first; an order needs it to be written",
               "%" PRId64 " %% (%" PRId64 " MB) are free for %s, %s", percent, megabytes, what, folder);
}

/* The newest of pgBackRest's backups: [backup:current] of backup.info has a line LABEL={JSON} for each. */
static bool newest_backup(struct ctx *c, const char *text, int64_t *ret_at, const char **ret_label)
{
    *ret_at = 0;
    const char *line = strstr(text, "[backup:current]");
    for (line = line ? strchr(line, '\n') : NULL; line && line[1] && line[1] != '[';
         line = strchr(line + 1, '\n')) {
        const char *end = strchr(line + 1, '\n'), *value = strstr(line + 1, "={");
        if (!value || (end && value > end)) continue;
        json_object *facts = NULL;
        size_t length = end ? (size_t)(end - value - 1) : strlen(value + 1);
        if (!json_read(c, value + 1, length, &facts)) return false;
        int64_t at = json_object_get_int64(json_member(facts, "backup-timestamp-stop"));
        if (json_object_get_boolean(json_member(facts, "backup-error")) || at <= *ret_at) continue;
        *ret_at = at;
        *ret_label = pool_copy_bytes(c->pool, line + 1, (size_t)(value - line - 1));
    }
    return true;
}

static void judge_backup(struct diagnosis *d, int64_t at, const char *label)
{
    int64_t age = clock_now() / SECOND - at;
    bool is_old = age > d->backup_hours * HOUR_S;
    if (!at)
        doctor_say(d, "backup", FINDING_BAD, "make one now: systemctl start quad-backup (deploy/backup.sh)",
                   "there is no whole backup");
    else
        doctor_say(d, "backup", is_old ? FINDING_BAD : FINDING_FINE,
                   is_old
                       ? "see why the nightly backup fails (systemctl status quad-backup), and make one now"
                       : NULL,
                   "the newest, %s, is %.1f hours old", label, (double)age / HOUR_S);
}

static void check_backup(struct diagnosis *d)
{
    static const char MAKE[] = "quad-setup backup, or QUADRIVIUM_BACKUP=DIRECTORY make run";
    const char *folder = getenv("QUADRIVIUM_BACKUP"), *text, *label = NULL;
    size_t length;
    int64_t at;
    if (!folder || !*folder) {
        doctor_say(d, "backup", FINDING_WARNING, MAKE, "QUADRIVIUM_BACKUP is not set: no backups are known");
        return;
    }
    const char *path = pool_print(d->c->pool, "%s/backup/quadrivium/backup.info", folder);
    if (access(path, R_OK) != 0) {
        bool is_closed = errno == EACCES;
        doctor_say(d, "backup", is_closed ? FINDING_WARNING : FINDING_BAD,
                   is_closed ? "run this as root" : MAKE,
                   is_closed ? "this user cannot read %s" : "there are no backups: %s is missing", path);
    } else if (!quad_read_file(d->c, path, &text, &length) || !newest_backup(d->c, text, &at, &label)) {
        doctor_say(d, "backup", FINDING_BAD, "see pgbackrest info; its list of backups is damaged", "%s: %s",
                   path, d->c->failure.detail);
        forgive(d->c);
    } else {
        judge_backup(d, at, label);
    }
}

void doctor_machine(struct diagnosis *d)
{
    check_time(d);
    check_disk(d, "the run directory", getenv("QUADRIVIUM_HOME"));
    check_disk(d, "the database", d->data_directory);
    check_disk(d, "backups", getenv("QUADRIVIUM_BACKUP"));
    check_backup(d);
}
