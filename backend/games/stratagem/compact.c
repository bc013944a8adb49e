/* compact.c - the compact view (R9.4) for language models: short keys in a fixed order, under 1500 tokens for a player.
 * Reads only a game_known. */
#include "base/text.h"
#include "games/stratagem/state.h"
#include <string.h>

enum {
    TALK_MAX = 8,
    TALK_POINTS = 160,
    TOKENS = 1465,            /* of a player's whole view; the goal is 1500 */
    TOKENS_IN_KILOBYTE = 475, /* measured over the maps of simulated games; the tests check it */
    ENTRY_COST = 140,         /* for an entry's keys and sender, in tenths of a token */
    WORD = 8,                 /* letters in a row that still read as a word */
    SCRAP = 24                /* bytes of a text below which the rest of it is not worth showing */
};

static bool seated(const game_known *k) { return k->viewer < k->world.seats; }

static json_object *numbers(struct ctx *c, const int *number, int count)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < count; i++) json_push_int(list, number[i]);
    return list;
}

static json_object *tech_codes(struct ctx *c, const struct realm *realm)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < realm->techs; i++) json_push_text(list, TECH[realm->tech[i]].code);
    return list;
}

/* Provinces */

/* The owner of the units in `u`: the viewer, else the province's owner, else the lowest seat; NOBODY when there are
 * none. */
static int shown_seat(const game_known *k, int v)
{
    uint8_t present = k->world.present[v];
    int owner = k->world.owner[v];
    if (seated(k) && present >> k->viewer & 1) return k->viewer;
    if (owner != NOBODY && present >> owner & 1) return owner;
    return present ? __builtin_ctz(present) : NOBODY;
}

static json_object *unit_counts(struct ctx *c, const struct world *w, int v, int seat, int kinds)
{
    int count[UNIT_KINDS] = {0};
    for (int kind = 0; seat != NOBODY && kind < kinds; kind++) count[kind] = units_at(w, v, seat, kind);
    return numbers(c, count, kinds);
}

static json_object *building_letters(struct ctx *c, const struct world *w, int v)
{
    json_object *list = json_new_array(c);
    for (int b = 0; b < BUILDINGS; b++)
        if (stands(w, v, (enum building)b)) json_push_text(list, (char[]){BUILDING_LETTERS[b], 0});
    return list;
}

static json_object *neighbour_codes(struct ctx *c, int v)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < MAP[v].neighbours; i++) json_push_text(list, MAP[MAP[v].neighbour[i]].code);
    return list;
}

/* What does not fit into seven slots for one player; only where it is needed. */
static void add_others(struct ctx *c, const struct world *w, int v, int shown, json_object *row)
{
    int unique = shown == NOBODY ? 0 : units_at(w, v, shown, UNIQUE);
    if (unique) json_add_int(row, "q", unique);
    json_object *others = NULL;
    for (int seat = 0; seat < w->seats; seat++) {
        if (seat == shown || !(w->present[v] >> seat & 1)) continue;
        if (!others) others = json_new_object(c);
        json_add(others, seat_name(seat), unit_counts(c, w, v, seat, UNIT_KINDS));
    }
    if (others) json_add(row, "g", others);
}

static json_object *province(struct ctx *c, const game_known *k, int v)
{
    json_object *row = json_new_object(c);
    int shown = shown_seat(k, v);
    json_add_text(row, "tr", terrain_letter(v));
    json_add_text(row, "o", seat_name(k->world.owner[v]));
    json_add(row, "u", unit_counts(c, &k->world, v, shown, UNIQUE));
    json_add(row, "b", building_letters(c, &k->world, v));
    json_add(row, "adj", neighbour_codes(c, v));
    add_others(c, &k->world, v, shown, row);
    return row;
}

static void add_provinces(struct ctx *c, const game_known *k, json_object *view)
{
    json_object *in_sight = json_new_object(c), *fog = json_new_array(c);
    for (int v = 0; v < PROVINCES; v++)
        if (k->seen >> v & 1) json_add(in_sight, MAP[v].id, province(c, k, v));
        else json_push_text(fog, MAP[v].code);
    json_add(view, "pv", in_sight);
    json_add(view, "fog", fog);
}

