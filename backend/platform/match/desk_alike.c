/* desk_alike.c - see desk_alike.h. */
#include "platform/match/desk_alike.h"
#include "base/clock.h"
#include "platform/model/alike.h"
#include "store/pg.h"

static const int64_t MILLIONTHS = 1000000;
enum { THOUGHTS_LEAST = 50 };

static void add_numbers(json_object *o, const struct rows *r, int i, const char *const *names)
{
    for (; *names; names++) json_add_int(o, *names, rows_int(r, i, *names));
}

/* How long the account thought about its judged turns: half of them took between the two quarters. */
static json_object *thought_json(struct ctx *c, const struct rows *r, int i)
{
    static const char *const NUMBERS[] = {"quarter", "median", "three_quarters", NULL};
    int64_t turns = rows_int(r, i, "thoughts");
    if (turns < THOUGHTS_LEAST) return NULL;
    json_object *thought = json_new_object(c);
    json_add_int(thought, "turns", turns);
    add_numbers(thought, r, i, NUMBERS);
    return thought;
}

static json_object *account_json(struct ctx *c, const struct rows *r, int i,
                                 const struct alike_finding *found)
{
    static const char *const NUMBERS[] = {"games", "turns", "agreed", "peers", NULL};
    json_object *one = json_new_object(c);
    json_add_text(one, "name", rows_text(r, i, "name"));
    json_add_bool(one, "closed", rows_bool(r, i, "closed"));
    json_add_text(one, "game", rows_text(r, i, "game"));
    json_add_text(one, "variant", rows_text(r, i, "variant"));
    json_add_int(one, "rating", rows_int(r, i, "rating") / MILLIONTHS);
    add_numbers(one, r, i, NUMBERS);
    json_add_int(one, "share", found->share);
    json_add_int(one, "share_usual", found->share_usual);
    json_add_int(one, "share_z", found->share_z);
    json_add_int(one, "loss", found->loss);
    json_add_int(one, "loss_usual", found->loss_usual);
    json_add_int(one, "loss_z", found->loss_z);
    json_add(one, "thought", thought_json(c, r, i));
    json_add(one, "matches", json_own(c, rows_text(r, i, "matches")));
    return one;
}

static bool accounts_json(struct ctx *c, struct pg *db, int64_t reader, json_object **ret)
{
    struct rows *r;
    if (!pg_each(c, db, &r, ALIKE_ACCOUNTS, "iiiii", (int64_t)ALIKE_GAMES, (int64_t)ALIKE_TURNS,
                 (int64_t)ALIKE_PEERS, ALIKE_BAND * MILLIONTHS, reader))
        return false;
    *ret = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        struct alike_sums sums = {rows_int(r, i, "games"), rows_int(r, i, "turns"), rows_int(r, i, "agreed"),
                                  rows_int(r, i, "lost")};
        struct alike_band band = {rows_int(r, i, "peers"), rows_int(r, i, "shares"),
                                  rows_int(r, i, "share_squares"), rows_int(r, i, "losses"),
                                  rows_int(r, i, "loss_squares")};
        struct alike_finding found;
        if (alike_compare(&sums, &band, &found) && found.unusual)
            json_push(*ret, account_json(c, r, i, &found));
    }
    return true;
}

static json_object *two_texts(struct ctx *c, const struct rows *r, int i)
{
    json_object *two = json_new_array(c);
    json_push_text(two, rows_text(r, i, "one"));
    json_push_text(two, rows_text(r, i, "other"));
    return two;
}

static bool pairs_json(struct ctx *c, struct pg *db, int64_t reader, json_object **ret)
{
    static const char *const FACTS[] = {"device", "network", "one_closed", "other_closed"};
    struct rows *r;
    if (!pg_each(c, db, &r, ALIKE_PAIRS, "i", reader)) return false;
    *ret = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        json_add(one, "names", two_texts(c, r, i));
        for (size_t n = 0; n < sizeof FACTS / sizeof *FACTS; n++)
            json_add_bool(one, FACTS[n], rows_bool(r, i, FACTS[n]));
        json_add_int(one, "games", rows_int(r, i, "matches"));
        json_add_text(one, "last_at", clock_text(c, rows_int(r, i, "last_at")));
        json_add(one, "matches", json_own(c, rows_text(r, i, "listed")));
        json_push(*ret, one);
    }
    return true;
}

bool desk_alike(struct ctx *c, struct pg *db, const struct desk_reader *who, json_object **ret)
{
    static const char *const COUNTS[] = {"accounts", "matches", "waiting", NULL};
    json_object *accounts, *pairs;
    struct rows *r;
    if (!pg_one(c, db, &r, ALIKE_COUNTS, "") || !accounts_json(c, db, who->account, &accounts) ||
        !pairs_json(c, db, who->account, &pairs))
        return false;
    json_object *judged = json_new_object(c);
    add_numbers(judged, r, 0, COUNTS);
    *ret = json_new_object(c);
    json_add(*ret, "judged", judged);
    json_add(*ret, "accounts", accounts);
    json_add(*ret, "pairs", pairs);
    return true;
}
