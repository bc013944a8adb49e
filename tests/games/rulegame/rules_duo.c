/* rules_duo.c - two at one board (R8.7, R12): whose turn it is, what each is paid, who opens a series, and what happens to the one whose
 * partner leaves. */
#include "games/rulegame/state.h"
#include "harness.h"
#include <string.h>

struct table_of_two {
    struct ctx c;
    game_state *state;
};

static struct table_of_two begin(const char *variant, const char *options)
{
    struct table_of_two t = {.c = harness_ctx()};
    struct setting setting = {.variant = variant_find(&GAME_rulegame, variant), .seats = 2, .seed = 5};
    setting.options = rulegame_options(&t.c, setting.variant, json_own(&t.c, options), 2, setting.seat);
    ck_assert_msg(setting.options != NULL, "%s", t.c.failure.detail);
    t.state = rulegame_setup(&t.c, &setting);
    return t;
}

static int first_piece(const game_state *state)
{
    int piece = 0;
    while (!episode_has(state->series[0].episode, piece)) piece++;
    return piece;
}

/* The state goes through its saved text between any two events. */
static void again(struct table_of_two *t)
{
    json_object *saved = rulegame_save(&t->c, t->state);
    game_state *loaded = rulegame_load(&t->c, saved, GAME_rulegame.save_version);
    ck_assert_msg(loaded != NULL, "%s: %s", t->c.failure.detail, json_text(&t->c, saved));
    ck_assert_str_eq(json_text(&t->c, rulegame_save(&t->c, loaded)), json_text(&t->c, saved));
    t->state = loaded;
}

static const char *event(struct table_of_two *t, enum event_kind kind, int seat, game_order *order)
{
    struct event e = {.kind = kind, .seat = kind == EVENT_TURN ? -1 : seat};
    struct outcome outcome;
    struct tale tale = tale_new(t->c.pool);
    if (order) e.orders[seat] = order;
    else if (kind == EVENT_TURN) e.late = 1u << seat;
    if (!rulegame_apply(&t->c, t->state, &e, &tale, &outcome)) return NULL;
    again(t);
    const char *told = "";
    for (int i = 0; i < tale.count; i++) told = pool_print(t->c.pool, "%s|%s", told, tale.lines[i].text);
    return told;
}

static game_order *order_of(struct table_of_two *t, int piece, int bucket)
{
    game_order *order = pool_take(t->c.pool, sizeof *order);
    *order = (game_order){.type = bucket < 0 ? ORDER_PICK : ORDER_MOVE,
                          .piece = piece,
                          .cell = -1,
                          .bucket = bucket,
                          .attempt = -1};
    return order;
}

/* Under (bucket:0): + is accepted, - denied, . a good pick; the digit before says whose turn it must be. */
static void play(struct table_of_two *t, const char *script)
{
    for (; *script; script += 2) {
        int seat = *script - '0', bucket = script[1] == '.' ? -1 : script[1] == '-';
        struct standing now = rulegame_standing(t->state);
        ck_assert_msg(now.owes == 1u << seat, "at %s it is the turn of %x", script, now.owes);
        ck_assert_int_eq(now.turn[0], now.turn[1]);
        game_order *order = order_of(t, first_piece(t->state), bucket);
        ck_assert_ptr_null(event(t, EVENT_TURN, 1 - seat, order));
        forgive(&t->c);
        ck_assert_ptr_nonnull(event(t, EVENT_TURN, seat, order));
        ck_assert_int_eq(rulegame_standing(t->state).turn[0], now.turn[0] + 1);
    }
}

static const char FOUR[] = "{\"rules\":\"(bucket:0)\",\"min_objects\":4,\"max_objects\":4,\"boards\":2%s}";

static struct table_of_two four(const char *variant, const char *more)
{
    struct ctx c = harness_ctx();
    struct table_of_two t = begin(variant, pool_print(c.pool, FOUR, more));
    harness_end(&c);
    return t;
}

