/* pairing_dutch.c - see pairing_dutch.h.
 *
 * Each bracket is a matching of all players who are not paired yet (pairing_match.h): being perfect, it leaves nobody
 * below who could not be paired. The weight of an edge is a number with a field for each criterion, the first criterion
 * in the highest field. A first matching settles whom the players moved down into the bracket meet, a second one the
 * rest of it. */
#include "platform/model/pairing_dutch.h"
#include "base/ctx.h"
#include "platform/model/pairing_match.h"
#include <stdlib.h>
#include <string.h>

enum { FIELD = 10, WIDE_FIELD = 20, BIT_FIELD = 2, BYE_SCORE = -2 };
/* Criteria C.9 to C.17 in their order. */
enum { UNPLAYED, OVER_TWO, THREE_IN_ROW, NO_WISH, NO_STRONG_WISH, DOWN_1, UP_1, DOWN_2, UP_2, PLAIN };

/* Colours */

static enum colour last_colour(const struct dutch_player *p, int back)
{
    for (int i = p->rounds - 1; i >= 0; i--)
        if (p->round[i].colour != COLOUR_NONE && back-- == 0) return p->round[i].colour;
    return COLOUR_NONE;
}

struct wish {       /* which colour a player should get, and how much */
    int colour;     /* WHITE, BLACK or COLOUR_NONE */
    int strength;   /* 0 none, 1 mild, 2 strong, 3 absolute */
    int difference; /* games with white less games with black */
};

static int colour_difference(const struct dutch_player *player)
{
    int difference = 0;
    for (int i = 0; i < player->rounds; i++)
        if (player->round[i].colour != COLOUR_NONE) difference += player->round[i].colour == WHITE ? 1 : -1;
    return difference;
}

static enum colour opposite(enum colour colour) { return colour == WHITE ? BLACK : WHITE; }

static struct wish wish_of(const struct dutch_player *player)
{
    struct wish w = {COLOUR_NONE, 0, colour_difference(player)};
    enum colour last = last_colour(player, 0), before = last_colour(player, 1);
    if (last == COLOUR_NONE) return w;
    w.colour = w.difference > 0 ? BLACK : w.difference < 0 ? WHITE : opposite(last);
    w.strength = w.difference == 0 ? 1 : 2;
    if (last == before) w.colour = opposite(last);
    if (last == before || abs(w.difference) > 1) w.strength = 3;
    return w;
}

/* More than half of the points there were, before the last round. */
static bool is_top(const struct dutch_player *p, bool is_last) { return is_last && p->points > p->rounds; }

/* C.1, C.3 */
static bool can_meet(const struct dutch_player *a, const struct dutch_player *b, bool is_last)
{
    struct wish one = wish_of(a), other = wish_of(b);
    for (int i = 0; i < a->rounds; i++)
        if (a->round[i].opponent == b->number) return false;
    return one.strength < 3 || other.strength < 3 || one.colour != other.colour || is_top(a, is_last) ||
           is_top(b, is_last);
}

/* The colour of `a` in the last round in which the two had different ones, counted by their games. */
static enum colour last_apart(const struct dutch_player *a, const struct dutch_player *b)
{
    for (int back = 0;; back++) {
        enum colour one = last_colour(a, back), other = last_colour(b, back);
        if (one == COLOUR_NONE || other == COLOUR_NONE) return COLOUR_NONE;
        if (one != other) return one;
    }
}

/* Whether the first of two players, by rank, gets white. */
static bool first_is_white(const struct dutch_player *a, const struct dutch_player *b)
{
    struct wish one = wish_of(a), other = wish_of(b);
    if (one.colour == COLOUR_NONE && other.colour == COLOUR_NONE) return a->number % 2 == 1;
    if (one.colour != other.colour)
        return one.colour == COLOUR_NONE ? other.colour == BLACK : one.colour == WHITE;
    if (one.strength != other.strength) return (one.strength > other.strength) == (one.colour == WHITE);
    if (one.strength == 3 && abs(one.difference) != abs(other.difference))
        return (abs(one.difference) > abs(other.difference)) == (one.colour == WHITE);
    enum colour apart = last_apart(a, b);
    return apart == COLOUR_NONE ? one.colour == WHITE : apart == BLACK;
}

/* The state of one bracket */

