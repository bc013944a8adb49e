/* rules_opening.c - the openings of games (opening.c): their steps, worked by hand, and that an opening and its mirror image
 * have the same ones, in whole random games. */
#include "games/openings.h"
#include "stratic_help.h"
#include <stdlib.h>
#include <string.h>

#define WALL "FFFFFFFFFF/AAA.CIAAAA"
#define HORNS "AAFFFFFFAA/AIFF.FCFFA"
#define GATE "FFFFAFFFFF/AAA.CIAAAF"
static const char *const LINE[] = {GATE, HORNS, "Ae2>e5", "--", "Ae5>f5", "skip"};
static const char *const MIRROR[] = {
    "FFFFFAFFFF/FAAAIC.AAA", "AAFFFFFFAA/AFFCF.FFIA", "Af2>f5", "--", "Af5>e5", "skip"};
enum { LINE_N = sizeof LINE / sizeof *LINE };

static game_state *reach(struct ctx *c, const char *const *steps, int n, struct opening *ret)
{
    struct setting setting = {.variant = variant_find(&GAME_stratic, NULL), .seats = 2};
    setting.options = GAME_stratic.options(c, setting.variant, NULL, 2, setting.seat);
    return GAME_stratic.openings->reach(c, &setting, steps, n, ret);
}

static const char *refusal(struct ctx *c, const char *const *steps, int n)
{
    struct opening o;
    forgive(c);
    ck_assert_ptr_null(reach(c, steps, n, &o));
    ck_assert_int_eq(c->failure.fault, FAULT_BAD_REQUEST);
    return c->failure.detail;
}

static void same_steps(const struct opening *o, const char *const *steps, int n)
{
    ck_assert_int_eq(o->n, n);
    for (int i = 0; i < n; i++) ck_assert_str_eq(o->step[i], steps[i]);
}

START_TEST(an_opening_and_its_mirror_image_reach_one_position_by_the_same_steps)
{
    struct ctx c = harness_ctx();
    for (int n = 0; n <= LINE_N; n++) {
        struct opening plain, turned;
        game_state *one = reach(&c, LINE, n, &plain), *other = reach(&c, MIRROR, n, &turned);
        ck_assert_ptr_nonnull(one);
        ck_assert_ptr_nonnull(other);
        same_steps(&plain, LINE, n);
        same_steps(&turned, LINE, n);
        ck_assert(!plain.mirrored);
        ck_assert_int_eq(turned.mirrored, n > 0);
        ck_assert_str_eq(json_text(&c, GAME_stratic.view(&c, help_know(&c, one, SPECTATOR), false, NULL)),
                         json_text(&c, GAME_stratic.view(&c, help_know(&c, other, SPECTATOR), false, NULL)));
    }
    harness_end(&c);
}
END_TEST

START_TEST(steps_that_cannot_be_played_are_refused_by_number)
{
    static const struct {
        const char *step, *begins;
        int n;
    } CASES[] = {{"FFFFFFFFFF", "after: step 1: ", 1},
                 {"FFFFFFFFFF/AAA.CIAAAAA", "after: step 1: ", 1},
                 {"FFFFFFFFFF/AAAACIAAAA", "after: step 1: ", 1},
                 {"FFFFFFFFFF/AAA.AIAAAA", "after: step 1: ", 1},
                 {"XFFFFFFFFF/AAA.CIAAAA", "after: step 1: ", 1},
                 {"FFFFFFFFFF/////////CI", "after: step 1: ", 1},
                 {"Ae2>e4", "after: step 2: ", 2},
                 {"Ae2>e9", "after: step 3: ", 3},
                 {"Ae2.5>e9.5", "after: step 3: ", 3},
                 {"garbage", "after: step 3: ", 3},
                 {"Ae2>e5", "after: step 4: ", 4}};
    struct ctx c = harness_ctx();
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        const char *steps[LINE_N];
        memcpy(steps, LINE, sizeof LINE);
        steps[CASES[i].n - 1] = CASES[i].step;
        const char *said = refusal(&c, steps, CASES[i].n);
        ck_assert_msg(strncmp(said, CASES[i].begins, strlen(CASES[i].begins)) == 0, "%s: %s", CASES[i].step,
                      said);
    }
    harness_end(&c);
}
END_TEST

static void mirror_squares(game_order *order)
{
    for (int i = 0; i < order->place_n; i++) order->place[i].at.x = 9 - order->place[i].at.x;
    for (int i = 0; i < order->move_n; i++) {
        struct order_move *m = &order->move[i];
        m->from.x = 9 - m->from.x, m->to.x = 9 - m->to.x, m->then.x = 9 - m->then.x;
    }
}

