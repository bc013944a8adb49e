/* test_alike.c - turns judged at positions written down here, and accounts compared with others whose numbers are. */
#include "harness.h"
#include "platform/model/alike.h"
#include "platform/model/fold.h"

/* South has several good turns; North can take the Commander in one. */
#define OPEN "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@e1,F@d3,F@e3,F@f3,A@b2,c@e10,f@d8,f@e8,f@f8,a@h9"
#define DECIDED "str1/2 e1 t7 N p0,0 r0,0 s0,0 F@a1,C@c3,A@h2,i@c9,a@e7,c@j10"

static const struct game *game;

static game_state *stand(struct ctx *c, const char *position)
{
    game = game_find("stratic");
    const struct seat_fact people[SEATS_MAX] = {{0}};
    struct setting setting = {
        .variant = game->variants, .options = game->options(c, game->variants, NULL, 2, people), .seats = 2};
    game_state *state = game_position(c, game, &setting, position);
    ck_assert_msg(state != NULL, "%s", c->failure.detail);
    return state;
}

static struct advice advised(struct ctx *c, const game_state *state, int seat)
{
    struct advice advice;
    ck_assert(game_advise(c, game, game->know(c, state, seat, (struct table){0}),
                          (struct question){.nodes = ALIKE_NODES, .lines = ADVICE_LINES}, &advice));
    return advice;
}

static struct alike_turn judged(struct ctx *c, const game_state *state, int seat, const game_order *played)
{
    struct alike_turn turn;
    ck_assert(alike_judge(c, game, state, seat, played, &turn));
    return turn;
}

START_TEST(the_first_choice_agrees_and_costs_nothing_the_others_do_not_agree)
{
    struct ctx c = harness_ctx();
    game_state *state = stand(&c, OPEN);
    struct advice advice = advised(&c, state, 0);
    ck_assert_int_eq(advice.n, ADVICE_LINES);
    for (int i = 0; i < advice.n; i++) {
        struct alike_turn turn = judged(&c, state, 0, advice.best[i].order);
        ck_assert(turn.judged);
        ck_assert_int_eq(turn.agreed, i == 0);
        ck_assert_int_eq(turn.lost, advice.best[0].score - advice.best[i].score);
    }
    harness_end(&c);
}
END_TEST

START_TEST(a_turn_in_a_decided_game_says_nothing)
{
    struct ctx c = harness_ctx();
    game_state *state = stand(&c, DECIDED);
    struct advice advice = advised(&c, state, 1);
    ck_assert_int_gt(advice.best[0].score, ALIKE_OPEN);
    ck_assert(!judged(&c, state, 1, advice.best[0].order).judged);
    harness_end(&c);
}
END_TEST

/* So many others, every second one with the first share and loss, the rest with the second. */
static struct alike_band band_of(int64_t n, int64_t share, int64_t other_share, int64_t loss,
                                 int64_t other_loss)
{
    struct alike_band band = {.peers = n};
    for (int64_t i = 0; i < n; i++) {
        int64_t s = i % 2 ? other_share : share, l = i % 2 ? other_loss : loss;
        band.share += s, band.share_squares += s * s;
        band.loss += l, band.loss_squares += l * l;
    }
    return band;
}

START_TEST(an_account_stands_out_when_it_agrees_far_more_often_than_others)
{
    struct alike_finding found;
    struct alike_band band = band_of(10, 80, 120, 90, 110);
    /* sqrt(100 * 900 / 100) = 30 is more than the spread of 21; 30 * sqrt(1.1) = 31.5 */
    ck_assert(alike_compare(&(struct alike_sums){5, 100, 42, 3000}, &band, &found));
    ck_assert_int_eq(found.share, 420);
    ck_assert_int_eq(found.share_usual, 100);
    ck_assert_int_eq(found.share_z, 1017);
    ck_assert_int_eq(found.loss_usual, 100);
    ck_assert_int_eq(found.loss_z, 633); /* sqrt(1000 / 9) * sqrt(1.1) = 11.06, and 70 less is lost */
    ck_assert(found.unusual);
    ck_assert(alike_compare(&(struct alike_sums){5, 100, 22, 9000}, &band, &found));
    ck_assert_int_eq(found.share_z, 381);
    ck_assert(!found.unusual);
    ck_assert(alike_compare(&(struct alike_sums){5, 100, 0, 12000}, &band, &found));
    ck_assert(!found.unusual && found.share_z < 0 && found.loss_z < 0);
}
END_TEST

START_TEST(where_others_differ_much_more_is_needed)
{
    struct alike_finding found;
    struct alike_band band = band_of(10, 0, 400, 100, 100);
    ck_assert(alike_compare(&(struct alike_sums){9, 1000, 700, 0}, &band, &found));
    ck_assert_int_eq(found.share_usual, 200);
    ck_assert(!found.unusual);
    band = band_of(10, 0, 10, 0, 0); /* where nobody agrees, a few turns are many deviations */
    ck_assert(alike_compare(&(struct alike_sums){9, 1000, 90, 0}, &band, &found));
    ck_assert(found.share_z > ALIKE_UNUSUAL && !found.unusual);
    band = band_of(10, 0, 0, 0, 0); /* nor does a spread of nothing divide by nothing */
    ck_assert(alike_compare(&(struct alike_sums){9, 1000, 1000, 0}, &band, &found));
    ck_assert_int_eq(found.share_z, 9999);
}
END_TEST

START_TEST(too_few_games_turns_or_others_are_not_compared)
{
    struct alike_finding found;
    struct alike_band band = band_of(ALIKE_PEERS, 80, 120, 90, 110),
                      few = band_of(ALIKE_PEERS - 1, 80, 120, 90, 110);
    ck_assert(alike_compare(&(struct alike_sums){ALIKE_GAMES, ALIKE_TURNS, 90, 0}, &band, &found));
    ck_assert(!alike_compare(&(struct alike_sums){ALIKE_GAMES - 1, 900, 800, 0}, &band, &found));
    ck_assert(!alike_compare(&(struct alike_sums){90, ALIKE_TURNS - 1, 90, 0}, &band, &found));
    ck_assert(!alike_compare(&(struct alike_sums){90, 900, 800, 0}, &few, &found));
    ck_assert(!alike_compare(&(struct alike_sums){0}, &(struct alike_band){0}, &found));
    ck_assert(!found.unusual);
    ck_assert_int_eq(alike_share(&(struct alike_sums){0}) + alike_loss(&(struct alike_sums){0}), 0);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("platform/alike");
    HARNESS_ADD(s, the_first_choice_agrees_and_costs_nothing_the_others_do_not_agree);
    HARNESS_ADD(s, a_turn_in_a_decided_game_says_nothing);
    HARNESS_ADD(s, an_account_stands_out_when_it_agrees_far_more_often_than_others);
    HARNESS_ADD(s, where_others_differ_much_more_is_needed);
    HARNESS_ADD(s, too_few_games_turns_or_others_are_not_compared);
    return s;
}
TEST_MAIN(suite)
