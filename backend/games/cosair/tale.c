/* tale.c - a resolution as lines of the log, each with its audience (R15, R18): what every nation ordered, then what
 * happened. */
#include "games/cosair/tell.h"
#include <string.h>

static uint32_t bit(int seat) { return 1u << seat; }

static void tell_orders(struct ctx *c, const struct space *w, int turn, int seat, const game_order *order,
                        struct tale *tale)
{
    if (!order || !order->count) return;
    const char *colour = COLOUR[w->nation[seat].colour].code;
    json_object *facts = json_new_object(c);
    json_add_text(facts, "story",
                  pool_print(c->pool, "The %s have given %d order%s.", COLOUR[w->nation[seat].colour].name,
                             order->count, order->count == 1 ? "" : "s"));
    const char *text = pool_print(c->pool, "T%d %s %s", turn, colour, cosair_notation(c, order));
    tale_tell(tale, (struct tale_line){bit(seat), "orders", seat, text, facts});
}

static void tell_for(struct ctx *c, const struct space *w, const struct chronicle *chronicle,
                     const struct happening *h, bool target, uint32_t audience, struct tale *tale)
{
    if (!audience) return;
    struct tale_line line = news_line(c, w, chronicle, h, target);
    line.audience = audience;
    tale_tell(tale, line);
}

/* The discovery of an agent is told twice: to its own nation and to its target. */
static void tell_happening(struct ctx *c, const struct space *w, const struct chronicle *chronicle,
                           const struct happening *h, struct tale *tale)
{
    uint32_t audience = news_audience(h), target = h->kind == HAPPENED_MISSION ? audience & ~bit(h->seat) : 0;
    tell_for(c, w, chronicle, h, false, audience & ~target, tale);
    tell_for(c, w, chronicle, h, true, target, tale);
}

void chronicle_tell(struct ctx *c, const game_state *after, const game_order *const orders[NATIONS],
                    const struct chronicle *chronicle, struct tale *tale)
{
    if (!tale) return;
    for (int seat = 0; seat < after->space.seats; seat++)
        tell_orders(c, &after->space, chronicle->turn, seat, orders[seat], tale);
    for (int i = 0; i < chronicle->count; i++)
        tell_happening(c, &after->space, chronicle, &chronicle->happening[i], tale);
}

/* An event outside a resolution, as a line of its kind. */
static void tell_alone(struct ctx *c, const struct space *w, struct happening h, uint32_t audience,
                       struct tale *tale)
{
    struct chronicle now = {.turn = w->turn};
    tell_for(c, w, &now, &h, false, audience, tale);
}

void tell_resignation(struct ctx *c, const game_state *after, int seat, struct tale *tale)
{
    bool over = after->space.reason != REASON_NONE;
    struct happening h = {.kind = HAPPENED_RESIGNED, .seat = NONE, .other = (int8_t)seat, .planet = NONE};
    if (tale) tell_alone(c, &after->space, h, over ? TALE_ALL : bit(seat), tale);
}

void tell_ending(struct ctx *c, const game_state *after, struct tale *tale)
{
    struct happening h = {.kind = HAPPENED_END, .seat = NONE, .other = NONE, .planet = NONE};
    h.what = (int8_t)after->space.reason;
    if (tale) tell_alone(c, &after->space, h, TALE_ALL, tale);
}
