/* perft.c - counts turns, which measures the generator's speed and proves that it is right (R18).
 *
 * A turn is an unordered set of placements with an ordered list of movements; at the last depth turns are counted,
 * not played. */
#include "games/stratic/stratic.h"

enum { DEPTH_MAX = 12, RESERVE_MAX = 8 };

struct level {
    struct movements first, second;
    struct placements places, after; /* after: once a Commander has been placed */
};

struct counter {
    struct ctx *c;
    struct position *p;
    struct movements scratch;
    struct level level[DEPTH_MAX + 1];
    int listed_depth; /* at this depth every turn is listed in `divide`; 0: nowhere */
    json_object *divide;
    const char *told; /* placements and movements of the turn being counted */
};

static int64_t count_turns(struct counter *k, int depth);

/* The turn's movements are done: continue with what follows. */
static int64_t count_after(struct counter *k, int depth, bool passed)
{
    int64_t n = depth == 1;
    if (depth > 1 && !commander_fell(k->p)) {
        struct turn_end end;
        turn_end(k->p, passed, &end);
        n = given_away(k->p) >= 0 ? 0 : count_turns(k, depth - 1);
        turn_take_back(k->p, &end);
    }
    if (depth == k->listed_depth)
        json_add_int(k->divide, pool_print(k->c->pool, "%s%s", k->told, passed ? "--" : ""), n);
    return n;
}

static const char *tell(struct counter *k, int depth, const struct movement *m, const char *before)
{
    if (depth != k->listed_depth) return NULL;
    return pool_print(k->c->pool, "%s%s%s", before, *before && before[strlen(before) - 1] != ' ' ? " " : "",
                      movement_text(k->c, k->p, m));
}

/* R4.3: the second movement of an operation. */
static int64_t count_second(struct counter *k, int depth, bool need)
{
    struct position *p = k->p;
    if (depth == 1 && depth != k->listed_depth) return count_movements(p, need, &k->scratch);
    struct movements *list = &k->level[depth].second;
    const char *told = k->told;
    int64_t n = 0;
    list->n = 0;
    all_movements(p, list);
    for (int i = 0; i < list->n; i++) {
        struct edits edits;
        k->told = tell(k, depth, &list->at[i], told);
        movement_do(p, &list->at[i], &edits);
        if (!need || is_safe(p, p->side)) n += count_after(k, depth, false);
        movement_undo(p, &edits);
    }
    k->told = told;
    return n;
}

static int64_t count_moves(struct counter *k, int depth, bool need)
{
    struct position *p = k->p;
    bool operation = p->passes[p->side] >= 2;
    enum fault fault;
    bool may_pass = (!need || is_safe(p, p->side)) && pass_is_legal(p, &k->scratch, &fault);
    int64_t n = may_pass ? count_after(k, depth, true) : 0;
    if (depth == 1 && !operation && depth != k->listed_depth)
        return n + count_movements(p, need, &k->scratch);
    struct movements *list = &k->level[depth].first;
    const char *told = k->told;
    list->n = 0;
    all_movements(p, list);
    for (int i = 0; i < list->n; i++) {
        struct edits edits;
        k->told = tell(k, depth, &list->at[i], told);
        movement_do(p, &list->at[i], &edits);
        if (!need || is_safe(p, p->side)) n += count_after(k, depth, false);
        if (operation && !commander_fell(p)) n += count_second(k, depth, need);
        movement_undo(p, &edits);
    }
    k->told = told;
    return n;
}

static int64_t count_places(struct counter *k, int depth, bool need, const struct placements *list,
                            int start);

/* What can follow a placement; after a Commander (R12.3) the list is a different one. */
static int64_t count_rest(struct counter *k, int depth, bool need, const struct placements *list, int i)
{
    if (list->at[i].kind != COMMANDER) return count_places(k, depth, need, list, i + 1);
    all_placements(k->p, &k->level[depth].after);
    return count_places(k, depth, need, &k->level[depth].after, 0);
}

/* Sets of placements, each one later in canonical order than the one before. */
static int64_t count_places(struct counter *k, int depth, bool need, const struct placements *list, int start)
{
    struct position *p = k->p;
    if (to_place(p, p->side) == 0 || !placement_exists(p)) return count_moves(k, depth, need);
    const char *told = k->told;
    int64_t n = 0;
    for (int i = start; i < list->n; i++) {
        if (!placement_legal(p, list->at[i])) continue;
        struct edits edits;
        if (depth == k->listed_depth) {
            struct order_place place = {spot_of(p, list->at[i].at), list->at[i].kind, list->at[i].promote};
            k->told = pool_print(k->c->pool, "%s%s ", told, order_place_text(k->c, &place, p->dims));
        }
        placement_do(p, list->at[i], &edits);
        n += count_rest(k, depth, need, list, i);
        placement_undo(p, &edits);
    }
    k->told = told;
    return n;
}

static int64_t count_turns(struct counter *k, int depth)
{
    bool need = must_end_safe(k->p, &k->scratch);
    if (to_place(k->p, k->p->side) == 0) return count_moves(k, depth, need);
    all_placements(k->p, &k->level[depth].places);
    return count_places(k, depth, need, &k->level[depth].places, 0);
}

static void make_room(struct counter *k, int depth)
{
    struct pool *pool = k->c->pool;
    struct position *p = k->p;
    p->resting_room = to_place(p, 0) + to_place(p, 1) + 6 * depth; /* three earned, three taken in a turn */
    p->resting = pool_take_many(pool, (size_t)p->resting_room + 1, sizeof *p->resting);
    for (int seat = 0; seat < 2; seat++)
        squares_need(pool, &p->own[seat], 2 * p->own[seat].n + p->resting_room);
    k->scratch = movements_new(pool, 1024);
    for (int i = 0; i <= depth; i++) {
        k->level[i].first = movements_new(pool, 512);
        k->level[i].second = movements_new(pool, 512);
        k->level[i].places = placements_new(pool, 512);
        k->level[i].after = placements_new(pool, 512);
    }
}

json_object *stratic_perft(struct ctx *c, const struct variant *variant, json_object *options,
                           const char *position, int depth, bool divide)
{
    json_object *most = json_member(options, "max_expansions");
    struct terms terms = {law_find(variant->id), 0,
                          json_object_is_type(most, json_type_int) ? json_object_get_int(most) : -1};
    if (depth < 0 || depth > DEPTH_MAX)
        return fail(c, FAULT_BAD_REQUEST, "the depth goes from 0 to %d", DEPTH_MAX), NULL;
    struct position *p = position_read(c, position, terms, depth);
    if (!p) return NULL;
    if (commander_fell(p)) return fail(c, FAULT_BAD_POSITION, "a side has no Commander"), NULL;
    if (to_place(p, SOUTH) > RESERVE_MAX || to_place(p, NORTH) > RESERVE_MAX)
        return fail(c, FAULT_BAD_POSITION, "more than %d in a reserve is too much to count", RESERVE_MAX),
               NULL;
    struct counter k = {
        .c = c, .p = p, .listed_depth = divide ? depth : 0, .divide = json_new_object(c), .told = ""};
    make_room(&k, depth);
    json_object *answer = json_new_object(c);
    json_add_int(answer, "nodes", depth ? count_turns(&k, depth) : 1);
    if (divide) json_add(answer, "divide", k.divide);
    return answer;
}
