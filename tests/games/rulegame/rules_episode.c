/* rules_episode.c - boards played under a rule set (R4, R6): the worked examples of the rules, and the order of checks. */
#include "games/rulegame/pieces.h"
#include "harness.h"
#include <stdio.h>
#include <string.h>

/* A script: the rule set, the board as "cell:SH/COLOR ...", and steps "piece>bucket" or "piece?" each with the answer and what is
 * accepted afterwards as a hex digit a piece. */
struct example {
    const char *rules, *board, *start;
    int finish; /* at the start */
    struct {
        const char *move;
        int answer;
        const char *after;
        int finish;
    } step[8];
};

static const struct example EXAMPLES[] = {
    {"(*,*,RED,T,0) (*,*,*,B,[1,2])",
     "1:SQUARE/RED 8:STAR/BLUE 32:CIRCLE/RED 34:TRIANGLE/BLACK",
     "6010",
     0,
     {{"3>0", 7, "6010", 0},
      {"2>0", 0, "60.0", 0},
      {"2?", -10, "60.0", 0},
      {"1?", 7, "60.0", 0},
      {"0>3", 4, "60.0", 0},
      {"0>1", 0, ".6.0", 0},
      {"1>1", 0, "...6", 0},
      {"3>2", 0, "....", 1}}},
    {"1 (*,*,*,T,0)\n1 (*,*,*,B,2)",
     "3:SQUARE/RED 15:SQUARE/RED 27:STAR/RED",
     "001",
     0,
     {{"0>2", 7, "001", 0},
      {"2>0", 0, "40.", 0},
      {"1>2", 7, "40.", 0},
      {"0>2", 0, ".1.", 0},
      {"1>0", 0, "...", 1}}},
    {"(1,*,RED,*,[0,1]) (1,SQUARE,*,*,[1,2])\n(*,*,*,*,3)",
     "5:SQUARE/RED 6:SQUARE/BLUE 7:STAR/RED",
     "763",
     0,
     {{"0>1", 0, ".88", 0}, {"1>2", 4, ".88", 0}, {"1>3", 0, "..8", 0}, {"2>3", 0, "...", 1}}},
    {"(*,*,*,*,[!p*[0,1,2,3],p+1])",
     "1:SQUARE/RED 2:STAR/RED 3:CIRCLE/RED",
     "fff",
     0,
     {{"2>3", 0, "11.", 0}, {"0>1", 4, "11.", 0}, {"0>0", 0, ".2.", 0}, {"1>1", 0, "...", 1}}},
    {"(pos:36,bucket:[!p]) (pos:[1,2,3,4,5,6,7,8,9])",
     "9:SQUARE/RED 36:STAR/BLUE",
     "f2",
     0,
     {{"0>2", 0, ".0", 2}, {"1>1", -4, ".0", 2}}},
    {"(pos:36,bucket:[!p])\n(pos:[1,2,3,4,5,6,7,8,9])",
     "9:SQUARE/RED 36:STAR/BLUE",
     "02",
     0,
     {{"0>2", 7, "02", 0}, {"1>1", 0, "f.", 0}, {"0>2", 0, "..", 1}}},
    {"(*,*,Red,T,pc)", "36:SQUARE/RED", "0", 2, {{"0>1", -4, "0", 2}}},
    {"(code:this.pos>last.pos)",
     "5:SQUARE/RED 10:SQUARE/RED 20:STAR/BLUE",
     "fff",
     0,
     {{"1>0", 0, "0.f", 0}, {"0>0", 7, "0.f", 0}, {"2>3", 0, "0..", 2}}},
    {"(postpos:T,color:red,bucket:0)\n(bucket:1)",
     "2:SQUARE/RED 14:STAR/RED 33:CIRCLE/BLUE",
     "010",
     0,
     {{"2>1", 7, "010", 0},
      {"0>0", 7, "010", 0},
      {"1>0", 0, "1.0", 0},
      {"0>0", 0, "..2", 0},
      {"2>1", 0, "...", 1}}},
    {"(code:!q.color*!q.bucket) (color:q.bucket.color)",
     "1:SQUARE/RED 2:STAR/BLUE 3:CIRCLE/RED",
     "fff",
     0,
     {{"0>0", 0, ".e1", 0},
      {"1>0", 4, ".e1", 0},
      {"2>1", 4, ".e1", 0},
      {"1>2", 0, "..1", 0},
      {"2>0", 0, "...", 1}}},
    {"(1,*,*,*,(p-5)/2) (1,*,*,*,!p*[0,1])\n(*,*,*,*,7)",
     "1:SQUARE/RED 2:SQUARE/RED 3:SQUARE/RED",
     "333",
     0,
     {{"0>1", 0, ".44", 0}, {"1>2", 0, "..8", 0}, {"2>3", 0, "...", 1}}},
    {"(bucket:[Nearby,Remotest])", "1:SQUARE/RED 6:SQUARE/RED 31:SQUARE/RED 36:SQUARE/RED", "a55a", 0, {{0}}},
    {"(shape:star,bucket:ps) (color:pc-3+ps*0) (shape:[CIRCLE,3],bucket:1)",
     "1:CIRCLE/RED 2:STAR/BLUE 3:SQUARE/RED",
     "200",
     0,
     {{"0>1", 0, ".00", 2}}},
};

