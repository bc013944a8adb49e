/* search_play.c - makes turns on the board and takes them back, and updates their hash. */
#include "games/stratic/search.h"

/* One output of SplitMix64: good enough to tell positions apart. */
static uint64_t mix(uint64_t x)
{
    uint64_t state = x;
    return splitmix_next(&state);
}

static uint64_t cell_hash(square s, uint8_t cell) { return cell == EMPTY ? 0 : mix((uint64_t)s << 5 | cell); }

uint64_t squares_hash(const struct position *p)
{
    uint64_t hash = 0;
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < p->own[seat].n; i++) {
            square s = p->own[seat].at[i]; /* a stack of both seats is in both lists */
            if (CELL[p->cell[s]].base_seat == seat) hash ^= cell_hash(s, p->cell[s]);
        }
    return hash;
}

uint64_t position_key(const struct search *s)
{
    const struct position *p = s->p;
    uint64_t rest = (uint64_t)p->turns << 24 | (uint64_t)p->reserve[0] << 16 | (uint64_t)p->reserve[1] << 8 |
                    (uint64_t)p->passes[0] << 5 | (uint64_t)p->passes[1] << 2 | (uint64_t)p->side;
    return s->hash ^ mix(rest ^ 0x5bd1e9955bd1e995);
}

void node_do(struct search *s, const struct movement *m, struct edits *ret_edits)
{
    s->nodes++;
    movement_do(s->p, m, ret_edits);
}

/* The squares a movement changed, each once, with what was there before and what is there now. */
static void follow(struct search *s, const struct edits *e)
{
    for (int i = 0; i < e->n; i++) {
        bool seen = false;
        for (int j = 0; j < i; j++) seen |= e->at[j] == e->at[i];
        if (!seen) s->hash ^= cell_hash(e->at[i], e->was[i]) ^ cell_hash(e->at[i], s->p->cell[e->at[i]]);
    }
}

void turn_do(struct search *s, const struct turn *turn, struct played *ret_played)
{
    ret_played->hash = s->hash;
    ret_played->n = turn->n;
    s->nodes += turn->n == 0;
    for (int i = 0; i < turn->n; i++) {
        node_do(s, &turn->m[i], &ret_played->edits[i]);
        follow(s, &ret_played->edits[i]);
    }
    ret_played->ended = !commander_fell(s->p);
    if (ret_played->ended) turn_end(s->p, turn->n == 0, &ret_played->end);
}

void turn_undo(struct search *s, const struct played *played)
{
    if (played->ended) turn_take_back(s->p, &played->end);
    for (int i = played->n; i-- > 0;) movement_undo(s->p, &played->edits[i]);
    s->hash = played->hash;
}

bool budget_spent(struct search *s)
{
    if (s->nodes >= s->budget - 1) s->spent = true; /* a turn takes two nodes at most */
    return s->spent;
}
