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
    ck_assert(GAME_stratic.study->advise(c, known, (struct question){nodes, lines}, &advice));
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

/* Both sides can only wait: left to himself he passes, but not a fifth time. */
START_TEST(r19_3_passes_four_times_in_a_row_at_most)
{
    struct ctx c = harness_ctx();
    int run = 0, longest = 0;
    struct rng rng = rng_seeded(7);
    json_object *memory = NULL;
    game_state *s = help_game(&c, "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,F@a2,F@b1,F@b2,c@j10,f@j9,f@i10,f@i9",
                              NULL);
    for (int i = 0; i < 24 && !GAME_stratic.standing(s).over; i++) {
        int side = s->position->side;
        struct event event = {.kind = EVENT_TURN, .seat = -1};
        struct outcome outcome = {0};
        json_object *other = NULL;
        game_order *order = GAME_stratic.choose(&c, help_know(&c, s, side), MARSHAL, &rng,
                                                side == 0 ? &memory : &other);
        ck_assert_ptr_nonnull(order);
        if (side == 0) run = order->move_n ? 0 : run + 1;
        if (run > longest) longest = run;
        event.orders[side] = order;
        ck_assert(GAME_stratic.apply(&c, s, &event, NULL, &outcome));
    }
    ck_assert_int_le(longest, 4);
    struct rng again = rng_seeded(7);
    game_state *quiet = help_game(
        &c, "str1/2 e1 t6 S p2,0 r0,0 s0,0 C@a1,F@a2,F@b1,F@b2,c@j10,f@j9,f@i10,f@i9", NULL);
    json_object *four = json_new_object(&c);
    json_add_int(four, "passes", 4);
    ck_assert_int_gt(GAME_stratic.choose(&c, help_know(&c, quiet, 0), MARSHAL, &again, &four)->move_n, 0);
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

/* ---- what must not happen ---------------------------------------------------------------------------------------- */

/* Could the side to move take the Commander in this turn? Written from R4.3 and R5, by trying everything. */
static bool commander_can_fall(struct ctx *c, struct position *p, int movements)
{
    struct movements list = movements_new(c->pool, 256);
    bool falls = false;
    all_movements(p, &list);
    for (int i = 0; i < list.n && !falls; i++) {
        struct edits edits;
        movement_do(p, &list.at[i], &edits);
        falls = p->commander[1 - p->side] == NOWHERE;
        if (!falls && movements > 1) falls = commander_can_fall(c, p, movements - 1);
        movement_undo(p, &edits);
    }
    return falls;
}

/* The game after Marshal's turn from there. */
static game_state *after_marshal(struct ctx *c, const char *position, uint64_t seed)
{
    struct rng rng = rng_seeded(seed);
    struct outcome outcome;
    game_state *s = help_game(c, position, NULL);
    struct event e = {.kind = EVENT_TURN, .seat = -1};
    int side = s->position->side;
    e.orders[side] = GAME_stratic.choose(c, help_know(c, s, side), MARSHAL, &rng, NULL);
    ck_assert(GAME_stratic.apply(c, s, &e, NULL, &outcome));
    return s;
}

START_TEST(r19_3_does_not_leave_the_commander_to_be_taken)
{
    static const char *const THREATS[] = {
        /* the second leg of a chain (R7.1: no check), while a Fortifier stands to be taken */
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@e1,A@e3,I@a7,a@e5,f@a9,c@j10",
        /* an operation of the other side: any check would be the end */
        "str1/2 e1 t6 S p0,2 r0,0 s0,0 C@a1,F@a2,F@b1,F@b2,I@h3,i@e9,f@h9,c@j10",
        /* the only shield could take something */
        "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@e1,I@e4,i@e9,f@h4,c@j10,A@a1",
    };
    for (size_t i = 0; i < sizeof THREATS / sizeof *THREATS; i++) {
        struct ctx c = harness_ctx();
        game_state *s = after_marshal(&c, THREATS[i], i);
        struct position *p = position_copy(c.pool, s->position, 0);
        bool falls = s->status == IN_PLAY && commander_can_fall(&c, p, p->passes[p->side] >= 2 ? 2 : 1);
        ck_assert_msg(!falls, "%s: %s", THREATS[i], s->last);
        harness_end(&c);
    }
}
END_TEST

/* ---- budget, sameness, legality ----------------------------------------------------------------------------------- */

static const char *const POSITIONS[] = {
    "str1/2 e1 t8 S p0,0 r0,0 s5,3 "
    "C@d1,F@c2,F@d2,F@e2,A@h2,I@f3,A@c4,F@g4,a@c6,f@d6,f@h6,i@b7,f@e7,a@g7,f@d9,f@e9,f@f9,"
    "c@e10",
    "str1/2 e2 t12 S p2,1 r0,0 s0,0 A@b1,C@d1,F@d2,FI@e2,FA@c3,a@i4,fA@g5,f@c6,Fi@f7,fa@d8,f@h8,c@e10",
    "str1/2 e2 t12 S p0,2 r3,2 s0,0 A@b1,C@d1,F@d2,FI@e2,FA@c3,a@i4,fA@g5,f@c6,Fi@f7,fa@d8,f@h8,c@e10",
};
enum { SAMPLES = sizeof POSITIONS / sizeof *POSITIONS };

START_TEST(r19_3_keeps_to_its_nodes_and_always_has_an_answer)
{
    static const int NODES[] = {1, 2, 7, 50, 333, 5000, ADVICE_NODES};
    for (int i = 0; i < SAMPLES; i++)
        for (size_t j = 0; j < sizeof NODES / sizeof *NODES; j++)
            for (int lines = 1; lines <= ADVICE_LINES; lines += 4) {
                struct ctx c = harness_ctx();
                struct advice advice = advise(&c, POSITIONS[i], NODES[j], lines);
                ck_assert_int_eq(advice.n, lines);
                for (int k = 1; k < advice.n; k++)
                    ck_assert_int_ge(advice.best[k - 1].score, advice.best[k].score);
                harness_end(&c);
            }
}
END_TEST

START_TEST(r19_3_the_same_question_has_the_same_answer)
{
    struct ctx c = harness_ctx();
    for (int i = 0; i < SAMPLES; i++) {
        struct advice one = advise(&c, POSITIONS[i], 3000, 3), other = advise(&c, POSITIONS[i], 3000, 3);
        for (int k = 0; k < 3; k++) {
            ck_assert_int_eq(one.best[k].score, other.best[k].score);
            ck_assert_str_eq(turn_text(&c, one.best[k].order, 2), turn_text(&c, other.best[k].order, 2));
        }
        ck_assert_str_eq(chosen(&c, POSITIONS[i], 5), chosen(&c, POSITIONS[i], 5));
    }
    harness_end(&c);
}
END_TEST

/* Every order of an expected line stands where it is expected. */
static void follow_line(struct ctx *c, const game_state *from, const struct advised *advised)
{
    game_state *s = GAME_stratic.copy(c, from);
    for (int i = 0; i < advised->n_line; i++) {
        struct verdicts v = {0};
        struct outcome outcome;
        struct event e = {.kind = EVENT_TURN, .seat = -1};
        int side = s->position->side;
        game_order *read = GAME_stratic.parse(c, GAME_stratic.write(c, advised->line[i]), &v);
        e.orders[side] = GAME_stratic.judge(c, help_know(c, s, side), read, true, &v);
        ck_assert_msg(e.orders[side] != NULL, "%s: ply %d, %s: %s", position_text(c, from->position), i,
                      turn_text(c, advised->line[i], 2), c->failure.detail);
        ck_assert(GAME_stratic.apply(c, s, &e, NULL, &outcome));
        ck_assert(s->status == IN_PLAY || i == advised->n_line - 1);
    }
}

/* One game of advice within so many nodes against a bot; the winner's seat or -1. */
static int play(int seat, int nodes, int lines, int level, uint64_t seed)
{
    struct ctx c = harness_ctx();
    struct rng rng = rng_seeded(seed);
    game_state *s = help_fresh(&c, "{\"turn_limit\":160}");
    for (struct standing st = GAME_stratic.standing(s); !st.over; st = GAME_stratic.standing(s)) {
        struct ctx t = harness_ctx();
        struct event e = {.kind = EVENT_TURN, .seat = -1};
        struct outcome outcome;
        for (int i = 0; i < 2; i++) {
            game_known *known = help_know(&t, s, i);
            struct advice advice = {0};
            if (!(st.owes >> i & 1)) continue;
            if (i == seat && s->position)
                ck_assert(GAME_stratic.study->advise(&t, known, (struct question){nodes, lines}, &advice));
            for (int k = 0; k < advice.n; k++) follow_line(&t, s, &advice.best[k]);
            int who = i == seat ? MARSHAL : level;
            e.orders[i] = advice.n ? advice.best[0].order : GAME_stratic.choose(&t, known, who, &rng, NULL);
        }
        ck_assert_msg(GAME_stratic.apply(&c, s, &e, NULL, &outcome), "%s", c.failure.detail);
        harness_end(&t);
    }
    int winner = s->result.winner;
    harness_end(&c);
    return winner;
}

START_TEST(r19_3_advice_and_its_lines_are_legal_all_the_way)
{
    for (uint64_t seed = 0; seed < 6; seed++) play((int)seed % 2, 150, 3, 1 + (int)seed % 3 / 2, seed);
}
END_TEST

START_TEST(r19_3_marshal_beats_sergeant_even_in_a_hurry)
{
    int won = 0;
    for (uint64_t seed = 0; seed < 6; seed++)
        won += play((int)seed % 2, 1000, 1, SERGEANT, 100 + seed) == (int)seed % 2;
    printf("Marshal with 1000 nodes a turn against Sergeant: %d won of 6\n", won);
    ck_assert_int_ge(won, 5);
}
END_TEST

START_TEST(advice_keeps_out_of_finished_games_and_says_nothing_before_the_reveal)
{
    struct ctx c = harness_ctx();
    struct advice advice;
    game_state *s = help_fresh(&c, NULL);
    ck_assert(GAME_stratic.study->advise(&c, help_know(&c, s, SOUTH), (struct question){100, 1}, &advice));
    ck_assert_int_eq(advice.n, 0);
    s = help_game(&c, POSITIONS[0], NULL);
    ck_assert(!GAME_stratic.study->advise(&c, help_know(&c, s, NORTH), (struct question){100, 1}, &advice));
    ck_assert_int_eq(c.failure.fault, FAULT_NOT_YOUR_TURN);
    forgive(&c);
    ck_assert(help_event(&c, s, EVENT_DRAW, -1, 0));
    ck_assert(!GAME_stratic.study->advise(&c, help_know(&c, s, SOUTH), (struct question){100, 1}, &advice));
    ck_assert_int_eq(c.failure.fault, FAULT_GAME_OVER);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: the strong bot");
    HARNESS_ADD(s, r19_3_takes_the_commander_in_one);
    HARNESS_ADD(s, r19_3_passes_four_times_in_a_row_at_most);
    HARNESS_ADD(s, r4_3_takes_the_commander_by_an_operation);
    HARNESS_ADD(s, r10_2_removes_the_reply_before_it_takes);
    HARNESS_ADD(s, r10_2_avoids_a_reply_draw_when_ahead_and_takes_it_when_behind);
    HARNESS_ADD(s, r19_3_does_not_leave_the_commander_to_be_taken);
    HARNESS_ADD(s, r19_3_keeps_to_its_nodes_and_always_has_an_answer);
    HARNESS_ADD(s, r19_3_the_same_question_has_the_same_answer);
    HARNESS_ADD(s, r19_3_advice_and_its_lines_are_legal_all_the_way);
    HARNESS_ADD(s, r19_3_marshal_beats_sergeant_even_in_a_hurry);
    HARNESS_ADD(s, advice_keeps_out_of_finished_games_and_says_nothing_before_the_reveal);
    return s;
}

TEST_MAIN(suite)
