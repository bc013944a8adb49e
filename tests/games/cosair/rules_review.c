/* rules_review.c - orders compared with better ones: plain positions in which the better order and the reason are not in doubt; a foreign
 * truth that the nation does not know changes no byte; the work is bounded by the tries, on a full board with eleven nations too. */
#include "cosair_table.h"
#include "games/cosair/review.h"
#include <string.h>

enum { ME = 0, FOE = 1, TRIES = 200, SEED = 7 };

static struct review compared(struct ctx *c, const game_state *state, const char *orders)
{
    struct review review;
    const game_order *order = table_order(c, state, ME, json_own(c, orders));
    ck_assert(GAME_cosair.review->compare(c, table_known(c, state, ME), order, TRIES, &review));
    return review;
}

static const char *word(const struct review *review, const char *key)
{
    ck_assert_msg(review->why != NULL, "nothing better was found");
    return json_object_get_string(json_member(review->why, key));
}

static int number(const struct review *review, const char *key)
{
    return json_object_get_int(json_member(review->why, key));
}

static int sent_to(const game_order *order, int planet)
{
    int n = 0;
    for (int i = 0; i < order->count; i++)
        if (order->command[i].kind == SEND_FLEET && order->command[i].to == planet)
            n += order->command[i].cruisers;
    return n;
}

/* Homes 0 and 1; nothing is idle, and the agents of nobody have looked anywhere. */
static game_state *busy_table(struct ctx *c, int turn)
{
    game_state *state = table_open(c, 2, SEED, NULL);
    state->space.turn = turn;
    for (int i = 0; i < state->space.planets; i++) {
        struct planet *p = &state->space.planet[i];
        p->items = 1;
        p->item[0] = CRUISER;
        p->repeat = true;
    }
    state_count(state);
    return state;
}

static void report(game_state *state, int planet, int ships, int pop)
{
    state->reports[ME].planet[planet] = (struct planet_report){
        .turn = state->space.turn, .pop = pop, .ships = ships, .owner = state->space.planet[planet].owner};
}

START_TEST(a_fleet_that_is_too_weak_costs_and_is_named)
{
    struct ctx c = harness_ctx();
    game_state *state = busy_table(&c, 30);
    state->space.planet[ME].cruisers = 6;
    report(state, FOE, 20, 3 * MILLION);
    struct review review = compared(
        &c, state, "[{\"type\":\"send_fleet\",\"from\":0,\"to\":1,\"cruisers\":6,\"transports\":0}]");
    ck_assert_str_eq(word(&review, "code"), "fleet_beaten");
    ck_assert_int_ge(review.cost, 150);
    ck_assert_int_eq(sent_to(review.best, FOE), 0);
    ck_assert_int_eq(number(&review, "planet"), FOE);
    ck_assert_int_eq(number(&review, "cruisers"), 6);
    ck_assert_int_eq(number(&review, "seen"), 20);
    harness_end(&c);
}
END_TEST

START_TEST(a_planet_that_could_be_taken_is_named)
{
    struct ctx c = harness_ctx();
    game_state *state = busy_table(&c, 30);
    state->space.planet[ME].cruisers = 12;
    state->space.planet[ME].transports = 5;
    report(state, FOE, 1, 3 * MILLION);
    struct review review = compared(&c, state, "[]");
    ck_assert_str_eq(word(&review, "code"), "not_taken");
    ck_assert_int_eq(number(&review, "planet"), FOE);
    ck_assert_int_eq(number(&review, "seen"), 1);
    ck_assert_int_gt(sent_to(review.best, FOE), 0);
    ck_assert_int_ge(review.cost, 150);
    harness_end(&c);
}
END_TEST

START_TEST(a_colony_ship_that_waits_is_named)
{
    struct ctx c = harness_ctx();
    game_state *state = busy_table(&c, 30);
    state->space.planet[ME].colony_ships = 1;
    struct review review = compared(&c, state, "[]");
    ck_assert_str_eq(word(&review, "code"), "colony_idle");
    ck_assert_int_eq(number(&review, "planet"), ME);
    ck_assert_int_ge(review.cost, 150);
    harness_end(&c);
}
END_TEST

static const char *review_text(struct ctx *c, const struct review *review)
{
    return pool_print(c->pool, "%d %s %s", review->cost,
                      review->best ? GAME_cosair.notation(c, review->best) : "-",
                      review->why ? json_text(c, review->why) : "-");
}

