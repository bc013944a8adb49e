/* rules_tales.c - who is told what (R9.3): in whole random games no line that names a province reaches anybody who neither took part nor
 * saw it, by a sight that is worked out here from distances and from nothing of the game's own. */
#include "games/stratagem/state.h"
#include "harness.h"
#include <string.h>

enum { GAMES = 12 };

/* ---- sight (R9.1) ------------------------------------------------------------------------------------------------- */

static int reach(const struct world *w, int province, int seat)
{
    int far = -1;
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        if (units_at(w, province, seat, kind) > 0 && far < 2) far = kind == SCOUT ? 2 : 1;
    if (w->owner[province] == seat && far < 2) far = stands(w, province, WATCHTOWER) ? 2 : 1;
    return far;
}

static bool sees(const struct world *w, int viewer, int province)
{
    if (viewer >= w->seats) return false;
    for (int seat = 0; seat < w->seats; seat++)
        for (int p = 0; p < PROVINCES; p++)
            if ((seat == viewer || w->relation[seat][viewer] == ALLIANCE) &&
                MAP_DISTANCE[p][province] <= reach(w, p, seat))
                return true;
    return false;
}

/* ---- lines -------------------------------------------------------------------------------------------------------- */

/* A province that the line's facts name under `key`, -1: none. */
static int place_of(const struct tale_line *line, const char *key)
{
    const char *code = json_object_get_string(json_member(line->facts, key));
    for (int p = 0; code && p < PROVINCES; p++)
        if (strcmp(MAP[p].code, code) == 0) return p;
    return -1;
}

/* Whose doing it is, and whom the words name. */
static bool takes_part(const struct tale_line *line, int viewer)
{
    const char *story = json_object_get_string(json_member(line->facts, "story"));
    if (viewer >= REALMS) return false;
    return line->seat == viewer || strstr(line->text, seat_name(viewer)) ||
           (story && strstr(story, seat_name(viewer)));
}

static bool knew_all(const struct tale_line *line, const struct world *before, const struct world *after,
                     int viewer)
{
    static const char *const KEYS[] = {"province", "from", "to"};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        int p = place_of(line, KEYS[i]);
        if (p >= 0 && !sees(before, viewer, p) && !sees(after, viewer, p)) return false;
    }
    return true;
}

/* Returns whether the line was kept from somebody. */
static bool check_line(const struct tale_line *line, const struct world *before, const struct world *after)
{
    bool kept = false;
    for (int viewer = 0; viewer <= SPECTATOR;
         viewer = viewer + 1 < REALMS || viewer == SPECTATOR ? viewer + 1 : SPECTATOR) {
        bool told = line->audience >> viewer & 1,
             may = takes_part(line, viewer) || knew_all(line, before, after, viewer);
        ck_assert_msg(!told || may, "viewer %d is told \"%s\"", viewer, line->text);
        kept |= !told;
    }
    return kept;
}

/* ---- games -------------------------------------------------------------------------------------------------------- */

static struct event random_orders(struct ctx *c, const game_state *s, struct rng *luck)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    for (int seat = 0; seat < s->world.seats; seat++) {
        json_object *memory = NULL;
        int level = 1 + (seat + s->world.turn / 8) % 2; /* the greedy one opens routes */
        if (realm_active(&s->world, seat))
            event.orders[seat] = strat_choose(c, strat_know(c, s, seat, (struct table){0}), level, luck,
                                              &memory);
    }
    return event;
}

