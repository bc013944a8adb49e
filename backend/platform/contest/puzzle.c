/* puzzle.c - see puzzle.h. */
#include "platform/contest/puzzle.h"
#include "base/clock.h"
#include "platform/contest/ladder.h"
#include "platform/lobby/solo.h"
#include "platform/model/catalogue.h"
#include "platform/model/fold.h"
#include "store/account.h"
#include "store/puzzle.h"
#include <string.h>
#include <time.h>

enum { OPEN_RETRY = 86400 };

/* Access */

static bool is_closed(const struct rows *r)
{
    return rows_bool(r, 0, "revoked") || rows_bool(r, 0, "expired");
}
static bool has_begun(const struct rows *r) { return !rows_null(r, 0, "match"); }
static bool has_ended(const struct rows *r) { return !rows_null(r, 0, "at"); }

/* Of a row of puzzle_find. */
static bool may_know(const struct rows *r)
{
    bool writer = rows_bool(r, 0, "own") && rows_bool(r, 0, "secret");
    return writer || (has_begun(r) ? has_ended(r) : is_closed(r));
}

/* JSON */

static const char *status_of(const struct rows *r, int i)
{
    return rows_bool(r, i, "revoked") ? "revoked" : rows_bool(r, i, "expired") ? "over" : "open";
}

/* Of a row of puzzle_find or puzzle_mine. */
static json_object *head_json(struct ctx *c, const struct game *game, const struct rows *r, int i)
{
    json_object *puzzle = json_new_object(c), *options = json_own(c, rows_text(r, i, "options"));
    const struct variant *variant = variant_find(game, rows_text(r, i, "variant"));
    const char *id = rows_text(r, i, "public_id");
    must(variant);
    json_add_text(puzzle, "id", id);
    json_add_text(puzzle, "url", pool_print(c->pool, "/p/%s", id));
    json_add_text(puzzle, "game", game->id);
    json_add_text(puzzle, "title", game->title);
    json_add_text(puzzle, "variant", variant->id);
    json_add(puzzle, "options", catalogue_shown_options(c, variant, options));
    json_add_text(puzzle, "status", status_of(r, i));
    json_add_text(puzzle, "created_at", clock_text(c, rows_int(r, i, "created_at")));
    json_add_text(puzzle, "closes_at", clock_text(c, rows_int(r, i, "closes_at")));
    return puzzle;
}

static json_object *mine_json(struct ctx *c, const struct game *game, const struct rows *r)
{
    if (!has_begun(r)) return NULL;
    json_object *mine = ladder_run(c, game, rows_text(r, 0, "measures"), rows_bool(r, 0, "counts"),
                                   rows_int(r, 0, "stars"));
    if (!mine) mine = json_new_object(c);
    json_add_text(mine, "match", rows_text(r, 0, "match"));
    json_add_bool(mine, "ended", has_ended(r));
    if (has_ended(r)) json_add_int(mine, "score", rows_int(r, 0, "score"));
    return mine;
}

static bool add_results(struct ctx *c, struct pg *db, const struct game *game, int64_t puzzle,
                        struct puzzle_look look, json_object *o)
{
    struct rows *r;
    bool programs = look.pool && strcmp(look.pool, "programs") == 0;
    json_object *items = json_new_array(c);
    if (!pg_each(c, db, &r, PUZZLE_RESULTS, "ibi", puzzle, programs, look.account)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        json_object *item = ladder_run(c, game, rows_text(r, i, "measures"), rows_bool(r, i, "counts"),
                                       rows_int(r, i, "stars"));
        json_add_int(item, "rank", i + 1);
        json_add_text(item, "player", rows_text(r, i, "name"));
        json_add_text(item, "kind", rows_text(r, i, "kind"));
        json_add_int(item, "score", rows_int(r, i, "score"));
        json_add_text(item, "at", clock_text(c, rows_int(r, i, "at")));
        json_add_text(item, "match", rows_text(r, i, "public_id"));
        json_add_bool(item, "you", rows_bool(r, i, "you"));
        json_push(items, item);
    }
    json_add(o, "results", items);
    return true;
}

static bool puzzle_json(struct ctx *c, struct pg *db, const struct rows *r, struct puzzle_look look,
                        json_object **ret)
{
    const struct game *game;
    bool knows = may_know(r);
    if (look.pool && strcmp(look.pool, "humans") != 0 && strcmp(look.pool, "programs") != 0)
        return fail(c, FAULT_BAD_REQUEST, "pool must be humans or programs");
    if (!ladder_game(c, rows_text(r, 0, "game"), &game)) return false;
    json_object *puzzle = head_json(c, game, r, 0);
    json_add_text(puzzle, "day", rows_text(r, 0, "day"));
    json_add_text(puzzle, "by", rows_text(r, 0, "by"));
    json_add_bool(puzzle, "written_by_you", rows_bool(r, 0, "own") && rows_bool(r, 0, "secret"));
    json_add(puzzle, "measures", ladder_measures(c, game));
    json_add(puzzle, "mine", mine_json(c, game, r));
    json_add_text(puzzle, "solution",
                  knows ? game->puzzles->reveal(c, json_own(c, rows_text(r, 0, "options"))) : NULL);
    json_add(puzzle, "results", NULL);
    *ret = puzzle;
    return !knows || add_results(c, db, game, rows_int(r, 0, "id"), look, puzzle);
}

