/* match_update.c - see match_update.h. */
#include "store/match_update.h"
#include "store/words.h"

struct assumption {
    int64_t match, from, to;
    const char *version, *hash;
};

static void confirm(struct ctx *c, struct pg *db, void *thing)
{
    const struct assumption *a = thing;
    pg_tell(c, db, MATCH_CONFIRM, "ittmm", a->match, a->version, a->hash, a->from, a->to);
}

void match_assume(struct ctx *c, struct pg *db, int64_t match, const char *version, const char *hash,
                  int64_t from, int64_t to)
{
    struct assumption *a = pool_take(c->pool, sizeof *a);
    *a = (struct assumption){match, from, to, version, hash};
    pg_send_first(c, db, confirm, a);
}

bool match_poison(struct ctx *c, struct pg *db, const struct failed_try *failed, struct counted_failure *ret)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, MATCH_POISON, "iiit", failed->match, failed->events, failed->n,
                  failed->event))
        return false;
    bool counted = rows_count(rows) == 1;
    ret->held = counted && match_status_read(rows, 0, "status") == STATUS_QUARANTINED;
    ret->id = counted ? rows_text(rows, 0, "public_id") : "";
    return true;
}

void match_row_stay(struct ctx *c, struct pg *db, const char *public_id)
{
    pg_tell(c, db, MATCH_STAY, "t", public_id);
}

bool match_row_release(struct ctx *c, struct pg *db, const char *public_id, const char **ret_event)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, MATCH_RELEASE, "t", public_id)) return false;
    if (rows_count(rows) == 0) return fail(c, FAULT_BAD_REQUEST, "the match is no longer quarantined");
    *ret_event = rows_null(rows, 0, "tried") ? NULL : pool_copy(c->pool, rows_text(rows, 0, "tried"));
    return true;
}

void match_row_damage(struct ctx *c, struct pg *db, int64_t match, const int64_t *turn, const char *why)
{
    pg_tell(c, db, SCRUB_HOLD, "i", match);
    pg_tell(c, db, DAMAGE_NOTE, "int", match, turn, why);
}

void match_row_whole(struct ctx *c, struct pg *db, int64_t match)
{
    pg_tell(c, db, DAMAGE_CLEAR, "i", match);
}

void match_row_paused(struct ctx *c, struct pg *db, int64_t match, int64_t paused_us)
{
    pg_tell(c, db, MATCH_PAUSED, "ii", match, paused_us);
}

void match_row_taken_back(struct ctx *c, struct pg *db, int64_t match, int turns)
{
    pg_tell(c, db, MATCH_TAKEN_BACK, "ii", match, (int64_t)turns);
}

void order_rows_drop(struct ctx *c, struct pg *db, int64_t match, int64_t turn)
{
    pg_tell(c, db, ORDERS_DROP, "ii", match, turn);
}

void seat_rows_ordered(struct ctx *c, struct pg *db, int64_t match)
{
    pg_tell(c, db, SEATS_ORDERED, "i", match);
}

void snapshot_rows_drop(struct ctx *c, struct pg *db, int64_t match)
{
    pg_tell(c, db, SNAPSHOTS_CLEAR, "i", match);
}

void match_row_rebuild(struct ctx *c, struct pg *db, int64_t match, const char *result, const char *ladder)
{
    pg_tell(c, db, REBUILD_RESULT, "itt", match, result, ladder);
}

void seat_row_rebuild(struct ctx *c, struct pg *db, int64_t match, int seat,
                      const struct seat_outcome *outcome)
{
    pg_tell(c, db, REBUILD_PLACE, "iiiit", match, (int64_t)seat, (int64_t)outcome->place, outcome->score,
            outcome->faction);
}
