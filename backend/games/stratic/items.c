/* items.c - setups and turns composed piece by piece (games/items.h). A draft plays its items on a board of its own
 * with the functions that the referee uses, so an order composed here stands. */
#include "games/stratic/bot.h"
#include "games/stratic/draft.h"

enum { ITEM_SETUP, ITEM_KIND, ITEM_LINE, ITEM_PLACE, ITEM_UNIT, ITEM_MOVE };
enum { WIDTH = 14, USUAL = 256 };

static const struct column COLUMNS[] = {
    {"kind", "0: a piece of the setup; 1: what the next reinforcement is, then 2: its row, to_y and to_z, "
             "then 3: its "
             "square; 4: the piece that moves, then 5: its movement"},
    {"piece", "1 Commander, 2 Interdictor, 3 Aggressor, 4 Fortifier"},
    {"from_x", "where a movement starts"},
    {"from_y", "the same, second coordinate"},
    {"from_z", "the same, third coordinate; 0 on the flat board"},
    {"to_x", "where the piece is put or moves to"},
    {"to_y", "the same, second coordinate"},
    {"to_z", "the same, third coordinate"},
    {"act", "1 move, 2 capture, 3 occupy, 4 breach, 5 swap, 6 crush; 0 for a piece that is put"},
    {"then_act", "of a chained capture, 2 or 4; 0: no chain, and then_x to then_z are 0"},
    {"then_x", "where the chain goes on to"},
    {"then_y", "the same, second coordinate"},
    {"then_z", "the same, third coordinate"},
    {"promote", "what a Fortifier becomes, 2 or 3; 0: it stays"},
    {NULL, NULL},
};

/* The setup: the Commander first, then the Interdictor, then the others in the order of the home squares, so that
 * every setup is composed in one way. */

static int home_count(int dims) { return dims == 2 ? HOME : HOME * START_SIDE; }

static struct spot home_spot(int seat, int i)
{
    return (struct spot){i % START_SIDE, (seat == NORTH ? NORTH_LINE : 0) + i / START_SIDE % HOME_ROWS,
                         i / HOME};
}

static bool is_occupied(const game_draft *draft, struct spot at)
{
    for (int i = 0; i < draft->order.place_n; i++) {
        struct spot other = draft->order.place[i].at;
        if (other.x == at.x && other.y == at.y && other.z == at.z) return true;
    }
    return false;
}

static int count_placed(const game_draft *draft, int kind)
{
    int count = 0;
    for (int i = 0; i < draft->order.place_n; i++) count += draft->order.place[i].kind == kind;
    return count;
}

static void push_place(struct ctx *c, struct item_table *table, int item, int kind, struct spot at,
                       int promote)
{
    int32_t *row = items_row(c, table);
    row[0] = item;
    row[1] = kind;
    row[5] = at.x;
    row[6] = at.y;
    row[7] = at.z;
    row[13] = promote;
}

/* R3.1: of the last pieces one is a Fortifier and one an Aggressor. */
static bool kind_fits(const game_draft *draft, int kind, int to_come)
{
    int other = kind == FORTIFIER ? AGGRESSOR : FORTIFIER;
    return to_come > 1 || count_placed(draft, other) > 0;
}

static void list_setup(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    int seat = draft->seat, squares = home_count(draft->known->state.dims), placed = draft->order.place_n;
    int room = 0, to_come = ARMY - placed;
    for (int i = squares - 1; i > draft->last; i--) {
        struct spot at = home_spot(seat, i);
        if (is_occupied(draft, at)) continue;
        room++;
        if (placed < 2) {
            push_place(c, table, ITEM_SETUP, placed == 0 ? COMMANDER : INTERDICTOR, at, NO_KIND);
            continue;
        }
        if (room < to_come) continue;
        for (int kind = AGGRESSOR; kind <= FORTIFIER; kind++)
            if (kind_fits(draft, kind, to_come)) push_place(c, table, ITEM_SETUP, kind, at, NO_KIND);
    }
}

static bool add_setup(game_draft *draft, const int32_t *item)
{
    struct spot at = {item[5], item[6], item[7]};
    int lowest = draft->seat == NORTH ? NORTH_LINE : 0;
    draft->order.place[draft->order.place_n++] = (struct order_place){at, item[1], NO_KIND};
    if (draft->order.place_n > 2) draft->last = at.x + START_SIDE * (at.y - lowest) + HOME * at.z;
    return draft->order.place_n == ARMY;
}

/* A turn */

