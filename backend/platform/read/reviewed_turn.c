/* reviewed_turn.c - see reviewed_turn.h. */
#include "platform/read/reviewed_turn.h"
#include "platform/match/match.h"
#include "platform/model/fold.h"
#include "platform/model/mistake.h"

struct reviewed {
    game_state *state;  /* in which the orders were carried out */
    struct event event; /* their event; without orders where there is none */
};

/* An event without orders where the turn has none. */
static bool read_event(struct ctx *c, struct pg *db, const struct match *m, int turn, struct event *ret)
{
    const char *body;
    *ret = (struct event){.kind = EVENT_TURN, .seat = -1};
    return event_of_turn(c, db, m->row.id, turn, &body) &&
           (!body || fold_event_read(c, m->game, m->row.seats, json_own(c, body), ret));
}

static bool has_orders(const struct event *event, int seats)
{
    for (int seat = 0; seat < seats; seat++)
        if (event->orders[seat]) return true;
    return false;
}

static bool read_turn(struct ctx *c, struct pg *db, const struct match *m, int turn, struct reviewed *ret)
{
    *ret = (struct reviewed){0};
    if (!read_event(c, db, m, turn, &ret->event)) return false;
    return !has_orders(&ret->event, m->row.seats) || match_state_ordered(c, db, m, turn, &ret->state);
}

/* *ret_played NULL: the seat gave no orders, or some of them no longer held when they were carried out, which nobody
 * can blame on it. */
static bool compare(struct ctx *c, const struct match *m, const struct reviewed *turn, int seat, int tries,
                    const game_order **ret_played, struct review *ret)
{
    struct verdicts v = {0};
    *ret = (struct review){0};
    *ret_played = NULL;
    if (!turn->state || !turn->event.orders[seat]) return true;
    game_known *known = m->game->know(c, turn->state, seat, (struct table){0});
    *ret_played = m->game->judge(c, known, turn->event.orders[seat], true, &v);
    if (!*ret_played) {
        forgive(c);
        return true;
    }
    return m->game->review->compare(c, known, *ret_played, tries, ret);
}

bool reviewed_costs(struct ctx *c, struct pg *db, const struct match *m, int turn, int tries,
                    int ret_costs[SEATS_MAX])
{
    struct reviewed reviewed;
    const game_order *played;
    struct review review;
    if (!read_turn(c, db, m, turn, &reviewed)) return false;
    for (int seat = 0; seat < m->row.seats; seat++) {
        if (!compare(c, m, &reviewed, seat, tries, &played, &review)) return false;
        ret_costs[seat] = review.cost;
    }
    return true;
}

static json_object *orders_json(struct ctx *c, const struct match *m, const game_order *order, int score)
{
    json_object *o = json_new_object(c);
    json_add(o, "orders", m->game->write(c, order));
    json_add_text(o, "text", m->game->notation(c, order));
    json_add_int(o, "score", score);
    json_add(o, "tell", json_new_array(c));
    return o;
}

bool reviewed_mistake(struct ctx *c, struct pg *db, const struct match *m, int seat, int turn,
                      json_object **ret)
{
    struct reviewed reviewed;
    const game_order *played;
    struct review review;
    *ret = NULL;
    if (!read_turn(c, db, m, turn, &reviewed) ||
        !compare(c, m, &reviewed, seat, REVIEW_TRIES, &played, &review))
        return false;
    if (review.cost < MISTAKE_LEAST) return true;
    json_object *o = *ret = json_new_object(c);
    json_add_int(o, "seat", seat);
    json_add_int(o, "turn", turn);
    json_add_int(o, "cost", review.cost);
    json_add(o, "played", orders_json(c, m, played, -review.cost));
    json_add(o, "best", orders_json(c, m, review.best, 0));
    json_add(o, "reply", NULL);
    json_add(o, "why", review.why);
    return true;
}

bool recorded_orders(struct ctx *c, struct pg *db, const struct match *m, int turn, const game_state *state,
                     json_object **ret)
{
    struct event event;
    uint32_t owes = m->game->standing(state).owes;
    json_object *list = *ret = json_new_array(c);
    if (!read_event(c, db, m, turn, &event)) return false;
    for (int seat = 0; seat < m->row.seats; seat++) {
        struct verdicts v = {0};
        const game_order *order = owes >> seat & 1 ? event.orders[seat] : NULL;
        if (order)
            order = m->game->judge(c, m->game->know(c, state, seat, (struct table){0}), order, false, &v);
        forgive(c);
        json_push(list, order ? m->game->write(c, order) : NULL);
    }
    return true;
}