/* Trade and talk */

static int route_gain(const game_known *k, const struct route *route)
{
    if (!seated(k)) return route->got[0] + route->got[1];
    return (route->owner == k->viewer ? route->got[0] : 0) +
           (route->partner == k->viewer ? route->got[1] : 0);
}

static json_object *routes(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < k->world.routes; i++) {
        const struct route *route = &k->world.route[i];
        json_object *row = json_new_array(c);
        json_push_text(row, MAP[route->from].code);
        json_push_text(row, MAP[route->to].code);
        json_push_int(row, route_gain(k, route));
        json_push(list, row);
    }
    return list;
}

static bool is_letter(int32_t code) { return (code | 0x20) >= 'a' && (code | 0x20) <= 'z'; }

/* The most tokens that a code point can take, in tenths. Words of Latin letters are cheap as long as they are words; a
 * rare sign costs several. `run`: the number of letters before it. */
static int tenths(int32_t code, int run)
{
    if (code == ' ') return 2;
    if (is_letter(code)) return run < WORD ? 4 : 6;
    if (code < 0x800) return 9;
    return code < 0x10000 ? 25 : 46;
}

/* The beginning of a text: 160 code points, or fewer when the room (in tenths) is used up before. *room is reduced. */
static const char *cut(struct ctx *c, const char *text, int *room)
{
    const char *end = text, *next = text;
    struct text_point point;
    for (int i = 0, run = 0; i < TALK_POINTS && text_next(&next, &point); i++) {
        int cost = tenths(point.code, run);
        if (*room < cost) break;
        run = is_letter(point.code) ? run + 1 : 0;
        *room -= cost;
        end = next;
    }
    return pool_copy_bytes(c->pool, text, (size_t)(end - text));
}

static json_object *letter_item(const struct letter *letter, const char *text, json_object *item)
{
    json_add_text(item, "f", letter->from == NOBODY ? "sys" : seat_name(letter->from));
    json_add_text(item, "m", text);
    if (letter->to != NOBODY) json_add_text(item, "to", seat_name(letter->to));
    return item;
}

static json_object *proposal_item(struct ctx *c, int from, int to, enum relation kind)
{
    json_object *item = json_new_object(c);
    json_add_text(item, "f", seat_name(from));
    json_add_text(item, "m", pool_print(c->pool, "proposes %s", relation_name(kind)));
    json_add_text(item, "to", seat_name(to));
    json_add_text(item, "k", relation_name(kind));
    return item;
}

static json_object *open_proposals(struct ctx *c, const game_known *k)
{
    json_object *open = json_new_array(c);
    for (int from = 0; seated(k) && from < k->world.seats; from++)
        if (k->proposal[from][k->viewer].turn)
            json_push(open, proposal_item(c, from, k->viewer, k->proposal[from][k->viewer].kind));
    return open;
}

/* The newest letters that fit, the oldest of them first. A text too long for the remaining room loses its end; a text
 * that would become a mere scrap is left out, and all older ones with it. Every proposal that waits for an answer
 * follows; those are never crowded out. */
static json_object *talk(struct ctx *c, const game_known *k, int room)
{
    json_object *list = json_new_array(c), *open = open_proposals(c, k);
    const char *text[TALK_MAX];
    int waiting = (int)json_object_array_length(open), fit = 0;
    for (room -= waiting * ENTRY_COST; fit < TALK_MAX - waiting && fit < k->letters; fit++) {
        const char *whole = k->letter[k->letters - 1 - fit].text;
        room -= ENTRY_COST;
        text[fit] = cut(c, whole, &room);
        if (strlen(text[fit]) < SCRAP && strcmp(text[fit], whole) != 0) break;
    }
    for (int i = fit - 1; i >= 0; i--)
        json_push(list, letter_item(&k->letter[k->letters - 1 - i], text[i], json_new_object(c)));
    for (int i = 0; i < waiting; i++) json_push(list, json_object_array_get_idx(open, (size_t)i));
    return list;
}

