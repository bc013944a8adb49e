/* authoring.c - checking and trying rule sets that players write: which bodies are accepted, and that the answers agree
 * with each other. */
#include "harness.h"
#include "base/rng.h"
#include "games/rulegame/state.h"
#include <string.h>

enum { ACCEPT = 0, DENY = 4, IMMOVABLE = 7, PIECES = 6 };

#define BOARD                                                                                               \
    "[[1,\"SQUARE\",\"RED\"],[8,\"STAR\",\"BLACK\"],[15,\"CIRCLE\",\"BLUE\"],[22,\"TRIANGLE\",\"YELLOW\"]," \
    "[29,\"SQUARE\",\"BLUE\"],[36,\"STAR\",\"RED\"]]"
#define TURNED                                                                                               \
    "[[36,\"STAR\",\"RED\"],[29,\"SQUARE\",\"BLUE\"],[22,\"TRIANGLE\",\"YELLOW\"],[15,\"CIRCLE\",\"BLUE\"]," \
    "[8,\"STAR\",\"BLACK\"],[1,\"SQUARE\",\"RED\"]]"

/* Rule sets with an order, a memory, counters, positions, and one that can get stuck. */
static const char *const RULES[] = {
    "(bucket:0)",
    "(bucket:[0,3])",
    "(shape:SQUARE, bucket:0) (shape:STAR, bucket:1) (shape:CIRCLE, bucket:2) (shape:TRIANGLE, bucket:3)",
    "1 (bucket:0)\n1 (bucket:1)\n1 (bucket:2)",
    "(count:2, color:RED, bucket:0) (bucket:3)",
    "(pos:L1, bucket:2)",
    "(pos:[1,8,15], bucket:2)",
    "(count:1, bucket:0)",
    "(shape:SQUARE, bucket:1)",
};
enum { RULE_SETS = sizeof RULES / sizeof *RULES };

static json_object *question(struct ctx *c, const char *rules, const char *board, json_object *moves)
{
    json_object *body = json_new_object(c);
    json_add_text(body, "rule_set", rules);
    json_add(body, "board", json_own(c, board));
    json_add(body, "moves", moves);
    return body;
}

static json_object *asked(struct ctx *c, const char *rules, const char *board, const char *moves)
{
    json_object *answer = GAME_rulegame.authoring->play(c, question(c, rules, board, json_own(c, moves)));
    ck_assert_msg(answer != NULL, "%s: %s", rules, c->failure.detail);
    ck_assert_msg(json_object_get_boolean(json_member(answer, "ok")), "%s: %s", rules, json_text(c, answer));
    return answer;
}

static json_object *checked(struct ctx *c, const char *rules)
{
    json_object *body = json_new_object(c);
    json_add_text(body, "rule_set", rules);
    json_object *answer = GAME_rulegame.authoring->check(c, body);
    ck_assert_msg(answer != NULL, "%s: %s", rules, c->failure.detail);
    return answer;
}

static const char *text_of(json_object *o, const char *key)
{
    return json_object_get_string(json_member(o, key));
}

/* Both doors refuse the body with that fault. */
static void refused(const char *body, enum fault of_check, enum fault of_try)
{
    struct ctx c = harness_ctx();
    ck_assert_msg(!GAME_rulegame.authoring->check(&c, json_own(&c, body)), "%s", body);
    ck_assert_msg(c.failure.fault == of_check, "%s: %s", body, c.failure.detail);
    forgive(&c);
    ck_assert_msg(!GAME_rulegame.authoring->play(&c, json_own(&c, body)), "%s", body);
    ck_assert_msg(c.failure.fault == of_try, "%s: %s", body, c.failure.detail);
    harness_end(&c);
}

START_TEST(a_question_is_an_object_with_a_rule_set_and_nothing_unknown)
{
    refused("[]", FAULT_BAD_REQUEST, FAULT_BAD_REQUEST);
    refused("null", FAULT_BAD_REQUEST, FAULT_BAD_REQUEST);
    refused("{}", FAULT_BAD_REQUEST, FAULT_BAD_REQUEST);
    refused("{\"rule_set\":null}", FAULT_BAD_REQUEST, FAULT_BAD_REQUEST);
    refused("{\"rule_set\":[\"(bucket:0)\"]}", FAULT_BAD_REQUEST, FAULT_BAD_REQUEST);
    refused("{\"rule_set\":\"(bucket:0)\",\"rules\":1}", FAULT_UNKNOWN_MEMBER, FAULT_UNKNOWN_MEMBER);
    refused("{\"rule_set\":\"(bucket:0)\",\"board\":[],\"boards\":[]}", FAULT_UNKNOWN_MEMBER,
            FAULT_UNKNOWN_MEMBER);
}
END_TEST

