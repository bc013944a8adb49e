/* league_round.c - what the clock daemon does for leagues; see league.h. */
#include "base/failpoint.h"
#include "platform/account/acquaintance.h"
#include "platform/contest/league.h"
#include "platform/match/start.h"
#include "platform/model/fold.h"
#include "platform/model/league.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include <stdlib.h>
#include <string.h>

enum { STEPS_MAX = 64, RUNNING_MAX = 64 };

struct round {
    struct league league;
    struct rows *entries;
    bool acted; /* this step has changed something */
};

static bool entries_read(struct ctx *c, struct pg *db, struct round *r)
{
    const struct league *l = &r->league;
    league_lock(c, db, &l->key);
    return pg_each(c, db, &r->entries, LEAGUE_ENTRIES, "ttttt", l->key.game, l->key.variant, l->speed,
                   l->ladder, l->key.season);
}

/* Whether an entry can begin games: league games are rated. */
static bool is_in(const struct round *r, int i)
{
    return league_status_read(r->entries, i, "status") == LEAGUE_IN && !rows_bool(r->entries, i, "barred");
}

static int entry_of(const struct round *r, int64_t account)
{
    for (int i = 0; i < rows_count(r->entries); i++)
        if (rows_int(r->entries, i, "account_id") == account) return i;
    return -1;
}

/* What has happened */

/* Count missed turns against the program of a row of league_news; the third one withdraws it. */
static void count_misses(struct ctx *c, struct pg *db, const struct round *r, const struct rows *news, int i,
                         int64_t *faults)
{
    const struct league_key *key = &r->league.key;
    int64_t account = rows_int(news, i, "account_id");
    int entry = entry_of(r, account);
    if (entry < 0 || rows_int(news, i, "misses") == 0) return;
    faults[entry] += rows_int(news, i, "misses");
    league_faults_set(c, db, key, account, faults[entry]);
    if (faults[entry] >= LEAGUE_FAULTS && is_in(r, entry))
        league_entry_end(c, db, key, account,
                         rows_bool(news, i, "illegal")   ? LEAGUE_ILLEGAL
                         : rows_bool(news, i, "ordered") ? LEAGUE_TIME
                                                         : LEAGUE_SILENCE);
}

/* Count a finished game for one of its programs. */
static void count_game(struct ctx *c, struct pg *db, const struct round *r, const struct rows *news, int i,
                       int64_t *faults)
{
    int64_t places[SEATS_MAX] = {0}, own = rows_int(news, i, "place"), seat = rows_int(news, i, "seat");
    struct league_score score = {.clean = rows_int(news, i, "missed") == 0};
    int seats = rows_ints(news, i, "places", places, SEATS_MAX);
    int entry = entry_of(r, rows_int(news, i, "account_id"));
    for (int other = 0; other < seats; other++) {
        if (other == seat) continue;
        score.won += own < places[other];
        score.drawn += own == places[other];
        score.lost += own > places[other];
    }
    if (entry < 0) return;
    if (score.clean) faults[entry] = 0;
    league_score_add(c, db, &r->league.key, rows_int(news, i, "account_id"), &score);
}

static bool settle_body(struct ctx *c, struct pg *db, void *thing)
{
    struct round *r = thing;
    struct rows *news;
    int opened;
    if (!entries_read(c, db, r) ||
        !pg_each(c, db, &news, LEAGUE_NEWS, "tt", r->league.key.game, r->league.key.variant))
        return false;
    int64_t *faults = pool_take_many(c->pool, (size_t)rows_count(r->entries) + 1, sizeof *faults);
    for (int i = 0; i < rows_count(r->entries); i++) faults[i] = rows_int(r->entries, i, "faults");
    for (int i = 0; i < rows_count(news); i++) {
        int64_t match = rows_int(news, i, "match_id");
        bool over = rows_bool(news, i, "over");
        count_misses(c, db, r, news, i, faults);
        league_seat_set(c, db, match, rows_int(news, i, "seat"), rows_int(news, i, "missed"));
        if (over) count_game(c, db, r, news, i, faults);
        if (over) league_game_settle(c, db, match);
    }
    return league_sets_open(c, db, &r->league.key, &opened) && fail_point(c, "league.settled");
}

/* A new season */

static int by_rank(const void *a, const void *b)
{
    const int64_t *x = a, *y = b; /* division, rating, number */
    if (x[0] != y[0]) return x[0] < y[0] ? -1 : 1;
    if (x[1] != y[1]) return x[1] > y[1] ? -1 : 1;
    return x[2] < y[2] ? -1 : 1;
}

/* The entries that play, in the order of their season: {division, rating, number} each. */
static int ranks_of(struct ctx *c, const struct round *r, int64_t (**ret)[3])
{
    int all = rows_count(r->entries), count = 0;
    *ret = pool_take_many(c->pool, (size_t)all + 1, sizeof **ret);
    for (int i = 0; i < all; i++) {
        if (!is_in(r, i)) continue;
        int64_t *rank = (*ret)[count++];
        rank[0] = rows_int(r->entries, i, "division");
        rank[1] = rows_int(r->entries, i, "rating");
        rank[2] = i;
    }
    qsort(*ret, (size_t)count, sizeof **ret, by_rank);
    return count;
}

