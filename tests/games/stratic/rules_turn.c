/* rules_turn.c - setups, the order of a turn, operations, expansion, reinforcements, time, ends, scores (R1-R4, R8-R11). */
#include "stratic_help.h"
#include <string.h>

#define P "str1/2 e1 t6 S p0,0 r0,0 s0,0 "
#define IS(position, turn, expected) ck_assert_str_eq(help_after(&c, position, turn), expected)

static const char *text(struct ctx *c, const game_state *s) { return position_text(c, s->position); }

/* ---- R1 to R3 ---------------------------------------------------------------------------------------------------- */

START_TEST(r1_point_values)
{
    ck_assert_int_eq(kind_value(FORTIFIER), 1);
    ck_assert_int_eq(kind_value(AGGRESSOR), 2);
    ck_assert_int_eq(kind_value(INTERDICTOR), 4);
    ck_assert_int_eq(kind_value(COMMANDER), 8);
}
END_TEST

START_TEST(r2_1_squares_keep_their_coordinates_when_the_board_grows)
{
    struct ctx c = harness_ctx();
    game_state *s = help_started(&c, NULL, NULL, NULL, NULL);
    for (int turn = 1; turn <= 130; turn++) ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_int_eq(s->position->expansions, 10);
    ck_assert_ptr_nonnull(strstr(text(&c, s), "A@a1,A@b1,A@c1,C@e1,I@f1"));
    ck_assert_int_eq(square_at(s->position, (struct spot){-11, 0, 0}), NOWHERE);
    ck_assert_int_ne(square_at(s->position, (struct spot){-10, 19, 0}), NOWHERE);
    harness_end(&c);
}
END_TEST

START_TEST(r2_2_names_have_no_zero_and_count_letters_like_spreadsheets)
{
    struct spot spot;
    bool level;
    static const char *const BAD[] = {"",    "a",  "1",        "a0",       "a01", "-a",
                                      "a-0", "A1", "aaaaaaa1", "a1234567", "a1.", "--a1"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        const char *at = BAD[i];
        ck_assert_msg(!spot_read(&at, &spot, &level) || *at != 0, "read %s", BAD[i]);
    }
    const char *at = "-b11";
    ck_assert(spot_read(&at, &spot, &level) && spot.x == -2 && spot.y == 10 && !level && *at == 0);
}
END_TEST

