/* test_scored_run.c - ranking, learning curves and commitments of sealed challenges. */
#include "harness.h"
#include "platform/model/scored_run.h"
#include <string.h>

enum { ROW = 2 };

/* A run: errors by board as digits, each board with six accepted moves. */
static struct scored_run run_of(const char *match, const char *errors, bool solved, bool program)
{
    struct scored_run run = {
        .match = match, .player = match, .kind = "human", .at = match, .program = program};
    run.score.solved = solved;
    for (; *errors; errors++) {
        run.score.errors[run.score.boards] = *errors - '0';
        run.score.attempts[run.score.boards++] = 6 + *errors - '0';
    }
    return run;
}

START_TEST(fewer_errors_rank_first_then_fewer_boards_and_equal_runs_share)
{
    struct scored_run runs[] = {run_of("a", "0000", false, false), run_of("b", "300", true, false),
                                run_of("c", "1100", true, true),   run_of("d", "200", true, false),
                                run_of("e", "200", true, true),    run_of("f", "00000", false, false),
                                run_of("g", "00009", false, false)};
    static const struct {
        const char *match;
        int rank;
    } WANTED[] = {{"d", 1}, {"e", 1}, {"c", 3}, {"b", 4}, {"f", 0}, {"g", 0}, {"a", 0}};
    scored_runs_rank(runs, 7);
    for (int i = 0; i < 7; i++) {
        ck_assert_str_eq(runs[i].match, WANTED[i].match);
        ck_assert_int_eq(runs[i].rank, WANTED[i].rank);
    }
    ck_assert_int_eq(scored_run_before(&runs[2], ROW), 2);
    ck_assert_int_eq(scored_run_before(&runs[4], ROW), 5);
    scored_runs_rank(runs, 0);
}
END_TEST

static int64_t number(json_object *curves, const char *who, size_t board, const char *member)
{
    json_object *point = json_object_array_get_idx(json_member(curves, who), board);
    return json_object_get_int64(json_member(point, member));
}

START_TEST(a_curve_is_a_mean_of_shares_in_which_solved_runs_stay_without_error)
{
    struct ctx c = harness_ctx();
    struct scored_run runs[] = {run_of("a", "300", true, false), run_of("b", "66", false, false),
                                run_of("c", "200", true, true)};
    json_object *curves = scored_runs_curves(&c, runs, 3, 4, 1);
    ck_assert_int_eq(number(curves, "people", 0, "share"), (333333 + 500000 + 1) / 2);
    ck_assert_int_eq(number(curves, "people", 1, "share"), 250000);
    ck_assert_int_eq(number(curves, "people", 1, "runs"), 2);
    ck_assert_int_eq(number(curves, "people", 2, "runs"), 1); /* the second one has ended unsolved */
    ck_assert_int_eq(number(curves, "people", 3, "share"), 0);
    ck_assert_int_eq(number(curves, "people", 0, "low"), 333333);
    ck_assert_int_eq(number(curves, "people", 0, "high"), 500000);
    ck_assert_ptr_null(json_member(json_object_array_get_idx(json_member(curves, "programs"), 0), "low"));
    ck_assert_int_eq(number(curves, "programs", 0, "share"), 250000);
    harness_end(&c);
}
END_TEST

START_TEST(the_order_of_the_runs_changes_no_curve_and_no_runs_have_none)
{
    struct ctx c = harness_ctx();
    struct scored_run runs[] = {run_of("a", "310", false, false), run_of("b", "5000", true, false),
                                run_of("c", "1200", true, false), run_of("d", "9", false, false)},
                      other[] = {runs[2], runs[0], runs[3], runs[1]};
    json_object *one = scored_runs_curves(&c, runs, 4, 20, 5), *two = scored_runs_curves(&c, other, 4, 20, 5);
    ck_assert(json_same(one, two));
    for (size_t board = 0; board < 20; board++) {
        int64_t low = number(one, "people", board, "low"), share = number(one, "people", board, "share"),
                high = number(one, "people", board, "high");
        ck_assert(low <= share && share <= high);
    }
    json_object *none = scored_runs_curves(&c, runs, 0, 20, 5);
    ck_assert_uint_eq(json_object_array_length(json_member(none, "people")), 0);
    ck_assert_uint_eq(json_object_array_length(json_member(one, "programs")), 0);
    harness_end(&c);
}
END_TEST

#define NONCE "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"

/* printf %s '{"game":"rulegame","n":2,"nonce":"0011...ff","number":7,"options":{"boards":20,"rules":"(bucket:0)\n"},
 * "rules_version":1,"seed":"0000000000000001","variant":"standard"}' | sha256sum, the nonce in full and without the break */
START_TEST(a_commitment_is_the_hash_that_any_program_gets)
{
    struct ctx c = harness_ctx();
    char hash[HASH_TEXT];
    struct scored_rule rule = {.challenge = 7,
                               .n = 2,
                               .rules_version = 1,
                               .game = "rulegame",
                               .variant = "standard",
                               .seed = "0000000000000001",
                               .nonce = NONCE};
    rule.options = json_own(&c, "{\"rules\":\"(bucket:0)\\n\",\"boards\":20}");
    scored_rule_commitment(&c, &rule, hash);
    ck_assert_str_eq(hash, "5fe1d80c605691aec82e26e5d9bcf7daa1dc81a405641fda67425b9545710efd");
    ck_assert(scored_rule_is_plain(&rule));
    static const char *const CROOKED[] = {"", NONCE "\n", "0011", NONCE "0",
                                          "00112233445566778899AABBCCDDEEFF00112233445566778899aabbccddeeff"};
    for (int i = 0; i < 5; i++) {
        rule.nonce = CROOKED[i];
        ck_assert(!scored_rule_is_plain(&rule));
    }
    rule.nonce = NONCE;
    rule.seed = "1\n";
    ck_assert(!scored_rule_is_plain(&rule));
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("scored_run");
    HARNESS_ADD(s, fewer_errors_rank_first_then_fewer_boards_and_equal_runs_share);
    HARNESS_ADD(s, a_curve_is_a_mean_of_shares_in_which_solved_runs_stay_without_error);
    HARNESS_ADD(s, the_order_of_the_runs_changes_no_curve_and_no_runs_have_none);
    HARNESS_ADD(s, a_commitment_is_the_hash_that_any_program_gets);
    return s;
}
TEST_MAIN(suite)
