/* rules_turn.c - what the vectors leave out of the resolution, one test for each rule, and what must hold in any game. */
#include "stratagem_help.h"
#include <string.h>

static const enum civ ALL_FOUR[REALMS] = {IRONBORN, VERDANTI, TIDECALLERS, ASHWALKERS};
static const struct limits USUAL = {40, 100, 15, 0, true};

/* Four realms with their homes and not a unit. */
static struct world empty_world(void)
{
    struct world w;
    world_begin(&w, 1, REALMS, ALL_FOUR, USUAL);
    memset(w.units, 0, sizeof w.units);
    for (int p = 0; p < PROVINCES; p++) units_changed(&w, p);
    return w;
}

static int at(const char *code)
{
    int province = province_by_name(code);
    ck_assert_int_ge(province, 0);
    return province;
}

static void put(struct world *w, const char *code, int seat, int kind, int count)
{
    w->units[at(code)][seat][kind][0] += count;
    units_changed(w, at(code));
}

/* Resolve a turn of orders given as JSON, NULL for none. */
static void turn(struct ctx *c, struct world *w, const char *p0, const char *p1, const char *p2,
                 const char *p3)
{
    const char *text[REALMS] = {p0, p1, p2, p3};
    const game_order *orders[REALMS] = {NULL};
    for (int seat = 0; seat < REALMS; seat++)
        if (text[seat]) orders[seat] = vector_order(c, json_own(c, text[seat]));
    world_resolve(w, orders, NULL);
}

#define MOVE(from, to, unit, n) \
    "{\"moves\":[{\"from\":\"" from "\",\"path\":[\"" to "\"],\"units\":{\"" unit "\":" n "}}]}"

/* ---- R6 ------------------------------------------------------------------------------------------------------- */

START_TEST(r6_2_allies_push_together_and_the_weaker_stay)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    set_relation(&w, 0, 1, ALLIANCE);
    put(&w, "th", 0, INFANTRY, 1);
    put(&w, "th", 1, INFANTRY, 1);
    put(&w, "kc", 2, INFANTRY, 1);
    turn(&c, &w, MOVE("th", "kc", "infantry", "1"), MOVE("th", "kc", "infantry", "1"),
         MOVE("kc", "th", "infantry", "1"), NULL);
    ck_assert_int_eq(units_at(&w, at("th"), 2, INFANTRY), 0);
    ck_assert_int_eq(fighters_at(&w, at("kc"), 2), 0);
    ck_assert_int_eq(fighters_at(&w, at("kc"), 0) + fighters_at(&w, at("kc"), 1), 2);
    harness_end(&c);
}
END_TEST

START_TEST(r6_3_who_arrives_in_the_same_step_halts_the_others)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    w.realm[0].age = 2;
    put(&w, "fg", 0, CAVALRY, 1);
    put(&w, "sw", 1, CAVALRY, 1);
    turn(&c, &w, "{\"moves\":[{\"from\":\"fg\",\"path\":[\"cp\",\"ir\"],\"units\":{\"cavalry\":1}}]}",
         "{\"moves\":[{\"from\":\"sw\",\"path\":[\"cp\",\"th\"],\"units\":{\"cavalry\":1}}]}", NULL, NULL);
    ck_assert_int_eq(w.present[at("cp")], 0); /* both stood there and fell: a stand-off */
    ck_assert_int_eq(w.present[at("ir")] | w.present[at("th")], 0);
    ck_assert_int_eq(w.owner[at("cp")], NOBODY);
    harness_end(&c);
}
END_TEST

START_TEST(r6_8_a_stand_off_takes_scouts_of_participants_and_spares_others)
{
    struct world w = empty_world();
    put(&w, "cp", 0, INFANTRY, 1);
    put(&w, "cp", 0, SCOUT, 1);
    put(&w, "cp", 1, INFANTRY, 1);
    put(&w, "cp", 2, SCOUT, 1);
    struct battle b = world_battle(&w, at("cp"), NULL);
    ck_assert_int_eq(b.winner, -1);
    ck_assert_int_eq(w.present[at("cp")], 1 << 2);
    ck_assert_int_eq(b.lost[0], 1);
}
END_TEST

