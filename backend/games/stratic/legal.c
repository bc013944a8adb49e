/* legal.c - what can be ordered now, or after a part of the turn (R16). */
#include "games/stratic/stratic.h"

enum { BARRED_SQUARES = 40000 }; /* on larger boards the refusal says so */

static void push_spot(json_object *list, struct spot at, int dims)
{
    json_push_int(list, at.x);
    json_push_int(list, at.y);
    if (dims == 3) json_push_int(list, at.z);
}

static json_object *setup_legal(struct ctx *c, int seat, int dims)
{
    json_object *o = json_new_object(c), *counts = json_new_object(c), *home = json_new_array(c);
    json_add_int(counts, "total", ARMY);
    json_add_int(counts, "C", 1);
    json_add_int(counts, "I", 1);
    json_add_int(counts, "F_min", 1);
    json_add_int(counts, "A_min", 1);
    int row = seat == NORTH ? NORTH_LINE : 0;
    push_spot(home, (struct spot){0, row, 0}, dims);
    push_spot(home, (struct spot){START_SIDE - 1, row + HOME_ROWS - 1, START_SIDE - 1}, dims);
    json_add_text(o, "stage", "setup");
    json_add(o, "presets", presets_json(c));
    json_add(o, "counts", counts);
    json_add(o, "home", home);
    if (dims == 3) json_add_int(o, "level", LEVEL_USUAL);
    return o;
}

/* Placements */

/* R8.4: the squares beside a Commander that is behind the enemy's line. */
static json_object *extra_json(struct ctx *c, const struct position *p)
{
    json_object *list = json_new_array(c);
    square commander = p->commander[p->side], last = NOWHERE;
    if (to_place(p, p->side) == 0 || commander == NOWHERE) return list;
    for (int k = 0; k < p->directions;
         k++) { /* by rank and file: the steps themselves are not in that order */
        square next = NOWHERE;
        for (int d = 0; d < p->directions; d++) {
            square s = commander + p->step[d];
            bool open = p->cell[s] == EMPTY && placement_extra(p, s);
            if (open && s > last && (next == NOWHERE || s < next)) next = s;
        }
        if (next == NOWHERE) break;
        json_push(list, spot_json(c, spot_of(p, next), p->dims));
        last = next;
    }
    return list;
}

/* Note a square where a piece can be placed: whether it is barred, or that there is one without check. */
static void bar_square(struct ctx *c, const struct position *p, struct spot at, json_object *list, bool *calm)
{
    square s = square_at(p, at);
    if (p->cell[s] != EMPTY) return;
    if (placement_checked(p, s)) json_push(list, spot_json(c, at, p->dims));
    else *calm = true;
}

/* R12.3: the squares where a Commander that came back cannot go; nothing is barred when all squares are in check. */
static json_object *barred_json(struct ctx *c, const struct position *p, struct spot low, struct spot high)
{
    int64_t side = START_SIDE + 2 * p->expansions, squares = p->dims == 2 ? side * side : side * side * side;
    json_object *list = json_new_array(c);
    bool calm = false;
    if (squares > BARRED_SQUARES) return NULL;
    for (int z = low.z; z <= high.z; z++)
        for (int y = low.y; y <= high.y; y++)
            for (int x = low.x; x <= high.x; x++) bar_square(c, p, (struct spot){x, y, z}, list, &calm);
    return calm ? list : json_new_array(c);
}

static json_object *place_json(struct ctx *c, const struct position *p)
{
    json_object *o = json_new_object(c), *kinds = json_new_array(c), *rect = json_new_array(c);
    int least = -p->expansions, most = START_SIDE - 1 + p->expansions;
    struct spot low = {least, p->side == SOUTH ? least : SOUTH_LINE, p->dims == 2 ? 0 : least},
                high = {most, p->side == SOUTH ? NORTH_LINE - 1 : most, p->dims == 2 ? 0 : most};
    for (int kind = COMMANDER; kind <= FORTIFIER; kind++)
        if (placement_kind(p, kind)) json_push_text(kinds, (char[]){kind_letter(kind), 0});
    push_spot(rect, low, p->dims);
    push_spot(rect, high, p->dims);
    json_add(o, "kinds", kinds);
    json_add(o, "rect", rect);
    json_add(o, "extra", extra_json(c, p));
    json_add_bool(o, "promote_in_extra", true);
    if (placement_kind(p, COMMANDER)) json_add(o, "barred", barred_json(c, p, low, high));
    return o;
}

/* Movements */

struct lister {
    struct ctx *c;
    struct position *p;
    struct movements list; /* sorted: by unit, target and act, with chains and promotions following */
    bool need;             /* R7.4, second half, applies to this turn */
    bool resolve;          /* in check, not mutually, and there is a way out */
    int left;              /* movements still to make */
    const struct region *region;
};

static const char *taken_letter(const struct position *p, square s, int act)
{
    const struct cell_fact *f = &CELL[p->cell[s]];
    if (act == BREACH || act == CRUSH) return "F";
    int kind = f->top_kind != NO_KIND ? f->top_kind : f->base_kind;
    return act == CAPTURE ? (const char *[]){"", "C", "I", "A", "F"}[kind] : NULL;
}

static json_object *target_json(const struct lister *l, square s, int act)
{
    static const char *const ACT_NAMES[] = {"", "move", "capture", "occupy", "breach", "swap", "crush"};
    json_object *o = json_new_object(l->c);
    const char *takes = taken_letter(l->p, s, act);
    json_add(o, "sq", spot_json(l->c, spot_of(l->p, s), l->p->dims));
    json_add_text(o, "act", ACT_NAMES[act]);
    if (takes) json_add_text(o, "takes", takes);
    return o;
}

