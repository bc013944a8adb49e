/* test_fair.c - which outcomes count; then whole seasons drawn from seeds, with the arena's own arithmetic: honest players' ratings come
 * as near to their strength as without any rules, and nobody gains by accounts that lose to them on purpose. */
#include "harness.h"
#include "base/rng.h"
#include "platform/model/fair.h"
#include "platform/model/glicko.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

static const int64_t DAY = INT64_C(86400000000);

/* ---- the rules, one by one ------------------------------------------------------------------------------------------ */

static struct fair_seat solid(void)
{
    return (struct fair_seat){{.was_established = true, .age = 100 * DAY, .met = 20, .known = 20}, 20};
}

START_TEST(a_match_counts_when_both_have_played)
{
    struct fair_seat one = solid(), other = solid();
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), 0);
    other.turns = FAIR_TURNS - 1;
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), WEIGHT_TOO_SHORT);
    ck_assert_int_eq(fair_weight(&other, &one, 40, 0, false), WEIGHT_TOO_SHORT);
    other.turns = FAIR_TURNS;
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), 0);
}
END_TEST

START_TEST(guests_and_neighbours_count_nothing)
{
    struct fair_seat one = solid(), other = solid();
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, true), WEIGHT_NEAR);
    other.who.guest = true;
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), WEIGHT_GUEST);
    ck_assert_int_eq(fair_weight(&other, &one, 40, 0, false), WEIGHT_GUEST);
}
END_TEST

START_TEST(a_pair_counts_half_each_time_it_meets_again)
{
    struct fair_seat one = solid(), other = solid();
    for (int met = 0; met <= 7; met++) ck_assert_int_eq(fair_weight(&one, &other, 40, met, false), met);
    ck_assert_int_eq(fair_weight(&one, &other, 40, 8, false), WEIGHT_TOO_OFTEN);
    ck_assert_int_eq(fair_weight(&one, &other, 40, 800, false), WEIGHT_TOO_OFTEN);
}
END_TEST

START_TEST(a_stranger_counts_little_and_each_further_one_less)
{
    struct fair_seat one = solid(), other = {{.age = 9 * DAY}, 20};
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), FAIR_LOOSE_HALVINGS);
    ck_assert_int_eq(fair_weight(&other, &one, 40, 0, false), 0); /* the stranger learns all of it */
    one.who.loose = 3;
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), FAIR_LOOSE_HALVINGS + 3);
    ck_assert_int_eq(fair_weight(&one, &other, 40, 1, false), WEIGHT_TOO_OFTEN);
    one.who.loose = 4;
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), WEIGHT_LOOSE);
    other.who.trusted = true;
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), 0);
    other.who = (struct fair_person){.builtin = true};
    ck_assert_int_eq(fair_weight(&one, &other, 40, 0, false), 0);
}
END_TEST

START_TEST(established_is_who_has_met_five_of_them_and_is_three_days_old)
{
    struct fair_person who = {.age = 3 * DAY, .met = 9, .known = 4};
    ck_assert(!fair_is_established(&who, 40));
    ck_assert(fair_is_established(&who, FAIR_YOUNG_BOARD - 1)); /* where nobody is, five of any */
    who.known = 5;
    ck_assert(fair_is_established(&who, 40));
    ck_assert(!fair_is_well_known(&who, 40) && fair_is_well_known(&who, 11));
    who.known = 12;
    ck_assert(fair_is_well_known(&who, 4000));
    ck_assert(!fair_has_place(&who, 40, 4) && fair_has_place(&who, 40, 5));
    who.age--;
    ck_assert(!fair_is_established(&who, 40) && !fair_is_well_known(&who, 40) &&
              !fair_has_place(&who, 40, 9));
    who.was_established = true;
    ck_assert(fair_is_established(&who, 40));
}
END_TEST

/* ---- an arena of a hundred people ------------------------------------------------------------------------------------- */

enum { PEOPLE = 110, HONEST = 40, MEETINGS = 9 };

struct one {
    double strength;
    struct glicko rating;
    struct fair_person who;
    int played_on, born, solid;
};

struct arena {
    struct rng rng;
    struct one one[PEOPLE];
    bool met[PEOPLE][PEOPLE];
    short days[PEOPLE][PEOPLE][MEETINGS]; /* the days two met last, newest first; -1: none */
    int day, people, established;
    bool lax; /* every outcome counts in full */
};

