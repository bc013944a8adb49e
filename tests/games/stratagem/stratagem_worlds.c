/* stratagem_worlds.c - what may be altered in a saved game of Stratagem without a viewer having any right to notice, written from
 * the rules (R3, R4.4, R9) and from nothing of know.c. */
#include "games/stratagem/state.h"
#include "harness.h"
#include "games/worlds.h"
#include <string.h>

struct eyes {
    struct ctx *c;
    json_object *saved; /* the copy being altered */
    struct rng *luck;
    int viewer, seats;
    uint32_t team;  /* the viewer and its ally */
    uint32_t sees;  /* provinces */
    uint32_t posts; /* provinces whose Trade Post a partner shows (R4.4) */
};

static int item(json_object *list, int i)
{
    return json_object_get_int(json_object_array_get_idx(list, (size_t)i));
}

static void put(json_object *list, int i, int64_t value)
{
    json_object_array_put_idx(list, (size_t)i, json_object_new_int64(value));
}

static int count_of(json_object *list) { return (int)json_object_array_length(list); }
static json_object *at(json_object *list, int i) { return json_object_array_get_idx(list, (size_t)i); }
static json_object *part(const struct eyes *e, const char *key) { return json_member(e->saved, key); }
static int draw(const struct eyes *e, int below) { return (int)rng_below(e->luck, (uint64_t)below); }
static bool is_seat(const struct eyes *e) { return e->viewer < e->seats; }

/* ---- what the viewer sees (R9.1) --------------------------------------------------------------------------------- */

static int relation_between(const struct eyes *e, int a, int b)
{
    json_object *rows = part(e, "relations");
    for (int i = 0; i < count_of(rows); i++) {
        json_object *row = at(rows, i);
        if ((item(row, 0) == a && item(row, 1) == b) || (item(row, 0) == b && item(row, 1) == a))
            return item(row, 2);
    }
    return WAR;
}

static json_object *cells_at(const struct eyes *e, int province, int seat)
{
    return json_member(json_member(part(e, "units"), MAP[province].code), seat_name(seat));
}

static bool has_scout(json_object *cells)
{
    return item(cells, SCOUT * VETERANCIES) + item(cells, SCOUT * VETERANCIES + 1) +
           item(cells, SCOUT * VETERANCIES + 2);
}

/* How far somebody of the team looks from a province, -1: not at all. */
static int reach(const struct eyes *e, int province)
{
    int best = -1, owner = item(part(e, "owner"), province);
    if (owner < e->seats && e->team >> owner & 1)
        best = item(part(e, "buildings"), province) >> WATCHTOWER & 1 ? 2 : 1;
    for (int seat = 0; seat < e->seats; seat++) {
        json_object *cells = e->team >> seat & 1 ? cells_at(e, province, seat) : NULL;
        int far = !cells ? -1 : has_scout(cells) ? 2 : 1;
        if (far > best) best = far;
    }
    return best;
}

static uint32_t around(uint32_t set)
{
    uint32_t more = set;
    for (int p = 0; p < PROVINCES; p++)
        for (int i = 0; set >> p & 1 && i < MAP[p].neighbours; i++) more |= 1u << MAP[p].neighbour[i];
    return more;
}

static void look(struct eyes *e)
{
    if (e->viewer == ARBITER || !json_object_get_boolean(json_member(part(e, "limits"), "fog"))) {
        e->sees = (1u << PROVINCES) - 1;
        return;
    }
    for (int p = 0; p < PROVINCES && is_seat(e); p++) {
        int far = reach(e, p);
        if (far < 0) continue;
        e->sees |= far == 2 ? around(around(1u << p)) : around(1u << p);
    }
    for (int p = 0; p < PROVINCES && is_seat(e); p++) {
        int owner = item(part(e, "owner"), p);
        if (owner == NOBODY || owner == e->viewer || relation_between(e, e->viewer, owner) < TRADE) continue;
        if (item(part(e, "buildings"), p) >> TRADE_POST & 1) e->posts |= 1u << p;
    }
}

