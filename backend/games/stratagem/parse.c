/* parse.c - reads orders from JSON (R4.1). Only the shape is checked: an item whose names have no meaning keeps its
 * fault, so that the others can be accepted; wrong types and unknown members refuse the whole request. */
#include "games/stratagem/state.h"
#include <string.h>

struct reader {
    struct ctx *c;
    struct verdicts *v;
};

static bool refuse_at(const struct reader *r, enum fault fault, const char *path, const char *hint)
{
    return verdict_refuse(r->c, r->v, 0, path, fault, hint);
}

static bool bad_type(const struct reader *r, const char *path, const char *what)
{
    return refuse_at(r, FAULT_BAD_TYPE, path,
                     pool_print(r->c->pool, "%s must be %s", *path ? path : "an order", what));
}

/* Whether all members of `o` are among the names (ends with NULL). */
static bool only(const struct reader *r, json_object *o, const char *path, const char *const *names)
{
    if (!json_object_is_type(o, json_type_object)) return bad_type(r, path, "an object");
    json_object_object_foreach (o, key, member) {
        int i = 0;
        (void)member;
        while (names[i] && strcmp(names[i], key) != 0) i++;
        if (names[i]) continue;
        const char *where = pool_print(r->c->pool, "%s/%.40s", path, key);
        return refuse_at(r, FAULT_UNKNOWN_KEY, where, pool_print(r->c->pool, "%s: no such member", where));
    }
    return true;
}

/* Members */

static const char *sub(const struct reader *r, const char *path, const char *key)
{
    return pool_print(r->c->pool, "%s/%s", path, key);
}

static bool text_of(const struct reader *r, json_object *value, const char *path, const char **ret)
{
    if (!json_object_is_type(value, json_type_string)) return bad_type(r, path, "a string");
    *ret = json_object_get_string(value);
    return true;
}

static bool text_in(const struct reader *r, json_object *o, const char *key, const char *path,
                    const char **ret)
{
    return text_of(r, json_member(o, key), sub(r, path, key), ret);
}

/* A count. One that is out of range stays out of range, so that judging refuses only that item. */
static bool count_of(const struct reader *r, json_object *value, const char *path, int *ret)
{
    if (!json_object_is_type(value, json_type_int)) return bad_type(r, path, "an integer");
    int64_t count = json_object_get_int64(value);
    *ret = count < 1 ? -1 : count > COUNT_MAX ? COUNT_MAX + 1 : (int)count;
    return true;
}

static bool province_in(const struct reader *r, json_object *o, const char *key, const char *path, int *ret,
                        enum fault *fault)
{
    const char *name = "";
    if (!text_in(r, o, key, path, &name)) return false;
    *ret = province_by_name(name);
    if (*ret < 0 && !*fault) *fault = FAULT_BAD_PROVINCE;
    return true;
}

/* A seat given as "p1" or as {"from": "p1"}. */
static bool seat_of(const struct reader *r, json_object *value, const char *key, const char *path, int *ret,
                    enum fault *fault)
{
    const char *name = "";
    const char *const names[] = {key, NULL};
    if (json_object_is_type(value, json_type_object)) {
        if (!only(r, value, path, names)) return false;
        value = json_member(value, key);
        path = sub(r, path, key);
    }
    if (!text_of(r, value, path, &name)) return false;
    *ret = seat_by_name(name);
    if (*ret < 0) *fault = FAULT_BAD_PLAYER;
    return true;
}

/* Items */

typedef bool read_item(const struct reader *r, json_object *item, const char *path, void *into);

static bool read_naming(const struct reader *r, json_object *item, const char *path, void *into)
{
    struct naming *naming = into;
    return seat_of(r, item, "to", path, &naming->seat, &naming->fault);
}

static bool read_answer(const struct reader *r, json_object *item, const char *path, void *into)
{
    struct naming *naming = into;
    return seat_of(r, item, "from", path, &naming->seat, &naming->fault);
}

static bool read_build(const struct reader *r, json_object *item, const char *path, void *into)
{
    static const char *const NAMES[] = {"at", "what", NULL};
    struct works *build = into;
    const char *what = "";
    if (!only(r, item, path, NAMES) || !province_in(r, item, "at", path, &build->at, &build->fault) ||
        !text_in(r, item, "what", path, &what))
        return false;
    build->what = building_by_name(what);
    if (build->what < 0 && !build->fault) build->fault = FAULT_BAD_BUILDING;
    return true;
}

static bool read_recruit(const struct reader *r, json_object *item, const char *path, void *into)
{
    static const char *const NAMES[] = {"at", "unit", "count", NULL};
    struct recruits *recruit = into;
    const char *unit = "";
    json_object *count = NULL;
    if (!only(r, item, path, NAMES) || !province_in(r, item, "at", path, &recruit->at, &recruit->fault) ||
        !text_in(r, item, "unit", path, &unit))
        return false;
    recruit->count = 1;
    recruit->kind = unit_by_name(unit, &recruit->named);
    if (recruit->kind < 0 && !recruit->fault) recruit->fault = FAULT_BAD_UNIT;
    if (!json_object_object_get_ex(item, "count", &count)) return true;
    return count_of(r, count, sub(r, path, "count"), &recruit->count);
}

