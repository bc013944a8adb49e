/* elect.c - makes the order of a crowd's seat from its ballots (R12.10, R12.11). */
#include "games/stratic/stratic.h"
#include <stdlib.h>

enum { TALLY_LINES = 200 };

/* A request of ballots: a placement, or a list of movements. */
struct wish {
    const char *text;
    int64_t weight;
    int ballots, first; /* the number of voters that want it, and the earliest of them */
    bool played;
    const struct order_place *place; /* of the earliest */
    const game_order *moves;
};
struct wishes {
    int n;
    struct wish *at;
};

static int by_text(const void *one, const void *other)
{
    const struct wish *a = one, *b = other;
    int order = strcmp(a->text, b->text);
    return order ? order : (a->first > b->first) - (a->first < b->first);
}

static int by_weight(const void *one, const void *other)
{
    const struct wish *a = one, *b = other;
    if (a->weight != b->weight) return a->weight < b->weight ? 1 : -1;
    return (a->first > b->first) - (a->first < b->first);
}

/* Equal requests of several ballots become one; then the heaviest first, among equals the earliest. */
static void add_up(struct wishes *list)
{
    int kept = 0;
    qsort(list->at, (size_t)list->n, sizeof *list->at, by_text);
    for (int i = 0; i < list->n; i++) {
        struct wish *last = kept ? &list->at[kept - 1] : NULL;
        if (last && strcmp(last->text, list->at[i].text) == 0) {
            last->weight += list->at[i].weight;
            last->ballots++;
        } else {
            list->at[kept++] = list->at[i];
        }
    }
    list->n = kept;
    qsort(list->at, (size_t)list->n, sizeof *list->at, by_weight);
}

static const char *moves_text(struct ctx *c, const game_order *order, int dims)
{
    game_order moves = *order;
    moves.place_n = 0;
    return turn_text(c, &moves, dims);
}

static struct wishes wished_placements(struct ctx *c, const struct ballots *b, int dims)
{
    int count = 0;
    for (int i = 0; i < b->n; i++) count += b->at[i].order->place_n;
    struct wishes list = {.at = pool_take_many(c->pool, (size_t)count + 1, sizeof *list.at)};
    for (int i = 0; i < b->n; i++)
        for (int k = 0; k < b->at[i].order->place_n; k++) {
            const struct order_place *place = &b->at[i].order->place[k];
            list.at[list.n++] = (struct wish){.text = order_place_text(c, place, dims),
                                              .weight = b->at[i].weight,
                                              .ballots = 1,
                                              .first = i,
                                              .place = place};
        }
    add_up(&list);
    return list;
}

static struct wishes wished_movements(struct ctx *c, const struct ballots *b, int dims)
{
    struct wishes list = {.at = pool_take_many(c->pool, (size_t)b->n + 1, sizeof *list.at)};
    for (int i = 0; i < b->n; i++)
        list.at[list.n++] = (struct wish){.text = moves_text(c, b->at[i].order, dims),
                                          .weight = b->at[i].weight,
                                          .ballots = 1,
                                          .first = i,
                                          .moves = b->at[i].order};
    add_up(&list);
    return list;
}

/* Placements */

/* Place what is requested, in that order, on a copy of the position. */
struct placing {
    struct position *p;
    game_order *order;
};

static bool place_one(struct placing *to, const struct order_place *what)
{
    struct edits edits;
    struct placement placement = {square_at(to->p, what->at), (uint8_t)what->kind, (uint8_t)what->promote};
    if (!placement_legal(to->p, placement)) return false;
    placement_do(to->p, placement, &edits);
    to->order->place[to->order->place_n++] = *what;
    return true;
}

/* Down the list; a Commander in the hand must come before everything else (R12.3), so it is looked for first. */
static void place_wished(struct placing *to, struct wishes *list)
{
    for (int pass = 0; pass < 2; pass++) {
        bool only_commander = pass == 0;
        for (int i = 0; i < list->n && to_place(to->p, to->p->side) > 0; i++) {
            struct wish *wish = &list->at[i];
            if (only_commander && wish->place->kind != COMMANDER) continue;
            if (!wish->played) wish->played = place_one(to, wish->place);
        }
    }
}

