/* rules_bot_strong.c - Marshal (R19.3): what he must see, what he must not do, and that he keeps to his budget. */
#include "stratic_help.h"
#include <stdio.h>
#include <string.h>

enum { MARSHAL = 3, SERGEANT = 2, WON = 100000 };

static struct advice advise(struct ctx *c, const char *position, int nodes, int lines)
{
    struct advice advice;
    game_state *s = help_game(c, position, NULL);
    game_known *known = help_know(c, s, s->position->side);
    ck_assert(GAME_stratic.advise(c, known, (struct question){nodes, lines}, &advice));
    ck_assert_int_le(advice.nodes, nodes);
    ck_assert_int_le(advice.n, lines);
    return advice;
}

static const char *best(struct ctx *c, const char *position)
{
    struct advice advice = advise(c, position, ADVICE_NODES, 1);
    ck_assert_int_eq(advice.n, 1);
    return turn_text(c, advice.best[0].order, 2);
}

static const char *chosen(struct ctx *c, const char *position, uint64_t seed)
{
    struct rng rng = rng_seeded(seed);
    game_state *s = help_game(c, position, NULL);
    game_order *order = GAME_stratic.choose(c, help_know(c, s, s->position->side), MARSHAL, &rng, NULL);
    ck_assert_ptr_nonnull(order);
    return turn_text(c, order, 2);
}

START_TEST(r19_3_takes_the_commander_in_one)
{
    struct ctx c = harness_ctx();
    const char *position = "str1/2 e1 t7 N p0,0 r0,0 s0,0 F@a1,C@c3,A@h2,i@c9,a@e7,c@j10";
    for (uint64_t seed = 0; seed < 5; seed++) ck_assert_str_eq(chosen(&c, position, seed), "Ic9xc3");
    struct advice advice = advise(&c, position, 200, 1);
    ck_assert_int_eq(advice.best[0].score, WON - 1);
    harness_end(&c);
}
END_TEST

START_TEST(r4_3_takes_the_commander_by_an_operation)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(best(&c, "str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,A@c3,I@h5,fc@c5"), "Ac3%c5 Ih5xc5");
    struct advice advice = advise(&c, "str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,I@b4,a@h3,c@j10", ADVICE_NODES, 1);
    ck_assert_int_eq(advice.best[0].score, WON - 1);
    ck_assert_int_eq(advice.best[0].order->move_n, 2);
    harness_end(&c);
}
END_TEST

/* R10.2: with the reply removed first the same capture wins. */
START_TEST(r10_2_removes_the_reply_before_it_takes)
{
    struct ctx c = harness_ctx();
    const char *text = best(&c, "str1/2 e1 t7 N p0,2 r0,0 s0,0 C@c3,I@j4,i@c9,a@j5,c@j10");
    ck_assert_str_eq(text, "Aj5xj4 Ic9xc3");
    harness_end(&c);
}
END_TEST

START_TEST(r10_2_avoids_a_reply_draw_when_ahead_and_takes_it_when_behind)
{
    struct ctx c = harness_ctx();
    const char *ahead = "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@c3,I@j4,i@c9,i@a9,a@g7,a@h7,f@i9,c@j10";
    const char *behind = "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@c3,I@j4,I@a2,I@b8,A@a5,A@e5,A@g5,i@c9,c@j10";
    ck_assert_str_ne(best(&c, ahead), "Ic9xc3");
    ck_assert_str_eq(best(&c, behind), "Ic9xc3");
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: the strong bot");
    HARNESS_ADD(s, r19_3_takes_the_commander_in_one);
    HARNESS_ADD(s, r4_3_takes_the_commander_by_an_operation);
    HARNESS_ADD(s, r10_2_removes_the_reply_before_it_takes);
    HARNESS_ADD(s, r10_2_avoids_a_reply_draw_when_ahead_and_takes_it_when_behind);
    return s;
}

TEST_MAIN(suite)