START_TEST(a_rule_set_has_one_mebibyte_at_most)
{
    struct ctx c = harness_ctx();
    size_t most = 1 << 20;
    char *text = pool_take(c.pool, most + 2);
    json_object *body = json_new_object(&c);
    memset(text, '\n', most);
    memcpy(text, "(bucket:0)", 10);
    json_add_text(body, "rule_set", text);
    json_object *answer = GAME_rulegame.authoring->check(&c, body);
    ck_assert_msg(answer != NULL, "%s", c.failure.detail);
    ck_assert_str_eq(text_of(json_member(answer, "error"), "code"),
                     "too_large"); /* the language's own bound is lower */
    text[most] = '\n';
    json_add_text(body, "rule_set", text);
    ck_assert(!GAME_rulegame.authoring->check(&c, body) && c.failure.fault == FAULT_BAD_REQUEST);
    ck_assert_str_eq(c.failure.problems[0].path, "/rule_set");
    harness_end(&c);
}
END_TEST

START_TEST(a_rule_set_that_does_not_parse_is_an_answer_with_its_place_and_no_failure)
{
    struct ctx c = harness_ctx();
    const char *text = "(bucket:0)\n\n  (bucket:9000000000)";
    json_object *body = json_new_object(&c), *error = json_member(checked(&c, text), "error");
    ck_assert_int_eq(json_object_get_int(json_member(error, "line")), 3);
    ck_assert_int_gt(json_object_get_int(json_member(error, "column")), 2);
    ck_assert(*text_of(error, "code") && *text_of(error, "message"));
    json_add_text(body, "rule_set", text); /* the board is not looked at any more */
    json_object *answer = GAME_rulegame.authoring->play(&c, body);
    ck_assert(json_same(json_member(answer, "error"), error));
    ck_assert(!json_object_get_boolean(json_member(answer, "ok")));
    ck_assert_int_eq(c.failure.fault, FAULT_NONE);
    harness_end(&c);
}
END_TEST

START_TEST(the_verdicts_are_those_that_hold)
{
    static const char *const VERDICT[] = {"cannot_stalemate", "cannot_stalemate", "cannot_stalemate",
                                          "cannot_stalemate", "cannot_stalemate", "cannot_stalemate",
                                          "can_stalemate",    "cannot_stalemate", "can_stalemate"};
    for (int i = 0; i < RULE_SETS; i++) {
        struct ctx c = harness_ctx();
        const char *verdict = text_of(checked(&c, RULES[i]), "verdict");
        ck_assert_msg(strcmp(verdict, VERDICT[i]) == 0, "%s: %s", RULES[i], verdict);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_printed_rule_set_is_the_same_rule_set)
{
    for (int i = 0; i < RULE_SETS; i++) {
        struct ctx c = harness_ctx();
        json_object *once = checked(&c, RULES[i]), *again = checked(&c, text_of(once, "printed"));
        ck_assert_msg(json_same(once, again), "%s\n%s\n%s", RULES[i], json_text(&c, once),
                      json_text(&c, again));
        harness_end(&c);
    }
}
END_TEST

static bool has(json_object *list, int number)
{
    for (size_t i = 0; i < json_object_array_length(list); i++)
        if (json_object_get_int(json_object_array_get_idx(list, i)) == number) return true;
    return false;
}

static json_object *move(struct ctx *c, int piece, int bucket)
{
    return json_own(c, pool_print(c->pool, "[\"m\",%d,%d]", piece, bucket));
}

/* What "accepts" says of each piece and bucket is what happens when the move is tried next. */
static void check_accepts(struct ctx *c, const char *rules, json_object *moves)
{
    json_object *now = GAME_rulegame.authoring->play(c, question(c, rules, BOARD, moves)),
                *accepts = json_member(now, "accepts");
    size_t played = json_object_array_length(moves);
    bool over = json_object_get_int(json_member(now, "finish")) != 0;
    ck_assert_uint_eq(json_object_array_length(accepts), PIECES);
    for (int piece = 0; piece < PIECES; piece++)
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            json_object *further = json_own(c, json_text(c, moves)),
                        *taken = json_object_array_get_idx(accepts, (size_t)piece);
            json_push(further, move(c, piece, bucket));
            json_object *codes = json_member(
                GAME_rulegame.authoring->play(c, question(c, rules, BOARD, further)), "codes");
            int code = json_object_get_int(json_object_array_get_idx(codes, played));
            bool accepted = !over && taken && has(taken, bucket);
            ck_assert_msg((code == ACCEPT) == accepted, "%s %s: %d", rules, json_text(c, further), code);
            if (!over && taken) ck_assert(accepted || code == DENY || code == IMMOVABLE);
        }
}

