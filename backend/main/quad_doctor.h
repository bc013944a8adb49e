/* quad_doctor.h - the checks of `quad doctor` and what they share. */
#ifndef QUAD_DOCTOR_H
#define QUAD_DOCTOR_H
#include "base/ctx.h"
#include "store/pg.h"

enum finding { FINDING_FINE, FINDING_WARNING, FINDING_BAD, FINDINGS };

struct diagnosis {
    struct ctx *c;
    struct pg *db;
    int64_t free_percent, backup_hours; /* what the options say */
    const char *data_directory;         /* of a PostgreSQL that tells, else NULL */
    int count[FINDINGS];
};

/* Print one finding as a line of JSON and count it. `advice`: what to do, NULL when all is well. */
void doctor_say(struct diagnosis *d, const char *check, enum finding finding, const char *advice,
                const char *format, ...) __attribute__((format(printf, 5, 6)));

/* quad_doctor_database.c: server, schema, roles, clocks, replication, archive, letters, damage */
void doctor_database(struct diagnosis *d);
/* quad_doctor_machine.c: time, disks, backups */
void doctor_machine(struct diagnosis *d);
/* quad_doctor_network.c: the arena's own answer, the certificate, the mail server, the sign-in service */
void doctor_network(struct diagnosis *d);
#endif
