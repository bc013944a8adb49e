/* parse.c - converts orders from JSON and back (R13). Only the shape is checked; the referee checks the rules. */
#include "games/stratic/stratic.h"

enum { COORDINATE_MAX = 999999999, PLACES_MAX = 20000, MOVES_MAX = 64, TEXT_MAX = 250000 };

struct reader {
    struct ctx *c;
    struct verdicts *v;
};

static bool bad(const struct reader *r, const char *path, const char *hint)
{
    return refuse(r->c, r->v, 0, path, FAULT_BAD_REQUEST, hint);
}

/* Only the members named in `known` ("|type|front|back|") are allowed. */
static bool only(const struct reader *r, json_object *o, const char *path, const char *known)
{
    json_object_object_foreach (o, key, member) {
        (void)member;
        const char *barred = pool_print(r->c->pool, "|%s|", key);
        if (strchr(key, '|') || !strstr(known, barred))
            return bad(r, pool_print(r->c->pool, "%s/%.60s", path, key), "no such member here");
    }
    return true;
}

static const char *text_of(json_object *value)
{
    if (!json_object_is_type(value, json_type_string)) return NULL;
    const char *text = json_object_get_string(value);
    return strlen(text) == (size_t)json_object_get_string_len(value) ? text : NULL;
}

static bool read_kind(const struct reader *r, json_object *o, const char *path, int *ret_kind)
{
    const char *text = text_of(json_member(o, "kind"));
    *ret_kind = text && strlen(text) == 1 ? kind_of_letter(*text) : NO_KIND;
    return *ret_kind != NO_KIND || bad(r, pool_print(r->c->pool, "%s/kind", path), "one of C I A F");
}

static bool read_promote(const struct reader *r, json_object *o, const char *path, int *ret_kind)
{
    json_object *member = NULL;
    *ret_kind = NO_KIND;
    if (!json_object_object_get_ex(o, "promote", &member)) return true;
    const char *text = text_of(member);
    if (text && strlen(text) == 1) *ret_kind = kind_of_letter(*text);
    return *ret_kind == AGGRESSOR || *ret_kind == INTERDICTOR ||
           bad(r, pool_print(r->c->pool, "%s/promote", path), "A or I");
}

static bool read_act(const struct reader *r, json_object *o, const char *path, int *ret_act)
{
    static const char *const ACT_NAMES[] = {"", "move", "capture", "occupy", "breach", "swap", "crush"};
    json_object *member = NULL;
    *ret_act = NO_ACT;
    if (!json_object_object_get_ex(o, "act", &member)) return true;
    const char *text = text_of(member);
    for (int act = MOVE; text && act <= CRUSH; act++)
        if (strcmp(text, ACT_NAMES[act]) == 0) *ret_act = act;
    return *ret_act != NO_ACT ||
           bad(r, pool_print(r->c->pool, "%s/act", path), "move capture occupy breach swap or crush");
}

/* A square: two or three integers, the same number in the whole order. */
static bool read_spot(const struct reader *r, json_object *value, const char *path, game_order *order,
                      struct spot *ret_spot)
{
    size_t n = json_object_is_type(value, json_type_array) ? json_object_array_length(value) : 0;
    int64_t at[3] = {0, 0, 0};
    for (size_t i = 0; i < n && n <= 3; i++) {
        json_object *number = json_object_array_get_idx(value, i);
        if (!json_object_is_type(number, json_type_int)) n = 0;
        else at[i] = json_object_get_int64(number);
        if (at[i] < -COORDINATE_MAX || at[i] > COORDINATE_MAX) n = 0;
    }
    if (order->dims == 0) order->dims = (int)n;
    if (n < 2 || n > 3 || order->dims != (int)n)
        return bad(r, path, "a square is a list of integers like [4,0]");
    *ret_spot = (struct spot){(int)at[0], (int)at[1], (int)at[2]};
    return true;
}

