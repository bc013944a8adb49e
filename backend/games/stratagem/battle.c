/* battle.c - battles, claims and caught Scouts (R6.5-R6.14). */
#include "games/stratagem/resolve.h"
#include <string.h>

/* Sides (R6.5) */

static seat_set participants(const struct world *w, int province)
{
    seat_set armed = w->armed[province], fight = 0;
    if (!(armed & (armed - 1))) return 0;
    for (int a = 0; a < w->seats; a++)
        for (int b = a + 1; b < w->seats; b++)
            if (armed >> a & 1 && armed >> b & 1 && hostile(w, a, b)) fight |= 1u << a | 1u << b;
    return fight;
}

static void form_sides(const struct world *w, seat_set fight, struct battle *b)
{
    for (int seat = 0; seat < w->seats; seat++) {
        seat_set side = 1u << seat;
        if (!(fight >> seat & 1)) continue;
        for (int other = 0; other < w->seats; other++)
            if (other != seat && fight >> other & 1 && allied(w, seat, other)) side |= 1u << other;
        if (side & ((1u << seat) - 1)) continue;
        if (w->owner[b->province] != NOBODY && side >> w->owner[b->province] & 1) b->defender = b->sides;
        b->side[b->sides++] = side;
    }
}

/* Strength (R6.6, R6.7) */

struct field { /* what the strength of a side's units depends on */
    const struct world *w;
    int province;
    enum terrain terrain;
    bool defends, siege;      /* siege: somebody else defends */
    bool fortress, fortified; /* Fortress stands; Fortress or Fortification */
    bool prey[UNIT_KINDS];    /* classes among the other sides */
};

/* What a unit of that kind is worth here without veterancy, and before the river. */
static int worth(const struct field *f, int seat, int kind)
{
    const struct realm *r = &f->w->realm[seat];
    int own = unit_of(f->w, seat, kind)->strength + realm_knows(f->w, seat, TACTICS);
    bool as_infantry = kind == INFANTRY || (kind == UNIQUE && r->civ == IRONBORN);
    if (as_infantry && f->prey[CAVALRY]) own += 2;
    if (kind == ARCHERS) own += 2 * f->prey[INFANTRY] + (f->terrain == FOREST);
    if (kind == CAVALRY) own += 2 * f->prey[ARCHERS] + (f->terrain == PLAINS);
    if (kind == SIEGE && f->siege)
        own += 5 * f->fortress + 3 * (f->fortified && realm_knows(f->w, seat, SIEGE_CRAFT));
    return own + (f->defends && f->terrain == MOUNTAIN);
}

static int strength_of(const struct field *f, int seat)
{
    int total = 0, river = f->terrain == RIVER && !f->defends;
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        const int *units = f->w->units[f->province][seat][kind];
        if (kind == SCOUT || !(units[0] | units[1] | units[2])) continue;
        int own = worth(f, seat, kind) - river;
        for (int veterancy = 0; veterancy < VETERANCIES; veterancy++)
            if (own + veterancy > 0) total += units[veterancy] * (own + veterancy);
    }
    return total;
}

static void find_prey(const struct world *w, const struct battle *b, int side, bool ret_prey[UNIT_KINDS])
{
    static const int PREY[] = {INFANTRY, ARCHERS, CAVALRY};
    for (int other = 0; other < b->sides; other++)
        for (int seat = 0; seat < w->seats; seat++)
            if (other != side && b->side[other] >> seat & 1)
                for (int i = 0; i < 3; i++) ret_prey[PREY[i]] |= units_at(w, b->province, seat, PREY[i]) > 0;
}

static void weigh(const struct world *w, struct battle *b)
{
    int owner = w->owner[b->province];
    bool fortress = stands(w, b->province, FORTRESS);
    for (int i = 0; i < b->sides; i++) {
        struct field f = {
            .w = w, .province = b->province, .terrain = MAP[b->province].terrain, .fortress = fortress};
        f.defends = i == b->defender;
        f.siege = b->defender >= 0 && !f.defends;
        f.fortified = fortress || (owner != NOBODY && realm_knows(w, owner, FORTIFICATION));
        find_prey(w, b, i, f.prey);
        for (int seat = 0; seat < w->seats; seat++)
            if (b->side[i] >> seat & 1) b->total[i] += strength_of(&f, seat);
        if (f.defends) b->total[i] += province_defence(w, b->province);
    }
}

