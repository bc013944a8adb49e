/* pairing.c - see pairing.h.
 *
 * Order of locks (sql/lock_order): the account's requests, its own lobby and queue row, then the queue. Lobbies and
 * rows of others are locked in order of their ids, and only if nobody else holds them. */
#include "platform/lobby/pairing.h"
#include "base/clock.h"
#include "base/failpoint.h"
#include "platform/account/acquaintance.h"
#include "platform/lobby/admission.h"
#include "platform/lobby/lobby_seats.h"
#include "platform/lobby/rating_band.h"
#include "platform/match/start.h"
#include "platform/model/clock.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/pairing.h"
#include <stdlib.h>
#include <string.h>

static const int64_t SECOND = 1000000, MINUTE = 60000000;
enum { GROUPS_AT_ONCE = 32, FRESH_MINUTES = 30, FRESH_SLOW_MINUTES = 7 * 24 * 60 };

struct queue {
    const char *game, *variant, *speed;
};

static bool is_slow(enum clock_mode mode) { return mode == CLOCK_CORRESPONDENCE; }

static void hold_queue(struct ctx *c, struct pg *db, const struct queue *queue)
{
    pairing_queue_lock(c, db, queue->game, queue->variant, queue->speed);
}

/* Waiting players */

struct crowd {
    struct seeker *seekers;
    int64_t *lobbies;
    const char **lobby_ids; /* their public ids */
    int count, seats;
    struct block_pair *blocks;
    int block_count;
};

static bool read_blocks(struct ctx *c, struct pg *db, struct crowd *crowd)
{
    struct rows *r;
    int64_t *accounts = pool_take_many(c->pool, (size_t)crowd->count, sizeof *accounts);
    for (int i = 0; i < crowd->count; i++) accounts[i] = crowd->seekers[i].account;
    if (!pg_each(c, db, &r, PAIRING_RIFTS, "t", pg_ints(c, accounts, crowd->count))) return false;
    crowd->block_count = rows_count(r);
    crowd->blocks = pool_take_many(c->pool, (size_t)crowd->block_count + 1, sizeof *crowd->blocks);
    for (int i = 0; i < crowd->block_count; i++)
        crowd->blocks[i] = (struct block_pair){rows_int(r, i, "one"), rows_int(r, i, "other")};
    return true;
}

static bool read_crowd(struct ctx *c, struct pg *db, const struct rows *r, struct crowd *ret)
{
    int count = rows_count(r);
    *ret = (struct crowd){.count = count};
    if (count < 2) return true;
    ret->seekers = pool_take_many(c->pool, (size_t)count, sizeof *ret->seekers);
    ret->lobbies = pool_take_many(c->pool, (size_t)count, sizeof *ret->lobbies);
    ret->lobby_ids = pool_take_many(c->pool, (size_t)count, sizeof *ret->lobby_ids);
    ret->seats = (int)rows_int(r, 0, "seats");
    for (int i = 0; i < count; i++) {
        enum clock_mode mode = clock_mode_read(r, i, "mode");
        ret->lobbies[i] = rows_int(r, i, "lobby_id");
        ret->lobby_ids[i] = rows_text(r, i, "lobby");
        ret->seekers[i] = (struct seeker){
            .account = rows_int(r, i, "account_id"),
            .person = rows_int(r, i, "person_id"),
            .rating = (int)rows_int(r, i, "rating"),
            .deviation = (int)rows_int(r, i, "deviation"),
            .waited = rows_int(r, i, "waited") / SECOND,
            .terms = pool_print(c->pool, "%s %d %s", clock_mode_name(mode), rows_bool(r, i, "rated"),
                                rows_text(r, i, "options")),
            .clock = rows_text(r, i, "clock"),
            .exact = rows_bool(r, i, "exact"),
            .slow = is_slow(mode),
        };
    }
    return read_blocks(c, db, ret);
}

/* Starting a match */