START_TEST(r2_4_lines_are_endless)
{
    ck_assert(past_line(SOUTH, 8) && !past_line(SOUTH, 7) && past_line(NORTH, 1) && !past_line(NORTH, 2));
    struct ctx c = harness_ctx();
    IS("str1/2 e3 t20 S p0,0 r0,0 s0,0 C@a1,F@-c8,c@j10", "F-c8>-c9=A",
       "str1/2 e3 t21 N p0,0 r0,0 s1,0 C@a1,A@-c9,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r2_5_the_midboard_has_sixty_squares_for_ever)
{
    struct ctx c = harness_ctx();
    struct position *p = position_new(c.pool, law_find(NULL), 2, 5, 5);
    int n = 0;
    for (int y = -5; y < 15; y++)
        for (int x = -5; x < 15; x++) n += is_midboard(p, square_at(p, (struct spot){x, y, 0}));
    ck_assert_int_eq(n, 60);
    harness_end(&c);
}
END_TEST

static const char *setup_code(struct ctx *c, const char *json)
{
    const char *code;
    game_state *s = help_fresh(c, NULL);
    return help_order(c, s, json, &code) ? "" : code;
}

START_TEST(r3_1_a_setup_is_nineteen_pieces_of_the_right_kinds_at_home)
{
    struct ctx c = harness_ctx();
#define SETUP(front, back) "{\"type\":\"setup\",\"front\":\"" front "\",\"back\":\"" back "\"}"
    ck_assert_str_eq(setup_code(&c, SETUP("FFFFFFFFFF", "AAA.CIAAAA")), "");
    ck_assert_str_eq(setup_code(&c, SETUP("FFFFFFFFFF", "AAA.CIAAA")), "bad_formation /back");
    ck_assert_str_eq(setup_code(&c, SETUP("FFFFFFFFFx", "AAA.CIAAAA")), "bad_formation /front");
    ck_assert_str_eq(setup_code(&c, SETUP("FFFFFFFFFF", "AAAACIAAAA")), "setup_count /front");
    ck_assert_str_eq(setup_code(&c, SETUP("FFFFFFFFFF", "AAA.AIAAAA")), "setup_commander /front");
    ck_assert_str_eq(setup_code(&c, SETUP("FFFFFFFFFF", "AAA.CIIAAA")), "setup_interdictor /front");
    ck_assert_str_eq(setup_code(&c, SETUP("FFFFFFFFFF", "FFF.CIFFFF")), "setup_kinds /front");
    ck_assert_str_eq(setup_code(&c, "{\"type\":\"setup\",\"front\":\"FFFFFFFFFF\"}"), "bad_request /back");
    ck_assert_str_eq(setup_code(&c, "{\"type\":\"setup\",\"front\":\"\",\"back\":\"\",\"seat\":1}"),
                     "bad_request /seat");
    harness_end(&c);
}
END_TEST

/* A setup by squares, with piece number `odd` of another kind or place. */
static const char *pieces(struct ctx *c, int odd, const char *instead)
{
    const char *json = "{\"type\":\"setup\",\"pieces\":[";
    for (int i = 0; i < ARMY; i++) {
        char kind = "CIAAAAAAAFFFFFFFFFF"[i];
        const char *piece = pool_print(c->pool, "{\"kind\":\"%c\",\"at\":[%d,%d]}", kind, i % 10, i / 10);
        json = pool_print(c->pool, "%s%s%s", json, i ? "," : "", i == odd ? instead : piece);
    }
    return pool_print(c->pool, "%s]}", json);
}

START_TEST(r3_1_a_setup_may_be_sent_square_by_square)
{
    struct ctx c = harness_ctx();
    const char *code;
    game_order *order = help_order(&c, help_fresh(&c, NULL), pieces(&c, -1, ""), &code);
    ck_assert_ptr_nonnull(order);
    ck_assert_str_eq(json_text(&c, GAME_stratic.write(&c, order)),
                     "{\"type\":\"setup\",\"front\":\"FFFFFFFFF.\",\"back\":\"CIAAAAAAAF\"}");
    ck_assert_str_eq(setup_code(&c, pieces(&c, 4, "{\"kind\":\"A\",\"at\":[4,2]}")), "off_home /pieces/4");
    ck_assert_str_eq(setup_code(&c, pieces(&c, 4, "{\"kind\":\"A\",\"at\":[3,0]}")), "off_home /pieces/4");
    ck_assert_str_eq(setup_code(&c, pieces(&c, 4, "{\"kind\":\"C\",\"at\":[4,2]}")),
                     "setup_commander /pieces");
    ck_assert_str_eq(setup_code(&c, pieces(&c, 4, "{\"kind\":\"A\",\"at\":[4]}")),
                     "bad_request /pieces/4/at");
    ck_assert_str_eq(setup_code(&c, pieces(&c, 4, "{\"kind\":\"X\",\"at\":[4,0]}")),
                     "bad_request /pieces/4/kind");
    ck_assert_str_eq(setup_code(&c, pieces(&c, 4, "{\"kind\":\"A\",\"at\":[4,0],\"promote\":\"I\"}")),
                     "bad_request /pieces/4/promote");
    harness_end(&c);
}
END_TEST

START_TEST(r3_2_both_setups_are_revealed_together_and_south_begins)
{
    struct ctx c = harness_ctx();
    game_state *s = help_started(&c, "AFAFFFFAFA", "FFAACIAF.F", "AAFFFFFFAA", "AIFF.FCFFA");
    ck_assert_str_eq(help_told(0), "setup S AFAFFFFAFA/FFAACIAF.F");
    ck_assert_str_eq(help_told(1), "setup N AAFFFFFFAA/AIFF.FCFFA");
    ck_assert_str_eq(
        text(&c, s),
        "str1/2 e0 t0 S p0,0 r0,0 s0,0 F@a1,F@b1,A@c1,A@d1,C@e1,I@f1,A@g1,F@h1,F@j1,A@a2,F@b2,A@c2,"
        "F@d2,F@e2,F@f2,F@g2,A@h2,F@i2,A@j2,a@a9,a@b9,f@c9,f@d9,f@e9,f@f9,f@g9,f@h9,a@i9,a@j9,a@a10,"
        "i@b10,f@c10,f@d10,f@f10,c@g10,f@h10,f@i10,a@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r3_3_the_commander_is_safe_on_turn_one_from_both_legs)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,I@e1,c@e10", "Ie1xe10", "first_turn_grace /moves/0");
    IS("str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,A@c3,a@c5,c@e5", "Ac3xc5xe5", "first_turn_grace /moves/0");
    IS("str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,A@c3,a@c5,c@e5", "Ac3xc5",
       "str1/2 e0 t1 N p0,0 r0,0 s2,0 C@a1,A@c5,c@e5");
    IS("str1/2 e0 t1 N p0,0 r0,0 s0,0 C@e1,i@e9,c@a10", "Ie9xe1", "str1/2 e0 t2 S p0,0 r0,0 s0,8 i@e1,c@a10");
    harness_end(&c);
}
END_TEST

START_TEST(r3_4_a_missing_setup_is_the_wall)
{
    struct ctx c = harness_ctx();
    help_started(&c, NULL, NULL, "AAFFFFFFAA", "AIFF.FCFFA");
    ck_assert_str_eq(help_told(0), "setup S FFFFFFFFFF/AAA.CIAAAA");
    ck_assert_str_eq(help_json(&c, help_told_facts(0), "preset"), "true");
    ck_assert_str_eq(help_json(&c, help_told_facts(1), "preset"), "false");
    game_state *s = help_fresh(&c, NULL);
    ck_assert(help_event(&c, s, EVENT_TURN, -1, 3));
    ck_assert_int_eq(help_perft(&c, text(&c, s), 1), 48);
    harness_end(&c);
}
END_TEST

/* ---- R4 ---------------------------------------------------------------------------------------------------------- */

START_TEST(r4_2_passing_is_always_allowed)
{
    struct ctx c = harness_ctx();
    game_state *s = help_started(&c, NULL, NULL, NULL, NULL);
    for (int i = 0; i < 40; i++) ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_int_eq(s->position->turns, 40);
    ck_assert_str_eq(help_do(&c, s, "{\"type\":\"turn\",\"place\":[],\"moves\":[]}"), "");
    harness_end(&c);
}
END_TEST

START_TEST(r4_3_two_passes_earn_one_operation)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e1 t6 S p1,0 r0,0 s0,0 C@a1,A@c3,c@j10", "Ac3>c4 Ac4>c5", "too_many_movements /moves/1");
    IS("str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@c3,c@j10", "Ac3>c4 Ac4>c5",
       "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,A@c5,c@j10");
    IS("str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@c3,c@j10", "Ac3>c4",
       "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,A@c4,c@j10");
    IS("str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@c3,c@j10", "--",
       "str1/2 e1 t7 N p2,0 r0,0 s0,0 C@a1,A@c3,c@j10");
    IS("str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@c3,c@j10", "Ac3>c4 Ac4>c5 Ac5>c6",
       "too_many_movements /moves/2");
    IS("str1/2 e1 t6 S p1,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Fe5 --",
       "str1/2 e1 t7 N p2,0 r0,0 s0,0 C@a1,A@c3,F@e5,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r4_4_a_piece_placed_this_turn_rests)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,F@c3,c@e9,i@j9", "+Ae8 Ae8xe9", "placed_this_turn /moves/0");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Fc4 Ac3^c4",
       "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,FA@c4,c@j10");
    IS("str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Fc4 Ac3^c4 Fc4>c5", "placed_this_turn /moves/1");
    IS("str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Fc4 Ac3^c4 Ac4>c9",
       "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,F@c4,A@c9,c@j10");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 c@j1,F@c3,C@e9", "+Fe10=I Ie10>e11", "placed_this_turn /moves/0");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Fc4 Ac4>c5",
       "not_your_piece /moves/0"); /* another kind there */
    harness_end(&c);
}
END_TEST

