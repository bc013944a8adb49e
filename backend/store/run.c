/* run.c - see run.h. */
#include "store/run.h"

void run_row_begin(struct ctx *c, struct pg *db, const struct run_begin_row *row)
{
    static const enum query EITHER[] = {RUN_BEGIN_FIRST, RUN_BEGIN_AGAIN};
    for (int i = 0; i < 2; i++)
        pg_tell(c, db, EITHER[i], "iiitt", row->match, (int64_t)row->seat, row->account, row->game,
                row->ladder);
}

static const char *measures(struct ctx *c, const struct run_row *row)
{
    return pg_ints(c, row->measures, row->measure_count);
}

void run_row_end(struct ctx *c, struct pg *db, const struct run_row *row)
{
    pg_tell(c, db, RUN_END, "iitbii", row->match, (int64_t)row->seat, measures(c, row), row->counts,
            (int64_t)row->stars, row->at);
}

void puzzle_play_end(struct ctx *c, struct pg *db, const struct run_row *row)
{
    pg_tell(c, db, PUZZLE_PLAY_END, "itbiii", row->match, measures(c, row), row->counts, (int64_t)row->stars,
            row->score, row->at);
}

void challenge_run_end(struct ctx *c, struct pg *db, const struct challenge_row *row)
{
    pg_tell(c, db, CHALLENGE_RUN_END, "ibtti", row->match, row->solved,
            pg_ints(c, row->attempts, row->boards), pg_ints(c, row->errors, row->boards), row->at);
}

void challenge_run_rebuild(struct ctx *c, struct pg *db, const struct challenge_row *row)
{
    pg_tell(c, db, REBUILD_CHALLENGE_RUN, "ibtt", row->match, row->solved,
            pg_ints(c, row->attempts, row->boards), pg_ints(c, row->errors, row->boards));
}

void run_row_rebuild(struct ctx *c, struct pg *db, const struct run_row *row)
{
    pg_tell(c, db, REBUILD_RUN, "iitbi", row->match, (int64_t)row->seat, measures(c, row), row->counts,
            (int64_t)row->stars);
}

void puzzle_play_rebuild(struct ctx *c, struct pg *db, const struct run_row *row)
{
    pg_tell(c, db, REBUILD_PUZZLE_PLAY, "itbii", row->match, measures(c, row), row->counts,
            (int64_t)row->stars, row->score);
}

void run_rows_best(struct ctx *c, struct pg *db) { pg_tell(c, db, REBUILD_BEST, ""); }
