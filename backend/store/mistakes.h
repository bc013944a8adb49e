/* mistakes.h - rows of searches for the costliest turns of finished matches. Knows no game. Texts are JSON and live in
 * the pool. */
#ifndef QUAD_STORE_MISTAKES_H
#define QUAD_STORE_MISTAKES_H
#include "store/pg.h"

struct mistakes_row { /* what a reader needs */
    int64_t steps, steps_all;
    const char *report; /* NULL until it is done */
    bool asked, failed; /* failed: three processes in a row did not finish a step */
};
/* The search of a match by its public id. FAULT_NOT_FOUND. */
bool mistakes_row_find(struct ctx *c, struct pg *db, const char *match, struct mistakes_row *ret) must_check;
/* Insert a search of about `steps_all` steps, or begin one that failed again; any other stays as it is. */
bool mistakes_row_ask(struct ctx *c, struct pg *db, int64_t match, int64_t steps_all) must_check;

struct mistakes_job {
    int64_t match_id, steps, steps_all, attempts;
    int64_t lease;     /* when the claim ends */
    const char *match; /* its public id */
    const char *work;  /* NULL before the first step */
};
/* Claim the search that has waited longest and lease it for half a minute; *ret_found false when none is open. Searches
 * that other processes hold are skipped. */
bool mistakes_row_claim(struct ctx *c, struct pg *db, struct mistakes_job *ret, bool *ret_found) must_check;
/* Store what a step found, `steps` being done now, or the report; both do nothing when the lease has been lost. */
bool mistakes_row_step(struct ctx *c, struct pg *db, const struct mistakes_job *job, const char *work,
                       int64_t steps) must_check;
bool mistakes_row_done(struct ctx *c, struct pg *db, const struct mistakes_job *job,
                       const char *report) must_check;
#endif
