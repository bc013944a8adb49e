/* order.c - orders at the border: JSON to struct and back, and whether an order stands by what the player
 * knows. */
#include "games/nullgame/state.h"
#include <string.h>

struct shape { /* one row per type of order: everything parse and write need to know */
    const char *type, *member;
    int min, max;
};

static const struct shape SHAPES[] = {
    [ORDER_PICK] = {"pick", "number", 0, NUMBERS - 1},
    [ORDER_PEEK] = {"peek", "seat", 0, NULL_SEATS - 1},
    [ORDER_TAKE] = {"take", "stones", 1, TAKE_MAX},
};
enum { TYPES = sizeof SHAPES / sizeof *SHAPES };

static bool type_find(struct ctx *c, const char *name, enum order_type *ret_type)
{
    for (int type = 0; type < TYPES; type++) {
        if (strcmp(SHAPES[type].type, name) != 0) continue;
        *ret_type = (enum order_type)type;
        return true;
    }
    return fail(c, FAULT_BAD_REQUEST, "type must be pick, peek or take");
}

static bool read_order(struct ctx *c, json_object *sent, game_order *order)
{
    const char *name;
    int64_t value;
    if (!json_need_object(c, sent, "an order") || !json_need_text(c, sent, "type", 20, &name)) return false;
    if (!type_find(c, name, &order->type)) return false;
    const struct shape *shape = &SHAPES[order->type];
    if (!json_only(c, sent, "type", shape->member, NULL)) return false;
    if (!json_need_int(c, sent, shape->member, shape->min, shape->max, &value)) return false;
    order->value = (int)value;
    return true;
}

/* Only the shape is looked at: nothing here depends on the state. */
game_order *null_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts)
{
    game_order *order = pool_take(c->pool, sizeof *order);
    if (read_order(c, sent, order)) return order;
    const char *path = c->failure.problem_count ? c->failure.problems[0].path : "";
    verdict_refuse(c, verdicts, 0, path, c->failure.fault, c->failure.detail);
    return NULL;
}

json_object *null_write(struct ctx *c, const game_order *order)
{
    json_object *written = json_new_object(c);
    json_add_text(written, "type", SHAPES[order->type].type);
    json_add_int(written, SHAPES[order->type].member, order->value);
    return written;
}

const char *null_text(struct ctx *c, const game_order *order)
{
    return pool_print(c->pool, "%s %d", SHAPES[order->type].type, order->value);
}

enum fault null_fault(const game_known *known, const game_order *order)
{
    static const enum stage ASKED_IN[] = {
        [ORDER_PICK] = STAGE_SETUP, [ORDER_PEEK] = STAGE_PEEK, [ORDER_TAKE] = STAGE_PLAY};
    if (known->stage != ASKED_IN[order->type]) return FAULT_WRONG_STAGE;
    if (order->type == ORDER_PEEK && !known_may_peek(known, order->value))
        return FAULT_CANNOT_PEEK;                                                              /* R3.1 */
    if (order->type == ORDER_TAKE && order->value > known->pile) return FAULT_TOO_MANY_STONES; /* R4.1 */
    if (order->type != ORDER_PEEK && !known_owes(known)) return FAULT_NOT_YOUR_TURN;
    return FAULT_NONE;
}

/* An order here is one item, so lenient and strict are the same: it stands or it does not. */
game_order *null_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                       struct verdicts *verdicts)
{
    (void)strict;
    enum fault fault = null_fault(known, order);
    if (fault != FAULT_NONE) {
        verdict_refuse(c, verdicts, 0, pool_print(c->pool, "/%s", SHAPES[order->type].member), fault,
                       fault_fact(fault)->title);
        return NULL;
    }
    verdict_accept(c, verdicts, 0, null_text(c, order));
    game_order *judged = pool_take(c->pool, sizeof *judged);
    *judged = *order;
    return judged;
}
