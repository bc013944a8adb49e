/* resolve.c - resolves a turn in the order of R5. */
#include "games/stratagem/resolve.h"
#include <string.h>

/* The chronicle */

struct happening *happen(struct chronicle *chronicle, enum happening_kind kind, int province, int seat,
                         int other)
{
    if (!chronicle || chronicle->count == chronicle->room) return NULL;
    struct happening *h = &chronicle->happening[chronicle->count++];
    *h = (struct happening){.kind = kind, .province = province, .seat = seat, .other = other};
    return h;
}

void happen_n(struct chronicle *chronicle, enum happening_kind kind, int province, int seat, int other,
              int n0, int n1)
{
    struct happening *h = happen(chronicle, kind, province, seat, other);
    if (!h) return;
    h->n[0] = n0;
    h->n[1] = n1;
}

static void look(const struct world *w, province_set sight[REALMS])
{
    for (int seat = 0; seat < w->seats; seat++) sight[seat] = realm_sight(w, seat);
}

static int list_length(const game_order *order, enum order_list list)
{
    const int lengths[LISTS] = {order->breaks,  order->research != RESEARCH_NONE || order->research_fault,
                                order->builds,  order->recruitings,
                                order->marches, order->drops,
                                order->links,   order->notices};
    return lengths[list];
}

static void tell_dropped(const struct resolution *r, int seat)
{
    for (int list = 0; r->chronicle && r->order[seat] && list < LISTS; list++)
        for (int i = 0; i < list_length(r->order[seat], (enum order_list)list); i++) {
            if (!r->judged[seat].fault[list][i]) continue;
            struct happening *h = happen(r->chronicle, HAPPENED_DROPPED, -1, seat, -1);
            if (h) h->n[0] = list, h->n[1] = i, h->n[2] = r->judged[seat].fault[list][i];
        }
}

/* Steps 0 to 2 */

static void betray(struct world *w, const struct resolution *r)
{
    for (int seat = 0; seat < w->seats; seat++)
        for (int other = 0; other < w->seats; other++) {
            if (!(r->judged[seat].breaks >> other & 1)) continue;
            w->realm[seat].marks++;
            set_relation(w, seat, other, WAR);
            happen(r->chronicle, HAPPENED_BREAK, -1, seat, other);
        }
}

static void judge_all(const struct world *w, struct resolution *r, const game_order *const orders[REALMS])
{
    for (int seat = 0; seat < w->seats; seat++) {
        r->order[seat] = realm_active(w, seat) ? orders[seat] : NULL;
        judge_order(w, (1u << PROVINCES) - 1, seat, r->order[seat], &r->judged[seat]);
        tell_dropped(r, seat);
    }
}

/* R5.2 */
static void build_at_once(struct world *w, struct resolution *r, int seat)
{
    r->built[seat] = realm_knows(w, seat, MASONRY);
    for (int i = 0; r->built[seat] && r->order[seat] && i < r->order[seat]->builds; i++)
        if (!r->judged[seat].fault[LIST_BUILD][i]) finish_build(w, r, seat, &r->order[seat]->build[i]);
}

void world_resolve(struct world *w, const game_order *const orders[REALMS], struct chronicle *chronicle)
{
    struct resolution r;
    r.chronicle = chronicle;
    r.groups = 0;
    memset(r.trade, 0, sizeof r.trade);
    if (chronicle) {
        chronicle->turn = w->turn;
        chronicle->battles = chronicle->count = 0;
        look(w, chronicle->sight_before);
    }
    judge_all(w, &r, orders);
    betray(w, &r);
    for (int seat = 0; seat < w->seats; seat++) {
        memcpy(w->realm[seat].stock, r.judged[seat].stock, sizeof w->realm[seat].stock);
        build_at_once(w, &r, seat);
    }
    move_groups(w, &r);
    for (int p = 0; p < PROVINCES; p++)
        if (w->armed[p] & (w->armed[p] - 1)) world_battle(w, p, chronicle);
    world_claims(w, chronicle);
    world_catch_scouts(w, chronicle);
    collect(w, chronicle);
    complete(w, &r);
    trade(w, &r);
    keep_house(w, &r);
    w->turn++;
    if (chronicle) look(w, chronicle->sight_after);
}
