/* pairing_table.c - see pairing_table.h. */
#include "platform/model/pairing_table.h"
#include "base/ctx.h"
#include "base/rng.h"
#include <string.h>

enum { REPEAT_COST = 4, SWEEPS = 40 };

/* Two seats */

static void seat_two(struct board *board, int first, int second)
{
    *board = (struct board){.count = 2, .player = {first, second}};
}

static void seat_one(struct board *board, int player)
{
    *board = (struct board){.count = 1, .player = {player}};
}

int berger_rounds(int players) { return players % 2 ? players : players - 1; }

/* The last of an even number stays, everybody else moves on by half the number each round. With an odd number, whoever
 * meets the missing last one has a bye. */
int berger_round(int players, int round, struct board *ret)
{
    int n = players + players % 2, cycle = n - 1, again = (round - 1) / cycle, r = (round - 1) % cycle,
        count = 0;
    int lead = (int)((int64_t)r * (n / 2) % cycle);
    for (int k = 0; k < n / 2; k++) {
        int a = (lead + k) % cycle, b = k ? (lead - k + cycle) % cycle : n - 1;
        bool swap = (k == 0 && r % 2 == 1) != (again % 2 == 1);
        if (b == players) continue;
        seat_two(&ret[count++], swap ? b : a, swap ? a : b);
    }
    if (players % 2) seat_one(&ret[count++], lead);
    return count;
}

int team_rounds(int first, int second) { return first > second ? first : second; }

int team_round(int first, int second, int round, struct board *ret)
{
    int most = team_rounds(first, second), count = 0;
    for (int i = 0; i < most; i++) {
        int other = (i + round - 1) % most;
        bool swap = (i + round) % 2 == 0;
        if (i < first && other < second)
            seat_two(&ret[count++], swap ? first + other : i, swap ? i : first + other);
        else if (i < first || other < second) seat_one(&ret[count++], i < first ? i : first + other);
    }
    return count;
}

int bracket_slots(int players, int *ret_slots)
{
    int size = 1;
    ret_slots[0] = 0;
    while (size < players) {
        for (int i = size - 1; i >= 0; i--) {
            int seed = ret_slots[i], other = 2 * size - 1 - seed;
            ret_slots[2 * i] = i % 2 ? other : seed;
            ret_slots[2 * i + 1] = i % 2 ? seed : other;
        }
        size *= 2;
    }
    for (int i = 0; i < size; i++)
        if (ret_slots[i] >= players) ret_slots[i] = -1;
    return size;
}

/* Opponents */

struct tables {
    const struct crew *crew;
    const uint8_t *met; /* with the games of rounds that were planned just now */
    int *player;        /* table after table */
    int count;
};

static int64_t together(const struct tables *t, int a, int b)
{
    const struct crew *crew = t->crew;
    int64_t met = t->met[a * crew->count + b], most = 2 * (crew->seats - 1);
    int64_t apart = crew->points ? crew->points[a] - crew->points[b] : 0;
    return met * met * REPEAT_COST * most * most + apart * apart;
}

/* What a player costs at a table in the place of another. */
static int64_t cost_at(const struct tables *t, int player, int at)
{
    int64_t sum = 0;
    int start = at - at % t->crew->seats;
    for (int i = start; i < start + t->crew->seats; i++)
        if (i != at) sum += together(t, player, t->player[i]);
    return sum;
}

/* Exchange two players of different tables if that is better. */
static bool try_swap(struct tables *t, int i, int j)
{
    int a = t->player[i], b = t->player[j];
    if (i / t->crew->seats == j / t->crew->seats) return false;
    if (cost_at(t, a, j) + cost_at(t, b, i) >= cost_at(t, a, i) + cost_at(t, b, j)) return false;
    t->player[i] = b;
    t->player[j] = a;
    return true;
}

