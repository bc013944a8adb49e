/* move.c - movement in steps, all groups at once (R6.1-R6.4). */
#include "games/stratagem/resolve.h"
#include <string.h>

struct march_off {
    const struct world *w;
    int groups;
    struct group *group;
};

/* Take units of one kind, veterans first (R4.6). */
static void take(int from[VETERANCIES], int count, int to[VETERANCIES])
{
    for (int veterancy = VETERANCIES - 1; veterancy >= 0; veterancy--) {
        int some = count < from[veterancy] ? count : from[veterancy];
        from[veterancy] -= some;
        to[veterancy] += some;
        count -= some;
    }
}

static int group_strength(const struct world *w, const struct group *g)
{
    int strength = 0, tactics = realm_knows(w, g->seat, TACTICS);
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        const int *units = g->units[kind];
        int own = unit_of(w, g->seat, kind)->strength + tactics;
        strength += (units[0] + units[1] + units[2]) * own + units[1] + 2 * units[2];
    }
    return strength;
}

/* Units of an accepted move that travel together: its fighters, or its Scouts. */
static void muster(struct world *w, struct resolution *r, int seat, const struct march *item, bool scouts)
{
    struct group *g = &r->group[r->groups++];
    int first = scouts ? SCOUT : 0, last = scouts ? SCOUT : UNIT_KINDS - 1;
    g->seat = seat, g->march = item, g->scouts = scouts;
    g->at = g->from = item->from;
    g->done = g->strength = 0;
    g->back = g->stopped = g->halted = false;
    memset(g->units, 0, sizeof g->units);
    for (int kind = first; kind <= last; kind++)
        if (item->units[kind] && (scouts || kind != SCOUT))
            take(w->units[item->from][seat][kind], item->units[kind], g->units[kind]);
    if (!scouts) g->strength = group_strength(w, g);
}

/* R6.1 */
static void muster_march(struct world *w, struct resolution *r, int seat, const struct march *item)
{
    int fighters = 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++) fighters |= kind == SCOUT ? 0 : item->units[kind];
    if (fighters) muster(w, r, seat, item, false);
    if (item->units[SCOUT]) muster(w, r, seat, item, true);
}

static inline bool on_the_way(const struct group *g) { return !g->stopped && g->done < g->march->steps; }
static inline int next_of(const struct group *g) { return g->march->path[g->done]; }

/* Head-on (R6.2) */

/* Whether `a` and `b`, both moving fighters, swap places in this step. */
static bool swaps(const struct group *a, const struct group *b)
{
    return b->at == next_of(a) && next_of(b) == a->at;
}

static bool faces_foe(const struct world *w, const struct resolution *r, const struct group *g)
{
    for (int i = 0; i < r->groups; i++) {
        const struct group *other = &r->group[i];
        if (other->scouts || !on_the_way(other) || !swaps(g, other)) continue;
        if (hostile(w, g->seat, other->seat)) return true;
    }
    return false;
}

/* The units that go the same way and meet an enemy, against all hostile ones that come the other way. */
static bool turns_back(const struct world *w, const struct resolution *r, const struct group *g)
{
    int friends = 0, foes = 0;
    if (!faces_foe(w, r, g)) return false;
    for (int i = 0; i < r->groups; i++) {
        const struct group *other = &r->group[i];
        if (other->scouts || !on_the_way(other)) continue;
        bool same_way = other->at == g->at && next_of(other) == next_of(g);
        if (swaps(g, other) && hostile(w, g->seat, other->seat)) foes += other->strength;
        else if (same_way && allied(w, g->seat, other->seat) && faces_foe(w, r, other))
            friends += other->strength;
    }
    return friends <= foes;
}

/* A level */

static void note(const struct resolution *r, const struct group *g, enum happening_kind kind, int n0, int n1)
{
    struct happening *h = happen(r->chronicle, kind, g->at, g->seat, -1);
    if (!h) return;
    h->n[0] = n0;
    h->n[1] = n1;
    for (int k = 0; k < UNIT_KINDS; k++) h->units[k] = g->units[k][0] + g->units[k][1] + g->units[k][2];
}

/* The groups on each edge, by (from, to), so that most groups need not be compared with any other. */
static void find_meetings(const struct world *w, struct resolution *r)
{
    province_set leads[PROVINCES] = {0};
    for (int i = 0; i < r->groups; i++)
        if (!r->group[i].scouts && on_the_way(&r->group[i]))
            leads[r->group[i].at] |= 1u << next_of(&r->group[i]);
    for (int i = 0; i < r->groups; i++) {
        struct group *g = &r->group[i];
        g->back = !g->scouts && on_the_way(g) && leads[next_of(g)] >> g->at & 1 && turns_back(w, r, g);
    }
}

static bool step(const struct world *w, struct resolution *r)
{
    bool moved = false;
    find_meetings(w, r);
    for (int i = 0; i < r->groups; i++) {
        struct group *g = &r->group[i];
        if (!on_the_way(g)) continue;
        moved = true;
        if (g->back) {
            g->stopped = true;
            note(r, g, HAPPENED_TURNED_BACK, next_of(g), 0);
        } else {
            g->at = next_of(g);
            g->done++;
        }
    }
    return moved;
}

/* R6.3 */
static void halt(const struct world *w, struct resolution *r)
{
    uint8_t armed[PROVINCES];
    memcpy(armed, w->armed, sizeof armed);
    for (int i = 0; i < r->groups; i++)
        if (!r->group[i].scouts) armed[r->group[i].at] |= (uint8_t)(1u << r->group[i].seat);
    for (int i = 0; i < r->groups; i++) {
        struct group *g = &r->group[i];
        if (g->scouts || !on_the_way(g)) continue;
        for (int other = 0; other < w->seats; other++)
            if (armed[g->at] >> other & 1 && hostile(w, g->seat, other)) g->stopped = g->halted = true;
    }
}

static void arrive(struct world *w, const struct resolution *r, const struct group *g)
{
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        for (int veterancy = 0; veterancy < VETERANCIES; veterancy++)
            w->units[g->at][g->seat][kind][veterancy] += g->units[kind][veterancy];
    w->present[g->at] |= (uint8_t)(1u << g->seat);
    if (!g->scouts) w->armed[g->at] |= (uint8_t)(1u << g->seat);
    if (g->at != g->from || g->done > 0) note(r, g, HAPPENED_MARCH, g->from, g->halted);
}

/* All groups leave before any group arrives. */
static void set_off(struct world *w, struct resolution *r, int seat)
{
    const game_order *order = r->order[seat];
    province_set left = 0;
    for (int i = 0; order && i < order->marches; i++) {
        if (r->judged[seat].fault[LIST_MOVES][i]) continue;
        muster_march(w, r, seat, &order->march[i]);
        left |= 1u << order->march[i].from;
    }
    for (; left; left &= left - 1) stack_changed(w, __builtin_ctz(left), seat);
}

void move_groups(struct world *w, struct resolution *r)
{
    for (int seat = 0; seat < w->seats; seat++) set_off(w, r, seat);
    for (int i = 0; i < STEPS_MAX && step(w, r); i++) halt(w, r);
    for (int i = 0; i < r->groups; i++) arrive(w, r, &r->group[i]);
}
