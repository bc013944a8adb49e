/* archive.c - see archive.h. */
#include "platform/read/archive.h"
#include "base/clock.h"
#include "base/secret.h"
#include "base/text.h"
#include "games/game.h"
#include "platform/model/catalogue.h"
#include "platform/read/view.h"
#include "store/pg.h"
#include <inttypes.h>
#include <string.h>

enum { SEAL = 16, NAME_MAX_BYTES = 200 };
static const int64_t FAR = INT64_C(4102444800000000); /* the year 2100: after every match and every id */

struct search {
    const struct archive_wish *wish;
    int64_t at, id;            /* the page starts after this place */
    int64_t account, opponent; /* 0: any */
    int64_t lead;              /* one of the two, from whose seats the search starts */
    bool nobody;               /* a player asked for does not exist */
};

/* Wishes */

static bool same(const char *a, const char *b) { return a && strcmp(a, b) == 0; }

static bool game_known_by(struct ctx *c, const struct archive_wish *w)
{
    if (!w->game)
        return (!w->variant && !w->options) ||
               fail(c, FAULT_BAD_REQUEST,
                    "%s: name the game too, since variants and options belong to a game",
                    w->variant ? "variant" : "options");
    const struct game *game = game_find(w->game);
    if (!game) return fail(c, FAULT_UNKNOWN_GAME, "there is no game with this id; GET /games lists them");
    if (w->variant && !variant_find(game, w->variant))
        return fail(c, FAULT_UNKNOWN_GAME, "%s has no variant with this id; GET /games lists them", game->id);
    return catalogue_can_search(c, game, w->options);
}

/* Whether a condition asks for something that only finished matches are searched by. */
static bool asks_ended(const struct archive_wish *w)
{
    return w->result || w->opponent || w->league || w->faction || w->from >= 0 || w->to >= 0 ||
           w->as_of >= 0 || w->turns_min >= 0 || w->turns_max >= 0 || w->seat >= 0 || w->seats >= 0;
}

static bool seats_agree(struct ctx *c, const struct archive_wish *w)
{
    if ((w->seat >= 0 || w->opponent) && !w->player)
        return fail(c, FAULT_BAD_REQUEST, "%s: name the player too", w->opponent ? "opponent" : "seat");
    return w->seats < 0 || w->seat < w->seats ||
           fail(c, FAULT_BAD_REQUEST, "seat counts from 0, so it must be smaller than seats");
}

/* What is best is asked for a moment at a time: there is no page after it. */
static bool best_agrees(struct ctx *c, const struct archive_wish *w)
{
    if (!w->best) return true;
    if (!w->game) return fail(c, FAULT_BAD_REQUEST, "sort=best: name the game too");
    return (!w->finished && !w->player && !w->options && !w->cursor) ||
           fail(c, FAULT_BAD_REQUEST,
                "sort=best is for live games, with no other filters than game, variant and rated, and "
                "without a cursor");
}

/* Conditions that no match can meet are refused, not searched for. */
static bool wishes_agree(struct ctx *c, const struct archive_wish *w)
{
    if (!game_known_by(c, w) || !seats_agree(c, w) || !best_agrees(c, w)) return false;
    if (!w->finished && asks_ended(w))
        return fail(
            c, FAULT_BAD_REQUEST,
            "only status, game, variant, options, player and rated are for games that are not finished: "
            "add status=finished");
    if (w->from >= 0 && w->to >= 0 && w->from >= w->to)
        return fail(c, FAULT_BAD_REQUEST, "from must be before to");
    if (w->turns_max >= 0 && w->turns_min > w->turns_max)
        return fail(c, FAULT_BAD_REQUEST, "turns_min must not be larger than turns_max");
    if ((same(w->result, "won") || same(w->result, "lost")) && !w->player)
        return fail(c, FAULT_BAD_REQUEST, "result: name the player who %s", w->result);
    return true;
}

/* The account of that name; 0 when there is no such player. */
static bool player_find(struct ctx *c, struct pg *db, const char *what, const char *name, int64_t *ret)
{
    struct rows *found;
    const char *key = strlen(name) <= NAME_MAX_BYTES ? text_key(c, name) : NULL;
    if (!key) return fail(c, FAULT_BAD_NAME, "%s: no player can have this name", what);
    if (!pg_maybe(c, db, &found, PLAYER_FIND, "tt", key, name)) return false;
    *ret = rows_count(found) ? rows_int(found, 0, "id") : 0;
    return true;
}

/* A search starts from the seats of whichever player has fewer: two people who met once find that game, even if one of
 * them has played thousands of others. */
static bool lead_choose(struct ctx *c, struct pg *db, struct search *s)
{
    struct rows *r;
    s->lead = s->account;
    if (!s->opponent) return true;
    if (!pg_one(c, db, &r, ARCHIVE_LEAD, "ii", s->account, s->opponent)) return false;
    if (rows_bool(r, 0, "fewer")) s->lead = s->opponent;
    return true;
}