static bool read_place(const struct reader *r, json_object *o, const char *path, game_order *order)
{
    struct order_place *place = &order->place[order->place_n++];
    const char *known = order->is_setup ? "|kind|at|" : "|kind|at|promote|";
    if (!json_object_is_type(o, json_type_object)) return bad(r, path, "an object with kind and at");
    if (!only(r, o, path, known) || !read_kind(r, o, path, &place->kind)) return false;
    return read_spot(r, json_member(o, "at"), pool_print(r->c->pool, "%s/at", path), order, &place->at) &&
           read_promote(r, o, path, &place->promote);
}

static bool read_move(const struct reader *r, json_object *o, const char *path, game_order *order)
{
    struct order_move *move = &order->move[order->move_n++];
    struct pool *pool = r->c->pool;
    if (!json_object_is_type(o, json_type_object)) return bad(r, path, "an object with kind, from and to");
    if (!only(r, o, path, "|kind|from|to|act|then|promote|") || !read_kind(r, o, path, &move->kind))
        return false;
    if (!read_spot(r, json_member(o, "from"), pool_print(pool, "%s/from", path), order, &move->from))
        return false;
    if (!read_spot(r, json_member(o, "to"), pool_print(pool, "%s/to", path), order, &move->to)) return false;
    move->chain = json_object_object_get_ex(o, "then", NULL);
    if (move->chain &&
        !read_spot(r, json_member(o, "then"), pool_print(pool, "%s/then", path), order, &move->then))
        return false;
    return read_act(r, o, path, &move->act) && read_promote(r, o, path, &move->promote);
}

/* A list of placements or movements; absent is empty. */
static bool read_items(const struct reader *r, json_object *o, const char *key, game_order *order)
{
    json_object *list = NULL;
    bool moves = strcmp(key, "moves") == 0;
    if (!json_object_object_get_ex(o, key, &list)) return true;
    if (!json_object_is_type(list, json_type_array))
        return bad(r, pool_print(r->c->pool, "/%s", key), "a list");
    size_t n = json_object_array_length(list);
    if (n > (moves ? MOVES_MAX : PLACES_MAX))
        return bad(r, pool_print(r->c->pool, "/%s", key), "the list is too long");
    if (moves) order->move = pool_take_many(r->c->pool, n + 1, sizeof *order->move);
    else order->place = pool_take_many(r->c->pool, n + 1, sizeof *order->place);
    for (size_t i = 0; i < n; i++) {
        const char *path = pool_print(r->c->pool, "/%s/%zu", key, i);
        json_object *item = json_object_array_get_idx(list, i);
        if (moves ? !read_move(r, item, path, order) : !read_place(r, item, path, order)) return false;
    }
    return true;
}

/* R15.3 */
static bool read_notation(const struct reader *r, const char *text, const char *path, game_order *order)
{
    const char *wrong;
    if (!text || strlen(text) > TEXT_MAX) return bad(r, path, "a text");
    order->is_text = true;
    if (turn_read(r->c, text, order, &wrong)) return true;
    return refuse(r->c, r->v, 0, path, FAULT_BAD_NOTATION, wrong);
}

static bool read_turn(const struct reader *r, json_object *o, game_order *order)
{
    json_object *member = NULL;
    if (!only(r, o, "", "|type|text|place|moves|")) return false;
    bool lists = json_object_object_get_ex(o, "place", NULL) || json_object_object_get_ex(o, "moves", NULL);
    if (json_object_object_get_ex(o, "text", &member) == lists)
        return bad(r, "/text", "either text or place and moves");
    if (lists) return read_items(r, o, "place", order) && read_items(r, o, "moves", order);
    return read_notation(r, text_of(member), "/text", order);
}

static bool read_setup(const struct reader *r, json_object *o, game_order *order)
{
    order->is_setup = true;
    if (json_object_object_get_ex(o, "pieces", NULL))
        return only(r, o, "", "|type|pieces|") && read_items(r, o, "pieces", order);
    if (!only(r, o, "", "|type|front|back|")) return false;
    order->front = text_of(json_member(o, "front"));
    order->back = text_of(json_member(o, "back"));
    if (!order->front || strlen(order->front) > 64) return bad(r, "/front", "a text of ten letters");
    if (!order->back || strlen(order->back) > 64) return bad(r, "/back", "a text of ten letters");
    order->front = pool_copy(r->c->pool, order->front);
    order->back = pool_copy(r->c->pool, order->back);
    return true;
}