START_TEST(partners_take_turns_whatever_comes_across_boards_and_share_the_points)
{
    struct table_of_two t = four("coop", "");
    play(&t, "0+1+0-1+0.1+");
    const struct series *s = t.state->series;
    ck_assert(s[0].n_result == 1 && s[1].n_result == 1 && s[1].result[0].errors == 4);
    ck_assert_int_eq(s[0].result[0].points, points_for(2, 10, 4));
    play(&t, "0+1+0+1+"); /* the second series of two boards begins, and the other one opens it */
    ck_assert_int_eq(t.state->series[0].round, 1);
    play(&t, "1+0+1+0+1+0+1+0-1+");
    struct standing now = rulegame_standing(t.state);
    ck_assert(now.over && now.place[0] == 1 && now.place[1] == 1);
    ck_assert_int_eq(now.score[0], points_for(2, 10, 4) + 10 + 10 + points_for(2, 10, 2));
    ck_assert_int_eq(now.score[0], now.score[1]);
    harness_end(&t.c);
}
END_TEST

static const char SIX[] = "{\"rules\":\"(bucket:0)\",\"min_objects\":6,\"max_objects\":6,\"boards\":2%s}";

START_TEST(partners_who_have_mastered_the_rule_are_done_in_any_series)
{
    static const struct {
        const char *more, *script;
        bool over;
        int boards, round;
    } CASES[] = {
        {",\"until_mastered\":true", "0+1+0+1+0+1+0+1+0+1+", true, 2, 0},
        {",\"until_mastered\":true", "0+1+0+1+0+1+0+1+0+1-", false, 1, 0},
        {"", "0+1+0+1+0+1+0+1+0+1+", true, 2, 0},
        {",\"until_mastered\":false", "0+1+0+1+0+1+0+1+0+1+", false, 1, 0},
        {",\"until_mastered\":true", "0+1+0+1+0+1+0+1+0+1-0+1+0+1+0+1+0+1+0+1+0+1+0+", true, 4, 1},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        struct table_of_two t = begin("coop", pool_print(c.pool, SIX, CASES[i].more));
        harness_end(&c);
        play(&t, CASES[i].script);
        const struct series *s = t.state->series;
        struct standing now = rulegame_standing(t.state);
        ck_assert_msg(now.over == CASES[i].over, "case %zu", i);
        ck_assert_int_eq(s->n_result, CASES[i].boards);
        ck_assert_int_eq(s->round, CASES[i].round);
        if (now.over) {
            ck_assert_int_eq(s->result[s->n_result - 1].finish, FINISH_WON_EARLY);
            ck_assert_int_eq(now.score[0], now.score[1]);
        }
        harness_end(&t.c);
    }
}
END_TEST

START_TEST(a_rival_keeps_the_turn_by_success_and_loses_it_by_failure)
{
    struct table_of_two t = four("adversarial", "");
    play(&t, "0+0.0+0-1+1-0+"); /* seat 0: three removed, 2 half errors for the denial and 2 for the pick */
    const struct series *s = t.state->series;
    ck_assert(s[0].result[0].own == 3 && s[0].result[0].errors == 4);
    ck_assert(s[1].result[0].own == 1 && s[1].result[0].errors == 2);
    ck_assert_int_eq(s[0].result[0].points, 5); /* (2 + 8 * 0.5) * 3/4 = 4.5 */
    ck_assert_int_eq(s[1].result[0].points, 2); /* (2 + 8 * 0.817574) / 4 = 2.135148 */
    play(&t, "0+0+0+0+1+1+1+1+1+1+1+1+");
    struct standing now = rulegame_standing(t.state);
    ck_assert(now.over && now.score[0] == 15 && now.score[1] == 22);
    ck_assert(now.place[0] == 2 && now.place[1] == 1);
    harness_end(&t.c);
}
END_TEST

START_TEST(equal_rivals_draw)
{
    struct table_of_two t = four("adversarial", ",\"series\":1");
    play(&t, "0+0+0-1+1+1+1+1-0+0+");
    struct standing now = rulegame_standing(t.state);
    ck_assert(now.over && now.score[0] == now.score[1]);
    ck_assert(now.place[0] == 1 && now.place[1] == 1);
    harness_end(&t.c);
}
END_TEST

START_TEST(streaks_are_each_rivals_own_and_after_an_early_win_the_loser_opens)
{
    struct table_of_two t = four("adversarial",
                                 ",\"incentive\":\"doubling\",\"x2_after\":2,\"x4_after\":3,\"series\":3");
    play(&t, "0+0-1+1-0+0+");
    ck_assert(t.state->series[0].promised == 2 && t.state->series[1].promised == 1);
    play(&t, "0+"); /* the third in a row: the board ends, and with it the series of two */
    ck_assert(t.state->series[0].result[1].finish == FINISH_WON_EARLY && t.state->series[0].round == 1);
    ck_assert(t.state->series[0].banked == 4 * (6 + 10) && t.state->series[1].banked == 2);
    play(&t, "1+1+1+0+"); /* seat 1 opens and wins early, so seat 0 opens the third */
    harness_end(&t.c);
}
END_TEST