/* R6.8 */
static int winner_of(const struct battle *b)
{
    int best = 0, equal = 0;
    for (int i = 1; i < b->sides; i++)
        if (b->total[i] > b->total[best]) best = i;
    for (int i = 0; i < b->sides; i++) equal += b->total[i] == b->total[best];
    if (equal == 1) return best;
    return b->defender >= 0 && b->total[b->defender] == b->total[best] ? b->defender : -1;
}

/* Losses (R6.9-R6.12) */

static void wipe_out(struct world *w, struct battle *b, int seat)
{
    b->lost[seat] = fighters_at(w, b->province, seat);
    memset(w->units[b->province][seat], 0, sizeof w->units[b->province][seat]);
}

struct victim {
    int strength, kind, fighters, is_owner, rank, seat, veterancy;
};

/* R6.10: whether `a` falls before `b`. */
static bool falls_first(const struct victim *a, const struct victim *b)
{
    if (a->strength != b->strength) return a->strength < b->strength;
    if (a->kind != b->kind) return a->kind < b->kind;
    if (a->fighters != b->fighters) return a->fighters > b->fighters;
    if (a->is_owner != b->is_owner) return a->is_owner < b->is_owner;
    return a->rank < b->rank;
}

static void weakest_of(const struct world *w, const struct battle *b, int seat, int fighters,
                       struct victim *best)
{
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        const int *units = w->units[b->province][seat][kind];
        if (kind == SCOUT) continue;
        for (int veterancy = 0; veterancy < VETERANCIES; veterancy++) {
            struct victim v = {unit_of(w, seat, kind)->strength + veterancy,
                               kind,
                               fighters,
                               w->owner[b->province] == seat,
                               priority_rank(w, seat),
                               seat,
                               veterancy};
            if (units[veterancy] && (best->seat < 0 || falls_first(&v, best))) *best = v;
        }
    }
}

static void suffer(struct world *w, struct battle *b, seat_set side, int casualties)
{
    int fighters[REALMS] = {0};
    for (int seat = 0; seat < w->seats; seat++)
        if (side >> seat & 1) fighters[seat] = fighters_at(w, b->province, seat);
    for (; casualties > 0; casualties--) {
        struct victim victim = {.seat = -1};
        for (int seat = 0; seat < w->seats; seat++)
            if (side >> seat & 1) weakest_of(w, b, seat, fighters[seat], &victim);
        w->units[b->province][victim.seat][victim.kind][victim.veterancy]--;
        fighters[victim.seat]--;
        b->lost[victim.seat]++;
    }
}

static int casualties_of(const struct world *w, const struct battle *b)
{
    int fighters = 0, healers = 0, against = 0;
    for (int i = 0; i < b->sides; i++)
        if (i != b->winner) against += b->total[i];
    for (int seat = 0; seat < w->seats; seat++) {
        if (!(b->side[b->winner] >> seat & 1)) continue;
        fighters += fighters_at(w, b->province, seat);
        if (w->realm[seat].civ == VERDANTI) healers += units_at(w, b->province, seat, UNIQUE);
    }
    int casualties = (against / 4 < fighters - 1 ? against / 4 : fighters - 1) - healers;
    return casualties > 0 ? casualties : 0;
}

static void promote(struct world *w, int province, int seat)
{
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        int *units = w->units[province][seat][kind];
        if (kind == SCOUT) continue;
        units[2] += units[1];
        units[1] = units[0];
        units[0] = 0;
    }
}

static void plunder(struct world *w, const struct battle *b, struct chronicle *chronicle)
{
    for (int seat = 0; seat < w->seats; seat++) {
        bool corsairs = b->side[b->winner] >> seat & 1 && w->realm[seat].civ == TIDECALLERS &&
                        units_at(w, b->province, seat, UNIQUE) > 0;
        for (int loser = 0; corsairs && loser < w->seats; loser++) {
            if (b->side[b->winner] >> loser & 1 || !b->lost[loser]) continue;
            int booty = edition_of(w)->corsair_gold * b->lost[loser], *purse = &w->realm[loser].stock[GOLD];
            if (booty > *purse) booty = *purse;
            *purse -= booty;
            w->realm[seat].stock[GOLD] += booty;
            if (booty) happen_n(chronicle, HAPPENED_CAPTURE, b->province, seat, loser, booty, 0);
        }
    }
}

