/* test_pairing_dutch.c - Dutch pairings against a search of all pairings of each bracket (dutch/search.h), against the published
 * tests of the pairing checker bbpPairings 6.0.0 (dutch/README.md), and what must hold in large tournaments. */
#include "base/clock.h"
#include "base/rng.h"
#include "dutch/search.h"
#include "harness.h"
#include <stdio.h>

/* Tournaments */

static int by_rank(const void *a, const void *b)
{
    const struct dutch_player *one = a, *other = b;
    return one->points != other->points ? other->points - one->points : one->number - other->number;
}

static void note(struct dutch_player *p, int opponent, enum colour colour, int floated, int score)
{
    p->round[p->rounds].opponent = colour == COLOUR_NONE ? 0 : opponent;
    p->round[p->rounds].colour = colour;
    p->round[p->rounds++].floated = floated;
    p->points += score;
}

/* A result of a pair: mostly by strength, sometimes without play. */
static void play_pair(struct rng *rng, struct dutch_player *white, struct dutch_player *black, int unplayed)
{
    int score = (int)rng_below(rng, 3), before = white->points - black->points;
    int way = before > 0 ? -1 : before < 0;
    if (rng_percent(rng, unplayed)) {
        white->no_bye = true;
        note(white, 0, COLOUR_NONE, -1, 2);
        note(black, 0, COLOUR_NONE, 0, 0);
        return;
    }
    if (rng_percent(rng, 60)) score = white->number < black->number ? 2 : 0;
    note(white, black->number, WHITE, way, score);
    note(black, white->number, BLACK, -way, 2 - score);
}

static struct search found;

/* Both must agree on every board and on the bye. */
static void compare(const struct dutch_player *players, int count, bool is_last,
                    const struct dutch_pair *pairs, int bye, bool done)
{
    int mate[SMALL];
    found = (struct search){.p = players, .n = count, .last = is_last, .odd = count % 2};
    ck_assert_int_eq(search_round(&found, mate), done);
    for (int i = 0; done && i < count / 2; i++) {
        ck_assert_int_eq(mate[pairs[i].white], pairs[i].black);
        int top = pairs[i].white < pairs[i].black ? pairs[i].white : pairs[i].black;
        int low = pairs[i].white < pairs[i].black ? pairs[i].black : pairs[i].white;
        ck_assert_int_eq(colour_of(&players[top], &players[low]) == 1, pairs[i].white == top);
    }
    if (done && bye >= 0) ck_assert_int_eq(mate[bye], BYE);
}

struct course {
    int players, rounds, unplayed, leaving;
    bool search;
};

static void start(struct dutch_player *players, int count)
{
    memset(players, 0, (size_t)count * sizeof *players);
    for (int i = 0; i < count; i++) players[i].number = i + 1;
}

/* Play a tournament; returns how many rounds could be paired. */
static int play(struct rng *rng, const struct course *course, struct dutch_player *players)
{
    struct dutch_pair pairs[DUTCH_PLAYERS / 2];
    int count = course->players, bye;
    start(players, count);
    for (int round = 1; round <= course->rounds; round++) {
        qsort(players, (size_t)count, sizeof *players, by_rank);
        bool done = dutch_pair(players, count, round == course->rounds, pairs, &bye);
        if (course->search) compare(players, count, round == course->rounds, pairs, bye, done);
        if (!done) return round - 1;
        for (int i = 0; i < count / 2; i++)
            play_pair(rng, &players[pairs[i].white], &players[pairs[i].black], course->unplayed);
        if (bye >= 0) {
            note(&players[bye], 0, COLOUR_NONE, -1, 2);
            players[bye].no_bye = true;
        }
        if (count > 4 && rng_percent(rng, course->leaving)) {
            int gone = (int)rng_below(rng, (uint64_t)count);
            players[gone] = players[--count];
        }
    }
    return course->rounds;
}

START_TEST(small_tournaments_are_paired_as_by_a_search_of_all_pairings)
{
    struct rng rng = rng_seeded(404);
    static struct dutch_player players[SMALL];
    const char *more = getenv("PAIRED_TOURNAMENTS");
    int rounds = 0, count = more ? (int)strtol(more, NULL, 10) : 300;
    for (int i = 0; i < count; i++) {
        struct course course = {.players = 2 + (int)rng_below(&rng, i % 10 ? 8 : SMALL - 1),
                                .rounds = 2 + (int)rng_below(&rng, 6),
                                .unplayed = i % 3 ? 0 : 15,
                                .leaving = i % 4 ? 0 : 25,
                                .search = true};
        rounds += play(&rng, &course, players);
    }
    ck_assert_int_gt(rounds, 2 * count);
}
END_TEST

static void is_sound(const struct dutch_player *players, int count)
{
    for (int i = 0; i < count; i++) {
        int balance = 0, byes = 0;
        for (int r = 0; r < players[i].rounds; r++) {
            balance += players[i].round[r].colour == WHITE ? 1 : players[i].round[r].colour == BLACK ? -1 : 0;
            byes += players[i].round[r].colour == COLOUR_NONE;
            for (int q = 0; q < r; q++)
                ck_assert(!players[i].round[r].opponent ||
                          players[i].round[r].opponent != players[i].round[q].opponent);
        }
        ck_assert_int_le(byes, 1);
        ck_assert_int_le(abs(balance), 3);
    }
}

START_TEST(large_fields_can_be_paired)
{
    struct rng rng = rng_seeded(200);
    static struct dutch_player players[DUTCH_PLAYERS];
    int most = getenv("PAIRED_TOURNAMENTS") ? DUTCH_PLAYERS : DUTCH_PLAYERS / 2;
    for (int count = most; count > most - 2; count--) {
        struct course course = {.players = count, .rounds = 9};
        ck_assert_int_eq(play(&rng, &course, players), course.rounds);
        is_sound(players, count);
    }
}
END_TEST

/* Round 1 of eight: the upper half meets the lower half, colours alternate. */
START_TEST(the_first_round_pairs_the_halves)
{
    static struct dutch_player players[8];
    struct dutch_pair pairs[4];
    int bye;
    start(players, 8);
    ck_assert(dutch_pair(players, 8, false, pairs, &bye));
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq(pairs[i].white, i % 2 ? i + 4 : i);
        ck_assert_int_eq(pairs[i].black, i % 2 ? i : i + 4);
    }
    ck_assert_int_eq(bye, -1);
    ck_assert(dutch_pair(players, 7, false, pairs, &bye));
    ck_assert_int_eq(bye, 6);
}
END_TEST

/* Published tests: FIDE's report format (TRF16) with what was played, then the next round as pairs of numbers. */

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

static Suite *pairing_dutch_suite(void)
{
    Suite *s = suite_create("pairing_dutch");
    HARNESS_ADD(s, the_first_round_pairs_the_halves);
    HARNESS_ADD(s, small_tournaments_are_paired_as_by_a_search_of_all_pairings);
    HARNESS_ADD(s, large_fields_can_be_paired);
    HARNESS_ADD(s, published_tests_of_a_checker_are_paired_alike);
    return s;
}

TEST_MAIN(pairing_dutch_suite)
