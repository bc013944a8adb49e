/* rating_band.c - see rating_band.h. */
#include "platform/lobby/rating_band.h"
#include <stdlib.h>
#include <string.h>

static int64_t steps(int64_t waited, bool slow)
{
    return waited / (slow ? RATING_BAND_EVERY_SLOW : RATING_BAND_EVERY);
}

int rating_band_half(int deviation, int64_t waited, bool slow)
{
    int64_t widened = steps(waited, slow);
    if (widened >= RATING_BAND_STEPS) return RATING_BAND_OPEN;
    return (deviation > RATING_BAND_LEAST ? deviation : RATING_BAND_LEAST) + RATING_BAND_STEP * (int)widened;
}

int64_t rating_band_widens(int64_t waited, bool slow)
{
    int64_t every = slow ? RATING_BAND_EVERY_SLOW : RATING_BAND_EVERY;
    return steps(waited, slow) >= RATING_BAND_STEPS ? -1 : every - waited % every;
}

bool rating_band_fits(const struct seeker *one, const struct seeker *other)
{
    int apart = abs(one->rating - other->rating);
    bool clocks = strcmp(one->clock, other->clock) == 0 || !one->exact || !other->exact;
    return one->person != other->person && clocks && strcmp(one->terms, other->terms) == 0 &&
           apart <= rating_band_half(one->deviation, one->waited, one->slow) &&
           apart <= rating_band_half(other->deviation, other->waited, other->slow);
}

static bool is_blocked(const struct block_pair *blocks, int count, int64_t one, int64_t other)
{
    for (int i = 0; i < count; i++)
        if ((blocks[i].one == one && blocks[i].other == other) ||
            (blocks[i].one == other && blocks[i].other == one))
            return true;
    return false;
}

struct choosing {
    const struct seeker *seekers;
    const struct block_pair *blocks;
    int count, block_count;
    int *group;
};

static bool fits_group(const struct choosing *c, int one, int group)
{
    for (int i = 0; i < c->count; i++)
        if (c->group[i] == group &&
            (!rating_band_fits(&c->seekers[i], &c->seekers[one]) ||
             is_blocked(c->blocks, c->block_count, c->seekers[i].account, c->seekers[one].account)))
            return false;
    return true;
}

/* The waiting player after `host` who fits its group and is nearest in rating; -1: none. */
static int nearest(const struct choosing *c, int host)
{
    int best = -1, best_apart = 0;
    for (int i = host + 1; i < c->count; i++) {
        int apart = abs(c->seekers[i].rating - c->seekers[host].rating);
        if (c->group[i] >= 0 || (best >= 0 && apart >= best_apart)) continue;
        if (!rating_band_fits(&c->seekers[host], &c->seekers[i]) || !fits_group(c, i, c->group[host]))
            continue;
        best = i;
        best_apart = apart;
    }
    return best;
}

static bool fill(const struct choosing *c, int host, int seats)
{
    int group = c->group[host];
    for (int seated = 1; seated < seats; seated++) {
        int next = nearest(c, host);
        if (next < 0) {
            for (int i = 0; i < c->count; i++)
                if (c->group[i] == group) c->group[i] = -1;
            return false;
        }
        c->group[next] = group;
    }
    return true;
}

int rating_band_groups(const struct seeker *seekers, int count, int seats, const struct block_pair *blocks,
                       int block_count, int groups_max, int *ret_group)
{
    struct choosing choosing = {seekers, blocks, count, block_count, ret_group};
    int groups = 0;
    for (int i = 0; i < count; i++) ret_group[i] = -1;
    for (int i = 0; i < count && groups < groups_max; i++) {
        if (ret_group[i] >= 0) continue;
        ret_group[i] = groups;
        if (fill(&choosing, i, seats)) groups++;
    }
    return groups;
}
