/* quad_doctor.c - `quad doctor`: is this installation well, and what is to be done? The checks are in
 * quad_doctor_*.c. */
#include "main/quad_doctor.h"
#include "main/quad.h"

enum { FREE_PERCENT = 10, BACKUP_HOURS = 26, HOURS_MAX = 8760 };

static const char USAGE[] =
    "usage: quad doctor [--free PERCENT] [--backup-hours N]\n"
    "\n"
    "Check a running arena on its machine, one line of JSON for each finding:\n"
    "{\"check\",\"status\",\"found\",\"advice\"}, the status fine, warning or bad, the advice what to do. "
    "The last\n"
    "line counts them. Exit status 1 when anything is bad.\n"
    "Checks: the database's answer, its schema and roles; the clock daemon and the machines' time; "
    "replication\n"
    "and the archiving of changes; damaged matches; the key of networks and devices; mail; disks; backups;\n"
    "the arena's own answer; the\n"
    "certificate of QUADRIVIUM_PUBLIC_URL.\n"
    "  --free PERCENT     how much of each disk must be free (default 10; less than twice that is a "
    "warning)\n"
    "  --backup-hours N   how old the newest backup can be (default 26)\n"
    "Reads the settings of the environment and of /etc/quadrivium/arena.conf. For an arena of `make run`, "
    "set\n"
    "QUADRIVIUM_HOME to its run directory and QUADRIVIUM_DATABASE_URL to its database. An issuer of "
    "certificates\n"
    "that this machine does not know is read from SSL_CERT_FILE.\n";

static const char *const STATUS[FINDINGS] = {"fine", "warning", "bad"};

void doctor_say(struct diagnosis *d, const char *check, enum finding finding, const char *advice,
                const char *format, ...)
{
    va_list list;
    va_start(list, format);
    json_object *line = json_new_object(d->c);
    json_add_text(line, "check", check);
    json_add_text(line, "status", STATUS[finding]);
    json_add_text(line, "found", pool_print_list(d->c->pool, format, list));
    if (advice) json_add_text(line, "advice", advice);
    va_end(list);
    quad_print(d->c, line);
    d->count[finding]++;
}

static void print_counts(struct diagnosis *d)
{
    json_object *counts = json_new_object(d->c);
    for (int i = 0; i < FINDINGS; i++) json_add_int(counts, STATUS[i], d->count[i]);
    quad_print(d->c, counts);
}

static int doctor_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'},
                                            {"free", required_argument, NULL, 'f'},
                                            {"backup-hours", required_argument, NULL, 'b'},
                                            {0}};
    struct ctx c = quad_ctx();
    struct diagnosis d = {.c = &c, .free_percent = FREE_PERCENT, .backup_hours = BACKUP_HOURS};
    bool fine = true;
    for (int letter; fine && (letter = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (letter == 'f') fine = quad_read_int(&c, optarg, "--free", 1, 100, &d.free_percent);
        else if (letter == 'b')
            fine = quad_read_int(&c, optarg, "--backup-hours", 1, HOURS_MAX, &d.backup_hours);
        else return quad_misused(self, "an option is unknown");
    }
    if (!fine) return quad_refused(&c);
    if (optind < argc) return quad_misused(self, "takes options only");
    d.db = pg_new(NULL, PATIENCE_TOOL);
    doctor_database(&d);
    doctor_machine(&d);
    doctor_network(&d);
    print_counts(&d);
    int status = d.count[FINDING_BAD] ? QUAD_REFUSED : QUAD_DONE;
    pg_close(d.db);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_doctor = {"doctor", "is this installation well, and what is to be done", USAGE,
                                       doctor_run};
