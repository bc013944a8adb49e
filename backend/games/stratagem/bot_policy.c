/* bot_policy.c - the diplomacy of the stronger bots (R13.3): oppose a realm that is about to win, fight one neighbour
 * at a time, and keep peace with the rest. Uses only what the seat knows. */
#include "games/stratagem/bot.h"

static int power_of(const game_known *known, int seat)
{
    const struct realm *r = &known->world.realm[seat];
    return 4 * known->provinces[seat] + known->gold[seat] / 3 + 6 * (r->age - 1) + 3 * r->techs;
}

static bool is_rival(const game_known *known, int seat)
{
    return seat != known->viewer && realm_active(&known->world, seat);
}

static bool about_to_win(const game_known *known, int seat)
{
    enum { GOLD_TENTHS = 6, PROVINCES_SHORT = 3 };
    const struct limits *limits = &known->world.limits;
    return known->gold[seat] * 10 >= limits->gold_goal * GOLD_TENTHS ||
           known->provinces[seat] + PROVINCES_SHORT >= limits->domination;
}

static void read_borders(const game_known *known, struct policy *p)
{
    const struct world *w = &known->world;
    for (int at = 0; at < PROVINCES; at++) {
        if (w->owner[at] != known->viewer) continue;
        for (int i = 0; i < MAP[at].neighbours; i++) {
            int owner = w->owner[MAP[at].neighbour[i]];
            if (owner != NOBODY && owner != known->viewer) p->contact[owner]++;
        }
    }
}

/* A realm that is about to win, else the weakest neighbour it is at war with; treaties are worth keeping. */
static int choose_target(const game_known *known, const struct policy *p)
{
    int best = p->danger, best_score = 0;
    for (int i = 1; p->danger < 0 && i < known->world.seats; i++) {
        int seat = realm_across(known->viewer, i);
        if (!is_rival(known, seat) || !p->contact[seat]) continue;
        int score = 40 + 4 * p->contact[seat] - p->power[seat] / 2 + 6 * known->world.realm[seat].marks;
        if (known->world.relation[known->viewer][seat] != WAR) score -= 15;
        if (score > best_score) best = seat, best_score = score;
    }
    return best;
}

static int allies_of(const struct world *w, int seat)
{
    int n = 0;
    for (int other = 0; other < w->seats; other++) n += other != seat && w->relation[seat][other] == ALLIANCE;
    return n;
}

/* One ally at a time, against a realm that is too strong for one alone. */
static bool wants_ally(const game_known *known, const struct policy *p, int seat)
{
    const struct world *w = &known->world;
    int me = known->viewer;
    if (p->target < 0 || p->power[p->target] <= p->power[me] || p->power[seat] > p->power[me] + 6)
        return false;
    return w->relation[me][seat] == ALLIANCE || (!allies_of(w, me) && !allies_of(w, seat));
}

static bool has_post(const game_known *known)
{
    for (int at = 0; at < PROVINCES; at++)
        if (known->world.owner[at] == known->viewer && stands(&known->world, at, TRADE_POST)) return true;
    return false;
}

static enum relation wish_for(const game_known *known, const struct policy *p, enum bot_style style, int seat)
{
    const struct realm *r = &known->world.realm[seat];
    if (seat == p->target || seat == p->danger) return WAR;
    if (r->marks > known->world.realm[known->viewer].marks) return CEASEFIRE;
    if (wants_ally(known, p, seat)) return ALLIANCE;
    return style == STYLE_TRADER || has_post(known) ? TRADE : NON_AGGRESSION;
}

struct policy policy_of(const game_known *known, enum bot_style style)
{
    const struct world *w = &known->world;
    struct policy p = {.danger = -1, .target = -1};
    int rivals = 0;
    read_borders(known, &p);
    for (int i = 0; i < w->seats; i++) {
        int seat = realm_across(known->viewer, i);
        p.power[seat] = power_of(known, seat);
        if (!is_rival(known, seat)) continue;
        rivals++;
        if (about_to_win(known, seat) && (p.danger < 0 || p.power[seat] > p.power[p.danger])) p.danger = seat;
    }
    p.target = choose_target(known, &p);
    /* Peace with everybody wins nothing, so the bot fights its last rival. */
    for (int seat = 0; seat < w->seats; seat++)
        if (is_rival(known, seat)) p.wish[seat] = rivals > 1 ? wish_for(known, &p, style, seat) : WAR;
    return p;
}

/* Hostile or free neighbouring land: a place to go without breaking a treaty. */
static bool has_room(const game_known *known)
{
    const struct world *w = &known->world;
    province_set mine = realm_provinces(w, known->viewer);
    for (int at = 0; at < PROVINCES; at++) {
        if (mine >> at & 1 || !(MAP_NEAR[at] & mine)) continue;
        if (w->owner[at] == NOBODY || hostile(w, known->viewer, w->owner[at])) return true;
    }
    return false;
}

void policy_notices(const game_known *known, enum bot_style style, struct draft *d)
{
    struct policy p = policy_of(known, style);
    int me = known->viewer;
    bool room = has_room(known);
    for (int seat = 0; seat < known->world.seats; seat++) {
        if (!is_rival(known, seat) || known->world.relation[me][seat] == WAR || p.wish[seat] != WAR) continue;
        if (seat != p.danger && room) continue;
        d->notice[d->order.notices++] = (struct naming){.seat = seat};
    }
}
