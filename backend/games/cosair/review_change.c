/* review_change.c - see review.h. What there is to change: ships that were sent, planets without work, colony ships,
 * planets that could be taken or had to be guarded, what is built, and taxes in debt. */
#include "games/cosair/review.h"
#include "games/cosair/tell.h"
#include <string.h>

enum { ATTACK_FAR = 9, GUARD_FAR = 5, GUARD_FROM = 4, REPORT_OLD = 40 };

static json_object *reason(struct trial *t, const char *code)
{
    json_object *why = json_new_object(t->c);
    json_add_text(why, "code", code);
    return why;
}

static json_object *reason_at(struct trial *t, const char *code, int planet)
{
    json_object *why = reason(t, code);
    json_add_int(why, "planet", planet);
    return why;
}

/* The ships of the last report on a foreign planet, null without one: nothing else is known of them. */
static void add_report(struct trial *t, json_object *why, int planet)
{
    const struct planet_report *r = &t->known->reports->planet[planet];
    if (r->turn) json_add_int(why, "seen", r->ships);
    else json_add(why, "seen", NULL);
}

static void begin(struct trial *t)
{
    t->trying.count = t->best.count;
    memcpy(t->trying.command, t->best.command, (size_t)t->best.count * sizeof *t->best.command);
}

static struct command *append(struct trial *t, enum command_kind kind)
{
    if (t->trying.count == ORDERS_MAX) return NULL;
    struct command *one = &t->trying.command[t->trying.count++];
    *one = (struct command){.kind = kind};
    return one;
}

/* Ships that were sent */

static void cut(struct candidate *orders, int i)
{
    orders->count--;
    memmove(&orders->command[i], &orders->command[i + 1],
            (size_t)(orders->count - i) * sizeof *orders->command);
}

static json_object *why_kept(struct trial *t, const struct command *sent)
{
    bool attacks = t->known->space.planet[sent->to].owner != t->seat;
    bool beaten = attacks && review_holds(t, &t->best, sent->to) * 2 <= WORLDS_SEARCHED &&
                  review_holds(t, &t->trying, sent->planet) <= review_holds(t, &t->best, sent->planet);
    json_object *why = reason_at(t, beaten ? "fleet_beaten" : "ships_needed",
                                 beaten ? sent->to : sent->planet);
    json_add_int(why, "cruisers", sent->cruisers);
    json_add_int(why, "transports", sent->transports);
    if (beaten) add_report(t, why, sent->to);
    return why;
}

static void keep_ships(struct trial *t)
{
    for (int i = 0; i < t->best.count; i++) {
        const struct command *sent = &t->best.command[i];
        if (sent->kind != SEND_FLEET || t->tries <= 0) continue;
        begin(t);
        cut(&t->trying, i);
        t->trying.why = why_kept(t, sent);
        review_try(t);
    }
}

/* Work */

/* The lists that a bot would order for planets that have nothing to build. */
static void employ(struct trial *t)
{
    struct mind m;
    const struct space *w = t->after;
    int idle = 0, first = NONE;
    begin(t);
    t->future.space = *w;
    mind_routine(&m, t->c, &t->future);
    for (int i = 0; i < m.count; i++) {
        if (m.command[i].kind != SET_QUEUE) continue;
        struct command *one = append(t, SET_QUEUE);
        if (!one) return;
        *one = m.command[i];
        int planet = one->planet;
        if (first == NONE || w->planet[planet].pop > w->planet[first].pop) first = planet;
        idle++;
    }
    if (!idle) return;
    t->trying.why = reason_at(t, "idle", first);
    json_add_int(t->trying.why, "n", idle);
    review_try(t);
}

/* The last list that the orders give the planet, NULL: none. */
static struct command *list_of(struct candidate *orders, int planet)
{
    struct command *found = NULL;
    for (int i = 0; i < orders->count; i++)
        if (orders->command[i].kind == SET_QUEUE && orders->command[i].planet == planet)
            found = &orders->command[i];
    return found;
}

static void build_else(struct trial *t, int planet)
{
    static const uint8_t ONE[ITEMS] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    for (int item = 0; item < ITEMS && t->tries > 0; item++) {
        begin(t);
        struct command *list = list_of(&t->trying, planet);
        if (list->items > 0 && list->item[0] == item) continue;
        *list = (struct command){.kind = SET_QUEUE, .planet = planet, .items = 1, .item = &ONE[item]};
        t->trying.why = reason_at(t, "build", planet);
        json_add_text(t->trying.why, "item", ITEM[item].name);
        review_try(t);
    }
}

