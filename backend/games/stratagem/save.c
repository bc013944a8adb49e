/* save.c - writes the full state as JSON. Equal states save to equal bytes: members in a fixed order, everything that a
 * later event or a view can need, and nothing else. */
#include "games/stratagem/state.h"
#include <string.h>

enum { UNIT_CELLS = UNIT_KINDS * VETERANCIES, HAPPENING_INTS = 9 + UNIT_KINDS, FAULT_AT = 7 };

/* Saving */

static json_object *ints(struct ctx *c, const int *from, int n)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < n; i++) json_push_int(list, from[i]);
    return list;
}

static json_object *bytes(struct ctx *c, const uint8_t *from, int n)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < n; i++) json_push_int(list, from[i]);
    return list;
}

static json_object *sets(struct ctx *c, const uint32_t *from, int n)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < n; i++) json_push_int(list, from[i]);
    return list;
}

static json_object *save_limits(struct ctx *c, const struct limits *limits)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "max_turns", limits->max_turns);
    json_add_int(o, "gold_goal", limits->gold_goal);
    json_add_int(o, "domination", limits->domination);
    json_add_int(o, "vault", limits->vault);
    json_add_bool(o, "fog", limits->fog);
    return o;
}

/* {"fg": {"p0": [militia of veterancy 0, 1, 2, infantry ...]}}: only where there are units. */
static json_object *save_units(struct ctx *c, const struct world *w)
{
    json_object *units = json_new_object(c);
    for (int p = 0; p < PROVINCES; p++) {
        if (!w->present[p]) continue;
        json_object *here = json_new_object(c);
        for (int seat = 0; seat < w->seats; seat++)
            if (w->present[p] >> seat & 1)
                json_add(here, seat_name(seat), ints(c, &w->units[p][seat][0][0], UNIT_CELLS));
        json_add(units, MAP[p].code, here);
    }
    return units;
}

static json_object *save_realm(struct ctx *c, const struct realm *r)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "civ", CIV[r->civ].name);
    json_add(o, "stock", ints(c, r->stock, GOODS));
    json_add_int(o, "age", r->age);
    json_add(o, "techs", bytes(c, r->tech, r->techs));
    json_add_bool(o, "alive", r->alive);
    json_add_bool(o, "resigned", r->resigned);
    json_add_int(o, "left_turn", r->left_turn);
    json_add_int(o, "marks", r->marks);
    json_add_int(o, "streak", r->streak);
    json_add_int(o, "timeouts", r->timeouts);
    json_add_int(o, "capital", r->capital);
    return o;
}

static json_object *save_relations(struct ctx *c, const struct world *w)
{
    json_object *list = json_new_array(c);
    for (int a = 0; a < w->seats; a++)
        for (int b = a + 1; b < w->seats; b++) {
            const int row[] = {a, b, w->relation[a][b], w->covered[a][b]};
            if (row[2] != WAR) json_push(list, ints(c, row, 4));
        }
    return list;
}

static json_object *save_routes(struct ctx *c, const struct world *w)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < w->routes; i++) {
        const struct route *r = &w->route[i];
        const int row[] = {r->from, r->to, r->owner, r->partner, r->raiders, r->got[0], r->got[1]};
        json_push(list, ints(c, row, 7));
    }
    return list;
}

static json_object *save_proposals(struct ctx *c, const game_state *s)
{
    json_object *list = json_new_array(c);
    for (int from = 0; from < s->world.seats; from++)
        for (int to = 0; to < s->world.seats; to++) {
            const int row[] = {from, to, s->proposal[from][to].turn, (int)s->proposal[from][to].kind};
            if (row[2]) json_push(list, ints(c, row, 4));
        }
    return list;
}

