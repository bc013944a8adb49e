/* sheet_seats.c - who beats whom on a board, and what its seats are worth; see sheet.h. */
#include "base/real.h"
#include "platform/model/sheet.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double SCALE = 173.71779276130073; /* 400 / ln 10 */
enum { REACH = 2000, STEPS = 60, LEAST = 5 };

int sheet_by_name(const void *a, const void *b)
{
    const struct sheet_name *x = a, *y = b;
    int names = strcmp(x->name, y->name);
    return names ? names : strcmp(x->kind, y->kind);
}

int sheet_player(const struct sheet *s, const struct sheet_name *who)
{
    const struct sheet_name *found = bsearch(who, s->player, (size_t)s->players, sizeof *s->player,
                                             sheet_by_name);
    return found ? (int)(found - s->player) : -1;
}

/* Pairs */

struct pair {
    int one, other, games, won, drawn;
};

static int by_pair(const void *a, const void *b)
{
    const struct pair *x = a, *y = b;
    return x->one != y->one ? x->one - y->one : x->other - y->other;
}

static int pairs_of(const struct sheet *s, const struct sheet_result *r, struct pair *to)
{
    int count = 0, number[SEATS_MAX];
    for (int i = 0; i < r->seats; i++) number[i] = sheet_player(s, &r->who[i]);
    for (int i = 0; i < r->seats; i++)
        for (int k = 0; k < r->seats; k++)
            if (number[i] != number[k])
                to[count++] = (struct pair){number[i], number[k], 1, r->place[i] < r->place[k],
                                            r->place[i] == r->place[k]};
    return count;
}

json_object *sheet_pairs(struct ctx *c, const struct sheet *s)
{
    size_t room = 1;
    int count = 0;
    json_object *list = json_new_array(c);
    for (int i = 0; i < s->count; i++) room += (size_t)(s->result[i].seats * s->result[i].seats);
    struct pair *all = pool_take_many(c->pool, room, sizeof *all);
    for (int i = 0; i < s->count; i++) count += pairs_of(s, &s->result[i], all + count);
    qsort(all, (size_t)count, sizeof *all, by_pair);
    for (int i = 0; i < count;) {
        struct pair sum = all[i++];
        for (; i < count && by_pair(&sum, &all[i]) == 0; i++) {
            sum.games += all[i].games;
            sum.won += all[i].won;
            sum.drawn += all[i].drawn;
        }
        json_object *o = json_new_object(c);
        json_add_text(o, "player", s->player[sum.one].name);
        json_add_text(o, "against", s->player[sum.other].name);
        json_add_int(o, "games", sum.games);
        json_add_int(o, "won", sum.won);
        json_add_int(o, "drawn", sum.drawn);
        json_push(list, o);
    }
    return list;
}

/* Seats and factions */

struct chair { /* a seat of the games of one number of seats, or whatever seat plays a faction in them */
    const struct sheet *sheet;
    const char *faction; /* NULL: the seat */
    int seats, seat, games;
    double score; /* in wins */
    int outcomes;
};

static bool is_chair(const struct chair *chair, const struct sheet_result *r, int seat)
{
    if (!chair->faction) return seat == chair->seat;
    return r->faction[seat] && strcmp(r->faction[seat], chair->faction) == 0;
}

/* Whether the outcome between two seats says something about the chair. */
static bool compares(const struct chair *chair, const struct sheet_result *r, int own, int other)
{
    return is_chair(chair, r, own) && !is_chair(chair, r, other) &&
           sheet_by_name(&r->who[own], &r->who[other]) != 0;
}

/* Add the score that the holders of the chair would have in a game with `points` more, and how much it says about the
 * points. */
static void add_expected(const struct chair *chair, const struct sheet_result *r, double points, double *sum,
                         double *information)
{
    const struct sheet *s = chair->sheet;
    for (int own = 0; own < r->seats; own++) {
        double rating = s->strengths.rating[sheet_player(s, &r->who[own])] + points;
        for (int k = 0; k < r->seats; k++) {
            if (!compares(chair, r, own, k)) continue;
            double gap = (rating - s->strengths.rating[sheet_player(s, &r->who[k])]) / SCALE;
            double win = 1 / (1 + real_exp(-fmax(-500, fmin(500, gap))));
            *sum += win;
            *information += win * (1 - win);
        }
    }
}