static bool players_find(struct ctx *c, struct pg *db, struct search *s)
{
    const struct archive_wish *w = s->wish;
    if (!w->player) return true;
    if (!player_find(c, db, "player", w->player, &s->account) ||
        (w->opponent && !player_find(c, db, "opponent", w->opponent, &s->opponent)))
        return false;
    s->nobody = !s->account || (w->opponent && !s->opponent);
    return s->nobody || lead_choose(c, db, s);
}

/* Cursors */

/* A cursor is "<finished_at in microseconds>.<id>.<seal>". The seal binds the position to its search, so that altered
 * cursors and those of other searches are recognised; it protects no secret. */
static void seal_make(struct ctx *c, const struct archive_wish *w, int64_t at, int64_t id, char ret[SEAL + 1])
{
    char hash[HASH_TEXT];
    json_object *all = json_new_array(c);
    const char *texts[] = {w->game, w->variant, w->player, w->result, w->opponent, w->league, w->faction};
    if (w->options) json_push(all, w->options);
    const int64_t numbers[] = {w->finished, w->rated, w->turns_min, w->turns_max, w->from, w->to,
                               w->as_of,    w->seat,  w->seats,     at,           id};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (texts[i]) json_push_text(all, texts[i]);
        else json_push(all, NULL);
    }
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) json_push_int(all, numbers[i]);
    const char *text = json_text(c, all);
    secret_sha256(text, strlen(text), hash);
    memcpy(ret, hash, SEAL);
    ret[SEAL] = 0;
}

static const char *cursor_make(struct ctx *c, const struct archive_wish *w, int64_t at, int64_t id)
{
    char seal[SEAL + 1];
    seal_make(c, w, at, id, seal);
    return pool_print(c->pool, "%" PRId64 ".%" PRId64 ".%s", at, id, seal);
}

static bool cursor_read(struct ctx *c, struct search *s)
{
    const char *text = s->wish->cursor;
    const int64_t ends[] = {s->wish->to, s->wish->as_of};
    s->at = FAR;
    for (int i = 0; i < 2; i++)
        if (ends[i] >= 0 && ends[i] < s->at) s->at = ends[i];
    s->id = s->at == FAR ? FAR : 0;
    if (!text) return true;
    int64_t at, id;
    bool fine = strlen(text) < 64 && sscanf(text, "%17" SCNd64 ".%17" SCNd64, &at, &id) == 2;
    if (!fine || strcmp(cursor_make(c, s->wish, at, id), text) != 0)
        return fail(c, FAULT_BAD_CURSOR,
                    "the cursor was altered or belongs to another search; start without one");
    s->at = at;
    s->id = id;
    return true;
}

/* Searching */

/* The filters to apply along the leading index, and the part of the rest to return. */
struct sieve {
    const char *game, *variant, *rated, *result, *options, *league, *faction;
    const int64_t *seats, *seat, *as_of, *opponent; /* NULL: any */
    int64_t min, max, offset, limit;
};

static const int64_t *unless_any(const int64_t *wish) { return *wish < 0 ? NULL : wish; }

static const char *rated_text(const struct archive_wish *w)
{
    if (w->rated < 0) return NULL;
    return w->rated ? "t" : "f";
}

static struct sieve sieve_of(struct ctx *c, const struct search *s)
{
    const struct archive_wish *w = s->wish;
    return (struct sieve){.game = w->game,
                          .variant = w->variant,
                          .rated = rated_text(w),
                          .result = w->result,
                          .options = w->options ? json_text(c, w->options) : NULL,
                          .league = w->league,
                          .faction = w->faction,
                          .seats = unless_any(&w->seats),
                          .seat = unless_any(&w->seat),
                          .as_of = unless_any(&w->as_of),
                          .opponent = s->opponent ? &s->opponent : NULL,
                          .min = w->turns_min < 0 ? 0 : w->turns_min,
                          .max = w->turns_max < 0 ? INT32_MAX : w->turns_max,
                          .limit = w->limit};
}

/* Without filters: where a search of ARCHIVE_SEARCHED matches ends. */
static struct sieve sieve_open(void)
{
    return (struct sieve){.max = INT32_MAX, .offset = ARCHIVE_SEARCHED - 1, .limit = 1};
}

static int64_t from_of(const struct search *s) { return s->wish->from > 0 ? s->wish->from : 0; }

/* The leading index: by variant, game, or of all matches. */
static bool candidates(struct ctx *c, struct pg *db, const struct search *s, const struct sieve *v,
                       struct rows **ret)
{
    const struct archive_wish *w = s->wish;
    const int64_t from = from_of(s);
    if (w->variant)
        return pg_each(c, db, ret, ARCHIVE_VARIANT, "iiitttiiiitnntttt", s->at, s->id, from, NULL, v->rated,
                       v->result, v->min, v->max, v->offset, v->limit, v->options, v->seats, v->as_of,
                       v->league, v->faction, w->game, w->variant);
    if (w->game)
        return pg_each(c, db, ret, ARCHIVE_GAME, "iiitttiiiitnnttt", s->at, s->id, from, NULL, v->rated,
                       v->result, v->min, v->max, v->offset, v->limit, v->options, v->seats, v->as_of,
                       v->league, v->faction, w->game);
    return pg_each(c, db, ret, ARCHIVE_ALL, "iiitttiiiitnntt", s->at, s->id, from, NULL, v->rated, v->result,
                   v->min, v->max, v->offset, v->limit, v->options, v->seats, v->as_of, v->league,
                   v->faction);
}

