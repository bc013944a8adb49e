/* opening.c - see opening.h. */
#include "platform/match/opening.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/secret.h"
#include "platform/match/history.h"
#include "platform/match/match.h"
#include "platform/runtime/transact.h"
#include "store/opening.h"
#include <string.h>

static const int64_t MILLIONTHS = 1000000;

/* Keys */

/* Steps contain no line break, so no two openings have one text. Games for two are not compared with games for four. */
void opening_key(struct ctx *c, const struct game *game, const struct variant *variant, int seats,
                 const struct opening *opening, int n, char ret_key[OPENING_KEY])
{
    char hash[HASH_TEXT];
    const char *text = pool_print(c->pool, "%s/%s", game->id, variant->id);
    if (variant->seats_min != variant->seats_max) text = pool_print(c->pool, "%s/%d", text, seats);
    if (n >= 0) text = pool_print(c->pool, "%s\n", text);
    for (int i = 0; i < n; i++) text = pool_print(c->pool, "%s%s\n", text, opening->step[i]);
    secret_sha256(text, strlen(text), hash);
    memcpy(ret_key, hash, OPENING_KEY - 1);
    ret_key[OPENING_KEY - 1] = 0;
}

static int band_of(int64_t rating)
{
    int64_t over = rating / MILLIONTHS - OPENING_BAND_FIRST;
    if (over < 0) return 1;
    int64_t band = 2 + over / OPENING_BAND_POINTS;
    return band < OPENING_BANDS ? (int)band : OPENING_BANDS;
}

/* Reading a match */

struct reading {
    const struct game *game;
    int n; /* openings of the match: one for each seat, or a single one */
    struct opening opening[SEATS_MAX];
    bool more[SEATS_MAX]; /* the opening is not over */
};

static bool read_step(struct ctx *c, void *thing, const struct event *event, const game_state *after)
{
    struct reading *reading = thing;
    bool more = false;
    for (int seat = 0; seat < reading->n; seat++) {
        if (reading->more[seat])
            reading->more[seat] = reading->game->openings->note(c, &reading->opening[seat], seat, event,
                                                                after);
        more |= reading->more[seat];
    }
    return more;
}

static bool read_openings(struct ctx *c, struct pg *db, const struct match_row *row, struct reading *ret)
{
    struct history history;
    bool forked;
    *ret = (struct reading){.game = game_find(row->game), .n = 1};
    if (ret->game->openings->by_seat) ret->n = row->seats;
    for (int seat = 0; seat < ret->n; seat++) ret->more[seat] = true;
    if (!opening_forked(c, db, row->id, &forked)) return false;
    if (forked) return true; /* its first turns were played in another match */
    return history_read(c, db, ret->game, row, &history) && history_walk(c, &history, read_step, ret);
}

static int place_of(json_object *places, int seat)
{
    return json_object_get_int(json_object_array_get_idx(places, (size_t)seat));
}

/* For a seat: 1 won, 0 a draw, -1 lost. */
static int won_by(json_object *places, int seat, int seats)
{
    bool shared = false;
    if (place_of(places, seat) != 1) return -1;
    for (int other = 0; other < seats; other++) shared |= other != seat && place_of(places, other) == 1;
    return shared ? 0 : 1;
}

static void add_steps(struct ctx *c, const struct match_row *row, const struct opening *opening,
                      struct opening_row *ret)
{
    const struct game *game = game_find(row->game);
    const struct variant *variant = variant_find(game, row->variant);
    json_object *nodes = json_new_array(c), *steps = json_new_array(c);
    for (int n = -1; n < opening->n; n++) {
        char key[OPENING_KEY];
        opening_key(c, game, variant, row->seats, opening, n, key);
        json_push_text(nodes, key);
        json_push_text(steps, n < 0 ? "" : opening->step[n]);
    }
    ret->nodes = json_text(c, nodes);
    ret->steps = json_text(c, steps);
}

