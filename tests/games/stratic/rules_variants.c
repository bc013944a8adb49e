/* rules_variants.c - True Endless and Antistratic (R12; the cube: rules_cube.c), worked by hand where no vector reaches. */
#include "stratic_help.h"
#include <string.h>

#define E "str1/2 e1 t6 S p0,0 r0,0 s0,0 "

static const char *view_of(struct ctx *c, const game_state *s, int viewer, struct table table)
{
    return json_text(c, GAME_stratic.view(c, GAME_stratic.know(c, s, viewer, table), false, NULL));
}

static json_object *legal_of(struct ctx *c, const game_state *s)
{
    return GAME_stratic.legal(c, help_know(c, s, s->position->side), NULL);
}

static const char *over(struct ctx *c, const game_state *s)
{
    return s->result.reason ? json_text(c, result_json(c, s->result)) : "";
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

START_TEST(each_variant_stores_its_name_and_the_base_game_none)
{
    static const char *const NAMES[] = {"base", "true_endless", "antistratic"};
    for (int i = 0; i < 3; i++)
        for (int dims = 2; dims <= 3; dims++) {
            struct ctx c = harness_ctx();
            game_state *s = help_fresh_of(&c, NAMES[i], pool_print(c.pool, "{\"dims\":%d}", dims));
            ck_assert(help_event(&c, s, EVENT_TURN, -1, 3));
            const char *saved = json_text(&c, GAME_stratic.save(&c, s));
            ck_assert_int_eq(strstr(saved, "\"variant\"") != NULL, i > 0);
            game_state *again = GAME_stratic.load(&c, json_own(&c, saved), 1);
            ck_assert_ptr_nonnull(again);
            ck_assert_str_eq(again->law->variant, NAMES[i]);
            ck_assert_str_eq(json_text(&c, GAME_stratic.save(&c, again)), saved);
            const char *tail = pool_print(c.pool, ",\"variant\":\"%s\"}", NAMES[i]),
                       *view = view_of(&c, s, SPECTATOR, (struct table){0});
            ck_assert_str_eq(view + strlen(view) - strlen(tail), tail);
            harness_end(&c);
        }
    struct ctx c = harness_ctx();
    json_object *odd = GAME_stratic.save(&c, help_fresh(&c, NULL));
    json_add_text(odd, "variant", "antistrategic");
    ck_assert_ptr_null(GAME_stratic.load(&c, odd, 1));
    harness_end(&c);
}
END_TEST

START_TEST(r11_2_rating_boards_tell_4d_and_cut_games_apart)
{
    static const struct {
        const char *variant, *options, *ladder;
    } CASES[] = {{"base", "{}", NULL},
                 {"base", "{\"turn_limit\":100}", "turn_limit"},
                 {"base", "{\"dims\":3}", "4d"},
                 {"base", "{\"dims\":3,\"turn_limit\":100}", "4d_turn_limit"},
                 {"antistratic", "{}", NULL},
                 {"antistratic", "{\"turn_limit\":0}", NULL},
                 {"antistratic", "{\"dims\":3}", "4d"}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        const char *ladder =
            GAME_stratic.standing(help_fresh_of(&c, CASES[i].variant, CASES[i].options)).ladder;
        ck_assert_str_eq(ladder ? ladder : "", CASES[i].ladder ? CASES[i].ladder : "");
        harness_end(&c);
    }
    ck_assert(variant_find(&GAME_stratic, "base")->rated &&
              variant_find(&GAME_stratic, "antistratic")->rated);
    ck_assert(!variant_find(&GAME_stratic, "true_endless")->rated);
}
END_TEST

START_TEST(r3_antistratic_ends_after_400_turns_unless_told_otherwise)
{
    struct ctx c = harness_ctx();
    ck_assert_int_eq(help_fresh_of(&c, "antistratic", NULL)->turn_limit, 400);
    ck_assert_int_eq(help_fresh_of(&c, "antistratic", "{\"turn_limit\":0}")->turn_limit, 0);
    ck_assert_int_eq(help_fresh_of(&c, "true_endless", NULL)->turn_limit, 0);
    const char *schema = variant_find(&GAME_stratic, "antistratic")->options_schema;
    json_object *limit = json_member(json_member(json_own(&c, schema), "properties"), "turn_limit");
    ck_assert_int_eq(json_object_get_int(json_member(limit, "default")), 400);
    harness_end(&c);
}
END_TEST

/* ---- True Endless ------------------------------------------------------------------------------------------------ */

START_TEST(r12_4_points_decide_an_agreed_end_and_the_limit)
{
    static const struct {
        const char *score, *agreed;
    } CASES[] = {{"s5,3", "{\"result\":\"win\",\"winner\":0,\"reason\":\"agreement\"}"},
                 {"s1,3", "{\"result\":\"win\",\"winner\":1,\"reason\":\"agreement\"}"},
                 {"s3,3", "{\"result\":\"draw\",\"winner\":null,\"reason\":\"agreement\"}"}};
    for (int i = 0; i < 3; i++) {
        struct ctx c = harness_ctx();
        const char *text = pool_print(c.pool, "str1/2 e1 t6 S p0,0 r0,0 %s C@a1,c@j10", CASES[i].score);
        game_state *s = help_game_of(&c, "true_endless", text, NULL);
        ck_assert(help_event(&c, s, EVENT_DRAW, -1, 0));
        ck_assert_str_eq(over(&c, s), CASES[i].agreed);
        s = help_game_of(&c, "true_endless", text, "{\"turn_limit\":7}");
        ck_assert_str_eq(help_turn(&c, s, "--"), "");
        ck_assert_int_eq(s->result.winner, i == 2 ? -1 : i);
        ck_assert_str_eq(s->result.reason, "turn_limit");
        s = help_game(&c, text, NULL); /* elsewhere an agreed end is a draw */
        ck_assert(help_event(&c, s, EVENT_DRAW, -1, 0));
        ck_assert_int_eq(s->result.winner, -1);
        harness_end(&c);
    }
}
END_TEST

START_TEST(r12_3_the_hand_shows_in_view_and_list_and_survives_a_skip)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game_of(&c, "true_endless", "str1/2 e1 t7 N p0,0 r0,1FAC s8,0 C@a1,I@c9,a@e9", NULL);
    const char *view = view_of(&c, s, SPECTATOR, (struct table){0});
    ck_assert_ptr_nonnull(strstr(view, "\"reserve\":[0,1],\"hand\":[\"\",\"CAF\"]"));
    json_object *legal = legal_of(&c, s), *place = json_member(legal, "place");
    ck_assert_str_eq(help_text(legal, "hand"), "CAF");
    ck_assert_str_eq(help_json(&c, place, "kinds"), "[\"C\"]");
    const char *barred = help_json(&c, place, "barred");
    ck_assert_ptr_nonnull(strstr(barred, "[2,9]")); /* the Interdictor on c9 reaches c10 */
    ck_assert_ptr_null(strstr(barred, "[0,9]"));    /* and not a10 */
    ck_assert_str_eq(help_turn(&c, s, "skip"), "");
    ck_assert_str_eq(position_text(&c, s->position), "str1/2 e1 t8 S p0,0 r1,1CAF s8,0 C@a1,I@c9,a@e9");
    harness_end(&c);
}
END_TEST