struct bracket {
    const struct dutch_player *players;
    bool is_last;
    int bye_points;   /* of the player who gets the bye */
    bool decides_bye; /* C.9 counts: the player who leaves the bracket gets the bye */
    /* indexes of players: those moved down, residents, then the others; -1: the bye, which is the last one */
    int item[DUTCH_PLAYERS + 1];
    int count, moved, in;               /* moved: how many were moved down; in: they and the residents */
    int low, next;                      /* the points of the residents, and of the group below */
    int gaps[DUTCH_PLAYERS], gap_count; /* the differences of points that can occur, greatest first */
    int shift[PLAIN], pair_shift, next_pair_shift, gap_shift, next_gap_shift, far_shift[4];
    int seq_shift; /* what is below this bit decides between equally good pairings */
    struct graph *graph;
};

static bool is_bye(const struct bracket *b, int at) { return b->item[at] < 0; }

static const struct dutch_player *player_at(const struct bracket *b, int at)
{
    must(!is_bye(b, at));
    return &b->players[b->item[at]];
}

static int points_at(const struct bracket *b, int at)
{
    return is_bye(b, at) ? BYE_SCORE : player_at(b, at)->points;
}

/* i < j, so only the second one can be the bye. */
static bool can_join(const struct bracket *b, int i, int j)
{
    const struct dutch_player *one = player_at(b, i);
    return is_bye(b, j) ? !one->no_bye && one->points == b->bye_points
                        : can_meet(one, player_at(b, j), b->is_last);
}

/* The place of a difference of points in the list. */
static int gap_index(const struct bracket *b, int gap)
{
    int i = 0;
    while (b->gaps[i] != gap) i++;
    return i;
}

static void note_gap(struct bracket *b, int gap)
{
    int at = 0;
    while (at < b->gap_count && b->gaps[at] > gap) at++;
    if (at < b->gap_count && b->gaps[at] == gap) return;
    memmove(&b->gaps[at + 1], &b->gaps[at], (size_t)(b->gap_count - at) * sizeof *b->gaps);
    b->gaps[at] = gap;
    b->gap_count++;
}

/* Players who leave a bracket count as if they met somebody with a point less than its lowest. */
static int gap_down(const struct bracket *b, int at, int low) { return points_at(b, at) - (low - 2); }

static void find_gaps(struct bracket *b)
{
    b->gap_count = 0;
    for (int i = 0; i < b->in; i++) {
        note_gap(b, points_at(b, i) - b->low);
        note_gap(b, gap_down(b, i, b->low));
        note_gap(b, gap_down(b, i, b->next));
        note_gap(b, points_at(b, i) - b->next);
        for (int j = 0; j < b->moved; j++) note_gap(b, abs(points_at(b, i) - points_at(b, j)));
    }
    note_gap(b, 0);
    note_gap(b, 2);
}

/* Give each criterion its field, from the highest to the lowest; returns the number of bits. `below`: bits for the
 * order among equals. */
static int lay_out(struct bracket *b, int below)
{
    int at = below;
    for (int i = 3; i >= 0; i--, at += b->gap_count * FIELD) b->far_shift[i] = at;
    for (int i = PLAIN - 1; i >= 0; i--, at += FIELD) b->shift[i] = at;
    b->next_gap_shift = at;
    b->next_pair_shift = at += b->gap_count * FIELD;
    b->gap_shift = at += FIELD;
    b->pair_shift = at += b->gap_count * FIELD;
    b->seq_shift = below;
    return at + FIELD;
}

/* Count a difference of points in a list of such fields, the greatest difference in the highest one. */
static void count_gap(const struct bracket *b, int i, int j, int shift, int gap)
{
    graph_add(b->graph, i, j, -1, shift + (b->gap_count - 1 - gap_index(b, gap)) * FIELD);
}

/* Criteria about colours of a pair: C.10 to C.13. */

static void judge_colour(const struct bracket *b, int i, int j, const struct dutch_player *p,
                         enum colour colour)
{
    int difference = wish_of(p).difference + (colour == WHITE ? 1 : -1);
    if (abs(difference) > 2) graph_add(b->graph, i, j, -1, b->shift[OVER_TWO]);
    if (last_colour(p, 0) == colour && last_colour(p, 1) == colour)
        graph_add(b->graph, i, j, -1, b->shift[THREE_IN_ROW]);
}