static bool find(struct ctx *c, struct pg *db, const char *id, const char *game, const char *day,
                 int64_t account, struct rows **ret)
{
    return pg_maybe(c, db, ret, PUZZLE_FIND, "ttti", id, game, day, account) &&
           (rows_count(*ret) > 0 || fail(c, FAULT_NOT_FOUND, "there is no such puzzle"));
}

/* An invalid link says why, like all links of the arena. */
static bool link_holds(struct ctx *c, const struct rows *r)
{
    if (has_begun(r) || rows_bool(r, 0, "own") || !rows_null(r, 0, "day")) return true;
    if (rows_bool(r, 0, "revoked"))
        return fail(c, FAULT_INVITE_REVOKED, "the link to this puzzle was revoked; ask for a new one");
    return !rows_bool(r, 0, "expired") ||
           fail(c, FAULT_INVITE_EXPIRED, "this puzzle has expired; ask for a new link");
}

bool puzzle_show(struct ctx *c, struct pg *db, const char *id, struct puzzle_look look,
                 json_object **ret_puzzle)
{
    struct rows *r;
    return find(c, db, id, NULL, NULL, look.account, &r) && link_holds(c, r) &&
           puzzle_json(c, db, r, look, ret_puzzle);
}

/* The puzzle of the day */

static bool is_day(const char *text)
{
    struct tm t = {0};
    char again[16];
    const char *rest = strptime(text, "%Y-%m-%d", &t);
    if (!rest || *rest || t.tm_year < 100 || t.tm_year > 1000) return false;
    timegm(&t);
    return strftime(again, sizeof again, "%Y-%m-%d", &t) == strlen(text) && strcmp(again, text) == 0;
}

/* The same on every server with this secret, and unpredictable without it. */
static bool day_seeds(struct ctx *c, struct pg *db, const char *game, const char *day, uint64_t ret_seed[2])
{
    struct rows *r;
    unsigned char hash[32];
    if (!pg_one(c, db, &r, PUZZLE_SECRET, "")) return false;
    const char *text = pool_print(c->pool, "puzzle:%s:%s:%s", rows_text(r, 0, "secret"), game, day);
    secret_blake2b(text, strlen(text), hash);
    for (int n = 0; n < 2; n++) {
        ret_seed[n] = 0;
        for (int i = 0; i < 8; i++) ret_seed[n] = ret_seed[n] << 8 | hash[8 * n + i];
    }
    return true;
}

static bool day_make(struct ctx *c, struct pg *db, const struct game *game, const char *day)
{
    uint64_t seed[2];
    char digits[17], id[PUBLIC_ID];
    if (!day_seeds(c, db, game->id, day, seed)) return false;
    json_object *options = game->puzzles->make(c, seed[0]);
    if (!options) return fail(c, FAULT_INTERNAL, "no puzzle could be generated for this day");
    fold_seed_print(seed[1], digits);
    secret_public_id(id);
    struct puzzle_row row = {.public_id = id,
                             .game = game->id,
                             .variant = game->variants[0].id,
                             .options = json_text(c, options),
                             .seed = digits};
    return puzzle_insert_day(c, db, &row, day);
}

static bool add_days(struct ctx *c, struct pg *db, const struct game *game, const char *today,
                     int64_t account, json_object *o)
{
    struct rows *r;
    json_object *days = json_new_array(c);
    if (!pg_each(c, db, &r, PUZZLE_DAYS, "tti", game->id, today, account)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "day", rows_text(r, i, "day"));
        json_add(one, "mine",
                 ladder_run(c, game, rows_text(r, i, "measures"), rows_bool(r, i, "counts"),
                            rows_int(r, i, "stars")));
        json_push(days, one);
    }
    json_add_text(o, "today", today);
    json_add(o, "days", days);
    return true;
}

bool puzzle_daily(struct ctx *c, struct pg *db, const char *name, const char *day, struct puzzle_look look,
                  json_object **ret_puzzle)
{
    const struct game *game;
    struct rows *now, *r;
    if (!ladder_game(c, name, &game)) return false;
    if (!game->puzzles) return fail(c, FAULT_NOT_FOUND, "this game has no puzzle of the day");
    if (day && !is_day(day))
        return fail(c, FAULT_BAD_DAY, "this date does not exist: write it like 2026-11-21");
    if (!pg_one(c, db, &now, PUZZLE_DAY, "")) return false;
    const char *today = rows_text(now, 0, "day");
    if (!day) day = today;
    if (strcmp(day, today) > 0) return fail(c, FAULT_NOT_FOUND, "this day is in the future");
    if (!pg_maybe(c, db, &r, PUZZLE_FIND, "ttti", NULL, game->id, day, look.account)) return false;
    if (!rows_count(r) && strcmp(day, today) == 0 && !day_make(c, db, game, day)) return false;
    return find(c, db, NULL, game->id, day, look.account, &r) && puzzle_json(c, db, r, look, ret_puzzle) &&
           add_days(c, db, game, today, look.account, *ret_puzzle);
}

