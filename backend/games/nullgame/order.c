/* order.c - converts orders from JSON and back, and judges whether an order is legal by what the player
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
    [ORDER_SAY] = {"say", "to", 0, NULL_SEATS - 1},
    [ORDER_READY] = {"ready", NULL, 0, 0},
};
enum { TYPES = sizeof SHAPES / sizeof *SHAPES };

static bool type_find(struct ctx *c, const char *name, enum order_type *ret_type)
{
    for (int type = 0; type < TYPES; type++) {
        if (strcmp(SHAPES[type].type, name) != 0) continue;
        *ret_type = (enum order_type)type;
        return true;
    }
    return fail(c, FAULT_BAD_REQUEST, "type must be pick, peek, take, say or ready");
}

/* R7.1: 1 to 200 characters, one line. Bytes 10xxxxxx continue a character. */
static bool read_words(struct ctx *c, json_object *sent, const char *name, const char **ret_text)
{
    int characters = 0;
    if (!json_need_text(c, sent, name, 4 * SAY_CHARACTERS, ret_text)) return false;
    for (const unsigned char *at = (const unsigned char *)*ret_text; *at; at++) {
        if (*at < 0x20) return fail(c, FAULT_BAD_REQUEST, "%s: must be one line", name);
        characters += (*at & 0xc0) != 0x80;
    }
    return (characters > 0 && characters <= SAY_CHARACTERS) ||
           fail(c, FAULT_BAD_REQUEST, "%s: must have 1 to %d characters", name, SAY_CHARACTERS);
}

static bool is_all(json_object *to)
{
    return json_object_is_type(to, json_type_string) && strcmp(json_object_get_string(to), "all") == 0;
}

static bool read_order(struct ctx *c, json_object *sent, game_order *order)
{
    const char *name;
    int64_t value = TO_ALL;
    if (!json_need_object(c, sent, "an order") || !json_need_text(c, sent, "type", 20, &name)) return false;
    if (!type_find(c, name, &order->type)) return false;
    const struct shape *shape = &SHAPES[order->type];
    const char *words = order->type == ORDER_SAY ? "text" : order->type == ORDER_TAKE ? "say" : NULL;
    const char *member = shape->member ? shape->member : "type";
    if (!json_only(c, sent, "type", member, words, NULL)) return false;
    bool to_all = order->type == ORDER_SAY && is_all(json_member(sent, "to"));
    if (shape->member && !to_all && !json_need_int(c, sent, shape->member, shape->min, shape->max, &value))
        return false;
    order->value = order->type == ORDER_READY ? 0 : (int)value;
    bool says = words && (order->type == ORDER_SAY || json_member(sent, words));
    return !says || read_words(c, sent, words, &order->text);
}

/* Only the shape is checked: nothing here depends on the state. */
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
    if (order->type == ORDER_SAY && order->value == TO_ALL) json_add_text(written, "to", "all");
    else if (order->type != ORDER_READY) json_add_int(written, SHAPES[order->type].member, order->value);
    if (order->text) json_add_text(written, order->type == ORDER_SAY ? "text" : "say", order->text);
    return written;
}

bool null_is_act(const game_order *order)
{
    return order->type == ORDER_PEEK || order->type == ORDER_SAY || order->type == ORDER_READY;
}

/* R7.3 */
game_order *null_rider(struct ctx *c, const game_order *order, const game_order **ret_rest)
{
    *ret_rest = order;
    if (order->type != ORDER_TAKE || !order->text) return NULL;
    game_order *rest = pool_take(c->pool, sizeof *rest), *act = pool_take(c->pool, sizeof *act);
    *rest = (game_order){ORDER_TAKE, order->value, NULL};
    *act = (game_order){ORDER_SAY, TO_ALL, order->text};
    *ret_rest = rest;
    return act;
}

/* A message to a list of one other seat goes to that seat. A message to several seats, but not all, is impossible. */
json_object *null_talk(struct ctx *c, json_object *to, const char *text)
{
    json_object *act = json_new_object(c), *one = to;
    if (json_object_is_type(to, json_type_array)) one = json_object_array_get_idx(to, 0);
    if (json_object_is_type(to, json_type_array) && json_object_array_length(to) != 1) {
        fail(c, FAULT_BAD_REQUEST, "to must be \"all\" or a list of one seat");
        return NULL;
    }
    json_add_text(act, "type", "say");
    json_add(act, "to", one);
    json_add_text(act, "text", text);
    return act;
}

const char *null_text(struct ctx *c, const game_order *order)
{
    const char *type = SHAPES[order->type].type;
    if (order->type == ORDER_READY) return type;
    if (order->type != ORDER_SAY) return pool_print(c->pool, "%s %d", type, order->value);
    if (order->value == TO_ALL) return pool_print(c->pool, "say all: %s", order->text);
    return pool_print(c->pool, "say %d: %s", order->value, order->text);
}

/* R7.2: an order to take can be handed in during the talk. */
static bool is_stage(const game_known *known, enum order_type type)
{
    static const enum stage ASKED_IN[] = {[ORDER_PICK] = STAGE_SETUP,
                                          [ORDER_PEEK] = STAGE_PEEK,
                                          [ORDER_TAKE] = STAGE_PLAY,
                                          [ORDER_SAY] = STAGE_TALK,
                                          [ORDER_READY] = STAGE_TALK};
    return known->stage == ASKED_IN[type] || (type == ORDER_TAKE && known->stage == STAGE_TALK);
}

/* R7.1 */
static enum fault talk_fault(const game_known *known, const game_order *order)
{
    int to = order->value;
    if (!null_can_talk(known)) return FAULT_WRONG_STAGE;
    if (known->said == SAY_MAX) return FAULT_TOO_MANY_WORDS;
    if (to == TO_ALL) return FAULT_NONE;
    return to >= known->seats || to == known->viewer ? FAULT_NOBODY_THERE : FAULT_NONE;
}

enum fault null_fault(const game_known *known, const game_order *order)
{
    if (!is_stage(known, order->type)) return FAULT_WRONG_STAGE;
    if (order->type == ORDER_SAY) return talk_fault(known, order);
    if (order->type == ORDER_READY) return null_can_talk(known) ? FAULT_NONE : FAULT_WRONG_STAGE;
    if (order->type == ORDER_PEEK && !null_can_peek(known, order->value)) return FAULT_CANNOT_PEEK; /* R3.1 */
    if (order->type == ORDER_TAKE && order->value > known->pile) return FAULT_TOO_MANY_STONES;      /* R4.1 */
    if (order->type != ORDER_PEEK && !null_viewer_owes(known)) return FAULT_NOT_YOUR_TURN;
    return FAULT_NONE;
}

/* An order is a single item here, so lenient and strict mode are the same: it is legal or not. */
game_order *null_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                       struct verdicts *verdicts)
{
    (void)strict;
    enum fault fault = null_fault(known, order);
    if (fault != FAULT_NONE) {
        const char *member = SHAPES[order->type].member ? SHAPES[order->type].member : "type";
        verdict_refuse(c, verdicts, 0, pool_print(c->pool, "/%s", member), fault, fault_fact(fault)->title);
        return NULL;
    }
    verdict_accept(c, verdicts, 0, null_text(c, order));
    game_order *judged = pool_take(c->pool, sizeof *judged);
    *judged = *order;
    return judged;
}
