/* test_league.c - whom a program meets in a league: who plays least comes first, nobody is left out, seats of one owner stay apart; and how
 * divisions change after a season. */
#include "harness.h"
#include "platform/model/league.h"
#include <stdlib.h>
#include <string.h>

enum { PROGRAMS = 6, BOTS = 3, ALL = PROGRAMS + BOTS };

/* Programs 0 to 5 of owners 100 to 105 and three bots, all rated 1500. */
static void field(struct league_player ret[ALL])
{
    for (int i = 0; i < ALL; i++)
        ret[i] = (struct league_player){.account = i + 1,
                                        .owner = i < PROGRAMS ? 100 + i : 0,
                                        .rating = 1500,
                                        .division = i < PROGRAMS,
                                        .room = i < PROGRAMS ? 4 : 0};
}

START_TEST(the_program_with_the_fewest_sets_and_room_comes_first)
{
    struct league_player p[ALL];
    field(p);
    for (int i = 0; i < PROGRAMS; i++) p[i].sets = 9 - i;
    ck_assert_int_eq(league_first(p, ALL, 2), 5);
    p[5].room = 1; /* a set needs two games; it has one running */
    p[5].busy = 1;
    ck_assert_int_eq(league_first(p, ALL, 2), 4);
    p[5].busy = 0; /* it plays the games of its only set one after another */
    ck_assert_int_eq(league_first(p, ALL, 2), 5);
    for (int i = 0; i < PROGRAMS; i++) p[i].room = 0;
    ck_assert_int_eq(league_first(p, ALL, 2), -1);
    ck_assert_int_eq(league_first(p + PROGRAMS, BOTS, 2), -1); /* bots wait for programs */
}
END_TEST

START_TEST(only_those_who_may_meet_are_drawn)
{
    struct league_player p[ALL];
    struct rng rng = rng_seeded(7);
    int seen[ALL] = {0};
    field(p);
    p[1].owner = 100; /* the owner of program 0 */
    p[2].division = 2;
    p[3].room = 0;
    p[4].barred = true;
    for (int i = 0; i < 2000; i++) {
        int chosen[2] = {0};
        chosen[1] = league_opponent(p, ALL, 2, chosen, 1, &rng);
        ck_assert_int_ge(chosen[1], 0);
        seen[chosen[1]]++;
    }
    for (int i = 0; i < PROGRAMS - 1; i++) ck_assert_int_eq(seen[i], 0);
    for (int i = PROGRAMS - 1; i < ALL; i++) ck_assert_int_gt(seen[i], 300);
    int alone[1] = {0};
    ck_assert_int_eq(league_opponent(p, 1, 2, alone, 1, &rng), -1);
}
END_TEST

START_TEST(near_ratings_and_new_opponents_are_likelier)
{
    struct league_player p[ALL];
    struct rng rng = rng_seeded(8);
    int seen[ALL] = {0}, chosen[1] = {0};
    field(p);
    p[6].rating = 1900;
    p[7].met = 3;
    for (int i = 0; i < 4000; i++) seen[league_opponent(p, ALL, 2, chosen, 1, &rng)]++;
    ck_assert_int_gt(seen[8], 3 * seen[6]); /* 400 points away: a fifth */
    ck_assert_int_gt(seen[8], 8 * seen[7]); /* met three times: a sixteenth */
    ck_assert_int_gt(seen[6], 0);
    ck_assert_int_gt(seen[7], 0);
}
END_TEST

START_TEST(nobody_starves_and_all_opponents_are_met)
{
    struct league_player p[ALL];
    struct rng rng = rng_seeded(9);
    int met[ALL][ALL] = {{0}};
    field(p);
    for (int set = 0; set < 1200; set++) {
        int chosen[2] = {league_first(p, ALL, 2)};
        for (int i = 0; i < ALL; i++) p[i].met = met[chosen[0]][i];
        chosen[1] = league_opponent(p, ALL, 2, chosen, 1, &rng);
        for (int k = 0; k < 2; k++) p[chosen[k]].sets++, met[chosen[k]][chosen[1 - k]]++;
    }
    int least = p[0].sets, most = p[0].sets;
    for (int i = 1; i < PROGRAMS; i++) {
        least = p[i].sets < least ? p[i].sets : least;
        most = p[i].sets > most ? p[i].sets : most;
    }
    ck_assert_int_le(most - least, 4);
    for (int i = 0; i < PROGRAMS; i++)
        for (int k = 0; k < ALL; k++)
            if (i != k) ck_assert_int_ge(met[i][k], p[i].sets / (2 * (ALL - 1)));
}
END_TEST

/* A league whose limit of running games is reached: sets end in the order in which they began, and each makes room for one. */
enum { LIMIT = 32, JOINS = 400, LENGTH = 1600 };

struct running {
    int player[2];
};

