/* tactic_storm.c - storms: as many tactics as possible within three minutes; see tactic.h. */
#include "base/clock.h"
#include "platform/contest/tactic.h"
#include "platform/contest/tactic_judge.h"
#include "store/account.h"
#include "store/tactic.h"

/* Easy ones first: the rating of the first tactic, and what each solved one adds, in millionths. */
static const int64_t FIRST = INT64_C(700000000), STEP = INT64_C(50000000);
enum { SECOND = 1000000 };

static bool find_storm(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t account,
                       struct rows **ret)
{
    return pg_maybe(c, db, ret, TACTIC_STORM_FIND, "itt", account, path->game, path->id) &&
           (rows_count(*ret) > 0 || fail(c, FAULT_NOT_FOUND, "there is no such storm"));
}

static bool find_current(struct ctx *c, struct pg *db, const struct rows *storm, const char *game,
                         struct rows **ret)
{
    return pg_one(c, db, ret, TACTIC_FIND, "ttii", game, NULL, rows_int(storm, 0, "current_id"), (int64_t)0);
}

/* What was met, in order, once the storm is over. */
static bool add_met(struct ctx *c, struct pg *db, const struct rows *storm, json_object *o)
{
    struct rows *seen;
    const char *marks = rows_text(storm, 0, "marks");
    json_object *met = json_new_array(c);
    if (!pg_each(c, db, &seen, TACTIC_STORM_SEEN, "i", rows_int(storm, 0, "id"))) return false;
    for (int i = 0; i < rows_count(seen); i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "id", rows_text(seen, i, "public_id"));
        json_add_bool(one, "solved", marks[rows_int(seen, i, "n") - 1] == '1');
        json_push(met, one);
    }
    json_add(o, "met", met);
    return true;
}

static bool storm_json(struct ctx *c, struct pg *db, const struct tactic_path *path, const struct rows *storm,
                       json_object **ret)
{
    struct rows *tactic;
    bool running = rows_bool(storm, 0, "running");
    json_object *o = json_new_object(c);
    *ret = o;
    json_add_text(o, "id", path->id);
    json_add_bool(o, "running", running);
    json_add_text(o, "ends_at", clock_text(c, rows_int(storm, 0, "ends_at")));
    json_add_int(o, "seconds", running ? (rows_int(storm, 0, "left_us") + SECOND - 1) / SECOND : 0);
    json_add_int(o, "solved", rows_int(storm, 0, "solved"));
    json_add_int(o, "n", rows_int(storm, 0, "n"));
    json_add(o, "tactic", NULL);
    json_add(o, "met", NULL);
    if (!running) return add_met(c, db, storm, o);
    if (!find_current(c, db, storm, path->game, &tactic)) return false;
    json_add(o, "tactic", tactic_head(c, tactic));
    return true;
}

bool storm_show(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t account,
                json_object **ret)
{
    const struct game *game;
    struct rows *storm;
    return tactic_game(c, path->game, &game) && find_storm(c, db, path, account, &storm) &&
           storm_json(c, db, path, storm, ret);
}

bool storm_begin(struct ctx *c, struct pg *db, const char *name, int64_t account, json_object **ret)
{
    const struct game *game;
    char id[PUBLIC_ID];
    int64_t storm;
    struct account_row row;
    const struct solver_key key = {account, name};
    if (!tactic_game(c, name, &game)) return false;
    /* So that two requests at once leave one storm running. */
    if (!account_lock(c, db, account, &row)) return false;
    tactic_solver_begin(c, db, key);
    secret_public_id(id);
    if (!storm_insert(c, db, key, id, STORM_SECONDS, &storm)) return false;
    storm_pick(c, db, storm, FIRST);
    return storm_show(c, db, &(struct tactic_path){name, pool_copy(c->pool, id)}, account, ret);
}

/* A tactic met in a storm is decided by it, and so never rated later. */
static void decide(struct ctx *c, struct pg *db, struct tactic_key key, bool right)
{
    tactic_meet(c, db, key);
    tactic_decided_aside(c, db, key, right);
    if (right) tactic_known(c, db, key);
}

static bool play(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t account,
                 const struct rows *storm, json_object *orders, bool *ret_right)
{
    struct rows *tactic;
    if (!find_current(c, db, storm, path->game, &tactic)) return false;
    const struct tactic_facts facts = tactic_facts_of(tactic);
    if (!tactic_judge(c, &facts, orders, ret_right)) return false;
    int64_t solved = rows_int(storm, 0, "solved") + *ret_right, id = rows_int(storm, 0, "id");
    decide(c, db, (struct tactic_key){account, rows_int(tactic, 0, "id")}, *ret_right);
    storm_decided(c, db, id, *ret_right, STORM_PENALTY);
    storm_reached(c, db, (struct solver_key){account, path->game}, solved);
    storm_pick(c, db, id, FIRST + solved * STEP);
    return true;
}

bool storm_try(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t account, int64_t n,
               json_object *orders, json_object **ret)
{
    const struct game *game;
    struct rows *storm;
    json_object *shown;
    bool right;
    if (!tactic_game(c, path->game, &game)) return false;
    account_hold(c, db, account); /* so that of two tries at once one finds the tactic gone */
    if (!find_storm(c, db, path, account, &storm)) return false;
    if (!rows_bool(storm, 0, "running")) return fail(c, FAULT_STORM_OVER, "the time is up");
    if (n != rows_int(storm, 0, "n"))
        return fail(c, FAULT_STALE_TACTIC, "the storm is at tactic %lld", (long long)rows_int(storm, 0, "n"));
    if (!play(c, db, path, account, storm, orders, &right) || !storm_show(c, db, path, account, &shown))
        return false;
    *ret = json_new_object(c);
    json_add_bool(*ret, "right", right);
    json_add(*ret, "storm", shown);
    return true;
}