START_TEST(r4_5_nothing_follows_the_fall_of_the_commander_but_the_chain)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@e5,c@e7,a@h1", "Ae5xe7 Ae7>e8", "movement_after_end /moves/1");
    IS(P "C@a1,A@c3,c@c5,i@a5", "Ac3xc5", "str1/2 e1 t7 N p0,0 r0,0 s8,8 i@a1,A@c5");
    IS(P "C@a1,A@c3,c@c5,i@a5", "Ac3xc5xa5",
       "str1/2 e1 t7 N p0,0 r0,0 s12,0 C@a1,A@a5"); /* leg 2 removes the reply */
    harness_end(&c);
}
END_TEST

START_TEST(r4_6_a_refused_turn_changes_nothing)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@c3,c@j10", NULL);
    const char *before = json_text(&c, GAME_stratic.save(&c, s));
    ck_assert_str_eq(help_turn(&c, s, "+Fe5 Ac3>c4 Ac4>c9"), "out_of_range /moves/1");
    ck_assert_str_eq(json_text(&c, GAME_stratic.save(&c, s)), before);
    harness_end(&c);
}
END_TEST

START_TEST(r4_7_a_fallen_commander_stops_the_board_from_growing)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e0 t3 N p0,0 r0,0 s0,0 C@e1,A@c4,i@e9,c@a10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Ie9xe1"), "");
    ck_assert_str_eq(text(&c, s), "str1/2 e0 t4 S p0,0 r0,0 s0,8 i@e1,A@c4,c@a10");
    ck_assert_str_eq(help_told(0), "4 N Ie9xe1#");
    harness_end(&c);
}
END_TEST