static double expected(const struct chair *chair, double points, double *ret_information)
{
    const struct sheet *s = chair->sheet;
    double sum = 0;
    *ret_information = 0;
    for (int i = 0; i < s->count; i++)
        if (s->result[i].seats == chair->seats)
            add_expected(chair, &s->result[i], points, &sum, ret_information);
    return sum;
}

/* Add a game to the chair's score. */
static void count_game(struct chair *chair, const struct sheet_result *r)
{
    bool held = false;
    for (int own = 0; own < r->seats; own++) {
        held |= is_chair(chair, r, own);
        for (int k = 0; k < r->seats; k++) {
            if (!compares(chair, r, own, k)) continue;
            chair->score += r->place[own] < r->place[k] ? 1 : r->place[own] == r->place[k] ? 0.5 : 0;
            chair->outcomes++;
        }
    }
    chair->games += held;
}

static void count_chair(struct chair *chair)
{
    const struct sheet *s = chair->sheet;
    for (int i = 0; i < s->count; i++)
        if (s->result[i].seats == chair->seats) count_game(chair, &s->result[i]);
}

/* The points with which the expected score is the real one, by bisection; false when nothing bounds them. */
static bool solve(const struct chair *chair, double *ret_points, double *ret_reach)
{
    double low = -REACH, high = REACH, information;
    if (chair->games < LEAST || chair->score <= 0 || chair->score >= chair->outcomes) return false;
    if (expected(chair, low, &information) > chair->score ||
        expected(chair, high, &information) < chair->score)
        return false;
    for (int step = 0; step < STEPS; step++) {
        double middle = (low + high) / 2;
        if (expected(chair, middle, &information) < chair->score) low = middle;
        else high = middle;
    }
    *ret_points = (low + high) / 2;
    *ret_reach = 1.96 * SCALE / sqrt(information);
    return true;
}

static void add_number(json_object *o, const char *key, bool known, double value)
{
    if (known) json_add_int(o, key, llround(value));
    else json_add(o, key, NULL);
}

/* A line for the chair; false when nobody had it. */
static bool push_chair(struct ctx *c, struct chair *chair, json_object *list)
{
    double points = 0, reach = 0;
    count_chair(chair);
    if (!chair->games) return false;
    bool known = solve(chair, &points, &reach);
    json_object *o = json_new_object(c);
    json_add_int(o, "seats", chair->seats);
    if (chair->faction) json_add_text(o, "faction", chair->faction);
    else json_add_int(o, "seat", chair->seat);
    json_add_int(o, "games", chair->games);
    add_number(o, "points", known, points);
    add_number(o, "low", known, points - reach);
    add_number(o, "high", known, points + reach);
    json_push(list, o);
    return true;
}

json_object *sheet_seats(struct ctx *c, const struct sheet *s)
{
    json_object *list = json_new_array(c);
    for (int seats = 2; seats <= SEATS_MAX; seats++) {
        for (int seat = 0; seat < seats; seat++) {
            struct chair chair = {.sheet = s, .seats = seats, .seat = seat};
            if (!push_chair(c, &chair, list)) break;
        }
    }
    return list;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The factions of all results, each once, in the order of their names. */
static int factions_find(struct ctx *c, const struct sheet *s, const char ***ret)
{
    int count = 0, kept = 0;
    const char **all = pool_take_many(c->pool, (size_t)s->count * SEATS_MAX + 1, sizeof *all);
    for (int i = 0; i < s->count; i++)
        for (int seat = 0; seat < s->result[i].seats; seat++)
            if (s->result[i].faction[seat]) all[count++] = s->result[i].faction[seat];
    qsort(all, (size_t)count, sizeof *all, by_text);
    for (int i = 0; i < count; i++)
        if (!kept || strcmp(all[kept - 1], all[i]) != 0) all[kept++] = all[i];
    *ret = all;
    return kept;
}

json_object *sheet_factions(struct ctx *c, const struct sheet *s)
{
    const char **names;
    int count = factions_find(c, s, &names);
    json_object *list = json_new_array(c);
    for (int seats = 2; seats <= SEATS_MAX; seats++) {
        for (int i = 0; i < count; i++) {
            struct chair chair = {.sheet = s, .faction = names[i], .seats = seats};
            push_chair(c, &chair, list);
        }
    }
    return list;
}
