/* test_sketch.c - a picture is whole SVG, however long it grows. */
#include "harness.h"
#include "base/sketch.h"
#include <string.h>

START_TEST(an_empty_picture_has_a_size_a_title_and_an_end)
{
    struct ctx c = harness_ctx();
    struct sketch s = sketch_new(c.pool, 30, 20, "A board");
    ck_assert_str_eq(sketch_end(&s),
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 20\" width=\"30\" "
                     "height=\"20\" role=\"img\"><title>A board</title></svg>\n");
    harness_end(&c);
}
END_TEST

START_TEST(nothing_is_lost_while_the_text_grows)
{
    struct ctx c = harness_ctx();
    struct sketch s = sketch_new(c.pool, 1, 1, "");
    size_t before = s.svg.length;
    for (int i = 0; i < 20000; i++) sketch_add(&s, "<a%05d/>", i);
    ck_assert_uint_eq(s.svg.length - before, 20000 * 9);
    const char *text = sketch_end(&s);
    ck_assert_uint_eq(strlen(text), s.svg.length);
    ck_assert_int_eq(strncmp(text + before, "<a00000/><a00001/>", 18), 0);
    ck_assert_str_eq(text + s.svg.length - 16, "<a19999/></svg>\n");
    harness_end(&c);
}
END_TEST

static Suite *sketch_suite(void)
{
    Suite *suite = suite_create("base/sketch");
    HARNESS_ADD(suite, an_empty_picture_has_a_size_a_title_and_an_end);
    HARNESS_ADD(suite, nothing_is_lost_while_the_text_grows);
    return suite;
}

TEST_MAIN(sketch_suite)