/* Whether the turn could end here without a (further) movement. */
static bool can_stop(game_draft *draft)
{
    enum fault fault;
    if (draft->need && !is_safe(draft->p, draft->p->side)) return false;
    return draft->was_moved || pass_is_legal(draft->p, &draft->scratch, &fault);
}

/* Whether a second movement after `m` leaves the Commander safe. */
static bool can_mend(game_draft *draft, const struct movement *m)
{
    struct edits edits;
    bool mends = false;
    movement_do(draft->p, m, &edits);
    draft->scratch.n = 0;
    if (!commander_fell(draft->p)) all_movements(draft->p, &draft->scratch);
    for (int i = 0; i < draft->scratch.n && !mends; i++)
        mends = movement_is_safe(draft->p, &draft->scratch.at[i]);
    movement_undo(draft->p, &edits);
    return mends;
}

/* Not in check, and the movement empties no square that shields the Commander: nothing needs to be tried (the reasons
 * are those of count.c). */
static bool keeps_shields(const game_draft *draft, const struct movement *m)
{
    const struct lines *lines = &draft->lines;
    const uint8_t *cell = draft->p->cell;
    bool stays = is_stack(cell[m->from]) && m->kind != FORTIFIER;
    bool carries_foe = is_stack(cell[m->from]) && m->kind == FORTIFIER;
    bool takes_shield = m->then != NOWHERE && lines->pins + lines->pairs > 0;
    if (lines->in_check || m->kind == COMMANDER || m->act == SWAP || carries_foe || takes_shield)
        return false;
    for (int i = 0; i < lines->pins && !stays; i++)
        if (lines->pinned[i] == m->from) return false;
    return true;
}

/* R7.4: whether a turn with this movement next can end. */
static bool movement_fits(game_draft *draft, const struct movement *m)
{
    if (!draft->need || keeps_shields(draft, m) || movement_is_safe(draft->p, m)) return true;
    return draft->left > 1 && can_mend(draft, m);
}

/* All movements, and what shields the Commander meanwhile. */
static void list_safely(game_draft *draft)
{
    check_lines(draft->p, draft->p->side, &draft->lines);
    draft->list.n = 0;
    all_movements(draft->p, &draft->list);
}

/* Whether the turn has an end from here on, as far as its placements go. */
static bool has_end(game_draft *draft)
{
    if (can_stop(draft)) return true;
    list_safely(draft);
    for (int i = 0; i < draft->list.n; i++)
        if (movement_fits(draft, &draft->list.at[i])) return true;
    return false;
}

/* A movement that ends the check by itself: pieces that are placed off its way cannot spoil it, as one's own pieces
 * only ever stand in the way of a check. */
static const struct movement *way_out(game_draft *draft)
{
    list_safely(draft);
    for (int i = 0; i < draft->list.n; i++) {
        struct edits edits;
        const struct movement *m = &draft->list.at[i];
        movement_try(draft->p, m, &edits);
        bool ends = !in_check(draft->p, draft->p->side);
        movement_untry(draft->p, &edits);
        if (ends) return m;
    }
    return NULL;
}

/* Whether the square is on the line from one square to another, the other one included. */
static bool is_on_way(const struct position *p, square at, square from, square to)
{
    int far = distance(p, from, to);
    if (far == 0) return false;
    square step = (to - from) / far, off = at - from;
    return off % step == 0 && off / step >= 1 && off / step <= far;
}

/* A placement can close the last way out of check, or end a check of the enemy's that made up for one's own. */
static bool placement_fits(game_draft *draft, struct placement what, const struct movement *out)
{
    struct edits edits;
    bool clear = out && !is_on_way(draft->p, what.at, out->from, out->to) &&
                 (out->then == NOWHERE || !is_on_way(draft->p, what.at, out->to, out->then));
    if (clear && what.kind != COMMANDER) return true;
    placement_do(draft->p, what, &edits);
    bool fits = has_end(draft);
    placement_undo(draft->p, &edits);
    return fits;
}

/* Keep of all placements those after which the turn has an end. */
static void find_placements(game_draft *draft)
{
    struct position *p = draft->p;
    struct movement out = {.then = NOWHERE};
    int kept = 0;
    bool checked = draft->need && in_check(p, p->side);
    const struct movement *found = checked ? way_out(draft) : NULL;
    if (found) out = *found; /* the list is used again */
    all_placements(p, &draft->places);
    for (int i = 0; i < draft->places.n; i++) {
        struct placement what = draft->places.at[i];
        bool safe = !draft->need || (!checked && what.kind != COMMANDER);
        if (safe || placement_fits(draft, what, found ? &out : NULL)) draft->places.at[kept++] = what;
    }
    draft->places.n = kept;
}