START_TEST(who_walks_away_leaves_the_other_its_points_and_the_win)
{
    static const char *const VARIANTS[] = {"adversarial", "coop"};
    for (int v = 0; v < 2; v++) {
        struct table_of_two t = four(VARIANTS[v], "");
        if (v == 0) play(&t, "0+0+0+0+0-");
        else play(&t, "0+1+0+1+0-");
        ck_assert_ptr_null(event(&t, EVENT_TURN, 0, NULL)); /* seat 1 is to move */
        forgive(&t.c);
        ck_assert_str_eq(event(&t, EVENT_TURN, 1, NULL), "|flag");
        struct standing now = rulegame_standing(t.state);
        const struct series *s = t.state->series;
        ck_assert(now.over && now.place[0] == 1 && now.place[1] == 2 && now.score[0] == 10);
        ck_assert_str_eq(now.reason, "flag");
        ck_assert(s[1].result[1].finish == FINISH_WALKED_AWAY && s[1].result[1].points == 0);
        ck_assert(s[0].result[1].finish == FINISH_ABANDONED && s[0].result[1].points == 0);
        ck_assert_ptr_null(event(&t, EVENT_TURN, 0, order_of(&t, 0, 0)));
        harness_end(&t.c);
    }
}
END_TEST

START_TEST(resigning_loses_to_a_rival_and_ends_it_for_a_pair_and_a_draw_is_one)
{
    struct table_of_two rivals = four("adversarial", ""), pair = four("coop", ""),
                        agreed = four("adversarial", "");
    play(&rivals, "0+0+0+0+");
    ck_assert_str_eq(event(&rivals, EVENT_RESIGN, 0, NULL), "|resign");
    struct standing now = rulegame_standing(rivals.state);
    ck_assert(now.over && now.place[0] == 2 && now.place[1] == 1 && now.score[0] == 10);
    play(&pair, "0+");
    ck_assert_str_eq(event(&pair, EVENT_RESIGN, 0, NULL), "|resign");
    now = rulegame_standing(pair.state);
    ck_assert(now.over && now.place[0] == 1 && now.place[1] == 1);
    play(&agreed, "0+0+0+0+0-");
    ck_assert_str_eq(event(&agreed, EVENT_DRAW, -1, NULL), "|agreement");
    now = rulegame_standing(agreed.state);
    ck_assert(now.over && now.place[0] == 1 && now.place[1] == 1 && now.score[0] == 10);
    harness_end(&rivals.c);
    harness_end(&pair.c);
    harness_end(&agreed.c);
}
END_TEST

START_TEST(series_are_for_two_and_twenty_boards_at_most)
{
    static const struct {
        const char *variant, *options, *code;
    } REFUSED[] = {{"solo", "{\"series\":2}", "bad_options"},
                   {"race", "{\"series\":1}", "bad_options"},
                   {"coop", "{\"series\":3,\"boards\":7}", "bad_range"},
                   {"adversarial", "{\"series\":0}", "bad_options"}};
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++) {
        struct ctx c = harness_ctx();
        const struct variant *variant = variant_find(&GAME_rulegame, REFUSED[i].variant);
        ck_assert_ptr_null(rulegame_options(&c, variant, json_own(&c, REFUSED[i].options), 2, NULL));
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_OPTIONS);
        ck_assert_str_eq(c.failure.problems[0].path, "/series");
        harness_end(&c);
    }
}
END_TEST

/* ---- by luck, against the rule written down a second time ---- */

struct own_count { /* of one rival on one board */
    int cost, removed, failed_last;
    double weight;
};

static double weight_of(int errors)
{
    static const double T[] = {.952574, .904651, .817574, .679179, .5,      .320821, .182426, .095349,
                               .047426, .022977, .010987, .00522,  .002473, .00117,  .000553, .000261,
                               .000123, .000058, .000028, .000013, .000006, .000003, .000001, .000001};
    return errors < 24 ? T[errors] : 0;
}