/* Left out when it would be the last movement and breaks the end-of-turn rule; marked when another movement can repair
 * it. */
static bool keep(const struct lister *l, const struct movement *m, bool *ret_risky)
{
    *ret_risky = l->need && !movement_is_safe(l->p, m);
    return !*ret_risky || l->left > 1;
}

static void add_variant(const struct lister *l, const struct movement *m, bool risky, json_object *promote,
                        json_object *then)
{
    if (m->promote) {
        json_push_text(promote, m->promote == AGGRESSOR ? "A" : "I");
        return;
    }
    json_object *second = target_json(l, m->then, m->then_act);
    if (risky) json_add_bool(second, "risky", true);
    json_push(then, second);
}

static bool same_target(const struct movement *a, const struct movement *b)
{
    return a->from == b->from && a->kind == b->kind && a->to == b->to && a->act == b->act;
}

/* One entry of `to` from the movements starting at *i; `incomplete`: only a chain or a promotion makes it legal. */
static void push_target(const struct lister *l, int *i, json_object *to)
{
    const struct movement *first = &l->list.at[*i];
    json_object *o = target_json(l, first->to, first->act), *promote = json_new_array(l->c),
                *then = json_new_array(l->c);
    bool plain = false, plain_risky = false;
    for (; *i < l->list.n && same_target(first, &l->list.at[*i]); ++*i) {
        const struct movement *m = &l->list.at[*i];
        bool risky;
        if (!keep(l, m, &risky)) continue;
        if (!m->promote && m->then == NOWHERE) plain = true, plain_risky = risky;
        else add_variant(l, m, risky, promote, then);
    }
    bool more = json_object_array_length(promote) + json_object_array_length(then) > 0;
    if (!plain && !more) return;
    if (json_object_array_length(promote)) json_add(o, "promote", promote);
    if (json_object_array_length(then)) json_add(o, "then", then);
    if (plain_risky) json_add_bool(o, "risky", true);
    if (!plain) json_add_bool(o, "incomplete", true);
    json_push(to, o);
}

static json_object *units_json(struct lister *l)
{
    json_object *units = json_new_array(l->c);
    for (int i = 0; i < l->list.n;) {
        const struct movement *first = &l->list.at[i];
        bool stack = is_stack(l->p->cell[first->from]);
        json_object *o = json_new_object(l->c), *to = json_new_array(l->c);
        json_add_text(o, "kind", (char[]){kind_letter(first->kind), 0});
        json_add(o, "at", spot_json(l->c, spot_of(l->p, first->from), l->p->dims));
        json_add_bool(o, first->kind == FORTIFIER ? "loaded" : "raised", stack);
        while (i < l->list.n && l->list.at[i].from == first->from && l->list.at[i].kind == first->kind)
            push_target(l, &i, to);
        json_add(o, "to", to);
        if (json_object_array_length(to) && in_region(l->region, spot_of(l->p, first->from)))
            json_push(units, o);
    }
    return units;
}

/* The answer */

static json_object *turn_json(struct lister *l, bool check, bool operation, bool may_pass)
{
    struct position *p = l->p;
    json_object *o = json_new_object(l->c);
    json_add_int(o, "to_move", p->side);
    json_add_int(o, "turn", p->turns + 1);
    json_add_bool(o, "check", check);
    json_add_bool(o, "must_resolve_check", l->resolve);
    json_add_int(o, "reserve", p->reserve[p->side]);
    json_add_text(o, "hand", hand_text(l->c, p, p->side));
    json_add(o, "place", place_json(l->c, p));
    json_add_int(o, "movements_left", l->left);
    json_add_bool(o, "operation", operation);
    json_add_bool(o, "may_pass", may_pass);
    if (p->law->forced) json_add_bool(o, "must_capture", l->list.n && movement_takes(&l->list.at[0]));
    json_add(o, "units", units_json(l));
    return o;
}

/* Play what is ordered so far on the lister's position. */
static bool play_partial(struct lister *l, const game_order *partial)
{
    struct verdicts *v = pool_take(l->c->pool, sizeof *v);
    game_order *order = order_copy(l->c, partial);
    if (order->is_setup) return fail(l->c, FAULT_SETUP_CLOSED, "both setups are in");
    if (!referee_turn(l->c, l->p, order, false, v)) return false;
    l->left = commander_fell(l->p) ? 0 : l->left - order->move_n;
    return true;
}

json_object *stratic_legal(struct ctx *c, const game_known *known, const game_order *partial)
{
    const game_state *s = &known->state;
    if (s->status == IS_OVER) return fail(c, FAULT_GAME_OVER, "the game is over"), NULL;
    if (s->status == IN_SETUP) return setup_legal(c, known->viewer, s->dims);
    struct lister l = {.c = c,
                       .p = position_copy(c->pool, s->position, 0),
                       .list = movements_new(c->pool, 512),
                       .region = &known->region};
    bool operation = l.p->passes[l.p->side] >= 2, check = in_check(l.p, l.p->side);
    l.need = must_end_safe(l.p, &l.list);
    l.resolve = l.need && !is_safe(l.p, l.p->side);
    l.left = operation ? 2 : 1;
    if (partial && !play_partial(&l, partial)) return NULL;
    enum fault fault;
    bool moved = partial && partial->move_n;
    bool may_pass = (!l.need || is_safe(l.p, l.p->side)) && (moved || pass_is_legal(l.p, &l.list, &fault));
    l.list.n = 0;
    if (l.left > 0) all_movements(l.p, &l.list);
    movements_sort(&l.list);
    return turn_json(&l, check, operation, may_pass);
}