/* Parts missing from short keys */

/* A player reads what is public about the others; spectators read stocks, techs and scores too (R9.6). */
static json_object *player(struct ctx *c, const game_known *k, int seat)
{
    const struct realm *realm = &k->world.realm[seat];
    json_object *row = json_new_array(c);
    json_push_text(row, (char[]){CIV[realm->civ].name[0], 0});
    json_push_int(row, realm->age);
    json_push_int(row, k->provinces[seat]);
    json_push_int(row, k->gold[seat]);
    if (k->viewer != ARBITER) return row;
    json_push(row, numbers(c, realm->stock, GOODS));
    json_push(row, tech_codes(c, realm));
    json_push_int(row, realm_score(&k->world, seat));
    return row;
}

static json_object *relations(struct ctx *c, const game_known *k)
{
    json_object *all = json_new_object(c);
    for (int a = 0; a < k->world.seats; a++)
        for (int b = a + 1; b < k->world.seats; b++) {
            const char *kind = relation_name(k->world.relation[a][b]);
            if (k->world.relation[a][b] == WAR) continue;
            if (!seated(k)) json_add_text(all, pool_print(c->pool, "p%dp%d", a, b), kind);
            else if (a == k->viewer) json_add_text(all, seat_name(b), kind);
            else if (b == k->viewer) json_add_text(all, seat_name(a), kind);
        }
    return all;
}

static json_object *posts_of(struct ctx *c, const game_known *k, int seat)
{
    json_object *list = json_new_array(c);
    for (int v = 0; v < PROVINCES; v++)
        if (k->posts >> v & 1 && k->world.owner[v] == seat) json_push_text(list, MAP[v].code);
    return list;
}

static json_object *extras(struct ctx *c, const game_known *k)
{
    json_object *x = json_new_object(c), *players = json_new_object(c), *posts = json_new_object(c);
    for (int seat = 0; seat < k->world.seats; seat++) {
        if (seat == k->viewer || !k->world.realm[seat].alive) continue;
        json_add(players, seat_name(seat), player(c, k, seat));
        json_object *known = posts_of(c, k, seat);
        if (json_object_array_length(known)) json_add(posts, seat_name(seat), known);
    }
    json_add(x, "pl", players);
    json_add(x, "rel", relations(c, k));
    if (seated(k) && k->world.limits.vault) json_add_int(x, "vault", realm_vault(&k->world, k->viewer));
    if (json_object_object_length(posts)) json_add(x, "posts", posts);
    return x;
}

/* The compact view */

static void add_self(struct ctx *c, const game_known *k, json_object *view)
{
    const struct realm nobody = {.civ = CIV_HIDDEN},
                       *realm = seated(k) ? &k->world.realm[k->viewer] : &nobody;
    json_add_text(view, "p", seated(k) ? pool_print(c->pool, "player_%d", k->viewer) : "spectator");
    json_add_text(view, "c", seated(k) ? CIV[realm->civ].name : "-");
    json_add_int(view, "a", realm->age);
    json_add(view, "r", numbers(c, realm->stock, GOODS));
    json_add(view, "tc", tech_codes(c, realm));
}

/* The room for a player's talk: the tokens that the rest of the view leaves of its 1500, in tenths. Spectators have no
 * limit. */
static int talk_room(struct ctx *c, const game_known *k, json_object *view, json_object *x)
{
    if (!seated(k)) return INT32_MAX;
    size_t bytes = strlen(json_text(c, view)) + (x ? strlen(json_text(c, x)) : 0);
    return TOKENS * 10 - (int)(bytes * TOKENS_IN_KILOBYTE / 100);
}

json_object *strat_compact(struct ctx *c, const game_known *k, bool with_extras)
{
    json_object *view = json_new_object(c), *x = with_extras ? extras(c, k) : NULL;
    json_add_int(view, "t", k->world.turn);
    add_self(c, k, view);
    add_provinces(c, k, view);
    json_add(view, "tr", routes(c, k));
    json_add(view, "dip", talk(c, k, talk_room(c, k, view, x)));
    if (x) json_add(view, "x", x);
    return view;
}