/* ---- R8 ---------------------------------------------------------------------------------------------------------- */

START_TEST(r8_1_the_majority_in_the_midboard_earns_up_to_three)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e0 t3 N p0,0 r0,0 s0,0 C@a1,A@c3,F@d4,FA@f4,F@e5,a@g7,c@j10", "Ag7>g6",
       "str1/2 e1 t4 S p0,0 r3,0 s0,0 C@a1,A@c3,F@d4,FA@f4,F@e5,a@g6,c@j10");
    IS("str1/2 e0 t3 N p0,0 r0,0 s0,0 C@a1,A@c3,fA@d6,a@g7,c@j10", "Ag7>g8",
       "str1/2 e1 t4 S p0,0 r0,0 s0,0 C@a1,A@c3,fA@d6,a@g8,c@j10"); /* a stack counts for both */
    IS("str1/2 e0 t3 N p0,0 r0,0 s0,0 C@a1,a@c3,c@j10", "--",
       "str1/2 e1 t4 S p0,1 r0,1 s0,0 C@a1,a@c3,c@j10");
    IS("str1/2 e0 t2 S p0,0 r0,0 s0,0 C@a1,A@c3,c@j10", "--",
       "str1/2 e0 t3 N p1,0 r0,0 s0,0 C@a1,A@c3,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r8_1_nothing_is_earned_once_the_limit_is_reached)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e0 t3 N p0,0 r0,0 s0,0 C@a1,A@c3,c@j10", "{\"max_expansions\":0}");
    ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_str_eq(text(&c, s), "str1/2 e0 t4 S p0,1 r0,0 s0,0 C@a1,A@c3,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r8_2_rewards_and_skips_add_up_in_one_reserve)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e0 t3 N p0,0 r0,0 s0,0 C@a1,F@c5,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "skip"), "");
    ck_assert_str_eq(text(&c, s), "str1/2 e1 t4 S p0,0 r2,0 s0,0 C@a1,F@c5,c@j10");
    ck_assert_str_eq(help_told(0), "4 N skip @1 mid 1:0");
    harness_end(&c);
}
END_TEST