/* ---- the board ---------------------------------------------------------------------------------------------------- */

static bool is_dark(const struct eyes *e, int p) { return !((e->sees | e->posts) >> p & 1); }

/* The numbers of provinces are public: owners change places, among those out of sight. */
static void swap_owners(const struct eyes *e)
{
    json_object *owner = part(e, "owner");
    for (int p = 0; p < PROVINCES; p++) {
        int q = draw(e, PROVINCES), here = item(owner, p);
        if (!is_dark(e, p) || !is_dark(e, q)) continue;
        put(owner, p, item(owner, q));
        put(owner, q, here);
    }
}

static void change_buildings(const struct eyes *e)
{
    json_object *owner = part(e, "owner"), *buildings = part(e, "buildings");
    for (int p = 0; p < PROVINCES; p++) {
        int seat = item(owner, p), bits = 0;
        for (int two = draw(e, 2) ? 2 : 0; two > 0; two--) bits |= 1 << draw(e, BUILDINGS);
        if (e->sees >> p & 1) continue;
        bits &= ~(1 << TRADE_POST);
        bool partner = is_seat(e) && seat < e->seats && relation_between(e, e->viewer, seat) >= TRADE;
        if (e->posts >> p & 1 || (!partner && draw(e, 3) == 0)) bits |= 1 << TRADE_POST;
        put(buildings, p, bits);
    }
}

static json_object *some_cells(const struct eyes *e)
{
    json_object *cells = json_new_array(e->c);
    for (int i = 0; i < UNIT_KINDS * VETERANCIES; i++) json_push_int(cells, draw(e, 4) ? 0 : draw(e, 9));
    return cells;
}

static void change_armies(const struct eyes *e)
{
    json_object *units = part(e, "units"), *realms = part(e, "realms");
    for (int p = 0; p < PROVINCES; p++) {
        if (e->sees >> p & 1) continue;
        json_object_object_del(units, MAP[p].code);
        int seat = draw(e, e->seats);
        bool alive = json_object_get_boolean(json_member(at(realms, seat), "alive"));
        if (!alive || e->team >> seat & 1 || draw(e, 2)) continue;
        json_object *here = json_new_object(e->c);
        json_add(here, seat_name(seat), some_cells(e));
        json_add(units, MAP[p].code, here);
    }
}

/* Routes are known to their owners alone (R9.2). */
static void change_routes(const struct eyes *e)
{
    json_object *rows = part(e, "routes"), *kept = json_new_array(e->c);
    for (int i = 0; i < count_of(rows); i++)
        if (item(at(rows, i), 2) == e->viewer || item(at(rows, i), 3) == e->viewer || draw(e, 2))
            json_push(kept, at(rows, i));
    json_add(e->saved, "routes", kept);
}

static void change_realms(const struct eyes *e)
{
    json_object *realms = part(e, "realms");
    for (int seat = 0; seat < e->seats; seat++) {
        json_object *stock = json_member(at(realms, seat), "stock");
        if (seat == e->viewer) continue;
        put(stock, FOOD, draw(e, 50));
        put(stock, IRON, draw(e, 50));
        json_object_object_add(at(realms, seat), "timeouts", json_object_new_int64(draw(e, TIMEOUTS_MAX)));
    }
}

/* ---- talk (R3.1, R3.4): between the two of them, and before the end not even who sees all hears it (R9.6) ---------- */