static void check_board(const game_state *state, const struct own_count count[2], int board)
{
    int all = count[0].removed + count[1].removed;
    for (int seat = 0; seat < 2; seat++) {
        const struct board_result *result = &state->series[seat].result[board];
        double part = (2 + 8 * weight_of(count[seat].cost - 2 * count[seat].removed)) * count[seat].removed /
                      all;
        ck_assert_int_eq(result->done, all);
        ck_assert_int_eq(result->own, count[seat].removed);
        ck_assert_msg(result->points >= part - 0.5000001 && result->points <= part + 0.5000001, "%d for %f",
                      result->points, part);
    }
}

static void rivals_by_luck(uint64_t seed)
{
    struct table_of_two t = begin("adversarial", "{\"level\":\"pendulum\",\"boards\":3,\"series\":2}");
    struct rng luck = rng_seeded(seed);
    struct own_count count[2] = {{0}};
    int mover = 0, boards = 0;
    while (!t.state->reason) {
        const struct series *s = &t.state->series[mover];
        int piece = (int)rng_below(&luck, (uint64_t)s->pieces), bucket = (int)rng_below(&luck, 5) - 1;
        ck_assert_int_eq(rulegame_standing(t.state).owes, 1u << mover);
        if (!episode_has(s->episode, piece)) continue;
        uint8_t buckets = episode_buckets(s->episode, piece);
        bool fine = bucket < 0 ? buckets != 0 : buckets >> bucket & 1;
        ck_assert_ptr_nonnull(event(&t, EVENT_TURN, mover, order_of(&t, piece, bucket)));
        count[mover].cost += 2;
        count[mover].removed += fine && bucket >= 0;
        if (!fine) mover = 1 - mover;
        if (t.state->series[0].n_result == boards) continue;
        check_board(t.state, count, boards++);
        memset(count, 0, sizeof count);
        if (boards == 3) mover = 1; /* the second series */
    }
    ck_assert_int_eq(boards, 6);
    harness_end(&t.c);
}

START_TEST(rivals_by_luck_are_paid_by_the_rule)
{
    for (uint64_t seed = 1; seed <= 12; seed++) rivals_by_luck(seed);
}
END_TEST

START_TEST(bots_play_both_to_the_end)
{
    static const char *const VARIANTS[] = {"adversarial", "coop"};
    for (int i = 0; i < 2 * 3; i++) {
        struct table_of_two t = begin(VARIANTS[i % 2], "{\"level\":\"cabinet\",\"boards\":2}");
        struct rng luck = rng_seeded((uint64_t)i);
        json_object *memory = NULL;
        while (!t.state->reason) {
            int seat = t.state->duo.mover;
            game_known *known = rulegame_know(&t.c, t.state, seat, (struct table){.briefly = true});
            ck_assert_ptr_null(rulegame_choose(
                &t.c, rulegame_know(&t.c, t.state, 1 - seat, (struct table){0}), 1, &luck, &memory));
            forgive(&t.c);
            game_order *order = rulegame_choose(&t.c, known, 1 + i / 2, &luck, &memory);
            ck_assert_ptr_nonnull(order);
            ck_assert_ptr_nonnull(event(&t, EVENT_TURN, seat, order));
        }
        ck_assert_str_eq(t.state->reason, "finished");
        harness_end(&t.c);
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("rulegame duo");
    HARNESS_ADD(s, partners_take_turns_whatever_comes_across_boards_and_share_the_points);
    HARNESS_ADD(s, partners_who_have_mastered_the_rule_are_done_in_any_series);
    HARNESS_ADD(s, a_rival_keeps_the_turn_by_success_and_loses_it_by_failure);
    HARNESS_ADD(s, equal_rivals_draw);
    HARNESS_ADD(s, streaks_are_each_rivals_own_and_after_an_early_win_the_loser_opens);
    HARNESS_ADD(s, who_walks_away_leaves_the_other_its_points_and_the_win);
    HARNESS_ADD(s, resigning_loses_to_a_rival_and_ends_it_for_a_pair_and_a_draw_is_one);
    HARNESS_ADD(s, series_are_for_two_and_twenty_boards_at_most);
    HARNESS_ADD(s, rivals_by_luck_are_paid_by_the_rule);
    HARNESS_ADD(s, bots_play_both_to_the_end);
    return s;
}
TEST_MAIN(suite)