START_TEST(r12_3_where_every_square_is_checked_the_commander_goes_anywhere)
{
    struct ctx c = harness_ctx();
    const char *text = "str1/2 e0 t2 S p0,0 r0C,0 s0,8 ", *kinds = "";
    for (int y = 0; y < 8; y++) /* every file open to a mounted Interdictor */
        for (int x = 0; x < 10; x++) {
            char name[NAME_MAX];
            bool open = y == 0 && x < 2;
            if (open) continue;
            kinds = pool_print(c.pool, "%sF@%s,", kinds, spot_name((struct spot){x, y, 0}, 2, name));
        }
    game_state *s = help_game_of(&c, "true_endless", pool_print(c.pool, "%s%sfi@a9,fi@b9,c@j10", text, kinds),
                                 NULL);
    ck_assert_str_eq(help_json(&c, json_member(legal_of(&c, s), "place"), "barred"), "[]");
    ck_assert_str_eq(help_turn(&c, s, "+Ca1 --"), "");
    harness_end(&c);
}
END_TEST

START_TEST(r12_3_a_hand_that_finds_no_square_waits)
{
    struct ctx c = harness_ctx();
    const char *pieces = "";
    for (int y = 0; y < 8; y++)
        for (int x = 0; x < 10; x++) {
            char name[NAME_MAX];
            if (x == 9 && y == 0) continue;
            pieces = pool_print(c.pool, "%s%s@%s,", pieces, x == 4 && y == 0 ? "C" : "F",
                                spot_name((struct spot){x, y, 0}, 2, name));
        }
    const char *text = pool_print(c.pool, "str1/2 e0 t2 S p0,0 r1AF,0 s0,3 %sc@j10", pieces);
    game_state *s = help_game_of(&c, "true_endless", text, NULL);
    ck_assert_str_eq(help_turn(&c, s, "+Fj1 +Aa9 --"), "illegal_placement /place/1");
    ck_assert_str_eq(help_turn(&c, s, "+Fj1 --"), "");
    ck_assert_int_eq(s->position->reserve[SOUTH], 1);
    ck_assert_str_eq(hand_text(&c, s->position, SOUTH), "A");
    harness_end(&c);
}
END_TEST

