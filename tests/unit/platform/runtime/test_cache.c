/* test_cache.c - an entry counts once its transaction is committed, and the least used one goes first. The process keeps one cache:
 * a test that expects nothing asks for a key of its own. */
#include "harness.h"
#include "platform/runtime/cache.h"
#include "store/rows.h"
#include <stdio.h>
#include <string.h>

/* An answer with one column, "version", and that many rows. */
static struct rows version_rows(const char *version, int rows)
{
    static char name[] = "version";
    PGresAttDesc column = {.name = name, .typid = 25, .typlen = -1, .atttypmod = -1};
    struct rows r = {PQmakeEmptyPGresult(NULL, PGRES_TUPLES_OK)};
    ck_assert(PQsetResultAttrs(r.result, 1, &column));
    char text[64];
    int length = snprintf(text, sizeof text, "%s", version);
    for (int i = 0; i < rows; i++) ck_assert(PQsetvalue(r.result, i, 0, text, length));
    return r;
}

static void keep(const char *key, const char *thing, const char *version)
{
    struct rows answer = version_rows(version, 1), *rows = NULL;
    cache_keep(pool_copy(cache_begin(key), thing), &rows);
    rows = &answer; /* as pg_flush fills it in later */
    cache_settle();
    PQclear(answer.result);
}

START_TEST(nothing_is_found_before_the_commit)
{
    struct rows answer = version_rows("7", 1), *rows = &answer;
    ck_assert_ptr_null(cache_find("m1").thing);
    cache_keep(pool_copy(cache_begin("m1"), "one"), &rows);
    ck_assert_ptr_null(cache_find("m1").thing);
    cache_settle();
    ck_assert_str_eq(cache_find("m1").thing, "one");
    ck_assert_str_eq(cache_find("m1").version, "7");
    PQclear(answer.result);
}
END_TEST

START_TEST(a_rollback_leaves_the_entry_that_was_there)
{
    struct rows answer = version_rows("8", 1), *rows = &answer;
    keep("m1", "one", "7");
    cache_keep(pool_copy(cache_begin("m1"), "two"), &rows);
    cache_drop();
    cache_settle();
    ck_assert_str_eq(cache_find("m1").thing, "one");
    ck_assert_str_eq(cache_find("m1").version, "7");
    PQclear(answer.result);
}
END_TEST

START_TEST(a_new_entry_replaces_the_one_of_its_key)
{
    keep("m1", "one", "7");
    keep("m1", "two", "8");
    ck_assert_str_eq(cache_find("m1").thing, "two");
    ck_assert_str_eq(cache_find("m1").version, "8");
}
END_TEST

START_TEST(without_one_row_of_a_version_nothing_is_kept)
{
    struct rows answer = version_rows("7", 0), *rows = &answer;
    cache_keep(pool_copy(cache_begin("no_row"), "one"), &rows);
    cache_settle();
    ck_assert_ptr_null(cache_find("no_row").thing);
    PQclear(answer.result);
}
END_TEST

START_TEST(what_takes_too_much_memory_is_not_kept)
{
    struct rows answer = version_rows("7", 1), *rows = &answer;
    struct pool *pool = cache_begin("large");
    cache_keep(pool_take(pool, 1 << 20), &rows);
    cache_settle();
    ck_assert_ptr_null(cache_find("large").thing);
    PQclear(answer.result);
}
END_TEST

START_TEST(the_entry_not_used_for_longest_makes_room)
{
    char key[16];
    for (int i = 0; i < 48; i++) {
        snprintf(key, sizeof key, "k%d", i);
        keep(key, key, "1");
    }
    ck_assert_ptr_nonnull(cache_find("k0").thing); /* used now, so that k1 is the oldest */
    keep("new", "new", "1");
    ck_assert_ptr_null(cache_find("k1").thing);
    ck_assert_str_eq(cache_find("k0").thing, "k0");
    ck_assert_str_eq(cache_find("k2").thing, "k2");
    ck_assert_str_eq(cache_find("new").thing, "new");
}
END_TEST

START_TEST(the_empty_key_is_no_entry)
{
    ck_assert_ptr_null(cache_find("").thing);
}
END_TEST

static Suite *cache_suite(void)
{
    Suite *suite = suite_create("platform/cache");
    HARNESS_ADD(suite, nothing_is_found_before_the_commit);
    HARNESS_ADD(suite, a_rollback_leaves_the_entry_that_was_there);
    HARNESS_ADD(suite, a_new_entry_replaces_the_one_of_its_key);
    HARNESS_ADD(suite, without_one_row_of_a_version_nothing_is_kept);
    HARNESS_ADD(suite, what_takes_too_much_memory_is_not_kept);
    HARNESS_ADD(suite, the_entry_not_used_for_longest_makes_room);
    HARNESS_ADD(suite, the_empty_key_is_no_entry);
    return suite;
}

TEST_MAIN(cache_suite)
