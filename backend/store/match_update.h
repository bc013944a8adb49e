/* match_update.h - what is written of a match seldom, beside match_update of match.h: holding and releasing it, truces and takebacks, and what
 * `quad rebuild` and `quad scrub` find. Queued, and under the lock of the match, where nothing else is said. Texts are borrowed until the
 * next flush. */
#ifndef QUAD_STORE_MATCH_UPDATE_H
#define QUAD_STORE_MATCH_UPDATE_H
#include "store/pg.h"

/* Lock a match by public id and ask nothing: for what must be written before it is loaded. */
void match_row_stay(struct ctx *c, struct pg *db, const char *public_id);
/* Lock a quarantined match by public id and let it go on as it was, its deadline moved by the time since its last event; another match is
 * left alone. */
void match_row_release(struct ctx *c, struct pg *db, const char *public_id);
/* Quarantine a match that runs, and note why its record is damaged (once; at most 500 bytes) and the first bad turn, NULL: none. */
void match_row_damage(struct ctx *c, struct pg *db, int64_t match, const int64_t *turn, const char *why);

/* How long its truces have lasted, in microseconds; how many turns were taken back. */
void match_row_paused(struct ctx *c, struct pg *db, int64_t match, int64_t paused_us);
void match_row_taken_back(struct ctx *c, struct pg *db, int64_t match, int turns);
/* The orders sealed for a turn are gone: it begins anew. */
void order_rows_drop(struct ctx *c, struct pg *db, int64_t match, int64_t turn);
/* Count for each seat the turns it ordered in time, from the events. */
void seat_rows_ordered(struct ctx *c, struct pg *db, int64_t match);

/* The snapshots of a match are gone: they are made again from its events. */
void snapshot_rows_drop(struct ctx *c, struct pg *db, int64_t match);
/* What the events of a finished match say: its result (JSON) and ladder (""), and a seat's place and score. Written where it differs. */
void match_row_rebuild(struct ctx *c, struct pg *db, int64_t match, const char *result, const char *ladder);
void seat_row_rebuild(struct ctx *c, struct pg *db, int64_t match, int seat, int place, int64_t score);
#endif