static struct arena *arena_new(uint64_t seed, bool lax)
{
    static struct arena arenas[2];
    struct arena *a = &arenas[lax];
    memset(a, 0, sizeof *a);
    memset(a->days, -1, sizeof a->days);
    a->rng = rng_seeded(seed);
    a->lax = lax;
    return a;
}

static double unit(struct arena *a) { return (double)rng_below(&a->rng, 1u << 30) / (1u << 30); }

static int join(struct arena *a, double strength)
{
    ck_assert_int_lt(a->people, PEOPLE);
    a->one[a->people] = (struct one){.strength = strength, .rating = GLICKO_START, .born = a->day};
    return a->people++;
}

static struct fair_seat seat_of(struct arena *a, int i)
{
    struct one *one = &a->one[i];
    one->who.age = (a->day - one->born) * DAY;
    one->who.known = one->solid = 0;
    for (int j = 0; j < a->people; j++) {
        if (!a->met[i][j]) continue;
        one->who.known += a->one[j].who.was_established;
        one->solid += fair_is_well_known(&a->one[j].who, a->established);
    }
    return (struct fair_seat){one->who, 20};
}

static int meetings(const struct arena *a, int i, int j)
{
    int count = 0;
    while (count < MEETINGS && a->days[i][j][count] >= 0 && a->day - a->days[i][j][count] < FAIR_WINDOW_DAYS)
        count++;
    return count;
}

static void remember(struct arena *a, int i, int j)
{
    memmove(&a->days[i][j][1], &a->days[i][j][0], (MEETINGS - 1) * sizeof(short));
    a->days[i][j][0] = (short)a->day;
}

static struct glicko rested(const struct arena *a, int i)
{
    return glicko_rest(a->one[i].rating, (a->day - a->one[i].played_on) / 5);
}

/* What one of the two makes of it. */
static void learn(struct arena *a, int i, const struct glicko *own, struct glicko other, int score,
                  int weight)
{
    if (weight < 0) return;
    a->one[i].rating = glicko_rate(*own, &(struct bout){other, score, weight}, 1);
    a->one[i].played_on = a->day;
}

static void count_met(struct arena *a, int i, int j, int weight, bool was_loose, bool was_thin)
{
    a->one[i].who.loose += was_loose && weight >= 0;
    a->one[i].who.thin += was_thin && weight >= 0;
    if (!a->met[i][j]) a->one[i].who.met++;
    a->met[i][j] = true;
}

static void settle(struct arena *a, int i)
{
    seat_of(a, i);
    struct fair_person *who = &a->one[i].who;
    if (who->was_established || !fair_is_established(who, a->established)) return;
    who->was_established = true;
    a->established++;
}

/* A match: `score` of `i` in halves. */
static void play(struct arena *a, int i, int j, int score)
{
    struct fair_seat one = seat_of(a, i), other = seat_of(a, j);
    int n = a->established, met = meetings(a, i, j);
    int weight_i = a->lax ? 0 : fair_weight(&one, &other, n, met, false),
        weight_j = a->lax ? 0 : fair_weight(&other, &one, n, met, false);
    struct glicko ri = rested(a, i), rj = rested(a, j);
    bool est_i = fair_is_established(&one.who, n), est_j = fair_is_established(&other.who, n);
    learn(a, i, &ri, rj, score, weight_i);
    learn(a, j, &rj, ri, 2 - score, weight_j);
    count_met(a, i, j, weight_i, !est_j, est_j && !fair_is_well_known(&other.who, n));
    count_met(a, j, i, weight_j, !est_i, est_i && !fair_is_well_known(&one.who, n));
    remember(a, i, j);
    remember(a, j, i);
    settle(a, i);
    settle(a, j);
}

/* A match that both play as well as they can. */
static void play_well(struct arena *a, int i, int j)
{
    double expected = 1 / (1 + pow(10, (a->one[j].strength - a->one[i].strength) / 400));
    play(a, i, j, unit(a) < expected ? 2 : 0);
}

static double rating(const struct arena *a, int i) { return (double)a->one[i].rating.rating / 1e6; }

static void honest_days(struct arena *a, int people, int days)
{
    for (int end = a->day + days; a->day < end; a->day++)
        for (int i = 0; i < people; i++) {
            int j = (int)rng_below(&a->rng, (uint64_t)people - 1);
            play_well(a, i, j < i ? j : j + 1);
        }
}

