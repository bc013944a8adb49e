/* test_tale.c - lines told and kept. */
#include "games/tale.h"
#include "harness.h"
#include <stdio.h>

START_TEST(lines_keep_their_order_and_their_own_text)
{
    struct ctx c = harness_ctx();
    struct tale tale = tale_new(c.pool);
    for (int i = 0; i < 1000; i++) {
        char text[24];
        snprintf(text, sizeof text, "line %d", i);
        tale_tell(&tale, (struct tale_line){
                             .audience = 1u << (i % 17), .kind = "turn", .seat = i % 16, .text = text});
    }
    ck_assert_int_eq(tale.count, 1000);
    ck_assert_str_eq(tale.lines[0].text, "line 0");
    ck_assert_str_eq(tale.lines[999].text, "line 999");
    ck_assert_uint_eq(tale.lines[16].audience, 1u << 16);
    harness_end(&c);
}
END_TEST

START_TEST(no_tale_swallows_what_is_told)
{
    tale_tell(NULL, (struct tale_line){.audience = TALE_ALL, .kind = "turn", .seat = 0, .text = "x"});
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("games/tale");
    HARNESS_ADD(made, lines_keep_their_order_and_their_own_text);
    HARNESS_ADD(made, no_tale_swallows_what_is_told);
    return made;
}

TEST_MAIN(suite)