static json_object *save_letters(struct ctx *c, const game_state *s)
{
    json_object *list = json_new_array(c);
    for (const struct letter *l = s->first_letter; l; l = l->next) {
        json_object *o = json_new_object(c);
        json_add_int(o, "turn", l->turn);
        json_add_int(o, "from", l->from);
        json_add_int(o, "to", l->to);
        json_add_text(o, "text", l->text);
        json_push(list, o);
    }
    return list;
}

/* The last resolution */

static json_object *save_battle(struct ctx *c, const struct battle *b)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "province", b->province);
    json_add_int(o, "defender", b->defender);
    json_add_int(o, "winner", b->winner);
    json_add(o, "sides", sets(c, b->side, b->sides));
    json_add(o, "totals", ints(c, b->total, b->sides));
    json_add(o, "lost", ints(c, b->lost, REALMS));
    json_add(o, "before", ints(c, &b->before[0][0], REALMS * UNIT_KINDS));
    json_add(o, "after", ints(c, &b->after[0][0], REALMS * UNIT_KINDS));
    return o;
}

/* Numbers in the order of the struct; zeros at the end are left out. A fault is saved as its code: its number changes
 * whenever a fault is added anywhere, and the bytes of a state must not. */
static json_object *save_happening(struct ctx *c, const struct happening *h)
{
    int row[HAPPENING_INTS] = {(int)h->kind, h->province, h->seat, h->other, (int)h->seats,
                               h->n[0],      h->n[1],     h->n[2], h->n[3]};
    int n = HAPPENING_INTS;
    memcpy(row + HAPPENING_INTS - UNIT_KINDS, h->units, sizeof h->units);
    while (n > 1 && !row[n - 1]) n--;
    json_object *list = ints(c, row, n);
    if (h->kind == HAPPENED_DROPPED)
        json_object_array_put_idx(list, FAULT_AT,
                                  json_object_new_string(fault_fact((enum fault)h->n[2])->code));
    return list;
}

static json_object *save_chronicle(struct ctx *c, const struct chronicle *last)
{
    if (!last) return NULL;
    json_object *o = json_new_object(c), *battles = json_new_array(c), *list = json_new_array(c);
    for (int i = 0; i < last->battles; i++) json_push(battles, save_battle(c, &last->battle[i]));
    for (int i = 0; i < last->count; i++) json_push(list, save_happening(c, &last->happening[i]));
    json_add_int(o, "turn", last->turn);
    json_add(o, "sight_before", sets(c, last->sight_before, REALMS));
    json_add(o, "sight_after", sets(c, last->sight_after, REALMS));
    json_add(o, "battles", battles);
    json_add(o, "happenings", list);
    return o;
}

json_object *strat_save(struct ctx *c, const game_state *s)
{
    const struct world *w = &s->world;
    json_object *o = json_new_object(c), *realms = json_new_array(c);
    json_add_text(o, "variant", s->variant->id);
    if (w->version > 1)
        json_add_int(o, "rules", w->version); /* states of version 1 keep their bytes and hashes */
    json_add_text(o, "stage", stage_name(s->stage));
    json_add_int(o, "turn", w->turn);
    json_add(o, "limits", save_limits(c, &w->limits));
    json_add(o, "owner", bytes(c, w->owner, PROVINCES));
    json_add(o, "buildings", bytes(c, w->buildings, PROVINCES));
    json_add(o, "units", save_units(c, w));
    for (int seat = 0; seat < w->seats; seat++) json_push(realms, save_realm(c, &w->realm[seat]));
    json_add(o, "realms", realms);
    json_add(o, "relations", save_relations(c, w));
    json_add(o, "routes", save_routes(c, w));
    json_add(o, "proposals", save_proposals(c, s));
    json_add_int(o, "ready", s->ready);
    json_add(o, "sent", ints(c, s->sent, w->seats));
    json_add(o, "letters", save_letters(c, s));
    json_add(o, "last", save_chronicle(c, s->last));
    json_add_int(o, "winners", w->winners);
    json_add_text(o, "reason", reason_name(w->reason));
    return o;
}
