/* order.c - attempts and acts at the border (R12): converts them from JSON and back, and judges whether they are legal
 * by what the player knows. */
#include "base/text.h"
#include "games/rulegame/state.h"
#include <string.h>

static const char *const TYPES[] = {[ORDER_MOVE] = "move",
                                    [ORDER_PICK] = "pick",
                                    [ORDER_GIVE_UP] = "give_up",
                                    [ORDER_GUESS] = "guess",
                                    [ORDER_BONUS] = "start_bonus"};
enum { TYPES_COUNT = sizeof TYPES / sizeof *TYPES };

/* Numbers are read as wide integers: judge() decides which of them mean something, with the rules' own code. */
static bool int_read(struct ctx *c, json_object *sent, const char *name, int *ret_number)
{
    int64_t number;
    if (!json_need_int(c, sent, name, INT32_MIN, INT32_MAX, &number)) return false;
    *ret_number = (int)number;
    return true;
}

static bool attempt_read(struct ctx *c, json_object *sent, game_order *order)
{
    int64_t number = -1;
    if (!json_may_int(c, sent, "attempt", 0, INT32_MAX, &number)) return false;
    order->attempt = (int)number;
    return true;
}

static bool guess_read(struct ctx *c, json_object *sent, game_order *order)
{
    int64_t confidence;
    if (!json_only(c, sent, "type", "text", "confidence", NULL) ||
        !json_need_text(c, sent, "text", GUESS_MAX, &order->text) ||
        !json_need_int(c, sent, "confidence", 1, 7, &confidence))
        return false;
    order->confidence = (int)confidence;
    return *order->text || fail(c, FAULT_BAD_REQUEST, "text: must not be empty");
}

static bool move_read(struct ctx *c, json_object *sent, game_order *order)
{
    bool by_cell = json_member(sent, "cell") != NULL;
    if (!json_only(c, sent, "type", by_cell ? "cell" : "piece", "bucket", "attempt", NULL)) return false;
    return int_read(c, sent, by_cell ? "cell" : "piece", by_cell ? &order->cell : &order->piece) &&
           int_read(c, sent, "bucket", &order->bucket) && attempt_read(c, sent, order);
}

static bool order_read(struct ctx *c, json_object *sent, game_order *order)
{
    const char *name;
    *order = (game_order){.piece = -1, .cell = -1, .bucket = -1, .attempt = -1};
    if (json_object_is_type(sent, json_type_array))
        return fail(c, FAULT_ONE_ORDER_PER_REQUEST, "send one attempt at a time");
    if (!json_need_object(c, sent, "an order") || !json_need_text(c, sent, "type", 20, &name)) return false;
    int type = 0;
    while (type < TYPES_COUNT && strcmp(TYPES[type], name) != 0) type++;
    if (type == TYPES_COUNT)
        return fail(c, FAULT_BAD_REQUEST,
                    "type must be move or pick, or as an act give_up, guess or start_bonus");
    order->type = (enum order_type)type;
    if (order->type == ORDER_MOVE) return move_read(c, sent, order);
    if (order->type == ORDER_GUESS) return guess_read(c, sent, order);
    if (order->type != ORDER_PICK) return json_only(c, sent, "type", NULL);
    return json_only(c, sent, "type", "piece", "attempt", NULL) &&
           int_read(c, sent, "piece", &order->piece) && attempt_read(c, sent, order);
}

game_order *rulegame_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts)
{
    game_order *order = pool_take(c->pool, sizeof *order);
    if (order_read(c, sent, order)) return order;
    const char *path = c->failure.problem_count ? c->failure.problems[0].path : "";
    verdict_refuse(c, verdicts, 0, path, c->failure.fault, c->failure.detail);
    return NULL;
}

bool rulegame_is_act(const game_order *order) { return order->type >= ORDER_GIVE_UP; }

json_object *rulegame_write(struct ctx *c, const game_order *order)
{
    json_object *written = json_new_object(c);
    json_add_text(written, "type", TYPES[order->type]);
    if (order->type == ORDER_MOVE && order->cell >= 0) json_add_int(written, "cell", order->cell);
    else if (order->type <= ORDER_PICK) json_add_int(written, "piece", order->piece);
    if (order->type == ORDER_MOVE) json_add_int(written, "bucket", order->bucket);
    if (order->type <= ORDER_PICK && order->attempt >= 0) json_add_int(written, "attempt", order->attempt);
    if (order->type != ORDER_GUESS) return written;
    json_add_text(written, "text", order->text);
    json_add_int(written, "confidence", order->confidence);
    return written;
}

