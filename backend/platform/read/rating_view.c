/* rating_view.c - see rating_view.h. */
#include "platform/read/rating_view.h"
#include "platform/match/audience.h"
#include "platform/match/rating.h"
#include "platform/model/fold.h"

struct told { /* the ratings before a match and the changes by it */
    struct rows *seats, *changes;
    enum rating_pool pool; /* of the match */
};

int64_t rating_points(int64_t millionths)
{
    return millionths < 0 ? -((-millionths + 500000) / 1000000) : (millionths + 500000) / 1000000;
}

static bool told_read(struct ctx *c, struct pg *db, int64_t match, struct told *ret)
{
    int programs = 0;
    pg_ask(c, db, &ret->seats, RATING_STARTS, "i", match);
    pg_ask(c, db, &ret->changes, RATING_CHANGES, "i", match);
    if (!pg_flush(c, db)) return false;
    for (int seat = 0; seat < rows_count(ret->seats); seat++)
        programs += !account_is_person(account_kind_read(ret->seats, seat, "kind"));
    ret->pool = rating_pool(rows_count(ret->seats), programs);
    return true;
}

/* The row of changes for a seat's account, -1 for none. */
static int change_of(const struct told *t, int seat, enum rating_pool pool)
{
    for (int i = 0; i < rows_count(t->changes); i++)
        if (rows_int(t->changes, i, "account_id") == rows_int(t->seats, seat, "account_id") &&
            rating_pool_read(t->changes, i, "pool") == pool)
            return i;
    return -1;
}

/* The header */

/* Why an outcome does not count; does not reveal which accounts share a network. */
static const char *reason_of(int weight)
{
    switch (weight) {
    case WEIGHT_ONE_OWNER: return "one_owner";
    case WEIGHT_TOO_OFTEN: return "met_too_often";
    case WEIGHT_STOOD_IN: return "stood_in";
    case WEIGHT_TOO_SHORT: return "too_short";
    case WEIGHT_GUEST: return "guest";
    case WEIGHT_NEAR: return "fair_play";
    case WEIGHT_LOOSE: return "not_established";
    default: return NULL;
    }
}

/* Why nothing counted for an account: the first reason that applies. */
static const char *reason_of_row(const struct told *t, int row)
{
    int64_t weights[RATING_SEATS] = {0};
    const char *reason = NULL;
    int seats = rows_ints(t->changes, row, "weights", weights, RATING_SEATS);
    for (int i = 0; i < seats && !reason; i++) reason = reason_of((int)weights[i]);
    return reason;
}

static json_object *seat_rating(struct ctx *c, const struct told *t, int seat)
{
    int row = change_of(t, seat, t->pool);
    int64_t start = rows_int(t->seats, seat, "start_rating"),
            unsure = rows_int(t->seats, seat, "start_deviation");
    if (row < 0 && rows_null(t->seats, seat, "start_rating")) return NULL;
    json_object *o = json_new_object(c);
    if (rows_null(t->seats, seat, "start_rating")) {
        start = rows_int(t->changes, row, "rating_before");
        unsure = rows_int(t->changes, row, "deviation_before");
    }
    json_add_text(o, "pool", rating_pool_name(t->pool));
    json_add_int(o, "start", rating_points(start));
    json_add_int(o, "deviation", rating_points(unsure));
    json_add_bool(o, "provisional", unsure > RATING_PROVISIONAL * INT64_C(1000000));
    if (row < 0) {
        json_add(o, "after", NULL);
        json_add(o, "change", NULL);
        json_add(o, "counted", NULL);
        json_add(o, "ignored", NULL);
        return o;
    }
    int64_t after = rating_points(rows_int(t->changes, row, "rating"));
    json_add_int(o, "after", after);
    json_add_int(o, "change", after - rating_points(rows_int(t->changes, row, "rating_before")));
    bool counted = rows_bool(t->changes, row, "counted");
    json_add_bool(o, "counted", counted);
    json_add_text(o, "ignored", counted ? NULL : reason_of_row(t, row));
    return o;
}

bool rating_header(struct ctx *c, struct pg *db, int64_t match, bool rated, json_object *seats)
{
    struct told t;
    if (rated && !told_read(c, db, match, &t)) return false;
    for (size_t i = 0; i < json_object_array_length(seats); i++)
        json_add(json_object_array_get_idx(seats, i), "rating", rated ? seat_rating(c, &t, (int)i) : NULL);
    return true;
}

/* Reasons */

static struct glicko before_of(const struct told *t, int row)
{
    return (struct glicko){rows_int(t->changes, row, "rating_before"),
                           rows_int(t->changes, row, "deviation_before"),
                           rows_int(t->changes, row, "volatility_before")};
}

static struct glicko after_of(const struct told *t, int row)
{
    return (struct glicko){rows_int(t->changes, row, "rating"), rows_int(t->changes, row, "deviation"),
                           rows_int(t->changes, row, "volatility")};
}

