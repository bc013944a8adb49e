/* match.c - loading a match and looking at it. See match.h. */
#include "platform/match/match.h"
#include "platform/match/history.h"
#include "platform/match/match_cache.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/seat.h"
#include <string.h>

/* Opening */

void match_rules(struct ctx *c, struct match *m)
{
    m->clock = clock_rule_read(json_own(c, m->row.clock));
    m->absence = absence_read(json_own(c, m->row.absence));
    m->clock.overtime_ms = m->absence.grace_ms;
}

static bool is_held(const struct match *m) { return m->row.status == STATUS_QUARANTINED; }

/* A match in quarantine can have damaged rows. That is known, so it is not counted as a fault of this request. */
static bool unreadable(struct ctx *c, const struct match *m)
{
    if (!is_held(m)) return false;
    forgive(c);
    work_blame_match(c, 0);
    return fail(c, FAULT_QUARANTINED, "this game is on hold until a server fault is repaired");
}

int match_seat(const struct match *m, int64_t account)
{
    for (int seat = 0; account && seat < m->row.seats; seat++)
        if (m->rest.seats[seat].account == account) return seat;
    return -1;
}

static bool read_whole(struct ctx *c, struct pg *db, const struct match_wanted *wanted, struct match *m)
{
    *m = (struct match){.moved = 0};
    if (!match_whole(c, db, wanted->id, wanted->lock, &m->row, &m->rest)) return unreadable(c, m);
    m->game = game_find(m->row.game);
    must(m->game);
    m->variant = variant_find(m->game, m->row.variant);
    must(m->variant);
    match_rules(c, m);
    guard_match(c, m->row.id, m->row.events);
    m->state = history_load(c, m->game, &m->rest.snapshot);
    if (!m->state || !history_fold(c, m->game, &m->row, m->state, m->rest.events, m->rest.event_count))
        return unreadable(c, m);
    m->standing = m->game->standing(m->state);
    /* Under PACE_OWN no order stays sealed: the loaded ones are past orders of other seats with the same turn
     * number. */
    if (m->variant->pace == PACE_OWN) m->rest.order_count = 0;
    return true;
}

bool match_load(struct ctx *c, struct pg *db, const struct match_wanted *wanted, struct match *m)
{
    bool found = false;
    if (wanted->cached && !match_cache_read(c, db, wanted->id, m, &found)) return false;
    if (!found && !read_whole(c, db, wanted, m)) return false;
    if (m->variant->pad_timing && !match_is_over(m)) work_pad_timing(c);
    m->seat = match_seat(m, wanted->account);
    return m->seat >= 0 || !wanted->seated || fail(c, FAULT_NOT_SEATED, "you are not a player in this game");
}

/* Cache of seats. Players keep their seats while a match runs, except in matches with substitutes, which are not
 * cached. */
enum { REMEMBERED = 4096 };
static struct remembered_seat {
    char match[PUBLIC_ID];
    int8_t seat;
    int64_t account;
} remembered[REMEMBERED];

static struct remembered_seat *seat_slot(const char *public_id, int64_t account)
{
    uint64_t hash = (uint64_t)account * 0x9e3779b97f4a7c15ULL;
    for (const char *at = public_id; *at; at++) hash = (hash ^ (unsigned char)*at) * 0x100000001b3ULL;
    return &remembered[(hash >> 32) % REMEMBERED];
}

bool match_seat_known(struct ctx *c, struct pg *db, const char *public_id, int64_t account, int *ret_seat,
                      bool *ret_passes)
{
    *ret_seat = -1;
    *ret_passes = false;
    if (!account || strlen(public_id) != PUBLIC_ID - 1) return true;
    struct remembered_seat *slot = seat_slot(public_id, account);
    if (slot->account == account && strcmp(slot->match, public_id) == 0) {
        *ret_seat = slot->seat;
        return true;
    }
    if (!match_seat_of(c, db, public_id, account, ret_seat, ret_passes)) return false;
    if (*ret_seat < 0 || *ret_passes) return true;
    slot->account = account;
    slot->seat = (int8_t)*ret_seat;
    memcpy(slot->match, public_id, PUBLIC_ID);
    return true;
}

int match_last_turn(const struct match *m)
{
    int last = (int)m->row.turns[0];
    for (int seat = 1; seat < m->row.seats; seat++)
        if ((int)m->row.turns[seat] > last) last = (int)m->row.turns[seat];
    return last;
}

static bool turn_is_there(struct ctx *c, const struct match *m, int turn)
{
    int last = match_last_turn(m);
    return (turn >= 0 && turn <= last) || fail(c, FAULT_BAD_REQUEST, "turn must be from 0 to %d", last);
}

bool match_state_at(struct ctx *c, struct pg *db, const struct match *m, int turn, game_state **ret_state)
{
    return turn_is_there(c, m, turn) && history_turn(c, db, m->game, &m->row, turn, INT32_MAX, ret_state);
}

