/* operations.c - see operations.h. */
#include "store/operations.h"
#include <unistd.h>

/* Time */

void heartbeat_write(struct ctx *c, struct pg *db) { pg_tell(c, db, HEARTBEAT_WRITE, ""); }

bool outage_give_back(struct ctx *c, struct pg *db, int64_t gap, const char *tale, int64_t *ret_shifted)
{
    struct rows *shifted;
    pg_tell(c, db, VACATIONS_SHIFT, "i", gap);
    if (!pg_one(c, db, &shifted, DEADLINES_SHIFT, "it", gap, tale)) return false;
    pg_tell(c, db, SEATS_AWAY_SHIFT, "i", gap);
    pg_tell(c, db, PAIRINGS_SHIFT, "i", gap);
    *ret_shifted = rows_int(shifted, 0, "shifted");
    return true;
}

bool matches_due(struct ctx *c, struct pg *db, const struct due_look *look, struct rows **ret)
{
    return pg_each(c, db, ret, MATCHES_DUE, "iiii", look->shares, look->share, look->grace, look->outage);
}

bool truces_over(struct ctx *c, struct pg *db, struct rows **ret)
{
    return pg_each(c, db, ret, TRUCES_OVER, "");
}

bool plans_due(struct ctx *c, struct pg *db, struct rows **ret) { return pg_each(c, db, ret, PLANS_DUE, ""); }

/* Sweeping */

void rows_sweep(struct ctx *c, struct pg *db)
{
    static const enum query SWEEPS[] = {IDEMPOTENCY_SWEEP,
                                        LOBBIES_SWEEP,
                                        RATING_MEETINGS_SWEEP,
                                        SIGHTS_SWEEP,
                                        FRIENDSHIPS_SWEEP,
                                        INVITATIONS_SWEEP,
                                        PASSKEY_CHALLENGES_SWEEP,
                                        PROVIDER_SPENT_SWEEP,
                                        PROVIDER_LINKS_SWEEP,
                                        ATTEMPTS_SWEEP,
                                        OAUTH_CLIENTS_SWEEP,
                                        OAUTH_GRANTS_SWEEP,
                                        TOKENS_SWEEP,
                                        TOKEN_REFUSALS_SWEEP,
                                        SESSIONS_SWEEP,
                                        ALIKE_SWEEP,
                                        CALLS_SWEEP,
                                        MAIL_SWEEP,
                                        REPORTS_FADE};
    for (size_t i = 0; i < sizeof SWEEPS / sizeof *SWEEPS; i++) pg_tell(c, db, SWEEPS[i], "");
}

/* Waking */

/* The rows are only there so that many can note at once: processes of one node have different ones. */
bool commit_confirm(struct ctx *c, struct pg *db)
{
    if (pg_reads_only(db))
        return fail_limit(c, FAULT_UNAVAILABLE, "database", 1,
                          "the database takes no writes at the moment; try again in a moment");
    pg_tell(c, db, COMMIT_CONFIRM, "");
    return true;
}

void revocation_note(struct ctx *c, struct pg *db)
{
    enum { ROWS = 16 };
    pg_tell(c, db, REVOCATION_NOTE, "i", (int64_t)(getpid() % ROWS));
}

bool wake_settle_rows(struct ctx *c, struct pg *db, const char *matches, struct rows **ret)
{
    return pg_each(c, db, ret, WAKE_SETTLE, "t", matches);
}

bool wake_notify(struct ctx *c, struct pg *db, const char *payload)
{
    struct rows *rows;
    return pg_each(c, db, &rows, WAKE_NOTIFY, "t", payload);
}
