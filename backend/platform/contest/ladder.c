/* ladder.c - see ladder.h. */
#include "platform/contest/ladder.h"
#include "base/clock.h"
#include "platform/lobby/solo.h"
#include "platform/match/run.h"
#include "platform/model/catalogue.h"
#include "store/account.h"
#include "store/pg.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { BEFORE_MAX = 10000 }; /* a lower rank is not shown */

/* JSON: parts */

bool ladder_game(struct ctx *c, const char *game, const struct game **ret_game)
{
    const struct variant *variant;
    return catalogue_find(c, game, NULL, ret_game, &variant) &&
           ((*ret_game)->ladder || fail(c, FAULT_UNKNOWN_GAME, "this game has no ladder and no puzzles"));
}

json_object *ladder_measures(struct ctx *c, const struct game *game)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < run_measures(game); i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "id", game->ladder->measures[i].id);
        json_add_text(one, "title", game->ladder->measures[i].title);
        json_push(list, one);
    }
    return list;
}

json_object *ladder_run(struct ctx *c, const struct game *game, const char *measures, bool counts,
                        int64_t stars)
{
    json_object *run = json_new_object(c), *by_name = json_new_object(c);
    if (!measures) return NULL;
    const char *at = measures;
    for (int i = 0; i < run_measures(game) && *at; i++) {
        char *end;
        json_add_int(by_name, game->ladder->measures[i].id, strtoll(at + 1, &end, 10));
        at = end;
    }
    json_add(run, "measures", by_name);
    json_add_bool(run, "counts", counts);
    json_add_int(run, "stars", stars);
    return run;
}

/* One of my runs on a step, under the columns' prefix. */
static json_object *my_run(struct ctx *c, const struct game *game, const struct rows *r, int i, bool first)
{
    json_object *run = ladder_run(c, game, rows_text(r, i, first ? "first_measures" : "best_measures"),
                                  !first || rows_bool(r, i, "first_counts"),
                                  rows_int(r, i, first ? "first_stars" : "best_stars"));
    if (run) json_add_text(run, "match", rows_text(r, i, first ? "first_match" : "best_match"));
    return run;
}

static json_object *mine_json(struct ctx *c, const struct game *game, const struct rows *r, int i)
{
    json_object *mine = json_new_object(c);
    json_add_int(mine, "runs", rows_int(r, i, "runs"));
    json_add_int(mine, "stars", rows_int(r, i, "stars"));
    json_add(mine, "first", my_run(c, game, r, i, true));
    json_add(mine, "best", my_run(c, game, r, i, false));
    json_add_text(mine, "match", rows_text(r, i, "match"));
    return mine;
}

static bool rung_find(struct ctx *c, const struct game *game, const char *level, struct rung *ret,
                      int *ret_number)
{
    for (int i = 0; game->ladder && game->ladder->rung(c, i, ret); i++) {
        *ret_number = i + 1;
        if (strcmp(ret->id, level) == 0) return true;
    }
    return fail(c, FAULT_NOT_FOUND, "the ladder has no such level");
}

/* JSON: the ladder */

static json_object *level_json(struct ctx *c, const struct game *game, const struct rung *rung, int number,
                               const struct rows *mine)
{
    json_object *level = json_new_object(c);
    json_add_text(level, "id", rung->id);
    json_add_int(level, "number", number);
    json_add_text(level, "title", rung->title);
    json_add(level, "mine", NULL);
    for (int i = 0; mine && i < rows_count(mine); i++)
        if (strcmp(rows_text(mine, i, "ladder"), rung->id) == 0)
            json_add(level, "mine", mine_json(c, game, mine, i));
    return level;
}

bool ladder_show(struct ctx *c, struct pg *db, const char *name, int64_t account, json_object **ret_ladder)
{
    const struct game *game;
    struct rows *mine = NULL;
    struct rung rung;
    if (!ladder_game(c, name, &game)) return false;
    if (account && !pg_each(c, db, &mine, RUN_MINE, "itt", account, game->id, NULL)) return false;
    json_object *ladder = json_new_object(c), *levels = json_new_array(c);
    json_add_text(ladder, "game", game->id);
    json_add_text(ladder, "title", game->title);
    json_add(ladder, "measures", ladder_measures(c, game));
    for (int i = 0; game->ladder && game->ladder->rung(c, i, &rung); i++)
        json_push(levels, level_json(c, game, &rung, i + 1, mine));
    json_add(ladder, "levels", levels);
    *ret_ladder = ladder;
    return true;
}

/* JSON: the leaderboard of a level */

struct page {
    const struct game *game;
    const char *level;
    bool program, best;
    int64_t rank, behind; /* `behind`: the account after which the page starts, 0: none */
};

static bool one_of(struct ctx *c, const char *name, const char *wish, const char *usual, const char *other,
                   bool *ret_other)
{
    *ret_other = wish && strcmp(wish, other) == 0;
    return !wish || *ret_other || strcmp(wish, usual) == 0 ||
           fail(c, FAULT_BAD_REQUEST, "%s must be %s or %s", name, usual, other);
}

/* "<rank>.<account>.<f or b><h or p>": the last part identifies the board. */
static const char *cursor_print(struct ctx *c, const struct page *p, int64_t rank, int64_t account)
{
    return pool_print(c->pool, "%" PRId64 ".%" PRId64 ".%c%c", rank, account, p->best ? 'b' : 'f',
                      p->program ? 'p' : 'h');
}

