/* splits.c - see splits.h. */
#include "platform/read/splits.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/model/catalogue.h"
#include "store/pg.h"
#include <math.h>

enum { LEAST = 5 }; /* no ranges from fewer games */

void splits_range(double share, int64_t n, double *ret_low, double *ret_high)
{
    const double z = 1.96, games = (double)n, scale = 1 + z * z / games;
    double middle = (share + z * z / (2 * games)) / scale;
    double reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale;
    *ret_low = fmax(0, middle - reach);
    *ret_high = fmin(1, middle + reach);
}

static void add_number(json_object *o, const char *key, bool known, int64_t value)
{
    if (known) json_add_int(o, key, value);
    else json_add(o, key, NULL);
}

static json_object *item_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    int64_t games = rows_int(r, i, "games");
    bool scored = !rows_null(r, i, "share"), ranged = scored && games >= LEAST;
    double share = (double)rows_int(r, i, "share") / 1e6, low = 0, high = 0;
    if (ranged) splits_range(share, games, &low, &high);
    json_add_int(o, "seats", rows_int(r, i, "seats"));
    add_number(o, "seat", !rows_null(r, i, "seat"), rows_int(r, i, "seat"));
    json_add_text(o, "faction", rows_text(r, i, "faction"));
    json_add_int(o, "games", games);
    add_number(o, "score", scored, llround(share * 1000));
    add_number(o, "low", ranged, llround(low * 1000));
    add_number(o, "high", ranged, llround(high * 1000));
    return o;
}

bool splits_show(struct ctx *c, struct pg *db, const char *name, const char *game, const char *variant,
                 json_object **ret)
{
    const struct game *of_game;
    const struct variant *of_variant;
    struct rows *who, *r;
    const char *key = text_key(c, name);
    if (!catalogue_find(c, game, variant, &of_game, &of_variant)) return false;
    if (!key) return fail(c, FAULT_NOT_FOUND, "there is no player with this name");
    if (!pg_one(c, db, &who, PLAYER_FIND, "tt", key, name) ||
        !pg_each(c, db, &r, PLAYER_SPLITS, "itt", rows_int(who, 0, "id"), of_game->id, of_variant->id))
        return false;
    json_object *o = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(items, item_json(c, r, i));
    json_add_text(o, "player", rows_text(who, 0, "name"));
    json_add_text(o, "kind", rows_text(who, 0, "kind"));
    json_add_text(o, "game", of_game->id);
    json_add_text(o, "variant", of_variant->id);
    bool cut = rows_count(r) > 0 && !rows_null(r, 0, "since");
    json_add_text(o, "since", cut ? clock_text(c, rows_int(r, 0, "since")) : NULL);
    json_add(o, "items", items);
    json_add(o, "next", NULL);
    *ret = o;
    return true;
}