START_TEST(r12_1_positions_with_two_commanders_of_a_side_are_refused)
{
    static const char *const BAD[] = {
        "str1/2 e1 t6 S p0,0 r0C,0 s0,0 C@a1,c@j10", "str1/2 e1 t6 S p0,0 r0CC,0 s0,0 c@j10",
        "str1/2 e1 t6 S p0,0 r0,0X s0,0 C@a1,c@j10", "str1/2 e1 t6 S p0,0 rC,0 s0,0 c@j10",
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 c@j10"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct ctx c = harness_ctx();
        struct setting setting = {.variant = variant_find(&GAME_stratic, "true_endless"), .seats = 2};
        setting.options = GAME_stratic.options(&c, setting.variant, NULL, 2, NULL);
        ck_assert_msg(GAME_stratic.study->position(&c, &setting, BAD[i]) == NULL, "%s", BAD[i]);
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_POSITION);
        harness_end(&c);
    }
}
END_TEST

START_TEST(r12_1_taking_and_taking_back_leaves_the_hands_alone)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game_of(
        &c, "true_endless", "str1/2 e1 t6 S p0,0 r0A,0F s3,4 C@a1,A@c3,a@c5,fc@d6,I@d1,fI@h8,f@h2", NULL);
    struct position *p = position_copy(c.pool, s->position, 2);
    const char *before = position_text(&c, p);
    struct movements list = movements_new(c.pool, 64);
    all_movements(p, &list);
    ck_assert_int_gt(list.n, 30);
    for (int i = 0; i < list.n; i++) {
        struct edits edits;
        movement_do(p, &list.at[i], &edits);
        movement_undo(p, &edits);
        ck_assert_str_eq(position_text(&c, p), before);
    }
    harness_end(&c);
}
END_TEST

/* ---- Antistratic ------------------------------------------------------------------------------------------------- */

START_TEST(r12_5_losing_everything_wins_and_the_mover_comes_first)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game_of(&c, "antistratic", E "A@c3,c@c5", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Ac3xc5"), "");
    ck_assert_str_eq(over(&c, s), "{\"result\":\"win\",\"winner\":1,\"reason\":\"no_pieces\"}");
    ck_assert_int_eq(GAME_stratic.standing(s).place[NORTH], 1);
    s = help_game_of(&c, "antistratic", "str1/2 e1 t6 S p0,0 r0,1 s0,0 A@c3,c@c5",
                     NULL); /* a reserve is not nothing */
    ck_assert_str_eq(help_turn(&c, s, "Ac3xc5"), "");
    ck_assert_str_eq(over(&c, s), "");
    s = help_game_of(&c, "antistratic", "str1/2 e1 t9 N p0,0 r0,0 s0,0 A@c4,c@c5",
                     NULL); /* the reward comes before the test */
    ck_assert_str_eq(help_turn(&c, s, "Cc5xc4"), "");
    ck_assert_str_eq(over(&c, s), "{\"result\":\"win\",\"winner\":0,\"reason\":\"no_pieces\"}");
    harness_end(&c);
}
END_TEST