START_TEST(r8_3_the_whole_reserve_is_placed_first_not_past_the_line)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e1 t6 S p0,0 r2,0 s0,0 C@a1,A@c3,c@j10", "+F-a8 +Ak-1 Ac3>c4",
       "str1/2 e1 t7 N p0,0 r0,0 s0,0 A@k-1,C@a1,A@c4,F@-a8,c@j10");
    IS("str1/2 e1 t6 S p0,0 r2,0 s0,0 C@a1,A@c3,c@j10", "+Fe5 Ac3>c4", "reinforcements_pending /place");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Fe9 --", "illegal_placement /place/0");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Ie5 --", "illegal_placement /place/0");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Fl5 --", "illegal_placement /place/0");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@j10", "+Ac4 +Ac5 --", "too_many_placements /place/1");
    IS("str1/2 e1 t7 N p0,0 r0,1 s0,0 C@a1,A@c3,c@j10", "+Fe2 --", "illegal_placement /place/0");
    IS("str1/2 e1 t7 N p0,0 r0,1 s0,0 C@a1,A@c3,c@j10", "+Fk11 --",
       "str1/2 e1 t8 S p0,1 r0,0 s0,0 C@a1,A@c3,c@j10,f@k11");
    harness_end(&c);
}
END_TEST

/* A board full of Fortifiers up to North's line, but for `holes` squares. */
static const char *full_board(struct ctx *c, int holes, int reserve)
{
    const char *list = pool_print(c->pool, "str1/2 e0 t2 S p0,0 r%d,0 s0,0 C@a1,c@j10", reserve);
    for (int i = 1; i < 80 - holes; i++)
        list = pool_print(c->pool, "%s,F@%c%d", list, 'a' + i % 10, 1 + i / 10);
    return list;
}

START_TEST(r8_3_too_few_squares_are_all_filled_and_the_rest_waits)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, full_board(&c, 1, 3), NULL);
    ck_assert_str_eq(help_turn(&c, s, "--"), "reinforcements_pending /place");
    ck_assert_str_eq(help_turn(&c, s, "+Fj8 --"), "");
    ck_assert_int_eq(s->position->reserve[SOUTH], 2);
    s = help_game(&c, full_board(&c, 0, 2), NULL);
    ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_int_eq(s->position->reserve[SOUTH], 2);
    harness_end(&c);
}
END_TEST

START_TEST(r8_4_a_commander_past_the_line_opens_the_squares_around_it)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 c@j1,F@c3,C@e9", "+Fe10=I Fc3>c4",
       "str1/2 e1 t7 N p0,0 r0,0 s1,0 c@j1,F@c4,C@e9,I@e10");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 c@j1,F@c3,C@e9", "+Fe10 --",
       "str1/2 e1 t7 N p1,0 r0,0 s0,0 c@j1,F@c3,C@e9,F@e10");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 c@j1,F@c3,C@e9", "+Fe11 --", "illegal_placement /place/0");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 c@j1,F@c3,C@e8", "+Fe9 --",
       "illegal_placement /place/0"); /* e8 is y 7 */
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 c@j1,F@c3,C@e9", "+Fe5=I --", "illegal_placement /place/0");
    harness_end(&c);
}
END_TEST

START_TEST(r8_5_a_placement_may_parry_or_give_check_and_survives_a_skip)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 F@a1,C@c3,i@c9,c@j10", "+Fc5 Fa1>a2",
       "str1/2 e1 t7 N p0,0 r0,0 s0,0 F@a2,C@c3,F@c5,i@c9,c@j10");
    game_state *s = help_game(&c, "str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,F@c3,c@e9,i@j9", NULL);
    ck_assert_str_eq(help_turn(&c, s, "+Ae8 --"), "");
    ck_assert_str_eq(help_told(0), "7 S +Ae8 --!");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,F@c8,c@j10", "skip",
       "str1/2 e1 t7 N p0,0 r1,1 s0,0 C@a1,F@c8,c@j10");
    harness_end(&c);
}
END_TEST

/* ---- R9 ---------------------------------------------------------------------------------------------------------- */

START_TEST(r9_2_an_empty_bank_loses)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, P "C@a1,c@j10", NULL);
    ck_assert(help_event(&c, s, EVENT_FLAG, NORTH, 0));
    ck_assert_str_eq(help_told(0), "flag N");
    ck_assert_str_eq(json_text(&c, result_json(&c, s->result)),
                     "{\"result\":\"win\",\"winner\":0,\"reason\":\"flag\"}");
    harness_end(&c);
}
END_TEST

