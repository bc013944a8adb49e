/* view.c - what a viewer knows, as JSON: the view, and what can be ordered now. Reads only a game_known. */
#include "games/nullgame/state.h"

static void add_ready(struct ctx *c, json_object *view, const game_known *known)
{
    if (known->variant->shown == SHOW_COUNT) json_add_int(view, "ready", known->ready_count);
    if (known->variant->shown != SHOW_WHO) return;
    json_object *ready = json_new_array(c);
    for (int seat = 0; seat < known->seats; seat++)
        if (known->ready & 1u << seat) json_push_int(ready, seat);
    json_add(view, "ready", ready);
}

static json_object *seat_view(struct ctx *c, const game_known *known, int seat)
{
    json_object *row = json_new_object(c);
    json_add_int(row, "taken", known->taken[seat]);
    json_add_bool(row, "in", !known->left[seat]);
    json_add_bool(row, "owes", known->owes & 1u << seat);
    if (known->variant->own_talk) json_add_bool(row, "quiet", known->quiet & 1u << seat);
    if (known->number[seat] != UNKNOWN) json_add_int(row, "number", known->number[seat]);
    return row;
}

/* The position is small, so compact and windowed views equal the full one. */
json_object *null_view(struct ctx *c, const game_known *known, bool compact, json_object *window)
{
    (void)compact, (void)window;
    json_object *view = json_new_object(c), *seats = json_new_array(c);
    json_add_text(view, "stage", null_stage_name(known->stage));
    json_add_int(view, "pile", known->pile);
    for (int seat = 0; seat < known->seats; seat++) json_push(seats, seat_view(c, known, seat));
    json_add(view, "seats", seats);
    if (known->viewer < known->seats) json_add_int(view, "peeks", known->peeks);
    if (null_can_talk(known)) json_add_int(view, "words", SAY_MAX - known->said);
    if (known->bonus != UNKNOWN) json_add_int(view, "bonus", known->bonus);
    add_ready(c, view, known);
    if (known->own) json_add(view, "sealed", null_write(c, known->own));
    json_add_text(view, "reason", known->reason);
    return view;
}

static void push_range(struct ctx *c, json_object *list, enum order_type type, int min, int max)
{
    for (int value = min; value <= max; value++)
        json_push(list, null_write(c, &(game_order){type, value, NULL}));
}

/* An order of one number cannot be unfinished, so `partial` changes nothing. */
json_object *null_legal(struct ctx *c, const game_known *known, const game_order *partial)
{
    (void)partial;
    json_object *legal = json_new_object(c), *orders = json_new_array(c), *acts = json_new_array(c);
    if (null_viewer_owes(known) && known->stage == STAGE_SETUP)
        push_range(c, orders, ORDER_PICK, 0, NUMBERS - 1);
    if (null_viewer_owes(known) && (known->stage == STAGE_PLAY || known->stage == STAGE_TALK))
        push_range(c, orders, ORDER_TAKE, 1, known->pile < TAKE_MAX ? known->pile : TAKE_MAX);
    for (int seat = 0; seat < known->seats; seat++)
        if (null_can_peek(known, seat)) push_range(c, acts, ORDER_PEEK, seat, seat);
    if (null_can_talk(known)) push_range(c, acts, ORDER_READY, 0, 0);
    json_add(legal, "orders", orders);
    json_add(legal, "acts", acts);
    return legal;
}
