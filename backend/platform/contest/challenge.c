/* challenge.c - see challenge.h: seasons and boards as shown, and starting runs. */
#include "platform/contest/challenge.h"
#include "base/clock.h"
#include "platform/contest/challenge_parts.h"
#include "platform/lobby/solo.h"
#include "store/account.h"
#include "store/challenge.h"
#include <string.h>

/* Seasons */

static const char *status_of(const struct rows *r, int i)
{
    if (!rows_null(r, i, "revealed_at")) return "revealed";
    if (rows_bool(r, i, "closed")) return "closed";
    return rows_bool(r, i, "opened") ? "open" : "announced";
}

static json_object *season_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *season = json_new_object(c);
    json_add_int(season, "number", rows_int(r, i, "number"));
    json_add_text(season, "game", rows_text(r, i, "game"));
    json_add_text(season, "status", status_of(r, i));
    json_add_bool(season, "scheduled", rows_bool(r, i, "scheduled"));
    json_add_text(season, "announced_at", clock_text(c, rows_int(r, i, "announced_at")));
    json_add_text(season, "opens_at", clock_text(c, rows_int(r, i, "opens_at")));
    json_add_text(season, "closes_at", clock_text(c, rows_int(r, i, "closes_at")));
    json_add_text(season, "revealed_at", clock_text(c, rows_int(r, i, "revealed_at")));
    json_add_int(season, "rules_count", rows_int(r, i, "rules"));
    json_add_int(season, "runs", rows_int(r, i, "runs"));
    return season;
}

bool challenge_list(struct ctx *c, struct pg *db, int64_t below, int64_t limit, json_object **ret_list)
{
    struct rows *r;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    if (!pg_each(c, db, &r, CHALLENGE_LIST, "ii", below, limit + 1)) return false;
    int count = rows_count(r) > limit ? (int)limit : rows_count(r);
    for (int i = 0; i < count; i++) json_push(items, season_json(c, r, i));
    json_add(list, "items", items);
    bool more = rows_count(r) > count;
    json_add_text(list, "next",
                  more ? pool_print(c->pool, "%lld", (long long)rows_int(r, count - 1, "number")) : NULL);
    *ret_list = list;
    return true;
}

bool challenge_find(struct ctx *c, struct pg *db, int64_t number, struct challenge_season *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, CHALLENGE_FIND, "i", number)) return false;
    if (!rows_count(r)) {
        fail(c, FAULT_NOT_FOUND, "there is no challenge with this number");
        return false;
    }
    ret->game = game_find(rows_text(r, 0, "game"));
    must(ret->game && ret->game->challenge);
    ret->number = number;
    ret->revealed = !rows_null(r, 0, "revealed_at");
    ret->head = season_json(c, r, 0);
    return true;
}

/* Rules */

static json_object *mine_json(struct ctx *c, const struct rows *r, int i, int row)
{
    struct scored_run run = {.match = rows_text(r, i, "match")};
    if (!run.match) return NULL;
    challenge_score_read(r, i, rows_bool(r, i, "mine_solved"), &run.score);
    json_object *mine = json_new_object(c);
    json_add_text(mine, "match", run.match);
    json_add_bool(mine, "ended", rows_bool(r, i, "ended"));
    json_add_bool(mine, "counts", rows_bool(r, i, "counts"));
    json_add_bool(mine, "solved", run.score.solved);
    json_add_int(mine, "errors", scored_run_errors(&run));
    json_add_int(mine, "boards", run.score.boards);
    json_add_int(mine, "before", scored_run_before(&run, row));
    return mine;
}

static json_object *rule_json(struct ctx *c, const struct rows *r, int i, int row)
{
    json_object *rule = json_new_object(c);
    const char *options = rows_text(r, i, "options");
    json_add_int(rule, "n", rows_int(r, i, "n"));
    json_add_text(rule, "variant", rows_text(r, i, "variant"));
    json_add_int(rule, "rules_version", rows_int(r, i, "rules_version"));
    json_add_text(rule, "commitment", rows_text(r, i, "commitment"));
    json_add_text(rule, "rule", rows_text(r, i, "rule"));
    json_add(rule, "options", options ? json_own(c, options) : NULL);
    json_add_text(rule, "seed", rows_text(r, i, "seed"));
    json_add_text(rule, "nonce", rows_text(r, i, "nonce"));
    json_add_int(rule, "runs", rows_int(r, i, "runs"));
    json_add_int(rule, "solved", rows_int(r, i, "solved"));
    json_add(rule, "mine", mine_json(c, r, i, row));
    return rule;
}

bool challenge_show(struct ctx *c, struct pg *db, int64_t number, int64_t account,
                    json_object **ret_challenge)
{
    struct rows *r;
    struct challenge_season season;
    if (!challenge_find(c, db, number, &season) ||
        !pg_each(c, db, &r, CHALLENGE_RULES_OF, "ii", number, account))
        return false;
    json_object *rules = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(rules, rule_json(c, r, i, season.game->challenge->row));
    json_add_int(season.head, "boards", season.game->challenge->boards);
    json_add_int(season.head, "row", season.game->challenge->row);
    json_add(season.head, "rules", rules);
    *ret_challenge = season.head;
    return true;
}

/* Boards */

void challenge_score_read(const struct rows *r, int i, bool solved, struct challenge_score *ret)
{
    *ret = (struct challenge_score){.solved = solved};
    ret->boards = rows_ints(r, i, "attempts", ret->attempts, SCORED_MAX);
    rows_ints(r, i, "errors", ret->errors, SCORED_MAX);
}

