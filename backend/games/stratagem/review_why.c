/* review_why.c - why orders were worse than others. First which part of the better orders makes the difference, by
 * putting each into the orders played; for marches, what becomes of provinces under both. */
#include "games/stratagem/review.h"

enum part { PART_MARCHES, PART_RECRUITS, PART_BUILDINGS, PART_RESEARCH, PART_ROUTES, PARTS };

/* The orders played, with one part of the better ones. A betrayal goes with the marches that need it. */
static game_order with_part(const struct trial_of_orders *t, enum part part)
{
    game_order o = *t->played;
    const game_order *best = t->best;
    switch (part) {
    case PART_MARCHES:
        o.marches = best->marches, o.march = best->march;
        o.breaks = best->breaks, o.broken = best->broken;
        o.notices = best->notices, o.notice = best->notice;
        break;
    case PART_RECRUITS: o.recruitings = best->recruitings, o.recruit = best->recruit; break;
    case PART_BUILDINGS: o.builds = best->builds, o.build = best->build; break;
    case PART_RESEARCH: o.research = best->research; break;
    default: o.links = best->links, o.link = best->link; o.drops = best->drops, o.drop = best->drop;
    }
    return o;
}

/* Of equals the first, so that war comes before the household. */
static enum part part_that_matters(struct trial_of_orders *t, int *ret_gain)
{
    enum part most = PART_MARCHES;
    for (int part = 0; part < PARTS; part++) {
        game_order o = with_part(t, (enum part)part);
        int gain = review_gain(t, &o);
        if (part && gain <= *ret_gain) continue;
        *ret_gain = gain;
        most = (enum part)part;
    }
    return most;
}

static json_object *reason(struct ctx *c, const char *code)
{
    json_object *why = json_new_object(c);
    json_add_text(why, "code", code);
    return why;
}

static json_object *reason_at(struct ctx *c, const char *code, int at)
{
    json_object *why = reason(c, code);
    json_add_text(why, "province", MAP[at].code);
    return why;
}

/* Marches */

static int goal_of(const struct march *m) { return m->path[m->steps - 1]; }

/* The fighters that the orders send to a province, and their strength before bonuses. */
static int senders(const struct trial_of_orders *t, const game_order *order, int at, int *ret_strength)
{
    const struct world *w = &t->known->world;
    int count = 0, extra = realm_knows(w, t->known->viewer, TACTICS);
    *ret_strength = 0;
    for (int i = 0; i < order->marches; i++)
        for (int kind = 0; goal_of(&order->march[i]) == at && kind < UNIT_KINDS; kind++) {
            int n = kind == SCOUT ? 0 : order->march[i].units[kind];
            count += n;
            *ret_strength += n * (unit_of(w, t->known->viewer, kind)->strength + extra);
        }
    return count;
}

/* The enemy fighters that the viewer sees in a province, and their strength in defence. */
static int defenders(const struct trial_of_orders *t, int at, int *ret_strength)
{
    const struct world *w = &t->known->world;
    int count = 0;
    *ret_strength = 0;
    for (int seat = 0; seat < w->seats; seat++) {
        if (!hostile(w, t->known->viewer, seat)) continue;
        int n = fighters_at(w, at, seat);
        count += n;
        *ret_strength += raw_strength(w, at, seat);
        if (n && w->owner[at] == seat)
            *ret_strength += province_defence(w, at) + (MAP[at].terrain == MOUNTAIN ? n : 0);
    }
    return count;
}

/* In how many of the worlds the viewer owns each province after the orders. */
static void count_held(struct trial_of_orders *t, const game_order *order, int ret_held[PROVINCES])
{
    for (int at = 0; at < PROVINCES; at++) ret_held[at] = 0;
    for (int g = 0; g < t->worlds.guesses; g++) {
        struct world w;
        foresight_resolve(&t->worlds, g, t->known->viewer, order, &w);
        for (int at = 0; at < PROVINCES; at++) ret_held[at] += w.owner[at] == t->known->viewer;
    }
}

/* An attack on more than it can beat, by what was seen there, without which the orders are better. */
static json_object *lost_attack(struct trial_of_orders *t, int gain)
{
    for (int at = 0; at < PROVINCES; at++) {
        int own, foes, count = senders(t, t->played, at, &own), against = defenders(t, at, &foes);
        if (!count || !against || own >= foes) continue;
        game_order o = *t->played;
        o.march = pool_take_many(t->c->pool, (size_t)t->played->marches, sizeof *o.march);
        o.marches = 0;
        for (int i = 0; i < t->played->marches; i++)
            if (goal_of(&t->played->march[i]) != at) o.march[o.marches++] = t->played->march[i];
        if (review_gain(t, &o) * 3 < gain) continue;
        json_object *why = reason_at(t->c, "attack_lost", at);
        json_add_int(why, "units", count);
        json_add_int(why, "own", own);
        json_add_int(why, "against", against);
        json_add_int(why, "foes", foes);
        return why;
    }
    return NULL;
}