const char *rulegame_text(struct ctx *c, const game_order *order)
{
    switch (order->type) {
    case ORDER_MOVE:
        return order->cell >= 0 ? pool_print(c->pool, "@%d>b%d", order->cell, order->bucket)
                                : pool_print(c->pool, "p%d>b%d", order->piece, order->bucket);
    case ORDER_PICK: return pool_print(c->pool, "p%d?", order->piece);
    case ORDER_GUESS: return pool_print(c->pool, "guess %d: %s", order->confidence, order->text);
    case ORDER_GIVE_UP:
    case ORDER_BONUS: break;
    }
    return TYPES[order->type];
}

/* Checking */

static bool is_here(const struct known_seat *seat, int piece)
{
    return piece >= 0 && piece < seat->pieces && (seat->here >> piece & 1);
}

static enum fault cell_fault(const struct known_seat *seat, int cell, int *ret_piece)
{
    *ret_piece = -1;
    for (int i = 0; i < seat->pieces; i++) {
        if (!is_here(seat, i) || seat->piece[i].cell != cell) continue;
        if (*ret_piece >= 0) return FAULT_MULTIPLE_OBJECTS;
        *ret_piece = i;
    }
    return *ret_piece < 0 ? FAULT_EMPTY_CELL : FAULT_NONE;
}

/* R6.4: the checks in their order. */
static enum fault attempt_fault(const game_known *known, const struct known_seat *seat,
                                const game_order *order, int *ret_piece)
{
    bool by_cell = order->cell >= 0, move = order->type == ORDER_MOVE;
    if (order->attempt >= 0 && order->attempt != seat->attempts) return FAULT_ATTEMPT_MISMATCH;
    if (move && (order->bucket < 0 || order->bucket >= BUCKETS)) return FAULT_INVALID_ARGUMENTS;
    if (by_cell) return cell_fault(seat, order->cell, ret_piece);
    if (order->piece < 0) return FAULT_INVALID_ARGUMENTS;
    if (!move && known->terms.fixed) return FAULT_PICKS_DISABLED;
    *ret_piece = order->piece;
    return is_here(seat, order->piece) ? FAULT_NONE : FAULT_INVALID_OBJECT;
}

enum fault rulegame_fault(const game_known *known, const game_order *order, int *ret_piece)
{
    bool seated = known->viewer < known->seats;
    const struct known_seat *seat = seated ? &known->seat[known->viewer] : NULL;
    *ret_piece = -1;
    if (known->over) return FAULT_GAME_OVER;
    if (!seated || seat->over) return FAULT_NOT_YOUR_TURN;
    bool waits = order->type <= ORDER_PICK && !(known->owes >> known->viewer & 1);
    if (waits) return FAULT_NOT_YOUR_TURN;
    switch (order->type) {
    case ORDER_GIVE_UP: return seat->may_give_up ? FAULT_NONE : FAULT_CANNOT_GIVE_UP;
    case ORDER_BONUS: return seat->may_bonus ? FAULT_NONE : FAULT_BONUS_UNAVAILABLE;
    case ORDER_GUESS: return FAULT_NONE;
    case ORDER_MOVE:
    case ORDER_PICK: break;
    }
    return attempt_fault(known, seat, order, ret_piece);
}

static const char *path_of(const game_order *order, enum fault fault)
{
    if (fault == FAULT_ATTEMPT_MISMATCH) return "/attempt";
    if (fault == FAULT_BAD_REQUEST) return "/text";
    if (order->type > ORDER_PICK) return "/type";
    if (fault == FAULT_INVALID_ARGUMENTS && order->type == ORDER_MOVE &&
        (order->bucket < 0 || order->bucket >= BUCKETS))
        return "/bucket";
    return order->cell >= 0 ? "/cell" : "/piece";
}

game_order *rulegame_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                           struct verdicts *verdicts)
{
    int piece;
    (void)strict;
    enum fault fault = rulegame_fault(known, order, &piece);
    /* Checked here, where an order comes in, and not where events of old matches are read again. */
    if (fault == FAULT_NONE && order->type == ORDER_GUESS && !text_is_plain(order->text))
        fault = FAULT_BAD_REQUEST;
    if (fault != FAULT_NONE) {
        verdict_refuse(c, verdicts, 0, path_of(order, fault), fault, fault_fact(fault)->title);
        return NULL;
    }
    game_order *judged = pool_take(c->pool, sizeof *judged);
    *judged = *order;
    if (order->type <= ORDER_PICK) judged->piece = piece, judged->cell = -1;
    verdict_accept(c, verdicts, 0, rulegame_text(c, judged));
    return judged;
}
