/* bench.c - see bench.h. */
#include "store/bench.h"

bool bench_row_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, int64_t kept, int64_t broken)
{
    return pg_run(c, db, NULL, BENCH_PUT, "iiii", match, seat, kept, broken);
}