static void change_lists(struct trial *t)
{
    for (int i = 0; i < t->after->planets; i++)
        if (t->after->planet[i].owner == t->seat && list_of(&t->best, i)) build_else(t, i);
}

static void settle(struct trial *t)
{
    for (int i = 0; i < t->after->planets && t->tries > 0; i++) {
        const struct planet *p = &t->after->planet[i];
        if (p->owner != t->seat || !p->colony_ships || !p->cruisers) continue;
        begin(t);
        struct command *one = append(t, COLONISE);
        if (!one) return;
        one->planet = i;
        one->cruisers = 1;
        t->trying.why = reason_at(t, "colony_idle", i);
        review_try(t);
    }
}

/* War */

static void send(struct trial *t, int from, int to, struct force force, const char *code)
{
    begin(t);
    struct command *one = append(t, SEND_FLEET);
    if (!one) return;
    one->planet = from;
    one->to = to;
    one->cruisers = force.cruisers;
    one->transports = force.transports;
    t->trying.why = reason_at(t, code, to);
    json_add_int(t->trying.why, "cruisers", force.cruisers);
    json_add_int(t->trying.why, "transports", force.transports);
    if (t->after->planet[to].owner == t->seat)
        json_add_int(t->trying.why, "guards", t->after->planet[to].cruisers);
    else add_report(t, t->trying.why, to);
    review_try(t);
}

/* The own planet near `planet` with most cruisers, `least` or more; NONE without any. */
static int source(const struct trial *t, int planet, int far, int least, bool lands)
{
    int best = NONE;
    for (int i = 0; i < t->after->planets; i++) {
        const struct planet *p = &t->after->planet[i];
        if (i == planet || p->owner != t->seat || p->cruisers < least || (lands && !p->transports) ||
            planet_distance(t->after, i, planet) > far)
            continue;
        if (best == NONE || p->cruisers > t->after->planet[best].cruisers) best = i;
    }
    return best;
}

/* Nobody has to attack a planet that no agent has looked at lately. */
static bool is_scouted(const struct trial *t, int planet)
{
    const struct planet_report *r = &t->known->reports->planet[planet];
    int owner = t->after->planet[planet].owner;
    return owner != t->seat && r->turn && r->owner == owner && t->after->turn - r->turn <= REPORT_OLD;
}

static void attack(struct trial *t)
{
    for (int i = 0; i < t->after->planets && t->tries > 0; i++) {
        int from = is_scouted(t, i) ? source(t, i, ATTACK_FAR, 1, true) : NONE;
        if (from == NONE) continue;
        const struct planet *p = &t->after->planet[from];
        send(t, from, i, (struct force){p->cruisers, p->transports}, "not_taken");
    }
}

static bool has_neighbours(const struct trial *t, int planet)
{
    for (int i = 0; i < t->after->planets; i++)
        if (t->after->planet[i].owner != t->seat && planet_distance(t->after, i, planet) <= DANGER_FAR)
            return true;
    return false;
}

static void guard(struct trial *t)
{
    for (int i = 0; i < t->after->planets && t->tries > 0; i++) {
        if (t->after->planet[i].owner != t->seat || !has_neighbours(t, i)) continue;
        int from = source(t, i, GUARD_FAR, GUARD_FROM + 2 * t->after->planet[i].cruisers, false);
        if (from == NONE) continue;
        send(t, from, i, (struct force){t->after->planet[from].cruisers / 2, 0}, "left_open");
    }
}

/* Debts of 400 and more cost production (R7.5). */
static void tax(struct trial *t)
{
    const struct nation *n = &t->after->nation[t->seat];
    if (n->gold + nation_ledger(t->after, t->seat).change > -DEBT_STEP) return;
    for (int rate = n->tax + TAX_STEP; rate <= TAX_MOST && t->tries > 0; rate += TAX_STEP) {
        begin(t);
        struct command *one = append(t, SET_TAX);
        if (!one) return;
        one->value = rate;
        t->trying.why = reason(t, "tax");
        json_add_int(t->trying.why, "rate", rate);
        review_try(t);
    }
}

void review_changes(struct trial *t)
{
    keep_ships(t);
    employ(t);
    settle(t);
    attack(t);
    guard(t);
    tax(t);
    change_lists(t);
}