static void win(struct world *w, struct battle *b, struct chronicle *chronicle)
{
    int casualties = casualties_of(w, b);
    for (int i = 0; i < b->sides; i++)
        for (int seat = 0; seat < w->seats; seat++)
            if (i != b->winner && b->side[i] >> seat & 1) wipe_out(w, b, seat);
    suffer(w, b, b->side[b->winner], casualties);
    for (int seat = 0; seat < w->seats; seat++)
        if (b->side[b->winner] >> seat & 1) promote(w, b->province, seat);
    plunder(w, b, chronicle);
}

/* A battle */

static void count_kinds(const struct world *w, int province, seat_set seats, int ret[REALMS][UNIT_KINDS])
{
    for (int seat = 0; seat < w->seats; seat++)
        for (int kind = 0; kind < UNIT_KINDS; kind++)
            ret[seat][kind] = seats >> seat & 1 ? units_at(w, province, seat, kind) : 0;
}

struct battle world_battle(struct world *w, int province, struct chronicle *chronicle)
{
    struct battle b = {.province = province, .defender = -1, .winner = -1};
    seat_set fight = participants(w, province);
    if (!fight) return b;
    struct happening *h = happen(chronicle, HAPPENED_BATTLE, province, -1, -1);
    form_sides(w, fight, &b);
    weigh(w, &b);
    b.winner = winner_of(&b);
    if (chronicle) count_kinds(w, province, fight, b.before);
    if (b.winner >= 0) win(w, &b, chronicle);
    for (int seat = 0; b.winner < 0 && seat < w->seats; seat++)
        if (fight >> seat & 1) wipe_out(w, &b, seat);
    units_changed(w, province);
    if (chronicle) count_kinds(w, province, fight, b.after);
    if (chronicle && h) {
        h->n[0] = chronicle->battles;
        h->seats = fight;
        chronicle->battle[chronicle->battles++] = b;
    }
    return b;
}

/* Claims and Scouts (R6.13, R6.14) */

/* NOBODY when nobody may claim the province, or two equally. */
static int claimant(const struct world *w, int province)
{
    int owner = w->owner[province], best = 0, who = NOBODY;
    for (int seat = 0; seat < w->seats; seat++) {
        if (!(w->armed[province] >> seat & 1) || (owner != NOBODY && !hostile(w, seat, owner))) continue;
        int strength = raw_strength(w, province, seat);
        if (strength == best) who = NOBODY;
        if (strength > best) best = strength, who = seat;
    }
    return who;
}

static void catch_scouts(struct world *w, int province, struct chronicle *chronicle)
{
    seat_set armed = w->armed[province], alone = w->present[province] & ~armed;
    for (int seat = 0; seat < w->seats; seat++) {
        bool caught = false;
        if (!(alone >> seat & 1)) continue;
        for (int other = 0; other < w->seats; other++)
            caught |= armed >> other & 1 && hostile(w, seat, other);
        if (!caught) continue;
        happen_n(chronicle, HAPPENED_SCOUTS_CAUGHT, province, seat, -1, units_at(w, province, seat, SCOUT),
                 0);
        memset(w->units[province][seat][SCOUT], 0, sizeof w->units[province][seat][SCOUT]);
        w->present[province] &= (uint8_t) ~(1u << seat);
    }
}

void world_claims(struct world *w, struct chronicle *chronicle)
{
    for (int p = 0; p < PROVINCES; p++) {
        int owner = w->owner[p];
        if (!w->armed[p] || (owner != NOBODY && w->armed[p] >> owner & 1)) continue;
        int who = claimant(w, p);
        if (who == NOBODY) continue;
        w->owner[p] = (uint8_t)who;
        happen(chronicle, HAPPENED_CLAIM, p, who, owner);
    }
}

void world_catch_scouts(struct world *w, struct chronicle *chronicle)
{
    for (int p = 0; p < PROVINCES; p++)
        if (w->present[p] & ~w->armed[p] && w->armed[p]) catch_scouts(w, p, chronicle);
}
