/* leaderboard.c - see leaderboard.h. */
#include "platform/read/leaderboard.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/match/rating.h"
#include "platform/model/catalogue.h"
#include "platform/read/rating_view.h"
#include <inttypes.h>
#include <string.h>

static bool refuse(struct ctx *c, const char *hint) { return fail(c, FAULT_BAD_REQUEST, "%s", hint); }

/* Choice of board */

/* The speed classes of a variant, each once. */
static json_object *speeds_of(struct ctx *c, const struct variant *variant)
{
    json_object *speeds = json_new_array(c), *classes = json_member(json_own(c, variant->clock), "pool");
    const char *last = "";
    if (!classes) return speeds;
    json_object_object_foreach (classes, mode, value) {
        const char *speed = json_object_get_string(value);
        bool is_new = strcmp(speed, last) != 0;
        (void)mode;
        for (size_t i = 0; i < json_object_array_length(speeds); i++)
            if (strcmp(json_object_get_string(json_object_array_get_idx(speeds, i)), speed) == 0)
                is_new = false;
        if (is_new) json_push_text(speeds, speed);
        last = speed;
    }
    return speeds;
}

static bool settle_speed(struct ctx *c, json_object *speeds, const char *wish, const char **ret)
{
    const char *all = "";
    for (size_t i = 0; i < json_object_array_length(speeds); i++) {
        const char *speed = json_object_get_string(json_object_array_get_idx(speeds, i));
        if (i == 0 && !wish) *ret = speed;
        if (i == 0 && !wish) return true;
        if (strcmp(speed, wish) == 0) {
            *ret = speed;
            return true;
        }
        all = pool_print(c->pool, i ? "%s, %s" : "%s%s", all, speed);
    }
    *ret = "";
    if (!wish) return true;
    return refuse(
        c, pool_print(c->pool, *all ? "speed must be one of: %s" : "this variant is not rated%s", all));
}

static bool settle_season(struct ctx *c, const char *wish, const char **ret)
{
    int year, quarter, length = 0;
    *ret = "";
    if (!wish || strcmp(wish, "all") == 0) return true;
    *ret = rating_season(c, c->now);
    if (strcmp(wish, "current") == 0) return true;
    *ret = wish;
    bool fine = strlen(wish) == 6 && sscanf(wish, "%4dQ%1d%n", &year, &quarter, &length) == 2 && length == 6;
    return (fine && year >= 1000 && quarter >= 1 && quarter <= 4) ||
           refuse(c, "season must be all, current or a quarter (2026Q4)");
}

static bool settle_pool(struct ctx *c, const char *wish, enum rating_pool *ret)
{
    *ret = POOL_ALL;
    return !wish || rating_pool_find(wish, ret) || refuse(c, "pool must be humans, programs or all");
}

static bool settle_board(struct ctx *c, const struct board_wish *wish, struct board *ret,
                         json_object **ret_speeds)
{
    const struct game *game;
    const struct variant *variant;
    if (!catalogue_find(c, wish->game, wish->variant, &game, &variant)) return false;
    *ret_speeds = speeds_of(c, variant);
    *ret = (struct board){
        .game = game->id, .variant = variant->id, .ladder = wish->ladder ? wish->ladder : ""};
    return settle_speed(c, *ret_speeds, wish->speed, &ret->speed) && settle_pool(c, wish->pool, &ret->pool) &&
           settle_season(c, wish->season, &ret->season);
}

static void add_board(json_object *o, const struct board *b)
{
    json_add_text(o, "game", b->game);
    json_add_text(o, "variant", b->variant);
    json_add_text(o, "speed", b->speed[0] ? b->speed : NULL);
    json_add_text(o, "ladder", b->ladder[0] ? b->ladder : NULL);
    json_add_text(o, "pool", rating_pool_name(b->pool));
}

/* Cursors */

/* "<rank>.<provisional>.<rating below zero>.<account>.<board>": the last part identifies the board. */
struct place {
    int64_t rank, minus, account;
    int provisional;
};

static uint32_t board_mark(struct ctx *c, const struct board *b)
{
    const char *text = pool_print(c->pool, "%s/%s/%s/%s/%s/%s", b->game, b->variant, b->speed, b->ladder,
                                  rating_pool_name(b->pool), b->season);
    uint32_t mark = 2166136261u;
    for (; *text; text++) mark = (mark ^ (unsigned char)*text) * 16777619u;
    return mark;
}

