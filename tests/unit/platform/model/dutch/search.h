/* search.h - Dutch pairings of small fields by trying all pairings of each bracket. It follows the text of FIDE's Handbook C.04.3
 * and shares no code with the matching of pairing_dutch.c. */
#ifndef QUAD_TEST_DUTCH_SEARCH_H
#define QUAD_TEST_DUTCH_SEARCH_H
#include "base/ctx.h"
#include "platform/model/pairing_dutch.h"
#include <stdlib.h>
#include <string.h>

enum { SMALL = 11, KEY = 160, MASKS = 1 << SMALL, NOBODY = -1, BYE = -2 };

/* The rules of colours, from the text */

struct tone {
    int balance, played, last, before; /* last, before: 1 white, -1 black, 0 none */
};

static struct tone tone_of(const struct dutch_player *p)
{
    struct tone t = {0};
    for (int i = 0; i < p->rounds; i++) {
        if (p->round[i].colour == COLOUR_NONE) continue;
        t.before = t.last;
        t.last = p->round[i].colour == WHITE ? 1 : -1;
        t.balance += t.last;
        t.played++;
    }
    return t;
}

/* What is due: 1 white, -1 black, 0 nothing; *ret_force 3 absolute, 2 strong, 1 mild. */
static int due(const struct dutch_player *p, int *ret_force)
{
    struct tone t = tone_of(p);
    *ret_force = 0;
    if (!t.played) return 0;
    *ret_force = 3;
    if (t.last == t.before) return -t.last;
    if (t.balance > 1 || t.balance < -1) return t.balance > 0 ? -1 : 1;
    *ret_force = t.balance ? 2 : 1;
    return t.balance ? -t.balance : -t.last;
}

static int colours_back(const struct dutch_player *p, int *ret)
{
    int count = 0;
    for (int i = p->rounds - 1; i >= 0; i--)
        if (p->round[i].colour != COLOUR_NONE) ret[count++] = p->round[i].colour == WHITE ? 1 : -1;
    return count;
}

/* The colour of the higher ranked of two: 1 white, -1 black. */
static int colour_of(const struct dutch_player *a, const struct dutch_player *b)
{
    int fa, fb, wa = due(a, &fa), wb = due(b, &fb), ca[DUTCH_ROUNDS], cb[DUTCH_ROUNDS];
    if (!wa && !wb) return a->number % 2 ? 1 : -1;
    if (wa != wb) return wa ? wa : -wb;
    if (fa != fb) return fa > fb ? wa : -wa;
    int da = abs(tone_of(a).balance), db = abs(tone_of(b).balance);
    if (fa == 3 && da != db) return da > db ? wa : -wa;
    int na = colours_back(a, ca), nb = colours_back(b, cb);
    for (int i = 0; i < na && i < nb; i++)
        if (ca[i] != cb[i]) return -ca[i];
    return wa;
}

/* The search */

struct search {
    const struct dutch_player *p;
    int n, last; /* last: it is the last round */
    bool odd;
    int bye_points; /* C.5 */
    bool legal[SMALL][SMALL];
    signed char
        whole[MASKS]; /* whether a set of players can be paired completely: 0 not known, 1 yes, -1 no */
};

static bool tops(const struct search *s, int i) { return s->last && s->p[i].points > s->p[i].rounds; }

static bool may_meet(const struct search *s, int i, int j)
{
    int fi, fj, wi = due(&s->p[i], &fi), wj = due(&s->p[j], &fj);
    for (int r = 0; r < s->p[i].rounds; r++)
        if (s->p[i].round[r].opponent == s->p[j].number) return false;
    return !(fi == 3 && fj == 3 && wi == wj && !tops(s, i) && !tops(s, j));
}

static int size_of(int set) { return __builtin_popcount((unsigned)set); }

static bool can_complete(struct search *s, int set)
{
    if (!set) return true;
    if (s->whole[set]) return s->whole[set] > 0;
    int i = __builtin_ctz((unsigned)set);
    bool fine = size_of(set) % 2 && !s->p[i].no_bye && s->p[i].points == s->bye_points &&
                can_complete(s, set & ~(1 << i));
    for (int j = i + 1; !fine && j < s->n; j++)
        if (set >> j & 1 && s->legal[i][j]) fine = can_complete(s, set & ~(1 << i) & ~(1 << j));
    s->whole[set] = fine ? 1 : -1;
    return fine;
}

/* A candidate for a bracket: per player of it the partner, or NOBODY: moves down. */
struct bracket_look {
    struct search *s;
    int who[SMALL], count, moved, low, below; /* below: the set of players under it */
    int mate[SMALL];                          /* by place in `who` */
    int key[KEY], best[KEY], keys;
    int chosen[SMALL];
    bool found, only_pairs; /* only_pairs: nothing but C.6 and C.7 count */
};