static bool cursor_read(struct ctx *c, const char *text, struct page *p)
{
    if (!text) return true;
    bool fine = strlen(text) < 50 && sscanf(text, "%18" SCNd64 ".%18" SCNd64, &p->rank, &p->behind) == 2 &&
                p->rank > 0 && p->behind > 0;
    return (fine && strcmp(cursor_print(c, p, p->rank, p->behind), text) == 0) ||
           fail(c, FAULT_BAD_CURSOR, "the cursor is not valid for this list; start without one");
}

static json_object *items_json(struct ctx *c, const struct page *p, const struct rows *r, bool replays)
{
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *item = ladder_run(c, p->game, rows_text(r, i, "measures"), true,
                                       rows_int(r, i, "stars"));
        json_add_int(item, "rank", p->rank + i + 1);
        json_add_text(item, "player", rows_text(r, i, "name"));
        json_add_text(item, "kind", rows_text(r, i, "kind"));
        json_add_text(item, "at", clock_text(c, rows_int(r, i, "at")));
        json_add_text(item, "match", replays ? rows_text(r, i, "public_id") : NULL);
        json_push(items, item);
    }
    return items;
}

/* Add my rank, unless it is lower than BEFORE_MAX. */
static bool add_rank(struct ctx *c, struct pg *db, const struct page *p, int64_t account, json_object *run,
                     bool best)
{
    struct rows *r;
    if (!run || !json_object_get_boolean(json_member(run, "counts"))) return true;
    if (!pg_one(c, db, &r, best ? RUN_BEFORE_BEST : RUN_BEFORE_FIRST, "ttii", p->game->id, p->level, account,
                (int64_t)BEFORE_MAX))
        return false;
    int64_t before = rows_int(r, 0, "n");
    if (before < BEFORE_MAX) json_add_int(run, "rank", before + 1);
    return true;
}

static bool add_mine(struct ctx *c, struct pg *db, const struct page *p, int64_t account, json_object *board)
{
    struct rows *r;
    json_add(board, "mine", NULL);
    if (!account) return true;
    if (!pg_maybe(c, db, &r, RUN_MINE, "itt", account, p->game->id, p->level)) return false;
    if (!rows_count(r)) return true;
    json_object *mine = mine_json(c, p->game, r, 0);
    json_add(board, "mine", mine);
    return add_rank(c, db, p, account, json_member(mine, "first"), false) &&
           add_rank(c, db, p, account, json_member(mine, "best"), true);
}

static json_object *board_json(struct ctx *c, const struct page *p, const struct rung *rung, int number)
{
    json_object *board = json_new_object(c);
    json_add_text(board, "game", p->game->id);
    json_add_text(board, "level", rung->id);
    json_add_int(board, "number", number);
    json_add_text(board, "title", rung->title);
    json_add(board, "measures", ladder_measures(c, p->game));
    json_add_text(board, "pool", p->program ? "programs" : "humans");
    json_add_text(board, "runs", p->best ? "best" : "first");
    return board;
}

bool ladder_board(struct ctx *c, struct pg *db, const struct ladder_wish *wish, json_object **ret_board)
{
    struct page p = {.level = wish->level};
    struct rung rung;
    struct rows *r;
    int number;
    if (!ladder_game(c, wish->game, &p.game) || !rung_find(c, p.game, wish->level, &rung, &number) ||
        !one_of(c, "pool", wish->pool, "humans", "programs", &p.program) ||
        !one_of(c, "runs", wish->runs, "first", "best", &p.best) || !cursor_read(c, wish->cursor, &p) ||
        !pg_each(c, db, &r, p.best ? RUN_PAGE_BEST : RUN_PAGE_FIRST, "ttbii", p.game->id, p.level, p.program,
                 p.behind, wish->limit))
        return false;
    json_object *board = board_json(c, &p, &rung, number);
    if (!add_mine(c, db, &p, wish->account, board)) return false;
    int64_t runs = json_object_get_int64(json_member(json_member(board, "mine"), "runs"));
    int count = rows_count(r);
    json_add(board, "items", items_json(c, &p, r, runs > 0));
    json_add_text(board, "next",
                  count == wish->limit
                      ? cursor_print(c, &p, p.rank + count, rows_int(r, count - 1, "account_id"))
                      : NULL);
    *ret_board = board;
    return true;
}

/* Playing */

bool ladder_play(struct ctx *c, struct pg *db, const char *name, const char *level, int64_t account,
                 char ret_match[PUBLIC_ID], bool *ret_fresh)
{
    const struct game *game;
    struct rows *going;
    struct rung rung;
    int number;
    int64_t id;
    if (!ladder_game(c, name, &game) || !rung_find(c, game, level, &rung, &number)) return false;
    account_hold(c, db, account); /* so that concurrent requests start only one run */
    if (!pg_maybe(c, db, &going, RUN_GOING_ON, "itt", account, game->id, level)) return false;
    *ret_fresh = rows_count(going) == 0;
    if (!*ret_fresh) {
        snprintf(ret_match, PUBLIC_ID, "%s", rows_text(going, 0, "public_id"));
        return true;
    }
    struct solo_wish wish = {.game = game->id, .options = rung.options};
    return solo_start(c, db, account, &wish, &id, ret_match);
}