static const struct board *board_of(struct ctx *c, const struct example *x)
{
    struct rule_fault fault;
    const struct rule_set *rules = rule_set_read(c, x->rules, strlen(x->rules), &fault);
    ck_assert_msg(rules != NULL, "%s: %s", x->rules, fault.message);
    struct piece *piece = pool_take_many(c->pool, PIECES_MAX, sizeof *piece);
    int count = 0;
    for (const char *at = x->board; *at; at += strcspn(at, " ") + (at[strcspn(at, " ")] == ' ')) {
        char shape[20], color[20];
        int cell;
        ck_assert_int_eq(sscanf(at, "%d:%19[A-Z]/%19[A-Z]", &cell, shape, color), 3);
        ck_assert(piece_plain(c, cell, shape, color, &piece[count++]));
    }
    return board_new(c, program_new(c, rules), piece, count, false);
}

static void accepts(const struct episode *e, const char *expected, const char *where)
{
    char digits[PIECES_MAX + 1] = "";
    for (int i = 0; i < e->board->count; i++)
        digits[i] = episode_has(e, i) ? "0123456789abcdef"[episode_buckets(e, i)] : '.';
    ck_assert_msg(strcmp(digits, expected) == 0, "%s: %s instead of %s", where, digits, expected);
}

START_TEST(worked_examples_go_as_the_rules_say)
{
    for (size_t i = 0; i < sizeof EXAMPLES / sizeof *EXAMPLES; i++) {
        struct ctx c = harness_ctx();
        const struct example *x = &EXAMPLES[i];
        struct episode e;
        episode_start(&e, board_of(&c, x));
        accepts(&e, x->start, x->rules);
        ck_assert_int_eq((int)e.finish, x->finish);
        for (int j = 0; j < 8 && x->step[j].move; j++) {
            int piece = x->step[j].move[0] - '0', bucket = x->step[j].move[2] - '0';
            bool pick = x->step[j].move[1] == '?';
            int answer = pick ? episode_pick(&e, piece) : episode_move(&e, piece, bucket);
            ck_assert_msg(answer == x->step[j].answer, "%s, %s: %d", x->rules, x->step[j].move, answer);
            accepts(&e, x->step[j].after, x->step[j].move);
            ck_assert_int_eq((int)e.finish, x->step[j].finish);
        }
        harness_end(&c);
    }
}
END_TEST