static void put(struct bracket_look *b, int value)
{
    must(b->keys < KEY);
    b->key[b->keys++] = value;
}

static int down(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }

static void put_list(struct bracket_look *b, int *list, int count)
{
    qsort(list, (size_t)count, sizeof *list, down);
    for (int i = 0; i < SMALL; i++) put(b, i < count ? list[i] : -1);
}

static int points(const struct bracket_look *b, int at) { return b->s->p[b->who[at]].points; }
static int gap_of(const struct bracket_look *b, int i)
{
    if (b->mate[i] == NOBODY) return points(b, i) - (b->low - 2);
    return abs(points(b, i) - points(b, b->mate[i]));
}

static void put_pairs(struct bracket_look *b)
{
    int list[SMALL], count = 0, pairs = 0;
    for (int i = 0; i < b->count; i++) {
        if (b->mate[i] >= 0 && b->mate[i] < i) continue;
        pairs += b->mate[i] >= 0;
        list[count++] = gap_of(b, i);
    }
    put(b, -pairs);
    put_list(b, list, count);
}

static void explore(struct bracket_look *b, int at);
static void fill_bracket(struct bracket_look *b, const int *moved, int moved_count, int set);

/* C.8: the best that the next bracket can have with these players moved down. */
static void put_next(struct bracket_look *b)
{
    int floaters[SMALL], count = 0;
    struct bracket_look next = {.s = b->s, .only_pairs = true};
    for (int i = 0; i < b->count; i++)
        if (b->mate[i] == NOBODY) floaters[count++] = b->who[i];
    if (!b->below) return;
    fill_bracket(&next, floaters, count, b->below);
    explore(&next, 0);
    for (int i = 0; i < 1 + SMALL; i++) put(b, next.found ? next.best[i] : 0);
}

/* C.9, if nobody leaves the bracket but the one who gets the bye. */
static void put_unplayed(struct bracket_look *b)
{
    int leaving = 0, unplayed = 0;
    for (int i = 0; i < b->count; i++) {
        if (b->mate[i] != NOBODY) continue;
        const struct dutch_player *p = &b->s->p[b->who[i]];
        leaving++;
        for (int r = 0; r < p->rounds; r++) unplayed += p->round[r].colour == COLOUR_NONE;
    }
    put(b, b->s->odd && b->s->bye_points >= b->low && leaving == 1 ? unplayed : 0);
}

static void put_colours(struct bracket_look *b)
{
    int over = 0, row = 0, wishes = 0, strong = 0;
    for (int i = 0; i < b->count; i++) {
        int j = b->mate[i], fi, fj;
        if (j < i) continue;
        const struct dutch_player *one = &b->s->p[b->who[i]], *other = &b->s->p[b->who[j]];
        int colour = colour_of(one, other);
        for (int k = 0; k < 2 && (tops(b->s, b->who[i]) || tops(b->s, b->who[j])); k++) {
            struct tone t = tone_of(k ? other : one);
            int got = k ? -colour : colour;
            over += abs(t.balance + got) > 2;
            row += t.last == got && t.before == got;
        }
        if (!due(one, &fi) || due(one, &fi) != due(other, &fj)) continue;
        wishes++;
        strong += fi >= 2 && fj >= 2;
    }
    put(b, over);
    put(b, row);
    put(b, wishes);
    put(b, strong);
}

static int float_back(const struct dutch_player *p, int back)
{
    return p->rounds >= back ? p->round[p->rounds - back].floated : 0;
}

static void put_floats(struct bracket_look *b, bool lists)
{
    for (int back = 1; back <= 2; back++)
        for (int way = -1; way <= 1; way += 2) {
            int list[SMALL], count = 0;
            for (int i = 0; i < b->count; i++) {
                int now = b->mate[i] == NOBODY                   ? -1
                          : points(b, i) > points(b, b->mate[i]) ? -1
                                                                 : points(b, i) < points(b, b->mate[i]);
                if (now == way && float_back(&b->s->p[b->who[i]], back) == way) list[count++] = gap_of(b, i);
            }
            if (lists) put_list(b, list, count);
            else put(b, count);
        }
}

