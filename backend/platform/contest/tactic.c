/* tactic.c - see tactic.h. */
#include "platform/contest/tactic.h"
#include "games/game.h"
#include "platform/contest/tactic_judge.h"
#include "platform/model/catalogue.h"
#include "store/account.h"
#include "store/tactic.h"
#include <string.h>

enum { MILLION = 1000000 };

/* Games */

bool tactic_game(struct ctx *c, const char *name, const struct game **ret)
{
    const struct variant *variant;
    if (!catalogue_find(c, name, NULL, ret, &variant)) return false;
    return (*ret)->tactics || fail(c, FAULT_NOT_FOUND, "this game has no tactics");
}

/* The lines of a game's file as one JSON list. */
static const char *list_of(struct ctx *c, const char *lines)
{
    size_t length = strlen(lines);
    char *list = pool_take(c->pool, length + 3);
    list[0] = '[';
    memcpy(list + 1, lines, length);
    while (length && list[length] == '\n') length--;
    for (size_t i = 1; i <= length; i++)
        if (list[i] == '\n') list[i] = ',';
    list[length + 1] = ']';
    list[length + 2] = 0;
    return list;
}

bool tactics_load(struct ctx *c, struct pg *db, int *ret_count)
{
    struct rows *r;
    *ret_count = 0;
    for (int i = 0; game_at(i); i++) {
        const struct game *game = game_at(i);
        if (!game->tactics) continue;
        if (!tactics_keep(c, db, game->id, list_of(c, game->tactics->lines)) ||
            !pg_one(c, db, &r, TACTICS_COUNT, "t", game->id))
            return false;
        *ret_count += (int)rows_int(r, 0, "n");
    }
    return true;
}

/* JSON */

static int64_t points(int64_t millionths)
{
    return (millionths + (millionths < 0 ? -MILLION / 2 : MILLION / 2)) / MILLION;
}

/* An account without a row begins like everybody. */
static json_object *solver_json(struct ctx *c, const struct rows *r)
{
    const struct glicko start = GLICKO_START;
    bool has = rows_count(r) > 0;
    static const char *const COUNTS[] = {"rated", "solved", "failed", "streak", "best_streak", "best_storm"};
    json_object *mine = json_new_object(c);
    json_add_int(mine, "rating", points(has ? rows_int(r, 0, "rating") : start.rating));
    json_add_int(mine, "deviation", points(has ? rows_int(r, 0, "deviation") : start.deviation));
    for (size_t i = 0; i < sizeof COUNTS / sizeof *COUNTS; i++)
        json_add_int(mine, COUNTS[i], has ? rows_int(r, 0, COUNTS[i]) : 0);
    json_add_text(mine, "current", has ? rows_text(r, 0, "current") : NULL);
    return mine;
}

struct tactic_facts tactic_facts_of(const struct rows *r)
{
    return (struct tactic_facts){.game = rows_text(r, 0, "game"),
                                 .variant = rows_text(r, 0, "variant"),
                                 .options = rows_text(r, 0, "options"),
                                 .position = rows_text(r, 0, "position"),
                                 .solution = rows_text(r, 0, "solution")};
}

json_object *tactic_head(struct ctx *c, const struct rows *r)
{
    json_object *tactic = json_new_object(c);
    json_add_text(tactic, "id", rows_text(r, 0, "public_id"));
    json_add_text(tactic, "game", rows_text(r, 0, "game"));
    json_add_text(tactic, "variant", rows_text(r, 0, "variant"));
    json_add(tactic, "options", json_own(c, rows_text(r, 0, "options")));
    json_add_text(tactic, "position", rows_text(r, 0, "position"));
    return tactic;
}

/* What those who know the solution see, and the others see as null. */
static void add_secrets(struct ctx *c, const struct rows *r, json_object *tactic)
{
    if (rows_bool(r, 0, "known")) {
        json_add_text(tactic, "solution", rows_text(r, 0, "solution"));
        json_add(tactic, "themes", json_own(c, rows_text(r, 0, "themes")));
        json_add_int(tactic, "rating", points(rows_int(r, 0, "rating")));
        json_add_int(tactic, "tries", rows_int(r, 0, "tries"));
        json_add_int(tactic, "solved", rows_int(r, 0, "solved"));
        return;
    }
    static const char *const NAMES[] = {"solution", "themes", "rating", "tries", "solved"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) json_add(tactic, NAMES[i], NULL);
}

static bool tactic_json(struct ctx *c, const struct rows *r, bool chosen, json_object **ret)
{
    const char *hint = NULL;
    const struct tactic_facts facts = tactic_facts_of(r);
    json_object *tactic = tactic_head(c, r);
    if (rows_bool(r, 0, "hinted") && !tactic_hint(c, &facts, &hint)) return false;
    json_add_bool(tactic, "chosen", chosen);
    json_add_text(tactic, "outcome", rows_text(r, 0, "outcome"));
    json_add_text(tactic, "hint", hint);
    if (rows_null(r, 0, "change")) json_add(tactic, "change", NULL);
    else json_add_int(tactic, "change", points(rows_int(r, 0, "change")));
    add_secrets(c, r, tactic);
    *ret = tactic;
    return true;
}