START_TEST(r9_3_a_skip_costs_the_turn_and_breaks_the_passes)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,F@c8,c@j10", "skip",
       "str1/2 e1 t7 N p0,0 r1,1 s0,0 C@a1,F@c8,c@j10");
    IS(P "F@a1,C@c3,i@c9,c@j10", "skip",
       "str1/2 e1 t7 N p0,0 r0,1 s0,0 F@a1,C@c3,i@c9,c@j10"); /* in check: no matter */
    game_state *s = help_game(&c, P "C@a1,F@c8,c@j10", "{\"skip_reinforcement\":false}");
    ck_assert_str_eq(help_turn(&c, s, "skip"), "");
    ck_assert_int_eq(s->position->reserve[NORTH], 0);
    harness_end(&c);
}
END_TEST

static void skip_both(struct ctx *c, game_state *s, const char *south, const char *north)
{
    ck_assert_str_eq(help_turn(c, s, south), "");
    if (s->status == IN_PLAY) ck_assert_str_eq(help_turn(c, s, north), "");
}

START_TEST(r9_5_so_many_skips_in_a_row_lose)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,A@c1,c@j10",
                              "{\"idle_limit\":3,\"skip_reinforcement\":false}");
    for (int i = 0; i < 3; i++) skip_both(&c, s, "skip", "--");
    ck_assert_str_eq(json_text(&c, result_json(&c, s->result)),
                     "{\"result\":\"win\",\"winner\":1,\"reason\":\"abandon\"}");
    ck_assert_str_eq(help_told(0), "5 S skip");
    ck_assert_str_eq(help_told(1), "abandon S");
    s = help_game(&c, "str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,A@c1,c@j10",
                  "{\"idle_limit\":3,\"skip_reinforcement\":false}");
    skip_both(&c, s, "skip", "--");
    skip_both(&c, s, "skip", "--");
    skip_both(&c, s, "--", "--"); /* a turn of one's own starts the count anew */
    skip_both(&c, s, "skip", "--");
    skip_both(&c, s, "skip", "--");
    ck_assert_int_eq(s->status, IN_PLAY);
    harness_end(&c);
}
END_TEST

START_TEST(r9_5_two_absent_players_draw_and_zero_means_never)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,c@j10",
                              "{\"idle_limit\":3,\"skip_reinforcement\":false}");
    for (int i = 0; i < 3; i++) skip_both(&c, s, "skip", "skip");
    ck_assert_str_eq(json_text(&c, result_json(&c, s->result)),
                     "{\"result\":\"draw\",\"winner\":null,\"reason\":\"abandon\"}");
    s = help_game(&c, "str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,c@j10",
                  "{\"idle_limit\":0,\"skip_reinforcement\":false}");
    for (int i = 0; i < 200; i++) skip_both(&c, s, "skip", "skip");
    ck_assert_int_eq(s->status, IN_PLAY);
    harness_end(&c);
}
END_TEST

/* ---- R10, R11 ---------------------------------------------------------------------------------------------------- */

START_TEST(r10_1_capturing_the_commander_wins_and_resigning_loses)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e1 t7 N p0,0 r0,0 s0,0 F@a1,C@c3,i@c9,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Ic9xc3"), "");
    ck_assert_str_eq(json_text(&c, result_json(&c, s->result)),
                     "{\"result\":\"win\",\"winner\":1,\"reason\":\"commander\"}");
    struct standing st = GAME_stratic.standing(s);
    ck_assert(st.over && st.owes == 0 && st.place[0] == 2 && st.place[1] == 1 && st.score[1] == 8);
    s = help_fresh(&c, NULL); /* one may resign before the reveal, too */
    ck_assert(help_event(&c, s, EVENT_RESIGN, SOUTH, 0));
    ck_assert_str_eq(help_told(0), "resign S");
    ck_assert(GAME_stratic.standing(s).over && GAME_stratic.standing(s).place[1] == 1);
    ck_assert(!help_event(&c, s, EVENT_DRAW, -1, 0));
    ck_assert_int_eq(c.failure.fault, FAULT_GAME_OVER);
    harness_end(&c);
}
END_TEST

