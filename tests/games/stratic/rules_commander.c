/* rules_commander.c - check, what a Commander may do, swaps, mate, counting with all of that (R7). */
#include "stratic_help.h"
#include <stdio.h>

#define P "str1/2 e1 t6 S p0,0 r0,0 s0,0 "
#define OP "str1/2 e1 t6 S p2,0 r0,0 s0,0 "
#define N7 "str1/2 e1 t7 N p0,0 r0,0 "
#define IS(position, turn, expected) ck_assert_str_eq(help_after(&c, position, turn), expected)

static bool checked(struct ctx *c, const char *position)
{
    game_state *s = help_game(c, position, NULL);
    return in_check(s->position, s->position->side);
}

START_TEST(r7_1_check_is_a_first_leg_that_could_capture)
{
    struct ctx c = harness_ctx();
    ck_assert(checked(&c, P "C@e5,i@e10,c@j10"));
    ck_assert(checked(&c, P "C@e5,a@e8,c@j10"));
    ck_assert(!checked(&c, P "C@e5,a@e9,c@j10"));
    ck_assert(checked(&c, P "C@e5,a@g7,c@j10"));
    ck_assert(!checked(&c, P "C@e5,a@h8,c@j10"));
    ck_assert(checked(&c, P "C@e5,fa@h8,c@j10"));
    ck_assert(!checked(&c, P "C@e5,f@e6,c@j10"));            /* Fortifiers take only Fortifiers */
    ck_assert(!checked(&c, P "C@e5,i@e10,f@e7,c@j10"));      /* blocked */
    ck_assert(checked(&c, P "C@e5,fi@e10,f@e7,A@e6,c@j10")); /* jumped */
    ck_assert(!checked(&c, P "FC@e5,i@e10,c@j10"));          /* on a Fortifier never */
    ck_assert(!checked(&c, P "C@e5,a@d7,A@c8,a@c9,c@j10"));  /* a second leg is no check */
    harness_end(&c);
}
END_TEST

START_TEST(r7_1_adjacent_commanders_check_each_other_even_from_a_fortifier)
{
    struct ctx c = harness_ctx();
    ck_assert(checked(&c, P "C@e5,c@f6"));
    ck_assert(checked(&c, P "C@e5,fc@f6"));
    ck_assert(!checked(&c, P "FC@e5,c@f6"));
    ck_assert(!checked(&c, P "C@e5,c@g6"));
    IS(P "C@e5,c@f6,A@a1", "Ce5xf6", N7 "s8,0 A@a1,C@f6");
    harness_end(&c);
}
END_TEST

