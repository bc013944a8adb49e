/* rules_orders.c - the shapes of orders, every error code, and the order in which faults are found (R13, R15.3). */
#include "stratic_help.h"
#include <string.h>

#define P "str1/2 e1 t6 S p0,0 r0,0 s0,0 "
#define ARENA P "C@a1,A@c3,a@c5,F@f7,c@j10"
#define TURN(members) "{\"type\":\"turn\"," members "}"
#define MOVE_A(members) TURN("\"moves\":[{\"kind\":\"A\",\"from\":[2,2]," members "}]")

static const char *code_of(struct ctx *c, const char *position, const char *json)
{
    return help_do(c, help_game(c, position, NULL), json);
}
#define IS(position, json, expected) ck_assert_str_eq(code_of(&c, position, json), expected)
#define TEXT_IS(position, turn, expected) \
    ck_assert_str_eq(help_turn(&c, help_game(&c, position, NULL), turn), expected)

START_TEST(r13_orders_with_a_wrong_shape_are_bad_requests)
{
    static const char *const BAD[][2] = {
        {"{}", "/type"},
        {"[]", "/type"},
        {"null", "/type"},
        {"{\"type\":\"resign\"}", "/type"},
        {"{\"type\":\"draw_offer\"}", "/type"},
        {"{\"type\":\"truce_offer\",\"hours\":24}", "/type"},
        {"{\"type\":7}", "/type"},
        {TURN("\"seat\":1"), "/seat"},
        {TURN("\"text\":\"--\",\"moves\":[]"), "/text"},
        {TURN("\"text\":7"), "/text"},
        {TURN("\"moves\":7"), "/moves"},
        {TURN("\"moves\":[7]"), "/moves/0"},
        {TURN("\"place\":{}"), "/place"},
        {TURN("\"place\":[{\"kind\":\"F\"}]"), "/place/0/at"},
        {TURN("\"place\":[{\"kind\":\"F\",\"at\":[1,1],\"to\":[1,1]}]"), "/place/0/to"},
        {MOVE_A("\"to\":[2,3],\"then\":null"), "/moves/0/then"},
        {MOVE_A("\"to\":[2]"), "/moves/0/to"},
        {MOVE_A("\"to\":[2,3,4]"), "/moves/0/to"},
        {MOVE_A("\"to\":[2,\"3\"]"), "/moves/0/to"},
        {MOVE_A("\"to\":[2,99999999999]"), "/moves/0/to"},
        {MOVE_A("\"to\":[2,3],\"act\":\"jump\""), "/moves/0/act"},
        {MOVE_A("\"to\":[2,3],\"act\":null"), "/moves/0/act"},
        {MOVE_A("\"to\":[2,3],\"promote\":\"C\""), "/moves/0/promote"},
        {MOVE_A("\"to\":[2,3],\"extra\":1"), "/moves/0/extra"},
        {TURN("\"moves\":[{\"kind\":\"a\",\"from\":[2,2],\"to\":[2,3]}]"), "/moves/0/kind"},
        {TURN("\"moves\":[{\"from\":[2,2],\"to\":[2,3]}]"), "/moves/0/kind"},
        {TURN("\"moves\":[{\"kind\":\"A\",\"to\":[2,3]}]"), "/moves/0/from"},
        {TURN("\"moves\":[{\"kind\":\"A\",\"from\":[2,2,0],\"to\":[2,3,0]}]"), ""},
        {TURN("\"a|b\":1"), "/a|b"},
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct ctx c = harness_ctx();
        ck_assert_str_eq(code_of(&c, ARENA, BAD[i][0]), pool_print(c.pool, "bad_request %s", BAD[i][1]));
        harness_end(&c);
    }
}
END_TEST