/* Counts the battles that somebody was not told of. */
static int play(uint64_t seed)
{
    struct rng luck = rng_seeded(seed);
    struct ctx lasting = harness_ctx();
    const struct variant *v = GAME_stratagem.variants;
    json_object *options = strat_options(&lasting, v, NULL, REALMS, NULL);
    struct setting setting = {.variant = v, .options = options, .seats = REALMS, .seed = seed};
    game_state *s = strat_setup(&lasting, &setting);
    int dark = 0;
    if (seed % 2) set_relation(&s->world, 0, 1, ALLIANCE);
    if (seed % 3) set_relation(&s->world, 2, 3, TRADE);
    while (s->stage != STAGE_OVER) {
        struct ctx c = harness_ctx();
        struct world before = s->world;
        struct event event = random_orders(&c, s, &luck);
        struct tale tale = tale_new(c.pool);
        struct outcome outcome;
        ck_assert(strat_apply(&lasting, s, &event, &tale, &outcome));
        for (int i = 0; i < tale.count; i++)
            dark += check_line(&tale.lines[i], &before, &s->world) &&
                    strcmp(tale.lines[i].kind, "battle") == 0;
        harness_end(&c);
    }
    harness_end(&lasting);
    return dark;
}

START_TEST(r9_3_no_line_names_a_province_to_who_neither_saw_it_nor_took_part)
{
    int dark = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++) dark += play(seed);
    ck_assert_int_gt(dark, GAMES); /* else the games were too quiet to say anything */
}
END_TEST

/* ---- raids (R9.2) -------------------------------------------------------------------------------------------------- */

/* A route of p0 from Thornfield to Ironridge, and p2's army on its way. */
static game_state *raided(struct ctx *c)
{
    const struct variant *v = GAME_stratagem.variants;
    struct setting setting = {.variant = v, .seats = REALMS, .seed = 3};
    setting.options = strat_options(c, v, NULL, REALMS, NULL);
    game_state *s = strat_setup(c, &setting);
    int from = province_by_name("th"), to = province_by_name("ir");
    s->world.owner[from] = s->world.owner[to] = 0;
    s->world.buildings[from] = s->world.buildings[to] = 1u << TRADE_POST;
    s->world.route[s->world.routes++] = (struct route){.from = (uint8_t)from, .to = (uint8_t)to};
    uint8_t path[PROVINCES];
    ck_assert_int_ge(route_path(from, to, path), 3);
    s->world.units[path[1]][2][INFANTRY][0] = 2;
    units_changed(&s->world, path[1]);
    return s;
}

static void check_raid_line(const struct tale_line *line)
{
    bool owner = line->audience >> 0 & 1, raider = line->audience >> 2 & 1;
    bool whole = json_member(line->facts, "from") && json_member(line->facts, "to");
    ck_assert_int_eq(whole, owner);
    ck_assert_int_eq(strstr(line->text, "th=ir") != NULL, owner);
    ck_assert_int_eq(raider, !owner);
    ck_assert_uint_eq(line->audience & ~5u, 0);
}

START_TEST(r9_2_a_raider_hears_of_its_booty_and_not_where_the_route_runs)
{
    struct ctx c = harness_ctx();
    game_state *s = raided(&c);
    struct event event = {.kind = EVENT_TURN, .seat = -1, .late = 15};
    struct tale tale = tale_new(c.pool);
    struct outcome outcome;
    int lines = 0, heard = 0;
    ck_assert(strat_apply(&c, s, &event, &tale, &outcome));
    for (int i = 0; i < tale.count; i++) {
        if (strcmp(tale.lines[i].kind, "raid") != 0) continue;
        check_raid_line(&tale.lines[i]);
        lines++;
    }
    ck_assert_int_eq(lines, 2);
    for (int seat = 0; seat < REALMS; seat++) {
        const struct chronicle *last = strat_know(&c, s, seat, (struct table){0})->last;
        for (int i = 0; i < last->count; i++) {
            if (last->happening[i].kind != HAPPENED_RAID) continue;
            ck_assert_int_eq(last->happening[i].province >= 0, seat == 0);
            ck_assert_int_eq(last->happening[i].n[0] >= 0, seat == 0);
            heard |= 1 << seat;
        }
    }
    ck_assert_int_eq(heard, 5);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem tales");
    HARNESS_ADD(s, r9_3_no_line_names_a_province_to_who_neither_saw_it_nor_took_part);
    HARNESS_ADD(s, r9_2_a_raider_hears_of_its_booty_and_not_where_the_route_runs);
    return s;
}

TEST_MAIN(suite)
