/* rules_review.c - orders compared with better ones: plain positions in which the better order and the reason are not in doubt, that
 * same knowledge gives the same bytes. Its steps are bounded by the tries it is given. What it may not know: conformance.c, two worlds. */
#include "games/stratagem/review.h"
#include "stratagem_help.h"
#include <string.h>

enum { ME = 0, FOE = 1, TRIES = 200 };
static const enum civ ALL_FOUR[REALMS] = {IRONBORN, VERDANTI, TIDECALLERS, ASHWALKERS};

struct table_of_one {
    struct ctx c;
    game_state state;
};

/* Four realms with their homes, and neither a unit nor goods. */
static struct table_of_one *empty_table(bool fog)
{
    struct ctx c = harness_ctx();
    struct table_of_one *t = pool_take(c.pool, sizeof *t);
    t->c = c;
    t->state.variant = variant_find(&GAME_stratagem, NULL);
    t->state.stage = STAGE_ORDERS;
    world_begin(&t->state.world, EDITIONS, REALMS, ALL_FOUR, (struct limits){40, 100, 15, 0, fog});
    t->state.world.turn = 9;
    memset(t->state.world.units, 0, sizeof t->state.world.units);
    for (int p = 0; p < PROVINCES; p++) units_changed(&t->state.world, p);
    for (int seat = 0; seat < REALMS; seat++)
        memset(t->state.world.realm[seat].stock, 0, sizeof(int) * GOODS);
    return t;
}

static int at(const char *code) { return province_by_name(code); }

static void put(struct table_of_one *t, const char *code, int seat, int kind, int count)
{
    t->state.world.units[at(code)][seat][kind][0] += count;
    units_changed(&t->state.world, at(code));
}

/* The province and all next to it but one's own belong to that seat: its armies have no free land to walk to. */
static void give_around(struct table_of_one *t, const char *code, int seat)
{
    t->state.world.owner[at(code)] = (uint8_t)seat;
    for (int i = 0; i < MAP[at(code)].neighbours; i++)
        if (t->state.world.owner[MAP[at(code)].neighbour[i]] != ME)
            t->state.world.owner[MAP[at(code)].neighbour[i]] = (uint8_t)seat;
}

static struct review compared(struct table_of_one *t, const char *orders, int tries)
{
    struct review review;
    const game_known *known = GAME_stratagem.know(&t->c, &t->state, ME, (struct table){0});
    ck_assert(strat_compare(&t->c, known, vector_order(&t->c, json_own(&t->c, orders)), tries, &review));
    return review;
}

static const char *word(const struct review *review, const char *key)
{
    return json_object_get_string(json_member(review->why, key));
}

static int marching_to(const game_order *order, const char *code)
{
    int n = 0;
    for (int i = 0; i < order->marches; i++)
        for (int kind = 0; order->march[i].path[order->march[i].steps - 1] == at(code) && kind < UNIT_KINDS;
             kind++)
            n += order->march[i].units[kind];
    return n;
}

/* The household is in order, so that the march alone makes the difference. */
#define FARMS_AND(from, to, unit, n)                                                                         \
    "{\"build\":[{\"at\":\"sh\",\"what\":\"farm\"},{\"at\":\"fg\",\"what\":\"farm\"}],\"moves\":[{\"from\":" \
    "\"" from "\",\"path\":[\"" to "\"],\"units\":{\"" unit "\":" n "}}]}"

START_TEST(a_hopeless_attack_costs_and_is_named)
{
    struct table_of_one *t = empty_table(false);
    give_around(t, "th", FOE);
    t->state.world.realm[ME].stock[FOOD] = 40;
    set_relation(&t->state.world, ME, 2, NON_AGGRESSION);
    t->state.world.owner[at("cp")] = 2;
    put(t, "cp", 2, INFANTRY, 7);
    t->state.world.realm[FOE].resigned = true; /* its army stays */
    put(t, "th", FOE, KNIGHTS, 30);
    put(t, "fg", ME, INFANTRY, 14);
    struct review review = compared(t, FARMS_AND("fg", "th", "infantry", "9"), TRIES);
    ck_assert_int_ge(review.cost, 150);
    ck_assert_int_eq(marching_to(review.best, "th"), 0);
    ck_assert_str_eq(word(&review, "code"), "attack_lost");
    ck_assert_str_eq(word(&review, "province"), "th");
    ck_assert_int_eq(json_object_get_int(json_member(review.why, "units")), 9);
    ck_assert_int_eq(json_object_get_int(json_member(review.why, "against")), 30);
    ck_assert_int_gt(json_object_get_int(json_member(review.why, "foes")),
                     json_object_get_int(json_member(review.why, "own")));
    harness_end(&(struct ctx){.pool = t->c.pool});
}
END_TEST