START_TEST(r13_2_an_act_left_out_follows_from_the_target)
{
    static const struct {
        const char *position, *kind, *from, *to, *act;
    } CASES[] = {
        {P "C@a1,A@c3,c@j10", "A", "[2,2]", "[2,3]", "move"},
        {P "C@a1,A@c3,a@c4,c@j10", "A", "[2,2]", "[2,3]", "capture"},
        {P "C@a1,A@c3,F@c4,c@j10", "A", "[2,2]", "[2,3]", "occupy"},
        {P "C@a1,A@c3,f@c4,c@j10", "A", "[2,2]", "[2,3]", "occupy"},
        {P "C@a1,I@c3,f@c4,c@j10", "I", "[2,2]", "[2,3]", "capture"},
        {P "C@a1,F@c3,f@c4,c@j10", "F", "[2,2]", "[2,3]", "capture"},
        {P "C@a1,A@c3,fa@c4,c@j10", "A", "[2,2]", "[2,3]", "capture"},
        {P "C@a1,A@c3,fc@c4", "A", "[2,2]", "[2,3]", "breach"},
        {P "C@c4,A@c3,c@j10", "A", "[2,2]", "[2,3]", "swap"},
        {P "FC@c4,A@c3,c@j10", "A", "[2,2]", "[2,3]", "swap"},
        {P "C@a1,fI@c3,c@j10", "I", "[2,2]", "[2,2]", "crush"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        const char *code;
        const char *json = pool_print(c.pool, TURN("\"moves\":[{\"kind\":\"%s\",\"from\":%s,\"to\":%s}]"),
                                      CASES[i].kind, CASES[i].from, CASES[i].to);
        game_order *order = help_order(&c, help_game(&c, CASES[i].position, NULL), json, &code);
        ck_assert_msg(order != NULL, "%s: %s", json, code);
        json_object *move = json_object_array_get_idx(json_member(GAME_stratic.write(&c, order), "moves"), 0);
        ck_assert_str_eq(help_text(move, "act"), CASES[i].act);
        harness_end(&c);
    }
}
END_TEST

START_TEST(r13_2_a_wrong_stated_act_is_refused)
{
    struct ctx c = harness_ctx();
    IS(ARENA, MOVE_A("\"to\":[2,3],\"act\":\"capture\""), "illegal_target /moves/0");
    IS(ARENA, MOVE_A("\"to\":[2,3],\"act\":\"crush\""), "out_of_range /moves/0");
    IS(ARENA, MOVE_A("\"to\":[2,2],\"act\":\"move\""), "out_of_range /moves/0");
    IS(ARENA, MOVE_A("\"to\":[2,2]"), "illegal_target /moves/0"); /* a crush by an Aggressor */
    IS(P "C@a1,A@c3,c@j10", TURN("\"moves\":[{\"kind\":\"C\",\"from\":[0,0],\"to\":[0,1],\"act\":\"swap\"}]"),
       "illegal_target /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r13_3_the_act_of_a_chain_follows_from_its_target)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, P "C@a1,A@c3,a@c5,fc@c7", NULL);
    ck_assert_str_eq(help_do(&c, s, MOVE_A("\"to\":[2,4],\"then\":[2,6]")), "");
    ck_assert_str_eq(help_told(0), "7 S Ac3xc5%c7");
    harness_end(&c);
}
END_TEST

/* One row per line of R13.5, and that the earlier fault wins when there are two. */
START_TEST(r13_5_the_first_fault_in_the_table_is_reported)
{
    static const char *const CASES[][3] = {
        {"str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Ac4 +Ac4 Ac3>z9", "too_many_placements /place/1"},
        {"str1/2 e1 t6 S p0,0 r2,0 s0,0 C@a1,A@c3,c@j10", "+Ac3 --", "illegal_placement /place/0"},
        {"str1/2 e1 t6 S p0,0 r2,0 s0,0 C@a1,A@c3,c@j10", "+Ac4 Ac3>z9 Ac3>z9",
         "reinforcements_pending /place"},
        {P "C@a1,A@c3,c@j10", "Ac3>z9 Ac3>z9", "too_many_movements /moves/1"},
        {"str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@e5,c@e7", "Ae5xe7 Fz9>z8", "movement_after_end /moves/1"},
        {"str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Ac4 Ac4>z9", "placed_this_turn /moves/0"},
        {P "C@a1,A@c3,c@j10", "Fd3>z9", "off_board /moves/0"},
        {P "C@a1,A@c3,a@c4,c@j10", "Ac3xc4xz9", "off_board /moves/0"},
        {P "C@a1,A@c3,c@j10", "Fc3>h8", "not_your_piece /moves/0"},
        {P "C@a1,A@c3,c@j10", "Cj10>j9", "not_your_piece /moves/0"},
        {"str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,A@c3,c@j10", "Ac3xj10", "first_turn_grace /moves/0"},
        {P "C@a1,A@c3,c@j10", "Ca1>h8", "commander_immobile /moves/0"},
        {P "C@a1,A@c3,fc@j10", "Ca1%j10", "commander_suicide /moves/0"},
        {P "C@a1,A@c3,c@j10", "Ac3xh8", "out_of_range /moves/0"},
        {P "C@a1,A@c3,c@j10", "Ac3xc4=A", "illegal_target /moves/0"},
        {P "C@a1,a@b2,a@d4,c@j10", "Ca1xb2=A", "commander_into_check /moves/0"},
        {P "C@a1,A@c3,a@c4,c@j10", "Ac3xc4xc5=A", "illegal_promotion /moves/0"},
        {P "C@a1,A@c3,a@c4,c@j10", "Ac3xc4xc6", "illegal_chain /moves/0"},
        {P "C@a1,I@c3,i@a9,c@j10", "Ic3>d3", "commander_in_check /moves"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        ck_assert_msg(strcmp(help_turn(&c, help_game(&c, CASES[i][0], NULL), CASES[i][1]), CASES[i][2]) == 0,
                      "%s: %s, not %s", CASES[i][1],
                      help_turn(&c, help_game(&c, CASES[i][0], NULL), CASES[i][1]), CASES[i][2]);
        harness_end(&c);
    }
}
END_TEST

START_TEST(r13_5_orders_out_of_season_are_refused)
{
    struct ctx c = harness_ctx();
    const char *code;
    ck_assert_ptr_null(help_order(&c, help_fresh(&c, NULL), TURN("\"text\":\"--\""), &code));
    ck_assert_str_eq(code, "not_started ");
    IS(ARENA, "{\"type\":\"setup\",\"front\":\"FFFFFFFFFF\",\"back\":\"AAA.CIAAAA\"}", "setup_closed ");
    game_state *s = help_game(&c, ARENA, NULL);
    struct verdicts v = {0};
    game_order *pass = GAME_stratic.parse(&c, json_own(&c, TURN("\"moves\":[]")), &v);
    ck_assert_ptr_null(GAME_stratic.judge(&c, help_know(&c, s, NORTH), pass, true, &v));
    ck_assert_str_eq(v.v[0].code, "not_your_turn");
    forgive(&c);
    ck_assert_ptr_null(GAME_stratic.judge(&c, help_know(&c, s, SPECTATOR), pass, true, &v));
    ck_assert_str_eq(v.v[1].code, "not_seated");
    forgive(&c);
    ck_assert(help_event(&c, s, EVENT_DRAW, -1, 0));
    ck_assert_ptr_null(GAME_stratic.judge(&c, help_know(&c, s, SOUTH), pass, true, &v));
    ck_assert_str_eq(v.v[2].code, "game_over");
    harness_end(&c);
}
END_TEST

START_TEST(r13_5_apply_refuses_what_judge_refuses)
{
    struct ctx c = harness_ctx();
    struct verdicts v = {0};
    struct outcome outcome;
    struct event e = {.kind = EVENT_TURN, .seat = -1};
    game_state *s = help_game(&c, ARENA, NULL);
    e.orders[SOUTH] = GAME_stratic.parse(&c, json_own(&c, MOVE_A("\"to\":[9,9]")), &v);
    ck_assert(!GAME_stratic.apply(&c, s, &e, NULL, &outcome));
    ck_assert_int_eq(c.failure.fault, FAULT_OUT_OF_RANGE);
    forgive(&c);
    e.orders[SOUTH] = NULL;
    ck_assert(!GAME_stratic.apply(&c, s, &e, NULL, &outcome)); /* neither an order nor late */
    forgive(&c);
    ck_assert(!help_event(&c, s, EVENT_ACT, SOUTH, 0));
    forgive(&c);
    ck_assert(!help_event(&c, s, EVENT_STAGE_END, -1, 0));
    forgive(&c);
    ck_assert(!help_event(&c, s, EVENT_RESIGN, 5, 0));
    harness_end(&c);
}
END_TEST

START_TEST(r15_3_notation_that_cannot_be_read)
{
    static const char *const BAD[] = {
        "",         " ",           "Ac3-c4",   "ac3>c4",       "Ac3>",         "Ac3",
        "c3>c4",    "Ac3>c4>c5",   "Ac3>c4=F", "Ac3>c4=",      "Ac3>c4 --",    "-- Ac3>c4",
        "-- --",    "Ac3>c4 +Ff5", "-- +Ff5",  "+Ff5^f6",      "+Xf5",         "Ac3*c4",
        "Ac3*=A",   "Ac0>c4",      "Ac03>c4",  "Aaaaaaaa3>c4", "Ac1234567>c4", "Ac3.1>c4.1",
        "Ac3>c4.1", "!",           "#",        "Ac3>c4?",      "Ac3>c4,",      "Ac3>c4/Ac4>c5",
        "+Ff5=C",   "Ac3!>c4",
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct ctx c = harness_ctx();
        ck_assert_msg(strcmp(help_turn(&c, help_game(&c, ARENA, NULL), BAD[i]), "bad_notation /text") == 0,
                      "%s: %s", BAD[i], help_turn(&c, help_game(&c, ARENA, NULL), BAD[i]));
        harness_end(&c);
    }
}
END_TEST

/* What the hint for a slip says: which word, how far it was read, what would be right there. */
static const char *hint_for(struct ctx *c, const char *text)
{
    struct game_order order = {0};
    const char *wrong = NULL;
    ck_assert_msg(!turn_read(c, text, &order, &wrong), "%s", text);
    return wrong;
}

START_TEST(r15_3_a_slip_is_named_with_its_word_and_what_would_be_right)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(hint_for(&c, ""), "a pass is --");
    ck_assert_str_eq(hint_for(&c, "Ac3-c5"),
                     "cannot read \"Ac3-c5\" (word 1): after \"Ac3\" comes one of > x ^ % ~ *");
    ck_assert_str_eq(
        hint_for(&c, "+Fe5 ac3>c4"),
        "cannot read \"ac3>c4\" (word 2): it begins with a piece in capital letters: F, A, I or C");
    ck_assert_str_eq(hint_for(&c, "Ac3>c0"),
                     "cannot read \"Ac3>c0\" (word 1): after \"Ac3>\" comes a square like e4");
    ck_assert_str_eq(hint_for(&c, "Ac3>c4=F"),
                     "cannot read \"Ac3>c4=F\" (word 1): after \"Ac3>c4=\" comes A or I");
    ck_assert_str_eq(hint_for(&c, "Ac3>c4,"),
                     "cannot read \"Ac3>c4,\" (word 1): after \"Ac3>c4\" comes a space and the next word");
    ck_assert_str_eq(hint_for(&c, "-- Ac3>c4"),
                     "cannot read \"Ac3>c4\" (word 2): it begins with nothing, since -- ends the turn");
    harness_end(&c);
}
END_TEST

START_TEST(r15_3_notation_is_generous_with_blanks_calls_and_the_pass)
{
    struct ctx c = harness_ctx();
    TEXT_IS(ARENA, "  Ac3>c4  ", "");
    TEXT_IS(ARENA, "Ac3>c4!#", "");
    TEXT_IS(ARENA, "--!", "");
    TEXT_IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Fe5", "");
    TEXT_IS(ARENA, "Ac3>zzzzzz999999", "off_board /moves/0");
    TEXT_IS(ARENA, "Azzzzzz999999>c3", "off_board /moves/0");
    game_state *s = help_game(&c, "str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "+Fe5"), "");
    ck_assert_str_eq(s->last, "+Fe5 --");
    harness_end(&c);
}
END_TEST

START_TEST(r15_3_files_named_x_are_not_captures)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(help_after(&c, "str1/2 e15 t300 S p0,0 r0,0 s0,0 C@a1,A@x3,a@x4,c@j10", "Ax3xx4"),
                     "str1/2 e15 t301 N p0,0 r0,0 s2,0 C@a1,A@x4,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(written_orders_read_back_the_same)
{
    static const char *const TURNS[] = {"--", "+Ff5 Ac3xc5", "+Ff5 --", "+Af5 Ff7>g7"};
    for (size_t i = 0; i < sizeof TURNS / sizeof *TURNS; i++) {
        struct ctx c = harness_ctx();
        const char *code;
        bool places = TURNS[i][0] == '+';
        game_state *s = help_game(
            &c, places ? "str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,a@c5,F@f7,c@j10" : ARENA, NULL);
        game_order *order = help_order(&c, s, pool_print(c.pool, TURN("\"text\":\"%s\""), TURNS[i]), &code);
        struct verdicts v = {0};
        ck_assert_ptr_nonnull(order);
        const char *written = json_text(&c, GAME_stratic.write(&c, order));
        game_order *again = GAME_stratic.parse(&c, json_own(&c, written), &v);
        ck_assert_ptr_nonnull(again);
        ck_assert_str_eq(json_text(&c, GAME_stratic.write(&c, again)), written);
        ck_assert_str_eq(turn_text(&c, again, 2), TURNS[i]);
        ck_assert(strncmp(written, "{\"type\":\"turn\",\"place\":[", 24) == 0);
        harness_end(&c);
    }
}
END_TEST

START_TEST(accepted_items_come_back_with_their_notation)
{
    struct ctx c = harness_ctx();
    struct verdicts v = {0};
    game_state *s = help_game(&c, "str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@c3,a@c5,F@f7,c@j10", NULL);
    game_order *order = GAME_stratic.parse(&c, json_own(&c, TURN("\"text\":\"+Ff5 Ac3xc5 Ff7>f6\"")), &v);
    ck_assert_ptr_nonnull(GAME_stratic.judge(&c, help_know(&c, s, SOUTH), order, true, &v));
    ck_assert_int_eq(v.n, 3);
    ck_assert_str_eq(v.v[0].text, "+Ff5");
    ck_assert_str_eq(v.v[1].text, "Ac3xc5");
    ck_assert_str_eq(v.v[2].text, "Ff7>f6");
    ck_assert_int_eq(v.v[2].item, 2);
    harness_end(&c);
}
END_TEST

/* ---- bytes that went wrong on the way ---------------------------------------------------------------------------- */

static const char *mutated(struct ctx *c, struct rng *rng, const char *text)
{
    static const char BYTES[] = "ACIFacif@-,.0123456789 +>x^%~*=!#str/epzjk";
    char *copy = pool_copy(c->pool, text);
    size_t n = strlen(copy);
    for (uint64_t i = 1 + rng_below(rng, 3); i > 0 && n > 1; i--) {
        size_t at = (size_t)rng_below(rng, n);
        uint64_t how = rng_below(rng, 3);
        if (how == 0) copy[at] = BYTES[rng_below(rng, sizeof BYTES - 1)];
        if (how == 1) memmove(copy + at, copy + at + 1, n-- - at);
        if (how == 2) copy[n = at] = 0;
    }
    return copy;
}

START_TEST(mutated_positions_and_turns_are_read_or_refused)
{
    static const char *const POSITIONS[] = {
        "str1/2 e2 t12 S p0,0 r0,0 s0,0 A@b1,C@d1,F@d2,FI@e2,FA@c3,a@i4,fA@g5,f@c6,Fi@f7,fa@d8,f@h8,c@e10",
        "str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@c3,a@h5,fc@j10",
    };
    static const char *const TURNS[] = {"+Fc5 Ac3^c5 Ac5xh5!", "+Ac4 --",  "Ie2%e10",
                                        "Ac3xb1xd1",           "Fd2~d1=A", "Ic3*"};
    struct terms terms = {law_find(NULL), 2, -1};
    struct rng rng = rng_seeded(13);
    int read = 0;
    for (int i = 0; i < 20000; i++) {
        struct ctx c = harness_ctx();
        struct position *p = position_read(&c, mutated(&c, &rng, POSITIONS[i % 2]), terms, 0);
        if (p) {
            const char *text = position_text(&c, p);
            struct position *again = position_read(&c, text, terms, 0);
            ck_assert_ptr_nonnull(again);
            ck_assert_str_eq(position_text(&c, again), text);
            read++;
        }
        forgive(&c);
        game_state *s = help_game(&c, POSITIONS[i % 2], NULL);
        help_turn(&c, s, mutated(&c, &rng, TURNS[i % 6]));
        harness_end(&c);
    }
    ck_assert_int_gt(read, 500);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: orders");
    HARNESS_ADD(s, r13_orders_with_a_wrong_shape_are_bad_requests);
    HARNESS_ADD(s, r13_2_an_act_left_out_follows_from_the_target);
    HARNESS_ADD(s, r13_2_a_wrong_stated_act_is_refused);
    HARNESS_ADD(s, r13_3_the_act_of_a_chain_follows_from_its_target);
    HARNESS_ADD(s, r13_5_the_first_fault_in_the_table_is_reported);
    HARNESS_ADD(s, r13_5_orders_out_of_season_are_refused);
    HARNESS_ADD(s, r13_5_apply_refuses_what_judge_refuses);
    HARNESS_ADD(s, r15_3_notation_that_cannot_be_read);
    HARNESS_ADD(s, r15_3_a_slip_is_named_with_its_word_and_what_would_be_right);
    HARNESS_ADD(s, r15_3_notation_is_generous_with_blanks_calls_and_the_pass);
    HARNESS_ADD(s, r15_3_files_named_x_are_not_captures);
    HARNESS_ADD(s, written_orders_read_back_the_same);
    HARNESS_ADD(s, accepted_items_come_back_with_their_notation);
    HARNESS_ADD(s, mutated_positions_and_turns_are_read_or_refused);
    return s;
}

TEST_MAIN(suite)
