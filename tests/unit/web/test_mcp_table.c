/* test_mcp_table.c - lists of a view as tables: nothing is lost, and a late view of the widest game fits a small part of what a
 * language model can read. */
#include "games/driver.h"
#include "web/mcp_table.h"
#include <string.h>

static void becomes(const char *from, const char *to)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(json_text(&c, mcp_table(&c, json_own(&c, from))), to);
    harness_end(&c);
}

START_TEST(lists_of_objects_become_tables)
{
    becomes("[{\"a\":1,\"b\":[]},{\"a\":2,\"b\":null}]",
            "{\"columns\":[\"a\",\"b\"],\"rows\":[[1,[]],[2,null]]}");
    becomes("{\"x\":[{\"a\":1,\"b\":2}]}", "{\"x\":{\"columns\":[\"a\",\"b\"],\"rows\":[[1,2]]}}");
    becomes("[{\"a\":1,\"b\":2,\"c\":3},{\"b\":5,\"a\":4}]",
            "{\"columns\":[\"a\",\"b\",\"c\"],\"rows\":[[1,2,3],[4,5,null]]}");
    becomes("{\"7\":{\"a\":1,\"b\":2},\"n0\":{\"a\":3,\"b\":4}}",
            "{\"columns\":[\"key\",\"a\",\"b\"],\"rows\":[[\"7\",1,2],[\"n0\",3,4]]}");
    becomes("[{\"a\":1,\"b\":[{\"c\":1,\"d\":2}]}]",
            "{\"columns\":[\"a\",\"b\"],\"rows\":[[1,{\"columns\":[\"c\",\"d\"],\"rows\":[[1,2]]}]]}");
}
END_TEST

START_TEST(what_is_no_list_of_alike_objects_stays)
{
    static const char *const SAME[] = {"[]",
                                       "{}",
                                       "null",
                                       "7",
                                       "\"x\"",
                                       "[1,2]",
                                       "[[1],[2]]",
                                       "[{\"a\":1}]",
                                       "[{\"a\":1,\"b\":2},3]",
                                       "[{\"a\":1,\"b\":2},{\"c\":1,\"d\":2}]",
                                       "{\"a\":{\"b\":1,\"c\":2}}",
                                       "{\"x\":{\"key\":1,\"c\":2},\"y\":{\"key\":1,\"c\":2}}"};
    for (size_t i = 0; i < sizeof SAME / sizeof *SAME; i++) becomes(SAME[i], SAME[i]);
}
END_TEST

START_TEST(written_texts_are_fenced_by_their_column)
{
    becomes("[{\"id\":1,\"name\":{\"untrusted_text\":\"x\"}},{\"id\":2,\"name\":null}]",
            "{\"columns\":[\"id\",\"untrusted_text name\"],\"rows\":[[1,\"x\"],[2,null]]}");
    /* a column that holds both keeps the fence at each text */
    becomes("[{\"id\":1,\"v\":{\"untrusted_text\":\"x\"}},{\"id\":2,\"v\":\"y\"}]",
            "{\"columns\":[\"id\",\"v\"],\"rows\":[[1,{\"untrusted_text\":\"x\"}],[2,\"y\"]]}");
    becomes("[{\"untrusted_text\":\"x\"},{\"untrusted_text\":\"y\"}]",
            "[{\"untrusted_text\":\"x\"},{\"untrusted_text\":\"y\"}]");
}
END_TEST

START_TEST(many_kinds_of_members_are_no_table)
{
    struct ctx c = harness_ctx();
    json_object *list = json_new_array(&c), *row = json_new_object(&c);
    for (int i = 0; i < 33; i++) json_add_int(row, pool_print(c.pool, "m%d", i), i);
    json_push(list, row);
    ck_assert(json_same(mcp_table(&c, list), list));
    json_object_object_del(row, "m32");
    ck_assert(!json_same(mcp_table(&c, list), list));
    harness_end(&c);
}
END_TEST

static void play(struct driver *d, int turns)
{
    for (int turn = 0; turn < turns && !d->game->standing(d->fold.state).over; turn++) {
        struct event event = {.kind = EVENT_TURN, .seat = -1};
        struct outcome outcome = {0};
        uint32_t owes = d->game->standing(d->fold.state).owes;
        for (int seat = 0; seat < d->seats; seat++)
            if (owes & 1u << seat) event.orders[seat] = driver_order(d, d->fold.state, seat);
        ck_assert(fold_apply(&d->fold, &event, NULL, &outcome));
        pool_wipe(d->step.pool);
    }
}

START_TEST(a_late_view_of_cosair_takes_1500_tokens_at_four_characters_each)
{
    enum { SEATS = 6, TURNS = 300, CHARACTERS = 6000 };
    struct driver d;
    const struct game *game = game_find("cosair");
    driver_begin(&d, game, game->rules_version, game->variants, NULL, SEATS, 19);
    play(&d, TURNS);
    for (int seat = 0; seat < SEATS; seat++) {
        json_object *view = game->view(&d.step, driver_known(&d, d.fold.state, seat), true, NULL);
        size_t lists = strlen(json_text(&d.step, view)),
               tables = strlen(json_text(&d.step, mcp_table(&d.step, view)));
        ck_assert_msg(tables <= CHARACTERS, "seat %d: %zu characters", seat, tables);
        ck_assert_msg(lists > 5000 && tables * 3 < lists * 2, "seat %d: %zu of %zu", seat, tables, lists);
    }
    driver_end(&d);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("mcp_table");
    HARNESS_ADD(s, lists_of_objects_become_tables);
    HARNESS_ADD(s, what_is_no_list_of_alike_objects_stays);
    HARNESS_ADD(s, written_texts_are_fenced_by_their_column);
    HARNESS_ADD(s, many_kinds_of_members_are_no_table);
    HARNESS_ADD(s, a_late_view_of_cosair_takes_1500_tokens_at_four_characters_each);
    return s;
}
TEST_MAIN(suite)