/* R6.10: of equal units of two allies the one with more fighters loses, then who does not own the province. */
START_TEST(r6_10_casualties_among_allies_fall_to_the_larger_then_to_the_guest)
{
    struct world w = empty_world();
    set_relation(&w, 0, 1, ALLIANCE);
    w.owner[at("tw")] = 0;
    put(&w, "tw", 0, INFANTRY, 2);
    put(&w, "tw", 1, INFANTRY, 3);
    put(&w, "tw", 2, INFANTRY, 3);
    struct battle b = world_battle(&w, at("tw"), NULL);
    ck_assert_int_eq(b.total[b.winner], 15);
    ck_assert_int_eq(b.lost[1], 2); /* 3 against 2 first; then 2 against 2, and the owner is spared */
    ck_assert_int_eq(b.lost[0], 0);
    ck_assert_int_eq(b.lost[2], 3);
}
END_TEST

START_TEST(r6_12_corsairs_take_what_there_is)
{
    struct world w = empty_world();
    w.realm[0].stock[GOLD] = 3;
    put(&w, "tw", 2, UNIQUE, 4);
    put(&w, "tw", 0, MILITIA, 2);
    w.owner[at("tw")] = NOBODY;
    int before = w.realm[2].stock[GOLD];
    world_battle(&w, at("tw"), NULL);
    ck_assert_int_eq(w.realm[0].stock[GOLD], 0);
    ck_assert_int_eq(w.realm[2].stock[GOLD], before + 3);
}
END_TEST

START_TEST(r6_14_scouts_alone_among_foes_are_lost_and_allies_protect_nothing)
{
    struct world w = empty_world();
    set_relation(&w, 0, 2, ALLIANCE);
    put(&w, "tw", 0, SCOUT, 2);
    put(&w, "tw", 1, INFANTRY, 1);
    world_claims(&w, NULL);
    world_catch_scouts(&w, NULL);
    ck_assert_int_eq(w.present[at("tw")], 1 << 1);
    ck_assert_int_eq(w.owner[at("tw")], 1);
}
END_TEST

/* ---- R7 ------------------------------------------------------------------------------------------------------- */

static void posts(struct world *w, const char *from, int owner, const char *to, int partner)
{
    w->owner[at(from)] = (uint8_t)owner;
    w->owner[at(to)] = (uint8_t)partner;
    w->buildings[at(from)] |= 1u << TRADE_POST;
    w->buildings[at(to)] |= 1u << TRADE_POST;
}

#define ROUTE(from, to) "{\"routes\":[{\"from\":\"" from "\",\"to\":\"" to "\"}]}"

START_TEST(r7_3_a_joint_route_pays_both_and_raiders_take_half)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    set_relation(&w, 0, 1, TRADE);
    posts(&w, "fg", 0, "sw", 1); /* fg cp sw: distance 2, so 4 gold in all */
    turn(&c, &w, ROUTE("fg", "sw"), NULL, NULL, NULL);
    ck_assert_int_eq(w.routes, 1);
    ck_assert_int_eq(w.route[0].got[0], 2);
    ck_assert_int_eq(w.route[0].got[1], 2);
    put(&w, "cp", 3, INFANTRY, 1);
    int gold = w.realm[3].stock[GOLD], income[GOODS];
    w.owner[at("cp")] = 3;
    realm_income(&w, 3, income);
    turn(&c, &w, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(w.route[0].raiders, 1 << 3);
    ck_assert_int_eq(w.route[0].got[0], 1);
    ck_assert_int_eq(w.realm[3].stock[GOLD], gold + income[GOLD] + 2);
    harness_end(&c);
}
END_TEST

START_TEST(r7_1_a_post_serves_one_route_and_priority_decides)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    set_relation(&w, 0, 1, TRADE);
    set_relation(&w, 1, 2, TRADE);
    posts(&w, "fg", 0, "sw", 1);
    posts(&w, "mh", 2, "sw", 1);
    w.turn = 2; /* p2 comes first */
    turn(&c, &w, ROUTE("fg", "sw"), NULL, ROUTE("mh", "sw"), NULL);
    ck_assert_int_eq(w.routes, 1);
    ck_assert_int_eq(w.route[0].owner, 2);
    harness_end(&c);
}
END_TEST