/* The host, whose lobby is used: a player who insists on a clock, else the one who came first. */
static int host_of(const struct crowd *crowd, const int *group, int number)
{
    int first = -1;
    for (int i = 0; i < crowd->count; i++) {
        if (group[i] != number) continue;
        if (crowd->seekers[i].exact) return i;
        if (first < 0) first = i;
    }
    return first;
}

/* `choice`: the joining player's secret choice, or NULL. */
static bool seat_guest(struct ctx *c, struct pg *db, struct lobby_row *lobby, int64_t account,
                       const char *choice)
{
    struct account_row row;
    if (!account_by_id(c, db, account, &row)) return false;
    struct lobby_seat_row who = {.account = row.id, .name = row.name, .kind = row.kind, .choice = choice};
    return lobby_seats_take(c, db, lobby, lobby_seats_free(lobby), &who);
}

/* A player who waited in their own lobby keeps the choice made there. */
static bool seat_waiting(struct ctx *c, struct pg *db, struct lobby_row *lobby, int64_t account,
                         const char *lobby_id)
{
    struct lobby_row own;
    if (!lobby_find(c, db, lobby_id, &own)) return false;
    int seat = lobby_seats_find(&own, account);
    return seat_guest(c, db, lobby, account, seat < 0 ? NULL : own.seat[seat].choice);
}

/* Seat the group, unless one of its players is locked by another request; then the group is tried again later. */
static bool seat_group(struct ctx *c, struct pg *db, const struct crowd *crowd, const int *group, int number,
                       const char **ret_match)
{
    int64_t lobbies[LOBBY_SEATS];
    struct lobby_row lobby;
    int host = host_of(crowd, group, number), count = 0, held;
    *ret_match = NULL;
    for (int i = 0; i < crowd->count && count < LOBBY_SEATS; i++)
        if (group[i] == number) lobbies[count++] = crowd->lobbies[i];
    if (!pairing_rows_hold(c, db, lobbies, count, &held)) return false;
    if (held < count) return true;
    if (!lobby_find(c, db, crowd->lobby_ids[host], &lobby)) return false;
    for (int i = 0; i < crowd->count; i++)
        if (group[i] == number && i != host &&
            !seat_waiting(c, db, &lobby, crowd->seekers[i].account, crowd->lobby_ids[i]))
            return false;
    *ret_match = lobby.match;
    return fail_point(c, "pairing.seated");
}

struct look {
    struct queue queue;
    int64_t account; /* the account that has just joined; 0: look at all players */
    int reach;       /* half the width of that account's band, in points */
    int started;
    const char *match; /* that account's match, NULL: none yet */
};

static bool look_through(struct ctx *c, struct pg *db, struct look *look)
{
    struct rows *r;
    struct crowd crowd;
    const struct queue *q = &look->queue;
    bool read = look->account ? pg_each(c, db, &r, PAIRING_NEAR, "ii", look->account, (int64_t)look->reach)
                              : pg_each(c, db, &r, PAIRING_QUEUE, "ttt", q->game, q->variant, q->speed);
    if (!read || !read_crowd(c, db, r, &crowd)) return false;
    if (crowd.count < 2) return true;
    int *group = pool_take_many(c->pool, (size_t)crowd.count, sizeof *group);
    int groups = rating_band_groups(crowd.seekers, crowd.count, crowd.seats, crowd.blocks, crowd.block_count,
                                    GROUPS_AT_ONCE, group);
    for (int number = 0; number < groups; number++) {
        const char *match;
        if (!seat_group(c, db, &crowd, group, number, &match)) return false;
        look->started += match != NULL;
        for (int i = 0; match && i < crowd.count; i++)
            if (group[i] == number && crowd.seekers[i].account == look->account) look->match = match;
    }
    return fail_point(c, "pairing.before_commit");
}

/* Asking */

static int64_t fresh_since(const struct ctx *c, bool slow)
{
    return c->now - (slow ? FRESH_SLOW_MINUTES : FRESH_MINUTES) * MINUTE;
}

