/* pairing_score.c - see pairing_score.h. */
#include "platform/model/pairing_score.h"
#include <stdlib.h>
#include <string.h>

void score_places(const int *places, int seats, int *ret_scores)
{
    for (int i = 0; i < seats; i++) {
        ret_scores[i] = 0;
        for (int j = 0; j < seats; j++)
            if (j != i) ret_scores[i] += places[i] < places[j] ? 2 : places[i] == places[j];
    }
}

const char *tie_break_name(enum tie_break which)
{
    static const char *const NAMES[] = {[TIE_BUCHHOLZ_CUT1] = "buchholz_cut1",
                                        [TIE_BUCHHOLZ] = "buchholz",
                                        [TIE_SONNEBORN_BERGER] = "sonneborn_berger",
                                        [TIE_DIRECT] = "direct_encounter",
                                        [TIE_WINS] = "wins"};
    return NAMES[which];
}

/* What a seat took from another one: 2, 1 or 0. */
static int taken(const struct bout_row *row, int seat, int from)
{
    return row->score[seat] > row->score[from] ? 2 : row->score[seat] == row->score[from];
}

static void add_points(const struct bout_row *row, struct score_line *lines)
{
    int most = 0, at_top = 0;
    for (int seat = 0; seat < row->board.count; seat++)
        most = row->score[seat] > most ? row->score[seat] : most;
    for (int seat = 0; seat < row->board.count; seat++) at_top += row->score[seat] == most;
    for (int seat = 0; seat < row->board.count; seat++) {
        struct score_line *line = &lines[row->board.player[seat]];
        line->points += row->score[seat];
        if (row->kind == BOUT_BYE) continue;
        line->games++;
        line->tie[TIE_WINS] += row->kind == BOUT_GAME && at_top == 1 && row->score[seat] == most;
    }
}

/* While opponents are added up, TIE_BUCHHOLZ_CUT1 holds the least of them. */
static void add_opponent(struct score_line *line, int points, int took)
{
    line->tie[TIE_BUCHHOLZ] += points;
    line->tie[TIE_SONNEBORN_BERGER] += points * took;
    if (points < line->tie[TIE_BUCHHOLZ_CUT1]) line->tie[TIE_BUCHHOLZ_CUT1] = points;
}

static void add_opponents(const struct bout_row *row, struct score_line *lines)
{
    for (int seat = 0; seat < row->board.count; seat++) {
        struct score_line *line = &lines[row->board.player[seat]];
        if (row->kind != BOUT_GAME) {
            add_opponent(line, line->points, row->score[seat]);
            continue;
        }
        for (int other = 0; other < row->board.count; other++)
            if (other != seat)
                add_opponent(line, lines[row->board.player[other]].points, taken(row, seat, other));
    }
}

/* Sorting */

static int compare_ties(const struct score_line *a, const struct score_line *b, const enum tie_break *order)
{
    if (a->lead != b->lead) return b->lead - a->lead;
    if (a->points != b->points) return b->points - a->points;
    for (int i = 0; order[i] != TIE_BREAKS; i++)
        if (a->tie[order[i]] != b->tie[order[i]]) return b->tie[order[i]] - a->tie[order[i]];
    return 0;
}

/* An insertion sort: it is stable, so players who are level stay in the order of their indexes. */
static void sort_lines(struct score_line *lines, int count, const enum tie_break *order)
{
    for (int i = 1; i < count; i++) {
        struct score_line line = lines[i];
        int at = i;
        for (; at > 0 && compare_ties(&line, &lines[at - 1], order) < 0; at--) lines[at] = lines[at - 1];
        lines[at] = line;
    }
}

struct group { /* players who are level */
    const struct score_line *lines;
    int count;
};

static int place_in(const struct group *group, int player)
{
    for (int i = 0; i < group->count; i++)
        if (group->lines[i].player == player) return i;
    return -1;
}

enum { GROUP_MAX = 32 };

struct meetings { /* of a group, by their places in it */
    bool met[GROUP_MAX][GROUP_MAX];
    int points[GROUP_MAX];
};

/* Add what a seat took from those of the group whom its player met in a game. */
static void add_meetings(const struct bout_row *row, const struct group *group, int seat,
                         struct meetings *meetings)
{
    int one = place_in(group, row->board.player[seat]);
    for (int other = 0; one >= 0 && other < row->board.count; other++) {
        int two = place_in(group, row->board.player[other]);
        if (other == seat || two < 0) continue;
        meetings->met[one][two] = true;
        meetings->points[one] += taken(row, seat, other);
    }
}

static bool have_all_met(const struct meetings *meetings, int count)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++)
            if (i != j && !meetings->met[i][j]) return false;
    return true;
}

/* The points of a group among themselves; false: not all of them have met. */
static bool among(const struct bout_row *rows, int count, const struct group *group, struct meetings *ret)
{
    *ret = (struct meetings){0};
    for (int r = 0; r < count; r++) {
        if (!rows[r].finished || rows[r].kind != BOUT_GAME) continue;
        for (int seat = 0; seat < rows[r].board.count; seat++) add_meetings(&rows[r], group, seat, ret);
    }
    return have_all_met(ret, group->count);
}

/* The lines are sorted by what comes before the direct encounter. */
static void add_direct(const struct bout_row *rows, int count, int players, const enum tie_break *before,
                       struct score_line *lines)
{
    for (int i = 0, next; i < players; i = next) {
        struct meetings meetings;
        for (next = i + 1; next < players && compare_ties(&lines[i], &lines[next], before) == 0;) next++;
        struct group group = {&lines[i], next - i};
        if (group.count < 2 || group.count > GROUP_MAX || !among(rows, count, &group, &meetings)) continue;
        for (int k = 0; k < group.count; k++) lines[i + k].tie[TIE_DIRECT] = meetings.points[k];
    }
}

static void settle_places(struct score_line *lines, int players, const enum tie_break *order)
{
    for (int i = 0; i < players; i++)
        lines[i].place = i && compare_ties(&lines[i - 1], &lines[i], order) == 0 ? lines[i - 1].place : i + 1;
}

static void add_sums(const struct bout_row *rows, int count, int players, struct score_line *lines)
{
    for (int i = 0; i < players; i++) {
        lines[i].player = i;
        lines[i].tie[TIE_BUCHHOLZ_CUT1] = INT32_MAX;
    }
    for (int r = 0; r < count; r++)
        if (rows[r].finished) add_points(&rows[r], lines);
    for (int r = 0; r < count; r++)
        if (rows[r].finished) add_opponents(&rows[r], lines);
    for (int i = 0; i < players; i++) {
        int least = lines[i].tie[TIE_BUCHHOLZ_CUT1];
        lines[i].tie[TIE_BUCHHOLZ_CUT1] = lines[i].tie[TIE_BUCHHOLZ] - (least == INT32_MAX ? 0 : least);
    }
}

void score_lines(const struct bout_row *rows, int count, int players, const enum tie_break *order,
                 struct score_line *lines)
{
    enum tie_break before[TIE_BREAKS + 1];
    int direct = 0;
    add_sums(rows, count, players, lines);
    while (order[direct] != TIE_BREAKS && order[direct] != TIE_DIRECT) direct++;
    memcpy(before, order, (size_t)direct * sizeof *before);
    before[direct] = TIE_BREAKS;
    sort_lines(lines, players, before);
    if (order[direct] == TIE_DIRECT) add_direct(rows, count, players, before, lines);
    sort_lines(lines, players, order);
    settle_places(lines, players, order);
}
