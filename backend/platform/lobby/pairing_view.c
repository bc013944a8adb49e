/* pairing_view.c - what somebody who waits is told; see pairing.h. */
#include "base/clock.h"
#include "platform/lobby/pairing.h"
#include "platform/lobby/rating_band.h"
#include "store/pg.h"
#include <stdlib.h>
#include <string.h>

static const int64_t SECOND = 1000000;
/* The assumed rating of a bot that has none yet, from its level. */
enum { LEVEL_ZERO = 1000, LEVEL_STEP = 100, BOTS_MAX = 32 };

struct bot_offer {
    const struct bot *bot;
    int rating, apart;
    bool rated;
};

static void add_int_or_null(json_object *o, const char *key, bool known, int64_t value)
{
    if (known) json_add_int(o, key, value);
    else json_add(o, key, NULL);
}

static int by_distance(const void *a, const void *b)
{
    const struct bot_offer *one = a, *other = b;
    if (one->apart != other->apart) return one->apart < other->apart ? -1 : 1;
    if (one->bot->strength != other->bot->strength) return one->bot->strength - other->bot->strength;
    return one->bot < other->bot ? -1
                                 : one->bot > other->bot; /* bots of one level in the order of their list */
}

static void find_rating(const struct rows *r, struct bot_offer *offer)
{
    offer->rating = LEVEL_ZERO + LEVEL_STEP * offer->bot->strength;
    for (int i = 0; i < rows_count(r); i++) {
        if (strcmp(rows_text(r, i, "bot_id"), offer->bot->id) != 0 || rows_null(r, i, "rating")) continue;
        offer->rating = (int)rows_int(r, i, "rating");
        offer->rated = true;
    }
}

/* The bots of a game, the one nearest in strength first. */
static bool offer_bots(struct ctx *c, struct pg *db, const struct rows *wait, json_object *bots)
{
    struct rows *r;
    struct bot_offer offers[BOTS_MAX];
    size_t count = 0;
    const struct game *game = game_find(rows_text(wait, 0, "game"));
    if (!game) return true;
    if (!pg_each(c, db, &r, PAIRING_BOTS, "ttt", game->id, rows_text(wait, 0, "variant"),
                 rows_text(wait, 0, "speed")))
        return false;
    for (const struct bot *bot = game->bots; bot->id && count < BOTS_MAX; bot++) {
        offers[count] = (struct bot_offer){.bot = bot};
        find_rating(r, &offers[count]);
        offers[count].apart = abs(offers[count].rating - (int)rows_int(wait, 0, "rating"));
        count++;
    }
    qsort(offers, count, sizeof *offers, by_distance);
    for (size_t i = 0; i < count; i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "bot", offers[i].bot->id);
        json_add_text(one, "title", offers[i].bot->title);
        json_add_int(one, "level", offers[i].bot->strength);
        json_add_text(one, "kind", "builtin");
        add_int_or_null(one, "rating", offers[i].rated, offers[i].rating);
        json_push(bots, one);
    }
    return true;
}

static json_object *band_json(struct ctx *c, int rating, int half)
{
    if (half == RATING_BAND_OPEN) return NULL;
    json_object *band = json_new_object(c);
    json_add_int(band, "from", rating - half);
    json_add_int(band, "to", rating + half);
    return band;
}

bool pairing_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret_wait)
{
    struct rows *r;
    char since[CLOCK_TEXT];
    *ret_wait = NULL;
    pairing_seen(c, db, account);
    if (!pg_maybe(c, db, &r, PAIRING_OF, "i", account)) return false;
    if (rows_count(r) == 0) return true;
    bool slow = clock_mode_read(r, 0, "mode") == CLOCK_CORRESPONDENCE;
    int64_t waited = rows_int(r, 0, "waited") / SECOND;
    int rating = (int)rows_int(r, 0, "rating");
    json_object *wait = json_new_object(c), *bots = json_new_array(c);
    clock_print(rows_int(r, 0, "since"), since);
    json_add_text(wait, "lobby", rows_text(r, 0, "lobby"));
    json_add_text(wait, "game", rows_text(r, 0, "game"));
    json_add_text(wait, "variant", rows_text(r, 0, "variant"));
    json_add_text(wait, "speed", *rows_text(r, 0, "speed") ? rows_text(r, 0, "speed") : NULL);
    json_add(wait, "clock", json_own(c, rows_text(r, 0, "clock")));
    json_add_bool(wait, "rated", rows_bool(r, 0, "rated"));
    json_add_text(wait, "since", since);
    json_add_int(wait, "waited_seconds", waited);
    json_add_int(wait, "position", rows_int(r, 0, "position"));
    json_add_int(wait, "waiting", rows_int(r, 0, "waiting"));
    json_add_int(wait, "rating", rating);
    json_add(wait, "band",
             band_json(c, rating, rating_band_half((int)rows_int(r, 0, "deviation"), waited, slow)));
    add_int_or_null(wait, "widens_in_seconds", rating_band_widens(waited, slow) >= 0,
                    rating_band_widens(waited, slow));
    json_add_int(wait, "bots_in_seconds", waited < PAIRING_BOTS_AFTER ? PAIRING_BOTS_AFTER - waited : 0);
    if (waited >= PAIRING_BOTS_AFTER && !offer_bots(c, db, r, bots)) return false;
    json_add(wait, "bots", bots);
    *ret_wait = wait;
    return true;
}
