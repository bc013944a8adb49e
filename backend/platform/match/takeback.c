/* takeback.c - see takeback.h. */
#include "platform/match/takeback.h"
#include "platform/match/history.h"
#include "platform/match/plan.h"
#include "platform/match/record.h"
#include "platform/model/fold.h"
#include "store/bot.h"
#include "store/match_update.h"
#include <string.h>

static bool check_kind(struct ctx *c, const struct match *m)
{
    if (!m->variant->takeback || m->variant->pace != PACE_ALTERNATE)
        return fail(c, FAULT_OFFER_NOT_ALLOWED, "this variant has no takebacks");
    if (m->row.rated) return fail(c, FAULT_OFFER_NOT_ALLOWED, "rated games have no takebacks");
    return true;
}

static uint32_t owners(const struct event *event)
{
    uint32_t seats = event->late;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (event->orders[seat]) seats |= 1u << seat;
    return seats;
}

/* The seats that played the turn of an event; 0 for other events. */
static bool turn_owners(struct ctx *c, const struct match *m, const struct event_row *row, uint32_t *ret_who)
{
    struct event event;
    *ret_who = 0;
    if (row->kind != ENTRY_TURN) return true;
    if (!fold_event_read(c, m->game, m->row.seats, json_own(c, row->body), &event)) return false;
    *ret_who = owners(&event);
    return true;
}

bool takeback_find(struct ctx *c, struct pg *db, const struct match *m, int seat, int *ret_to)
{
    struct event_row *rows;
    uint32_t who = 0;
    int count;
    if (!check_kind(c, m) || !events_all(c, db, m->row.id, &rows, &count)) return false;
    count = history_standing(c, rows, count);
    /* Newest first, stopping at a setup, which several seats played. */
    for (int i = count - 1; i >= 0 && __builtin_popcount(who) <= 1; i--) {
        if (!turn_owners(c, m, &rows[i], &who)) return false;
        if (who != 1u << seat) continue;
        *ret_to = rows[i].turn;
        return true;
    }
    return fail(c, FAULT_NOTHING_TO_TAKE_BACK, "you have played no turn that can be taken back");
}

bool takeback_make(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    int to = 0;
    game_state *state;
    if (!takeback_find(c, db, m, seat, &to) || !history_turn(c, db, m->game, &m->row, to, INT32_MAX, &state))
        return false;
    match_lapse_offers(c, db, m, NULL, NULL);
    plan_cancel_all(c, db, m, "takeback");
    order_rows_drop(c, db, m->row.id, m->row.turns[0]);
    job_rows_drop(c, db, m->row.id);
    bot_memory_forget(c, db, m->row.id);
    m->rest.order_count = 0;
    return match_go_back(c, db, m, &(struct going_back){seat, to, state});
}
