/* search_table.c - what Marshal found before, by position: scores that are valid, and the movement to try first. */
#include "games/stratic/search.h"

enum { TABLE_MOST = 1 << 14 };

void transposition_make(struct search *s)
{
    uint64_t size = TABLE_MOST;

    s->table = pool_take_many(s->pool, size, sizeof *s->table);
    s->table_mask = size - 1;
}

const struct entry *transposition_find(const struct search *s, uint64_t key)
{
    const struct entry *e = &s->table[key & s->table_mask];
    return e->bound != BOUND_NONE && e->key == key ? e : NULL;
}

/* A win is stored as plies from here, not from the root. */
void transposition_keep(struct search *s, uint64_t key, int ply, int depth, int score, enum bound bound,
                        const struct movement *best)
{
    struct entry *e = &s->table[key & s->table_mask];
    if (score > WON_LEAST) score += ply;
    if (score < -WON_LEAST) score -= ply;
    if (e->key == key && e->bound != BOUND_NONE && e->depth > depth) return;
    struct movement none = {0};
    *e = (struct entry){key, score, (int16_t)depth, (uint8_t)bound, best ? *best : none};
}

int transposition_score(const struct entry *e, int ply)
{
    if (e->score > WON_LEAST) return e->score - ply;
    return e->score < -WON_LEAST ? e->score + ply : e->score;
}
