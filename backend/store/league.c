/* league.c - see league.h. */
#include "store/league.h"

void league_lock(struct ctx *c, struct pg *db, const struct league_key *key)
{
    pg_tell(c, db, LEAGUE_HOLD, "t", pool_print(c->pool, "league %s/%s", key->game, key->variant));
}

void league_entry_set(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                      int64_t games_at_once, int division)
{
    pg_tell(c, db, LEAGUE_ENTRY_PUT, "ttiiit", key->game, key->variant, account, games_at_once,
            (int64_t)division, key->season);
}

void league_entry_end(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                      enum league_reason reason)
{
    pg_tell(c, db, LEAGUE_ENTRY_LEAVE, "ttit", key->game, key->variant, account, league_reason_name(reason));
}

void league_faults_set(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                       int64_t faults)
{
    pg_tell(c, db, LEAGUE_ENTRY_FAULTS, "ttii", key->game, key->variant, account, faults);
}

void league_score_add(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                      const struct league_score *score)
{
    pg_tell(c, db, LEAGUE_ENTRY_COUNT, "ttiiiib", key->game, key->variant, account, (int64_t)score->won,
            (int64_t)score->drawn, (int64_t)score->lost, score->clean);
}

void league_season_set(struct ctx *c, struct pg *db, const struct league_key *key, int64_t account,
                       int division)
{
    pg_tell(c, db, LEAGUE_ENTRY_SEASON, "ttiti", key->game, key->variant, account, key->season,
            (int64_t)division);
}

bool league_set_new(struct ctx *c, struct pg *db, const struct league_key *key, const char *seed,
                    const int64_t *players, int count, int64_t *ret_id)
{
    struct rows *r;
    if (!pg_one(c, db, &r, LEAGUE_SET_INSERT, "ttttt", key->game, key->variant, key->season, seed,
                pg_ints(c, players, count)))
        return false;
    *ret_id = rows_int(r, 0, "id");
    return true;
}

void league_game_new(struct ctx *c, struct pg *db, int64_t set, int64_t match, const int64_t *seats,
                     int count)
{
    pg_tell(c, db, LEAGUE_GAME_INSERT, "iit", match, set, pg_ints(c, seats, count));
    pg_tell(c, db, LEAGUE_SET_BEGUN, "i", set);
}

void league_seat_set(struct ctx *c, struct pg *db, int64_t match, int64_t seat, int64_t missed)
{
    pg_tell(c, db, LEAGUE_SEAT_COUNTED, "iii", match, seat, missed);
}

void league_game_settle(struct ctx *c, struct pg *db, int64_t match)
{
    pg_tell(c, db, LEAGUE_GAME_SETTLED, "i", match);
}

bool league_refusal_add(struct ctx *c, struct pg *db, int64_t match, int seat)
{
    return pg_run(c, db, NULL, LEAGUE_SEAT_REFUSED, "ii", match, (int64_t)seat);
}

bool league_sets_open(struct ctx *c, struct pg *db, const struct league_key *key, int *ret_opened)
{
    struct rows *over;
    if (!pg_each(c, db, &over, LEAGUE_SETS_OVER, "tt", key->game, key->variant)) return false;
    int count = *ret_opened = rows_count(over);
    if (count == 0) return true;
    int64_t *matches = pool_take_many(c->pool, (size_t)count, sizeof *matches);
    for (int i = 0; i < count; i++) matches[i] = rows_int(over, i, "match_id");
    return pg_run(c, db, NULL, LEAGUE_OPEN, "t", pg_ints(c, matches, count));
}
