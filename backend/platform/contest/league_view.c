/* league_view.c - leagues as everybody sees them; see league.h. */
#include "base/clock.h"
#include "platform/contest/league.h"
#include "platform/model/catalogue.h"
#include "platform/read/rating_view.h"
#include <stdlib.h>
#include <string.h>

enum { GAMES_SHOWN = 60 };

/* A rating with the range of two deviations on both sides. */
static void add_rating(json_object *o, const struct rows *r, int i)
{
    int64_t rating = rows_int(r, i, "rating"), reach = 2 * rows_int(r, i, "deviation");
    json_add_int(o, "rating", rating_points(rating));
    json_add_int(o, "low", rating_points(rating - reach));
    json_add_int(o, "high", rating_points(rating + reach));
}

json_object *league_entry_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "program", rows_text(r, i, "name"));
    json_add_text(o, "kind", rows_text(r, i, "kind"));
    json_add_text(o, "owner", rows_text(r, i, "owner"));
    json_add_int(o, "division", rows_int(r, i, "division"));
    add_rating(o, r, i);
    json_add_int(o, "games", rows_int(r, i, "games"));
    json_add_int(o, "won", rows_int(r, i, "won"));
    json_add_int(o, "drawn", rows_int(r, i, "drawn"));
    json_add_int(o, "lost", rows_int(r, i, "lost"));
    json_add_text(o, "status", rows_text(r, i, "status"));
    json_add_text(o, "reason", rows_text(r, i, "reason"));
    json_add_int(o, "faults", rows_int(r, i, "faults"));
    json_add_int(o, "games_at_once", rows_int(r, i, "games_at_once"));
    json_add_int(o, "running", rows_int(r, i, "running"));
    json_add_text(o, "joined_at", clock_text(c, rows_int(r, i, "joined_at")));
    return o;
}

/* Standings */

static bool is_in(const struct rows *r, int i) { return league_status_read(r, i, "status") == LEAGUE_IN; }

static const struct rows *sorted; /* what by_standing compares; qsort passes nothing else */

/* By division, those who play before those who do not, then by rating and games. */
static int by_standing(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    const int64_t one[] = {-rows_int(sorted, x, "division"), is_in(sorted, x), rows_int(sorted, x, "rating"),
                           rows_int(sorted, x, "games")},
                  other[] = {-rows_int(sorted, y, "division"), is_in(sorted, y),
                             rows_int(sorted, y, "rating"), rows_int(sorted, y, "games")};
    for (int k = 0; k < 4; k++)
        if (one[k] != other[k]) return one[k] > other[k] ? -1 : 1;
    return x - y;
}

static json_object *standings_json(struct ctx *c, const struct rows *entries)
{
    int count = rows_count(entries), place = 0;
    int64_t division = 0;
    int *order = pool_take_many(c->pool, (size_t)count + 1, sizeof *order);
    json_object *items = json_new_array(c);
    for (int i = 0; i < count; i++) order[i] = i;
    sorted = entries;
    qsort(order, (size_t)count, sizeof *order, by_standing);
    for (int i = 0; i < count; i++) {
        int64_t own = rows_int(entries, order[i], "division");
        json_object *item = json_new_object(c), *entry = league_entry_json(c, entries, order[i]);
        if (own != division) division = own, place = 0;
        json_add(item, "place", NULL);
        if (is_in(entries, order[i])) json_add_int(item, "place", ++place);
        json_object_object_foreach (entry, name, value) json_add(item, name, value);
        json_push(items, item);
    }
    return items;
}

/* The rest of the page */

static json_object *bots_json(struct ctx *c, const struct rows *r)
{
    json_object *bots = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "program", rows_text(r, i, "name"));
        json_add_text(o, "bot", rows_text(r, i, "bot_id"));
        add_rating(o, r, i);
        json_push(bots, o);
    }
    return bots;
}

