/* test_pairing_table.c - round robins, team matches, brackets, and the balance of games of several seats. */
#include "base/rng.h"
#include "harness.h"
#include "platform/model/pairing_table.h"
#include <string.h>

enum { MOST = 64 };

static void is_pair(const struct board *board, int first, int second)
{
    ck_assert_int_eq(board->count, 2);
    ck_assert_int_eq(board->player[0], first - 1);
    ck_assert_int_eq(board->player[1], second - 1);
}

/* The published table of six. */
START_TEST(six_players_follow_bergers_table)
{
    static const int TABLE[5][3][2] = {{{1, 6}, {2, 5}, {3, 4}},
                                       {{6, 4}, {5, 3}, {1, 2}},
                                       {{2, 6}, {3, 1}, {4, 5}},
                                       {{6, 5}, {1, 4}, {2, 3}},
                                       {{3, 6}, {4, 2}, {5, 1}}};
    struct board boards[MOST];
    for (int round = 1; round <= 5; round++) {
        ck_assert_int_eq(berger_round(6, round, boards), 3);
        for (int i = 0; i < 3; i++) is_pair(&boards[i], TABLE[round - 1][i][0], TABLE[round - 1][i][1]);
    }
}
END_TEST

START_TEST(a_double_round_robin_gives_every_pair_both_seatings)
{
    for (int n = 2; n <= MOST; n++) {
        static int met[MOST][MOST];
        int byes[MOST] = {0}, whites[MOST] = {0};
        memset(met, 0, sizeof met);
        for (int round = 1; round <= 2 * berger_rounds(n); round++) {
            struct board boards[MOST];
            int count = berger_round(n, round, boards), seen = 0;
            for (int i = 0; i < count; i++) {
                seen += boards[i].count;
                if (boards[i].count == 1) byes[boards[i].player[0]]++;
                else met[boards[i].player[0]][boards[i].player[1]]++;
                if (boards[i].count == 2 && round <= berger_rounds(n)) whites[boards[i].player[0]]++;
            }
            ck_assert_int_eq(seen, n);
        }
        for (int i = 0; i < n; i++) {
            ck_assert_int_eq(byes[i], n % 2 ? 2 : 0);
            ck_assert_int_le(abs(2 * whites[i] - (n - 1)), 1);
            for (int j = 0; j < n; j++) ck_assert_int_eq(met[i][j], i != j);
        }
    }
}
END_TEST

START_TEST(a_team_match_lets_everybody_meet_the_other_team)
{
    for (int a = 1; a <= 9; a++)
        for (int b = 1; b <= 9; b++) {
            int met[9][9] = {{0}};
            struct board boards[MOST];
            for (int round = 1; round <= team_rounds(a, b); round++) {
                int count = team_round(a, b, round, boards), seen = 0;
                for (int i = 0; i < count; i++) {
                    int one = boards[i].player[0], two = boards[i].player[1];
                    seen += boards[i].count;
                    if (boards[i].count == 2) met[one < two ? one : two][(one < two ? two : one) - a]++;
                }
                ck_assert_int_eq(seen, a + b);
            }
            for (int i = 0; i < a; i++)
                for (int j = 0; j < b; j++) ck_assert_int_eq(met[i][j], 1);
        }
}
END_TEST

START_TEST(a_bracket_lets_the_best_meet_last_and_gives_them_the_byes)
{
    int slots[TABLE_PLAYERS];
    static const int EIGHT[] = {0, 7, 4, 3, 2, 5, 6, 1};
    ck_assert_int_eq(bracket_slots(8, slots), 8);
    for (int i = 0; i < 8; i++) ck_assert_int_eq(slots[i], EIGHT[i]);
    for (int n = 2; n <= 300; n++) {
        int size = bracket_slots(n, slots), seen = 0;
        ck_assert(size >= n && size < 2 * n);
        for (int i = 0; i < size; i += 2) {
            seen += (slots[i] >= 0) + (slots[i + 1] >= 0);
            ck_assert(slots[i] >= 0 || slots[i + 1] >= 0);
            if (slots[i] < 0) ck_assert_int_lt(slots[i + 1], size - n);
            if (slots[i + 1] < 0) ck_assert_int_lt(slots[i], size - n);
        }
        ck_assert_int_eq(seen, n);
        for (int half = 0; half < 2; half++) {
            int best = n;
            for (int i = half * size / 2; i < (half + 1) * size / 2; i++)
                if (slots[i] >= 0 && slots[i] < best) best = slots[i];
            ck_assert_int_eq(best, half);
        }
    }
}
END_TEST

/* Games of several seats */

struct past {
    int points[MOST], skipped[MOST], seated[MOST][TABLE_SEATS];
    uint8_t met[MOST * MOST];
};

static struct crew crew_of(const struct past *past, int count, int seats)
{
    return (struct crew){count, seats, past->points, past->skipped, past->met, past->seated};
}

