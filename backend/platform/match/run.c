/* run.c - see run.h. */
#include "platform/match/run.h"
#include "platform/match/match.h"
#include "store/run.h"
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
    const struct seat_row *seats[SEATS_MAX];
    if (!m->game->ladder || !m->standing.ladder || chosen_seed) return;
    for (int seat = 0; seat < m->row.seats; seat++) seats[seat] = &m->rest.seats[seat];
    qsort(seats, (size_t)m->row.seats, sizeof *seats, by_account);
    for (int i = 0; i < m->row.seats; i++)
        run_row_begin(c, db,
                      &(struct run_begin_row){.match = m->row.id,
                                              .account = seats[i]->account,
                                              .seat = seats[i]->seat,
                                              .game = m->row.game,
                                              .ladder = m->standing.ladder});
}

static struct run_row row_of(int64_t match, const struct standing *standing, int seat, int measures)
{
    const struct run *run = &standing->run[seat];
    return (struct run_row){.match = match,
                            .seat = seat,
                            .measures = run->measure,
                            .measure_count = measures,
                            .stars = run->stars,
                            .counts = run->counts,
                            .score = standing->score[seat]};
}

/* `score` holds the numbers of the row. */
static struct challenge_row challenge_row_of(int64_t match, const struct game *game, const game_state *state,
                                             struct challenge_score *score)
{
    game->challenge->score(state, score);
    return (struct challenge_row){.match = match,
                                  .solved = score->solved,
                                  .attempts = score->attempts,
                                  .errors = score->errors,
                                  .boards = score->boards};
}

static void challenge_end(struct ctx *c, struct pg *db, const struct match *m)
{
    struct challenge_score score;
    struct challenge_row row = challenge_row_of(m->row.id, m->game, m->state, &score);
    row.at = m->row.finished_at;
    challenge_run_end(c, db, &row);
}

void run_end(struct ctx *c, struct pg *db, const struct match *m)
{
    if (m->row.purpose == PURPOSE_CHALLENGE && m->game->challenge) challenge_end(c, db, m);
    int n = run_measures(m->game);
    if (!n) return;
    for (int seat = 0; seat < m->row.seats; seat++) {
        struct run_row row = row_of(m->row.id, &m->standing, seat, n);
        row.at = m->row.finished_at;
        run_row_end(c, db, &row);
        if (m->game->puzzles && m->row.seats == 1) puzzle_play_end(c, db, &row);
    }
}

void run_rebuild_challenge(struct ctx *c, struct pg *db, int64_t match, const struct game *game,
                           const game_state *state)
{
    struct challenge_score score;
    struct challenge_row row = challenge_row_of(match, game, state, &score);
    challenge_run_rebuild(c, db, &row);
}

void run_rebuild(struct ctx *c, struct pg *db, int64_t match, const struct game *game,
                 const struct standing *standing, int seats)
{
    int n = run_measures(game);
    for (int seat = 0; n && seat < seats; seat++) {
        struct run_row row = row_of(match, standing, seat, n);
        run_row_rebuild(c, db, &row);
        if (game->puzzles && seats == 1) puzzle_play_rebuild(c, db, &row);
    }
}

bool run_rebuild_best(struct ctx *c, struct pg *db)
{
    if (!pg_begin(c, db)) return false;
    run_rows_best(c, db);
    return pg_commit(c, db);
}