START_TEST(checks_come_in_their_order_and_what_is_refused_is_not_counted)
{
    struct ctx c = harness_ctx();
    struct episode e;
    struct example x = {"()", "1:SQUARE/RED 2:STAR/BLUE", "", 0, {{0}}};
    episode_start(&e, board_of(&c, &x));
    ck_assert_int_eq(episode_move(&e, -1, 0), RESPONSE_INVALID_ARGUMENTS);
    ck_assert_int_eq(episode_move(&e, 0, 4), RESPONSE_INVALID_ARGUMENTS);
    ck_assert_int_eq(episode_move(&e, 9, 9), RESPONSE_INVALID_ARGUMENTS);
    ck_assert_int_eq(episode_move(&e, 9, 0), RESPONSE_INVALID_OBJECT);
    ck_assert_int_eq(episode_move_cell(&e, 9, 0), RESPONSE_EMPTY_CELL);
    ck_assert_int_eq(episode_move_cell(&e, 9, 7), RESPONSE_INVALID_ARGUMENTS);
    ck_assert_int_eq(episode_pick(&e, -3), RESPONSE_INVALID_ARGUMENTS);
    ck_assert_int_eq(episode_pick(&e, 2), RESPONSE_INVALID_OBJECT);
    ck_assert_int_eq(e.attempts, 0);
    ck_assert_int_eq(episode_pick(&e, 1), RESPONSE_ACCEPT);
    ck_assert_int_eq(episode_move_cell(&e, 2, 3), RESPONSE_ACCEPT);
    ck_assert_int_eq(e.attempts, 2);
    ck_assert_int_eq(e.done, 1);
    ck_assert_int_eq(episode_move(&e, 0, 0), RESPONSE_ACCEPT);
    ck_assert_int_eq(episode_move(&e, 0, 0), RESPONSE_NO_GAME);
    harness_end(&c);
}
END_TEST

/* R1.6: crowded cells hold several pieces; a front takes all of a cell. */
START_TEST(crowded_cells_are_played_by_piece)
{
    struct ctx c = harness_ctx();
    struct rule_fault fault;
    const struct rule_set *rules = rule_set_read(&c, "(pos:L1,bucket:2)", 17, &fault);
    struct piece piece[3];
    struct episode e;
    ck_assert(piece_plain(&c, 5, "star", "red", &piece[0]) && piece_plain(&c, 5, "star", "red", &piece[1]) &&
              piece_plain(&c, 4, "star", "blue", &piece[2]));
    ck_assert(!pieces_sort(&c, piece, 3, false, NULL));
    forgive(&c);
    ck_assert(pieces_sort(&c, piece, 3, true, NULL));
    episode_start(&e, board_new(&c, program_new(&c, rules), piece, 3, true));
    accepts(&e, "400", "start");
    ck_assert_int_eq(episode_move_cell(&e, 5, 2), RESPONSE_MULTIPLE_OBJECTS);
    ck_assert_int_eq(episode_move(&e, 0, 2), RESPONSE_ACCEPT);
    accepts(&e, ".44", "after one");
    ck_assert_int_eq(episode_move(&e, 2, 2), RESPONSE_ACCEPT);
    ck_assert_int_eq(episode_move_cell(&e, 5, 2), RESPONSE_ACCEPT);
    ck_assert_int_eq((int)e.finish, FINISH_CLEARED);
    harness_end(&c);
}
END_TEST

START_TEST(names_and_properties_are_checked)
{
    static const char *const BAD[] = {"", "-a", "a-", "a--b", "a b", "\xc3\xa4", "a.b"};
    struct ctx c = harness_ctx();
    struct piece piece;
    ck_assert_str_eq(plain_name(&c, "half-moon/2"), "HALF-MOON/2");
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ck_assert_msg(!plain_name(&c, BAD[i]), "%s", BAD[i]);
    ck_assert(piece_properties(&c, 1, json_own(&c, "{\"size\":\"007\",\"kind\":\"\",\"age\":3}"), &piece));
    ck_assert_int_eq(piece.count, 2);
    ck_assert(piece.property[0].number && !piece.property[0].canonical && piece.property[0].value == 7);
    ck_assert(!piece_properties(&c, 1, json_own(&c, "{\"pos\":\"1\"}"), &piece));
    forgive(&c);
    ck_assert(!piece_properties(&c, 1, json_own(&c, "{\"a.b\":\"1\"}"), &piece));
    forgive(&c);
    ck_assert(!piece_properties(&c, 37, json_own(&c, "{}"), &piece));
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("rulegame episode");
    HARNESS_ADD(s, worked_examples_go_as_the_rules_say);
    HARNESS_ADD(s, checks_come_in_their_order_and_what_is_refused_is_not_counted);
    HARNESS_ADD(s, crowded_cells_are_played_by_piece);
    HARNESS_ADD(s, names_and_properties_are_checked);
    return s;
}
TEST_MAIN(suite)