static bool read_path(const struct reader *r, json_object *list, const char *path, struct march *march)
{
    if (!json_object_is_type(list, json_type_array)) return bad_type(r, path, "a list of provinces");
    size_t count = json_object_array_length(list);
    if (count > PATH_MAX) return refuse_at(r, FAULT_TOO_MANY_ITEMS, path, "no path has so many steps");
    for (size_t i = 0; i < count; i++) {
        const char *name = "";
        if (!text_of(r, json_object_array_get_idx(list, i), pool_print(r->c->pool, "%s/%zu", path, i), &name))
            return false;
        int province = province_by_name(name);
        if (province < 0 && !march->fault) march->fault = FAULT_BAD_PROVINCE;
        march->path[march->steps++] = (uint8_t)(province < 0 ? 0 : province);
    }
    return true;
}

static void call_unit(struct march *march, const char *name, int count)
{
    enum civ named;
    int kind = unit_by_name(name, &named);
    bool two_names = named != CIV_HIDDEN && march->named != CIV_HIDDEN && named != march->named;
    if ((kind < 0 || two_names) && !march->fault) march->fault = FAULT_BAD_UNIT;
    if (kind < 0) return;
    if (named != CIV_HIDDEN) march->named = named;
    int sum = march->units[kind] + count;
    march->units[kind] = count < 0 || march->units[kind] < 0 ? -1 : sum > COUNT_MAX ? COUNT_MAX + 1 : sum;
}

static bool read_march(const struct reader *r, json_object *item, const char *path, void *into)
{
    static const char *const NAMES[] = {"from", "path", "units", NULL};
    struct march *march = into;
    march->named = CIV_HIDDEN;
    if (!only(r, item, path, NAMES) || !province_in(r, item, "from", path, &march->from, &march->fault) ||
        !read_path(r, json_member(item, "path"), sub(r, path, "path"), march))
        return false;
    json_object *units = json_member(item, "units");
    if (!json_object_is_type(units, json_type_object)) return bad_type(r, sub(r, path, "units"), "an object");
    json_object_object_foreach (units, name, value) {
        int count = 0;
        if (!count_of(r, value, pool_print(r->c->pool, "%s/units/%.40s", path, name), &count)) return false;
        call_unit(march, name, count);
    }
    return true;
}

static bool read_link(const struct reader *r, json_object *item, const char *path, void *into)
{
    static const char *const NAMES[] = {"from", "to", NULL};
    struct link *link = into;
    return only(r, item, path, NAMES) && province_in(r, item, "from", path, &link->from, &link->fault) &&
           province_in(r, item, "to", path, &link->to, &link->fault);
}

/* The text without the blanks at both ends (R3.1). */
static const char *trimmed(struct ctx *c, const char *text)
{
    static const char BLANKS[] = " \t\r\n";
    text += strspn(text, BLANKS);
    size_t length = strlen(text);
    while (length && strchr(BLANKS, text[length - 1])) length--;
    return pool_copy_bytes(c->pool, text, length);
}

static bool read_message(const struct reader *r, json_object *item, const char *path, void *into)
{
    static const char *const NAMES[] = {"to", "text", NULL};
    struct message_order *message = into;
    const char *to = "";
    if (!only(r, item, path, NAMES) || !text_in(r, item, "to", path, &to) ||
        !text_in(r, item, "text", path, &message->text))
        return false;
    message->text = trimmed(r->c, message->text);
    message->to = strcmp(to, "all") == 0 ? NOBODY : seat_by_name(to);
    if (message->to < 0) message->fault = FAULT_BAD_PLAYER;
    return true;
}

static bool read_proposal(const struct reader *r, json_object *item, const char *path, void *into)
{
    static const char *const NAMES[] = {"to", "kind", NULL};
    struct proposal_order *proposal = into;
    const char *to = "", *kind = "";
    if (!only(r, item, path, NAMES) || !text_in(r, item, "to", path, &to) ||
        !text_in(r, item, "kind", path, &kind))
        return false;
    int relation = relation_by_name(kind);
    proposal->to = seat_by_name(to);
    proposal->kind = relation < 0 ? WAR : (enum relation)relation;
    if (proposal->to < 0) proposal->fault = FAULT_BAD_PLAYER;
    else if (relation <= WAR) proposal->fault = FAULT_BAD_TREATY;
    return true;
}

/* Lists */

struct list_shape {
    const char *key;
    size_t size;
    read_item *read;
};

