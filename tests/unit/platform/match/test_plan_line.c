/* test_plan_line.c - queued orders: which lines of play are taken, and that what is kept of them leads where play
 * leads. */
#include "harness.h"
#include "platform/match/plan_line.h"
#include "platform/model/fold.h"
#include <string.h>

enum { SOUTH, NORTH };

struct table_of_two {
    struct ctx c;
    struct match m;
};

/* A match of Stratic with its Commanders and a few pieces; South is to move. */
#define POSITION "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,F@d4,A@h2,c@j10,f@e6,a@b9"

static struct table_of_two begin(const char *position)
{
    struct table_of_two t = {.c = harness_ctx(), .m = {.game = game_find("stratic")}};
    const struct seat_fact people[SEATS_MAX] = {{0}};
    t.m.variant = t.m.game->variants;
    struct setting setting = {
        .variant = t.m.variant, .options = t.m.game->options(&t.c, t.m.variant, NULL, 2, people), .seats = 2};
    t.m.state = game_position(&t.c, t.m.game, &setting, position);
    ck_assert_msg(t.m.state != NULL, "%s", t.c.failure.detail);
    return t;
}

/* Lines as they are sent, from turns with blanks between them. */
static json_object *lines_of(struct ctx *c, const char *const *lines)
{
    json_object *sent = json_new_array(c);
    for (; *lines; lines++) {
        json_object *line = json_new_array(c);
        for (char *rest = pool_copy(c->pool, *lines), *text; (text = strsep(&rest, " "));) {
            if (!*text) continue;
            json_object *orders = json_new_object(c);
            json_add_text(orders, "type", "turn");
            json_add_text(orders, "text", text);
            json_push(line, orders);
        }
        json_push(sent, line);
    }
    return sent;
}
#define LINES(...) lines_of(&t.c, (const char *const[]){__VA_ARGS__, NULL})

static json_object *at(json_object *list, size_t i) { return json_object_array_get_idx(list, i); }
static const char *hash_of(json_object *entry) { return json_object_get_string(json_member(entry, "hash")); }

static json_object *stored(struct table_of_two *t, int seat, json_object *sent)
{
    json_object *lines = NULL;
    bool fine = plan_lines_read(&t->c, &t->m, seat, sent, &lines);
    ck_assert_msg(fine, "%s", t->c.failure.detail);
    return lines;
}

/* The lines are refused, at this path; nothing is handed back, and the match stands as it stood. */
static void refused(struct table_of_two *t, int seat, json_object *sent, const char *path)
{
    char before[FOLD_HASH], after[FOLD_HASH];
    json_object *lines = NULL;
    fold_hash(&t->c, t->m.game, t->m.state, before);
    ck_assert_msg(!plan_lines_read(&t->c, &t->m, seat, sent, &lines), "%s stands", json_text(&t->c, sent));
    ck_assert_ptr_null(lines);
    ck_assert_int_ge(t->c.failure.problem_count, 1);
    ck_assert_str_eq(t->c.failure.problems[0].path, path);
    fold_hash(&t->c, t->m.game, t->m.state, after);
    ck_assert_str_eq(after, before);
    forgive(&t->c);
}

/* The hash of the state that these orders, sent one by one, lead to. */
static void play(struct table_of_two *t, game_state *state, json_object *orders, char ret_hash[FOLD_HASH])
{
    struct verdicts v = {0};
    struct outcome outcome = {0};
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    int seat = __builtin_ctz(t->m.game->standing(state).owes);
    event.orders[seat] = t->m.game->judge(&t->c, t->m.game->know(&t->c, state, seat, (struct table){0}),
                                          t->m.game->parse(&t->c, orders, &v), true, &v);
    ck_assert(event.orders[seat] && t->m.game->apply(&t->c, state, &event, NULL, &outcome));
    fold_hash(&t->c, t->m.game, state, ret_hash);
}

START_TEST(a_kept_line_leads_where_play_leads_and_leaves_the_match_alone)
{
    struct table_of_two t = begin(POSITION);
    char before[FOLD_HASH], after[FOLD_HASH], hash[FOLD_HASH];
    fold_hash(&t.c, t.m.game, t.m.state, before);
    json_object *line = at(stored(&t, NORTH, LINES("Fd4>d5 Fe6>e5 Fd5>d6 --")), 0);
    game_state *state = t.m.game->copy(&t.c, t.m.state);
    ck_assert_uint_eq(json_object_array_length(line), 4);
    for (size_t i = 0; i < 4; i++) {
        play(&t, state, json_member(at(line, i), "orders"), hash);
        ck_assert_str_eq(hash_of(at(line, i)), hash);
    }
    fold_hash(&t.c, t.m.game, t.m.state, after);
    ck_assert_str_eq(after, before);
    harness_end(&t.c);
}
END_TEST