START_TEST(r7_4_a_route_ends_with_the_treaty_the_post_or_a_drop)
{
    struct ctx c = harness_ctx();
    for (int way = 0; way < 3; way++) {
        struct world w = empty_world();
        set_relation(&w, 0, 1, TRADE);
        posts(&w, "fg", 0, "sw", 1);
        turn(&c, &w, ROUTE("fg", "sw"), NULL, NULL, NULL);
        ck_assert_int_eq(w.routes, 1);
        if (way == 0) set_relation(&w, 0, 1, NON_AGGRESSION);
        if (way == 1) w.buildings[at("sw")] = 0;
        turn(&c, &w, NULL, way == 2 ? "{\"drop\":[{\"from\":\"sw\",\"to\":\"fg\"}]}" : NULL, NULL, NULL);
        ck_assert_int_eq(w.routes, 0);
    }
    harness_end(&c);
}
END_TEST

/* ---- R3, R8 --------------------------------------------------------------------------------------------------- */

START_TEST(r3_2_a_ceasefire_covers_five_resolutions)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    set_relation(&w, 0, 1, CEASEFIRE);
    for (int t = 1; t <= 5; t++) {
        ck_assert_int_eq(w.relation[0][1], CEASEFIRE);
        turn(&c, &w, NULL, NULL, NULL, NULL);
    }
    ck_assert_int_eq(w.relation[0][1], WAR);
    harness_end(&c);
}
END_TEST

START_TEST(r3_5_a_break_marks_the_breaker_and_a_notice_nobody)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    set_relation(&w, 0, 1, ALLIANCE);
    set_relation(&w, 2, 3, TRADE);
    turn(&c, &w, "{\"break\":[\"p1\"]}", NULL, NULL, "{\"notice\":[\"p2\"]}");
    ck_assert_int_eq(w.relation[0][1] + w.relation[2][3], WAR);
    ck_assert_int_eq(w.realm[0].marks, 1);
    ck_assert_int_eq(w.realm[1].marks + w.realm[2].marks + w.realm[3].marks, 0);
    harness_end(&c);
}
END_TEST

static void give(struct world *w, int seat, int count)
{
    for (int p = 0; p < PROVINCES && count > 0; p++)
        if (w->owner[p] == NOBODY || w->owner[p] == seat) w->owner[p] = (uint8_t)seat, count--;
}

START_TEST(r8_1_the_newest_rules_ask_for_more_turn_ends)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    w.version = EDITIONS;
    give(&w, 0, 15);
    for (int n = 1; n < edition_of(&w)->domination_turns; n++) {
        turn(&c, &w, NULL, NULL, NULL, NULL);
        w.realm[0].stock[GOLD] = 0; /* no economic victory first */
        ck_assert_int_eq(w.realm[0].streak, n);
        ck_assert_int_eq(w.reason, REASON_NONE);
        ck_assert_int_lt(w.turn, w.limits.max_turns);
    }
    turn(&c, &w, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(w.reason, REASON_DOMINATION);
    harness_end(&c);
}
END_TEST