static void list_kinds(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    bool told[FORTIFIER + 1][FORTIFIER + 1] = {0};
    for (int i = 0; i < draft->places.n; i++) {
        const struct placement *what = &draft->places.at[i];
        if (told[what->kind][what->promote]) continue;
        told[what->kind][what->promote] = true;
        push_place(c, table, ITEM_KIND, what->kind, (struct spot){0}, what->promote);
    }
}

static bool is_chosen(const game_draft *draft, const struct placement *what)
{
    return what->kind == draft->next.kind && what->promote == draft->next.promote;
}

static bool is_same_line(struct spot one, struct spot other) { return one.y == other.y && one.z == other.z; }

/* The rows of the board where the chosen piece can go, in their order. */
static void list_lines(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    struct spot last = {0};
    for (int i = 0; i < draft->places.n; i++) {
        const struct placement *what = &draft->places.at[i];
        if (!is_chosen(draft, what)) continue;
        struct spot at = spot_of(draft->p, what->at);
        if (table->n && is_same_line(at, last)) continue;
        last = at;
        at.x = 0;
        push_place(c, table, ITEM_LINE, what->kind, at, what->promote);
    }
}

/* The squares of the chosen row where the chosen piece can go, in their order. */
static void list_squares(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    for (int i = 0; i < draft->places.n; i++) {
        const struct placement *what = &draft->places.at[i];
        if (!is_chosen(draft, what)) continue;
        struct spot at = spot_of(draft->p, what->at);
        if (is_same_line(at, draft->line)) push_place(c, table, ITEM_PLACE, what->kind, at, what->promote);
    }
}

static void list_placements(struct ctx *c, game_draft *draft, struct item_table *table)
{
    if (draft->open == OPEN_LINE) list_lines(c, draft, table);
    else if (draft->open == OPEN_SQUARE) list_squares(c, draft, table);
    else {
        find_placements(draft);
        list_kinds(c, draft, table);
    }
}

static void push_movement(struct ctx *c, const struct position *p, const struct movement *m,
                          struct item_table *table)
{
    int32_t *row = items_row(c, table);
    const square from = m->from, to = m->to;
    row[0] = ITEM_MOVE;
    row[1] = m->kind;
    row[2] = square_x(p, from), row[3] = square_y(p, from), row[4] = square_z(p, from);
    row[5] = square_x(p, to), row[6] = square_y(p, to), row[7] = square_z(p, to);
    row[8] = m->act;
    row[9] = m->then_act;
    if (m->then != NOWHERE) {
        struct spot then = spot_of(p, m->then);
        row[10] = then.x, row[11] = then.y, row[12] = then.z;
    }
    row[13] = m->promote;
}

static bool is_unit(const struct movement *m, const struct movement *unit)
{
    return m->from == unit->from && m->kind == unit->kind;
}

/* Keep of all movements those that fit; those of a piece follow each other. */
static void find_movements(game_draft *draft)
{
    int kept = 0;
    list_safely(draft);
    for (int i = 0; i < draft->list.n; i++)
        if (movement_fits(draft, &draft->list.at[i])) draft->list.at[kept++] = draft->list.at[i];
    draft->list.n = kept;
}

static void list_units(struct ctx *c, const game_draft *draft, struct item_table *table)
{
    const struct movement *list = draft->list.at;
    for (int i = 0; i < draft->list.n; i++) {
        if (i > 0 && is_unit(&list[i], &list[i - 1])) continue;
        struct spot from = spot_of(draft->p, list[i].from);
        int32_t *row = items_row(c, table);
        row[0] = ITEM_UNIT;
        row[1] = list[i].kind;
        row[2] = from.x, row[3] = from.y, row[4] = from.z;
    }
}

static void list_movements(struct ctx *c, game_draft *draft, struct item_table *table)
{
    bool over = commander_fell(draft->p) || draft->left == 0;
    if (draft->unit_chosen) {
        for (int i = 0; i < draft->list.n; i++)
            if (is_unit(&draft->list.at[i], &draft->unit))
                push_movement(c, draft->p, &draft->list.at[i], table);
        return;
    }
    table->done = over || can_stop(draft);
    if (over) return;
    find_movements(draft);
    list_units(c, draft, table);
}