/* `step`: 1, or the number of seats, for exchanges in which everybody keeps their seat. */
static void improve(struct tables *t, int step)
{
    bool better = true;
    for (int sweep = 0; better && sweep < SWEEPS; sweep++) {
        better = false;
        for (int i = 0; i < t->count; i++)
            for (int j = i + step; j < t->count; j += step) better |= try_swap(t, i, j);
    }
}

/* Put the byes at the end: for those who had the fewest, from the end. */
static void choose_byes(const struct crew *crew, const int *skipped, int *player)
{
    int byes = crew->count % crew->seats;
    for (int i = 0; i < crew->count; i++) player[i] = i;
    for (int k = 0; k < byes; k++) {
        int last = crew->count - 1 - k, best = last;
        for (int i = last; i >= 0; i--)
            if (skipped[player[i]] < skipped[player[best]]) best = i;
        int chosen = player[best];
        memmove(&player[best], &player[best + 1], (size_t)(last - best) * sizeof *player);
        player[last] = chosen;
    }
}

/* Seats of one round */

/* Each time more than in the seat that the player had least costs eight times as much: with the sum of squares, one player
 * got three games ahead in a seat now and then, because several others gained by it. */
static int64_t seat_cost(const struct crew *crew, int player, int seat)
{
    enum { FACTOR_BITS = 3, MOST_AHEAD = 18 };
    int ahead = crew->seated[player][seat], least = ahead;
    for (int i = 0; i < crew->seats; i++)
        if (crew->seated[player][i] < least) least = crew->seated[player][i];
    ahead -= least;
    return INT64_C(1) << (FACTOR_BITS * (ahead < MOST_AHEAD ? ahead : MOST_AHEAD));
}

static int64_t order_cost(const struct crew *crew, const int *order)
{
    int64_t sum = 0;
    for (int seat = 0; seat < crew->seats; seat++) sum += seat_cost(crew, order[seat], seat);
    return sum;
}

/* Turn three seats, or exchange two (a == c), if that is better. */
static bool try_seats(const struct crew *crew, int *order, int a, int b, int c)
{
    int before[TABLE_SEATS];
    int64_t old = order_cost(crew, order);
    memcpy(before, order, sizeof before);
    order[a] = before[b];
    order[b] = before[c];
    if (a != c) order[c] = before[a];
    if (order_cost(crew, order) < old) return true;
    memcpy(order, before, sizeof before);
    return false;
}

/* Try all exchanges once; whether one was better. */
static bool improve_seats(const struct crew *crew, int *order)
{
    bool better = false;
    for (int a = 0; a < crew->seats; a++)
        for (int b = 0; b < crew->seats; b++)
            for (int c = 0; c < crew->seats; c++)
                if (b != a && b != c) better |= try_seats(crew, order, a, b, c);
    return better;
}

/* Each exchange lowers the cost, so this ends. */
static void settle_seats(const struct crew *crew, int *order)
{
    while (improve_seats(crew, order)) continue;
}

/* A place is a seat at a table: table * seats + seat. A seat is due to a player who has had none less often. While nobody
 * has a bye or leaves, everybody can have one that is due: each seat is due to as many players as must share it. */

struct places {
    const struct crew *crew;
    int *player, count; /* [place] */
    int *from, *queue;  /* [place] from which the search came, -1: not visited; those to look at */
    int queued;
};

static bool is_due(const struct crew *crew, int player, int seat)
{
    int least = crew->seated[player][seat];
    for (int i = 0; i < crew->seats; i++)
        if (crew->seated[player][i] < least) return false;
    return true;
}

static bool is_misplaced(const struct places *p, int place)
{
    return !is_due(p->crew, p->player[place], place % p->crew->seats);
}

/* Look at the places of a table where the player of `at` could go. Returns one whose player is misplaced, -1: none. */
static int look_at(struct places *p, int at, int table)
{
    for (int seat = 0; seat < p->crew->seats; seat++) {
        int place = table * p->crew->seats + seat;
        if (p->from[place] >= 0 || !is_due(p->crew, p->player[at], seat)) continue;
        p->from[place] = at;
        if (is_misplaced(p, place)) return place;
        p->queue[p->queued++] = place;
    }
    return -1;
}

