/* events.c - the events of the last resolution in the format of R21.3: short arrays for programs. The nation's own
 * events come first, then the public ones, each group in the order of the resolution. */
#include "games/cosair/tell.h"

const char *outcome_name(int outcome)
{
    static const char *const NAME[] = {"success", "fled", "caught"};
    return NAME[outcome];
}

void add_battle(json_object *row, const struct battle *b)
{
    json_add_int(row, "planet", b->planet);
    json_add_int(row, "att", b->attacker);
    json_add_int(row, "def", b->defender);
    json_add_int(row, "att_cruisers", b->att_cruisers);
    json_add_int(row, "att_transports", b->att_transports);
    json_add_int(row, "def_cruisers", b->def_cruisers);
    json_add_int(row, "mines", b->mines);
    json_add_int(row, "mine_hits", b->mine_hits);
    json_add_bool(row, "space", b->won);
    json_add_int(row, "att_left", b->att_left);
    json_add_int(row, "def_left", b->def_left);
    if (b->landed) json_add_int(row, "need", b->need);
    if (b->conquered) json_add_bool(row, "conquered", true);
}

static json_object *event(struct ctx *c, const char *name)
{
    json_object *row = json_new_array(c);
    json_push_text(row, name);
    return row;
}

static json_object *event_at(struct ctx *c, const char *name, int number)
{
    json_object *row = event(c, name);
    json_push_int(row, number);
    return row;
}

static json_object *battle_event(struct ctx *c, const struct battle *battle)
{
    json_object *row = event(c, "battle"), *facts = json_new_object(c);
    add_battle(facts, battle);
    json_push(row, facts);
    return row;
}

static json_object *mission_event(struct ctx *c, const struct happening *h, int seat)
{
    bool own = h->seat == seat;
    json_object *row = own ? event(c, "mission") : event_at(c, "discovered", h->seat);
    json_push_text(row, AGENT_KEY[h->agent]);
    json_push_text(row, MISSION[h->what].name);
    json_push_int(row, h->planet);
    json_push_text(row, outcome_name(h->n[0]));
    return row;
}

/* A nation's own event; NULL where R21.3 has no format for it. */
static json_object *own_event(struct ctx *c, const struct chronicle *chronicle, const struct happening *h,
                              int seat)
{
    json_object *row;
    switch (h->kind) {
    case HAPPENED_BUILT:
        row = event_at(c, "built", h->planet);
        json_push_text(row, ITEM[h->what].name);
        return row;
    case HAPPENED_RESEARCHED:
        row = event(c, "researched");
        json_push_text(row, TECHNOLOGY[h->what].name);
        return row;
    case HAPPENED_FOUNDED: return event_at(c, "founded", h->planet);
    case HAPPENED_BATTLE: return battle_event(c, &chronicle->battle[h->n[0]]);
    case HAPPENED_MISSION: return mission_event(c, h, seat);
    case HAPPENED_RETURNED: return event_at(c, "returned_colony", h->planet);
    default: return NULL;
    }
}

static json_object *public_event(struct ctx *c, const struct happening *h)
{
    json_object *row;
    switch (h->kind) {
    case HAPPENED_NEW: return event_at(c, "new", h->planet);
    case HAPPENED_OWNER:
        row = event_at(c, "owner", h->planet);
        json_push_int(row, h->other);
        return row;
    case HAPPENED_OUT: return event_at(c, "out", h->other);
    case HAPPENED_RESIGNED: return event_at(c, "resigned", h->other);
    case HAPPENED_END:
        row = event(c, "end");
        json_push_text(row, end_name((enum reason)h->what));
        return row;
    default: return NULL;
    }
}

void own_events(struct ctx *c, const struct chronicle *chronicle, int seat, json_object *ret_list)
{
    for (int i = 0; chronicle && i < chronicle->count; i++) {
        const struct happening *h = &chronicle->happening[i];
        json_object *row = NULL;
        if (h->seat != NONE && news_audience(h) >> seat & 1) row = own_event(c, chronicle, h, seat);
        if (row) json_push(ret_list, row);
    }
}

void public_events(struct ctx *c, const struct chronicle *chronicle, json_object *ret_list)
{
    for (int i = 0; chronicle && i < chronicle->count; i++) {
        json_object *row = public_event(c, &chronicle->happening[i]);
        if (row) json_push(ret_list, row);
    }
}