/* The list `key` of an object; *ret_items NULL and 0 when it is absent. */
static bool read_list(const struct reader *r, json_object *o, const char *path, struct list_shape shape,
                      void **ret_items, int *ret_n)
{
    json_object *list = NULL;
    path = sub(r, path, shape.key);
    if (!json_object_object_get_ex(o, shape.key, &list)) return true;
    if (!json_object_is_type(list, json_type_array)) return bad_type(r, path, "a list");
    size_t count = json_object_array_length(list);
    if (count > LIST_MAX)
        return refuse_at(r, FAULT_TOO_MANY_ITEMS, path,
                         pool_print(r->c->pool, "%s: at most %d items", path, LIST_MAX));
    char *items = count ? pool_take_many(r->c->pool, count, shape.size) : NULL;
    for (size_t i = 0; i < count; i++)
        if (!shape.read(r, json_object_array_get_idx(list, i), pool_print(r->c->pool, "%s/%zu", path, i),
                        items + i * shape.size))
            return false;
    *ret_items = items;
    *ret_n = (int)count;
    return true;
}

#define READ(o, path, key, reading, items, n) \
    read_list(r, o, path, (struct list_shape){key, sizeof *(items), reading}, (void **)&(items), &(n))

static bool read_diplomacy(const struct reader *r, json_object *o, const char *path,
                           struct diplomacy_order *d)
{
    static const char *const NAMES[] = {"type",   "messages", "propose", "accept",
                                        "reject", "withdraw", "ready",   NULL};
    json_object *ready = NULL;
    if (!only(r, o, path, NAMES)) return false;
    if (json_object_object_get_ex(o, "ready", &ready)) {
        if (!json_object_is_type(ready, json_type_boolean))
            return bad_type(r, sub(r, path, "ready"), "true or false");
        d->ready = json_object_get_boolean(ready);
    }
    return READ(o, path, "messages", read_message, d->message, d->messages) &&
           READ(o, path, "propose", read_proposal, d->proposal, d->proposals) &&
           READ(o, path, "accept", read_answer, d->accept, d->accepts) &&
           READ(o, path, "reject", read_answer, d->reject, d->rejects) &&
           READ(o, path, "withdraw", read_naming, d->withdraw, d->withdrawals);
}

static bool read_research(const struct reader *r, json_object *o, game_order *order)
{
    json_object *value = NULL;
    const char *name = "";
    if (!json_object_object_get_ex(o, "research", &value) || !value) return true;
    if (!text_of(r, value, "/research", &name)) return false;
    order->research = tech_by_name(name);
    if (order->research < 0) order->research_fault = FAULT_UNKNOWN_TECH;
    return true;
}

static bool read_head(const struct reader *r, json_object *o, game_order *order)
{
    json_object *turn = NULL, *strict = NULL;
    if (json_object_object_get_ex(o, "turn", &turn)) {
        if (!json_object_is_type(turn, json_type_int)) return bad_type(r, "/turn", "an integer");
        int64_t number = json_object_get_int64(turn);
        order->turn = number < 1 || number > INT32_MAX ? -1 : (int)number;
    }
    if (json_object_object_get_ex(o, "strict", &strict)) {
        if (!json_object_is_type(strict, json_type_boolean)) return bad_type(r, "/strict", "true or false");
        order->strict = json_object_get_boolean(strict);
    }
    return true;
}

static bool read_orders(const struct reader *r, json_object *o, game_order *order)
{
    static const char *const NAMES[] = {"type",   "turn",      "strict",  "research", "break",
                                        "notice", "build",     "recruit", "moves",    "drop",
                                        "routes", "diplomacy", NULL};
    json_object *diplomacy = NULL;
    if (!only(r, o, "", NAMES) || !read_head(r, o, order) || !read_research(r, o, order)) return false;
    if (json_object_object_get_ex(o, "diplomacy", &diplomacy)) {
        order->diplomacy = pool_take(r->c->pool, sizeof *order->diplomacy);
        if (!read_diplomacy(r, diplomacy, "/diplomacy", order->diplomacy)) return false;
    }
    return READ(o, "", "break", read_naming, order->broken, order->breaks) &&
           READ(o, "", "build", read_build, order->build, order->builds) &&
           READ(o, "", "recruit", read_recruit, order->recruit, order->recruitings) &&
           READ(o, "", "moves", read_march, order->march, order->marches) &&
           READ(o, "", "drop", read_link, order->drop, order->drops) &&
           READ(o, "", "routes", read_link, order->link, order->links) &&
           READ(o, "", "notice", read_naming, order->notice, order->notices);
}

static bool read_order(const struct reader *r, json_object *sent, game_order *order)
{
    const char *type = "orders";
    if (!json_object_is_type(sent, json_type_object)) return bad_type(r, "", "an object");
    json_object *given = NULL;
    if (json_object_object_get_ex(sent, "type", &given) && !text_of(r, given, "/type", &type)) return false;
    order->research = RESEARCH_NONE;
    order->act = strcmp(type, "diplomacy") == 0;
    if (!order->act && strcmp(type, "orders") != 0)
        return bad_type(r, "/type", "\"orders\" or \"diplomacy\"");
    if (!order->act) return read_orders(r, sent, order);
    order->diplomacy = pool_take(r->c->pool, sizeof *order->diplomacy);
    return read_diplomacy(r, sent, "", order->diplomacy);
}

game_order *strat_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts)
{
    struct reader r = {c, verdicts};
    game_order *order = pool_take(c->pool, sizeof *order);
    return read_order(&r, sent, order) ? order : NULL;
}