START_TEST(r10_2_the_reply_makes_it_a_draw_at_once)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@c3,I@j4,i@c9,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Ic9xc3"), "");
    ck_assert_str_eq(text(&c, s), "str1/2 e1 t8 S p0,0 r0,0 s8,8 i@c3,I@j10");
    ck_assert_str_eq(help_told(0), "8 N Ic9xc3# / Ij4xj10#");
    ck_assert_str_eq(help_text(help_told_facts(0), "reply"), "Ij4xj10");
    ck_assert_str_eq(json_text(&c, result_json(&c, s->result)),
                     "{\"result\":\"draw\",\"winner\":null,\"reason\":\"reply_capture\"}");
    ck_assert_int_eq(GAME_stratic.standing(s).place[0], 1);
    ck_assert_int_eq(GAME_stratic.standing(s).place[1], 1);
    IS("str1/2 e1 t7 N p0,2 r0,0 s0,0 C@c3,I@j4,a@j5,i@c9,c@j10", "Aj5xj4 Ic9xc3",
       "str1/2 e1 t8 S p0,0 r0,0 s0,12 i@c3,a@j4,c@j10"); /* an operation removes the reply first */
    harness_end(&c);
}
END_TEST

START_TEST(r10_2_the_first_reply_in_canonical_order_is_played)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@c3,A@j7,I@j4,A@i9,i@c9,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Ic9xc3"), "");
    ck_assert_str_eq(help_text(help_told_facts(0), "reply"),
                     "Aj7xj10"); /* j4 is blocked, j7 comes before i9 */
    s = help_game(&c, "str1/2 e1 t7 N p0,0 r0,0 s0,0 fi@c9,C@c3,FA@j7,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Ic9xc3"), "");
    ck_assert_str_eq(help_text(help_told_facts(0), "reply"), "Aj7xj10"); /* an occupier replies as well */
    harness_end(&c);
}
END_TEST

START_TEST(r10_3_a_draw_may_be_agreed_at_any_time)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, P "C@a1,c@j10", NULL);
    ck_assert(help_event(&c, s, EVENT_DRAW, -1, 0));
    ck_assert_str_eq(help_told(0), "draw agreed");
    ck_assert_str_eq(json_text(&c, result_json(&c, s->result)),
                     "{\"result\":\"draw\",\"winner\":null,\"reason\":\"agreement\"}");
    harness_end(&c);
}
END_TEST

START_TEST(r10_4_at_the_turn_limit_the_higher_score_wins)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, "str1/2 e1 t7 N p0,0 r0,0 s3,2 C@a1,c@j10", "{\"turn_limit\":8}");
    ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_str_eq(json_text(&c, result_json(&c, s->result)),
                     "{\"result\":\"win\",\"winner\":0,\"reason\":\"turn_limit\"}");
    s = help_game(&c, "str1/2 e1 t7 N p0,0 r0,0 s2,2 C@a1,c@j10", "{\"turn_limit\":8}");
    ck_assert_str_eq(help_turn(&c, s, "skip"), "");
    ck_assert_str_eq(json_text(&c, result_json(&c, s->result)),
                     "{\"result\":\"draw\",\"winner\":null,\"reason\":\"turn_limit\"}");
    s = help_game(&c, "str1/2 e1 t6 S p0,0 r0,0 s3,2 C@a1,c@j10", "{\"turn_limit\":8}");
    ck_assert_str_eq(help_turn(&c, s, "--"), "");
    ck_assert_int_eq(s->status, IN_PLAY);
    harness_end(&c);
}
END_TEST

START_TEST(r10_5_the_standing_tells_whose_turn_it_is)
{
    struct ctx c = harness_ctx();
    struct standing st = GAME_stratic.standing(help_fresh(&c, NULL));
    ck_assert(strcmp(st.stage, "setup") == 0 && st.turn[0] == 0 && st.turn[1] == 0 && st.owes == 3 &&
              !st.over);
    st = GAME_stratic.standing(help_started(&c, NULL, NULL, NULL, NULL));
    ck_assert(strcmp(st.stage, "play") == 0 && st.turn[0] == 1 && st.turn[1] == 1 && st.owes == 1 &&
              !st.reason);
    st = GAME_stratic.standing(help_game(&c, "str1/2 e1 t7 N p0,0 r0,0 s3,2 C@a1,c@j10", NULL));
    ck_assert(st.turn[0] == 8 && st.owes == 2 && st.score[0] == 3 && st.score[1] == 2 && st.place[0] == 0);
    harness_end(&c);
}
END_TEST