bool match_state_of_seat(struct ctx *c, struct pg *db, const struct match *m, int turn, int seat,
                         game_state **ret_state)
{
    if (m->variant->pace != PACE_OWN) return match_state_at(c, db, m, turn, ret_state);
    return turn_is_there(c, m, turn) && history_seat_turn(c, db, m->game, &m->row, turn, seat, ret_state);
}

bool match_state_ordered(struct ctx *c, struct pg *db, const struct match *m, int turn,
                         game_state **ret_state)
{
    return turn_is_there(c, m, turn) && history_ordered(c, db, m->game, &m->row, turn, ret_state);
}

enum hand match_hand(const struct match *m, int seat)
{
    const struct seat_row *row = &m->rest.seats[seat];
    if (row->kind == ACCOUNT_BUILTIN) return HAND_BOT;
    return row->steward ? HAND_STEWARD : row->open_at ? HAND_OPEN : HAND_OWN;
}

static int players(const struct match *m)
{
    int count = 0;
    for (int seat = 0; seat < m->row.seats; seat++) count += m->rest.seats[seat].kind != ACCOUNT_BUILTIN;
    return count;
}

bool match_plays_on(const struct match *m)
{
    return m->variant->plays_on && m->clock.mode == CLOCK_UNTIMED && players(m) == 1;
}

bool match_bots_only(const struct match *m) { return players(m) == 0; }

bool match_by_bot(const struct match *m, int seat)
{
    enum hand hand = match_hand(m, seat);
    return hand == HAND_BOT || hand == HAND_STEWARD;
}

int64_t match_frozen(const struct match *m)
{
    int64_t until = 0;
    bool is_public = m->variant->shown == SHOW_WHO; /* else the deadline would reveal who has handed in */
    uint32_t awaited = m->row.owes & ~(is_public ? m->row.handed_in : 0);
    if (m->clock.mode != CLOCK_CORRESPONDENCE) return 0;
    for (int seat = 0; seat < m->row.seats; seat++)
        if (awaited & 1u << seat && m->rest.seats[seat].away_until > until)
            until = m->rest.seats[seat].away_until;
    return until;
}

bool match_turn_time(struct ctx *c, struct pg *db, const struct match *m, int64_t turn, int64_t *ret_at)
{
    int n;
    struct rows *r;
    *ret_at = m->row.created_at;
    if (!event_last_before(c, db, m->row.id, (int)turn, INT32_MAX, &n)) return false;
    if (n == 0) return true;
    if (!pg_one(c, db, &r, EVENT_TIME, "ii", m->row.id, (int64_t)n)) return false;
    *ret_at = rows_int(r, 0, "at");
    return true;
}

/* Reading a loaded match */

const struct order_row *match_sealed(const struct match *m, int seat)
{
    for (int i = 0; i < m->rest.order_count; i++)
        if (m->rest.orders[i].seat == seat) return &m->rest.orders[i];
    return NULL;
}

void match_seal(struct match *m, const struct order_row *row, const game_order *judged)
{
    int i = 0;
    while (i < m->rest.order_count && m->rest.orders[i].seat != row->seat) i++;
    m->rest.orders[i] = *row;
    m->rest.order_count += i == m->rest.order_count;
    m->judged[row->seat] = judged;
}

const game_order *match_sealed_order(struct ctx *c, const struct match *m, const struct order_row *sealed)
{
    if (m->judged[sealed->seat]) return m->judged[sealed->seat];
    struct verdicts *verdicts = pool_take(c->pool, sizeof *verdicts);
    const game_order *order = m->game->parse(c, json_own(c, sealed->orders), verdicts);
    must(order);
    return order;
}

game_known *match_known(struct ctx *c, const struct match *m, int viewer)
{
    struct table table = {.handed_in = m->row.handed_in, .ready = m->row.handed_in};
    const struct order_row *sealed = viewer < SEATS_MAX ? match_sealed(m, viewer) : NULL;
    if (sealed) table.own = match_sealed_order(c, m, sealed);
    return m->game->know(c, m->state, viewer, table);
}

bool match_is_over(const struct match *m) { return m->row.status == STATUS_FINISHED; }

int match_delay_turns(const struct match_row *row)
{
    if (row->spectators != WATCH_DELAYED) return 0;
    if (row->delay_turns) return row->delay_turns;
    const struct variant *variant = variant_find(game_find(row->game), row->variant);
    must(variant);
    return variant->delay;
}

bool match_is_paused(const struct match *m) { return m->row.status == STATUS_PAUSED; }

bool match_need_live(struct ctx *c, const struct match *m)
{
    if (match_is_over(m)) return fail(c, FAULT_GAME_OVER, "the game is over");
    if (match_is_paused(m)) return fail(c, FAULT_GAME_PAUSED, "this game is paused; offer to resume it");
    if (is_held(m))
        return fail(c, FAULT_QUARANTINED, "this game is on hold until a server fault is repaired");
    return true;
}
