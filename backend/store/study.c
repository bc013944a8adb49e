/* study.c - see study.h. */
#include "store/study.h"

bool study_row_put(struct ctx *c, struct pg *db, int64_t experiment, int64_t version,
                   const struct study_row *row)
{
    return pg_run(c, db, NULL, STUDY_PUT, "iitti", experiment, version, row->study, row->practice,
                  (int64_t)row->pairs);
}

bool origin_insert(struct ctx *c, struct pg *db, int64_t experiment, int64_t participant,
                   const struct origin *origin)
{
    return pg_run(c, db, NULL, ORIGIN_ADD, "iitttt", participant, experiment, origin->platform, origin->id,
                  origin->study, origin->session);
}

static const int64_t *measured(const int64_t *value) { return *value < 0 ? NULL : value; }

bool page_insert(struct ctx *c, struct pg *db, const struct page_row *row)
{
    return pg_run(c, db, NULL, PAGE_ADD, "iiitin", row->participant, (int64_t)row->page, (int64_t)row->try,
                  row->answers, (int64_t)row->wrong, measured(&row->reaction_ms));
}

bool picture_insert(struct ctx *c, struct pg *db, int64_t experiment, const struct picture_row *row)
{
    return pg_run(c, db, NULL, PICTURE_ADD, "ittiith", experiment, row->public_id, row->name,
                  (int64_t)row->width, (int64_t)row->height, row->sha256, row->png, row->length);
}

bool picture_delete(struct ctx *c, struct pg *db, int64_t experiment, const char *public_id,
                    bool *ret_dropped)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, PICTURE_DROP, "it", experiment, public_id)) return false;
    *ret_dropped = changed > 0;
    return true;
}

bool practice_insert(struct ctx *c, struct pg *db, int64_t participant, int page, int64_t match)
{
    return pg_run(c, db, NULL, PRACTICE_ADD, "iii", participant, (int64_t)page, match);
}

bool participant_move(struct ctx *c, struct pg *db, int64_t participant, bool forward)
{
    return pg_run(c, db, NULL, forward ? PARTICIPANT_FORWARD : PARTICIPANT_FAILED, "i", participant);
}

bool places_free(struct ctx *c, struct pg *db, int64_t experiment, int64_t count, int64_t *ret_freed)
{
    return pg_run(c, db, ret_freed, PLACES_FREE, "ii", experiment, count);
}

bool participant_end(struct ctx *c, struct pg *db, int64_t participant, enum part_state how)
{
    return pg_run(c, db, NULL, PARTICIPANT_END, "it", participant, part_state_name(how));
}

bool participant_outcome(struct ctx *c, struct pg *db, int64_t participant, const char *code)
{
    return pg_run(c, db, NULL, PARTICIPANT_OUTCOME, "it", participant, code);
}

bool participant_data_drop(struct ctx *c, struct pg *db, int64_t participant)
{
    pg_tell(c, db, TRIALS_HOLD, "i", participant);
    pg_tell(c, db, PAGES_DROP, "i", participant);
    pg_tell(c, db, PRACTICES_DROP, "i", participant);
    pg_tell(c, db, TRIALS_DROP, "i", participant);
    return pg_flush(c, db);
}

bool participant_erase(struct ctx *c, struct pg *db, int64_t participant)
{
    pg_tell(c, db, ORIGIN_DROP, "i", participant);
    pg_tell(c, db, PARTNER_FORGET, "i", participant);
    pg_tell(c, db, PARTICIPANT_ERASE, "i", participant);
    return pg_flush(c, db);
}

bool timing_lock(struct ctx *c, struct pg *db, int64_t experiment, int64_t account, const char *match,
                 struct rows **ret)
{
    return pg_one(c, db, ret, TIMING_MATCH, "iit", experiment, account, match);
}

void timing_insert(struct ctx *c, struct pg *db, int64_t match, int seat, const struct timing_row *row)
{
    pg_tell(c, db, seat ? PARTNER_TIMING_ADD : TIMING_ADD, "itinnt", match, row->kind, row->n,
            measured(&row->shown_us), measured(&row->reaction_ms), row->detail);
}

bool partner_insert(struct ctx *c, struct pg *db, int64_t experiment, int64_t account)
{
    return pg_run(c, db, NULL, PARTNER_ADD, "ii", experiment, account);
}

bool partner_wait(struct ctx *c, struct pg *db, int64_t participant)
{
    return pg_run(c, db, NULL, PARTNER_WAIT, "i", participant);
}

bool partner_join(struct ctx *c, struct pg *db, int64_t participant, const char *pair, int place,
                  bool releases)
{
    return pg_run(c, db, NULL, PARTNER_JOIN, "itii", participant, pair, (int64_t)place, (int64_t)releases);
}

bool partner_compare(struct ctx *c, struct pg *db, int64_t participant)
{
    return pg_run(c, db, NULL, PARTNER_COMPARE, "i", participant);
}

bool partner_replace(struct ctx *c, struct pg *db, int64_t participant, const char *partner, int64_t series)
{
    return pg_run(c, db, NULL, PARTNER_REPLACE, "iti", participant, partner, series);
}
