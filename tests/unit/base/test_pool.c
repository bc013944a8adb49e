/* test_pool.c - the request's memory: aligned, zeroed, undone last first. */
#include "harness.h"
#include <json-c/json.h>
#include <string.h>

START_TEST(numbers_are_printed_as_printf_does)
{
    struct pool *pool = pool_new();
    static const int64_t NUMBERS[] = {0, 7, -1, 10, -10, 1234567890123, INT64_MAX, INT64_MIN};
    for (size_t i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++)
        ck_assert_str_eq(pool_print_int(pool, NUMBERS[i]), pool_print(pool, "%lld", (long long)NUMBERS[i]));
    pool_drop(pool);
}
END_TEST

START_TEST(texts_are_joined_as_printf_does)
{
    struct pool *pool = pool_new();
    ck_assert_str_eq(pool_join(pool, "v", pool_print_int(pool, -7), "", "-c", NULL), "v-7-c");
    ck_assert_str_eq(pool_join(pool, NULL), "");
    char longest[20000] = "";
    memset(longest, 'x', sizeof longest - 1);
    ck_assert_str_eq(pool_join(pool, longest, "y", NULL), pool_print(pool, "%sy", longest));
    pool_drop(pool);
}
END_TEST

START_TEST(memory_is_zeroed_and_aligned_at_every_size)
{
    struct pool *pool = pool_new();
    for (size_t size = 1; size < 40000; size = size * 3 + 1) {
        unsigned char *taken = pool_take(pool, size);
        ck_assert_uint_eq((uintptr_t)taken % 16, 0);
        for (size_t i = 0; i < size; i++) ck_assert_uint_eq(taken[i], 0);
        memset(taken, 0xee, size);
    }
    pool_drop(pool);
}
END_TEST

START_TEST(a_wiped_pool_hands_out_zeroes_again)
{
    struct pool *pool = pool_new();
    memset(pool_take(pool, 5000), 0xee, 5000);
    ck_assert_uint_ge(pool_used(pool), 5000);
    pool_wipe(pool);
    ck_assert_uint_eq(pool_used(pool), 0);
    unsigned char *taken = pool_take(pool, 5000);
    for (int i = 0; i < 5000; i++) ck_assert_uint_eq(taken[i], 0);
    pool_drop(pool);
}
END_TEST

START_TEST(a_text_grows_in_place_and_beyond_its_block)
{
    struct pool *pool = pool_new();
    char *text = pool_grow(pool, NULL, 0, 100), *first = text;
    memset(text, 'a', 100);
    ck_assert_ptr_eq(pool_grow(pool, text, 100, 9000), first);
    ck_assert_ptr_eq(pool_grow(pool, text, 100, 200), first);
    ck_assert_uint_eq(pool_used(pool), 208);
    char *between = pool_copy(pool, "behind it");
    text = pool_grow(pool, text, 100, 300); /* no longer the last thing taken */
    ck_assert_ptr_ne(text, first);
    for (size_t size = 1000; size < 200000; size *= 3) text = pool_grow(pool, text, 100, size);
    memset(text + 100, 'b', 80000);
    for (int i = 0; i < 100; i++) ck_assert_int_eq(text[i], 'a');
    ck_assert_str_eq(between, "behind it");
    ck_assert_int_eq(((char *)pool_take(pool, 1))[0], 0);
    pool_drop(pool);
}
END_TEST

static char order[8];
static void write_down(void *letter) { strncat(order, letter, sizeof order - strlen(order) - 1); }

START_TEST(deferred_work_runs_last_first_and_once)
{
    struct pool *pool = pool_new();
    order[0] = 0;
    pool_defer(pool, write_down, pool_copy(pool, "a"));
    pool_defer(pool, write_down, pool_copy(pool, "b"));
    pool_wipe(pool);
    ck_assert_str_eq(order, "ba");
    pool_defer(pool, write_down, pool_copy(pool, "c"));
    pool_drop(pool);
    ck_assert_str_eq(order, "bac");
}
END_TEST

START_TEST(text_is_copied_and_printed_whole)
{
    struct pool *pool = pool_new();
    char bytes[3] = {'x', 'y', 'z'};
    ck_assert_str_eq(pool_copy_bytes(pool, bytes, 2), "xy");
    ck_assert_str_eq(pool_copy_bytes(pool, "", 0), "");
    char *number = pool_print(pool, "%d-%s", 42, "turns"), *wide = pool_print(pool, "%20000d", 7);
    ck_assert_str_eq(number, "42-turns");
    ck_assert_uint_eq(strlen(wide), 20000);
    pool_drop(pool);
}
END_TEST

START_TEST(json_objects_go_with_the_pool)
{
    struct pool *pool = pool_new();
    json_object *object = pool_json(pool, json_object_new_object());
    json_object_object_add(object, "n", json_object_new_int(1));
    ck_assert_ptr_null(pool_json(pool, NULL));
    pool_drop(pool); /* the leak checker is the judge */
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("pool");
    HARNESS_ADD(s, memory_is_zeroed_and_aligned_at_every_size);
    HARNESS_ADD(s, a_text_grows_in_place_and_beyond_its_block);
    HARNESS_ADD(s, a_wiped_pool_hands_out_zeroes_again);
    HARNESS_ADD(s, deferred_work_runs_last_first_and_once);
    HARNESS_ADD(s, text_is_copied_and_printed_whole);
    HARNESS_ADD(s, numbers_are_printed_as_printf_does);
    HARNESS_ADD(s, texts_are_joined_as_printf_does);
    HARNESS_ADD(s, json_objects_go_with_the_pool);
    return s;
}
TEST_MAIN(suite)