/* Begin the season of `key` with the entries as the season before left them: those who play move up or down by its
 * ratings, and everybody counts anew. */
static void begin_season(struct ctx *c, struct pg *db, const struct league_key *key,
                         const struct round *before)
{
    int64_t(*rank)[3];
    int all = rows_count(before->entries), count = ranks_of(c, before, &rank);
    int *was = pool_take_many(c->pool, (size_t)all + 1, sizeof *was),
        *division = pool_take_many(c->pool, (size_t)all + 1, sizeof *division);
    for (int i = 0; i < count; i++) was[i] = (int)rank[i][0];
    league_divisions(was, count, division);
    for (int i = 0; i < count; i++)
        league_season_set(c, db, key, rows_int(before->entries, (int)rank[i][2], "account_id"), division[i]);
    for (int i = 0; i < all; i++)
        if (!is_in(before, i))
            league_season_set(c, db, key, rows_int(before->entries, i, "account_id"),
                              (int)rows_int(before->entries, i, "division"));
}

static bool season_body(struct ctx *c, struct pg *db, void *thing)
{
    struct round *r = thing, before = *r;
    const char *last = NULL;
    if (!entries_read(c, db, r)) return false;
    for (int i = 0; i < rows_count(r->entries); i++) {
        const char *season = rows_text(r->entries, i, "season");
        bool is_past = strcmp(season, r->league.key.season) < 0;
        if (is_past && (!last || strcmp(season, last) > 0)) last = season;
    }
    if (!last) return true;
    before.league.key.season = last;
    if (!entries_read(c, db, &before)) return false;
    begin_season(c, db, &r->league.key, &before);
    return pg_flush(c, db) && fail_point(c, "league.season");
}

/* Beginning games */

/* Game number `number` of a set: player i sits in seat (i + number) modulo their count. */
static bool begin_game(struct ctx *c, struct pg *db, struct round *r, int64_t set, const char *seed,
                       const int64_t *players, int number)
{
    struct match_plan plan = match_plan_of(&r->league.terms);
    int64_t programs[SEATS_MAX], match;
    int count = 0;
    char id[PUBLIC_ID];
    plan.rated = plan.sealed = true;
    plan.seed = seed;
    for (int i = 0; i < plan.seats; i++) {
        struct account_row row;
        int seat = (i + number) % plan.seats;
        if (!account_by_id(c, db, players[i], &row)) return false;
        plan.seat[seat].account = row.id;
        plan.seat[seat].name = row.name;
        plan.seat[seat].kind = row.kind;
        if (account_is_program(row.kind)) programs[count++] = seat;
    }
    if (!match_start(c, db, &plan, &match, id)) return false;
    league_game_new(c, db, set, match, programs, count);
    r->acted = true;
    return pg_flush(c, db) && fail_point(c, "league.before_commit");
}

/* Whether a player of an open set can take another of its games now. */
static bool can_play(const struct round *r, int64_t account)
{
    int entry = entry_of(r, account);
    if (entry < 0) return false;
    return is_in(r, entry) &&
           rows_int(r->entries, entry, "running") < rows_int(r->entries, entry, "games_at_once");
}

static bool is_bot(const struct rows *bots, int64_t account)
{
    for (int i = 0; i < rows_count(bots); i++)
        if (rows_int(bots, i, "account_id") == account) return true;
    return false;
}

/* Begin the next game of the oldest set in which everybody has room. */
static bool go_on(struct ctx *c, struct pg *db, struct round *r, const struct rows *bots)
{
    struct rows *sets;
    if (!pg_each(c, db, &sets, LEAGUE_SETS_DUE, "tt", r->league.key.game, r->league.key.variant))
        return false;
    for (int i = 0; i < rows_count(sets) && !r->acted; i++) {
        int64_t players[SEATS_MAX];
        int count = rows_ints(sets, i, "players", players, SEATS_MAX),
            begun = (int)rows_int(sets, i, "begun");
        bool ready = begun < count && count == r->league.terms.seats;
        for (int k = 0; k < count; k++)
            ready = ready && (is_bot(bots, players[k]) || can_play(r, players[k]));
        if (ready &&
            !begin_game(c, db, r, rows_int(sets, i, "id"), rows_text(sets, i, "seed"), players, begun))
            return false;
    }
    return true;
}

