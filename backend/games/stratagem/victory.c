/* victory.c - the end of a turn: treaties that end, realms that are out, and whether anybody has won (R5.7, R8.1). */
#include "games/stratagem/resolve.h"
#include <string.h>

/* Housekeeping */

static void give_notice(struct world *w, const struct resolution *r)
{
    for (int seat = 0; seat < w->seats; seat++)
        for (int i = 0; r->order[seat] && i < r->order[seat]->notices; i++) {
            int other = r->order[seat]->notice[i].seat;
            if (r->judged[seat].fault[LIST_NOTICE][i] || hostile(w, seat, other)) continue;
            set_relation(w, seat, other, WAR);
            happen(r->chronicle, HAPPENED_NOTICE, -1, seat, other);
        }
}

static void end_ceasefires(struct world *w, struct chronicle *chronicle)
{
    for (int a = 0; a < w->seats; a++)
        for (int b = a + 1; b < w->seats; b++) {
            if (w->relation[a][b] != CEASEFIRE || w->turn < w->covered[a][b]) continue;
            set_relation(w, a, b, WAR);
            happen(chronicle, HAPPENED_EXPIRED, -1, a, b);
        }
}

static bool is_lost(const struct world *w, int seat)
{
    return w->realm[seat].alive && !realm_provinces(w, seat) && !bytes_with(w->armed, seat);
}

static void eliminate(struct world *w, int seat, struct chronicle *chronicle)
{
    struct realm *r = &w->realm[seat];
    r->alive = false;
    if (!r->resigned) r->left_turn = w->turn;
    for (int p = 0; p < PROVINCES; p++) {
        if (!(w->present[p] >> seat & 1)) continue;
        memset(w->units[p][seat], 0, sizeof w->units[p][seat]);
        units_changed(w, p);
    }
    for (int other = 0; other < w->seats; other++)
        if (other != seat) set_relation(w, seat, other, WAR);
    happen(chronicle, HAPPENED_ELIMINATED, -1, seat, -1);
}

/* Victory */

enum { RANKS = 4 };

/* What seats are compared by, the most important first. */
static void measure(const struct world *w, int seat, enum reason reason, int ret[RANKS])
{
    int gold = w->realm[seat].stock[GOLD], n = 0;
    if (reason == REASON_ECONOMY) ret[n++] = gold;
    ret[n++] = realm_score(w, seat);
    ret[n++] = __builtin_popcount(realm_provinces(w, seat));
    ret[n++] = gold;
    if (n < RANKS) ret[n] = 0;
}

static seat_set best_of(const struct world *w, seat_set candidates, enum reason reason)
{
    int best[RANKS] = {0};
    seat_set winners = 0;
    for (int seat = 0; seat < w->seats; seat++) {
        int mine[RANKS], difference = 0;
        if (!(candidates >> seat & 1)) continue;
        measure(w, seat, reason, mine);
        for (int i = 0; winners && i < RANKS && !difference; i++) difference = mine[i] - best[i];
        if (winners && difference < 0) continue;
        if (difference > 0) winners = 0;
        if (!winners) memcpy(best, mine, sizeof best);
        winners |= 1u << seat;
    }
    return winners;
}

static seat_set active_seats(const struct world *w)
{
    seat_set active = 0;
    for (int seat = 0; seat < w->seats; seat++) active |= (seat_set)realm_active(w, seat) << seat;
    return active;
}

static void end(struct world *w, seat_set winners, enum reason reason)
{
    w->winners = winners;
    w->reason = reason;
}

/* Nobody is left: those that left last share the win (R8.1.1). */
void world_check_last(struct world *w)
{
    seat_set active = active_seats(w);
    int last = 0;
    if (active & (active - 1)) return;
    for (int seat = 0; seat < w->seats; seat++)
        if (w->realm[seat].left_turn > last) last = w->realm[seat].left_turn;
    for (int seat = 0; !active && seat < w->seats; seat++)
        if (w->realm[seat].left_turn == last) w->winners |= 1u << seat;
    end(w, active ? active : w->winners, REASON_LAST);
}

static void check_victory(struct world *w)
{
    seat_set active = active_seats(w), dominant = 0, rich = 0;
    world_check_last(w);
    if (w->reason) return;
    for (int seat = 0; seat < w->seats; seat++) {
        const struct realm *r = &w->realm[seat];
        if (!(active >> seat & 1)) continue;
        if (r->streak >= edition_of(w)->domination_turns) dominant |= 1u << seat;
        if (r->stock[GOLD] >= w->limits.gold_goal && w->owner[r->capital] == seat) rich |= 1u << seat;
    }
    if (dominant) end(w, dominant, REASON_DOMINATION);
    else if (rich) end(w, best_of(w, rich, REASON_ECONOMY), REASON_ECONOMY);
    else if (w->turn >= w->limits.max_turns) end(w, best_of(w, active, REASON_SCORE), REASON_SCORE);
}

/* What everybody is warned of (R9.4): a realm near an economic win or near a win by domination. */
static void warn(const struct world *w, struct chronicle *chronicle)
{
    for (int seat = 0; seat < w->seats; seat++) {
        int gold = w->realm[seat].stock[GOLD];
        if (!realm_active(w, seat)) continue;
        if (4 * gold >= 3 * w->limits.gold_goal) happen_n(chronicle, HAPPENED_RICH, -1, seat, -1, gold, 0);
        if (w->realm[seat].streak != edition_of(w)->domination_turns - 1) continue;
        happen_n(chronicle, HAPPENED_STREAK, -1, seat, -1, __builtin_popcount(realm_provinces(w, seat)), 0);
    }
}

void keep_house(struct world *w, const struct resolution *r)
{
    give_notice(w, r);
    end_ceasefires(w, r->chronicle);
    for (int seat = 0; seat < w->seats; seat++)
        if (is_lost(w, seat)) eliminate(w, seat, r->chronicle);
    for (int seat = 0; seat < w->seats; seat++) {
        struct realm *realm = &w->realm[seat];
        bool many = __builtin_popcount(realm_provinces(w, seat)) >= w->limits.domination;
        realm->streak = many && realm->alive ? realm->streak + 1 : 0;
    }
    check_victory(w);
    if (r->chronicle) warn(w, r->chronicle);
    if (!w->reason) return;
    struct happening *h = happen(r->chronicle, HAPPENED_VICTORY, -1, -1, -1);
    if (h) h->seats = w->winners, h->n[0] = (int)w->reason;
}