/* Reading */

static bool find(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t id, int64_t account,
                 struct rows **ret)
{
    return pg_maybe(c, db, ret, TACTIC_FIND, "ttii", path->game, path->id, id, account) &&
           (rows_count(*ret) > 0 || fail(c, FAULT_NOT_FOUND, "there is no such tactic"));
}

static bool find_solver(struct ctx *c, struct pg *db, const char *game, int64_t account, struct rows **ret)
{
    return pg_maybe(c, db, ret, TACTIC_SOLVER_FIND, "it", account, game);
}

static bool is_chosen(const struct rows *solver, const struct rows *tactic)
{
    return rows_count(solver) > 0 && !rows_null(solver, 0, "current_id") &&
           rows_int(solver, 0, "current_id") == rows_int(tactic, 0, "id");
}

static bool add_daily(struct ctx *c, struct pg *db, const char *game, json_object *o)
{
    struct rows *r;
    json_object *daily = NULL;
    if (!pg_maybe(c, db, &r, TACTIC_DAILY, "t", game)) return false;
    if (rows_count(r)) {
        daily = json_new_object(c);
        json_add_text(daily, "day", rows_text(r, 0, "day"));
        json_add_text(daily, "id", rows_text(r, 0, "public_id"));
    }
    json_add(o, "daily", daily);
    return true;
}

bool tactics_show(struct ctx *c, struct pg *db, const char *name, int64_t account, json_object **ret)
{
    const struct game *game;
    struct rows *count, *themes, *mine;
    json_object *answer = json_new_object(c), *list = json_new_array(c);
    if (!tactic_game(c, name, &game) || !pg_one(c, db, &count, TACTICS_COUNT, "t", game->id) ||
        !pg_each(c, db, &themes, TACTICS_THEMES, "t", game->id) ||
        !find_solver(c, db, game->id, account, &mine))
        return false;
    for (int i = 0; i < rows_count(themes); i++) {
        json_object *theme = json_new_object(c);
        json_add_text(theme, "id", rows_text(themes, i, "theme"));
        json_add_int(theme, "count", rows_int(themes, i, "n"));
        json_push(list, theme);
    }
    json_add_text(answer, "game", game->id);
    json_add_int(answer, "count", rows_int(count, 0, "n"));
    json_add(answer, "themes", list);
    json_add(answer, "mine", account ? solver_json(c, mine) : NULL);
    *ret = answer;
    return add_daily(c, db, game->id, answer);
}

bool tactic_show(struct ctx *c, struct pg *db, const struct tactic_path *path, int64_t account,
                 json_object **ret)
{
    const struct game *game;
    struct rows *tactic, *solver;
    return tactic_game(c, path->game, &game) && find(c, db, path, 0, account, &tactic) &&
           find_solver(c, db, game->id, account, &solver) &&
           tactic_json(c, tactic, is_chosen(solver, tactic), ret);
}

/* Choosing */

/* Whether the tactic chosen before is still to be solved. It stays whatever theme is asked for: else the answer would
 * tell whether it has that theme. */
static bool keeps(struct ctx *c, struct pg *db, int64_t account, const struct rows *solver, bool *ret)
{
    struct rows *r;
    *ret = false;
    if (rows_null(solver, 0, "current_id")) return true;
    if (!pg_maybe(c, db, &r, TACTIC_FITS, "ii", rows_int(solver, 0, "current_id"), account)) return false;
    *ret = rows_count(r) > 0;
    return true;
}

static bool choose(struct ctx *c, struct pg *db, struct solver_key key, const struct rows *solver,
                   const char *theme)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, TACTIC_PICK, "itti", key.account, key.game, theme,
                  rows_int(solver, 0, "rating")))
        return false;
    if (!rows_count(r)) return fail(c, FAULT_NOT_FOUND, "there are no tactics of this theme");
    int64_t id = rows_int(r, 0, "id");
    tactic_choose(c, db, key, id);
    tactic_meet(c, db, (struct tactic_key){key.account, id});
    return true;
}

bool tactic_next(struct ctx *c, struct pg *db, const char *name, int64_t account, const char *theme,
                 json_object **ret)
{
    const struct game *game;
    struct rows *solver, *tactic;
    struct account_row row;
    bool kept;
    if (!tactic_game(c, name, &game)) return false;
    const struct solver_key key = {account, game->id};
    const struct tactic_path path = {game->id, NULL};
    if (!account_lock(c, db, account, &row)) return false; /* so that two requests at once choose one */
    tactic_solver_begin(c, db, key);
    if (!find_solver(c, db, game->id, account, &solver) || !keeps(c, db, account, solver, &kept))
        return false;
    if (!kept && (!choose(c, db, key, solver, theme) || !find_solver(c, db, game->id, account, &solver)))
        return false;
    return find(c, db, &path, rows_int(solver, 0, "current_id"), account, &tactic) &&
           tactic_json(c, tactic, true, ret);
}