static game_order *mirrored(struct ctx *c, const game_order *order)
{
    game_order *other = order_copy(c, order);
    other->place = pool_take_many(c->pool, (size_t)order->place_n + 1, sizeof *other->place);
    for (int i = 0; i < order->place_n; i++) other->place[i] = order->place[i];
    if (!order->is_setup) {
        mirror_squares(other);
        return other;
    }
    char *rows[2] = {pool_copy(c->pool, order->front), pool_copy(c->pool, order->back)};
    for (int row = 0; row < 2; row++)
        for (int x = 0; x < 10; x++) rows[row][x] = (row ? order->back : order->front)[9 - x];
    return setup_order(c, rows[0], rows[1]);
}

struct told { /* a game and its mirror image, side by side */
    game_state *state[2];
    struct opening opening[2];
    bool more[2];
};

static void follow(struct ctx *c, struct told *t, const struct event event[2])
{
    for (int i = 0; i < 2; i++) {
        ck_assert(GAME_stratic.apply(c, t->state[i], &event[i], NULL, NULL));
        if (t->more[i])
            t->more[i] = GAME_stratic.openings->note(c, &t->opening[i], 0, &event[i], t->state[i]);
    }
}

static void play(struct ctx *c, struct told *t, struct rng *rng)
{
    for (int turn = 0; turn < 9 && t->state[0]->status != IS_OVER; turn++) {
        struct standing now = GAME_stratic.standing(t->state[0]);
        struct event event[2] = {{.kind = EVENT_TURN, .seat = -1}, {.kind = EVENT_TURN, .seat = -1}};
        for (int seat = 0; seat < 2; seat++) {
            if (!(now.owes & 1u << seat)) continue;
            json_object *memory = NULL;
            event[0].orders[seat] = GAME_stratic.choose(c, help_know(c, t->state[0], seat), turn ? 1 : 2, rng,
                                                        &memory);
            event[1].orders[seat] = mirrored(c, event[0].orders[seat]);
        }
        follow(c, t, event);
    }
}

START_TEST(random_games_and_their_mirror_images_have_the_same_openings)
{
    struct rng rng = rng_seeded(73);
    for (int game = 0; game < 40; game++) {
        struct ctx c = harness_ctx();
        struct told t = {.state = {help_fresh(&c, NULL), help_fresh(&c, NULL)}, .more = {true, true}};
        play(&c, &t, &rng);
        const struct opening *one = &t.opening[0];
        ck_assert_int_ge(one->n, 3);
        same_steps(&t.opening[1], one->step, one->n);
        ck_assert(one->mirrored != t.opening[1].mirrored);
        struct opening again;
        game_state *reached = reach(&c, one->step, one->n, &again);
        ck_assert_msg(reached != NULL, "%s", c.failure.detail);
        same_steps(&again, one->step, one->n);
        if (one->n == OPENING_STEPS)
            ck_assert_str_eq(position_text(&c, t.state[one->mirrored]->position),
                             position_text(&c, reached->position));
        harness_end(&c);
    }
}
END_TEST

START_TEST(the_cube_and_what_is_no_turn_have_no_steps)
{
    struct ctx c = harness_ctx();
    struct opening o = {0};
    struct event setups = {.kind = EVENT_TURN, .seat = -1, .late = 3},
                 leaves = {.kind = EVENT_RESIGN, .seat = 0};
    game_state *cube = help_fresh(&c, "{\"dims\":3}"), *flat = help_fresh(&c, NULL);
    ck_assert(GAME_stratic.apply(&c, cube, &setups, NULL, NULL));
    ck_assert(!GAME_stratic.openings->note(&c, &o, 0, &setups, cube));
    ck_assert_int_eq(o.n, 0);
    ck_assert(GAME_stratic.apply(&c, flat, &setups, NULL, NULL));
    ck_assert(GAME_stratic.openings->note(&c, &o, 0, &setups, flat));
    same_steps(&o, (const char *const[]){WALL, WALL}, 2);
    ck_assert(!GAME_stratic.openings->note(&c, &o, 0, &leaves, flat));
    ck_assert_int_eq(o.n, 2);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: openings");
    HARNESS_ADD(s, an_opening_and_its_mirror_image_reach_one_position_by_the_same_steps);
    HARNESS_ADD(s, steps_that_cannot_be_played_are_refused_by_number);
    HARNESS_ADD(s, random_games_and_their_mirror_images_have_the_same_openings);
    HARNESS_ADD(s, the_cube_and_what_is_no_turn_have_no_steps);
    return s;
}

TEST_MAIN(suite)