/* The expected turn is answered with the queued order, and the rest of the line is followed in the same way. */
START_TEST(a_line_is_followed_to_its_end_turn_by_turn)
{
    struct table_of_two t = begin(POSITION);
    json_object *rest = stored(&t, NORTH,
                               LINES("-- --", "Fd4>d5 Fe6>e5 Fd5>d6 Fe5>e4", "Fd4>d5 Fe6>e5 -- --"));
    json_object *first = at(rest, 1), *orders, *left;
    plan_lines_follow(&t.c, rest, hash_of(at(first, 0)), &orders, &left);
    ck_assert(json_same(orders, json_member(at(first, 1), "orders")));
    ck_assert_uint_eq(json_object_array_length(left), 2); /* "-- --" is off the table */
    plan_lines_follow(&t.c, left, hash_of(at(first, 2)), &orders, &rest);
    ck_assert(json_same(orders, json_member(at(first, 3), "orders")));
    ck_assert_uint_eq(json_object_array_length(rest), 0);
    plan_lines_follow(&t.c, rest, hash_of(at(first, 2)), &orders, &left);
    ck_assert(!orders && json_object_array_length(left) == 0);
    harness_end(&t.c);
}
END_TEST

START_TEST(a_turn_nobody_expected_is_answered_with_nothing)
{
    static const char *const STRANGE[] = {"", "0", "0000000000000000", "0000000000000000ffff"};
    struct table_of_two t = begin(POSITION);
    json_object *lines = stored(&t, NORTH, LINES("Fd4>d5 Fe6>e5 -- --")), *orders, *rest;
    for (size_t i = 0; i < sizeof STRANGE / sizeof *STRANGE; i++) {
        plan_lines_follow(&t.c, lines, STRANGE[i], &orders, &rest);
        ck_assert(!orders && json_object_array_length(rest) == 0);
    }
    plan_lines_follow(&t.c, lines, hash_of(at(at(lines, 0), 1)), &orders,
                      &rest); /* mine, and the later ones, are no beginning */
    ck_assert(!orders);
    plan_lines_follow(&t.c, lines, hash_of(at(at(lines, 0), 2)), &orders, &rest);
    ck_assert(!orders);
    harness_end(&t.c);
}
END_TEST

START_TEST(a_line_begins_with_the_other_side_and_goes_by_turns)
{
    struct table_of_two t = begin(POSITION);
    refused(&t, SOUTH, LINES("Fd4>d5 Fe6>e5"), "/lines/0/0"); /* South is to move */
    refused(&t, SOUTH, LINES("-- --", "-- --"), "/lines/0/0");
    harness_end(&t.c);
}
END_TEST

START_TEST(an_order_against_the_rules_is_refused_at_its_place)
{
    struct table_of_two t = begin(POSITION);
    json_object *sent = LINES("Fd4>d5 Fe6>e9");
    json_object *lines;
    ck_assert(!plan_lines_read(&t.c, &t.m, NORTH, sent, &lines));
    ck_assert_int_eq(strncmp(t.c.failure.problems[0].path, "/lines/0/1", 10), 0);
    forgive(&t.c);
    for (int i = 0; i < 2; i++) { /* neither an order of the game nor JSON of another kind */
        static const char *const NONE[] = {"[[{\"type\":\"turn\",\"text\":\"--\"},7]]",
                                           "[[{\"type\":\"turn\",\"text\":\"--\"},null]]"};
        ck_assert(!plan_lines_read(&t.c, &t.m, NORTH, json_own(&t.c, NONE[i]), &lines));
        ck_assert_int_ne(t.c.failure.fault, FAULT_INTERNAL);
        forgive(&t.c);
    }
    harness_end(&t.c);
}
END_TEST

START_TEST(nothing_is_queued_behind_the_end_of_the_match)
{
    struct table_of_two t = begin("str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,I@c3,c@c9,f@e6");
    json_object *lines = NULL;
    ck_assert(!plan_lines_read(&t.c, &t.m, NORTH, LINES("Ic3xc9 Fe6>e5"), &lines));
    ck_assert_str_eq(t.c.failure.problems[0].path, "/lines/0/1");
    ck_assert_ptr_nonnull(strstr(t.c.failure.problems[0].hint, "over"));
    harness_end(&t.c);
}
END_TEST

/* n times a turn of nothing. */
static const char *passes(struct ctx *c, int n)
{
    const char *text = "";
    while (n--) text = pool_print(c->pool, "%s--%s", text, n ? " " : "");
    return text;
}