START_TEST(what_a_piece_is_said_to_accept_is_what_is_accepted)
{
    struct rng rng = rng_seeded(20);
    for (int i = 0; i < RULE_SETS; i++) {
        struct ctx c = harness_ctx();
        json_object *moves = json_new_array(&c);
        for (int n = 0; n < 12; n++) {
            check_accepts(&c, RULES[i], moves);
            json_push(moves, move(&c, (int)rng_below(&rng, PIECES), (int)rng_below(&rng, BUCKETS)));
        }
        harness_end(&c);
    }
}
END_TEST

START_TEST(pieces_are_numbered_as_the_board_lists_them)
{
    for (int i = 0; i < RULE_SETS; i++)
        for (int piece = 0; piece < PIECES; piece++) {
            struct ctx c = harness_ctx();
            json_object *one = asked(&c, RULES[i], BOARD, pool_print(c.pool, "[[\"m\",%d,1]]", piece)),
                        *other = asked(&c, RULES[i], TURNED,
                                       pool_print(c.pool, "[[\"m\",%d,1]]", PIECES - 1 - piece));
            json_object *a = json_member(one, "accepts"), *b = json_member(other, "accepts");
            ck_assert(json_same(json_member(one, "codes"), json_member(other, "codes")));
            for (size_t k = 0; k < PIECES; k++)
                ck_assert(
                    json_same(json_object_array_get_idx(a, k), json_object_array_get_idx(b, PIECES - 1 - k)));
            harness_end(&c);
        }
}
END_TEST

START_TEST(numbers_that_mean_no_piece_cell_or_bucket_are_answered_with_a_code)
{
    static const char *const MOVES[] = {
        "[\"m\",-1,0]",       "[\"m\",6,0]",           "[\"m\",2147483647,0]", "[\"m\",-2147483648,0]",
        "[\"m\",0,-1]",       "[\"m\",0,4]",           "[\"m\",0,2147483647]", "[\"c\",0,0]",
        "[\"c\",37,0]",       "[\"c\",-2147483648,0]", "[\"c\",2,0]",          "[\"p\",-1]",
        "[\"p\",2147483647]", "[\"c\",2147483647,0]",  "[\"m\",0,-2147483648]"};
    for (size_t i = 0; i < sizeof MOVES / sizeof *MOVES; i++) {
        struct ctx c = harness_ctx();
        json_object *answer = asked(&c, "(bucket:[0,1,2,3])", BOARD, pool_print(c.pool, "[%s]", MOVES[i]));
        json_object *codes = json_member(answer, "codes");
        ck_assert_int_ne(json_object_get_int(json_object_array_get_idx(codes, 0)), ACCEPT);
        ck_assert_int_eq(json_object_get_int(json_member(answer, "done")), 0);
        harness_end(&c);
    }
}
END_TEST

