/* test_builder.c - a text is whole however many pieces it has, also while other things take memory between them. */
#include "harness.h"
#include "base/builder.h"
#include <string.h>

START_TEST(nothing_added_is_the_empty_text)
{
    struct ctx c = harness_ctx();
    struct builder b = {.pool = c.pool};
    ck_assert_str_eq(builder_text(&b), "");
    builder_add(&b, "");
    ck_assert_str_eq(builder_text(&b), "");
    builder_add_line(&b, "");
    ck_assert_str_eq(builder_text(&b), "\n");
    harness_end(&c);
}
END_TEST

/* Pieces of every length around the room of the first, so that each boundary is met with and without a free byte. */
START_TEST(every_piece_is_there_in_order)
{
    enum { PIECES = 700 };
    struct ctx c = harness_ctx();
    for (int between = 0; between < 2; between++) {
        struct builder b = {.pool = c.pool};
        size_t at = 0;
        char piece[PIECES + 1];
        for (int i = 0; i <= PIECES; i++) {
            memset(piece, 'a' + i % 26, (size_t)i);
            piece[i] = '\0';
            builder_add(&b, piece);
            ck_assert_int_eq(builder_text(&b)[b.length], '\0');
            if (between) memset(pool_take(c.pool, 64), 0xff, 64);
        }
        ck_assert_uint_eq(b.length, PIECES * (PIECES + 1) / 2);
        for (int i = 0; i <= PIECES; i++)
            for (int k = 0; k < i; k++) ck_assert_int_eq(builder_text(&b)[at++], 'a' + i % 26);
    }
    harness_end(&c);
}
END_TEST

static Suite *builder_suite(void)
{
    Suite *suite = suite_create("base/builder");
    HARNESS_ADD(suite, nothing_added_is_the_empty_text);
    HARNESS_ADD(suite, every_piece_is_there_in_order);
    return suite;
}

TEST_MAIN(builder_suite)