/* The same for all tables, the nearest in score first. */
static int look_around(struct places *p, int at)
{
    int tables = p->count / p->crew->seats, own = at / p->crew->seats, found = -1;
    for (int far = 0; far < tables && found < 0; far++) {
        if (own - far >= 0) found = look_at(p, at, own - far);
        if (found < 0 && far && own + far < tables) found = look_at(p, at, own + far);
    }
    return found;
}

/* Each player on the way moves to the next place; the last one takes the first place, unless that is the end. */
static void go_on(struct places *p, int start, int end)
{
    int first = p->player[start], last = p->player[end], place = end;
    do {
        int before = p->from[place];
        p->player[place] = before == start ? first : p->player[before];
        place = before;
    } while (place != start);
    if (end != start) p->player[start] = last;
}

/* Give the player of a place a seat that is due, with as few others moving as possible (augmenting paths; C. Berge, 1957).
 * False: there is no way. Otherwise fewer players than before are misplaced. */
static bool find_seat(struct places *p, int start)
{
    for (int i = 0; i < p->count; i++) p->from[i] = -1;
    p->queue[0] = start;
    p->queued = 1;
    for (int next = 0; next < p->queued; next++) {
        int end = look_around(p, p->queue[next]);
        if (end < 0) continue;
        go_on(p, start, end);
        return true;
    }
    return false;
}

/* Seats of all tables; afterwards exchanges between tables, in which everybody keeps their seat, mend what that has
 * cost. */
static void settle_round(struct pool *pool, struct tables *t)
{
    struct places p = {.crew = t->crew, .player = t->player, .count = t->count};
    p.from = pool_take_many(pool, (size_t)t->count + 1, sizeof *p.from);
    p.queue = pool_take_many(pool, (size_t)t->count + 1, sizeof *p.queue);
    for (int i = 0; i < t->count; i += t->crew->seats) settle_seats(t->crew, &t->player[i]);
    for (int i = 0; i < t->count; i++)
        while (is_misplaced(&p, i) && find_seat(&p, i)) continue;
    improve(t, t->crew->seats);
}

static int fill_boards(const struct tables *t, struct board *ret)
{
    int seats = t->crew->seats, boards = t->count / seats;
    for (int b = 0; b < boards; b++) {
        ret[b] = (struct board){.count = seats};
        memcpy(ret[b].player, &t->player[b * seats], (size_t)seats * sizeof *t->player);
    }
    for (int i = t->count; i < t->crew->count; i++) seat_one(&ret[boards++], t->player[i]);
    return boards;
}

int crew_round(struct pool *pool, const struct crew *crew, struct board *ret)
{
    must(crew->seats <= TABLE_SEATS);
    struct tables t = {crew, crew->met, pool_take_many(pool, (size_t)crew->count, sizeof(int)),
                       crew->count - crew->count % crew->seats};
    choose_byes(crew, crew->skipped, t.player);
    improve(&t, 1);
    settle_round(pool, &t);
    return fill_boards(&t, ret);
}

/* Seats of a block of rounds. Tables and players are the two sides of a graph in which nobody has more edges than there
 * are seats, so its edges can be coloured with the seats (D. König, 1916). */

struct sitting {
    int table, player, seat;
};

struct block {
    int seats;
    int *at;    /* [table][seat]: the player, -1: free */
    int *table; /* [player][seat]: the table, -1: none */
    struct sitting *chain;
};

static int free_seat(const int *row, int seats)
{
    int seat = 0;
    while (seat < seats && row[seat] >= 0) seat++;
    must(seat < seats);
    return seat;
}