/* People whose strength lies around 1500, two hundred points to either side. */
static struct arena *honest_arena(uint64_t seed, bool lax, int days)
{
    struct arena *a = arena_new(seed, lax);
    for (int i = 0; i < HONEST; i++) join(a, 1100 + 800.0 * (i + 0.5) / HONEST);
    honest_days(a, HONEST, days);
    return a;
}

static double mean_error(const struct arena *a, int people)
{
    double sum = 0, shift = 0;
    for (int i = 0; i < people; i++) shift += (rating(a, i) - a->one[i].strength) / people;
    for (int i = 0; i < people; i++) sum += fabs(rating(a, i) - a->one[i].strength - shift) / people;
    return sum;
}

START_TEST(honest_ratings_converge_as_before)
{
    for (int days = 30; days <= 120; days *= 2) {
        double lax = 0, fair = 0;
        for (uint64_t seed = 1; seed <= 5; seed++) {
            lax += mean_error(honest_arena(seed, true, days), HONEST) / 5;
            fair += mean_error(honest_arena(seed, false, days), HONEST) / 5;
        }
        fprintf(stderr, "%d days: mean error %.1f without the rules, %.1f with them\n", days, lax, fair);
        ck_assert_msg(fair < lax + 10, "%d days: %.1f instead of %.1f", days, fair, lax);
    }
}
END_TEST

START_TEST(honest_people_get_their_places)
{
    struct arena *a = honest_arena(1, false, 30);
    for (int i = 0; i < HONEST; i++) {
        seat_of(a, i);
        ck_assert(fair_has_place(&a->one[i].who, a->established, a->one[i].solid));
    }
}
END_TEST

START_TEST(a_newcomer_finds_their_level_among_people_who_are_known)
{
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct arena *a = honest_arena(seed, false, 60);
        int one = join(a, 1800);
        for (int days = 0; days < 40; days++, a->day++) play_well(a, one, (int)rng_below(&a->rng, HONEST));
        ck_assert_msg(fabs(rating(a, one) - 1800) < 150, "seed %d: %.0f", (int)seed, rating(a, one));
        seat_of(a, one);
        ck_assert(fair_has_place(&a->one[one].who, a->established, a->one[one].solid));
    }
}
END_TEST

/* ---- farms ---------------------------------------------------------------------------------------------------------------- */

static const int SIZES[] = {2, 3, 5, 8, 13, 20, 35, 50};

/* All others of a farm lose to its first, every day; `among`: they also play each other; */
static void farm_days(struct arena *a, int first, int size, int days, bool among)
{
    for (int end = a->day + days; a->day < end; a->day++)
        for (int i = 1; i < size; i++) {
            play(a, first, first + i, 2);
            if (among && size > 2) play_well(a, first + i, first + 1 + (int)rng_below(&a->rng, (uint64_t)i));
        }
}

static double worst;
static void gained(const char *what, int size, double points)
{
    if (points > worst) worst = points;
    fprintf(stderr, "%s of %d: %+.1f\n", what, size, points);
    ck_assert_msg(points < 50, "%s of %d gains %.1f points", what, size, points);
}

static void no_place(struct arena *a, int i)
{
    seat_of(a, i);
    ck_assert(!fair_has_place(&a->one[i].who, a->established, a->one[i].solid));
}

static void fresh_farm(const char *what, bool among, bool idle_first)
{
    for (int s = 0; s < 8; s++) {
        struct arena *a = honest_arena(7, false, 60);
        int first = a->people;
        for (int i = 0; i < SIZES[s]; i++) join(a, 1500);
        if (idle_first) a->day += 30;
        farm_days(a, first, SIZES[s], 90, among);
        gained(what, SIZES[s], rating(a, first) - 1500);
        no_place(a, first);
    }
}

START_TEST(a_farm_of_new_accounts_gains_nothing)
{
    fresh_farm("star", false, false);
}
END_TEST
START_TEST(nor_when_they_play_each_other)
{
    fresh_farm("clique", true, false);
}
END_TEST
START_TEST(nor_when_they_wait_first)
{
    fresh_farm("patient clique", true, true);
}
END_TEST