/* Everybody who could sit in a new set: programs, then bots. */
static int players_read(struct ctx *c, const struct round *r, const struct rows *bots,
                        struct league_player **ret)
{
    int count = 0;
    *ret = pool_take_many(c->pool, (size_t)(rows_count(r->entries) + rows_count(bots)) + 1, sizeof **ret);
    for (int i = 0; i < rows_count(r->entries); i++) {
        int64_t busy = rows_int(r->entries, i, "running") + rows_int(r->entries, i, "due");
        if (!is_in(r, i)) continue;
        (*ret)[count++] = (struct league_player){
            .account = rows_int(r->entries, i, "account_id"),
            .owner = rows_int(r->entries, i, "owner_id"),
            .rating = (int)(rows_int(r->entries, i, "rating") / 1000000),
            .division = (int)rows_int(r->entries, i, "division"),
            .sets = (int)rows_int(r->entries, i, "sets"),
            .room = (int)(rows_int(r->entries, i, "games_at_once") - busy),
            .busy = (int)busy};
    }
    for (int i = 0; i < rows_count(bots); i++)
        (*ret)[count++] = (struct league_player){.account = rows_int(bots, i, "account_id"),
                                                 .rating = (int)(rows_int(bots, i, "rating") / 1000000)};
    return count;
}

static void meet(struct league_player *players, int count, const struct rows *met, const struct apart *apart)
{
    for (int i = 0; i < count; i++) {
        players[i].barred |= apart_of(apart, players[i].account) != APART_NOT;
        for (int k = 0; met && k < rows_count(met); k++)
            if (rows_int(met, k, "account_id") == players[i].account)
                players[i].met = (int)rows_int(met, k, "n");
    }
}

/* Choose the players of a new set, in the order of their seats in its first game. False: failed; *ret_full tells whether
 * all seats are filled. */
static bool choose(struct ctx *c, struct pg *db, const struct round *r, const struct rows *bots,
                   int64_t *ret_players, bool *ret_full)
{
    struct league_player *players;
    struct rng rng = rng_seeded(match_draw());
    struct rows *met;
    struct apart apart;
    int seats = r->league.terms.seats, chosen[SEATS_MAX], count = players_read(c, r, bots, &players);
    *ret_full = false;
    chosen[0] = league_first(players, count, seats);
    if (chosen[0] < 0) return true;
    if (!pg_each(c, db, &met, LEAGUE_MET, "ttti", r->league.key.game, r->league.key.variant,
                 r->league.key.season, players[chosen[0]].account))
        return false;
    for (int k = 1; k < seats; k++) {
        const struct league_player *last = &players[chosen[k - 1]];
        if (!apart_read(c, db, last->owner ? last->account : 0, &apart)) return false;
        meet(players, count, k == 1 ? met : NULL, &apart);
        chosen[k] = league_opponent(players, count, seats, chosen, k, &rng);
        if (chosen[k] < 0) return true;
    }
    for (int k = 0; k < seats; k++) ret_players[k] = players[chosen[k]].account;
    rng_shuffle(&rng, ret_players, (size_t)seats, sizeof *ret_players);
    *ret_full = true;
    return true;
}

static bool begin_set(struct ctx *c, struct pg *db, struct round *r, const struct rows *bots)
{
    int64_t players[SEATS_MAX], set, running = 0;
    bool full;
    char seed[17];
    for (int i = 0; i < rows_count(r->entries); i++) running += rows_int(r->entries, i, "running");
    if (running >= RUNNING_MAX) return true;
    if (!choose(c, db, r, bots, players, &full)) return false;
    if (!full) return true;
    fold_seed_print(match_draw(), seed);
    return league_set_new(c, db, &r->league.key, seed, players, r->league.terms.seats, &set) &&
           begin_game(c, db, r, set, pool_copy(c->pool, seed), players, 0);
}

static bool begin_body(struct ctx *c, struct pg *db, void *thing)
{
    struct round *r = thing;
    struct rows *bots;
    r->acted = false;
    if (!entries_read(c, db, r) ||
        !pg_each(c, db, &bots, LEAGUE_BOTS, "ttttt", r->league.key.game, r->league.key.variant,
                 r->league.speed, r->league.ladder, r->league.key.season))
        return false;
    return go_on(c, db, r, bots) && (r->acted || begin_set(c, db, r, bots));
}

/* All leagues */

static bool serve(struct ctx *c, struct pg *db, struct round *r, int *begun)
{
    if (!transact(c, db, season_body, r) || !transact(c, db, settle_body, r)) return false;
    for (int step = 0; step < STEPS_MAX; step++) {
        if (!transact(c, db, begin_body, r)) return false;
        if (!r->acted) return true;
        ++*begun;
    }
    return true;
}

bool league_round(struct ctx *c, struct pg *db, int *ret_begun)
{
    struct rows *leagues;
    *ret_begun = 0;
    if (!pg_each(c, db, &leagues, LEAGUE_LISTS, "")) return false;
    for (int i = 0; i < rows_count(leagues); i++) {
        struct ctx own = {.pool = pool_new(), .now = c->now};
        struct round r;
        bool fine = league_find(&own, db, rows_text(leagues, i, "game"), rows_text(leagues, i, "variant"),
                                &r.league) &&
                    serve(&own, db, &r, ret_begun);
        bool gone = !fine && own.failure.fault == FAULT_NOT_FOUND; /* a league of another version */
        if (!fine && !gone) fail(c, own.failure.fault, "%s", pool_copy(c->pool, own.failure.detail));
        pool_drop(own.pool);
        if (!fine && !gone) return false;
    }
    return true;
}