/* Solving */

struct solving {
    const struct solver *who;
    const struct tactic_path *path;
    struct solver_key solver_key;
    struct tactic_key key;
    struct rows *tactic, *solver;
};

static bool open_tactic(struct ctx *c, struct pg *db, struct solving *s)
{
    const struct game *game;
    struct account_row row;
    if (!tactic_game(c, s->path->game, &game)) return false;
    s->solver_key = (struct solver_key){s->who->account, game->id};
    /* So that of two tries at once one is the first. */
    if (!account_lock(c, db, s->who->account, &row)) return false;
    tactic_solver_begin(c, db, s->solver_key);
    if (!find(c, db, s->path, 0, s->who->account, &s->tactic) ||
        !find_solver(c, db, game->id, s->who->account, &s->solver))
        return false;
    if (rows_bool(s->tactic, 0, "storming"))
        return fail(c, FAULT_TACTIC_IN_STORM, "solve this tactic in your storm, or after it");
    s->key = (struct tactic_key){s->who->account, rows_int(s->tactic, 0, "id")};
    tactic_meet(c, db, s->key);
    return true;
}

static bool rate(struct ctx *c, struct pg *db, const struct solving *s, bool solved, int64_t *ret_change)
{
    int64_t now[3];
    if (!tactic_lock(c, db, s->key.tactic, now)) return false;
    struct glicko tactic = {now[0], now[1], now[2]};
    struct glicko solver = {rows_int(s->solver, 0, "rating"), rows_int(s->solver, 0, "deviation"),
                            rows_int(s->solver, 0, "volatility")};
    int64_t before = solver.rating;
    tactic_rate(&solver, &tactic, solved);
    tactic_rated(c, db, s->key.tactic, (int64_t[]){tactic.rating, tactic.deviation, tactic.volatility},
                 solved);
    tactic_solver_rated(c, db, s->solver_key,
                        (int64_t[]){solver.rating, solver.deviation, solver.volatility});
    *ret_change = solver.rating - before;
    return true;
}

/* The first try decides. A tactic that was decided before, in a storm or under its own address, is not rated when the
 * arena chooses it again. */
static bool decide(struct ctx *c, struct pg *db, const struct solving *s, bool solved)
{
    bool chosen = is_chosen(s->solver, s->tactic);
    int64_t change = 0;
    if (!rows_null(s->tactic, 0, "outcome")) {
        if (chosen) tactic_choose(c, db, s->solver_key, 0);
        return true;
    }
    bool rated = chosen && s->who->rated;
    if (rated && !rate(c, db, s, solved, &change)) return false;
    struct decision decision = {solved, chosen, rated ? &change : NULL};
    tactic_decided(c, db, s->key, s->solver_key.game, &decision);
    return true;
}

static bool answer(struct ctx *c, struct pg *db, const struct solving *s, json_object *o)
{
    struct rows *tactic, *solver;
    json_object *shown;
    if (!find(c, db, s->path, 0, s->who->account, &tactic) ||
        !find_solver(c, db, s->solver_key.game, s->who->account, &solver) ||
        !tactic_json(c, tactic, is_chosen(solver, tactic), &shown))
        return false;
    json_add(o, "tactic", shown);
    json_add(o, "mine", solver_json(c, solver));
    return true;
}

bool tactic_try(struct ctx *c, struct pg *db, const struct solver *who, const struct tactic_path *path,
                json_object *orders, json_object **ret)
{
    struct solving s = {.who = who, .path = path};
    bool right;
    if (!open_tactic(c, db, &s)) return false;
    const struct tactic_facts facts = tactic_facts_of(s.tactic);
    if (!tactic_judge(c, &facts, orders, &right) || !decide(c, db, &s, right)) return false;
    if (right) tactic_known(c, db, s.key);
    *ret = json_new_object(c);
    json_add_bool(*ret, "right", right);
    return answer(c, db, &s, *ret);
}

bool tactic_ask_hint(struct ctx *c, struct pg *db, const struct solver *who, const struct tactic_path *path,
                     json_object **ret)
{
    struct solving s = {.who = who, .path = path};
    if (!open_tactic(c, db, &s) || !decide(c, db, &s, false)) return false;
    tactic_hint_given(c, db, s.key);
    *ret = json_new_object(c);
    return answer(c, db, &s, *ret);
}

bool tactic_give_up(struct ctx *c, struct pg *db, const struct solver *who, const struct tactic_path *path,
                    json_object **ret)
{
    struct solving s = {.who = who, .path = path};
    if (!open_tactic(c, db, &s) || !decide(c, db, &s, false)) return false;
    tactic_known(c, db, s.key);
    *ret = json_new_object(c);
    return answer(c, db, &s, *ret);
}