START_TEST(r10_4_at_the_limit_the_smaller_army_wins)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game_of(&c, "antistratic", "str1/2 e1 t6 S p0,0 r0,2 s9,0 C@a1,F@a3,fa@j10",
                                 "{\"turn_limit\":7}");
    ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_str_eq(over(&c, s), "{\"result\":\"win\",\"winner\":0,\"reason\":\"turn_limit\"}");
    harness_end(&c);
}
END_TEST

START_TEST(r12_7_the_idler_gets_the_piece_and_r9_5_still_counts_skips)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game_of(&c, "antistratic", E "C@a1,c@j10", "{\"idle_limit\":3}");
    for (int i = 0; i < 4; i++) ck_assert_str_eq(help_turn(&c, s, "skip"), "");
    ck_assert_int_eq(s->position->reserve[SOUTH], 2);
    ck_assert_int_eq(s->position->reserve[NORTH], 2);
    ck_assert_str_eq(help_turn(&c, s, "skip"), "");
    ck_assert_str_eq(over(&c, s), "{\"result\":\"draw\",\"winner\":null,\"reason\":\"abandon\"}");
    s = help_game_of(&c, "antistratic", E "C@a1,c@j10", "{\"skip_reinforcement\":false}");
    ck_assert_str_eq(help_turn(&c, s, "skip"), "");
    ck_assert_int_eq(s->position->reserve[SOUTH] + s->position->reserve[NORTH], 0);
    harness_end(&c);
}
END_TEST

START_TEST(r12_6_the_list_says_what_must_be_done)
{
    struct ctx c = harness_ctx();
    json_object *o = legal_of(&c, help_game_of(&c, "antistratic", E "C@a1,A@c3,a@c5,c@j10", NULL));
    ck_assert(json_object_get_boolean(json_member(o, "must_capture")));
    ck_assert(!json_object_get_boolean(json_member(o, "may_pass")));
    ck_assert_int_eq((int)json_object_array_length(json_member(o, "units")), 1);
    o = legal_of(&c, help_game_of(&c, "antistratic", "str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,c@j10", NULL));
    ck_assert(!json_object_get_boolean(json_member(o, "must_capture")));
    ck_assert(!json_object_get_boolean(json_member(o, "may_pass")));
    ck_assert_int_eq(json_object_get_int(json_member(o, "movements_left")), 2);
    game_state *s = help_game_of(&c, "antistratic",
                                 "str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@c3,F@h4,a@c5,f@h6,c@j10", NULL);
    struct verdicts v = {0};
    game_order *part = GAME_stratic.parse(&c, json_own(&c, "{\"type\":\"turn\",\"text\":\"Ac3xc5\"}"), &v);
    o = GAME_stratic.legal(&c, help_know(&c, s, SOUTH), part);
    ck_assert(
        json_object_get_boolean(json_member(o, "must_capture")));   /* the second movement, if it is made */
    ck_assert(json_object_get_boolean(json_member(o, "may_pass"))); /* but it need not be */
    harness_end(&c);
}
END_TEST

START_TEST(r12_5_there_is_no_check_to_call)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game_of(&c, "antistratic", E "C@c3,A@a1,i@c9,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Aa1>a2"), "");
    ck_assert_str_eq(help_turn(&c, s, "Ic9xc3"), "");
    ck_assert(strchr(help_told(0), '!') == NULL && strchr(help_told(0), '#') == NULL);
    ck_assert_str_eq(over(&c, s), "");
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