/* The opening of a seat counts with the rating of its player, that of the match with the mean of all. */
static bool keep_one(struct ctx *c, struct pg *db, const struct match_row *row, const struct reading *reading,
                     int seat)
{
    json_object *places = json_member(json_own(c, row->result), "places");
    bool by_seat = reading->game->openings->by_seat, rated;
    int place = place_of(places, seat);
    int64_t rating;
    if (!opening_rating(c, db, row->id, by_seat ? seat : -1, &rated, &rating)) return false;
    struct opening_row kept = {.match = row->id,
                               .seat = seat,
                               .game = row->game,
                               .variant = row->variant,
                               .public = !row->private,
                               .won = won_by(places, seat, row->seats),
                               .place = by_seat ? place : 0,
                               .turns = row->turns[0] > 0 ? (int)row->turns[0] - 1 : 0,
                               .rating = rated ? &rating : NULL,
                               .band = rated ? band_of(rating) : 0};
    add_steps(c, row, &reading->opening[seat], &kept);
    opening_insert(c, db, &kept);
    return pg_flush(c, db);
}

static bool keep(struct ctx *c, struct pg *db, const struct match_row *row)
{
    struct reading reading;
    if (!read_openings(c, db, row, &reading)) return false;
    for (int seat = 0; seat < reading.n; seat++)
        if (reading.opening[seat].n && !keep_one(c, db, row, &reading, seat)) return false;
    return true;
}

/* What becomes of a match */

static bool is_compared(const struct match_row *row)
{
    const struct game *game = game_find(row->game);
    return game && game->openings && variant_find(game, row->variant) && row->status == STATUS_FINISHED &&
           row->purpose == PURPOSE_PLAY;
}

void opening_end(struct ctx *c, struct pg *db, const struct match *m)
{
    if (is_compared(&m->row)) opening_await(c, db, m->row.id);
}

static bool read_one(struct ctx *c, struct pg *db, void *thing)
{
    struct match_row row;
    bool mine;
    if (!match_find(c, db, thing, &row) || !opening_done(c, db, row.id, &mine)) return false;
    if (!mine || !is_compared(&row)) return true;
    opening_hold(c, db);
    if (!keep(c, db, &row)) return false;
    opening_count(c, db, row.id);
    return true;
}

struct claimed {
    struct rows *rows;
};

static bool claim(struct ctx *c, struct pg *db, void *thing)
{
    struct claimed *claimed = thing;
    return opening_claim(c, db, &claimed->rows);
}

bool opening_step(struct ctx *c, struct pg *db)
{
    struct claimed claimed;
    if (!transact(c, db, claim, &claimed)) return false;
    for (int i = 0; i < rows_count(claimed.rows); i++) {
        const char *match = rows_text(claimed.rows, i, "public_id");
        struct ctx own = {.pool = pool_new(), .now = c->now};
        bool fine = transact(&own, db, read_one, pool_copy(own.pool, match));
        if (!fine)
            log_line(LOG_WARNING, "opening_failed", "\"match\":\"%s\",\"why\":%s", match,
                     log_quote(own.failure.detail));
        bool away = own.failure.fault == FAULT_UNAVAILABLE;
        pool_drop(own.pool);
        if (away) return fail(c, FAULT_UNAVAILABLE, "the connection to the database was lost");
    }
    return true;
}

bool opening_rebuild(struct ctx *c, struct pg *db, const struct match_row *row)
{
    bool mine;
    if (!opening_done(c, db, row->id, &mine)) return false; /* waits for a transaction that is reading it */
    opening_drop(c, db, row->id);
    if (!is_compared(row)) return true;
    if (!row->sealed) return keep(c, db, row);
    opening_await(c, db, row->id);
    return true;
}

bool opening_rebuild_counts(struct ctx *c, struct pg *db)
{
    if (!pg_begin(c, db)) return false;
    opening_hold(c, db);
    opening_counts_make(c, db);
    return pg_commit(c, db);
}
