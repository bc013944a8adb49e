/* views.c - the compact view is R21.3 as the reference shows it, turn by turn in recorded games; public events, which the reference
 * leaves out, are looked at in rules_views.c. Passes with a word when the reference is not there. */
#include "cosair_table.h"
#include "games/vectors.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LINE_MAX_BYTES = 1 << 22 };

static const char *const RECORDS[] = {"replay_n2_strong", "replay_n4_mixed", "replay_n11_strong_120"};

static FILE *start(struct ctx *c, const char *reference, const char *record, pid_t *ret_child)
{
    int ends[2];
    const char *path = vector_shared_path(c, pool_print(c->pool, "rules/golden/cosair/%s.json", record));
    ck_assert_int_eq(pipe(ends), 0);
    *ret_child = fork();
    if (*ret_child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execlp("python3", "python3", "-B", "tests/games/cosair/reference_views.py", reference, path,
               (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    ck_assert_int_gt(*ret_child, 0);
    return fdopen(ends[0], "r");
}

static void play(struct ctx *c, game_state *state, json_object *rows)
{
    const game_order *orders[NATIONS] = {NULL};
    for (size_t i = 0; i < json_object_array_length(rows); i++) {
        json_object *row = vector_at(rows, i);
        struct verdicts verdicts = {0};
        int seat = json_object_get_int(vector_at(row, 0));
        orders[seat] = GAME_cosair.parse(c, vector_at(row, 1), &verdicts);
        ck_assert_ptr_nonnull(orders[seat]);
    }
    table_resolve(c, state, orders);
}

/* The events that R21.3 lists as the nation's own. */
static json_object *without_public_events(struct ctx *c, json_object *events)
{
    static const char *const PUBLIC[] = {"new", "owner", "out", "resigned", "end"};
    json_object *list = json_new_array(c);
    for (size_t i = 0; i < json_object_array_length(events); i++) {
        json_object *event = vector_at(events, i);
        bool is_public = false;
        for (size_t k = 0; k < sizeof PUBLIC / sizeof *PUBLIC; k++)
            is_public |= strcmp(json_object_get_string(vector_at(event, 0)), PUBLIC[k]) == 0;
        if (!is_public) json_push(list, event);
    }
    return list;
}

static void compare_view(struct ctx *c, const game_state *state, int viewer, json_object *theirs)
{
    const char *what = pool_print(c->pool, "turn %d, viewer %d", state->space.turn, viewer);
    json_object *ours = GAME_cosair.view(c, table_known(c, state, viewer), true, NULL);
    json_add(ours, "events", without_public_events(c, json_member(ours, "events")));
    json_object_object_del(ours, "all");
    vector_same(c, ours, theirs, what);
}

static void compare_public(struct ctx *c, const game_state *state, json_object *theirs)
{
    json_object *ours = GAME_cosair.view(c, table_known(c, state, SPECTATOR), true, NULL);
    json_object_object_foreach (theirs, key, value) vector_same(c, json_member(ours, key), value, key);
}

static int compare(struct ctx *c, game_state *state, json_object *line)
{
    json_object *views = vector_at(line, 0), *turns = vector_at(line, 2);
    for (size_t i = 0; i < json_object_array_length(turns); i++) play(c, state, vector_at(turns, i));
    for (int seat = 0; seat < state->space.seats; seat++)
        compare_view(c, state, seat, vector_at(views, (size_t)seat));
    compare_public(c, state, vector_at(line, 1));
    return state->space.seats;
}

static game_state *begin(struct ctx *c, const char *record)
{
    json_object *o = vector_file(
        c, vector_shared_path(c, pool_print(c->pool, "rules/golden/cosair/%s.json", record)));
    ck_assert_ptr_nonnull(o);
    json_object *options = json_own(c, json_text(c, json_member(o, "options")));
    if (!json_member(options, "closing_from")) json_add_int(options, "closing_from", 0);
    return table_open(c, json_object_get_int(json_member(o, "n")), strtoull(vector_text(o, "seed"), NULL, 16),
                      json_text(c, options));
}

START_TEST(r21_3_the_compact_view_is_the_reference_s)
{
    struct ctx lasting = harness_ctx();
    const char *reference = vector_shared_path(&lasting, "rules/reference/cosair");
    if (access(pool_print(lasting.pool, "%s/ref.py", reference), R_OK) != 0) {
        printf("%s is not there: nothing was compared\n", reference);
        harness_end(&lasting);
        return;
    }
    static char line[LINE_MAX_BYTES];
    pid_t child;
    int status = -1, views = 0;
    game_state *state = begin(&lasting, RECORDS[_i]);
    FILE *speaks = start(&lasting, reference, RECORDS[_i], &child);
    while (fgets(line, sizeof line, speaks)) views += compare(&lasting, state, json_own(&lasting, line));
    fclose(speaks);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    ck_assert_int_gt(views, 10);
    printf("%s: %d views were compared\n", RECORDS[_i], views);
    harness_end(&lasting);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("cosair views of the reference");
    TCase *records = tcase_create("records");
    tcase_set_timeout(records, 120);
    tcase_add_loop_test(records, r21_3_the_compact_view_is_the_reference_s, 0,
                        sizeof RECORDS / sizeof *RECORDS);
    suite_add_tcase(s, records);
    return s;
}

TEST_MAIN(suite)