/* Join another player's open lobby for the same game; the caller has found and locked it. */
static bool join_other_lobby(struct ctx *c, struct pg *db, int64_t account, const char *choice,
                             const char *public_id, const char **ret_match, const char **ret_lobby)
{
    struct lobby_row lobby;
    if (!lobby_find(c, db, public_id, &lobby)) return false;
    if (lobby_seats_find(&lobby, account) < 0 && !seat_guest(c, db, &lobby, account, choice)) return false;
    *ret_match = lobby.match;
    *ret_lobby = lobby.match ? NULL : lobby.public_id;
    return true;
}

/* An existing wait for the same game continues; one for a different game ends. */
static bool own_wait(struct ctx *c, struct pg *db, const struct lobby_row *like, bool exact,
                     enum clock_mode mode, const char **ret_lobby)
{
    struct rows *r;
    struct lobby_row lobby;
    *ret_lobby = NULL;
    if (!pg_maybe(c, db, &r, PAIRING_OF, "i", like->creator_id)) return false;
    if (rows_count(r) == 0) return true;
    if (!lobby_lock(c, db, rows_text(r, 0, "lobby"), &lobby)) return false;
    if (!lobby.queued || lobby.status != LOBBY_IS_OPEN) return true; /* it has just ended */
    bool same = lobby.rated == like->rated && strcmp(lobby.game, like->game) == 0 &&
                strcmp(lobby.variant, like->variant) == 0 &&
                json_same(json_own(c, lobby.options), json_own(c, like->options)) &&
                rows_bool(r, 0, "exact") == exact && clock_mode_read(r, 0, "mode") == mode &&
                json_same(json_own(c, lobby.clock), json_own(c, like->clock));
    if (same) {
        pairing_seen(c, db, like->creator_id);
        *ret_lobby = lobby.public_id;
    } else {
        lobby_cancel(c, db, lobby.id);
    }
    return pg_flush(c, db);
}

/* A player who asks again for the same game can change their secret choice. */
static bool change_choice(struct ctx *c, struct pg *db, int64_t account, const char *lobby_id,
                          const char *choice)
{
    struct lobby_row own;
    if (!choice) return true;
    if (!lobby_find(c, db, lobby_id, &own)) return false;
    int seat = lobby_seats_find(&own, account);
    if (seat >= 0) lobby_seat_move(c, db, own.id, seat, seat, choice);
    return pg_flush(c, db);
}

static void stand_in_queue(struct ctx *c, struct pg *db, const struct lobby_row *lobby,
                           const struct queue *queue, const struct pairing_rating *me, enum clock_mode mode,
                           bool exact)
{
    const struct pairing_row row = {.account = lobby->creator_id,
                                    .person = me->person,
                                    .lobby = lobby->id,
                                    .game = queue->game,
                                    .variant = queue->variant,
                                    .speed = queue->speed,
                                    .mode = mode,
                                    .exact = exact,
                                    .rating = me->rating,
                                    .deviation = me->deviation,
                                    .patience_s = is_slow(mode) ? PAIRING_PATIENCE_SLOW : PAIRING_PATIENCE};
    pairing_row_insert(c, db, &row);
}

struct asking {
    struct queue queue;
    struct pairing_rating me;
    enum clock_mode mode;
    bool exact;
};

/* Open a lobby, enter the queue and look for opponents. */
static bool wait_in_queue(struct ctx *c, struct pg *db, const struct terms *terms, const struct asking *ask,
                          struct lobby_row *lobby, const char **ret_match, const char **ret_lobby)
{
    struct look look = {.queue = ask->queue,
                        .account = lobby->creator_id,
                        .reach = rating_band_half(ask->me.deviation, 0, is_slow(ask->mode))};
    int seat = (int)(match_draw() % (uint64_t)terms->seats);
    if (!lobby_seats_open(c, db, terms, seat, lobby)) return false;
    if (!lobby->match) {
        stand_in_queue(c, db, lobby, &ask->queue, &ask->me, ask->mode, ask->exact);
        if (!look_through(c, db, &look)) return false;
        if (look.match) work_fail_point(c, "pairing");
    }
    *ret_match = lobby->match ? lobby->match : look.match;
    *ret_lobby = *ret_match ? NULL : lobby->public_id;
    return true;
}