START_TEST(nor_in_an_arena_of_its_own_before_its_accounts_are_old)
{
    for (int s = 0; s < 8; s++) {
        struct arena *a = arena_new(3, false);
        for (int i = 0; i < SIZES[s]; i++) join(a, 1500);
        for (int round = 0; round < 30; round++)
            for (int i = 1; i < SIZES[s]; i++) {
                play(a, 0, i, 2);
                if (i > 1) play_well(a, i, 1 + (int)rng_below(&a->rng, (uint64_t)i - 1));
            }
        gained("first comers", SIZES[s], rating(a, 0) - 1500);
        no_place(a, 0);
    }
}
END_TEST

/* Accounts that have bought their standing with `games` matches against honest people each, lost or played well. */
static void bought(const char *what, bool lost, int games, bool is_new, double strength)
{
    for (int s = 0; s < 8; s++) {
        struct arena *a = honest_arena(23, false, 60);
        int first = is_new ? join(a, 1500) : 25, base = a->people;
        double before = rating(a, first);
        for (int i = 1; i < SIZES[s]; i++) {
            int one = join(a, strength);
            for (int g = 0; g < games; g++)
                if (lost) play(a, one, (i + 5 * g) % 25, 0);
                else play_well(a, one, (i + 5 * g) % 25);
        }
        for (int days = 0; days < 60; days++, a->day++)
            for (int i = 0; i < SIZES[s] - 1; i++) play(a, first, base + i, 2);
        gained(what, SIZES[s], rating(a, first) - before);
        if (is_new) no_place(a, first);
    }
}

START_TEST(accounts_without_a_name_add_nothing_to_an_honest_rating)
{
    bought("booster", true, 0, false, 1500);
}
END_TEST
START_TEST(nor_do_accounts_that_lost_to_everybody_first)
{
    bought("sandbag booster", true, 8, false, 1500);
}
END_TEST
START_TEST(nor_do_accounts_that_played_well_first)
{
    bought("honest booster", false, 8, false, 1500);
}
END_TEST
START_TEST(a_new_account_gains_nothing_from_sandbags)
{
    bought("sandbags for a new one", true, 8, true, 1500);
}
END_TEST
START_TEST(nor_from_accounts_that_played_well)
{
    bought("honest ones for a new one", false, 8, true, 1500);
}
END_TEST

START_TEST(a_sandbagger_comes_back_to_where_they_were)
{
    struct arena *a = honest_arena(5, false, 60);
    int one = 30;
    double before = rating(a, one), most = 0;
    for (int days = 0; days < 20; days++, a->day++) play(a, one, (int)rng_below(&a->rng, 30), 0);
    ck_assert(rating(a, one) < before - 100);
    for (int days = 0; days < 60; days++, a->day++) {
        play_well(a, one, (int)rng_below(&a->rng, 30));
        if (rating(a, one) > most) most = rating(a, one);
    }
    gained("sandbagger", 1, most - before);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("fair");
    HARNESS_ADD(s, a_match_counts_when_both_have_played);
    HARNESS_ADD(s, guests_and_neighbours_count_nothing);
    HARNESS_ADD(s, a_pair_counts_half_each_time_it_meets_again);
    HARNESS_ADD(s, a_stranger_counts_little_and_each_further_one_less);
    HARNESS_ADD(s, established_is_who_has_met_five_of_them_and_is_three_days_old);
    HARNESS_ADD(s, honest_ratings_converge_as_before);
    HARNESS_ADD(s, honest_people_get_their_places);
    HARNESS_ADD(s, a_newcomer_finds_their_level_among_people_who_are_known);
    HARNESS_ADD(s, a_farm_of_new_accounts_gains_nothing);
    HARNESS_ADD(s, nor_when_they_play_each_other);
    HARNESS_ADD(s, nor_when_they_wait_first);
    HARNESS_ADD(s, nor_in_an_arena_of_its_own_before_its_accounts_are_old);
    HARNESS_ADD(s, accounts_without_a_name_add_nothing_to_an_honest_rating);
    HARNESS_ADD(s, nor_do_accounts_that_lost_to_everybody_first);
    HARNESS_ADD(s, nor_do_accounts_that_played_well_first);
    HARNESS_ADD(s, a_new_account_gains_nothing_from_sandbags);
    HARNESS_ADD(s, nor_from_accounts_that_played_well);
    HARNESS_ADD(s, a_sandbagger_comes_back_to_where_they_were);
    return s;
}
TEST_MAIN(suite)
