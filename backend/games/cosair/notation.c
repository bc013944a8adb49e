/* notation.c - orders as one line of text (R18): "tax60 res:fusion_drive q3:cruiser,factory q5:cruiser* rush3+
 * F3>7:5c2t C3:1 rec A.bravo>7:sabotage resign", "-" when there are none. Each order is one word, so that a line can
 * be read back by splitting (orders_read). */
#include "games/cosair/tell.h"
#include <string.h>

static const char *ships(struct ctx *c, int cruisers, int transports)
{
    if (!transports) return pool_print(c->pool, "%dc", cruisers);
    return cruisers ? pool_print(c->pool, "%dc%dt", cruisers, transports)
                    : pool_print(c->pool, "%dt", transports);
}

static const char *queue(struct ctx *c, const struct command *o)
{
    const char *text = pool_print(c->pool, "q%d:%s", o->planet, o->items > 0 ? "" : "-");
    for (int i = 0; i < o->items && i < LIST_MAX; i++)
        text = pool_print(c->pool, "%s%s%s", text, i ? "," : "",
                          o->item[i] < ITEMS ? ITEM[o->item[i]].name : "?");
    return o->repeat == 1 ? pool_print(c->pool, "%s*", text) : text;
}

const char *cosair_command_notation(struct ctx *c, const struct command *o)
{
    switch (o->kind) {
    case SET_TAX: return pool_print(c->pool, "tax%d", o->value);
    case SET_RESEARCH:
        return pool_print(c->pool, "res:%s", o->value == NONE ? "?" : TECHNOLOGY[o->value].name);
    case SET_QUEUE: return queue(c, o);
    case SET_RUSH: return pool_print(c->pool, "rush%d%c", o->planet, o->value == 1 ? '+' : '-');
    case SEND_FLEET:
        return pool_print(c->pool, "F%d>%d:%s", o->planet, o->to, ships(c, o->cruisers, o->transports));
    case COLONISE: return pool_print(c->pool, "C%d:%d", o->planet, o->cruisers);
    case RECRUIT_AGENT: return "rec";
    case SEND_AGENT:
        return pool_print(c->pool, "A.%s>%d:%s", o->agent < 0 ? "?" : AGENT_KEY[o->agent], o->to,
                          o->value == NONE ? "?" : MISSION[o->value].name);
    case RESIGN: return "resign";
    default: return "?";
    }
}

/* Joined only once, at the end, because three hundred orders make a long line. */
const char *cosair_notation(struct ctx *c, const game_order *order)
{
    size_t length = 0;
    const char *word[ORDERS_MAX];
    int count = order->count < ORDERS_MAX ? order->count : ORDERS_MAX;
    for (int i = 0; i < count; i++) {
        word[i] = cosair_command_notation(c, &order->command[i]);
        length += strlen(word[i]) + 1;
    }
    if (!count) return "-";
    char *line = pool_take(c->pool, length + 1), *end = line;
    for (int i = 0; i < count; i++) end = stpcpy(stpcpy(end, i ? " " : ""), word[i]);
    return line;
}
