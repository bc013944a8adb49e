/* test_pairing_published.c - Dutch pairings against the published tests of the pairing checker bbpPairings 6.0.0
 * (dutch/README.md): FIDE's report format (TRF16) with what was played, then the next round as pairs of numbers. */
#include "harness.h"
#include "platform/model/pairing_dutch.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 400, FIRST_ROUND = 91, CELL = 10 };

struct report {
    struct dutch_player players[DUTCH_PLAYERS]; /* by starting number, from 0 */
    int before[DUTCH_PLAYERS][DUTCH_ROUNDS];    /* points before each round */
    int count, rounds, total;
    bool absent[DUTCH_PLAYERS]; /* from the next round */
    int expected[DUTCH_PLAYERS / 2 + 1][2], pairs;
};

static int number_at(const char *line, int at, int width)
{
    char text[8] = "";
    memcpy(text, line + at, (size_t)width);
    return (int)strtol(text, NULL, 10);
}

/* A cell of a player's line: opponent, colour, result. */
static void read_cell(struct report *r, int round, const char *cell)
{
    struct dutch_player *p = &r->players[r->count];
    char result = cell[7];
    bool played = strchr("1=0", result) != NULL;
    p->round[round].opponent = played ? number_at(cell, 0, 4) : 0;
    p->round[round].colour = !played ? COLOUR_NONE : cell[5] == 'w' ? WHITE : BLACK;
    r->before[r->count][round] = p->points;
    p->points += strchr("1+U", result) ? 2 : result == '=';
    p->no_bye |= strchr("+U", result) != NULL;
}

static void read_player(struct report *r, const char *line)
{
    int round = 0;
    r->players[r->count].number = r->count + 1;
    for (; FIRST_ROUND + CELL * round + CELL - 2 <= (int)strlen(line); round++)
        read_cell(r, round, line + FIRST_ROUND + CELL * round);
    r->rounds = r->count ? r->rounds : round;
    r->absent[r->count++] = round > r->rounds;
}

/* Who floated follows from the points of both before a round, so it is added when all players are known. */
static void add_floats(struct report *r)
{
    for (int i = 0; i < r->count; i++)
        for (int k = 0; k < r->rounds; k++) {
            struct dutch_player *p = &r->players[i];
            int opponent = p->round[k].opponent - 1,
                next = k + 1 < r->rounds ? r->before[i][k + 1] : p->points;
            p->rounds = r->rounds;
            if (opponent < 0) p->round[k].floated = next > r->before[i][k] ? -1 : 0;
            else
                p->round[k].floated = (r->before[opponent][k] > r->before[i][k]) -
                                      (r->before[opponent][k] < r->before[i][k]);
        }
}

static void read_report(const char *name, struct report *r)
{
    char path[100], line[LINE];
    snprintf(path, sizeof path, "tests/unit/platform/model/dutch/%s.trf", name);
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    *r = (struct report){0};
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        if (strncmp(line, "001", 3) == 0) read_player(r, line);
        else if (strncmp(line, "XXR", 3) == 0) r->total = (int)strtol(line + 3, NULL, 10);
        else if (sscanf(line, "%d %d", &r->expected[r->pairs][0], &r->expected[r->pairs][1]) == 2 &&
                 line[0] != '0')
            r->pairs++;
    }
    fclose(file);
    add_floats(r);
}

static int by_rank(const void *a, const void *b)
{
    const struct dutch_player *one = a, *other = b;
    return one->points != other->points ? other->points - one->points : one->number - other->number;
}

START_TEST(published_tests_of_a_checker_are_paired_alike)
{
    static const char *const NAMES[] = {"bye_points", "bye_unplayed", "sixty_players"};
    for (int n = 0; n < 3; n++) {
        static struct report r;
        struct dutch_player list[DUTCH_PLAYERS];
        struct dutch_pair pairs[DUTCH_PLAYERS / 2];
        int count = 0, bye;
        read_report(NAMES[n], &r);
        for (int i = 0; i < r.count; i++)
            if (!r.absent[i]) list[count++] = r.players[i];
        qsort(list, (size_t)count, sizeof *list, by_rank);
        ck_assert(dutch_pair(list, count, r.rounds + 1 == r.total, pairs, &bye));
        ck_assert_int_eq(r.pairs, (count + 1) / 2);
        for (int i = 0; i < r.pairs; i++) {
            int first = i < count / 2 ? pairs[i].white : bye, same = 0;
            int black = i < count / 2 ? list[pairs[i].black].number : 0;
            for (int k = 0; k < r.pairs; k++)
                same += r.expected[k][0] == list[first].number && r.expected[k][1] == black;
            ck_assert_msg(same == 1, "%s: %d %d", NAMES[n], list[first].number, black);
        }
    }
}
END_TEST

static Suite *pairing_published_suite(void)
{
    Suite *s = suite_create("pairing_published");
    HARNESS_ADD(s, published_tests_of_a_checker_are_paired_alike);
    return s;
}

TEST_MAIN(pairing_published_suite)