/* Enemies that the viewer sees next to a province. */
static int foes_around(const struct trial_of_orders *t, int at)
{
    int sum = 0;
    for (int i = 0; i < MAP[at].neighbours; i++)
        for (int seat = 0; seat < t->known->world.seats; seat++)
            if (hostile(&t->known->world, t->known->viewer, seat))
                sum += raw_strength(&t->known->world, MAP[at].neighbour[i], seat);
    return sum;
}

/* The province whose owner differs most between the two orders, among the viewer's own ones or the others. */
static int most_changed(const struct trial_of_orders *t, bool own, const int held[PROVINCES],
                        const int better[PROVINCES])
{
    int found = -1, most = t->worlds.guesses / 4, me = t->known->viewer;
    for (int at = 0; at < PROVINCES; at++) {
        bool is_capital = at == t->known->world.realm[me].capital;
        int change = (better[at] - held[at]) * (is_capital ? 2 : 1);
        if ((t->known->world.owner[at] == me) != own || !(t->known->seen >> at & 1) || change <= most)
            continue;
        found = at;
        most = change;
    }
    return found;
}

static json_object *left_open(const struct trial_of_orders *t, int at)
{
    json_object *why = reason_at(t->c, "left_open", at);
    json_add_bool(why, "capital", at == t->known->world.realm[t->known->viewer].capital);
    json_add_int(why, "foes", foes_around(t, at));
    return why;
}

static json_object *not_taken(const struct trial_of_orders *t, int at)
{
    int foes, owner = t->known->world.owner[at], count = defenders(t, at, &foes), own;
    json_object *why = reason_at(t->c, "not_taken", at);
    json_add_text(why, "owner", owner == NOBODY ? NULL : seat_name(owner));
    json_add_bool(why, "capital", owner != NOBODY && at == t->known->world.realm[owner].capital);
    senders(t, t->best, at, &own);
    json_add_int(why, "own", own);
    json_add_int(why, "against", count);
    json_add_int(why, "foes", foes);
    return why;
}

static json_object *why_marches(struct trial_of_orders *t, int gain)
{
    int held[PROVINCES], better[PROVINCES];
    json_object *why = lost_attack(t, gain);
    if (why) return why;
    count_held(t, t->played, held);
    count_held(t, t->best, better);
    int open = most_changed(t, true, held, better), free = most_changed(t, false, held, better);
    if (open >= 0) return left_open(t, open);
    if (free >= 0) return not_taken(t, free);
    return reason(t->c, "marches");
}

/* The household */

static json_object *why_recruits(const struct trial_of_orders *t)
{
    for (int i = 0; i < t->best->recruitings; i++) {
        const struct recruits *one = &t->best->recruit[i];
        int more = one->count;
        for (int k = 0; k < t->played->recruitings; k++)
            if (t->played->recruit[k].at == one->at && t->played->recruit[k].kind == one->kind)
                more -= t->played->recruit[k].count;
        if (more <= 0) continue;
        json_object *why = reason_at(t->c, "recruit", one->at);
        json_add_text(why, "unit", UNIT[one->kind].name);
        json_add_int(why, "n", more);
        return why;
    }
    return reason(t->c, "saved");
}

static json_object *why_buildings(const struct trial_of_orders *t)
{
    for (int i = 0; i < t->best->builds; i++) {
        const struct works *one = &t->best->build[i];
        bool had = false;
        for (int k = 0; k < t->played->builds; k++)
            had |= t->played->build[k].at == one->at && t->played->build[k].what == one->what;
        if (had) continue;
        json_object *why = reason_at(t->c, "build", one->at);
        json_add_text(why, "what", BUILDING[one->what].name);
        return why;
    }
    return reason(t->c, "saved");
}

static json_object *why_research(const struct trial_of_orders *t)
{
    int what = t->best->research;
    if (what == RESEARCH_NONE) return reason(t->c, "saved");
    json_object *why = reason(t->c, "research");
    json_add_text(why, "what", what == RESEARCH_AGE ? "age" : TECH[what].name);
    return why;
}

json_object *review_why(struct trial_of_orders *t)
{
    int gain = 0;
    switch (part_that_matters(t, &gain)) {
    case PART_MARCHES: return why_marches(t, gain);
    case PART_RECRUITS: return why_recruits(t);
    case PART_BUILDINGS: return why_buildings(t);
    case PART_RESEARCH: return why_research(t);
    default: return reason(t->c, "routes");
    }
}