START_TEST(a_line_has_two_to_twenty_turns_and_ends_with_mine)
{
    struct table_of_two t = begin(POSITION);
    for (int n = 0; n <= 24; n++) {
        json_object *sent = LINES(passes(&t.c, n));
        if (n >= 2 && n <= 20 && n % 2 == 0)
            ck_assert_uint_eq(json_object_array_length(at(stored(&t, NORTH, sent), 0)), (size_t)n);
        else refused(&t, NORTH, sent, "/lines/0");
    }
    refused(&t, NORTH, json_own(&t.c, "[{}]"), "/lines/0");
    refused(&t, NORTH, json_own(&t.c, "[null]"), "/lines/0");
    refused(&t, NORTH, json_own(&t.c, "[\"--\"]"), "/lines/0");
    harness_end(&t.c);
}
END_TEST

START_TEST(there_are_one_to_twenty_lines_of_a_hundred_turns_in_all)
{
    struct table_of_two t = begin(POSITION);
    for (int n = 0; n <= 22; n++) {
        json_object *sent = json_new_array(&t.c);
        for (int i = 0; i < n; i++) json_push(sent, at(LINES("-- --"), 0));
        if (n >= 1 && n <= 20)
            ck_assert_uint_eq(json_object_array_length(stored(&t, NORTH, sent)), (size_t)n);
        else refused(&t, NORTH, sent, "/lines");
    }
    for (int n = 9; n <= 11; n++) { /* of ten turns each */
        json_object *sent = json_new_array(&t.c);
        for (int i = 0; i < n; i++) json_push(sent, at(LINES(passes(&t.c, 10)), 0));
        if (n <= 10) stored(&t, NORTH, sent);
        else refused(&t, NORTH, sent, "/lines");
    }
    refused(&t, NORTH, NULL, "/lines");
    refused(&t, NORTH, json_own(&t.c, "{}"), "/lines");
    harness_end(&t.c);
}
END_TEST

START_TEST(the_same_turn_is_not_answered_in_two_ways)
{
    struct table_of_two t = begin(POSITION);
    stored(&t, NORTH, LINES("Fd4>d5 Fe6>e5", "Fd4>e4 --", "-- Fe6>d6"));
    refused(&t, NORTH, LINES("Fd4>d5 Fe6>e5", "-- --", "Fd4>d5 --"), "/lines/2/1");
    stored(&t, NORTH, LINES("Fd4>d5 Fe6>e5 -- --", "Fd4>d5 Fe6>e5 Fd5>d6 Fe5>e4"));
    refused(&t, NORTH, LINES("Fd4>d5 Fe6>e5 -- --", "Fd4>d5 Fe6>e5 -- Fe5>e4"), "/lines/1/3");
    harness_end(&t.c);
}
END_TEST

START_TEST(the_owner_reads_one_member_of_every_turn)
{
    struct table_of_two t = begin(POSITION);
    json_object *lines = stored(&t, NORTH, LINES("Fd4>d5 Fe6>e5", "-- Fe6>d6"));
    ck_assert_str_eq(json_text(&t.c, plan_lines_show(&t.c, lines, "text")),
                     "[[\"Fd4>d5\",\"Fe6>e5\"],[\"--\",\"Fe6>d6\"]]");
    json_object *orders = plan_lines_show(&t.c, lines, "orders"); /* which can be sent again */
    ck_assert(json_same(stored(&t, NORTH, orders), lines));
    ck_assert_str_eq(json_text(&t.c, plan_lines_show(&t.c, json_new_array(&t.c), "text")), "[]");
    harness_end(&t.c);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("platform/plan_line");
    HARNESS_ADD(made, a_kept_line_leads_where_play_leads_and_leaves_the_match_alone);
    HARNESS_ADD(made, a_line_is_followed_to_its_end_turn_by_turn);
    HARNESS_ADD(made, a_turn_nobody_expected_is_answered_with_nothing);
    HARNESS_ADD(made, a_line_begins_with_the_other_side_and_goes_by_turns);
    HARNESS_ADD(made, an_order_against_the_rules_is_refused_at_its_place);
    HARNESS_ADD(made, nothing_is_queued_behind_the_end_of_the_match);
    HARNESS_ADD(made, a_line_has_two_to_twenty_turns_and_ends_with_mine);
    HARNESS_ADD(made, there_are_one_to_twenty_lines_of_a_hundred_turns_in_all);
    HARNESS_ADD(made, the_same_turn_is_not_answered_in_two_ways);
    HARNESS_ADD(made, the_owner_reads_one_member_of_every_turn);
    return made;
}

TEST_MAIN(suite)