static bool read_cursor(struct ctx *c, const char *text, const struct board *board, struct place *ret)
{
    uint32_t mark = 0;
    int length = 0;
    *ret = (struct place){.minus = INT64_MIN};
    if (!text) return true;
    bool fine = strlen(text) < 80 &&
                sscanf(text, "%18" SCNd64 ".%1d.%18" SCNd64 ".%18" SCNd64 ".%8" SCNx32 "%n", &ret->rank,
                       &ret->provisional, &ret->minus, &ret->account, &mark, &length) == 5;
    if (!fine || text[length] || ret->rank < 1 || ret->provisional < 0 || ret->provisional > 1 ||
        ret->account < 1)
        return fail(c, FAULT_BAD_CURSOR, "the cursor is not valid; start without one");
    if (mark != board_mark(c, board))
        return fail(c, FAULT_BAD_CURSOR, "the cursor belongs to another leaderboard; start without one");
    return true;
}

static const char *next_cursor(struct ctx *c, const struct rows *r, int last, int64_t rank,
                               const struct board *b)
{
    return pool_print(c->pool, "%" PRId64 ".%d.%" PRId64 ".%" PRId64 ".%08" PRIx32, rank,
                      rows_bool(r, last, "provisional"), -rows_int(r, last, "rating"),
                      rows_int(r, last, "account_id"), board_mark(c, b));
}

/* A page */

static void add_rating(struct ctx *c, json_object *o, const struct rows *r, int i)
{
    json_add_int(o, "rating", rating_points(rows_int(r, i, "rating")));
    json_add_int(o, "deviation", rating_points(rows_int(r, i, "deviation")));
    json_add_int(o, "games", rows_int(r, i, "games"));
    json_add_int(o, "won", rows_int(r, i, "won"));
    json_add_int(o, "drawn", rows_int(r, i, "drawn"));
    json_add_int(o, "lost", rows_int(r, i, "lost"));
    json_add_bool(o, "provisional", rows_bool(r, i, "provisional"));
    json_add_bool(o, "placed", rows_bool(r, i, "placed"));
    json_add_text(o, "last_at", clock_text(c, rows_int(r, i, "at")));
}

static json_object *page_items(struct ctx *c, const struct rows *r, int64_t rank)
{
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *item = json_new_object(c);
        json_add_int(item, "rank", rank + i + 1);
        json_add_text(item, "player", rows_text(r, i, "name"));
        json_add_text(item, "kind", rows_text(r, i, "kind"));
        add_rating(c, item, r, i);
        json_push(items, item);
    }
    return items;
}

static json_object *ladders_json(struct ctx *c, const struct rows *r)
{
    json_object *ladders = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push_text(ladders, rows_text(r, i, "ladder"));
    return ladders;
}

/* Null until the bot has played a rated game. */
static void add_bot_rating(json_object *o, const struct rows *r, const char *bot)
{
    json_add(o, "rating", NULL);
    for (int i = 0; i < rows_count(r); i++)
        if (strcmp(rows_text(r, i, "bot_id"), bot) == 0 && !rows_null(r, i, "rating"))
            json_add_int(o, "rating", rows_int(r, i, "rating"));
}

static json_object *bots_json(struct ctx *c, const char *game, const struct rows *r)
{
    json_object *bots = json_new_array(c);
    for (const struct bot *bot = game_find(game)->bots; bot->id; bot++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "bot", bot->id);
        json_add_text(one, "title", bot->title);
        json_add_int(one, "level", bot->strength);
        json_add_bool(one, "variety", bot->variety);
        if (bot->measured) json_add_int(one, "measured", bot->measured);
        else json_add(one, "measured", NULL);
        add_bot_rating(one, r, bot->id);
        json_push(bots, one);
    }
    return bots;
}

bool leaderboard_read(struct ctx *c, struct pg *db, const struct board_wish *wish, json_object **ret)
{
    struct board b;
    struct place from;
    struct rows *page, *ladders, *bots;
    json_object *speeds, *board = json_new_object(c);
    if (!settle_board(c, wish, &b, &speeds) || !read_cursor(c, wish->cursor, &b, &from)) return false;
    pg_ask(c, db, &page, RATING_PAGE, "ttttttbiii", b.game, b.variant, b.speed, b.ladder,
           rating_pool_name(b.pool), b.season, from.provisional == 1, from.minus, from.account, wish->limit);
    pg_ask(c, db, &ladders, RATING_LADDERS, "ttt", b.game, b.variant, b.speed);
    pg_ask(c, db, &bots, PAIRING_BOTS, "ttt", b.game, b.variant, b.speed);
    if (!pg_flush(c, db)) return false;
    int count = rows_count(page);
    add_board(board, &b);
    json_add_text(board, "season", b.season[0] ? b.season : NULL);
    json_add_text(board, "season_now", rating_season(c, c->now));
    json_add(board, "speeds", speeds);
    json_add(board, "ladders", ladders_json(c, ladders));
    json_add(board, "bots", bots_json(c, b.game, bots));
    json_add(board, "items", page_items(c, page, from.rank));
    json_add_text(board, "next",
                  count == wish->limit ? next_cursor(c, page, count - 1, from.rank + count, &b) : NULL);
    *ret = board;
    return true;
}