START_TEST(r8_1_domination_needs_two_turn_ends_in_a_row)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    give(&w, 0, 15);
    turn(&c, &w, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(w.realm[0].streak, 1);
    int lost = at("kc");
    w.owner[lost] = NOBODY;
    turn(&c, &w, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(w.realm[0].streak, 0);
    w.owner[lost] = 0;
    turn(&c, &w, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(w.reason, REASON_NONE);
    turn(&c, &w, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(w.reason, REASON_DOMINATION);
    ck_assert_uint_eq(w.winners, 1);
    harness_end(&c);
}
END_TEST

START_TEST(r8_1_the_economic_win_needs_the_capital_and_goes_to_the_richest)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    for (int seat = 0; seat < 3; seat++) w.realm[seat].stock[GOLD] = 120;
    w.realm[0].stock[GOLD] = 200;
    w.owner[w.realm[0].capital] = 3;
    turn(&c, &w, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(w.reason, REASON_ECONOMY);
    ck_assert_uint_eq(w.winners, 1 << 1 | 1 << 2); /* equal in gold, score and provinces */
    harness_end(&c);
}
END_TEST

START_TEST(r8_1_the_last_realm_in_the_game_wins_and_nobody_left_shares)
{
    struct ctx c = harness_ctx();
    struct world w = empty_world();
    for (int seat = 1; seat < REALMS; seat++)
        for (int p = 0; p < PROVINCES; p++)
            if (w.owner[p] == seat) w.owner[p] = NOBODY;
    struct world nobody = w;
    turn(&c, &w, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(w.reason, REASON_LAST);
    ck_assert_uint_eq(w.winners, 1);
    for (int p = 0; p < PROVINCES; p++) nobody.owner[p] = NOBODY;
    world_resign(&nobody, 3);
    nobody.turn++;
    turn(&c, &nobody, NULL, NULL, NULL, NULL);
    ck_assert_int_eq(nobody.reason, REASON_LAST);
    ck_assert_uint_eq(nobody.winners, 1 << 0 | 1 << 1 | 1 << 2);
    harness_end(&c);
}
END_TEST

START_TEST(r8_1_the_score_counts_as_written)
{
    struct world w = empty_world();
    put(&w, "fg", 0, SCOUT, 1);
    put(&w, "fg", 0, KNIGHTS, 2);
    w.realm[0].stock[GOLD] = 14;
    w.realm[0].techs = 2;
    w.realm[0].age = 3;
    ck_assert_int_eq(realm_score(&w, 0), 3 * 2 + 3 + 2 + 10 + 30);
}
END_TEST

/* ---- in any game ---------------------------------------------------------------------------------------------- */

static int units_of_all(const struct world *w)
{
    int count = 0;
    for (int seat = 0; seat < w->seats; seat++) count += realm_units(w, seat);
    return count;
}

/* Units come by recruits alone and go by battle, capture, desertion and elimination. */
static void check_units(const struct world *before, const struct world *after,
                        const struct chronicle *chronicle)
{
    int change = 0;
    for (int i = 0; i < chronicle->count; i++) {
        const struct happening *h = &chronicle->happening[i];
        if (h->kind == HAPPENED_RECRUITED) change += h->n[1];
        if (h->kind == HAPPENED_DESERTION) change -= h->n[1];
        if (h->kind == HAPPENED_SCOUTS_CAUGHT) change -= h->n[0];
        if (h->kind == HAPPENED_ELIMINATED) return; /* its Scouts go uncounted */
    }
    for (int i = 0; i < chronicle->battles; i++)
        for (int seat = 0; seat < after->seats; seat++)
            for (int kind = 0; kind < UNIT_KINDS; kind++)
                change += chronicle->battle[i].after[seat][kind] - chronicle->battle[i].before[seat][kind];
    ck_assert_int_eq(units_of_all(after), units_of_all(before) + change);
}

static void check_world(const struct world *w)
{
    for (int seat = 0; seat < w->seats; seat++)
        for (int good = 0; good < GOODS; good++) ck_assert_int_ge(w->realm[seat].stock[good], 0);
    province_set posts_used = 0;
    for (int i = 0; i < w->routes; i++) {
        province_set ends = 1u << w->route[i].from | 1u << w->route[i].to;
        ck_assert_uint_eq(posts_used & ends, 0);
        posts_used |= ends;
    }
    for (int p = 0; p < PROVINCES; p++) {
        struct world again = *w;
        units_changed(&again, p);
        ck_assert_int_eq(again.present[p], w->present[p]);
        ck_assert_int_eq(again.armed[p], w->armed[p]);
        for (int seat = 0; seat < w->seats; seat++)
            for (int kind = 0; kind < UNIT_KINDS; kind++)
                for (int v = 0; v < VETERANCIES; v++) ck_assert_int_ge(w->units[p][seat][kind][v], 0);
    }
    for (int a = 0; a < w->seats; a++)
        for (int b = 0; b < w->seats; b++) ck_assert_int_eq(w->relation[a][b], w->relation[b][a]);
}

static void play_random(uint64_t seed)
{
    struct rng luck = rng_seeded(seed);
    struct ctx lasting = harness_ctx();
    const struct variant *v = GAME_stratagem.variants;
    struct setting setting = {
        .variant = v, .options = strat_options(&lasting, v, NULL, 4, NULL), .seats = 4, .seed = seed};
    game_state *s = strat_setup(&lasting, &setting);
    while (s->stage != STAGE_OVER) {
        struct ctx c = harness_ctx();
        struct world before = s->world;
        struct event event = {.kind = EVENT_TURN, .seat = -1};
        struct outcome outcome;
        json_object *memory = NULL;
        for (int seat = 0; seat < 4; seat++)
            if (realm_active(&s->world, seat))
                event.orders[seat] = strat_choose(&c, strat_know(&c, s, seat, (struct table){0}), 1, &luck,
                                                  &memory);
        ck_assert(strat_apply(&lasting, s, &event, NULL, &outcome));
        check_units(&before, &s->world, s->last);
        check_world(&s->world);
        harness_end(&c);
    }
    ck_assert_int_le(s->world.turn, 41);
    harness_end(&lasting);
}

START_TEST(in_random_games_stocks_stay_above_zero_and_units_are_accounted_for)
{
    for (uint64_t seed = 1; seed <= 25; seed++) play_random(seed);
}
END_TEST

START_TEST(r1_8_the_map_is_its_own_mirror_image)
{
    int edges = 0;
    for (int p = 0; p < PROVINCES; p++) {
        int left_right = -1, up_down = -1;
        for (int q = 0; q < PROVINCES; q++) {
            if (MAP[q].x == 1000 - MAP[p].x && MAP[q].y == MAP[p].y) left_right = q;
            if (MAP[q].x == MAP[p].x && MAP[q].y == 1000 - MAP[p].y) up_down = q;
            ck_assert_int_eq(MAP_NEAR[p] >> q & 1, MAP_NEAR[q] >> p & 1);
            ck_assert_int_eq(MAP_NEAR[p] >> q & 1, MAP_DISTANCE[p][q] == 1);
        }
        ck_assert(left_right >= 0 && up_down >= 0);
        ck_assert_int_eq(MAP[left_right].terrain, MAP[p].terrain);
        ck_assert_int_eq(MAP[up_down].terrain, MAP[p].terrain);
        ck_assert_int_eq(__builtin_popcount(MAP_NEAR[left_right]), __builtin_popcount(MAP_NEAR[p]));
        edges += MAP[p].neighbours;
    }
    ck_assert_int_eq(edges, 88);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem turns");
    HARNESS_ADD(s, r1_8_the_map_is_its_own_mirror_image);
    HARNESS_ADD(s, r3_2_a_ceasefire_covers_five_resolutions);
    HARNESS_ADD(s, r3_5_a_break_marks_the_breaker_and_a_notice_nobody);
    HARNESS_ADD(s, r6_2_allies_push_together_and_the_weaker_stay);
    HARNESS_ADD(s, r6_3_who_arrives_in_the_same_step_halts_the_others);
    HARNESS_ADD(s, r6_8_a_stand_off_takes_scouts_of_participants_and_spares_others);
    HARNESS_ADD(s, r6_10_casualties_among_allies_fall_to_the_larger_then_to_the_guest);
    HARNESS_ADD(s, r6_12_corsairs_take_what_there_is);
    HARNESS_ADD(s, r6_14_scouts_alone_among_foes_are_lost_and_allies_protect_nothing);
    HARNESS_ADD(s, r7_1_a_post_serves_one_route_and_priority_decides);
    HARNESS_ADD(s, r7_3_a_joint_route_pays_both_and_raiders_take_half);
    HARNESS_ADD(s, r7_4_a_route_ends_with_the_treaty_the_post_or_a_drop);
    HARNESS_ADD(s, r8_1_the_newest_rules_ask_for_more_turn_ends);
    HARNESS_ADD(s, r8_1_domination_needs_two_turn_ends_in_a_row);
    HARNESS_ADD(s, r8_1_the_economic_win_needs_the_capital_and_goes_to_the_richest);
    HARNESS_ADD(s, r8_1_the_last_realm_in_the_game_wins_and_nobody_left_shares);
    HARNESS_ADD(s, r8_1_the_score_counts_as_written);
    HARNESS_ADD(s, in_random_games_stocks_stay_above_zero_and_units_are_accounted_for);
    return s;
}

TEST_MAIN(suite)
