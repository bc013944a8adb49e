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
    ck_assert_int_eq(fault.id, FINDING_CSV_QUOTE_OPEN);
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

/* Bytes asked of the allocator, as the sanitizer counts them; an ordinary build does not count. */
int __sanitizer_install_malloc_and_free_hooks(void (*taken)(const volatile void *, size_t),
                                              void (*freed)(const volatile void *)) __attribute__((weak));
static size_t allocated;
static void note_taken(const volatile void *bytes, size_t size)
{
    (void)bytes;
    allocated += size;
}
static void note_freed(const volatile void *bytes) { (void)bytes; }

START_TEST(a_long_cell_costs_memory_by_its_length)
{
    struct ctx c = harness_ctx();
    size_t length = 1 << 20;
    char *text = pool_take(c.pool, length + 3);
    text[0] = '"';
    for (size_t i = 1; i <= length; i++) text[i] = i % 2 ? 'x' : '\n';
    text[length + 1] = '"';
    if (__sanitizer_install_malloc_and_free_hooks)
        ck_assert_int_ne(__sanitizer_install_malloc_and_free_hooks(note_taken, note_freed), 0);
    allocated = 0;
    ck_assert(read_text(&c, text));
    ck_assert_uint_le(allocated, 4 * length);
    ck_assert_uint_eq(strlen(table.record[0].cell[0].text), length);
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
    HARNESS_ADD(s, a_long_cell_costs_memory_by_its_length);
    return s;
}
TEST_MAIN(suite)