/* One player */

static struct board row_board(const struct rows *r, int i)
{
    return (struct board){.game = rows_text(r, i, "game"),
                          .variant = rows_text(r, i, "variant"),
                          .speed = rows_text(r, i, "speed"),
                          .ladder = rows_text(r, i, "ladder"),
                          .season = "",
                          .pool = rating_pool_read(r, i, "pool")};
}

static bool is_wished(const char *wish, const char *is) { return !wish || strcmp(wish, is) == 0; }

/* The first matching row, which is the most played one. */
static int board_row(const struct rows *r, const struct board_wish *w)
{
    for (int i = 0; i < rows_count(r); i++) {
        struct board b = row_board(r, i);
        if (is_wished(w->game, b.game) && is_wished(w->variant, b.variant) && is_wished(w->speed, b.speed) &&
            is_wished(w->ladder, b.ladder) && is_wished(w->pool, rating_pool_name(b.pool)))
            return i;
    }
    return -1;
}

static json_object *ratings_json(struct ctx *c, const struct rows *r)
{
    json_object *ratings = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        struct board b = row_board(r, i);
        json_object *one = json_new_object(c);
        add_board(one, &b);
        add_rating(c, one, r, i);
        json_push(ratings, one);
    }
    return ratings;
}

static bool add_points(struct ctx *c, struct pg *db, int64_t account, const struct board *b,
                       const struct board_wish *wish, json_object *o)
{
    struct rows *r;
    int64_t before = INT64_MAX;
    int length = 0;
    json_object *items = json_new_array(c), *board = json_new_object(c);
    if (wish->cursor &&
        (strlen(wish->cursor) > 18 || sscanf(wish->cursor, "%" SCNd64 "%n", &before, &length) != 1 ||
         wish->cursor[length] || before < 1))
        return fail(c, FAULT_BAD_CURSOR, "the cursor is not valid; start without one");
    if (!pg_each(c, db, &r, RATING_POINTS, "itttttii", account, b->game, b->variant, b->speed, b->ladder,
                 rating_pool_name(b->pool), before, wish->limit))
        return false;
    int count = rows_count(r);
    for (int i = 0; i < count; i++) {
        json_object *point = json_new_object(c);
        int64_t rating = rating_points(rows_int(r, i, "rating"));
        json_add_text(point, "match", rows_text(r, i, "public_id"));
        json_add(point, "against", json_own(c, rows_text(r, i, "against")));
        json_add_text(point, "at", clock_text(c, rows_int(r, i, "at")));
        json_add_int(point, "rating", rating);
        json_add_int(point, "deviation", rating_points(rows_int(r, i, "deviation")));
        json_add_int(point, "change", rating - rating_points(rows_int(r, i, "rating_before")));
        json_push(items, point);
    }
    add_board(board, b);
    json_add(o, "board", board);
    json_add(o, "items", items);
    json_add_text(o, "next",
                  count == wish->limit ? pool_print_int(c->pool, rows_int(r, count - 1, "n")) : NULL);
    return true;
}

bool leaderboard_player(struct ctx *c, struct pg *db, const char *name, const struct board_wish *wish,
                        json_object **ret)
{
    struct rows *who, *ratings;
    const char *key = text_key(c, name);
    enum rating_pool pool;
    if (!key) return fail(c, FAULT_NOT_FOUND, "there is no player with this name");
    if (!pg_one(c, db, &who, PLAYER_FIND, "tt", key, name) || !settle_pool(c, wish->pool, &pool))
        return false;
    int64_t account = rows_int(who, 0, "id");
    if (!pg_each(c, db, &ratings, RATING_BOARDS, "i", account)) return false;
    json_object *o = json_new_object(c);
    json_add_text(o, "player", rows_text(who, 0, "name"));
    json_add_text(o, "kind", rows_text(who, 0, "kind"));
    json_add(o, "ratings", ratings_json(c, ratings));
    int row = board_row(ratings, wish);
    *ret = o;
    if (row >= 0) {
        struct board board = row_board(ratings, row);
        return add_points(c, db, account, &board, wish, o);
    }
    json_add(o, "board", NULL);
    json_add(o, "items", json_new_array(c));
    json_add_text(o, "next", NULL);
    return true;
}