static void set_sitting(struct block *b, const struct sitting *s, bool there)
{
    b->at[s->table * b->seats + s->seat] = there ? s->player : -1;
    b->table[s->player * b->seats + s->seat] = there ? s->table : -1;
}

/* Free the seat `one` of a player, whose seat `other` is free: exchange the two along the chain of tables and players
 * that starts there. */
static void exchange(struct block *b, int player, int one, int other)
{
    int count = 0;
    for (int table; (table = b->table[player * b->seats + one]) >= 0;) {
        b->chain[count++] = (struct sitting){table, player, one};
        player = b->at[table * b->seats + other];
        if (player < 0) break;
        b->chain[count++] = (struct sitting){table, player, other};
    }
    for (int i = 0; i < count; i++) set_sitting(b, &b->chain[i], false);
    for (int i = 0; i < count; i++) {
        b->chain[i].seat = b->chain[i].seat == one ? other : one;
        set_sitting(b, &b->chain[i], true);
    }
}

static void sit(struct block *b, int table, int player)
{
    int mine = free_seat(&b->table[player * b->seats], b->seats);
    int its = free_seat(&b->at[table * b->seats], b->seats);
    if (b->table[player * b->seats + its] >= 0) exchange(b, player, its, mine);
    b->at[table * b->seats + its] = player;
    b->table[player * b->seats + its] = table;
}

static int *none_of(struct pool *pool, int count)
{
    int *list = pool_take_many(pool, (size_t)count, sizeof *list);
    for (int i = 0; i < count; i++) list[i] = -1;
    return list;
}

static void seat_block(struct pool *pool, const struct crew *crew, int rounds, struct board **ret)
{
    int tables = crew->count / crew->seats, places = rounds * tables * crew->seats;
    struct block b = {.seats = crew->seats};
    b.at = none_of(pool, places);
    b.table = none_of(pool, crew->count * b.seats);
    b.chain = pool_take_many(pool, (size_t)places, sizeof *b.chain);
    for (int k = 0; k < rounds * tables; k++)
        for (int i = 0; i < b.seats; i++) sit(&b, k, ret[k / tables][k % tables].player[i]);
    for (int k = 0; k < rounds * tables; k++)
        memcpy(ret[k / tables][k % tables].player, &b.at[k * b.seats], (size_t)b.seats * sizeof *b.at);
}

static void note_met(uint8_t *met, int count, const struct board *board)
{
    for (int i = 0; i < board->count; i++)
        for (int j = 0; j < board->count; j++)
            if (i != j) met[board->player[i] * count + board->player[j]]++;
}

/* A start for each round that differs from the others, so that the search does not end where it began. */
static void mix(struct tables *t, int round)
{
    struct rng rng = rng_seeded((uint64_t)round);
    if (round) rng_shuffle(&rng, t->player, (size_t)t->count, sizeof *t->player);
}

int crew_block(struct pool *pool, const struct crew *crew, int rounds, struct board **ret)
{
    int n = crew->count, boards = 0, *skipped = pool_take_many(pool, (size_t)n, sizeof *skipped);
    uint8_t *met = pool_take_many(pool, (size_t)n * (size_t)n, 1);
    must(rounds <= crew->seats && crew->seats <= TABLE_SEATS);
    memcpy(met, crew->met, (size_t)n * (size_t)n);
    memcpy(skipped, crew->skipped, (size_t)n * sizeof *skipped);
    struct tables t = {crew, met, pool_take_many(pool, (size_t)n, sizeof(int)), n - n % crew->seats};
    for (int r = 0; r < rounds; r++) {
        choose_byes(crew, skipped, t.player);
        mix(&t, r);
        improve(&t, 1);
        boards = fill_boards(&t, ret[r]);
        for (int k = 0; k < boards; k++) {
            note_met(met, n, &ret[r][k]);
            if (ret[r][k].count == 1) skipped[ret[r][k].player[0]]++;
        }
    }
    seat_block(pool, crew, rounds, ret);
    return boards;
}