/* Playing */

static bool may_play(struct ctx *c, const struct rows *r)
{
    if (!link_holds(c, r)) return false;
    if (rows_bool(r, 0, "own") && rows_bool(r, 0, "secret"))
        return fail(c, FAULT_FORBIDDEN, "you wrote this puzzle, so you can only watch others play it");
    if (rows_bool(r, 0, "revoked"))
        return fail(c, FAULT_INVITE_REVOKED, "you revoked the link to this puzzle");
    return !rows_bool(r, 0, "expired") || fail(c, FAULT_INVITE_EXPIRED, "this puzzle has expired");
}

bool puzzle_play(struct ctx *c, struct pg *db, const char *id, int64_t account, char ret_match[PUBLIC_ID],
                 bool *ret_fresh)
{
    struct rows *r;
    int64_t match;
    account_hold(c, db, account); /* so that concurrent requests start only one run */
    if (!find(c, db, id, NULL, NULL, account, &r)) return false;
    *ret_fresh = !has_begun(r);
    if (!*ret_fresh) {
        snprintf(ret_match, PUBLIC_ID, "%s", rows_text(r, 0, "match"));
        return true;
    }
    struct solo_wish wish = {.purpose = PURPOSE_PUZZLE,
                             .game = rows_text(r, 0, "game"),
                             .variant = rows_text(r, 0, "variant"),
                             .options = json_own(c, rows_text(r, 0, "options")),
                             .seed = rows_text(r, 0, "seed")};
    return may_play(c, r) && solo_start(c, db, account, &wish, &match, ret_match) &&
           puzzle_play_insert(c, db, rows_int(r, 0, "id"), account, match);
}

/* Sharing */

/* Whether the account wrote what is hidden, rather than choosing a level of the game. */
static bool has_secret(struct ctx *c, const struct variant *variant, json_object *options)
{
    json_object *properties = json_member(json_own(c, variant->options_schema), "properties");
    json_object_object_foreach (options, name, value) {
        json_object *property = json_member(properties, name);
        if (json_object_get_boolean(json_member(property, "writeOnly")) &&
            !json_same(value, json_member(property, "default")))
            return true;
    }
    return false;
}

static bool may_share(struct ctx *c, struct pg *db, int64_t account)
{
    struct rows *r;
    return pg_one(c, db, &r, PUZZLE_COUNT_OPEN, "i", account) &&
           (rows_int(r, 0, "n") < PUZZLES_OPEN_MAX ||
            fail_limit(c, FAULT_TOO_MANY_REQUESTS, "puzzles.open", OPEN_RETRY,
                       "you share too many puzzles; revoke a link first"));
}

bool puzzle_share(struct ctx *c, struct pg *db, int64_t account, const struct puzzle_wish *wish,
                  json_object **ret_puzzle)
{
    const struct game *game;
    const struct variant *variant;
    struct seat_fact facts[1] = {{0}};
    char id[PUBLIC_ID], seed[17];
    if (!catalogue_find(c, wish->game, wish->variant, &game, &variant)) return false;
    if (!game->puzzles || !variant_seats(variant, 1))
        return fail(c, FAULT_BAD_REQUEST, "this game has no single-player puzzles");
    json_object *options = game->options(c, variant, wish->options, 1, facts);
    if (!options || !may_share(c, db, account)) return false;
    secret_public_id(id);
    fold_seed_print(secret_random64(), seed);
    struct puzzle_row row = {.public_id = id,
                             .game = game->id,
                             .variant = variant->id,
                             .options = json_text(c, options),
                             .seed = seed,
                             .account = account,
                             .hours = wish->hours,
                             .secret = has_secret(c, variant, options)};
    return puzzle_insert(c, db, &row) &&
           puzzle_show(c, db, id, (struct puzzle_look){.account = account}, ret_puzzle);
}

bool puzzle_shared(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list)
{
    struct rows *r;
    json_object *items = json_new_array(c);
    if (!pg_each(c, db, &r, PUZZLE_MINE, "i", account)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        const struct game *game = game_find(rows_text(r, i, "game"));
        must(game);
        json_object *item = head_json(c, game, r, i);
        json_add_int(item, "plays", rows_int(r, i, "plays"));
        json_push(items, item);
    }
    *ret_list = json_new_object(c);
    json_add(*ret_list, "items", items);
    return true;
}

bool puzzle_revoke(struct ctx *c, struct pg *db, int64_t account, const char *id)
{
    bool found;
    return puzzle_row_revoke(c, db, account, id, &found) &&
           (found || fail(c, FAULT_NOT_FOUND, "you have not shared a puzzle with this id"));
}
