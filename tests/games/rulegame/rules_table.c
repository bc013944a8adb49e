/* rules_table.c - tables in CSV: what a cell holds, and where it stands. */
#include "games/rulegame/table.h"
#include "harness.h"
#include <string.h>

static struct table table;
static struct table_fault fault;

static bool read_text(struct ctx *c, const char *text)
{
    return table_read(c, text, strlen(text), &table, &fault);
}

static void is_cell(int record, int column, const char *text, int line, int at)
{
    ck_assert_int_lt(record, table.count);
    const struct cell *cell = table_cell(&table.record[record], column);
    ck_assert_ptr_nonnull(cell);
    ck_assert_str_eq(cell->text, text);
    ck_assert_int_eq(cell->line, line);
    ck_assert_int_eq(cell->column, at);
}

START_TEST(cells_stand_where_their_commas_end)
{
    struct ctx c = harness_ctx();
    ck_assert(read_text(&c, "a,bb,c\n\n# x,\"y\n1, two ,\r\n\"q,\"\"r\ns\",\xc3\xa9,3"));
    ck_assert_int_eq(table.count, 3);
    is_cell(0, 1, "bb", 1, 3);
    is_cell(1, 0, "1", 4, 1);
    is_cell(1, 1, "two", 4, 3);
    is_cell(1, 2, "", 4, 9);
    is_cell(2, 0, "q,\"r\ns", 5, 1);
    is_cell(2, 1, "\xc3\xa9", 6, 4);
    is_cell(2, 2, "3", 6, 6);
    ck_assert_int_eq(table_column(&table, "c"), 2);
    ck_assert_int_eq(table_column(&table, "d"), -1);
    harness_end(&c);
}
END_TEST

START_TEST(a_mark_before_the_text_is_no_part_of_it)
{
    struct ctx c = harness_ctx();
    ck_assert(read_text(&c, "\xef\xbb\xbfrule_id\n"));
    is_cell(0, 0, "rule_id", 1, 1);
    ck_assert(read_text(&c, ""));
    ck_assert_int_eq(table.count, 0);
    harness_end(&c);
}
END_TEST

START_TEST(quotes_where_none_may_stand_are_refused_with_their_cell)
{
    struct ctx c = harness_ctx();
    ck_assert(!read_text(&c, "a,b\n1,x\"y\"\n"));
    ck_assert_int_eq(fault.line, 2);
    ck_assert_int_eq(fault.column, 3);
    ck_assert(!read_text(&c, "a,b\n1,\"open\nmore\n"));
    ck_assert_int_eq(fault.line, 2);
    ck_assert_int_eq(fault.column, 3);
    ck_assert(fault.message && fault.hint);
    harness_end(&c);
}
END_TEST

START_TEST(tables_have_bounds)
{
    struct ctx c = harness_ctx();
    char *wide = pool_take(c.pool, 3 * COLUMNS_MAX), *deep = pool_take(c.pool, 3 * RECORDS_MAX);
    memset(wide, ',', COLUMNS_MAX);
    wide[COLUMNS_MAX] = '\n';
    ck_assert(!read_text(&c, wide));
    for (int i = 0; i <= RECORDS_MAX; i++) memcpy(deep + 2 * i, "1\n", 2);
    ck_assert(!read_text(&c, deep));
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("tables");
    HARNESS_ADD(s, cells_stand_where_their_commas_end);
    HARNESS_ADD(s, a_mark_before_the_text_is_no_part_of_it);
    HARNESS_ADD(s, quotes_where_none_may_stand_are_refused_with_their_cell);
    HARNESS_ADD(s, tables_have_bounds);
    return s;
}
TEST_MAIN(suite)
