/* test_mistake.c - which turns are suspected of having cost their seat most, from scores written down here. */
#include "harness.h"
#include "platform/model/mistake.h"

/* Seats alternate, seat 0 first. */
static int scored(struct scored *ret, const int *scores, int n)
{
    for (int i = 0; i < n; i++) ret[i] = (struct scored){.known = true, .seat = i % 2, .score = scores[i]};
    return n;
}

START_TEST(a_turn_costs_what_its_own_seat_loses)
{
    struct scored turns[4];
    int n = scored(turns, (const int[]){50, -250, 300, 20}, 4);
    ck_assert_int_eq(mistake_cost(turns, n, 0), 300);
    ck_assert_int_eq(mistake_cost(turns, n, 1), 550);
    ck_assert_int_eq(mistake_cost(turns, n, 2), 280);
    ck_assert_int_eq(mistake_cost(turns, n, 3), 0); /* nothing follows */
    ck_assert_int_eq(mistake_cost(turns, n, -1), 0);
    turns[1].score = 90; /* the turn was good */
    ck_assert_int_eq(mistake_cost(turns, n, 0), 0);
}
END_TEST

START_TEST(what_is_decided_costs_nothing_more)
{
    struct scored turns[3];
    ck_assert_int_eq(mistake_worth(99997), mistake_worth(2500));
    ck_assert_int_eq(mistake_worth(-99997), -mistake_worth(99997));
    ck_assert_int_eq(mistake_worth(-731), -731);
    int n = scored(turns, (const int[]){99990, 2400, -99995}, 3);
    ck_assert_int_eq(mistake_cost(turns, n, 0), 0);
    turns[1].score = -99995;
    ck_assert_int_eq(mistake_cost(turns, n, 0), 4000);
}
END_TEST

START_TEST(no_seat_is_blamed_for_what_cannot_be_told)
{
    struct scored turns[3];
    int n = scored(turns, (const int[]){900, -900, 900}, 3);
    turns[0].seat = -1; /* both placed their pieces */
    ck_assert_int_eq(mistake_cost(turns, n, 0), 0);
    turns[2].seat = 1; /* the turn was taken back */
    ck_assert_int_eq(mistake_cost(turns, n, 1), 0);
    turns[2].seat = 0, turns[1].undone = true; /* with the one before, so the seats still alternate */
    ck_assert_int_eq(mistake_cost(turns, n, 1), 0);
    turns[1].undone = false, turns[1].known = false;
    ck_assert_int_eq(mistake_cost(turns, n, 1), 0);
}
END_TEST

START_TEST(the_costliest_turns_of_a_seat_come_first_and_of_equals_the_earliest)
{
    int suspects[MISTAKES_TRIED];
    const int costs[] = {100, 0, 300, 0, 200, 0, 300, 0, 99, 0, 400, 0, 150, 0, 500, 0, 0};
    ck_assert_int_eq(mistake_suspects(costs, 17, suspects), MISTAKES_TRIED);
    const int expected[MISTAKES_TRIED] = {14, 10, 2, 6, 4};
    for (int i = 0; i < MISTAKES_TRIED; i++) ck_assert_int_eq(suspects[i], expected[i]);
    ck_assert_int_eq(mistake_suspects(costs, 2, suspects), 1);
    ck_assert_int_eq(suspects[0], 0);
    ck_assert_int_eq(mistake_suspects(costs, 0, suspects), 0);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("platform/mistake");
    HARNESS_ADD(s, a_turn_costs_what_its_own_seat_loses);
    HARNESS_ADD(s, what_is_decided_costs_nothing_more);
    HARNESS_ADD(s, no_seat_is_blamed_for_what_cannot_be_told);
    HARNESS_ADD(s, the_costliest_turns_of_a_seat_come_first_and_of_equals_the_earliest);
    return s;
}
TEST_MAIN(suite)