START_TEST(r7_2_the_commander_steps_only_in_check_and_captures_always)
{
    struct ctx c = harness_ctx();
    IS(P "C@c3,c@j10", "Cc3>d3", "commander_immobile /moves/0");
    IS(P "C@c3,F@c4,c@j10", "Cc3^c4", "commander_immobile /moves/0");
    IS(P "C@c3,i@c9,c@j10", "Cc3>d3", N7 "s0,0 C@d3,i@c9,c@j10");
    IS(P "C@c3,F@d4,i@c9,c@j10", "Cc3^d4", N7 "s0,0 FC@d4,i@c9,c@j10");
    IS(P "C@c3,a@d4,c@j10", "Cc3xd4", N7 "s2,0 C@d4,c@j10");
    IS(P "C@c3,fa@d4,c@j10", "Cc3xd4", N7 "s2,0 fC@d4,c@j10");
    IS(P "C@c3,i@c9,c@j10", "Cc3>e3", "out_of_range /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r7_3_a_friend_that_reaches_the_commander_may_swap)
{
    struct ctx c = harness_ctx();
    IS(P "C@c3,A@e3,c@j10", "Ae3~c3", N7 "s0,0 A@c3,C@e3,c@j10");
    IS(P "C@c3,FA@h8,c@j10", "Ah8~c3", N7 "s0,0 A@c3,FC@h8,c@j10");
    IS(P "FC@c3,A@e3,c@j10", "Ae3~c3", N7 "s0,0 FA@c3,C@e3,c@j10");
    IS(P "FC@c3,FI@e3,c@j10", "Ie3~c3", N7 "s0,0 FI@c3,FC@e3,c@j10");
    IS(P "C@c3,F@c5,c@j10", "Fc5~c3", N7 "s0,0 F@c3,C@c5,c@j10");
    IS(P "FC@c3,F@c5,c@j10", "Fc5~c3", "illegal_target /moves/0");
    IS(P "C@c3,FA@d3,c@j10", "Fd3~c3", "illegal_target /moves/0");
    IS(P "C@c3,A@g3,c@j10", "Ag3~c3", "out_of_range /moves/0");
    IS(P "c@j1,F@c8,C@c9", "Fc8~c9=A", N7 "s1,0 c@j1,C@c8,A@c9");
    IS(P "C@c3,i@c9,A@e3,c@j10", "Ae3~c3", N7 "s0,0 A@c3,C@e3,i@c9,c@j10"); /* in check, too */
    harness_end(&c);
}
END_TEST

START_TEST(r7_4_the_commander_does_not_place_itself_in_check)
{
    struct ctx c = harness_ctx();
    IS(P "C@c3,a@d4,a@f4,c@j10", "Cc3xd4", "commander_into_check /moves/0");
    IS(P "C@c3,i@c9,i@d9,c@j10", "Cc3>d3", "commander_into_check /moves/0");
    IS(P "C@c3,A@e3,i@e9,c@j10", "Ae3~c3", "commander_into_check /moves/0");
    IS(P "fC@c3,i@c9,c@j10", "Cc3*", "commander_into_check /moves/0");
    IS(P "C@e5,c@f6,a@f8", "Ce5xf6",
       "str1/2 e1 t7 N p0,0 r0,0 s8,8 a@f6"); /* except onto the other one: then the reply */
    IS(P "C@c3,i@c9,I@d8,c@d10", "Cc3>d3", N7 "s0,0 C@d3,I@d8,i@c9,c@d10");
    harness_end(&c);
}
END_TEST

START_TEST(r7_4_the_first_half_does_not_ask_for_mutual_check)
{
    struct ctx c = harness_ctx();
    /* The step would leave both in check; a Commander still may not do it itself. */
    IS(P "C@c3,i@c9,i@d9,I@j4,c@j10", "Cc3>d3", "commander_into_check /moves/0");
    harness_end(&c);
}
END_TEST

START_TEST(r7_4_a_turn_does_not_end_in_check_unless_the_enemy_is_too)
{
    struct ctx c = harness_ctx();
    IS(P "F@a1,C@c3,i@c9,c@j10", "Fa1>a2", "commander_in_check /moves");
    IS(P "F@a1,C@c3,i@c9,c@j10", "--", "commander_in_check /moves");
    IS(P "C@c3,F@c5,i@c9,c@j10", "Fc5>b5", "commander_in_check /moves");
    IS(P "C@c3,F@b5,i@c9,c@j10", "Fb5>c5", N7 "s0,0 C@c3,F@c5,i@c9,c@j10");
    IS(P "C@c3,I@a4,i@c9,c@j10", "Ia4>j4", N7 "s0,0 C@c3,I@j4,i@c9,c@j10");
    IS(P "F@a1,C@c3,I@j4,i@c9,c@j10", "--", "str1/2 e1 t7 N p1,0 r0,0 s0,0 F@a1,C@c3,I@j4,i@c9,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r7_4_a_chain_may_not_empty_the_line_to_its_commander)
{
    struct ctx c = harness_ctx();
    IS(P "C@e1,A@e3,a@e5,a@f6,i@e8,c@j10", "Ae3xe5", N7 "s2,0 C@e1,A@e5,a@f6,i@e8,c@j10");
    IS(P "C@e1,A@e3,a@e5,a@f6,i@e8,c@j10", "Ae3xe5xf6", "commander_in_check /moves");
    IS(P "C@e1,A@d4,a@e5,a@f6,i@e8,c@j10", "Ad4xe5xf6", "commander_in_check /moves");
    harness_end(&c);
}
END_TEST

START_TEST(r7_4_operations_may_pass_through_check_but_not_end_in_it)
{
    struct ctx c = harness_ctx();
    IS(OP "C@c3,F@c5,i@c9,c@j10", "Fc5>d5 Fd5>c5", N7 "s0,0 C@c3,F@c5,i@c9,c@j10");
    IS(OP "C@c3,F@c5,i@c9,c@j10", "Fc5>d5 Cc3>d3", N7 "s0,0 C@d3,F@d5,i@c9,c@j10");
    IS(OP "C@c3,F@c5,i@c9,c@j10", "Fc5>d5 Fd5>e5", "commander_in_check /moves");
    IS(OP "C@c3,F@b5,i@c9,A@h1,c@j10", "Ah1>h2 Fb5>c5", N7 "s0,0 A@h2,C@c3,F@c5,i@c9,c@j10");
    harness_end(&c);
}
END_TEST

#define MATED "C@-a-1,i@f-1,F@f3,i@-a6,i@g7,c@j10"

START_TEST(r7_5_a_mated_side_plays_on_until_the_commander_falls)
{
    struct ctx c = harness_ctx();
    IS(P MATED, "Ff3>f4", N7 "s0,0 C@-a-1,i@f-1,F@f4,i@-a6,i@g7,c@j10");
    IS(P MATED, "--", "str1/2 e1 t7 N p1,0 r0,0 s0,0 " MATED);
    IS(P MATED, "C-a-1>a1", "commander_into_check /moves/0"); /* the first half still binds */
    harness_end(&c);
}
END_TEST

START_TEST(r7_5_placements_and_operations_do_not_count_as_ways_out)
{
    struct ctx c = harness_ctx();
    /* Two checks: only an operation or two drops could answer both, so the side counts as mated and is free. */
    IS("str1/2 e1 t6 S p2,0 r0,0 s0,0 " MATED, "Ff3>f4", N7 "s0,0 C@-a-1,i@f-1,F@f4,i@-a6,i@g7,c@j10");
    IS("str1/2 e1 t6 S p0,0 r1,0 s0,0 " MATED, "+Fj1 --",
       "str1/2 e1 t7 N p1,0 r0,0 s0,0 C@-a-1,i@f-1,F@j1,F@f3,i@-a6,i@g7,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r7_5a_taking_the_enemy_commander_answers_every_check)
{
    struct ctx c = harness_ctx();
    /* In check by c9, with the Commander to be had: the reply makes it a draw, but the movement is legal. */
    IS(P "C@c3,I@j4,i@c9,c@j10", "Ij4xj10", "str1/2 e1 t7 N p0,0 r0,0 s8,8 i@c3,I@j10");
    IS(P "C@c3,I@c5,a@h1,c@c9", "Ic5xc9", N7 "s8,0 a@h1,C@c3,I@c9");
    harness_end(&c);
}
END_TEST

START_TEST(r7_6_direct_checks_are_called_and_no_others)
{
    struct ctx c = harness_ctx();
    game_state *s = help_game(&c, P "C@a1,I@c3,c@j10", NULL);
    ck_assert_str_eq(help_turn(&c, s, "Ic3>c10"), "");
    ck_assert_str_eq(help_told(0), "7 S Ic3>c10!");
    ck_assert_str_eq(help_json(&c, help_told_facts(0), "check"), "true");
    s = help_game(&c, P "C@a1,A@c3,a@c5,c@c8,F@h1", NULL); /* a chain threatens: nobody says so */
    ck_assert_str_eq(help_turn(&c, s, "Fh1>h2"), "");
    ck_assert_str_eq(help_told(0), "7 S Fh1>h2");
    harness_end(&c);
}
END_TEST

/* ---- check and counting against brute force ---------------------------------------------------------------------- */

static void scatter(struct ctx *c, struct rng *rng, struct position **ret_position)
{
    struct position *p = position_new(c->pool, law_find(NULL), 2, (int)rng_below(rng, 3), 4);
    int side = START_SIDE + 2 * p->expansions, pieces = 6 + (int)rng_below(rng, 22);
    for (int seat = 0; seat < 2; seat++) squares_need(c->pool, &p->own[seat], 80);
    p->turns = 6;
    p->side = (int)rng_below(rng, 2);
    for (int i = 0; i < pieces; i++) {
        struct spot at = {(int)rng_below(rng, (uint64_t)side) - p->expansions,
                          (int)rng_below(rng, (uint64_t)side) - p->expansions, 0};
        if (i > 2 && rng_percent(rng, 60)) at.x = square_x(p, p->commander[0]); /* crowded lines */
        square s = square_at(p, at);
        if (p->cell[s] != EMPTY) continue;
        int seat = i < 2 ? i : (int)rng_below(rng, 2), top = (int)rng_below(rng, 2);
        int kind = i < 2 ? COMMANDER : INTERDICTOR + (int)rng_below(rng, 3);
        bool stack = rng_percent(rng, 25) && (i < 2 || kind != FORTIFIER);
        position_put(
            p, s, stack ? cell_stack(i < 2 ? top : seat, i < 2 ? seat : top, kind) : cell_single(seat, kind));
    }
    *ret_position = p;
}

/* R7.1 word by word: an enemy movement whose first leg captures. */
static bool could_be_taken(struct position *p, int seat)
{
    int side = p->side;
    bool found = false;
    p->side = 1 - seat;
    for (int i = 0; i < p->own[p->side].n; i++) {
        struct unit units[2];
        int n = units_at(p, p->own[p->side].at[i], false, units);
        for (int j = 0; j < n; j++) {
            square to = p->commander[seat];
            bool takes = ACTS[units[j].role][p->target[p->side][p->cell[to]]] & (1 << CAPTURE);
            found |= takes && unit_reaches(p, &units[j], to);
        }
    }
    p->side = side;
    return found;
}

START_TEST(r7_check_equals_its_definition_in_scattered_positions)
{
    struct rng rng = rng_seeded(7);
    for (int i = 0; i < 20000; i++) {
        struct ctx c = harness_ctx();
        struct position *p;
        scatter(&c, &rng, &p);
        for (int seat = 0; seat < 2; seat++)
            if (p->commander[0] != NOWHERE && p->commander[1] != NOWHERE)
                ck_assert_msg(in_check(p, seat) == could_be_taken(p, seat), "%s", position_text(&c, p));
        harness_end(&c);
    }
}
END_TEST

START_TEST(counting_equals_listing_in_scattered_positions)
{
    struct rng rng = rng_seeded(8);
    for (int i = 0; i < 20000; i++) {
        struct ctx c = harness_ctx();
        struct position *p;
        scatter(&c, &rng, &p);
        if (p->commander[0] == NOWHERE || p->commander[1] == NOWHERE) {
            harness_end(&c);
            continue;
        }
        struct movements list = movements_new(c.pool, 256), scratch = movements_new(c.pool, 256);
        int safe = 0;
        const char *before = position_text(&c, p);
        all_movements(p, &list);
        for (int k = 0; k < list.n; k++) safe += movement_is_safe(p, &list.at[k]);
        ck_assert_msg(count_movements(p, false, &scratch) == list.n, "%s", before);
        ck_assert_msg(count_movements(p, true, &scratch) == safe, "%s: %d are safe", before, safe);
        for (int k = 0; k < list.n; k++) { /* done and undone leaves no trace */
            struct edits edits;
            movement_do(p, &list.at[k], &edits);
            movement_undo(p, &edits);
        }
        ck_assert_str_eq(position_text(&c, p), before);
        harness_end(&c);
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: the Commander");
    HARNESS_ADD(s, r7_1_check_is_a_first_leg_that_could_capture);
    HARNESS_ADD(s, r7_1_adjacent_commanders_check_each_other_even_from_a_fortifier);
    HARNESS_ADD(s, r7_2_the_commander_steps_only_in_check_and_captures_always);
    HARNESS_ADD(s, r7_3_a_friend_that_reaches_the_commander_may_swap);
    HARNESS_ADD(s, r7_4_the_commander_does_not_place_itself_in_check);
    HARNESS_ADD(s, r7_4_the_first_half_does_not_ask_for_mutual_check);
    HARNESS_ADD(s, r7_4_a_turn_does_not_end_in_check_unless_the_enemy_is_too);
    HARNESS_ADD(s, r7_4_a_chain_may_not_empty_the_line_to_its_commander);
    HARNESS_ADD(s, r7_4_operations_may_pass_through_check_but_not_end_in_it);
    HARNESS_ADD(s, r7_5_a_mated_side_plays_on_until_the_commander_falls);
    HARNESS_ADD(s, r7_5_placements_and_operations_do_not_count_as_ways_out);
    HARNESS_ADD(s, r7_5a_taking_the_enemy_commander_answers_every_check);
    HARNESS_ADD(s, r7_6_direct_checks_are_called_and_no_others);
    HARNESS_ADD(s, r7_check_equals_its_definition_in_scattered_positions);
    HARNESS_ADD(s, counting_equals_listing_in_scattered_positions);
    return s;
}

TEST_MAIN(suite)