static void list(struct ctx *c, game_draft *draft, struct item_table *table)
{
    items_begin(table, WIDTH);
    if (!draft->mine) return;
    if (!draft->p) list_setup(c, draft, table);
    else if (!draft->was_moved && placement_exists(draft->p)) list_placements(c, draft, table);
    else list_movements(c, draft, table);
}

static bool add_placement(game_draft *draft, const int32_t *item)
{
    struct edits edits;
    struct spot at = {item[5], item[6], item[7]};
    draft->next = (struct placement){square_at(draft->p, at), (uint8_t)item[1], (uint8_t)item[13]};
    draft->line = at;
    draft->open = item[0] == ITEM_KIND ? OPEN_LINE : item[0] == ITEM_LINE ? OPEN_SQUARE : OPEN_KIND;
    if (item[0] != ITEM_PLACE) return false;
    draft->order.place[draft->order.place_n++] = (struct order_place){at, item[1], item[13]};
    placement_do(draft->p, draft->next, &edits);
    return false;
}

static bool add_unit(game_draft *draft, const int32_t *item)
{
    struct spot from = {item[2], item[3], item[4]};
    draft->unit = (struct movement){.from = square_at(draft->p, from), .kind = (uint8_t)item[1]};
    draft->unit_chosen = true;
    return false;
}

static bool add_movement(game_draft *draft, const int32_t *item)
{
    struct edits edits;
    struct order_move move = {.kind = item[1],
                              .from = {item[2], item[3], item[4]},
                              .to = {item[5], item[6], item[7]},
                              .act = item[8],
                              .chain = item[9] != NO_ACT,
                              .then_act = item[9],
                              .then = {item[10], item[11], item[12]},
                              .promote = item[13]};
    struct movement m = movement_of(draft->p, &move);
    movement_do(draft->p, &m, &edits);
    draft->order.move[draft->order.move_n++] = move;
    draft->was_moved = true;
    draft->unit_chosen = false;
    draft->left--;
    return draft->left == 0 || commander_fell(draft->p);
}

static bool add(struct ctx *c, game_draft *draft, const int32_t *item)
{
    (void)c;
    if (item[0] == ITEM_SETUP) return add_setup(draft, item);
    if (item[0] == ITEM_UNIT) return add_unit(draft, item);
    return item[0] == ITEM_MOVE ? add_movement(draft, item) : add_placement(draft, item);
}

static const game_order *order(struct ctx *c, const game_draft *draft)
{
    return order_copy(c, &draft->order);
}

/* Beginning */

static int by_square(const void *one, const void *other)
{
    square a = *(const square *)one, b = *(const square *)other;
    return (a > b) - (a < b);
}

/* The pieces in the order of their squares: the same position gives the same lists, however it came about. */
static void begin_turn(struct ctx *c, game_draft *draft)
{
    struct position *p = draft->p = position_copy(c->pool, draft->known->state.position, 0);
    struct squares *own = &p->own[p->side];
    if (!draft->mine) return;
    qsort(own->at, (size_t)own->n, sizeof *own->at, by_square);
    draft->list = movements_new(c->pool, 256);
    draft->scratch = movements_new(c->pool, 256);
    draft->places = placements_new(c->pool, 256);
    draft->need = p->law->mortal && must_end_safe(p, &draft->list);
    draft->left = p->passes[p->side] >= 2 ? 2 : 1;
    rest_begin(c->pool, p);
    draft->order.place = pool_take_many(c->pool, (size_t)to_place(p, p->side) + 1,
                                        sizeof *draft->order.place);
}

static game_draft *begin(struct ctx *c, const game_known *known)
{
    const game_state *s = &known->state;
    game_draft *draft = pool_take(c->pool, sizeof *draft);
    bool seated = known->viewer == SOUTH || known->viewer == NORTH;
    *draft = (game_draft){.known = known, .seat = seated ? known->viewer : SOUTH, .last = -1};
    draft->order.dims = s->dims;
    draft->order.move = draft->move;
    draft->order.is_setup = s->status == IN_SETUP;
    draft->mine = seated &&
                  (s->status == IN_SETUP || (s->status == IN_PLAY && s->position->side == known->viewer));
    if (s->position) begin_turn(c, draft);
    else draft->order.place = pool_take_many(c->pool, ARMY, sizeof *draft->order.place);
    return draft;
}

const struct game_items STRATIC_ITEMS = {
    .columns = COLUMNS,
    .observed = STRATIC_OBSERVED,
    .usual = USUAL,
    .rows = stratic_observed_rows,
    .begin = begin,
    .list = list,
    .add = add,
    .order = order,
    .observe = stratic_observe,
};
