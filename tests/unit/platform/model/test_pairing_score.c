/* test_pairing_score.c - points and tie-breaks, worked out by hand. */
#include "harness.h"
#include "platform/model/pairing_score.h"

static const enum tie_break SWISS[] = {TIE_BUCHHOLZ_CUT1, TIE_BUCHHOLZ, TIE_SONNEBORN_BERGER,
                                       TIE_DIRECT,        TIE_WINS,     TIE_BREAKS};
static const enum tie_break DIRECT[] = {TIE_DIRECT, TIE_BREAKS};

static struct bout_row game(int round, int white, int black, int score)
{
    return (struct bout_row){round, BOUT_GAME, true, {2, {white, black}}, {score, 2 - score}};
}

static const struct score_line *line_of(const struct score_line *lines, int count, int player)
{
    for (int i = 0; i < count; i++)
        if (lines[i].player == player) return &lines[i];
    ck_abort_msg("no such player");
    return NULL;
}

START_TEST(places_become_points)
{
    int scores[4];
    score_places((int[]){1, 2}, 2, scores);
    ck_assert(scores[0] == 2 && scores[1] == 0);
    score_places((int[]){1, 1}, 2, scores);
    ck_assert(scores[0] == 1 && scores[1] == 1);
    score_places((int[]){2, 1, 2, 4}, 4, scores);
    ck_assert(scores[0] == 3 && scores[1] == 6 && scores[2] == 3 && scores[3] == 0);
}
END_TEST

/* Four players, three rounds: 0 beats 1 and 2 and draws 3; 1 beats 2 and 3; 2 beats 3. */
START_TEST(tie_breaks_are_added_up)
{
    struct bout_row rows[] = {game(1, 0, 1, 2), game(1, 2, 3, 2), game(2, 0, 2, 2),
                              game(2, 1, 3, 2), game(3, 0, 3, 1), game(3, 1, 2, 2)};
    struct score_line lines[4] = {{0}};
    score_lines(rows, 6, 4, SWISS, lines);
    const struct score_line *first = line_of(lines, 4, 0), *second = line_of(lines, 4, 1);
    ck_assert_int_eq(first->points, 5);
    ck_assert_int_eq(first->place, 1);
    ck_assert_int_eq(first->tie[TIE_BUCHHOLZ], 4 + 2 + 1);
    ck_assert_int_eq(first->tie[TIE_BUCHHOLZ_CUT1], 4 + 2);
    ck_assert_int_eq(first->tie[TIE_SONNEBORN_BERGER], 2 * 4 + 2 * 2 + 1 * 1);
    ck_assert_int_eq(first->tie[TIE_WINS], 2);
    ck_assert_int_eq(second->tie[TIE_SONNEBORN_BERGER], 2 * 2 + 2 * 1);
    ck_assert_int_eq(second->place, 2);
}
END_TEST

START_TEST(a_bye_counts_as_an_opponent_with_the_same_points)
{
    struct bout_row rows[] = {game(1, 0, 1, 2), {1, BOUT_BYE, true, {1, {2}}, {2}}};
    struct score_line lines[3] = {{0}};
    score_lines(rows, 2, 3, SWISS, lines);
    const struct score_line *idle = line_of(lines, 3, 2);
    ck_assert_int_eq(idle->games, 0);
    ck_assert_int_eq(idle->points, 2);
    ck_assert_int_eq(idle->tie[TIE_BUCHHOLZ], 2);
    ck_assert_int_eq(idle->tie[TIE_WINS], 0);
}
END_TEST

/* Two with the same points: who won their game is first, unless they have not met; then they share the place. */
START_TEST(the_direct_encounter_decides_if_all_have_met)
{
    struct bout_row rows[] = {game(1, 1, 0, 2), game(2, 0, 2, 2)};
    struct score_line lines[3] = {{0}};
    score_lines(rows, 2, 3, DIRECT, lines);
    ck_assert_int_eq(lines[0].player, 1);
    ck_assert_int_eq(lines[1].player, 0);
    struct bout_row apart[] = {game(1, 0, 2, 2), game(1, 1, 3, 2)};
    struct score_line two[4] = {{0}};
    score_lines(apart, 2, 4, DIRECT, two);
    ck_assert_int_eq(two[0].place, 1);
    ck_assert_int_eq(two[1].place, 1);
    ck_assert_int_eq(two[2].place, 3);
}
END_TEST

START_TEST(a_running_game_counts_nothing)
{
    struct bout_row rows[] = {{1, BOUT_GAME, false, {2, {0, 1}}, {0, 0}}};
    struct score_line lines[2] = {{.lead = 0}, {.lead = 1}};
    score_lines(rows, 1, 2, SWISS, lines);
    ck_assert_int_eq(lines[0].player, 1);
    ck_assert_int_eq(lines[0].games, 0);
}
END_TEST

static Suite *pairing_score_suite(void)
{
    Suite *s = suite_create("pairing_score");
    HARNESS_ADD(s, places_become_points);
    HARNESS_ADD(s, tie_breaks_are_added_up);
    HARNESS_ADD(s, a_bye_counts_as_an_opponent_with_the_same_points);
    HARNESS_ADD(s, the_direct_encounter_decides_if_all_have_met);
    HARNESS_ADD(s, a_running_game_counts_nothing);
    return s;
}

TEST_MAIN(pairing_score_suite)