/* The board and the moves as sent, and where the refusal says the fault is. */
START_TEST(a_board_or_a_move_of_another_form_is_refused_with_its_place)
{
    static const struct {
        const char *board, *moves, *path;
    } BAD[] = {
        {"[]", "[]", NULL},
        {"{}", "[]", "/board"},
        {"[[0,\"STAR\",\"RED\"]]", "[]", "/board/0"},
        {"[[37,\"STAR\",\"RED\"]]", "[]", "/board/0"},
        {"[[4294967297,\"STAR\",\"RED\"]]", "[]", "/board/0"},
        {"[[1.0,\"STAR\",\"RED\"]]", "[]", "/board/0"},
        {"[[1,\"STAR\",\"RED\"],[2,\"STAR\"]]", "[]", "/board/1"},
        {BOARD, "{}", "/moves"},
        {BOARD, "[[\"m\",0,0],[]]", "/moves/1"},
        {BOARD, "[[\"m\",0]]", "/moves/0"},
        {BOARD, "[[\"mm\",0,0]]", "/moves/0"},
        {BOARD, "[[\"\",0,0]]", "/moves/0"},
        {BOARD, "[[\"m\",4294967296,0]]", "/moves/0"},
        {BOARD, "[[\"m\",\"0\",0]]", "/moves/0"},
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct ctx c = harness_ctx();
        json_object *body = question(&c, "(bucket:0)", BAD[i].board, json_own(&c, BAD[i].moves));
        ck_assert_msg(!GAME_rulegame.authoring->play(&c, body), "%s %s", BAD[i].board, BAD[i].moves);
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_REQUEST);
        if (BAD[i].path) ck_assert_str_eq(c.failure.problems[0].path, BAD[i].path);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_thousand_moves_are_tried_and_no_more)
{
    struct ctx c = harness_ctx();
    json_object *moves = json_new_array(&c);
    for (int i = 0; i < 1000; i++) json_push(moves, move(&c, 0, 3));
    json_object *answer = GAME_rulegame.authoring->play(&c, question(&c, "(bucket:0)", BOARD, moves));
    ck_assert_uint_eq(json_object_array_length(json_member(answer, "codes")), 1000);
    json_push(moves, move(&c, 0, 3));
    ck_assert(!GAME_rulegame.authoring->play(&c, question(&c, "(bucket:0)", BOARD, moves)));
    ck_assert_int_eq(c.failure.fault, FAULT_BAD_REQUEST);
    harness_end(&c);
}
END_TEST

/* Rule sets cut anywhere, some of their bytes changed: each text has an answer, and a fault lies inside the text. */
START_TEST(any_bytes_are_answered_and_a_fault_lies_inside_the_text)
{
    struct rng rng = rng_seeded(7);
    for (int n = 0; n < 1000; n++) {
        struct ctx c = harness_ctx();
        char *text = pool_copy(c.pool, RULES[rng_below(&rng, RULE_SETS)]);
        size_t length = strlen(text);
        for (uint64_t hits = 1 + rng_below(&rng, 4); hits; hits--)
            text[rng_below(&rng, length)] = (char)(1 + rng_below(&rng, 255));
        if (rng_below(&rng, 4) == 0) text[rng_below(&rng, length)] = 0;
        json_object *body = json_new_object(&c);
        json_add_text(body, "rule_set", text);
        json_object *answer = GAME_rulegame.authoring->check(&c, body), *error = json_member(answer, "error");
        ck_assert(answer || c.failure.fault == FAULT_TOO_COSTLY);
        if (error) {
            int line = json_object_get_int(json_member(error, "line")), lines = 1;
            for (const char *at = text; *at; at++) lines += *at == '\n' || *at == '\r';
            ck_assert_msg(line >= 1 && line <= lines, "%d: %s", line, text);
            ck_assert_int_ge(json_object_get_int(json_member(error, "column")), 1);
            ck_assert_int_le(json_object_get_int(json_member(error, "column")), (int)strlen(text) + 1);
        }
        harness_end(&c);
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("rulegame/authoring");
    HARNESS_ADD(made, a_question_is_an_object_with_a_rule_set_and_nothing_unknown);
    HARNESS_ADD(made, a_rule_set_has_one_mebibyte_at_most);
    HARNESS_ADD(made, a_rule_set_that_does_not_parse_is_an_answer_with_its_place_and_no_failure);
    HARNESS_ADD(made, the_verdicts_are_those_that_hold);
    HARNESS_ADD(made, a_printed_rule_set_is_the_same_rule_set);
    HARNESS_ADD(made, what_a_piece_is_said_to_accept_is_what_is_accepted);
    HARNESS_ADD(made, pieces_are_numbered_as_the_board_lists_them);
    HARNESS_ADD(made, numbers_that_mean_no_piece_cell_or_bucket_are_answered_with_a_code);
    HARNESS_ADD(made, a_board_or_a_move_of_another_form_is_refused_with_its_place);
    HARNESS_ADD(made, a_thousand_moves_are_tried_and_no_more);
    HARNESS_ADD(made, any_bytes_are_answered_and_a_fault_lies_inside_the_text);
    return made;
}

TEST_MAIN(suite)