static void set_changes(struct league_player *p, const struct running *set, int games)
{
    for (int k = 0; k < 2; k++) {
        if (!p[set->player[k]].owner) continue;
        p[set->player[k]].busy += games;
        p[set->player[k]].room -= games;
    }
}

START_TEST(late_joiners_with_many_games_at_once_leave_the_others_their_share)
{
    struct league_player p[ALL];
    struct rng rng = rng_seeded(10);
    struct running sets[LENGTH];
    int since[PROGRAMS] = {0}, begun[PROGRAMS] = {0}, ended = 0;
    field(p);
    for (int i = 4; i < PROGRAMS; i++) p[i].room = 0; /* two have not joined yet */
    for (int set = 0; set < LENGTH; set++) {
        for (int i = 4; set == JOINS && i < PROGRAMS; i++) p[i].room = 32, since[i] = set;
        int first = league_first(p, ALL, 2);
        while (set - ended >= LIMIT / 2 || first < 0) {
            set_changes(p, &sets[ended++], -2);
            first = league_first(p, ALL, 2);
        }
        sets[set].player[0] = first;
        sets[set].player[1] = league_opponent(p, ALL, 2, sets[set].player, 1, &rng);
        set_changes(p, &sets[set], 2);
        for (int k = 0; k < 2; k++) {
            if (!p[sets[set].player[k]].owner) continue;
            p[sets[set].player[k]].sets++;
            since[sets[set].player[k]] = set;
            begun[sets[set].player[k]] += set >= JOINS;
        }
        for (int i = 0; i < (set < JOINS ? 4 : PROGRAMS); i++) ck_assert_int_le(set - since[i], LIMIT);
    }
    for (int i = 0; i < 4; i++) ck_assert_int_ge(begun[i], (LENGTH - JOINS) / PROGRAMS / 2);
    for (int i = 4; i < PROGRAMS; i++) ck_assert_int_gt(begun[i], begun[0]); /* they asked for more */
}
END_TEST

/* Many programs of all strengths, which ask for 1 to 32 games at once. Five of each owner joined one after the other, so that
 * most of a division is of one owner. As many games run as a league can have, and sets end in any order. */
enum { MANY_MOST = 1000, MANY_BOTS = 8, MANY_ALL = MANY_MOST + MANY_BOTS, MANY_LIMIT = 64, MANY_SEATS = 4 };

struct many_set {
    int player[MANY_SEATS];
};

static struct many {
    struct league_player p[MANY_ALL];
    int programs, count, seats;
    int asked[MANY_ALL], idle_from[MANY_ALL], longest; /* the most sets that began while a program had none */
    uint8_t met[MANY_ALL][MANY_ALL];
    struct many_set open[MANY_LIMIT];
    int open_count, busy;
    int64_t apart,
        apart_of_all; /* sums of distances of rating: of those drawn, of all that could have been */
    struct rng rng;
} many;

static void many_join(int programs, int seats)
{
    memset(&many, 0, sizeof many);
    many.programs = programs;
    many.count = programs + MANY_BOTS;
    many.seats = seats;
    many.rng = rng_seeded((uint64_t)programs * 10 + (uint64_t)seats);
    for (int i = 0; i < many.count; i++) {
        bool bot = i >= programs;
        many.asked[i] = bot ? 0 : 1 + (int)rng_below(&many.rng, 32);
        many.p[i] = (struct league_player){.account = i + 1,
                                           .owner = bot ? 0 : 5000 + i / 5,
                                           .rating = 900 + (int)rng_below(&many.rng, 1200),
                                           .division = bot ? 0 : i / LEAGUE_DIVISION + 1,
                                           .room = many.asked[i]};
    }
}

static void many_change(const struct many_set *set, int games)
{
    for (int k = 0; k < many.seats; k++) {
        struct league_player *p = &many.p[set->player[k]];
        if (!p->owner) continue;
        p->busy += games;
        p->room -= games;
        many.busy += games;
    }
}

/* One of the sets that are under way ends. */
static void many_end(int number)
{
    struct many_set *set = &many.open[rng_below(&many.rng, (uint64_t)many.open_count)];
    many_change(set, -many.seats);
    for (int k = 0; k < many.seats; k++)
        if (!many.p[set->player[k]].busy) many.idle_from[set->player[k]] = number;
    *set = many.open[--many.open_count];
}

static void many_waited(int i, int number)
{
    if (!many.p[i].owner) return;
    int sets = number - many.idle_from[i];
    if (!many.p[i].busy && sets > many.longest) many.longest = sets;
}

