/* write.c - judged orders as JSON, the way parse.c reads them. */
#include "games/cosair/state.h"

static void write_list(struct ctx *c, json_object *o, const struct command *order)
{
    json_object *items = json_new_array(c);
    json_add_int(o, "planet", order->planet);
    for (int i = 0; i < order->items && i < LIST_MAX; i++)
        json_push_text(items, order->item[i] < ITEMS ? ITEM[order->item[i]].name : "?");
    json_add(o, "items", items);
    json_add_bool(o, "repeat", order->repeat > 0);
}

static void write_fleet(json_object *o, const struct command *order)
{
    json_add_int(o, "from", order->planet);
    json_add_int(o, "to", order->to);
    json_add_int(o, "cruisers", order->cruisers);
    json_add_int(o, "transports", order->transports);
}

static void write_mission(json_object *o, const struct command *order)
{
    json_add_text(o, "agent", order->agent >= 0 ? AGENT_KEY[order->agent] : NULL);
    json_add_int(o, "planet", order->to);
    json_add_text(o, "mission", order->value >= 0 ? MISSION[order->value].name : NULL);
}

static json_object *cosair_write_command(struct ctx *c, const struct command *order)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "type", order->kind < COMMANDS ? COMMAND_NAME[order->kind] : NULL);
    switch (order->kind) {
    case SET_TAX: json_add_int(o, "rate", order->value); break;
    case SET_RESEARCH:
        json_add_text(o, "tech", order->value >= 0 ? TECHNOLOGY[order->value].name : NULL);
        break;
    case SET_QUEUE: write_list(c, o, order); break;
    case SET_RUSH:
        json_add_int(o, "planet", order->planet);
        json_add_bool(o, "on", order->value > 0);
        break;
    case SEND_FLEET: write_fleet(o, order); break;
    case COLONISE:
        json_add_int(o, "from", order->planet);
        json_add_int(o, "escort", order->cruisers);
        break;
    case SEND_AGENT: write_mission(o, order); break;
    default: break;
    }
    return o;
}

json_object *cosair_write(struct ctx *c, const game_order *order)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < order->count; i++) json_push(list, cosair_write_command(c, &order->command[i]));
    return list;
}