bool pairing_ask(struct ctx *c, struct pg *db, int64_t account, const struct terms *terms, bool exact,
                 const char **ret_match, const char **ret_lobby)
{
    struct lobby_row lobby;
    struct apart apart;
    const char *speed = clock_speed(c, terms->variant, terms->clock), *own, *other;
    struct asking ask = {.queue = {terms->game->id, terms->variant->id, speed ? speed : ""},
                         .mode = clock_rule_read(terms->clock).mode,
                         .exact = exact};
    lobby_seats_row(c, terms, account, &lobby);
    account_hold(c, db, account); /* as in lobby_make */
    pairing_account_lock(c, db, account);
    if (!own_wait(c, db, &lobby, exact, ask.mode, ret_lobby)) return false;
    if (*ret_lobby) return change_choice(c, db, account, *ret_lobby, terms->choice);
    hold_queue(c, db, &ask.queue);
    if (!apart_read(c, db, account, &apart) ||
        !admission_facts(c, db, account, ask.queue.game, ask.queue.variant, ask.queue.speed, &ask.me))
        return false;
    struct lobby_taste taste = {.since = fresh_since(c, is_slow(ask.mode)),
                                .not_with = pg_ints(c, apart.account, apart.count),
                                .rating = ask.me.rating};
    if (!lobby_meet(c, db, &lobby, &taste, &own, &other)) return false;
    if (own) {
        *ret_lobby = own;
        return true;
    }
    return other ? join_other_lobby(c, db, account, terms->choice, other, ret_match, ret_lobby)
                 : wait_in_queue(c, db, terms, &ask, &lobby, ret_match, ret_lobby);
}

/* Leaving */

void pairing_seen(struct ctx *c, struct pg *db, int64_t account) { pairing_row_seen(c, db, account); }

bool pairing_leave(struct ctx *c, struct pg *db, int64_t account)
{
    struct rows *r;
    struct lobby_row lobby;
    if (!pg_maybe(c, db, &r, PAIRING_OF, "i", account)) return false;
    if (rows_count(r) == 0) return true;
    if (!lobby_lock(c, db, rows_text(r, 0, "lobby"), &lobby)) return false;
    if (lobby.status == LOBBY_IS_STARTED)
        return fail(c, FAULT_LOBBY_STARTED, "an opponent was just found and the game has started");
    if (lobby.status == LOBBY_IS_OPEN) lobby_cancel(c, db, lobby.id);
    return pg_flush(c, db);
}

/* The clock daemon's round */

static bool look_body(struct ctx *c, struct pg *db, void *thing)
{
    struct look *look = thing;
    look->started = 0;
    hold_queue(c, db, &look->queue);
    return look_through(c, db, look);
}

/* Repeat while one transaction does not suffice for all groups. */
static bool serve_queue(struct ctx *c, struct pg *db, const struct queue *queue, int *started)
{
    struct look look = {.queue = *queue};
    do {
        if (!transact(c, db, look_body, &look)) return false;
        *started += look.started;
    } while (look.started == GROUPS_AT_ONCE);
    return true;
}

bool pairing_look(struct ctx *c, struct pg *db, bool renew, int *ret_started)
{
    struct rows *r;
    *ret_started = 0;
    if (renew && !pairing_rows_renew(c, db)) return false;
    if (!pairing_rows_drop(c, db) || !pg_each(c, db, &r, PAIRING_QUEUES, "")) return false;
    for (int i = 0; i < rows_count(r); i++) {
        struct queue queue = {rows_text(r, i, "game"), rows_text(r, i, "variant"), rows_text(r, i, "speed")};
        if (!game_find(queue.game)) continue; /* queued by another version of the server */
        if (!serve_queue(c, db, &queue, ret_started)) return false;
    }
    return true;
}
