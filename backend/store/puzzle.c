/* puzzle.c - see puzzle.h. */
#include "store/puzzle.h"

bool puzzle_insert_day(struct ctx *c, struct pg *db, const struct puzzle_row *row, const char *day)
{
    return pg_run(c, db, NULL, PUZZLE_PUT_DAY, "tttttt", row->public_id, row->game, row->variant,
                  row->options, row->seed, day);
}

bool puzzle_insert(struct ctx *c, struct pg *db, const struct puzzle_row *row)
{
    struct rows *r;
    return pg_one(c, db, &r, PUZZLE_PUT, "tttttibi", row->public_id, row->game, row->variant, row->options,
                  row->seed, row->account, row->secret, row->hours);
}

bool puzzle_row_revoke(struct ctx *c, struct pg *db, int64_t account, const char *public_id, bool *ret_found)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, PUZZLE_REVOKE, "it", account, public_id)) return false;
    *ret_found = changed > 0;
    return true;
}

bool puzzle_play_insert(struct ctx *c, struct pg *db, int64_t puzzle, int64_t account, int64_t match)
{
    return pg_run(c, db, NULL, PUZZLE_PLAY_PUT, "iii", puzzle, account, match);
}