static void judge_colours(const struct bracket *b, int i, int j)
{
    const struct dutch_player *one = player_at(b, i), *other = player_at(b, j);
    struct wish mine = wish_of(one), theirs = wish_of(other);
    bool white = first_is_white(one, other);
    if (is_top(one, b->is_last) || is_top(other, b->is_last)) {
        judge_colour(b, i, j, one, white ? WHITE : BLACK);
        judge_colour(b, i, j, other, white ? BLACK : WHITE);
    }
    if (mine.colour == COLOUR_NONE || mine.colour != theirs.colour) return;
    graph_add(b->graph, i, j, -1, b->shift[NO_WISH]);
    if (mine.strength >= 2 && theirs.strength >= 2) graph_add(b->graph, i, j, -1, b->shift[NO_STRONG_WISH]);
}

static int floated(const struct dutch_player *p, int back)
{
    return p->rounds < back ? 0 : p->round[p->rounds - back].floated;
}

/* C.14 to C.21 for a player who floats down (-1) or up (1) with a difference of points. */
static void judge_float(const struct bracket *b, int i, int j, const struct dutch_player *p, int way, int gap)
{
    for (int back = 1; back <= 2; back++) {
        if (floated(p, back) != way) continue;
        int which = (back == 1 ? DOWN_1 : DOWN_2) + (way > 0);
        graph_add(b->graph, i, j, -1, b->shift[which]);
        count_gap(b, i, j, b->far_shift[which - DOWN_1], gap);
    }
}

/* The criteria for a pair in the bracket. */
static void judge_pair(const struct bracket *b, int i, int j)
{
    int gap = abs(points_at(b, i) - points_at(b, j));
    graph_add(b->graph, i, j, 1, b->pair_shift);
    count_gap(b, i, j, b->gap_shift, gap);
    judge_colours(b, i, j);
    if (gap) {
        judge_float(b, i, j, player_at(b, i), -1, gap);
        judge_float(b, i, j, player_at(b, j), 1, gap);
    }
}

static int unplayed(const struct dutch_player *p)
{
    int count = 0;
    for (int i = 0; i < p->rounds; i++) count += p->round[i].colour == COLOUR_NONE;
    return count;
}

/* The criteria for somebody of the bracket (i) who leaves it. */
static void judge_down(const struct bracket *b, int i, int j)
{
    if (b->decides_bye) graph_add(b->graph, i, j, -(int64_t)unplayed(player_at(b, i)), b->shift[UNPLAYED]);
    count_gap(b, i, j, b->gap_shift, gap_down(b, i, b->low));
    judge_float(b, i, j, player_at(b, i), -1, gap_down(b, i, b->low));
}

/* C.8: pairs and differences in the bracket below. */
static void judge_below(const struct bracket *b, int i, int j)
{
    bool first = i < b->in || points_at(b, i) == b->next,
         second = !is_bye(b, j) && points_at(b, j) == b->next;
    if (b->next == BYE_SCORE || !first) return;
    if (second) {
        graph_add(b->graph, i, j, 1, b->next_pair_shift);
        count_gap(b, i, j, b->next_gap_shift, points_at(b, i) - points_at(b, j));
    } else {
        count_gap(b, i, j, b->next_gap_shift, gap_down(b, i, b->next));
    }
}

static void judge(const struct bracket *b, int i, int j)
{
    if (j < b->in) {
        judge_pair(b, i, j);
        return;
    }
    if (i < b->in) judge_down(b, i, j);
    judge_below(b, i, j);
}

/* The first matching: whom players moved down meet */

/* Those with higher ranks are paired first; then each with the highest possible opponent, in the order of ranks. */
static void order_moved(const struct bracket *b, int i, int j)
{
    if (i >= b->moved || j >= b->in) return;
    int digit = b->moved - 1 - i;
    graph_add(b->graph, i, j, 1, b->moved * FIELD + digit * BIT_FIELD);
    if (j < b->moved) graph_add(b->graph, i, j, 1, b->moved * FIELD + (b->moved - 1 - j) * BIT_FIELD);
    graph_add(b->graph, i, j, -(int64_t)j, digit * FIELD);
}

static bool match_moved(struct pool *pool, struct bracket *b, int *ret_mate)
{
    b->graph = graph_new(pool, b->count, lay_out(b, b->moved * (FIELD + BIT_FIELD)));
    for (int i = 0; i < b->count; i++)
        for (int j = i + 1; j < b->count; j++) {
            if (!can_join(b, i, j)) continue;
            graph_join(b->graph, i, j);
            judge(b, i, j);
            order_moved(b, i, j);
        }
    return graph_match(b->graph, ret_mate);
}