/* One more planet of mine that has work; x and y count from the home. */
static int colony(game_state *state, int x, int y, int pop)
{
    struct space *w = &state->space;
    const struct planet *home = &w->planet[ME];
    int square = (home->y + y + w->side) % w->side * w->side + (home->x + x + w->side) % w->side;
    ck_assert_int_eq(w->at[square], PLANETS);
    int planet = space_found(w, ME, square, pop);
    w->planet[planet].items = 1;
    w->planet[planet].item[0] = CRUISER;
    w->planet[planet].repeat = true;
    state_count(state);
    return planet;
}

START_TEST(planets_without_work_are_named)
{
    struct ctx c = harness_ctx();
    game_state *state = busy_table(&c, 30);
    for (int i = 0; i < 2; i++) {
        int planet = colony(state, i + 1, 0, 3 * MILLION + i);
        state->space.planet[planet].items = 0;
    }
    struct review review = compared(&c, state, "[]");
    ck_assert_str_eq(word(&review, "code"), "idle");
    ck_assert_int_eq(number(&review, "n"), 2);
    ck_assert_int_eq(number(&review, "planet"), 3);
    harness_end(&c);
}
END_TEST

START_TEST(a_better_thing_to_build_is_named)
{
    struct ctx c = harness_ctx();
    game_state *state = busy_table(&c, 30);
    state->space.nation[ME].knows = 1u << SPACE_MINES;
    state->space.nation[ME].techs = 1;
    struct review review = compared(
        &c, state, "[{\"type\":\"set_queue\",\"planet\":0,\"items\":[\"mines\"],\"repeat\":true}]");
    ck_assert_str_eq(word(&review, "code"), "build");
    ck_assert_str_eq(word(&review, "item"), "freighter");
    ck_assert_int_eq(number(&review, "planet"), ME);
    harness_end(&c);
}
END_TEST

START_TEST(a_tax_that_leads_into_debt_is_named)
{
    struct ctx c = harness_ctx();
    game_state *state = busy_table(&c, 30);
    for (int i = 0; i < 4; i++) colony(state, i % 2 + 1, i / 2, 4 * MILLION);
    state->space.nation[ME].gold = -700;
    state->space.nation[ME].tax = 20;
    struct review review = compared(&c, state, "[]");
    ck_assert_str_eq(word(&review, "code"), "tax");
    ck_assert_int_gt(number(&review, "rate"), 20);
    ck_assert_int_ge(review.cost, 150);
    harness_end(&c);
}
END_TEST

/* A border planet with barracks that does not build ships, so many of them there, and so many behind it: others attack it in some worlds. */
static game_state *border_table(struct ctx *c, int behind, int before)
{
    game_state *state = busy_table(c, 51);
    int border = colony(state, 1, 0, 4 * MILLION);
    state->space.planet[ME].cruisers = behind;
    state->space.planet[border].cruisers = before;
    state->space.planet[border].item[0] = FREIGHTER;
    state->space.planet[border].buildings = 1u << BARRACKS;
    report(state, FOE, 20, 4 * MILLION);
    return state;
}

START_TEST(a_border_left_open_is_named)
{
    struct ctx c = harness_ctx();
    game_state *state = border_table(&c, 30, 0);
    struct review review = compared(&c, state, "[]");
    ck_assert_str_eq(word(&review, "code"), "left_open");
    ck_assert_int_eq(number(&review, "planet"), 2);
    ck_assert_int_eq(number(&review, "guards"), 0);
    ck_assert_int_eq(sent_to(review.best, 2), 15);
    ck_assert_int_ge(review.cost, 150);
    harness_end(&c);
}
END_TEST

START_TEST(ships_that_were_needed_where_they_were_are_named)
{
    struct ctx c = harness_ctx();
    game_state *state = border_table(&c, 30, 20);
    struct review review = compared(
        &c, state, "[{\"type\":\"send_fleet\",\"from\":2,\"to\":0,\"cruisers\":20,\"transports\":0}]");
    ck_assert_str_eq(word(&review, "code"), "ships_needed");
    ck_assert_int_eq(number(&review, "planet"), 2);
    ck_assert_int_eq(number(&review, "cruisers"), 20);
    ck_assert_int_eq(sent_to(review.best, ME), 0);
    ck_assert_int_ge(review.cost, 150);
    harness_end(&c);
}
END_TEST

