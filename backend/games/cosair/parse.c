/* parse.c - reads orders from JSON (R14). Only the shape is checked: a member that is missing or of the wrong type
 * becomes INT_NONE and is refused when its order is judged, so that the other orders can be accepted. */
#include "games/cosair/tell.h"
#include <string.h>

static json_object *typed(json_object *o, const char *key, json_type type)
{
    json_object *value = json_member(o, key);
    return json_object_is_type(value, type) ? value : NULL;
}

/* A number that an int cannot hold becomes the largest or smallest int. */
static int int_in(json_object *o, const char *key)
{
    json_object *value = typed(o, key, json_type_int);
    if (!value) return INT_NONE;
    int64_t number = json_object_get_int64(value);
    return number > INT32_MAX ? INT32_MAX : number <= INT32_MIN ? INT32_MIN + 1 : (int)number;
}

static int bool_in(json_object *o, const char *key)
{
    json_object *value = typed(o, key, json_type_boolean);
    return value ? json_object_get_boolean(value) != 0 : INT_NONE;
}

static int name_in(json_object *o, const char *key, int (*find)(const char *))
{
    json_object *value = typed(o, key, json_type_string);
    return value ? find(json_object_get_string(value)) : NONE;
}

static int command_by_name(const char *name)
{
    int kind = 0;
    while (kind < COMMANDS && strcmp(name, COMMAND_NAME[kind]) != 0) kind++;
    return kind;
}

static void read_list(struct ctx *c, json_object *o, struct command *order)
{
    json_object *list = typed(o, "items", json_type_array);
    order->planet = int_in(o, "planet");
    order->repeat = json_object_object_get_ex(o, "repeat", NULL) ? bool_in(o, "repeat") : 0;
    order->items = INT_NONE;
    if (!list) return;
    size_t count = json_object_array_length(list), kept = count < LIST_MAX ? count : LIST_MAX;
    uint8_t *item = pool_take(c->pool, kept + 1);
    for (size_t i = 0; i < kept; i++) {
        json_object *name = json_object_array_get_idx(list, i);
        int found = json_object_is_type(name, json_type_string) ? item_by_name(json_object_get_string(name))
                                                                : NONE;
        item[i] = (uint8_t)(found == NONE ? ITEMS : found);
    }
    order->items = count > LIST_MAX ? LIST_MAX + 1 : (int)count;
    order->item = item;
}

static void read_send_agent(json_object *o, struct command *order)
{
    order->agent = name_in(o, "agent", agent_by_name);
    order->to = int_in(o, "planet");
    order->value = name_in(o, "mission", mission_by_name);
}

static void read_send_fleet(json_object *o, struct command *order)
{
    order->planet = int_in(o, "from");
    order->to = int_in(o, "to");
    order->cruisers = int_in(o, "cruisers");
    order->transports = int_in(o, "transports");
}

static struct command read_command(struct ctx *c, json_object *o)
{
    struct command order = {.kind = COMMAND_NO_OBJECT};
    if (!json_object_is_type(o, json_type_object)) return order;
    json_object *type = typed(o, "type", json_type_string);
    order.kind = type ? (enum command_kind)command_by_name(json_object_get_string(type)) : COMMAND_UNKNOWN;
    switch (order.kind) {
    case SET_TAX: order.value = int_in(o, "rate"); break;
    case SET_RESEARCH: order.value = name_in(o, "tech", technology_by_name); break;
    case SET_QUEUE: read_list(c, o, &order); break;
    case SET_RUSH: order.planet = int_in(o, "planet"), order.value = bool_in(o, "on"); break;
    case SEND_FLEET: read_send_fleet(o, &order); break;
    case COLONISE: order.planet = int_in(o, "from"), order.cruisers = int_in(o, "escort"); break;
    case SEND_AGENT: read_send_agent(o, &order); break;
    default: break;
    }
    return order;
}

/* {"turn", "atomic", "orders"}: the list, with the turn and mode that a request gives in its path and query. Or a line
 * as in R18. */
static json_object *unwrap(struct ctx *c, json_object *sent, game_order *order)
{
    int64_t turn = 0;
    json_object *list = NULL;
    if (json_object_is_type(sent, json_type_array)) return sent;
    if (json_object_is_type(sent, json_type_string)) return orders_read(c, json_object_get_string(sent));
    if (!json_need_object(c, sent, "orders") || !json_only(c, sent, "turn", "atomic", "orders", NULL) ||
        !json_may_int(c, sent, "turn", 1, INT32_MAX, &turn) ||
        !json_may_bool(c, sent, "atomic", &order->strict) ||
        !json_need_array(c, sent, "orders", SIZE_MAX, &list))
        return NULL;
    order->turn = (int)turn;
    return list;
}

game_order *cosair_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts)
{
    game_order *order = pool_take(c->pool, sizeof *order);
    json_object *list = unwrap(c, sent, order);
    if (!list) return NULL;
    size_t count = json_object_array_length(list);
    if (count > ORDERS_MAX) {
        verdict_refuse(
            c, verdicts, 0, "", FAULT_TOO_MANY_ORDERS,
            pool_print(c->pool, "%zu orders; send at most %d, a list of items is one", count, ORDERS_MAX));
        return NULL;
    }
    struct command *command = pool_take_many(c->pool, count + 1, sizeof *command);
    for (size_t i = 0; i < count; i++) command[i] = read_command(c, json_object_array_get_idx(list, i));
    order->count = (int)count;
    order->command = command;
    return order;
}