static int leaving(const struct bracket *b, const int *mate)
{
    int count = 0;
    for (int i = 0; i < b->in; i++) count += mate[i] >= b->in;
    return count;
}

/* C.9 counts if nobody leaves the bracket but the one who gets the bye. How many leave it is decided by C.6, so it is the
 * same with and without C.9. */
static bool match_first(struct pool *pool, struct bracket *b, int *ret_mate)
{
    b->decides_bye = is_bye(b, b->count - 1) && b->bye_points >= b->low;
    if (!match_moved(pool, b, ret_mate)) return false;
    if (!b->decides_bye || leaving(b, ret_mate) == 1) return true;
    b->decides_bye = false;
    return match_moved(pool, b, ret_mate);
}

/* The second matching: the rest of the bracket */

struct rest {
    int place[DUTCH_PLAYERS + 1]; /* of each item among those left of the residents, -1: not one of them */
    int count, upper;             /* upper: how many pairs they form, the first half of which starts as S1 */
    bool settled[DUTCH_PLAYERS + 1];
};

static void find_rest(const struct bracket *b, const int *mate, struct rest *ret)
{
    *ret = (struct rest){0};
    for (int i = 0; i < b->count; i++) {
        bool with_moved = i < b->in && mate[i] < b->in && (i < b->moved || mate[i] < b->moved);
        ret->settled[i] = with_moved;
        ret->place[i] = i < b->moved || i >= b->in || with_moved ? -1 : ret->count++;
        ret->upper += ret->place[i] >= 0 && mate[i] < b->in;
    }
    ret->upper /= 2;
}

/* The fields of the order among equals: how many change halves, by how much, which of the upper half (the last of them
 * first), which of the lower half (the first of them first), and the opponents in the order of the upper half. */
static int rest_bits(const struct rest *r) { return FIELD + WIDE_FIELD + r->count * (2 * BIT_FIELD + FIELD); }

static void order_upper(const struct bracket *b, const struct rest *r, int i, int j)
{
    int place = r->place[i], digits = r->count * FIELD, bits = r->count * BIT_FIELD;
    graph_add(b->graph, i, j, -(int64_t)r->place[j], (r->count - 1 - place) * FIELD);
    if (place < r->upper) return;
    graph_add(b->graph, i, j, 1, digits + (r->count - 1 - place) * BIT_FIELD);
    graph_add(b->graph, i, j, -(int64_t)place, digits + 2 * bits);
}

static void order_lower(const struct bracket *b, const struct rest *r, int of, int i, int j)
{
    int place = r->place[of], digits = r->count * FIELD, bits = r->count * BIT_FIELD;
    if (place >= r->upper) return;
    graph_add(b->graph, i, j, 1, digits + bits + place * BIT_FIELD);
    graph_add(b->graph, i, j, place, digits + 2 * bits);
    graph_add(b->graph, i, j, -1, digits + 2 * bits + WIDE_FIELD);
}

static void order_rest(const struct bracket *b, const struct rest *r, int i, int j)
{
    if (r->place[i] < 0) return;
    if (j >= b->in) {
        order_lower(b, r, i, i, j);
        return;
    }
    order_upper(b, r, i, j);
    order_lower(b, r, j, i, j);
}

/* An edge of the second matching: what the first one has settled stays. */
static bool can_rest(const struct bracket *b, const struct rest *r, const int *mate, int i, int j)
{
    if (r->settled[i] || r->settled[j]) return mate[i] == j;
    if (j < b->in && (i < b->moved || j < b->moved)) return false;
    return can_join(b, i, j);
}

static bool match_rest(struct pool *pool, struct bracket *b, const int *mate, int *ret_mate)
{
    struct rest rest;
    find_rest(b, mate, &rest);
    b->graph = graph_new(pool, b->count, lay_out(b, rest_bits(&rest)));
    for (int i = 0; i < b->count; i++)
        for (int j = i + 1; j < b->count; j++) {
            if (!can_rest(b, &rest, mate, i, j)) continue;
            graph_join(b->graph, i, j);
            judge(b, i, j);
            order_rest(b, &rest, i, j);
        }
    return graph_match(b->graph, ret_mate);
}

