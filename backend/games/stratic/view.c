/* view.c - the position as JSON (R15.6) and, before the reveal, the little that can be shown (R14.1). */
#include "games/stratic/stratic.h"

static const char *const STATUS_NAMES[] = {"setup", "play", "over"};

/* [one, other] */
static json_object *pair_json(struct ctx *c, int one, int other)
{
    json_object *list = json_new_array(c);
    json_push_int(list, one);
    json_push_int(list, other);
    return list;
}

json_object *presets_json(struct ctx *c)
{
    json_object *presets = json_new_object(c);
    for (int i = 0; i < PRESETS; i++) {
        json_object *rows = json_new_array(c);
        json_push_text(rows, PRESET[i].front);
        json_push_text(rows, PRESET[i].back);
        json_add(presets, PRESET[i].name, rows);
    }
    return presets;
}

static json_object *setup_json(struct ctx *c, const game_order *own)
{
    if (!own) return NULL;
    json_object *o = json_new_object(c);
    setup_members(c, own, o);
    return o;
}

/* R14.1: only seats get `setup`, and only their own. */
static json_object *setup_view(struct ctx *c, const game_known *known)
{
    const game_state *s = &known->state;
    json_object *o = json_new_object(c), *ready = json_new_array(c);
    for (int seat = 0; seat < 2; seat++)
        json_object_array_add(ready, json_object_new_boolean(known->handed_in >> seat & 1));
    json_add_int(o, "v", 1);
    json_add_int(o, "dims", s->dims);
    json_add_text(o, "status", STATUS_NAMES[s->status]);
    json_add(o, "ready", ready);
    if (known->viewer == SOUTH || known->viewer == NORTH) json_add(o, "setup", setup_json(c, known->own));
    json_add(o, "extent", pair_json(c, 0, START_SIDE - 1));
    json_add(o, "presets", presets_json(c));
    if (s->result.reason) json_add(o, "result", result_json(c, s->result));
    json_add_text(o, "variant", s->law->variant);
    return o;
}

static void add_letter(json_object *o, const char *key, int seat, int kind)
{
    if (kind != NO_KIND)
        json_add_text(o, key, (char[]){(char)(kind_letter(kind) | (seat == NORTH ? 0x20 : 0)), 0});
}

static json_object *pieces_json(struct ctx *c, const struct position *p, const struct region *region)
{
    json_object *list = json_new_array(c);
    int n;
    const square *at = position_squares(c, p, &n);
    for (int i = 0; i < n; i++) {
        const struct cell_fact *f = &CELL[p->cell[at[i]]];
        if (!in_region(region, spot_of(p, at[i]))) continue;
        json_object *piece = json_new_object(c);
        json_add(piece, "at", spot_json(c, spot_of(p, at[i]), p->dims));
        add_letter(piece, "base", f->base_seat, f->base_kind);
        add_letter(piece, "top", f->top_seat, f->top_kind);
        json_push(list, piece);
    }
    return list;
}

static void add_limit(json_object *o, const char *key, int value, bool limited)
{
    if (limited) json_add_int(o, key, value);
    else json_add(o, key, NULL);
}

/* The members of R15.6 in their order. */
static void add_position(struct ctx *c, json_object *o, const game_state *s, const struct region *region)
{
    const struct position *p = s->position;
    json_object *hand = json_new_array(c);
    for (int seat = 0; seat < 2; seat++) json_push_text(hand, hand_text(c, p, seat));
    json_add_int(o, "v", 1);
    json_add_int(o, "dims", s->dims);
    json_add_int(o, "expansions", p->expansions);
    json_add_int(o, "turns", p->turns);
    json_add_int(o, "to_move", p->side);
    json_add(o, "extent", pair_json(c, -p->expansions, START_SIDE - 1 + p->expansions));
    json_add(o, "passes", pair_json(c, p->passes[0], p->passes[1]));
    json_add(o, "reserve", pair_json(c, p->reserve[0], p->reserve[1]));
    json_add(o, "hand", hand);
    json_add(o, "score", pair_json(c, p->score[0], p->score[1]));
    json_add_bool(o, "check", s->status == IN_PLAY && in_check(p, p->side));
    add_limit(o, "next_expansion_at", expansion_turn(p->expansions + 1), p->expansions < p->max_expansions);
    json_add(o, "midboard", pair_json(c, count_midboard(p, SOUTH), count_midboard(p, NORTH)));
    json_add(o, "pieces", pieces_json(c, p, region));
    if (!region->given) json_add_text(o, "text", position_text(c, p));
    json_add_text(o, "last", s->last);
    json_add(o, "result", result_json(c, s->result));
}

json_object *stratic_view(struct ctx *c, const game_known *known, bool compact, json_object *window)
{
    const game_state *s = &known->state;
    const struct region region = region_of(window);
    (void)compact; /* the view is small, so there is no shorter one */
    if (!s->position) return setup_view(c, known);
    json_object *o = json_new_object(c), *operation = json_new_array(c);
    for (int seat = 0; seat < 2; seat++)
        json_object_array_add(operation, json_object_new_boolean(s->position->passes[seat] >= 2)); /* R4.3 */
    add_position(c, o, s, &region);
    if (region.given) json_add(o, "overview", overview_json(c, s->position));
    json_add_text(o, "status", STATUS_NAMES[s->status]);
    add_limit(o, "max_expansions", s->max_expansions, s->max_expansions >= 0);
    json_add_int(o, "turn_limit", s->turn_limit);
    json_add(o, "idle", pair_json(c, s->idle[0], s->idle[1]));
    json_add(o, "operation", operation);
    json_add_text(o, "variant", s->law->variant);
    return o;
}
