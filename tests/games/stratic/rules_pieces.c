/* rules_pieces.c - how the four kinds move, capture, stand on each other (R5, R6); one test per rule number. */
#include "stratic_help.h"

#define P "str1/2 e1 t6 S p0,0 r0,0 s0,0 "
#define N7 "str1/2 e1 t7 N p0,0 r0,0 "
#define IS(position, turn, expected) ck_assert_str_eq(help_after(&c, position, turn), expected)

START_TEST(r5_the_table_of_ranges_on_open_ground)
{
    struct ctx c = harness_ctx();
    ck_assert_int_eq(help_perft(&c, P "C@a1,F@e5,c@j10", 1), 1 + 8);
    ck_assert_int_eq(help_perft(&c, P "C@a1,A@e5,c@j10", 1), 1 + 12 + 8);
    ck_assert_int_eq(help_perft(&c, P "C@b1,I@e5,c@j9", 1), 1 + 11 + 11 + 11 + 10);
    ck_assert_int_eq(help_perft(&c, P "C@a1,c@j10", 1), 1); /* a Commander at rest stands still */
    IS(P "C@a1,F@e5,c@j10", "Fe5>e8", "out_of_range /moves/0");
    IS(P "C@a1,A@e5,c@j10", "Ae5>e9", "out_of_range /moves/0");
    IS(P "C@a1,A@e5,c@j10", "Ae5>f7", "out_of_range /moves/0"); /* no bent ways */
    harness_end(&c);
}
END_TEST