/* The order of candidates that are equally good. */
static void put_order(struct bracket_look *b)
{
    int place[SMALL], rest = 0, upper = 0, changed = 0, sum = 0, left[SMALL], lefts = 0, right[SMALL],
                      rights = 0;
    for (int i = 0; i < b->moved; i++) put(b, b->mate[i] == NOBODY);
    for (int i = 0; i < b->moved; i++) put(b, b->mate[i] == NOBODY || b->mate[i] < i ? 0 : b->mate[i]);
    for (int i = b->moved; i < b->count; i++) {
        bool with_moved = b->mate[i] != NOBODY && b->mate[i] < b->moved;
        place[i] = with_moved ? NOBODY : rest++;
        upper += !with_moved && b->mate[i] != NOBODY;
    }
    upper /= 2;
    for (int i = b->moved; i < b->count; i++) {
        if (place[i] == NOBODY) continue;
        bool leads = b->mate[i] > i;
        if (place[i] < upper && !leads) left[lefts++] = place[i], changed++, sum -= place[i];
        if (place[i] >= upper && leads) right[rights++] = place[i], sum += place[i];
    }
    put(b, changed);
    put(b, sum);
    for (int i = 0; i < SMALL; i++) put(b, i < lefts ? -left[lefts - 1 - i] : 0);
    for (int i = 0; i < SMALL; i++) put(b, i < rights ? right[i] : 0);
    for (int i = b->moved; i < b->count; i++)
        if (place[i] != NOBODY && b->mate[i] > i) put(b, place[b->mate[i]]);
}

static void judge_candidate(struct bracket_look *b)
{
    b->keys = 0;
    put_pairs(b);
    if (b->found && memcmp(b->key, b->best, sizeof(int)) != 0 && b->key[0] > b->best[0]) return;
    if (!b->only_pairs) {
        put_next(b);
        put_unplayed(b);
        put_colours(b);
        put_floats(b, false);
        put_floats(b, true);
        put_order(b);
    }
    bool better = !b->found;
    for (int i = 0; i < b->keys && !better; i++) {
        if (b->key[i] > b->best[i]) return;
        better = b->key[i] < b->best[i];
    }
    memcpy(b->best, b->key, sizeof b->best);
    memcpy(b->chosen, b->mate, sizeof b->chosen);
    b->found = true;
}

static void explore(struct bracket_look *b, int at)
{
    while (at < b->count && b->mate[at] >= 0) at++;
    if (at == b->count) {
        int left = b->below;
        for (int i = 0; i < b->count; i++)
            if (b->mate[i] == NOBODY) left |= 1 << b->who[i];
        if (can_complete(b->s, left)) judge_candidate(b);
        return;
    }
    for (int j = at + 1; j < b->count; j++) {
        if (b->mate[j] >= 0 || !b->s->legal[b->who[at]][b->who[j]]) continue;
        b->mate[at] = j;
        b->mate[j] = at;
        explore(b, at + 1);
        b->mate[at] = b->mate[j] = NOBODY;
    }
    if (b->mate[at] == NOBODY) explore(b, at + 1);
}

/* A bracket of those moved down and the highest of a set. */
static void fill_bracket(struct bracket_look *b, const int *moved, int moved_count, int set)
{
    b->moved = b->count = moved_count;
    memcpy(b->who, moved, (size_t)moved_count * sizeof *moved);
    b->low = b->s->p[__builtin_ctz((unsigned)set)].points;
    b->below = set;
    for (int i = 0; i < b->s->n; i++)
        if (set >> i & 1 && b->s->p[i].points == b->low) {
            b->who[b->count++] = i;
            b->below &= ~(1 << i);
        }
    for (int i = 0; i < SMALL; i++) b->mate[i] = NOBODY;
}

/* Whether everybody can be paired; then the points of the bye are the least with which that is so. */
static bool find_bye_points(struct search *s, int set)
{
    bool fine = false;
    for (s->bye_points = 0; !fine && s->bye_points <= 2 * s->p->rounds; s->bye_points += !fine) {
        memset(s->whole, 0, sizeof s->whole);
        fine = can_complete(s, set);
    }
    return fine;
}

/* Pair a round by the search; false: it is not possible. ret_mate[i]: the opponent, BYE for none. */
static bool search_round(struct search *s, int *ret_mate)
{
    int set = (1 << s->n) - 1, moved[SMALL], moved_count = 0;
    for (int i = 0; i < s->n; i++) {
        ret_mate[i] = BYE;
        for (int j = i + 1; j < s->n; j++) s->legal[i][j] = s->legal[j][i] = may_meet(s, i, j);
    }
    if (!find_bye_points(s, set)) return false;
    while (set) {
        struct bracket_look b = {.s = s};
        fill_bracket(&b, moved, moved_count, set);
        explore(&b, 0);
        must(b.found);
        set = b.below;
        moved_count = 0;
        for (int i = 0; i < b.count; i++) {
            if (b.chosen[i] == NOBODY) moved[moved_count++] = b.who[i];
            else ret_mate[b.who[i]] = b.who[b.chosen[i]];
        }
    }
    return true;
}
#endif
