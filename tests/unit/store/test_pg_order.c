/* test_pg_order.c - the watch over the order of locks: what it lets pass and what it reports. */
#include "harness.h"
#include "store/pg_order.h"

#define MATCH PG_PLACES(PG_PLACE(3), 0)
#define MAIL PG_PLACES(PG_PLACE(8), 0)
#define ACCOUNT_AND_MAIL PG_PLACES(PG_PLACE(5) | PG_PLACE(8), 0)
#define LAST_OF_LOW PG_PLACES(PG_PLACE(63), 0)
#define FIRST_OF_HIGH PG_PLACES(0, PG_PLACE(64))
#define FAR PG_PLACES(0, PG_PLACE(100))
#define ALONE PG_PLACES(0, PG_PLACE(PG_PLACE_LAST))

static const struct pg_locks LOCK_MATCH = {.locks = MATCH}, LOCK_MAIL = {.locks = MAIL},
                             LOCK_ACCOUNT_AND_MAIL = {.locks = ACCOUNT_AND_MAIL},
                             UNDER_MATCH = {.under = MATCH}, MAKE_MATCH = {.makes = MATCH},
                             SKIP_MATCH = {.skips = MATCH}, SKIP_JOB = {.skips = ALONE},
                             NOTHING = {.locks = {0}};

static bool note(struct pg_order *order, struct pg_locks locks)
{
    return pg_order_note(order, "a_query", &locks);
}

START_TEST(locks_further_down_may_follow_and_none_before)
{
    struct pg_order order = {.last = NULL};
    ck_assert(note(&order, LOCK_MATCH));
    ck_assert(note(&order, LOCK_MATCH)); /* several of one table: in the order of their keys */
    ck_assert(note(&order, LOCK_ACCOUNT_AND_MAIL));
    ck_assert(note(&order, NOTHING));
    ck_assert(note(&order, LOCK_MAIL));
    ck_assert(!note(&order, LOCK_MATCH));
    ck_assert(!note(&order, LOCK_ACCOUNT_AND_MAIL));
}
END_TEST

START_TEST(the_order_has_more_places_than_a_word_has_bits)
{
    struct pg_order order = {.last = NULL};
    ck_assert(note(&order, LOCK_MATCH));
    ck_assert(!note(&order, (struct pg_locks){.under = FAR}));
    ck_assert(note(&order, (struct pg_locks){.locks = FAR}));
    ck_assert(note(&order, (struct pg_locks){.under = FAR}));
    ck_assert(!note(&order, LOCK_MAIL));
}
END_TEST

START_TEST(the_second_word_continues_the_first)
{
    struct pg_order order = {.last = NULL};
    ck_assert(note(&order, (struct pg_locks){.locks = LAST_OF_LOW}));
    ck_assert(note(&order, (struct pg_locks){.locks = FIRST_OF_HIGH}));
    ck_assert(note(&order, (struct pg_locks){.locks = FIRST_OF_HIGH}));
    ck_assert(!note(&order, (struct pg_locks){.locks = LAST_OF_LOW}));
    ck_assert(!note(&order, (struct pg_locks){.locks = PG_PLACES(PG_PLACE(8), PG_PLACE(64))}));
    ck_assert(note(&order, (struct pg_locks){.locks = FAR}));
    ck_assert(!note(&order, (struct pg_locks){.locks = FIRST_OF_HIGH}));
}
END_TEST

START_TEST(what_is_below_a_row_is_written_only_while_the_row_is_held)
{
    struct pg_order order = {.last = NULL};
    ck_assert(!note(&order, UNDER_MATCH));
    ck_assert(note(&order, LOCK_MATCH));
    ck_assert(note(&order, LOCK_MAIL));
    ck_assert(note(&order, UNDER_MATCH));
}
END_TEST

START_TEST(a_row_just_made_is_held_and_may_be_made_late)
{
    struct pg_order order = {.last = NULL};
    ck_assert(note(&order, LOCK_MAIL));
    ck_assert(note(&order, MAKE_MATCH));
    ck_assert(note(&order, UNDER_MATCH));
}
END_TEST

START_TEST(who_takes_what_is_free_may_do_so_late_and_must_not_go_back)
{
    struct pg_order order = {.last = NULL};
    ck_assert(note(&order, LOCK_MAIL));
    ck_assert(note(&order, SKIP_MATCH));
    order = (struct pg_order){.last = NULL};
    ck_assert(note(&order, SKIP_JOB));
    ck_assert(!note(&order, LOCK_MAIL));
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("store/pg_order");
    HARNESS_ADD(s, locks_further_down_may_follow_and_none_before);
    HARNESS_ADD(s, the_order_has_more_places_than_a_word_has_bits);
    HARNESS_ADD(s, the_second_word_continues_the_first);
    HARNESS_ADD(s, what_is_below_a_row_is_written_only_while_the_row_is_held);
    HARNESS_ADD(s, a_row_just_made_is_held_and_may_be_made_late);
    HARNESS_ADD(s, who_takes_what_is_free_may_do_so_late_and_must_not_go_back);
    return s;
}

TEST_MAIN(make_suite)
