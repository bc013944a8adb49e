/* write.c - writes orders as JSON again, in one form: parse(write(order)) is the order, and items whose names had no
 * meaning are left out. Also says which of them are acts. */
#include "games/stratagem/state.h"

/* Empty lists are left out. */
static void add_list(json_object *o, const char *key, json_object *list)
{
    if (json_object_array_length(list)) json_add(o, key, list);
}

static void write_namings(struct ctx *c, json_object *o, const char *key, const struct naming *items, int n)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < n; i++)
        if (!items[i].fault) json_push_text(list, seat_name(items[i].seat));
    add_list(o, key, list);
}

static void write_links(struct ctx *c, json_object *o, const char *key, const struct link *items, int n)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < n; i++) {
        if (items[i].fault) continue;
        json_object *item = json_new_object(c);
        json_add_text(item, "from", MAP[items[i].from].code);
        json_add_text(item, "to", MAP[items[i].to].code);
        json_push(list, item);
    }
    add_list(o, key, list);
}

static void write_builds(struct ctx *c, json_object *o, const game_order *order)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < order->builds; i++) {
        if (order->build[i].fault) continue;
        json_object *item = json_new_object(c);
        json_add_text(item, "at", MAP[order->build[i].at].code);
        json_add_text(item, "what", BUILDING[order->build[i].what].name);
        json_push(list, item);
    }
    add_list(o, "build", list);
}

static const char *unit_name(int kind, enum civ named)
{
    return kind == UNIQUE && named != CIV_HIDDEN ? CIV[named].unique_name : UNIT[kind].name;
}

static void write_recruits(struct ctx *c, json_object *o, const game_order *order)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < order->recruitings; i++) {
        const struct recruits *recruit = &order->recruit[i];
        if (recruit->fault) continue;
        json_object *item = json_new_object(c);
        json_add_text(item, "at", MAP[recruit->at].code);
        json_add_text(item, "unit", unit_name(recruit->kind, recruit->named));
        json_add_int(item, "count", recruit->count);
        json_push(list, item);
    }
    add_list(o, "recruit", list);
}

static json_object *write_march(struct ctx *c, const struct march *march)
{
    json_object *item = json_new_object(c), *path = json_new_array(c), *units = json_new_object(c);
    for (int i = 0; i < march->steps; i++) json_push_text(path, MAP[march->path[i]].code);
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        if (march->units[kind]) json_add_int(units, unit_name(kind, march->named), march->units[kind]);
    json_add_text(item, "from", MAP[march->from].code);
    json_add(item, "path", path);
    json_add(item, "units", units);
    return item;
}

static void write_marches(struct ctx *c, json_object *o, const game_order *order)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < order->marches; i++)
        if (!order->march[i].fault) json_push(list, write_march(c, &order->march[i]));
    add_list(o, "moves", list);
}

static void write_messages(struct ctx *c, json_object *o, const struct diplomacy_order *d)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < d->messages; i++) {
        if (d->message[i].fault) continue;
        json_object *item = json_new_object(c);
        json_add_text(item, "to", d->message[i].to == NOBODY ? "all" : seat_name(d->message[i].to));
        json_add_text(item, "text", d->message[i].text);
        json_push(list, item);
    }
    add_list(o, "messages", list);
}

static void write_proposals(struct ctx *c, json_object *o, const struct diplomacy_order *d)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < d->proposals; i++) {
        if (d->proposal[i].fault) continue;
        json_object *item = json_new_object(c);
        json_add_text(item, "to", seat_name(d->proposal[i].to));
        json_add_text(item, "kind", relation_name(d->proposal[i].kind));
        json_push(list, item);
    }
    add_list(o, "propose", list);
}

static void write_diplomacy(struct ctx *c, json_object *o, const struct diplomacy_order *d)
{
    write_messages(c, o, d);
    write_proposals(c, o, d);
    write_namings(c, o, "accept", d->accept, d->accepts);
    write_namings(c, o, "reject", d->reject, d->rejects);
    write_namings(c, o, "withdraw", d->withdraw, d->withdrawals);
    if (d->ready) json_add_bool(o, "ready", true);
}

/* Acts */

bool strat_is_act(const game_order *order) { return order->act; }

/* R4.1: diplomacy inside the orders takes effect at once. */
game_order *strat_rider(struct ctx *c, const game_order *order, const game_order **ret_rest)
{
    *ret_rest = order;
    if (order->act || !order->diplomacy) return NULL;
    game_order *act = pool_take(c->pool, sizeof *act), *rest = pool_take(c->pool, sizeof *rest);
    *act = (game_order){.act = true, .turn = order->turn, .strict = order->strict, .research = RESEARCH_NONE};
    act->diplomacy = order->diplomacy;
    *rest = *order;
    rest->diplomacy = NULL;
    *ret_rest = rest;
    return act;
}

/* `to` is "all" or a list of seats. A message goes to one player or to all, so several recipients make several
 * messages. */
json_object *strat_talk(struct ctx *c, json_object *to, const char *text)
{
    json_object *act = json_new_object(c), *messages = json_new_array(c);
    bool list = json_object_is_type(to, json_type_array);
    size_t count = list ? json_object_array_length(to) : 1;
    for (size_t i = 0; i < count; i++) {
        json_object *message = json_new_object(c), *one = list ? json_object_array_get_idx(to, i) : to;
        const char *name = json_object_is_type(one, json_type_int)
                               ? pool_print(c->pool, "p%d", json_object_get_int(one))
                               : json_object_get_string(one);
        json_add_text(message, "to", name ? name : "");
        json_add_text(message, "text", text);
        json_push(messages, message);
    }
    json_add_text(act, "type", "diplomacy");
    json_add(act, "messages", messages);
    return act;
}

/* JSON */

json_object *strat_write(struct ctx *c, const game_order *order)
{
    json_object *o = json_new_object(c), *diplomacy = json_new_object(c);
    if (order->act) {
        json_add_text(o, "type", "diplomacy");
        write_diplomacy(c, o, order->diplomacy);
        return o;
    }
    if (order->turn) json_add_int(o, "turn", order->turn);
    if (order->research >= 0 && !order->research_fault)
        json_add_text(o, "research", order->research == RESEARCH_AGE ? "age" : TECH[order->research].code);
    write_namings(c, o, "break", order->broken, order->breaks);
    write_builds(c, o, order);
    write_recruits(c, o, order);
    write_marches(c, o, order);
    write_links(c, o, "drop", order->drop, order->drops);
    write_links(c, o, "routes", order->link, order->links);
    write_namings(c, o, "notice", order->notice, order->notices);
    if (!order->diplomacy) return o;
    write_diplomacy(c, diplomacy, order->diplomacy);
    json_add(o, "diplomacy", diplomacy);
    return o;
}