START_TEST(r5_nobody_passes_over_a_unit_or_takes_its_own)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,I@e5,F@e7,c@j10", "Ie5>e8", "out_of_range /moves/0");
    IS(P "C@a1,I@e5,a@e7,c@j10", "Ie5>e8", "out_of_range /moves/0");
    IS(P "C@a1,I@e5,A@e7,c@j10", "Ie5xe7", "illegal_target /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r5_1_the_captured_piece_leaves_play_and_scores)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,I@e5,a@e7,c@j10", "Ie5xe7", N7 "s2,0 C@a1,I@e7,c@j10");
    IS(P "C@a1,I@e5,i@e7,c@j10", "Ie5xe7", N7 "s4,0 C@a1,I@e7,c@j10");
    IS(P "C@a1,I@e5,f@e7,c@j10", "Ie5xe7", N7 "s1,0 C@a1,I@e7,c@j10");
    IS(P "C@a1,A@e5,f@e7,c@j10", "Ae5xe7", "illegal_target /moves/0");
    IS(P "C@a1,F@e5,a@e7,c@j10", "Fe5xe7", "illegal_target /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r5_2_an_aggressor_chains_once_after_a_near_capture)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,A@c3,a@c5,i@e7,c@j10", "Ac3xc5xe7", N7 "s6,0 C@a1,A@e7,c@j10");
    IS(P "C@a1,A@c3,a@c5,i@e7,c@j10", "Ac3xc5", N7 "s2,0 C@a1,A@c5,i@e7,c@j10"); /* optional */
    IS(P "C@a1,A@c3,a@c6,i@e8,c@j10", "Ac3xc6xe8", "illegal_chain /moves/0");
    IS(P "C@a1,A@c3,a@c5,i@e7,c@j10", "Ac3xc5xe6", "illegal_chain /moves/0"); /* nothing there */
    IS(P "C@a1,I@c3,a@c5,i@e7,c@j10", "Ic3xc5xe7", "illegal_chain /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r5_2_the_second_leg_has_ground_range_even_on_fortifiers)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,A@c3,fa@c5,i@c9,c@j10", "Ac3xc5xc9", "illegal_chain /moves/0");
    IS(P "C@a1,A@c3,fa@c5,i@c8,c@j10", "Ac3xc5xc8", N7 "s6,0 C@a1,f@c5,A@c8,c@j10");
    IS(P "C@a1,FA@c3,a@c5,i@f8,c@j10", "Ac3xc5xf8", "illegal_chain /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r5_2_the_second_leg_may_cross_the_start_unless_a_fortifier_stayed)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,i@c2,A@c3,a@c5,c@j10", "Ac3xc5xc2", N7 "s6,0 C@a1,A@c2,c@j10");
    IS(P "C@a1,i@c2,FA@c3,a@c5,c@j10", "Ac3xc5xc2", "illegal_chain /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r5_2_the_second_leg_may_breach)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,A@c3,a@c5,fc@c7", "Ac3xc5%c7", N7 "s3,2 C@a1,c@c7");
    IS(P "C@a1,A@c3,a@c5,fc@c7", "Ac3xc5xc7", "illegal_chain /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r5_3_a_fortifier_promotes_at_the_end_of_its_own_movement_behind_the_line)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,F@c8,c@j10", "Fc8>c9=A", N7 "s1,0 C@a1,A@c9,c@j10");
    IS(P "C@a1,F@c8,c@j10", "Fc8>c9", N7 "s0,0 C@a1,F@c9,c@j10");
    IS(P "C@a1,F@c9,c@j10", "Fc9>d9=I", N7 "s1,0 C@a1,I@d9,c@j10"); /* declined once, taken later */
    IS(P "C@a1,F@c7,c@j10", "Fc7>c8=A", "illegal_promotion /moves/0");
    IS(P "C@a1,FA@c8,c@j10", "Fc8>c9=A", "illegal_promotion /moves/0");
    IS(P "C@a1,A@c8,c@j10", "Ac8>c9=I", "illegal_promotion /moves/0");
    IS("str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,f@c3,c@j10", "Fc3>c2=I",
       "str1/2 e1 t8 S p0,0 r0,0 s0,1 C@a1,i@c2,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r5_3_promoted_interdictors_ignore_the_limit_of_one)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,I@b1,F@c8,c@j10", "Fc8>c9=I", N7 "s1,0 C@a1,I@b1,I@c9,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r6_1_any_fortifier_may_be_occupied_by_the_other_kinds_but_never_by_two)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,A@e5,F@e6,c@j10", "Ae5^e6", N7 "s0,0 C@a1,FA@e6,c@j10");
    IS(P "C@a1,I@e5,f@e6,c@j10", "Ie5^e6", N7 "s0,0 C@a1,fI@e6,c@j10");
    IS(P "C@a1,F@e5,F@e6,c@j10", "Fe5^e6", "illegal_target /moves/0");
    IS(P "C@a1,A@e5,FA@e6,c@j10", "Ae5^e6", "illegal_target /moves/0");
    IS(P "C@a1,A@e5,A@e6,c@j10", "Ae5^e6", "illegal_target /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r6_2_only_the_occupier_falls_and_the_capturer_takes_its_place)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,A@c3,fi@c5,c@j10", "Ac3xc5", N7 "s4,0 C@a1,fA@c5,c@j10");
    IS(P "C@a1,A@c3,Fi@c5,c@j10", "Ac3xc5", N7 "s4,0 C@a1,FA@c5,c@j10");
    IS(P "C@a1,F@c3,fi@c5,c@j10", "Fc3xc5", "illegal_target /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r6_3_an_occupier_crushes_an_enemy_base)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,fI@c3,c@j10", "Ic3*", N7 "s1,0 C@a1,I@c3,c@j10");
    IS(P "fC@c3,c@j10", "Cc3*", N7 "s1,0 C@c3,c@j10");
    IS(P "C@a1,fA@c3,c@j10", "Ac3*", "illegal_target /moves/0");
    IS(P "C@a1,FI@c3,c@j10", "Ic3*", "illegal_target /moves/0");
    IS(P "C@a1,I@c3,c@j10", "Ic3*", "illegal_target /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r6_4_interdictor_and_commander_choose_to_capture_or_occupy_a_free_fortifier)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,I@c3,f@c9,c@j10", "Ic3xc9", N7 "s1,0 C@a1,I@c9,c@j10");
    IS(P "C@a1,I@c3,f@c9,c@j10", "Ic3^c9", N7 "s0,0 C@a1,fI@c9,c@j10");
    IS(P "C@c3,f@c4,i@a1,c@j10", "Cc3xc4", N7 "s1,0 i@a1,C@c4,c@j10");
    IS(P "C@c3,f@c4,i@a1,c@j10", "Cc3^c4", N7 "s0,0 i@a1,fC@c4,c@j10");
    IS(P "C@a1,A@c3,f@c5,c@j10", "Ac3xc5", "illegal_target /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r6_5_a_base_carries_one_square_friend_or_foe)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,FA@c3,c@j10", "Fc3>c4", N7 "s0,0 C@a1,FA@c4,c@j10");
    IS(P "C@a1,Fi@c3,c@j10", "Fc3>c4", N7 "s0,0 C@a1,Fi@c4,c@j10");
    IS(P "C@a1,Fa@c3,f@d3,c@j10", "Fc3xd3", N7 "s1,0 C@a1,Fa@d3,c@j10");
    IS(P "C@a1,FA@c3,c@j10", "Fc3>c5", "out_of_range /moves/0");
    IS(P "C@a1,FA@c3,c@j10", "Fc3>d4", "out_of_range /moves/0");
    IS(P "C@a1,FA@c3,fa@d3,c@j10", "Fc3xd3", "illegal_target /moves/0");
    IS(P "C@d3,FA@c3,c@j10", "Fc3~d3", "illegal_target /moves/0"); /* a carrier does not swap */
    IS("str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,fA@c3,c@j10", "Fc3>b3",
       "str1/2 e1 t8 S p0,0 r0,0 s0,0 C@a1,fA@b3,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r6_5_a_foe_may_be_carried_over_a_line_even_a_commander)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,Fc@c8,A@h1", "Fc8>c9", N7 "s0,0 C@a1,A@h1,Fc@c9");
    harness_end(&c);
}
END_TEST

