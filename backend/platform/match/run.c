/* run.c - see run.h. */
#include "platform/match/run.h"
#include "platform/match/match.h"
#include <stdlib.h>

int run_measures(const struct game *game)
{
    int n = 0;
    while (game->ladder && n < MEASURES_MAX && game->ladder->measures[n].id) n++;
    return n;
}

/* An account that sits there twice: by seat, as the first seat's run is the first. */
static int by_account(const void *a, const void *b)
{
    const struct seat_row *one = *(const struct seat_row *const *)a,
                          *other = *(const struct seat_row *const *)b;
    if (one->account != other->account) return one->account < other->account ? -1 : 1;
    return one->seat - other->seat;
}

void run_begin(struct ctx *c, struct pg *db, const struct match *m, bool chosen_seed)
{
    static const enum query EITHER[] = {RUN_BEGIN_FIRST, RUN_BEGIN_AGAIN};
    const struct seat_row *seats[SEATS_MAX];
    if (!m->game->ladder || !m->standing.ladder || chosen_seed) return;
    for (int seat = 0; seat < m->row.seats; seat++) seats[seat] = &m->rest.seats[seat];
    qsort(seats, (size_t)m->row.seats, sizeof *seats, by_account);
    for (int i = 0; i < m->row.seats * 2; i++)
        pg_tell(c, db, EITHER[i % 2], "iiitt", m->row.id, (int64_t)seats[i / 2]->seat, seats[i / 2]->account,
                m->row.game, m->standing.ladder);
}

void run_end(struct ctx *c, struct pg *db, const struct match *m)
{
    int n = run_measures(m->game);
    if (!n) return;
    for (int seat = 0; seat < m->row.seats; seat++) {
        const struct run *run = &m->standing.run[seat];
        pg_tell(c, db, RUN_END, "iitbii", m->row.id, (int64_t)seat, pg_ints(c, run->measure, n), run->counts,
                (int64_t)run->stars, m->row.finished_at);
    }
    const struct run *run = &m->standing.run[0];
    if (m->game->puzzles && m->row.seats == 1)
        pg_tell(c, db, PUZZLE_PLAY_END, "itbiii", m->row.id, pg_ints(c, run->measure, n), run->counts,
                (int64_t)run->stars, m->standing.score[0], m->row.finished_at);
}

void run_rebuild(struct ctx *c, struct pg *db, int64_t match, const struct game *game,
                 const struct standing *standing, int seats)
{
    int n = run_measures(game);
    for (int seat = 0; n && seat < seats; seat++) {
        const struct run *run = &standing->run[seat];
        pg_tell(c, db, REBUILD_RUN, "iitbi", match, (int64_t)seat, pg_ints(c, run->measure, n), run->counts,
                (int64_t)run->stars);
    }
    const struct run *run = &standing->run[0];
    if (n && game->puzzles && seats == 1)
        pg_tell(c, db, REBUILD_PUZZLE_PLAY, "itbii", match, pg_ints(c, run->measure, n), run->counts,
                (int64_t)run->stars, standing->score[0]);
}

bool run_rebuild_best(struct ctx *c, struct pg *db)
{
    if (!pg_begin(c, db)) return false;
    pg_tell(c, db, REBUILD_BEST, "");
    return pg_commit(c, db);
}