static json_object *pairs_json(struct ctx *c, const struct rows *r)
{
    json_object *pairs = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "player", rows_text(r, i, "one"));
        json_add_text(o, "against", rows_text(r, i, "other"));
        json_add_int(o, "games", rows_int(r, i, "games"));
        json_add_int(o, "won", rows_int(r, i, "won"));
        json_add_int(o, "drawn", rows_int(r, i, "drawn"));
        json_push(pairs, o);
    }
    return pairs;
}

static json_object *games_json(struct ctx *c, const struct rows *r)
{
    json_object *games = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "match", rows_text(r, i, "public_id"));
        json_add_int(o, "set", rows_int(r, i, "set_number"));
        json_add_text(o, "status", rows_text(r, i, "status"));
        json_add_bool(o, "sealed", rows_bool(r, i, "sealed"));
        json_add_text(o, "created_at", clock_text(c, rows_int(r, i, "created_at")));
        json_add_text(o, "finished_at", clock_text(c, rows_int(r, i, "finished_at")));
        json_add(o, "players", json_own(c, rows_text(r, i, "players")));
        json_push(games, o);
    }
    return games;
}

static void add_terms(json_object *o, const struct league *league)
{
    json_add_text(o, "game", league->key.game);
    json_add_text(o, "variant", league->key.variant);
    json_add_text(o, "title", league->terms.variant->title);
    json_add_text(o, "season", league->key.season);
    json_add_int(o, "seats", league->terms.seats);
}

bool league_show(struct ctx *c, struct pg *db, const char *game, const char *variant,
                 json_object **ret_league)
{
    struct league league;
    struct rows *entries, *bots, *pairs, *games;
    if (!league_find(c, db, game, variant, &league)) return false;
    const struct league_key *key = &league.key;
    pg_ask(c, db, &entries, LEAGUE_ENTRIES, "ttttt", key->game, key->variant, league.speed, league.ladder,
           key->season);
    pg_ask(c, db, &bots, LEAGUE_BOTS, "ttttt", key->game, key->variant, league.speed, league.ladder,
           key->season);
    pg_ask(c, db, &pairs, LEAGUE_PAIRS, "ttttt", key->game, key->variant, key->season, league.speed,
           league.ladder);
    pg_ask(c, db, &games, LEAGUE_GAMES, "ttii", key->game, key->variant, INT64_MAX, (int64_t)GAMES_SHOWN);
    if (!pg_flush(c, db)) return false;
    json_object *o = json_new_object(c);
    add_terms(o, &league);
    json_add(o, "options", league.terms.options);
    json_add(o, "clock", league.terms.clock);
    json_add(o, "items", standings_json(c, entries));
    json_add(o, "bots", bots_json(c, bots));
    json_add(o, "pairs", pairs_json(c, pairs));
    json_add(o, "games", games_json(c, games));
    *ret_league = o;
    return true;
}

static void add_counts(json_object *o, const struct league *league, const struct rows *counts)
{
    static const char *const KEYS[] = {"entries", "withdrawn", "games"};
    int row = 0;
    while (row < rows_count(counts) && (strcmp(rows_text(counts, row, "game"), league->key.game) != 0 ||
                                        strcmp(rows_text(counts, row, "variant"), league->key.variant) != 0))
        row++;
    for (int k = 0; k < 3; k++)
        json_add_int(o, KEYS[k], row < rows_count(counts) ? rows_int(counts, row, KEYS[k]) : 0);
}

bool league_list(struct ctx *c, struct pg *db, json_object **ret_list)
{
    struct rows *counts;
    json_object *list = json_new_object(c), *items = json_new_array(c), *ids = catalogue_ids(c);
    if (!pg_each(c, db, &counts, LEAGUE_LISTS, "")) return false;
    for (size_t i = 0; i < json_object_array_length(ids); i++) {
        const struct game *game = game_find(json_object_get_string(json_object_array_get_idx(ids, i)));
        for (const struct variant *variant = game->variants; variant->id; variant++) {
            struct league league;
            if (!variant->league) continue;
            if (!league_find(c, db, game->id, variant->id, &league)) return false;
            json_object *o = json_new_object(c);
            add_terms(o, &league);
            add_counts(o, &league, counts);
            json_push(items, o);
        }
    }
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}
