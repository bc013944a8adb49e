/* plain.c - the plainest form of what has no file of its own yet: views, legal lists, the picture and the story.
 * Each function leaves when its file comes. */
#include "base/sketch.h"
#include "games/stratagem/state.h"

/* ---- views ---------------------------------------------------------------------------------------------------- */

static json_object *province_view(struct ctx *c, const struct world *w, int p)
{
    json_object *o = json_new_object(c), *units = json_new_object(c);
    json_add_text(o, "code", MAP[p].code);
    json_add_text(o, "owner", seat_name(w->owner[p]));
    json_add_int(o, "buildings", w->buildings[p]);
    for (int seat = 0; seat < w->seats; seat++) {
        json_object *counts = json_new_array(c);
        for (int kind = 0; kind < UNIT_KINDS; kind++) json_push_int(counts, units_at(w, p, seat, kind));
        if (w->present[p] >> seat & 1) json_add(units, seat_name(seat), counts);
    }
    json_add(o, "units", units);
    return o;
}

static json_object *realm_view(struct ctx *c, const struct world *w, int seat)
{
    const struct realm *r = &w->realm[seat];
    json_object *o = json_new_object(c), *relations = json_new_array(c);
    json_add_text(o, "civ", CIV[r->civ].name);
    json_add_int(o, "age", r->age);
    json_add_int(o, "food", r->stock[FOOD]);
    json_add_int(o, "iron", r->stock[IRON]);
    json_add_int(o, "gold", r->stock[GOLD]);
    json_add_bool(o, "active", realm_active(w, seat));
    for (int other = 0; other < w->seats; other++)
        json_push_text(relations, relation_name((enum relation)w->relation[seat][other]));
    json_add(o, "relations", relations);
    return o;
}

static json_object *talk_view(struct ctx *c, const game_known *known)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < known->letters; i++) json_push_text(list, known->letter[i].text);
    for (int from = 0; from < known->world.seats; from++)
        for (int to = 0; to < known->world.seats; to++)
            if (known->proposal[from][to].turn)
                json_push_text(list, pool_print(c->pool, "p%d?p%d %s", from, to,
                                                relation_name(known->proposal[from][to].kind)));
    return list;
}

json_object *strat_view(struct ctx *c, const game_known *known, bool compact, json_object *window)
{
    (void)compact, (void)window;
    json_object *view = json_new_object(c), *provinces = json_new_array(c), *realms = json_new_array(c);
    json_add_int(view, "turn", known->world.turn);
    json_add_text(view, "phase", stage_name(known->stage));
    json_add_int(view, "ready", known->ready);
    json_add_int(view, "handed_in", known->handed_in);
    for (int p = 0; p < PROVINCES; p++)
        if (known->seen >> p & 1) json_push(provinces, province_view(c, &known->world, p));
    for (int seat = 0; seat < known->world.seats; seat++)
        json_push(realms, realm_view(c, &known->world, seat));
    json_add(view, "provinces", provinces);
    json_add(view, "realms", realms);
    json_add(view, "talk", talk_view(c, known));
    json_add_text(view, "reason", reason_name(known->world.reason));
    return view;
}

json_object *strat_legal(struct ctx *c, const game_known *known, const game_order *partial)
{
    (void)partial;
    json_object *legal = json_new_object(c), *moves = json_new_array(c);
    for (int p = 0; p < PROVINCES && known->viewer < known->world.seats; p++)
        if (known->world.present[p] >> known->viewer & 1) json_push_text(moves, MAP[p].code);
    json_add(legal, "moves", moves);
    return legal;
}

const char *strat_picture(struct ctx *c, const game_known *known)
{
    struct sketch s = sketch_new(c->pool, 1000, 1000, "Stratagem");
    for (int p = 0; p < PROVINCES; p++)
        sketch_add(&s, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>", MAP[p].x, MAP[p].y,
                   known->seen >> p & 1 ? 30 : 20);
    return sketch_end(&s);
}

/* ---- notation ------------------------------------------------------------------------------------------------- */

const char *strat_item_notation(struct ctx *c, const game_order *order, enum order_list list, int item)
{
    (void)order;
    return pool_print(c->pool, "%s %d", LIST_NAME[list], item);
}

const char *strat_notation(struct ctx *c, const game_order *order)
{
    return json_text(c, strat_write(c, order));
}

/* ---- the story ------------------------------------------------------------------------------------------------ */

void story_tell(struct ctx *c, const game_state *after, const game_order *const orders[REALMS],
                const struct chronicle *chronicle, struct tale *tale)
{
    for (int seat = 0; seat < after->world.seats; seat++)
        if (orders[seat])
            tale_tell(tale,
                      (struct tale_line){1u << seat, "orders", seat, strat_notation(c, orders[seat]), NULL});
    tale_tell(tale,
              (struct tale_line){TALE_ALL, "turn", -1, pool_print(c->pool, "%d", chronicle->turn), NULL});
}