/* Add the distance of the opponent drawn to the first one, and that of a mean one of those who could be drawn. */
static void many_measure(int first, int drawn)
{
    int64_t sum = 0, possible = 0;
    for (int i = 0; i < many.count; i++) {
        const struct league_player *p = &many.p[i];
        bool may = !p->owner || (p->division == many.p[first].division && p->owner != many.p[first].owner);
        if (may) sum += abs(p->rating - many.p[first].rating), possible++;
    }
    many.apart += abs(many.p[drawn].rating - many.p[first].rating);
    many.apart_of_all += sum / possible;
}

static void many_choose(struct many_set *ret)
{
    int first = ret->player[0] = league_first(many.p, many.count, many.seats);
    ck_assert_int_ge(first, 0);
    for (int i = 0; i < many.count; i++) many.p[i].met = many.met[first][i];
    for (int k = 1; k < many.seats; k++) {
        ret->player[k] = league_opponent(many.p, many.count, many.seats, ret->player, k, &many.rng);
        ck_assert_int_ge(ret->player[k],
                         0); /* no set is tried twice: it costs one look at everybody for each seat */
        if (k == 1) many_measure(first, ret->player[k]);
    }
}

static void many_begin(int number)
{
    struct many_set set;
    many_choose(&set);
    for (int k = 0; k < many.seats; k++) many_waited(set.player[k], number);
    many_change(&set, many.seats);
    for (int k = 0; k < many.seats; k++) {
        int own = set.player[k];
        struct league_player *p = &many.p[own];
        for (int other = 0; other < many.seats; other++)
            if (many.met[own][set.player[other]] < UINT8_MAX) many.met[own][set.player[other]]++;
        if (!p->owner) continue;
        p->sets++;
        ck_assert_int_eq(p->division, many.p[set.player[0]].division);
        ck_assert(p->busy <= many.asked[own] ||
                  p->busy == many.seats); /* its only set, one game after the other */
    }
    many.open[many.open_count++] = set;
}

static void many_play(int programs, int seats)
{
    int least = INT32_MAX, most = 0, sets = programs * 8;
    many_join(programs, seats);
    for (int number = 0; number < sets; number++) {
        while (many.busy >= MANY_LIMIT) many_end(number);
        many_begin(number);
    }
    for (int i = 0; i < programs; i++) {
        many_waited(i, sets);
        least = many.p[i].sets < least ? many.p[i].sets : least;
        most = many.p[i].sets > most ? many.p[i].sets : most;
    }
    ck_assert_int_ge(least, sets / programs - 2);
    ck_assert_int_le(most, 3 * least);
    ck_assert_int_le(many.longest, (most - least + 1) * programs); /* while those with fewer sets catch up */
    ck_assert_int_lt(many.apart * 10, many.apart_of_all * 8);
}

START_TEST(among_many_programs_nobody_starves_and_nobody_gets_more_than_asked)
{
    static const int SIZES[] = {51, 200, MANY_MOST};
    for (int i = 0; i < 3; i++) {
        many_play(SIZES[i], 2);
        many_play(SIZES[i], MANY_SEATS);
    }
}
END_TEST

START_TEST(after_a_season_two_go_up_and_two_go_down)
{
    int was[20], now[20];
    for (int i = 0; i < 20; i++) was[i] = i / LEAGUE_DIVISION + 1;
    league_divisions(was, 20, now);
    for (int i = 0; i < 20; i++) {
        int moves = i == 6 || i == 7 || i == 14 || i == 15   ? 1
                    : i == 8 || i == 9 || i == 16 || i == 17 ? -1
                                                             : 0;
        ck_assert_int_eq(now[i], was[i] + moves);
    }
}
END_TEST

START_TEST(gaps_that_withdrawals_left_are_filled_from_below)
{
    static const int WAS[] = {1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3};
    int now[11];
    league_divisions(WAS, 11, now);
    for (int i = 0; i < 11; i++) ck_assert_int_eq(now[i], i / LEAGUE_DIVISION + 1);
    league_divisions(WAS, 0, now);
    league_divisions(WAS, 1, now);
    ck_assert_int_eq(now[0], 1);
}
END_TEST

static Suite *league_suite(void)
{
    Suite *suite = suite_create("league");
    HARNESS_ADD(suite, the_program_with_the_fewest_sets_and_room_comes_first);
    HARNESS_ADD(suite, only_those_who_may_meet_are_drawn);
    HARNESS_ADD(suite, near_ratings_and_new_opponents_are_likelier);
    HARNESS_ADD(suite, nobody_starves_and_all_opponents_are_met);
    HARNESS_ADD(suite, late_joiners_with_many_games_at_once_leave_the_others_their_share);
    HARNESS_ADD(suite, among_many_programs_nobody_starves_and_nobody_gets_more_than_asked);
    HARNESS_ADD(suite, after_a_season_two_go_up_and_two_go_down);
    HARNESS_ADD(suite, gaps_that_withdrawals_left_are_filled_from_below);
    return suite;
}

TEST_MAIN(league_suite)