/* Placements that nobody requested: from the hand by rank, then a Fortifier. */
static int next_kind(const struct position *p)
{
    for (int kind = COMMANDER; kind <= FORTIFIER; kind++)
        if (p->hand[p->side][kind]) return kind;
    return FORTIFIER;
}

static bool place_at(struct placing *to, int x, int y)
{
    struct order_place what = {.at = {x, y, 0}, .kind = next_kind(to->p), .promote = NO_KIND};
    return place_one(to, &what);
}

static bool place_anywhere(struct placing *to)
{
    const int home[2][2] = {{SOUTH_LINE - 1, SOUTH_LINE - 2}, {NORTH_LINE, NORTH_LINE + 1}};
    int low = -to->p->expansions, high = START_SIDE - 1 + to->p->expansions;
    for (int row = 0; row < HOME_ROWS; row++)
        for (int x = 0; x < START_SIDE; x++)
            if (place_at(to, x, home[to->p->side][row])) return true;
    for (int y = low; y <= high; y++)
        for (int x = low; x <= high; x++)
            if (place_at(to, x, y)) return true;
    return false;
}

/* The order */

/* Whether the turn with these movements is legal, tried on a copy; if so, they become the order's. */
static bool try_moves(struct ctx *c, const struct position *p, game_order *order, const game_order *moves)
{
    struct position *copy = position_copy(c->pool, p, 1);
    game_order *tried = order_copy(c, order);
    tried->move_n = moves ? moves->move_n : 0;
    tried->move = moves ? moves->move : NULL;
    bool stands = referee_turn(c, copy, tried, true, NULL);
    forgive(c);
    if (stands) *order = *tried;
    return stands;
}

static void move_wished(struct ctx *c, const struct position *p, game_order *order, struct wishes *list)
{
    for (int i = 0; i < list->n; i++)
        if (try_moves(c, p, order, list->at[i].moves)) {
            list->at[i].played = true;
            return;
        }
    must(try_moves(c, p, order, NULL)); /* none is legal: the turn passes */
}

static bool is_played(const struct wishes *list, const char *text)
{
    for (int i = 0; i < list->n; i++)
        if (list->at[i].played && strcmp(list->at[i].text, text) == 0) return true;
    return false;
}

/* R12.13: voters whose movements, or one of whose placements, are in the order. */
static void mark_ballots(struct ctx *c, struct ballots *b, const struct wishes *places,
                         const struct wishes *moves, int dims)
{
    for (int i = 0; i < b->n; i++) {
        const game_order *order = b->at[i].order;
        b->at[i].played = is_played(moves, moves_text(c, order, dims));
        for (int k = 0; k < order->place_n && !b->at[i].played; k++)
            b->at[i].played = is_played(places, order_place_text(c, &order->place[k], dims));
    }
}

static json_object *wishes_json(struct ctx *c, const struct wishes *list)
{
    json_object *lines = json_new_array(c);
    for (int i = 0; i < list->n && i < TALLY_LINES; i++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "text", list->at[i].text);
        json_add_int(o, "weight", list->at[i].weight);
        json_add_int(o, "ballots", list->at[i].ballots);
        json_add_bool(o, "played", list->at[i].played);
        json_push(lines, o);
    }
    return lines;
}

game_order *stratic_elect(struct ctx *c, const game_state *s, int seat, struct ballots *b)
{
    if (s->status == IN_SETUP) return setup_order(c, PRESET[0].front, PRESET[0].back);
    must(s->status == IN_PLAY && s->position->side == seat);
    struct position *p = position_copy(c->pool, s->position, 1);
    struct wishes places = wished_placements(c, b, s->dims), moves = wished_movements(c, b, s->dims);
    struct placing to = {p, pool_take(c->pool, sizeof *to.order)};
    to.order->dims = s->dims;
    to.order->place = pool_take_many(c->pool, (size_t)to_place(p, seat) + 1, sizeof *to.order->place);
    rest_begin(c->pool, p);
    place_wished(&to, &places);
    while (to_place(p, seat) > 0 && placement_exists(p) && place_anywhere(&to)) continue;
    move_wished(c, s->position, to.order, &moves);
    mark_ballots(c, b, &places, &moves, s->dims);
    b->tally = json_new_object(c);
    json_add(b->tally, "placements", wishes_json(c, &places));
    json_add(b->tally, "movements", wishes_json(c, &moves));
    return to.order;
}
