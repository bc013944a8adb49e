/* decade.c - True Endless as the everlasting tournament needs it: Sergeants play on and on, the state goes through its stored form
 * now and then, and what it costs stays bounded. DECADE_TURNS says how far (400; ten years of hourly turns are 87600), and
 * DECADE_TABLE=1 prints ten lines of measurements; DECADE_STATE names a file for the last state (tests/load/years.mjs). */
#include "base/clock.h"
#include "stratic_help.h"
#include <stdio.h>
#include <stdlib.h>

enum { LINES = 10, BYTES_A_PIECE = 32 };

struct decade {
    struct ctx c;
    game_state *s;
    struct rng rng;
};

/* Only the state goes from one pool to the next, by copy; `stored`: by text. */
static void next_pool(struct decade *d, bool stored)
{
    struct ctx fresh = harness_ctx();
    game_state *next =
        stored
            ? GAME_stratic.load(&fresh, json_own(&fresh, json_text(&d->c, GAME_stratic.save(&d->c, d->s))), 1)
            : GAME_stratic.copy(&fresh, d->s);
    ck_assert_ptr_nonnull(next);
    harness_end(&d->c);
    d->c = fresh;
    d->s = next;
}

static void play_turn(struct decade *d)
{
    struct event e = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome;
    int seat = d->s->position ? d->s->position->side : SOUTH;
    for (int i = d->s->position ? seat : SOUTH; i <= (d->s->position ? seat : NORTH); i++) {
        e.orders[i] = GAME_stratic.choose(&d->c, help_know(&d->c, d->s, i), 2, &d->rng, NULL);
        if (!e.orders[i]) ck_abort_msg("%s", d->c.failure.detail);
    }
    if (!GAME_stratic.apply(&d->c, d->s, &e, NULL, &outcome)) ck_abort_msg("%s", d->c.failure.detail);
}

/* Microseconds of each of the steps a server takes, the best of three. */
static int64_t measure(struct decade *d, int what)
{
    int64_t best = INT64_MAX;
    const char *saved = json_text(&d->c, GAME_stratic.save(&d->c, d->s));
    for (int i = 0; i < 3; i++) {
        struct ctx c = harness_ctx();
        int64_t began = clock_ticks();
        if (what == 0) json_text(&c, GAME_stratic.save(&c, d->s));
        if (what == 1) GAME_stratic.load(&c, json_own(&c, saved), 1);
        if (what == 2) json_text(&c, GAME_stratic.view(&c, help_know(&c, d->s, SPECTATOR), false, NULL));
        if (what == 3) json_text(&c, GAME_stratic.legal(&c, help_know(&c, d->s, d->s->position->side), NULL));
        int64_t us = clock_ticks() - began;
        if (us < best) best = us;
        harness_end(&c);
    }
    return best;
}

static void print_line(struct decade *d, int64_t us_per_turn)
{
    const struct position *p = d->s->position;
    size_t view = strlen(
        json_text(&d->c, GAME_stratic.view(&d->c, help_know(&d->c, d->s, SPECTATOR), false, NULL)));
    size_t legal = strlen(json_text(&d->c, GAME_stratic.legal(&d->c, help_know(&d->c, d->s, p->side), NULL)));
    size_t state = strlen(json_text(&d->c, GAME_stratic.save(&d->c, d->s)));
    printf("turn %6d side %4d pieces %4d state %6zu B view %7zu B legal %8zu B | us: turn with its choice "
           "%7lld save "
           "%5lld load %5lld view %5lld legal %6lld\n",
           p->turns, START_SIDE + 2 * p->expansions, count_all(p, SOUTH) + count_all(p, NORTH), state, view,
           legal, (long long)us_per_turn, (long long)measure(d, 0), (long long)measure(d, 1),
           (long long)measure(d, 2), (long long)measure(d, 3));
    fflush(stdout);
}

static void write_state(struct decade *d)
{
    const char *path = getenv("DECADE_STATE");
    if (!path) return;
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fprintf(file, "%s\n", json_text(&d->c, GAME_stratic.save(&d->c, d->s)));
    ck_assert_int_eq(fclose(file), 0);
}

START_TEST(a_board_that_grows_for_years_stays_small)
{
    const char *wanted = getenv("DECADE_TURNS");
    int turns = wanted && atoi(wanted) >= LINES ? atoi(wanted) : 400;
    struct decade d = {.c = harness_ctx(), .rng = rng_seeded(10)};
    d.s = help_fresh_of(&d.c, "true_endless", NULL);
    play_turn(&d);
    int64_t began = clock_ticks();
    for (int turn = 1; turn <= turns; turn++) {
        play_turn(&d);
        next_pool(&d, turn % 50 == 0);
        if (turn % (turns / LINES) || !getenv("DECADE_TABLE")) continue;
        print_line(&d, (clock_ticks() - began) / (turns / LINES));
        began = clock_ticks();
    }
    write_state(&d);
    const struct position *p = d.s->position;
    int pieces = count_all(p, SOUTH) + count_all(p, NORTH), grown = 0;
    while (expansion_turn(grown + 1) <= turns) grown++;
    ck_assert_int_eq(p->turns, turns);
    ck_assert_int_eq(p->expansions, grown);
    ck_assert_int_eq(d.s->status, IN_PLAY);
    ck_assert_int_le(pieces,
                     2 * ARMY + 3 * grown); /* nothing leaves, and three come at most with each ring */
    ck_assert_int_ge(pieces, 2 * ARMY);
    ck_assert_int_le((int)strlen(json_text(&d.c, GAME_stratic.save(&d.c, d.s))),
                     1000 + BYTES_A_PIECE * pieces);
    harness_end(&d.c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic decade");
    HARNESS_ADD(s, a_board_that_grows_for_years_stays_small);
    return s;
}

TEST_MAIN(suite)