static struct scored_run run_of(struct ctx *c, const struct rows *r, int i)
{
    struct scored_run run = {.match = rows_text(r, i, "public_id"),
                             .player = rows_text(r, i, "name"),
                             .kind = rows_text(r, i, "kind"),
                             .at = clock_text(c, rows_int(r, i, "at")),
                             .program = rows_bool(r, i, "program"),
                             .you = rows_bool(r, i, "you")};
    challenge_score_read(r, i, rows_bool(r, i, "solved"), &run.score);
    return run;
}

bool challenge_runs_read(struct ctx *c, struct pg *db, const struct challenge_look *look, int pool,
                         struct challenge_runs *ret)
{
    struct rows *r;
    if (!pg_each(c, db, &r, CHALLENGE_RUNS, "iiiti", look->number, look->rule, look->account,
                 pool < 0 ? NULL
                 : pool   ? "t"
                          : "f",
                 look->limit))
        return false;
    ret->count = rows_count(r);
    ret->total = ret->count ? rows_int(r, 0, "n") : 0;
    ret->run = pool_take_many(c->pool, (size_t)ret->count + 1, sizeof *ret->run);
    for (int i = 0; i < ret->count; i++) ret->run[i] = run_of(c, r, i);
    scored_runs_rank(ret->run, ret->count);
    return true;
}

bool challenge_curves(struct ctx *c, struct pg *db, const struct challenge_season *season, int64_t rule,
                      json_object **ret_curves)
{
    struct scored_run *runs = pool_take_many(c->pool, (size_t)2 * CURVE_RUNS, sizeof *runs);
    int count = 0;
    for (int programs = 0; programs < 2; programs++) {
        struct rows *r;
        if (!pg_each(c, db, &r, CHALLENGE_SAMPLE, "iibi", season->number, rule, programs == 1,
                     (int64_t)CURVE_RUNS))
            return false;
        for (int i = 0; i < rows_count(r); i++) {
            runs[count] = (struct scored_run){.match = rows_text(r, i, "public_id"), .program = programs};
            challenge_score_read(r, i, rows_bool(r, i, "solved"), &runs[count++].score);
        }
    }
    *ret_curves = scored_runs_curves(c, runs, count, season->game->challenge->boards,
                                     scored_runs_dice(season->number, rule));
    return true;
}

/* Whether the pool names runs; *ret_pool: -1 all, 0 people, 1 programs. */
static bool pool_read(struct ctx *c, const char *pool, int *ret_pool)
{
    static const char *const POOLS[] = {"all", "humans", "programs"};
    for (int i = 0; i < 3; i++) {
        if (pool && strcmp(pool, POOLS[i]) != 0) continue;
        *ret_pool = i - 1;
        return true;
    }
    return fail(c, FAULT_BAD_REQUEST, "pool must be all, humans or programs");
}

static bool rule_exists(struct ctx *c, struct pg *db, int64_t number, int64_t rule)
{
    struct rows *r;
    return pg_maybe(c, db, &r, CHALLENGE_RULE_FIND, "ii", number, rule) &&
           (rows_count(r) > 0 || fail(c, FAULT_NOT_FOUND, "this challenge has no such rule"));
}

bool challenge_board(struct ctx *c, struct pg *db, const struct challenge_look *look, json_object **ret_board)
{
    struct challenge_season season;
    struct challenge_runs runs;
    json_object *curves;
    int pool = -1;
    if (!pool_read(c, look->pool, &pool) || !challenge_find(c, db, look->number, &season) ||
        !rule_exists(c, db, look->number, look->rule) || !challenge_runs_read(c, db, look, pool, &runs) ||
        !challenge_curves(c, db, &season, look->rule, &curves))
        return false;
    const int row = season.game->challenge->row;
    json_object *board = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < runs.count; i++) {
        json_object *item = scored_run_json(c, &runs.run[i], row);
        json_add_bool(item, "you", runs.run[i].you);
        json_push(items, item);
    }
    json_add_int(board, "number", look->number);
    json_add_int(board, "rule", look->rule);
    json_add_int(board, "runs", runs.total);
    json_add(board, "items", items);
    json_add(board, "curves", curves);
    *ret_board = board;
    return true;
}

/* Playing */

static bool is_open(struct ctx *c, const struct rows *r)
{
    if (!rows_bool(r, 0, "opened")) return fail(c, FAULT_CHALLENGE_SHUT, "this challenge has not opened yet");
    return !rows_bool(r, 0, "closed") ||
           fail(c, FAULT_CHALLENGE_SHUT, "this challenge has closed; play the next one");
}

bool challenge_play(struct ctx *c, struct pg *db, int64_t number, int64_t rule, int64_t account,
                    char ret_match[PUBLIC_ID], bool *ret_fresh)
{
    struct rows *r;
    int64_t match;
    const struct challenge_key key = {number, rule, account};
    account_hold(c, db, account); /* so that concurrent requests start only one run */
    if (!challenge_rule_hold(c, db, key, &r)) return false;
    *ret_fresh = rows_null(r, 0, "match");
    if (!*ret_fresh) {
        snprintf(ret_match, PUBLIC_ID, "%s", rows_text(r, 0, "match"));
        return true;
    }
    struct solo_wish wish = {.purpose = PURPOSE_CHALLENGE,
                             .game = rows_text(r, 0, "game"),
                             .variant = rows_text(r, 0, "variant"),
                             .rules_version = (int)rows_int(r, 0, "rules_version"),
                             .options = json_own(c, rows_text(r, 0, "options")),
                             .seed = rows_text(r, 0, "seed"),
                             .sealed = true};
    return is_open(c, r) && solo_start(c, db, account, &wish, &match, ret_match) &&
           challenge_run_insert(c, db, key, match);
}
