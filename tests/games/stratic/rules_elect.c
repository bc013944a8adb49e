/* A crowd's order from its ballots (R12.10, R12.11): weights add up, the earliest of equals comes first, what no longer stands is
 * passed over, and what nobody asked for is placed all the same. */
#include "stratic_help.h"

#define QUIET "str1/2 e0 t0 S p0,0 r0,0 s0,0 C@e1,F@a2,F@b2,F@c2,c@e10,f@a9"
#define TWO_TO_PLACE "str1/2 e0 t0 S p0,0 r2,0 s0,0 C@e1,F@a2,F@b2,c@e10,f@a9"

struct wish {
    const char *text;
    int64_t weight;
};

/* The order elected from the wishes, as text; *ret_ballots tells what was played of them. */
static const char *elect(struct ctx *c, const char *position, const struct wish *wishes, int n,
                         struct ballots *ret_ballots)
{
    game_state *s = help_game_of(c, "true_endless", position, NULL);
    struct ballots ballots = {.n = n, .at = pool_take_many(c->pool, (size_t)n + 1, sizeof *ballots.at)};
    for (int i = 0; i < n; i++) {
        const char *code = NULL;
        game_order *order = help_order(
            c, s, pool_print(c->pool, "{\"type\":\"turn\",\"text\":\"%s\"}", wishes[i].text), &code);
        ck_assert_msg(order, "%s: %s", wishes[i].text, code);
        ballots.at[i] = (struct ballot){.order = order, .weight = wishes[i].weight};
    }
    game_order *order = GAME_stratic.crowd->elect(c, s, s->position->side, &ballots);
    ck_assert_ptr_nonnull(order);
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome = {0};
    event.orders[s->position->side] = order;
    const char *text = GAME_stratic.notation(c, order);
    ck_assert_msg(GAME_stratic.apply(c, s, &event, NULL, &outcome), "%s does not stand", text);
    if (ret_ballots) *ret_ballots = ballots;
    return text;
}

START_TEST(r12_11_nobody_votes)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(elect(&c, QUIET, NULL, 0, NULL), "--");
    /* the front of the home row from a on, where it is free */
    ck_assert_str_eq(elect(&c, TWO_TO_PLACE, NULL, 0, NULL), "+Fc2 +Fd2 --");
    ck_assert_str_eq(elect(&c, "str1/2 e0 t0 S p0,0 r1CA,0 s0,0 F@a2,F@b2,c@e10,f@a9", NULL, 0, NULL),
                     "+Cc2 +Ad2 +Fe2 --");
    ck_assert_str_eq(elect(&c, "str1/2 e0 t1 N p0,0 r0,1 s0,0 C@e1,F@a2,c@e10,f@a9,f@b9", NULL, 0, NULL),
                     "+Fc9 --");
    pool_drop(c.pool);
}
END_TEST

START_TEST(r12_11_weights_add_up)
{
    struct ctx c = harness_ctx();
    const struct wish two_against_one[] = {{"Fa2>a3", 1500}, {"Fb2>b3", 2000}, {"Fa2>a3", 501}};
    struct ballots b;
    ck_assert_str_eq(elect(&c, QUIET, two_against_one, 3, &b), "Fa2>a3");
    ck_assert(b.at[0].played && !b.at[1].played && b.at[2].played);
    json_object *first = json_object_array_get_idx(json_member(b.tally, "movements"), 0);
    ck_assert_str_eq(json_text(&c, first),
                     "{\"text\":\"Fa2>a3\",\"weight\":2001,\"ballots\":2,\"played\":true}");
    const struct wish equal[] = {{"Fb2>b3", 1000}, {"Fa2>a3", 1000}};
    ck_assert_str_eq(elect(&c, QUIET, equal, 2, NULL), "Fb2>b3");
    const struct wish pass[] = {{"--", 1001}, {"Fa2>a3", 1000}};
    ck_assert_str_eq(elect(&c, QUIET, pass, 2, &b), "--");
    ck_assert(b.at[0].played && !b.at[1].played);
    pool_drop(c.pool);
}
END_TEST

START_TEST(r12_11_placements_are_elected_one_by_one)
{
    struct ctx c = harness_ctx();
    const struct wish wishes[] = {{"+Fa5 +Fb5 Fa2>a3", 10}, {"+Fc5 +Fb5 --", 9}, {"+Ac5 +Fd5 Fb2>b3", 5}};
    struct ballots b;
    /* Fb5 weighs 19, Fa5 10, and then there is nothing left to place; of the movements Fa2>a3 weighs most */
    ck_assert_str_eq(elect(&c, TWO_TO_PLACE, wishes, 3, &b), "+Fb5 +Fa5 Fa2>a3");
    ck_assert(b.at[0].played && b.at[1].played && !b.at[2].played);
    pool_drop(c.pool);
}
END_TEST

START_TEST(r12_11_what_no_longer_stands_is_passed_over)
{
    struct ctx c = harness_ctx();
    /* the heaviest movements go where the heaviest placements stand now */
    const struct wish blocked[] = {
        {"+Fa3 +Fb3 --", 16}, {"+Fa3 +Fb3 --", 15}, {"+Fj3 +Fi3 Fa2>a3", 29}, {"+Fj4 +Fi4 Fb2>b3", 28}};
    ck_assert_str_eq(elect(&c, TWO_TO_PLACE, blocked, 4, NULL), "+Fa3 +Fb3 --");
    pool_drop(c.pool);
}
END_TEST

START_TEST(r12_11_the_commander_comes_first)
{
    struct ctx c = harness_ctx();
    const char *position = "str1/2 e0 t0 S p0,0 r1C,0 s0,0 F@a2,F@b2,c@e10,f@a9";
    const struct wish wishes[] = {{"+Ce1 +Fa3 --", 5}, {"+Cd1 +Fa3 Fb2>b3", 4}};
    ck_assert_str_eq(elect(&c, position, wishes, 2, NULL), "+Ce1 +Fa3 --");
    pool_drop(c.pool);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: elections");
    HARNESS_ADD(s, r12_11_nobody_votes);
    HARNESS_ADD(s, r12_11_weights_add_up);
    HARNESS_ADD(s, r12_11_placements_are_elected_one_by_one);
    HARNESS_ADD(s, r12_11_what_no_longer_stands_is_passed_over);
    HARNESS_ADD(s, r12_11_the_commander_comes_first);
    return s;
}

TEST_MAIN(suite)