/* Text as stratic_notation prints it: a turn, the two rows of a setup with a slash between them, or its pieces with @.
 * No turn contains these signs. */
static bool read_text(const struct reader *r, const char *text, game_order *order)
{
    const char *slash = text ? strchr(text, '/') : NULL, *wrong;
    if (text && strchr(text, '@') && strlen(text) <= TEXT_MAX) {
        order->is_setup = order->is_text = true;
        return setup_read(r->c, text, order, &wrong) || refuse(r->c, r->v, 0, "", FAULT_BAD_NOTATION, wrong);
    }
    if (!slash) return read_notation(r, text, "", order);
    if (strlen(text) > 64) return bad(r, "", "a setup is like FFFFFFFFFF/AAA.CIAAAA");
    order->is_setup = true;
    order->front = pool_copy_bytes(r->c->pool, text, (size_t)(slash - text));
    order->back = pool_copy(r->c->pool, slash + 1);
    return true;
}

game_order *stratic_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts)
{
    struct reader r = {c, verdicts};
    game_order *order = pool_take(c->pool, sizeof *order);
    if (json_object_is_type(sent, json_type_string))
        return read_text(&r, text_of(sent), order) ? order : NULL;
    const char *type = text_of(json_member(sent, "type"));
    if (type && strcmp(type, "turn") == 0) return read_turn(&r, sent, order) ? order : NULL;
    if (type && strcmp(type, "setup") == 0) return read_setup(&r, sent, order) ? order : NULL;
    bad(&r, "/type", "an order is an object of type setup or turn, or its notation as text");
    return NULL;
}

game_order *order_copy(struct ctx *c, const game_order *from)
{
    game_order *order = pool_take(c->pool, sizeof *order);
    *order = *from;
    order->move = pool_take_many(c->pool, (size_t)from->move_n + 1, sizeof *order->move);
    if (from->move_n) memcpy(order->move, from->move, (size_t)from->move_n * sizeof *order->move);
    return order;
}

/* Writing */

json_object *spot_json(struct ctx *c, struct spot at, int dims)
{
    json_object *list = json_new_array(c);
    json_push_int(list, at.x);
    json_push_int(list, at.y);
    if (dims == 3) json_push_int(list, at.z);
    return list;
}

static void add_kind(json_object *o, const char *key, int kind)
{
    if (kind != NO_KIND) json_add_text(o, key, (char[]){kind_letter(kind), 0});
}

static json_object *move_json(struct ctx *c, const struct order_move *m, int dims)
{
    static const char *const ACT_NAMES[] = {NULL, "move", "capture", "occupy", "breach", "swap", "crush"};
    json_object *o = json_new_object(c);
    add_kind(o, "kind", m->kind);
    json_add(o, "from", spot_json(c, m->from, dims));
    json_add(o, "to", spot_json(c, m->to, dims));
    if (m->act != NO_ACT) json_add_text(o, "act", ACT_NAMES[m->act]);
    if (m->chain) json_add(o, "then", spot_json(c, m->then, dims));
    add_kind(o, "promote", m->promote);
    return o;
}

static json_object *place_json(struct ctx *c, const struct order_place *place, int dims)
{
    json_object *o = json_new_object(c);
    add_kind(o, "kind", place->kind);
    json_add(o, "at", spot_json(c, place->at, dims));
    add_kind(o, "promote", place->promote);
    return o;
}

/* The canonical JSON; a setup that was never judged keeps its form. */
json_object *stratic_write(struct ctx *c, const game_order *order)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "type", order->is_setup ? "setup" : "turn");
    if (order->is_setup) {
        setup_members(c, order, o);
        return o;
    }
    json_object *place = json_new_array(c), *moves = json_new_array(c);
    for (int i = 0; i < order->place_n; i++) json_push(place, place_json(c, &order->place[i], order->dims));
    for (int i = 0; i < order->move_n; i++) json_push(moves, move_json(c, &order->move[i], order->dims));
    json_add(o, "place", place);
    json_add(o, "moves", moves);
    return o;
}