/* The brackets from the top */

/* Sort the open players into those moved down, the residents and the others. */
static void find_bracket(struct bracket *b)
{
    b->low = points_at(b, b->moved < b->count ? b->moved : 0);
    b->in = b->moved;
    while (b->in < b->count && !is_bye(b, b->in) && points_at(b, b->in) == b->low) b->in++;
    b->next = b->in < b->count ? points_at(b, b->in) : BYE_SCORE;
    find_gaps(b);
}

static void add_pair(const struct bracket *b, int i, int j, struct dutch_pair *ret)
{
    bool white = first_is_white(player_at(b, i), player_at(b, j));
    *ret = white ? (struct dutch_pair){b->item[i], b->item[j]} : (struct dutch_pair){b->item[j], b->item[i]};
}

/* Take the pairs of the bracket out of the list; those who are left in it are moved down. */
static int take_pairs(struct bracket *b, const int *mate, struct dutch_pair *ret_pairs)
{
    int pairs = 0, left = 0, moved = 0;
    for (int i = 0; i < b->count; i++) {
        bool paired = i < b->in && mate[i] < b->in;
        if (paired && i < mate[i]) add_pair(b, i, mate[i], &ret_pairs[pairs++]);
        if (paired) continue;
        moved += i < b->in;
        b->item[left++] = b->item[i];
    }
    b->count = left;
    b->moved = moved;
    return pairs;
}

/* Boards are in the order of the better player, then of the points of both. */
struct rank {
    int best, sum, top;
};

static struct rank rank_of(const struct dutch_player *players, const struct dutch_pair *pair)
{
    int top = pair->white < pair->black ? pair->white : pair->black;
    return (struct rank){players[top].points, players[pair->white].points + players[pair->black].points, top};
}

static bool goes_before(struct rank one, struct rank other)
{
    if (one.best != other.best) return one.best > other.best;
    return one.sum != other.sum ? one.sum > other.sum : one.top < other.top;
}

static void sort_boards(const struct dutch_player *players, struct dutch_pair *pairs, int count)
{
    for (int i = 1; i < count; i++) {
        struct dutch_pair pair = pairs[i];
        int at = i;
        for (; at > 0 && goes_before(rank_of(players, &pair), rank_of(players, &pairs[at - 1])); at--)
            pairs[at] = pairs[at - 1];
        pairs[at] = pair;
    }
}

/* C.5: the least points of a player without an opponent with whom everybody else can be paired. */
static bool find_bye_points(struct bracket *b)
{
    struct pool *scratch = pool_new();
    int mate[DUTCH_PLAYERS + 1], bye = b->count - 1;
    b->graph = graph_new(scratch, b->count, FIELD);
    for (int i = 0; i < b->count; i++)
        for (int j = i + 1; j < b->count; j++) {
            const struct dutch_player *one = player_at(b, i);
            if (j == bye ? one->no_bye : !can_meet(one, player_at(b, j), b->is_last)) continue;
            graph_join(b->graph, i, j);
            if (j == bye) graph_add(b->graph, i, j, -(int64_t)one->points, 0);
        }
    bool done = graph_match(b->graph, mate);
    if (done) b->bye_points = player_at(b, mate[bye])->points;
    pool_drop(scratch);
    return done;
}

bool dutch_pair(const struct dutch_player *players, int count, bool is_last, struct dutch_pair *ret_pairs,
                int *ret_bye)
{
    must(count <= DUTCH_PLAYERS);
    struct bracket b = {.players = players, .is_last = is_last, .count = count + count % 2};
    int first[DUTCH_PLAYERS + 1], mate[DUTCH_PLAYERS + 1], pairs = 0;
    *ret_bye = -1;
    for (int i = 0; i < b.count; i++) b.item[i] = i < count ? i : -1;
    if (count % 2 && !find_bye_points(&b)) return false;
    while (b.count > 0 && !is_bye(&b, b.moved)) {
        struct pool *scratch = pool_new();
        find_bracket(&b);
        bool done = match_first(scratch, &b, first) && match_rest(scratch, &b, first, mate);
        pool_drop(scratch);
        if (!done) return false;
        pairs += take_pairs(&b, mate, ret_pairs + pairs);
    }
    if (b.count) *ret_bye = b.item[0];
    sort_boards(players, ret_pairs, pairs);
    return true;
}