START_TEST(r6_6_benefits_belong_to_the_movement_off_the_fortifier)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,FA@c3,c@j10", "Ac3>i9", N7 "s0,0 C@a1,F@c3,A@i9,c@j10");
    IS(P "C@a1,FA@c3,F@c5,a@c8,c@j10", "Ac3xc8", "out_of_range /moves/0"); /* no jumping for Aggressors */
    IS(P "C@a1,FI@c3,F@c4,a@c6,f@c8,i@c10,c@j10", "Ic3xc10", N7 "s4,0 C@a1,F@c3,F@c4,a@c6,f@c8,I@c10,c@j10");
    IS("str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@c3,F@c5,i@h5,c@j10", "Ac3^c5 Ac5xh5",
       N7 "s4,0 C@a1,F@c5,A@h5,c@j10"); /* an operation's second movement has them already */
    harness_end(&c);
}
END_TEST

START_TEST(r6_7_nothing_is_placed_onto_a_fortifier)
{
    struct ctx c = harness_ctx();
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,F@c3,c@j10", "+Ac3 --", "illegal_placement /place/0");
    harness_end(&c);
}
END_TEST

START_TEST(r6_8_a_breach_costs_the_attacker_and_the_fortifier)
{
    struct ctx c = harness_ctx();
    IS(P "C@a1,A@c3,fc@c5,a@d9", "Ac3%c5", N7 "s1,2 C@a1,c@c5,a@d9");
    IS(P "C@a1,I@c3,Fc@c9,a@d9", "Ic3%c9", N7 "s0,5 C@a1,c@c9,a@d9");
    IS(P "C@a1,FI@c3,fc@c9,a@d9", "Ic3%c9", N7 "s1,4 C@a1,F@c3,c@c9,a@d9"); /* its square is left as ever */
    IS(P "F@a1,C@c3,fc@d4", "Cc3%d4", "commander_suicide /moves/0");
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: pieces");
    HARNESS_ADD(s, r5_the_table_of_ranges_on_open_ground);
    HARNESS_ADD(s, r5_nobody_passes_over_a_unit_or_takes_its_own);
    HARNESS_ADD(s, r5_1_the_captured_piece_leaves_play_and_scores);
    HARNESS_ADD(s, r5_2_an_aggressor_chains_once_after_a_near_capture);
    HARNESS_ADD(s, r5_2_the_second_leg_has_ground_range_even_on_fortifiers);
    HARNESS_ADD(s, r5_2_the_second_leg_may_cross_the_start_unless_a_fortifier_stayed);
    HARNESS_ADD(s, r5_2_the_second_leg_may_breach);
    HARNESS_ADD(s, r5_3_a_fortifier_promotes_at_the_end_of_its_own_movement_behind_the_line);
    HARNESS_ADD(s, r5_3_promoted_interdictors_ignore_the_limit_of_one);
    HARNESS_ADD(s, r6_1_any_fortifier_may_be_occupied_by_the_other_kinds_but_never_by_two);
    HARNESS_ADD(s, r6_2_only_the_occupier_falls_and_the_capturer_takes_its_place);
    HARNESS_ADD(s, r6_3_an_occupier_crushes_an_enemy_base);
    HARNESS_ADD(s, r6_4_interdictor_and_commander_choose_to_capture_or_occupy_a_free_fortifier);
    HARNESS_ADD(s, r6_5_a_base_carries_one_square_friend_or_foe);
    HARNESS_ADD(s, r6_5_a_foe_may_be_carried_over_a_line_even_a_commander);
    HARNESS_ADD(s, r6_6_benefits_belong_to_the_movement_off_the_fortifier);
    HARNESS_ADD(s, r6_7_nothing_is_placed_onto_a_fortifier);
    HARNESS_ADD(s, r6_8_a_breach_costs_the_attacker_and_the_fortifier);
    return s;
}

TEST_MAIN(suite)