static void note(struct past *past, int count, const struct board *board)
{
    if (board->count == 1) past->skipped[board->player[0]]++;
    for (int i = 0; board->count > 1 && i < board->count; i++) {
        past->seated[board->player[i]][i]++;
        for (int j = 0; j < board->count; j++)
            if (i != j) past->met[board->player[i] * count + board->player[j]]++;
    }
}

static void extremes(const int *values, int count, int *ret_least, int *ret_most)
{
    *ret_least = *ret_most = values[0];
    for (int i = 1; i < count; i++) {
        *ret_least = values[i] < *ret_least ? values[i] : *ret_least;
        *ret_most = values[i] > *ret_most ? values[i] : *ret_most;
    }
}

START_TEST(in_a_block_of_rounds_nobody_has_a_seat_twice)
{
    for (int seats = 2; seats <= TABLE_SEATS; seats++)
        for (int count = seats; count <= MOST; count += 1 + count / 8) {
            struct pool *pool = pool_new();
            static struct past past;
            struct board *rounds[TABLE_SEATS];
            int least, most;
            memset(&past, 0, sizeof past);
            struct crew crew = crew_of(&past, count, seats);
            crew.points = NULL;
            for (int r = 0; r < seats; r++)
                rounds[r] = pool_take_many(pool, (size_t)count, sizeof *rounds[r]);
            static struct past after;
            int boards = crew_block(pool, &crew, seats, rounds);
            ck_assert_int_eq(boards, count / seats + count % seats);
            memset(&after, 0, sizeof after);
            for (int r = 0; r < seats; r++)
                for (int k = 0; k < boards; k++) note(&after, count, &rounds[r][k]);
            for (int i = 0; i < count; i++) {
                int games = 0;
                for (int s = 0; s < seats; s++) {
                    ck_assert_int_le(after.seated[i][s], 1);
                    games += after.seated[i][s];
                }
                ck_assert_int_eq(games + after.skipped[i], seats);
            }
            extremes(after.skipped, count, &least, &most);
            ck_assert_int_le(most - least, 1);
            pool_drop(pool);
        }
}
END_TEST

/* Sixteen players at tables of four meet 15 others in five rounds; a search does not find the perfect plan always, but
 * repeats stay few. */
START_TEST(opponents_are_spread)
{
    struct pool *pool = pool_new();
    static struct past past;
    struct board boards[MOST];
    int repeats = 0;
    memset(&past, 0, sizeof past);
    for (int round = 0; round < 5; round++) {
        struct crew crew = crew_of(&past, 16, 4);
        int count = crew_round(pool, &crew, boards);
        ck_assert_int_eq(count, 4);
        for (int k = 0; k < count; k++) note(&past, 16, &boards[k]);
    }
    for (int i = 0; i < 16 * 16; i++) {
        ck_assert_int_le(past.met[i], 2);
        repeats += past.met[i] == 2;
    }
    ck_assert_int_le(repeats / 2, 16);
    pool_drop(pool);
}
END_TEST

/* Rounds by score, with results by chance: after each, everybody's numbers of games in the seats are within one of each other,
 * and so the same after as many rounds as there are seats; with byes, within two. */
START_TEST(seats_stay_balanced_when_scores_decide)
{
    struct rng rng = rng_seeded(11);
    for (int seats = 3; seats <= TABLE_SEATS; seats++) {
        struct pool *pool = pool_new();
        static struct past past;
        struct board boards[MOST];
        int count = 48, least, most;
        memset(&past, 0, sizeof past);
        for (int round = 0; round < 2 * seats; round++) {
            struct crew crew = crew_of(&past, count, seats);
            int number = crew_round(pool, &crew, boards);
            for (int k = 0; k < number; k++) {
                note(&past, count, &boards[k]);
                for (int i = 0; i < boards[k].count; i++)
                    past.points[boards[k].player[i]] += (int)rng_below(&rng, (uint64_t)(2 * seats - 1));
            }
            for (int i = 0; i < count; i++) {
                extremes(past.seated[i], seats, &least, &most);
                ck_assert_int_le(most - least, count % seats ? 2 : (round + 1) % seats != 0);
            }
        }
        pool_drop(pool);
    }
}
END_TEST

static Suite *pairing_table_suite(void)
{
    Suite *s = suite_create("pairing_table");
    HARNESS_ADD(s, six_players_follow_bergers_table);
    HARNESS_ADD(s, a_double_round_robin_gives_every_pair_both_seatings);
    HARNESS_ADD(s, a_team_match_lets_everybody_meet_the_other_team);
    HARNESS_ADD(s, a_bracket_lets_the_best_meet_last_and_gives_them_the_byes);
    HARNESS_ADD(s, in_a_block_of_rounds_nobody_has_a_seat_twice);
    HARNESS_ADD(s, opponents_are_spread);
    HARNESS_ADD(s, seats_stay_balanced_when_scores_decide);
    return s;
}

TEST_MAIN(pairing_table_suite)