static bool of_player(struct ctx *c, struct pg *db, const struct search *s, const struct sieve *v,
                      struct rows **ret)
{
    return pg_each(c, db, ret, ARCHIVE_PLAYER, "iiitttiiiitnntttinni", s->at, s->id, from_of(s), v->variant,
                   v->rated, v->result, v->min, v->max, v->offset, v->limit, v->options, v->seats, v->as_of,
                   v->league, v->faction, v->game, s->account, v->seat, v->opponent, s->lead);
}

/* The position after ARCHIVE_SEARCHED matches along the leading index; no row when there are fewer. */
static bool reach(struct ctx *c, struct pg *db, const struct search *s, struct rows **ret)
{
    const struct sieve open = sieve_open();
    if (s->account)
        return pg_each(c, db, ret, ARCHIVE_PLAYER_REACH, "iiii", s->at, s->id, from_of(s), s->lead);
    return candidates(c, db, s, &open, ret);
}

static bool headers(struct ctx *c, struct pg *db, const struct rows *found, json_object *list)
{
    int count = rows_count(found);
    int64_t *ids = pool_take_many(c->pool, (size_t)count + 1, sizeof *ids);
    struct rows *rows;
    for (int i = 0; i < count; i++) ids[i] = rows_int(found, i, "id");
    if (!pg_each(c, db, &rows, ARCHIVE_HEADERS, "t", pg_ints(c, ids, count))) return false;
    json_add(list, "items", view_headers(c, rows));
    return true;
}

/* The page is not full: either nothing older is left, or the search has reached its limit. */
static bool horizon(struct ctx *c, struct pg *db, const struct search *s, json_object *list,
                    const char **ret_next)
{
    struct rows *last;
    if (!reach(c, db, s, &last)) return false;
    if (rows_count(last) == 0) return true;
    int64_t at = rows_int(last, 0, "finished_at");
    json_add_text(list, "searched_to", clock_text(c, at));
    *ret_next = cursor_make(c, s->wish, at, rows_int(last, 0, "id"));
    return true;
}

static bool search_finished(struct ctx *c, struct pg *db, const struct search *s, json_object *list)
{
    struct rows *found;
    const char *next = NULL;
    const struct sieve sieve = sieve_of(c, s);
    bool fine = s->account ? of_player(c, db, s, &sieve, &found) : candidates(c, db, s, &sieve, &found);
    if (!fine) return false;
    int count = rows_count(found);
    if (!headers(c, db, found, list)) return false;
    if (count == s->wish->limit)
        next = cursor_make(c, s->wish, rows_int(found, count - 1, "finished_at"),
                           rows_int(found, count - 1, "id"));
    else if (!horizon(c, db, s, list, &next)) return false;
    json_add_text(list, "next", next);
    return true;
}

static bool search_best(struct ctx *c, struct pg *db, const struct search *s, json_object *list)
{
    const struct archive_wish *w = s->wish;
    struct rows *found;
    if (!pg_each(c, db, &found, MATCHES_BEST, "ttti", w->game, w->variant, rated_text(w), w->limit) ||
        !headers(c, db, found, list))
        return false;
    json_add(list, "next", NULL);
    return true;
}

static bool search_live(struct ctx *c, struct pg *db, const struct search *s, json_object *list)
{
    const struct archive_wish *w = s->wish;
    struct rows *r;
    const char *next = NULL;
    if (!pg_each(c, db, &r, MATCHES_LIVE, "ttinitt", w->game, w->variant, s->id ? s->id : FAR,
                 s->account ? &s->account : NULL, w->limit, rated_text(w),
                 w->options ? json_text(c, w->options) : NULL))
        return false;
    int count = rows_count(r);
    json_add(list, "items", view_headers(c, r));
    if (count == w->limit) next = cursor_make(c, w, 0, rows_int(r, count - 1, "id"));
    json_add_text(list, "next", next);
    return true;
}

bool archive_list(struct ctx *c, struct pg *db, const struct archive_wish *wish, json_object **ret_list)
{
    struct search s = {.wish = wish};
    if (!wishes_agree(c, wish) || !cursor_read(c, &s) || !players_find(c, db, &s)) return false;
    json_object *list = json_new_object(c);
    *ret_list = list;
    if (wish->best) return search_best(c, db, &s, list);
    if (!s.nobody) return wish->finished ? search_finished(c, db, &s, list) : search_live(c, db, &s, list);
    json_add(list, "items", json_new_array(c));
    json_add(list, "next", NULL);
    return true;
}