static void change_proposals(const struct eyes *e)
{
    json_object *rows = part(e, "proposals"), *kept = json_new_array(e->c);
    for (int i = 0; i < count_of(rows); i++)
        if (item(at(rows, i), 0) == e->viewer || item(at(rows, i), 1) == e->viewer)
            json_push(kept, at(rows, i));
    must(e->seats > 1);
    int from = draw(e, e->seats), to = (from + 1 + draw(e, e->seats - 1)) % e->seats;
    if (from != e->viewer && to != e->viewer) {
        json_object *row = json_new_array(e->c);
        json_push_int(row, from);
        json_push_int(row, to);
        json_push_int(row, json_object_get_int(part(e, "turn")));
        json_push_int(row, 1 + draw(e, RELATIONS - 1));
        json_push(kept, row);
    }
    json_add(e->saved, "proposals", kept);
}

static void change_letters(const struct eyes *e)
{
    json_object *rows = part(e, "letters"), *kept = json_new_array(e->c);
    for (int i = 0; i < count_of(rows); i++) {
        json_object *row = at(rows, i);
        int from = json_object_get_int(json_member(row, "from")),
            to = json_object_get_int(json_member(row, "to"));
        bool mine = to == NOBODY || from == e->viewer || to == e->viewer;
        if (!mine && draw(e, 2)) continue;
        if (!mine) json_add_text(row, "text", "the other world's secret");
        json_push(kept, row);
    }
    json_add(e->saved, "letters", kept);
    for (int seat = 0; seat < e->seats; seat++)
        if (seat != e->viewer) put(part(e, "sent"), seat, draw(e, MESSAGES_MAX + 1));
}

/* ---- what happened (R9.3) ------------------------------------------------------------------------------------------ */

static bool saw(json_object *last, int viewer, int province)
{
    uint32_t before = (uint32_t)item(json_member(last, "sight_before"), viewer);
    uint32_t after = (uint32_t)item(json_member(last, "sight_after"), viewer);
    return viewer < REALMS && province >= 0 && (before | after) >> province & 1;
}

static bool fought(json_object *battle, int viewer)
{
    uint32_t seats = 0;
    for (int i = 0; i < count_of(json_member(battle, "sides")); i++)
        seats |= (uint32_t)item(json_member(battle, "sides"), i);
    return seats >> viewer & 1;
}

/* A row is kind, province, seat, other, seats, numbers. */
static bool hears(const struct eyes *e, json_object *last, json_object *row)
{
    int province = item(row, 1), n0 = count_of(row) > 5 ? item(row, 5) : 0, viewer = e->viewer;
    bool own = item(row, 2) == viewer, both = own || item(row, 3) == viewer;
    bool light = !json_object_get_boolean(json_member(part(e, "limits"), "fog"));
    switch (item(row, 0)) {
    case HAPPENED_BREAK:
    case HAPPENED_TECH:
    case HAPPENED_AGE:
    case HAPPENED_NOTICE:
    case HAPPENED_EXPIRED:
    case HAPPENED_ELIMINATED:
    case HAPPENED_RICH:
    case HAPPENED_STREAK:
    case HAPPENED_VICTORY: return true;
    case HAPPENED_TURNED_BACK:
    case HAPPENED_MARCH: return own || light || (saw(last, viewer, province) && saw(last, viewer, n0));
    case HAPPENED_BATTLE:
        return light || fought(at(json_member(last, "battles"), n0), viewer) || saw(last, viewer, province);
    case HAPPENED_CAPTURE:
    case HAPPENED_CLAIM: return both || light || saw(last, viewer, province);
    case HAPPENED_SCOUTS_CAUGHT:
    case HAPPENED_DESERTION:
    case HAPPENED_BUILT:
    case HAPPENED_RECRUITED: return own || light || saw(last, viewer, province);
    case HAPPENED_ROUTE_OPENED:
    case HAPPENED_ROUTE_CLOSED: return both;
    case HAPPENED_RAID: return both || item(row, 4) >> viewer & 1;
    default: return own;
    }
}