START_TEST(an_undefended_capital_next_door_is_to_be_taken)
{
    struct table_of_one *t = empty_table(false);
    int capital = t->state.world.realm[FOE].capital, next = MAP[capital].neighbour[0];
    t->state.world.owner[next] = ME;
    put(t, MAP[next].code, ME, INFANTRY, 3);
    put(t, "fg", ME, INFANTRY, 2);
    struct review review = compared(t, "{}", TRIES);
    ck_assert_int_ge(review.cost, 150);
    ck_assert_int_gt(marching_to(review.best, MAP[capital].code), 0);
    ck_assert_str_eq(word(&review, "code"), "not_taken");
    ck_assert_str_eq(word(&review, "province"), MAP[capital].code);
    ck_assert_str_eq(word(&review, "owner"), "p1");
    ck_assert(json_object_get_boolean(json_member(review.why, "capital")));
    ck_assert_int_eq(json_object_get_int(json_member(review.why, "against")), 0);
    harness_end(&(struct ctx){.pool = t->c.pool});
}
END_TEST

START_TEST(a_capital_left_to_an_army_next_to_it_is_named)
{
    struct table_of_one *t = empty_table(false);
    t->state.world.owner[at("cp")] = ME;
    give_around(t, "th", FOE);
    for (const char *const *held = (const char *const[]){"sw", "ir", NULL}; *held; held++) {
        t->state.world.owner[at(*held)] = FOE;
        put(t, *held, FOE, INFANTRY, 6);
    }
    put(t, "th", FOE, INFANTRY, 6);
    put(t, "cp", ME, INFANTRY, 5);
    struct review review = compared(t, "{}", TRIES);
    ck_assert_int_ge(review.cost, 150);
    ck_assert_str_eq(word(&review, "code"), "left_open");
    ck_assert_str_eq(word(&review, "province"), "fg");
    ck_assert(json_object_get_boolean(json_member(review.why, "capital")));
    ck_assert_int_eq(json_object_get_int(json_member(review.why, "foes")), 18);
    ck_assert_int_gt(marching_to(review.best, "fg"), 0);
    harness_end(&(struct ctx){.pool = t->c.pool});
}
END_TEST

static const char *review_text(struct table_of_one *t, const struct review *review)
{
    return pool_print(t->c.pool, "%d %s %s", review->cost,
                      review->best ? GAME_stratagem.notation(&t->c, review->best) : "-",
                      review->why ? json_text(&t->c, review->why) : "-");
}

START_TEST(the_same_knowledge_gives_the_same_bytes_and_the_fog_none)
{
    struct table_of_one *t = empty_table(true);
    put(t, "fg", ME, INFANTRY, 2);
    struct review first = compared(t, "{}", TRIES), again = compared(t, "{}", TRIES);
    const char *text = review_text(t, &first);
    ck_assert_str_eq(text, review_text(t, &again));
    int far = t->state.world.realm[2].capital;
    put(t, MAP[far].code, 2, KNIGHTS, 9);
    t->state.world.realm[2].stock[IRON] = 30;
    again = compared(t, "{}", TRIES);
    ck_assert_str_eq(text, review_text(t, &again));
    harness_end(&(struct ctx){.pool = t->c.pool});
}
END_TEST

START_TEST(the_better_orders_cost_less_and_a_seat_without_a_turn_is_refused)
{
    struct table_of_one *t = empty_table(false);
    put(t, "fg", ME, INFANTRY, 2);
    struct review first = compared(t, "{}", TRIES), second;
    const game_known *known = GAME_stratagem.know(&t->c, &t->state, ME, (struct table){0});
    ck_assert(strat_compare(&t->c, known, first.best, TRIES, &second));
    ck_assert_int_lt(second.cost * 2, first.cost);
    known = GAME_stratagem.know(&t->c, &t->state, SPECTATOR, (struct table){0});
    ck_assert(!strat_compare(&t->c, known, first.best, TRIES, &second));
    ck_assert_int_eq(t->c.failure.fault, FAULT_NOT_YOUR_TURN);
    harness_end(&(struct ctx){.pool = t->c.pool});
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem/review");
    HARNESS_ADD(s, a_hopeless_attack_costs_and_is_named);
    HARNESS_ADD(s, an_undefended_capital_next_door_is_to_be_taken);
    HARNESS_ADD(s, a_capital_left_to_an_army_next_to_it_is_named);
    HARNESS_ADD(s, the_same_knowledge_gives_the_same_bytes_and_the_fog_none);
    HARNESS_ADD(s, the_better_orders_cost_less_and_a_seat_without_a_turn_is_refused);
    return s;
}
TEST_MAIN(suite)