static json_object *figures(struct ctx *c, struct glicko g)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "rating", rating_points(g.rating));
    json_add_int(o, "deviation", rating_points(g.deviation));
    json_add_int(o, "volatility", rating_points(g.volatility));
    return o;
}

static int64_t hundredths(int64_t millionths) { return rating_points(millionths * 100); }

/* One outcome: the opponent, the actual and the expected score in thousandths, and the effect in hundredths of a
 * point. */
static json_object *outcome_json(struct ctx *c, const struct told *t, int row, int seat, int other)
{
    int64_t weights[RATING_SEATS] = {0};
    rows_ints(t->changes, row, "weights", weights, RATING_SEATS);
    int against = change_of(t, other, rating_pool_read(t->changes, row, "pool")),
        weight = (int)weights[other];
    if (weight == WEIGHT_NONE || seat == other || against < 0) return NULL;
    struct glicko own = before_of(t, row), them = before_of(t, against);
    int own_place = rating_place((int)rows_int(t->seats, seat, "place"),
                                 rows_bool(t->seats, seat, "stood_in"));
    struct bout bout = rating_bout(them, own_place, (int)rows_int(t->seats, other, "place"),
                                   weight < 0 ? 0 : weight);
    json_object *o = json_new_object(c);
    json_add_int(o, "seat", other);
    json_add_text(o, "name", rows_text(t->seats, other, "name"));
    json_add_int(o, "rating", rating_points(them.rating));
    json_add_int(o, "deviation", rating_points(them.deviation));
    json_add_int(o, "score", bout.score * 500);
    json_add_int(o, "expected", glicko_expected(own, them));
    json_add_int(o, "weight", weight < 0 ? 0 : 1000 >> weight);
    json_add_int(o, "effect", weight < 0 ? 0 : hundredths(glicko_effect(own, after_of(t, row), &bout)));
    json_add_text(o, "ignored", reason_of(weight));
    return o;
}

static json_object *seat_json(struct ctx *c, const struct told *t, int row, int seat)
{
    json_object *o = json_new_object(c), *outcomes = json_new_array(c);
    struct glicko before = before_of(t, row), after = after_of(t, row);
    json_add_int(o, "seat", seat);
    json_add_text(o, "name", rows_text(t->seats, seat, "name"));
    json_add_text(o, "kind", rows_text(t->seats, seat, "kind"));
    json_add(o, "before", figures(c, before));
    json_add(o, "after", figures(c, after));
    json_add_int(o, "change", rating_points(after.rating) - rating_points(before.rating));
    json_add_bool(o, "counted", rows_bool(t->changes, row, "counted"));
    for (int other = 0; other < rows_count(t->seats); other++) {
        json_object *outcome = outcome_json(c, t, row, seat, other);
        if (outcome) json_push(outcomes, outcome);
    }
    json_add(o, "outcomes", outcomes);
    return o;
}

static json_object *pool_json_of(struct ctx *c, const struct told *t, enum rating_pool pool)
{
    json_object *o = json_new_object(c), *seats = json_new_array(c);
    for (int seat = 0; seat < rows_count(t->seats); seat++) {
        int row = change_of(t, seat, pool);
        if (row >= 0) json_push(seats, seat_json(c, t, row, seat));
    }
    json_add_text(o, "pool", rating_pool_name(pool));
    json_add(o, "seats", seats);
    return json_object_array_length(seats) ? o : NULL;
}

bool rating_why(struct ctx *c, struct pg *db, const char *match, json_object **ret)
{
    static const enum rating_pool POOLS[] = {POOL_HUMANS, POOL_PROGRAMS, POOL_ALL};
    struct match_row m;
    struct told t;
    if (!match_find(c, db, match, &m) || !told_read(c, db, m.id, &t)) return false;
    json_object *o = json_new_object(c), *pools = json_new_array(c);
    bool names = audience_inside(&m, SPECTATOR).names; /* the pool tells whether programs play */
    json_add_text(o, "match", match);
    json_add_bool(o, "rated", m.rated);
    json_add_text(o, "status", match_status_name(m.status));
    json_add_text(o, "pool", names ? rating_pool_name(t.pool) : NULL);
    bool changed = rows_count(t.changes) > 0;
    json_add_text(o, "speed", changed ? rows_text(t.changes, 0, "speed") : NULL);
    json_add_text(o, "ladder",
                  changed && *rows_text(t.changes, 0, "ladder") ? rows_text(t.changes, 0, "ladder") : NULL);
    for (int i = 0; i < 3; i++) {
        json_object *pool = pool_json_of(c, &t, POOLS[i]);
        if (pool) json_push(pools, pool);
    }
    json_add(o, "pools", pools);
    *ret = o;
    return true;
}