/* Who raided a route has seen the caravan, not where it came from. */
static void blur_raid(const struct eyes *e, json_object *row)
{
    if (item(row, 0) != HAPPENED_RAID || item(row, 2) == e->viewer || item(row, 3) == e->viewer) return;
    put(row, 1, draw(e, PROVINCES));
    put(row, 5, draw(e, PROVINCES));
}

static void change_happenings(const struct eyes *e)
{
    json_object *last = part(e, "last"), *kept = json_new_array(e->c);
    if (!last) return;
    json_object *rows = json_member(last, "happenings");
    for (int i = 0; i < count_of(rows); i++) {
        if (!hears(e, last, at(rows, i)) && draw(e, 3)) continue;
        blur_raid(e, at(rows, i));
        json_push(kept, at(rows, i));
    }
    json_add(last, "happenings", kept);
    for (int seat = 0; seat < REALMS; seat++) {
        if (seat == e->viewer) continue;
        put(json_member(last, "sight_before"), seat, draw(e, 1 << PROVINCES));
        put(json_member(last, "sight_after"), seat, draw(e, 1 << PROVINCES));
    }
}

static json_object *other_world(struct ctx *c, json_object *saved, int viewer, struct rng *luck)
{
    struct eyes e = {.c = c, .saved = json_own(c, json_text(c, saved)), .luck = luck, .viewer = viewer};
    if (strcmp(json_object_get_string(part(&e, "stage")), "over") == 0) return NULL;
    e.seats = count_of(part(&e, "realms"));
    for (int seat = 0; seat < e.seats && is_seat(&e); seat++)
        if (seat == viewer || relation_between(&e, viewer, seat) == ALLIANCE) e.team |= 1u << seat;
    change_proposals(&e);
    change_letters(&e);
    if (viewer == ARBITER) return e.saved;
    look(&e);
    swap_owners(&e);
    change_buildings(&e);
    change_armies(&e);
    change_routes(&e);
    change_realms(&e);
    change_happenings(&e);
    return e.saved;
}

/* ---- what is known ------------------------------------------------------------------------------------------------- */

/* Units and their marks, also where a mark is missing: a state saved says nothing of those. */
static json_object *armies(struct ctx *c, const struct world *w)
{
    json_object *list = json_new_array(c);
    const int *cell = &w->units[0][0][0][0];
    for (int p = 0; p < PROVINCES; p++) {
        json_push_int(list, w->present[p]);
        json_push_int(list, w->armed[p]);
    }
    for (int i = 0; i < PROVINCES * REALMS * UNIT_KINDS * VETERANCIES; i++)
        if (cell[i]) json_push_int(list, (int64_t)i << 32 | cell[i]);
    return list;
}

static void borrow_letters(struct ctx *c, const game_known *known, game_state *ret)
{
    for (int i = 0; i < known->letters; i++) {
        struct letter *letter = pool_take(c->pool, sizeof *letter);
        *letter = known->letter[i];
        letter->next = NULL;
        if (ret->last_letter) ret->last_letter->next = letter;
        else ret->first_letter = letter;
        ret->last_letter = letter;
    }
}

static const char *told(struct ctx *c, const game_known *known)
{
    game_state *as_state = pool_take(c->pool, sizeof *as_state);
    *as_state = (game_state){.variant = known->variant,
                             .stage = known->stage,
                             .world = known->world,
                             .ready = known->ready,
                             .sent = {known->sent},
                             .last = known->last};
    memcpy(as_state->proposal, known->proposal, sizeof known->proposal);
    borrow_letters(c, known, as_state);
    json_object *public = json_new_array(c);
    for (int seat = 0; seat < REALMS; seat++) {
        json_push_int(public, known->provinces[seat]);
        json_push_int(public, known->gold[seat]);
    }
    return pool_print(c->pool, "%s %s %s %x %x", json_text(c, strat_save(c, as_state)),
                      json_text(c, armies(c, &known->world)), json_text(c, public), known->seen,
                      known->posts);
}

const struct worlds WORLDS_stratagem = {other_world, told};