START_TEST(mutated_texts_of_every_variant_are_read_or_refused)
{
    static const struct {
        const char *variant, *position, *turn;
    } CASES[] = {
        {"antistratic", "str1/2 e2 t12 S p2,0 r0,0 s0,0 A@b1,C@d1,F@d2,FI@e2,a@b3,f@c6,fa@d8,c@e10",
         "Ab1xb3"},
        {"true_endless", "str1/2 e2 t12 S p2,0 r1CAF,0IF s0,0 A@b1,F@d2,FI@e2,fA@g5,f@c6,c@e10",
         "+Ca1 +Aa3 +Fa4 +Fb4 Ab1>b2"},
        {"base", "str1/3 e2 t12 S p2,0 r1,0 s0,0 A@b1.1,C@d1.-2,FI@e2.5,fA@g5.-1,f@c6.7,c@e10.12",
         "+Fa1.-1 Ab1.1>b3.3 Ie2.5>e3.5"},
        {"true_endless", "str1/3 e1 t6 S p0,0 r0CA,0 s0,0 A@b1.1,F@d2.2,c@e10.9",
         "+Ca1.1 +Aa2.-1 Ab1.1>b2.2"},
        {"antistratic", "str1/3 e1 t6 S p0,0 r0,0 s0,0 A@b1.1,F@d2.2,a@b1.3,c@e10.9", "Ab1.1xb1.3"},
    };
    enum { CASE_COUNT = sizeof CASES / sizeof *CASES };
    struct rng rng = rng_seeded(17);
    int read = 0, stood = 0;
    for (int i = 0; i < 10000; i++) {
        struct ctx c = harness_ctx();
        struct terms terms = {law_find(CASES[i % CASE_COUNT].variant), 0, 40};
        struct position *p = position_read(&c, mutated(&c, &rng, CASES[i % CASE_COUNT].position), terms, 0);
        if (p) {
            const char *text = position_text(&c, p);
            struct position *again = position_read(&c, text, terms, 0);
            ck_assert_ptr_nonnull(again);
            ck_assert_str_eq(position_text(&c, again), text);
            read++;
        }
        forgive(&c);
        game_state *s = help_game_of(&c, CASES[i % CASE_COUNT].variant, CASES[i % CASE_COUNT].position, NULL);
        const char *turn = i < CASE_COUNT ? CASES[i].turn : mutated(&c, &rng, CASES[i % CASE_COUNT].turn),
                   *code = help_turn(&c, s, turn);
        if (i < CASE_COUNT) ck_assert_msg(*code == 0, "%s: %s", turn, code);
        stood += *code == 0;
        harness_end(&c);
    }
    ck_assert_int_gt(read, 250);
    ck_assert_int_gt(stood, 50);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: variants");
    HARNESS_ADD(s, each_variant_stores_its_name_and_the_base_game_none);
    HARNESS_ADD(s, r11_2_rating_boards_tell_4d_and_cut_games_apart);
    HARNESS_ADD(s, r3_antistratic_ends_after_400_turns_unless_told_otherwise);
    HARNESS_ADD(s, r12_4_points_decide_an_agreed_end_and_the_limit);
    HARNESS_ADD(s, r12_3_the_hand_shows_in_view_and_list_and_survives_a_skip);
    HARNESS_ADD(s, r12_3_where_every_square_is_checked_the_commander_goes_anywhere);
    HARNESS_ADD(s, r12_3_a_hand_that_finds_no_square_waits);
    HARNESS_ADD(s, r12_1_positions_with_two_commanders_of_a_side_are_refused);
    HARNESS_ADD(s, r12_1_taking_and_taking_back_leaves_the_hands_alone);
    HARNESS_ADD(s, r12_5_losing_everything_wins_and_the_mover_comes_first);
    HARNESS_ADD(s, r10_4_at_the_limit_the_smaller_army_wins);
    HARNESS_ADD(s, r12_7_the_idler_gets_the_piece_and_r9_5_still_counts_skips);
    HARNESS_ADD(s, r12_6_the_list_says_what_must_be_done);
    HARNESS_ADD(s, r12_5_there_is_no_check_to_call);
    HARNESS_ADD(s, mutated_texts_of_every_variant_are_read_or_refused);
    return s;
}

TEST_MAIN(suite)