START_TEST(r11_1_a_removed_piece_scores_its_present_value)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,F@c8,i@h9,c@j10", "Fc8>c9=I", "str1/2 e1 t7 N p0,0 r0,0 s1,0 C@a1,I@c9,i@h9,c@j10");
    IS("str1/2 e1 t7 N p0,0 r0,0 s1,0 C@a1,I@c9,i@h9,c@j10", "Ih9xc9",
       "str1/2 e1 t8 S p0,0 r0,0 s1,4 C@a1,i@c9,c@j10");
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: turns");
    HARNESS_ADD(s, r1_point_values);
    HARNESS_ADD(s, r2_1_squares_keep_their_coordinates_when_the_board_grows);
    HARNESS_ADD(s, r2_2_names_have_no_zero_and_count_letters_like_spreadsheets);
    HARNESS_ADD(s, r2_4_lines_are_endless);
    HARNESS_ADD(s, r2_5_the_midboard_has_sixty_squares_for_ever);
    HARNESS_ADD(s, r3_1_a_setup_is_nineteen_pieces_of_the_right_kinds_at_home);
    HARNESS_ADD(s, r3_1_a_setup_may_be_sent_square_by_square);
    HARNESS_ADD(s, r3_2_both_setups_are_revealed_together_and_south_begins);
    HARNESS_ADD(s, r3_3_the_commander_is_safe_on_turn_one_from_both_legs);
    HARNESS_ADD(s, r3_4_a_missing_setup_is_the_wall);
    HARNESS_ADD(s, r4_2_passing_is_always_allowed);
    HARNESS_ADD(s, r4_3_two_passes_earn_one_operation);
    HARNESS_ADD(s, r4_4_a_piece_placed_this_turn_rests);
    HARNESS_ADD(s, r4_5_nothing_follows_the_fall_of_the_commander_but_the_chain);
    HARNESS_ADD(s, r4_6_a_refused_turn_changes_nothing);
    HARNESS_ADD(s, r4_7_a_fallen_commander_stops_the_board_from_growing);
    HARNESS_ADD(s, r8_1_the_majority_in_the_midboard_earns_up_to_three);
    HARNESS_ADD(s, r8_1_nothing_is_earned_once_the_limit_is_reached);
    HARNESS_ADD(s, r8_2_rewards_and_skips_add_up_in_one_reserve);
    HARNESS_ADD(s, r8_3_the_whole_reserve_is_placed_first_not_past_the_line);
    HARNESS_ADD(s, r8_3_too_few_squares_are_all_filled_and_the_rest_waits);
    HARNESS_ADD(s, r8_4_a_commander_past_the_line_opens_the_squares_around_it);
    HARNESS_ADD(s, r8_5_a_placement_may_parry_or_give_check_and_survives_a_skip);
    HARNESS_ADD(s, r9_2_an_empty_bank_loses);
    HARNESS_ADD(s, r9_3_a_skip_costs_the_turn_and_breaks_the_passes);
    HARNESS_ADD(s, r9_5_so_many_skips_in_a_row_lose);
    HARNESS_ADD(s, r9_5_two_absent_players_draw_and_zero_means_never);
    HARNESS_ADD(s, r10_1_capturing_the_commander_wins_and_resigning_loses);
    HARNESS_ADD(s, r10_2_the_reply_makes_it_a_draw_at_once);
    HARNESS_ADD(s, r10_2_the_first_reply_in_canonical_order_is_played);
    HARNESS_ADD(s, r10_3_a_draw_may_be_agreed_at_any_time);
    HARNESS_ADD(s, r10_4_at_the_turn_limit_the_higher_score_wins);
    HARNESS_ADD(s, r10_5_the_standing_tells_whose_turn_it_is);
    HARNESS_ADD(s, r11_1_a_removed_piece_scores_its_present_value);
    return s;
}

TEST_MAIN(suite)