START_TEST(what_is_hidden_changes_nothing_and_a_report_does)
{
    struct ctx c = harness_ctx();
    game_state *state = busy_table(&c, 30);
    state->space.planet[ME].cruisers = 12;
    state->space.planet[ME].transports = 5;
    report(state, FOE, 1, 3 * MILLION);
    struct review first = compared(&c, state, "[]");
    const char *text = review_text(&c, &first);
    state->space.planet[FOE].cruisers = 70;
    state->space.planet[FOE].mines = 40;
    state->space.nation[FOE].gold = 9000;
    state->space.nation[FOE].knows = 1u << ARMOURED_CRUISER;
    rng_next(&state->space.rng);
    space_room(c.pool, &state->space, 1);
    state->space.fleet[state->space.fleets++] = (struct fleet){
        .id = 1, .seat = FOE, .from = FOE, .to = ME, .cruisers = 30, .transports = 9, .arrives = 31};
    struct review again = compared(&c, state, "[]");
    ck_assert_str_eq(text, review_text(&c, &again));
    report(state, FOE, 70, 3 * MILLION);
    again = compared(&c, state, "[]");
    ck_assert_str_ne(text, review_text(&c, &again));
    harness_end(&c);
}
END_TEST

START_TEST(the_better_orders_cost_less_and_a_seat_without_a_turn_is_refused)
{
    struct ctx c = harness_ctx();
    game_state *state = busy_table(&c, 30);
    state->space.planet[ME].colony_ships = 1;
    struct review first = compared(&c, state, "[]"), second;
    ck_assert_int_gt(first.cost, 0);
    ck_assert(GAME_cosair.review->compare(&c, table_known(&c, state, ME), first.best, TRIES, &second));
    ck_assert_int_lt(second.cost * 2, first.cost);
    ck_assert(
        !GAME_cosair.review->compare(&c, table_known(&c, state, SPECTATOR), first.best, TRIES, &second));
    ck_assert_int_eq(c.failure.fault, FAULT_NOT_YOUR_TURN);
    harness_end(&c);
}
END_TEST

/* Eleven nations late in a game: a planet on every square, ships everywhere, and reports on all foreign planets. */
static game_state *full_table(struct ctx *c)
{
    game_state *state = table_open(c, NATIONS, SEED, NULL);
    struct space *w = &state->space;
    for (int square = 0, seat = 0; square < w->side * w->side; square++)
        if (w->at[square] == PLANETS) space_found(w, seat++ % NATIONS, square, 3 * MILLION);
    w->turn = 400;
    for (int i = 0; i < w->planets; i++) {
        w->planet[i].cruisers = 9 + i % 7;
        w->planet[i].transports = 4;
        if (w->planet[i].owner != ME) report(state, i, i % 12, 3 * MILLION);
    }
    state_count(state);
    return state;
}

/* Worlds are played once for the orders given, a try on those searched and, where ships stay at home, three times more
 * for the reason; what was found is measured on the others. */
START_TEST(the_work_is_bounded_on_a_full_board_with_eleven_nations)
{
    static const int TRIED[] = {1, 16, REVIEW_TRIES};
    struct ctx c = harness_ctx();
    game_state *state = full_table(&c);
    const game_order *order = table_order(
        &c, state, ME,
        json_own(&c, "[{\"type\":\"send_fleet\",\"from\":0,\"to\":1,\"cruisers\":2,\"transports\":1}]"));
    for (int i = 0; i < 3; i++) {
        struct review review;
        int64_t steps, most = AHEAD * (WORLDS_MOST + WORLDS_MEASURED + 4 * WORLDS_SEARCHED * TRIED[i]);
        ck_assert(review_compare(&c, table_known(&c, state, ME), order, TRIED[i], &review, &steps));
        ck_assert_int_ge(steps, AHEAD * (WORLDS_MOST + WORLDS_SEARCHED));
        ck_assert_int_le(steps, most);
    }
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("cosair/review");
    HARNESS_ADD(s, a_fleet_that_is_too_weak_costs_and_is_named);
    HARNESS_ADD(s, a_planet_that_could_be_taken_is_named);
    HARNESS_ADD(s, a_colony_ship_that_waits_is_named);
    HARNESS_ADD(s, planets_without_work_are_named);
    HARNESS_ADD(s, a_better_thing_to_build_is_named);
    HARNESS_ADD(s, a_tax_that_leads_into_debt_is_named);
    HARNESS_ADD(s, a_border_left_open_is_named);
    HARNESS_ADD(s, ships_that_were_needed_where_they_were_are_named);
    HARNESS_ADD(s, what_is_hidden_changes_nothing_and_a_report_does);
    HARNESS_ADD(s, the_better_orders_cost_less_and_a_seat_without_a_turn_is_refused);
    HARNESS_ADD(s, the_work_is_bounded_on_a_full_board_with_eleven_nations);
    return s;
}
TEST_MAIN(suite)
